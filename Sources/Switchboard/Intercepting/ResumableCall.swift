import CFFIShim
import CForwarding
import CSwiftCall

/// A call that an interceptor captured, with all that it needs to go on when its caller has gone on.
struct ResumableCall: @unchecked Sendable {
    let proxy: AnyForwardingProxy
    private let chain: InterceptorChain
    private let next: Int
    let slot: Int
    let method: ResolvedMethod
    private let layout: UnsafePointer<cffi_method>?
    let kept: KeptCall

    /// Traps if the arguments end with the call. Preconditions: the call is under way, at that place of its chain; its
    /// types are known, and these are its arguments.
    init(_ call: UnsafeMutablePointer<cffi_interception>, next: Int, _ arguments: UnsafeRawPointer) {
        let proxy = call.pointee.caller, slot = Int(call.pointee.slot), dispatchTable = proxy.dispatchTable
        let method = call.pointee.knownMethod!
        let isRecord = dispatchTable.isHandWritten || slot >= dispatchTable.requirements.count
        // A generic requirement takes words that say its types, and has no method of its own.
        let isGeneric =
            isRecord
            ? dispatchTable.slots[slot].registered == nil
            : dispatchTable.knownMethod(slot) !== method
        let layout = isRecord ? nil : call.pointee.layout ?? cffi_slot_method(dispatchTable.slots + slot)
        let endsWithCall = layout.map { cffi_arguments_closures($0, arguments) == cffi_closures_local } ?? false
        let why =
            method.whyArgumentsEnd ?? (endsWithCall ? "takes a closure that isn't `@escaping`" : nil)
            ?? (isGeneric ? "is generic" : nil)
        if let why {
            fatalError(
                """
                Switchboard: can't capture a call of \(dispatchTable.learntName(of: slot)): it \(why). Proceed in the interceptor.
                """)
        }
        self.proxy = proxy
        self.slot = slot
        self.method = method
        self.layout = layout
        self.next = next
        chain = Unmanaged.fromOpaque(call.pointee.chain).takeUnretainedValue()
        kept = KeptCall(method, arguments)
    }

    /// Calls the next interceptor, or the receivers.
    ///
    /// - Parameters:
    ///   - arguments: The tuple of the arguments.
    ///   - result: Room for the result, which it initializes unless it returns an error.
    /// - Returns: The error with which the call ended.
    func proceed(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        defer { withExtendedLifetime((proxy, chain, kept)) {} }
        guard let layout else { return proceedAsRecord(arguments, result) }
        var call = cffi_interception()
        call.proxy = proxy.address
        call.chain = Unmanaged.passUnretained(chain).toOpaque()
        call.slot = UInt32(slot)
        call.is_answered = true
        call.method = UnsafeRawPointer(Unmanaged.passUnretained(method).toOpaque())
        call.layout = layout
        return takeError(cffi_interception_resume(&call, next, arguments, result))
    }

    /// The same for a proxy whose methods are compiled.
    private func proceedAsRecord(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        let registered = proxy.dispatchTable.registered(slot)
        return MessageDispatch.withRecord(registered.signature) { record in
            registered.method.address(record, UnsafeMutableRawPointer(mutating: arguments))
            var call = cffi_interception(proxy, chain, of: record, registered)
            call.arguments = kept.address
            call.observers_answer = false
            return cffi_interception.proceed(&call, to: next, arguments, result)
        }
    }
}
