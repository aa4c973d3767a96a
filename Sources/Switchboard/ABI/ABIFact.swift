import CSupport

/// A fact about Swift's runtime on which proxies rely, although no interface promises it. Before the first proxy that
/// needs it is made, the library compares it with the runtime. If it doesn't hold, making the proxy throws an error, so
/// no call meets the difference. `Metadata.swift` and its neighbours read memory by these facts.
///
/// `make check-abi` prints them. `Documentation/SwiftABI.md` has the outcomes for each platform and compiler.
package struct ABIFact: Sendable {
    /// The subject, for example `value witnesses`.
    package let name: String
    /// One or more sentences, without the last full stop. Offsets are in bytes.
    package let statement: String
    /// The file of swiftlang/swift that states it.
    package let source: String
    /// The proxies that need a fact.
    package enum Need: String, Sendable {
        /// If it doesn't hold, no proxy can be made.
        case everyProxy = "every proxy"
        /// Generated and hand-written proxies do without it.
        case runtimeProxies = "runtime proxies"
        /// The library does without it.
        case noProxy = "no proxy"
    }

    package let need: Need
    /// Compares the fact with the runtime, by types of this file. Precondition: the needed facts before it hold.
    package let holds: @Sendable () -> Bool

    package init(
        _ name: String, _ statement: String, source: String, neededBy need: Need = .everyProxy,
        holds: @escaping @Sendable () -> Bool
    ) {
        self.name = name
        self.statement = statement
        self.source = source
        self.need = need
        self.holds = holds
    }

    /// The first needed fact that doesn't hold; nil if there is none. Facts after it aren't compared.
    package static func firstWrong(of facts: [ABIFact]) -> ABIFact? {
        facts.first { $0.need != .noProxy && (takenForWrong.withLock { $0 } == $0.name || !$0.holds()) }
    }

    /// For tests: the name of a fact that is taken for wrong. Set it before the process makes a proxy.
    package static let takenForWrong = Locked<String?>(nil)

    /// The first fact that every proxy needs and that doesn't hold. Compared once in a process.
    static let wrongForEveryProxy = firstWrong(of: all.filter { $0.need == .everyProxy })

    /// The first fact that runtime proxies need and that doesn't hold. Compared once in a process.
    static let wrong = firstWrong(of: all)

    /// Whether generated and hand-written proxies need the fact, too.
    static func isNeededByEveryProxy(_ name: String) -> Bool {
        all.contains { $0.name == name && $0.need == .everyProxy }
    }

    /// All facts. Each comes after those by which it is read.
    package static let all: [ABIFact] = values + types + protocols + objects
}

// MARK: The types whose metadata is compared

private class SampleSuperclass {}

// Not private, because the optimizer removes unused requirements from the tables of private protocols.
@usableFromInline protocol ABISampleBase: AnyObject {
    func first() -> Int
}

@usableFromInline protocol ABISampleProtocol: ABISampleBase {
    func second(_ value: Int) async -> Int
    var third: Int { get set }
}

private protocol SampleValue {
    associatedtype Item: Equatable
    var item: Item { get }
}

private protocol SampleOther: AnyObject {
    func other()
}

private final class SampleClass: SampleSuperclass, ABISampleProtocol, SampleOther {
    func other() {}
    var third = 0x5357_4249
    func first() -> Int { 1 }
    func second(_ value: Int) async -> Int { value }
}

private struct SampleStruct: SampleValue {
    var item: Int8 = 1
    var number: Int32 = 2
    var text = ""
}

private struct SampleWords {
    var words = (0, 0, 0, 0)
}

private enum SampleEnum {
    case none
    case number(Int)
    case text(String)
}

private func rawKind(_ type: Any.Type) -> UInt { Metadata(type).address.load(as: UInt.self) }

/// Whether the value witnesses have the compiler's sizes.
private func agrees<Value>(_: Value.Type) -> Bool {
    let type = Metadata(Value.self)
    return type.size == MemoryLayout<Value>.size && type.stride == MemoryLayout<Value>.stride
        && type.alignment == MemoryLayout<Value>.alignment
}

// MARK: The facts

extension ABIFact {
    private static let values = [
        ABIFact(
            "kinds of types",
            "Metadata begins with its kind: 0 or more than 0x7FF for a class, 0x200 for a struct, 0x201 for an enum, "
                + "0x202 for an Optional, 0x301 for a tuple, 0x302 for a function, 0x303 for a protocol type, 0x304 "
                + "for a metatype, 0x306 for the metatype of a protocol type, 0x307 for a parameterized protocol type",
            source: "include/swift/ABI/MetadataKind.def"
        ) {
            let known: [(Any.Type, UInt)] = [
                (Int.self, 0x200), (SampleStruct.self, 0x200), (SampleEnum.self, 0x201), (Int?.self, 0x202),
                ((Int, String).self, 0x301), ((() -> Void).self, 0x302), ((any ABISampleProtocol).self, 0x303),
                (Int.Type.self, 0x304), ((any ABISampleProtocol.Type).self, 0x306), ((any Collection<Int>).self, 0x307),
            ]
            let ofClass = rawKind(SampleClass.self)
            return known.allSatisfy { rawKind($0) == $1 } && (ofClass == 0 || ofClass > 0x7FF)
        },
        ABIFact(
            "value witnesses",
            "The word before the metadata points to the value witness table. The table has the size at 64, the stride "
                + "at 72 and flags at 80: the lowest byte is the alignment minus 1; 0x10000 means that copying does "
                + "more than copy bytes, 0x20000 that `Any` stores the value in a box",
            source: "include/swift/ABI/ValueWitness.def, TargetValueWitnessFlags in MetadataValues.h"
        ) {
            agrees(Int8.self) && agrees(String.self) && agrees(SampleStruct.self) && agrees(SampleEnum.self)
                && agrees((Int8, Double).self) && agrees(SampleClass.self) && agrees((any ABISampleProtocol)?.self)
                && Metadata(Int.self).isTrivial && !Metadata(String.self).isTrivial
                && Metadata(Int.self).isInlineInAny && !Metadata(SampleWords.self).isInlineInAny
        },
        ABIFact(
            "value functions",
            "The value witness table has the function that destroys a value at 8, the one that copies a value to "
                + "uninitialized memory at 16, and the one that sets an enum's case at 104",
            source: "include/swift/ABI/ValueWitness.def"
        ) {
            let object = SampleClass(), type = Metadata(SampleClass.self)
            let address = Unmanaged.passUnretained(object).toOpaque()
            return withExtendedLifetime(object) {
                withUnsafeTemporaryAllocation(of: SampleClass.self, capacity: 1) { room in
                    let before = swift_retainCount(address), place = UnsafeMutableRawPointer(room.baseAddress!)
                    _ = withUnsafePointer(to: object) { type.copy(place, $0, type.address) }
                    guard swift_retainCount(address) == before + 1 else { return false }
                    type.destroy(place)
                    var number: Int? = 5
                    Metadata(Int?.self).injectEnumTag(1, into: &number)
                    return swift_retainCount(address) == before && number == nil
                }
            }
        },
        ABIFact(
            "`Any`",
            "Three words for the value or its box, then the type",
            source: "docs/ABI/TypeLayout.rst, Existential Container Layout"
        ) {
            let any: Any = UInt(0x5357)
            // With `as`, because the compiler would pass the value inside.
            return withUnsafeBytes(of: any as Any) { bytes in
                bytes.count == 32 && bytes.load(as: UInt.self) == 0x5357
                    && bytes.load(fromByteOffset: 24, as: UnsafeRawPointer.self) == Metadata(UInt.self).address
            }
        },
    ]

    private static let types = [
        ABIFact(
            "structs",
            "The metadata has the descriptor at 8. The descriptor has the field descriptor at 16, the number of fields "
                + "at 20, and at 24 the place of the field offsets in the metadata, in words",
            source: "TargetStructDescriptor and TargetStructMetadata in include/swift/ABI/Metadata.h"
        ) {
            let type = Metadata(SampleStruct.self)
            let offsets = [
                MemoryLayout<SampleStruct>.offset(of: \.item), MemoryLayout<SampleStruct>.offset(of: \.number),
                MemoryLayout<SampleStruct>.offset(of: \.text),
            ]
            return type.structFieldCount == 3 && (0..<3).map { type.structFieldOffset($0) } == offsets
        },
        ABIFact(
            "enums",
            "The descriptor has the number of cases with a payload at 20, and of those without at 24. The metadata of "
                + "an Optional has the wrapped type at 16",
            source: "TargetEnumDescriptor in include/swift/ABI/Metadata.h"
        ) {
            let type = Metadata(SampleEnum.self)
            return type.enumPayloadCaseCount == 2 && type.enumEmptyCaseCount == 1
                && Metadata(Int?.self).optionalPayload?.type == Int.self && Metadata(Int.self).optionalPayload == nil
        },
        ABIFact(
            "fields",
            "The field descriptor has the size of a record at 10, the number of records at 12, and the records from 16 "
                + "on. A record has flags, and relative pointers to a mangled type and a name. A module may be "
                + "compiled without field descriptors, or without the names",
            source: "include/swift/RemoteInspection/Records.h"
        ) {
            guard let fields = Metadata(SampleStruct.self).fields, let cases = Metadata(SampleEnum.self).fields else {
                return true
            }
            let types = fields.map { $0.mangledType.flatMap { Metadata(SampleStruct.self).type(ofField: $0) } }
            func agree(_ found: [String], _ names: [String]) -> Bool {
                found == names || found == names.map { _ in "" }
            }
            return types.count == 3 && types[0] == Int8.self && types[1] == Int32.self && types[2] == String.self
                && agree(fields.map(\.name), ["item", "number", "text"])
                && agree(cases.map(\.name), ["number", "text", "none"])
        },
        ABIFact(
            "tuples",
            "The number of elements is at 8. From 24 on, each element has its type and its offset",
            source: "TargetTupleTypeMetadata in include/swift/ABI/Metadata.h"
        ) {
            let elements = Metadata((Int8, Double, String).self).tupleElements
            return elements.map(\.offset) == [0, 8, 16] && elements[1].type.type == Double.self
        },
        ABIFact(
            "functions",
            "Flags are at 8: the lower 16 bits are the number of parameters, the next byte is the convention, 3 for C. "
                + "The result is at 16, and the parameters are from 24 on. A value is two words, a function and a "
                + "context",
            source: "TargetFunctionTypeFlags in include/swift/ABI/MetadataValues.h"
        ) {
            typealias InC = @convention(c) (Int, Int) -> Void
            let inC = Metadata(InC.self).functionFlags, swift = Metadata(((Int) -> Void).self).functionFlags
            let typed = Metadata(((Int, String) -> Bool).self)
            return typed.functionResult.type == Bool.self
                && typed.functionParameters.map { $0.address }
                    == [Metadata(Int.self).address, Metadata(String.self).address]
                && inC & 0xFFFF == 2 && inC >> 16 & 0xFF == 3 && swift & 0xFFFF == 1 && swift >> 16 & 0xFF == 0
                && MemoryLayout<(Int) -> Void>.size == 16
        },
        ABIFact(
            "metatypes",
            "The instance type is at 8",
            source: "TargetMetatypeMetadata in include/swift/ABI/Metadata.h"
        ) {
            Metadata(String.Type.self).instanceType.type == String.self
        },
    ]

    private static let protocols = [
        ABIFact(
            "protocol types",
            "Flags are at 8: the lower 24 bits are the number of witness tables; 0x80000000 means that the type isn't "
                + "class-bound, 0x40000000 that it has a superclass. The number of protocols is at 12. Their "
                + "descriptors are from 16 on, or from 24 on if there is a superclass",
            source: "ExistentialTypeFlags in include/swift/ABI/MetadataValues.h"
        ) {
            let one = Metadata((any ABISampleProtocol).self), two = Metadata((any SampleValue & Sendable).self)
            let refining = Metadata((any SampleSuperclass & ABISampleBase).self)
            return one.isClassBound && one.witnessTableCount == 1 && one.protocols.count == 1 && !one.hasSuperclass
                && !two.isClassBound && two.witnessTableCount == 1 && refining.hasSuperclass
                && refining.protocols.map(\.name) == ["ABISampleBase"]
                && Metadata((any Error).self).isErrorExistential && !one.isErrorExistential
        },
        ABIFact(
            "protocols",
            "The descriptor has flags at 0, with 0x10000 for a protocol that isn't class-bound, the name at 8, the "
                + "number of constraints at 12, the number of requirements at 16 and the names of the associated types "
                + "at 20. From 24 on follow the constraints, 12 bytes each, and the requirements, 8 bytes each. A "
                + "requirement's flags are its kind in 4 bits, 0x10 for an instance requirement, and 0x20 for an "
                + "asynchronous one",
            source:
                "TargetProtocolDescriptor in include/swift/ABI/Metadata.h, ProtocolRequirementFlags in MetadataValues.h",
            neededBy: .runtimeProxies
        ) {
            let refining = Metadata((any ABISampleProtocol).self).protocols[0]
            let value = Metadata((any SampleValue).self).protocols[0]
            let requirements = refining.requirements
            return refining.name == "ABISampleProtocol" && refining.isClassBound
                && refining.bases.map(\.name) == ["ABISampleBase"]
                && requirements.prefix(4).map(\.kind) == [.baseProtocol, .method, .getter, .setter]
                && requirements.prefix(4).map(\.isAsync) == [false, true, false, false]
                && requirements.dropFirst().allSatisfy { $0.rawValue & 0x10 != 0 } && !value.isClassBound
                && value.associatedTypeNames == ["Item"]
                && value.associatedConformances.map { $0.descriptor.name } == ["Equatable"]
                && value.requirements.map(\.kind).starts(with: [.associatedConformance, .associatedType, .getter])
        },
        ABIFact(
            "parameterized protocol types",
            "The metadata has the shape at 8, and the associated types from 16 on. The shape begins with flags, whose "
                + "lowest byte is 1 if the type is class-bound, and has the number of constraints at 10",
            source: "ExtendedExistentialTypeShape in include/swift/ABI/Metadata.h"
        ) {
            guard let type = Metadata((any Collection<Int>).self).extendedExistential else { return false }
            return type.isValue && !type.isClassBound && type.protocols.map(\.name) == ["Collection"]
                && type.associatedTypes?["Element"]?.type == Int.self
        },
        ABIFact(
            "witness tables",
            "The first word points to the conformance, whose first field points to the protocol. Then each requirement "
                + "has a word, in order. For a base protocol it points to that protocol's table. For an asynchronous "
                + "requirement it points to two 32-bit words: the place of the code, and the size of the memory that "
                + "the caller allocates",
            source: "TargetWitnessTable in include/swift/ABI/Metadata.h, AsyncFunctionPointer in Task.h",
            neededBy: .runtimeProxies
        ) {
            let refining = Metadata((any ABISampleProtocol).self).protocols[0]
            guard let table = refining.witnessTable(of: SampleClass.self), let conformance = table[0],
                let base = refining.bases[0].witnessTable(of: SampleClass.self), let record = table[2]
            else { return false }
            let code = record.load(as: Int32.self), size = record.load(fromByteOffset: 4, as: UInt32.self)
            return relative(conformance, indirectable: true) == refining.address && table[1] == UnsafeRawPointer(base)
                && code != 0 && (16...0x10000).contains(size)
        },
        ABIFact(
            "values of protocol types",
            "A value of a class-bound protocol type is the object, then a witness table for each protocol, in the "
                + "order of the type's protocols",
            source: "docs/ABI/TypeLayout.rst, Class Existential Containers"
        ) {
            let object = SampleClass(), value: any ABISampleProtocol = object
            let table = Metadata((any ABISampleProtocol).self).protocols[0].witnessTable(of: SampleClass.self)
            let both: any ABISampleProtocol & SampleOther = object,
                types = Metadata((any ABISampleProtocol & SampleOther).self)
            let tables = types.protocols.map { UnsafeRawPointer($0.witnessTable(of: SampleClass.self)) }
            let found = withUnsafeBytes(of: both as any ABISampleProtocol & SampleOther) { bytes in
                (1..<3).map { bytes.load(fromByteOffset: $0 * 8, as: UnsafeRawPointer?.self) }
            }
            guard tables.count == 2, found == tables else { return false }
            return withUnsafeBytes(of: value as any ABISampleProtocol) { bytes in
                bytes.count == 16
                    && bytes.load(as: UnsafeRawPointer.self) == Unmanaged.passUnretained(object).toOpaque()
                    && bytes.load(fromByteOffset: 8, as: UnsafeRawPointer.self) == UnsafeRawPointer(table)
            }
        },
    ]

    private static let objects = [
        ABIFact(
            "objects",
            "The metadata of the class, then a word of reference counts, then the stored properties",
            source: "stdlib/public/SwiftShims/swift/shims/HeapObject.h"
        ) {
            let object = SampleClass(), address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return withExtendedLifetime(object) {
                address.load(as: UnsafeRawPointer.self) == Metadata(SampleClass.self).address
                    && address.load(fromByteOffset: Int(CFFI_OBJECT_HEADER), as: Int.self) == object.third
            }
        },
        ABIFact(
            "classes",
            "The metadata has the superclass at 8, the size of the record at 32, the size of its part before the "
                + "metadata at 36, and the descriptor at 40. The descriptor begins with flags, whose lower 5 bits are "
                + "16, and has the name at 8",
            source: "TargetClassMetadata and TargetClassDescriptor in include/swift/ABI/Metadata.h"
        ) {
            #if canImport(ObjectiveC)
                // Not read on these systems.
                return true
            #else
                let address = Metadata(SampleClass.self).address
                let size = Int(address.load(fromByteOffset: 32, as: UInt32.self))
                let front = Int(address.load(fromByteOffset: 36, as: UInt32.self))
                let descriptor = address.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
                guard Metadata.superclass(of: SampleClass.self) == SampleSuperclass.self, (24..<size).contains(front),
                    size < 4096, descriptor.load(as: UInt32.self) & 0x1F == 16, let name = relative(descriptor + 8)
                else { return false }
                return String(cString: name.assumingMemoryBound(to: CChar.self)) == "SampleClass"
            #endif
        },
        ABIFact(
            "reference counts",
            "The word after an object's class has the number of strong references minus 1 from bit 33 on, and in bit "
                + "32 whether the object is being deinitialized. Or it has the address of a side table, whose third "
                + "word has this form. If the fact doesn't hold, the runtime counts, which takes longer",
            source: "stdlib/public/SwiftShims/swift/shims/RefCount.h", neededBy: .noProxy
        ) {
            ReferenceCounts.found
            return cffi_counts_are_known()
        },
        ABIFact(
            "key paths",
            "After the header and the name comes the size of the components. A computed property is flags, an "
                + "identifier, the getter and the setter. If the fact doesn't hold, you can't reference properties by "
                + "key path",
            source: "stdlib/public/core/KeyPath.swift", neededBy: .noProxy
        ) {
            (\(any ABISampleProtocol).third as AnyKeyPath).isOneProperty
        },
    ]
}
