import CForwarding

/// The methods of a class of receivers: what an Objective-C class object is to its instances.
///
/// ```swift
/// final class Counter: MessageReceiver {
///     static let table = MethodTable { table in
///         table.add("add:") { (counter: Counter, amount: Int) in counter.total += amount }
///         table.add("total") { (counter: Counter) in counter.total }
///         table.add("hypot:", try! CFunction(hypot as @convention(c) (Double, Double) -> Double))
///     }
///     var methods: MethodTable { Self.table }
///     var total = 0
/// }
/// ```
///
/// Methods may be added, replaced and exchanged at any time, from any thread; a message that is sent afterwards finds
/// the new ones, in this table and in those that inherit from it. Finding a method takes no lock.
public final class MethodTable: @unchecked Sendable {
    /// The table whose methods this one has, too, unless it has its own.
    public let inherited: MethodTable?
    /// All methods, inherited ones too, or null where they have changed since. Written under `lock`, read without.
    private let map: UnsafeMutablePointer<OpaquePointer?>
    /// Under `lock`.
    private var own: [MessageSelector: MethodImplementation] = [:]
    private var heirs: [WeakTable] = []
    /// Heirs that are gone are forgotten as they become more, so that the cost is spread over those that are made.
    private var sweepHeirsAt = 16

    /// A change of a table concerns all that inherit from it, so all tables have one lock. It counts nothing: an empty
    /// value would have the address of the lock object itself, and be a race for the thread sanitizer.
    private static let lock = Locked(0)

    private struct WeakTable {
        weak var table: MethodTable?
    }

    /// A table without methods of its own.
    public init(inheriting inherited: MethodTable? = nil) {
        self.inherited = inherited
        map = .allocate(capacity: 1)
        map.initialize(to: nil)
        guard let inherited else { return }
        // A table that is looked at may end then, and with it what its methods capture: not under the lock.
        var seen: [MethodTable] = []
        Self.lock.withLock { _ in
            if inherited.heirs.count >= inherited.sweepHeirsAt {
                inherited.heirs.removeAll { heir in
                    guard let table = heir.table else { return true }
                    seen.append(table)
                    return false
                }
                inherited.sweepHeirsAt = max(16, inherited.heirs.count * 2)
            }
            inherited.heirs.append(WeakTable(table: self))
        }
        withExtendedLifetime(seen) {}
    }

    /// A table with the methods that `fill` adds: for a constant.
    public convenience init(inheriting inherited: MethodTable? = nil, _ fill: (MethodTable) throws -> Void) rethrows {
        self.init(inheriting: inherited)
        try fill(self)
    }

    deinit {
        cffi_method_map_retire(cffi_method_map_exchange(map, nil))
        map.deallocate()
    }

    // MARK: Finding

    /// The method that a receiver with this table has for a selector, its own or inherited; nil for none.
    public func method(for selector: MessageSelector) -> MethodImplementation? {
        find(selector)
    }

    @usableFromInline func find(_ selector: MessageSelector) -> MethodImplementation? {
        while true {
            var method: UnsafeMutableRawPointer?
            switch cffi_method_map_find(map, selector.pointer, &method) {
            case cffi_method_found_one: return Unmanaged.fromOpaque(method!).takeRetainedValue()
            case cffi_method_found_none: return nil
            default: makeMap()
            }
        }
    }

    /// The selectors that the table itself has methods for, inherited ones not counted.
    public var selectors: [MessageSelector] {
        Self.lock.withLock { _ in Array(own.keys) }.sorted { $0.name < $1.name }
    }

    /// Not inlined: the check of exclusive access would be made by every search.
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
            // There was none, so there is none to retire.
            _ = cffi_method_map_exchange(map, made)
        }
    }

    // MARK: Changing

    /// Changes the table's own methods, and has everybody look again.
    ///
    /// - Parameter body: What it drops it gives back: its end may run anybody's code, so it ends without the lock.
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

    /// Precondition: the lock is held, and `seen` kept until it is not.
    private func dropMaps(into dropped: inout [OpaquePointer], seen: inout [MethodTable]) {
        if let old = cffi_method_map_exchange(map, nil) { dropped.append(old) }
        for heir in heirs {
            guard let table = heir.table else { continue }
            seen.append(table)
            table.dropMaps(into: &dropped, seen: &seen)
        }
    }

    /// Adds a method, unless the table has one of its own for the selector. An inherited one is overridden.
    ///
    /// - Returns: False where there was one; nothing changes then. `replace(_:_:)` replaces it.
    @discardableResult
    public func add(_ selector: MessageSelector, _ method: MethodImplementation) -> Bool {
        var dropped: [OpaquePointer] = []
        var seen: [MethodTable] = []
        let isAdded = Self.lock.withLock { _ in
            guard own[selector] == nil else { return false }
            own[selector] = method
            // A map that has no method for it takes one more, so that adding one after the other takes no longer.
            let address = Unmanaged.passUnretained(method).toOpaque()
            if !heirs.isEmpty || !cffi_method_map_add(map.pointee, selector.pointer, address) {
                dropMaps(into: &dropped, seen: &seen)
            }
            return true
        }
        dropped.forEach(cffi_method_map_retire)
        withExtendedLifetime(seen) {}
        return isAdded
    }

    /// Adds a method, or puts it in the place of the table's own one.
    ///
    /// - Returns: The method that a message found before, its own or inherited; nil for none.
    @discardableResult
    public func replace(_ selector: MessageSelector, _ method: MethodImplementation) -> MethodImplementation? {
        change { own in
            let inherited = inherited?.unlockedMethod(for: selector)
            return own.updateValue(method, forKey: selector) ?? inherited
        }
    }

    /// Takes the table's own method away; an inherited one is found then.
    ///
    /// - Returns: The method, or nil where there was none.
    @discardableResult
    public func remove(_ selector: MessageSelector) -> MethodImplementation? {
        change { own in own.removeValue(forKey: selector) }
    }

    /// Has each of two selectors find the method that the other one found. Inherited methods become the table's own.
    ///
    /// - Returns: False where there is no method for one of them; nothing changes then.
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

    /// Adds a closure as a method: as `add(_:_:)` for a method.
    ///
    /// - Parameter body: Gets the receiver, then the message's arguments. Called on the sender's thread, on several at
    ///   once if several send. What it throws reaches the sender.
    @inlinable @discardableResult
    public func add<Receiver: AnyObject, each Argument, Result>(
        _ selector: MessageSelector, _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> Bool {
        add(selector, Self.method(body))
    }

    /// Puts a closure in the place of a method: as `replace(_:_:)` for a method.
    @inlinable @discardableResult
    public func replace<Receiver: AnyObject, each Argument, Result>(
        _ selector: MessageSelector, _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> MethodImplementation? {
        replace(selector, Self.method(body))
    }

    /// A closure as a method.
    @inlinable
    public static func method<Receiver: AnyObject, each Argument, Result>(
        _ body: @escaping @Sendable (Receiver, repeat each Argument) throws -> Result
    ) -> MethodImplementation {
        TypedMethod(body)
    }
}

extension MessageError {
    @usableFromInline static func receiver(_ expected: AnyObject.Type, _ found: AnyObject) -> MessageError {
        MessageError(
            .receiverType(expected: String(reflecting: expected), found: String(reflecting: type(of: found))))
    }
}
