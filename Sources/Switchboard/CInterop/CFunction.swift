import CFFIShim
import CForwarding
import CSupport

/// A C function with the types of its arguments and its result. You can call it, or add it to a method table.
///
/// ```swift
/// let hypotenuse = try CFunction(hypot as @convention(c) (Double, Double) -> Double)
/// let print = try CFunction(symbol: "printf", encoding: "i*", isVariadic: true)
/// let length: Int32 = try print("%s is %d\n", "this", Int32(4))
/// ```
///
/// Thread-safe.
public struct CFunction: @unchecked Sendable {
    /// The function's types. For a variadic function, these are the types of the declared arguments.
    public let signature: MethodSignature
    /// Whether the function is variadic, and so takes more arguments than it declares.
    public let isVariadic: Bool
    fileprivate let function: @convention(c) () -> Void

    /// Creates a C function from its address.
    ///
    /// ```swift
    /// let handle = dlopen("libm.so.6", RTLD_NOW)
    /// let cosine = try CFunction(at: dlsym(handle, "cos")!, encoding: "dd")
    /// ```
    ///
    /// - Parameters:
    ///   - address: The function's address. Its types have to be those of the encoding, which can't be checked. Calling
    ///     a function with the wrong signature is undefined behavior.
    ///   - encoding: The type encoding, as Objective-C compilers write it: the result's type, then the arguments'
    ///     types. If the arguments begin with `@:`, the function receives the receiver and the selector of the message
    ///     whose method it is.
    ///   - isVariadic: Whether more arguments may follow those in the encoding.
    /// - Throws: A ``SignatureError`` if the encoding can't be parsed, or if a variadic function declares no argument.
    public init(at address: UnsafeRawPointer, encoding: String, isVariadic: Bool = false) throws(SignatureError) {
        signature = try MethodSignature(encoding: encoding)
        guard !isVariadic || !signature.arguments.isEmpty else {
            throw SignatureError(
                .encoding(
                    encoding, position: encoding.utf8.count,
                    problem: "expected an argument that is declared in front of the ellipsis, found nothing more"))
        }
        self.isVariadic = isVariadic
        function = unsafeBitCast(address, to: (@convention(c) () -> Void).self)
    }

    /// Creates a C function by its name, if this program or one of its libraries exports it.
    ///
    /// ```swift
    /// let hypotenuse = try CFunction(symbol: "hypot", encoding: "ddd")
    /// ```
    ///
    /// - Parameters:
    ///   - symbol: The function's name. Its types have to be those of the encoding, which can't be checked. Calling a
    ///     function with the wrong signature is undefined behavior.
    ///   - encoding: The type encoding, as Objective-C compilers write it: the result's type, then the arguments'
    ///     types. If the arguments begin with `@:`, the function receives the receiver and the selector of the message
    ///     whose method it is.
    ///   - isVariadic: Whether more arguments may follow those in the encoding.
    /// - Throws: A ``SignatureError`` if there's no such function, if the encoding can't be parsed, or if a variadic
    ///   function declares no argument.
    public init(symbol: String, encoding: String, isVariadic: Bool = false) throws(SignatureError) {
        guard let address = cffi_find_function(symbol) else { throw SignatureError(.noSymbol(symbol)) }
        try self.init(at: address, encoding: encoding, isVariadic: isVariadic)
    }

    /// Creates a C function from a function that Swift imports.
    ///
    /// ```swift
    /// let absolute = try CFunction(labs as @convention(c) (Int) -> Int)
    /// ```
    ///
    /// - Parameters:
    ///   - function: A function of a `@convention(c)` type.
    ///   - encoding: The type encoding, for functions with unions and other types that Swift imports only in part. Nil
    ///     if the function's type suffices, as it nearly always does.
    /// - Throws: A ``SignatureError`` if the type isn't `@convention(c)`, or if Swift imports a type only in part.
    public init<Function>(_ function: Function, encoding: String? = nil) throws(SignatureError) {
        guard let type = CFunctionType(Function.self) else {
            throw SignatureError(
                .functionType(expected: "a `@convention(c)` function", found: String(reflecting: Function.self)))
        }
        let found = withUnsafeBytes(of: function) { $0.load(as: UnsafeRawPointer?.self) }
        guard let address = found else {
            throw SignatureError(.functionType(expected: "a function", found: "nil"))
        }
        signature = try MethodSignature(type, encoding: encoding)
        isVariadic = false
        self.function = unsafeBitCast(address, to: (@convention(c) () -> Void).self)
    }

    /// Calls the function and returns its result.
    ///
    /// ```swift
    /// let hypotenuse = try CFunction(symbol: "hypot", encoding: "ddd")
    /// print(try hypotenuse(3.0, 4.0, returning: Double.self))
    /// ```
    ///
    /// The function runs on your thread.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, of the types in the signature. You can pass a `String` for a C string, which is
    ///     valid during the call. If the function is variadic, more arguments may follow. C's promotions apply to them:
    ///     `Float` and short integers become longer.
    ///   - type: The type of the result. You can leave it out if the compiler knows the type.
    /// - Returns: The function's result.
    /// - Throws: A ``MessageError`` if the number of arguments is wrong, or if an argument or the result has another
    ///   type.
    public func callAsFunction<each Argument, Result>(
        _ arguments: repeat each Argument, returning type: Result.Type = Result.self
    ) throws(MessageError) -> Result {
        let signature: MethodSignature
        do throws(SignatureError) {
            signature = try signatureOfCall(repeat (each Argument).self)
        } catch {
            throw MessageError(.signature(error))
        }
        do {
            return try MessageDispatch.withRecord(signature) { record in
                var values = RecordValues(record, signature)
                defer { values.end() }
                var promotion = VariadicPromotion(isVariadic ? self.signature.arguments.count : .max)
                repeat try promotion.add(each arguments, to: &values)
                try values.check()
                call(record, signature)
                return try signature.takeResult(record, true, as: type)
            }
        } catch {
            throw error as! MessageError
        }
    }

    /// The signature of a call with arguments of these types.
    private func signatureOfCall<each Argument>(_ types: repeat (each Argument).Type) throws(SignatureError)
        -> MethodSignature
    {
        guard isVariadic else { return signature }
        let declared = signature.arguments.count
        var encoding = signature.encoding ?? "", index = 0
        for type in repeat each types {
            defer { index += 1 }
            guard index >= declared else { continue }
            guard let next = VariadicPromotion.encoding(of: type) else {
                throw SignatureError(.notInC(type: String(reflecting: type)))
            }
            encoding += next
        }
        guard index > declared else { return signature }
        return try MethodSignature(encoding: encoding, fixedArgumentCount: declared + signature.hiddenCount)
    }

    /// Calls the function with a record. Preconditions: the record's values have the layout of `signature`; its result
    /// has no value.
    func call(_ record: UnsafeMutablePointer<cffi_invocation>, _ signature: MethodSignature) {
        record.pointee.signature = signature.c
        cffi_invocation_call(record, function)
        // A C function returns an object without a reference for its caller.
        guard signature.result.isObject, let object = record.pointee.result.load(as: UnsafeMutableRawPointer?.self)
        else {
            return
        }
        _ = swift_retain(object)
    }
}

extension CFunction {
    /// The function as C calls it for messages.
    fileprivate var context: cffi_message_function {
        cffi_message_function(
            signature: signature.c, function: function, hidden_count: UInt32(signature.hiddenCount),
            returns_object: signature.result.isObject)
    }
}

/// What C does with the arguments behind an ellipsis.
private struct VariadicPromotion {
    private let declared: Int
    private var index = 0

    init(_ declared: Int) {
        self.declared = declared
    }

    mutating func add<Value>(_ value: Value, to values: inout RecordValues) throws(MessageError) {
        defer { index += 1 }
        guard index >= declared else { return try values.add(value) }
        // By the encoding: a C enum is promoted like its integer type.
        func load<Number: BitwiseCopyable>(_: Number.Type) -> Number {
            withUnsafeBytes(of: value) { $0.loadUnaligned(as: Number.self) }
        }
        switch TypeEncoding.encoding(of: Value.self) {
        case "f": try values.add(Double(load(Float.self)))
        case "B", "C": try values.add(Int32(load(UInt8.self)))
        case "c": try values.add(Int32(load(Int8.self)))
        case "s": try values.add(Int32(load(Int16.self)))
        case "S": try values.add(Int32(load(UInt16.self)))
        default: try values.add(value)
        }
    }

    static func encoding(of type: Any.Type) -> String? {
        if type == String.self { return "*" }
        let encoding = TypeEncoding.encoding(of: type)
        switch encoding {
        case "f": return "d"
        case "B", "c", "C", "s", "S": return "i"
        default: return encoding
        }
    }
}

extension MethodSignature {
    /// The signature of a C function type, passed as `encoding` says, if there is one.
    convenience init(_ type: CFunctionType, encoding: String?) throws(SignatureError) {
        if let encoding {
            try self.init(encoding: encoding, arguments: type.parameters, result: type.result)
            return
        }
        self.init(arguments: type.parameters, result: type.result)
        guard c == nil else { return }
        if let cRefusal { throw cRefusal }
        let types = arguments + [result]
        throw SignatureError(.notInC(type: types.first { $0.encoding == nil }?.description ?? description))
    }
}

extension Invocation {
    /// Calls a C function with the invocation's arguments, and keeps the result for `result(as:)`.
    ///
    /// The function runs on your thread.
    ///
    /// - Parameter function: The function.
    /// - Throws: A ``MessageError`` if an argument has no value, or if the function has another signature.
    public func invoke(_ function: CFunction) throws(MessageError) {
        try requireArguments()
        guard function.signature.isCalled(as: signature) else {
            throw MessageError(.types(expected: signature.description, found: function.signature.description), selector)
        }
        perform { record in
            signature.address(record, selector, target)
            function.call(record, function.signature)
        }
    }
}

/// A C function as a method.
private final class CFunctionMethod: MethodImplementation, @unchecked Sendable {
    private let function: CFunction

    /// What `code` takes.
    private let context: UnsafeMutablePointer<cffi_message_function>

    init(_ function: CFunction) {
        self.function = function
        context = .allocate(capacity: 1)
        context.initialize(to: function.context)
        // C reads a structure's padding, which a value of Swift's need not have behind it.
        let isWhole = function.signature.arguments.allSatisfy { ($0.layout?.size ?? .max) <= $0.size }
        super.init(
            calledWithRecordsOf: function.signature, code: isWhole ? cffi_message_to_function : nil,
            context: UnsafeRawPointer(context))
    }

    deinit { context.deallocate() }

    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) {
        function.call(record, signature)
    }
}

extension MethodTable {
    /// Adds a C function as a method, unless the table itself already has a method for the selector. It overrides an
    /// inherited method. Thread-safe.
    ///
    /// ```swift
    /// table.add("hypot:", try CFunction(hypot as @convention(c) (Double, Double) -> Double))
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - function: The function. If it's variadic, it's called with the declared arguments.
    /// - Returns: True if the function was added. False if the table already had a method, and nothing changed; use
    ///   `replace(_:_:)` then.
    @discardableResult
    public func add(_ selector: MessageSelector, _ function: CFunction) -> Bool {
        add(selector, CFunctionMethod(function))
    }

    /// Adds a C function as a method, or replaces the table's own method for the selector by the function. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - function: The function. If it's variadic, it's called with the declared arguments.
    /// - Returns: The method that messages found before, the table's own or an inherited one; nil if there was none.
    @discardableResult
    public func replace(_ selector: MessageSelector, _ function: CFunction) -> MethodImplementation? {
        replace(selector, CFunctionMethod(function))
    }
}
