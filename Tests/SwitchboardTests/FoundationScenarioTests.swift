import Foundation
import Switchboard
import SwitchboardFoundation
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// How a scenario is run: with a delegate, with a proxy in front of it, and with observers as well.
private enum Way: CaseIterable {
    case direct, proxied, observed
}

/// Notes what a file manager asks. It refuses names that contain "refused", and goes on after errors with names that
/// contain "onward".
private final class FileDelegate: NSObject, FileManagerDelegate {
    let log = Log<String>()

    private func should(_ what: String, _ urls: URL...) -> Bool {
        log.add("\(what) \(urls.map(\.lastPathComponent).joined(separator: " "))?")
        return !urls[0].lastPathComponent.contains("refused")
    }

    private func proceed(_ what: String, _ error: any Error, _ urls: URL...) -> Bool {
        log.add("\(what) \(urls.map(\.lastPathComponent).joined(separator: " ")): \((error as NSError).code)")
        return urls[0].lastPathComponent.contains("onward")
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

    func fileManager(_ manager: FileManager, shouldCopyItemAtPath path: String, toPath new: String) -> Bool {
        should("path: copy", url(path), url(new))
    }
    func fileManager(_ manager: FileManager, shouldCopyItemAt url: URL, to new: URL) -> Bool {
        should("copy", url, new)
    }
    func fileManager(_ manager: FileManager, shouldMoveItemAtPath path: String, toPath new: String) -> Bool {
        should("path: move", url(path), url(new))
    }
    func fileManager(_ manager: FileManager, shouldMoveItemAt url: URL, to new: URL) -> Bool {
        should("move", url, new)
    }
    func fileManager(_ manager: FileManager, shouldLinkItemAtPath path: String, toPath new: String) -> Bool {
        should("path: link", url(path), url(new))
    }
    func fileManager(_ manager: FileManager, shouldLinkItemAt url: URL, to new: URL) -> Bool {
        should("link", url, new)
    }
    func fileManager(_ manager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
        should("path: remove", url(path))
    }
    func fileManager(_ manager: FileManager, shouldRemoveItemAt url: URL) -> Bool { should("remove", url) }

    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath path: String,
        toPath new: String
    ) -> Bool { proceed("path: copying", error, url(path), url(new)) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt url: URL, to new: URL
    ) -> Bool { proceed("copying", error, url, new) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath path: String,
        toPath new: String
    ) -> Bool { proceed("path: moving", error, url(path), url(new)) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, movingItemAt url: URL, to new: URL
    ) -> Bool { proceed("moving", error, url, new) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath path: String,
        toPath new: String
    ) -> Bool { proceed("path: linking", error, url(path), url(new)) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt url: URL, to new: URL
    ) -> Bool { proceed("linking", error, url, new) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { proceed("path: removing", error, url(path)) }
    func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, removingItemAt url: URL
    ) -> Bool { proceed("removing", error, url) }
}

/// What is archived. Foundation on Linux archives only classes that are neither nested nor private.
final class ArchivedNote: NSObject, NSCoding {
    fileprivate let text: NSString

    fileprivate init(_ text: String) { self.text = NSString(string: text) }
    init?(coder: NSCoder) { text = coder.decodeObject(forKey: "text") as? NSString ?? "none" }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
}

/// Real work of Foundation's classes. What a delegate hears, and what comes of it, is the same with a proxy in front.
final class FoundationScenarioTests: XCTestCase {
    private var folder: URL!

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = FileManager().temporaryDirectory.appendingPathComponent("switchboard-\(UUID().uuidString)")
        try FileManager().createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager().removeItem(at: folder)
        super.tearDown()
    }

    /// Runs a scenario in each way: the transcripts are the same. Observers hear of something.
    private func same(
        _ scenario: (Way, _ heard: Log<String>) throws -> [String], file: StaticString = #filePath, line: UInt = #line
    ) rethrows -> [String] {
        let heard = Log<String>()
        let direct = try scenario(.direct, heard)
        XCTAssertEqual(try scenario(.proxied, heard), direct, file: file, line: line)
        XCTAssertEqual(heard.entries, [], file: file, line: line)
        XCTAssertEqual(try scenario(.observed, heard), direct, file: file, line: line)
        XCTAssertNotEqual(heard.entries, [], file: file, line: line)
        return direct
    }

    // MARK: Files

    /// Hears of calls that return something, by name.
    private final class FileProxy: DelegateProxy<FileManager, any FileManagerDelegate>, DelegateProxyType,
        @unchecked Sendable
    {
        let heard: Log<String>

        init(_ manager: FileManager, _ heard: Log<String>) {
            self.heard = heard
            super.init(parentObject: manager, delegateProxy: FileProxy.self)
        }

        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(FileProxy.self), to: UnsafeRawPointer.self)
        }
        static func registerKnownImplementations() { register { FileProxy($0, Log()) } }

        override func forwardInvocation(_ invocation: Invocation) throws {
            try super.forwardInvocation(invocation)
            heard.add("\(invocation.selector): \(try invocation.result(as: Bool.self))")
        }
    }

    /// A tree of files, and a file manager with a delegate of which `work` says what to do.
    private func files(_ work: (FileManager, URL) throws -> Void) throws -> [String] {
        try FileProxy.register(
            "fileManager(_:shouldCopyItemAt:to:)",
            FileProxy.selector(FileManagerDelegate.fileManager(_:shouldCopyItemAt:to:)))
        try FileProxy.register(
            "fileManager(_:shouldMoveItemAt:to:)",
            FileProxy.selector(FileManagerDelegate.fileManager(_:shouldMoveItemAt:to:)))
        try FileProxy.register(
            "fileManager(_:shouldLinkItemAt:to:)",
            FileProxy.selector(FileManagerDelegate.fileManager(_:shouldLinkItemAt:to:)))
        try FileProxy.register(
            "fileManager(_:shouldRemoveItemAt:)",
            FileProxy.selector(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)))
        return try same { way, heard in
            let plain = FileManager(), manager = FileManager(), delegate = FileDelegate()
            let root = folder.appendingPathComponent("\(way)")
            for name in ["one", "refused", "tree/two", "tree/refused", "tree/deep/three", "onward"] {
                let url = root.appendingPathComponent(name)
                try plain.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: nil)
                try Data(name.utf8).write(to: url)
            }
            manager.delegate = delegate
            if way == .proxied {
                let proxy = DelegateProxy<FileManager, any FileManagerDelegate>.proxy(for: manager)
                XCTAssertTrue(manager.delegate === proxy)
            }
            let observing = way == .observed ? FileProxy.proxy(for: manager) : nil
            defer { observing?.heard.entries.forEach(heard.add) }
            var end = "done"
            do { try work(manager, root) } catch { end = "threw \((error as NSError).code)" }
            withExtendedLifetime(delegate) {}
            return delegate.log.entries.sorted() + [end]
                + (try plain.subpathsOfDirectory(atPath: root.path).sorted())
        }
    }

    func test_B1_files() throws {
        let copied = try files { manager, root in
            try manager.copyItem(at: root.appendingPathComponent("tree"), to: root.appendingPathComponent("copy"))
            try manager.copyItem(at: root.appendingPathComponent("refused"), to: root.appendingPathComponent("no"))
        }
        XCTAssertTrue(copied.contains("copy refused refused?"))
        XCTAssertTrue(copied.contains("copy/deep/three"))
        XCTAssertFalse(copied.contains("copy/refused"))
        XCTAssertFalse(copied.contains("no"))
        XCTAssertTrue(copied.contains("done"))

        let moved = try files { manager, root in
            try manager.moveItem(at: root.appendingPathComponent("tree"), to: root.appendingPathComponent("moved"))
            try manager.linkItem(at: root.appendingPathComponent("one"), to: root.appendingPathComponent("linked"))
            try manager.moveItem(at: root.appendingPathComponent("refused"), to: root.appendingPathComponent("no"))
        }
        XCTAssertTrue(moved.contains("move tree moved?"))
        XCTAssertTrue(moved.contains("linked"))
        XCTAssertTrue(moved.contains("refused"))

        let removed = try files { manager, root in
            try manager.removeItem(at: root.appendingPathComponent("one"))
            try manager.removeItem(at: root.appendingPathComponent("refused"))
            try manager.removeItem(atPath: root.appendingPathComponent("tree/deep").path)
        }
        XCTAssertTrue(removed.contains("refused"))
        XCTAssertFalse(removed.contains("one"))
        XCTAssertFalse(removed.contains("tree/deep"))
    }

    func test_B1_errorsOfFiles() throws {
        let onward = try files { manager, root in
            try manager.copyItem(at: root.appendingPathComponent("onward"), to: root.appendingPathComponent("one"))
        }
        XCTAssertTrue(onward.contains { $0.hasPrefix("copying onward one") }, "\(onward)")
        XCTAssertTrue(onward.contains("done"))
        let stopped = try files { manager, root in
            try manager.copyItem(at: root.appendingPathComponent("one"), to: root.appendingPathComponent("onward"))
        }
        XCTAssertTrue(stopped.contains { $0.hasPrefix("copying one onward") }, "\(stopped)")
        XCTAssertTrue(stopped.contains { $0.hasPrefix("threw") })
        let missing = try files { manager, root in
            try manager.removeItem(at: root.appendingPathComponent("nothing"))
        }
        XCTAssertTrue(missing.contains { $0.hasPrefix("threw") })
    }

    // MARK: Archives

    /// Says what an archiver tells it, and writes `secret` in another way.
    private final class ArchiveDelegate: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {
        let log = Log<String>()

        func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
            log.add("will encode \(type(of: object))")
            return (object as? NSString) == "secret" ? NSString("hidden") : object
        }
        func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {
            log.add("did encode \(object.map { "\(type(of: $0))" } ?? "nil")")
        }
        func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {
            log.add("replace \(object ?? "nil") with \(newObject ?? "nil")")
        }
        func archiverWillFinish(_ archiver: NSKeyedArchiver) { log.add("will finish") }
        func archiverDidFinish(_ archiver: NSKeyedArchiver) { log.add("did finish") }

        func unarchiver(
            _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
        ) -> AnyClass? {
            log.add("cannot decode \(name) \(originalClasses)")
            return ArchivedNote.self
        }
        func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
            log.add("did decode \(object.map { "\(type(of: $0))" } ?? "nil")")
            return (object as? NSString) == "hidden" ? NSString("found") : object
        }
        func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {
            log.add("replace \(type(of: object)) with \(type(of: newObject))")
        }
        func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) { log.add("will finish") }
        func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) { log.add("did finish") }
    }

    private func archive(_ note: ArchivedNote, _ archiver: NSKeyedArchiver) -> Data {
        archiver.encode(note, forKey: "note")
        archiver.encode(NSString("secret"), forKey: "secret")
        archiver.finishEncoding()
        return archiver.encodedData
    }

    func test_B1_archives() {
        let transcript = same { way, heard in
            let archiver = NSKeyedArchiver(requiringSecureCoding: false), delegate = ArchiveDelegate()
            archiver.delegate = delegate
            var subscriptions: [SubscriptionToken] = []
            if way != .direct {
                let proxy = DelegateProxy<NSKeyedArchiver, any NSKeyedArchiverDelegate>.proxy(for: archiver)
                if way == .observed {
                    subscriptions = [
                        proxy.sentMessage(NSKeyedArchiverDelegate.archiver(_:didEncode:))
                            .subscribe { heard.add("\($0.1 ?? "nil")") },
                        proxy.methodInvoked(NSKeyedArchiverDelegate.archiverDidFinish(_:))
                            .subscribe { _ in heard.add("finished") },
                    ]
                }
            }
            let data = archive(ArchivedNote("text"), archiver)
            withExtendedLifetime((delegate, subscriptions)) {}
            return delegate.log.entries + [
                "\(data.count) bytes", "\(String(decoding: data, as: UTF8.self).contains("hidden"))",
            ]
        }
        XCTAssertEqual(transcript.last, "true")
        XCTAssertTrue(transcript.contains("did encode ArchivedNote"), "\(transcript)")
        XCTAssertTrue(transcript.contains("did finish"))
    }

    func test_B1_archivesThatAreRead() throws {
        let data: Data = {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false), delegate = ArchiveDelegate()
            archiver.delegate = delegate
            defer { withExtendedLifetime(delegate) {} }
            var data = archive(ArchivedNote("text"), archiver)
            // A class that this program does not have. The two names are equally long.
            while let name = data.range(of: Data("ArchivedNote".utf8)) {
                data.replaceSubrange(name, with: Data("ArchivedGone".utf8))
            }
            return data
        }()
        let transcript = try same { way, heard in
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data), delegate = ArchiveDelegate()
            unarchiver.requiresSecureCoding = false
            unarchiver.delegate = delegate
            var subscriptions: [SubscriptionToken] = []
            if way != .direct {
                let proxy = DelegateProxy<NSKeyedUnarchiver, any NSKeyedUnarchiverDelegate>.proxy(for: unarchiver)
                if way == .observed {
                    subscriptions = [
                        proxy.methodInvoked(NSKeyedUnarchiverDelegate.unarchiverDidFinish(_:))
                            .subscribe { _ in heard.add("finished") }
                    ]
                }
            }
            let note = unarchiver.decodeObject(forKey: "note") as? ArchivedNote
            let secret = unarchiver.decodeObject(forKey: "secret") as? NSString
            unarchiver.finishDecoding()
            withExtendedLifetime((delegate, subscriptions)) {}
            return delegate.log.entries + ["\(note?.text ?? "none")", "\(secret ?? "none")"]
        }
        XCTAssertEqual(transcript.suffix(2), ["text", "found"])
        XCTAssertTrue(
            transcript.contains { $0.hasPrefix("cannot decode") && $0.contains("ArchivedGone") }, "\(transcript)")
    }

    // MARK: Caches

    private final class CacheDelegate: NSObject, NSCacheDelegate {
        let log = Log<String>()
        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) { log.add("evict \(object)") }
    }

    func test_B1_caches() {
        let transcript = same { way, heard in
            let cache = NSCache<NSString, NSNumber>(), delegate = CacheDelegate()
            cache.countLimit = 3
            cache.totalCostLimit = 10
            cache.delegate = delegate
            var subscription: SubscriptionToken?
            if way != .direct {
                let proxy = DelegateProxy<NSCache<NSString, NSNumber>, any NSCacheDelegate>.proxy(for: cache)
                if way == .observed {
                    subscription = proxy.sentMessage(NSCacheDelegate.cache(_:willEvictObject:))
                        .subscribe { heard.add("\($0.0 === cache) \($0.1)") }
                }
            }
            for number in 0..<6 { cache.setObject(NSNumber(value: number), forKey: "\(number)" as NSString) }
            cache.setObject(100, forKey: "dear", cost: 11)
            cache.removeAllObjects()
            withExtendedLifetime((delegate, subscription)) {}
            return delegate.log.entries
        }
        XCTAssertGreaterThan(transcript.count, 3)
        XCTAssertTrue(transcript.allSatisfy { $0.hasPrefix("evict ") })
    }

    /// A program that only listens; and a cache whose delegate is gone evicts as before.
    func test_B3_aCacheWithoutADelegate() {
        let cache = NSCache<NSString, NSNumber>(), log = Log<String>()
        cache.countLimit = 1
        let proxy = DelegateProxy<NSCache<NSString, NSNumber>, any NSCacheDelegate>.proxy(for: cache)
        let subscription = proxy.sentMessage(NSCacheDelegate.cache(_:willEvictObject:)).subscribe { log.add("\($0.1)") }
        cache.setObject(1, forKey: "one")
        cache.setObject(2, forKey: "two")
        XCTAssertEqual(log.entries.count, 1)
        withExtendedLifetime(subscription) {}
    }

    // MARK: Streams

    private final class Listening: NSObject, StreamDelegate {
        let log = Log<String>()
        func stream(_ stream: Stream, handle event: Stream.Event) { log.add("\(type(of: stream)) \(event.rawValue)") }
    }

    /// Foundation's streams tell nobody anything on Linux. One that does.
    private final class TellingStream: InputStream {
        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
            let count = super.read(buffer, maxLength: maxLength)
            delegate?.stream(self, handle: count > 0 ? .hasBytesAvailable : .endEncountered)
            return count
        }
    }

    func test_B1_streams() throws {
        let file = folder.appendingPathComponent("text")
        try Data("text".utf8).write(to: file)
        let transcript = same { way, heard in
            let delegate = Listening()
            var entries: [String] = []
            for stream in [InputStream(data: Data("text".utf8)), InputStream(url: file)!, TellingStream(url: file)!] {
                stream.delegate = delegate
                var subscription: SubscriptionToken?
                if way != .direct {
                    let proxy = DelegateProxy<InputStream, any StreamDelegate>.proxy(for: stream)
                    if way == .observed {
                        subscription = proxy.sentMessage(StreamDelegate.stream(_:handle:))
                            .subscribe { heard.add("\($0.1.rawValue)") }
                    }
                }
                stream.schedule(in: .current, forMode: .default)
                stream.open()
                var buffer = [UInt8](repeating: 0, count: 10)
                entries.append("read \(stream.read(&buffer, maxLength: 10)) \(stream.read(&buffer, maxLength: 10))")
                stream.close()
                withExtendedLifetime(subscription) {}
            }
            let output = OutputStream(toMemory: ())
            output.delegate = delegate
            if way != .direct { _ = DelegateProxy<OutputStream, any StreamDelegate>.proxy(for: output) }
            output.open()
            entries.append("written \(output.write(Array("text".utf8), maxLength: 4))")
            output.close()
            withExtendedLifetime(delegate) {}
            return entries + delegate.log.entries
        }
        XCTAssertEqual(
            transcript, ["read 4 0", "read 4 0", "read 4 0", "written 4", "TellingStream 2", "TellingStream 16"])
    }

    // MARK: Ports

    private final class Receiving: NSObject, PortDelegate {
        let log = Log<String>()
        func handle(_ message: PortMessage) {
            log.add("\(message.msgid) \(message.components?.count ?? 0)")
        }
    }

    /// A port on Linux loses short messages, and two that arrive together, so there is one at a time.
    func test_B1_ports() throws {
        let transcript = try same { way, heard in
            let port = try XCTUnwrap(SocketPort(tcpPort: 0)), delegate = Receiving()
            let number = port.address.withUnsafeBytes {
                UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
            }
            port.setDelegate(delegate)
            var subscription: SubscriptionToken?
            if way != .direct {
                let proxy = PortDelegateProxy.proxy(for: port)
                XCTAssertTrue(PortDelegateProxy.proxy(for: port) === proxy)
                if way == .observed {
                    subscription = proxy.sentMessage(PortDelegate.handle(_:)).subscribe { heard.add("\($0.msgid)") }
                }
            }
            port.schedule(in: .current, forMode: .default)
            let remote = try XCTUnwrap(SocketPort(remoteWithTCPPort: number, host: "localhost"))
            remote.schedule(in: .current, forMode: .default)
            for id in [7, 8] {
                let isSent = remote.send(
                    before: Date(timeIntervalSinceNow: 5), msgid: id,
                    components: NSMutableArray(array: [Data("a longer text".utf8)]),
                    from: nil, reserved: 0)
                XCTAssertTrue(isSent)
                let end = Date(timeIntervalSinceNow: 5), count = delegate.log.entries.count
                while delegate.log.entries.count == count, end.timeIntervalSinceNow > 0 {
                    _ = RunLoop.current.run(mode: .default, before: end)
                }
            }
            remote.invalidate()
            port.invalidate()
            withExtendedLifetime((delegate, subscription)) {}
            return delegate.log.entries
        }
        XCTAssertEqual(transcript, ["7 1", "8 1"])
    }

    // MARK: XML

    /// A declaration without a public identifier, or of an attribute without a default, ends the process in Foundation
    /// on Linux if there is any delegate, so this document has both.
    func test_B1_documents() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA "2"><!ENTITY c "text"><!NOTATION n PUBLIC "p" "s">]>
            <?do it?><!-- why --><a b="1" xmlns:x="urn:x">&c;<x:d/><![CDATA[<>]]></a>
            """
        for (document, isWhole) in [(text, true), ("<a><b>text</a>", false)] {
            let transcript = same { way, heard in
                let parser = XMLParser(data: Data(document.utf8)), delegate = Everything(namesObjects: false)
                parser.shouldProcessNamespaces = true
                parser.shouldReportNamespacePrefixes = true
                parser.delegate = delegate
                var subscriptions: [SubscriptionToken] = []
                if way != .direct {
                    let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
                    if way == .observed {
                        subscriptions = [
                            proxy.sentMessage(XMLParserDelegate.parserDidStartDocument(_:))
                                .subscribe { _ in heard.add("start") },
                            proxy.sentMessage(XMLParserDelegate.parser(_:parseErrorOccurred:))
                                .subscribe { heard.add("\($0.1)") },
                        ]
                    }
                }
                let isParsed = parser.parse()
                withExtendedLifetime((delegate, subscriptions)) {}
                return delegate.log.entries + ["\(isParsed)"]
            }
            let hasError = transcript.contains { $0.hasPrefix("parser(_:parseErrorOccurred:)") }
            XCTAssertEqual(hasError, !isWhole, "\(transcript)")
            if isWhole { XCTAssertGreaterThan(transcript.count, 10, "\(transcript)") }
        }
    }

    // MARK: Lifetime

    /// These properties are weak, so a proxy holds the delegate weakly; and it ends with its parent.
    func test_G1_aProxyEndsWithItsParentAndHoldsTheDelegateWeakly() throws {
        func check<Parent: HasDelegate, Real: AnyObject>(
            _ make: () throws -> Parent, _ real: () -> Real, _: Parent.DelegateType.Type
        ) throws {
            weak var proxy: AnyForwardingProxy?
            weak var seen: Real?
            /// A function of its own, so that nothing holds what it held.
            @inline(never) func makeAndForget() throws {
                let parent = try make()
                @inline(never) func setAndForget() {
                    let delegate = real()
                    seen = delegate
                    parent.delegate = delegate as? Parent.DelegateType
                    proxy = DelegateProxy<Parent, Parent.DelegateType>.proxy(for: parent)
                    XCTAssertNotNil(seen)
                    withExtendedLifetime(delegate) {}
                }
                setAndForget()
                XCTAssertNil(seen, "\(Parent.self)")
                XCTAssertNotNil(proxy, "\(Parent.self)")
                withExtendedLifetime(parent) {}
            }
            try makeAndForget()
            XCTAssertNil(proxy, "\(Parent.self)")
        }
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        try check({ XMLParser(data: Data()) }, { Everything() }, (any XMLParserDelegate).self)
        try check({ FileManager() }, { FileDelegate() }, (any FileManagerDelegate).self)
        try check({ NSCache<NSString, NSString>() }, { CacheDelegate() }, (any NSCacheDelegate).self)
        try check(
            { NSKeyedArchiver(requiringSecureCoding: false) }, { ArchiveDelegate() }, (any NSKeyedArchiverDelegate).self
        )
        try check(
            { try NSKeyedUnarchiver(forReadingFrom: archive.encodedData) }, { ArchiveDelegate() },
            (any NSKeyedUnarchiverDelegate).self)
        try check({ InputStream(data: Data()) }, { Listening() }, (any StreamDelegate).self)
    }
}
