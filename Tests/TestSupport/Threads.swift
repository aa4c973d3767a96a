import Foundation

/// Runs `body` on so many threads, which begin at the same time, and waits for all. What it captured is let go then: a
/// thread that is over keeps what it was given for another moment.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    final class Work: @unchecked Sendable {
        var body: (@Sendable (Int) -> Void)?
        init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }
        @inline(never) func run(_ index: Int) { body!(index) }
    }
    let work = Work(body)
    let (ready, start, done) = (DispatchGroup(), DispatchSemaphore(value: 0), DispatchGroup())
    for index in 0..<count {
        ready.enter()
        done.enter()
        Thread.detachNewThread {
            ready.leave()
            start.wait()
            work.run(index)
            done.leave()
        }
    }
    ready.wait()
    for _ in 0..<count { start.signal() }
    done.wait()
    work.body = nil
}
