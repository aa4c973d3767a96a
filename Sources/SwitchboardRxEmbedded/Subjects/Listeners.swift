/// How a subject has ended.
enum End {
    case completed
    case failed(any Error)

    func send<Element>(to sink: Sink<Element>) {
        switch self {
        case .completed: sink.complete()
        case .failed(let error): sink.fail(error)
        }
    }
}

/// One subscription to something that sends to many.
///
/// Neither it nor the list has a parameter for the type of the elements: that would have to be looked up at each
/// subscription. What makes a listener, and what sends to it, agree on the type.
class Listener: Disposable {
    private let list: Listeners
    /// A `Sink<Element>`, retained by hand so that it can be let go of, and still need not be retained at each element.
    private let sink: Unmanaged<AnyObject>
    /// Whether the sink is still retained. Not changed while anybody sends.
    private var hasSink = true
    private let flag = OnceFlag()

    init<Element>(_ list: Listeners, _ sink: Sink<Element>) {
        self.list = list
        self.sink = .passRetained(sink)
    }

    deinit { letGo() }

    /// Precondition: nobody sends to it, or ever will.
    fileprivate final func letGo() {
        if hasSink {
            hasSink = false
            sink.release()
        }
    }

    func dispose() {
        if flag.set() {
            list.remove(self)
        }
    }

    /// - Returns: Whether it was not disposed of before.
    final func markDisposed() -> Bool { flag.set() }

    /// Precondition: `Element` is that of the sink that it was made with.
    @inline(__always)
    final func next<Element>(_ element: Element) {
        if flag.isSet { return }
        sink._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
    }

    /// It gets nothing any more, not even what was being sent when a handler ended the stream.
    ///
    /// Precondition: `Element` is that of the sink that it was made with, and the list has let go of it.
    final func end<Element>(_ end: End, _ type: Element.Type) {
        guard flag.set() else { return }
        sink._withUnsafeGuaranteedRef { end.send(to: unsafeDowncast($0, to: Sink<Element>.self)) }
    }
}

/// Those who listen to a subject, in the order they came. Its lock guards the subject's state, too.
///
/// Whoever sends takes the array as it is under the lock, and sends without it. Listeners that come or go meanwhile make
/// another array.
final class Listeners {
    let lock: ThreadLock
    /// Beside the object: each use of a property that can change is looked after at run time.
    private let storage: UnsafeMutablePointer<ContiguousArray<Listener>>

    init(recursive: Bool = false) {
        lock = ThreadLock(isRecursive: recursive)
        storage = .allocate(capacity: 1)
        storage.initialize(to: [])
    }

    deinit {
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Precondition: the lock is this thread's.
    @inline(__always)
    var all: ContiguousArray<Listener> { storage.pointee }

    /// Precondition: the lock is this thread's.
    func add(_ listener: Listener) {
        storage.pointee.append(listener)
    }

    /// Precondition: the lock is this thread's.
    func takeAll() -> ContiguousArray<Listener> {
        let old = storage.pointee
        storage.pointee = []
        return old
    }

    func remove(_ listener: Listener) {
        lock.lock()
        defer { lock.unlock() }
        _ = removeLocked(listener)
    }

    /// Precondition: the lock is this thread's.
    /// - Returns: Whether it was there.
    func removeLocked(_ listener: Listener) -> Bool {
        guard let index = all.firstIndex(where: { $0 === listener }) else { return false }
        storage.pointee.remove(at: index)
        return true
    }

    /// Lets go of everybody, and breaks the cycles of those who hold what they listen to.
    ///
    /// Precondition: nobody sends any more.
    func close() {
        for listener in lock.withLock({ takeAll() }) {
            listener.letGo()
        }
    }
}

extension ContiguousArray<Listener> {
    /// Precondition: `Item` is the type of the listeners' elements.
    @inline(__always)
    func next<Item>(_ element: Item) {
        withExtendedLifetime(self) {
            withUnsafeBufferPointer { listeners in
                // The array keeps them all.
                for index in 0..<listeners.count {
                    Unmanaged.passUnretained(listeners[index])._withUnsafeGuaranteedRef { $0.next(element) }
                }
            }
        }
    }

    /// Precondition: `Item` is the type of the listeners' elements.
    func end<Item>(_ end: End, _ type: Item.Type) {
        for listener in self {
            listener.end(end, type)
        }
    }
}
