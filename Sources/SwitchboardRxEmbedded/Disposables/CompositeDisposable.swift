/// A disposable that holds others and disposes of them together. Thread-safe.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// A key of an inserted disposable, for `remove(for:)`.
    public struct DisposeKey {
        fileprivate let number: UInt64
    }

    private let lock = ThreadLock()
    /// In the order of insertion, and therefore sorted by number. `nil` after disposal.
    private var entries: [(number: UInt64, disposable: any Disposable)]? = []
    private var lastNumber: UInt64 = 0

    /// Creates a disposable that holds none yet.
    public override init() {
        super.init()
    }

    /// Creates a disposable that holds two others.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Creates a disposable that holds three others.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    ///   - disposable3: The third one.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Creates a disposable that holds four or more others.
    ///
    /// - Parameters:
    ///   - disposable1: The first one.
    ///   - disposable2: The second one.
    ///   - disposable3: The third one.
    ///   - disposable4: The fourth one.
    ///   - disposables: Further ones.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Creates a disposable that holds others.
    ///
    /// - Parameter disposables: The others.
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables {
            lastNumber += 1
            entries?.append((lastNumber, disposable))
        }
    }

    /// Whether this disposable has been disposed of. Thread-safe.
    public var isDisposed: Bool { lock.withLock { entries == nil } }

    /// The number of disposables that this one holds; 0 after its disposal. Thread-safe.
    public var count: Int { lock.withLock { entries?.count ?? 0 } }

    /// Adds a disposable. If this one has been disposed of, the other is disposed of at once. Thread-safe.
    ///
    /// - Parameter disposable: The disposable to add.
    /// - Returns: The key for `remove(for:)`; nil if the disposable was disposed of.
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

    /// Removes a disposable, and disposes of it. Thread-safe.
    ///
    /// - Parameter disposeKey: The key of the disposable.
    public func remove(for disposeKey: DisposeKey) {
        let removed: (any Disposable)? = lock.withLock {
            guard let index = entries?.firstIndex(where: { $0.number == disposeKey.number }) else { return nil }
            return entries?.remove(at: index).disposable
        }
        removed?.dispose()
    }

    /// Disposes of all disposables that this one holds, in the order of insertion, and of those inserted later.
    /// Thread-safe.
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
