import SwitchboardRx
import TestHosts

extension Reactive where Base: TableView {
    /// The proxy of the delegate of table views' own, for whatever has no property here.
    public var tableDelegate: DelegateProxy<TableView, any TableViewDelegate> {
        RxTableViewOwnDelegateProxy.proxy(for: base)
    }

    /// Each row that was selected.
    public var itemSelected: ControlEvent<Int> {
        ControlEvent(
            events: tableDelegate.methodInvoked(TableViewDelegate.tableView(_:didSelectRow:)).asObservable().map {
                _, row in row
            })
    }

    /// The element of each row that was selected. An element of another type ends the stream with an error.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        let source = itemSelected.map { [weak tableView = base as TableView] row in
            guard let tableView else { throw RxCocoaError.unknown }
            return try castOrThrow(modelType, tableView.rx.model(at: row))
        }
        return ControlEvent(events: source)
    }

    /// The element of a row.
    ///
    /// - Throws: `RxCocoaError.itemsNotYetBound` where no items were bound.
    public func model(at row: Int) throws -> Any {
        let source = RxTableViewDataSourceProxy.proxy(for: base).forwardToDelegate()
        guard let source = source as? any HasModels, let model = source.model(at: row) else {
            throw RxCocoaError.itemsNotYetBound(object: base)
        }
        return model
    }

    /// Sets the real delegate, beside all streams.
    public func setDelegate(_ delegate: any TableViewDelegate) -> any Disposable {
        RxTableViewOwnDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// Shows the elements that `source` sends, each in a cell of that identifier.
    ///
    /// ```swift
    /// cities.bind(to: tableView.rx.items(cellIdentifier: "City", cellType: CityCell.self)) { row, city, cell in
    ///     cell.text = city
    /// }
    /// ```
    public func items<Elements: Sequence, Cell: TableCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Elements {
        { source in
            { configureCell in
                items(source) { tableView, row, element in
                    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier)
                    guard let cell = cell as? Cell else { fatalError("\(cell) is no \(cellType)") }
                    configureCell(row, element, cell)
                    return cell
                }
            }
        }
    }

    private func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source, cellFactory: @escaping (TableView, Int, Elements.Element) -> TableCell
    ) -> any Disposable where Source.Element == Elements {
        let rows = ReactiveRows(cellFactory)
        let installed = RxTableViewDataSourceProxy.installForwardDelegate(
            rows, retainDelegate: true, onProxyForObject: base)
        let subscription = source.asObservable().observe(on: MainScheduler.instance).subscribe(
            onNext: { [weak tableView = base as TableView] elements in
                rows.elements = Array(elements)
                tableView?.reload()
            })
        return Disposables.create(subscription, installed)
    }
}

/// A data source that knows the elements of its rows.
private protocol HasModels {
    func model(at row: Int) -> Any?
}

/// Knows the rows that a stream sends.
private final class ReactiveRows<Element>: TableViewDataSource, HasModels {
    var elements: [Element] = []
    private let cellFactory: (TableView, Int, Element) -> TableCell

    init(_ cellFactory: @escaping (TableView, Int, Element) -> TableCell) {
        self.cellFactory = cellFactory
    }

    func numberOfRows(in tableView: TableView) -> Int { elements.count }

    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableCell {
        cellFactory(tableView, row, elements[row])
    }

    func model(at row: Int) -> Any? { elements.indices.contains(row) ? elements[row] : nil }
}
