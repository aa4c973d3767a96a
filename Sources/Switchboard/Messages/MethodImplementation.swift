import CFFIShim

/// What a receiver does on a message. Made by `MethodTable`, where one method may have several selectors.
///
/// Immutable and thread-safe.
public class MethodImplementation: @unchecked Sendable {
    /// The types of its arguments and its result.
    public final let signature: MethodSignature
    /// If the method is a closure that takes exactly these types: the result's type, then the arguments'. Else empty.
    /// Raw memory, because an array would be retained for each message.
    @usableFromInline final let closureTypes: UnsafePointer<ObjectIdentifier>
    @usableFromInline final let closureTypeCount: Int

    @usableFromInline init(signature: MethodSignature, closureTypes: [Any.Type] = []) {
        self.signature = signature
        let types = UnsafeMutablePointer<ObjectIdentifier>.allocate(capacity: closureTypes.count)
        for (index, type) in closureTypes.enumerated() { types[index] = ObjectIdentifier(type) }
        self.closureTypes = UnsafePointer(types)
        closureTypeCount = closureTypes.count
    }

    deinit {
        closureTypes.deallocate()
    }

    /// Whether the method is a `TypedMethod` of exactly these types.
    @inlinable @inline(__always)
    final func isTyped<Result, each Argument>(_: Result.Type, _ arguments: repeat (each Argument).Type) -> Bool {
        guard closureTypeCount > 0, closureTypes[0] == ObjectIdentifier(Result.self) else { return false }
        var index = 1
        for argument in repeat each arguments {
            guard index < closureTypeCount, closureTypes[index] == ObjectIdentifier(argument) else { return false }
            index += 1
        }
        return index == closureTypeCount
    }

    /// Calls the method with a record's arguments, and leaves its result in the record; no result if it throws.
    /// Preconditions: the record has `signature`, its arguments have values, its result has none.
    func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        fatalError("Switchboard: a method without an implementation.")
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
            closureTypes: [Result.self] + arguments)
    }

    /// Calls the closure.
    @inlinable
    func call(_ receiver: AnyObject, _ arguments: repeat each Argument) throws -> Result {
        guard type(of: receiver) == receiverClass || isInstance(receiver, of: receiverClass) else {
            throw foreign(receiver)
        }
        return try closure.body(receiver, repeat each arguments)
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
@usableFromInline
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
