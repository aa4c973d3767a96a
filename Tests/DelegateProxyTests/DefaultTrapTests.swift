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
        "Keep the delegate alive, keep the token of `proxy.whenUnanswered(AskingDelegate.asked(_:)) { ... }`, set a "
        + "`fallbackTarget`, or write `DelegateDefaults.register((any DelegateProxyTests.AskingDelegate).self) { "
        + "Default() }` with a class that conforms"

    /// Its types are known, and nobody observes it.
    @Test func test_B7_aMethodWithACompletionHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let asker = Asker()
            let proxy = DelegateProxy<Asker, any AskingDelegate>.proxy(for: asker)
            proxy.sentMessage(AskingDelegate.asked(_:)).subscribe { _ in print("heard") }.cancel()
            asker.delegate?.asked { _ in }
        }
        #expect(text(result).contains("can't answer a call of "))
        #expect(text(result).contains("`asked(_:)` of DelegateProxyTests.AskingDelegate: the proxy"))
        #expect(text(result).contains("no default, and the method takes a closure, for which its caller may wait. "))
        #expect(text(result).contains(Self.remedy + "."))
    }

    /// Though its types are known from the symbols of the type that conforms.
    @Test func test_B7_anUnreferencedMethodWithACompletionHandler() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ForwardingProxy<any QuietDelegate>().object.asked {}
        }
        #expect(
            text(result).contains(
                "can't answer a call of `asked(_:)` of DelegateProxyTests.QuietDelegate"))
        #expect(text(result).contains("no default, and the method takes a closure, for which its caller may wait. "))
    }

    @Test func test_B7_anUnobservedMethodWithAnOptionalCompletionHandler() async {
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
                "can't answer a call of `perhaps(_:)` of DelegateProxyTests.AskingDelegate"))
        #expect(text(result).contains("and the method takes a closure, for which its caller may wait"))
    }

    @Test func test_B7_aCompletionHandlerByHand() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let asker = Asker()
            _ = HandAskerProxy.proxy(for: asker)
            asker.delegate?.told()
            asker.delegate?.asked { _ in }
        }
        #expect(
            text(result).contains("can't answer a call of `asked(_:)` of DelegateProxyTests.AskingDelegate: the proxy"))
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
            text(result).contains("can't register a second default for DelegateProxyTests.AskingDelegate. Register it"))
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
        #expect(
            text(result).contains("the default for DelegateProxyTests.AskingDelegate is a proxy, so calls would never"))
    }

    @Test func test_aDefaultForWhatIsNoDelegateType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            DelegateDefaults.register(Int.self) { 1 }
        }
        #expect(text(result).contains("can't create a proxy for Swift.Int: it isn't a protocol type"))
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
