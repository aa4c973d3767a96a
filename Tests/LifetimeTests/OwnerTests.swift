import Foundation
import Switchboard
import TestProtocols
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// CONFORMANCE G5: a delegate that its parent owned lives as long as the parent, or until another one is set.
final class OwnerTests: XCTestCase {
    private final class Strong: HasDelegate {
        var delegate: (any SampleDelegate)?
    }
    private final class StrongStoring: HasDelegate, HasProxyStorage {
        var delegate: (any SampleDelegate)?
        let proxyStorage = ProxyStorage()
    }
    /// Keeps its delegate in a box, and looks at the old one when it is set.
    private final class Boxing: HasDelegate {
        private final class Box {
            let delegate: any SampleDelegate
            init(_ delegate: any SampleDelegate) { self.delegate = delegate }
        }
        private var box: Box?
        private(set) var replaced = 0
        var delegate: (any SampleDelegate)? {
            get { box?.delegate }
            set {
                let old = delegate
                box = newValue.map(Box.init)
                if old != nil { replaced += 1 }
            }
        }
    }
    private final class Weak: HasDelegate {
        weak var delegate: (any SampleDelegate)?
    }
    private final class Unowned: HasDelegate {
        unowned var delegate: (any SampleDelegate)?
    }

    private final class Real: CountedDelegate {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        deinit { log.add("ended") }
        override func started() { log.add("started") }
    }

    private let log = Log<String>()

    /// What becomes of a delegate with other owners, which go after the proxy came. The parent goes last.
    private func fate<Parent: HasDelegate>(
        _ make: () -> Parent, owners count: Int = 1, hasSideTable: Bool = false
    ) -> [String] where Parent.DelegateType == any SampleDelegate {
        typealias Proxy = DelegateProxy<Parent, any SampleDelegate>
        let log = log
        var parent: Parent? = make()
        var owners = [Real(log)]
        while owners.count < count { owners.append(owners[0]) }
        weak let reference = hasSideTable ? owners[0] : nil
        parent!.delegate = owners[0]
        _ = Proxy.proxy(for: parent!)
        owners = []
        if log.entries.isEmpty { parent!.delegate?.started() }
        XCTAssertEqual(reference != nil, hasSideTable && log.entries == ["started"])
        XCTAssertEqual(Proxy.proxy(for: parent!).forwardToDelegate() != nil, log.entries == ["started"])
        log.add("parent's end")
        parent = nil
        return log.entries
    }

    private let kept = ["started", "parent's end", "ended"]
    private let lost = ["ended", "parent's end"]

    func test_G5_aStrongProperty() { XCTAssertEqual(fate { Strong() }, kept) }
    func test_G5_aStrongPropertyAndManyOwners() { XCTAssertEqual(fate({ Strong() }, owners: 7), kept) }
    func test_G5_aStrongPropertyAndASideTable() { XCTAssertEqual(fate({ Strong() }, hasSideTable: true), kept) }
    func test_G5_aStrongPropertyAndStorage() { XCTAssertEqual(fate { StrongStoring() }, kept) }
    func test_G5_aPropertyBehindABox() { XCTAssertEqual(fate({ Boxing() }, owners: 2), kept) }
    func test_A2_aWeakProperty() { XCTAssertEqual(fate { Weak() }, lost) }
    func test_A2_aWeakPropertyAndManyOwners() { XCTAssertEqual(fate({ Weak() }, owners: 7), lost) }
    func test_A2_aWeakPropertyAndASideTable() { XCTAssertEqual(fate({ Weak() }, hasSideTable: true), lost) }
    func test_A2_anUnownedProperty() { XCTAssertEqual(fate { Unowned() }, lost) }

    func test_G5_untilAnotherOneIsSet() {
        typealias Proxy = DelegateProxy<Strong, any SampleDelegate>
        let (parent, log) = (Strong(), log)
        func adopt(_ real: Real) {
            parent.delegate = real
            _ = Proxy.proxy(for: parent)
        }
        adopt(Real(log))
        parent.delegate?.started()
        XCTAssertEqual(log.entries, ["started"])
        adopt(Real(log))
        XCTAssertEqual(log.entries, ["started", "ended"])
        Proxy.proxy(for: parent).setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(log.entries, ["started", "ended", "ended"])
    }

    #if canImport(FoundationNetworking)
        private final class TaskDelegate: NSObject, URLSessionTaskDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            deinit { log.add("ended") }
        }

        /// Foundation's own strong property.
        func test_G5_aTaskOfAURLSession() throws {
            typealias Proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>
            let log = log
            let session = URLSession(configuration: .ephemeral)
            defer { session.invalidateAndCancel() }
            let task = session.dataTask(with: URL(string: "http://127.0.0.1:9")!)
            var own: TaskDelegate? = TaskDelegate(log)
            task.delegate = own
            let proxy = Proxy.proxy(for: task)
            XCTAssertIdentical(proxy.forwardToDelegate(), own)
            own = nil
            XCTAssertEqual(log.entries, [])
            XCTAssertNotNil(proxy.forwardToDelegate())
            task.cancel()
        }
    #endif
}

#if canImport(FoundationNetworking)
    extension URLSessionTask: HasDelegate {}
#endif
