#if canImport(Combine) || Combine
    public import Switchboard

    extension DeliveryContext {
        /// Returns the context of a scheduler.
        ///
        /// ```swift
        /// proxy.setForwardToDelegate(
        ///     controller, retainDelegate: false, deliverOn: .scheduler(ImmediateScheduler.shared), answers: .blocking)
        /// ```
        ///
        /// Nothing tells whether a thread is there already, so every call runs in order, except one that a delivered
        /// call makes and that has to be answered.
        ///
        /// - Parameter scheduler: The scheduler, which the context retains. It has to be usable from any thread.
        /// - Returns: The context.
        public static func scheduler(_ scheduler: some Scheduler) -> DeliveryContext {
            let erased = ErasedScheduler(scheduler)
            return DeliveryContext("the scheduler \(type(of: scheduler))") { job in erased.schedule(job) }
        }
    }

    /// A scheduler without its type, which need not be `Sendable`.
    private final class ErasedScheduler: @unchecked Sendable {
        let schedule: (@escaping () -> Void) -> Void

        init(_ scheduler: some Scheduler) { schedule = { job in scheduler.schedule(job) } }
    }
#endif
