import Foundation
import Switchboard
import SwitchboardTesting

/// Expects that `body` traps with a text that contains `words`, in a child: that it does not go on, nor crash.
func expectTrap(_ phase: String, _ words: String, _ body: () -> Void) {
    Report.begin(phase)
    fflush(nil)
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    let child = fork()
    if child == 0 {
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] { Foundation.signal(signal, SIG_DFL) }
        dup2(ends[1], STDERR_FILENO)
        close(ends[0])
        body()
        _exit(0)
    }
    close(ends[1])
    var text: [UInt8] = [], some = [UInt8](repeating: 0, count: 4096)
    while case let count = read(ends[0], &some, some.count), count > 0 { text += some[..<count] }
    close(ends[0])
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let signal = status & 0x7F, printed = String(decoding: text, as: UTF8.self)
    if status == 0 {
        Report.problem("expected a trap, found that it went on")
    } else if ![SIGILL, SIGTRAP, SIGABRT].contains(signal) || !printed.contains(words) {
        Report.problem("expected a trap that says \"\(words)\", found signal \(signal) and \"\(printed)\"")
    }
}

// MARK: Values

/// What a value's method calls while it changes the value, if anything.
nonisolated(unsafe) var whileChanging: () -> Void = {}

/// One of several calls of a value, with what it is called by in reports.
struct Step<Delegate> {
    let name: String
    let call: (inout Delegate) throws -> Any

    init(_ name: String, _ call: @escaping (inout Delegate) throws -> Any) {
        self.name = name
        self.call = call
    }
}

/// What a step answers, and what the real object heard, when nothing stands before it.
struct Expected<Delegate> {
    private let steps: [Step<Delegate>]
    private var outcomes: [(answer: Any, events: [Events.Event])] = []

    /// Takes the steps with `object` itself.
    init(_ steps: [Step<Delegate>], of object: Delegate) {
        self.steps = steps
        Report.begin("called directly")
        var direct = object
        for step in steps { outcomes.append((try! step.call(&direct), events.take())) }
    }

    /// Takes the steps with `object`, and reports answers and events that differ. An observed object's events are the
    /// real one's, each between `sent`, with the arguments as they came, and `invoked`.
    func check(_ way: String, _ object: Delegate, isObserved: Bool = false) {
        var object = object
        for (step, expected) in zip(steps, outcomes) {
            Report.begin("\(way): \(step.name)")
            let answer = try! step.call(&object)
            if !matches(answer, expected.answer) { Report.problem("expected \(expected.answer), found \(answer)") }
            let heard = events.take().filter { $0.stage != "around" }
            let observing = heard.filter { ["sent", "invoked"].contains($0.stage) }
            let real = heard.filter { !["sent", "invoked"].contains($0.stage) }
            let isRight =
                real.map(\.stage) == expected.events.map(\.stage)
                && zip(real, expected.events).allSatisfy { matches($0.arguments, $1.arguments) }
                && (!isObserved
                    ? observing.isEmpty
                    : heard.map(\.stage) == expected.events.flatMap { ["sent", $0.stage, "invoked"] }
                        && matches(heard[0].arguments, expected.events[0].arguments))
            if !isRight { Report.problem("expected the events \(expected.events), found \(heard)") }
        }
    }
}

/// Calls a value's methods directly and through proxies, and compares what they answer, what they hear, and what they
/// are after each call. `again` calls a method that changes the value and calls `whileChanging`.
func checkValue<Delegate>(
    _ name: String, _ make: () -> Delegate, _ steps: [Step<Delegate>], again: @escaping (inout Delegate) -> Void
) {
    Report.begin(method: name)
    let direct = Expected(steps, of: make())
    Report.begin("making proxies")
    let proxy = ForwardingProxy(forwardingTo: make())
    direct.check("a proxy", proxy.object)
    let whole = ForwardingProxy(forwardingTo: make())
    let token = whole.intercept { call in
        if let invocation = call.invocation { events.add("around", try invocation.arguments()) }
        try call.proceed()
    }
    direct.check("an intercepted proxy", whole.object)
    token.cancel()
    let other = ForwardingProxy(forwardingTo: make())
    direct.check("a proxy of a proxy", ForwardingProxy(forwardingTo: other.object).object)
    direct.check("a partial spy", Spy(over: make()).object)
    // As Swift's own law of exclusivity has it; a copy of the proxy's object is the same value.
    for (way, object) in [("a proxy", proxy.object), ("an intercepted proxy", whole.object)] {
        expectTrap("\(way), changed while it is changed", "ccess") {
            var (object, same) = (object, object)
            var isInside = false
            whileChanging = {
                if isInside { return }
                isInside = true
                again(&same)
            }
            again(&object)
        }
    }
}

// MARK: Static requirements

/// Calls the static requirements of an object's type, of the types of proxies before it, and of a partial spy's, and
/// compares.
func checkStatic<Delegate>(_ name: String, _ real: Delegate, _ steps: [Step<Delegate>]) {
    Report.begin(method: name)
    let direct = Expected(steps, of: real)
    Report.begin("making proxies")
    let proxy = ForwardingProxy(forwardingTo: real)
    direct.check("a proxy", proxy.object)
    let token = proxy.intercept { call in
        if let invocation = call.invocation { events.add("around", try invocation.arguments()) }
        try call.proceed()
    }
    direct.check("an intercepted proxy", proxy.object)
    token.cancel()
    direct.check("a partial spy", Spy(over: real).object)
}

// MARK: Arguments that change

/// Calls methods with `inout` arguments directly, through an observed proxy, through one with an interceptor of all
/// calls beside, and through a partial spy, and compares what is left in the variables.
func checkInout<Delegate>(
    _ name: String, _ real: Delegate, _ steps: [Step<Delegate>],
    _ reference: (ForwardingProxy<Delegate>) -> [SubscriptionToken]
) {
    Report.begin(method: name)
    let direct = Expected(steps, of: real)
    Report.begin("making proxies")
    let proxy = ForwardingProxy(forwardingTo: real)
    direct.check("a proxy", proxy.object)
    Report.begin("referencing methods")
    let tokens = reference(proxy)
    direct.check("an observed proxy", proxy.object, isObserved: true)
    let token = proxy.intercept { call in
        if let invocation = call.invocation { events.add("around", try invocation.arguments()) }
        try call.proceed()
    }
    direct.check("an observed and intercepted proxy", proxy.object, isObserved: true)
    token.cancel()
    direct.check("a partial spy", Spy(over: real).object)
    withExtendedLifetime(tokens) {}
}

// MARK: Several delegates

/// Compares which of two delegates get the calls of a method through a proxy before it is named and after that, and
/// through a proxy of a class by hand.
final class SeveralBench<Delegate>: Bench<Delegate> {
    private let noCodeHost = Host<Delegate>(), handHost = HandHost<Delegate>()
    private let tokens: [SubscriptionToken]

    init(
        _ name: String, _ make: (String) -> Delegate,
        handWritten: ((HandHost<Delegate>) -> DelegateProxy<HandHost<Delegate>, Delegate>)?
    ) {
        Report.method = name
        Report.begin("making proxies")
        let (real, other) = (make("real"), make("other"))
        noCodeHost.delegate = real
        handHost.delegate = real
        tokens = [
            NoCode.proxy(for: noCodeHost).addTarget(other, retainTarget: false),
            handWritten!(handHost).addTarget(other, retainTarget: false),
        ]
        super.init(name, real: real, other: other)
    }

    @inline(never)
    override func check(_ method: Method<Delegate>) {
        Report.begin(method: "\(name), \(method.source)")
        let before = reached(method, noCodeHost.delegate!, "several delegates, not named")
        let handWritten = reached(method, handHost.delegate!, "several delegates, by hand")
        var named = before
        if let selector = method.selector, find(method, selector) != nil {
            named = reached(method, noCodeHost.delegate!, "several delegates, named")
        } else if let reference = method.reference, find(method, reference.name) != nil {
            named = reached(method, noCodeHost.delegate!, "several delegates, named")
        }
        // A class by hand forwards an asynchronous call to its one real delegate.
        if before != named || !method.isAsynchronous && before != handWritten {
            Report.problem("reached \(before), named \(named), by hand \(handWritten)")
        }
    }

    private func reached(_ method: Method<Delegate>, _ delegate: Delegate, _ phase: String) -> [String] {
        Report.begin(phase)
        _ = try? method.call(delegate)
        return events.take().map(\.stage)
    }
}
