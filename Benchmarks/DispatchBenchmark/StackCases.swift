import Switchboard

/// A real delegate that makes the same call again, by `target`, until it was made so often: how deep the stack is then,
/// for one call.
private final class NestingDelegate: BenchmarkDelegate {
    /// Whom the next call goes to. While calls are under way, no other code uses it.
    var target: (any BenchmarkDelegate)?
    private(set) var lowest: UInt = .max

    func tick(_ sender: Sender, _ value: Int64) {
        if value == 0 { note() } else { target?.tick(sender, value - 1) }
    }

    @inline(never) private func note() {
        var place = 0
        lowest = withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }

    func began(_ sender: Sender) {}
    func allows(_ sender: Sender, _ value: Int64) -> Bool { false }
    func moved(_ sender: Sender, to area: Area) {}
    func named(_ sender: Sender, _ name: String, _ value: Double) {}

    /// The bytes of one call of `target`.
    func bytesOfACall(of target: any BenchmarkDelegate) -> Int {
        self.target = target
        defer { self.target = nil }
        let sender = Sender()
        target.tick(sender, 10)
        let shallow = lowest
        target.tick(sender, 110)
        return Int(shallow - lowest) / 100
    }
}

/// The bytes of the stack that one call takes, beside those of a call without a proxy: what each of many nested calls
/// adds.
func stackCases() -> [(observers: String, subject: Int, reference: Int)] {
    [("0+0", 0), ("1+1", 1)].map { name, observers in
        let (real, parent) = (NestingDelegate(), Parent())
        let proxy = BenchmarkProxy.proxy(for: parent)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        let subscriptions = (0..<observers).flatMap { _ in
            [
                proxy.sentMessage(BenchmarkDelegate.tick).subscribe { _, _ in },
                proxy.methodInvoked(BenchmarkDelegate.tick).subscribe { _, _ in },
            ]
        }
        return withExtendedLifetime((parent, subscriptions)) {
            (name, real.bytesOfACall(of: proxy.object), real.bytesOfACall(of: real))
        }
    }
}
