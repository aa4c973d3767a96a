import Switchboard
import TestHosts
import TestSupport
import XCTest

/// What users write compiles without a warning, in Swift 6 mode, with arguments that are not `Sendable`.
final class IsolationTests: XCTestCase {
    /// Parent, calls and loop on the main actor.
    @MainActor func test_onTheMainActor() async {
        var meter: Meter? = Meter()
        let proxy = meter!.proxy
        var heard: [Int] = []
        let caller = Task {
            for value in 0..<3 { meter?.read(value) }
            meter = nil
        }
        for await (meter, value) in proxy.sentMessage(MeterDelegate.meter(_:didRead:)) {
            MainActor.assertIsolated()
            XCTAssertTrue(meter.proxy === proxy)
            heard.append(value)
        }
        await caller.value
        XCTAssertEqual(heard, [0, 1, 2])
    }

    /// The loop in a task that nothing isolates; the iterator is made before, so nothing is lost.
    func test_inATaskOfItsOwn() async {
        var meter: Meter? = Meter()
        var calls = meter!.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).makeAsyncIterator()
        let task = Task {
            var heard: [Int] = []
            while let (_, value) = await calls.next() { heard.append(value) }
            return heard
        }
        for value in 0..<3 { meter?.read(value) }
        meter = nil
        let heard = await task.value
        XCTAssertEqual(heard, [0, 1, 2])
        XCTAssertNil(meter)
    }

    /// The stream itself may be handed to any task.
    func test_aStreamIsSendable() async {
        let proxy: MeterProxy
        do {
            let meter = Meter()
            proxy = meter.proxy
        }
        let stream = proxy.methodInvoked(MeterDelegate.meter(_:didRead:))
        let task = Task.detached {
            for await (meter, value) in stream { XCTFail("\(meter) \(value)") }
            return true
        }
        let isOver = await task.value
        XCTAssertTrue(isOver)
    }

    /// In an actor: its own state is used in the loop, and elements come on its executor.
    func test_inAnActor() async {
        actor Listener {
            var heard: [Int] = []

            func listen(_ stream: MessageStream<(Meter, Int)>) async {
                for await (_, value) in stream.buffered(.oldest(10)) {
                    preconditionIsolated()
                    heard.append(value)
                }
            }
        }
        let listener = Listener()
        let proxy: MeterProxy
        do {
            let meter = Meter()
            proxy = meter.proxy
        }
        await listener.listen(proxy.sentMessage(MeterDelegate.meter(_:didRead:)))
        let heard = await listener.heard
        XCTAssertEqual(heard, [])
    }

    /// The way that the compiler checks: what crosses is `Sendable`.
    @MainActor func test_aValueMadeWhereTheCallIs() async {
        var meter: Meter? = Meter()
        let values = meter!.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).buffered(.newest(2)) { _, value in
            (value, "\(value)")
        }
        var iterator = values.makeAsyncIterator()
        for value in 0..<5 { meter!.read(value) }
        meter = nil
        var heard: [String] = []
        while let (value, text) = await iterator.next() { heard.append("\(value) \(text)") }
        XCTAssertEqual(heard, ["3 3", "4 4"])
        XCTAssertNil(meter)
    }
}
