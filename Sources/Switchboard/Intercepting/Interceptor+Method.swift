import CForwarding

extension Interceptor {
    /// An interceptor of one method. Its closures know the types; they are compiled into the program that adds it.
    ///
    /// - Parameter call: Calls the method on a receiver.
    convenience init<Delegate>(
        _ method: ResolvedMethod,
        calling call: @escaping (inout Delegate, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?,
        _ body: @escaping Body
    ) {
        self.init(body) { intercepted, arguments, room in
            let proxy = intercepted.caller
            var receivers = cffi_receivers_of(proxy.address, UInt32(method.slot), method.isMulticast, false)
            // A default gets the closure that an interceptor made, and not later the original one.
            receivers.leaves_default_out = intercepted.was_taken
            let end = proxy.withReceiverWords { words in
                proxy.callReceivers(receivers, in: words) { _, _ in
                    proxy.dispatchTable.withDelegate(taking: words, for: method.slot, of: proxy) {
                        // If several get the call, it returns nothing, so there is one result at most.
                        call(&$0, arguments, room).map { .threw($0) } ?? .returned
                    }
                }
            }
            intercepted.answered_by = end.source
            return end
        }
    }
}
