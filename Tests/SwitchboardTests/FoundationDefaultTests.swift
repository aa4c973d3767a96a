import Foundation
import Switchboard
import SwitchboardFoundation
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// CONFORMANCE B3: a program that only listens to one of Foundation's classes needs no delegate.
final class FoundationDefaultTests: XCTestCase {
    private let log = Log<String>()

    /// What everybody writes first.
    func test_B3_aParserAndOneObserver() {
        let parser = XMLParser(data: Data("<a><b>text</b></a>".utf8)), log = log
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
            .subscribe { _, text in log.add(text) }
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(log.entries, ["text"])
        withExtendedLifetime(subscription) {}
    }

    func test_B3_aParserWhoseDelegateGoes() {
        final class Counting: NSObject, XMLParserDelegate {}
        let parser = XMLParser(data: Data("<a>text</a>".utf8)), log = log
        var delegate: Counting? = Counting()
        weak let seen = delegate
        parser.delegate = delegate
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.methodInvoked(XMLParserDelegate.parserDidEndDocument(_:))
            .withOutcome.subscribe { _, outcome in log.add("\(outcome)") }
        delegate = nil
        XCTAssertNil(seen)
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(log.entries, ["returned"])
        withExtendedLifetime(subscription) {}
    }

    func test_B3_anArchiver() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false), log = log
        let proxy = DelegateProxy<NSKeyedArchiver, any NSKeyedArchiverDelegate>.proxy(for: archiver)
        let subscription = proxy.sentMessage(NSKeyedArchiverDelegate.archiverDidFinish(_:))
            .subscribe { _ in log.add("finished") }
        archiver.encode(NSString("text"), forKey: "key")
        archiver.finishEncoding()
        XCTAssertEqual(log.entries, ["finished"])
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        XCTAssertEqual(unarchiver.decodeObject(of: NSString.self, forKey: "key"), "text")
        withExtendedLifetime(subscription) {}
    }

    // MARK: Files

    /// A folder of its own, and a manager that works in it. Its delegate is seen by the manager alone.
    private func withFolder(_ body: (FileManager, URL) throws -> Void) throws {
        let manager = FileManager()
        let folder = manager.temporaryDirectory.appendingPathComponent("switchboard-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager().removeItem(at: folder) }
        try Data("text".utf8).write(to: folder.appendingPathComponent("one"))
        try body(manager, folder)
    }

    /// Hears of calls that return something.
    private final class FileProxy: DelegateProxy<FileManager, any FileManagerDelegate>, DelegateProxyType,
        @unchecked Sendable
    {
        let log = Log<String>()

        init(manager: FileManager) { super.init(parentObject: manager, delegateProxy: FileProxy.self) }
        static func registerKnownImplementations() { register { FileProxy(manager: $0) } }

        static func registerMethods() throws {
            try register(
                "fileManager(_:shouldCopyItemAt:to:)", selector(FileManagerDelegate.fileManager(_:shouldCopyItemAt:to:))
            )
            try register(
                "fileManager(_:shouldMoveItemAt:to:)", selector(FileManagerDelegate.fileManager(_:shouldMoveItemAt:to:))
            )
            try register(
                "fileManager(_:shouldRemoveItemAt:)", selector(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)))
            try register(
                "fileManager(_:shouldProceedAfterError:copyingItemAt:to:)",
                selector(FileManagerDelegate.fileManager(_:shouldProceedAfterError:copyingItemAt:to:)))
        }

        override func forwardInvocation(_ invocation: Invocation) throws {
            try super.forwardInvocation(invocation)
            log.add("\(invocation.selector): \(try invocation.result(as: Bool.self))")
        }
    }

    func test_B3_filesThatAreCopiedMovedLinkedAndRemoved() throws {
        try FileProxy.registerMethods()
        try withFolder { manager, folder in
            let proxy = FileProxy.proxy(for: manager)
            func at(_ name: String) -> URL { folder.appendingPathComponent(name) }
            try manager.copyItem(at: at("one"), to: at("two"))
            try manager.moveItem(at: at("two"), to: at("three"))
            // Nobody hears of this one.
            try manager.linkItem(at: at("three"), to: at("four"))
            try manager.removeItem(atPath: at("one").path)
            XCTAssertEqual(
                proxy.log.entries,
                [
                    "fileManager(_:shouldCopyItemAt:to:): true", "fileManager(_:shouldMoveItemAt:to:): true",
                    "fileManager(_:shouldRemoveItemAt:): true",
                ])
            XCTAssertEqual(try manager.contentsOfDirectory(atPath: folder.path).sorted(), ["four", "three"])
            XCTAssertEqual(try String(contentsOf: at("four"), encoding: .utf8), "text")
        }
    }

    /// As without a delegate: the error is the caller's.
    func test_B3_anErrorOfAFileManager() throws {
        try FileProxy.registerMethods()
        try withFolder { manager, folder in
            let proxy = FileProxy.proxy(for: manager)
            let one = folder.appendingPathComponent("one"), two = folder.appendingPathComponent("two")
            try Data("other".utf8).write(to: two)
            XCTAssertThrowsError(try manager.copyItem(at: one, to: two))
            XCTAssertEqual(
                proxy.log.entries,
                [
                    "fileManager(_:shouldCopyItemAt:to:): true",
                    "fileManager(_:shouldProceedAfterError:copyingItemAt:to:): false",
                ])
            XCTAssertEqual(try String(contentsOf: two, encoding: .utf8), "other")
        }
    }
}
