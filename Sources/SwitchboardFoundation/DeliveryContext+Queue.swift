public import Dispatch
public import Switchboard

extension DeliveryContext {
    /// Returns the context of a dispatch queue.
    ///
    /// ```swift
    /// import SwitchboardFoundation
    ///
    /// let proxy = ForwardingProxy<any XMLParserDelegate>(
    ///     forwardingTo: controller, deliverOn: .queue(.main), answers: .blocking)
    /// ```
    ///
    /// A thread is there if it runs a block of the queue, or of one whose target is the queue. Even on a concurrent
    /// queue, the calls of one proxy run one after another, in order.
    ///
    /// - Parameter queue: The queue, which the context retains.
    /// - Returns: The context.
    public static func queue(_ queue: DispatchQueue) -> DeliveryContext {
        let marked = MarkedQueue(queue)
        return DeliveryContext(
            queue.label.isEmpty ? "a dispatch queue" : "the dispatch queue `\(queue.label)`",
            isCurrent: { marked.isCurrent }
        ) { job in marked.queue.async { job() } }
    }
}

/// A queue that is recognized by a value of its own.
private final class MarkedQueue: Sendable {
    let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()

    init(_ queue: DispatchQueue) {
        self.queue = queue
        queue.setSpecific(key: key, value: true)
    }

    deinit { queue.setSpecific(key: key, value: nil) }

    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
