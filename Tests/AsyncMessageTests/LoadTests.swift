import Foundation
import Switchboard
import Synchronization
import TestHosts
import TestSupport
import XCTest

/// Order and completeness while several threads make calls and tasks of the usual executor iterate. Also for release
/// builds and the thread sanitizer: nothing here is measured in time.
final class LoadTests: XCTestCase {
    /// A call: the thread that made it, and how many that thread made before. As one number.
    private static func call(_ thread: Int, _ number: Int) -> Int { thread << 32 | number }

    /// The numbers of each thread's calls, in the order in which they were heard.
    private static func perThread(_ calls: [Int], threads: Int) -> [[Int]] {
        var result = [[Int]](repeating: [], count: threads)
        for call in calls { result[call >> 32].append(call & 0xFFFF_FFFF) }
        return result
    }

    /// What a loop hears, one that begins before all calls and ends with the parent after all.
    private func heard(
        _ policy: BufferingPolicy, threads: Int, calls: Int, pausing: Int = 0
    ) -> [[Int]] {
        var meter: Meter? = Meter()
        let delegate = meter!.proxy.object
        nonisolated(unsafe) let shared = delegate
        var numbers = meter!.proxy.sentMessage(MeterDelegate.didRead).buffered(policy).makeAsyncIterator()
        let task = Task {
            var heard: [Int] = []
            while let number = await numbers.next() {
                heard.append(number)
                if pausing > 0, heard.count.isMultiple(of: pausing) { await Task.yield() }
            }
            return heard
        }
        onThreads(threads) { thread in
            for number in 0..<calls { shared.didRead(Self.call(thread, number)) }
        }
        meter = nil
        return Self.perThread(valueOf(task), threads: threads)
    }

    func test_oneThreadLosesNothingAndKeepsTheOrder() {
        for round in 0..<400 {
            let count = [1, 3, 17, 1500][round % 4]
            XCTAssertEqual(heard(.unbounded, threads: 1, calls: count, pausing: round % 3), [Array(0..<count)])
        }
        XCTAssertEqual(heard(.unbounded, threads: 1, calls: 200_000), [Array(0..<200_000)])
    }

    func test_severalThreadsLoseNothingAndKeepTheirOrder() {
        for round in 0..<200 {
            let (threads, count) = (2 + round % 4, [1, 5, 60, 900][round % 4])
            XCTAssertEqual(
                heard(.unbounded, threads: threads, calls: count, pausing: round % 5),
                Array(repeating: Array(0..<count), count: threads))
        }
        XCTAssertEqual(heard(.unbounded, threads: 4, calls: 50_000), Array(repeating: Array(0..<50_000), count: 4))
    }

    /// What is left of the calls is in order, and has the end that the policy promises.
    func test_boundedStreamsKeepTheOrder() {
        for round in 0..<200 {
            let (threads, count, limit) = (1 + round % 4, [1, 40, 900][round % 3], 1 + round % 9)
            for policy in [BufferingPolicy.newest(limit), .oldest(limit)] {
                let heard = heard(policy, threads: threads, calls: count)
                for numbers in heard { XCTAssertEqual(numbers, Set(numbers).sorted()) }
                switch policy {
                case .newest: XCTAssertTrue(heard.contains { $0.last == count - 1 }, "somebody was the last")
                default: XCTAssertTrue(heard.contains { $0.first == 0 }, "somebody was the first")
                }
            }
        }
    }

    /// Several loops at once hear the same, each for itself.
    func test_severalLoopsHearTheSame() {
        var meter: Meter? = Meter()
        let delegate = meter!.proxy.object
        nonisolated(unsafe) let shared = delegate
        let stream = meter!.proxy.sentMessage(MeterDelegate.didRead)
        let tasks = (0..<5).map { _ in
            var numbers = stream.makeAsyncIterator()
            return Task {
                var heard: [Int] = []
                while let number = await numbers.next() { heard.append(number) }
                return heard
            }
        }
        onThreads(3) { thread in
            for number in 0..<5_000 { shared.didRead(Self.call(thread, number)) }
        }
        meter = nil
        let expected = Array(repeating: Array(0..<5_000), count: 3)
        for task in tasks { XCTAssertEqual(Self.perThread(valueOf(task), threads: 3), expected) }
    }

    /// Tasks are cancelled while threads make calls: each loop ends, and has heard the beginning of each thread's
    /// calls, without a gap.
    func test_cancellingUnderLoadLeavesNoGap() {
        let meter = Meter()
        let delegate = meter.proxy.object
        nonisolated(unsafe) let shared = delegate
        let stream = meter.proxy.sentMessage(MeterDelegate.didRead)
        for _ in 0..<150 {
            var numbers = stream.makeAsyncIterator()
            let task = Task {
                var heard: [Int] = []
                while let number = await numbers.next() { heard.append(number) }
                let after = await numbers.next()
                XCTAssertNil(after)
                return heard
            }
            onThreads(3) { thread in
                for number in 0..<300 {
                    if thread == 0, number == 150 { task.cancel() }
                    shared.didRead(Self.call(thread, number))
                }
            }
            for numbers in Self.perThread(valueOf(task), threads: 3) {
                XCTAssertEqual(numbers, Array(0..<numbers.count))
            }
        }
    }

    /// Subscriptions come and go, by leaving the loop, dropping the iterator and cancelling, while threads make calls.
    func test_loopsComeAndGoUnderLoad() {
        let meter = Meter()
        let delegate = meter.proxy.object
        nonisolated(unsafe) let shared = delegate
        let stream = meter.proxy.sentMessage(MeterDelegate.didRead)
        let isOver = Atomic(false)
        let loops = Task {
            for round in 0..<600 {
                switch round % 3 {
                case 0:
                    var last = -1
                    for await number in stream {
                        XCTAssertLessThan(last, number)
                        last = number
                        if number.isMultiple(of: 7) { break }
                    }
                case 1:
                    var numbers = stream.buffered(.newest(3)).makeAsyncIterator()
                    _ = await numbers.next()
                default:
                    let task = Task { for await _ in stream {} }
                    await Task.yield()
                    task.cancel()
                    await task.value
                }
            }
            isOver.store(true, ordering: .releasing)
        }
        onThreads(1) { _ in
            var number = 0
            while !isOver.load(ordering: .acquiring) {
                shared.didRead(number)
                number += 1
                // Where nobody observes, nobody answers either, and a call is quick: let the loops run.
                if number.isMultiple(of: 8) { sched_yield() }
            }
        }
        valueOf(loops)
    }
}
