import Foundation
import LoopbackServer
import SwitchboardTesting
import Testing

@testable import downloader

/// The downloader against a server on loopback, with a spy for its delegate.
@Suite struct DownloaderTests {
    private let document = Data((0..<200_000).map { UInt8($0 % 251) })
    private let delegate = Spy<any DownloaderDelegate>()
    private let downloader = Downloader()

    init() {
        downloader.delegate = delegate.object
        delegate.stub(DownloaderDelegate.downloader(_:finalURL:)).answers { _, url in url }
    }

    @Test func theDelegateHearsOfADownload() async throws {
        let server = try LoopbackServer(document: document, failures: 0)
        let size = try await downloader.download(server.url)
        #expect(size == document.count)
        delegate.verifyInOrder {
            DownloaderDelegate.downloaderDidStart
            DownloaderDelegate.downloader(_:finalURL:)
            DownloaderDelegate.downloader(_:didReceive:offset:)
            DownloaderDelegate.downloader(_:didFinish:)
        }
        delegate.verify(
            DownloaderDelegate.downloader(_:didFinish:), with: .identical(to: downloader), .equal(size), times: 1)
    }

    @Test func thePartsAreTheDocument() async throws {
        let server = try LoopbackServer(document: document, failures: 0)
        _ = try await downloader.download(server.url)
        let parts = delegate.calls(of: DownloaderDelegate.downloader(_:didReceive:offset:))
        #expect(Data(parts.flatMap(\.1)) == document)
        var offset = 0
        for part in parts {
            #expect(part.2 == offset)
            offset += part.1.count
        }
    }

    @Test func aFailureIsTriedAgainAsOftenAsTheDelegateSays() async throws {
        let server = try LoopbackServer(document: document, failures: 2)
        delegate.stub(DownloaderDelegate.downloader(_:shouldRetry:attempt:)).answers { _, _, attempt in attempt < 3 }
        let size = try await downloader.download(server.url)
        #expect(size == document.count)
        let asked = delegate.calls(of: DownloaderDelegate.downloader(_:shouldRetry:attempt:))
        #expect(asked.map(\.2) == [1, 2])
        #expect(asked.allSatisfy { $0.1 is Downloader.Refused })
        // It is asked for the place once, however often it is tried.
        delegate.verify(DownloaderDelegate.downloader(_:finalURL:), times: 1)
    }

    @Test func aFailureThatIsNotTriedAgainIsThrown() async throws {
        let server = try LoopbackServer(document: document, failures: 1)
        delegate.stub(DownloaderDelegate.downloader(_:shouldRetry:attempt:)).returns(false)
        await #expect(throws: Downloader.Refused.self) { try await downloader.download(server.url) }
        delegate.verify(DownloaderDelegate.downloader(_:didFinish:), times: .never)
    }

    @Test func withoutAPlaceNothingIsAskedOfTheServer() async throws {
        struct NoPlace: Error {}
        let server = try LoopbackServer(document: document, failures: 0)
        delegate.stub(DownloaderDelegate.downloader(_:finalURL:)).throws(NoPlace())
        await #expect(throws: NoPlace.self) { try await downloader.download(server.url) }
        delegate.verify(DownloaderDelegate.downloaderDidStart, times: 1)
        delegate.verify(DownloaderDelegate.downloader(_:didReceive:offset:), times: .never)
    }
}
