import CSupport
import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// What was found by trying to break it.
final class MisuseTests: XCTestCase {
    typealias Proxy = DelegateProxy<Parent<any MisusedDelegate>, any MisusedDelegate>

    private let real = MisusedReceiver()
    private lazy var parent = Parent<any MisusedDelegate>(real)
    private lazy var proxy = Proxy.proxy(for: parent)
    private lazy var delegate = proxy.object

    /// The first case of such an enum counts no references, and so does not show that the value is consumed.
    func test_B9_consumedEnumsAreStillThereAfterwards() {
        let log = Log<String>()
        let ended = Log<Int>()
        let subscriptions = [
            proxy.methodInvoked(MisusedDelegate.event).subscribe { event in
                switch event {
                case .code(let code): log.add("\(code)")
                case .message(let text): log.add(text)
                case .both(let number, let token): log.add("\(number) \(token.number)")
                }
            },
            proxy.methodInvoked(MisusedDelegate.result).subscribe { log.add("\($0)") },
        ]
        for number in 0..<3 {
            delegate.event(.message("a message that is long enough to be on the heap, \(number)"))
            delegate.event(.both(number, Token(number, onEnd: { ended.add(number) })))
            delegate.event(.code(number))
            delegate.result(.failure(SampleError.refused(number)))
        }
        XCTAssertEqual(
            log.entries,
            (0..<3).flatMap {
                [
                    "a message that is long enough to be on the heap, \($0)", "\($0) \($0)", "\($0)",
                    "failure(TestProtocols.SampleError.refused(\($0)))",
                ]
            })
        XCTAssertEqual(ended.entries, [0, 1, 2])
        withExtendedLifetime(subscriptions) {}
    }

    /// A conversion of the reference that looks into its argument, and so changes it, is found when it is named.
    func test_conversionsOfCollectionsAreRefused() {
        XCTAssertThrowsError(try Proxy.selector(MisusedDelegate.list as (any MisusedDelegate) -> ([Int]) -> Void)) {
            guard case .argument? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
        }
    }

    func test_methodsOfExtensionsThatLookAtTheirArgumentsAreRefused() {
        XCTAssertThrowsError(try Proxy.selector(MisusedDelegate.shout)) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .notARequirement)
        }
    }

    func test_methodsThatConsumeSelfAreObserved() throws {
        let reference: (any MisusedDelegate) -> () -> Void = { delegate in { delegate.end() } }
        let selector = try Proxy.selector(reference)
        var calls = 0
        let token = proxy.sentMessage(selector).subscribe { calls += 1 }
        let target = Unmanaged.passUnretained(real).toOpaque()
        let before = swift_retainCount(target)
        for _ in 0..<3 { delegate.end() }
        XCTAssertEqual(calls, 3)
        XCTAssertEqual(swift_retainCount(target), before)
        withExtendedLifetime(token) {}
    }

    /// Symbols tell its types, and not that it consumes the target. A reference finds that out even then.
    func test_methodsThatConsumeSelfAreReferencedWhenSymbolsToldThem() throws {
        let target = ConsumedReceiver(), address = Unmanaged.passUnretained(target).toOpaque()
        let proxy = ForwardingProxy<any ConsumedDelegate>(forwardingTo: target), object = proxy.object
        let token = proxy.intercept { call in try call.proceed() }
        object.other()
        let reference: (any ConsumedDelegate) -> () -> Void = { delegate in { delegate.finish() } }
        _ = try ForwardingProxy<any ConsumedDelegate>.selector(reference)
        let before = swift_retainCount(address)
        for _ in 0..<3 { object.finish() }
        XCTAssertEqual(swift_retainCount(address), before)
        withExtendedLifetime((target, token)) {}
    }

    func test_aTupleAndItsElementsAreNotTheSame() throws {
        let log = Log<String>()
        let subscriptions = [
            proxy.sentMessage(MisusedDelegate.pair).subscribe { log.add("pair \($0.0) \($0.1)") },
            proxy.sentMessage(MisusedDelegate.two).subscribe { log.add("two \($0) \($1)") },
        ]
        delegate.pair((1, "one"))
        delegate.two(2, "two")
        XCTAssertEqual(log.entries, ["pair 1 one", "two 2 two"])
        withExtendedLifetime(subscriptions) {}
    }

    /// A reference whose evaluation names another method of another delegate.
    func test_namingAMethodWhileAnotherIsNamed() throws {
        typealias Other = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>
        let reference: (any MisusedDelegate) -> () -> Void = { delegate in
            {
                _ = try? Other.selector(SampleDelegate.token)
                delegate.quiet()
            }
        }
        let log = Log<Int>()
        let subscription = proxy.sentMessage(try Proxy.selector(reference)).subscribe { log.add(1) }
        delegate.quiet()
        XCTAssertEqual(log.entries, [1])
        withExtendedLifetime(subscription) {}
    }

    // MARK: Parents

    func test_aParentThatWasTheOnlyOwnerDoesNotLoseItsDelegate() {
        let parent = Parent<any MisusedDelegate>(nil)
        parent.delegate = MisusedReceiver()
        let proxy = Proxy.proxy(for: parent)
        XCTAssertEqual(proxy.object.finish(), 7)
        XCTAssertNotNil(proxy.forwardToDelegate())
    }

    private final class Ignoring: HasDelegate {
        private let fixed: (any MisusedDelegate)?
        init(_ fixed: any MisusedDelegate) { self.fixed = fixed }
        var delegate: (any MisusedDelegate)? {
            get { fixed }
            set {}
        }
    }

    func test_aParentThatDoesNotKeepTheProxyIsRefused() {
        do throws(ProxyError) {
            _ = try DelegateProxy<Ignoring, any MisusedDelegate>.proxyOrThrow(for: Ignoring(real))
            XCTFail("expected a refusal")
        } catch {
            XCTAssertEqual(error.reason, .delegateNotStored)
        }
    }

    private class Base: HasDelegate { weak var delegate: (any MisusedDelegate)? }
    private final class Derived: Base {}

    func test_twoProxiesForOneParentDoNotGoInACircle() {
        let parent = Derived()
        parent.delegate = real
        let first = DelegateProxy<Base, any MisusedDelegate>.proxy(for: parent)
        let second = DelegateProxy<Derived, any MisusedDelegate>.proxy(for: parent)
        XCTAssertIdentical(DelegateProxy<Base, any MisusedDelegate>.proxy(for: parent), first)
        XCTAssertEqual(parent.delegate?.finish(), 7)
        withExtendedLifetime(second) {}
    }
}
