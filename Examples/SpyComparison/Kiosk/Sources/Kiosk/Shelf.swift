import Foundation

/// The real store, which the tests do not use.
public final class Shelf: Store, @unchecked Sendable {
    private let lock = NSLock()
    private let prices: [String: Int]
    private var counts: [String: Int]
    private var reserved: [String: (item: String, count: Int)] = [:]
    private var waiting: [String: [@Sendable (Int) -> Void]] = [:]
    private var unit = "EUR", number = 0

    /// A shelf with so many of each item, at such prices.
    public init(prices: [String: Int], counts: [String: Int]) {
        self.prices = prices
        self.counts = counts
    }

    /// In which prices are.
    public var currency: String {
        get { lock.withLock { unit } }
        set { lock.withLock { unit = newValue } }
    }

    /// Nil for what is never sold here.
    public func price(of item: String) -> Int? { prices[item] }

    /// Takes them off the shelf.
    public func reserve(_ item: String, count: Int) throws -> String {
        try lock.withLock {
            guard let left = counts[item], left >= count else { throw KioskError.soldOut }
            counts[item] = left - count
            number += 1
            let ticket = "T\(number)"
            reserved[ticket] = (item, count)
            return ticket
        }
    }

    /// Only cash is taken.
    public func charge(_ amount: Int, to card: String?) throws {
        if card != nil { throw KioskError.declined }
    }

    /// Puts them back.
    public func release(_ ticket: String) {
        guard let goods = lock.withLock({ reserved.removeValue(forKey: ticket) }) else { return }
        restock(goods.item, by: goods.count)
    }

    /// Calls `body` once.
    public func whenRestocked(_ item: String, then body: @escaping @Sendable (Int) -> Void) {
        lock.withLock { waiting[item, default: []].append(body) }
    }

    /// Puts new ones on the shelf.
    public func restock(_ item: String, by count: Int) {
        let bodies = lock.withLock {
            counts[item, default: 0] += count
            return waiting.removeValue(forKey: item) ?? []
        }
        for body in bodies { body(count) }
    }
}
