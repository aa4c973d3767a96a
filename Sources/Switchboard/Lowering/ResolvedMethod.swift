import CFFIShim

/// What is known of a void method whose argument types are known. Made once for a method, lives for ever.
final class ResolvedMethod: @unchecked Sendable {
    let slot: Int
    /// The type of the decoded arguments: the tuple of them, or the only one.
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    /// Where each argument is in the decoded arguments.
    let offsets: [Int]
    /// True where the receiver may take an argument over (`consuming`): observers that hear of the call afterwards then
    /// need copies.
    let mayConsume: Bool
    let typeList: String
    private let layout: Metadata

    init(slot: Int, signature: MethodSignature, mayConsume: Bool) {
        self.slot = slot
        element = signature.element
        arguments = signature.arguments
        offsets = signature.offsets
        layout = signature.layout
        typeList = signature.typeList
        self.mayConsume = mayConsume
    }

    /// The arguments at `memory`, each in its own type. Precondition: `memory` holds decoded arguments of this method.
    func boxed(_ memory: UnsafeRawPointer) -> [Any] {
        func box<Argument>(_: Argument.Type, _ offset: Int) -> Any {
            (memory + offset).assumingMemoryBound(to: Argument.self).pointee
        }
        var boxes: [Any] = []
        boxes.reserveCapacity(arguments.count)
        for (type, offset) in zip(arguments, offsets) { boxes.append(box(type, offset)) }
        return boxes
    }

    /// Runs `body` with a copy of the arguments at `memory`. Precondition: as `boxed`.
    func withCopy(of memory: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(layout.size, 1), alignment: layout.alignment)
        func copyArgument<Argument>(_: Argument.Type, _ offset: Int) {
            (copy + offset).initializeMemory(
                as: Argument.self, from: (memory + offset).assumingMemoryBound(to: Argument.self), count: 1)
        }
        func destroyArgument<Argument>(_: Argument.Type, _ offset: Int) {
            (copy + offset).assumingMemoryBound(to: Argument.self).deinitialize(count: 1)
        }
        for (type, offset) in zip(arguments, offsets) { copyArgument(type, offset) }
        body(copy)
        for (type, offset) in zip(arguments, offsets) { destroyArgument(type, offset) }
        copy.deallocate()
    }
}

/// A method's argument types, and where each is in the tuple of them.
struct MethodSignature {
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    let offsets: [Int]
    let layout: Metadata

    /// Precondition: `element` is the tuple of `arguments`, or the only one of them.
    init(_ element: Any.Type, arguments: [Any.Type]) {
        self.element = ObjectIdentifier(element)
        self.arguments = arguments
        layout = Metadata(element)
        offsets = arguments.count == 1 ? [0] : layout.tupleElements.map(\.offset)
    }

    /// For messages: `(Int, String)`.
    var typeList: String { "(\(arguments.map { String(reflecting: $0) }.joined(separator: ", ")))" }

    /// Room for the decoded arguments, zeroed; the caller frees it.
    func allocate() -> UnsafeMutableRawPointer {
        let size = max(layout.size, 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: layout.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory
    }
}

/// The methods of a shape that are known, by slot and by name.
struct MethodTable {
    var bySlot: [Int: ResolvedMethod] = [:]
    var byName: [String: ResolvedMethod] = [:]
    /// Probing calls by the type of the decoded arguments.
    var probes: [ObjectIdentifier: ProbingCall] = [:]
}
