import Foundation
import Switchboard

/// What a downloader tells and asks. The macro generates `DownloaderDelegateProxy`.
@DelegateProtocol
protocol DownloaderDelegate: AnyObject {
    func downloaderDidStart(_ downloader: Downloader)
    func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int)
    /// With no delegate: no.
    @DefaultResult(false) func downloader(_ downloader: Downloader, shouldRetry error: any Error, attempt: Int) -> Bool
    /// Where the document really is. Asked for once; there is no default, so there has to be a delegate.
    @RequiresDelegate @ForwardedOnly
    func downloader(_ downloader: Downloader, finalURL url: URL) async throws -> URL
    func downloader(_ downloader: Downloader, didFinish size: Int)
}

/// It has a `delegate`, so a proxy can take its place.
extension Downloader: HasDelegate {}
/// It keeps its proxies itself: they live exactly as long.
extension Downloader: HasProxyStorage {}
