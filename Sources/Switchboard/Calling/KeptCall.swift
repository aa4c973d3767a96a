import CSupport
import Synchronization

/// A call with copies of its arguments and of its outcome, in one allocation. Of `inout` arguments, it has the values,
/// which are allocated by themselves.
/// Pointers among the arguments are valid only during the call. Thread-safe.
package struct KeptCall: @unchecked Sendable {
    /// What precedes the arguments.
    private struct Head: ~Copyable {
        let ending = Atomic<Int>(Ending.none)
        /// Whether code outside has an `Inout` that points to one of the kept values.
        let isShared = Atomic<Bool>(false)
        /// Never freed, so nothing retains it.
        let method: Unmanaged<ResolvedMethod>
        /// Written before the ending says that there is one.
        var error: (any Error)?

        init(_ method: Unmanaged<ResolvedMethod>) { self.method = method }
    }

    /// The head, the arguments, the result.
    private final class Memory: ManagedBuffer<Void, UInt64> {
        deinit {
            let head = head
            head.pointee.method._withUnsafeGuaranteedRef { method in
                let arguments = arguments
                if !method.inouts.isEmpty, !head.pointee.isShared.load(ordering: .relaxed) {
                    for (type, offset) in method.inouts { type.endValue(at: arguments + offset) }
                }
                method.destroyArguments(arguments)
                if head.pointee.ending.load(ordering: .relaxed) & 0xFF == Ending.returned {
                    method.result.destroy(arguments + method.withResult.offset)
                }
            }
            head.deinitialize(count: 1)
        }

        /// The buffer's elements: it has no header. `withUnsafeMutablePointerToElements` would count a reference.
        var head: UnsafeMutablePointer<Head> {
            let elements = Unmanaged.passUnretained(self).toOpaque() + Int(CFFI_OBJECT_HEADER)
            return elements.assumingMemoryBound(to: Head.self)
        }
        var arguments: UnsafeMutableRawPointer {
            let head = head
            return UnsafeMutableRawPointer(head + 1)
                .alignedUp(toMultipleOf: head.pointee.method._withUnsafeGuaranteedRef { $0.withResult.alignment })
        }
        var result: UnsafeMutableRawPointer {
            arguments + head.pointee.method._withUnsafeGuaranteedRef { $0.withResult.offset }
        }
    }

    /// How a call ended, and above the lowest byte what answered it: the number of a `CallResponder`, or 0.
    private enum Ending {
        static let none = 0, returned = 1, threw = 2
    }

    private let memory: Memory
    private var method: ResolvedMethod { memory.head.pointee.method.takeUnretainedValue() }

    /// Precondition: `arguments` is the tuple of arguments of a call of the method.
    init(_ method: ResolvedMethod, _ arguments: UnsafeRawPointer) {
        self.init(Unmanaged.passUnretained(method), arguments)
    }

    /// The same. A method is never freed, so nothing retains it.
    init(_ method: Unmanaged<ResolvedMethod>, _ arguments: UnsafeRawPointer) {
        memory = method._withUnsafeGuaranteedRef { known in
            let words = MemoryLayout<Head>.stride / MemoryLayout<UInt64>.stride + known.withResult.words
            let memory = unsafeDowncast(Memory.create(minimumCapacity: words) { _ in () }, to: Memory.self)
            memory.head.initialize(to: Head(method))
            let copy = memory.arguments
            known.copyArguments(from: arguments, to: copy)
            if !known.inouts.isEmpty {
                for (type, offset) in known.inouts { type.keepValue(at: copy + offset) }
            }
            return memory
        }
    }

    // MARK: Arguments

    /// Each argument, in its own type.
    package var arguments: [Any] { method.boxing.boxes(of: shared) }

    /// The arguments as the tuple of them, or the only one. Precondition: that is their type.
    package func tuple<Element>(as _: Element.Type) -> Element {
        shared.assumingMemoryBound(to: Element.self).pointee
    }

    /// Where the tuple of arguments is, as long as the call is kept.
    package var address: UnsafeRawPointer { shared }

    /// The same, for code that may keep an `Inout`. That is a pointer, and retains nothing. So from now on, the values
    /// to which the call's `Inout` arguments point are never freed.
    private var shared: UnsafeRawPointer {
        if !method.inouts.isEmpty { memory.head.pointee.isShared.store(true, ordering: .relaxed) }
        return UnsafeRawPointer(memory.arguments)
    }

    // MARK: The outcome

    /// Keeps how the call ended. Precondition: nothing else has; `result` holds the result unless there is an error.
    package func end(_ result: UnsafeRawPointer, _ error: (any Error)?, _ responder: CallResponder?) {
        let head = memory.head
        if let error {
            head.pointee.error = error
        } else {
            head.pointee.method._withUnsafeGuaranteedRef { method in
                let type = method.result
                guard type.size > 0 else { return }
                _ = type.copy(memory.arguments + method.withResult.offset, result, type.address)
            }
        }
        let ending = error == nil ? Ending.returned : Ending.threw
        // The caller may read afterwards who waits for this (`SpyState.end`). No thread sees the two in the other
        // order.
        _ = head.pointee.ending.exchange(
            ending | (responder?.number ?? 0) << 8, ordering: .sequentiallyConsistent)
    }

    /// The call has returned nothing. Preconditions: its method does so; no other thread knows this call yet.
    package func endWithoutResult() { memory.head.pointee.ending.store(Ending.returned, ordering: .relaxed) }

    private var ending: Int { memory.head.pointee.ending.load(ordering: .acquiring) }

    /// Nil as long as the call is under way.
    package var outcome: CallOutcome<Any>? {
        switch ending & 0xFF {
        case Ending.returned: .returned(method.result.type == Void.self ? () : method.result.box(memory.result))
        case Ending.threw: .threw(memory.head.pointee.error!)
        default: nil
        }
    }

    /// What answered the call; nil as long as it is under way, and if nothing did.
    package var responder: CallResponder? { CallResponder(number: ending >> 8) }

    // MARK: The method

    /// Whether the method takes and returns what another one does.
    func isOf(_ other: ResolvedMethod) -> Bool {
        let (own, others) = (method.layout, other.layout)
        return own.arguments.count == others.arguments.count
            && zip(own.arguments + [own.result], others.arguments + [others.result])
                .allSatisfy { Metadata($0).isSame(as: Metadata($1)) }
    }

    /// Whether the method isn't declared to throw.
    package var methodThrowsNothing: Bool { method.layout.failure == Never.self }
    /// Whether the method declares that it throws errors of any type.
    package var methodThrowsErrors: Bool { method.layout.failure == (any Error).self }

    /// A closure that references the method, as a program writes it, if it's a generic one of which symbols tell the
    /// declaration.
    package func closureReference(_ name: MessageSelector) -> String? { method.closureReference?(name.name) }
}
