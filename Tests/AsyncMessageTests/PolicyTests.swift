import Switchboard
import TestHosts
import TestSupport
import XCTest

/// Which elements wait, on one thread: the tasks run when the test says so.
final class PolicyTests: XCTestCase {
    private let executor = StepExecutor()
    private let log = Log<String>()

    /// What the loop over a stream hears of the calls 1 to `count`, made while it was busy with the call 0.
    private func heard(_ policy: BufferingPolicy?, count: Int) -> [String] {
        let log = Log<String>()
        let meter = Meter()
        let stream = meter.proxy.sentMessage(MeterDelegate.didRead)
        let task = executor.record(policy.map(stream.buffered) ?? stream.buffered(), in: log) { "\($0)" }
        meter.delegate!.didRead(0)
        executor.step()
        for value in stride(from: 1, through: count, by: 1) { meter.delegate!.didRead(value) }
        executor.run()
        task.cancel()
        executor.run()
        return log.entries
    }

    func test_everythingWaits() {
        for policy in [nil, BufferingPolicy.unbounded] {
            for count in [0, 1, 2, 7, 8, 9, 1000, 5000] {
                XCTAssertEqual(heard(policy, count: count), (0...count).map(String.init) + ["end"])
            }
        }
    }

    func test_theNewestWait() {
        XCTAssertEqual(heard(.newest(3), count: 0), ["0", "end"])
        XCTAssertEqual(heard(.newest(3), count: 3), ["0", "1", "2", "3", "end"])
        XCTAssertEqual(heard(.newest(3), count: 4), ["0", "2", "3", "4", "end"])
        XCTAssertEqual(heard(.newest(3), count: 1000), ["0", "998", "999", "1000", "end"])
        XCTAssertEqual(heard(.newest(1), count: 9), ["0", "9", "end"])
    }

    func test_theOldestWait() {
        XCTAssertEqual(heard(.oldest(3), count: 0), ["0", "end"])
        XCTAssertEqual(heard(.oldest(3), count: 3), ["0", "1", "2", "3", "end"])
        XCTAssertEqual(heard(.oldest(3), count: 4), ["0", "1", "2", "3", "end"])
        XCTAssertEqual(heard(.oldest(3), count: 1000), ["0", "1", "2", "3", "end"])
        XCTAssertEqual(heard(.oldest(1), count: 9), ["0", "1", "end"])
    }

    func test_lessThanOneCountsAsOne() {
        for count in [0, -1, .min] {
            XCTAssertEqual(heard(.newest(count), count: 9), ["0", "9", "end"])
            XCTAssertEqual(heard(.oldest(count), count: 9), ["0", "1", "end"])
        }
    }

    /// Random calls and steps of the task, with a model of what waits.
    func test_theModelSaysTheSame() {
        var elements = 0
        for seed in 0..<600 {
            var numbers = SeededNumbers(seed: seed)
            let policy = [.unbounded, .newest(1 + seed % 5), .oldest(1 + seed % 7)][seed % 3] as BufferingPolicy
            let (executor, log) = (StepExecutor(), Log<String>())
            var model = Model(policy)
            var meter: Meter? = Meter()
            let delegate = meter!.proxy.object
            let task = executor.record(meter!.proxy.sentMessage(MeterDelegate.didRead).buffered(policy), in: log) {
                "\($0)"
            }
            let calls = Int.random(in: 1...12, using: &numbers)
            for value in 0..<80 {
                switch Int.random(in: 0..<60, using: &numbers) {
                case 0 where meter != nil:
                    meter = nil
                    model.finish()
                case 1:
                    task.cancel()
                    model.cancel()
                case 2..<(10 + 4 * calls):
                    delegate.didRead(value)
                    if meter != nil { model.append(value) }
                default:
                    // Until it heard one more, or waits.
                    let count = log.entries.count
                    while log.entries.count == count, executor.step() {}
                    model.step()
                }
                guard log.entries == model.log else {
                    return XCTFail("seed \(seed): expected \(model.log), found \(log.entries)")
                }
            }
            meter = nil
            model.finish()
            executor.run()
            while model.step() {}
            XCTAssertEqual(log.entries, model.log, "seed \(seed)")
            XCTAssertEqual(log.entries.last, "end")
            elements += log.entries.count
        }
        print("\(elements) elements of 600 seeds")
        XCTAssertGreaterThan(elements, 5_000, "the scripts do something")
    }
}

/// What a loop hears that lets others run after each element.
private struct Model {
    private(set) var log: [String] = []
    private let policy: BufferingPolicy
    private var waiting: [Int] = []
    /// The task has something to do.
    private var isReady = false
    private var isOver = false
    private var isCancelled = false
    private var hasEnded = false

    init(_ policy: BufferingPolicy) {
        self.policy = policy
    }

    mutating func append(_ value: Int) {
        guard !isOver else { return }
        waiting.append(value)
        switch policy {
        case .unbounded: break
        case .newest(let count): waiting = waiting.suffix(count)
        case .oldest(let count): waiting = Array(waiting.prefix(count))
        }
        isReady = true
    }

    mutating func finish() {
        isOver = true
        isReady = true
    }

    mutating func cancel() {
        waiting = []
        isCancelled = true
        finish()
    }

    @discardableResult mutating func step() -> Bool {
        guard isReady, !hasEnded else { return false }
        if !waiting.isEmpty {
            log.append("\(waiting.removeFirst())")
        } else if isOver {
            log.append("end")
            hasEnded = true
        } else {
            isReady = false
        }
        return true
    }
}
