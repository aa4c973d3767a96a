import CFFIShim
import CForwarding

extension Interceptor {
    /// An interceptor of all methods.
    convenience init(_ body: @escaping (borrowing InterceptedInvocation) throws -> Void) {
        self.init { call, next, arguments, result in
            let call = call.assumingMemoryBound(to: cffi_interception.self)
            return Self.run(body, call, next: next, arguments, result)
        }
    }

    private static func run(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ call: UnsafeMutablePointer<cffi_interception>,
        next: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        guard let method = call.pointee.knownMethod else { return runUnknown(body, call, next: next, arguments) }
        let described = call.pointee.described, signature = described.signature
        return MessageDispatch.withRecord(signature) { record in
            for (index, offset) in method.offsets.enumerated() {
                record.pointee.arguments[index + signature.hiddenCount] = UnsafeMutableRawPointer(
                    mutating: arguments + offset)
            }
            var invocation = Invocation(record, described.selector, signature, target: call.pointee.caller)
            let error = run(body, InterceptedInvocation(call, next: next, arguments, record, invocation))
            let hasResult = Invocation.end(&invocation, record)
            if let error {
                if hasResult { signature.result.destroy(record.pointee.result) }
                return error
            }
            guard hasResult || signature.result.type == Void.self else {
                return MessageError(.noResult(expected: signature.result.description), described.selector)
            }
            result.copyMemory(from: record.pointee.result, byteCount: signature.result.size)
            return nil
        }
    }

    private static func run(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ intercepted: consuming InterceptedInvocation
    ) -> (any Error)? {
        do {
            try body(intercepted)
            return nil
        } catch {
            return error
        }
    }

    private static func runUnknown(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ call: UnsafeMutablePointer<cffi_interception>,
        next: Int, _ arguments: UnsafeRawPointer
    ) -> (any Error)? {
        if let error = run(body, InterceptedInvocation(call, next: next, arguments, nil, nil)) { return error }
        if let error = call.pointee.unknownTypes { return error }
        // An interceptor that catches this error has no result for the caller.
        return call.pointee.is_answered ? nil : MessageError(unansweredBy: call.pointee.caller)
    }
}
