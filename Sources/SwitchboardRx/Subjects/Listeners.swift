/// One subscription to something that sends to many.
class Listener<Element>: Disposable {
    private let list: Listeners<Element>
    /// Let go of when the list is closed for good, which no delivery outlives.
    fileprivate var sink: Sink<Element>?
    private let flag = OnceFlag()

    init(_ list: Listeners<Element>, _ sink: Sink<Element>) {
        self.list = list
        self.sink = sink
    }

    func dispose() {
        if flag.set() {
            list.remove(self)
        }
    }

    /// - Returns: Whether it was not disposed of before.
    final func markDisposed() -> Bool { flag.set() }

    @inline(__always)
    final func next(_ element: Element) {
        if !flag.isSet { sink?.next(element) }
    }

    final func fail(_ error: any Error) {
        if !flag.isSet { sink?.fail(error) }
    }

    final func complete() {
        if !flag.isSet { sink?.complete() }
    }
}

/// Those who listen to a subject, in the order they came. Its lock guards the subject's state, too.
///
/// Whoever sends takes the array as it is under the lock, and sends without it. Listeners that come or go meanwhile make
/// another array.
final class Listeners<Element> {
    let lock: ThreadLock
    /// Under the lock.
    private(set) var all: ContiguousArray<Listener<Element>> = []

    init(recursive: Bool = false) {
        lock = ThreadLock(isRecursive: recursive)
    }

    /// Precondition: the lock is this thread's.
    func add(_ listener: Listener<Element>) {
        all.append(listener)
    }

    /// Precondition: the lock is this thread's.
    func takeAll() -> ContiguousArray<Listener<Element>> {
        let old = all
        all = []
        return old
    }

    func remove(_ listener: Listener<Element>) {
        lock.withLock { _ = removeLocked(listener) }
    }

    /// Precondition: the lock is this thread's.
    /// - Returns: Whether it was there.
    func removeLocked(_ listener: Listener<Element>) -> Bool {
        guard let index = all.firstIndex(where: { $0 === listener }) else { return false }
        all.remove(at: index)
        return true
    }

    /// Lets go of everybody, and breaks the cycles of those who hold what they listen to.
    ///
    /// Precondition: nobody sends any more.
    func close() {
        for listener in lock.withLock({ takeAll() }) {
            listener.sink = nil
        }
    }
}

extension ContiguousArray {
    @inline(__always)
    func next<Item>(_ element: Item) where Element == Listener<Item> {
        for listener in self {
            listener.next(element)
        }
    }

    func fail<Item>(_ error: any Error) where Element == Listener<Item> {
        for listener in self {
            listener.fail(error)
        }
    }

    func complete<Item>() where Element == Listener<Item> {
        for listener in self {
            listener.complete()
        }
    }

    func end<Item>(_ event: Event<Item>) where Element == Listener<Item> {
        switch event {
        case .next: break
        case .error(let error): fail(error)
        case .completed: complete()
        }
    }
}
