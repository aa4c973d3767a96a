/// Disposes of its contents when it is deallocated. Inserting is thread-safe.
public final class DisposeBag: DisposeBase {
    private let lock = ThreadLock()
    private var disposables: [any Disposable] = []

    /// Makes an empty bag.
    public override init() {
        super.init()
    }

    /// Makes a bag with these disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Makes a bag with these disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// Makes a bag with the disposables that `builder` lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        lock.withLock { disposables.append(disposable) }
    }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) {
        lock.withLock { self.disposables += disposables }
    }

    /// Adds the disposables that `builder` lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    deinit {
        for disposable in disposables {
            disposable.dispose()
        }
    }

    /// Lists disposables, one to a line.
    @resultBuilder
    public struct DisposableBuilder {
        /// The list.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
            disposables
        }
    }
}

extension Disposable {
    /// Makes `bag` dispose of it when the bag is deallocated.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
