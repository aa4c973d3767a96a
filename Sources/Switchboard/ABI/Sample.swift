import CSupport
import CSwiftCall

/// A placeholder value of any type, which can be copied and destroyed: the arguments of a probing call.
///
/// Its bytes are distinct where the type allows this, so that the arriving bytes show which register each piece took.
/// Each counted reference refers to a `SampleObject` of its own, whose count shows whether the callee consumes the
/// argument. Strings and collections are real ones, because a conversion of the method reference may look into them.
struct Sample {
    /// Marks the bytes whose value must arrive unchanged; the others are padding, or tags that the type encodes.
    private(set) var isDistinct: [Bool]
    /// The references in the sample.
    private(set) var references: [Reference] = []
    /// Real values and objects in the sample, which have to be kept alive.
    private(set) var values: [Any] = []
    /// The values to which an `Inout` in the sample leads.
    private(set) var inoutValues: [InoutValue] = []
    private let base: UnsafeMutableRawPointer
    private var next: UInt64
    private let hasObjects: Bool
    /// Whether this is the other one of the samples of a type of few values: false, and the first case of an enum.
    private let isOther: Bool
    /// Whether what is filled is inside a struct or an enum, except Optionals: the compiler passes that as it is.
    private var isInside = false

    /// Writes a sample of `type` to `memory`. `hasObjects`: whether references refer to objects; if not, they are null.
    /// `isOther`: which of a type's samples, if it has few values. Precondition: `memory` has the room and alignment of
    /// the type and holds zeros.
    init(
        of type: Metadata, at memory: UnsafeMutableRawPointer, seed: UInt64, hasObjects: Bool, isOther: Bool = false
    ) throws(TypeLowering.Unknown) {
        isDistinct = Array(repeating: false, count: type.size)
        base = memory
        next = seed
        self.hasObjects = hasObjects
        self.isOther = isOther
        do throws(TypeLowering.Unknown) {
            try fill(type, at: memory)
        } catch {
            end()
            throw error
        }
    }

    /// Writes nil to `memory`, if that takes a tag behind the payload; otherwise this is nil. Preconditions: the type
    /// is an Optional; as above for the memory.
    fileprivate init?(nilOf type: Metadata, at memory: UnsafeMutableRawPointer) {
        guard let payload = type.optionalPayload, payload.size < type.size else { return nil }
        isDistinct = (0..<type.size).map { $0 >= payload.size }
        base = memory
        next = 0
        hasObjects = false
        isOther = false
        type.injectEnumTag(1, into: memory)
    }

    /// Whether a sample of the type can be told from an address, because some of its bytes must arrive unchanged. A
    /// type without samples is refused elsewhere, and an empty one has no bytes: true for both.
    static func tells(of type: Metadata) -> Bool {
        guard type.size > 0 else { return true }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: type.size, alignment: max(type.alignment, 16))
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: type.size)
        guard let sample = try? Sample(of: type, at: memory, seed: 1, hasObjects: false) else { return true }
        defer { sample.end() }
        return sample.isDistinct.contains(true)
    }

    /// A reference in a sample.
    struct Reference {
        enum Kind { case strong, unowned, weak }
        let kind: Kind
        let object: UnsafeMutableRawPointer
        /// The reference's address.
        let place: UnsafeMutableRawPointer

        /// How many references of this kind the object has.
        var count: Int {
            switch kind {
            case .strong: Int(swift_retainCount(object))
            case .unowned: Int(swift_unownedRetainCount(object))
            case .weak: Int(swift_weakRetainCount(object))
            }
        }
    }

    /// Releases the references that were added to the sample's objects.
    func end() {
        for reference in references {
            switch reference.kind {
            case .strong: break
            case .unowned: swift_unownedRelease(reference.object)
            case .weak: swift_weakDestroy(reference.place)
            }
        }
        for value in inoutValues { value.end() }
        withExtendedLifetime(values) {}
    }

    private func unknown(_ type: Metadata, _ why: String) -> TypeLowering.Unknown {
        TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
    }

    private mutating func mark(_ place: UnsafeMutableRawPointer, _ size: Int) {
        let begin = place - base
        for index in begin..<(begin + size) where index < isDistinct.count { isDistinct[index] = true }
    }

    private mutating func putDistinct(_ size: Int, at place: UnsafeMutableRawPointer) {
        for index in 0..<size {
            next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            place.storeBytes(of: UInt8(truncatingIfNeeded: next >> 56) & 0x7F, toByteOffset: index, as: UInt8.self)
        }
        mark(place, size)
    }

    /// An object for the sample to refer to; nil if its references are null.
    private mutating func newObject(
        _ kind: Reference.Kind = .strong, at place: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer? {
        guard hasObjects else { return nil }
        let object = SampleObject()
        values.append(object)
        let address = Unmanaged.passUnretained(object).toOpaque()
        references.append(Reference(kind: kind, object: address, place: place))
        return address
    }

    private mutating func putReference(_ kind: Reference.Kind = .strong, at place: UnsafeMutableRawPointer) {
        let object = newObject(kind, at: place)
        if kind == .weak {
            if let object { swift_weakInit(place, object) }
            return
        }
        if kind == .unowned, let object { swift_unownedRetain(object) }
        place.storeBytes(of: UInt(bitPattern: object), as: UInt.self)
        mark(place, 8)
    }

    private mutating func put<Value: RealSample>(_: Value.Type, at place: UnsafeMutableRawPointer) {
        let value = Value.sample(number: next)
        withUnsafeBytes(of: value) { place.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        values.append(value)
        mark(place, MemoryLayout<Value>.size)
        if let object = Value.object(at: place) {
            references.append(Reference(kind: .strong, object: object, place: place))
        }
    }

    private mutating func fill(_ type: Metadata, at place: UnsafeMutableRawPointer) throws(TypeLowering.Unknown) {
        if let real = type.type as? any RealSample.Type { return put(real, at: place) }
        if let argument = type.type as? any InoutArgument.Type {
            return try putAddress(of: Metadata(argument.valueType), at: place)
        }
        switch type.kind {
        case .class, .foreignClass: putReference(at: place)
        case .foreignReference: throw unknown(type, "objects that count references in their own way aren't supported")
        case .function:
            guard let closure = type.closure else { break }
            guard let object = newObject(at: place) else {
                if isInside { mark(place, 16) }
                break
            }
            // Unless it is inside another value, the compiler's thunks wrap it: another closure arrives, which retains
            // this object and calls this function.
            let code = cffi_closure_sample(closure.isAsynchronousFunction)
            place.storeBytes(of: UInt(bitPattern: code), as: UInt.self)
            place.storeBytes(of: UInt(bitPattern: object), toByteOffset: 8, as: UInt.self)
            if isInside { mark(place, 16) }
        case .metatype:
            place.storeBytes(of: UInt(bitPattern: type.instanceType.address), as: UInt.self)
            mark(place, 8)
        case .existentialMetatype:
            place.storeBytes(of: UInt(bitPattern: SampleObject.metadata), as: UInt.self)
            mark(place, 8)
        case .existential:
            if type.isErrorExistential || type.isClassBound {
                putReference(at: place)
                // A closure that passes it to a generic parameter reads its class, or the type of the error.
                if !hasObjects {
                    let object = type.isErrorExistential ? SampleError.reference : SampleObject.reference
                    place.storeBytes(of: UInt(bitPattern: object), as: UInt.self)
                }
            } else {
                // Copying the value reads the type, so it must not be null.
                place.storeBytes(of: UInt(bitPattern: newObject(at: place)), as: UInt.self)
                place.storeBytes(of: UInt(bitPattern: SampleObject.metadata), toByteOffset: 24, as: UInt.self)
                mark(place, 8)
                mark(place + 24, 8)
            }
            // Behind the object, or behind a value and its type.
            let tables = type.isErrorExistential ? type.size : type.isClassBound ? 8 : 32
            for offset in stride(from: tables, to: type.size, by: 8) {
                place.storeBytes(of: UInt(bitPattern: cffi_sample_table()), toByteOffset: offset, as: UInt.self)
                mark(place + offset, 8)
            }
        case .tuple:
            for element in type.tupleElements { try fill(element.type, at: place + element.offset) }
        case .struct: try fillStruct(type, at: place)
        case .enum: try fillEnum(type, at: place)
        case .fixedArray:
            let element = type.fixedArrayElement
            for index in 0..<type.fixedArrayCount { try fill(element, at: place + index * element.stride) }
        case .opaque, .extendedExistential, .unknown:
            guard type.isTrivial else { throw unknown(type, "this kind of type isn't supported") }
        }
    }

    /// Puts the address of a value, which code that references a method may read and change.
    private mutating func putAddress(
        of type: Metadata, at place: UnsafeMutableRawPointer
    ) throws(TypeLowering.Unknown) {
        guard !type.containsClosure, !type.containsThinMetatype else {
            throw unknown(
                type,
                "a function, or the metatype of a type without subclasses, has another form in an `inout` parameter than in "
                    + "`Inout`. Declare a struct with it as the parameter's type")
        }
        next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        inoutValues.append(InoutValue(type, seed: next, hasObjects: hasObjects))
        place.storeBytes(of: UInt(bitPattern: inoutValues.last!.memory), as: UInt.self)
        mark(place, 8)
    }

    private mutating func fillStruct(_ type: Metadata, at place: UnsafeMutableRawPointer) throws(TypeLowering.Unknown) {
        guard type.size > 0, let fields = type.fields, fields.count == type.structFieldCount else { return }
        let wasInside = isInside
        isInside = true
        defer { isInside = wasInside }
        for (index, field) in fields.enumerated() {
            guard let name = field.mangledType else { continue }
            let fieldPlace = place + type.structFieldOffset(index)
            let text = MangledName.text(name)
            if text == "Bi1_" {
                fieldPlace.storeBytes(of: isOther ? 0 : 1, as: UInt8.self)
                mark(fieldPlace, 1)
            } else if text == "Bo" || text == "Bb" {
                putReference(at: fieldPlace)
            } else if let builtin = Builtin(text) {
                putDistinct(builtin.meaningfulSize, at: fieldPlace)
            } else if text.hasSuffix("Xw") {
                putReference(.weak, at: fieldPlace)
            } else if text.hasSuffix("Xo") {
                putReference(.unowned, at: fieldPlace)
            } else if text.hasSuffix("Xu") {
                // The reference is null: values of the type do not retain it.
                mark(fieldPlace, 8)
            } else if let fieldType = type.type(ofField: name) {
                if Metadata(fieldType).isThinMetatype, !MangledName.isGenericParameter(name) { continue }
                try fill(Metadata(fieldType), at: fieldPlace)
            }
        }
    }

    private mutating func fillEnum(_ type: Metadata, at place: UnsafeMutableRawPointer) throws(TypeLowering.Unknown) {
        let wasInside = isInside
        if type.optionalPayload == nil { isInside = true }
        defer { isInside = wasInside }
        if type.enumPayloadCaseCount == 0 {
            guard type.isImportedFromC || type.enumEmptyCaseCount > 0 else { throw unknown(type, "it has no values") }
            guard type.size > 0 else { return }
            if type.isImportedFromC {
                putDistinct(type.size, at: place)
            } else {
                type.injectEnumTag(isOther ? 0 : UInt32(type.enumEmptyCaseCount - 1), into: place)
                mark(place, type.size)
            }
            return
        }
        guard let cases = type.fields else { throw unknown(type, "its cases aren't in the runtime's metadata") }
        guard !cases.isEmpty else { throw unknown(type, "it has no values") }
        guard type.size > 0 else { return }
        // Such a value is nothing but its tag, as one of `Optional<Void>`. It is compared, and another one in the next
        // round: else its address would be taken for it, where it travels by address.
        let isTagOnly = cases.allSatisfy { field in
            guard !field.isIndirect, let name = field.mangledType else { return !field.isIndirect }
            return type.type(ofField: name).map { Metadata($0).size == 0 } ?? false
        }
        if isTagOnly {
            var tags: [Int] = []
            for (tag, enumCase) in cases.enumerated() {
                // Some payloads have no values.
                if let payload = enumCase.mangledType.flatMap(type.type(ofField:)) {
                    do { try fill(Metadata(payload), at: place) } catch { continue }
                }
                tags.append(tag)
            }
            guard !tags.isEmpty else { throw unknown(type, "it has no values") }
            type.injectEnumTag(UInt32(tags[Int(next >> 32 & 1 ^ (isOther ? 1 : 0)) % tags.count]), into: place)
            mark(place, type.size)
            return
        }
        // First a case that counts references, because it shows whether the value is consumed.
        func countsReferences(_ field: Metadata.Field) -> Bool {
            if field.isIndirect { return true }
            guard let payload = field.mangledType.flatMap(type.type(ofField:)) else { return false }
            return !Metadata(payload).isTrivial
        }
        let tags =
            cases.indices.filter { countsReferences(cases[$0]) }
            + cases.indices.filter {
                !countsReferences(cases[$0])
            }
        for tag in tags {
            let enumCase = cases[tag]
            guard let name = enumCase.mangledType else {
                type.injectEnumTag(UInt32(tag), into: place)
                return
            }
            if enumCase.isIndirect {
                place.storeBytes(of: UInt(bitPattern: newObject(at: place)), as: UInt.self)
            } else {
                guard let payload = type.type(ofField: name) else {
                    throw unknown(type, "the payload of `\(enumCase.name)` isn't known")
                }
                do { try fill(Metadata(payload), at: place) } catch { continue }
            }
            type.injectEnumTag(UInt32(tag), into: place)
            // The reference to what is behind it, and in its spare bits the tag.
            if enumCase.isIndirect { mark(place, 8) }
            return
        }
        throw unknown(type, "it has no values")
    }
}

/// What references in a sample refer to.
final class SampleObject {
    static var metadata: UnsafeRawPointer { Metadata(SampleObject.self).address }

    /// An object that is never freed.
    static var reference: UnsafeMutableRawPointer { kept.value }
    private static let kept = Kept(Unmanaged.passRetained(SampleObject()).toOpaque())

    fileprivate struct Kept: @unchecked Sendable {
        let value: UnsafeMutableRawPointer
        init(_ value: UnsafeMutableRawPointer) { self.value = value }
    }
}

/// What errors in a sample without objects are.
struct SampleError: Error {
    static var metadata: UnsafeRawPointer { Metadata(SampleError.self).address }

    /// An error, as a value of the type `any Error` contains it, that is never freed.
    static var reference: UnsafeMutableRawPointer { kept.value }
    private static let kept = SampleObject.Kept(
        withUnsafeBytes(of: SampleError() as any Error) { words in
            let reference = words.load(as: UnsafeMutableRawPointer.self)
            _ = swift_retain(reference)
            return reference
        })
}

/// A type whose samples are real values with an object of their own.
private protocol RealSample {
    static func sample(number: UInt64) -> Self
    /// The object that the value at `place` refers to.
    static func object(at place: UnsafeRawPointer) -> UnsafeMutableRawPointer?
}

extension RealSample {
    static func object(at place: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
        place.load(as: UnsafeMutableRawPointer?.self)
    }
}

extension Array: RealSample {
    fileprivate static func sample(number: UInt64) -> Self {
        var array: Self = []
        array.reserveCapacity(1)
        return array
    }
}

extension Dictionary: RealSample {
    fileprivate static func sample(number: UInt64) -> Self { Self(minimumCapacity: 1) }
}

extension Set: RealSample {
    fileprivate static func sample(number: UInt64) -> Self { Self(minimumCapacity: 1) }
}

extension String: RealSample {
    fileprivate static func sample(number: UInt64) -> Self { "a string that is long enough for the heap, \(number)" }

    /// The object's address is in the second word, below the flags (stdlib/public/core/StringObject.swift).
    fileprivate static func object(at place: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: place.load(fromByteOffset: 8, as: UInt.self) & 0x0FFF_FFFF_FFFF_FFFF)
    }
}

/// Samples of all arguments of a method, laid out as the decoded arguments.
struct SampleArguments {
    let memory: UnsafeMutableRawPointer
    /// The address of each argument.
    let addresses: UnsafePointer<UnsafeMutableRawPointer?>
    /// A mask of the bytes that must arrive unchanged.
    let compared: UnsafePointer<UInt8>
    private let samples: [Sample]
    /// Whether references lead to objects, and closures can be called.
    let hasObjects: Bool

    /// `hasObjects`: as for `Sample`. `round`: bytes differ between rounds.
    init(_ signature: ArgumentLayout, hasObjects: Bool, round: UInt64 = 0) throws(TypeLowering.Unknown) {
        self.hasObjects = hasObjects
        memory = signature.allocate()
        let compared = UnsafeMutablePointer<UInt8>.allocate(capacity: max(signature.size, 1))
        compared.initialize(repeating: 0, count: max(signature.size, 1))
        var samples: [Sample] = []
        for (index, (type, offset)) in zip(signature.arguments, signature.offsets).enumerated() {
            do {
                let seed = (UInt64(index) &+ round &<< 32) &* 0x9E37_79B9_7F4A_7C15 &+ 1
                let sample = try Sample(
                    of: Metadata(type), at: memory + offset, seed: seed, hasObjects: hasObjects)
                for (byte, isDistinct) in sample.isDistinct.enumerated() where isDistinct {
                    compared[offset + byte] = 1
                }
                samples.append(sample)
            } catch {
                for sample in samples { sample.end() }
                compared.deallocate()
                memory.deallocate()
                throw error
            }
        }
        let addresses = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: signature.offsets.count)
        for (index, offset) in signature.offsets.enumerated() { addresses[index] = memory + offset }
        self.addresses = UnsafePointer(addresses)
        self.compared = UnsafePointer(compared)
        self.samples = samples
    }

    /// Whether code may change the values to which an `Inout` among the arguments leads, so that each call needs its
    /// own.
    var hasInoutValues: Bool { samples.contains { !$0.inoutValues.isEmpty } }

    /// The references of each argument. If an argument is not trivial and has no references, nothing shows its
    /// consumption.
    var references: [[Sample.Reference]] { samples.map(\.references) }

    func deallocate() {
        for sample in samples { sample.end() }
        addresses.deallocate()
        compared.deallocate()
        memory.deallocate()
    }
}

/// A sample of a result or an error. No code may destroy it, because it has not counted its references.
struct SampleResult {
    let memory: UnsafeMutableRawPointer
    private let sample: Sample

    /// Parameters as for `SampleArguments`.
    init(
        _ type: Metadata, hasObjects: Bool, round: UInt64 = 0, isOther: Bool = false
    ) throws(TypeLowering.Unknown) {
        memory = .allocate(byteCount: max(type.size, 1), alignment: type.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
        do {
            sample = try Sample(
                of: type, at: memory, seed: round &* 0x9E37_79B9_7F4A_7C15 &+ 7, hasObjects: hasObjects,
                isOther: isOther)
        } catch {
            memory.deallocate()
            throw error
        }
    }

    /// The sample nil of an Optional, if that takes a tag of its own: what Swift made an Optional of isn't nil.
    init?(nilOf type: Metadata) {
        memory = .allocate(byteCount: max(type.size, 1), alignment: type.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
        guard let sample = Sample(nilOf: type, at: memory) else {
            memory.deallocate()
            return nil
        }
        self.sample = sample
    }

    /// A sample that a caller can tell from this one; nil if the type has none, as a metatype.
    func another(_ type: Metadata, round: UInt64) throws(TypeLowering.Unknown) -> SampleResult? {
        let other = try SampleResult(type, hasObjects: true, round: round + 16, isOther: true)
        guard matches(other.memory) else { return other }
        other.deallocate()
        return nil
    }

    /// Whether the value returned to `room` is this sample.
    func matches(_ room: UnsafeRawPointer) -> Bool {
        sample.isDistinct.indices.allSatisfy {
            !sample.isDistinct[$0]
                || room.load(fromByteOffset: $0, as: UInt8.self) == memory.load(fromByteOffset: $0, as: UInt8.self)
        }
    }

    func deallocate() {
        sample.end()
        memory.deallocate()
    }
}

/// A sample that is never destroyed.
final class LastingSample {
    let memory: UnsafeMutableRawPointer
    private let sample: Sample

    /// Parameters as for `SampleArguments`.
    init(_ type: Metadata, round: UInt64) throws(TypeLowering.Unknown) {
        memory = .allocate(byteCount: max(type.size, 1), alignment: type.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
        let seed = round &* 0x9E37_79B9_7F4A_7C15 &+ 11
        sample = try Sample(of: type, at: memory, seed: seed, hasObjects: true)
    }

    /// A mask of the bytes to compare. Never freed.
    func makeMask() -> UnsafePointer<UInt8> {
        let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: max(sample.isDistinct.count, 1))
        for (index, isDistinct) in sample.isDistinct.enumerated() { mask[index] = isDistinct ? 1 : 0 }
        return UnsafePointer(mask)
    }
}
