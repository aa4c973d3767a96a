import CTracing
import Foundation
import Switchboard
import SwitchboardTracing
import TestSupport
import XCTest

/// The ring alone.
final class RingTests: XCTestCase {
    private func write(_ count: Int, to timeline: OpaquePointer) {
        // Its address is the same from the beginning of a call to its end.
        let call = UnsafeMutablePointer<cffi_timed_call>.allocate(capacity: 1)
        defer { call.deallocate() }
        for what in 0..<count {
            cffi_timeline_begin(timeline, call)
            cffi_timeline_end(call, UInt64(what), 0)
        }
    }

    func testAPlaceGivesItsOwnRecordOnly() throws {
        let timeline = try XCTUnwrap(cffi_timeline_create(3))
        defer { cffi_timeline_destroy(timeline) }
        var record = cffi_timed_record()
        XCTAssertFalse(cffi_timeline_copy(timeline, 0, &record), "nothing is written yet")
        write(6, to: timeline)
        XCTAssertEqual(cffi_timeline_written(timeline), 6)
        XCTAssertEqual(cffi_timeline_oldest(timeline), 3)
        // There are four places, so the third newest is the oldest kept, and one more is there by chance.
        for number in 0..<8 {
            XCTAssertEqual(cffi_timeline_copy(timeline, UInt64(number), &record), (2..<6).contains(number), "\(number)")
            if (2..<6).contains(number) { XCTAssertEqual(record.what, UInt64(number)) }
        }
    }

    func testNestedCallsOnAThread() throws {
        let timeline = try XCTUnwrap(cffi_timeline_create(4))
        defer { cffi_timeline_destroy(timeline) }
        let calls = UnsafeMutablePointer<cffi_timed_call>.allocate(capacity: 2)
        defer { calls.deallocate() }
        let (outer, inner) = (calls, calls + 1)
        var record = cffi_timed_record()
        cffi_timeline_begin(timeline, outer)
        cffi_timeline_begin(timeline, inner)
        XCTAssertEqual(inner.pointee.caller, outer.pointee.number)
        XCTAssertNotEqual(inner.pointee.number, outer.pointee.number)
        cffi_timeline_end(inner, 1, 0)
        cffi_timeline_end(outer, 2, 7)
        XCTAssertTrue(cffi_timeline_copy(timeline, 1, &record))
        XCTAssertEqual(record.caller, 0)
        XCTAssertEqual(record.failure, 7)
        XCTAssertEqual(record.number, outer.pointee.number)
        write(1, to: timeline)
        XCTAssertTrue(cffi_timeline_copy(timeline, 2, &record))
        XCTAssertEqual(record.caller, 0, "the outer call is over")
    }

    /// Two threads record, one forgets, and one reads: what is read is no more than what was written.
    func testReadingWhileOthersRecordAndForget() {
        for capacity in [1, 16, 1024] {
            let timeline = Timeline(capacity: capacity)
            let proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
            let token = timeline.record(proxy)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for _ in 0..<(isSanitized || isEmulated ? 300 : 3_000) {
                    switch thread {
                    case 0: XCTAssertLessThanOrEqual(timeline.trace().calls.count, capacity)
                    case 1: timeline.clearCalls()
                    default: proxy.object.open()
                    }
                }
            }
            token.cancel()
        }
    }

    func testTextsOfAnyLength() {
        for length in [Int.max, Int.max / 4, 0, -1] {
            let timeline = Timeline(textLength: length)
            let proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
            let token = timeline.record(proxy)
            proxy.object.list(["bread", "butter"], nil)
            XCTAssertEqual(timeline.trace().calls.first?.arguments?.contains("butter"), length > 0)
            token.cancel()
        }
    }
}
