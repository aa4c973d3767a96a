// Source: swiftlang/swift, include/swift/Basic/RelativePointer.h.

/// Follows the relative pointer at `place`; nil if it is null. Precondition: there is a relative pointer, whose low bit
/// says that it is indirect if `indirectable`.
func relative(
    _ place: UnsafeRawPointer, indirectable: Bool = false, spareBits: Int32 = 1
) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    guard offset != 0 else { return nil }
    guard indirectable else { return place + Int(offset) }
    let target = place + Int(offset & ~spareBits)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
}

/// The context that a descriptor's context is in. Precondition: a context descriptor.
func contextParent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
    relative(descriptor + 4, indirectable: true)
}
