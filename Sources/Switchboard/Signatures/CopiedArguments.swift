/// Arguments of a call that outlive it, in one allocation. Of `inout` arguments, it has the values. Pointers among the
/// arguments are valid only during the call.
package struct CopiedArguments: @unchecked Sendable {
    /// The arguments are behind the header.
    private final class Copy: ManagedBuffer<ResolvedMethod, UInt64> {
        deinit {
            for (type, offset) in header.inouts { type.endValue(at: memory + offset) }
            header.destroyArguments(memory)
        }

        var memory: UnsafeMutableRawPointer {
            withUnsafeMutablePointerToElements {
                UnsafeMutableRawPointer($0).alignedUp(toMultipleOf: header.layout.alignment)
            }
        }
    }

    private let copy: Copy
    private var method: ResolvedMethod { copy.header }
    private var memory: UnsafeMutableRawPointer { copy.memory }

    /// Precondition: `arguments` is the tuple of arguments of a call of the method.
    init(_ method: ResolvedMethod, _ arguments: UnsafeRawPointer) {
        let words = (method.layout.size + method.layout.alignment) / MemoryLayout<UInt64>.size + 1
        copy = unsafeDowncast(Copy.create(minimumCapacity: words) { _ in method }, to: Copy.self)
        method.copyArguments(from: arguments, to: copy.memory)
        for (type, offset) in method.inouts { type.keepValue(at: copy.memory + offset) }
    }

    /// Each argument, in its own type.
    package var values: [Any] { method.boxing.boxes(of: memory) }

    /// Whether their method takes and returns what another one does.
    func areOf(_ other: ResolvedMethod) -> Bool {
        let (own, others) = (method.layout, other.layout)
        return own.arguments.count == others.arguments.count
            && zip(own.arguments + [own.result], others.arguments + [others.result])
                .allSatisfy { Metadata($0).isSame(as: Metadata($1)) }
    }

    /// Whether their method isn't declared to throw.
    package var methodThrowsNothing: Bool { method.layout.failure == Never.self }
    /// Whether their method declares that it throws errors of any type.
    package var methodThrowsErrors: Bool { method.layout.failure == (any Error).self }

    /// The arguments as the tuple of them, or the only one. Precondition: that is their type.
    package func tuple<Element>(as _: Element.Type) -> Element { memory.assumingMemoryBound(to: Element.self).pointee }

    /// A closure that references the method, as a program writes it, if it's a generic one of which symbols tell the
    /// declaration.
    package func closureReference(_ name: MessageSelector) -> String? {
        method.closureReference?(name.name)
    }

    /// Where the tuple of them is, as long as these arguments are kept.
    package var address: UnsafeRawPointer { UnsafeRawPointer(memory) }
}
