import CFFIShim

/// A message as an object: a selector, a target, arguments and a result, which you can read, change, forward, or keep.
///
/// ```swift
/// final class RenamingProxy: ForwardingProxy<any ImporterDelegate>, @unchecked Sendable {
///     override func forwardInvocation(_ invocation: Invocation) throws {
///         if invocation.selector == "importer(_:mayImport:)" { try invocation.setArgument("renamed", at: 1) }
///         try super.forwardInvocation(invocation)
///     }
/// }
/// ```
///
/// Use an invocation on one thread at a time. If you retain it beyond the call that it stands for, it has copies of the
/// values. Pointers among them are valid only during the call. `retained()` copies C strings, so they stay valid.
public final class Invocation {
    /// The message's name.
    public let selector: MessageSelector
    /// The types of the arguments and of the result.
    public let signature: MethodSignature
    /// The receiver of the message, which the invocation retains; nil if there's none.
    public var target: (any MessageReceiver)?

    /// The record, either this invocation's own, or that of a call under way.
    private(set) var record: UnsafeMutablePointer<cffi_invocation>
    private var isOwner: Bool
    /// Whether a call is under way with the record, which must not change then.
    private var isInvoking = false
    /// Which arguments have a value. If the record is that of a call under way, all have.
    private var isSet: [Bool]
    /// Whether there is a result.
    private(set) var hasResult = false
    /// Copies of C strings, freed with the record.
    private var strings: [UnsafeMutablePointer<CChar>] = []

    /// Creates an invocation without values.
    ///
    /// ```swift
    /// let types = MethodSignature(arguments: [Int.self], result: Void.self)
    /// let invocation = Invocation(selector: "add:", signature: types, target: counter)
    /// try invocation.setArgument(5, at: 0)
    /// try invocation.invoke()
    /// ```
    ///
    /// Arguments of C types are zero until you set them, except pointers that are never null.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - signature: The types of the arguments and of the result, for example a receiver's `methodSignature(for:)`.
    ///   - target: The receiver of the message. `invoke(with:)` doesn't need it.
    public init(selector: MessageSelector, signature: MethodSignature, target: (any MessageReceiver)? = nil) {
        self.selector = selector
        self.signature = signature
        self.target = target
        record = signature.allocateRecord()
        isOwner = true
        // C values are zero until they are set.
        isSet = signature.arguments.map { $0.isCleared }
    }

    /// An invocation of a call under way. Preconditions: the record has `signature`, all its arguments have values, its
    /// result has none; `end()` is called before the invocation is released.
    init(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ signature: MethodSignature,
        target: (any MessageReceiver)?
    ) {
        self.selector = selector
        self.signature = signature
        self.target = target
        self.record = record
        isOwner = false
        isSet = Array(repeating: true, count: signature.arguments.count)
    }

    /// An invocation with copies of a call's arguments. Precondition: at `address` of an index is a value of the
    /// argument's type.
    convenience init(
        _ selector: MessageSelector, _ signature: MethodSignature, target: (any MessageReceiver)?,
        copying address: (Int) -> UnsafeRawPointer
    ) {
        self.init(selector: selector, signature: signature, target: target)
        for (index, type) in signature.arguments.enumerated() {
            type.copy(from: UnsafeMutableRawPointer(mutating: address(index)), to: self.address(index))
            isSet[index] = true
        }
    }

    /// Copies the arguments to memory that is not initialized. Precondition: all have values.
    func copyArguments(to memory: UnsafeMutableRawPointer, at offsets: [Int]) {
        for (index, type) in signature.arguments.enumerated() {
            type.copy(from: address(index), to: memory + offsets[index])
        }
    }

    deinit {
        guard isOwner else { return }
        for index in isSet.indices where isSet[index] { signature.arguments[index].destroy(address(index)) }
        if hasResult { signature.result.destroy(record.pointee.result) }
        record.deallocateRecord()
        for string in strings { string.deallocate() }
    }

    /// Makes the record this invocation's own.
    private func own() {
        guard !isOwner || isInvoking else { return }
        let borrowed = record
        record = signature.allocateRecord()
        for (index, type) in signature.arguments.enumerated() {
            let hidden = signature.hiddenCount
            type.copy(from: borrowed.pointee.arguments[index + hidden]!, to: address(index))
        }
        if hasResult {
            // The caller's result is moved here, and moved back when the call ends.
            let size = max(signature.result.size, 1)
            record.pointee.result.copyMemory(from: borrowed.pointee.result, byteCount: size)
        }
        isOwner = true
        isInvoking = false
    }

    /// Ends the call for which an invocation stands. If it has a result, that is at the record's place for it then, and
    /// the function returns true. From now on the invocation has copies of the values, for code that keeps it.
    /// Precondition: `invocation` was made from `record`, and only those who keep it hold references to it.
    static func end(_ invocation: inout Invocation, _ record: UnsafeMutablePointer<cffi_invocation>) -> Bool {
        let hasResult = invocation.hasResult
        let isKept = !isKnownUniquelyReferenced(&invocation)
        if isKept { invocation.own() }
        guard hasResult, invocation.isOwner else { return hasResult }
        let type = invocation.signature.result
        if isKept {
            type.copy(from: invocation.record.pointee.result, to: record.pointee.result)
        } else {
            record.pointee.result.copyMemory(from: invocation.record.pointee.result, byteCount: max(type.size, 1))
            invocation.hasResult = false
        }
        return true
    }

    // MARK: Values

    private func address(_ index: Int) -> UnsafeMutableRawPointer {
        record.pointee.arguments[index + signature.hiddenCount]!
    }

    private func type(_ index: Int) throws(MessageError) -> SignatureType {
        guard signature.arguments.indices.contains(index) else {
            throw MessageError(.argumentIndex(found: index, count: signature.arguments.count), selector)
        }
        return signature.arguments[index]
    }

    /// Returns an argument.
    ///
    /// - Parameters:
    ///   - index: The argument's index from 0, without the receiver and the selector.
    ///   - type: The argument's type, or a type to which `as?` can convert it.
    /// - Returns: The argument.
    /// - Throws: A ``MessageError`` if there's no such argument, or if it has no value, or another type.
    public func argument<Value>(at index: Int, as type: Value.Type = Value.self) throws(MessageError) -> Value {
        let own = try self.type(index)
        guard isSet[index] else { throw MessageError(.argumentMissing(index: index), selector) }
        if let value = own.load(address(index), as: type) { return value }
        throw MessageError(
            .argumentType(index: index, expected: own.description, found: String(reflecting: type)), selector)
    }

    /// Sets an argument. The method's caller doesn't see the change, but each receiver that the message reaches
    /// afterwards does.
    ///
    /// - Parameters:
    ///   - value: The value, of the argument's type or of a type that `as?` can convert to it. You can pass a `String`
    ///     for a C string, which is valid while the invocation lives.
    ///   - index: The argument's index from 0, without the receiver and the selector.
    /// - Throws: A ``MessageError`` if there's no such argument, or if it has another type.
    public func setArgument<Value>(_ value: Value, at index: Int) throws(MessageError) {
        let type = try type(index)
        own()
        let stored = type.withTemporary { room in
            if type.isCString, let text = value as? String {
                let string = text.allocatedCString()
                strings.append(string)
                room.storeBytes(of: string, as: UnsafeMutablePointer<CChar>.self)
            } else if !type.initialize(room, to: value) {
                return false
            }
            if isSet[index] { type.destroy(address(index)) }
            address(index).copyMemory(from: room, byteCount: max(type.size, 1))
            isSet[index] = true
            return true
        }
        if !stored {
            throw MessageError(
                .argumentType(
                    index: index, expected: type.description, found: String(reflecting: Swift.type(of: value as Any))),
                selector)
        }
    }

    /// Returns all arguments, each in its own type.
    ///
    /// - Returns: The arguments, without the receiver and the selector.
    /// - Throws: A ``MessageError`` if an argument has no value.
    public func arguments() throws(MessageError) -> [Any] {
        try requireArguments()
        return signature.arguments.enumerated().map { index, type in type.box(address(index)) }
    }

    /// Returns the result of the last `invoke`, or of a later `setResult(_:)`.
    ///
    /// - Parameter type: The result's type, or a type to which `as?` can convert it.
    /// - Returns: The result.
    /// - Throws: A ``MessageError`` if there's no result, or if it has another type.
    public func result<Value>(as type: Value.Type = Value.self) throws(MessageError) -> Value {
        guard hasResult || signature.result.type == Void.self else {
            throw MessageError(.noResult(expected: signature.result.description), selector)
        }
        if let value = signature.result.load(record.pointee.result, as: type) { return value }
        throw MessageError(
            .resultType(expected: signature.result.description, found: String(reflecting: type)), selector)
    }

    /// Sets the message's result, as if the message had been invoked.
    ///
    /// - Parameter value: The result, of the signature's type or of a type that `as?` can convert to it.
    /// - Throws: A ``MessageError`` if the value has another type.
    public func setResult<Value>(_ value: Value) throws(MessageError) {
        let type = signature.result
        let stored = type.withTemporary { room in
            guard type.initialize(room, to: value) else { return false }
            if isInvoking { own() }
            dropResult()
            record.pointee.result.copyMemory(from: room, byteCount: max(type.size, 1))
            hasResult = true
            return true
        }
        if !stored {
            throw MessageError(
                .resultType(expected: type.description, found: String(reflecting: Swift.type(of: value as Any))),
                selector)
        }
    }

    /// Sets the result, which `body` initializes, as a value of the result's type.
    package func initializeResult(_ body: (UnsafeMutableRawPointer) -> Void) {
        if isInvoking { own() }
        dropResult()
        body(record.pointee.result)
        hasResult = true
    }

    /// Throws if an argument is missing.
    func requireArguments() throws(MessageError) {
        if let index = isSet.firstIndex(of: false) { throw MessageError(.argumentMissing(index: index), selector) }
    }

    /// Destroys the result, if there is one.
    func dropResult() {
        guard hasResult else { return }
        hasResult = false
        signature.result.destroy(record.pointee.result)
    }

    // MARK: Sending

    /// Sends the message to its target, and keeps the result for `result(as:)`.
    ///
    /// The method runs on your thread.
    ///
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if there's no target, if an argument has no
    ///   value, or if the target doesn't handle the message or has other types for it.
    public func invoke() throws {
        guard let target else { throw MessageError(.noTarget, selector) }
        try invoke(with: target)
    }

    /// Sends the message to a receiver other than its target, and keeps the result for `result(as:)`. The target
    /// doesn't change.
    ///
    /// The method runs on your thread.
    ///
    /// - Parameter receiver: The receiver.
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if an argument has no value, or if the receiver
    ///   doesn't handle the message or has other types for it.
    public func invoke(with receiver: any MessageReceiver) throws {
        try requireArguments()
        try perform { try MessageDispatch.deliver($0, selector, signature, to: receiver) }
    }

    /// Lets `body` make a call with the record. The callee may change or invoke this invocation, which then takes
    /// another record. Precondition: all arguments have values.
    func perform(_ body: (UnsafeMutablePointer<cffi_invocation>) throws -> Void) rethrows {
        if isInvoking { own() }
        dropResult()
        let used = record, wasOwner = isOwner
        isInvoking = true
        defer {
            isInvoking = false
            if wasOwner, used != record {
                for (index, type) in signature.arguments.enumerated() {
                    type.destroy(used.pointee.arguments[index + signature.hiddenCount]!)
                }
                used.deallocateRecord()
            }
        }
        try body(used)
        dropResult()
        if used != record {
            record.pointee.result.copyMemory(from: used.pointee.result, byteCount: max(signature.result.size, 1))
        }
        hasResult = true
    }

    /// Returns a copy that you can keep, and invoke later on another thread.
    ///
    /// The copy retains the target and the objects to which the arguments refer. It copies C strings, which are the
    /// arguments with the encoding `*`.
    ///
    /// - Returns: The copy.
    /// - Throws: A ``MessageError`` if an argument has no value.
    public func retained() throws(MessageError) -> RetainedInvocation {
        try requireArguments()
        return RetainedInvocation(copy())
    }

    /// A copy with a record of its own, without a result.
    fileprivate func copy() -> Invocation {
        let copy = Invocation(selector: selector, signature: signature, target: target)
        for (index, type) in signature.arguments.enumerated() {
            type.copy(from: address(index), to: copy.address(index))
            copy.isSet[index] = true
            copy.ownString(index)
        }
        return copy
    }

    /// Replaces a C string among the arguments by a copy that the invocation owns.
    private func ownString(_ index: Int) {
        guard signature.arguments[index].encoding == "*" else { return }
        let place = address(index).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        guard let string = place.pointee else { return }
        var length = 0
        while string[length] != 0 { length += 1 }
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: length + 1)
        copy.initialize(from: string, count: length + 1)
        place.pointee = copy
        strings.append(copy)
    }
}

/// An invocation that outlives its call. You can invoke it any number of times, on any thread.
///
/// ```swift
/// let later = try invocation.retained()
/// DispatchQueue.global().async { try? later.invoke() }
/// ```
///
/// Immutable. Objects among the arguments are shared with their other users. They have to allow their use on that
/// thread.
public final class RetainedInvocation: @unchecked Sendable {
    private let original: Invocation

    fileprivate init(_ invocation: Invocation) {
        original = invocation
    }

    /// The message's name.
    public var selector: MessageSelector { original.selector }
    /// The types of the arguments and of the result.
    public var signature: MethodSignature { original.signature }

    /// Returns an invocation with these values, which you can read, change, and invoke for its result. Thread-safe.
    ///
    /// - Returns: A new invocation, without a result.
    public func invocation() -> Invocation { original.copy() }

    /// Sends the message to its target, and drops the result. Thread-safe.
    ///
    /// The method runs on your thread.
    ///
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if there's no target, or if the target doesn't
    ///   handle the message or has other types for it.
    public func invoke() throws { try invocation().invoke() }

    /// Sends the message to a receiver other than its target, and drops the result. Thread-safe.
    ///
    /// The method runs on your thread.
    ///
    /// - Parameter receiver: The receiver.
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message or
    ///   has other types for it.
    public func invoke(with receiver: any MessageReceiver) throws { try invocation().invoke(with: receiver) }
}

// MARK: Memory

extension MethodSignature {
    /// Allocates a record; `deallocateRecord` frees it.
    func allocateRecord() -> UnsafeMutablePointer<cffi_invocation> {
        initializeRecord(.allocate(byteCount: recordSize, alignment: recordAlignment))
    }
}

extension UnsafeMutablePointer<cffi_invocation> {
    /// Precondition: `allocateRecord` made it, and its values have been destroyed.
    func deallocateRecord() { UnsafeMutableRawPointer(self).deallocate() }

    /// Has an argument of the record be the value at an address. A value without bytes may have null for an address, in
    /// release builds; nothing is read of it, so the record's own stands for that.
    ///
    /// - Parameter address: A number, because the compiler takes a pointer that is not optional for never null.
    func setArgument(_ index: Int, at address: UInt) {
        pointee.arguments[index] = UnsafeMutableRawPointer(bitPattern: address) ?? UnsafeMutableRawPointer(self)
    }
}

extension SignatureType {
    /// Whether zeroed memory is a valid value: for C types, except pointers that are never null.
    fileprivate var isCleared: Bool { layout != nil && !refusesNull }

    /// Calls `body` with room for a value.
    fileprivate func withTemporary<Value>(_ body: (UnsafeMutableRawPointer) -> Value) -> Value {
        withUnsafeTemporaryAllocation(byteCount: max(size, 8), alignment: alignment) { body($0.baseAddress!) }
    }
}
