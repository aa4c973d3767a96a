import Foundation
import Switchboard
import TestHosts
import TestSupport
import XCTest

typealias MeterProxy = DelegateProxy<Meter, any MeterDelegate>

/// Runs the jobs of tasks one by one, when and where it is told to: so everything that several tasks do happens in a
/// known order, on one thread.
final class StepExecutor: TaskExecutor, @unchecked Sendable {
    private let lock = NSLock()
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        lock.withLock { jobs.append(job) }
    }

    /// Runs the job that waits longest. False where none waits.
    @discardableResult func step() -> Bool {
        guard let job = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) else { return false }
        job.runSynchronously(on: asUnownedTaskExecutor())
        return true
    }

    /// Runs jobs until none waits.
    func run() {
        while step() {}
    }
}

/// Numbers that are the same each time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension StepExecutor {
    /// Writes down the elements of `stream` and its end, from now on; after each element the task lets others run.
    func record<Element>(
        _ stream: BufferedStream<Element>, in log: Log<String>, _ text: @escaping @Sendable (Element) -> String
    ) -> Task<Void, Never> {
        let started = Task(executorPreference: self) {
            for await element in stream {
                log.add(text(element))
                await Task.yield()
            }
            log.add("end")
        }
        step()
        return started
    }
}

/// Waits for a task, on a thread that is none of theirs.
func valueOf<Value: Sendable>(_ task: Task<Value, Never>) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Log<Value>()
    Task.detached {
        result.add(await task.value)
        done.signal()
    }
    done.wait()
    return result.entries[0]
}
