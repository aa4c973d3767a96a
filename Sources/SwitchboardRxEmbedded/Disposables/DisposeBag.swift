/// Disposes of what it holds when it goes away. Any thread may put something in.
public final class DisposeBag: DisposeBase {
    private let lock = ThreadLock()
    private var disposables: [any Disposable] = []

    /// Holds nothing yet.
    public override init() {
        super.init()
    }

    /// Holds these.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Holds these.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// Holds the disposables that `builder` lists.
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
    /// Has `bag` dispose of it when the bag goes away.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
