import Foundation
import LoopbackServer
import Switchboard
import SwitchboardFoundationNetworking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Shows a download. It belongs to the main actor, as what is on a screen does.
@MainActor final class DownloadScreen: NSObject {
    private(set) var received = 0
    private(set) var end: CheckedContinuation<Int, any Error>?

    /// Returns when the download is over.
    func bytes(of task: URLSessionDataTask) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            end = continuation
            task.resume()
        }
    }

    private func show(_ count: Int) {
        received += count
        print("screen: \(received) bytes")
    }

    private func finish(_ error: (any Error)?) {
        if let error { end?.resume(throwing: error) } else { end?.resume(returning: received) }
        end = nil
    }
}

/// The session calls its delegate on a queue of its own, and the protocol belongs to no actor. The proxy has the calls
/// arrive on the main actor, so each can be sure of it.
extension DownloadScreen: URLSessionDataDelegate {
    nonisolated func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        MainActor.assumeIsolated { show(data.count) }
    }

    nonisolated func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        MainActor.assumeIsolated { finish(error) }
    }
}

@main enum Program {
    @MainActor static func main() async throws {
        let server = try LoopbackServer(document: Data(repeating: UInt8(ascii: "."), count: 2_000_000), failures: 0)
        let screen = DownloadScreen()
        let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, configuration: .ephemeral)
        proxy.setForwardToDelegate(screen, retainDelegate: false, deliverOn: MainActor.shared)

        let size = try await screen.bytes(of: session.dataTask(with: server.url))
        print("\(size) bytes, \(proxy.pendingCalls) calls pending, \(proxy.droppedCalls) dropped")
        session.finishTasksAndInvalidate()
    }
}
