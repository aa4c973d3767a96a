import Switchboard
import TestProtocols
import TestSupport
import Testing

/// No type conforms to it, so nothing says that its method returns nothing.
public protocol NobodysDelegate: AnyObject { func started() }

/// Programmer errors that the type system cannot catch end the process, with a text that says what to do.
@Suite struct TrapTests {
    typealias Proxy = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func nobodyAnswers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = Parent<any SampleDelegate>()
            defer { withExtendedLifetime(parent) {} }
            let proxy = Proxy.proxy(for: parent)
            _ = proxy.object.shouldStop(after: 1)
        }
        #expect(text(result).contains("nobody answers a call of "))
        #expect(text(result).contains("method, requirement 3 of TestProtocols.SampleDelegate"))
        #expect(text(result).contains("set `fallbackTarget`"))
    }

    @Test func aVoidMethodThatIsNotKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ForwardingProxy<any NobodysDelegate>().object.started()
        }
        #expect(
            text(result).contains("nobody answers a call of method, requirement 0 of SwitchboardTests.NobodysDelegate"))
        #expect(text(result).contains("found none, and the method is not known to return nothing"))
        #expect(text(result).contains("observe or register it"))
    }

    @Test func aVoidMethodThatIsRegisteredReturns() async {
        await #expect(processExitsWith: .success) {
            try Proxy.register("started", Proxy.selector(SampleDelegate.started))
            let parent = Parent<any SampleDelegate>()
            defer { withExtendedLifetime(parent) {} }
            let proxy = Proxy.proxy(for: parent)
            proxy.object.started()
        }
    }

    @Test func refusedProtocol() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DelegateProxy<Parent<any StaticDelegate>, any StaticDelegate>.proxy(for: Parent<any StaticDelegate>())
        }
        #expect(text(result).contains("no proxy can stand in for TestProtocols.StaticDelegate"))
    }

    @Test func aReceiverWithOtherAssociatedTypes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Real<Item>: AssociatedDelegate {
                func take(_ item: Int) {}
            }
            let proxy = ForwardingProxy<any AssociatedDelegate>(forwardingTo: Real<Int>())
            proxy.setForwardToDelegate(Real<Int>(), retainDelegate: true)
            proxy.object.take(3)
            proxy.setForwardToDelegate(Real<String>(), retainDelegate: true)
        }
        #expect(
            text(result).contains(
                "expected a receiver with the associated types of the one that the proxy was made with, "
                    + "Item = Int, found Item = String. Make another proxy for it."))
    }

    /// What the compiler makes of such a result is an existential, and not what is returned.
    @Test func aResultOfAnAssociatedTypeThatIsLeftOpen() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Real: AssociatedResult {
                func item(_ number: Int) -> Int { number }
                func items() -> [Int] { [] }
                func count() -> Int { 7 }
            }
            let proxy = ForwardingProxy<any AssociatedResult>(forwardingTo: Real())
            _ = proxy.methodInvoked { $0.count }
            precondition(proxy.object.count() == 7)
            _ = proxy.methodInvoked { $0.item }
        }
        #expect(text(result).contains("because of Any: it may be declared as an associated type"))
    }

    @Test func noRequirement() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Proxy.proxy(for: Parent<any SampleDelegate>()).sentMessage(SampleDelegate.helper)
        }
        #expect(text(result).contains("a reference to a method or property that TestProtocols.SampleDelegate requires"))
    }

    @Test func selectorThatIsNotRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Proxy.proxy(for: Parent<any SampleDelegate>()).methodInvoked("nobody(_:)")
        }
        #expect(text(result).contains("found `nobody(_:)`; registered: none"))
    }

    @Test func forwardingToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = Parent<any SampleDelegate>()
            defer { withExtendedLifetime(parent) {} }
            let proxy = Proxy.proxy(for: parent)
            proxy.setForwardToDelegate(proxy.object, retainDelegate: false)
        }
        #expect(text(result).contains("found the proxy itself: calls would go in a circle"))
    }

    typealias Misused = DelegateProxy<Parent<any MisusedDelegate>, any MisusedDelegate>

    @Test func anObjectOfAnotherClassThanTheObserversHaveIt() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let real = MisusedReceiver()
            let parent = Parent<any MisusedDelegate>(real)
            defer { withExtendedLifetime(parent) {} }
            let proxy = Misused.proxy(for: parent)
            let subscription = proxy.sentMessage(MisusedDelegate.met).subscribe { (dog: Dog) in print(dog.name) }
            proxy.object.met(Dog(name: "Rex"))
            print("still here")
            proxy.object.met(Animal())
            withExtendedLifetime((subscription, real)) {}
        }
        #expect(text(result).contains("is not of the types by which the method was named, (TestProtocols.Dog)"))
    }

    @Test func nilForAnObserverThatHasNone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let real = MisusedReceiver()
            let parent = Parent<any MisusedDelegate>(real)
            defer { withExtendedLifetime(parent) {} }
            let proxy = Misused.proxy(for: parent)
            let subscription = proxy.sentMessage(MisusedDelegate.perhaps).subscribe { (text: String) in print(text) }
            proxy.object.perhaps("some")
            proxy.object.perhaps(nil)
            withExtendedLifetime((subscription, real)) {}
        }
        #expect(text(result).contains("came with an argument that is not of the types"))
    }

    /// A debug build refuses the protocol.
    #if !DEBUG
        @Test func aRequirementThatReturnsSelf() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let proxy = ForwardingProxy<any SelfDelegate>(forwardingTo: SelfReceiver())
                _ = proxy.object.itself().finish()
            }
            #expect(text(result).contains("A requirement that returns `Self`"))
        }
    #endif

    /// It was observed, so its types are known, but not its name before the text is written.
    @Test func nobodyAnswersAnObservedMethod() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any MisusedDelegate>()
            let subscription = proxy.sentMessage(MisusedDelegate.finish).subscribe { print("finish") }
            _ = proxy.object.finish()
            subscription.cancel()
        }
        #expect(text(result).contains("nobody answers a call of `finish()` (method, requirement"))
        #expect(text(result).contains("the method returns a value"))
    }

    private final class WideReceiver: WideDelegate {
        // swift-format-ignore: as long as it has to be
        func wide(
            _ a: FourOfThem, _ b: FourOfThem, _ c: FourOfThem, _ d: FourOfThem, _ e: FourOfThem, _ f: FourOfThem,
            _ g: FourOfThem, _ h: FourOfThem, _ i: FourOfThem, _ j: FourOfThem, _ k: FourOfThem, _ l: FourOfThem,
            _ m: FourOfThem, _ n: FourOfThem, _ o: FourOfThem, _ p: FourOfThem, _ q: FourOfThem, _ r: FourOfThem
        ) -> Int { r.d }
    }

    @Test func moreStackWordsThanAreHandedOn() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let real = WideReceiver()
            let proxy = DelegateProxy<Parent<any WideDelegate>, any WideDelegate>.proxy(
                for: Parent<any WideDelegate>(real))
            let x = FourOfThem(CommandLine.arguments.count)
            _ = proxy.object.wide(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x)
            withExtendedLifetime(real) {}
        }
        #expect(text(result).contains("has more arguments on the stack than the 64 words"))
    }
}
