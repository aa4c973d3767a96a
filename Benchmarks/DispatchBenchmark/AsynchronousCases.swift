import BenchmarkCounters
import Dispatch
import Switchboard

/// A protocol whose methods are asynchronous.
public protocol BenchmarkSource: AnyObject, Sendable {
    /// Returns at once.
    func pass(_ sender: Sender, _ value: Int64) async -> Int64
    /// Suspends.
    func wait(_ sender: Sender, _ value: Int64) async -> Int64
}

private final class Source: BenchmarkSource {
    func pass(_ sender: Sender, _ value: Int64) async -> Int64 {
        note(value)
        return value
    }
    func wait(_ sender: Sender, _ value: Int64) async -> Int64 {
        await Task.yield()
        return value
    }
}

/// What one writes by hand.
private final class SourceByHand: BenchmarkSource, @unchecked Sendable {
    var before: [(Sender, Int64) -> Void] = []
    var after: [(Sender, Int64, Int64) -> Void] = []
    private weak var target: (any BenchmarkSource)?

    init(_ target: any BenchmarkSource) { self.target = target }

    func pass(_ sender: Sender, _ value: Int64) async -> Int64 {
        for observer in before { observer(sender, value) }
        let result = await target?.pass(sender, value) ?? 0
        for observer in after { observer(sender, value, result) }
        return result
    }
    func wait(_ sender: Sender, _ value: Int64) async -> Int64 { await target?.wait(sender, value) ?? 0 }
}

/// Runs it in a task, and waits for the task.
private func run(_ body: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await body()
        done.signal()
    }
    done.wait()
}

@inline(never)
private func pass(_ source: any BenchmarkSource, _ sender: Sender, _ calls: Int) async {
    for _ in 0..<calls { note(await source.pass(sender, 1)) }
}

@inline(never)
private func wait(_ source: any BenchmarkSource, _ sender: Sender, _ calls: Int) async {
    for _ in 0..<calls { note(await source.wait(sender, 1)) }
}

/// Asynchronous calls: beside a proxy by hand, and beside the target itself.
func asynchronousCases() -> [Case] {
    let real = Source(), sender = Sender()
    let plain = ForwardingProxy<any BenchmarkSource>(forwardingTo: real, retainTarget: false)
    let observed = ForwardingProxy<any BenchmarkSource>(forwardingTo: real, retainTarget: false)
    let plainByHand = SourceByHand(real), observedByHand = SourceByHand(real)
    let tokens = [
        observed.sentMessage(BenchmarkSource.pass).subscribe { _, value in note(value) },
        observed.methodInvoked(BenchmarkSource.pass).withOutcome.subscribe { arguments, outcome in
            if case .returned(let result) = outcome { note(result) }
        },
    ]
    observedByHand.before = [{ _, value in note(value) }]
    observedByHand.after = [{ _, _, result in note(result) }]
    typealias Calls = @Sendable (any BenchmarkSource, Sender, Int) async -> Void
    func make(
        _ name: String, _ subject: any BenchmarkSource, _ reference: (String, any BenchmarkSource),
        _ call: @escaping Calls,
        observers: String? = nil
    ) -> Case {
        let reference = (name: reference.0, source: reference.1)
        return Case(
            name: "proxy.async.\(name)", observers: observers,
            subject: { calls in withExtendedLifetime((real, tokens)) { run { await call(subject, sender, calls) } } },
            reference: (reference.name, { calls in run { await call(reference.source, sender, calls) } }))
    }
    return [
        make("passthrough", plain.object, ("hand.async", plainByHand), pass),
        make("passthrough.direct", plain.object, ("target.async", real), pass),
        make("suspending", plain.object, ("hand.async.suspending", plainByHand), wait),
        make("observed", observed.object, ("hand.async.observed", observedByHand), pass, observers: "1+1"),
    ]
}
