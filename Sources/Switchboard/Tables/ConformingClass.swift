import CSupport

/// A class made at run time that conforms to protocols through witness tables made at run time, so that casts of
/// objects of its subclasses find these tables.
///
/// It is inserted between a class and its superclass: a copy of the superclass's metadata, with a descriptor of its
/// own, by which the runtime finds its conformances. Only casts, mirrors and the like look at the superclass of an
/// object's class; methods, properties and deinitializers do not go through it. Never freed.
///
/// Layouts: swiftlang/swift, include/swift/ABI/Metadata.h, TargetClassMetadata and TargetClassDescriptor.
struct ConformingClass: @unchecked Sendable {
    private let metadata: UnsafeMutableRawPointer
    /// The class.
    var type: AnyClass { Metadata(at: metadata).type as! AnyClass }
    /// The descriptor that conformance descriptors name as that of the conforming type.
    let descriptor: UnsafeRawPointer

    private static let superclassOffset = 8, descriptorOffset = 40, ivarDestroyerOffset = 48

    /// A class that inherits from `superclass`. Nil with Objective-C's runtime, where classes have other metadata.
    init?(inheritingFrom superclass: AnyClass, named name: String = "ConformingProxy") {
        #if canImport(ObjectiveC)
            return nil
        #else
            metadata = Self.copy(of: superclass, inheritingFrom: superclass)
            descriptor = Self.makeDescriptor(
                metadata.load(fromByteOffset: Self.descriptorOffset, as: UnsafeRawPointer.self), name)
            metadata.storeBytes(of: descriptor, toByteOffset: Self.descriptorOffset, as: UnsafeRawPointer.self)
            // It has no properties that would have to be destroyed if an initializer fails.
            metadata.storeBytes(of: 0, toByteOffset: Self.ivarDestroyerOffset, as: Int.self)
        #endif
    }

    /// A copy of a class's metadata, with another superclass. Never freed.
    fileprivate static func copy(of type: AnyClass, inheritingFrom superclass: AnyClass) -> UnsafeMutableRawPointer {
        let original = Metadata(type).address
        let size = Int(original.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(original.load(fromByteOffset: 36, as: UInt32.self))
        let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16) + addressPoint
        (copy - addressPoint).copyMemory(from: original - addressPoint, byteCount: size)
        copy.storeBytes(of: Metadata(superclass).address, toByteOffset: superclassOffset, as: UnsafeRawPointer.self)
        return copy
    }

    /// A class descriptor in the module of another one, without properties, methods or an access function: only the
    /// conformances refer to it.
    private static func makeDescriptor(_ original: UnsafeRawPointer, _ name: String) -> UnsafeRawPointer {
        let words = 11
        let block = UnsafeMutableRawPointer.allocate(byteCount: (words + 1) * 4 + 8 + name.utf8.count + 1, alignment: 8)
        block.initializeMemory(as: UInt8.self, repeating: 0, count: (words + 1) * 4 + 8 + name.utf8.count + 1)
        // The kind of a context, and that it is the only descriptor of its type.
        block.storeBytes(of: original.load(as: UInt32.self) & 0x5F, as: UInt32.self)
        let parent = block + (words + 1) * 4, text = parent + 8
        parent.storeBytes(of: contextParent(of: original), as: UnsafeRawPointer?.self)
        block.storeBytes(of: Int32(parent - (block + 4)) | 1, toByteOffset: 4, as: Int32.self)
        text.copyMemory(from: name, byteCount: name.utf8.count)
        block.storeBytes(of: Int32(text - (block + 8)), toByteOffset: 8, as: Int32.self)
        // Sizes of the metadata, in words: before and behind the address.
        for offset in [24, 28] {
            block.storeBytes(
                of: original.load(fromByteOffset: offset, as: UInt32.self), toByteOffset: offset, as: UInt32.self)
        }
        return UnsafeRawPointer(block)
    }

    /// Makes this the superclass of `type`. Precondition: `type` inherits from the class that this one inherits from.
    func insert(above type: AnyClass) {
        let subclass = UnsafeMutableRawPointer(mutating: Metadata(type).address)
        precondition(
            subclass.load(fromByteOffset: Self.superclassOffset, as: UnsafeRawPointer.self)
                == metadata.load(fromByteOffset: Self.superclassOffset, as: UnsafeRawPointer.self),
            "Switchboard: the class isn't a direct subclass.")
        subclass.storeBytes(
            of: UnsafeRawPointer(metadata), toByteOffset: Self.superclassOffset, as: UnsafeRawPointer.self)
    }
}

extension ProtocolDescriptor {
    /// The witness table by which a class, or a class between it and `root`, declares that it conforms; nil if none
    /// does. Conformances of `root` and of its superclasses do not count.
    ///
    /// Where a superclass conforms as well, the runtime prints a warning when it looks a class up that declares the
    /// conformance again, or inherits from one that does. It looks a class up once, so that happens here, while the
    /// class seems to inherit from `base`. Source: swift_conformsToProtocolMaybeInstantiateSuperclasses in
    /// stdlib/public/runtime/ProtocolConformance.cpp.
    ///
    /// - Parameters:
    ///   - root: A class from which `type` inherits.
    ///   - base: A class from which `root` inherits, and which does not conform.
    ///
    /// Precondition: there are no objects of `type` yet. Only one thread calls this at a time.
    func declaredWitnessTable(
        of type: AnyClass, below root: AnyClass, inheritingFrom base: AnyClass
    ) -> UnsafePointer<UnsafeRawPointer?>? {
        #if canImport(ObjectiveC)
            return witnessTable(of: type)
        #else
            /// Copies of a class and its superclasses below `root`: what is found of them is not remembered for it.
            func copy(of type: AnyClass) -> AnyClass {
                guard type != root, let superclass = Metadata.superclass(of: type) else { return base }
                let copy = ConformingClass.copy(of: type, inheritingFrom: copy(of: superclass))
                return Metadata(at: copy).type as! AnyClass
            }
            let copy: AnyClass = copy(of: type)
            guard witnessTable(of: copy) != nil else { return nil }
            return cffi_conformance_below(
                Metadata(type).address, Metadata(Metadata.superclass(of: copy)!).address, address
            )?.assumingMemoryBound(to: UnsafeRawPointer?.self)
        #endif
    }
}

/// A witness table made at run time, and the conformance that leads to it. Never freed.
struct MadeWitnessTable: @unchecked Sendable {
    let words: UnsafeMutablePointer<UnsafeRawPointer?>
    /// What the runtime needs to know of the conformance: a relative pointer to its descriptor.
    private let record: UnsafeMutableRawPointer

    /// The table of a protocol for the type with that descriptor. Its words are null, except word 0, the conformance
    /// descriptor, which the runtime also reads when it compares tables to make a generic type that takes one. Source:
    /// TargetProtocolConformanceDescriptor.
    init(_ descriptor: ProtocolDescriptor, of type: UnsafeRawPointer) {
        let count = 1 + descriptor.requirements.count
        // Relative pointers reach 2 GB, so their targets are in the same block.
        let block = UnsafeMutableRawPointer.allocate(byteCount: (count + 5) * 8, alignment: 8)
        words = block.bindMemory(to: UnsafeRawPointer?.self, capacity: count + 5)
        words.initialize(repeating: nil, count: count + 5)
        let conformance = block + count * 8, cells = conformance + 16
        record = cells + 16
        cells.storeBytes(of: descriptor.address, as: UnsafeRawPointer.self)
        (cells + 8).storeBytes(of: type, as: UnsafeRawPointer.self)
        conformance.storeBytes(of: Int32(16 | 1), as: Int32.self)  // the protocol, indirectly
        (conformance + 4).storeBytes(of: Int32(20), as: Int32.self)  // the type, through a cell
        (conformance + 8).storeBytes(of: Int32(block - (conformance + 8)), as: Int32.self)  // the table
        (conformance + 12).storeBytes(of: UInt32(1 << 3), as: UInt32.self)  // kind: type descriptor in a cell
        record.storeBytes(of: Int32(conformance - record), as: Int32.self)
        words[0] = UnsafeRawPointer(conformance)
    }

    /// Makes casts find the table. Call it once, after the words are filled.
    func register() { swift_registerProtocolConformances(record, record + 4) }
}
