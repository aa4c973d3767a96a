/// When a proxy runs a call that is on its target's context already.
///
/// ```swift
/// proxy.setForwardToDelegate(
///     controller, retainDelegate: false, deliverOn: MainActor.shared, onContext: .runsAtOnce,
///     answers: .blocking)
/// ```
public enum CallOnContext: Sendable, Hashable {
    /// The call runs after all that began before it, like one that comes from elsewhere. So its caller goes on first.
    case runsInOrder
    /// The call runs at once, before those that are pending. Its caller goes on afterwards, as without delivery.
    case runsAtOnce
}

/// Who answers the calls that can't run later, because they return a value, throw, or lend their arguments.
///
/// ```swift
/// proxy.setForwardToDelegate(
///     controller, retainDelegate: false, deliverOn: MainActor.shared, answers: .blocking)
/// ```
public enum DeliveredAnswers: Sendable, Hashable {
    /// The closures of `whenUnanswered`, on the calling thread and without the target. Setting the target is an error
    /// if such a method has none.
    case whenUnanswered
    /// The same where there is a closure. For any other method the calling thread waits until the target has answered
    /// on its context. A call that is there already runs at once.
    ///
    /// If the target's context waits for the calling thread at that time, for example in `DispatchQueue.sync`, both
    /// wait for ever. If both wait in such calls, the second one traps with a message. So does a call in a task, if
    /// the target belongs to an actor without an executor of its own: that would block a thread that all tasks share.
    case blocking
}
