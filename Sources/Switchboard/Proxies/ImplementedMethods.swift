/// Which methods of the delegate's protocol a proxy class implements itself.
///
/// A proxy class may conform to the protocol, as RxCocoa's classes do, and write a few of its methods; the others come from the protocol's
/// extension. Calls of the methods in the class's body go to the class, and nowhere else unless it forwards them. All other calls go to
/// observers and the real delegate. If there is none, the default implementations answer.
///
/// ```swift
/// class ScrollViewDelegateProxy:
///     DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
/// {
///     func scrollViewDidScroll(_ scrollView: ScrollView) {
///         offsets.send(scrollView.contentOffset)
///         forwardToDelegate()?.scrollViewDidScroll(scrollView)
///     }
/// }
/// ```
///
/// The program's symbols tell which methods these are. List them with `.only` if the program is stripped, if the class is `final` or
/// `private`, or if it writes methods in an extension; making a proxy throws `ProxyError` otherwise. An optimized build may keep no
/// trace of such a method. The error comes in debug builds too, so that you see it there first.
///
/// ```swift
/// static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
///     try .only(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
/// }
/// ```
///
/// A class that conforms by hand implements all methods, and forwards each with `forward`. This works for protocols
/// that are not public, in release builds, and on every processor and system.
///
/// ```swift
/// final class ImporterDelegateProxy:
///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, ImporterDelegate
/// {
///     static let didImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>("importer(_:didImport:)") {
///         $0.importer($1.0, didImport: $1.1)
///     }
///     static func implementedMethods() -> ImplementedMethods<any ImporterDelegate> { .forwarding(didImport) }
///
///     func importer(_ importer: Importer, didImport count: Int) {
///         forward(Self.didImport, with: (importer, count)) { $0.importer(importer, didImport: count) }
///     }
/// }
/// let subscription = proxy.methodInvoked(ImporterDelegateProxy.didImport).subscribe { importer, count in ... }
/// ```
public struct ImplementedMethods<Delegate>: Sendable {
    enum Kind: Sendable {
        /// The class does not say.
        case unsaid
        case none
        case only([ResolvedMethod])
        case forwarding(HandMethods<Delegate>)
        /// The optimizer calls another class than the dynamic type of a value.
        case bypassed
    }

    let kind: Kind

    /// No method: the class's methods answer calls that nothing else answers, as default implementations do.
    public static var none: ImplementedMethods { ImplementedMethods(kind: .none) }

    static var unsaid: ImplementedMethods { ImplementedMethods(kind: .unsaid) }

    /// These methods, and no others. The class's other methods answer calls that nothing else answers, as default implementations do.
    public static func only<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>
    ) -> ImplementedMethods {
        var methods: [ResolvedMethod] = []
        repeat methods.append((each selectors).method)
        return ImplementedMethods(kind: .only(methods))
    }

    /// All methods: the class conforms by hand.
    ///
    /// - Parameters:
    ///   - selectors: The methods that can be observed, and with which `forward` is called, each once. The class alone
    ///     is responsible for a method that is not among them.
    ///   - probe: Makes an object with which references to methods are resolved: each of its methods calls `note` of
    ///     `MethodProbe`. Without it, a method can be observed only by its selector or its name.
    public static func forwarding<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>, probe: (@Sendable () -> Delegate)? = nil
    ) -> ImplementedMethods {
        var methods = HandMethods<Delegate>(probe: probe)
        repeat methods.append(each selectors)
        return ImplementedMethods(kind: .forwarding(methods))
    }
}
