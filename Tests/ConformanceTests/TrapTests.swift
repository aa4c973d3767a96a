import ConformanceHosts
import Switchboard
import TestHosts
import TestSupport
import Testing

// What ends the process, with a text that says what to do: one suite for each kind of proxy.

/// The text that a process ended with.

@Suite struct NoCodeTrapTests {
    @Test func test_B7_aMethodThatReturnsTrapsWithoutATarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.noCode, .native).calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "can't answer a call of `sum` of ConformanceHosts.MachineDelegate: the proxy "
                    + "for ConformanceHosts.MachineDelegate has no target to forward to and no default"))
        #expect(text(result).contains("Keep the delegate alive, keep the token of `proxy.whenUnanswered("))
    }

    @Test func test_N2_aMessageSentElsewhereThanOnTheActor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            typealias Proxy = ForwardingProxy<any Accounts>
            try Proxy.register("balance", Proxy.selector(Accounts.balance))
            _ = try Proxy(forwardingTo: RealAccounts()).send("balance", "abc") as Int
        }
        #expect(
            text(result).contains(
                "a message to a method of Ledger was sent on another actor or thread. Send it on Ledger, or call"
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
        #expect(text(result).contains("your code used an intercepted call of `doubled(_:)` of ConformanceHosts"))
        #expect(text(result).contains("after its interceptor had returned. Keep copies of its arguments instead"))
    }

    @Test func test_Q3_aTargetWithAnotherExecutorAfterTheFirstCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: PlainCounter())
            _ = await proxy.object.add(1)
            proxy.setForwardToDelegate(QueueCounter(), retainDelegate: true)
        }
        #expect(
            text(result).contains(
                "can't make QueueCounter a target of this proxy for ConformanceTests.CounterDelegate: the proxy gets its calls "
                    + "on the executor of PlainCounter, for which callers may be waiting."))
    }

    @Test func test_Q3_aDefaultForActors() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DelegateDefaults.register((any CounterDelegate).self) { PlainCounter() }
        }
        #expect(
            text(result).contains("can't register a default for ConformanceTests.CounterDelegate: only actors conform"))
    }

    @Test func test_Q3_anAsynchronousInterceptorOfAMethodThatIsNot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: PlainCounter())
            _ = proxy.intercept({ delegate in { (number: Int) in await delegate.add(number) } }) { call, number in
                try await call.proceed(number)
            }
        }
        #expect(text(result).contains("can't have an asynchronous closure intercept or answer calls of this method of"))
    }

    @Test func test_M1_anAsynchronousCallOfUnknownTypesThatDoesNotProceed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: false))
            let token = proxy.interceptAsynchronous { _ in }
            _ = await proxy.object.item(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("`item(_:)`"))
        #expect(text(result).contains("called `proceed()` not at all, and the library doesn't know the method's types"))
    }

    @Test func test_M1_anAsynchronousCallOfUnknownTypesThatProceedsTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: true))
            let token = proxy.interceptAsynchronous { call in
                try await call.proceed()
                try? await call.proceed()
            }
            _ = await proxy.object.item(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(result).contains("an interceptor called `proceed()` 2 times, and the library doesn't know"))
        #expect(text(result).contains("so it has to call it once. Reference the method before"))
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
        #expect(text(result).contains("threw Problem(number: 3) in a call of `anyItem(_:)`"))
        #expect(text(result).contains("of ConformanceHosts.Unnamed."))
        #expect(text(result).contains("The library doesn't know the method's types"))
        #expect(text(result).contains("so it can't throw an error to the caller. Catch it in the interceptor."))
    }

    @Test func test_M1_anInterceptorThatHidesAMissingTarget() async {
        let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Unnamed<String>>()
            let token = proxy.interceptAsynchronous { call in try? await call.proceed() }
            _ = await proxy.object.item(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(later).contains("can't answer a call of"))
        #expect(text(later).contains("Unnamed"))
        let atOnce = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any BankDelegate>()
            let token = proxy.intercept { call in try? call.proceed() }
            _ = proxy.object.several(1)
            withExtendedLifetime(token) {}
        }
        #expect(text(atOnce).contains("can't answer a call of"))
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
                "`forwardInvocation(_:)` or interceptor of InterceptingProxy threw Problem(number: 3) in a call of"))
        #expect(text(result).contains("`moved` of ConformanceHosts.MachineDelegate, which isn't declared `throws`"))
        #expect(text(result).contains("Catch it there, and set a result"))
    }

    @Test func test_B15_anOverrideThatSetsNoResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.noCode, .native, of: .intercepted)
            bench.interceptor = { _, _ in }
            _ = try bench.calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "message `sum`: `forwardInvocation(_:)` or an interceptor set no result of type Swift.Int. Call"))
    }

    @Test func test_B15_anOverrideThatCallsSuperWithoutATarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.noCode, .native, of: .intercepted).calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "can't answer a call of `sum` of ConformanceHosts.MachineDelegate: the proxy"))
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
            text(result).contains(
                "observers of `scrollViewDidScroll(_:)` of TestHosts.ScrollViewDelegate won't be notified: OffsetProxy")
        )
        #expect(text(result).contains("OffsetProxy implements it itself"))
        #expect(text(result).contains("or remove it from the class."))
    }

    @Test func test_C4_interceptingAndAnsweringWhatTheProxyImplementsItselfWarn() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let view = ScrollView()
            let proxy = OffsetProxy.proxy(for: view)
            let tokens = [
                proxy.intercept(ScrollViewDelegate.scrollViewDidScroll) { _, _ in fatalError("called") },
                proxy.whenUnanswered(ScrollViewDelegate.scrollViewDidScroll) { _ in fatalError("asked") },
            ]
            view.scroll(to: Point(x: 0, y: 2))
            precondition(proxy.offsets.entries == [2])
            withExtendedLifetime(tokens) {}
        }
        let method = "`scrollViewDidScroll(_:)` of TestHosts.ScrollViewDelegate won't be called: OffsetProxy"
        #expect(text(result).contains("interceptors of \(method)"))
        #expect(text(result).contains("the closures of `whenUnanswered` for \(method)"))
        #expect(text(result).split(separator: "\n").count == 2)
    }

    @Test func test_B15_aSelectorOfAnotherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
            let own = TypedSelector<any MachineDelegate, (Int, Double), Void>("moved") { $0.moved($1.0, $1.1) }
            _ = Proxy.proxy(for: Machine()).sentMessage(own)
        }
        #expect(text(result).contains("can't observe this selector with a DelegateProxy<Machine"))
        #expect(text(result).contains("it belongs to another class. Use a method reference"))
    }

    @Test func test_B6_otherwise_aClosureThatChangesThePropertyInPlaceTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any AlbumDelegate>().sentMessage(set: { $0.tags.append($1) })
        }
        #expect(text(result).contains("a closure that references a property of ConformanceTests.AlbumDelegate changes"))
        #expect(text(result).contains("changes it in place (requirement"))
        #expect(text(result).contains("of ConformanceTests.AlbumDelegate (modify of a property or subscript))."))
        #expect(text(result).contains("Write `set: \\.name`, or `{ $0.name = $1 }`."))
    }

    @Test func test_B6_otherwise_aPartOfAPropertyTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any AlbumDelegate>().intercept(set: \.span.first) { _, _ in }
        }
        #expect(
            text(result).contains(
                "a part of a property (`\\.name.count`) and a subscript with its index (`\\.[0]`) aren't requirements"))
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
        #expect(text(result).contains("NonConformingProxy has an `implementedMethods()` and doesn't conform to"))
        #expect(text(result).contains("Declare the conformance, or remove `implementedMethods()`"))
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
        #expect(
            text(result).contains(
                "`implementedMethods()` of NamedOnlyProxy lists a selector that was made with a name. Write a method"))
    }
}

@Suite struct ByHandTrapTests {
    @Test func test_B7_aMethodThatReturnsTrapsWithoutATarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Bench.make(.handWritten, .native).calls.sum(1, 2)
        }
        #expect(text(result).contains("can't answer a call of `sum` of ConformanceTests.HandDelegate: the proxy for"))
        #expect(text(result).contains("Keep the delegate alive, set a `fallbackTarget`"))
    }

    @Test func test_B15_anErrorOfAnOverrideThatTheMethodDoesNotDeclare() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.handWritten, .native, of: .intercepted)
            bench.interceptor = { _, _ in throw Problem(number: 3) }
            try bench.calls.moved(1, 2)
        }
        #expect(
            text(result).contains(
                "interceptor of InterceptingHandProxy threw Problem(number: 3) in a call of `moved` of"))
        #expect(text(result).contains("which isn't declared `throws`, or throws another type"))
    }

    @Test func test_B15_anOverrideThatSetsNoResult() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Bench.make(.handWritten, .native, of: .intercepted)
            bench.interceptor = { _, _ in }
            _ = try bench.calls.sum(1, 2)
        }
        #expect(
            text(result).contains(
                "message `sum`: `forwardInvocation(_:)` or an interceptor set no result of type Swift.Int"))
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
        #expect(text(result).contains("`forward` was called with a selector that `implementedMethods()` of"))
        #expect(text(result).contains("StrayProxy doesn't list in `.forwarding`. List it"))
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
        #expect(text(result).contains("StrayProxy doesn't list in `.forwarding`. List it"))
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
        #expect(text(result).contains("`.forwarding` lists `own` at another place than before. Make one list"))
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
        #expect(text(result).contains("`.forwarding` lists a method reference. Make one list of selectors with names"))
    }

    @Test func test_C4_observingByReferenceWithoutAProbe() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StrayProxy.proxy(for: ScrollView()).sentMessage(ScrollViewDelegate.scrollViewDidScroll)
        }
        #expect(
            text(result).contains(
                "its class has no probe. Pass a `probe` to `ImplementedMethods.forwarding`, or observe by the class's"))
        #expect(text(result).contains("can't observe a method reference with a hand-written proxy for"))
    }

    @Test func test_C4_aSelectorOfAnotherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = OtherProxy.proxy(for: ScrollView())
            _ = StrayProxy.proxy(for: ScrollView()).sentMessage(OtherProxy.other)
        }
        #expect(text(result).contains("can't observe this selector with a StrayProxy: it belongs to another class"))
    }
}
