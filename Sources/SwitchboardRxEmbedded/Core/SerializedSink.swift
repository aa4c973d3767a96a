/// The sink of an operator that more than one source sends to: it passes on one thing at a time, and nothing after an
/// end.
///
/// Observers are called with the lock, which a thread may take again; what is upstream is disposed of without it.
class SerializedSink<Element, Output>: OperatorSink<Element, Output> {
    final let lock = ThreadLock(isRecursive: true)
    /// Set under the lock.
    private let end = OnceFlag()

    /// Whether an end has been handed downstream, or is about to be.
    final var hasEnded: Bool { end.isSet }

    final override func fail(_ error: any Error) {
        endOnce { downstream.fail(error) }
    }

    /// Hands completion downstream and disposes of everything. An operator that does not end with its first source
    /// overrides it.
    override func complete() {
        finish()
    }

    /// Hands completion downstream and disposes of everything.
    final func finish() {
        endOnce { downstream.complete() }
    }

    /// Precondition: the lock is this thread's.
    final func forwardLocked(_ element: Output) {
        if hasEnded { return }
        forward(element)
    }

    private func endOnce(_ tell: () -> Void) {
        lock.withLock {
            if end.set() && !isDisposed { tell() }
        }
        dispose()
    }
}

/// The sink of an operator's second source. What it gets goes to methods of the operator's sink.
class SideSink<Element, Target: AnyObject>: SubscribedSink<Element> {
    final let target: Target

    init(_ target: Target) {
        self.target = target
    }
}
