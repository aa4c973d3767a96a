import LoweringProtocols
import Switchboard
import SwitchboardTesting

/// A method of a random protocol, or a property of one, with a call of it.
struct Method<Delegate> {
    /// As it is declared.
    let source: String
    /// The name by which it is registered.
    let name: MessageSelector
    /// The arguments of the call, one by one.
    var sent: [Any]
    /// What the call gives, and what it throws where receivers fail; nil for what cannot throw.
    var answer: Any
    var error: ExpectedError?
    /// Whether its calls do not become invocations.
    var passesInvocationsBy = false
    /// Whether it is asynchronous: then it has no name, and no invocations.
    var isAsynchronous = false
    /// Whether it has a generic parameter: then one closure is for one type, and it has no name.
    var isGeneric = false
    /// Whether another protocol declares it, which this one refines.
    var isInherited = false
    /// Whether its error ends a call of several delegates.
    var endsSeveral = false
    /// What receivers hear of one call; one event for a method.
    var heard: [[Any]]
    /// Makes the call.
    let call: (Delegate) throws -> Any
    /// Names it; nil where Swift has no reference to it that `selector` takes.
    var selector: (() throws -> FoundMethod<Delegate>)?
    /// Which arguments are closures that do not escape: what they do is noted while the call runs.
    var momentary: Set<Int> = []
    /// Whether the program's symbols tell of it, so that it is known before it is named.
    var isTold = false
    /// Whether naming it must work. Otherwise a refusal is fine, too.
    var isServed = false
    /// Whether its receiver may take arguments over: then only the first of several is called.
    var mayConsume = false
    /// Whether its declaration has a function, or a type with one in it.
    var takesClosure: Bool { ["->", "Closure"].contains { source.contains($0) } }
    /// Gives an invocation the arguments.
    var fill: ((Invocation) throws -> Void)?
    /// Sends the message with its arguments.
    var send: ((any MessageReceiver) throws -> Any)?
    /// The selector of the class that conforms by hand.
    var handWritten: FoundMethod<Delegate>?
    /// How interceptors and spies name it.
    var reference: MethodReference<Delegate>?
}

/// What takes a reference to a method, or the key path of a property.
struct MethodReference<Delegate> {
    /// Throws if it is refused.
    let name: () throws -> Void
    /// Adds interceptors that proceed, with the arguments that they got or, if `replaces`, with copies.
    let intercept: (_ proxy: ForwardingProxy<Delegate>, _ replaces: Bool) -> [SubscriptionToken]
    /// Has a spy answer as the real object does.
    let stub: (_ spy: Spy<Delegate>, _ fails: Bool) -> Void
    /// What a spy has recorded.
    let recorded: (Spy<Delegate>) -> [[Any]]
    /// What it has recorded after one call.
    let expected: [[Any]]
    /// Answers as the real object does, while a proxy has no target; nil for properties.
    var answer: ((_ proxy: ForwardingProxy<Delegate>, _ fails: Bool) -> SubscriptionToken)?
}

/// An error, which may arrive boxed twice: where `throws(Failure)` is generic, Swift boxes what is an `any Error`
/// already.
struct ExpectedError {
    let value: any Error
    let isSame: (any Error) -> Bool

    init<Failure: Error>(_ expected: Failure) {
        value = expected
        isSame = { ($0 as? Failure).map { matches(boxed($0), boxed(expected)) } ?? false }
    }
}

/// Calls the methods of one protocol in some ways, and compares what arrives.
class Bench<Delegate> {
    typealias NoCode = DelegateProxy<Host<Delegate>, Delegate>

    let name: String
    let real: Delegate
    let other: Delegate
    private let receivers: [Receiver]

    /// Preconditions: both objects are `Receiver`s.
    init(_ name: String, real: Delegate, other: Delegate) {
        self.name = name
        self.real = real
        self.other = other
        receivers = [real as! Receiver, other as! Receiver]
    }

    func check(_ method: Method<Delegate>) {}

    /// What receivers heard of a call.
    func heard(_ method: Method<Delegate>) -> [Events.Event] { events.take() }

    /// Names a method; nil if it is refused.
    final func find<Found>(_ method: Method<Delegate>, _ name: () throws -> Found) -> Found? {
        Report.begin("naming it")
        do {
            return try name()
        } catch let refusal as ObservationError {
            Report.refused(refusal, expected: !method.isServed)
        } catch {
            Report.problem("expected a refusal, found another error: \(error)")
        }
        return nil
    }

    final func inEachWay(_ method: Method<Delegate>, _ body: (_ fails: Bool) -> Void) {
        for fails in method.error == nil ? [false] : [false, true] {
            receivers.forEach { $0.fails = fails }
            body(fails)
        }
        receivers.forEach { $0.fails = false }
    }

    final func receiver(_ method: Method<Delegate>, _ name: String) -> [Events.Event] {
        method.heard.map { Events.Event(stage: name, arguments: $0) }
    }

    // MARK: One call

    final func expect(
        _ method: Method<Delegate>, _ phase: String, _ delegate: Delegate, _ fails: Bool, _ expected: [Events.Event],
        ignoring ignored: String? = nil
    ) {
        expect(method, phase, fails, expected, ignoring: ignored) { try method.call(delegate) }
    }

    final func expect(
        _ method: Method<Delegate>, _ phase: String, _ fails: Bool, _ expected: [Events.Event],
        ignoring ignored: String? = nil, _ call: () throws -> Any
    ) {
        Report.begin(fails ? "\(phase), throwing" : phase)
        do {
            let answer = try call()
            if fails {
                Report.problem("expected the error \(method.error!.value), found the result \(answer)")
            } else if !matches(answer, method.answer) {
                Report.problem("expected the result \(method.answer), found \(answer)")
            }
        } catch {
            if !fails {
                Report.problem("expected the result \(method.answer), found the error \(error)")
            } else if !method.error!.isSame(error) {
                Report.problem("expected the error \(method.error!.value), found \(error)")
            }
        }
        compare(heard(method).filter { $0.stage != ignored }, expected)
        Report.balanced { _ = try? call() }
    }

    private func compare(_ found: [Events.Event], _ expected: [Events.Event]) {
        guard found.map(\.stage) == expected.map(\.stage) else {
            return Report.problem("expected the stages \(expected.map(\.stage)), found \(found.map(\.stage))")
        }
        for (found, expected) in zip(found, expected) where !matches(found.arguments, expected.arguments) {
            Report.problem("\(expected.stage): expected \(expected.arguments), found \(found.arguments)")
        }
    }
}
