import Foundation
import Switchboard

#if canImport(FoundationXML)
    import FoundationXML
#endif
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers for delegates that are not there, as Foundation goes on without one. What a protocol has an implementation for is
/// left to that.
private final class Nobody: NSObject {}

extension Nobody: XMLParserDelegate, StreamDelegate {}

extension Nobody: NSCacheDelegate {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}
}

extension Nobody: PortDelegate {
    func handle(_ message: PortMessage) {}
}

extension Nobody: NSKeyedArchiverDelegate {
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension Nobody: NSKeyedUnarchiverDelegate {
    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

extension Nobody: URLSessionDataDelegate, URLSessionDownloadDelegate, URLSessionStreamDelegate,
    URLSessionWebSocketDelegate
{
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

/// Called when a default is looked for: see `CSwitchboardFoundation`.
@_cdecl("switchboard_foundation_provide_defaults")
func provideDefaults() {
    DelegateDefaults.provide((any XMLParserDelegate).self) { Nobody() }
    DelegateDefaults.provide((any NSCacheDelegate).self) { Nobody() }
    DelegateDefaults.provide((any NSKeyedArchiverDelegate).self) { Nobody() }
    DelegateDefaults.provide((any NSKeyedUnarchiverDelegate).self) { Nobody() }
    DelegateDefaults.provide((any StreamDelegate).self) { Nobody() }
    DelegateDefaults.provide((any PortDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionTaskDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionDataDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionDownloadDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionStreamDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionWebSocketDelegate).self) { Nobody() }
}
