import CForwarding

/// An object to which observers can be added. C expects a `cffi_proxy_words` as its first stored property, at a fixed
/// offset, so the class has no superclass.
protocol ObserverHost: AnyObject, Sendable {}

extension ObserverHost {
    var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Initializes the words. Call it once, in the initializer. Precondition: the dispatch table is never freed.
    func fillWords(_ dispatchTable: UnsafePointer<cffi_dispatch_table>) {
        // Only here: every object that C calls back was made by such an initializer.
        SwiftFunctions.install()
        cffi_proxy_init(address, dispatchTable)
    }

    /// Ends all streams: no observer is notified of calls any more, and each is notified of the end.
    func complete() {
        cffi_proxy_complete(address) { Unmanaged<Observer>.fromOpaque($0!).takeUnretainedValue().complete() }
        guard let interceptors = cffi_proxy_interceptors(address) else { return }
        Unmanaged<InterceptorTable>.fromOpaque(interceptors).takeUnretainedValue().complete()
    }

    /// Frees what the words hold. Call it once, in the deinitializer.
    func destroyWords() {
        complete()
        cffi_proxy_destroy(address)
    }
}
