import AsyncAlgorithms
import Switchboard
import TestHosts
import XCTest

/// The streams are sequences as those of others: they work with swift-async-algorithms.
final class AsyncAlgorithmsTests: XCTestCase {
    /// Before and after, of two meters, in one loop.
    func test_merge() async {
        var meters: [Meter]? = [Meter(), Meter()]
        let delegates = meters!.map { $0.proxy.object }
        let streams = meters!.map { $0.proxy.sentMessage(MeterDelegate.didRead) }
        var merged = merge(streams[0], streams[1].buffered(.newest(1))).makeAsyncIterator()
        // It asks its sources when it is asked first, so the calls are made by somebody else.
        var heard: [Int] = []
        for value in 0..<3 {
            let next = Task { [delegates = Unchecked(delegates)] in
                await Task.yield()
                while !Task.isCancelled {
                    delegates.value[value % 2].didRead(value)
                    await Task.yield()
                }
            }
            while let number = await merged.next() {
                if number == value {
                    heard.append(number)
                    break
                }
            }
            next.cancel()
            await next.value
        }
        XCTAssertEqual(heard, [0, 1, 2])
        meters = nil
        // What waited: of the last round, and the newest of the other meter's, which nobody may have asked for yet.
        while let number = await merged.next() { XCTAssertTrue([1, 2].contains(number), "found \(number)") }
        XCTAssertNil(meters)
    }

    func test_chunks() async {
        var meter: Meter? = Meter()
        let values = meter!.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).buffered { _, value in value }
        var chunks = Subscribed(values).chunks(ofCount: 3).makeAsyncIterator()
        for value in 0..<7 { meter!.read(value) }
        meter = nil
        let heard = [await chunks.next(), await chunks.next(), await chunks.next(), await chunks.next()]
        XCTAssertEqual(heard, [[0, 1, 2], [3, 4, 5], [6], nil])
        XCTAssertNil(meter)
    }

    func test_zipAndRemoveDuplicates() async {
        var meter: Meter? = Meter()
        let proxy = meter!.proxy
        let sent = Subscribed(proxy.sentMessage(MeterDelegate.didRead))
        let invoked = Subscribed(proxy.methodInvoked(MeterDelegate.didRead))
        for value in [1, 1, 2, 2, 2, 3] { meter!.delegate!.didRead(value) }
        meter = nil
        var heard: [Int] = []
        for await (before, after) in zip(sent, invoked).removeDuplicates(by: ==) {
            XCTAssertEqual(before, after)
            heard.append(before)
        }
        XCTAssertEqual(heard, [1, 2, 3])
        XCTAssertNil(meter)
    }

    /// The last of a burst. The clock of `debounce` decides when, so nothing is said about which come before it.
    func test_debounce() async {
        var meter: Meter? = Meter()
        let numbers = Subscribed(meter!.proxy.sentMessage(MeterDelegate.didRead))
        for value in 0..<20 { meter!.delegate!.didRead(value) }
        meter = nil
        var heard: [Int] = []
        for await number in numbers.debounce(for: .milliseconds(1)) { heard.append(number) }
        XCTAssertEqual(heard.last, 19)
        XCTAssertEqual(heard, heard.sorted())
        XCTAssertNil(meter)
    }
}

/// What is not `Sendable`, for a test that knows what it does.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A sequence whose subscription begins when it is made, and that is iterated once.
private struct Subscribed<Base: AsyncSequence>: AsyncSequence, @unchecked Sendable {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    private let iterator: Base.AsyncIterator

    init(_ base: Base) { iterator = base.makeAsyncIterator() }

    func makeAsyncIterator() -> Base.AsyncIterator { iterator }
}
