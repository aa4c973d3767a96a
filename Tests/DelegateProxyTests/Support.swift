import Foundation
import TestHosts
import TestSupport

/// Writes down what a table view tells, and watches its own end.
final class TableListener: TableViewDelegate {
    let log: Log<String>
    var onSelect: (() -> Void)?

    init(_ log: Log<String>) { self.log = log }

    deinit { log.add("listener ended") }

    func scrollViewDidScroll(_ scrollView: ScrollView) { log.add("real scrolled to \(scrollView.contentOffset.y)") }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { scrollView.contentOffset.y < 100 }
    func scrollViewWillEndDragging(_ scrollView: ScrollView, target: UnsafeMutablePointer<Point>) {
        target.pointee.y += 1
    }
    func tableView(_ tableView: TableView, didSelectRow row: Int) {
        log.add("real selected \(row)")
        onSelect?()
    }
    func tableView(_ tableView: TableView, heightForRow row: Int) -> Double { Double(row) }
}

/// Draws every overlay in one color, and writes down what a map view tells.
final class MapListener: MapViewDelegate {
    let log: Log<String>
    let color: String

    init(_ log: Log<String>, color: String = "red") {
        self.log = log
        self.color = color
    }

    deinit { log.add("\(color) listener ended") }

    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
        OverlayRenderer(overlay, color: color)
    }
    func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool) { log.add("\(color) region \(animated)") }
}

/// Knows rows by their texts.
final class Rows: TableViewDataSource {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func numberOfRows(in tableView: TableView) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableCell { TableCell(texts[row]) }
    func tableView(_ tableView: TableView, deleteRow row: Int) { texts.remove(at: row) }
}

/// Writes down when a job starts and ends.
final class JobListener: JobDelegate {
    let name: String
    let log: Log<String>
    var onStart: (() -> Void)?
    var failure: (any Error)?

    init(_ log: Log<String>, name: String = "real") {
        self.name = name
        self.log = log
    }

    deinit { log.add("\(name) ended") }

    func willStart() {
        log.add("\(name) will start")
        onStart?()
    }

    func didEnd() throws {
        log.add("\(name) did end")
        if let failure { throw failure }
    }
}

/// The object of a delegate.
func object(_ delegate: Any?) -> AnyObject? { delegate.map { $0 as AnyObject } }
