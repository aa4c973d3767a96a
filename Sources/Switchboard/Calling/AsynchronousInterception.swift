import CForwarding
import CFFIShim
import CSwiftCall

// A chain of interceptors runs where a function of the program would that has the method's declaration: on no actor,
// with the executor that the task prefers; or on the actor of its caller, if the method is `nonisolated(nonsending)`.
// The closure that C calls goes there. Everything else stays there (`nonisolated(nonsending)`), and comes back there
// from the receivers.

/// An asynchronous call on its way through a chain.
final class AsynchronousInterception: @unchecked Sendable {
    // C keeps these until the interceptors are through, or the captured call does; methods are never freed.
    /// Nil for a captured call.
    private let raw: UnsafeMutablePointer<cffi_async_interception>?
    unowned(unsafe) let proxy: AnyForwardingProxy
    unowned(unsafe) let chain: AsynchronousInterceptorChain
    /// Nil if its types are not known. Then there are no arguments, and the result stays where the receiver left it.
    unowned(unsafe) let method: ResolvedMethod?
    let slot: Int
    /// How often a call whose method's types are not known went on to the receivers, and whether one answered.
    private var proceedCount = 0
    private var isAnswered = true
    /// What answered when the call went on to the receivers the last time.
    var answeredBy = cffi_source_none
    private let arguments: UnsafeRawPointer

    /// Precondition: at `address` is a `cffi_async_interception`.
    fileprivate init(_ address: UnsafeMutableRawPointer) {
        let raw = address.assumingMemoryBound(to: cffi_async_interception.self)
        self.raw = raw
        proxy = Unmanaged.fromOpaque(raw.pointee.proxy).takeUnretainedValue()
        chain = Unmanaged.fromOpaque(raw.pointee.interceptors).takeUnretainedValue()
        slot = Int(raw.pointee.number)
        arguments = UnsafeRawPointer(raw.pointee.arguments)
        method = raw.pointee.method.map { Unmanaged.fromOpaque($0.pointee.context).takeUnretainedValue() }
    }

    /// A captured call, which goes on when the one is over from which it was captured. Preconditions: the method is
    /// known, and one of the chain's interceptors has code that calls receivers; the caller keeps the proxy, the chain
    /// and the arguments.
    init(of captured: AsynchronousInterception, _ arguments: UnsafeRawPointer) {
        raw = nil
        proxy = captured.proxy
        chain = captured.chain
        method = captured.method
        slot = captured.slot
        self.arguments = arguments
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    nonisolated(nonsending) func proceed(
        to index: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        guard index < chain.interceptors.count else { return await forward(arguments, result) }
        return await chain.interceptors[index].run(self, index + 1, arguments, result)
    }

    private nonisolated(nonsending) func forward(
        _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        guard let method else { return await forwardUnknown() }
        guard let raw, arguments == self.arguments || method.hasSameClosures(arguments, self.arguments) else {
            for interceptor in chain.interceptors {
                if let callReceivers = interceptor.callReceivers { return await callReceivers(self, arguments, result) }
            }
            return MessageError(.closureReplaced, proxy.dispatchTable.described(slot).selector)
        }
        let passing = Passing(raw, arguments == self.arguments ? nil : arguments, result)
        await passing.run()
        answeredBy = passing.answeredBy
        switch passing.ending {
        case cffi_ending_returned: return nil
        case cffi_ending_unanswered: return unanswered
        default: return method.moveError(passing.error)
        }
    }

    /// Whether observers answer where there is no delegate; and whether they may have taken a closure.
    private var observersAnswer: Bool { raw.map { cffi_async_intercepted_is_answered($0) } ?? false }
    var observersTook: Bool { raw.map { cffi_async_intercepted_was_taken($0) } ?? false }

    var unanswered: (any Error)? { proxy.endUnanswered(method, observersAnswer: observersAnswer) }

    private nonisolated(nonsending) func forwardUnknown() async -> (any Error)? {
        proceedCount += 1
        guard proceedCount == 1, let raw else { return unfinished }
        let passing = Passing(raw, nil, nil)
        await passing.run()
        answeredBy = passing.answeredBy
        isAnswered = passing.ending == cffi_ending_returned
        return isAnswered ? nil : unanswered
    }

    /// Why a call whose method's types are not known cannot end yet: it has to proceed exactly once, to a receiver.
    var unfinished: (any Error)? {
        proxy.unknownTypes(slot, proceedCount: proceedCount) ?? (isAnswered ? nil : unanswered)
    }

    /// Runs the chain, and writes what the caller gets.
    fileprivate nonisolated(nonsending) func run() async {
        guard let raw else { return }
        guard let method else {
            let error = await proceed(to: 0, arguments, UnsafeMutableRawPointer(mutating: arguments))
            if let error { proxy.refuse(error, slot: slot) }
            return
        }
        let type = Metadata(method.layout.result)
        let room = UnsafeMutableRawPointer.allocate(byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
        defer { room.deallocate() }
        let error = await proceed(to: 0, arguments, room)
        let layout = raw.pointee.method
        if let error { return proxy.fail(&raw.pointee.frame, slot, layout, error, as: method.layout.failure) }
        cffi_frame_return(&raw.pointee.frame, layout, room)
    }

    // The closures with which C has interceptors handle a call. Their contexts are never released. In structs, because
    // a closure that is the value of a generic type has another form.

    static var codeOnNoActor: cffi_async_closure {
        struct Code {
            let run: @concurrent @Sendable (UnsafeMutableRawPointer) async -> Void
        }
        return unsafeBitCast(Code { await AsynchronousInterception($0).run() }, to: cffi_async_closure.self)
    }

    static var codeOnActor: cffi_async_closure {
        struct Code {
            let run: nonisolated(nonsending) @Sendable (UnsafeMutableRawPointer) async -> Void
        }
        return unsafeBitCast(Code { await AsynchronousInterception($0).run() }, to: cffi_async_closure.self)
    }
}

extension AnyForwardingProxy {
    /// Calls an asynchronous requirement of the proxy's receiver, as a caller on no actor does. Observers and
    /// interceptors get no call.
    ///
    /// Preconditions: `method` is that of the slot, with `layout` as C has it, and takes no closures; `arguments` is
    /// the tuple of its arguments, and `result` room for its result.
    ///
    /// - Returns: What the receiver threw. Without an error, the result is initialized.
    nonisolated(nonsending) final func callAsynchronously(
        _ slot: Int, _ method: ResolvedMethod, _ layout: UnsafePointer<cffi_method>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        guard let call = cffi_async_call_create(address, UInt32(slot), layout, arguments) else {
            fatalError("Switchboard: no memory for a call.")
        }
        defer { cffi_async_call_destroy(call) }
        let passing = Passing(call, nil, result)
        await passing.run()
        switch passing.ending {
        case cffi_ending_returned: return nil
        case cffi_ending_unanswered: return endUnanswered(method, observersAnswer: false)
        default: return method.moveError(passing.error)
        }
    }
}

/// The context of the closure that lets a call proceed. Its first stored property is what C reads.
private final class Passing: @unchecked Sendable {
    private var passing: cffi_async_passing
    let error: UnsafeMutableRawPointer

    init(
        _ call: UnsafeMutablePointer<cffi_async_interception>, _ arguments: UnsafeRawPointer?,
        _ result: UnsafeMutableRawPointer?
    ) {
        error = .allocate(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16)
        passing = cffi_async_passing()
        passing.call = call
        passing.arguments = arguments
        passing.result = result
        passing.error = error
    }

    deinit { error.deallocate() }

    var ending: cffi_ending { passing.ending }
    var answeredBy: cffi_source { passing.answered_by }

    nonisolated(nonsending) func run() async {
        // A closure is the address of its code's record, and its context. The cast retains the context.
        let words = (cffi_async_proceed_function(), Unmanaged.passUnretained(self).toOpaque())
        await unsafeBitCast(words, to: (@concurrent @Sendable () async -> Void).self)()
    }
}
