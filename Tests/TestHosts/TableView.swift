import Switchboard

/// What a table view tells, beside what a scroll view does.
public protocol TableViewDelegate: ScrollViewDelegate {
    /// A row is about to be shown.
    func tableView(_ tableView: TableView, willDisplay cell: TableCell, forRow row: Int)
    /// A row was selected.
    func tableView(_ tableView: TableView, didSelectRow row: Int)
    /// How high a row is.
    func tableView(_ tableView: TableView, heightForRow row: Int) -> Double
}

extension TableViewDelegate {
    /// Nothing.
    public func tableView(_ tableView: TableView, willDisplay cell: TableCell, forRow row: Int) {}
    /// Nothing.
    public func tableView(_ tableView: TableView, didSelectRow row: Int) {}
    /// As high as most.
    public func tableView(_ tableView: TableView, heightForRow row: Int) -> Double { 44 }
}

/// One row of a table view.
open class TableCell {
    /// What it says.
    public final var text: String

    /// Makes a row that says `text`.
    public required init(_ text: String = "") {
        self.text = text
    }
}

/// A scroll view with rows.
///
/// In Swift, a subclass cannot give an inherited property a narrower type. So the delegate of its own is another
/// property. It hears of the scrolling as well.
open class TableView: ScrollView {
    /// Who is told of the rows, and of the scrolling.
    public final weak var tableDelegate: (any TableViewDelegate)?
    /// Who knows the rows.
    public final weak var dataSource: (any TableViewDataSource)?
    /// Who is told which rows come next.
    public final weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

    private final var cellClasses: [String: TableCell.Type] = [:]
    /// The texts that were shown last.
    public private(set) final var shownTexts: [String] = []

    override func tell(_ message: (any ScrollViewDelegate) -> Void) {
        super.tell(message)
        if let tableDelegate { message(tableDelegate) }
    }

    /// Selects a row, as a finger does.
    public final func select(row: Int) {
        tableDelegate?.tableView(self, didSelectRow: row)
    }

    /// Asks for all rows, and gives their texts.
    @discardableResult
    public final func reload() -> [String] {
        guard let dataSource else { return [] }
        shownTexts = (0..<dataSource.numberOfRows(in: self)).map { row in
            let cell = dataSource.tableView(self, cellForRow: row)
            tableDelegate?.tableView(self, willDisplay: cell, forRow: row)
            return cell.text
        }
        return shownTexts
    }

    /// How high all rows are together.
    public final func contentHeight(ofRows count: Int) -> Double {
        (0..<count).reduce(0) { $0 + (tableDelegate?.tableView(self, heightForRow: $1) ?? 44) }
    }

    /// Says of which class the cells of an identifier are.
    public final func register(_ cellClass: TableCell.Type, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// A cell of the class that was registered.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> TableCell {
        guard let cellClass = cellClasses[identifier] else {
            fatalError("expected a cell class registered for \(identifier), found none")
        }
        return cellClass.init("")
    }

    /// Tells which rows come next.
    public final func prefetch(rows: [Int]) {
        prefetchDataSource?.tableView(self, prefetchRows: rows)
    }
}

/// Does what every method does by default.
private final class TableViewDelegateNotSet: TableViewDelegate, Sendable {
    static let shared = TableViewDelegateNotSet()
}

/// The proxies of table views as scroll views.
open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, @unchecked Sendable {
    /// Typed parent object.
    public private(set) final weak var tableView: TableView?

    /// Makes one that is not installed.
    public init(tableView: TableView) {
        self.tableView = tableView
        super.init(scrollView: tableView)
    }
}

/// The proxies of table views for the delegate of their own.
public final class RxTableViewOwnDelegateProxy:
    DelegateProxy<TableView, any TableViewDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Makes one that is not installed.
    public init(tableView: TableView) {
        super.init(parentObject: tableView, delegateProxy: RxTableViewOwnDelegateProxy.self)
        fallbackTarget = TableViewDelegateNotSet.shared
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxTableViewOwnDelegateProxy(tableView: $0) }
    }

    /// The property that this is for.
    public static func currentDelegate(for object: TableView) -> (any TableViewDelegate)? { object.tableDelegate }

    /// Sets the property that this is for.
    public static func setCurrentDelegate(_ delegate: (any TableViewDelegate)?, to object: TableView) {
        object.tableDelegate = delegate
    }
}

extension TableView {
    /// Each row that was selected.
    public var didSelectRow: MessageStream<(TableView, Int)> {
        RxTableViewOwnDelegateProxy.proxy(for: self).methodInvoked(TableViewDelegate.tableView(_:didSelectRow:))
    }

    /// Each row that is about to be shown.
    public var willDisplayCell: MessageStream<(TableView, TableCell, Int)> {
        RxTableViewOwnDelegateProxy.proxy(for: self).sentMessage(TableViewDelegate.tableView(_:willDisplay:forRow:))
    }
}
