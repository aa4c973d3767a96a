import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestProtocols
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// No type conforms to it, so nothing says that its method returns nothing.
public protocol NobodysDelegate: AnyObject { func started() }

public protocol Trimmer: AnyObject { func trim(_ text: inout String) }
private final class Shears: Trimmer {
    func trim(_ text: inout String) { text = text.trimmingCharacters(in: .whitespaces) }
}

/// A class, which is no protocol type, with a place for it.
private final class Lone {
    func add(_ other: Lone) {}
    func remove(_ other: Lone) {}
}

/// A table with one C function.
private struct Callbacks {
    var tick: (@convention(c) (Int32) -> Void)?
    var count = 0
}

/// Calls whose lines messages name. Inside of `#expect`, lines are counted otherwise.
private enum MadeHere {
    static let proxyLine = #line + 2
    static func proxy() {
        _ = DelegateProxy<Parent<any SubclassDelegate>, any SubclassDelegate>.proxy(for: Parent<any SubclassDelegate>())
    }

    static let referenceLine = #line + 2
    static func reference() {
        _ = ForwardingProxy<any SampleDelegate>().sentMessage { (_: any SampleDelegate) in { (_: Int) -> Void in } }
    }

    static let parentLine = #line + 2
    static func parent() {
        _ = ForwardingProxy<Lone>.makeParent { _ in Lone() }
    }

    static let additionLine = #line + 2
    static func addition() {
        _ = ForwardingProxy<Lone>.attach(to: Lone(), adding: Lone.add, removing: Lone.remove)
    }

    static let sessionLine = #line + 2
    static func session() {
        _ = URLSession.proxied((any StreamDelegate).self)
    }

    static let callbackLine = #line + 2
    static func callback() throws {
        _ = try CallbackProxy(Callbacks(tick: { _ in })).sentMessage("tock")
    }

    static let callbackOfOtherTypesLine = #line + 2
    static func callbackOfOtherTypes() throws {
        _ = try CallbackProxy(Callbacks(tick: { _ in })).methodInvoked(\.tick, as: String.self)
    }

    static let subscriptionLine = #line + 2
    @MainActor static func subscription(of proxy: ForwardingProxy<any SampleDelegate>) -> SubscriptionToken {
        proxy.sentMessage(SampleDelegate.started).subscribe {}
    }
}

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
        #expect(text(result).contains("can't answer a call of "))
        #expect(text(result).contains("`shouldStop(after:)` of TestProtocols.SampleDelegate"))
        #expect(text(result).contains("set a `fallbackTarget`"))
    }

    @Test func aVoidMethodThatIsNotKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ForwardingProxy<any NobodysDelegate>().object.started()
        }
        #expect(
            text(result).contains(
                "can't answer a call of requirement 1 of SwitchboardTests.NobodysDelegate (method): the proxy for"))
        #expect(text(result).contains("no default, and the library doesn't know whether the method returns nothing"))
        #expect(text(result).contains("or, if it returns nothing, observe or register it"))
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

    @Test func anInoutArgumentIsNotKept() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let calls = ForwardingProxy<any Trimmer>(forwardingTo: Shears())
                .sentMessage { object in { (text: Inout<String>) in object.trim(&text.value) } }
            for await text in calls { print(text) }
        }
        #expect(text(result).contains("an asynchronous sequence keeps its elements, and an `Inout` is valid only"))
    }

    @Test func aMessageBeginsWithTheCallersPlace() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { MadeHere.proxy() }
        #expect(text(made).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.proxyLine): Fatal error: "))
        let referenced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MadeHere.reference()
        }
        #expect(text(referenced).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.referenceLine): Fatal error: "))
        let subscribed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any SampleDelegate>()
            let token = await MadeHere.subscription(of: proxy)
            await Task.detached { proxy.object.started() }.value
            token.cancel()
        }
        #expect(text(subscribed).contains("observer of SwitchboardTests/TrapTests.swift:\(MadeHere.subscriptionLine) "))
    }

    @Test func parentsOfWhatIsNoProtocol() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { MadeHere.parent() }
        #expect(text(made).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.parentLine): Fatal error: "))
        #expect(text(made).contains("it isn't a protocol type"))
        let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MadeHere.addition()
        }
        #expect(text(added).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.additionLine): Fatal error: "))
        #expect(text(added).contains("it isn't a protocol type"))
        let session = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            MadeHere.session()
        }
        #expect(text(session).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.sessionLine): Fatal error: "))
        #expect(text(session).contains("a URLSession doesn't call delegates of this type"))
    }

    @Test func callbacksThatATableDoesNotHave() async {
        let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try MadeHere.callback()
        }
        #expect(text(named).contains("SwitchboardTests/TrapTests.swift:\(MadeHere.callbackLine): Fatal error: "))
        #expect(text(named).contains("Callbacks has no property with a C function of this name. Write one of these"))
        #expect(text(named).contains("names: `tick`. [noCallback]"))
        let typed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try MadeHere.callbackOfOtherTypes()
        }
        #expect(
            text(typed).contains(
                "SwitchboardTests/TrapTests.swift:\(MadeHere.callbackOfOtherTypesLine): Fatal error: "))
        #expect(text(typed).contains("can't use Swift.String here: expected (Swift.Int32)"))
    }

    @Test func refusedProtocol() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DelegateProxy<Parent<any SubclassDelegate>, any SubclassDelegate>.proxy(
                for: Parent<any SubclassDelegate>())
        }
        #expect(
            text(result).contains(
                "can't create a proxy for TestProtocols.SubclassDelegate: only subclasses of a certain class"
                    + " may conform to it")
        )
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
                "can't forward to a target with the associated types Item = String: the proxy was made with a target "
                    + "that has Item = Int. Make another proxy for this target."))
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
        #expect(text(result).contains("can't reference a requirement of TestProtocols.SampleDelegate by this: it"))
    }

    @Test func selectorThatIsNotRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Proxy.proxy(for: Parent<any SampleDelegate>()).methodInvoked("nobody(_:)")
        }
        #expect(
            text(result).contains(
                "can't observe `nobody(_:)`: it isn't registered for TestProtocols.SampleDelegate (registered: none)"))
    }

    @Test func forwardingToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = Parent<any SampleDelegate>()
            defer { withExtendedLifetime(parent) {} }
            let proxy = Proxy.proxy(for: parent)
            proxy.setForwardToDelegate(proxy.object, retainDelegate: false)
        }
        #expect(text(result).contains("can't forward to the proxy itself: calls would never end"))
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
        #expect(
            text(result).contains("has an argument of another type than the reference, which has (TestProtocols.Dog)"))
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
        #expect(text(result).contains("has an argument of another type than the reference, which has"))
    }

    /// A debug build refuses the protocol.
    #if !DEBUG
        @Test func aRequirementThatReturnsSelf() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let proxy = ForwardingProxy<any SelfDelegate>(forwardingTo: SelfReceiver())
                _ = proxy.object.itself().finish()
            }
            #expect(text(result).contains("A requirement that returns `Self` returned the target"))
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
        #expect(text(result).contains("can't answer a call of `finish()` of TestProtocols.MisusedDelegate: "))
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
        #expect(text(result).contains("it has more than 64 words of arguments on the stack"))
    }
}
