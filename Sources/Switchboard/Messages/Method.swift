import CFFIShim

/// What a receiver does on a message. Made by `MethodTable`, which may give one method several selectors.
///
/// Immutable; any thread.
public class Method: @unchecked Sendable {
    /// The types that it takes and returns.
    public final let signature: MethodSignature
    /// The result's type and then the arguments', where the method is a closure that takes just these; else empty.
    @usableFromInline final let closureTypes: [ObjectIdentifier]

    @usableFromInline init(signature: MethodSignature, closureTypes: [Any.Type] = []) {
        self.signature = signature
        self.closureTypes = closureTypes.map { ObjectIdentifier($0) }
    }

    /// Whether the method is a `TypedMethod` of just these types.
    @inlinable
    final func isTyped<Result, each Argument>(_: Result.Type, _ arguments: repeat (each Argument).Type) -> Bool {
        closureTypes.withUnsafeBufferPointer { types in
            guard let first = types.first, first == ObjectIdentifier(Result.self) else { return false }
            var index = 1
            for argument in repeat each arguments {
                guard index < types.count, types[index] == ObjectIdentifier(argument) else { return false }
                index += 1
            }
            return index == types.count
        }
    }

    /// Calls the method with a record's arguments, and leaves its result there; none where it throws. Preconditions: the
    /// record is one of `signature`, its arguments have values, its result has none.
    func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        fatalError("Switchboard: a method without an implementation.")
    }
}

/// A method that is a closure. A sender that passes just its types calls the closure directly.
@usableFromInline
final class TypedMethod<Result, each Argument>: Method, @unchecked Sendable {
    @usableFromInline let body: (AnyObject, repeat each Argument) throws -> Result

    @usableFromInline
    init(_ body: @escaping @Sendable (AnyObject, repeat each Argument) throws -> Result) {
        self.body = body
        var arguments: [Any.Type] = []
        repeat arguments.append((each Argument).self)
        super.init(
            signature: MethodSignature(arguments: arguments, result: Result.self),
            closureTypes: [Result.self] + arguments)
    }

    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        var arguments = RecordArguments(record)
        let result = try body(receiver, repeat arguments.next((each Argument).self))
        record.pointee.result.initializeMemory(as: Result.self, to: result)
    }
}

/// A record's arguments, one after the other.
struct RecordArguments {
    private var next: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// Precondition: a record without hidden arguments.
    init(_ record: UnsafeMutablePointer<cffi_invocation>) {
        next = record.pointee.arguments
    }

    /// Precondition: there is another argument, of this type.
    mutating func next<Argument>(_: Argument.Type) -> Argument {
        defer { next += 1 }
        return next.pointee!.assumingMemoryBound(to: Argument.self).pointee
    }
}
