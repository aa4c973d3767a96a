import Switchboard

/// Runs the jobs of tasks on the thread that asks, so that the whole way of an element is measured there: the call, the
/// buffer, and the loop that takes it.
private final class DrainingExecutor: TaskExecutor, @unchecked Sendable {
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    func run() {
        while let job = jobs.popLast() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}

/// The proxy that a good engineer writes by hand for a task: it forwards, and yields to an `AsyncStream`.
private final class StreamingProxy: BenchmarkDelegate {
    weak var forward: (any BenchmarkDelegate)?
    let ticks: AsyncStream<(Sender, Int64)>.Continuation
    let texts: AsyncStream<(Sender, String, Double)>.Continuation

    init(
        _ ticks: AsyncStream<(Sender, Int64)>.Continuation, _ texts: AsyncStream<(Sender, String, Double)>.Continuation
    ) {
        self.ticks = ticks
        self.texts = texts
    }

    func tick(_ sender: Sender, _ value: Int64) {
        ticks.yield((sender, value))
        forward?.tick(sender, value)
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        texts.yield((sender, name, value))
        forward?.named(sender, name, value)
    }

    func began(_ sender: Sender) { forward?.began(sender) }
    func allows(_ sender: Sender, _ value: Int64) -> Bool { forward?.allows(sender, value) ?? false }
    func moved(_ sender: Sender, to area: Area) { forward?.moved(sender, to: area) }
}

/// A delegate whose calls a task iterates, on an executor of its own.
private final class Listening {
    private let executor = DrainingExecutor()
    private let delegate: any BenchmarkDelegate
    private let kept: [AnyObject]
    private let call: (any BenchmarkDelegate, Int) -> Void

    init(
        _ delegate: any BenchmarkDelegate, keeping kept: [AnyObject],
        _ call: @escaping (any BenchmarkDelegate, Int) -> Void, _ loop: @escaping @Sendable () async -> Void
    ) {
        self.delegate = delegate
        self.kept = kept
        self.call = call
        Task(executorPreference: executor, operation: loop)
        executor.run()
    }

    /// Makes bursts of calls; after each, the loop takes what waits.
    func make(_ calls: Int, inBurstsOf burst: Int) {
        for first in stride(from: 0, to: calls, by: burst) {
            for value in first..<min(first + burst, calls) { call(delegate, value) }
            executor.run()
        }
    }
}

/// A loop over a stream beside one over an `AsyncStream` that a proxy written by hand yields to; per element.
func streamCases() -> [Case] {
    let (real, peerReal, parent, heard, sender) = (RealDelegate(), RealDelegate(), Parent(), Counter(), Sender())
    let proxy = BenchmarkProxy.proxy(for: parent)
    proxy.setForwardToDelegate(real, retainDelegate: false)
    let ticks = AsyncStream<(Sender, Int64)>.makeStream()
    let texts = AsyncStream<(Sender, String, Double)>.makeStream()
    let peer = StreamingProxy(ticks.continuation, texts.continuation)
    peer.forward = peerReal
    let tick = { (delegate: any BenchmarkDelegate, value: Int) in delegate.tick(sender, Int64(value)) }
    let named = { (delegate: any BenchmarkDelegate, value: Int) in
        delegate.named(sender, Signature.name, Double(value))
    }
    let kept: [AnyObject] = [real, peerReal, parent]
    let (calls, texted) = (
        proxy.sentMessage(BenchmarkDelegate.tick), proxy.sentMessage(BenchmarkDelegate.named)
    )
    let (yielded, yieldedTexts) = (ticks.stream, texts.stream)
    let subjects = (
        Listening(proxy.object, keeping: kept, tick) { for await (_, value) in calls { heard.add(value) } },
        Listening(proxy.object, keeping: kept, named) {
            for await (_, _, value) in texted { heard.add(Int64(value)) }
        }
    )
    let peers = (
        Listening(peer, keeping: kept, tick) { for await (_, value) in yielded { heard.add(value) } },
        Listening(peer, keeping: kept, named) {
            for await (_, _, value) in yieldedTexts { heard.add(Int64(value)) }
        }
    )
    return [1, 16, 1000].flatMap { burst in
        [
            Case(
                name: "async.burst.\(burst)", signature: Signature.number.rawValue, observers: "1+0",
                subject: { subjects.0.make($0, inBurstsOf: burst) },
                reference: ("asyncstream.burst.\(burst)", { peers.0.make($0, inBurstsOf: burst) })),
            Case(
                name: "async.burst.\(burst)", signature: Signature.text.rawValue, observers: "1+0",
                subject: { subjects.1.make($0, inBurstsOf: burst) },
                reference: ("asyncstream.burst.\(burst)", { peers.1.make($0, inBurstsOf: burst) })),
        ]
    }
}
