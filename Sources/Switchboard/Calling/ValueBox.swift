import CForwarding
import CSupport

/// Keeps a target that is no object: a struct or an enum. All calls of a proxy share it, and keep the rules of
/// `CForwarding/values.h`.
class ValueBox {
    /// Where C expects it: the first stored property.
    private var state = cffi_value_state()

    /// The value's type.
    var type: UnsafeRawPointer { fatalError("Switchboard: a subclass has a value.") }

    /// A copy of the value. Precondition: its type conforms to `Delegate`.
    func value<Delegate>(as _: Delegate.Type) -> Delegate { fatalError("Switchboard: a subclass has a value.") }

    /// Calls `body` with the value as a call of a requirement gets it, and keeps what `body` makes of it. Precondition:
    /// as above.
    func change<Delegate, Value>(
        _ slot: Int, of proxy: AnyForwardingProxy, _ body: (inout Delegate) throws -> Value
    ) rethrows -> Value {
        fatalError("Switchboard: a subclass has a value.")
    }

    /// A box with a copy of the value that a value of a protocol type at `buffer` has, and of that type.
    static func box(_ buffer: UnsafeRawPointer, of type: Metadata) -> ValueBox {
        var address = buffer
        if !type.isInlineInAny {
            // Behind the header of an object.
            let mask = type.alignment - 1
            address = buffer.load(as: UnsafeRawPointer.self) + ((Int(CFFI_OBJECT_HEADER) + mask) & ~mask)
        }
        func box<Value>(_: Value.Type) -> ValueBox {
            TypedValueBox(address.assumingMemoryBound(to: Value.self).pointee)
        }
        return _openExistential(type.type, do: box)
    }
}

private final class TypedValueBox<Value>: ValueBox {
    /// Calls change it where it lies, which the compiler does not see: so only C reads and writes it.
    private var value: Value

    init(_ value: Value) { self.value = value }

    override var type: UnsafeRawPointer { Metadata(Value.self).address }

    override func value<Delegate>(as _: Delegate.Type) -> Delegate {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            guard cffi_value_copy(Unmanaged.passUnretained(self).toOpaque(), type, room.baseAddress) else {
                let delegate = Metadata(Delegate.self)
                fatalError(
                    """
                    Switchboard: simultaneous accesses to a value: your code reads a target of type \(Value.self) while a call of \
                    a proxy for \((delegate.optionalPayload ?? delegate).type) changes it. Read the target before or after the call, or make it a class.
                    """)
            }
            return withExtendedLifetime(self) { room.baseAddress!.move() as! Delegate }
        }
    }

    override func change<Delegate, Result>(
        _ slot: Int, of proxy: AnyForwardingProxy, _ body: (inout Delegate) throws -> Result
    ) rethrows -> Result {
        let access = cffi_value_begin_apart(
            cffi_value_ends_here, proxy.address, proxy.dispatchTable.slots + slot,
            Unmanaged.passUnretained(self).toOpaque(),
            type)!
        defer { withExtendedLifetime((self, proxy)) { cffi_value_end_apart(access) } }
        let place = access.pointee.value.assumingMemoryBound(to: Value.self)
        var delegate = place.pointee as! Delegate
        defer { place.pointee = delegate as! Value }
        return try body(&delegate)
    }
}
