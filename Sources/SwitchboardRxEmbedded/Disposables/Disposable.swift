/// Something that can be ended or released, on any thread. Doing so again does nothing.
public protocol Disposable {
    /// Ends or releases it.
    func dispose()
}

/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether it has been disposed of. Thread-safe.
    var isDisposed: Bool { get }
}

/// A common superclass of disposables.
public class DisposeBase {
    init() {}
}

/// Makes disposables.
public struct Disposables {
    private init() {}
}

private struct NothingToDispose: Disposable {
    func dispose() {}
}

extension Disposables {
    /// A disposable that does nothing.
    public static func create() -> any Disposable {
        NothingToDispose()
    }

    /// A disposable that calls `dispose` the first time it is disposed of, on the same thread.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        ActionDisposable(dispose)
    }

    /// Disposes of both, in this order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        PairDisposable(disposable1, disposable2)
    }

    /// Disposes of all three, in this order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposable1, disposable2, disposable3)
    }

    /// Disposes of all of them, in an unspecified order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: disposables + [disposable1, disposable2, disposable3])
    }

    /// Disposes of all of them, in this order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        disposables.count == 2
            ? PairDisposable(disposables[0], disposables[1]) : CompositeDisposable(disposables: disposables)
    }
}

private final class ActionDisposable: Cancelable {
    private let flag = OnceFlag()
    /// Belongs to the caller that sets the flag.
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    var isDisposed: Bool { flag.isSet }

    func dispose() {
        guard flag.set(), let action else { return }
        self.action = nil
        action()
    }
}

private final class PairDisposable: Cancelable {
    private let flag = OnceFlag()
    /// Both belong to the caller that sets the flag.
    private var first: (any Disposable)?
    private var second: (any Disposable)?

    init(_ first: any Disposable, _ second: any Disposable) {
        self.first = first
        self.second = second
    }

    var isDisposed: Bool { flag.isSet }

    func dispose() {
        guard flag.set() else { return }
        first?.dispose()
        second?.dispose()
        first = nil
        second = nil
    }
}
