import Foundation
import Switchboard
import TestHosts
import TestProtocols
import TestSupport
import XCTest

/// When a subscription begins and ends, and what is kept, on one thread.
final class LoopTests: XCTestCase {
    private let executor = StepExecutor()
    private let log = Log<String>()

    private struct Refused: Error {}

    /// The calls that a subscription hears of while it is one, whoever takes them.
    private func heard(_ proxy: MeterProxy, _ log: Log<String>) -> BufferedStream<Int> {
        proxy.sentMessage(MeterDelegate.didRead).buffered { value in
            log.add("called \(value)")
            return value
        }
    }

    // MARK: The beginning

    func test_aSubscriptionBeginsWithItsIterator() {
        let meter = Meter()
        let stream = meter.proxy.sentMessage(MeterDelegate.didRead)
        meter.delegate?.didRead(0)
        var numbers = stream.makeAsyncIterator()
        meter.delegate!.didRead(1)
        meter.delegate!.didRead(2)
        let log = log
        let task = Task(executorPreference: executor) {
            while let number = await numbers.next() { log.add("\(number)") }
        }
        XCTAssertEqual(log.entries, [])
        executor.run()
        XCTAssertEqual(log.entries, ["1", "2"])
        task.cancel()
        executor.run()
    }

    func test_iteratorsAreIndependent() {
        var meter: Meter? = Meter()
        let delegate = meter!.proxy.object
        let stream = meter!.proxy.methodInvoked(MeterDelegate.didRead)
        let (first, second) = (Log<String>(), Log<String>())
        let task = executor.record(stream.buffered(), in: first) { "\($0)" }
        delegate.didRead(1)
        _ = executor.record(stream.buffered(.newest(1)), in: second) { "\($0)" }
        executor.run()
        delegate.didRead(2)
        delegate.didRead(3)
        task.cancel()
        executor.run()
        delegate.didRead(4)
        meter = nil
        executor.run()
        XCTAssertEqual(first.entries, ["1", "end"])
        XCTAssertEqual(second.entries, ["3", "4", "end"])
        XCTAssertNil(meter)
    }

    // MARK: The end

    func test_theEndOfTheParentEndsTheLoopAfterWhatWaits() {
        var meter: Meter? = Meter()
        let delegate = meter!.proxy.object
        _ = executor.record(meter!.proxy.sentMessage(MeterDelegate.didRead).buffered(), in: log) { "\($0)" }
        for value in 0..<3 { delegate.didRead(value) }
        meter = nil
        XCTAssertEqual(log.entries, [])
        executor.run()
        XCTAssertEqual(log.entries, ["0", "1", "2", "end"])
        XCTAssertNil(meter)
    }

    func test_theEndOfTheParentEndsAWaitingLoopAndALateOne() {
        var meter: Meter? = Meter()
        let stream = meter!.proxy.sentMessage(MeterDelegate.didRead)
        _ = executor.record(stream.buffered(), in: log) { "\($0)" }
        executor.run()
        meter = nil
        executor.run()
        XCTAssertEqual(log.entries, ["end"])
        _ = executor.record(stream.buffered(), in: log) { "\($0)" }
        executor.run()
        XCTAssertEqual(log.entries, ["end", "end"])
        XCTAssertNil(meter)
    }

    func test_nilIsTheLast() {
        var meter: Meter? = Meter()
        var numbers = meter!.proxy.sentMessage(MeterDelegate.didRead).makeAsyncIterator()
        meter!.delegate!.didRead(1)
        meter = nil
        let log = log
        _ = Task(executorPreference: executor) {
            for _ in 0..<4 { log.add("\(await numbers.next() ?? -1)") }
        }
        executor.run()
        XCTAssertEqual(log.entries, ["1", "-1", "-1", "-1"])
        XCTAssertNil(meter)
    }

    /// Cancelled before the task runs, while it waits, and after so many steps; nothing is heard of a call after it.
    func test_cancellingEndsTheSubscriptionAtEveryMoment() {
        for moment in 0..<12 {
            let (executor, log, calls) = (StepExecutor(), Log<String>(), Log<String>())
            let meter = Meter()
            let stream = heard(meter.proxy, calls)
            let task = Task(executorPreference: executor) {
                for await number in stream {
                    log.add("\(number)")
                    await Task.yield()
                }
                log.add("end")
            }
            var number = 0
            for step in 0..<moment {
                if step.isMultiple(of: 2) {
                    meter.delegate?.didRead(number)
                    meter.delegate?.didRead(number + 1)
                    number += 2
                } else {
                    executor.step()
                }
            }
            task.cancel()
            let (heard, called) = (log.entries, calls.entries)
            meter.delegate?.didRead(-1)
            // A task that waits ends its subscription at once, one that is busy in the next `next()`.
            executor.run()
            meter.delegate?.didRead(-2)
            XCTAssertFalse(calls.entries.contains("called -2"), "moment \(moment)")
            XCTAssertEqual(log.entries, heard + ["end"], "moment \(moment)")
            XCTAssertEqual(calls.entries.filter { $0 != "called -1" }, called, "moment \(moment)")
        }
    }

    func test_cancellingAWaitingTaskUnsubscribesAtOnce() {
        let calls = Log<String>()
        let meter = Meter()
        let task = executor.record(heard(meter.proxy, calls), in: log) { "\($0)" }
        meter.delegate!.didRead(1)
        executor.run()
        task.cancel()
        meter.delegate?.didRead(2)
        XCTAssertEqual(calls.entries, ["called 1"])
        executor.run()
        XCTAssertEqual(log.entries, ["1", "end"])
    }

    func test_leavingTheLoopUnsubscribes() {
        let calls = Log<String>()
        let meter = Meter()
        let (stream, log) = (heard(meter.proxy, calls), log)
        let task = Task(executorPreference: executor) {
            for await number in stream {
                log.add("\(number)")
                if number == 1 { break }
            }
            await Task.yield()
            log.add("end")
        }
        executor.run()
        for value in 0..<4 { meter.delegate?.didRead(value) }
        executor.step()
        meter.delegate?.didRead(4)
        XCTAssertEqual(log.entries, ["0", "1"])
        XCTAssertEqual(calls.entries, (0..<4).map { "called \($0)" })
        executor.run()
        withExtendedLifetime(task) {}
    }

    func test_droppingAnIteratorUnsubscribes() {
        let calls = Log<String>()
        let meter = Meter()
        var iterator: BufferedStream<Int>.Iterator? = heard(meter.proxy, calls).makeAsyncIterator()
        meter.delegate!.didRead(1)
        XCTAssertNotNil(iterator)
        iterator = nil
        meter.delegate?.didRead(2)
        XCTAssertEqual(calls.entries, ["called 1"])
    }

    // MARK: What is kept

    func test_anElementIsGoneAsSoonAsItWasTaken() {
        let meter = Meter()
        let delegate = meter.proxy.object
        let log = log
        let tokens = meter.proxy.sentMessage(MeterDelegate.didFeel).buffered()
        let task = Task(executorPreference: executor) {
            for await _ in tokens {
                log.add("body")
                await Task.yield()
            }
        }
        executor.step()
        for number in 0..<3 { delegate.didFeel(Token(number) { log.add("token \(number) ended") }) }
        XCTAssertEqual(log.entries, [])
        executor.run()
        // The loop does not name the element, so it ends before the body or after it.
        XCTAssertEqual(log.entries.filter { $0 != "body" }, (0..<3).map { "token \($0) ended" })
        XCTAssertEqual(log.entries.firstIndex(of: "token 0 ended")! / 2, 0)
        XCTAssertEqual(log.entries.firstIndex(of: "token 1 ended")! / 2, 1)
        task.cancel()
        executor.run()
    }

    /// However it ends: what waits is let go at once.
    func test_whatWaitsIsLetGoWithTheIteratorAndTheTask() {
        for policy in [BufferingPolicy.unbounded, .newest(8), .oldest(8)] {
            for isCancelled in [false, true] {
                let (executor, log) = (StepExecutor(), Log<String>())
                let meter = Meter()
                let delegate = meter.proxy.object
                let stream = meter.proxy.sentMessage(MeterDelegate.didFeel).buffered(policy)
                let task = Task(executorPreference: executor) {
                    for await _ in stream {
                        await Task.yield()
                        if !isCancelled { break }
                    }
                }
                executor.step()
                for number in 0..<7 { delegate.didFeel(Token { log.add("token \(number) ended") }) }
                executor.step()
                // Some are in the batch, others wait behind them.
                delegate.didFeel(Token { log.add("token 7 ended") })
                if isCancelled { task.cancel() }
                executor.run()
                XCTAssertEqual(log.entries.sorted(), (0..<8).map { "token \($0) ended" })
            }
        }
    }

    /// A call under way keeps its observers, and not what waits in them.
    func test_whatWaitsIsLetGoAtOnceAlsoInsideACall() {
        final class Holder: @unchecked Sendable { var iterator: BufferedStream<AnyObject>.Iterator? }
        let (meter, holder, log) = (Meter(), Holder(), log)
        let delegate = meter.proxy.object
        let subscription = meter.proxy.sentMessage(MeterDelegate.didFeel).subscribe { object in
            guard object is Meter else { return }
            holder.iterator = nil
            log.add("dropped")
        }
        holder.iterator = meter.proxy.sentMessage(MeterDelegate.didFeel).makeAsyncIterator()
        delegate.didFeel(Token { log.add("token ended") })
        delegate.didFeel(meter)
        XCTAssertEqual(log.entries, ["token ended", "dropped"])
        subscription.cancel()
    }

    func test_aWaitingElementKeepsItsParentUntilTheLoopIsLeft() {
        var meter: Meter? = Meter()
        weak let seen = meter
        var iterator: BufferedStream<(Meter, Int)>.Iterator? =
            meter!.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).makeAsyncIterator()
        meter!.read(1)
        meter = nil
        XCTAssertNotNil(seen)
        XCTAssertNotNil(iterator)
        iterator = nil
        XCTAssertNil(seen)
        XCTAssertNil(meter)
    }

    /// An element that ends may make the same call, when it is dropped for a newer one and when all are.
    func test_theEndOfAnElementMayMakeTheSameCall() {
        let meter = Meter()
        let delegate = meter.proxy.object
        let log = log
        weak let seen = meter.proxy
        var iterator: BufferedStream<AnyObject>.Iterator? =
            meter.proxy.sentMessage(MeterDelegate.didFeel).buffered(.newest(1)).makeAsyncIterator()
        delegate.didFeel(
            Token {
                log.add("first ended")
                seen?.object.didFeel(Token { log.add("third ended") })
            })
        delegate.didFeel(Token { log.add("second ended") })
        XCTAssertEqual(log.entries, ["first ended", "second ended"])
        XCTAssertNotNil(iterator)
        iterator = nil
        XCTAssertEqual(log.entries, ["first ended", "second ended", "third ended"])
    }

    // MARK: Other streams

    func test_outcomes() {
        final class Real: MeterDelegate {
            func meter(_ meter: Meter, didRead value: Int) {}
            func didRead(_ value: Int) {}
            func didFeel(_ object: AnyObject) {}
            func didReset() {}
            func willSave(_ value: Int) throws { if value > 1 { throw Refused() } }
        }
        let (meter, real) = (Meter(), Real())
        meter.delegate = real
        let stream = meter.proxy.methodInvoked(MeterDelegate.willSave).withOutcome.buffered()
        let task = executor.record(stream, in: log) { value, outcome in
            switch outcome {
            case .returned: "\(value) returned"
            case .threw(let error): "\(value) threw \(error)"
            default: "\(outcome)"
            }
        }
        try? meter.delegate!.willSave(1)
        try? meter.delegate!.willSave(2)
        executor.run()
        XCTAssertEqual(log.entries, ["1 returned", "2 threw Refused()"])
        task.cancel()
        executor.run()
        withExtendedLifetime(real) {}
    }

    func test_boxedArgumentsAndNone() throws {
        try MeterProxy.register("didRead(_:)", MeterProxy.selector(MeterDelegate.didRead))
        let meter = Meter()
        let (proxy, resets) = (meter.proxy, Log<String>())
        let tasks = [
            executor.record(proxy.sentMessage("didRead(_:)").buffered(), in: log) { "\($0)" },
            executor.record(proxy.sentMessage(MeterDelegate.didReset).buffered(), in: resets) { "\($0)" },
        ]
        meter.delegate!.didRead(7)
        meter.delegate!.didReset()
        executor.run()
        XCTAssertEqual(log.entries, ["[7]"])
        XCTAssertEqual(resets.entries, ["()"])
        for task in tasks { task.cancel() }
        executor.run()
    }

    /// A class of Foundation's, of which nobody said how its end is heard of.
    func test_G1_theEndOfACache() {
        final class Emptied: NSObject, NSCacheDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) { log.add("evicted") }
        }
        let (log, emptied) = (log, Emptied(log))
        var cache: NSCache<AnyObject, AnyObject>? = NSCache()
        cache!.delegate = emptied
        func loop() -> Task<Void, Never> {
            let proxy = DelegateProxy<NSCache<AnyObject, AnyObject>, any NSCacheDelegate>.proxy(for: cache!)
            let calls = proxy.sentMessage(NSCacheDelegate.cache(_:willEvictObject:)).buffered(.unbounded) { _, _ in 1 }
            return Task(executorPreference: executor) {
                for await _ in calls { log.add("heard") }
                log.add("end")
            }
        }
        let task = loop()
        executor.run()
        cache!.countLimit = 1
        for number in [1, 2] { cache!.setObject(NSNumber(value: number), forKey: NSNumber(value: number)) }
        executor.run()
        XCTAssertEqual(log.entries, ["evicted", "heard"])
        cache = nil
        executor.run()
        XCTAssertEqual(log.entries, ["evicted", "heard", "end"])
        withExtendedLifetime(task) {}
    }

    func test_theEndOfAnObject() {
        final class Owner: HasDeallocationHook {}
        var owner: Owner? = Owner()
        let (stream, log) = (owner!.deallocated, log)
        let task = Task(executorPreference: executor) {
            for await _ in stream { log.add("deallocated") }
            log.add("end")
        }
        executor.run()
        XCTAssertEqual(log.entries, [])
        owner = nil
        executor.run()
        XCTAssertEqual(log.entries, ["deallocated", "end"])
        withExtendedLifetime(task) {}
        XCTAssertNil(owner)
    }
}

extension NSCache: HasDelegate {}
