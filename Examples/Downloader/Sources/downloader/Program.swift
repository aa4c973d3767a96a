import Foundation
import LoopbackServer
import Switchboard

/// The application's delegate. It keeps working while others observe.
final class Library: DownloaderDelegate {
    func downloaderDidStart(_ downloader: Downloader) { print("library: a download began") }
    func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int) {}
    func downloader(_ downloader: Downloader, shouldRetry error: any Error, attempt: Int) -> Bool {
        print("library: attempt \(attempt) failed (\(error)), again")
        return attempt < 3
    }
    func downloader(_ downloader: Downloader, finalURL url: URL) async throws -> URL {
        url.appending(path: "document.txt")
    }
    func downloader(_ downloader: Downloader, didFinish size: Int) { print("library: \(size) bytes") }
}

@main enum Program {
    static func main() async throws {
        let server = try LoopbackServer(document: Data(repeating: UInt8(ascii: "."), count: 200_000), failures: 1)
        let library = Library()
        let downloader = Downloader()
        downloader.delegate = library

        // The proxy takes the place of the delegate, which still gets every call.
        let proxy = DownloaderDelegateProxy<Downloader>.proxy(for: downloader)
        let subscriptions = [
            proxy.sentMessage(DownloaderDelegate.downloaderDidStart).subscribe { _ in
                print("observer: before the library hears of it")
            },
            proxy.methodInvoked(DownloaderDelegate.downloader(_:didReceive:offset:)).subscribe { _, chunk, offset in
                print("observer: \(chunk.count) bytes at \(offset)")
            },
            // By name, boxed: every method is registered.
            proxy.methodInvoked("downloader(_:didFinish:)").subscribe { arguments in
                print("observer: finished, \(arguments[1]) bytes")
            },
        ]
        defer { withExtendedLifetime((library, subscriptions)) {} }

        _ = try await downloader.download(server.url)
    }
}
