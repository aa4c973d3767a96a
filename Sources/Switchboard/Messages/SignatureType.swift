import CFFIShim

/// The type of an argument or a result: a Swift type, a C type, or a type that both languages have.
public struct SignatureType: Sendable {
    /// The Swift type in which such values are boxed.
    ///
    /// If only the encoding of a C type is known, this is the type as which Swift imports it. For structures, unions
    /// and other types that Swift doesn't have, it's ``CValue``.
    public var type: Any.Type { facts.type }
    /// The type encoding, without qualifiers; nil for a Swift type that C doesn't have.
    public var encoding: String? { facts.encoding }

    /// A single reference, because this value is copied for each argument of each message that is sent by a record.
    private let facts: Facts

    private final class Facts: @unchecked Sendable {
        let type: Any.Type
        let encoding: String?
        let size: Int
        let alignment: Int
        let layout: CLayout?
        let isOpaque: Bool
        let isObject: Bool
        let isClass: Bool
        let isSelector: Bool
        let isCString: Bool
        let refusesNull: Bool
        let isTrivial: Bool

        init(_ type: Any.Type, _ encoding: String?, size: Int, alignment: Int, _ layout: CLayout?) {
            self.type = type
            self.encoding = encoding
            self.size = size
            self.alignment = alignment
            self.layout = layout
            isOpaque = type == CValue.self && layout != nil
            isObject = encoding.map { $0.hasPrefix("@") && !$0.hasPrefix("@?") } ?? false
            isClass = encoding?.hasPrefix("#") ?? false
            isSelector = encoding?.hasPrefix(":") ?? false
            isCString = encoding?.hasPrefix("*") ?? false
            refusesNull =
                Metadata(type).optionalPayload == nil && (encoding.map(TypeEncoding.isPointer) ?? false)
            isTrivial = isOpaque || Metadata(type).isTrivial
        }
    }

    /// The size in bytes; for a C type with the padding at its end.
    var size: Int { facts.size }
    var alignment: Int { facts.alignment }
    /// The memory layout; nil for a Swift type that C does not have.
    var layout: CLayout? { facts.layout }
    /// Whether values are boxed as `CValue`.
    var isOpaque: Bool { facts.isOpaque }
    /// Whether it is an object, of any class; a block counts as a pointer.
    var isObject: Bool { facts.isObject }
    var isClass: Bool { facts.isClass }
    var isSelector: Bool { facts.isSelector }
    /// Whether it is `char *`.
    var isCString: Bool { facts.isCString }
    /// Whether it is one pointer, object, class or selector whose values are never null.
    var refusesNull: Bool { facts.refusesNull }
    /// Whether copying a value means copying its bytes.
    private var isTrivial: Bool { facts.isTrivial }

    /// A Swift type.
    init(_ type: Any.Type) {
        let encoding = TypeEncoding.encoding(of: type)
        let metadata = Metadata(type)
        facts = Facts(
            type, encoding, size: metadata.size, alignment: metadata.alignment, encoding.flatMap { _ in CLayout(type) })
    }

    /// A type in an encoding. Precondition: `node` is one of the types of `text`.
    init(_ node: UnsafePointer<cffi_type>, in text: UnsafePointer<CChar>) {
        let bytes = UnsafeRawBufferPointer(
            start: text + Int(node.pointee.text), count: Int(node.pointee.text_length))
        facts = Facts(
            Self.type(of: node.pointee.kind), String(decoding: bytes, as: UTF8.self), size: Int(node.pointee.size),
            alignment: Int(node.pointee.alignment), CLayout(node: node))
    }

    /// A type for which the Swift type and the encoding are both known. Nil if they differ in size or members.
    init?(_ type: Any.Type, encodedAs encoded: SignatureType) {
        guard encoded.admits(type) else { return nil }
        let metadata = Metadata(type)
        facts = Facts(type, encoded.encoding, size: metadata.size, alignment: metadata.alignment, encoded.layout)
    }

    /// The Swift type that corresponds to a C type.
    private static func type(of kind: cffi_type_kind) -> Any.Type {
        switch kind {
        case cffi_type_void: return Void.self
        case cffi_type_bool: return Bool.self
        case cffi_type_int8: return Int8.self
        case cffi_type_uint8: return UInt8.self
        case cffi_type_int16: return Int16.self
        case cffi_type_uint16: return UInt16.self
        case cffi_type_int32: return Int32.self
        case cffi_type_uint32: return UInt32.self
        case cffi_type_int64: return Int.self
        case cffi_type_uint64: return UInt.self
        case cffi_type_float: return Float.self
        case cffi_type_double: return Double.self
        case cffi_type_pointer, cffi_type_function, cffi_type_block: return UnsafeMutableRawPointer?.self
        case cffi_type_string: return UnsafeMutablePointer<CChar>?.self
        case cffi_type_object: return AnyObject?.self
        case cffi_type_class: return AnyClass?.self
        case cffi_type_selector: return MessageSelector?.self
        #if (arch(x86_64) || arch(i386)) && !os(Windows) && !os(Android)
            case cffi_type_long_double: return Float80.self
        #endif
        default: return CValue.self
        }
    }

    /// Whether values can be reinterpreted as `other`. An object or a class may still be of another class, and a
    /// pointer may be null: `load` checks that.
    func admits(_ other: Any.Type) -> Bool {
        // Of a `CValue` only the bytes are known.
        if other == type { return !isOpaque }
        // Not every pointer is a selector, and not every number a scalar.
        if other == Unicode.Scalar.self || !isSelector && Self.isSelector(other) { return false }
        return layout?.accepts(other) ?? false
    }

    /// Whether values of `other` can be stored in place of values of this type, and then destroyed as these, unless
    /// they are null.
    private func takes(_ other: Any.Type) -> Bool {
        // Of a `CValue` only the bytes are known.
        if other == type { return !isOpaque }
        // Only if any class is accepted, because no code checks the class. An object's address without a reference is
        // not enough.
        if isObject { return type == AnyObject?.self && CLayout(other)?.isObject == true }
        if isClass { return type == AnyClass?.self && TypeEncoding.encoding(of: other) == "#" }
        if type == Unicode.Scalar.self || isSelector && !Self.isSelector(other) { return false }
        return layout?.accepts(other) ?? false
    }

    private static func isSelector(_ type: Any.Type) -> Bool {
        type == MessageSelector.self || type == MessageSelector?.self
    }
}

extension SignatureType: Hashable, CustomStringConvertible {
    /// Returns whether two types are equal: both their Swift types and their encodings.
    ///
    /// - Parameters:
    ///   - left: A type.
    ///   - right: Another type.
    /// - Returns: True if they're equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.type == right.type && left.encoding == right.encoding
    }

    /// Hashes the Swift type and the encoding.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(encoding)
    }

    /// The type as error messages show it, for example `Int32` or `{Point=dd}`.
    public var description: String {
        isOpaque ? "`\(encoding ?? "")`" : String(reflecting: type)
    }
}

// MARK: Values in memory

/// Preconditions of all these: the memory is aligned and large enough for the type; where a value is read, copied or
/// destroyed, there is one.
extension SignatureType {
    /// The value at `memory`, boxed as `type`.
    func box(_ memory: UnsafeRawPointer) -> Any {
        if isOpaque {
            return CValue(
                encoding: encoding ?? "", bytes: UnsafeRawBufferPointer(start: memory, count: size), layout: layout)
        }
        return Metadata(type).box(memory)
    }

    /// Initializes `memory` with `value`, if it has the type, or if `as?` converts it. False if not.
    func initialize(_ memory: UnsafeMutableRawPointer, to value: Any) -> Bool {
        // Another Swift type for the same C type, or the same type. Not by
        // `as?` there: Swift 6.3 takes a struct whose only field is an `unowned` nil for no value.
        func store<Value>(_ value: Value) -> Bool { self.store(value, at: memory) }
        if _openExistential(value, do: store) { return true }
        // `as?` would turn nil into an object.
        if type == AnyObject.self, (value as? any Nullable)?.isNil == true { return false }
        if isOpaque {
            guard let value = value as? CValue, value.bytes.count == size, value.layout == layout else { return false }
            value.bytes.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress!, byteCount: size) }
            return true
        }
        func convert<Value>(_: Value.Type) -> Bool {
            guard let value = value as? Value else { return false }
            memory.initializeMemory(as: Value.self, to: value)
            return true
        }
        return _openExistential(type, do: convert)
    }

    /// Initializes `memory` with the bits of `value`, if its type allows that. False if not.
    func store<Value>(_ value: Value, at memory: UnsafeMutableRawPointer) -> Bool {
        guard takes(Value.self) else { return false }
        if refusesNull, Value.self != type, withUnsafeBytes(of: value, { $0.load(as: UInt.self) }) == 0 { return false }
        memory.initializeMemory(as: Value.self, to: value)
        return true
    }

    /// The value at `memory` as another type; nil if it cannot be that.
    func load<Value>(_ memory: UnsafeRawPointer, as other: Value.Type) -> Value? {
        if other == type, !isOpaque { return memory.assumingMemoryBound(to: Value.self).pointee }
        if isCString, other == String.self || other == String?.self { return string(memory) as? Value }
        guard admits(other) else { return box(memory) as? Value }
        if isNull(memory), Metadata(other).optionalPayload == nil { return nil }
        // The class of an object has to be checked.
        return isObject || isClass ? box(memory) as? Value : memory.assumingMemoryBound(to: Value.self).pointee
    }

    /// A copy of a C string; nil for a null pointer. Precondition: there is one.
    private func string(_ memory: UnsafeRawPointer) -> String? {
        memory.load(as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
    }

    private func isNull(_ memory: UnsafeRawPointer) -> Bool {
        guard let encoding, TypeEncoding.isPointer(encoding) else { return false }
        return memory.load(as: UInt.self) == 0
    }

    /// Copies a value.
    func copy(from: UnsafeRawPointer, to: UnsafeMutableRawPointer) {
        guard !isTrivial else { return to.copyMemory(from: from, byteCount: size) }
        func copy<Value>(_: Value.Type) {
            to.initializeMemory(as: Value.self, from: from.assumingMemoryBound(to: Value.self), count: 1)
        }
        _openExistential(type, do: copy)
    }

    /// Destroys a value.
    func destroy(_ memory: UnsafeMutableRawPointer) {
        guard !isTrivial else { return }
        func destroy<Value>(_: Value.Type) { memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
        _openExistential(type, do: destroy)
    }
}

private protocol Nullable {
    var isNil: Bool { get }
}

extension Optional: Nullable {
    fileprivate var isNil: Bool { self == nil }
}
