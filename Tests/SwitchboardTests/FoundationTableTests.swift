import Foundation
import Switchboard
import SwitchboardFoundation
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The table of Foundation's delegates in `Sources/SwitchboardFoundation/README.md`. This test compares it with the
/// proxies, and writes it: `SWITCHBOARD_WRITE_TABLE=1 swift test --filter FoundationTableTests`.
final class FoundationTableTests: XCTestCase {
    // MARK: Arguments

    private let parser = XMLParser(data: Data("<a/>".utf8))
    private let manager = FileManager()
    private let cache = NSCache<AnyObject, AnyObject>()
    private let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    private let unarchiver: NSKeyedUnarchiver = {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try! NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }()
    private let stream = InputStream(data: Data("text".utf8))
    private let outputStream = OutputStream(toMemory: ())
    private let port = SocketPort(tcpPort: 0)!
    private let message = PortMessage(sendPort: nil, receivePort: nil, components: [])
    private let session = URLSession(configuration: .ephemeral)
    private let url = URL(string: "http://127.0.0.1:9/")!
    private var request: URLRequest { URLRequest(url: url) }
    private var response: HTTPURLResponse {
        HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
    }
    private lazy var task: URLSessionTask = session.dataTask(with: url)
    private lazy var dataTask = session.dataTask(with: url)
    private lazy var downloadTask = session.downloadTask(with: url)
    private lazy var webSocketTask = session.webSocketTask(with: url)
    /// Linux makes none.
    private let streamTask = URLSessionStreamTask()
    private let metrics = URLSessionTaskMetrics()
    private lazy var cached = CachedURLResponse(response: response, data: Data())
    private lazy var challenge = URLAuthenticationChallenge(
        protectionSpace: URLProtectionSpace(
            host: "127.0.0.1", port: 9, protocol: "http", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic),
        proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
    private let object: Any = NSString("object")
    private var optionalObject: Any? { object }
    private let data = Data("data".utf8)
    private var optionalData: Data? { data }
    private let optionalText: String? = "text"
    private let failure: any Error = CocoaError(.fileNoSuchFile)
    private var optionalFailure: (any Error)? { failure }

    private final class Sender: NSObject, URLAuthenticationChallengeSender {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }

    override func tearDown() {
        session.invalidateAndCancel()
        port.invalidate()
        super.tearDown()
    }

    // MARK: The table

    func test_theTable() throws {
        let rows = try [
            xmlParserDelegate(), fileManagerDelegate(), nsCacheDelegate(), nsKeyedArchiverDelegate(),
            nsKeyedUnarchiverDelegate(), streamDelegate(), portDelegate(), urlSessionDelegate(),
            urlSessionTaskDelegate(), urlSessionDataDelegate(), urlSessionDownloadDelegate(),
            urlSessionStreamDelegate(), urlSessionWebSocketDelegate(),
        ]
        let table = ([Row.title, Row.line] + rows.map(\.text)).joined(separator: "\n")
        print(table)
        for row in rows { XCTAssertEqual(row.faults, [], row.name) }
        XCTAssertEqual(rows.map(\.count).reduce(0, +), 72)

        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/SwitchboardFoundation/README.md").standardized
        let page = try String(contentsOf: file, encoding: .utf8)
        let begin = "<!-- table -->\n", end = "\n<!-- end of table -->"
        let before = try XCTUnwrap(page.range(of: begin)), after = try XCTUnwrap(page.range(of: end))
        if ProcessInfo.processInfo.environment["SWITCHBOARD_WRITE_TABLE"] != nil {
            let new = "\(page[..<before.upperBound])\(table)\(page[after.lowerBound...])"
            try new.write(to: file, atomically: true, encoding: .utf8)
        } else {
            XCTAssertEqual(String(page[before.upperBound..<after.lowerBound]), table)
        }
    }

    // MARK: Protocols

    private func xmlParserDelegate() throws -> Row {
        let rows = Requirements<any XMLParserDelegate>()
        try rows.add(XMLParserDelegate.parserDidStartDocument(_:), parser)
        try rows.add(XMLParserDelegate.parserDidEndDocument(_:), parser)
        try rows.add(
            XMLParserDelegate.parser(_:foundNotationDeclarationWithName:publicID:systemID:), parser, "text",
            optionalText, optionalText)
        try rows.add(
            XMLParserDelegate.parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:), parser,
            "text", optionalText, optionalText, optionalText)
        try rows.add(
            XMLParserDelegate.parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:), parser, "text",
            "text", optionalText, optionalText)
        try rows.add(XMLParserDelegate.parser(_:foundElementDeclarationWithName:model:), parser, "text", "text")
        try rows.add(
            XMLParserDelegate.parser(_:foundInternalEntityDeclarationWithName:value:), parser, "text", optionalText)
        try rows.add(
            XMLParserDelegate.parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:), parser, "text",
            optionalText, optionalText)
        try rows.add(
            XMLParserDelegate.parser(_:didStartElement:namespaceURI:qualifiedName:attributes:), parser, "text",
            optionalText, optionalText, ["key": "value"])
        try rows.add(
            XMLParserDelegate.parser(_:didEndElement:namespaceURI:qualifiedName:), parser, "text", optionalText,
            optionalText)
        try rows.add(XMLParserDelegate.parser(_:didStartMappingPrefix:toURI:), parser, "text", "text")
        try rows.add(XMLParserDelegate.parser(_:didEndMappingPrefix:), parser, "text")
        try rows.add(XMLParserDelegate.parser(_:foundCharacters:), parser, "text")
        try rows.add(XMLParserDelegate.parser(_:foundIgnorableWhitespace:), parser, "text")
        try rows.add(
            XMLParserDelegate.parser(_:foundProcessingInstructionWithTarget:data:), parser, "text", optionalText)
        try rows.add(XMLParserDelegate.parser(_:foundComment:), parser, "text")
        try rows.add(XMLParserDelegate.parser(_:foundCDATA:), parser, data)
        try rows.add(
            "parser(_:resolveExternalEntityName:systemID:)",
            XMLParserDelegate.parser(_:resolveExternalEntityName:systemID:), parser, "text", optionalText,
            byDefault: "nil")
        try rows.add(XMLParserDelegate.parser(_:parseErrorOccurred:), parser, failure)
        try rows.add(XMLParserDelegate.parser(_:validationErrorOccurred:), parser, failure)
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        XCTAssertTrue(parser.delegate === proxy)
        let made = "`DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)`"
        return try rows.row("XMLParserDelegate", made: made, casts: ["XMLParserDelegate"])
    }

    private func fileManagerDelegate() throws -> Row {
        let rows = Requirements<any FileManagerDelegate>()
        try rows.add(
            "fileManager(_:shouldCopyItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldCopyItemAtPath:toPath:), manager, "text", "text", byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:copyingItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:copyingItemAtPath:toPath:), manager, failure,
            "text", "text", byDefault: "false")
        try rows.add(
            "fileManager(_:shouldMoveItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldMoveItemAtPath:toPath:), manager, "text", "text", byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:movingItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:movingItemAtPath:toPath:), manager, failure,
            "text", "text", byDefault: "false")
        try rows.add(
            "fileManager(_:shouldLinkItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldLinkItemAtPath:toPath:), manager, "text", "text", byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:linkingItemAtPath:toPath:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:linkingItemAtPath:toPath:), manager, failure,
            "text", "text", byDefault: "false")
        try rows.add(
            "fileManager(_:shouldRemoveItemAtPath:)", FileManagerDelegate.fileManager(_:shouldRemoveItemAtPath:),
            manager, "text", byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:removingItemAtPath:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:removingItemAtPath:), manager, failure, "text",
            byDefault: "false")
        try rows.add(
            "fileManager(_:shouldCopyItemAt:to:)", FileManagerDelegate.fileManager(_:shouldCopyItemAt:to:), manager,
            url, url, byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:copyingItemAt:to:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:copyingItemAt:to:), manager, failure, url, url,
            byDefault: "false")
        try rows.add(
            "fileManager(_:shouldMoveItemAt:to:)", FileManagerDelegate.fileManager(_:shouldMoveItemAt:to:), manager,
            url, url, byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:movingItemAt:to:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:movingItemAt:to:), manager, failure, url, url,
            byDefault: "false")
        try rows.add(
            "fileManager(_:shouldLinkItemAt:to:)", FileManagerDelegate.fileManager(_:shouldLinkItemAt:to:), manager,
            url, url, byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:linkingItemAt:to:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:linkingItemAt:to:), manager, failure, url, url,
            byDefault: "false")
        try rows.add(
            "fileManager(_:shouldRemoveItemAt:)", FileManagerDelegate.fileManager(_:shouldRemoveItemAt:), manager, url,
            byDefault: "true")
        try rows.add(
            "fileManager(_:shouldProceedAfterError:removingItemAt:)",
            FileManagerDelegate.fileManager(_:shouldProceedAfterError:removingItemAt:), manager, failure, url,
            byDefault: "false")
        let proxy = DelegateProxy<FileManager, any FileManagerDelegate>.proxy(for: manager)
        XCTAssertTrue(manager.delegate === proxy)
        let made = "`DelegateProxy<FileManager, any FileManagerDelegate>.proxy(for: manager)`"
        return try rows.row("FileManagerDelegate", made: made, casts: ["FileManagerDelegate"])
    }

    private func nsCacheDelegate() throws -> Row {
        let rows = Requirements<any NSCacheDelegate>()
        try rows.add(NSCacheDelegate.cache(_:willEvictObject:), cache, object)
        let proxy = DelegateProxy<NSCache<AnyObject, AnyObject>, any NSCacheDelegate>.proxy(for: cache)
        XCTAssertTrue(cache.delegate === proxy)
        let made = "`DelegateProxy<NSCache<AnyObject, AnyObject>, any NSCacheDelegate>.proxy(for: cache)`"
        return try rows.row("NSCacheDelegate", made: made, casts: ["NSCacheDelegate", "NSObjectProtocol"])
    }

    private func nsKeyedArchiverDelegate() throws -> Row {
        let rows = Requirements<any NSKeyedArchiverDelegate>()
        try rows.add(
            "archiver(_:willEncode:)", NSKeyedArchiverDelegate.archiver(_:willEncode:), archiver, object,
            byDefault: text(object))
        try rows.add(NSKeyedArchiverDelegate.archiver(_:didEncode:), archiver, optionalObject)
        try rows.add(
            NSKeyedArchiverDelegate.archiver(_:willReplace:withObject:), archiver, optionalObject, optionalObject)
        try rows.add(NSKeyedArchiverDelegate.archiverWillFinish(_:), archiver)
        try rows.add(NSKeyedArchiverDelegate.archiverDidFinish(_:), archiver)
        let proxy = DelegateProxy<NSKeyedArchiver, any NSKeyedArchiverDelegate>.proxy(for: archiver)
        XCTAssertTrue(archiver.delegate === proxy)
        let made = "`DelegateProxy<NSKeyedArchiver, any NSKeyedArchiverDelegate>.proxy(for: archiver)`"
        return try rows.row("NSKeyedArchiverDelegate", made: made, casts: ["NSKeyedArchiverDelegate"])
    }

    private func nsKeyedUnarchiverDelegate() throws -> Row {
        let rows = Requirements<any NSKeyedUnarchiverDelegate>()
        try rows.add(
            "unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)",
            NSKeyedUnarchiverDelegate.unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:), unarchiver, "text",
            ["one", "two"], byDefault: "nil")
        try rows.add(
            "unarchiver(_:didDecode:)", NSKeyedUnarchiverDelegate.unarchiver(_:didDecode:), unarchiver, optionalObject,
            byDefault: text(object))
        try rows.add(NSKeyedUnarchiverDelegate.unarchiver(_:willReplace:with:), unarchiver, object, object)
        try rows.add(NSKeyedUnarchiverDelegate.unarchiverWillFinish(_:), unarchiver)
        try rows.add(NSKeyedUnarchiverDelegate.unarchiverDidFinish(_:), unarchiver)
        let proxy = DelegateProxy<NSKeyedUnarchiver, any NSKeyedUnarchiverDelegate>.proxy(for: unarchiver)
        XCTAssertTrue(unarchiver.delegate === proxy)
        let made = "`DelegateProxy<NSKeyedUnarchiver, any NSKeyedUnarchiverDelegate>.proxy(for: unarchiver)`"
        return try rows.row("NSKeyedUnarchiverDelegate", made: made, casts: ["NSKeyedUnarchiverDelegate"])
    }

    private func streamDelegate() throws -> Row {
        let rows = Requirements<any StreamDelegate>()
        try rows.add(StreamDelegate.stream(_:handle:), stream, .hasBytesAvailable)
        let proxy = DelegateProxy<InputStream, any StreamDelegate>.proxy(for: stream)
        XCTAssertTrue(stream.delegate === proxy)
        let made = "`DelegateProxy<InputStream, any StreamDelegate>.proxy(for: stream)`"
        return try rows.row("StreamDelegate", made: made, casts: ["StreamDelegate"])
    }

    private func portDelegate() throws -> Row {
        let rows = Requirements<any PortDelegate>()
        try rows.add(PortDelegate.handle(_:), message)
        let proxy = PortDelegateProxy.proxy(for: port)
        XCTAssertTrue(port.delegate() === proxy)
        let made = "`PortDelegateProxy.proxy(for: port)`"
        return try rows.row("PortDelegate", made: made, casts: ["PortDelegate"])
    }

    private func urlSessionDelegate() throws -> Row {
        let rows = Requirements<any URLSessionDelegate>()
        try rows.add(URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:), session, optionalFailure)
        try rows.add(
            URLSessionDelegate.urlSession(_:didReceive:completionHandler:), session, challenge, challengeAnswer,
            byDefault: "performDefaultHandling nil")
        let (session, proxy) = URLSession.proxied((any URLSessionDelegate).self, configuration: .ephemeral)
        XCTAssertTrue(session.delegate === proxy)
        session.invalidateAndCancel()
        let made = "`URLSession.proxied((any URLSessionDelegate).self)`"
        return try rows.row("URLSessionDelegate", made: made, casts: ["URLSessionDelegate", "NSObjectProtocol"])
    }

    private func urlSessionTaskDelegate() throws -> Row {
        let rows = Requirements<any URLSessionTaskDelegate>()
        try rows.add(
            URLSessionTaskDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:), session,
            task, response, request, requestAnswer, byDefault: text(request))
        try rows.add(
            URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:), session, task, challenge,
            challengeAnswer, byDefault: "performDefaultHandling nil")
        try rows.add(
            URLSessionTaskDelegate.urlSession(_:task:needNewBodyStream:), session, task, streamAnswer, byDefault: "nil")
        try rows.add(
            URLSessionTaskDelegate.urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:), session,
            task, 7, 7, 7)
        try rows.add(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:), session, task, optionalFailure)
        try rows.add(
            URLSessionTaskDelegate.urlSession(_:task:willBeginDelayedRequest:completionHandler:), session, task,
            request, delayAnswer, byDefault: "continueLoading nil")
        try rows.add(URLSessionTaskDelegate.urlSession(_:task:didFinishCollecting:), session, task, metrics)
        let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
        XCTAssertTrue(task.delegate === proxy)
        let made = "`DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)`"
        return try rows.row(
            "URLSessionTaskDelegate", made: made,
            casts: ["URLSessionTaskDelegate", "NSObjectProtocol", "URLSessionDelegate"])
    }

    private func urlSessionDataDelegate() throws -> Row {
        let rows = Requirements<any URLSessionDataDelegate>()
        try rows.add(
            URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:), session, dataTask, response,
            dispositionAnswer, byDefault: "allow")
        try rows.add(URLSessionDataDelegate.urlSession(_:dataTask:didBecome:), session, dataTask, downloadTask)
        try rows.add(URLSessionDataDelegate.urlSession(_:dataTask:didBecome:), session, dataTask, streamTask)
        try rows.add(URLSessionDataDelegate.urlSession(_:dataTask:didReceive:), session, dataTask, data)
        try rows.add(
            URLSessionDataDelegate.urlSession(_:dataTask:willCacheResponse:completionHandler:), session, dataTask,
            cached, cacheAnswer, byDefault: text(cached))
        let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, configuration: .ephemeral)
        XCTAssertTrue(session.delegate === proxy)
        session.invalidateAndCancel()
        let made = "`URLSession.proxied((any URLSessionDataDelegate).self)`"
        return try rows.row(
            "URLSessionDataDelegate", made: made,
            casts: ["URLSessionDataDelegate", "NSObjectProtocol", "URLSessionDelegate", "URLSessionTaskDelegate"])
    }

    private func urlSessionDownloadDelegate() throws -> Row {
        let rows = Requirements<any URLSessionDownloadDelegate>()
        try rows.add(
            URLSessionDownloadDelegate.urlSession(_:downloadTask:didFinishDownloadingTo:), session, downloadTask, url)
        try rows.add(
            URLSessionDownloadDelegate.urlSession(
                _:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:), session, downloadTask, 7, 7,
            7)
        try rows.add(
            URLSessionDownloadDelegate.urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:), session,
            downloadTask, 7, 7)
        let (session, proxy) = URLSession.proxied((any URLSessionDownloadDelegate).self, configuration: .ephemeral)
        XCTAssertTrue(session.delegate === proxy)
        session.invalidateAndCancel()
        let made = "`URLSession.proxied((any URLSessionDownloadDelegate).self)`"
        return try rows.row(
            "URLSessionDownloadDelegate", made: made,
            casts: ["URLSessionDownloadDelegate", "NSObjectProtocol", "URLSessionDelegate", "URLSessionTaskDelegate"])
    }

    private func urlSessionStreamDelegate() throws -> Row {
        let rows = Requirements<any URLSessionStreamDelegate>()
        try rows.add(URLSessionStreamDelegate.urlSession(_:readClosedFor:), session, streamTask)
        try rows.add(URLSessionStreamDelegate.urlSession(_:writeClosedFor:), session, streamTask)
        try rows.add(URLSessionStreamDelegate.urlSession(_:betterRouteDiscoveredFor:), session, streamTask)
        try rows.add(
            URLSessionStreamDelegate.urlSession(_:streamTask:didBecome:outputStream:), session, streamTask, stream,
            outputStream)
        let (session, proxy) = URLSession.proxied((any URLSessionStreamDelegate).self, configuration: .ephemeral)
        XCTAssertTrue(session.delegate === proxy)
        session.invalidateAndCancel()
        let made = "`URLSession.proxied((any URLSessionStreamDelegate).self)`"
        return try rows.row(
            "URLSessionStreamDelegate", made: made,
            casts: ["URLSessionStreamDelegate", "NSObjectProtocol", "URLSessionDelegate", "URLSessionTaskDelegate"])
    }

    private func urlSessionWebSocketDelegate() throws -> Row {
        let rows = Requirements<any URLSessionWebSocketDelegate>()
        try rows.add(
            URLSessionWebSocketDelegate.urlSession(_:webSocketTask:didOpenWithProtocol:), session, webSocketTask,
            optionalText)
        try rows.add(
            URLSessionWebSocketDelegate.urlSession(_:webSocketTask:didCloseWith:reason:), session, webSocketTask,
            .goingAway, optionalData)
        let (session, proxy) = URLSession.proxied((any URLSessionWebSocketDelegate).self, configuration: .ephemeral)
        XCTAssertTrue(session.delegate === proxy)
        session.invalidateAndCancel()
        let made = "`URLSession.proxied((any URLSessionWebSocketDelegate).self)`"
        return try rows.row(
            "URLSessionWebSocketDelegate", made: made,
            casts: ["URLSessionWebSocketDelegate", "NSObjectProtocol", "URLSessionDelegate", "URLSessionTaskDelegate"])
    }
}

/// The results of one protocol.
private struct Row {
    static let title = "| protocol | how to make the proxy | unobserved | observed | casts find | without a delegate |"
    static let line = "|---|---|---|---|---|---|"
    let name: String
    let count: Int
    let text: String
    /// The differences, with which the test fails.
    let faults: [String]
}

/// A proxy with the log of its observers.
private final class Hearing<Delegate>: ForwardingProxy<Delegate>, @unchecked Sendable {
    let heard = Log<String>()
}

/// The methods of one protocol: how each is called, and observed.
private final class Requirements<Delegate> {
    private struct Method {
        let name: String
        /// Calls it, and adds what it returned or its completion handler was given.
        let call: (Delegate, Log<String>) -> Void
        /// Adds its name twice for each call.
        let observe: (Hearing<Delegate>) -> [SubscriptionToken]
        let byDefault: [String]
    }

    private var methods: [Method] = []

    private func add(
        _ name: String, _ byDefault: String?, _ observe: @escaping (Hearing<Delegate>, String) -> [SubscriptionToken],
        _ call: @escaping (Delegate, Log<String>) -> Void
    ) {
        methods.append(
            Method(
                name: name, call: call, observe: { observe($0, name) },
                byDefault: byDefault.map { [$0] } ?? []))
    }

    private func observe<Element, Result>(
        _ proxy: Hearing<Delegate>, _ name: String, _ sent: CallStream<Element, Result>,
        _ invoked: CallStream<Element, Result>
    ) -> [SubscriptionToken] {
        let heard = proxy.heard
        return [
            sent.subscribeOnAnyThread { _ in heard.add(name) }, invoked.subscribeOnAnyThread { _ in heard.add(name) },
        ]
    }

    func add<A>(
        _ method: @escaping (Delegate) -> (A) -> Void, _ a: A, byDefault: String? = nil
    ) throws {
        add(
            "requirement \(methods.count)", byDefault,
            { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }
        ) { delegate, log in
            answers.log = log
            method(delegate)(a)
        }
    }

    func add<A, Result>(
        _ name: String, _ method: @escaping (Delegate) -> (A) -> Result, _ a: A,
        byDefault: String
    ) throws {
        add(name, byDefault, { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }) {
            delegate, log in log.add(SwitchboardTests.text(method(delegate)(a)))
        }
    }

    func add<A, B>(
        _ method: @escaping (Delegate) -> (A, B) -> Void, _ a: A, _ b: B, byDefault: String? = nil
    ) throws {
        add(
            "requirement \(methods.count)", byDefault,
            { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }
        ) { delegate, log in
            answers.log = log
            method(delegate)(a, b)
        }
    }

    func add<A, B, Result>(
        _ name: String, _ method: @escaping (Delegate) -> (A, B) -> Result, _ a: A, _ b: B,
        byDefault: String
    ) throws {
        add(name, byDefault, { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }) {
            delegate, log in log.add(SwitchboardTests.text(method(delegate)(a, b)))
        }
    }

    func add<A, B, C>(
        _ method: @escaping (Delegate) -> (A, B, C) -> Void, _ a: A, _ b: B, _ c: C, byDefault: String? = nil
    ) throws {
        add(
            "requirement \(methods.count)", byDefault,
            { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }
        ) { delegate, log in
            answers.log = log
            method(delegate)(a, b, c)
        }
    }

    func add<A, B, C, Result>(
        _ name: String, _ method: @escaping (Delegate) -> (A, B, C) -> Result, _ a: A, _ b: B, _ c: C,
        byDefault: String
    ) throws {
        add(name, byDefault, { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }) {
            delegate, log in log.add(SwitchboardTests.text(method(delegate)(a, b, c)))
        }
    }

    func add<A, B, C, D>(
        _ method: @escaping (Delegate) -> (A, B, C, D) -> Void, _ a: A, _ b: B, _ c: C, _ d: D, byDefault: String? = nil
    ) throws {
        add(
            "requirement \(methods.count)", byDefault,
            { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }
        ) { delegate, log in
            answers.log = log
            method(delegate)(a, b, c, d)
        }
    }

    func add<A, B, C, D, Result>(
        _ name: String, _ method: @escaping (Delegate) -> (A, B, C, D) -> Result, _ a: A, _ b: B, _ c: C,
        _ d: D,
        byDefault: String
    ) throws {
        add(name, byDefault, { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }) {
            delegate, log in
            log.add(SwitchboardTests.text(method(delegate)(a, b, c, d)))
        }
    }

    func add<A, B, C, D, E>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) -> Void, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        byDefault: String? = nil
    ) throws {
        add(
            "requirement \(methods.count)", byDefault,
            { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }
        ) { delegate, log in
            answers.log = log
            method(delegate)(a, b, c, d, e)
        }
    }

    func add<A, B, C, D, E, Result>(
        _ name: String, _ method: @escaping (Delegate) -> (A, B, C, D, E) -> Result, _ a: A, _ b: B,
        _ c: C, _ d: D, _ e: E,
        byDefault: String
    ) throws {
        add(name, byDefault, { [self] in observe($0, $1, $0.sentMessage(method), $0.methodInvoked(method)) }) {
            delegate, log in
            log.add(SwitchboardTests.text(method(delegate)(a, b, c, d, e)))
        }
    }

    /// Does with a proxy what the columns say.
    func row(_ name: String, made: String, casts: [String]) throws -> Row {
        var faults: [String] = []
        func check(_ column: String, _ isRight: (Method) throws -> Bool) rethrows -> Int {
            var count = 0
            for method in methods {
                if try isRight(method) { count += 1 } else { faults.append("\(column): \(method.name)") }
            }
            return count
        }
        func calling(_ method: Method, _ delegate: Delegate) -> [String] {
            let log = Log<String>()
            method.call(delegate, log)
            return log.entries
        }

        let real = Everything()
        let target = try XCTUnwrap(real as? Delegate)
        let proxy = Hearing<Delegate>(forwardingTo: target)
        let same = check("unobserved") { method in
            let direct = calling(method, target), reached = real.log.take()
            return calling(method, proxy.object) == direct && real.log.take() == reached && reached.count == 1
                && proxy.heard.take().isEmpty
        }
        let observed = check("observed") { method in
            let direct = calling(method, target), reached = real.log.take()
            let subscriptions = method.observe(proxy)
            defer { withExtendedLifetime(subscriptions) {} }
            return calling(method, proxy.object) == direct && real.log.take() == reached
                && proxy.heard.take() == [method.name, method.name]
        }
        let alone = ForwardingProxy<Delegate>()
        let defaults = check("without a delegate") { calling($0, alone.object) == $0.byDefault }

        // With the real delegate, those to which that conforms as well.
        let found = protocolsToCastTo.filter { $0.isFound(alone.object) }.map(\.name)
        if Set(found) != Set(casts) { faults.append("casts find \(found), not \(casts)") }
        let others = casts.dropFirst().filter { found.contains($0) }.map { "`\($0)`" }
        let castText = found.contains(name) ? (["itself"] + others).joined(separator: ", ") : "not itself"
        let all = methods.count
        return Row(
            name: name, count: all,
            text: "| `\(name)` | \(made) | \(same) of \(all) | \(observed) of \(all) | \(castText) | "
                + "\(defaults) of \(all) |",
            faults: faults)
    }
}

/// Where completion handlers note what they are given: in the log of the call under way. The calls are made on one
/// thread.
private final class Answers: @unchecked Sendable {
    var log: Log<String>?
    func add(_ values: Any...) { log?.add(values.map(text).joined(separator: " ")) }
}
private let answers = Answers()

private let requestAnswer: @Sendable (URLRequest?) -> Void = { answers.add($0 as Any) }
private let streamAnswer: @Sendable (InputStream?) -> Void = { answers.add($0 as Any) }
private let cacheAnswer: @Sendable (CachedURLResponse?) -> Void = { answers.add($0 as Any) }
private let dispositionAnswer: @Sendable (URLSession.ResponseDisposition) -> Void = { answers.add($0) }
private let delayAnswer: @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void = {
    answers.add($0, $1 as Any)
}
private let challengeAnswer: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
    answers.add($0, $1 as Any)
}

/// A protocol to which code may cast a delegate.
private struct CastTarget: Sendable {
    let name: String
    let isFound: @Sendable (Any) -> Bool
}

private let protocolsToCastTo = [
    CastTarget(name: "XMLParserDelegate") { $0 is any XMLParserDelegate },
    CastTarget(name: "FileManagerDelegate") { $0 is any FileManagerDelegate },
    CastTarget(name: "NSCacheDelegate") { $0 is any NSCacheDelegate },
    CastTarget(name: "NSKeyedArchiverDelegate") { $0 is any NSKeyedArchiverDelegate },
    CastTarget(name: "NSKeyedUnarchiverDelegate") { $0 is any NSKeyedUnarchiverDelegate },
    CastTarget(name: "StreamDelegate") { $0 is any StreamDelegate },
    CastTarget(name: "PortDelegate") { $0 is any PortDelegate },
    CastTarget(name: "URLSessionDelegate") { $0 is any URLSessionDelegate },
    CastTarget(name: "URLSessionTaskDelegate") { $0 is any URLSessionTaskDelegate },
    CastTarget(name: "URLSessionDataDelegate") { $0 is any URLSessionDataDelegate },
    CastTarget(name: "URLSessionDownloadDelegate") { $0 is any URLSessionDownloadDelegate },
    CastTarget(name: "URLSessionStreamDelegate") { $0 is any URLSessionStreamDelegate },
    CastTarget(name: "URLSessionWebSocketDelegate") { $0 is any URLSessionWebSocketDelegate },
    CastTarget(name: "NSObjectProtocol") { $0 is any NSObjectProtocol },
]
