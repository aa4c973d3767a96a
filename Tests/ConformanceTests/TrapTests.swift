import ConformanceHosts
import Switchboard
import TestHosts
import TestSupport
import Testing

// What ends the process, with a text that says what to do: one suite for each kind of proxy.

/// The text that a process ended with.
private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite struct NoCodeTrapTests {
    @Test func test_B7_nobodyAnswersWhatReturnsSomething() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.noCode, .native).calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "nobody answers a call of `sum` (method, requirement 5 of ConformanceHosts.MachineDelegate)"))
        #expect(text(result).contains("ConformanceHosts.MachineDelegate"))
        #expect(text(result).contains("Keep the delegate alive, write `proxy.whenUnanswered("))
    }

    @Test func test_N2_aMessageSentElsewhereThanOnTheActor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            typealias Proxy = ForwardingProxy<any Accounts>
            try Proxy.register("balance", Proxy.selector(Accounts.balance))
            _ = try Proxy(forwardingTo: RealAccounts()).send("balance", "abc") as Int
        }
        #expect(
            text(result).contains(
                "expected a message to a method of Ledger to be sent on that actor, found one sent elsewhere. Send it there"
            ))
    }

    @Test func test_N3_anInterceptedCallThatIsOver() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
            nonisolated(unsafe) var kept: InterceptedAsynchronousInvocation?
            let token = proxy.interceptAsynchronous { call in
                kept = call
                try await call.proceed()
            }
            _ = await proxy.object.doubled(1)
            try await kept?.proceed()
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("expected an intercepted call of method `doubled(_:)` of ConformanceHosts"))
        #expect(text(result).contains("that is under way, found one whose interceptor has returned. Keep copies"))
    }

    @Test func test_M1_anAsynchronousCallOfUnknownTypesThatDoesNotProceed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: false))
            let token = proxy.interceptAsynchronous { _ in }
            _ = await proxy.object.twice(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("of ConformanceHosts.Unnamed`: expected an interceptor that calls"))
        #expect(text(result).contains("found 0 calls"))
    }

    @Test func test_M1_anAsynchronousCallOfUnknownTypesThatProceedsTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: true))
            let token = proxy.interceptAsynchronous { call in
                try await call.proceed()
                try? await call.proceed()
            }
            _ = await proxy.object.twice(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("expected an interceptor that calls `proceed()` once, because the program does"))
        #expect(text(result).contains("found 2 calls"))
    }

    @Test func test_M1_anErrorOfTheInterceptorOfAnAsynchronousCallOfUnknownTypes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: true))
            let token = proxy.interceptAsynchronous { call in
                try await call.proceed()
                throw Problem(number: 3)
            }
            _ = try await proxy.object.anyItem(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("expected an interceptor that throws nothing for async method, requirement"))
        #expect(text(result).contains("whose types the program does not know"))
        #expect(text(result).contains("threw Problem(number: 3). Catch it there."))
    }

    @Test func test_M1_anInterceptorThatKeepsFromItsCallerThatNobodyAnswers() async {
        let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>()
            let token = proxy.interceptAsynchronous { call in try? await call.proceed() }
            _ = await proxy.object.twice("text")
            withExtendedLifetime(token) {}
        }
        #expect(text(later).contains("nobody answers a call of"))
        #expect(text(later).contains("Unnamed"))
        let atOnce = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any BankDelegate>()
            let token = proxy.intercept { call in try? call.proceed() }
            _ = proxy.object.generic("text")
            withExtendedLifetime(token) {}
        }
        #expect(text(atOnce).contains("nobody answers a call of"))
        #expect(text(atOnce).contains("BankDelegate"))
    }

    @Test func test_B15_anErrorOfAnOverrideThatTheMethodDoesNotDeclare() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.noCode, .native, of: .intercepted)
            bench.interceptor = { _, _ in throw Problem(number: 3) }
            try bench.calls.moved(1, 2)
        }
        #expect(
            text(result).contains(
                "expected a `forwardInvocation(_:)` or interceptor that throws nothing for method, requirement"))
        #expect(text(result).contains("found that one of InterceptingProxy threw Problem(number: 3)"))
        #expect(text(result).contains("Catch it there, and set a result"))
    }

    @Test func test_B15_anOverrideThatSetsNoResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.noCode, .native, of: .intercepted)
            bench.interceptor = { _, _ in }
            _ = try bench.calls.sum(1, 2)
        }
        #expect(text(result).contains("message `sum`: expected a result of type Swift.Int"))
        #expect(text(result).contains("found that `forwardInvocation(_:)` or an interceptor set none"))
    }

    @Test func test_B15_anOverrideThatCallsSuperWithNobodyThere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.noCode, .native, of: .intercepted).calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "nobody answers a call of `sum` (method, requirement 5 of ConformanceHosts.MachineDelegate)"))
    }

    @Test func test_C4_observingWhatTheProxyImplementsItselfWarns() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let view = ScrollView()
            let proxy = OffsetProxy.proxy(for: view)
            let subscription = proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in
                fatalError("heard")
            }
            view.scroll(to: Point(x: 0, y: 2))
            precondition(proxy.offsets.entries == [2])
            withExtendedLifetime(subscription) {}
        }
        #expect(
            text(result).contains("no calls will be observed of method, requirement 1 of TestHosts.ScrollViewDelegate"))
        #expect(text(result).contains("OffsetProxy implements it itself"))
        #expect(text(result).contains("or remove it from the class."))
    }

    @Test func test_B15_aSelectorOfAnotherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
            let own = TypedSelector<any MachineDelegate, (Int, Double), Void>("moved") { $0.moved($1.0, $1.1) }
            _ = Proxy.proxy(for: Machine()).sentMessage(own)
        }
        #expect(text(result).contains("expected a selector of the methods of DelegateProxy<Machine"))
        #expect(text(result).contains("found one of another class"))
    }

    @Test func test_B6_otherwise_aClosureThatChangesAPropertyInPlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any AlbumDelegate>().sentMessage(set: { $0.tags.append($1) })
        }
        #expect(
            text(result).contains("a closure that reads or sets one property of ConformanceTests.AlbumDelegate"))
        #expect(text(result).contains("found one that changes it in place (modify, requirement"))
        #expect(text(result).contains("Write `set: \\.name`, or `{ $0.name = $1 }`."))
    }

    @Test func test_B6_otherwise_aPartOfAPropertyTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any AlbumDelegate>().intercept(set: \.span.first) { _, _ in }
        }
        #expect(
            text(result).contains("a part of a property (`\\.name.count`), or a subscript with its index (`\\.[0]`)"))
    }

    private final class NonConformingProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, @unchecked Sendable
    {
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: NonConformingProxy.self) }
        static func registerKnownImplementations() { register { NonConformingProxy(view: $0) } }
        static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
            try .only(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
        }
    }

    @Test func test_B15_ownMethodsWithoutConformance() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NonConformingProxy.proxy(for: ScrollView())
        }
        #expect(text(result).contains("expected a class with own methods to conform to"))
        #expect(text(result).contains("found NonConformingProxy, which does not. Declare the conformance"))
    }

    private final class NamedOnlyProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
    {
        static let own = TypedSelector<any ScrollViewDelegate, ScrollView, Void>("own") { $0.scrollViewDidScroll($1) }
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: NamedOnlyProxy.self) }
        static func registerKnownImplementations() { register { NamedOnlyProxy(view: $0) } }
        static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .only(own) }
    }

    @Test func test_B15_ownMethodsThatAreNoReferences() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NamedOnlyProxy.proxy(for: ScrollView())
        }
        #expect(text(result).contains("expected method references as own methods of NamedOnlyProxy"))
    }
}

@Suite struct ByHandTrapTests {
    @Test func test_B7_nobodyAnswersWhatReturnsSomething() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.byHand, .native).calls.sum(1, 2)
        }
        #expect(text(result).contains("nobody answers a call of method `sum` of ConformanceTests.HandDelegate"))
        #expect(text(result).contains("Keep the delegate alive, set `fallbackTarget`"))
    }

    @Test func test_B15_anErrorOfAnOverrideThatTheMethodDoesNotDeclare() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.byHand, .native, of: .intercepted)
            bench.interceptor = { _, _ in throw Problem(number: 3) }
            try bench.calls.moved(1, 2)
        }
        #expect(
            text(result).contains(
                "expected a `forwardInvocation(_:)` or interceptor that throws nothing for method `moved`"))
        #expect(text(result).contains("found that one of InterceptingHandProxy threw Problem(number: 3)"))
    }

    @Test func test_B15_anOverrideThatSetsNoResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.byHand, .native, of: .intercepted)
            bench.interceptor = { _, _ in }
            _ = try bench.calls.sum(1, 2)
        }
        #expect(text(result).contains("message `sum`: expected a result of type Swift.Int"))
    }

    /// Methods that its class does not list, or that another class lists.
    private class StrayProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
    {
        static let listed = TypedSelector<any ScrollViewDelegate, ScrollView, Void>("listed") {
            $0.scrollViewDidScroll($1)
        }
        static let unlisted = TypedSelector<any ScrollViewDelegate, ScrollView, Void>("unlisted") {
            $0.scrollViewWillBeginDragging($1)
        }
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: StrayProxy.self) }
        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(StrayProxy.self), to: UnsafeRawPointer.self)
        }
        static func registerKnownImplementations() { register { StrayProxy(view: $0) } }
        static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .forwarding(listed) }
        func scrollViewDidScroll(_ view: ScrollView) {
            forward(OtherProxy.other, with: (view, 1)) { $0.scrollViewDidScroll(view) }
        }
        func scrollViewWillBeginDragging(_ view: ScrollView) {
            forward(Self.unlisted, with: view) { $0.scrollViewWillBeginDragging(view) }
        }
    }

    private final class OtherProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
    {
        static let other = TypedSelector<any ScrollViewDelegate, (ScrollView, Int), Void>("other") {
            $0.scrollViewDidScroll($1.0)
        }
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: OtherProxy.self) }
        static func registerKnownImplementations() { register { OtherProxy(view: $0) } }
        static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .forwarding(other) }
        func scrollViewDidScroll(_ view: ScrollView) {
            forward(Self.other, with: (view, 2)) { $0.scrollViewDidScroll(view) }
        }
    }

    @Test func test_B15_forwardingASelectorThatIsNotListed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = ScrollView()
            StrayProxy.proxy(for: view).object.scrollViewWillBeginDragging(view)
        }
        #expect(
            text(result).contains("expected `forward` to be called with a selector that the `implementedMethods()` of"))
        #expect(text(result).contains("StrayProxy lists in `.forwarding`, found another one"))
    }

    @Test func test_B15_forwardingASelectorOfAnotherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = ScrollView()
            _ = OtherProxy.proxy(for: ScrollView())
            let proxy = StrayProxy.proxy(for: view)
            let subscription = proxy.sentMessage(StrayProxy.listed).subscribe { print($0.contentOffset) }
            proxy.object.scrollViewDidScroll(view)
            withExtendedLifetime(subscription) {}
        }
        #expect(text(result).contains("StrayProxy lists in `.forwarding`, found another one"))
    }

    private final class TwiceProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
    {
        static let own = TypedSelector<any ScrollViewDelegate, ScrollView, Void>("own") { $0.scrollViewDidScroll($1) }
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: TwiceProxy.self) }
        static func registerKnownImplementations() { register { TwiceProxy(view: $0) } }
        static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .forwarding(own, own) }
    }

    @Test func test_B15_aSelectorThatIsListedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TwiceProxy.proxy(for: ScrollView())
        }
        #expect(
            text(result).contains(
                "expected selectors in `.forwarding` that were made with a name, each at the same place"))
        #expect(text(result).contains("found `own` at another place"))
    }

    private final class ReferenceProxy:
        DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
    {
        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: ReferenceProxy.self) }
        static func registerKnownImplementations() { register { ReferenceProxy(view: $0) } }
        static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
            try .forwarding(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
        }
    }

    @Test(.enabled(if: hasEntryStubs, "where there are no entry stubs, the reference is refused before"))
    func test_B15_aMethodReferenceInAll() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ReferenceProxy.proxy(for: ScrollView())
        }
        #expect(text(result).contains("found one of a method reference"))
    }

    @Test func test_C4_observingByReferenceWithoutAProbe() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StrayProxy.proxy(for: ScrollView()).sentMessage(ScrollViewDelegate.scrollViewDidScroll)
        }
        #expect(
            text(result).contains(
                "that conforms by hand, found a method reference. Give `ImplementedMethods.forwarding` a probe"))
    }

    @Test func test_C4_aSelectorOfAnotherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = OtherProxy.proxy(for: ScrollView())
            _ = StrayProxy.proxy(for: ScrollView()).sentMessage(OtherProxy.other)
        }
        #expect(text(result).contains("expected a selector of the methods of StrayProxy, found one of another class"))
    }
}
