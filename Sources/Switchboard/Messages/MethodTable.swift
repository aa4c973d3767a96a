import CForwarding

/// The methods of a class of receivers. Objective-C's class objects have the same purpose.
///
/// ```swift
/// final class Counter: MessageReceiver {
///     static let table = MethodTable { table in
///         table.add("add:") { (counter: Counter, amount: Int) in counter.total += amount }
///         table.add("total") { (counter: Counter) in counter.total }
///         table.add("hypot:", try! CFunction(hypot as @convention(c) (Double, Double) -> Double))
///     }
///     var methods: MethodTable { Self.table }
///     private(set) var total = 0
/// }
/// ```
///
/// You can add, replace, exchange and remove methods on any thread, at any time. Messages that are sent afterwards find
/// the new methods, in this table and in the tables that inherit from it. Finding a method takes no lock.
public final class MethodTable: @unchecked Sendable {
    /// The table from which this one inherits the methods that it doesn't override; nil if it inherits from none.
    public let inherited: MethodTable?
    /// All methods, including inherited ones; null if they have changed since. Written under `lock`, read without it.
    @usableFromInline let map: UnsafeMutablePointer<OpaquePointer?>
    /// Guarded by `lock`.
    private var own: [MessageSelector: MethodImplementation] = [:]
    private var children: [WeakTable] = []
    /// Deallocated tables are removed when the list has grown, so that the cost is spread over the tables created.
    private var sweepChildrenAt = 16

    /// A change of a table affects all tables that inherit from it, so all tables share one lock. Its value is a dummy:
    /// an empty value would have the address of the lock object itself, which the thread sanitizer would report as a
    /// race.
    private static let lock = Locked(0)

    private struct WeakTable {
        weak var table: MethodTable?
    }

    /// Creates a table without methods of its own. Thread-safe.
    ///
    /// - Parameter inherited: The table whose methods the new one inherits, including those added later.
    public init(inheriting inherited: MethodTable? = nil) {
        self.inherited = inherited
        map = .allocate(capacity: 1)
        map.initialize(to: nil)
        guard let inherited else { return }
        // Another table may end when this code releases it, and with it what its methods capture. So release it outside
        // the lock.
        var seen: [MethodTable] = []
        Self.lock.withLock { _ in
            if inherited.children.count >= inherited.sweepChildrenAt {
                inherited.children.removeAll { child in
                    guard let table = child.table else { return true }
                    seen.append(table)
                    return false
                }
                inherited.sweepChildrenAt = max(16, inherited.children.count * 2)
            }
            inherited.children.append(WeakTable(table: self))
        }
        withExtendedLifetime(seen) {}
    }

    /// Creates a table and adds methods to it, for example to initialize a constant. Thread-safe.
    ///
    /// ```swift
    /// let table = MethodTable { table in
    ///     table.add("double:") { (_: DynamicReceiver, number: Int) in number * 2 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - inherited: The table whose methods the new one inherits, including those added later.
    ///   - fill: Adds methods to the table that it's called with. It runs once, before the initializer returns.
    /// - Throws: The error of `fill`.
    public convenience init(inheriting inherited: MethodTable? = nil, _ fill: (MethodTable) throws -> Void) rethrows {
        self.init(inheriting: inherited)
        try fill(self)
    }

    deinit {
        cffi_method_map_retire(cffi_method_map_exchange(map, nil))
        map.deallocate()
    }

    // MARK: Finding

    /// Returns the method that a receiver with this table uses for a selector, its own or an inherited one.
    /// Thread-safe.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The method; nil if there's none.
    public func method(for selector: MessageSelector) -> MethodImplementation? {
        guard let found = find(selector) else { return nil }
        defer { found.end() }
        return found.method.takeUnretainedValue()
    }

    /// Finds a method for one message. The caller ends its use, on the same thread.
    @inlinable @inline(__always)
    func find(_ selector: MessageSelector) -> _FoundMethod? {
        let found = cffi_method_map_find(map, selector.pointer)
        guard let method = found.method else { return findOrMakeMap(selector, found) }
        return _FoundMethod(method: .fromOpaque(method), place: found.guard)
    }

    /// The same, if there was no method. Precondition: `found` is what was found.
    @usableFromInline @inline(never)
    func findOrMakeMap(_ selector: MessageSelector, _ found: cffi_found_method) -> _FoundMethod? {
        var found = found
        while true {
            if let method = found.method { return _FoundMethod(method: .fromOpaque(method), place: found.guard) }
            guard found.guard != nil else { return nil }
            makeMap()
            found = cffi_method_map_find(map, selector.pointer)
        }
    }

    /// The selectors of the table's own methods, without inherited ones, sorted by name. Thread-safe.
    public var selectors: [MessageSelector] {
        Self.lock.withLock { _ in Array(own.keys) }.sorted { $0.name < $1.name }
    }

    /// Not inlined: otherwise every search would pay for the check of exclusive access.
    @inline(never) private func makeMap() {
        Self.lock.withLock { _ in
            guard map.pointee == nil else { return }
            var all = own
            var table = inherited
            while let next = table {
                all.merge(next.own) { mine, _ in mine }
                table = next.inherited
            }
            guard let made = cffi_method_map_create(UInt32(all.count + all.count / 2)) else {
                fatalError("Switchboard: no memory for a method table.")
            }
            for (selector, method) in all {
                cffi_method_map_insert(made, selector.pointer, Unmanaged.passUnretained(method).toOpaque())
            }
            // There was no map before, so there is none to retire.
            _ = cffi_method_map_exchange(map, made)
        }
    }

    // MARK: Changing

    /// Changes the table's own methods, and makes later searches see the change.
    ///
    /// - Parameter body: Returns the methods that it removes: their end may run foreign code, so they are released
    ///   outside the lock.
    private func change<Value>(_ body: (inout [MessageSelector: MethodImplementation]) -> Value) -> Value {
        var dropped: [OpaquePointer] = []
        var seen: [MethodTable] = []
        let value = Self.lock.withLock { _ in
            let value = body(&own)
            dropMaps(into: &dropped, seen: &seen)
            return value
        }
        dropped.forEach(cffi_method_map_retire)
        withExtendedLifetime(seen) {}
        return value
    }

    /// Precondition: the lock is held, and the caller keeps `seen` until it has released the lock.
    private func dropMaps(into dropped: inout [OpaquePointer], seen: inout [MethodTable]) {
        if let old = cffi_method_map_exchange(map, nil) { dropped.append(old) }
        for child in children {
            guard let table = child.table else { continue }
            seen.append(table)
            table.dropMaps(into: &dropped, seen: &seen)
        }
    }

    /// Adds a method, unless the table itself already has one for the selector. It overrides an inherited method.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - method: The method, for example a result of `method(for:)` or `method(_:)`.
    /// - Returns: True if the method was added. False if the table already had one, and nothing changed; use
    ///   `replace(_:_:)` then.
    @discardableResult
    public func add(_ selector: MessageSelector, _ method: MethodImplementation) -> Bool {
        var dropped: [OpaquePointer] = []
        var seen: [MethodTable] = []
        let isAdded = Self.lock.withLock { _ in
            guard own[selector] == nil else { return false }
            own[selector] = method
            // A map without a method for the selector can take one more, so adding many methods does not rebuild it
            // each time.
            let address = Unmanaged.passUnretained(method).toOpaque()
            if !children.isEmpty || !cffi_method_map_add(map.pointee, selector.pointer, address) {
                dropMaps(into: &dropped, seen: &seen)
            }
            return true
        }
        dropped.forEach(cffi_method_map_retire)
        withExtendedLifetime(seen) {}
        return isAdded
    }

    /// Adds a method, or replaces the table's own one for the selector. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - method: The method, for example a result of `method(for:)` or `method(_:)`.
    /// - Returns: The method that messages found before, the table's own or an inherited one; nil if there was none.
    @discardableResult
    public func replace(_ selector: MessageSelector, _ method: MethodImplementation) -> MethodImplementation? {
        change { own in
            let inherited = inherited?.unlockedMethod(for: selector)
            return own.updateValue(method, forKey: selector) ?? inherited
        }
    }

    /// Removes the table's own method for a selector. Messages then find the inherited method, if there is one.
    /// Thread-safe.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The removed method; nil if the table had none of its own.
    @discardableResult
    public func remove(_ selector: MessageSelector) -> MethodImplementation? {
        change { own in own.removeValue(forKey: selector) }
    }

    /// Exchanges the methods for two selectors. Inherited methods become the table's own. Thread-safe.
    ///
    /// - Parameters:
    ///   - first: The name of one message.
    ///   - second: The name of the other message.
    /// - Returns: True if the methods were exchanged. False if a selector has no method, and nothing changed.
    @discardableResult
    public func exchange(_ first: MessageSelector, _ second: MessageSelector) -> Bool {
        change { own in
            let inherited = inherited
            guard let one = own[first] ?? inherited?.unlockedMethod(for: first),
                let two = own[second] ?? inherited?.unlockedMethod(for: second)
            else { return false }
            own[first] = two
            own[second] = one
            return true
        }
    }

    /// Precondition: the lock is held.
    private func unlockedMethod(for selector: MessageSelector) -> MethodImplementation? {
        own[selector] ?? inherited?.unlockedMethod(for: selector)
    }

    // MARK: Closures as methods

    /// Adds a closure as a method, unless the table itself already has a method for the selector. It overrides an
    /// inherited method. Thread-safe.
    ///
    /// ```swift
    /// table.add("add:") { (counter: Counter, amount: Int) in counter.total += amount }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - body: The closure. It takes the receiver, then the message's arguments. It runs on the sender's thread, and
    ///     on several threads at once if they send at once. The sender receives the errors that it throws.
    /// - Returns: True if the method was added. False if the table already had one, and nothing changed; use
    ///   `replace(_:_:)` then.
    @inlinable @discardableResult
    public func add<Receiver: AnyObject, each Argument, Result>(
        _ selector: MessageSelector, _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> Bool {
        add(selector, Self.method(body))
    }

    /// Adds a closure as a method, or replaces the table's own method for the selector by the closure. Thread-safe.
    ///
    /// ```swift
    /// table.replace("add:") { (counter: Counter, amount: Int) in counter.total += 10 * amount }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - body: The closure. It takes the receiver, then the message's arguments. It runs on the sender's thread, and
    ///     on several threads at once if they send at once. The sender receives the errors that it throws.
    /// - Returns: The method that messages found before, the table's own or an inherited one; nil if there was none.
    @inlinable @discardableResult
    public func replace<Receiver: AnyObject, each Argument, Result>(
        _ selector: MessageSelector, _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> MethodImplementation? {
        replace(selector, Self.method(body))
    }

    /// Returns a method that calls a closure. You can add it to several tables, or under several selectors.
    /// Thread-safe.
    ///
    /// ```swift
    /// let doubling = MethodTable.method { (_: DynamicReceiver, number: Int) in number * 2 }
    /// table.add("double:", doubling)
    /// table.add("twice:", doubling)
    /// ```
    ///
    /// - Parameter body: The closure. It takes the receiver, then the message's arguments. It runs on the sender's
    ///   thread, and on several threads at once if they send at once. The sender receives the errors that it throws.
    /// - Returns: The method.
    @inlinable
    public static func method<Receiver: AnyObject, each Argument, Result>(
        _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> MethodImplementation {
        TypedMethod(body)
    }
}

/// A method that lives until `end`, without a reference that is counted for each message. Only for this library.
@_documentation(visibility: internal)
@frozen public struct _FoundMethod {
    @usableFromInline let method: Unmanaged<MethodImplementation>
    /// Where the thread says that it uses the method; nil if it is retained instead.
    @usableFromInline let place: UnsafeMutableRawPointer?

    @inlinable @inline(__always)
    init(method: Unmanaged<MethodImplementation>, place: UnsafeMutableRawPointer?) {
        self.method = method
        self.place = place
    }

    /// Ends the use that `MethodTable.find` began. Precondition: it is called once, on the same thread.
    @inlinable @inline(__always)
    func end() {
        cffi_found_method_end(cffi_found_method(method: method.toOpaque(), guard: place))
    }

    /// Whether a sender with exactly these types can call the method by `callExactly`.
    @inlinable @inline(__always)
    func takesExactly<Result, each Argument>(_: Result.Type, _ arguments: repeat (each Argument).Type) -> Bool {
        method._withUnsafeGuaranteedRef { $0.takesExactly(Result.self, repeat each arguments) }
    }
}

extension MessageError {
    @usableFromInline static func receiver(_ expected: AnyObject.Type, _ found: AnyObject) -> MessageError {
        MessageError(
            .receiverType(expected: String(reflecting: expected), found: String(reflecting: type(of: found))))
    }
}
