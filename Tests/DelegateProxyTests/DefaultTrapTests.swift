import Switchboard
import TestHosts
import TestSupport
import Testing

/// CONFORMANCE B7: where there is no default either, what returns something, or may be waited for, ends the process.
@Suite struct DefaultTrapTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    private static let remedy =
        "Keep the delegate alive, write `proxy.whenUnanswered(AskingDelegate.asked(_:)) { ... }`, set `fallbackTarget`, or "
        + "write `DelegateDefaults.register((any DelegateProxyTests.AskingDelegate).self) { Nothing() }`, where `Nothing` is a "
        + "class that conforms"

    /// Its types are known, and nobody observes it.
    @Test func test_B7_aMethodWithACompletionHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let asker = Asker()
            let proxy = DelegateProxy<Asker, any AskingDelegate>.proxy(for: asker)
            proxy.sentMessage(AskingDelegate.asked(_:)).subscribe { _ in print("heard") }.cancel()
            asker.delegate?.asked { _ in }
        }
        #expect(text(result).contains("nobody answers a call of "))
        #expect(text(result).contains("method, requirement 0 of DelegateProxyTests.AskingDelegate"))
        #expect(text(result).contains("found none, and the method takes a closure, which its caller may wait for. "))
        #expect(text(result).contains(Self.remedy + "."))
    }

    /// Though its types are known from the symbols of the type that conforms.
    @Test func test_B7_aMethodThatNobodyNamedWithACompletionHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ForwardingProxy<any QuietDelegate>().object.asked {}
        }
        #expect(
            text(result).contains(
                "nobody answers a call of `asked(_:)` (method, requirement 2 of DelegateProxyTests.QuietDelegate)"))
        #expect(text(result).contains("found none, and the method takes a closure, which its caller may wait for. "))
    }

    @Test func test_B7_anOptionalCompletionHandlerThatNobodyObserves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let asker = Asker()
            typealias Proxy = DelegateProxy<Asker, any AskingDelegate>
            do {
                try Proxy.register("perhaps(_:)", Proxy.selector(AskingDelegate.perhaps(_:)))
            } catch {
                return
            }
            _ = Proxy.proxy(for: asker)
            asker.delegate?.perhaps(nil)
        }
        #expect(
            text(result).contains(
                "nobody answers a call of `perhaps(_:)` (method, requirement 1 of DelegateProxyTests.AskingDelegate)"))
        #expect(text(result).contains("takes a closure"))
    }

    @Test func test_B7_aCompletionHandlerByHand() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let asker = Asker()
            _ = HandAskerProxy.proxy(for: asker)
            asker.delegate?.told()
            asker.delegate?.asked { _ in }
        }
        #expect(
            text(result).contains("nobody answers a call of method `asked(_:)` of DelegateProxyTests.AskingDelegate"))
    }

    @Test func test_B7_anObservedCompletionHandlerByHand() {
        let asker = Asker(), log = Log<Int>()
        let subscription = HandAskerProxy.proxy(for: asker).sentMessage(HandAskerProxy.asked).subscribe { $0(7) }
        asker.delegate?.asked { log.add($0) }
        #expect(log.entries == [7])
        withExtendedLifetime(subscription) {}
    }

    @Test func test_B7_aCompletionHandlerByName() throws {
        typealias Proxy = DelegateProxy<Asker, any AskingDelegate>
        try Proxy.register("asked by name", Proxy.selector(AskingDelegate.asked(_:)))
        let asker = Asker()
        let answer: @Sendable (Int) -> Void = { _ in }
        #expect(throws: MessageError.self) { try Proxy.proxy(for: asker).send("asked by name", answer) }
    }

    @Test func test_B3_aVoidMethodStillReturns() {
        let asker = Asker(), log = Log<String>()
        let subscription = DelegateProxy<Asker, any AskingDelegate>.proxy(for: asker)
            .methodInvoked(AskingDelegate.told).withOutcome.subscribe { _, outcome in log.add("\(outcome)") }
        asker.delegate?.told()
        #expect(log.entries == ["unanswered"])
        withExtendedLifetime(subscription) {}
    }

    @Test func test_aSecondDefault() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            for _ in 0..<2 { DelegateDefaults.register((any AskingDelegate).self) { Answering() } }
        }
        #expect(
            text(result).contains("expected one default for DelegateProxyTests.AskingDelegate, found a second one"))
    }

    @Test func test_aDefaultThatForwards() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DelegateDefaults.register((any AskingDelegate).self) {
                DelegateProxy<Asker, any AskingDelegate>.proxy(for: Asker()).object
            }
            let asker = Asker()
            _ = DelegateProxy<Asker, any AskingDelegate>.proxy(for: asker)
            asker.delegate?.told()
        }
        #expect(text(result).contains("that answers calls itself, found a proxy: calls would go in a circle"))
    }

    @Test func test_aDefaultForWhatIsNoDelegateType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DelegateDefaults.register(Int.self) { 1 }
        }
        #expect(text(result).contains("no proxy can stand in for Swift.Int"))
    }
}

public protocol AskingDelegate: AnyObject {
    func asked(_ answer: @escaping @Sendable (Int) -> Void)
    func perhaps(_ answer: (@Sendable (Int) -> Void)?)
    func told()
}

private final class Answering: AskingDelegate {
    func asked(_ answer: @escaping @Sendable (Int) -> Void) { answer(1) }
    func perhaps(_ answer: (@Sendable (Int) -> Void)?) { answer?(1) }
    func told() {}
}

public final class Asker: HasDelegate {
    public weak var delegate: (any AskingDelegate)?
    public init() {}
}

/// Conforms by hand.
private final class HandAskerProxy: DelegateProxy<Asker, any AskingDelegate>, DelegateProxyType, AskingDelegate,
    @unchecked Sendable
{
    init(asker: Asker) { super.init(parentObject: asker, delegateProxy: HandAskerProxy.self) }
    static func registerKnownImplementations() { register { HandAskerProxy(asker: $0) } }

    typealias Answer = @Sendable (Int) -> Void
    static let asked = TypedSelector<any AskingDelegate, Answer, Void>("asked(_:)") { $0.asked($1) }
    static let perhaps = TypedSelector<any AskingDelegate, Answer?, Void>("perhaps(_:)") { $0.perhaps($1) }
    static let told = TypedSelector<any AskingDelegate, Void, Void>("told()") { delegate, _ in delegate.told() }
    static func implementedMethods() -> ImplementedMethods<any AskingDelegate> { .forwarding(asked, perhaps, told) }

    func asked(_ answer: @escaping Answer) { forward(Self.asked, with: answer) { $0.asked(answer) } }
    func perhaps(_ answer: Answer?) { forward(Self.perhaps, with: answer) { $0.perhaps(answer) } }
    func told() { forward(Self.told, with: ()) { $0.told() } }
}
