import SwitchboardRx

/// The proxy that a good engineer writes by hand over the streams that SwitchboardRx has: a weak delegate, a subject
/// before and one after.
final class HandWrittenProxy: BenchmarkDelegate {
    weak var forward: (any BenchmarkDelegate)?
    let sent = PublishSubject<(Sender, Int64)>()
    let invoked = PublishSubject<(Sender, Int64)>()

    init(_ forward: any BenchmarkDelegate) { self.forward = forward }

    func tick(_ sender: Sender, _ value: Int64) {
        sent.onNext((sender, value))
        forward?.tick(sender, value)
        invoked.onNext((sender, value))
    }
}
