import LoweringProtocols
import Switchboard
import XCTest

#if Testing
    import SwitchboardTesting
#endif

/// What a class inherits from whose methods take values of one type each, and give some.
class ExchangeReceiver {
    /// A `Given` of the type of the method that is called.
    final var given: AnyObject = Given(0)
    private var calls: [[Any]] = []

    final func took(_ arguments: [Any]) { calls.append(arguments) }

    final func take() -> [[Any]] {
        defer { calls = [] }
        return calls
    }
}

final class Given<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A value as `Any`. Not specialized: the optimizer releases a boxed metatype that nobody uses, as if it were an
/// object.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
private func any<Value>(_ value: Value) -> Any { value }

/// A method `take` with an argument of a type and another one, `give`, with a result of it, with two values. The
/// closures are compiled where the type is known, as a user's are, and hide it from those who call them.
struct Exchange<Delegate> {
    typealias Arguments<Value> = (Int8, Value, Double)

    let values: [Any]
    /// What is given to the receiver, for it to give.
    let given: AnyObject
    let take: (_ delegate: Delegate, _ index: Int) -> Void
    let give: (Delegate) -> Any
    /// Each throws if the method is refused.
    let names: [() throws -> Void]
    /// Intercepts a method; the interceptor notes what it gets, and proceeds, with the second value in place of the
    /// first if `changes`.
    let intercepts:
        [(_ proxy: ForwardingProxy<Delegate>, _ changes: Bool, _ note: @escaping ([Any]) -> Void) -> SubscriptionToken]
    #if Testing
        /// Has `give` answer with both values, one after the other, and `take` where `accepts` says so of the argument.
        let stub: (Spy<Delegate>, _ accepts: @escaping (Any) -> Bool) -> Void
        /// The arguments of `take` that a spy recorded.
        let recorded: (Spy<Delegate>) -> [[Any]]
    #endif

    /// The same, compiled once for all types: the optimizer takes long for each.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    static func unspecialized<Value>(
        _ first: Value, _ second: Value, _ take: @escaping (Delegate) -> (Int8, Value, Double) -> Int,
        _ give: @escaping (Delegate) -> (Int) -> Value
    ) -> Exchange {
        Exchange(first, second, take, give)
    }

    init<Value>(
        _ first: Value, _ second: Value, _ take: @escaping (Delegate) -> (Int8, Value, Double) -> Int,
        _ give: @escaping (Delegate) -> (Int) -> Value
    ) {
        values = [any(first), any(second)]
        given = Given(first)
        self.take = { XCTAssertEqual(take($0)(-7, $1 == 0 ? first : second, 2.5), 5) }
        self.give = { any(give($0)(3)) }
        names = [
            { _ = try ForwardingProxy<Delegate>.selector(take) }, { _ = try ForwardingProxy<Delegate>.selector(give) },
        ]
        intercepts = [
            { proxy, changes, note in
                proxy.intercept(take) { call, a, v, d in
                    note([any(a), any(v), any(d)])
                    return changes ? call.proceed(a, second, d) : call.proceed()
                }
            },
            { proxy, changes, note in
                proxy.intercept(give) { call, a in
                    let result = call.proceed()
                    note([any(a), any(result)])
                    return changes ? second : result
                }
            },
        ]
        #if Testing
            stub = { spy, accepts in
                spy.stub(give).returns(first, second)
                spy.stub(take, where: { _, v, _ in accepts(any(v)) }).returns(5)
            }
            recorded = { spy in spy.calls(of: take).map { [any($0.0), any($0.1), any($0.2)] } }
        #endif
    }
}

/// Some types are refused as results only where x86-64 returns them otherwise than others.
let isARM64: Bool = {
    #if arch(arm64)
        return true
    #else
        return false
    #endif
}()

/// Sends values of one type through interceptors and spies, as arguments and as results, and compares what arrives.
final class ExchangeCheck<Delegate> {
    private let receiver: ExchangeReceiver
    private let delegate: Delegate
    private let exchange: Exchange<Delegate>
    private var noted: [[Any]] = []
    private var isReplaced = true

    /// Precondition: the receiver is a `Delegate`.
    init(_ receiver: ExchangeReceiver, _ exchange: Exchange<Delegate>) {
        self.receiver = receiver
        self.exchange = exchange
        delegate = receiver as! Delegate
        receiver.given = exchange.given
    }

    private func arguments(_ index: Int) -> [Any] { [-7 as Int8, exchange.values[index], 2.5 as Double] }

    // MARK: Interceptors

    /// - Parameters:
    ///   - isTaken: Whether the method that takes the type is served.
    ///   - isGiven: Whether the method that gives it is; nil if nobody knows.
    ///   - isTold: Whether symbols tell of it.
    ///   - isReplaced: Whether an interceptor of the whole proxy can replace its values as arguments.
    func check(isTaken: Bool, isGiven: Bool?, isTold: Bool, isReplaced: Bool) {
        self.isReplaced = isReplaced
        #if DEBUG
            whole(isTold ? [isTaken, isGiven!] : nil)
        #else
            // The optimizer makes one function of several that do the same, and then no symbol tells of any.
            whole(nil)
        #endif
        let served = zip(exchange.names, [isTaken, isGiven]).map { name, isServed in
            do {
                try name()
                XCTAssertNotEqual(isServed, false, "expected a refusal")
                return true
            } catch {
                XCTAssertNotEqual(isServed, true, "\(error)")
                return false
            }
        }
        whole(served)
        byReference(served)
        spies(served)
    }

    /// Interceptors of the whole proxy.
    ///
    /// - Parameter isKnown: Whether they know the types of each method.
    private func whole(_ isKnown: [Bool]?) {
        let proxy = ForwardingProxy<Delegate>(forwardingTo: delegate)
        var seen: [Bool] = []
        let looking = proxy.intercept { [self] call in
            seen.append(call.invocation != nil)
            let arguments = try call.invocation?.arguments()
            try call.proceed()
            if let arguments { noted.append(arguments + [try call.invocation!.result(as: Any.self)]) }
        }
        exchange.take(proxy.object, 0)
        expect([arguments(0)], "taken")
        let result = exchange.give(proxy.object)
        same([result], [exchange.values[0]], "given")
        expect([[3]], "asked")
        if let isKnown { XCTAssertEqual(seen, isKnown) }
        let expected = zip([arguments(0) + [5], [3, exchange.values[0]]], seen).filter(\.1).map(\.0)
        sameLists(noted, expected, "intercepted")
        noted = []
        looking.cancel()
        change(proxy, seen)
    }

    private func change(_ proxy: ForwardingProxy<Delegate>, _ isKnown: [Bool]) {
        let second = exchange.values[1], index = isKnown[0] && isReplaced ? 1 : 0
        var proceeds = true
        let changing = proxy.intercept { call in
            guard let invocation = call.invocation else { return try call.proceed() }
            if invocation.signature.arguments.count == 3 {
                if index == 1 { try invocation.setArgument(second, at: 1) }
                return try call.proceed()
            }
            if proceeds { try call.proceed() }
            try invocation.setResult(second)
        }
        // Behind the first, so that it gets what that one made.
        let looking = proxy.intercept { [self] call in
            if let invocation = call.invocation { noted.append(try invocation.arguments()) }
            try call.proceed()
        }
        exchange.take(proxy.object, 0)
        expect([arguments(index)], "taken, changed")
        sameLists(noted, isKnown[0] ? [arguments(index)] : [], "intercepted, changed")
        for _ in 0..<2 {
            let result = exchange.give(proxy.object)
            same(
                [result], [exchange.values[isKnown[1] ? 1 : 0]],
                "given, changed, \(proceeds ? "proceeding" : "answered")")
            expect(proceeds || !isKnown[1] ? [[3]] : [], "asked, changed")
            proceeds = false
        }
        noted = []
        changing.cancel()
        looking.cancel()
    }

    /// Interceptors of single methods.
    private func byReference(_ isServed: [Bool]) {
        for changes in [false, true] {
            let proxy = ForwardingProxy<Delegate>(forwardingTo: delegate)
            let tokens = zip(exchange.intercepts, isServed).filter(\.1).map { intercept, _ in
                // The second gets what the first made of it.
                [
                    intercept(proxy, changes) { self.noted.append($0) },
                    intercept(proxy, false) { self.noted.append($0) },
                ]
            }
            let index = changes ? 1 : 0
            exchange.take(proxy.object, 0)
            expect([arguments(isServed[0] ? index : 0)], "taken, by reference")
            sameLists(noted, isServed[0] ? [arguments(0), arguments(index)] : [], "intercepted, by reference")
            noted = []
            let result = exchange.give(proxy.object)
            same([result], [exchange.values[isServed[1] ? index : 0]], "given, by reference")
            expect([[3]], "asked, by reference")
            let seen = [3, exchange.values[0]] as [Any]
            sameLists(noted, isServed[1] ? [seen, seen] : [], "intercepted result, by reference")
            noted = []
            tokens.joined().forEach { $0.cancel() }
        }
    }

    // MARK: Spies

    private func spies(_ isServed: [Bool]) {
        #if Testing
            let partial = Spy<Delegate>(over: delegate)
            exchange.take(partial.object, 1)
            expect([arguments(1)], "taken, partial spy")
            same([exchange.give(partial.object)], [exchange.values[0]], "given, partial spy")
            expect([[3]], "asked, partial spy")
            let expected = zip([arguments(1), [3]], isServed).filter(\.1).map(\.0)
            sameLists(partial.calls.map(\.arguments), expected, "recorded, partial spy")
            guard isServed == [true, true] else { return }
            let spy = Spy<Delegate>()
            exchange.stub(spy) { isSame($0, self.exchange.values[0]) }
            exchange.take(spy.object, 0)
            same([exchange.give(spy.object)], [exchange.values[0]], "stubbed")
            same([exchange.give(spy.object)], [exchange.values[1]], "stubbed again")
            expect([], "asked, spy")
            sameLists(exchange.recorded(spy), [arguments(0)], "recorded")
            sameLists(spy.calls.map(\.arguments), [arguments(0), [3], [3]], "all recorded")
            same(spy.calls.map(result), [5, exchange.values[0], exchange.values[1]], "recorded results")
            // Swift 6.3 crashes where it prints an enum of a metatype that takes no memory.
            if exchange.values[0] is WithMetatype { return }
            XCTAssertFalse(spy.calls.contains { $0.description.isEmpty })
        #endif
    }

    #if Testing
        private func result(_ call: SpiedCall) -> Any {
            if case .returned(let value) = call.outcome { return value }
            return "no result"
        }
    #endif

    // MARK: Comparing

    private func expect(_ calls: [[Any]], _ what: String) { sameLists(receiver.take(), calls, what) }

    private func sameLists(_ found: [[Any]], _ expected: [[Any]], _ what: String) {
        guard found.count == expected.count else {
            return XCTFail("\(what): expected \(expected.count) calls, found \(found.count)")
        }
        for (found, expected) in zip(found, expected) { same(found, expected, what) }
    }

    private func same(_ found: [Any], _ expected: [Any], _ what: String) {
        XCTAssertEqual(found.count, expected.count, what)
        for (found, expected) in zip(found, expected) where !isSame(found, expected) {
            XCTFail("\(what): expected \(expected), found \(found)")
        }
    }
}
