import CocoaHosts
import SwitchboardRx

extension PickerView: HasDelegate, HasDataSource {}

/// The proxies of picker views for their delegate.
open class RxPickerViewDelegateProxy:
    DelegateProxy<PickerView, any PickerViewDelegate>, DelegateProxyType, PickerViewDelegate, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(pickerView: PickerView) {
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxPickerViewDelegateProxy(pickerView: $0) } }
}

/// The proxies of picker views for their data source. The class implements all methods.
open class RxPickerViewDataSourceProxy:
    DelegateProxy<PickerView, any PickerViewDataSource>, DelegateProxyType, PickerViewDataSource, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(pickerView: PickerView) {
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxPickerViewDataSourceProxy(pickerView: $0) } }

    /// The components of the data source; without one, none.
    open func numberOfComponents(in pickerView: PickerView) -> Int {
        forwardToDelegate()?.numberOfComponents(in: pickerView) ?? 0
    }

    /// The rows of the data source; without one, none.
    open func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        forwardToDelegate()?.pickerView(pickerView, numberOfRowsInComponent: component) ?? 0
    }
}

extension Reactive where Base: PickerView {
    /// The proxy of the delegate.
    public var delegate: DelegateProxy<PickerView, any PickerViewDelegate> {
        RxPickerViewDelegateProxy.proxy(for: base)
    }

    /// The proxy of the data source.
    public var dataSource: DelegateProxy<PickerView, any PickerViewDataSource> {
        RxPickerViewDataSourceProxy.proxy(for: base)
    }

    /// Each turn of a component to a row.
    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        let source: Observable<(row: Int, component: Int)> =
            delegate
            .methodInvoked(PickerViewDelegate.pickerView(_:didSelectRow:inComponent:)).boxedArguments.asObservable()
            .map { arguments in (try castOrThrow(Int.self, arguments[1]), try castOrThrow(Int.self, arguments[2])) }
        return ControlEvent(events: source)
    }

    /// Shows the titles that a stream sends. One object is the data source and the delegate.
    public func itemTitles<Source: ObservableType>(_ source: Source) -> any Disposable
    where Source.Element == [String] {
        let titles = Titles()
        let rows = RxPickerViewDataSourceProxy.installForwardDelegate(
            titles, retainDelegate: true, onProxyForObject: base)
        let texts = RxPickerViewDelegateProxy.installForwardDelegate(
            titles, retainDelegate: true, onProxyForObject: base)
        let subscription = source.subscribe(onNext: { [weak view = base as PickerView] elements in
            titles.elements = elements
            view?.reloadAllComponents()
        })
        return Disposables.create(subscription, rows, texts)
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any PickerViewDelegate) -> any Disposable {
        RxPickerViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

/// The data source and delegate that `itemTitles` installs.
private final class Titles: PickerViewDataSource, PickerViewDelegate {
    var elements: [String] = []

    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { elements.count }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        elements[row]
    }
}
