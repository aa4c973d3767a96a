import CocoaHosts
import Foundation
import SwitchboardRx

extension TableView: HasDataSource, HasPrefetchDataSource {}

/// The proxies of table views for their data source. The class implements the required methods.
open class RxTableViewDataSourceProxy:
    DelegateProxy<TableView, any TableViewDataSource>, DelegateProxyType, TableViewDataSource, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(tableView: TableView) {
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxTableViewDataSourceProxy(tableView: $0) } }

    /// The rows of the data source; without one, none.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        forwardToDelegate()?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    /// The cell of the data source; without one, an empty cell.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        forwardToDelegate()?.tableView(tableView, cellForRowAt: indexPath) ?? TableViewCell()
    }
}

/// The proxies of table views for the data source that prepares rows. The class implements the required method.
open class RxTableViewDataSourcePrefetchingProxy:
    DelegateProxy<TableView, any TableViewDataSourcePrefetching>, DelegateProxyType, TableViewDataSourcePrefetching,
    @unchecked Sendable
{
    fileprivate let prefetched = PublishSubject<[IndexPath]>()

    /// Makes a proxy that isn't installed.
    public init(tableView: TableView) {
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }

    /// Sends the rows, then calls the data source.
    open func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched.onNext(indexPaths)
        forwardToDelegate()?.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    deinit { prefetched.onCompleted() }
}

extension Reactive where Base: TableView {
    /// The proxy of the data source.
    public var dataSource: DelegateProxy<TableView, any TableViewDataSource> {
        RxTableViewDataSourceProxy.proxy(for: base)
    }

    /// Each row that the user removed.
    public var itemDeleted: ControlEvent<IndexPath> {
        ControlEvent(
            events: dataSource.methodInvoked(TableViewDataSource.tableView(_:commit:forRowAt:)).asObservable()
                .filter { _, style, _ in style == .delete }.map { _, _, path in path })
    }

    /// Shows the texts that a stream sends.
    public func items<Source: ObservableType>(_ source: Source) -> any Disposable where Source.Element == [String] {
        let texts = Texts()
        let installed = RxTableViewDataSourceProxy.installForwardDelegate(
            texts, retainDelegate: true, onProxyForObject: base)
        let subscription = source.subscribe(onNext: { [weak view = base as TableView] elements in
            texts.elements = elements
            view?.reloadData()
        })
        return Disposables.create(subscription, installed)
    }

    /// The text of each selected row. A data source that `items` didn't install ends the stream with an error.
    public var textSelected: ControlEvent<String> {
        let source = itemSelected.map { [weak view = base as TableView] path -> String in
            guard let view else { throw RxCocoaError.unknown }
            let texts = RxTableViewDataSourceProxy.proxy(for: view).forwardToDelegate() as? Texts
            guard let texts else { throw RxCocoaError.itemsNotYetBound(object: view) }
            return texts.elements[path.row]
        }
        return ControlEvent(events: source)
    }

    /// Sets the data source behind the proxy.
    public func setDataSource(_ dataSource: any TableViewDataSource) -> any Disposable {
        RxTableViewDataSourceProxy.installForwardDelegate(dataSource, retainDelegate: false, onProxyForObject: base)
    }

    /// The proxy of the data source that prepares rows.
    public var prefetchDataSource: DelegateProxy<TableView, any TableViewDataSourcePrefetching> {
        RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// The rows that come next.
    public var prefetchRows: ControlEvent<[IndexPath]> {
        ControlEvent(events: RxTableViewDataSourcePrefetchingProxy.proxy(for: base).prefetched)
    }

    /// Rows that don't come after all.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
        ControlEvent(
            events:
                prefetchDataSource
                .methodInvoked(TableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)).asObservable()
                .map { _, paths in paths })
    }
}

/// The data source that `items` installs.
private final class Texts: TableViewDataSource {
    var elements: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        cell.text = elements[indexPath.row]
        return cell
    }
}
