import BenchmarkCounters
import Switchboard

/// Very many observed calls, on every signature, typed and boxed, with a subscription that comes and goes: prints how
/// much memory the process has, which must stay where it is.
struct Soak {
    let calls: Int
    /// What the process may grow after its first tenth: what allocators and the kernel do by themselves.
    static let allowance: UInt64 = 1 << 20

    /// False where memory grew.
    func run() -> Bool {
        let pairs = [Setup(observers: 1), Setup(observers: 1, face: .any)].map { ($0, Pair($0)) }
        let sender = Sender(), heard = Counter()
        let bodies = pairs.flatMap { _, pair in
            Signature.allCases.filter(\.isObservable).map { signature -> Body in
                let delegate = pair.proxy.object
                return { signature.call(delegate, sender, $0) }
            }
        }
        let step = 1000 * bodies.count
        let clock = ContinuousClock(), start = clock.now
        var done = 0, printed = 0, settled: UInt64?, last: UInt64 = 0
        print(row("calls", "resident", "seconds"))
        while done < calls {
            for body in bodies { body(1000) }
            for (_, pair) in pairs {
                pair.proxy.sentMessage(BenchmarkDelegate.tick).subscribe { _, value in heard.add(value) }.cancel()
            }
            done += step
            guard done * 20 / calls > printed || done >= calls, resident_bytes(&last) else { continue }
            printed = done * 20 / calls
            if printed >= 2, settled == nil { settled = last }
            let seconds = (clock.now - start).components.seconds
            print(row("\(done)", "\(last / 1024) KiB", "\(seconds)"))
        }
        guard let settled else { return true }
        let growth = Int64(last) - Int64(settled)
        let subscriptions = done / step * pairs.count
        print("grew by \(growth / 1024) KiB after the first tenth; \(subscriptions) subscriptions came and went")
        return growth <= Int64(Self.allowance)
    }

    private func row(_ columns: String...) -> String {
        columns.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
    }
}
