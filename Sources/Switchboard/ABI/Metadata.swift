import CSupport

/// Reads the runtime's metadata. Every function here reads raw memory, with the precondition that its argument is what
/// its name says. Layouts: swiftlang/swift, include/swift/ABI/Metadata.h and MetadataValues.h, which are stable ABI on
/// Apple systems and have kept this form on others since Swift 5.

/// A type's metadata record.
struct Metadata {
    let address: UnsafeRawPointer

    init(_ type: Any.Type) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    init(at address: UnsafeRawPointer) {
        self.address = address
    }

    var type: Any.Type { unsafeBitCast(address, to: Any.Type.self) }

    enum Kind {
        case `class`, `struct`, `enum`, foreignClass, foreignReference, opaque, tuple, function, existential, metatype
        case existentialMetatype, extendedExistential, fixedArray, unknown(UInt)
    }

    /// The type of tuples of these types, without labels.
    static func tuple(of types: [Metadata]) -> Metadata {
        Metadata(at: cffi_tuple_type(types.map { $0.address }, types.count))
    }

    /// Whether a value is of a protocol type, such as `any P` or `Any`.
    var isExistential: Bool {
        switch kind {
        case .existential, .extendedExistential: true
        default: false
        }
    }

    var kind: Kind {
        let raw = address.load(as: UInt.self)
        switch raw {
        case 0, 0x800...: return .class
        case 0x200: return .struct
        case 0x201, 0x202: return .enum
        case 0x203: return .foreignClass
        case 0x204: return .foreignReference
        case 0x300: return .opaque
        case 0x301: return .tuple
        case 0x302: return .function
        case 0x303: return .existential
        case 0x304: return .metatype
        case 0x306: return .existentialMetatype
        case 0x307: return .extendedExistential
        case 0x308: return .fixedArray
        default: return .unknown(raw)
        }
    }

    // MARK: Value witnesses

    private var valueWitnesses: UnsafeRawPointer {
        address.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    }

    var size: Int { valueWitnesses.load(fromByteOffset: 64, as: Int.self) }
    var stride: Int { valueWitnesses.load(fromByteOffset: 72, as: Int.self) }
    private var flags: UInt32 { valueWitnesses.load(fromByteOffset: 80, as: UInt32.self) }
    var alignment: Int { Int(flags & 0xFF) + 1 }

    /// Whether the type's values refer to an object by their first word, whose references Swift counts, and need
    /// nothing else but their bytes: a class, or a protocol of classes.
    var isCountedBySwift: Bool {
        #if canImport(ObjectiveC)
            return false
        #else
            switch kind {
            case .class: return true
            case .existential: return isClassBound && !isErrorExistential
            default: return false
            }
        #endif
    }
    /// Copying means copying bytes, and destroying does nothing.
    var isTrivial: Bool { flags & 0x1_0000 == 0 }

    /// `Any` stores values of the type in its three words, not in a box.
    var isInlineInAny: Bool { flags & 0x2_0000 == 0 }

    /// Copies a value to uninitialized memory. Parameters: the destination, the value, the type.
    typealias Copy =
        @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
    var copy: Copy {
        unsafeBitCast(valueWitnesses.load(fromByteOffset: 2 * 8, as: UnsafeRawPointer.self), to: Copy.self)
    }

    /// A copy of a value of the type.
    func box(_ value: UnsafeRawPointer) -> Any {
        func box<Value>(_: Value.Type) -> Any { value.assumingMemoryBound(to: Value.self).pointee }
        return _openExistential(type, do: box)
    }

    /// Destroys a value of the type.
    func destroy(_ value: UnsafeMutableRawPointer) {
        typealias Destroy = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        let destroy = valueWitnesses.load(fromByteOffset: 1 * 8, as: UnsafeRawPointer.self)
        unsafeBitCast(destroy, to: Destroy.self)(value, address)
    }

    /// Turns the payload at `value` into the enum's case number `tag`. Precondition: an enum; the payload is that
    /// case's.
    func injectEnumTag(_ tag: UInt32, into value: UnsafeMutableRawPointer) {
        typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        let inject = valueWitnesses.load(fromByteOffset: 13 * 8, as: UnsafeRawPointer.self)
        unsafeBitCast(inject, to: Inject.self)(value, tag, address)
    }

    // MARK: Structs and enums

    var descriptor: UnsafeRawPointer { address.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }

    /// A stored property of a struct, or a case of an enum.
    struct Field {
        /// The type's mangled name, or null for a case without payload.
        let mangledType: UnsafePointer<UInt8>?
        let isIndirect: Bool
        let name: String
    }

    /// The stored properties or cases; nil if the module was built without reflection metadata.
    var fields: [Field]? {
        guard let fields = relative(descriptor + 16) else { return nil }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).map { index in
            let record = fields + 16 + index * recordSize
            return Field(
                mangledType: relative(record + 4)?.assumingMemoryBound(to: UInt8.self),
                isIndirect: record.load(as: UInt32.self) & 1 != 0,
                name: relative(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "")
        }
    }

    /// Precondition: a struct.
    var structFieldCount: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self)) }

    /// Precondition: a struct with a field of this index.
    func structFieldOffset(_ index: Int) -> Int {
        let vector = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
        return Int(address.load(fromByteOffset: vector * 8 + index * 4, as: UInt32.self))
    }

    /// Precondition: an enum. Cases with payload come first in `fields`, in the order of their tags.
    var enumPayloadCaseCount: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }
    var enumEmptyCaseCount: Int { Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) }

    /// True for a struct or enum that was imported from C, which may have more fields than listed here.
    var isImportedFromC: Bool {
        // The context descriptor's flags: kind-specific bit 2 is "has import information", and the parent of an
        // imported type is the module `__C`.
        guard let parent = relative(descriptor + 4, indirectable: true) else { return false }
        guard parent.load(as: UInt32.self) & 0x1F == 0, let name = relative(parent + 8) else { return false }
        return String(cString: name.assumingMemoryBound(to: CChar.self)) == "__C"
    }

    /// The type of a field; nil if the runtime cannot find it.
    func type(ofField mangledName: UnsafePointer<UInt8>) -> Any.Type? {
        _getTypeByMangledNameInContext(
            mangledName, UInt(MangledName.length(mangledName)),
            genericContext: descriptor, genericArguments: address + 16)
    }

    /// Whether this is a struct, an enum or a class, and not generic. Source: ContextDescriptorFlags, IsGeneric.
    var isNominalWithoutArguments: Bool {
        let nominal: UnsafeRawPointer
        switch kind {
        case .struct, .enum: nominal = descriptor
        #if !canImport(ObjectiveC)
            case .class: nominal = address.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
        #endif
        default: return false
        }
        return nominal.load(as: UInt32.self) & 0x80 == 0
    }

    /// The types that are the generic arguments of a struct or an enum; none of one that has packs among them. Source:
    /// TypeGenericContextDescriptorHeader and GenericParamDescriptor, which follow the 28 bytes of either descriptor.
    var genericArguments: [Metadata] {
        switch kind {
        case .struct, .enum: break
        default: return []
        }
        guard !isNominalWithoutArguments else { return [] }
        let count = Int(descriptor.load(fromByteOffset: 36, as: UInt16.self)), parameters = descriptor + 44
        let kinds = (0..<count).map { parameters.load(fromByteOffset: $0, as: UInt8.self) }
        // A type or a number that is an argument itself, and is no other parameter's.
        let type: UInt8 = 0x80, number: UInt8 = 0x82
        guard kinds.allSatisfy({ $0 == type || $0 == number }) else { return [] }
        return kinds.indices.filter { kinds[$0] == type }.map {
            Metadata(at: address.load(fromByteOffset: 16 + 8 * $0, as: UnsafeRawPointer.self))
        }
    }

    // MARK: Classes

    /// The superclass of a class. Precondition: a class.
    static func superclass(of type: AnyClass) -> AnyClass? {
        let address = Metadata(type).address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        return address.flatMap { Metadata(at: $0).type as? AnyClass }
    }

    /// A class's descriptor, behind the header, flags and sizes (TargetClassMetadata). Precondition: a class.
    var classDescriptor: UnsafeRawPointer { address.load(fromByteOffset: 40, as: UnsafeRawPointer.self) }

    /// A class's name, without its module's. Precondition: a class.
    var className: String {
        relative(classDescriptor + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "?"
    }

    // MARK: Tuples, metatypes

    /// Precondition: a tuple.
    var tupleElements: [(type: Metadata, offset: Int)] {
        let count = address.load(fromByteOffset: 8, as: Int.self)
        return (0..<count).map { index in
            let element = address + 24 + index * 16
            let type = Metadata(at: element.load(as: UnsafeRawPointer.self))
            // A word on Apple systems, half of one on others, with the rest undefined.
            return (type, Int(element.load(fromByteOffset: 8, as: UInt32.self)))
        }
    }

    /// Precondition: a metatype.
    var instanceType: Metadata { Metadata(at: address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)) }

    /// Whether this is a metatype with a single value, because its type has no subclasses. Where code declares such a
    /// metatype, it is not passed and takes no room. Where a generic parameter stands for it, it is a word.
    var isThinMetatype: Bool {
        guard case .metatype = kind else { return false }
        if case .class = instanceType.kind { return false }
        return true
    }

    /// Whether this is a thin metatype, or a tuple or Optional of one, which also have the layout of their declaration.
    var containsThinMetatype: Bool {
        switch kind {
        case .metatype: isThinMetatype
        case .tuple: tupleElements.contains { $0.type.containsThinMetatype }
        case .enum: optionalPayload?.containsThinMetatype ?? false
        default: false
        }
    }

    /// Whether this is a class, or a struct around an integer, a `Bool` or a pointer: part of a word that who copies it
    /// does not look into.
    var isPartOfWord: Bool {
        switch kind {
        case .class: return true
        case .struct:
            guard size <= 8, let fields, fields.count == 1, let name = fields[0].mangledType else { return false }
            switch Builtin(MangledName.text(name)) {
            case .bit, .integer: return true
            default: break
            }
            return type(ofField: name).map { Metadata($0).isPartOfWord } ?? false
        default: return false
        }
    }

    /// The type that an Optional wraps; nil if this is not an Optional.
    var optionalPayload: Metadata? {
        guard case .enum = kind, descriptor == Metadata(Int?.self).descriptor else { return nil }
        return Metadata(at: address.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    }

    /// The arguments of an Optional or a collection, whose values Swift converts together with it; none for other
    /// types. Precondition: a struct or an enum.
    var convertibleArguments: [Metadata] {
        let types: [(Any.Type, Int)] = [(Int?.self, 1), ([Int].self, 1), (Set<Int>.self, 1), ([Int: Int].self, 2)]
        guard let (_, count) = types.first(where: { Metadata($0.0).descriptor == descriptor }) else { return [] }
        return (0..<count).map { Metadata(at: address.load(fromByteOffset: 16 + $0 * 8, as: UnsafeRawPointer.self)) }
    }

    // MARK: Fixed arrays

    /// Precondition: a fixed array.
    var fixedArrayCount: Int { address.load(fromByteOffset: 8, as: Int.self) }
    var fixedArrayElement: Metadata { Metadata(at: address.load(fromByteOffset: 16, as: UnsafeRawPointer.self)) }

    // MARK: Functions

    /// Precondition: a function type. Source: FunctionTypeFlags in MetadataValues.h.
    var functionFlags: UInt { address.load(fromByteOffset: 8, as: UInt.self) }

    // MARK: Existentials

    /// Precondition: an existential.
    private var existentialFlags: UInt32 { address.load(fromByteOffset: 8, as: UInt32.self) }
    /// Precondition: an existential, possibly an extended one.
    var isClassBound: Bool { extendedExistential?.isClassBound ?? (existentialFlags & 0x8000_0000 == 0) }
    /// Precondition: as above.
    var hasSuperclass: Bool { extendedExistential?.hasSuperclass ?? (existentialFlags & 0x4000_0000 != 0) }
    var isErrorExistential: Bool { (existentialFlags >> 24) & 0x3F == 1 }
    var witnessTableCount: Int { Int(existentialFlags & 0xFF_FFFF) }

    /// Precondition: an existential, possibly an extended one.
    var protocols: [ProtocolDescriptor] {
        if let extended = extendedExistential { return extended.protocols }
        let count = Int(address.load(fromByteOffset: 12, as: UInt32.self))
        let first = address + (hasSuperclass ? 24 : 16)
        return (0..<count).map { ProtocolDescriptor(at: first.load(fromByteOffset: $0 * 8, as: UnsafeRawPointer.self)) }
    }
}
