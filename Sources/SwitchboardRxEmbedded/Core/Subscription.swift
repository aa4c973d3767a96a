/// What a subscriber gets. Disposing of it ends the subscription; at the end of the stream it releases everything
/// upstream.
///
/// It does not hold the subscriber's closures, so keeping it after the end keeps nothing else alive.
final class Subscription: Cancelable {
    private let state = DisposalState()
    private var upstream: (any Disposable)?
    /// Belongs to the first caller of `dispose` or `finish`.
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

    /// Called at the end of the stream. What is upstream disposes of itself.
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
