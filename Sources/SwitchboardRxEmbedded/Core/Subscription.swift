/// What a subscriber gets: it ends the subscription, and lets go of everything upstream at the end of the stream.
///
/// It does not hold the subscriber's closures: somebody who keeps it after the end keeps nothing else by it.
final class Subscription: Cancelable {
    private let state = DisposalState()
    private var upstream: (any Disposable)?
    /// Belongs to whoever is first to dispose or finish.
    private var onDisposed: (() -> Void)?

    init(onDisposed: (() -> Void)? = nil) {
        self.onDisposed = onDisposed
    }

    var isDisposed: Bool { state.isDisposed }

    /// Precondition: nothing was assigned before.
    func assign(_ disposable: any Disposable) {
        upstream = disposable
        if state.markAssigned() {
            upstream = nil
            disposable.dispose()
        }
    }

    func dispose() {
        switch state.markDisposed() {
        case .repeated: return
        case .beforeAssignment: break
        case .assigned:
            let disposable = upstream
            upstream = nil
            disposable?.dispose()
        }
        tellDisposed()
    }

    /// The stream has ended. What is upstream disposes of itself.
    func finish() {
        switch state.markDisposed() {
        case .repeated: return
        case .beforeAssignment: break
        case .assigned:
            let disposable = upstream
            upstream = nil
            withExtendedLifetime(disposable) {}
        }
        tellDisposed()
    }

    private func tellDisposed() {
        guard let onDisposed else { return }
        self.onDisposed = nil
        onDisposed()
    }
}
