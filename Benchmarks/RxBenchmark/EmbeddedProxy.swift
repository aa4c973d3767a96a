#if RxSwift
    import SwitchboardRxEmbedded

    /// The same over the embedded streams, where SwitchboardRx has RxSwift's: both are measured in one run.
    final class EmbeddedProxy: BenchmarkDelegate {
        weak var forward: (any BenchmarkDelegate)?
        let sent = PublishSubject<(Sender, Int64)>()
        let invoked = PublishSubject<(Sender, Int64)>()
        private let observers: [any Disposable]

        init(_ forward: any BenchmarkDelegate, observers count: Int, _ sum: Sum) {
            self.forward = forward
            observers = [sent, invoked].flatMap { subject in
                (0..<count).map { _ in subject.subscribe(onNext: { sum.value &+= $0.1 }) }
            }
        }

        func tick(_ sender: Sender, _ value: Int64) {
            sent.onNext((sender, value))
            forward?.tick(sender, value)
            invoked.onNext((sender, value))
        }

        /// Subscribes and disposes that many times.
        func subscribe(_ count: Int, _ sum: Sum) {
            for _ in 0..<count { sent.subscribe(onNext: { sum.value &+= $0.1 }).dispose() }
        }
    }
#endif
