/// The sink of an operator with several sources: it forwards one event at a time, and nothing after an end.
///
/// It calls observers while it holds the lock, which the same thread may acquire again; it disposes of what is upstream
/// without the lock.
class SerializedSink<Element, Output>: OperatorSink<Element, Output> {
    final let lock = ThreadLock(isRecursive: true)
    /// Set under the lock.
    private let end = OnceFlag()

    /// Whether an end has been forwarded downstream, or is about to be.
    final var hasEnded: Bool { end.isSet }

    final override func fail(_ error: any Error) {
        endOnce { downstream.fail(error) }
    }

    /// Forwards completion downstream and disposes of everything. An operator that does not end with its first source
    /// overrides this.
    override func complete() {
        finish()
    }

    /// Forwards completion downstream and disposes of everything.
    final func finish() {
        endOnce { downstream.complete() }
    }

    /// Precondition: this thread holds the lock.
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

/// The sink of an operator's second source. It forwards events to methods of the operator's sink.
class SideSink<Element, Target: AnyObject>: SubscribedSink<Element> {
    final let target: Target

    init(_ target: Target) {
        self.target = target
    }
}
