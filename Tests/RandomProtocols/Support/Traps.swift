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

/// Calls a value's methods directly and through proxies, and compares what they answer, what they hear, and what they
/// are after each call. `again` calls a method that changes the value and calls `whileChanging`.
func checkValue<Delegate>(
    _ name: String, _ make: () -> Delegate, _ steps: [Step<Delegate>], again: @escaping (inout Delegate) -> Void
) {
    Report.begin(method: name)
    Report.begin("called directly")
    var direct = make()
    var expected: [(answer: Any, events: [Events.Event])] = []
    for step in steps { expected.append((try! step.call(&direct), events.take())) }
    func check(_ way: String, _ object: Delegate) {
        var object = object
        for (step, expected) in zip(steps, expected) {
            Report.begin("\(way): \(step.name)")
            let answer = try! step.call(&object)
            if !matches(answer, expected.answer) { Report.problem("expected \(expected.answer), found \(answer)") }
            let heard = events.take().filter { $0.stage != "around" }
            if heard.map(\.stage) != expected.events.map(\.stage)
                || !zip(heard, expected.events).allSatisfy({ matches($0.arguments, $1.arguments) })
            {
                Report.problem("expected the events \(expected.events), found \(heard)")
            }
        }
    }
    Report.begin("making proxies")
    let proxy = ForwardingProxy(forwardingTo: make())
    check("a proxy", proxy.object)
    let whole = ForwardingProxy(forwardingTo: make())
    let token = whole.intercept { call in
        if let invocation = call.invocation { events.add("around", try invocation.arguments()) }
        try call.proceed()
    }
    check("an intercepted proxy", whole.object)
    token.cancel()
    let other = ForwardingProxy(forwardingTo: make())
    check("a proxy of a proxy", ForwardingProxy(forwardingTo: other.object).object)
    check("a partial spy", Spy(over: make()).object)
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
    Report.begin("called directly")
    var direct = real
    var expected: [(answer: Any, events: [Events.Event])] = []
    for step in steps { expected.append((try! step.call(&direct), events.take())) }
    func check(_ way: String, _ object: Delegate) {
        var object = object
        for (step, expected) in zip(steps, expected) {
            Report.begin("\(way): \(step.name)")
            let answer = try! step.call(&object)
            if !matches(answer, expected.answer) { Report.problem("expected \(expected.answer), found \(answer)") }
            let heard = events.take().filter { $0.stage != "around" }
            if !zip(heard, expected.events).allSatisfy({ matches($0.arguments, $1.arguments) })
                || heard.count != expected.events.count
            {
                Report.problem("expected the events \(expected.events), found \(heard)")
            }
        }
    }
    Report.begin("making proxies")
    let proxy = ForwardingProxy(forwardingTo: real)
    check("a proxy", proxy.object)
    let token = proxy.intercept { call in
        if let invocation = call.invocation { events.add("around", try invocation.arguments()) }
        try call.proceed()
    }
    check("an intercepted proxy", proxy.object)
    token.cancel()
    check("a partial spy", Spy(over: real).object)
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
