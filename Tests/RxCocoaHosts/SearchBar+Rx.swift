import CocoaHosts
import Foundation
import SwitchboardRx

extension SearchBar: HasDelegate {}

/// The proxies of search bars. The class conforms, and implements nothing.
open class RxSearchBarDelegateProxy:
    DelegateProxy<SearchBar, any SearchBarDelegate>, DelegateProxyType, SearchBarDelegate, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(searchBar: SearchBar) {
        super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxSearchBarDelegateProxy(searchBar: $0) } }
}

extension Reactive where Base: SearchBar {
    /// The proxy.
    public var delegate: DelegateProxy<SearchBar, any SearchBarDelegate> { RxSearchBarDelegateProxy.proxy(for: base) }

    /// The text: the current one, and each that the user typed. You can set it.
    public var text: ControlProperty<String?> {
        let start = Observable.deferred { [weak base] in Observable.of(base?.text) }
        let typed: Observable<String?> = delegate.methodInvoked(SearchBarDelegate.searchBar(_:textDidChange:))
            .boxedArguments.asObservable().map { arguments in try castOrThrow(String.self, arguments[1]) }
        return ControlProperty(
            values: Observable.concat([start, typed]),
            valueSink: Binder(base) { bar, text in bar.text = text })
    }

    /// The scope: the current one, and each that the user chose. You can set it.
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        let start = Observable.deferred { [weak base] in Observable.of(base?.selectedScopeButtonIndex ?? 0) }
        let chosen =
            delegate
            .methodInvoked(SearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)).asObservable()
            .map { _, scope in scope }
        return ControlProperty(
            values: Observable.concat([start, chosen]),
            valueSink: Binder(base) { bar, scope in bar.selectedScopeButtonIndex = scope })
    }

    /// Each tap on Search.
    public var searchButtonClicked: ControlEvent<Void> {
        ControlEvent(
            events: delegate.methodInvoked(SearchBarDelegate.searchBarSearchButtonClicked).asObservable().map { _ in })
    }

    /// Each tap on Cancel.
    public var cancelButtonClicked: ControlEvent<Void> {
        ControlEvent(
            events: delegate.methodInvoked(SearchBarDelegate.searchBarCancelButtonClicked).asObservable().map { _ in })
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any SearchBarDelegate) -> any Disposable {
        RxSearchBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
