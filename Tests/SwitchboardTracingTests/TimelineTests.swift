import Foundation
import Switchboard
import SwitchboardTracing
import Synchronization
import TestSupport
import XCTest

/// The first use of a timeline in a process, where this class runs alone.
final class FirstTimelineTests: XCTestCase {
    func testTheFirstCallOfTheProcessIsRecorded() throws {
        let timeline = Timeline()
        XCTAssertTrue(timeline.trace().calls.isEmpty)
        let recorded = RecordedShop(timeline)
        recorded.shop.object.open()
        let call = try XCTUnwrap(timeline.trace().calls.first)
        XCTAssertEqual(call.name, "Shop.open()")
        XCTAssertEqual(call.outcome, .returned)
        XCTAssertEqual(call.responder, .target)
        XCTAssertEqual(call.depth, 0)
        XCTAssertGreaterThan(call.start, .zero)
        XCTAssertGreaterThan(call.duration, .zero)
        XCTAssertEqual(call.selfDuration, call.duration)
        XCTAssertNil(call.arguments, "texts were not asked for")
    }
}

final class TimelineTests: XCTestCase {
    // MARK: What is recorded

    func testNestedCallsHaveTheirCallerAndTheirOwnTime() throws {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        XCTAssertEqual(recorded.shop.object.sell("apple", count: 3), 2)
        recorded.shop.object.open()
        let trace = timeline.trace()
        XCTAssertEqual(trace.names, ["Shop.sell(_:count:)", "Stock.take(_:count:)", "Shop.open()"])
        XCTAssertEqual(trace.calls.map(\.caller), [nil, 0, nil])
        XCTAssertEqual(trace.calls.map(\.depth), [0, 1, 0])
        let (outer, inner) = (trace.calls[0], trace.calls[1])
        XCTAssertEqual(outer.selfDuration, outer.duration - inner.duration)
        XCTAssertEqual(inner.selfDuration, inner.duration)
        XCTAssertLessThanOrEqual(outer.start, inner.start)
        XCTAssertGreaterThanOrEqual(outer.start + outer.duration, inner.start + inner.duration)
        XCTAssertEqual(Set(trace.calls.map(\.place)).count, 1, "one thread")
    }

    func testErrorsAreRecordedByTheirType() {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        XCTAssertThrowsError(try recorded.shop.object.refund("pear")) { error in
            XCTAssertEqual(error as? StockFailure, StockFailure(name: "pear"))
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.names, ["Shop.refund(_:)", "Stock.check(_:)"])
        XCTAssertEqual(
            trace.calls.map(\.outcome), Array(repeating: .threw(String(reflecting: StockFailure.self)), count: 2))
        XCTAssertEqual(trace.methodSummaries.map(\.throwCount), [1, 1])
    }

    func testARecursionCountsItsTimeOnce() throws {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        recorded.shop.object.count(down: 4)
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.map(\.depth), [0, 1, 2, 3, 4])
        XCTAssertEqual(trace.calls.map(\.caller), [nil, 0, 1, 2, 3])
        let summary = try XCTUnwrap(trace.methodSummaries.first)
        XCTAssertEqual(summary.callCount, 5)
        XCTAssertEqual(summary.total, trace.calls[0].duration)
        XCTAssertEqual(summary.selfTotal, trace.calls[0].duration, "own times add up to the outermost call's")
    }

    func testTheNamesOfProxies() {
        let timeline = Timeline(), corner = CornerShop()
        let (one, two, three) = (
            ForwardingProxy<any Shop>(forwardingTo: corner), ForwardingProxy<any Shop>(forwardingTo: corner),
            ForwardingProxy<any Shop>(forwardingTo: corner)
        )
        let recordings = [timeline.record(one, as: "left"), timeline.record(two, as: "right"), timeline.record(three)]
        for proxy in [one, two, three] { proxy.object.open() }
        recordings.forEach { $0.cancel() }
        XCTAssertEqual(timeline.trace().names, ["left.open()", "right.open()", "Shop.open()"])
        XCTAssertEqual(timeline.trace().methodSummaries.count, 3)
        // The same name again is the same row.
        let again = timeline.record(three, as: "left")
        three.object.open()
        again.cancel()
        XCTAssertEqual(timeline.trace().methodSummaries.count, 3)
        XCTAssertEqual(timeline.trace().methodSummaries.first { $0.proxy == "left" }?.callCount, 2)
    }

    func testAGenericMethodIsRecordedWithItsArguments() throws {
        let timeline = Timeline(textLength: 80), proxy = ForwardingProxy<any Echo>(forwardingTo: Wall())
        let recording = timeline.record(proxy)
        XCTAssertEqual(proxy.object.same("text"), "text")
        XCTAssertEqual(proxy.object.same(3), 3)
        recording.cancel()
        let calls = timeline.trace().calls
        XCTAssertEqual(calls.map(\.requirement.index), [0, 0])
        XCTAssertEqual(calls.map(\.outcome), [.returned, .returned])
        XCTAssertEqual(calls.map(\.arguments), ["\"text\"", "3"])
    }

    func testAMethodOfUnknownTypesIsRecordedWithoutArguments() throws {
        let timeline = Timeline(textLength: 80), proxy = ForwardingProxy<any Echo>(forwardingTo: Wall())
        let recording = timeline.record(proxy)
        XCTAssertEqual(proxy.object.first(("text", 1)), "text")
        XCTAssertEqual(proxy.object.first((3, 1)), 3)
        recording.cancel()
        let calls = timeline.trace().calls
        XCTAssertEqual(calls.map(\.requirement.index), [2, 2])
        XCTAssertEqual(calls.map(\.outcome), [.unknown, .unknown])
        XCTAssertEqual(calls.map(\.arguments), [nil, nil])
        XCTAssertTrue(calls.allSatisfy { $0.duration > .zero })
    }

    func testACancelledOrDroppedRecordingEnds() {
        let timeline = Timeline(), shop = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        var recording: SubscriptionToken? = timeline.record(shop)
        shop.object.open()
        recording?.cancel()
        shop.object.open()
        XCTAssertEqual(timeline.trace().calls.count, 1)
        recording = timeline.record(shop)
        shop.object.open()
        XCTAssertEqual(timeline.trace().calls.count, 2)
        recording = nil
        shop.object.open()
        XCTAssertEqual(timeline.trace().calls.count, 2)
        XCTAssertNil(recording)
    }

    func testACallUnderWayIsRecordedAfterTheRecordingEnded() {
        let timeline = Timeline(), corner = CornerShop(), shop = ForwardingProxy<any Shop>(forwardingTo: corner)
        let recording = timeline.record(shop)
        corner.opened = {
            XCTAssertTrue(timeline.trace().calls.isEmpty, "it has not ended")
            recording.cancel()
        }
        shop.object.open()
        XCTAssertEqual(timeline.trace().names, ["Shop.open()"])
        corner.opened = {}
        shop.object.open()
        XCTAssertEqual(timeline.trace().names, ["Shop.open()"])
    }

    func testAProxyThatEndsWhileItIsRecorded() {
        let timeline = Timeline(), corner = CornerShop()
        var shop: ForwardingProxy<any Shop>? = ForwardingProxy(forwardingTo: corner)
        weak let watched = shop
        let recording = timeline.record(shop!, as: "shop")
        corner.opened = { shop = nil }
        shop?.object.open()
        corner.opened = {}
        XCTAssertNil(watched, "the recording does not keep the proxy")
        XCTAssertEqual(timeline.trace().names, ["shop.open()"])
        recording.cancel()
        XCTAssertEqual(timeline.trace().names, ["shop.open()"])
    }

    func testATimelineEndsWithItsRecordings() {
        let shop = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        var timeline: Timeline? = Timeline()
        weak let watched = timeline
        let recording = timeline!.record(shop)
        timeline = nil
        XCTAssertNotNil(watched)
        shop.object.open()
        recording.cancel()
        XCTAssertNil(watched)
        shop.object.open()
    }

    func testForgottenCallsAreNotDroppedOnes() {
        let timeline = Timeline(capacity: 4), recorded = RecordedShop(timeline)
        for _ in 0..<10 { recorded.shop.object.open() }
        timeline.clearCalls()
        XCTAssertTrue(timeline.trace().calls.isEmpty)
        XCTAssertEqual(timeline.trace().droppedCount, 0)
        for _ in 0..<3 { recorded.shop.object.open() }
        XCTAssertEqual(timeline.trace().calls.count, 3)
        XCTAssertEqual(timeline.trace().droppedCount, 0)
        for _ in 0..<3 { recorded.shop.object.open() }
        XCTAssertEqual(timeline.trace().calls.count, 4)
        XCTAssertEqual(timeline.trace().droppedCount, 2)
    }

    func testTwoTimelinesDoNotMixTheirCalls() {
        let (one, other) = (Timeline(), Timeline()), recorded = RecordedShop(one)
        let recording = other.record(recorded.stock)
        _ = recorded.shop.object.sell("x", count: 1)
        XCTAssertEqual(one.trace().calls.map(\.caller), [nil, 0])
        XCTAssertEqual(other.trace().names, ["Stock.take(_:count:)"])
        XCTAssertEqual(other.trace().calls.map(\.caller), [nil])
        recording.cancel()
        // Calls of one timeline between those of the other.
        let (third, fourth) = (Timeline(), Timeline())
        let both = [third.record(recorded.shop), fourth.record(recorded.shop)]
        recorded.shop.object.count(down: 2)
        XCTAssertEqual(third.trace().calls.map(\.caller), [nil, 0, 1])
        XCTAssertEqual(fourth.trace().calls.map(\.caller), [nil, 0, 1])
        both.forEach { $0.cancel() }
    }

    // MARK: The ring

    func testTheNewestCallsAreKept() {
        let timeline = Timeline(capacity: 10), recorded = RecordedShop(timeline)
        for number in 0..<25 {
            _ = number % 2 == 0 ? recorded.shop.object.open() : recorded.shop.object.list([], nil)
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.count, 10)
        XCTAssertEqual(trace.droppedCount, 15)
        XCTAssertEqual(
            trace.names, (15..<25).map { $0 % 2 == 0 ? "Shop.open()" : "Shop.list(_:_:)" }, "the newest, by time")
        XCTAssertTrue(trace.summary().contains("15 older calls were dropped"), trace.summary())
    }

    func testACallWhoseCallerWasDroppedHasNone() {
        let timeline = Timeline(capacity: 2), recorded = RecordedShop(timeline)
        // Inner calls end first, so the oldest kept are those whose callers are there, too.
        recorded.shop.object.count(down: 5)
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.map(\.depth), [0, 1])
        XCTAssertEqual(trace.droppedCount, 4)
    }

    func testACapacityBelowOneIsOne() {
        let timeline = Timeline(capacity: -3), recorded = RecordedShop(timeline)
        XCTAssertEqual(timeline.capacity, 1)
        recorded.shop.object.open()
        recorded.shop.object.list([], nil)
        XCTAssertEqual(timeline.trace().names, ["Shop.list(_:_:)"])
    }

    func testThreadsAtOnce() {
        let timeline = Timeline(), recorded = RecordedShop(timeline), object = recorded.shop.object
        onThreads(4) { _ in
            for number in 0..<500 { _ = object.sell("x", count: number) }
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.count, 4000)
        XCTAssertEqual(trace.droppedCount, 0)
        XCTAssertEqual(Set(trace.calls.map(\.place)).count, 4)
        for call in trace.calls where call.requirement.selector?.name == "take(_:count:)" {
            guard let caller = call.caller.map({ trace.calls[$0] }) else {
                XCTFail("a call without its caller")
                continue
            }
            XCTAssertEqual(caller.requirement.selector?.name, "sell(_:count:)")
            XCTAssertEqual(caller.place, call.place, "of the same thread")
        }
    }

    /// Each call is either there or counted, whatever the threads do to each other's places, also while somebody reads.
    func testThreadsAtOnceInASmallRing() {
        let timeline = Timeline(capacity: 8), recorded = RecordedShop(timeline), object = recorded.shop.object
        onThreads(5) { index in
            for number in 0..<1000 {
                object.open()
                if index == 0, number % 50 == 0 {
                    for call in timeline.trace().calls {
                        XCTAssertEqual(call.name, "Shop.open()")
                        XCTAssertEqual(call.outcome, .returned)
                    }
                }
            }
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.count + trace.droppedCount, 5000)
        XCTAssertLessThanOrEqual(trace.calls.count, 8)
    }

    /// A record that is read while others write is whole: on each thread there are only calls of its own method.
    func testARecordIsReadWholeOrNotAtAll() {
        let timeline = Timeline(capacity: 2), recorded = RecordedShop(timeline), object = recorded.shop.object
        let writing = Counter(3)
        onThreads(4) { index in
            guard index > 0 else {
                var methods: [Trace.Place: Set<Requirement>] = [:]
                while writing.value > 0 {
                    for call in timeline.trace().calls { methods[call.place, default: []].insert(call.requirement) }
                }
                XCTAssertTrue(methods.values.allSatisfy { $0.count == 1 }, "\(methods)")
                return
            }
            for _ in 0..<30_000 {
                switch index {
                case 1: object.open()
                case 2: object.list([], nil)
                default: object.count(down: 0)
                }
            }
            writing.decrement()
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.count + trace.droppedCount, 90_000)
    }

    // MARK: Texts

    func testTextsAreShortened() {
        let timeline = Timeline(textLength: 20), recorded = RecordedShop(timeline)
        let long = String(repeating: "long ", count: 1000)
        _ = recorded.shop.object.sell("an \"apple\"\n", count: 3)
        recorded.shop.object.list([long, long], nil)
        recorded.shop.object.list(["a", "b"], "c")
        recorded.shop.object.list([], nil)
        XCTAssertThrowsError(try recorded.shop.object.refund(long))
        let calls = timeline.trace().calls
        XCTAssertEqual(
            calls.map(\.arguments),
            [
                #""an \"apple\"\n", c…"#, #""an \"apple\"\n", c…"#, "[\"long long long lo…", #"["a", "b"], "c""#,
                "[], nil", #""long long long lon…"#, #""long long long lon…"#,
            ])
        XCTAssertEqual(calls.map { $0.answer?.count ?? 0 }, [1, 1, 0, 0, 0, 20, 20])
        XCTAssertEqual(calls[0].answer, "2")
        for call in calls { XCTAssertLessThanOrEqual(call.arguments?.count ?? 0, 20) }
    }

    func testLabelsAreInTheTexts() {
        let timeline = Timeline(textLength: 200), recorded = RecordedShop(timeline)
        _ = recorded.shop.object.sell("apple", count: 3)
        recorded.shop.object.count(down: 0)
        XCTAssertEqual(
            timeline.trace().calls.map(\.arguments), [#""apple", count: 3"#, #""apple", count: 3"#, "down: 0"])
    }

    func testTextsAreDroppedWithTheirCalls() {
        let timeline = Timeline(capacity: 3, textLength: 50), recorded = RecordedShop(timeline)
        for number in 0..<10 { recorded.shop.object.list([String(number)], nil) }
        XCTAssertEqual(timeline.trace().calls.map(\.arguments), (7..<10).map { "[\"\($0)\"], nil" })
        timeline.clearCalls()
        recorded.shop.object.list(["new"], nil)
        XCTAssertEqual(timeline.trace().calls.map(\.arguments), [#"["new"], nil"#])
    }

    func testADictionaryIsShownByItsPairs() {
        let timeline = Timeline(textLength: 100)
        let proxy = ForwardingProxy<any Registry>(forwardingTo: PlainRegistry()), recording = timeline.record(proxy)
        proxy.object.set(["key": 1], [3], 2.5)
        proxy.object.set([:], [], -1)
        recording.cancel()
        XCTAssertEqual(timeline.trace().calls.map(\.arguments), [#"["key": 1], [3], 2.5"#, "[:], [], -1.0"])
    }
}

/// A number that threads share.
private final class Counter: Sendable {
    private let number: Atomic<Int>
    init(_ value: Int) { number = Atomic(value) }
    var value: Int { number.load(ordering: .acquiring) }
    func decrement() { number.subtract(1, ordering: .releasing) }
}

/// Takes collections.
public protocol Registry: AnyObject {
    func set(_ values: [String: Int], _ numbers: Set<Int>, _ ratio: Double)
}

final class PlainRegistry: Registry {
    func set(_ values: [String: Int], _ numbers: Set<Int>, _ ratio: Double) {}
}

final class OtherRegistry: Registry {
    func set(_ values: [String: Int], _ numbers: Set<Int>, _ ratio: Double) {}
}
