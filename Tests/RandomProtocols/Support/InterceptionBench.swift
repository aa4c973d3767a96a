import Dispatch
import LoweringProtocols
import Switchboard
import SwitchboardTesting

/// Calls methods through interceptors and spies: first knowing what symbols tell of them, then by their references.
final class InterceptionBench<Delegate>: Bench<Delegate> {
    /// In front of them stand interceptors of the whole proxy.
    private let wholeHost = Host<Delegate>(), changingHost = Host<Delegate>(), severalHost = Host<Delegate>()
    private let handHost = HandHost<Delegate>()
    private let several: NoCode
    private let hand: DelegateProxy<HandHost<Delegate>, Delegate>?
    /// Nobody intercepts its calls but the interceptors of single methods.
    private let proxy: ForwardingProxy<Delegate>
    /// It has no target.
    private let unanswered = ForwardingProxy<Delegate>()
    private let spy = Spy<Delegate>(), partial: Spy<Delegate>
    private let tokens: [SubscriptionToken]

    /// - Parameters:
    ///   - make: Makes an object that conforms, and is a `Receiver`.
    ///   - handWritten: Makes the proxy of a hand-written class.
    init(
        _ name: String, _ make: (String) -> Delegate,
        handWritten: ((HandHost<Delegate>) -> DelegateProxy<HandHost<Delegate>, Delegate>)?
    ) {
        Report.method = name
        Report.begin("making proxies")
        let (real, other) = (make("real"), make("other"))
        for host in [wholeHost, changingHost, severalHost] { host.delegate = real }
        handHost.delegate = real
        let whole = NoCode.proxy(for: wholeHost), changing = NoCode.proxy(for: changingHost)
        several = .proxy(for: severalHost)
        hand = handWritten?(handHost)
        proxy = ForwardingProxy(forwardingTo: real)
        partial = Spy(over: real)
        tokens =
            [
                several.addTarget(other, retainTarget: false), whole.intercept(Self.proceed),
                several.intercept(Self.proceed), changing.intercept(Self.proceed), changing.intercept(Self.replace),
                changing.intercept(Self.proceed), whole.interceptAsynchronous(Self.proceedLater),
                changing.interceptAsynchronous(Self.proceedLater), changing.interceptAsynchronous(Self.replaceLater),
            ] + (hand.map { [$0.intercept(Self.proceed), $0.intercept(Self.replace)] } ?? [])
        super.init(name, real: real, other: other)
    }

    @inline(never)
    override func check(_ method: Method<Delegate>) {
        Report.begin(method: "\(name), \(method.source)")
        checkWhole(method, "not named")
        if method.isTold, method.answer is Void {
            expect(method, "a spy, not named", false, []) { try self.call(method, spy, nil) }
            if lastRecorded != method.heard.count {
                Report.problem("expected \(method.heard.count) recorded calls, found \(lastRecorded)")
            }
        }
        let early = recordEarly(method)
        if let reference = method.reference { referenceOnThreads(reference) }
        guard let reference = method.reference, find(method, reference.name) != nil else { return }
        if let early { checkRecorded(method, reference, early) }
        checkWhole(method, "named")
        // A setter may consume its value, or not.
        if !method.mayConsume, method.fill != nil || method.isAsynchronous {
            inEachWay(method) { fails in
                let takesClosure = method.takesClosure
                let second = method.answer is Void && !takesClosure ? receiver(method, "other") : []
                expect(
                    method, "several delegates, intercepted", severalHost.delegate!, fails,
                    receiver(method, "real") + second, ignoring: takesClosure ? "other" : nil)
            }
        }
        for replaces in [false, true] { checkByReference(method, reference, replaces: replaces) }
        if let answer = reference.answer {
            inEachWay(method) { fails in
                Report.begin("answering it")
                let token = answer(unanswered, fails)
                expect(method, "answered", unanswered.object, fails, receiver(method, "real"))
                token.cancel()
            }
        }
        inEachWay(method) { fails in
            Report.begin("stubbing it")
            spy.removeStubs()
            reference.stub(spy, fails)
            expect(method, "a spy", fails, []) { try self.call(method, spy, reference) }
        }
        spy.removeStubs()
    }

    private func checkWhole(_ method: Method<Delegate>, _ known: String) {
        inEachWay(method) { fails in
            let heard = receiver(method, "real")
            isWhole = true
            expect(method, "intercepted, \(known)", wholeHost.delegate!, fails, heard)
            let count = passes
            _ = try? method.call(wholeHost.delegate!)
            _ = events.take()
            // A change in place of a property is one call, or two.
            if method.heard.count == 1, passes - count != 1 {
                Report.problem("expected 1 intercepted call, found \(passes - count)")
            }
            expect(method, "intercepted and replaced, \(known)", changingHost.delegate!, fails, heard)
            isWhole = false
            expect(method, "a partial spy, \(known)", fails, heard) {
                try self.call(method, partial, known == "named" ? method.reference : nil)
            }
            guard hand != nil else { return }
            expect(method, "by hand, intercepted, \(known)", handHost.delegate!, fails, heard)
        }
    }

    /// A spy that recorded a call before the method was referenced; nil if it doesn't know the method's types.
    private func recordEarly(_ method: Method<Delegate>) -> Spy<Delegate>? {
        Report.begin("recording a call before it is referenced")
        let spy = Spy<Delegate>(over: real)
        _ = try? method.call(spy.object)
        _ = events.take()
        return !spy.calls.isEmpty && spy.calls.count == method.heard.count ? spy : nil
    }

    /// The first references to a method come from several threads at once. This thread only waits: it is that of a
    /// forked process, and Swift's runtime takes it for the parent's where it waits for another one to initialize a
    /// global.
    private func referenceOnThreads(_ reference: MethodReference<Delegate>) {
        Report.begin("referencing it on several threads")
        nonisolated(unsafe) let name = reference.name
        let group = DispatchGroup()
        for _ in 0..<3 { DispatchQueue.global().async(group: group) { _ = try? name() } }
        group.wait()
    }

    private func checkRecorded(
        _ method: Method<Delegate>, _ reference: MethodReference<Delegate>, _ spy: Spy<Delegate>
    ) {
        let recorded = reference.recorded(spy)
        if !same(recorded, reference.expected, except: method.momentary) {
            Report.problem("expected the recorded arguments \(reference.expected), found \(recorded)")
        }
    }

    private func checkByReference(
        _ method: Method<Delegate>, _ reference: MethodReference<Delegate>, replaces: Bool
    ) {
        Report.begin("adding interceptors")
        let tokens = reference.intercept(proxy, replaces)
        let way = replaces ? "intercepted by reference, with copies" : "intercepted by reference"
        inEachWay(method) { fails in
            expect(method, way, proxy.object, fails, receiver(method, "real"))
            let count = typedCount
            _ = try? method.call(proxy.object)
            _ = events.take()
            if typedCount - count != method.heard.count {
                Report.problem("expected \(method.heard.count) intercepted calls, found \(typedCount - count)")
            }
        }
        tokens.forEach { $0.cancel() }
        expect(method, "intercepted no more", proxy.object, false, receiver(method, "real"))
    }

    /// Whether the proxy under test has interceptors of the whole.
    private var isWhole = false
    /// How many calls a spy recorded the last time.
    private var lastRecorded = 0

    /// Calls a method of a spy, and compares what it recorded.
    private func call(
        _ method: Method<Delegate>, _ spy: Spy<Delegate>, _ reference: MethodReference<Delegate>?
    ) throws -> Any {
        defer { spy.clearCalls() }
        let result = Result { try method.call(spy.object) }
        guard !events.isMuted else { return try result.get() }
        if let reference { checkRecorded(method, reference, spy) }
        // What a spy records of a method is all that it was called with, in order.
        let arguments = spy.calls.map(\.arguments)
        lastRecorded = arguments.count
        if !arguments.isEmpty, arguments.count == method.heard.count,
            !same(arguments, method.heard, except: method.momentary)
        {
            Report.problem("expected the recorded calls \(method.heard), found \(arguments)")
        }
        if reference != nil, arguments.count != method.heard.count {
            Report.problem("expected \(method.heard.count) recorded calls, found \(arguments.count)")
        }
        // As the spy's failures would print them. Swift 6.3 crashes where it prints an enum of a metatype that takes no
        // memory.
        if ([method.answer] + method.heard.joined()).contains(where: {
            $0 is WithMetatype || $0 is OptionalMetatypeField
        }) {
            return try result.get()
        }
        for call in spy.calls where call.description.isEmpty { Report.problem("expected a text of a call") }
        return try result.get()
    }

    /// Leaves closures out that don't escape: after their call, they trap.
    private func same(_ left: [[Any]], _ right: [[Any]], except momentary: Set<Int>) -> Bool {
        func lasting(_ arguments: [Any]) -> [Any] {
            arguments.enumerated().filter { !momentary.contains($0.offset) }.map(\.element)
        }
        return left.count == right.count && zip(left, right).allSatisfy { matches(lasting($0), lasting($1)) }
    }

    // MARK: Interceptors

    private static func proceed(_ call: borrowing InterceptedInvocation) throws {
        passes += 1
        guard let invocation = call.invocation else { return try call.proceed() }
        events.add("around", try invocation.arguments())
        try note { try call.proceed() }
        events.add("gave", [try invocation.result(as: Any.self)])
    }

    /// The same for asynchronous methods.
    private nonisolated(nonsending) static func proceedLater(_ call: InterceptedAsynchronousInvocation) async throws {
        passes += 1
        guard let invocation = call.invocation else { return try await call.proceed() }
        events.add("around", try invocation.arguments())
        do {
            try await call.proceed()
        } catch {
            events.add("caught", [error])
            throw error
        }
        events.add("gave", [try invocation.result(as: Any.self)])
    }

    private nonisolated(nonsending) static func replaceLater(_ call: InterceptedAsynchronousInvocation) async throws {
        guard let invocation = call.invocation else { return try await call.proceed() }
        for (index, argument) in try invocation.arguments().enumerated() {
            try invocation.setArgument(argument, at: index)
        }
        try await proceedLater(call)
        try invocation.setResult(try invocation.result(as: Any.self))
    }

    /// Proceeds with copies, and returns a copy.
    private static func replace(_ call: borrowing InterceptedInvocation) throws {
        guard let invocation = call.invocation else { return try call.proceed() }
        for (index, argument) in try invocation.arguments().enumerated() {
            try invocation.setArgument(argument, at: index)
        }
        events.add("around", try invocation.arguments())
        try note { try call.proceed() }
        try invocation.setResult(try invocation.result(as: Any.self))
        events.add("gave", [try invocation.result(as: Any.self)])
    }

    private static func note(_ proceed: () throws -> Void) throws {
        do {
            try proceed()
        } catch {
            events.add("caught", [error])
            throw error
        }
    }

    /// Without what interceptors noted, which it compares: the arguments with what the receiver heard next, the result
    /// and the error with those of the method.
    override func heard(_ method: Method<Delegate>) -> [Events.Event] {
        let all = events.take()
        // An interceptor of the whole proxy gets arguments of what is known.
        if method.isTold, isWhole, !all.contains(where: { $0.stage == "around" }) {
            Report.problem("expected an interceptor to get the arguments, found none")
        }
        for (index, event) in all.enumerated() {
            switch event.stage {
            case "around":
                guard let next = all[index...].first(where: { $0.stage == "real" }) else { continue }
                if !matches(event.arguments, next.arguments) {
                    Report.problem("intercepted: expected \(next.arguments), found \(event.arguments)")
                }
            case "gave" where method.fill != nil || method.isAsynchronous:
                if !matches(event.arguments, [method.answer]) {
                    Report.problem("intercepted: expected the result \(method.answer), found \(event.arguments)")
                }
            case "caught":
                if method.error?.isSame(event.arguments[0] as! any Error) != true {
                    Report.problem("intercepted: found the error \(event.arguments)")
                }
            default: break
            }
        }
        return all.filter { !["around", "gave", "caught"].contains($0.stage) }
    }
}

/// How many calls interceptors of whole proxies have seen, whether or not the types are known.
nonisolated(unsafe) private var passes = 0

/// How many calls `around` has seen.
nonisolated(unsafe) private(set) var typedCount = 0

/// What interceptors of one method do: they note the arguments, of which there are
/// `count`, and proceed, with copies of them if `replaces`.
func around<Element, Value, Failure: Error>(
    _ call: borrowing InterceptedCall<Element, Value, Failure>, _ arguments: Element, _ count: Int, _ replaces: Bool
) throws(Failure) -> Value {
    typedCount += 1
    events.add("around", list(arguments, count))
    let value = replaces ? try call.proceed(arguments) : try call.proceed()
    events.add("gave", [boxed(value)])
    return value
}

/// The same for asynchronous methods.
nonisolated(nonsending) func around<Element, Value, Failure: Error>(
    _ call: borrowing InterceptedAsynchronousCall<Element, Value, Failure>, _ arguments: Element, _ count: Int,
    _ replaces: Bool
) async throws(Failure) -> Value {
    typedCount += 1
    events.add("around", list(arguments, count))
    let value = replaces ? try await call.proceed(arguments) : try await call.proceed()
    events.add("gave", [boxed(value)])
    return value
}

/// What an answer of one method does: it notes the arguments as the real object would, and returns or throws as that
/// does.
func answered<Element, Value, Failure: Error>(
    _ arguments: Element, _ count: Int, _ error: Failure?, _ value: Value
) throws(Failure) -> Value {
    events.add("real", list(arguments, count))
    if let error { throw error }
    return value
}

func answered<Element, Value>(_ arguments: Element, _ count: Int, _ value: Value) -> Value {
    events.add("real", list(arguments, count))
    return value
}

/// Which calls a program makes. What symbols tell is known for ever, so that each way has a process of its own.
enum Way {
    case calling, intercepting, several

    func bench<Delegate>(
        _ name: String, _ make: (String) -> Delegate,
        handWritten: ((HandHost<Delegate>) -> DelegateProxy<HandHost<Delegate>, Delegate>)?
    ) -> Bench<Delegate> {
        switch self {
        case .calling: CallBench(name, make, handWritten: handWritten)
        case .intercepting: InterceptionBench(name, make, handWritten: handWritten)
        case .several: SeveralBench(name, make, handWritten: handWritten)
        }
    }
}
