import CFFIShim

/// What is known of a void method whose argument types are known. Made once for a method, lives for ever.
final class ResolvedMethod: @unchecked Sendable {
    let slot: Int
    /// The type of the decoded arguments: the tuple of them, or the only one.
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    /// Where each argument is in the decoded arguments.
    let offsets: [Int]
    let typeList: String

    init(slot: Int, signature: ArgumentLayout) {
        self.slot = slot
        element = signature.element
        arguments = signature.arguments
        offsets = signature.offsets
        typeList = signature.typeList
    }

    /// A method whose arguments lie at `offsets`, and are no tuple that anybody named.
    init(slot: Int, arguments: [Any.Type], offsets: [Int]) {
        self.slot = slot
        element = ObjectIdentifier(Void.self)
        self.arguments = arguments
        self.offsets = offsets
        typeList = ""
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

    /// Makes a copy of the arguments. Precondition: `from` holds decoded arguments of this method, `to` has their room.
    func copyArguments(from: UnsafeRawPointer, to: UnsafeMutableRawPointer) {
        func copy<Argument>(_: Argument.Type, _ offset: Int) {
            (to + offset).initializeMemory(
                as: Argument.self, from: (from + offset).assumingMemoryBound(to: Argument.self), count: 1)
        }
        for (type, offset) in zip(arguments, offsets) { copy(type, offset) }
    }

    /// Ends the arguments that `copyArguments` made.
    func destroyArguments(_ memory: UnsafeMutableRawPointer) {
        func destroy<Argument>(_: Argument.Type, _ offset: Int) {
            (memory + offset).assumingMemoryBound(to: Argument.self).deinitialize(count: 1)
        }
        for (type, offset) in zip(arguments, offsets) { destroy(type, offset) }
    }
}

/// A method's argument types, and where each is in the tuple of them.
struct ArgumentLayout {
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
struct KnownMethods {
    var bySlot: [Int: ResolvedMethod] = [:]
    var byName: [String: ResolvedMethod] = [:]
    /// Probing calls by what their arguments are.
    var probes: [ProbeKey: ProbingCall] = [:]

    struct ProbeKey: Hashable {
        let element: ObjectIdentifier
        let argumentCount: Int
    }
}
