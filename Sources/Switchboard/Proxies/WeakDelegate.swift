import CForwarding
import CSupport

/// A delegate property of your own class that keeps its proxy, whatever the class is: once a proxy is the delegate, what you assign becomes
/// the real delegate.
///
/// ```swift
/// public final class Player: HasDelegate {
///     @WeakDelegate public var delegate: (any PlayerDelegate)?
/// }
///
/// let plays = DelegateProxy<Player, any PlayerDelegate>.proxy(for: player)
///     .methodInvoked(PlayerDelegate.playerDidPlay).subscribe { _ in print("plays") }
/// player.delegate = self  // the proxy stays, and forwards to `self`
/// ```
///
/// A plain `weak var` keeps its proxy if an assignment calls the setter through the class's table of methods, as for an `open` or `public`
/// class that isn't `final`. It doesn't in a `final` class, nor where the optimizer compiled the assignment to a write of the property.
/// With this wrapper it does everywhere, on every platform. `proxy.staysInstalled` is true.
///
/// The delegate is held weakly, as in a `weak var`. Reading and writing the property is as thread-safe as that: one thread at a time writes.
/// Use it in classes only. The property's type is an optional protocol type of classes, of at most three protocols, or an optional class;
/// any other type traps when the parent is made.
@propertyWrapper
public final class WeakDelegate<Value: ExpressibleByNilLiteral> {
    @usableFromInline final weak var object: AnyObject?
    /// Behind the object in a value.
    @usableFromInline final var tables: (UInt, UInt, UInt) = (0, 0, 0)

    @inlinable static var tableCount: Int { MemoryLayout<Value>.size / MemoryLayout<UInt>.size - 1 }

    /// A property without a delegate.
    public init() {
        guard (Value.self as? any OptionalType.Type)?.isOfObjects == true,
            Self.tableCount <= 3
        else {
            fatalError(
                """
                Switchboard: can't use @WeakDelegate for a property of type \(Value.self): only objects can be held weakly. Use an \
                optional class or class-bound protocol type of at most three protocols, such as `(any PlayerDelegate)?`.
                """)
        }
    }

    /// A property with that delegate.
    public convenience init(wrappedValue: Value) {
        self.init()
        var value = wrappedValue
        withUnsafeMutablePointer(to: &value) { value in
            let words = UnsafeMutableRawPointer(value).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
            store(words, Self.tableCount)
        }
    }

    /// Not for use: the wrapper needs the object that has the property.
    @available(*, unavailable, message: "@WeakDelegate is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The delegate, or the proxy that is the delegate.
    @inlinable
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, WeakDelegate>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            var value = newValue
            withUnsafeMutablePointer(to: &value) { value in
                owner[keyPath: storage].assign(value, to: owner, Self.tableCount)
            }
        }
    }

    // Compiled into the class that has the property, where the key path is known.
    @inlinable final var value: Value {
        guard let object else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            let words = UnsafeMutableRawPointer(place.baseAddress!).assumingMemoryBound(to: UInt.self)
            words[0] = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
            if Self.tableCount > 0 { words[1] = tables.0 }
            if Self.tableCount > 1 { words[2] = tables.1 }
            if Self.tableCount > 2 { words[3] = tables.2 }
            return place.baseAddress!.move()
        }
    }

    private func store(_ words: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ tableCount: Int) {
        if tableCount > 0 { tables.0 = UInt(bitPattern: words[1]) }
        if tableCount > 1 { tables.1 = UInt(bitPattern: words[2]) }
        if tableCount > 2 { tables.2 = UInt(bitPattern: words[3]) }
        object = words[0].map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Stores the value at a place, or has it become the target of the proxy that is the delegate, and stores that.
    @usableFromInline final func assign(_ value: UnsafeMutableRawPointer, to owner: AnyObject, _ tableCount: Int) {
        let words = value.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        let isSetByLibrary = cffi_delegate_is_set_by_library(Unmanaged.passUnretained(owner).toOpaque())
        let assigned = words[0].map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        if let proxy = (isSetByLibrary ? assigned : object) as? AnyForwardingProxy, proxy.isProxy(of: owner) {
            proxy.propertyIsSet(words, of: owner, byLibrary: isSetByLibrary)
        }
        store(words, tableCount)
    }
}

private protocol OptionalType {
    /// Whether a value is an object, and tables.
    static var isOfObjects: Bool { get }
}

extension Optional: OptionalType {
    fileprivate static var isOfObjects: Bool {
        let wrapped = Metadata(Wrapped.self)
        switch wrapped.kind {
        case .class: return true
        case .existential, .extendedExistential: return wrapped.isClassBound && !wrapped.isErrorExistential
        default: return false
        }
    }
}
