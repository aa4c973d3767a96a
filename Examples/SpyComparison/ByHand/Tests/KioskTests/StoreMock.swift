import Foundation
import Kiosk
import Testing

/// A double of `Store` as one writes it: a case for each call, and a closure for each answer.
final class StoreMock: Store, @unchecked Sendable {
    enum Call: Equatable {
        case getCurrency
        case setCurrency(String)
        case price(String)
        case reserve(String, Int)
        case charge(Int, String?)
        case release(String)
        case whenRestocked(String)
    }

    var onPrice: (String) -> Int? = { _ in nil }
    var onReserve: (String, Int) throws -> String = { _, _ in "" }
    var onCharge: (Int, String?) throws -> Void = { _, _ in }
    var onWhenRestocked: (String, @escaping @Sendable (Int) -> Void) -> Void = { _, _ in }
    var currencyValue = ""

    private let condition = NSCondition()
    private var recorded: [Call] = []

    var calls: [Call] {
        condition.lock()
        defer { condition.unlock() }
        return recorded
    }

    private func record(_ call: Call) {
        condition.lock()
        defer { condition.unlock() }
        recorded.append(call)
        condition.broadcast()
    }

    /// Blocks until there is such a call. Nil after ten seconds.
    func wait(where predicate: (Call) -> Bool) -> Call? {
        condition.lock()
        defer { condition.unlock() }
        let deadline = Date(timeIntervalSinceNow: 10)
        while true {
            if let call = recorded.first(where: predicate) { return call }
            if !condition.wait(until: deadline) { return recorded.first(where: predicate) }
        }
    }

    var currency: String {
        get {
            record(.getCurrency)
            return currencyValue
        }
        set {
            record(.setCurrency(newValue))
            currencyValue = newValue
        }
    }

    func price(of item: String) -> Int? {
        record(.price(item))
        return onPrice(item)
    }

    func reserve(_ item: String, count: Int) throws -> String {
        record(.reserve(item, count))
        return try onReserve(item, count)
    }

    func charge(_ amount: Int, to card: String?) throws {
        record(.charge(amount, card))
        try onCharge(amount, card)
    }

    func release(_ ticket: String) { record(.release(ticket)) }

    func whenRestocked(_ item: String, then body: @escaping @Sendable (Int) -> Void) {
        record(.whenRestocked(item))
        onWhenRestocked(item, body)
    }
}
