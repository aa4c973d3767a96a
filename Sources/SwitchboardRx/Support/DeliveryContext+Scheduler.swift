import Switchboard

extension DeliveryContext {
    /// Returns the context of a scheduler.
    ///
    /// ```swift
    /// proxy.setForwardToDelegate(
    ///     controller, retainDelegate: false, deliverOn: .scheduler(MainScheduler.instance), answers: .blocking)
    /// ```
    ///
    /// Nothing tells whether a thread is there already, so every call runs in order, except one that a delivered call
    /// makes and that has to be answered.
    ///
    /// - Parameter scheduler: The scheduler, which the context retains. It has to be usable from any thread.
    /// - Returns: The context.
    public static func scheduler(_ scheduler: any ImmediateSchedulerType) -> DeliveryContext {
        let scheduler = Unchecked(scheduler)
        return DeliveryContext("the scheduler \(type(of: scheduler.value))") { job in
            _ = scheduler.value.schedule(()) { _ in
                job()
                return Disposables.create()
            }
        }
    }
}
