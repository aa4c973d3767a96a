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

/// One subscription to a source that sends to many subscribers.
///
/// Neither it nor the list is generic in the type of the elements, because the generic type would have to be looked up
/// at each subscription. The code that makes a listener and the code that sends to it agree on the type.
class Listener: Disposable {
    private let list: Listeners
    /// A `Sink<Element>`, retained manually, so that it can be released, but need not be retained for each element.
    private let sink: Unmanaged<AnyObject>
    /// Whether the sink is still retained. Must not change while a thread sends.
    private var hasSink = true
    private let flag = OnceFlag()

    init<Element>(_ list: Listeners, _ sink: Sink<Element>) {
        self.list = list
        self.sink = .passRetained(sink)
    }

    deinit { letGo() }

    /// Precondition: no thread sends to it now or later.
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

    /// Precondition: `Element` is that of the sink with which it was made.
    @inline(__always)
    final func next<Element>(_ element: Element) {
        if flag.isSet { return }
        sink._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
    }

    /// Ends the listener. It gets nothing more, not even an element that was being sent when a handler ended the
    /// stream.
    ///
    /// Precondition: `Element` is that of the sink with which it was made, and the list has removed it.
    final func end<Element>(_ end: End, _ type: Element.Type) {
        guard flag.set() else { return }
        sink._withUnsafeGuaranteedRef { end.send(to: unsafeDowncast($0, to: Sink<Element>.self)) }
    }
}

/// The listeners of a subject, in order of subscription. The lock also guards the subject's state.
///
/// A sender reads the array under the lock, and sends without it. Listeners that come or go meanwhile cause another
/// array to be made.
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

    /// Precondition: this thread holds the lock.
    @inline(__always)
    var all: ContiguousArray<Listener> { storage.pointee }

    /// Precondition: this thread holds the lock.
    func add(_ listener: Listener) {
        storage.pointee.append(listener)
    }

    /// Precondition: this thread holds the lock.
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

    /// Precondition: this thread holds the lock.
    /// - Returns: Whether it was there.
    func removeLocked(_ listener: Listener) -> Bool {
        guard let index = all.firstIndex(where: { $0 === listener }) else { return false }
        storage.pointee.remove(at: index)
        return true
    }

    /// Releases all listeners, and so breaks the reference cycles of listeners that hold the source.
    ///
    /// Precondition: no thread sends any more.
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
                // The array keeps all listeners alive.
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
