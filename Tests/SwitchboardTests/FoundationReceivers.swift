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

/// Implements all methods of all of Foundation's delegates: notes the call, and answers what no default answers.
final class Everything: NSObject, @unchecked Sendable {
    let log = Log<String>()
    nonisolated(unsafe) static let stream = InputStream(data: Data())

    private let namesObjects: Bool

    /// - Parameter namesObjects: Whether it notes which objects it is given, or only their types.
    init(namesObjects: Bool = true) {
        self.namesObjects = namesObjects
    }

    private func note(_ arguments: Any?..., method: String = #function) {
        let texts = arguments.map { argument in
            let whole = text(argument as Any)
            return namesObjects ? whole : whole.replacing(/ObjectIdentifier\(.*\)/, with: "")
        }
        log.add("\(method) \(texts.joined(separator: " "))")
    }
}

/// An argument as text: objects by their identity, closures by being some.
func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .class: return "\(type(of: value)) \(ObjectIdentifier(value as AnyObject))"
    default: return "\(type(of: value))".contains("->") ? "closure" : "\(value)"
    }
}

extension Everything: XMLParserDelegate {
    func parserDidStartDocument(_ parser: XMLParser) {
        note(parser)
    }
    func parserDidEndDocument(_ parser: XMLParser) {
        note(parser)
    }
    func parser(
        _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        note(parser, name, publicID, systemID)
    }
    func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?
    ) {
        note(parser, name, publicID, systemID, notationName)
    }
    func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String,
        type: String?, defaultValue: String?
    ) {
        note(parser, attributeName, elementName, type, defaultValue)
    }
    func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String) {
        note(parser, elementName, model)
    }
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        note(parser, name, value)
    }
    func parser(
        _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        note(parser, name, publicID, systemID)
    }
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        note(parser, elementName, namespaceURI, qName, attributeDict)
    }
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        note(parser, elementName, namespaceURI, qName)
    }
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
        note(parser, prefix, namespaceURI)
    }
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
        note(parser, prefix)
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
        note(parser, string)
    }
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {
        note(parser, whitespaceString)
    }
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        note(parser, target, data)
    }
    func parser(_ parser: XMLParser, foundComment comment: String) {
        note(parser, comment)
    }
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        note(parser, CDATABlock)
    }
    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? {
        note(parser, name, systemID)
        return Data("entity".utf8)
    }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        note(parser, parseError)
    }
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {
        note(parser, validationError)
    }
}

extension Everything: FileManagerDelegate {
    func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        note(fileManager, srcPath, dstPath)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        note(fileManager, error, srcPath, dstPath)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        note(fileManager, srcPath, dstPath)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        note(fileManager, error, srcPath, dstPath)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        note(fileManager, srcPath, dstPath)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool {
        note(fileManager, error, srcPath, dstPath)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
        note(fileManager, path)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool {
        note(fileManager, error, path)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool {
        note(fileManager, srcURL, dstURL)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        note(fileManager, error, srcURL, dstURL)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
        note(fileManager, srcURL, dstURL)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        note(fileManager, error, srcURL, dstURL)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool {
        note(fileManager, srcURL, dstURL)
        return false
    }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        note(fileManager, error, srcURL, dstURL)
        return true
    }
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool {
        note(fileManager, URL)
        return false
    }
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL)
        -> Bool
    {
        note(fileManager, error, URL)
        return true
    }
}

extension Everything: NSCacheDelegate {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        note(cache, obj)
    }
}

extension Everything: NSKeyedArchiverDelegate {
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        note(archiver, object)
        return "replaced"
    }
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {
        note(archiver, object)
    }
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {
        note(archiver, object, newObject)
    }
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {
        note(archiver)
    }
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {
        note(archiver)
    }
}

extension Everything: NSKeyedUnarchiverDelegate {
    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? {
        note(unarchiver, name, classNames)
        return NSNumber.self
    }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        note(unarchiver, object)
        return "replaced"
    }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {
        note(unarchiver, object, newObject)
    }
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {
        note(unarchiver)
    }
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {
        note(unarchiver)
    }
}

extension Everything: StreamDelegate {
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        note(aStream, eventCode)
    }
}

extension Everything: PortDelegate {
    func handle(_ message: PortMessage) {
        note(message)
    }
}

extension Everything: URLSessionDelegate {
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        note(session, error)
    }
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        note(session, challenge)
        completionHandler(.cancelAuthenticationChallenge, nil)
    }
}

extension Everything: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        note(session, task, response, request)
        completionHandler(nil)
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        note(session, task, challenge)
        completionHandler(.cancelAuthenticationChallenge, nil)
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        note(session, task)
        completionHandler(Everything.stream)
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        note(session, task, bytesSent, totalBytesSent, totalBytesExpectedToSend)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        note(session, task, error)
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) {
        note(session, task, request)
        completionHandler(.cancel, nil)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        note(session, task, metrics)
    }
}

extension Everything: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        note(session, dataTask, response)
        completionHandler(.cancel)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    {
        note(session, dataTask, downloadTask)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask) {
        note(session, dataTask, streamTask)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        note(session, dataTask, data)
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        note(session, dataTask, proposedResponse)
        completionHandler(nil)
    }
}

extension Everything: URLSessionDownloadDelegate {
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        note(session, downloadTask, location)
    }
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        note(session, downloadTask, bytesWritten, totalBytesWritten, totalBytesExpectedToWrite)
    }
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        note(session, downloadTask, fileOffset, expectedTotalBytes)
    }
}

extension Everything: URLSessionStreamDelegate {
    func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) {
        note(session, streamTask)
    }
    func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask) {
        note(session, streamTask)
    }
    func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask) {
        note(session, streamTask)
    }
    func urlSession(
        _ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream,
        outputStream: OutputStream
    ) {
        note(session, streamTask, inputStream, outputStream)
    }
}

extension Everything: URLSessionWebSocketDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {
        note(session, webSocketTask, `protocol`)
    }
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
        note(session, webSocketTask, closeCode, reason)
    }
}
