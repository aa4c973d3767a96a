import CFFIShim

/// The types of a method's arguments and of its result.
///
/// ```swift
/// let one = try MethodSignature(encoding: "v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}")
/// let two = MethodSignature(arguments: [String.self, Int.self], result: Bool.self)
/// ```
///
/// Immutable; any thread. What C needs of a type encoding is prepared once, and kept as long as the process lives, for at
/// most 65,536 encodings: do not make signatures without end of text that comes from outside.
public final class MethodSignature: @unchecked Sendable {
    /// The arguments that a sender passes: neither the receiver nor the selector.
    public let arguments: [SignatureType]
    /// The result; `Void` for none.
    public let result: SignatureType
    /// The type encoding: the one that it was made of, or else one that says the same; nil where C has not all of the
    /// types.
    public let encoding: String?
    /// Whether a C function with this signature gets the receiver and the selector in front of the arguments, as
    /// Objective-C's methods do: its encoding begins with a result and `@:`.
    public let takesReceiver: Bool
    /// How many arguments are declared, `@:` included, where there are more behind an ellipsis; else nil.
    public let fixedArgumentCount: Int?

    /// Immortal. Nil where C has not all of the types, or there is no room for it.
    let c: OpaquePointer?
    /// Why there is none, where C has all of the types.
    let cRefusal: SignatureError?
    /// How many arguments of the record come before the visible ones: 2 or 0.
    let hiddenCount: Int
    /// Of a record with its values, in bytes.
    let recordSize: Int
    let recordAlignment: Int
    private let resultOffset: Int
    /// Of each argument's value. Nil where the record is laid out by CFFIShim.
    private let offsets: [Int]?

    /// Reads a type encoding as Objective-C's compilers write them. Frame offsets and qualifiers are skipped.
    ///
    /// - Parameters:
    ///   - encoding: The result's type, then each argument's. Where the first two arguments are `@:`, they stand for the
    ///     receiver and the selector, and are not among `arguments`.
    ///   - fixedArgumentCount: How many arguments a variadic C function declares, `@:` included; those behind them are the
    ///     ones of a call. Nil for a function that is not variadic.
    /// - Throws: `SignatureError` with the position, and what was expected there.
    public convenience init(encoding: String, fixedArgumentCount: Int? = nil) throws(SignatureError) {
        let prepared = try Self.prepare(encoding, fixedArgumentCount)
        self.init(SignatureTypes(prepared), prepared, fixedArgumentCount)
    }

    /// The signature of a C function of which both are known: the encoding, and the types as Swift imports them.
    convenience init(encoding: String, arguments: [Any.Type], result: Any.Type) throws(SignatureError) {
        let prepared = try Self.prepare(encoding, nil)
        var types = SignatureTypes(prepared)
        let known = zip(types.arguments, arguments).compactMap { SignatureType($1, encodedAs: $0) }
        guard arguments.count == types.arguments.count, known.count == arguments.count,
            let knownResult = SignatureType(result, encodedAs: types.result)
        else {
            let found = MethodSignature(arguments: arguments, result: result)
            throw SignatureError(
                .functionType(expected: "a function of the encoding \"\(encoding)\"", found: found.description))
        }
        types.arguments = known
        types.result = knownResult
        self.init(types, prepared, nil)
    }

    /// The signature of a method that takes and returns Swift types.
    public init(arguments: [Any.Type], result: Any.Type) {
        let arguments = arguments.map { SignatureType($0) }
        let result = SignatureType(result)
        self.arguments = arguments
        self.result = result
        takesReceiver = false
        hiddenCount = 0
        fixedArgumentCount = nil
        let types = [result] + arguments
        let encodings = types.compactMap(\.encoding)
        let encoding = encodings.count == types.count ? encodings.joined() : nil
        var prepared: OpaquePointer?
        var refusal: SignatureError?
        do throws(SignatureError) {
            prepared = if let encoding { try MethodSignature.prepare(encoding, nil) } else { nil }
        } catch {
            refusal = error
        }
        c = prepared
        cRefusal = refusal
        self.encoding = prepared == nil ? nil : encoding

        // As cffi_invocation has it: the record, the addresses, the result, the values.
        var size = MemoryLayout<cffi_invocation>.stride + arguments.count * MemoryLayout<UnsafeRawPointer>.stride
        size = (size + 15) / 16 * 16
        let places = types.map { (type: SignatureType) in
            let offset = (size + type.alignment - 1) / type.alignment * type.alignment
            // C reads a structure with the padding at its end, and writes a whole word for a short result.
            size = offset + max(type.size, type.layout?.size ?? 0, 8)
            return offset
        }
        let alignment = types.reduce(16) { max($0, $1.alignment) }
        resultOffset = places[0]
        offsets = Array(places.dropFirst())
        recordSize = (size + alignment - 1) / alignment * alignment
        recordAlignment = alignment
    }

    /// The types of a signature of CFFIShim.
    private struct SignatureTypes {
        let takesReceiver: Bool
        var arguments: [SignatureType]
        var result: SignatureType

        /// Precondition: `prepared` is a signature of CFFIShim.
        init(_ prepared: OpaquePointer) {
            let count = Int(cffi_signature_argument_count(prepared))
            let text = cffi_signature_encoding(prepared)!
            func kind(_ index: Int) -> cffi_type_kind? {
                index < count ? cffi_signature_argument(prepared, UInt32(index)).pointee.kind : nil
            }
            takesReceiver = kind(0) == cffi_type_object && kind(1) == cffi_type_selector
            arguments = ((takesReceiver ? 2 : 0)..<count).map {
                SignatureType(cffi_signature_argument(prepared, UInt32($0)), in: text)
            }
            result = SignatureType(cffi_signature_result(prepared), in: text)
        }
    }

    /// Precondition: `prepared` is a signature of CFFIShim of these types.
    private init(_ types: SignatureTypes, _ prepared: OpaquePointer, _ fixedArgumentCount: Int?) {
        let hiddenCount = types.takesReceiver ? 2 : 0
        takesReceiver = types.takesReceiver
        self.hiddenCount = hiddenCount
        arguments = types.arguments
        result = types.result
        encoding = String(cString: cffi_signature_encoding(prepared))
        self.fixedArgumentCount = fixedArgumentCount
        c = prepared
        cRefusal = nil
        recordSize = cffi_invocation_size(prepared)
        recordAlignment = 16
        resultOffset = 0
        offsets = nil
    }

    private static func prepare(_ encoding: String, _ fixed: Int?) throws(SignatureError) -> OpaquePointer {
        var error = cffi_encoding_error()
        // What is more than there can be is too many for the encoding as well.
        let fixedCount =
            fixed.map { UInt32(clamping: min($0, Int(CFFI_ENCODING_ARGUMENTS) + 1)) } ?? UInt32(CFFI_NOT_VARIADIC)
        let bytes = encoding.utf8.count
        if let prepared = cffi_signature_for(encoding, bytes, fixedCount, &error) { return prepared }
        switch error.problem {
        case cffi_encoding_no_memory: throw SignatureError(.outOfMemory)
        case cffi_encoding_too_many: throw SignatureError(.tooManySignatures(limit: Int(CFFI_SIGNATURES)))
        default: break
        }
        let position = Int(error.position)
        let found = Array(encoding.utf8.dropFirst(position).prefix(1))
        let problem =
            "expected \(String(cString: error.expected)), found "
            + (found.isEmpty ? "nothing more" : "\"\(String(decoding: found, as: UTF8.self))\"")
        throw SignatureError(.encoding(encoding, position: position, problem: problem))
    }

    /// The arguments as Swift lays out the tuple of them.
    var tupleLayout: ArgumentLayout {
        ArgumentLayout(
            laidOut: arguments.map(\.type), sizes: arguments.map { ($0.size, $0.alignment) }, result: result.type)
    }

    // MARK: Records

    /// Makes a record in `memory`: all values zero, which for Swift's is to say that there are none. Precondition:
    /// `memory` has the size and alignment of a record, and the result is used no longer than it.
    func initializeRecord(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<cffi_invocation> {
        guard let offsets else { return cffi_invocation_initialize(memory, c) }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: recordSize)
        let record = memory.bindMemory(to: cffi_invocation.self, capacity: 1)
        let addresses = UnsafeMutableRawPointer(record + 1).bindMemory(
            to: UnsafeMutableRawPointer?.self, capacity: offsets.count)
        for (index, offset) in offsets.enumerated() { addresses[index] = memory + offset }
        record.pointee.signature = c
        record.pointee.arguments = addresses
        record.pointee.result = memory + resultOffset
        return record
    }

    /// Sets what a record's call is made with and on, so that a C function that takes them finds them.
    func address(_ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ target: AnyObject?) {
        record.pointee.selector = UnsafeRawPointer(selector.pointer)
        record.pointee.target = target.map { Unmanaged.passUnretained($0).toOpaque() }
        guard takesReceiver else { return }
        let raw = UnsafeMutableRawPointer(record)
        record.pointee.arguments[0] = raw + MemoryLayout<cffi_invocation>.offset(of: \.target)!
        record.pointee.arguments[1] = raw + MemoryLayout<cffi_invocation>.offset(of: \.selector)!
    }

    /// Whether a record of this signature is one of `other` as well, value by value.
    func isLaidOut(as other: MethodSignature) -> Bool {
        guard self !== other else { return true }
        return hiddenCount == other.hiddenCount && arguments.count == other.arguments.count
            && zip(arguments + [result], other.arguments + [other.result]).allSatisfy { mine, theirs in
                mine.type == theirs.type && (!mine.isOpaque || mine.layout == theirs.layout)
            }
    }
}

extension MethodSignature {
    /// Whether a C function of this signature is called just as one of `other`, whatever Swift's names of the types are.
    func isCalled(as other: MethodSignature) -> Bool {
        guard self !== other else { return true }
        return hiddenCount == other.hiddenCount && arguments.count == other.arguments.count
            && zip(arguments + [result], other.arguments + [other.result]).allSatisfy { mine, theirs in
                guard let layout = mine.layout, layout == theirs.layout else { return false }
                return !layout.isOpaque || mine.encoding == theirs.encoding
            }
    }
}

extension MethodSignature: Hashable, CustomStringConvertible {
    /// Equal where arguments and result are of the same types.
    public static func == (left: MethodSignature, right: MethodSignature) -> Bool {
        left.arguments == right.arguments && left.result == right.result
            && left.takesReceiver == right.takesReceiver && left.fixedArgumentCount == right.fixedArgumentCount
    }

    /// Of the types.
    /// As `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(arguments)
        hasher.combine(result)
    }

    /// For instance `(String, Int) -> Bool`.
    public var description: String {
        "(\(arguments.map(\.description).joined(separator: ", "))) -> \(result)"
    }
}
