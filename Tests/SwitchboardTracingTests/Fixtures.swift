import Foundation
import Switchboard
import SwitchboardTracing
import TestSupport

/// What the tests record: a shop asks its stock, which may ask another shop.
public protocol Shop: AnyObject, Sendable {
    func open()
    func sell(_ name: String, count: Int) -> Int
    func refund(_ name: String) throws
    func count(down number: Int)
    func list(_ names: [String], _ note: String?)
}

public protocol Stock: AnyObject, Sendable {
    func take(_ name: String, count: Int) -> Int
    func check(_ name: String) throws(StockFailure)
}

public struct StockFailure: Error, Equatable {
    public let name: String
}

/// Answers, and asks the stock first.
final class CornerShop: Shop, @unchecked Sendable {
    var stock: (any Stock)?
    /// The proxy in front, for methods that call themselves.
    weak var front: (any Shop)?
    var opened: () -> Void = {}

    func open() { opened() }
    func sell(_ name: String, count: Int) -> Int { stock?.take(name, count: count) ?? count }
    func refund(_ name: String) throws { try stock?.check(name) }
    func count(down number: Int) { if number > 0 { front?.count(down: number - 1) } }
    func list(_ names: [String], _ note: String?) {}
}

final class EmptyShop: Shop {
    func open() {}
    func sell(_ name: String, count: Int) -> Int { 0 }
    func refund(_ name: String) throws {}
    func count(down number: Int) {}
    func list(_ names: [String], _ note: String?) {}
}

final class Shelf: Stock {
    func take(_ name: String, count: Int) -> Int { count - 1 }
    func check(_ name: String) throws(StockFailure) { throw StockFailure(name: name) }
}

final class EmptyShelf: Stock {
    func take(_ name: String, count: Int) -> Int { 0 }
    func check(_ name: String) throws(StockFailure) {}
}

/// The types of these methods are another in each call, so nobody knows them.
public protocol Echo: AnyObject, Sendable {
    func same<Value>(_ value: Value) -> Value
    func wait<Value: Sendable>(_ value: Value) async -> Value
    // A tuple with a generic part: symbols don't tell how it is passed.
    func first<Value>(_ pair: (Value, Int)) -> Value
    func waitFirst<Value: Sendable>(_ pair: (Value, Int)) async -> Value
}

extension Echo {
    func first<Value>(_ pair: (Value, Int)) -> Value { pair.0 }
    func waitFirst<Value: Sendable>(_ pair: (Value, Int)) async -> Value { pair.0 }
}

final class Wall: Echo {
    func same<Value>(_ value: Value) -> Value { value }
    func wait<Value: Sendable>(_ value: Value) async -> Value { value }
}

final class Hall: Echo {
    func same<Value>(_ value: Value) -> Value { value }
    func wait<Value: Sendable>(_ value: Value) async -> Value { value }
}

/// A shop behind a proxy, whose stock is behind another one.
struct RecordedShop {
    let corner = CornerShop()
    let shop: ForwardingProxy<any Shop>
    let stock: ForwardingProxy<any Stock>
    let recordings: [SubscriptionToken]

    init(_ timeline: Timeline) {
        shop = ForwardingProxy(forwardingTo: corner)
        stock = ForwardingProxy(forwardingTo: Shelf())
        corner.stock = stock.object
        corner.front = shop.object
        recordings = [timeline.record(shop), timeline.record(stock)]
    }
}

extension Trace {
    /// Proxy and method of each call.
    var names: [String] { calls.map(\.name) }
}

extension Trace.Call {
    var name: String { "\(proxy).\(requirement.selector?.name ?? "requirement \(requirement.index)")" }
}
