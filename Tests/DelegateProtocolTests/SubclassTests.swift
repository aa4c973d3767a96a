#if Macros
    import Switchboard
    import TestSupport
    import Testing

    /// Says which value it was told of, besides handing it on.
    private final class CountingProxy: DownloaderDelegateProxy<CountedDownloader>, @unchecked Sendable {
        var received = 0

        override func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int) {
            received += chunk.count
            super.downloader(downloader, didReceive: chunk, offset: offset)
        }
    }

    private final class Switch: HasProxyStorage {
        weak var handler: (any SwitchHandler)?
        let proxyStorage = ProxyStorage()
    }

    @DelegateProtocol(.custom)
    private protocol SwitchHandler: AnyObject {
        func turned(_ isOn: Bool)
    }

    private final class SwitchListener: SwitchHandler {
        var values: [Bool] = []
        func turned(_ isOn: Bool) { values.append(isOn) }
    }

    private final class SwitchProxy: SwitchHandlerProxy<Switch>, DelegateProxyType, @unchecked Sendable {
        init(parent: Switch) { super.init(parentObject: parent, delegateProxy: SwitchProxy.self) }
        static func registerKnownImplementations() { register { SwitchProxy(parent: $0) } }
        static func currentDelegate(for object: Switch) -> (any SwitchHandler)? { object.handler }
        static func setCurrentDelegate(_ delegate: (any SwitchHandler)?, to object: Switch) {
            object.handler = delegate
        }
    }

    private final class Table: HasDataSource, HasProxyStorage {
        var dataSource: (any RowSource)?
        let proxyStorage = ProxyStorage()
    }

    private final class Rows: RowSource {
        func rows(in section: Int) -> Int { section * 10 }
        func removed(_ row: Int) {}
    }

    /// Generated classes are open to subclassing.
    @Suite struct SubclassTests {
        let log = Log<String>()

        @Test func test_B15_anOverriddenMethodIsCalledAndCanHandOn() {
            let parent = CountedDownloader(), real = Downloads(log)
            parent.delegate = real
            let proxy = CountingProxy.proxy(for: parent)
            let log = log
            let subscription = proxy.sentMessage(DownloaderDelegate.downloader(_:didReceive:offset:)).subscribe {
                log.add("sent \($2)")
            }
            parent.delegate?.downloader(Downloader(), didReceive: [1, 2], offset: 5)
            #expect(proxy.received == 2)
            #expect(log.entries == ["sent 5", "real [1, 2] at 5"])
            withExtendedLifetime((real, subscription)) {}
        }

        @Test func test_B15_forwardInvocation() throws {
            let downloader = OtherDownloader(), real = Downloads(log)
            downloader.delegate = real
            let proxy = OtherProxy.proxy(for: downloader)
            proxy.object.finished()
            #expect(try proxy.object.downloader(Downloader(), nameOf: 8) == "part 8")
            real.error = .full
            #expect(throws: DownloadError.full) { try proxy.object.downloader(Downloader(), nameOf: 8) }
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            #expect(!proxy.object.downloader(Downloader(), shouldRetry: DownloadError.full, attempt: 1))
            #expect(
                proxy.names == [
                    "finished()", "downloader(_:nameOf:)", "downloader(_:nameOf:)",
                    "downloader(_:shouldRetry:attempt:)",
                ])
            withExtendedLifetime(real) {}
        }

        @Test func aPropertyOfAnyName() {
            let parent = Switch(), listener = SwitchListener()
            parent.handler = listener
            let proxy = SwitchProxy.proxy(for: parent)
            let log = log
            let subscription = proxy.sentMessage(SwitchHandler.turned).subscribe { log.add("\($0)") }
            parent.handler?.turned(true)
            #expect(log.entries == ["true"])
            #expect(listener.values == [true])
            withExtendedLifetime(subscription) {}
        }

        @Test func aDataSource() {
            let table = Table()
            let proxy = RowSourceProxy<Table>.proxy(for: table)
            #expect(table.dataSource?.rows(in: 3) == 0)
            let rows = Rows()
            proxy.setForwardToDelegate(rows, retainDelegate: false)
            #expect(table.dataSource?.rows(in: 3) == 30)
            withExtendedLifetime(rows) {}
        }
    }

    private final class CountedDownloader: HasDelegate, HasProxyStorage {
        weak var delegate: (any DownloaderDelegate)?
        let proxyStorage = ProxyStorage()
    }

    /// Another class of parents, so that other proxies can be registered for it.
    private final class OtherDownloader: HasDelegate, HasProxyStorage {
        weak var delegate: (any DownloaderDelegate)?
        let proxyStorage = ProxyStorage()
    }

    private final class OtherProxy: DownloaderDelegateProxy<OtherDownloader>, @unchecked Sendable {
        var names: [String] = []
        override func forwardInvocation(_ invocation: Invocation) throws {
            names.append(invocation.selector.name)
            try super.forwardInvocation(invocation)
        }
    }
#endif
