import Switchboard
import Synchronization
import XCTest

/// An object with a delegate.
final class Parent<Delegate>: HasDelegate {
    var delegate: Delegate?
}

/// What a call gave to observers and receiver, in order.
final class Log: @unchecked Sendable {
    enum Stage: String { case sent, received, invoked }

    private(set) var events: [(stage: Stage, arguments: [Any])] = []

    func sent(_ arguments: [Any]) { events.append((.sent, arguments)) }
    func received(_ arguments: [Any]) { events.append((.received, arguments)) }
    func invoked(_ arguments: [Any]) { events.append((.invoked, arguments)) }

    func take() -> [(stage: Stage, arguments: [Any])] {
        defer { events = [] }
        return events
    }
}

/// Calls methods through a proxy and compares what arrives with what was sent.
final class Check<Delegate> {
    typealias Proxy = DelegateProxy<Parent<Delegate>, Delegate>

    let log = Log()
    let proxy: Proxy
    private let parent = Parent<Delegate>()
    /// Kept here, as delegates are held weakly.
    private let receiver: Delegate

    init(_ receiver: (Log) -> Delegate) {
        self.receiver = receiver(log)
        parent.delegate = self.receiver
        proxy = .proxy(for: parent)
    }

    /// The call must arrive as it was sent: unobserved, then at both stages and at the receiver, then unobserved again.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func observed<Element>(
        _ form: String, _ selector: @autoclosure () throws -> TypedSelector<Delegate, Element, Void>, _ expected: [Any],
        _ call: (Delegate) -> Void
    ) throws {
        expect([.received], expected, "\(form), unobserved", call)
        let selector = try selector()
        let log = log
        let count = expected.count
        let subscriptions = [
            proxy.sentMessage(selector).subscribe { log.sent(list($0, count)) },
            proxy.methodInvoked(selector).subscribe { log.invoked(list($0, count)) },
        ]
        expect([.sent, .received, .invoked], expected, form, call)
        subscriptions.forEach { $0.cancel() }
        expect([.received], expected, "\(form), observed no more", call)
    }

    /// As `observed`, with observers of both stages that were written where the types are known.
    @inline(never)
    func typed(_ expected: [Any], _ subscriptions: [SubscriptionToken], _ call: (Delegate) -> Void) {
        expect([.sent, .received, .invoked], expected, "typed", call)
        subscriptions.forEach { $0.cancel() }
        expect([.received], expected, "typed, observed no more", call)
    }

    /// The method must be refused with a reason that says something, and the call must arrive all the same.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func refused<Element>(
        _ form: String, _ selector: @autoclosure () throws -> TypedSelector<Delegate, Element, Void>, _ expected: [Any],
        _ call: (Delegate) -> Void
    ) throws {
        do {
            _ = try selector()
            XCTFail("\(form): expected a refusal")
        } catch let refusal as ObservationError {
            guard case .argument(_, let why) = refusal.reason else { return XCTFail("\(form): \(refusal)") }
            XCTAssertFalse(why.isEmpty)
        }
        expect([.received], expected, "\(form), unobserved", call)
    }

    private func expect(_ stages: [Log.Stage], _ expected: [Any], _ what: String, _ call: (Delegate) -> Void) {
        call(parent.delegate!)
        let events = log.take()
        XCTAssertEqual(events.map(\.stage), stages, what)
        for event in events {
            XCTAssertEqual(event.arguments.count, expected.count, what)
            for (index, (argument, sent)) in zip(event.arguments, expected).enumerated() {
                if !isSame(argument, sent) {
                    XCTFail("\(what): argument \(index) \(event.stage): expected \(sent), found \(argument)")
                }
            }
        }
    }
}

/// The parts of a stream's element, which is the only argument or the tuple of them.
private func list(_ element: Any, _ count: Int) -> [Any] {
    count == 1 ? [element] : Mirror(reflecting: element).children.map(\.value)
}
