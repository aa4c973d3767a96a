/// The methods of the delegate's protocol that a proxy class implements itself.
///
/// A proxy class may conform to the protocol, as RxCocoa's classes do, and implement a few of its methods. The others
/// have default implementations in an extension of the protocol. A call of a method in the class's body runs that
/// method; observers and the target receive it only if the method forwards it. All other calls go to observers and
/// the target. Without a target, the default implementations answer.
///
/// ```swift
/// class ImporterDelegateProxy:
///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, ImporterDelegate, @unchecked Sendable
/// {
///     init(importer: Importer) {
///         super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)
///     }
///     static func registerKnownImplementations() { register { ImporterDelegateProxy(importer: $0) } }
///
///     func importer(_ importer: Importer, didImport count: Int) {
///         print(count)
///         forwardToDelegate()?.importer(importer, didImport: count)
///     }
/// }
/// ```
///
/// The library finds these methods by the program's symbols. List them with `only(_:)` if the program is stripped, if
/// the class is `final` or `private`, or if its methods are in an extension. Otherwise a debug build throws a
/// ``ProxyError`` when you make a proxy. An optimized build does so too, unless it has no trace of such a method: then
/// the default implementation runs in its place.
///
/// ```swift
/// static func implementedMethods() throws -> ImplementedMethods<any ImporterDelegate> {
///     try .only(selector(ImporterDelegate.importer(_:didImport:)))
/// }
/// ```
///
/// A hand-written proxy implements all methods, and passes each on with `forward`. It supports protocols that aren't
/// public in release builds, on every processor and system:
///
/// ```swift
/// final class ImporterDelegateProxy:
///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, ImporterDelegate, @unchecked Sendable
/// {
///     static let didImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>(
///         "importer(_:didImport:)") { $0.importer($1.0, didImport: $1.1) }
///     static func implementedMethods() -> ImplementedMethods<any ImporterDelegate> { .forwarding(didImport) }
///
///     init(importer: Importer) {
///         super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)
///     }
///     static func registerKnownImplementations() { register { ImporterDelegateProxy(importer: $0) } }
///
///     func importer(_ importer: Importer, didImport count: Int) {
///         forward(Self.didImport, with: (importer, count)) { $0.importer(importer, didImport: count) }
///     }
/// }
/// let token = proxy.methodInvoked(ImporterDelegateProxy.didImport)
///     .subscribe { importer, count in print(count) }
/// ```
public struct ImplementedMethods<Delegate>: Sendable {
    enum Kind: Sendable {
        /// The class does not say.
        case unsaid
        case none
        case only([ResolvedMethod])
        case forwarding(HandWrittenMethods<Delegate>)
        /// The optimizer calls another class than the dynamic type of a value.
        case bypassed
    }

    let kind: Kind

    /// No method: the class's methods are only default implementations.
    ///
    /// They answer calls that nothing else answers.
    public static var none: ImplementedMethods { ImplementedMethods(kind: .none) }

    static var unsaid: ImplementedMethods { ImplementedMethods(kind: .unsaid) }

    /// Lists the methods that the class implements itself.
    ///
    /// The class's other methods are default implementations: they answer calls that nothing else answers.
    ///
    /// ```swift
    /// static func implementedMethods() throws -> ImplementedMethods<any ImporterDelegate> {
    ///     try .only(selector(ImporterDelegate.importer(_:didImport:)))
    /// }
    /// ```
    ///
    /// - Parameter selectors: The methods, from `selector(_:)`. A selector that you make with a name traps.
    /// - Returns: The methods.
    public static func only<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>
    ) -> ImplementedMethods {
        var methods: [ResolvedMethod] = []
        repeat methods.append((each selectors).method)
        return ImplementedMethods(kind: .only(methods))
    }

    /// Lists the methods of a hand-written proxy, which implements the whole protocol.
    ///
    /// ```swift
    /// static func implementedMethods() -> ImplementedMethods<any ImporterDelegate> {
    ///     .forwarding(didImport, mayImport, probe: { ImporterProbe() })
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selectors: The methods that you can observe and pass to `forward`, each once, and always in this order.
    ///     The class alone is responsible for methods that you leave out.
    ///   - probe: Makes a ``MethodProbe``, by which the library resolves method references. Without it, you can
    ///     observe methods only by their selectors or selector strings.
    /// - Returns: The methods.
    public static func forwarding<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>, probe: (@Sendable () -> Delegate)? = nil
    ) -> ImplementedMethods {
        var methods = HandWrittenMethods<Delegate>(probe: probe)
        repeat methods.append(each selectors)
        return ImplementedMethods(kind: .forwarding(methods))
    }
}
