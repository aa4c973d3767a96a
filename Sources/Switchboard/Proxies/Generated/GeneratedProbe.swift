import CForwarding

/// What generated probes inherit from, whose methods may have any name.
open class _GeneratedProbe {
    /// Where the methods of inherited protocols begin, by the types of their delegates. Written before it is probed.
    final var inherited: [ObjectIdentifier: Int] = [:]

    /// Makes one.
    public init() {}

    /// For generated code: as `MethodProbe.note(_:)`.
    public final func _note(_ slot: Int) {
        cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
    }

    /// For generated code: as `MethodProbe.note(_:)`.
    public final func _note<Result: ~Copyable>(_ slot: Int) -> Result {
        var value = cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
        // Nothing is read.
        if MemoryLayout<Result>.size == 0 { value = UnsafeRawPointer(bitPattern: MemoryLayout<Result>.alignment) }
        guard let value else {
            fatalError(
                "Switchboard: a method of a probe was called by other code than the search for a method reference.")
        }
        // It counts no references, so it is moved.
        return UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: Result.self).move()
    }

    /// In place of a slot: of a method that is not among the class's own, which is handed on only.
    public static var _forwardedOnly: Int { ProbingCall.forwardedOnly }
}
