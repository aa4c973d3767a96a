import CSupport
import Switchboard
import XCTest

protocol FirstHand: AnyObject {
    func run(_ body: () -> Void)
    func answer(_ body: () -> Void) -> String
    func fail(_ body: () -> Void) throws(HandFailure)
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String
}
protocol SecondHand: AnyObject { func second() -> Int }
protocol ThirdHand: AnyObject { func third() -> Int }
protocol FourthHand: AnyObject { func fourth() -> Int }
protocol FifthHand: AnyObject {}
protocol SixthHand: AnyObject {}
protocol SeventhHand: AnyObject {}
protocol EighthHand: AnyObject {}

struct HandFailure: Error {}

private typealias Three = FirstHand & SecondHand & ThirdHand
private typealias Eight = Three & FourthHand & FifthHand & SixthHand & SeventhHand & EighthHand

private final class FirstParent: HasDelegate { weak var delegate: (any FirstHand)? }
private final class ThreeParent: HasDelegate { weak var delegate: (any Three)? }
/// Its delegate is not weak: Swift 6.2.3 does not compile a weak reference of that size.
private final class EightParent: HasDelegate { var delegate: (any Eight)? }

/// What a parent's proxy by hand is asked in these tests.
private protocol HandProxyOfCounts: FirstHand {
    /// How often arguments were evaluated.
    var evaluations: Int { get }
    func observe() -> [SubscriptionToken]
    func setReceiver(_ receiver: HandReceiver?, retains: Bool)
    func ask(_ body: (Int) -> Void)
}

private final class FirstProxy: DelegateProxy<FirstParent, any FirstHand>, DelegateProxyType, HandProxyOfCounts,
    @unchecked Sendable
{
    static let run = TypedSelector<any FirstHand, Int, Void>("run(_:)") { _, _ in }
    static let answer = TypedSelector<any FirstHand, Int, String>("answer(_:)") { _, _ in "" }
    static let fail = TypedSelector<any FirstHand, Int, Void>("fail(_:)") { _, _ in }
    static let failToAnswer = TypedSelector<any FirstHand, Int, String>("failToAnswer(_:)") { _, _ in "" }
    static func implementedMethods() -> ImplementedMethods<any FirstHand> {
        .forwarding(run, answer, fail, failToAnswer)
    }
    private(set) var evaluations = 0
    private var argument: Int {
        evaluations += 1
        return 1
    }
    static func registerKnownImplementations() { register { FirstProxy(parent: $0) } }
    init(parent: FirstParent) { super.init(parentObject: parent, delegateProxy: FirstProxy.self) }

    func run(_ body: () -> Void) { forward(Self.run, with: argument) { $0.run(body) } }
    func answer(_ body: () -> Void) -> String { forward(Self.answer, with: argument) { $0.answer(body) } }
    func fail(_ body: () -> Void) throws(HandFailure) {
        try forward(Self.fail, with: argument) { (receiver: any FirstHand) throws(HandFailure) in
            try receiver.fail(body)
        }
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        try forward(Self.failToAnswer, with: argument) { (receiver: any FirstHand) throws(HandFailure) in
            try receiver.failToAnswer(body)
        }
    }

    func observe() -> [SubscriptionToken] {
        [
            sentMessage(Self.run).subscribe { _ in }, methodInvoked(Self.answer).subscribe { _ in },
            methodInvoked(Self.fail).subscribe { _ in }, sentMessage(Self.failToAnswer).subscribe { _ in },
        ]
    }
    func setReceiver(_ receiver: HandReceiver?, retains: Bool) {
        setForwardToDelegate(receiver, retainDelegate: retains)
    }
    func ask(_ body: (Int) -> Void) {}
}

private final class ThreeProxy: DelegateProxy<ThreeParent, any Three>, DelegateProxyType, HandProxyOfCounts, SecondHand,
    ThirdHand, @unchecked Sendable
{
    static let run = TypedSelector<any Three, Int, Void>("run(_:)") { _, _ in }
    static let answer = TypedSelector<any Three, Int, String>("answer(_:)") { _, _ in "" }
    static let fail = TypedSelector<any Three, Int, Void>("fail(_:)") { _, _ in }
    static let failToAnswer = TypedSelector<any Three, Int, String>("failToAnswer(_:)") { _, _ in "" }
    static let second = TypedSelector<any Three, Void, Int>("second()") { receiver, _ in receiver.second() }
    static let third = TypedSelector<any Three, Void, Int>("third()") { receiver, _ in receiver.third() }
    static func implementedMethods() -> ImplementedMethods<any Three> {
        .forwarding(run, answer, fail, failToAnswer, second, third)
    }
    private(set) var evaluations = 0
    private var argument: Int {
        evaluations += 1
        return 1
    }
    static func registerKnownImplementations() { register { ThreeProxy(parent: $0) } }
    init(parent: ThreeParent) { super.init(parentObject: parent, delegateProxy: ThreeProxy.self) }

    func run(_ body: () -> Void) { forward(Self.run, with: argument) { $0.run(body) } }
    func answer(_ body: () -> Void) -> String { forward(Self.answer, with: argument) { $0.answer(body) } }
    func fail(_ body: () -> Void) throws(HandFailure) {
        try forward(Self.fail, with: argument) { (receiver: any Three) throws(HandFailure) in try receiver.fail(body) }
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        try forward(Self.failToAnswer, with: argument) { (receiver: any Three) throws(HandFailure) in
            try receiver.failToAnswer(body)
        }
    }
    func second() -> Int { forward(Self.second, with: ()) { $0.second() } }
    func third() -> Int { forward(Self.third, with: ()) { $0.third() } }

    func observe() -> [SubscriptionToken] {
        [
            sentMessage(Self.run).subscribe { _ in }, methodInvoked(Self.answer).subscribe { _ in },
            methodInvoked(Self.fail).subscribe { _ in }, sentMessage(Self.failToAnswer).subscribe { _ in },
            methodInvoked(Self.second).subscribe { _ in },
        ]
    }
    func setReceiver(_ receiver: HandReceiver?, retains: Bool) {
        setForwardToDelegate(receiver, retainDelegate: retains)
    }
    func ask(_ body: (Int) -> Void) { [second(), third()].forEach(body) }
}

/// More tables than a call has room for that forwards at once.
private final class EightProxy: DelegateProxy<EightParent, any Eight>, DelegateProxyType, HandProxyOfCounts, SecondHand,
    ThirdHand, FourthHand, FifthHand, SixthHand, SeventhHand, EighthHand, @unchecked Sendable
{
    static let run = TypedSelector<any Eight, Int, Void>("run(_:)") { _, _ in }
    static let answer = TypedSelector<any Eight, Int, String>("answer(_:)") { _, _ in "" }
    static let fail = TypedSelector<any Eight, Int, Void>("fail(_:)") { _, _ in }
    static let failToAnswer = TypedSelector<any Eight, Int, String>("failToAnswer(_:)") { _, _ in "" }
    static let second = TypedSelector<any Eight, Void, Int>("second()") { receiver, _ in receiver.second() }
    static let third = TypedSelector<any Eight, Void, Int>("third()") { receiver, _ in receiver.third() }
    static let fourth = TypedSelector<any Eight, Void, Int>("fourth()") { receiver, _ in receiver.fourth() }
    static func implementedMethods() -> ImplementedMethods<any Eight> {
        .forwarding(run, answer, fail, failToAnswer, second, third, fourth)
    }
    private(set) var evaluations = 0
    private var argument: Int {
        evaluations += 1
        return 1
    }
    static func registerKnownImplementations() { register { EightProxy(parent: $0) } }
    init(parent: EightParent) { super.init(parentObject: parent, delegateProxy: EightProxy.self) }

    func run(_ body: () -> Void) { forward(Self.run, with: argument) { $0.run(body) } }
    func answer(_ body: () -> Void) -> String { forward(Self.answer, with: argument) { $0.answer(body) } }
    func fail(_ body: () -> Void) throws(HandFailure) {
        try forward(Self.fail, with: argument) { (receiver: any Eight) throws(HandFailure) in try receiver.fail(body) }
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        try forward(Self.failToAnswer, with: argument) { (receiver: any Eight) throws(HandFailure) in
            try receiver.failToAnswer(body)
        }
    }
    func second() -> Int { forward(Self.second, with: ()) { $0.second() } }
    func third() -> Int { forward(Self.third, with: ()) { $0.third() } }
    func fourth() -> Int { forward(Self.fourth, with: ()) { $0.fourth() } }

    func observe() -> [SubscriptionToken] {
        [
            sentMessage(Self.run).subscribe { _ in }, methodInvoked(Self.answer).subscribe { _ in },
            methodInvoked(Self.fail).subscribe { _ in }, sentMessage(Self.failToAnswer).subscribe { _ in },
            methodInvoked(Self.second).subscribe { _ in }, methodInvoked(Self.fourth).subscribe { _ in },
        ]
    }
    func setReceiver(_ receiver: HandReceiver?, retains: Bool) {
        setForwardToDelegate(receiver, retainDelegate: retains)
    }
    func ask(_ body: (Int) -> Void) { [second(), third(), fourth()].forEach(body) }
}

private final class HandReceiver: Eight {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
    func run(_ body: () -> Void) { body() }
    func answer(_ body: () -> Void) -> String {
        body()
        return "answered, and on the heap, not in words"
    }
    func fail(_ body: () -> Void) throws(HandFailure) {
        body()
        throw HandFailure()
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        body()
        throw HandFailure()
    }
    func second() -> Int { 2 }
    func third() -> Int { 3 }
    func fourth() -> Int { 4 }
}

/// A call through a class by hand keeps its receiver until it is over, and gives back what it took, however it ends.
final class HandCountTests: XCTestCase {
    private struct Way {
        let name: String
        let call: (any HandProxyOfCounts, () -> Void) -> Void
        static var all: [Way] {
            [
                Way(name: "run") { $0.run($1) },
                Way(name: "answer") { XCTAssertEqual($0.answer($1), "answered, and on the heap, not in words") },
                Way(name: "fail") { proxy, body in
                    XCTAssertNil(try? proxy.fail(body))
                },
                Way(name: "failToAnswer") { proxy, body in
                    XCTAssertNil(try? proxy.failToAnswer(body))
                },
            ]
        }
    }

    /// What differs in how a call is made.
    private struct Setup {
        let retains: Bool
        let isWeaklyReferred: Bool
        let isObserved: Bool
        let text: String
    }

    private func forEachWay(_ check: (any HandProxyOfCounts, Way, Setup) -> Void) {
        for way in Way.all {
            for number in 0..<24 {
                let (one, three, eight) = (FirstParent(), ThreeParent(), EightParent())
                let proxy: any HandProxyOfCounts =
                    switch number >> 3 {
                    case 0: FirstProxy.proxy(for: one)
                    case 1: ThreeProxy.proxy(for: three)
                    default: EightProxy.proxy(for: eight)
                    }
                let (retains, isWeak, isObserved) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
                let subscriptions = isObserved ? proxy.observe() : []
                let text =
                    "\(way.name), \(type(of: proxy)), retained \(retains), weakly referred \(isWeak), observed \(isObserved)"
                check(
                    proxy, way, Setup(retains: retains, isWeaklyReferred: isWeak, isObserved: isObserved, text: text))
                withExtendedLifetime((one, three, eight, subscriptions)) {}
            }
        }
    }

    func test_aCallGivesBackWhatItTook() {
        forEachWay { proxy, way, setup in
            let receiver = HandReceiver {}
            weak var seen: HandReceiver?
            if setup.isWeaklyReferred { seen = receiver }
            proxy.setReceiver(receiver, retains: setup.retains)
            let counted = Unmanaged.passUnretained(receiver).toOpaque(), before = swift_retainCount(counted)
            var calls = 0
            for _ in 0..<3 {
                way.call(proxy) { calls += 1 }
                XCTAssertEqual(swift_retainCount(counted), before, setup.text)
                proxy.ask { XCTAssertTrue((2...4).contains($0), setup.text) }
                XCTAssertEqual(swift_retainCount(counted), before, setup.text)
            }
            XCTAssertEqual(calls, 3, setup.text)
            withExtendedLifetime((seen, receiver)) {}
        }
    }

    func test_theLastReferenceGoesDuringACall_andTheReceiverEndsAfterwards() {
        forEachWay { proxy, way, setup in
            var events: [String] = []
            var receiver: HandReceiver? = HandReceiver { events.append("end") }
            weak var seen: HandReceiver?
            if setup.isWeaklyReferred { seen = receiver }
            proxy.setReceiver(receiver, retains: setup.retains)
            way.call(proxy) {}
            way.call(proxy) {
                proxy.setReceiver(nil, retains: false)
                receiver = nil
                events.append("dropped")
            }
            events.append("returned")
            XCTAssertEqual(events, ["dropped", "end", "returned"], setup.text)
            XCTAssertNil(seen, setup.text)
        }
    }

    /// More calls within each other than a thread has places for (CSupport/calls.h).
    func test_callsWithinEachOther() {
        forEachWay { proxy, way, setup in
            let receiver = HandReceiver {}
            proxy.setReceiver(receiver, retains: setup.retains)
            let counted = Unmanaged.passUnretained(receiver).toOpaque(), before = swift_retainCount(counted)
            var depth = 0
            func goOn() {
                depth += 1
                if depth < 40 { way.call(proxy, goOn) }
            }
            way.call(proxy, goOn)
            XCTAssertEqual(depth, 40, setup.text)
            XCTAssertEqual(swift_retainCount(counted), before, setup.text)
            withExtendedLifetime(receiver) {}
        }
    }

    func test_argumentsAreOnlyEvaluatedForObservers() {
        forEachWay { proxy, way, setup in
            let receiver = HandReceiver {}
            proxy.setReceiver(receiver, retains: setup.retains)
            way.call(proxy) {}
            let isEvaluated = setup.isObserved || proxy is EightProxy
            XCTAssertEqual(proxy.evaluations, isEvaluated ? 1 : 0, setup.text)
            withExtendedLifetime(receiver) {}
        }
    }
}
