import Switchboard

/// Who is told which rows come next.
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// These rows come next.
    func tableView(_ tableView: TableView, prefetchRows rows: [Int])
    /// These rows will not come after all.
    func tableView(_ tableView: TableView, cancelPrefetchingForRows rows: [Int])
}

extension TableViewDataSourcePrefetching {
    /// Nothing.
    public func tableView(_ tableView: TableView, cancelPrefetchingForRows rows: [Int]) {}
}

extension TableView: HasPrefetchDataSource {}

/// The proxies of table views for their prefetch data source.
open class RxTableViewDataSourcePrefetchingProxy:
    DelegateProxy<TableView, any TableViewDataSourcePrefetching>, DelegateProxyType, @unchecked Sendable
{
    /// Typed parent object.
    public private(set) final weak var tableView: TableView?

    /// Makes one that is not installed.
    public init(tableView: TableView) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }
}

extension TableView {
    /// The rows that come next.
    public var prefetchRows: MessageStream<(TableView, [Int])> {
        RxTableViewDataSourcePrefetchingProxy.proxy(for: self)
            .methodInvoked(TableViewDataSourcePrefetching.tableView(_:prefetchRows:))
    }
}
