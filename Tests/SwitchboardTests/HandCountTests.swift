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

struct HandFailure: Error {}

private typealias Four = FirstHand & SecondHand & ThirdHand & FourthHand

private final class FirstParent: HasDelegate { weak var delegate: (any FirstHand)? }
private final class FourParent: HasDelegate { weak var delegate: (any Four)? }

/// What a parent's proxy by hand is asked in these tests.
private protocol HandProxyOfCounts: FirstHand {
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
    static func registerKnownImplementations() { register { FirstProxy(parent: $0) } }
    init(parent: FirstParent) { super.init(parentObject: parent, delegateProxy: FirstProxy.self) }

    func run(_ body: () -> Void) { forward(Self.run, with: 1) { $0.run(body) } }
    func answer(_ body: () -> Void) -> String { forward(Self.answer, with: 1) { $0.answer(body) } }
    func fail(_ body: () -> Void) throws(HandFailure) {
        try forward(Self.fail, with: 1) { (receiver: any FirstHand) throws(HandFailure) in try receiver.fail(body) }
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        try forward(Self.failToAnswer, with: 1) { (receiver: any FirstHand) throws(HandFailure) in
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

/// More tables than a call has room for that forwards at once.
private final class FourProxy: DelegateProxy<FourParent, any Four>, DelegateProxyType, HandProxyOfCounts, SecondHand,
    ThirdHand, FourthHand, @unchecked Sendable
{
    static let run = TypedSelector<any Four, Int, Void>("run(_:)") { _, _ in }
    static let answer = TypedSelector<any Four, Int, String>("answer(_:)") { _, _ in "" }
    static let fail = TypedSelector<any Four, Int, Void>("fail(_:)") { _, _ in }
    static let failToAnswer = TypedSelector<any Four, Int, String>("failToAnswer(_:)") { _, _ in "" }
    static let second = TypedSelector<any Four, Void, Int>("second()") { receiver, _ in receiver.second() }
    static let third = TypedSelector<any Four, Void, Int>("third()") { receiver, _ in receiver.third() }
    static let fourth = TypedSelector<any Four, Void, Int>("fourth()") { receiver, _ in receiver.fourth() }
    static func implementedMethods() -> ImplementedMethods<any Four> {
        .forwarding(run, answer, fail, failToAnswer, second, third, fourth)
    }
    static func registerKnownImplementations() { register { FourProxy(parent: $0) } }
    init(parent: FourParent) { super.init(parentObject: parent, delegateProxy: FourProxy.self) }

    func run(_ body: () -> Void) { forward(Self.run, with: 1) { $0.run(body) } }
    func answer(_ body: () -> Void) -> String { forward(Self.answer, with: 1) { $0.answer(body) } }
    func fail(_ body: () -> Void) throws(HandFailure) {
        try forward(Self.fail, with: 1) { (receiver: any Four) throws(HandFailure) in try receiver.fail(body) }
    }
    func failToAnswer(_ body: () -> Void) throws(HandFailure) -> String {
        try forward(Self.failToAnswer, with: 1) { (receiver: any Four) throws(HandFailure) in
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

private final class HandReceiver: Four {
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

    private func forEachWay(_ check: (any HandProxyOfCounts, Way, _ retains: Bool, _ isWeak: Bool, String) -> Void) {
        for way in Way.all {
            for number in 0..<16 {
                let (retains, isWeak, isObserved) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
                let (first, four) = (FirstParent(), FourParent())
                let proxy: any HandProxyOfCounts =
                    number & 8 != 0 ? FourProxy.proxy(for: four) : FirstProxy.proxy(for: first)
                let subscriptions = isObserved ? proxy.observe() : []
                check(
                    proxy, way, retains, isWeak,
                    "\(way.name), \(type(of: proxy)), retained \(retains), weakly referred \(isWeak), observed \(isObserved)"
                )
                withExtendedLifetime((first, four, subscriptions)) {}
            }
        }
    }

    func test_aCallGivesBackWhatItTook() {
        forEachWay { proxy, way, retains, isWeak, text in
            let receiver = HandReceiver {}
            weak var seen: HandReceiver?
            if isWeak { seen = receiver }
            proxy.setReceiver(receiver, retains: retains)
            let counted = Unmanaged.passUnretained(receiver).toOpaque(), before = swift_retainCount(counted)
            var calls = 0
            for _ in 0..<3 {
                way.call(proxy) { calls += 1 }
                XCTAssertEqual(swift_retainCount(counted), before, text)
                proxy.ask { XCTAssertTrue((2...4).contains($0), text) }
                XCTAssertEqual(swift_retainCount(counted), before, text)
            }
            XCTAssertEqual(calls, 3, text)
            withExtendedLifetime((seen, receiver)) {}
        }
    }

    func test_theLastReferenceGoesDuringACall_andTheReceiverEndsAfterwards() {
        forEachWay { proxy, way, retains, isWeak, text in
            var events: [String] = []
            var receiver: HandReceiver? = HandReceiver { events.append("end") }
            weak var seen: HandReceiver?
            if isWeak { seen = receiver }
            proxy.setReceiver(receiver, retains: retains)
            way.call(proxy) {}
            way.call(proxy) {
                proxy.setReceiver(nil, retains: false)
                receiver = nil
                events.append("dropped")
            }
            events.append("returned")
            XCTAssertEqual(events, ["dropped", "end", "returned"], text)
            XCTAssertNil(seen, text)
        }
    }
}
