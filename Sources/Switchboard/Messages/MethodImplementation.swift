import CFFIShim
import CForwarding

/// The action of a receiver for a message. You make it with ``MethodTable``.
///
/// You can add one method under several selectors. Immutable and thread-safe.
public class MethodImplementation: @unchecked Sendable {
    /// The types of the method's arguments and result.
    public final let signature: MethodSignature
    /// If a sender that has exactly these types can call the method without conversions: the result's type, then the
    /// arguments'. Else empty. Raw memory, because an array would be retained for each message.
    @usableFromInline final let exactTypes: UnsafePointer<ObjectIdentifier>
    @usableFromInline final let exactTypeCount: Int
    /// If it has exact types and is no closure: what calls it, or declines to, with the addresses of the values. Else
    /// nil.
    @usableFromInline final let code: cffi_message_code?
    /// What `code` takes.
    @usableFromInline final let codeContext: UnsafeRawPointer?
    /// If it has `code`, the size of a record of it, in bytes. Else 0.
    @usableFromInline final let recordSize: Int

    /// A method that is called as a closure by those who send exactly these types.
    @usableFromInline init(signature: MethodSignature, exactTypes: [Any.Type]) {
        self.signature = signature
        self.exactTypes = Self.copy(exactTypes)
        exactTypeCount = exactTypes.count
        code = nil
        codeContext = nil
        recordSize = 0
    }

    /// A method that is called with a record, or with addresses by `code`, if there is one.
    ///
    /// - Parameter context: What `code` takes. It lives as long as the method.
    init(
        calledWithRecordsOf signature: MethodSignature, code: cffi_message_code? = nil, context: UnsafeRawPointer? = nil
    ) {
        let types = [signature.result] + signature.arguments
        let isExact = signature.recordAlignment <= 16 && !types.contains { $0.isOpaque }
        self.signature = signature
        exactTypes = Self.copy(isExact ? types.map(\.type) : [])
        exactTypeCount = isExact ? types.count : 0
        self.code = isExact ? code ?? cffi_message_decline : nil
        codeContext = context
        recordSize = isExact ? signature.recordSize : 0
    }

    private static func copy(_ exactTypes: [Any.Type]) -> UnsafePointer<ObjectIdentifier> {
        let types = UnsafeMutablePointer<ObjectIdentifier>.allocate(capacity: exactTypes.count)
        for (index, type) in exactTypes.enumerated() { types[index] = ObjectIdentifier(type) }
        return UnsafePointer(types)
    }

    deinit {
        exactTypes.deallocate()
    }

    /// Whether a sender with exactly these types can call the method by `callExactly`.
    @inlinable @inline(__always)
    final func takesExactly<Result, each Argument>(_: Result.Type, _ arguments: repeat (each Argument).Type) -> Bool {
        guard exactTypeCount > 0, exactTypes[0] == ObjectIdentifier(Result.self) else { return false }
        var index = 1
        for argument in repeat each arguments {
            guard index < exactTypeCount, exactTypes[index] == ObjectIdentifier(argument) else { return false }
            index += 1
        }
        return index == exactTypeCount
    }

    /// Calls the method without conversions. Precondition: `takesExactly` says yes to these types.
    @inlinable @inline(__always)
    final func callExactly<Result, each Argument>(
        _ receiver: AnyObject, _ selector: MessageSelector, _ arguments: repeat each Argument
    ) throws -> Result {
        guard code == nil else {
            if exactTypeCount == 1 { return try callByAddress(receiver, selector) { $0.make(UnsafeRawPointer?.none) } }
            return try callWithRecord(receiver, selector) { next in
                repeat store(each arguments, at: &next)
            } destroy: { next in
                repeat destroy((each Argument).self, at: &next)
            }
        }
        return try unsafeDowncast(self, to: TypedMethod<Result, repeat each Argument>.self)
            .call(receiver, repeat each arguments)
    }

    /// Calls the method by `code`. Preconditions: `takesExactly` says yes to the types, and there is `code`.
    ///
    /// - Parameter body: Makes the call once, and returns what it returns.
    @inlinable @inline(__always)
    final func callByAddress<Result>(
        _ receiver: AnyObject, _ selector: MessageSelector, _ body: (CallByAddress) -> UnsafeMutableRawPointer?
    ) throws -> Result {
        // A closure that captured the objects themselves would retain them.
        let (method, target) = (Unmanaged.passUnretained(self), Unmanaged.passUnretained(receiver))
        // C writes at least a word, and the padding behind a structure, too.
        return try withUnsafeTemporaryAllocation(byteCount: max(MemoryLayout<Result>.stride, 8), alignment: 16) {
            room in
            let result = room.baseAddress.unsafelyUnwrapped
            if let failed = body(CallByAddress(method: method, receiver: target, selector: selector, result: result)) {
                throw Self.error(failed)
            }
            return result.assumingMemoryBound(to: Result.self).move()
        }
    }

    /// Takes over the error of a call.
    @usableFromInline static func error(_ failed: UnsafeMutableRawPointer) -> any Error { takeError(failed)! }

    /// Puts arguments into a record, and calls the method with it. Preconditions:
    /// `takesExactly` says yes to the types, and there is `code`.
    ///
    /// - Parameters:
    ///   - store: Stores each argument, by `store(_:at:)`.
    ///   - destroy: Destroys each argument, by `destroy(_:at:)`.
    @inlinable @inline(__always)
    final func callWithRecord<Result>(
        _ receiver: AnyObject, _ selector: MessageSelector,
        store: (inout UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Void,
        destroy: (inout UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Void
    ) throws -> Result {
        // A closure that captured the objects themselves would retain them.
        let (method, target) = (Unmanaged.passUnretained(self), Unmanaged.passUnretained(receiver))
        return try withUnsafeTemporaryAllocation(byteCount: recordSize, alignment: 16) { memory in
            let addresses = Self.beginRecord(memory.baseAddress!, method, target, selector)
            var next = addresses
            store(&next)
            defer {
                next = addresses
                destroy(&next)
            }
            return try Self.performRecord(memory.baseAddress!, method, target).assumingMemoryBound(to: Result.self)
                .move()
        }
    }

    @inlinable @inline(__always)
    final func store<Value>(_ value: Value, at next: inout UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        next.pointee!.initializeMemory(as: Value.self, to: value)
        next += 1
    }

    @inlinable @inline(__always)
    final func destroy<Value>(_: Value.Type, at next: inout UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        next.pointee!.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        next += 1
    }

    /// Makes the record of a call, and returns the addresses of its arguments. Precondition: `memory` has `recordSize`
    /// bytes, aligned to 16.
    @usableFromInline static func beginRecord(
        _ memory: UnsafeMutableRawPointer, _ method: Unmanaged<MethodImplementation>, _ receiver: Unmanaged<AnyObject>,
        _ selector: MessageSelector
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        method._withUnsafeGuaranteedRef { method in
            let record = method.signature.initializeRecord(memory)
            method.signature.address(record, selector, receiver.toOpaque())
            return record.pointee.arguments + method.signature.hiddenCount
        }
    }

    /// Calls the method, and returns the address of its result. Precondition: `beginRecord` made a record in `memory`,
    /// and its arguments have values.
    @usableFromInline static func performRecord(
        _ memory: UnsafeMutableRawPointer, _ method: Unmanaged<MethodImplementation>, _ receiver: Unmanaged<AnyObject>
    ) throws -> UnsafeMutableRawPointer {
        let record = memory.assumingMemoryBound(to: cffi_invocation.self)
        try method._withUnsafeGuaranteedRef { method in
            try receiver._withUnsafeGuaranteedRef { try method.invoke($0, record) }
        }
        return record.pointee.result
    }

    /// Calls the method with a record's arguments, and leaves its result in the record; no result if it throws.
    /// Preconditions: the record has `signature`, its arguments have values, its result has none.
    func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        fatalError("Switchboard: a method without an implementation.")
    }
}

/// A call of a method that has `code`.
@frozen @usableFromInline
struct CallByAddress {
    @usableFromInline let method: Unmanaged<MethodImplementation>
    @usableFromInline let receiver: Unmanaged<AnyObject>
    @usableFromInline let selector: MessageSelector
    /// Room for the result, at least a word, aligned to 16.
    @usableFromInline let result: UnsafeMutableRawPointer

    @inlinable @inline(__always)
    init(
        method: Unmanaged<MethodImplementation>, receiver: Unmanaged<AnyObject>, selector: MessageSelector,
        result: UnsafeMutableRawPointer
    ) {
        self.method = method
        self.receiver = receiver
        self.selector = selector
        self.result = result
    }

    /// Makes the call with the addresses of the arguments, a tuple of as many as there are, or any value for none.
    /// Returns the error, which the caller takes over; nil if the room has the result.
    @inlinable @inline(__always)
    func make<Addresses>(_ addresses: Addresses) -> UnsafeMutableRawPointer? {
        withUnsafePointer(to: addresses) { addresses in
            let arguments = UnsafeRawPointer(addresses).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
            let failed = method._withUnsafeGuaranteedRef {
                $0.code.unsafelyUnwrapped($0.codeContext, receiver.toOpaque(), selector.pointer, arguments, result)
            }
            return failed == nil ? nil : goOn(failed, arguments)
        }
    }

    /// Returns the error of a call, or makes it with a record if `code` declined. Precondition: `failed` is what that
    /// returned, and not nil.
    @usableFromInline @inline(never)
    func goOn(
        _ failed: UnsafeMutableRawPointer?, _ arguments: UnsafePointer<UnsafeMutableRawPointer?>
    ) -> UnsafeMutableRawPointer? {
        guard failed == cffi_message_declined() else { return failed }
        do {
            try method._withUnsafeGuaranteedRef { method in
                let signature = method.signature
                try MessageDispatch.withRecord(signature) { record in
                    for index in signature.arguments.indices {
                        record.setArgument(index + signature.hiddenCount, at: UInt(bitPattern: arguments[index]))
                    }
                    record.pointee.result = result
                    try receiver._withUnsafeGuaranteedRef { receiver in
                        signature.address(record, selector, receiver)
                        try method.invoke(receiver, record)
                    }
                }
            }
            return nil
        } catch {
            return errorWord(error)
        }
    }
}

/// A method that is a closure. A sender that passes exactly its types calls it without a record.
@usableFromInline
final class TypedMethod<Result, each Argument>: MethodImplementation, @unchecked Sendable {
    /// The class of receivers for which the closure is made.
    @usableFromInline let receiverClass: AnyObject.Type
    /// The closure itself, without a wrapper that captures it and checks the receiver: a closure that captures
    /// something is retained for each call, and most methods capture nothing.
    @usableFromInline let closure: MethodClosure<AnyObject, Result, repeat each Argument>

    @usableFromInline
    init<Receiver: AnyObject>(_ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result) {
        receiverClass = Receiver.self
        // Both take their receiver in the same way; the receiver's class is checked before each call.
        closure = unsafeBitCast(
            MethodClosure<Receiver, Result, repeat each Argument>(body: body),
            to: MethodClosure<AnyObject, Result, repeat each Argument>.self)
        var arguments: [Any.Type] = []
        repeat arguments.append((each Argument).self)
        super.init(
            signature: MethodSignature(arguments: arguments, result: Result.self),
            exactTypes: [Result.self] + arguments)
    }

    /// Calls the closure.
    @inlinable
    func call(_ receiver: AnyObject, _ arguments: repeat each Argument) throws -> Result {
        try check(receiver)
        return try closure.body(receiver, repeat each arguments)
    }

    /// Throws if the closure is not made for this receiver.
    @inlinable @inline(__always)
    func check(_ receiver: AnyObject) throws {
        guard type(of: receiver) == receiverClass || isInstance(receiver, of: receiverClass) else {
            throw foreign(receiver)
        }
    }

    @usableFromInline func foreign(_ receiver: AnyObject) -> MessageError {
        MessageError(
            .receiverType(
                expected: String(reflecting: receiverClass), found: String(reflecting: type(of: receiver))))
    }

    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        var arguments = RecordArguments(record.pointee.arguments)
        let result = try call(receiver, repeat arguments.next((each Argument).self))
        record.pointee.result.initializeMemory(as: Result.self, to: result)
    }
}

/// Whether an object is an instance of a class or its subclasses. Not a method of `TypedMethod`: with
/// `-cross-module-optimization` Swift 6.3 fails with "Abstract conformance with bad subject type" if one call passes
/// both a pack and an opened type, as the call of `check` would do in anything with a pack.
@usableFromInline func isInstance(_ object: AnyObject, of class: AnyObject.Type) -> Bool {
    func check<Class: AnyObject>(_: Class.Type) -> Bool { object is Class }
    return _openExistential(`class`, do: check)
}

/// A closure that takes a receiver. A type parameter that is constrained to classes is passed as one borrowed
/// reference, whatever class it stands for (swiftlang/swift, lib/SIL/IR/TypeLowering.cpp: a class-bound archetype is
/// loadable).
@usableFromInline struct MethodClosure<Receiver: AnyObject, Result, each Argument> {
    @usableFromInline let body: (Receiver, repeat each Argument) throws -> Result
}

/// Reads a record's arguments one after the other.
@frozen @usableFromInline
struct RecordArguments {
    @usableFromInline var next: UnsafePointer<UnsafeMutableRawPointer?>

    /// Precondition: the addresses of the arguments, without hidden ones.
    @inlinable
    init(_ addresses: UnsafePointer<UnsafeMutableRawPointer?>) {
        next = addresses
    }

    /// The address of the next argument. Precondition: there is another one.
    mutating func nextAddress() -> UnsafeRawPointer {
        defer { next += 1 }
        return UnsafeRawPointer(next.pointee!)
    }

    /// Precondition: there is another argument, of this type.
    @inlinable
    mutating func next<Argument>(_: Argument.Type) -> Argument {
        defer { next += 1 }
        return next.pointee!.assumingMemoryBound(to: Argument.self).pointee
    }
}
