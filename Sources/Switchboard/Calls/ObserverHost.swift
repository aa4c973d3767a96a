import CForwarding

/// An object to which observers can be added. C expects a `cffi_proxy_words` as its first stored property, at a fixed
/// offset, so the class has no superclass.
protocol ObserverHost: AnyObject, Sendable {
    /// A slot got its first observer of a stage, or lost its last one. Called on the thread that caused it, if
    /// `reportsChanges`.
    func observersChanged()
}

extension ObserverHost {
    func observersChanged() {}

    var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Initializes the words. Call it once, in the initializer. Precondition: the shape is never freed.
    func fillWords(_ shape: UnsafePointer<cffi_shape>) {
        // Only here: every object that C calls back was made by such an initializer.
        SwiftFunctions.install()
        cffi_proxy_init(address, shape)
    }

    /// Ends all streams: no observer is told of calls any more, and each is told of the end.
    func complete() {
        cffi_proxy_complete(address) { Unmanaged<Observer>.fromOpaque($0!).takeUnretainedValue().complete() }
    }

    /// Frees what the words hold. Call it once, in the deinitializer.
    func destroyWords() {
        complete()
        cffi_proxy_destroy(address)
    }

    /// Whether `observersChanged` is called. Set before other threads know the object.
    var reportsChanges: Bool {
        get { cffi_proxy_reports_changes(address) }
        set { cffi_proxy_set_reports_changes(address, newValue) }
    }
}
