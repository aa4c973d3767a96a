// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ResilientTypes
import Switchboard
import XCTest
import _StringProcessing

/// Closures and results of structs that have no frozen layout.
public protocol ResilientDelegate: AnyObject {
    func taking(_ body: @escaping (Pair) -> Void)
    func takingSmall(_ body: @escaping (Measure, Int, String, Item) -> Int)
    func takingChoice(_ body: @escaping (Choice, Item) -> Void)
    func takingReference(_ body: @escaping (Int, Holder) -> Void)
    func takingOptional(_ body: @escaping (Pair?) -> Void)
    func takingWrapped(_ body: @escaping (Wrapped) -> Void)
    func takingNothing(_ body: @escaping (Nothing) -> Void)
    func takingBeforeLarge(_ body: @escaping (Pair, Large, [Int: String]) -> Void)
    func returning(_ body: @escaping () -> Pair)
    func returningOptional(_ body: @escaping () -> Pair?)
    func returningReference(_ body: @escaping (Int) -> Holder)
    func returningTuple(_ body: @escaping () -> (Int, Pair))
    func returningTuples(_ body: @escaping (Item) -> (Measure, Int, Pair, Holder))
    func priority(_ body: @escaping (TaskPriority) -> Int)
    func continuation(_ body: @escaping (AsyncStream<Int>.Continuation) -> Void)
    func optionalClosure(_ body: ((Pair) -> Void)?)
    func closureInTuple(_ pair: (Int, (Pair) -> Void))

    func frozen(_ body: @escaping (Frozen, Int) -> Frozen)
    func list(_ body: @escaping ([Pair], Item) -> [Holder])
    func large(_ body: @escaping (Large, Item?, Float) -> Large)

    func pair() -> Pair
    func holder() -> Holder
    func choice() -> Choice
    func stream() -> AsyncStream<Int>
    func regex() -> Regex<Substring>
    func wrapped() -> Wrapped

    func shifting(
        _ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128, _ pair: Pair, _ first: SixWords, _ second: SixWords,
        _ wide: Int128)
    func shiftingClosure(
        _ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128, _ pair: Pair, _ body: @escaping (Int) -> Int, _ wide: Int128
    )
}

/// Goes by address because of its size.
public struct SixWords {
    var words = (1, 2, 3, 4, 5, 6)
}

public struct Wrapped {
    var number = 3
    var pair = Pair(1, 2)
}

/// Goes by address because of its size, with references in it.
public struct Large {
    var numbers = (1, 2, 3)
    var choice: String? = "a text of more than fifteen bytes"
    var item = Item(6)
    var list = [1, 2]
}

private typealias Proxy = DelegateProxy<Parent<any ResilientDelegate>, any ResilientDelegate>

final class ResilientTests: XCTestCase {
    private func expectRefusal<Element, Result>(
        _ selector: @autoclosure () throws -> TypedSelector<any ResilientDelegate, Element, Result>,
        line: UInt = #line
    ) {
        // What the stack has there must not matter.
        for round in 0..<8 {
            leaveOnStack(UInt.max / 8 * UInt(round))
            XCTAssertThrowsError(try selector(), line: line) {
                guard let refusal = $0 as? ObservationError, case .argument = refusal.reason else {
                    return XCTFail("\($0)", line: line)
                }
            }
        }
    }

    @inline(never) private func leaveOnStack(_ word: UInt) {
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2048) { room in
            room.initialize(repeating: word)
            XCTAssertEqual(room.last, word)
        }
    }

    /// If the pair were passed as its fields, the words behind it would be elsewhere, but those behind the padding of
    /// the last argument would not.
    func test_P5_argumentsBehindStructWithoutFrozenLayoutAreServed() {
        let proxy = ForwardingProxy<any ResilientDelegate>(forwardingTo: Receiver()), log = Log()
        let shifting = proxy.sentMessage(ResilientDelegate.shifting)
            .subscribe { log.sent([$0 + $1 + $2 + $3, $4, $5.words.5, $6.words.0, $7]) }
        let closure = proxy.sentMessage(ResilientDelegate.shiftingClosure)
            .subscribe { log.sent([$0 + $1 + $2 + $3, $4, $5(4), $6]) }
        var second = SixWords()
        second.words.0 = 9
        proxy.object.shifting(1, 2, 3, 4, Pair(5, 6), SixWords(), second, 1 << 100)
        proxy.object.shiftingClosure(1, 2, 3, 4, Pair(7, 8), { $0 * 3 }, -(1 << 90))
        let first: [Any] = [Int128(10), Pair(5, 6), 6, 9, Int128(1) << 100]
        let other: [Any] = [Int128(10), Pair(7, 8), 12, -(Int128(1) << 90)]
        XCTAssertEqual(log.take().map { "\($0.arguments)" }, ["\(first)", "\(other)"])
        shifting.cancel()
        closure.cancel()
    }

    func test_D4_closure_ofStructsWithoutFrozenLayoutIsRefused() {
        expectRefusal(try Proxy.selector(ResilientDelegate.taking))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingSmall))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingChoice))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingReference))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingOptional))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingWrapped))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingNothing))
        expectRefusal(try Proxy.selector(ResilientDelegate.takingBeforeLarge))
        expectRefusal(try Proxy.selector(ResilientDelegate.priority))
        expectRefusal(try Proxy.selector(ResilientDelegate.continuation))
        expectRefusal(try Proxy.selector(ResilientDelegate.optionalClosure))
        expectRefusal(try Proxy.selector(ResilientDelegate.closureInTuple))
    }

    func test_D4_closure_thatReturnsStructsWithoutFrozenLayoutIsRefused() {
        expectRefusal(try Proxy.selector(ResilientDelegate.returning))
        expectRefusal(try Proxy.selector(ResilientDelegate.returningOptional))
        expectRefusal(try Proxy.selector(ResilientDelegate.returningReference))
        expectRefusal(try Proxy.selector(ResilientDelegate.returningTuple))
        expectRefusal(try Proxy.selector(ResilientDelegate.returningTuples))
    }

    func test_D4_closure_refusalSaysWhy() {
        XCTAssertThrowsError(try Proxy.selector(ResilientDelegate.taking)) {
            let text = "\($0)"
            XCTAssert(text.contains("(ResilientTypes.Pair) -> ()"), text)
            XCTAssert(text.contains("a struct without a frozen layout"), text)
        }
    }

    private final class Receiver: ResilientDelegate {
        var answers: [String] = []

        func taking(_ body: @escaping (Pair) -> Void) { body(Pair(1, 2)) }
        func takingSmall(_ body: @escaping (Measure, Int, String, Item) -> Int) {}
        func takingChoice(_ body: @escaping (Choice, Item) -> Void) {}
        func takingReference(_ body: @escaping (Int, Holder) -> Void) {}
        func takingOptional(_ body: @escaping (Pair?) -> Void) {}
        func takingWrapped(_ body: @escaping (Wrapped) -> Void) {}
        func takingNothing(_ body: @escaping (Nothing) -> Void) {}
        func takingBeforeLarge(_ body: @escaping (Pair, Large, [Int: String]) -> Void) {}
        func returning(_ body: @escaping () -> Pair) { answers.append("\(body())") }
        func returningOptional(_ body: @escaping () -> Pair?) {}
        func returningReference(_ body: @escaping (Int) -> Holder) {}
        func returningTuple(_ body: @escaping () -> (Int, Pair)) {}
        func returningTuples(_ body: @escaping (Item) -> (Measure, Int, Pair, Holder)) {}
        func priority(_ body: @escaping (TaskPriority) -> Int) {}
        func continuation(_ body: @escaping (AsyncStream<Int>.Continuation) -> Void) {}
        func optionalClosure(_ body: ((Pair) -> Void)?) {}
        func closureInTuple(_ pair: (Int, (Pair) -> Void)) {}
        func frozen(_ body: @escaping (Frozen, Int) -> Frozen) { answers.append(body(Frozen(1, "r"), 2).text) }
        func list(_ body: @escaping ([Pair], Item) -> [Holder]) {}
        func large(_ body: @escaping (Large, Item?, Float) -> Large) {}
        func pair() -> Pair { Pair(3, 4) }
        func holder() -> Holder { Holder(5) }
        func choice() -> Choice { .text("a text of more than fifteen bytes") }
        func stream() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
        func regex() -> Regex<Substring> { Regex(verbatim: "a") }
        func wrapped() -> Wrapped { Wrapped() }
        func shifting(
            _ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128, _ pair: Pair, _ first: SixWords, _ second: SixWords,
            _ wide: Int128
        ) {}
        func shiftingClosure(
            _ a: Int128, _ b: Int128, _ c: Int128, _ d: Int128, _ pair: Pair, _ body: @escaping (Int) -> Int,
            _ wide: Int128
        ) {}
    }

    /// What is passed as its type says is served, and what is refused is forwarded.
    func test_D4_closure_ofFrozenStructsIsServed() throws {
        let parent = Parent<any ResilientDelegate>(), receiver = Receiver(), log = Log()
        parent.delegate = receiver
        let proxy = Proxy.proxy(for: parent)
        let subscriptions = [
            proxy.sentMessage(try Proxy.selector(ResilientDelegate.frozen)).subscribe {
                log.sent([$0(Frozen(7, "a text of more than fifteen bytes"), 8)])
            },
            proxy.sentMessage(try Proxy.selector(ResilientDelegate.list)).subscribe {
                log.sent([$0([Pair(1, 2), Pair(3, 4)], Item(5)).map(\.item.number)])
            },
            proxy.sentMessage(try Proxy.selector(ResilientDelegate.large)).subscribe {
                let answer = $0(Large(), Item(1), 2.5)
                log.sent([answer.numbers.2, answer.choice ?? "none", answer.item.number])
            },
        ]
        parent.delegate?.frozen { Frozen($0.first + $1, $0.text + "!") }
        parent.delegate?.list { pairs, item in pairs.map { Holder($0.second + item.number) } }
        parent.delegate?.large { large, item, float in
            var large = large
            large.numbers.2 += item!.number + Int(float)
            return large
        }
        parent.delegate?.returning { Pair(5, 6) }
        XCTAssertEqual(
            log.take().map { "\($0.arguments)" },
            [
                "\([Frozen(15, "a text of more than fifteen bytes!")] as [Any])", "\([[7, 9]] as [Any])",
                "\([6, "a text of more than fifteen bytes", 6] as [Any])",
            ])
        XCTAssertEqual(receiver.answers, ["r!", "\(Pair(5, 6))"])
        withExtendedLifetime(subscriptions) {}
    }

    /// Symbols tell these types, and not that they are passed by address. What was refused stays so.
    func test_D4_interceptorsOfAllCallsGetNoArgumentsOfSuchTypes() {
        let receiver = Receiver(), proxy = ForwardingProxy<any ResilientDelegate>(forwardingTo: receiver), log = Log()
        let token = proxy.intercept { call in
            log.sent([call.invocation == nil ? "nothing" : "arguments"])
            try call.proceed()
        }
        let object = proxy.object
        XCTAssertEqual(object.pair(), Pair(3, 4))
        XCTAssertEqual(object.holder().item.number, 5)
        object.returning { Pair(5, 6) }
        object.taking { _ in }
        object.shifting(1, 2, 3, 4, Pair(1, 2), SixWords(), SixWords(), 5)
        XCTAssertEqual(receiver.answers, ["\(Pair(5, 6))"])
        XCTAssertEqual(log.take().map { "\($0.arguments)" }, Array(repeating: "[\"nothing\"]", count: 5))
        expectRefusal(try Proxy.selector(ResilientDelegate.taking))
        token.cancel()
    }

    /// A call tells that they are returned by address.
    func test_P5_result_ofStructsWithoutFrozenLayoutIsServed() {
        let proxy = ForwardingProxy<any ResilientDelegate>(forwardingTo: Receiver()), log = Log()
        var subscriptions: [SubscriptionToken] = []
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.pair).withOutcome.subscribe { log.sent(["\($1)"]) })
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.holder).withOutcome.subscribe { _, outcome in
                if case .returned(let holder) = outcome { log.sent([holder.item.number]) }
            })
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.choice).withOutcome.subscribe { log.sent(["\($1)"]) })
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.stream).withOutcome.subscribe { _, _ in log.sent(["stream"]) })
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.regex).withOutcome.subscribe { _, outcome in
                if case .returned(let regex) = outcome { log.sent(["bab".contains(regex)]) }
            })
        subscriptions.append(
            proxy.methodInvoked(ResilientDelegate.wrapped).withOutcome.subscribe { _, outcome in
                if case .returned(let wrapped) = outcome { log.sent([wrapped.number, wrapped.pair.second]) }
            })
        let interceptor = proxy.intercept(ResilientDelegate.pair) { call in
            let pair = call.proceed()
            return Pair(pair.second, pair.first)
        }
        let object = proxy.object
        XCTAssertEqual(object.pair(), Pair(4, 3))
        XCTAssertEqual(object.holder().item.number, 5)
        XCTAssertEqual(object.choice(), .text("a text of more than fifteen bytes"))
        _ = object.stream()
        XCTAssert("a".contains(object.regex()))
        XCTAssertEqual(object.wrapped().pair, Pair(1, 2))
        let text = Choice.text("a text of more than fifteen bytes")
        let expected: [[Any]] = [
            ["\(CallOutcome.returned(Pair(4, 3)))"], [5], ["\(CallOutcome.returned(text))"], ["stream"], [true],
            [3, 2],
        ]
        XCTAssertEqual(log.take().map { "\($0.arguments)" }, expected.map { "\($0)" })
        interceptor.cancel()
        withExtendedLifetime(subscriptions) {}
    }
}
