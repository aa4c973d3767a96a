import CSupport

/// A fact about Swift's runtime that no interface tells and that proxies rely on. It is stated here, and compared with the
/// runtime at hand before the first proxy that needs it is made: a proxy is refused where a fact does not hold, and no call
/// finds it out. `Metadata.swift` and its neighbours read memory by these facts.
///
/// `make check-abi` prints them. The article *What the library knows of Swift's ABI* has what was found, for each platform
/// and compiler that was tried.
package struct ABIFact: Sendable {
    /// What is described, such as `value witnesses`.
    package let name: String
    /// What is known of it. Offsets are in bytes.
    package let statement: String
    /// Where swiftlang/swift says so.
    package let source: String
    /// Who cannot do without a fact.
    package enum Need: String, Sendable {
        /// All proxies are refused where it does not hold.
        case everyProxy = "every proxy"
        /// Proxies of classes that conform by hand or by macro do not need it.
        case withoutCode = "proxies without code"
        /// The library does without it.
        case nobody
    }

    package let need: Need
    /// Compares it with the runtime, by types made for it. Precondition: the required facts in front of it hold.
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

    /// The first fact that somebody needs, but that does not hold; nil if there is none. Those behind it are not looked at.
    package static func firstWrong(of facts: [ABIFact]) -> ABIFact? {
        facts.first { $0.need != .nobody && (takenForWrong.withLock { $0 } == $0.name || !$0.holds()) }
    }

    /// For tests of what is refused then: the name of a fact that is taken for wrong. Set before the process makes a proxy.
    package static let takenForWrong = Locked<String?>(nil)

    /// The first wrong one of those that every proxy needs, found out once in a process.
    static let wrongForEveryProxy = firstWrong(of: all.filter { $0.need == .everyProxy })

    /// The same of all facts.
    static let wrong = firstWrong(of: all)

    /// Whether classes by hand or by macro are refused, too, where that fact does not hold.
    static func isNeededByEveryProxy(_ name: String) -> Bool {
        all.contains { $0.name == name && $0.need == .everyProxy }
    }

    /// All facts, each behind those by which it is read.
    package static let all: [ABIFact] = values + types + protocols + objects
}

// MARK: The types that are looked at

private class SampleSuperclass {}

// Not private: the optimizer takes requirements that nobody calls out of the tables of private protocols.
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

/// Whether the value witnesses have the sizes that the compiler knows.
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
            "Metadata begins with its kind: 0 or above 0x7FF a class, 0x200 a struct, 0x201 an enum, 0x202 an Optional, 0x301 "
                + "a tuple, 0x302 a function, 0x303 a protocol type, 0x304 a metatype, 0x306 that of a protocol type, 0x307 a "
                + "protocol type with given associated types",
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
            "The word in front of metadata is the address of the value witnesses; in these the size is at 64, the stride at "
                + "72, flags at 80: the alignment less 1 in the lowest byte, 0x10000 if copying is more than copying bytes, "
                + "0x20000 if an `Any` has values in a box",
            source: "include/swift/ABI/ValueWitness.def, TargetValueWitnessFlags in MetadataValues.h"
        ) {
            agrees(Int8.self) && agrees(String.self) && agrees(SampleStruct.self) && agrees(SampleEnum.self)
                && agrees((Int8, Double).self) && agrees(SampleClass.self) && agrees((any ABISampleProtocol)?.self)
                && Metadata(Int.self).isTrivial && !Metadata(String.self).isTrivial
                && Metadata(Int.self).isInlineInAny && !Metadata(SampleWords.self).isInlineInAny
        },
        ABIFact(
            "functions of values",
            "Of the value witnesses, at 8 is a function that destroys a value, at 16 one that copies one to memory that is not "
                + "initialized, at 104 one that writes an enum's case",
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
            "Three words for the value or its box, then its type",
            source: "docs/ABI/TypeLayout.rst, Existential Container Layout"
        ) {
            let any: Any = UInt(0x5357)
            // As it is: without `as`, the compiler would pass what is in it.
            return withUnsafeBytes(of: any as Any) { bytes in
                bytes.count == 32 && bytes.load(as: UInt.self) == 0x5357
                    && bytes.load(fromByteOffset: 24, as: UnsafeRawPointer.self) == Metadata(UInt.self).address
            }
        },
    ]

    private static let types = [
        ABIFact(
            "structs",
            "The descriptor is at 8 in the metadata; in it the fields are at 16, their number at 20, and at 24 where the "
                + "metadata has their offsets, in words",
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
            "In the descriptor, the number of cases with a payload is at 20, that of the others at 24; at 16 in an Optional's "
                + "metadata is what it wraps",
            source: "TargetEnumDescriptor in include/swift/ABI/Metadata.h"
        ) {
            let type = Metadata(SampleEnum.self)
            return type.enumPayloadCaseCount == 2 && type.enumEmptyCaseCount == 1
                && Metadata(Int?.self).optionalPayload?.type == Int.self && Metadata(Int.self).optionalPayload == nil
        },
        ABIFact(
            "fields",
            "In a list of fields, at 10 is the size of a record, at 12 their number; a record is flags, a mangled type and a "
                + "name, the last two by relative pointers. A module may be built without them, or without their names",
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
            "At 8 the number of elements; from 24 on, for each, its type and its offset",
            source: "TargetTupleTypeMetadata in include/swift/ABI/Metadata.h"
        ) {
            let elements = Metadata((Int8, Double, String).self).tupleElements
            return elements.map(\.offset) == [0, 8, 16] && elements[1].type.type == Double.self
        },
        ABIFact(
            "functions",
            "Flags at 8: the number of parameters in the lower 16 bits, then a byte for the convention, 3 for C; at 16 the "
                + "result, from 24 on the parameters. A value is a function and a context, a word each",
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
            "metatypes", "At 8 the type whose type it is",
            source: "TargetMetatypeMetadata in include/swift/ABI/Metadata.h"
        ) {
            Metadata(String.Type.self).instanceType.type == String.self
        },
    ]

    private static let protocols = [
        ABIFact(
            "protocol types",
            "Flags at 8: the number of tables in the lower 24 bits, 0x80000000 if values need not be objects, 0x40000000 if "
                + "there is a superclass; the number of protocols at 12, their descriptors from 16 on, or from 24 with a "
                + "superclass",
            source: "ExistentialTypeFlags in include/swift/ABI/MetadataValues.h"
        ) {
            let one = Metadata((any ABISampleProtocol).self), two = Metadata((any SampleValue & Sendable).self)
            let heir = Metadata((any SampleSuperclass & ABISampleBase).self)
            return one.isClassBound && one.witnessTableCount == 1 && one.protocols.count == 1 && !one.hasSuperclass
                && !two.isClassBound && two.witnessTableCount == 1 && heir.hasSuperclass
                && heir.protocols.map(\.name) == ["ABISampleBase"]
                && Metadata((any Error).self).isErrorExistential && !one.isErrorExistential
        },
        ABIFact(
            "protocols",
            "In the descriptor, flags at 0 with 0x10000 for a protocol of values too, the name at 8, the number of "
                + "constraints at 12, that of requirements at 16, the names of associated types at 20, and from 24 on both; "
                + "a constraint takes 12, a requirement 8, and its flags have the kind in 4 bits, 0x10 if it is of an "
                + "instance, 0x20 if it is asynchronous",
            source:
                "TargetProtocolDescriptor in include/swift/ABI/Metadata.h, ProtocolRequirementFlags in MetadataValues.h",
            neededBy: .withoutCode
        ) {
            let heir = Metadata((any ABISampleProtocol).self).protocols[0]
            let value = Metadata((any SampleValue).self).protocols[0]
            let requirements = heir.requirements
            return heir.name == "ABISampleProtocol" && heir.isClassBound && heir.bases.map(\.name) == ["ABISampleBase"]
                && requirements.prefix(4).map(\.kind) == [.baseProtocol, .method, .getter, .setter]
                && requirements.prefix(4).map(\.isAsync) == [false, true, false, false]
                && requirements.dropFirst().allSatisfy { $0.rawValue & 0x10 != 0 } && !value.isClassBound
                && value.associatedTypeNames == ["Item"]
                && value.associatedConformances.map { $0.descriptor.name } == ["Equatable"]
                && value.requirements.map(\.kind).starts(with: [.associatedConformance, .associatedType, .getter])
        },
        ABIFact(
            "given associated types",
            "A protocol type that gives associated types has at 8 its shape, and from 16 on the types; the shape has flags, "
                + "whose lowest byte is 1 where values are objects, and at 10 the number of its constraints",
            source: "ExtendedExistentialTypeShape in include/swift/ABI/Metadata.h"
        ) {
            guard let type = Metadata((any Collection<Int>).self).extendedExistential else { return false }
            return type.isValue && !type.isClassBound && type.protocols.map(\.name) == ["Collection"]
                && type.associatedTypes?["Element"]?.type == Int.self
        },
        ABIFact(
            "witness tables",
            "The first word is the conformance, whose first field points to the protocol; then comes a word for each "
                + "requirement, in order: for a base its table, for an asynchronous one a record of two 32-bit words, where "
                + "its code is and how much memory its caller allocates",
            source: "TargetWitnessTable in include/swift/ABI/Metadata.h, AsyncFunctionPointer in Task.h",
            neededBy: .withoutCode
        ) {
            let heir = Metadata((any ABISampleProtocol).self).protocols[0]
            guard let table = heir.witnessTable(of: SampleClass.self), let conformance = table[0],
                let base = heir.bases[0].witnessTable(of: SampleClass.self), let record = table[2]
            else { return false }
            let code = record.load(as: Int32.self), size = record.load(fromByteOffset: 4, as: UInt32.self)
            return relative(conformance, indirectable: true) == heir.address && table[1] == UnsafeRawPointer(base)
                && code != 0 && (16...0x10000).contains(size)
        },
        ABIFact(
            "values of protocol types",
            "Where only classes conform: the object, then a table for each protocol, in the order of the type's protocols",
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
            "The metadata of its class, then a word with its references, then the stored properties",
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
            "In the metadata, the superclass is at 8, the size of the record at 32, how much of it is in front at 36, the "
                + "descriptor at 40; the descriptor begins with flags, whose lower 5 bits are 16, and has the name at 8",
            source: "TargetClassMetadata and TargetClassDescriptor in include/swift/ABI/Metadata.h"
        ) {
            #if canImport(ObjectiveC)
                // Nothing reads these there.
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
            "counts of references",
            "The word behind an object's class has the strong references, without the first, from bit 33 on, and bit 32 when "
                + "the last one is gone; or the address of a side table, whose third word is the same. Else the runtime counts, "
                + "which takes longer",
            source: "stdlib/public/SwiftShims/swift/shims/RefCount.h", neededBy: .nobody
        ) {
            ReferenceCounts.found
            return cffi_counts_are_known()
        },
        ABIFact(
            "key paths",
            "Behind the header and the name is the size of the components; a computed property is flags, an identity, the "
                + "getter and the setter. Else properties cannot be named by key paths",
            source: "stdlib/public/core/KeyPath.swift", neededBy: .nobody
        ) {
            (\(any ABISampleProtocol).third as AnyKeyPath).isOneProperty
        },
    ]
}
