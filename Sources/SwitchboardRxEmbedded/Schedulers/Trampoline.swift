#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An item that waits on a trampoline.
class TrampolineItem {
    func run() { mustOverride() }
}

/// A thread's queue for items that must wait until the thread has finished its current work.
///
/// Only its thread uses it.
final class Trampoline {
    private(set) var isRunning = false
    private var items: [TrampolineItem] = []
    /// The index of the first item that has not run.
    private var first = 0

    /// Runs `body`, then everything that is enqueued meanwhile. Precondition: it is not running.
    func run<Result>(_ body: () -> Result) -> Result {
        isRunning = true
        let result = body()
        while first < items.count {
            let item = items[first]
            first += 1
            if first == items.count {
                items.removeAll(keepingCapacity: first < 64)
                first = 0
            } else if first == 1024 {
                items.removeFirst(first)
                first = 0
            }
            item.run()
        }
        isRunning = false
        return result
    }

    /// Precondition: it is running.
    func enqueue(_ item: TrampolineItem) {
        items.append(item)
    }

    /// Whether anything waits.
    var isEmpty: Bool { first == items.count }

    /// The trampoline of this thread.
    static var current: Trampoline {
        if let pointer = pthread_getspecific(key.value) {
            return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
        }
        let trampoline = Trampoline()
        pthread_setspecific(key.value, Unmanaged.passRetained(trampoline).toOpaque())
        return trampoline
    }

    private struct Key: Sendable {
        let value: pthread_key_t
    }

    private static let key: Key = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            // The parameter is optional on Linux only.
            let pointer: UnsafeMutableRawPointer? = pointer
            if let pointer {
                Unmanaged<Trampoline>.fromOpaque(pointer).release()
            }
        }
        precondition(status == 0, "The system has no more keys for values of threads: \(status)")
        return Key(value: key)
    }()
}
