#if Macros
    import Switchboard
    import TestSupport

    /// The protocol of the issue, internal, with one conforming class in this module: what the optimizer would call
    /// directly.
    @DelegateProtocol
    protocol DownloaderDelegate: AnyObject {
        func downloaderDidStart(_ downloader: Downloader)
        func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int)
        @DefaultResult(false) func downloader(_ downloader: Downloader, shouldRetry error: any Error, attempt: Int)
            -> Bool
        func downloader(_ downloader: Downloader, willSave path: String) throws
        func downloader(_ downloader: Downloader, check bytes: Int) throws(DownloadError)
        @RequiresDelegate func downloader(_ downloader: Downloader, nameOf offset: Int) throws(DownloadError) -> String
        @RequiresDelegate func downloader(_ downloader: Downloader, finalURL: String) async throws -> String
        func downloader(_ downloader: Downloader, fill buffer: UnsafeMutablePointer<Int>)
        func finished()
        func downloader(_ downloader: Downloader, didEnd reason: String)
        func downloader(_ downloader: Downloader, didEnd code: Int)
    }

    enum DownloadError: Error, Equatable { case full, none }

    final class Downloader: HasDelegate, HasProxyStorage {
        weak var delegate: (any DownloaderDelegate)? { didSet { timesSet += 1 } }
        let proxyStorage = ProxyStorage()
        private(set) var timesSet = 0
    }

    /// The only class of this module that conforms.
    final class Downloads: DownloaderDelegate {
        let log: Log<String>
        var error: DownloadError?
        var onStart: (() -> Void)?

        init(_ log: Log<String>) { self.log = log }

        func downloaderDidStart(_ downloader: Downloader) {
            log.add("real started")
            onStart?()
        }
        func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int) {
            log.add("real \(chunk) at \(offset)")
        }
        func downloader(_ downloader: Downloader, shouldRetry error: any Error, attempt: Int) -> Bool { attempt < 3 }
        func downloader(_ downloader: Downloader, willSave path: String) throws {
            log.add("real save \(path)")
            if let error { throw error }
        }
        func downloader(_ downloader: Downloader, check bytes: Int) throws(DownloadError) {
            if let error { throw error }
        }
        func downloader(_ downloader: Downloader, nameOf offset: Int) throws(DownloadError) -> String {
            if let error { throw error }
            return "part \(offset)"
        }
        func downloader(_ downloader: Downloader, finalURL: String) async throws -> String { finalURL + "?final" }
        func downloader(_ downloader: Downloader, fill buffer: UnsafeMutablePointer<Int>) { buffer.pointee += 1 }
        func finished() { log.add("real finished") }
        func downloader(_ downloader: Downloader, didEnd reason: String) { log.add("real ended \(reason)") }
        func downloader(_ downloader: Downloader, didEnd code: Int) { log.add("real ended with \(code)") }
    }
#endif
