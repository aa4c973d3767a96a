import CForwarding

extension AsynchronousInterceptor {
    /// An interceptor of one method. Its closures know the types.
    ///
    /// - Parameter call: Calls the method on a receiver.
    convenience init<Delegate, Element, Result, Failure: Error>(
        calling call: @escaping (Delegate, Element) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<Element, Result, Failure>, Element
            ) async throws(Failure) -> Result
    ) {
        self.init { intercepted, next, arguments, room in
            do throws(Failure) {
                let typed = InterceptedAsynchronousCall<Element, Result, Failure>(intercepted, next: next, arguments)
                let value = try await body(typed, arguments.assumingMemoryBound(to: Element.self).pointee)
                room.initializeMemory(as: Result.self, to: value)
                return nil
            } catch {
                return error
            }
        } callingReceivers: { intercepted, arguments, room in
            let receivers = intercepted.takeReceivers(of: Delegate.self)
            guard !receivers.isEmpty else { return intercepted.unanswered }
            var failure: (any Error)?
            // The method's caller waits, as if it had called the receiver.
            nonisolated(unsafe) let element = arguments.assumingMemoryBound(to: Element.self).pointee
            for (receiver, decides) in receivers {
                nonisolated(unsafe) let delegate = receiver
                do throws(Failure) {
                    let value = try await call(delegate, element)
                    // If several get the call, it returns nothing, so there is one result at most.
                    room.initializeMemory(as: Result.self, to: value)
                } catch {
                    if decides { failure = error }
                }
            }
            return failure
        }
    }
}

extension AsynchronousInterception {
    /// The receivers, and whether each decides how the call ends. Precondition: the method is known, and its delegate
    /// type is `Delegate`.
    fileprivate func takeReceivers<Delegate>(of: Delegate.Type) -> [(delegate: Delegate, decides: Bool)] {
        let method = method!
        var found = cffi_receivers_of(proxy.address, UInt32(method.slot), method.isMulticast, false)
        found.leaves_default_out = observersTook
        var receivers: [(delegate: Delegate, decides: Bool)] = []
        let end = proxy.withReceiverWords { words in
            proxy.forEachReceiver(&found, in: words) { _, decides in
                proxy.dispatchTable.withDelegate(taking: words, for: method.slot, of: proxy) {
                    (delegate: inout Delegate) in receivers.append((delegate, decides))
                }
                return .returned
            }
        }
        answeredBy = end.source
        return receivers
    }
}
