#if Macros
import Switchboard
import TestSupport
import Testing

typealias DownloadProxy = DownloaderDelegateProxy<Downloader>

@Suite struct DelegateProtocolTests {
    let log = Log<String>()
    let downloader = Downloader()

    @Test func test_B2_order() {
        let real = Downloads(log)
        downloader.delegate = real
        let proxy = DownloadProxy.proxy(for: downloader)
        let log = log
        let subscriptions = [
            proxy.sentMessage(DownloaderDelegate.downloader(_:didReceive:offset:)).subscribe { _, chunk, offset in
                log.add("sent \(chunk) at \(offset)")
            },
            proxy.methodInvoked(DownloaderDelegate.downloader(_:didReceive:offset:)).subscribe { _, chunk, offset in
                log.add("invoked \(chunk) at \(offset)")
            },
        ]
        downloader.delegate?.downloader(downloader, didReceive: [1, 2], offset: 3)
        withExtendedLifetime((subscriptions, real)) {}
        #expect(log.entries == ["sent [1, 2] at 3", "real [1, 2] at 3", "invoked [1, 2] at 3"])
    }
}
#endif
