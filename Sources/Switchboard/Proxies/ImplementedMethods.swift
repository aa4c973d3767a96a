/// Which methods of the delegate's protocol a proxy class implements itself.
///
/// A class that has only a few methods of its own conforms to the protocol, whose other methods have default
/// implementations, and names the few. Their calls go to the class, and nowhere else unless the class forwards them.
/// All other calls go to observers and the real delegate, as in a class without methods. If there is neither a real
/// delegate nor another receiver, the class's default implementations answer.
///
/// ```swift
/// final class ScrollViewDelegateProxy:
///     DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate
/// {
///     static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
///         try .only(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
///     }
///     func scrollViewDidScroll(_ scrollView: ScrollView) {
///         offsets.send(scrollView.contentOffset)
///         forwardToDelegate()?.scrollViewDidScroll(scrollView)
///     }
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

    /// No method: if the class conforms, its methods are called when nobody else answers, like those of a fallback
    /// receiver.
    ///
    /// Code that casts the proxy to the protocol with `as?` calls the class's methods, and bypasses observers and the
    /// real delegate. With `.forwarding`, these methods forward the calls.
    public static var none: ImplementedMethods { ImplementedMethods(kind: .none) }

    static var unsaid: ImplementedMethods { ImplementedMethods(kind: .unsaid) }

    /// These methods, and no others.
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
