import Foundation
import Switchboard
import SwitchboardTracing
import TestSupport
import XCTest

public protocol Till: AnyObject {
    func sum(_ name: String) -> Int
    func close(_ name: String)
}

public final class TillOwner: HasDelegate {
    public weak var delegate: (any Till)?
    public init() {}
}

private final class RealTill: Till {
    func sum(_ name: String) -> Int { name.count }
    func close(_ name: String) {}
}

private final class OtherTill: Till {
    func sum(_ name: String) -> Int { 0 }
    func close(_ name: String) {}
}

/// A proxy class by hand.
private final class HandTill: DelegateProxy<TillOwner, any Till>, DelegateProxyType, Till, @unchecked Sendable {
    static let sum = TypedSelector<any Till, String, Int>("sum(_:)") { $0.sum($1) }
    static let close = TypedSelector<any Till, String, Void>("close(_:)") { $0.close($1) }

    init(parent: TillOwner) { super.init(parentObject: parent, delegateProxy: HandTill.self) }

    static func registerKnownImplementations() { register { HandTill(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any Till> { .forwarding(sum, close) }

    func sum(_ name: String) -> Int { forward(Self.sum, with: name, default: { -1 }) { $0.sum(name) } }
    func close(_ name: String) { forward(Self.close, with: name) { $0.close(name) } }
}

/// Methods that are registered by name, of which calls become invocations.
public protocol Ledger: AnyObject {
    func note(_ amount: Int) -> Int
}

private final class RealLedger: Ledger {
    func note(_ amount: Int) -> Int { amount * 2 }
}

private final class OtherLedger: Ledger {
    func note(_ amount: Int) -> Int { 0 }
}

public protocol Labelled: AnyObject {
    var label: String { get set }
}

private final class RealLabel: Labelled {
    var label = "a"
}

private final class OtherLabel: Labelled {
    var label = "b"
}

final class ProxyKindsTests: XCTestCase {
    private func expect(
        _ trace: Trace, _ names: [String], _ arguments: [String?], _ answers: [String?], line: UInt = #line
    ) {
        XCTAssertEqual(trace.names, names, line: line)
        XCTAssertEqual(trace.calls.map(\.arguments), arguments, line: line)
        XCTAssertEqual(trace.calls.map(\.answer), answers, line: line)
        XCTAssertTrue(trace.calls.allSatisfy { $0.outcome == .returned }, line: line)
    }

    func testADelegateProxyWithoutCode() {
        let timeline = Timeline(textLength: 40), owner = TillOwner(), real = RealTill()
        owner.delegate = real
        let proxy = DelegateProxy<TillOwner, any Till>.proxy(for: owner), recording = timeline.record(proxy)
        XCTAssertEqual(owner.delegate?.sum("abc"), 3)
        owner.delegate?.close("now")
        recording.cancel()
        expect(timeline.trace(), ["Till.sum(_:)", "Till.close(_:)"], [#""abc""#, #""now""#], ["3", nil])
        withExtendedLifetime(real) {}
    }

    func testAClassByHand() {
        let timeline = Timeline(textLength: 40), owner = TillOwner(), real = RealTill()
        owner.delegate = real
        let proxy = HandTill.proxy(for: owner), recording = timeline.record(proxy)
        XCTAssertEqual(owner.delegate?.sum("abc"), 3)
        owner.delegate?.close("now")
        recording.cancel()
        expect(timeline.trace(), ["Till.sum(_:)", "Till.close(_:)"], [#""abc""#, #""now""#], ["3", nil])
        withExtendedLifetime(real) {}
    }

    func testAMethodThatIsRegisteredByName() throws {
        let timeline = Timeline(textLength: 40), proxy = ForwardingProxy<any Ledger>(forwardingTo: RealLedger())
        try ForwardingProxy<any Ledger>.register(
            "note(_:)", ForwardingProxy<any Ledger>.selector(Ledger.note(_:)))
        let recording = timeline.record(proxy)
        XCTAssertEqual(proxy.object.note(4), 8)
        let sent: Int = try proxy.send("note(_:)", 5)
        XCTAssertEqual(sent, 10)
        recording.cancel()
        expect(timeline.trace(), ["Ledger.note(_:)", "Ledger.note(_:)"], ["4", "5"], ["8", "10"])
    }

    func testProperties() {
        let timeline = Timeline(textLength: 40), proxy = ForwardingProxy<any Labelled>(forwardingTo: RealLabel())
        let recording = timeline.record(proxy)
        XCTAssertEqual(proxy.object.label, "a")
        proxy.object.label = "c"
        recording.cancel()
        let trace = timeline.trace()
        expect(trace, ["Labelled.label", "Labelled.label"], ["", #""c""#], [#""a""#, nil])
        XCTAssertTrue(trace.summary().contains("\nLabelled.label (get) "), trace.summary())
        XCTAssertTrue(trace.summary().contains("\nLabelled.label (set) "), trace.summary())
    }

    /// Interceptors before the recording are outside of it, and those behind it inside.
    func testInterceptorsAroundARecording() {
        let timeline = Timeline(textLength: 40), shop = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        let before = shop.intercept(Shop.sell(_:count:)) { call, name, count in
            call.proceed((name, count + 1)) * 10
        }
        let recording = timeline.record(shop)
        let behind = shop.intercept(Shop.sell(_:count:)) { call, name, count in call.proceed() + 1 }
        XCTAssertEqual(shop.object.sell("x", count: 1), 30)
        for token in [before, recording, behind] { token.cancel() }
        expect(timeline.trace(), ["Shop.sell(_:count:)"], [#""x", count: 2"#], ["3"])
    }
}
