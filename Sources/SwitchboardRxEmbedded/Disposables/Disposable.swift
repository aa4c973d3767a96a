/// A subscription or another resource that you can end or release, on any thread. Doing so again has no effect.
public protocol Disposable {
    /// Ends the subscription, or releases the resource.
    func dispose()
}

/// A disposable that knows whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether this disposable has been disposed of. Thread-safe.
    var isDisposed: Bool { get }
}

/// The common superclass of disposables.
public class DisposeBase {
    init() {}
}

/// A namespace for functions that make disposables.
public struct Disposables {
    private init() {}
}

private struct NothingToDispose: Disposable {
    func dispose() {}
}

extension Disposables {
    /// Returns a disposable that does nothing.
    ///
    /// - Returns: The disposable.
    public static func create() -> any Disposable {
        NothingToDispose()
    }

    /// Returns a disposable that calls a closure when it's first disposed of, on the same thread.
    ///
    /// ```swift
    /// let numbers = Observable<Int>.create { observer in
    ///     let task = Task {
    ///         try await Task.sleep(for: .seconds(1))
    ///         observer.onNext(1)
    ///     }
    ///     return Disposables.create { task.cancel() }
    /// }
    /// ```
    ///
    /// - Parameter dispose: The closure.
    /// - Returns: The disposable.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        ActionDisposable(dispose)
    }

    /// Returns a disposable that disposes of two others, in this order.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    /// - Returns: The disposable.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        PairDisposable(disposable1, disposable2)
    }

    /// Returns a disposable that disposes of three others, in this order.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    ///   - disposable3: The third one.
    /// - Returns: The disposable.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        CompositeDisposable(disposable1, disposable2, disposable3)
    }

    /// Returns a disposable that disposes of three and more others, in an unspecified order.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    ///   - disposable3: The third one.
    ///   - disposables: Further ones.
    /// - Returns: The disposable.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        CompositeDisposable(disposables: disposables + [disposable1, disposable2, disposable3])
    }

    /// Returns a disposable that disposes of others, in this order.
    ///
    /// - Parameter disposables: The others.
    /// - Returns: The disposable.
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
