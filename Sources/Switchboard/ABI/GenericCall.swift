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

// MARK: Asynchronous methods

extension GenericCall {
    enum Start {
        /// What the error register said, which means something only if the method throws.
        case returned, threw
        /// It waits for an actor, or the system cannot begin a task at once. The arguments, and this call's memory, must
        /// live on.
        case waits
    }

    /// The same for an asynchronous method. It begins on this thread, at once, and nobody waits for it. Precondition: as
    /// for `call`; its error type is a generic parameter where the reference is named.
    func start<Function>(_ function: Function) -> Start {
        precondition(MemoryLayout<Function>.size == 16)
        let call = withUnsafeBytes(of: function) { words in
            AsynchronousGenericCall(
                words.load(as: UnsafeRawPointer.self), words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
                [result] + (0..<count).map { arguments[$0] } + [error], keeping: function)
        }
        return call.start()
    }
}

/// The context of the closure that makes a generic call. Its stored properties are a `cffi_async_generic_call`.
private final class AsynchronousGenericCall: @unchecked Sendable {
    private var call: cffi_async_generic_call
    private let function: Any

    /// - Parameter keeping: The function, to keep its context.
    init(
        _ code: UnsafeRawPointer, _ context: UnsafeRawPointer?, _ addresses: [UnsafeMutableRawPointer?],
        keeping function: Any
    ) {
        self.function = function
        precondition(addresses.count <= Int(CFFI_ASYNC_GENERIC_ADDRESSES))
        call = cffi_async_generic_call()
        call.function = code
        call.context = context
        let copied = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: addresses.count)
        copied.initialize(from: addresses, count: addresses.count)
        call.addresses = UnsafePointer(copied)
        call.count = UInt32(addresses.count)
    }

    deinit { call.addresses.deallocate() }

    func start() -> GenericCall.Start {
        #if compiler(>=6.2)
            guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return .waits }
            // A closure is the address of its code's record, and its context. The cast retains the context.
            let words = (cffi_async_generic_function(), Unmanaged.passUnretained(self).toOpaque())
            let body = unsafeBitCast(words, to: (@Sendable () async -> Void).self)
            Task.immediate { await body() }
            guard call.has_ended else { return .waits }
            return call.threw ? .threw : .returned
        #else
            return .waits
        #endif
    }
}
