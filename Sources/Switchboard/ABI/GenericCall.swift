import CSwiftCall

/// A call of a method reference as generic code makes it, with addresses only: of the arguments, and of room for the
/// result and for an error. What is in these rooms afterwards must be checked before it is used: if the compiler
/// returns a result in an unexpected way, nothing was written there, and nothing may copy or destroy it.
struct GenericCall {
    let arguments: UnsafePointer<UnsafeMutableRawPointer?>
    let count: Int
    let result: UnsafeMutableRawPointer
    let error: UnsafeMutableRawPointer

    /// Calls a method reference that has been applied to its object. True if it threw. Precondition: it takes arguments
    /// of these types, and throws nothing, or its error type is a generic parameter where the reference is named, so that
    /// it gets room for errors.
    ///
    /// - Parameter pack: The index of the parameter that is a pack, which is the last one; nil if there is none.
    func call<Function>(_ function: Function, pack: Int? = nil) -> Bool {
        // A function as a value of a generic type is its code and its context, in the most general form.
        precondition(MemoryLayout<Function>.size == 16)
        return withUnsafeBytes(of: function) { words in
            cffi_call_generic(
                words.load(as: UnsafeRawPointer.self), words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
                arguments,
                UInt32(count), UInt32(pack ?? count), result, error)
        }
    }
}
