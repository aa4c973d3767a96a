import CForwarding

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
        let (proxy, method) = (call.proxy, call.method!)
        var found = cffi_receivers_of(proxy.address, UInt32(method.slot), method.isMulticast, false)
        found.leaves_default_out = call.observersTook
        var receivers: [(delegate: Delegate, decides: Bool)] = []
        call.answeredBy =
            proxy.withReceiverWords { words in
                proxy.forEachReceiver(&found, in: words) { _, decides in
                    proxy.dispatchTable.withDelegate(taking: words, for: method.slot, of: proxy) {
                        (delegate: inout Delegate) in
                        receivers.append((delegate, decides))
                    }
                    return .returned
                }
            }.source
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
