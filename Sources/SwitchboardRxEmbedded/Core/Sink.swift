/// The downstream end of one subscription.
///
/// It takes elements, errors and completion through separate methods, so that operators need not create and unwrap an
/// event each time, and an element is passed by its address.
class Sink<Element> {
    func next(_ element: Element) { mustOverride() }

    func fail(_ error: any Error) { mustOverride() }

    func complete() { mustOverride() }

    final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}

/// A sink that has subscribed to a source, and is itself the subscription.
class SubscribedSink<Element>: Sink<Element>, Cancelable {
    private let state = DisposalState()
    private var upstream: (any Disposable)?

    @inline(__always)
    final var isDisposed: Bool { state.isDisposed }

    /// Subscribes to `source`. Precondition: it has not subscribed to anything.
    @discardableResult
    func attach(to source: Observable<Element>) -> any Disposable {
        assign(source.attach(self))
        return self
    }

    /// Makes it dispose of `disposable` when it is disposed of itself. Precondition: nothing was assigned before.
    final func assign(_ disposable: any Disposable) {
        upstream = disposable
        if state.markAssigned() {
            upstream = nil
            disposable.dispose()
        }
    }

    /// Stops forwarding elements, and disposes of the subscription to the source.
    func dispose() {
        switch state.markDisposed() {
        case .repeated, .beforeAssignment: break
        case .assigned:
            let disposable = upstream
            upstream = nil
            disposable?.dispose()
        }
    }
}

/// The sink of an operator. By default it forwards events downstream, and an end ends it.
///
/// A disposed operator forwards nothing.
class OperatorSink<Element, Output>: SubscribedSink<Element> {
    final let downstream: Sink<Output>

    init(_ downstream: Sink<Output>) {
        self.downstream = downstream
    }

    @inline(__always)
    final func forward(_ element: Output) {
        if isDisposed { return }
        downstream.next(element)
    }

    /// Forwards the error downstream, then disposes of everything upstream.
    override func fail(_ error: any Error) {
        if !isDisposed {
            downstream.fail(error)
        }
        dispose()
    }

    /// Forwards completion downstream, then disposes of everything upstream.
    override func complete() {
        if !isDisposed {
            downstream.complete()
        }
        dispose()
    }
}
