import ConformanceHosts
import Switchboard
import TestHosts
import TestSupport
import Testing
import XCTest

// What a hostile reader broke, and what holds since.

/// Throws an error of a declared type, has a parent that casts, and names itself in a constant.
public protocol GaugeDelegate: AnyObject {
    /// A level was read.
    func read(_ level: Int) throws(GaugeFailure)
    /// What a level is called.
    func name(_ level: Int) -> String
}

/// What a gauge throws.
public enum GaugeFailure: Error, Equatable { case tooHigh(Int) }

private class Gauge: HasDelegate, HasProxyStorage {
    let proxyStorage = ProxyStorage()
    weak var delegate: (any GaugeDelegate)?
}

/// Gives back what it was given by a cast.
private final class CastingGauge: HasDelegate, HasProxyStorage {
    let proxyStorage = ProxyStorage()
    private weak var kept: AnyObject?
    var delegate: (any GaugeDelegate)? {
        get { kept as? any GaugeDelegate }
        set { kept = newValue }
    }
}

private final class Reader: GaugeDelegate {
    func read(_ level: Int) throws(GaugeFailure) { if level > 10 { throw .tooHigh(level) } }
    func name(_ level: Int) -> String { "level \(level)" }
}

private final class InterceptedGauge: Gauge {}

private final class InterceptingGaugeProxy: DelegateProxy<InterceptedGauge, any GaugeDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    var onInvocation: (() throws -> Void)?
    init(gauge: InterceptedGauge) { super.init(parentObject: gauge, delegateProxy: InterceptingGaugeProxy.self) }
    static func registerKnownImplementations() { register { InterceptingGaugeProxy(gauge: $0) } }
    override func forwardInvocation(_ invocation: Invocation) throws {
        try onInvocation?()
        try super.forwardInvocation(invocation)
    }
}

/// Conforms, so that a cast finds it.
private final class CastingGaugeProxy: DelegateProxy<CastingGauge, any GaugeDelegate>, DelegateProxyType, GaugeDelegate,
    @unchecked Sendable
{
    /// In a constant that is made before the class is asked what it implements, or while.
    static let nameSelector = try! selector(GaugeDelegate.name(_:))
    static func implementedMethods() -> ImplementedMethods<any GaugeDelegate> { .only(nameSelector) }
    init(gauge: CastingGauge) { super.init(parentObject: gauge, delegateProxy: CastingGaugeProxy.self) }
    static func registerKnownImplementations() { register { CastingGaugeProxy(gauge: $0) } }
    func read(_ level: Int) throws(GaugeFailure) {}
    func name(_ level: Int) -> String { "own" }
}

final class BrokenOnceTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Gauge, any GaugeDelegate>

    func test_B8_errorsOfADeclaredTypeReachInvocationsAndTheCaller() throws {
        typealias Proxy = InterceptingGaugeProxy
        try Proxy.register("read:", Proxy.selector(GaugeDelegate.read(_:)))
        try Proxy.register("name:", Proxy.selector(GaugeDelegate.name(_:)))
        let gauge = InterceptedGauge(), reader = Reader()
        gauge.delegate = reader
        let proxy = Proxy.proxy(for: gauge)
        proxy.setMessageTarget(DynamicReceiver(), retainTarget: true)
        nonisolated(unsafe) var invocations = 0
        proxy.onInvocation = { invocations += 1 }
        XCTAssertThrowsError(try gauge.delegate?.read(11)) { XCTAssertEqual($0 as? GaugeFailure, .tooHigh(11)) }
        XCTAssertEqual(invocations, 1)
        XCTAssertEqual(gauge.delegate?.name(3), "level 3")
        XCTAssertEqual(invocations, 2)
        XCTAssertThrowsError(try proxy.send("read:", 12)) { XCTAssertEqual($0 as? GaugeFailure, .tooHigh(12)) }
        XCTAssertEqual(invocations, 3)
        withExtendedLifetime(reader) {}
    }

    func test_A2_aParentThatCastsFindsAProxyWhoseClassConforms() throws {
        _ = CastingGaugeProxy.nameSelector
        let gauge = CastingGauge(), reader = Reader()
        let proxy = try CastingGaugeProxy.proxyOrThrow(for: gauge)
        proxy.setForwardToDelegate(reader, retainDelegate: true)
        XCTAssertThrowsError(try gauge.delegate?.read(11)) { XCTAssertEqual($0 as? GaugeFailure, .tooHigh(11)) }
        XCTAssertEqual(gauge.delegate?.name(3), "own")
    }

    func test_B15_aSelectorInAConstantOfItsOwnClassIsFoundOnEveryThread() {
        onThreads(4) { number in
            if number % 2 == 0 { _ = CastingGaugeProxy.nameSelector }
            _ = try? CastingGaugeProxy.proxyOrThrow(for: CastingGauge())
        }
    }

    func test_I2_aResultNamedAsAnotherTypeIsRefused() {
        let asAny = GaugeDelegate.name(_:) as (any GaugeDelegate) -> (Int) -> Any
        XCTAssertThrowsError(try Proxy.selector(asAny)) {
            guard case .argument(let type, _)? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
            XCTAssertEqual(type, "(Swift.Int) -> Any")
        }
    }

    func test_B7_anUnansweredMessageInsideACallIsNotTakenForTheCall() throws {
        let machine = InterceptedHandMachine(), other = HandMachine()
        let proxy = HandProxy.proxy(for: machine), unanswered = HandProxy.proxy(for: other)
        let intercepting = try XCTUnwrap(proxy as? InterceptingHandProxy)
        intercepting.interceptor = { _, _ in let _: Int = try unanswered.send("sum", 1, 2) }
        XCTAssertThrowsError(try machine.delegate?.stopped(1), "not as if nobody had answered this call") {
            XCTAssertEqual(($0 as? MessageError)?.selector, "sum")
        }
        withExtendedLifetime(other) {}
    }

    func test_I3_whatASubclassByHandRegistersItsProxiesKnow() throws {
        try InterceptingHandProxy.register("extra by hand", encoding: "vq")
        try HandProxy.register("extra by hand", encoding: "vq")
        let machine = HandMachine(), proxy = HandProxy.proxy(for: machine), log = Log<Int>()
        let subscription = proxy.sentMessage("extra by hand").subscribe { log.add($0[0] as! Int) }
        try proxy.send("extra by hand", 7)
        XCTAssertEqual(log.entries, [7])
        withExtendedLifetime(subscription) {}
    }

    func test_I3_theSameMessageIsRegisteredByManyThreadsAtOnce() {
        onThreads(8) { _ in
            for number in 0..<4 {
                do {
                    try Proxy.register(MessageSelector("concurrent \(number)"), encoding: "vq")
                } catch {
                    XCTFail("\(error)")
                }
            }
        }
        XCTAssertNoThrow(try Proxy.register("one more", encoding: "vq"))
    }
}

@Suite struct BrokenOnceTrapTests {
    private final class Mistaken: DelegateProxy<Machine, any MachineDelegate>, DelegateProxyType, @unchecked Sendable {
        init(machine: Machine) { super.init(parentObject: machine, delegateProxy: InterceptingProxy.self) }
        static func registerKnownImplementations() {}
    }

    @Test func aClassThatNamesAnotherOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Mistaken(machine: Machine())
        }
        #expect(text(result).contains("Mistaken passes InterceptingProxy, which is neither its own class nor a"))
        #expect(text(result).contains("Write `delegateProxy: Mistaken.self`"))
    }

    @Test func fallbackReceiversInACircle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (one, two) = (Machine(), Machine())
            typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
            Proxy.proxy(for: one).fallbackTarget = Proxy.proxy(for: two).object
            Proxy.proxy(for: two).fallbackTarget = Proxy.proxy(for: one).object
        }
        #expect(text(result).contains("can't forward to a proxy that forwards to this one: calls would never end"))
    }

    @Test func forwardReceiversInACircle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (one, two) = (Machine(), Machine())
            typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
            Proxy.proxy(for: one).setMessageTarget(Proxy.proxy(for: two), retainTarget: true)
            Proxy.proxy(for: two).setMessageTarget(Proxy.proxy(for: one), retainTarget: true)
        }
        #expect(text(result).contains("can't forward messages to a proxy that forwards to this one: they would"))
    }
}
