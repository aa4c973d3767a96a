import Switchboard
import TestHosts
import Testing

/// Programmer errors that the type system cannot catch end the process, with a text that says what to do.
@Suite struct AsyncTrapTests {
    @Test func twoCallsOfNextAtOnce() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let meter = Meter()
            let numbers = meter.proxy.sentMessage(MeterDelegate.didRead).makeAsyncIterator()
            let tasks = (0..<2).map { _ in
                Task { @MainActor in
                    var copy = numbers
                    _ = await copy.next()
                }
            }
            for task in tasks { await task.value }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("two tasks called `next()` of one iterator at the same time. Make an iterator for each"))
        #expect(text.contains("makeAsyncIterator()"))
    }

    /// A copy is the same iterator: what one has taken, the other does not get. One after the other is no error.
    @Test @MainActor func copiesAreTheSameIterator() async {
        var meter: Meter? = Meter()
        var numbers = meter!.proxy.sentMessage(MeterDelegate.didRead).makeAsyncIterator()
        var copy = numbers
        for value in 0..<3 { meter!.delegate!.didRead(value) }
        meter = nil
        let heard = [await numbers.next(), await copy.next(), await numbers.next(), await copy.next()]
        #expect(heard == [0, 1, 2, nil])
    }
}
