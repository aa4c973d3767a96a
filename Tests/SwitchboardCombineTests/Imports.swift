// `Subscription` is also the name of what the core gives.
#if canImport(Combine)
    import Combine

    typealias AnySubscription = Combine.Subscription
#elseif Combine
    import OpenCombine

    typealias AnySubscription = OpenCombine.Subscription
#endif
