import Foundation

/// The delegate of a table view, which is a scroll view's delegate with more methods.
public protocol TableViewDelegate: ScrollViewDelegate {
    /// Called before a cell is shown.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// The row that is selected in place of this one; nil means none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when a row was selected.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a row is no longer selected.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// The height of a row.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double
}

extension TableViewDelegate {
    /// Does nothing.
    public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
    /// The row itself.
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    /// The usual height.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 44 }
}

/// A stand-in for `UITableViewCell`.
open class TableViewCell: View {
    /// The kind of a change that the user makes.
    public enum EditingStyle: Sendable {
        /// The user removes a row.
        case delete
        /// The user adds a row.
        case insert
    }

    /// The text of the cell.
    open var text = ""
}

/// A stand-in for `UITableView`. It has one property for its delegate, which it inherits, and casts it.
open class TableView: ScrollView {
    /// The data source.
    open weak var dataSource: (any TableViewDataSource)?
    /// The data source that prepares rows.
    open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
    /// The texts that are shown.
    public private(set) var shown: [String] = []
    /// The selected row.
    public private(set) var selected: IndexPath?

    private var rowDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

    /// Asks for the rows and shows them.
    open func reloadData() {
        shown = []
        guard let dataSource else { return }
        for row in 0..<dataSource.tableView(self, numberOfRowsInSection: 0) {
            let path = IndexPath(row: row, section: 0)
            let cell = dataSource.tableView(self, cellForRowAt: path)
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            shown.append(cell.text)
        }
    }

    /// Taps a row.
    open func tap(row: Int) {
        let path = IndexPath(row: row, section: 0)
        let allowed = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let allowed else { return }
        if let old = selected { rowDelegate?.tableView(self, didDeselectRowAt: old) }
        selected = allowed
        rowDelegate?.tableView(self, didSelectRowAt: allowed)
    }

    /// The height of a row. Without a delegate that decides it, 20.
    open func height(row: Int) -> Double {
        rowDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: 0)) ?? 20
    }

    /// Removes or adds a row, as the user does.
    open func edit(_ style: TableViewCell.EditingStyle, row: Int) {
        dataSource?.tableView(self, commit: style, forRowAt: IndexPath(row: row, section: 0))
    }

    /// Prepares rows.
    open func prefetch(rows: [Int]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: rows.map { IndexPath(row: $0, section: 0) })
    }

    /// Prepares rows no longer.
    open func cancelPrefetch(rows: [Int]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: rows.map { IndexPath(row: $0, section: 0) })
    }
}
