/// Combine where the system has it, and OpenCombine elsewhere, with the trait `Combine`. Whoever imports
/// `SwitchboardCombine` has it, too, so the same source compiles with both.

#if canImport(Combine)
    @_exported public import Combine

    /// Not the subscription of the core.
    typealias CombineSubscription = Combine.Subscription
#elseif Combine
    @_exported public import OpenCombine

    /// Not the subscription of the core.
    typealias CombineSubscription = OpenCombine.Subscription
#endif
