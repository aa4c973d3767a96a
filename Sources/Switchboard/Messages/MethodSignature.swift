import CFFIShim

/// The types of a method's arguments and of its result.
///
/// ```swift
/// let one = try MethodSignature(encoding: "v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}")
/// let two = MethodSignature(arguments: [String.self, Int.self], result: Bool.self)
/// ```
///
/// Immutable and thread-safe. The library prepares C's part of a type encoding once and never frees it, for at most
/// 65,536 encodings. So don't make signatures from unbounded outside input.
public final class MethodSignature: @unchecked Sendable {
    /// The types of the arguments that a sender passes, without the receiver and the selector.
    public let arguments: [SignatureType]
    /// The type of the result; `Void` if there's none.
    public let result: SignatureType
    /// The type encoding from which the signature was made, or an equivalent one; nil if C doesn't have all of the
    /// types.
    public let encoding: String?
    /// Whether a C function with this signature takes the receiver and the selector in front of the arguments.
    ///
    /// Objective-C's methods do. Their encodings have `@:` after the result.
    public let takesReceiver: Bool
    /// The number of declared arguments of a variadic C function, including `@:`; nil if the function isn't variadic.
    public let fixedArgumentCount: Int?

    /// Never freed. Nil if C does not have all of the types, or if it could not be prepared.
    let c: OpaquePointer?
    /// Why it could not be prepared, although C has all of the types.
    let cRefusal: SignatureError?
    /// How many arguments of the record precede the visible ones: 2 or 0.
    let hiddenCount: Int
    /// The size of a record with its values, in bytes.
    let recordSize: Int
    let recordAlignment: Int
    private let resultOffset: Int
    /// The offset of each argument's value. Nil if CFFIShim lays out the record.
    private let offsets: [Int]?

    /// Creates a signature from a type encoding as Objective-C compilers write it.
    ///
    /// ```swift
    /// let signature = try MethodSignature(encoding: "v@:q")  // (Int) -> Void, for a receiver and a selector
    /// ```
    ///
    /// Frame offsets and qualifiers are skipped. `c` is a signed character, an `Int8`, on every platform. Where C's
    /// plain `char` has no sign, as on arm64 Linux, Swift imports it as a `UInt8`. Write `C` for it there, although
    /// Objective-C compilers write `c`.
    ///
    /// - Parameters:
    ///   - encoding: The result's type, then each argument's. If the first two arguments are `@:`, they stand for the
    ///     receiver and the selector, and aren't part of `arguments`.
    ///   - fixedArgumentCount: The number of arguments that a variadic C function declares, including `@:`. Further
    ///     arguments in the encoding are those of one call. Nil for a function that isn't variadic.
    /// - Throws: A ``SignatureError`` with the position of the fault, and the expectation there.
    public convenience init(encoding: String, fixedArgumentCount: Int? = nil) throws(SignatureError) {
        let prepared = try Self.prepare(encoding, fixedArgumentCount)
        self.init(SignatureTypes(prepared), prepared, fixedArgumentCount)
    }

    /// The signature of a C function for which both the encoding and the types as Swift imports them are known.
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

    /// Creates the signature of a method that takes and returns Swift types.
    ///
    /// ```swift
    /// let signature = MethodSignature(arguments: [String.self, Int.self], result: Bool.self)
    /// ```
    ///
    /// - Parameters:
    ///   - arguments: The types of the arguments.
    ///   - result: The type of the result, `Void.self` for none.
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

        // The layout of cffi_invocation: the record, the addresses, the result, the values.
        var size = MemoryLayout<cffi_invocation>.stride + arguments.count * MemoryLayout<UnsafeRawPointer>.stride
        size = (size + 15) / 16 * 16
        let places = types.map { (type: SignatureType) in
            let offset = (size + type.alignment - 1) / type.alignment * type.alignment
            // C reads a structure including the padding at its end, and writes a whole word for a short result.
            size = offset + max(type.size, type.layout?.size ?? 0, 8)
            return offset
        }
        let alignment = types.reduce(16) { max($0, $1.alignment) }
        resultOffset = places[0]
        offsets = Array(places.dropFirst())
        recordSize = (size + alignment - 1) / alignment * alignment
        recordAlignment = alignment
    }

    /// The types of a signature prepared by CFFIShim.
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
        // The count is clamped: a number above the limit also exceeds the encoding's arguments.
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

    /// The layout of the arguments as Swift's tuple of them.
    var tupleLayout: ArgumentLayout {
        ArgumentLayout(
            laidOut: arguments.map(\.type), sizes: arguments.map { ($0.size, $0.alignment) }, result: result.type)
    }

    // MARK: Records

    /// Makes a record in `memory`. All values are zero; Swift values in it are uninitialized. Precondition: `memory`
    /// has the size and alignment of a record, and outlives the result.
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

    /// Sets the selector and the target of a record's call, for C functions that take them.
    func address(_ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ target: AnyObject?) {
        address(record, selector, target.map { Unmanaged.passUnretained($0).toOpaque() })
    }

    /// The same, for the address of the target.
    func address(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ target: UnsafeMutableRawPointer?
    ) {
        record.pointee.selector = UnsafeRawPointer(selector.pointer)
        record.pointee.target = target
        guard takesReceiver else { return }
        let raw = UnsafeMutableRawPointer(record)
        record.pointee.arguments[0] = raw + MemoryLayout<cffi_invocation>.offset(of: \.target)!
        record.pointee.arguments[1] = raw + MemoryLayout<cffi_invocation>.offset(of: \.selector)!
    }

    /// Whether a record of this signature is also one of `other`, value by value.
    func isLaidOut(as other: MethodSignature) -> Bool {
        guard self !== other else { return true }
        guard hiddenCount == other.hiddenCount, arguments.count == other.arguments.count else { return false }
        // In a function, because Swift 6.2 cannot check the types of all this as one expression in time.
        func isAlike(_ mine: SignatureType, _ theirs: SignatureType) -> Bool {
            mine.type == theirs.type && (!mine.isOpaque || mine.layout == theirs.layout)
        }
        return isAlike(result, other.result) && zip(arguments, other.arguments).allSatisfy(isAlike)
    }
}

extension MethodSignature {
    /// Whether C functions of the two signatures are called in the same way, even if Swift names their types
    /// differently.
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
    /// Returns whether two signatures have the same types of arguments and result, and take a receiver and variadic
    /// arguments alike.
    ///
    /// - Parameters:
    ///   - left: A signature.
    ///   - right: Another signature.
    /// - Returns: True if they're equal.
    public static func == (left: MethodSignature, right: MethodSignature) -> Bool {
        left.arguments == right.arguments && left.result == right.result
            && left.takesReceiver == right.takesReceiver && left.fixedArgumentCount == right.fixedArgumentCount
    }

    /// Hashes the types of the arguments and of the result.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(arguments)
        hasher.combine(result)
    }

    /// The types as Swift writes a function's, for example `(String, Int) -> Bool`.
    public var description: String {
        "(\(arguments.map(\.description).joined(separator: ", "))) -> \(result)"
    }
}
