// `subscribe`, once more for each usual number of arguments. A closure that is written with a parameter for each argument
// is compiled as it will be called. Where it is expected to take one tuple, the compiler puts two functions around it, and
// each delivery goes through them. More than four arguments, and one closure parameter for all of them, take that way.

extension CallStream {
    /// `subscribe(_:onCompleted:isolation:)` with two arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B>(
        _ body: @escaping (A, B) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> SubscriptionToken where Element == (A, B) {
        add(ObserverCode(body), onCompleted: onCompleted, on: isolation)
    }

    /// `subscribe(_:onCompleted:)` with two arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B>(
        _ body: @escaping @isolated(any) (A, B) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B) {
        add(ObserverCode(unchecked: body), onCompleted: onCompleted, on: body.isolation)
    }

    /// `subscribeAnywhere(_:onCompleted:)` with two arguments.
    @_documentation(visibility: internal)
    public func subscribeAnywhere<A, B>(
        _ body: @escaping @Sendable (A, B) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B) {
        add(ObserverCode(body), onCompleted: onCompleted)
    }

    /// `subscribe(_:onCompleted:isolation:)` with three arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B, C>(
        _ body: @escaping (A, B, C) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> SubscriptionToken where Element == (A, B, C) {
        add(ObserverCode(body), onCompleted: onCompleted, on: isolation)
    }

    /// `subscribe(_:onCompleted:)` with three arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B, C>(
        _ body: @escaping @isolated(any) (A, B, C) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C) {
        add(ObserverCode(unchecked: body), onCompleted: onCompleted, on: body.isolation)
    }

    /// `subscribeAnywhere(_:onCompleted:)` with three arguments.
    @_documentation(visibility: internal)
    public func subscribeAnywhere<A, B, C>(
        _ body: @escaping @Sendable (A, B, C) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C) {
        add(ObserverCode(body), onCompleted: onCompleted)
    }

    /// `subscribe(_:onCompleted:isolation:)` with four arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B, C, D>(
        _ body: @escaping (A, B, C, D) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        add(ObserverCode(body), onCompleted: onCompleted, on: isolation)
    }

    /// `subscribe(_:onCompleted:)` with four arguments.
    @_documentation(visibility: internal)
    public func subscribe<A, B, C, D>(
        _ body: @escaping @isolated(any) (A, B, C, D) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        add(ObserverCode(unchecked: body), onCompleted: onCompleted, on: body.isolation)
    }

    /// `subscribeAnywhere(_:onCompleted:)` with four arguments.
    @_documentation(visibility: internal)
    public func subscribeAnywhere<A, B, C, D>(
        _ body: @escaping @Sendable (A, B, C, D) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        add(ObserverCode(body), onCompleted: onCompleted)
    }
}
