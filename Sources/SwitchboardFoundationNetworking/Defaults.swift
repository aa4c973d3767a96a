import Foundation
import Switchboard

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The same as in `SwitchboardFoundation`, for the classes of `FoundationNetworking`. A library of its own, because
/// loading that one takes longer than many programs take to start.
private final class Nobody: NSObject {}

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

/// Called when a default is looked for; see `CSwitchboardFoundationNetworking`.
@_cdecl("switchboard_foundation_networking_provide_defaults")
func provideDefaults() {
    DelegateDefaults.provide((any URLSessionDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionTaskDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionDataDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionDownloadDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionStreamDelegate).self) { Nobody() }
    DelegateDefaults.provide((any URLSessionWebSocketDelegate).self) { Nobody() }
}
