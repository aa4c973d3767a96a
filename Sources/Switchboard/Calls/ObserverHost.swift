import CForwarding

/// An object that observers are added to. C reads its first stored property at a fixed place, so that is a
/// `cffi_proxy_words`, and the class has no superclass.
protocol ObserverHost: AnyObject, Sendable {
    /// A slot got its first observer of a stage, or lost its last one. Called on the thread that did it, where
    /// `reportsChanges`.
    func observersChanged()
}

extension ObserverHost {
    func observersChanged() {}

    var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Fills the words. Once, in the initialiser. Precondition: the shape lives for ever.
    func fillWords(_ shape: UnsafePointer<cffi_shape>) {
        // Here and nowhere else: whatever calls back was made by such an initialiser.
        SwiftFunctions.install()
        cffi_proxy_init(address, shape)
    }

    /// Ends all streams: no observer hears of a call any more, and each is told.
    func complete() {
        cffi_proxy_complete(address) { Unmanaged<Observer>.fromOpaque($0!).takeUnretainedValue().complete() }
    }

    /// Frees what the words hold. Once, in the deinitialiser.
    func destroyWords() {
        complete()
        cffi_proxy_destroy(address)
    }
}
