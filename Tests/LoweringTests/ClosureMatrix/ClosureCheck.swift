import LoweringProtocols
import Switchboard
import TestSupport
import XCTest

/// Calls methods with closures through a proxy whose delegate type says what the associated type is. Observers,
/// interceptors and the receiver call the closure, and what it returns to each is compared.
final class ClosureCheck<E> {
    typealias Source = any ClosureSource<E>
    typealias Proxy = ForwardingProxy<Source>

    private let notes: ClosureNotes
    private let receiver: ClosureReceiver<E>

    init(_ v: E, _ w: E, _ notes: ClosureNotes) {
        self.notes = notes
        receiver = ClosureReceiver(v, w, notes)
    }

    /// - Parameters:
    ///   - expected: What the closures return.
    ///   - name: Names the method.
    ///   - use: Calls the closures in an element of a stream, and in arguments as `[Any]`.
    ///   - intercept: Has an interceptor note what the closures return.
    ///   - call: Calls the method.
    @inline(never)
    func form<Element>(
        _ form: String, _ expected: [Any], _ name: () throws -> TypedSelector<Source, Element, Void>,
        _ use: @escaping (Element) -> [Any], _ boxed: @escaping ([Any]) -> [Any],
        _ intercept: (_ proxy: Proxy, _ note: @escaping ([Any]) -> Void) -> SubscriptionToken, _ call: (Source) -> Void
    ) throws {
        try XCTSkipUnless(hasEntryStubs, "this build has no entry stubs")
        let proxy = Proxy(forwardingTo: receiver)
        expect(form, [], proxy, expected, call)
        let selector: TypedSelector<Source, Element, Void>
        do {
            selector = try name()
            XCTAssertFalse(Self.isRefused(form), "expected a refusal of \(form)")
        } catch {
            XCTAssert(error is ObservationError, "\(error)")
            XCTAssert(Self.isRefused(form), "\(error)")
            return expect(form, [], proxy, expected, call)
        }
        var heard: [[Any]] = []
        var subscriptions = [
            proxy.sentMessage(selector).subscribe { heard.append(use($0)) },
            proxy.methodInvoked(selector).subscribe { heard.append(use($0)) },
        ]
        expect(form, [expected, expected], proxy, expected, call) { heard }
        let message = MessageSelector(form)
        try Proxy.register(message, selector)
        subscriptions.append(proxy.sentMessage(message).subscribe { heard.append(boxed($0)) })
        heard = []
        expect(form, [expected, expected, expected], proxy, expected, call) { heard }
        subscriptions.append(intercept(proxy) { heard.append($0) })
        heard = []
        expect(form, [expected, expected, expected, expected], proxy, expected, call) { heard }
        subscriptions.forEach { $0.cancel() }
    }

    /// Tuples as parameters of closures are not supported, and neither are tuples of what travels in memory as their
    /// results.
    private static func isRefused(_ form: String) -> Bool {
        guard E.self is (Int, String).Type else { return false }
        return !["m2", "m8", "m11", "m17", "m18", "m19", "m20", "m21", "m22", "m23", "m27", "m28", "local2"].contains(
            form)
    }

    private func expect(
        _ form: String, _ heard: [[Any]], _ proxy: Proxy, _ expected: [Any], _ call: (Source) -> Void,
        _ found: () -> [[Any]] = { [] }
    ) {
        notes.received = []
        call(proxy.object)
        compare(notes.received, expected, "\(form), received")
        let found = found()
        XCTAssertEqual(found.count, heard.count, form)
        for (number, (found, expected)) in zip(found, heard).enumerated() {
            compare(found, expected, "\(form), heard \(number)")
        }
    }

    private func compare(_ found: [Any], _ expected: [Any], _ what: String) {
        XCTAssertEqual(found.count, expected.count, what)
        for (found, expected) in zip(found, expected) where !isSame(found, expected) {
            XCTFail("\(what): expected \(expected), found \(found)")
        }
    }
}

/// A value as `Any`.
func boxed<Value>(_ value: Value) -> Any { value }
