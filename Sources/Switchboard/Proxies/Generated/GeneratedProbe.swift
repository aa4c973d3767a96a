import CForwarding

/// The superclass of generated probes, whose methods may have any name.
open class _GeneratedProbe: GeneratedConformer {
    /// The first slots of the methods of inherited protocols, by the types of their delegates. Written before the
    /// object is probed.
    final var inherited: [ObjectIdentifier: Int] = [:]

    /// Makes a probe.
    public init() {}

    /// For generated code: like `MethodProbe.note(_:)`.
    public final func _note(_ slot: Int) {
        cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
    }

    /// For generated code: like `MethodProbe.note(_:)`.
    public final func _note<Result: ~Copyable>(_ slot: Int) -> Result {
        var value = cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
        // Nothing is read.
        if MemoryLayout<Result>.size == 0 { value = UnsafeRawPointer(bitPattern: MemoryLayout<Result>.alignment) }
        guard let value else {
            fatalError(
                "Switchboard: your code called a method of a probe. Only the library may call it, to resolve a method reference.")
        }
        // The value counts no references, so it can be moved.
        return UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: Result.self).move()
    }

    /// For generated code: whether calls through the protocol reach whoever they are made on. Overridden for protocols of one
    /// module; of others the optimizer takes nothing for granted.
    open class var _arrives: Bool { true }

    /// In place of a slot, for a method that is only forwarded and has no slot.
    public static var _forwardedOnly: Int { ProbingCall.forwardedOnly }
}
