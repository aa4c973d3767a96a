import Foundation
import LoopbackServer
import Switchboard
import SwitchboardFoundationNetworking
import Testing

@testable import screen_downloader

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session's delegate that belongs to the main actor, with a server on loopback.
@Suite @MainActor struct ScreenDownloaderTests {
    private let screen = DownloadScreen()

    private func session() -> (URLSession, ForwardingProxy<any URLSessionDataDelegate>) {
        let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, configuration: .ephemeral)
        proxy.setForwardToDelegate(screen, retainDelegate: false, deliverOn: MainActor.shared)
        return (session, proxy)
    }

    @Test func allBytesArriveOnTheMainActor() async throws {
        let server = try LoopbackServer(document: Data(repeating: 7, count: 300_000), failures: 0)
        let (session, proxy) = session()
        let size = try await screen.bytes(of: session.dataTask(with: server.url))
        #expect(size == 300_000)
        #expect(screen.received == 300_000)
        #expect(proxy.droppedCalls == 0)
        session.finishTasksAndInvalidate()
    }

    @Test func aFailureArrivesThereToo() async throws {
        let (session, _) = session()
        // Nothing listens at this port.
        let task = session.dataTask(with: try #require(URL(string: "http://127.0.0.1:9/")))
        await #expect(throws: URLError.self) { try await screen.bytes(of: task) }
        session.finishTasksAndInvalidate()
    }
}
