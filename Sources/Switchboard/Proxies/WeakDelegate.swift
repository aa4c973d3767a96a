import CForwarding
import CSupport

/// A property wrapper for the delegate of your own class, which keeps a proxy installed.
///
/// If the delegate is a proxy, an assignment sets the proxy's target, and the proxy stays. Otherwise the property
/// works like a `weak var`.
///
/// ```swift
/// public final class Importer: HasDelegate {
///     @WeakDelegate public var delegate: (any ImporterDelegate)?
/// }
///
/// let importer = Importer()
/// let imports = DelegateProxy<Importer, any ImporterDelegate>.proxy(for: importer)
///     .methodInvoked(ImporterDelegate.importer(_:didImport:)).subscribe { _, count in print(count) }
/// importer.delegate = controller  // the proxy stays, and forwards to `controller`
/// ```
///
/// A plain `weak var` keeps its proxy only if the assignment calls the setter through the class's method table. That
/// isn't so in a `final` class, or if the optimizer writes the property directly. With this wrapper, the proxy stays
/// in all of these cases, on every platform, and `proxy.staysInstalled` is true.
///
/// As with a `weak var`, only one thread at a time may write the property. Use the wrapper in classes only. The
/// property's type is an optional class, or an optional class-bound protocol type of at most three protocols. Any
/// other type traps when you make the parent.
@propertyWrapper
public final class WeakDelegate<Value: ExpressibleByNilLiteral> {
    @usableFromInline final weak var object: AnyObject?
    /// Behind the object in a value.
    @usableFromInline final var tables: (UInt, UInt, UInt) = (0, 0, 0)

    @inlinable static var tableCount: Int { MemoryLayout<Value>.size / MemoryLayout<UInt>.size - 1 }

    /// Creates a property without a delegate. Traps if the property's type isn't supported.
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

    /// Creates a property with a delegate. Traps if the property's type isn't supported.
    ///
    /// - Parameter wrappedValue: The delegate, which the property holds weakly, or nil.
    public convenience init(wrappedValue: Value) {
        self.init()
        var value = wrappedValue
        withUnsafeMutablePointer(to: &value) { value in
            let words = UnsafeMutableRawPointer(value).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
            store(words, Self.tableCount)
        }
    }

    /// Unavailable: the wrapper is for properties of classes.
    @available(*, unavailable, message: "@WeakDelegate is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// The delegate of an object, or the proxy that is installed as its delegate. The compiler calls this for the
    /// property.
    ///
    /// - Parameters:
    ///   - owner: The object that has the property.
    ///   - storage: The key path of the wrapper in it.
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
