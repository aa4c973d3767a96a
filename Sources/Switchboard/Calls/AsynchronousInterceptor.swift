import CForwarding
import CFFIShim
import CSwiftCall

// A chain of interceptors runs where a function of the program would that has the method's declaration: on no actor,
// with the executor that the task prefers; or on the actor of its caller, if the method is `nonisolated(nonsending)`.
// The closure that C calls goes there. Everything else stays there (`nonisolated(nonsending)`), and comes back there
// from the receivers.

/// One interceptor of asynchronous calls: of one method, or of all. Arguments and results as of `Interceptor`.
class AsynchronousInterceptor: @unchecked Sendable {
    /// Runs the interceptor, which initializes the result or returns the error.
    ///
    /// - Parameter index: Its place in the chain of the call.
    nonisolated(nonsending) func run(
        _ call: AsynchronousInterception, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? { fatalError("Switchboard: a subclass runs.") }

    /// Whether it can call the method on the receivers by compiled code, which can pass closures that an interceptor
    /// made.
    var canCallReceivers: Bool { false }

    /// Calls the method on the receivers. Precondition: it can.
    nonisolated(nonsending) func callReceivers(
        _ call: AsynchronousInterception, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? { fatalError("Switchboard: a subclass calls.") }
}

/// The interceptors of an asynchronous method of a proxy, in the order in which they were added. Immutable.
final class AsynchronousInterceptorChain: Sendable {
    let interceptors: [AsynchronousInterceptor]

    init(_ interceptors: [AsynchronousInterceptor]) { self.interceptors = interceptors }
}

/// An asynchronous call on its way through a chain.
final class AsynchronousInterception: @unchecked Sendable {
    // C keeps these until the interceptors are through; methods are never freed.
    private let raw: OpaquePointer
    unowned(unsafe) let proxy: AnyForwardingProxy
    private unowned(unsafe) let chain: AsynchronousInterceptorChain
    /// Nil if its types are not known. Then there are no arguments, and the result stays where the receiver left it.
    unowned(unsafe) let method: ResolvedMethod?
    let slot: Int
    /// How often a call whose method's types are not known went on to the receivers, and whether one answered.
    private var proceedCount = 0
    private var isAnswered = true
    /// What answered when the call went on to the receivers the last time.
    fileprivate(set) var answeredBy = cffi_source_none
    private let arguments: UnsafeRawPointer

    /// Precondition: `raw` is a `cffi_async_interception`.
    fileprivate init(_ raw: OpaquePointer) {
        self.raw = raw
        proxy = Unmanaged.fromOpaque(cffi_async_intercepted_proxy(raw)).takeUnretainedValue()
        chain = Unmanaged.fromOpaque(cffi_async_interceptors(raw)).takeUnretainedValue()
        slot = Int(cffi_async_intercepted_slot(raw))
        arguments = UnsafeRawPointer(cffi_async_intercepted_arguments(raw))
        method = cffi_async_intercepted_method(raw).map {
            Unmanaged.fromOpaque($0.pointee.context).takeUnretainedValue()
        }
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    nonisolated(nonsending) func proceed(
        to index: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        guard index < chain.interceptors.count else { return await forward(arguments, result) }
        return await chain.interceptors[index].run(self, at: index, arguments, result)
    }

    private nonisolated(nonsending) func forward(
        _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        guard let method else { return await forwardUnknown() }
        guard arguments == self.arguments || method.hasSameClosures(arguments, self.arguments) else {
            for interceptor in chain.interceptors where interceptor.canCallReceivers {
                return await interceptor.callReceivers(self, arguments, result)
            }
            return MessageError(.closureReplaced, proxy.shape.described(slot).selector)
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
    private var observersAnswer: Bool { cffi_async_intercepted_is_answered(raw) }
    fileprivate var observersTook: Bool { cffi_async_intercepted_was_taken(raw) }

    fileprivate var unanswered: (any Error)? {
        method?.returnsUnanswered == true || observersAnswer ? nil : MessageError(unansweredBy: proxy)
    }

    private nonisolated(nonsending) func forwardUnknown() async -> (any Error)? {
        proceedCount += 1
        guard proceedCount == 1 else { return unknownTypes }
        let passing = Passing(raw, nil, nil)
        await passing.run()
        answeredBy = passing.answeredBy
        isAnswered = passing.ending == cffi_ending_returned
        return isAnswered ? nil : unanswered
    }

    private var unknownTypes: MessageError {
        MessageError(.unknownTypes(found: proceedCount), proxy.shape.described(slot).selector)
    }

    /// Why a call whose method's types are not known cannot end yet: it has to proceed exactly once, to a receiver.
    var unfinished: (any Error)? { proceedCount != 1 ? unknownTypes : isAnswered ? nil : unanswered }

    /// Runs the chain, and writes what the caller gets.
    fileprivate nonisolated(nonsending) func run() async {
        guard let method else {
            let error = await proceed(to: 0, arguments, UnsafeMutableRawPointer(mutating: arguments))
            if let error { proxy.refuse(error, slot: slot) }
            return
        }
        let type = Metadata(method.layout.result)
        let room = UnsafeMutableRawPointer.allocate(byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
        defer { room.deallocate() }
        let error = await proceed(to: 0, arguments, room)
        let frame = cffi_async_intercepted_frame(raw)!, layout = cffi_async_intercepted_method(raw)
        if let error { return proxy.fail(frame, slot, layout, error, as: method.layout.failure) }
        cffi_frame_return(frame, layout, room)
    }

    // The closures with which C has interceptors handle a call. Their contexts are never released. In structs, because
    // a closure that is the value of a generic type has another form.

    static var codeOnNoActor: cffi_async_closure {
        struct Code {
            let run: @concurrent @Sendable (UnsafeMutableRawPointer) async -> Void
        }
        return unsafeBitCast(
            Code { await AsynchronousInterception(OpaquePointer($0)).run() }, to: cffi_async_closure.self)
    }

    static var codeOnActor: cffi_async_closure {
        struct Code {
            let run: nonisolated(nonsending) @Sendable (UnsafeMutableRawPointer) async -> Void
        }
        return unsafeBitCast(
            Code { await AsynchronousInterception(OpaquePointer($0)).run() }, to: cffi_async_closure.self)
    }
}

/// The context of the closure that lets a call proceed. Its first stored property is what C reads.
private final class Passing: @unchecked Sendable {
    private var passing: cffi_async_passing
    let error: UnsafeMutableRawPointer

    init(_ call: OpaquePointer, _ arguments: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?) {
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

/// An interceptor of one method. Its closure knows the types.
final class AsynchronousMethodInterceptor<Delegate, Element, Result, Failure: Error>: AsynchronousInterceptor,
    @unchecked Sendable
{
    /// Calls the method on a receiver.
    typealias Call = (Delegate, Element) async throws(Failure) -> Result
    typealias Body =
        nonisolated(nonsending) (
            borrowing InterceptedAsynchronousCall<Element, Result, Failure>, Element
        ) async throws(Failure) -> Result

    private let call: Call
    private let body: Body

    init(calling call: @escaping Call, _ body: @escaping Body) {
        self.call = call
        self.body = body
    }

    override nonisolated(nonsending) func run(
        _ call: AsynchronousInterception, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        do throws(Failure) {
            let intercepted = InterceptedAsynchronousCall<Element, Result, Failure>(call, next: index + 1, arguments)
            let value = try await body(intercepted, arguments.assumingMemoryBound(to: Element.self).pointee)
            result.initializeMemory(as: Result.self, to: value)
            return nil
        } catch {
            return error
        }
    }

    override var canCallReceivers: Bool { true }

    override nonisolated(nonsending) func callReceivers(
        _ call: AsynchronousInterception, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? {
        var receivers: [(delegate: Delegate, decides: Bool)] = []
        call.answeredBy = call.proxy.forEachReceiver(call.method!, leavesDefaultOut: call.observersTook) {
            (delegate: inout Delegate, decides) in
            receivers.append((delegate, decides))
        }
        guard !receivers.isEmpty else { return call.unanswered }
        var failure: (any Error)?
        // The method's caller waits, as if it had called the receiver.
        nonisolated(unsafe) let element = arguments.assumingMemoryBound(to: Element.self).pointee
        for (receiver, decides) in receivers {
            nonisolated(unsafe) let delegate = receiver
            do throws(Failure) {
                let value = try await self.call(delegate, element)
                // If several get the call, it returns nothing, so there is one result at most.
                result.initializeMemory(as: Result.self, to: value)
            } catch {
                if decides { failure = error }
            }
        }
        return failure
    }
}

/// An asynchronous call, which an interceptor of one method receives.
///
/// ```swift
/// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
///     let rate = await call.proceed()
///     return rate != 2 ? rate : await call.proceed("EUR")
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns.
public struct InterceptedAsynchronousCall<Element, Result, Failure: Error>: ~Copyable {
    private let call: AsynchronousInterception
    private let next: Int
    private let arguments: UnsafeRawPointer

    init(_ call: AsynchronousInterception, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Calls the next interceptor, or the target, with the original arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    public nonisolated(nonsending) borrowing func proceed() async throws(Failure) -> Result {
        try await proceed(at: arguments)
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// ```swift
    /// let dollars = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in await call.proceed("USD") }
    /// ```
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the argument is a closure, you can write it behind the call: `await call.proceed { response in ... }`. If its
    /// type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure has to say
    /// so: `@Sendable response in`.
    ///
    /// - Parameter arguments: The argument, or the tuple of the arguments.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    public nonisolated(nonsending) borrowing func proceed(_ arguments: Element) async throws(Failure) -> Result {
        let copied = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        copied.initialize(to: arguments)
        defer {
            copied.deinitialize(count: 1)
            copied.deallocate()
        }
        return try await proceed(at: copied)
    }

    private nonisolated(nonsending) borrowing func proceed(at arguments: UnsafeRawPointer) async throws(Failure)
        -> Result
    {
        let room = UnsafeMutablePointer<Result>.allocate(capacity: 1)
        defer { room.deallocate() }
        guard let error = await call.proceed(to: next, arguments, room) else { return room.move() }
        // What remains is that nothing answers, or a text: interceptors cannot handle these.
        guard let failure = error as? Failure else { call.proxy.refuse(error, slot: call.slot) }
        throw failure
    }
}
