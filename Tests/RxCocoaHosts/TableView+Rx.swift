import CocoaHosts
import Foundation
import SwitchboardRx

/// The proxies of table views, for the property that these inherit from scroll views.
open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, TableViewDelegate, @unchecked Sendable {
    /// Makes a proxy that isn't installed.
    public init(tableView: TableView) { super.init(scrollView: tableView) }
}

extension Reactive where Base: TableView {
    private var rows: ForwardingProxy<any TableViewDelegate> {
        delegate.refined(to: (any TableViewDelegate).self)
    }

    /// Each selected row. The argument is cast, as in RxCocoa.
    public var itemSelected: ControlEvent<IndexPath> {
        ControlEvent(
            events: rows.methodInvoked(TableViewDelegate.tableView(_:didSelectRowAt:)).boxedArguments.asObservable()
                .map { arguments in try castOrThrow(IndexPath.self, arguments[1]) })
    }

    /// Each row that is no longer selected.
    public var itemDeselected: ControlEvent<IndexPath> {
        ControlEvent(
            events: rows.methodInvoked(TableViewDelegate.tableView(_:didDeselectRowAt:)).asObservable()
                .map { _, path in path })
    }

    /// Each cell before it is shown.
    public var willDisplayCell: ControlEvent<(cell: TableViewCell, indexPath: IndexPath)> {
        ControlEvent(
            events: rows.sentMessage(TableViewDelegate.tableView(_:willDisplay:forRowAt:)).asObservable()
                .map { _, cell, path in (cell, path) })
    }
}
