import ConformanceHosts
import Switchboard
import TestSupport
import Testing

private typealias Delegate = any LocalClosures<Double>
private typealias Proxy = ForwardingProxy<Delegate>

/// What observers keep, or interceptors.
private final class Kept: @unchecked Sendable {
    var closures: [(Int) -> Int] = []
    var results: [Int] { closures.map { $0(5) } }
}

/// What the closures of these calls capture is on the stack.
@inline(never) private func calls(_ delegate: Delegate, _ sum: inout Int) {
    var own = 100
    delegate.each {
        own += $0
        return own
    }
    delegate.each {
        sum += $0
        return sum
    }
    delegate.both({ own + $0 }, { $0 + 1000 })
    delegate.keep { $0 + 1000 }
    delegate.maybe { $0 + 1000 }
    delegate.map { $0 + Double(own) }
}

/// A closure whose parameter is not `@escaping` is valid during its call. Afterwards, who kept it cannot call it.
@Suite(.enabled(if: hasEntryStubs)) struct LocalClosureTests {
    @Test func test_D4_aLocalClosureIsCalledDuringItsCall() throws {
        let real = RealLocalClosures(), direct = RealLocalClosures(), proxy = Proxy(forwardingTo: real)
        var (sum, directSum) = (7, 7)
        calls(direct, &directSum)
        var heard: [Int] = []
        try Proxy.register("each", Proxy.selector(Delegate.each))
        let tokens = [
            proxy.sentMessage(Delegate.each).subscribe { heard.append($0(0)) },
            proxy.methodInvoked(Delegate.each).subscribe { heard.append($0(0)) },
            proxy.sentMessage("each").subscribe { heard.append(($0[0] as? (Int) -> Int)?(0) ?? -1) },
            proxy.intercept(Delegate.each) { call, body in
                heard.append(body(0))
                return call.proceed()
            },
            proxy.sentMessage(Delegate.both).subscribe { heard += [$0(0), $1(0)] },
            proxy.intercept(Delegate.map) { call, body in
                heard.append(Int(body(0)))
                return call.proceed()
            },
        ]
        calls(proxy.object, &sum)
        #expect(real.results == direct.results)
        #expect(sum == directSum)
        #expect(heard.sorted() == [7, 7, 7, 8, 100, 100, 100, 101, 101, 101, 1000])
        tokens.forEach { $0.cancel() }
    }

    /// The others stay as they are, whoever keeps them.
    @Test func test_D4_anEscapingClosureIsKept() throws {
        let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
        let tokens = [
            proxy.sentMessage(Delegate.keep).subscribe { kept.closures.append($0) },
            proxy.methodInvoked(Delegate.keep).subscribe { kept.closures.append($0) },
            proxy.sentMessage(Delegate.maybe).subscribe { kept.closures.append($0!) },
        ]
        var sum = 0
        calls(proxy.object, &sum)
        #expect(kept.results == [1005, 1005, 1005])
        tokens.forEach { $0.cancel() }
    }

    private func expectTrap(_ result: ExitTest.Result?, _ method: String) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("your code called a closure that is an argument of "))
        #expect(text.contains(method))
        #expect(text.contains("The parameter isn't `@escaping`. Call the closure in the obs"))
    }

    @Test func test_D4_keptByAnObserver() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
            let token = proxy.sentMessage(Delegate.each).subscribe { kept.closures.append($0) }
            var sum = 0
            calls(proxy.object, &sum)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    @Test func test_D4_keptByAnInterceptor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
            let token = proxy.intercept(Delegate.each) { call, body in
                kept.closures.append(body)
                return call.proceed()
            }
            var sum = 0
            calls(proxy.object, &sum)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    @Test func test_D4_keptAsAny() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
            try Proxy.register("each", Proxy.selector(Delegate.each))
            let token = proxy.sentMessage("each").subscribe { kept.closures.append($0[0] as! (Int) -> Int) }
            var sum = 0
            calls(proxy.object, &sum)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    @Test func test_D4_keptOfValuesOfAnAssociatedType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
            let token = proxy.sentMessage(Delegate.map).subscribe { body in
                kept.closures.append { Int(body(Double($0))) }
            }
            var sum = 0
            calls(proxy.object, &sum)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    /// A loop gets its elements after the calls, always.
    @Test func test_D4_calledInALoop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures())
            var elements = proxy.sentMessage(Delegate.each).makeAsyncIterator()
            var sum = 0
            calls(proxy.object, &sum)
            _ = await elements.next()?(5)
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    @Test func test_D4_keptOfAnAsynchronousCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: RealLocalClosures()), kept = Kept()
            let token = proxy.sentMessage(Delegate.later).subscribe { kept.closures.append($0) }
            var sum = 0
            await proxy.object.later {
                sum += $0
                return sum
            }
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalClosures")
    }

    /// Where the delegate type does not say what an associated type is, a reference has `Any` in its place, and no
    /// observer could call such a closure.
    @Test func test_D4_aClosureOfAnOpenTypeIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any LocalClosures>(forwardingTo: RealLocalClosures())
            _ = proxy.sentMessage((any LocalClosures).erased)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("it may be declared with an associated type that the delegate type doesn't give"))
    }

    // MARK: Methods of which the runtime gives no types

    private typealias Text = any LocalText<Int>
    private typealias TextProxy = ForwardingProxy<Text>

    @inline(never) private static func callTexts(_ text: Text) {
        var own = 100
        text.write(own + 1)
        text.mixed(own + 2, { $0 + 1000 }, { $0 + own })
        _ = text.keep({ $0 + 1000 }, [])
        text.note("subject", own + 3)
        own += 1
    }

    private static var note: (Text) -> (String, () -> Int) -> Void {
        { text in { subject, body in text.note(subject, body()) } }
    }

    @Test func test_D4_autoclosuresAreCalledDuringTheirCall() {
        let proxy = TextProxy(forwardingTo: RealLocalText()), log = Log<Int>()
        let tokens = [
            proxy.sentMessage(Text.write).subscribe { log.add($0()) },
            proxy.sentMessage(Text.mixed).subscribe { text, kept, local in log.add(kept(local(text()))) },
            proxy.sentMessage(Self.note).subscribe { log.add($1()) },
        ]
        Self.callTexts(proxy.object)
        #expect(log.entries == [101, 1202, 103])
        tokens.forEach { $0.cancel() }
    }

    /// A closure beside functions that take closures which don't escape.
    @Test func test_D4_anEscapingClosureBesideOthersIsKept() {
        let proxy = TextProxy(forwardingTo: RealLocalText()), kept = Kept()
        let tokens = [
            proxy.sentMessage(Text.keep).subscribe { closure, _ in kept.closures.append(closure) },
            proxy.sentMessage(Text.mixed).subscribe { _, closure, _ in kept.closures.append(closure) },
        ]
        Self.callTexts(proxy.object)
        #expect(kept.results == [1005, 1005])
        tokens.forEach { $0.cancel() }
    }

    @Test func test_D4_aKeptAutoclosureOfAnAssociatedType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = TextProxy(forwardingTo: RealLocalText()), kept = Kept()
            let token = proxy.sentMessage(Text.write).subscribe { text in kept.closures.append { _ in text() } }
            Self.callTexts(proxy.object)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalText")
    }

    @Test func test_D4_keptBesideAnEscapingOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = TextProxy(forwardingTo: RealLocalText()), kept = Kept()
            let token = proxy.sentMessage(Text.mixed).subscribe { _, _, local in kept.closures.append(local) }
            Self.callTexts(proxy.object)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalText")
    }

    @Test func test_D4_aKeptAutoclosureOfAGenericMethod() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = TextProxy(forwardingTo: RealLocalText()), kept = Kept()
            let token = proxy.sentMessage(Self.note).subscribe { _, text in kept.closures.append { _ in text() } }
            Self.callTexts(proxy.object)
            withExtendedLifetime(token) { _ = kept.results }
        }
        expectTrap(result, "ConformanceHosts.LocalText")
    }

    /// The reference's closure gets nothing for the metatype, and the protocol's a word.
    @Test func test_D4_aClosureThatTakesTheMetatypeOfAnAssociatedTypeIsAnError() {
        do {
            _ = try TextProxy.selector(Text.make)
            Issue.record("expected an error")
        } catch {
            #expect("\(error)".contains("it may be declared with the metatype of an associated type or of a generic"))
        }
    }
}
