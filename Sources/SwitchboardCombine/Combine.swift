/// Combine where the system has it, and elsewhere OpenCombine, with the trait `Combine`. Importing `SwitchboardCombine`
/// also imports it, so the same source compiles with both.

#if canImport(Combine)
    @_exported public import Combine

    /// Distinguished from the core's subscription.
    typealias CombineSubscription = Combine.Subscription
#elseif Combine
    @_exported public import OpenCombine

    /// Distinguished from the core's subscription.
    typealias CombineSubscription = OpenCombine.Subscription
#endif
