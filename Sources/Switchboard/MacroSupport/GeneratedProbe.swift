import CForwarding

/// For generated code: the superclass of probes, by which the library resolves method references. Its members' names
/// begin with an underscore, so that they can't be those of a protocol's methods.
open class _GeneratedProbe: GeneratedConformer, InheritingProbe {
    final var inherited: [ObjectIdentifier: Int] = [:]

    /// Creates a probe.
    public init() {}

    /// For generated code: records a call of a method that returns nothing.
    ///
    /// - Parameter slot: The method's slot.
    public final func _note(_ slot: Int) {
        cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
    }

    /// For generated code: records a call of a method that returns a value.
    ///
    /// - Parameter slot: The method's slot.
    /// - Returns: A placeholder value, which the method only returns.
    public final func _note<Result: ~Copyable>(_ slot: Int) -> Result {
        var value = cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
        // Nothing is read.
        if MemoryLayout<Result>.size == 0 { value = UnsafeRawPointer(bitPattern: MemoryLayout<Result>.alignment) }
        guard let value else {
            fatalError(
                "Switchboard: your code called a method of a probe. Only the library may call it, to resolve a method reference. "
                    + "Remove the call."
            )
        }
        // The value counts no references, so it can be moved.
        return UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: Result.self).move()
    }

    /// For generated code: whether calls through the protocol reach the probe. Overridden for protocols of one
    /// module, whose calls the optimizer may change.
    open class var _arrives: Bool { true }

    /// For generated code: the slot number of methods that are only forwarded.
    public static var _forwardedOnly: Int { ProbingCall.forwardedOnly }
}
