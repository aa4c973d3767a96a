import CSwiftCall

/// A call of a method reference with nothing but addresses, as generic code makes it: of the arguments, and of room for the
/// result and for an error. What is in the rooms afterwards is nobody's value until it was looked at: where the compiler
/// returns a result in another way than expected, nothing was written there, and nothing may copy or destroy it.
struct GenericCall {
    let arguments: UnsafePointer<UnsafeMutableRawPointer?>
    let count: Int
    let result: UnsafeMutableRawPointer
    let error: UnsafeMutableRawPointer

    /// Calls a method reference that was given its object. True where it threw. Precondition: it takes arguments of these
    /// types, and throws errors of a type that is a generic parameter where it is named, so that room is given for them.
    ///
    /// - Parameter pack: Which parameter is a pack, the last one; nil for none.
    func call<Function>(_ function: Function, pack: Int? = nil) -> Bool {
        // A value of a generic type that is a function is its code and its context, in the most general form.
        precondition(MemoryLayout<Function>.size == 16)
        return withUnsafeBytes(of: function) { words in
            cffi_call_generic(
                words.load(as: UnsafeRawPointer.self), words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
                arguments,
                UInt32(count), UInt32(pack ?? count), result, error)
        }
    }
}
