import Switchboard
import TestHosts
import TestProtocols
import TestSupport
import Testing

/// Observers with a parameter for each argument, and with one for all of them: both hear the same. That this file
/// compiles is a part of the tests.
@Suite struct ObserverArgumentTests {
    private typealias Proxy = DelegateProxy<Arity, any ArityDelegate>

    /// Does nothing.
    private final class Receiver: ArityDelegate {
        func none() {}
        func one(_ a: Int) {}
        func two(_ a: Int, _ b: String) {}
        func three(_ a: Int, _ b: String, _ c: Double) {}
        func four(_ a: Int, _ b: String, _ c: Double, _ d: Int) {}
        func five(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int) {}
        func six(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int) {}
        func seven(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int, _ g: Int) {}
        func nine(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: String) {}
    }

    /// What observers hear of one call of each method.
    private func heard(_ subscribe: (Proxy, Log<String>) -> [SubscriptionToken]) -> [String] {
        let arity = Arity(), receiver = Receiver(), log = Log<String>()
        arity.delegate = receiver
        let subscriptions = subscribe(Proxy.proxy(for: arity), log)
        arity.tellAll()
        withExtendedLifetime((receiver, subscriptions)) {}
        return log.entries
    }

    @Test func oneParameterForEach() {
        let found = heard { proxy, log in
            [
                proxy.sentMessage(ArityDelegate.none).subscribe { log.add("none") },
                proxy.sentMessage(ArityDelegate.one).subscribe { log.add("\($0)") },
                proxy.sentMessage(ArityDelegate.two).subscribe { log.add("\($0) \($1)") },
                proxy.sentMessage(ArityDelegate.three).subscribe { log.add("\($0) \($1) \($2)") },
                proxy.sentMessage(ArityDelegate.four).subscribe { a, b, c, d in log.add("\(a) \(b) \(c) \(d)") },
                proxy.methodInvoked(ArityDelegate.five).subscribe { a, b, c, d, e in
                    log.add("\(a) \(b) \(c) \(d) \(e)")
                },
                proxy.methodInvoked(ArityDelegate.seven).subscribe { a, b, _, d, _, _, g in
                    log.add("\(a) \(b) \(d) \(g)")
                },
            ]
        }
        #expect(found == ["none", "1", "1 2", "1 2 3.0", "1 2 3.0 4", "1 2 3.0 4 5", "1 2 4 7"])
    }

    @Test func oneParameterForAll() {
        let found = heard { proxy, log in
            [
                proxy.sentMessage(ArityDelegate.two).subscribe { log.add("\($0.1)") },
                proxy.sentMessage(ArityDelegate.three).subscribe { all in log.add("\(all.1) \(all.2)") },
                proxy.methodInvoked(ArityDelegate.four).subscribe { (all: (Int, String, Double, Int)) in
                    log.add("\(all)")
                },
                proxy.methodInvoked(ArityDelegate.four).subscribe { _ in log.add("any") },
            ]
        }
        #expect(found == ["2", "2 3.0", #"(1, "2", 3.0, 4)"#, "any"])
    }

    /// Every function that subscribes, with several arguments, and with a completion.
    @Test @MainActor func onActorsAndAnywhere() {
        var count = 0
        var ends: [String] = []
        let log = Log<String>()
        var subscriptions: [SubscriptionToken] = []
        do {
            let arity = Arity(), receiver = Receiver()
            arity.delegate = receiver
            let proxy = Proxy.proxy(for: arity)
            let two = proxy.sentMessage(ArityDelegate.two), three = proxy.sentMessage(ArityDelegate.three)
            let four = proxy.methodInvoked(ArityDelegate.four)
            subscriptions = [
                two.subscribe { a, b in count += a },
                two.subscribe { @MainActor a, b in count += a * 10 },
                two.subscribeOnAnyThread { a, b in log.add("two \(b)") },
                three.subscribe { a, b, c in
                    count += a * 100
                } onCompleted: {
                    ends.append("three")
                },
                three.subscribe { @MainActor a, b, c in
                    count += a * 1000
                } onCompleted: { @MainActor in
                    ends.append("three")
                },
                three.subscribeOnAnyThread { a, b, c in
                    log.add("three \(b) \(c)")
                } onCompleted: {
                    log.add("end of three")
                },
                four.subscribe { a, b, c, d in count += d * 10000 },
                four.subscribe { @MainActor a, b, c, d in count += d * 100000 },
                four.subscribeOnAnyThread { a, b, c, d in log.add("four \(b) \(c) \(d)") },
            ]
            arity.tellAll()
            withExtendedLifetime(receiver) {}
        }
        #expect(count == 441111)
        #expect(log.entries == ["two 2", "three 2 3.0", "four 2 3.0 4", "end of three"])
        #expect(ends == ["three", "three"])
        withExtendedLifetime(subscriptions) {}
    }

    /// A function, a method, a closure in a variable.
    @Test func functions() {
        func noted(_ a: Int, _ b: String) { log.add("\(a) \(b)") }
        let log = Log<String>()
        let closure: (Int, String, Double) -> Void = { log.add("\($0) \($1) \($2)") }
        let tuple: ((Int, String)) -> Void = { log.add("\($0)") }
        _ = heard { proxy, _ in
            [
                proxy.sentMessage(ArityDelegate.two).subscribe(noted),
                proxy.sentMessage(ArityDelegate.two).subscribe(tuple),
                proxy.sentMessage(ArityDelegate.three).subscribe(closure),
            ]
        }
        #expect(log.entries == ["1 2", #"(1, "2")"#, "1 2 3.0"])
    }

    /// Where the types are somebody's parameters.
    @Test func inGenericCode() {
        func each<A, B>(_ calls: MessageStream<(A, B)>, _ log: Log<String>) -> SubscriptionToken {
            calls.subscribe { log.add("\($0) \($1)") }
        }
        func all<Element>(_ calls: MessageStream<Element>, _ log: Log<String>) -> SubscriptionToken {
            calls.subscribe { log.add("\($0)") }
        }
        let found = heard { proxy, log in
            [each(proxy.sentMessage(ArityDelegate.two), log), all(proxy.sentMessage(ArityDelegate.two), log)]
        }
        #expect(found == ["1 2", #"(1, "2")"#])
    }

    /// Arguments that lie in memory in another way than in registers, that have no bytes, or that are types.
    @Test func argumentsOfEveryLayout() {
        let parent = Parent<any PassingDelegate>(), log = Log<String>()
        let proxy = DelegateProxy<Parent<any PassingDelegate>, any PassingDelegate>.proxy(for: parent)
        let token = Token()
        let subscriptions = [
            proxy.sentMessage(PassingDelegate.passed).subscribe { found, text, matrix in
                log.add("\(found === token) \(text) \(matrix == Matrix(4))")
            },
            proxy.sentMessage(PassingDelegate.packed).subscribe { parcel, quartet, found in
                log.add("\(parcel.token === token) \(parcel.c) \(quartet == Quartet(1.5)) \(found === token)")
            },
            proxy.sentMessage(PassingDelegate.counted).subscribe { number, matrix, text in
                log.add("\(number) \(matrix == Matrix(5)) \(text)")
            },
            proxy.sentMessage(PassingDelegate.made).subscribe { type, found in
                log.add("\(type) \(found == nil)")
            },
        ]
        let delegate = parent.delegate!
        delegate.passed(token, "a text of more than two words", Matrix(4))
        delegate.packed(Parcel(token: token), Quartet(1.5), token)
        delegate.counted(7, Matrix(5), "another text of more than two words")
        delegate.made(Int.self, nil)
        #expect(
            log.entries == [
                "true a text of more than two words true", "true 3 true true",
                "7 true another text of more than two words", "Int true",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    /// Whoever cancels keeps the closure no longer, and what it captures.
    @Test func whatAClosureCapturesIsLetGo() {
        let arity = Arity(), receiver = Receiver()
        arity.delegate = receiver
        let calls = Proxy.proxy(for: arity).sentMessage(ArityDelegate.two)
        weak var captured: Token?
        var subscription: SubscriptionToken?
        do {
            let token = Token()
            captured = token
            subscription = calls.subscribe { a, b in withExtendedLifetime(token) {} }
        }
        arity.tellAll()
        #expect(captured != nil)
        subscription?.cancel()
        subscription = nil
        #expect(captured == nil)
        withExtendedLifetime(receiver) {}
    }
}
