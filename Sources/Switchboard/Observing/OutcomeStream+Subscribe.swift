// Written by scripts/generate/method-references.py; change that instead.

// Observers with an outcome, which take the arguments one by one, as observers without an outcome do.

extension OutcomeStream {
    /// Notifies your closure of each call of a method with 2 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B>(
        _ body: @escaping (A, B, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in body(arguments.0, arguments.1, outcome) },
            onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 2 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B>(
        _ body: @escaping @isolated(any) (A, B, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in body(arguments.0, arguments.1, outcome) },
            onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 2 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B>(
        _ body: @escaping @Sendable (A, B, CallOutcome<Result>) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B) {
        subscribeOnAnyThread(
            { arguments, outcome in body(arguments.0, arguments.1, outcome) }, onCompleted: onCompleted)
    }

    /// Notifies your closure of each call of a method with 3 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C>(
        _ body: @escaping (A, B, C, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in body(arguments.0, arguments.1, arguments.2, outcome)
            }, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 3 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C>(
        _ body: @escaping @isolated(any) (A, B, C, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, C, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in body(arguments.0, arguments.1, arguments.2, outcome)
            }, onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 3 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B, C>(
        _ body: @escaping @Sendable (A, B, C, CallOutcome<Result>) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C) {
        subscribeOnAnyThread(
            { arguments, outcome in body(arguments.0, arguments.1, arguments.2, outcome) }, onCompleted: onCompleted)
    }

    /// Notifies your closure of each call of a method with 4 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D>(
        _ body: @escaping (A, B, C, D, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, outcome)
            }, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 4 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D>(
        _ body: @escaping @isolated(any) (A, B, C, D, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, C, D, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, outcome)
            }, onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 4 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B, C, D>(
        _ body: @escaping @Sendable (A, B, C, D, CallOutcome<Result>) -> Void,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D) {
        subscribeOnAnyThread(
            { arguments, outcome in body(arguments.0, arguments.1, arguments.2, arguments.3, outcome) },
            onCompleted: onCompleted)
    }

    /// Notifies your closure of each call of a method with 5 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E>(
        _ body: @escaping (A, B, C, D, E, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, outcome)
            }, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 5 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E>(
        _ body: @escaping @isolated(any) (A, B, C, D, E, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, C, D, E, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, outcome)
            }, onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 5 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B, C, D, E>(
        _ body: @escaping @Sendable (A, B, C, D, E, CallOutcome<Result>) -> Void,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D, E) {
        subscribeOnAnyThread(
            { arguments, outcome in body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, outcome) },
            onCompleted: onCompleted)
    }

    /// Notifies your closure of each call of a method with 6 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E, F>(
        _ body: @escaping (A, B, C, D, E, F, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, isolation: (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, outcome)
            }, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 6 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E, F>(
        _ body: @escaping @isolated(any) (A, B, C, D, E, F, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, C, D, E, F, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, outcome)
            }, onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 6 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B, C, D, E, F>(
        _ body: @escaping @Sendable (A, B, C, D, E, F, CallOutcome<Result>) -> Void,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F) {
        subscribeOnAnyThread(
            { arguments, outcome in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, outcome)
            }, onCompleted: onCompleted)
    }

    /// Notifies your closure of each call of a method with 7 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E, F, G>(
        _ body: @escaping (A, B, C, D, E, F, G, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, isolation: (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F, G) {
        subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6, outcome)
            }, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 7 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call. If it belongs to
    ///     an actor and the call is made elsewhere, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe<A, B, C, D, E, F, G>(
        _ body: @escaping @isolated(any) (A, B, C, D, E, F, G, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F, G) {
        let actor = body.isolation
        let body = withoutIsolation(body, as: ((A, B, C, D, E, F, G, CallOutcome<Result>) -> Void).self)
        return subscribe(
            { (arguments: Element, outcome: CallOutcome<Result>) in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6, outcome)
            }, onCompleted: onCompleted, isolation: actor, file: file, line: line)
    }

    /// Notifies your closure of each call of a method with 7 arguments and of its outcome, until you cancel or
    /// release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribeOnAnyThread { manager, url, outcome in print(url, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments and the outcome. It runs on the thread that makes the call, and on several at
    ///     once if several call. The compiler checks that it may.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread<A, B, C, D, E, F, G>(
        _ body: @escaping @Sendable (A, B, C, D, E, F, G, CallOutcome<Result>) -> Void,
        onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken where Element == (A, B, C, D, E, F, G) {
        subscribeOnAnyThread(
            { arguments, outcome in
                body(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6, outcome)
            }, onCompleted: onCompleted)
    }

}
