import Switchboard

/// Who knows a table view's rows. Both methods are required, as in UIKit.
public protocol TableViewDataSource: AnyObject {
    /// How many rows there are.
    func numberOfRows(in tableView: TableView) -> Int
    /// A row.
    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableCell
    /// A row is to be removed.
    func tableView(_ tableView: TableView, deleteRow row: Int)
}

extension TableViewDataSource {
    /// Nothing.
    public func tableView(_ tableView: TableView, deleteRow row: Int) {}
}

extension TableView: HasDataSource {
    /// Asks the data source to remove a row.
    public func delete(row: Int) {
        dataSource?.tableView(self, deleteRow: row)
    }
}

/// Answers what must be answered where no data source is set.
private final class TableViewDataSourceNotSet: TableViewDataSource, Sendable {
    static let shared = TableViewDataSourceNotSet()

    func numberOfRows(in tableView: TableView) -> Int { 0 }
    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableCell { fatalError("DataSource not set") }
}

/// The proxies of table views for their data source.
open class RxTableViewDataSourceProxy:
    DelegateProxy<TableView, any TableViewDataSource>, DelegateProxyType, @unchecked Sendable
{
    /// Typed parent object.
    public private(set) final weak var tableView: TableView?

    /// Makes one that is not installed.
    public init(tableView: TableView) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxTableViewDataSourceProxy(tableView: $0) }
    }

    /// Answers the required methods where there is no data source.
    override open func setForwardToDelegate(_ delegate: (any TableViewDataSource)?, retainDelegate: Bool) {
        fallbackTarget = TableViewDataSourceNotSet.shared
        super.setForwardToDelegate(delegate, retainDelegate: retainDelegate)
    }
}

extension TableView {
    /// Each row that is to be removed.
    public var deleteRow: MessageStream<(TableView, Int)> {
        RxTableViewDataSourceProxy.proxy(for: self).methodInvoked(TableViewDataSource.tableView(_:deleteRow:))
    }

    /// Sets the data source, which is kept alive until the subscription ends, as bindings of items do.
    public func setDataSource(_ dataSource: any TableViewDataSource) -> SubscriptionToken {
        RxTableViewDataSourceProxy.installForwardDelegate(dataSource, retainDelegate: true, onProxyForObject: self)
    }
}
