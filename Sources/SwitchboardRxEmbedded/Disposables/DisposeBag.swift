/// A bag that disposes of its contents when it's deallocated. You can insert on any thread.
///
/// ```swift
/// let disposeBag = DisposeBag()
/// numbers.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
/// ```
public final class DisposeBag: DisposeBase {
    private let lock = ThreadLock()
    private var disposables: [any Disposable] = []

    /// Creates an empty bag.
    public override init() {
        super.init()
    }

    /// Creates a bag with disposables.
    ///
    /// - Parameter disposables: The disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Creates a bag with the disposables of an array.
    ///
    /// - Parameter disposables: The disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// Creates a bag with the disposables that a closure lists.
    ///
    /// ```swift
    /// let bag = DisposeBag {
    ///     first.subscribe(onNext: { print($0) })
    ///     second.subscribe(onNext: { print($0) })
    /// }
    /// ```
    ///
    /// - Parameter builder: The closure.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds a disposable. Thread-safe.
    ///
    /// - Parameter disposable: The disposable.
    public func insert(_ disposable: any Disposable) {
        lock.withLock { disposables.append(disposable) }
    }

    /// Adds disposables. Thread-safe.
    ///
    /// - Parameter disposables: The disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds the disposables of an array. Thread-safe.
    ///
    /// - Parameter disposables: The disposables.
    public func insert(_ disposables: [any Disposable]) {
        lock.withLock { self.disposables += disposables }
    }

    /// Adds the disposables that a closure lists. Thread-safe.
    ///
    /// - Parameter builder: The closure.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    deinit {
        for disposable in disposables {
            disposable.dispose()
        }
    }

    /// A result builder that lists disposables, one in each line.
    @resultBuilder
    public struct DisposableBuilder {
        /// Returns the disposables of a block.
        ///
        /// - Parameter disposables: The disposables.
        /// - Returns: The disposables, in order.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
            disposables
        }
    }
}

extension Disposable {
    /// Adds this disposable to a bag, which disposes of it when the bag is deallocated.
    ///
    /// - Parameter bag: The bag.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
