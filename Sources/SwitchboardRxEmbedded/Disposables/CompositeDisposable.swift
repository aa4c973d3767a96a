/// Holds disposables and disposes of them together. Thread-safe.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Identifies an inserted disposable.
    public struct DisposeKey {
        fileprivate let number: UInt64
    }

    private let lock = ThreadLock()
    /// In the order of insertion, and therefore sorted by number. `nil` after disposal.
    private var entries: [(number: UInt64, disposable: any Disposable)]? = []
    private var lastNumber: UInt64 = 0

    /// Makes an empty one.
    public override init() {
        super.init()
    }

    /// Makes one that holds these two.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Makes one that holds these three.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Makes one that holds all of these.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Makes one that holds all of these.
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables {
            lastNumber += 1
            entries?.append((lastNumber, disposable))
        }
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { lock.withLock { entries == nil } }

    /// How many it holds. None after disposal.
    public var count: Int { lock.withLock { entries?.count ?? 0 } }

    /// Adds `disposable`, or disposes of it if this has been disposed of.
    ///
    /// - Returns: The key for `remove`; `nil` if `disposable` was disposed of.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            guard entries != nil else { return nil }
            lastNumber += 1
            entries?.append((lastNumber, disposable))
            return DisposeKey(number: lastNumber)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes the disposable with that key, and disposes of it.
    public func remove(for disposeKey: DisposeKey) {
        let removed: (any Disposable)? = lock.withLock {
            guard let index = entries?.firstIndex(where: { $0.number == disposeKey.number }) else { return nil }
            return entries?.remove(at: index).disposable
        }
        removed?.dispose()
    }

    /// Disposes of everything it holds, in the order of insertion, and of everything inserted later.
    public func dispose() {
        let all = lock.withLock {
            let all = entries
            entries = nil
            return all
        }
        for entry in all ?? [] {
            entry.disposable.dispose()
        }
    }
}
