import CSupport

/// The actor on which the calling thread is; nil if there is none, or one with an executor of its own, which does not
/// say whose it is.
func currentActor() -> (any Actor)? {
    if MainActor.sharedUnownedExecutor.isCurrent { return MainActor.shared }
    guard withUnsafeCurrentTask(body: { $0 != nil }) else { return nil }
    let current = swift_task_getCurrentExecutor()
    guard let identity = current.identity, current.implementation == nil else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(identity).takeUnretainedValue() as? any Actor
}

/// Whether the calling thread is known to be on an actor.
///
/// On the main thread, code may use what belongs to the main actor, so the runtime need not be asked, which takes
/// longer than a whole call.
func isOn(_ actor: any Actor) -> Bool {
    cffi_is_main_thread() && ObjectIdentifier(actor) == mainActor || actor.unownedExecutor.isCurrent
}

/// The main actor, which never ends.
private let mainActor = ObjectIdentifier(MainActor.shared)

extension UnownedSerialExecutor {
    private var words: (identity: UnsafeRawPointer?, implementation: UnsafeRawPointer?) {
        unsafeBitCast(self, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    }

    private var isMain: Bool { words == MainActor.sharedUnownedExecutor.words }

    /// Whether the calling thread is known to run on this executor.
    var isCurrent: Bool {
        cffi_is_current_executor(words.identity, words.implementation) || isMain && cffi_is_on_main_queue()
    }

    /// Whether a program implements this executor.
    var isCustom: Bool { words.implementation != nil && !isMain }
}
