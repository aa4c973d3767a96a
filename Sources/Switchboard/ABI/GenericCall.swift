import CSwiftCall

/// A call of a method reference as generic code makes it, with addresses only: of the arguments, and of room for the
/// result and for an error. What is in these rooms afterwards must be checked before it is used: if the compiler
/// returns a result in an unexpected way, nothing was written there, and nothing may copy or destroy it.
struct GenericCall {
    let arguments: UnsafePointer<UnsafeMutableRawPointer?>
    let count: Int
    let result: UnsafeMutableRawPointer
    let error: UnsafeMutableRawPointer
    /// The sizes of these rooms, in bytes.
    let resultSize: Int
    let errorSize: Int
    /// The actor on which an asynchronous call is made; nil for none. Precondition: the thread is on it.
    var actor: (any Actor)?
    /// If it is only asked whether the method belongs to an actor: where the answer goes. Then no call is made.
    var isIsolated: UnsafeMutablePointer<Bool>?

    enum Outcome {
        case returned, threw
        /// An asynchronous call did not reach what was meant, and was ended.
        case left
        /// An asynchronous call did not end at once: it waits for an actor, or the system cannot begin a task at once.
        /// It may read the arguments later; nothing is written to this call's rooms any more.
        case waits
    }

    /// Calls a method reference that has been applied to its object. Precondition: it takes arguments of these types,
    /// and throws nothing, or its error type is a generic parameter where the reference is named, so that it gets room
    /// for errors.
    ///
    /// - Parameters:
    ///   - isolation: The actor to which the method belongs. Only evaluated if it is asked for.
    ///   - pack: The index of the parameter that is a pack, which is the last one; nil if there is none.
    func call<Function>(
        _ function: Function, isolation: @autoclosure () -> (any Actor)?, pack: Int? = nil
    ) -> Outcome {
        guard let isIsolated else { return call(function, pack: pack) }
        isIsolated.pointee = isolation() != nil
        return .left
    }

    /// The same, where it is not known whether the method belongs to an actor.
    func call<Function>(_ function: Function, pack: Int? = nil) -> Outcome {
        guard isIsolated == nil else { return .left }
        // A function as a value of a generic type is its code and its context, in the most general form.
        precondition(MemoryLayout<Function>.size == 16)
        let threw = withUnsafeBytes(of: function) { words in
            cffi_call_generic(
                words.load(as: UnsafeRawPointer.self), words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
                arguments,
                UInt32(count), UInt32(pack ?? count), result, error)
        }
        return threw ? .threw : .returned
    }

    /// The same for an asynchronous method. It begins on this thread, at once, and the caller does not wait for it.
    /// Precondition: as for `call`, and it has at most 8 parameters, of which a pack is one.
    func start<Function>(_ function: Function, pack: Int? = nil, throws canThrow: Bool) -> Outcome {
        precondition(MemoryLayout<Function>.size == 16)
        let call = withUnsafeBytes(of: function) { words in
            AsynchronousGenericCall(
                words.load(as: UnsafeRawPointer.self), words.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
                self, pack: pack, keeping: function)
        }
        switch call.start(on: actor) {
        case cffi_async_waits: return .waits
        case cffi_async_left: return .left
        case let ending:
            call.copyRooms(to: self)
            return ending == cffi_async_threw && canThrow ? .threw : .returned
        }
    }
}

extension GenericCall {
    /// Calls an asynchronous function with the registers of a frame, in a task that begins on this thread at once.
    /// Preconditions: the frame has the function's arguments, none of them on the stack.
    ///
    /// - Returns: Whether it ended at once. Then the frame has its results.
    static func callAtOnce(
        _ function: UnsafeRawPointer, _ context: UnsafeRawPointer?, _ frame: UnsafeMutablePointer<cffi_swift_frame>
    ) -> Bool {
        let ending = AsynchronousGenericCall(function, context, frame).start(on: nil)
        return ending == cffi_async_returned || ending == cffi_async_threw
    }

    /// Evaluated when the calls have been made that `cffi_async_measure_stack` needs, of a function that does nothing.
    static let measuredStack: Void = {
        let nothing: @Sendable () async -> Void = {}
        for size in [16, 4_096] {
            withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { room in
                let room = room.baseAddress!, none = room.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: 1)
                let call = GenericCall(
                    arguments: UnsafePointer(none), count: 0, result: room, error: room, resultSize: 0, errorSize: 0)
                _ = call.start(nothing, throws: false)
            }
        }
    }()
}

/// The context of the closure that makes an asynchronous generic call. Its first stored property is what C reads. It
/// has rooms of its own, because the call may end after `start` has returned.
private final class AsynchronousGenericCall: @unchecked Sendable {
    private var call: cffi_async_generic_call
    private let function: Any
    /// The addresses of the arguments in the pack; null if there is none.
    private let pack: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    private let result: UnsafeMutableRawPointer
    private let error: UnsafeMutableRawPointer

    /// - Parameter keeping: The function, to keep its context.
    init(
        _ code: UnsafeRawPointer, _ context: UnsafeRawPointer?, _ generic: GenericCall, pack: Int?,
        keeping function: Any
    ) {
        self.function = function
        result = Self.allocate(generic.resultSize)
        error = Self.allocate(generic.errorSize)
        let arguments = UnsafeBufferPointer(start: generic.arguments, count: generic.count)
        self.pack = pack.map { Self.copy(arguments[$0...]) }
        var addresses = [result] + arguments.prefix(pack ?? generic.count)
        if let pack = self.pack { addresses.append(UnsafeMutableRawPointer(pack)) }
        addresses.append(error)
        precondition(addresses.count <= Int(CFFI_ASYNC_GENERIC_ADDRESSES))
        call = cffi_async_generic_call()
        call.function = code
        call.context = context
        call.addresses = UnsafePointer(Self.copy(addresses))
        call.count = UInt32(addresses.count)
    }

    /// A call with the registers of a frame.
    init(
        _ code: UnsafeRawPointer, _ context: UnsafeRawPointer?, _ frame: UnsafeMutablePointer<cffi_swift_frame>
    ) {
        function = ()
        pack = nil
        result = Self.allocate(0)
        error = Self.allocate(0)
        call = cffi_async_generic_call()
        call.function = code
        call.context = context
        call.addresses = UnsafePointer(Self.copy([]))
        call.frame = frame
    }

    deinit {
        call.addresses.deallocate()
        pack?.deallocate()
        result.deallocate()
        error.deallocate()
    }

    private static func copy(
        _ addresses: some Collection<UnsafeMutableRawPointer?>
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        let copied = UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>.allocate(capacity: max(addresses.count, 1))
        _ = copied.initialize(from: addresses)
        return copied.baseAddress!
    }

    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        let room = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 64)
        room.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
        return room
    }

    /// Begins the call.
    func start(on actor: (any Actor)?) -> cffi_async_ending {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return cffi_async_waits }
        // Null where the C compiler has no asynchronous functions.
        guard let function = cffi_async_generic_function() else { return cffi_async_waits }
        // A closure is the address of its code's record, and its context. The cast retains the context.
        let words = (function, Unmanaged.passUnretained(self).toOpaque())
        let body = unsafeBitCast(words, to: (@Sendable () async -> Void).self)
        if let actor {
            actor.assumeIsolated { actor in
                _ = Task.immediate {
                    // The task belongs to the actor because its closure names it.
                    _ = actor
                    await body()
                }
            }
        } else {
            Task.immediate { await body() }
        }
        cffi_async_generic_call_stop(&call)
        return call.ending
    }

    func copyRooms(to generic: GenericCall) {
        generic.result.copyMemory(from: result, byteCount: generic.resultSize)
        generic.error.copyMemory(from: error, byteCount: generic.errorSize)
    }
}
