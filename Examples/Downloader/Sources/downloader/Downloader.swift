import Foundation
import Switchboard

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads documents by `URLSession`. It knows nothing of proxies and observers.
final class Downloader: @unchecked Sendable {
    /// Set before downloading; called on the session's queue.
    weak var delegate: (any DownloaderDelegate)?
    let proxyStorage = ProxyStorage()

    /// The server's answer was none.
    struct Refused: Error {
        let status: Int
    }

    /// Downloads a document, and asks the delegate whether to try again where that fails.
    ///
    /// - Returns: How many bytes it has.
    func download(_ url: URL) async throws -> Int {
        delegate?.downloaderDidStart(self)
        let url = try await delegate?.downloader(self, finalURL: url) ?? url
        var attempt = 1
        while true {
            do {
                let size = try await receive(url)
                delegate?.downloader(self, didFinish: size)
                return size
            } catch {
                guard delegate?.downloader(self, shouldRetry: error, attempt: attempt) == true else { throw error }
                attempt += 1
            }
        }
    }

    private func receive(_ url: URL) async throws -> Int {
        let transfer = Transfer { [weak self] chunk, offset in
            guard let self else { return }
            delegate?.downloader(self, didReceive: chunk, offset: offset)
        }
        return try await withCheckedThrowingContinuation { continuation in
            transfer.start(url, continuation)
        }
    }
}

/// One request. The session keeps it until it is over.
private final class Transfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let received: @Sendable ([UInt8], Int) -> Void
    private var continuation: CheckedContinuation<Int, any Error>?
    private var size = 0
    private var refusal: Downloader.Refused?

    init(_ received: @escaping @Sendable ([UInt8], Int) -> Void) { self.received = received }

    func start(_ url: URL, _ continuation: CheckedContinuation<Int, any Error>) {
        self.continuation = continuation
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        session.dataTask(with: url).resume()
        session.finishTasksAndInvalidate()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let status = (dataTask.response as? HTTPURLResponse)?.statusCode ?? 200
        guard status == 200 else { return refusal = Downloader.Refused(status: status) }
        received([UInt8](data), size)
        size += data.count
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error = error ?? refusal {
            continuation?.resume(throwing: error)
        } else {
            continuation?.resume(returning: size)
        }
        continuation = nil
    }
}
