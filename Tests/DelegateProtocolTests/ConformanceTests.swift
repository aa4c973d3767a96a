#if Macros
    import Switchboard
    import TestSupport
    import Testing

    typealias DownloadProxy = DownloaderDelegateProxy<Downloader>

    /// What a delegate proxy must do, by the entry that a macro generates.
    @Suite struct ConformanceTests {
        let log = Log<String>()
        let downloader = Downloader()

        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        @Test func test_A1_A2_A3_oneProxyThatTakesThePlace() {
            let real = Downloads(log)
            downloader.delegate = real
            let proxy = DownloadProxy.proxy(for: downloader)
            #expect(downloader.timesSet == 2)
            #expect(DownloadProxy.proxy(for: downloader) === proxy)
            #expect(downloader.delegate === proxy)
            #expect(proxy.forwardToDelegate() === real)
            #expect(proxy.parentObject === downloader)
            #expect(type(of: proxy) == DownloadProxy.self)
        }

        /// What only proxies without code need to know of Swift's runtime does not matter here.
        @Test func aFactThatRuntimeProxiesNeed() async {
            await #expect(processExitsWith: .success) {
                ABIFact.takenForWrong.withLock { $0 = "witness tables" }
                let downloader = Downloader(), real = Downloads(Log()), log = Log<String>()
                downloader.delegate = real
                let proxy = DownloadProxy.proxy(for: downloader)
                let subscription = proxy.sentMessage(DownloaderDelegate.finished).subscribe { log.add("sent") }
                downloader.delegate?.finished()
                #expect(log.entries == ["sent"])
                #expect(proxy.forwardToDelegate() === real)
                withExtendedLifetime(subscription) {}
            }
        }

        @Test func test_A4_replacedAndAdoptedAgain() {
            let first = Downloads(log), second = Downloads(Log())
            downloader.delegate = first
            let proxy = DownloadProxy.proxy(for: downloader)
            downloader.delegate = second
            #expect(DownloadProxy.proxy(for: downloader) === proxy)
            #expect(downloader.delegate === proxy)
            #expect(proxy.forwardToDelegate() === second)
        }

        @Test func test_A5_G1_parentIsKeptWeaklyAndEndsTheStreams() {
            let log = log
            var parent: Downloader? = Downloader()
            let proxy = DownloadProxy.proxy(for: parent!)
            let subscription = proxy.sentMessage(DownloaderDelegate.finished).subscribe {
            } onCompleted: {
                log.add("completed")
            }
            #expect(log.entries.isEmpty)
            parent = nil
            #expect(proxy.parentObject == nil)
            #expect(log.entries == ["completed"])
            withExtendedLifetime(subscription) {}
        }

        @Test func test_B1_B2_B9_order() {
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

        @Test func test_B1_unobserved() {
            let real = Downloads(log)
            downloader.delegate = real
            _ = DownloadProxy.proxy(for: downloader)
            downloader.delegate?.downloaderDidStart(downloader)
            downloader.delegate?.finished()
            #expect(downloader.delegate?.downloader(downloader, shouldRetry: DownloadError.full, attempt: 2) == true)
            #expect(downloader.delegate?.downloader(downloader, shouldRetry: DownloadError.full, attempt: 3) == false)
            #expect(log.entries == ["real started", "real finished"])
            withExtendedLifetime(real) {}
        }

        @Test func test_B3_noDelegate() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let log = log
            let subscriptions = [
                proxy.sentMessage("finished()").subscribe { log.add("sent \($0)") },
                proxy.methodInvoked(DownloaderDelegate.finished).withOutcome.subscribe { log.add("invoked \($1)") },
            ]
            downloader.delegate?.finished()
            downloader.delegate?.downloaderDidStart(downloader)
            withExtendedLifetime(subscriptions) {}
            #expect(log.entries == ["sent []", "invoked unanswered"])
        }

        @Test func test_B4_B5_onlyWhileItIsThere() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let real = Downloads(log)
            let log = log
            let subscription = proxy.sentMessage(DownloaderDelegate.finished).subscribe { log.add("sent") }
            downloader.delegate?.finished()
            proxy.setForwardToDelegate(real, retainDelegate: false)
            downloader.delegate?.finished()
            subscription.cancel()
            downloader.delegate?.finished()
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            downloader.delegate?.finished()
            #expect(log.entries == ["sent", "sent", "real finished", "real finished"])
        }

        @Test func test_B6_M5_aMethodThatReturnsSomethingIsObservedAndIntercepted() throws {
            let proxy = DownloadProxy.proxy(for: downloader), real = Downloads(log)
            proxy.setForwardToDelegate(real, retainDelegate: false)
            let log = log
            let tokens = [
                try proxy.methodInvokedOrThrow("downloader(_:shouldRetry:attempt:)").withOutcome.subscribe {
                    log.add("\($0.count) \($1)")
                },
                proxy.intercept(DownloaderDelegate.downloader(_:shouldRetry:attempt:)) { call, _, _, attempt in
                    attempt < 5 && call.proceed()
                },
            ]
            #expect(proxy.object.downloader(downloader, shouldRetry: DownloadError.full, attempt: 1))
            #expect(!proxy.object.downloader(downloader, shouldRetry: DownloadError.full, attempt: 7))
            #expect(log.entries.filter { $0.hasPrefix("3 ") } == ["3 returned(true)", "3 returned(false)"])
            withExtendedLifetime((tokens, real)) {}
        }

        @Test func test_B7_defaultsAndFallback() throws {
            let proxy = DownloadProxy.proxy(for: downloader)
            let delegate = proxy.object
            #expect(!delegate.downloader(downloader, shouldRetry: DownloadError.full, attempt: 1))
            let fallback = Downloads(log)
            proxy.fallbackTarget = fallback
            #expect(delegate.downloader(downloader, shouldRetry: DownloadError.full, attempt: 1))
            #expect(try delegate.downloader(downloader, nameOf: 4) == "part 4")
        }

        @Test func test_R2_anAnswer() throws {
            let proxy = DownloadProxy.proxy(for: downloader)
            let answer = proxy.whenUnanswered(DownloaderDelegate.downloader(_:nameOf:)) {
                (_: Downloader, offset: Int) throws(DownloadError) in "answer \(offset)"
            }
            #expect(try downloader.delegate?.downloader(downloader, nameOf: 4) == "answer 4")
            let observing = proxy.methodInvoked(DownloaderDelegate.downloader(_:nameOf:))
                .subscribe { _, offset in log.add("named \(offset)") }
            #expect(try downloader.delegate?.downloader(downloader, nameOf: 5) == "answer 5")
            #expect(log.entries == ["named 5"])
            withExtendedLifetime((answer, observing)) {}
        }

        @Test func test_B7_withoutATargetTheCallTraps() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let downloader = Downloader()
                _ = try DownloadProxy.proxy(for: downloader).object.downloader(downloader, nameOf: 4)
            }
            #expect(text(result).contains("can't answer a call of `downloader(_:nameOf:)`: the proxy for"))
            #expect(text(result).contains("DelegateProtocolTests.DownloaderDelegate"))
            #expect(text(result).contains("set a `fallbackTarget`"))
        }

        @Test func test_B8_errorsReachTheCallerAndTheObservers() {
            let real = Downloads(log)
            real.error = .full
            downloader.delegate = real
            let proxy = DownloadProxy.proxy(for: downloader)
            let log = log
            let subscriptions = [
                proxy.methodInvoked(DownloaderDelegate.downloader(_:willSave:)).withOutcome.subscribe {
                    log.add("\($1)")
                },
                proxy.methodInvoked(DownloaderDelegate.downloader(_:check:)).withOutcome.subscribe { log.add("\($1)") },
            ]
            #expect(throws: DownloadError.full) { try proxy.object.downloader(downloader, willSave: "a") }
            #expect(throws: DownloadError.full) { try proxy.object.downloader(downloader, check: 1) }
            real.error = nil
            #expect(throws: Never.self) { try proxy.object.downloader(downloader, check: 1) }
            withExtendedLifetime((real, subscriptions)) {}
            #expect(log.entries.first == "real save a")
            #expect(log.entries.dropFirst().map { $0.prefix(5) } == ["threw", "threw", "retur"])
        }

        @Test func test_B10_pointersAreTheCallers() {
            let real = Downloads(log)
            downloader.delegate = real
            let proxy = DownloadProxy.proxy(for: downloader)
            let subscription = proxy.sentMessage(DownloaderDelegate.downloader(_:fill:)).subscribe { $1.pointee *= 2 }
            var value = 5
            proxy.object.downloader(downloader, fill: &value)
            #expect(value == 11)
            withExtendedLifetime((real, subscription)) {}
        }

        @Test func test_B11_B12_severalAndDuringACall() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let log = log
            let later = Log<SubscriptionToken>()
            let subscriptions = (1...3).map { number in
                proxy.sentMessage(DownloaderDelegate.finished).subscribe {
                    log.add("\(number)")
                    guard number == 2, later.entries.isEmpty else { return }
                    later.add(proxy.sentMessage(DownloaderDelegate.finished).subscribe { log.add("late") })
                    proxy.object.finished()
                }
            }
            proxy.object.finished()
            #expect(log.entries == ["1", "2", "1", "2", "3", "late", "3"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func test_B13_theDelegateDropsItself() {
            final class Box { var real: Downloads? }
            let box = Box()
            box.real = Downloads(log)
            box.real?.onStart = { box.real = nil }
            downloader.delegate = box.real
            _ = DownloadProxy.proxy(for: downloader)
            downloader.delegate?.downloaderDidStart(downloader)
            downloader.delegate?.downloaderDidStart(downloader)
            #expect(log.entries == ["real started"])
        }

        @Test func test_D1_D2_boxedArgumentsByName() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let heard = Log<Int>()
            let downloader = ObjectIdentifier(downloader)
            let subscription = proxy.sentMessage("downloader(_:didReceive:offset:)").subscribe { arguments in
                #expect(arguments.count == 3)
                #expect((arguments[0] as? Downloader).map(ObjectIdentifier.init) == downloader)
                #expect(arguments[1] as? [UInt8] == [9])
                heard.add(arguments[2] as! Int)
            }
            proxy.object.downloader(self.downloader, didReceive: [9], offset: 7)
            #expect(heard.entries == [7])
            withExtendedLifetime(subscription) {}
        }

        @Test func overloadsAreToldApart() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let log = log
            let subscriptions = [
                proxy.sentMessage(
                    DownloaderDelegate.downloader(_:didEnd:) as (any DownloaderDelegate) -> (Downloader, String) -> Void
                ).subscribe { log.add("text \($1)") },
                proxy.sentMessage(
                    DownloaderDelegate.downloader(_:didEnd:) as (any DownloaderDelegate) -> (Downloader, Int) -> Void
                ).subscribe { log.add("code \($1)") },
                proxy.sentMessage("downloader(_: Downloader, didEnd: Int)").subscribe { log.add("named \($0[1])") },
            ]
            proxy.object.downloader(downloader, didEnd: "full")
            proxy.object.downloader(downloader, didEnd: 28)
            #expect(log.entries == ["text full", "code 28", "named 28"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func messagesByName() throws {
            let real = Downloads(log)
            downloader.delegate = real
            let proxy = DownloadProxy.proxy(for: downloader)
            try proxy.send("downloader(_:didReceive:offset:)", downloader, [1] as [UInt8], 2)
            let name: String = try proxy.send("downloader(_:nameOf:)", downloader, 3)
            #expect(name == "part 3")
            #expect(log.entries == ["real [1] at 2"])
            #expect(proxy.responds(to: "finished()"))
            withExtendedLifetime(real) {}
        }

        @Test func test_H1_fromManyThreads() {
            let proxy = DownloadProxy.proxy(for: downloader)
            let real = Downloads(log)
            proxy.setForwardToDelegate(real, retainDelegate: true)
            let heard = Log<Int>()
            let kept = proxy.sentMessage(DownloaderDelegate.downloader(_:didReceive:offset:)).subscribe {
                heard.add($2)
            }
            nonisolated(unsafe) let downloader = downloader
            onThreads(4) { thread in
                for call in 0..<100 {
                    let other = proxy.methodInvoked(DownloaderDelegate.finished).subscribe {}
                    proxy.object.downloader(downloader, didReceive: [], offset: thread * 100 + call)
                    proxy.setForwardToDelegate(call % 2 == 0 ? nil : Downloads(Log()), retainDelegate: true)
                    other.cancel()
                }
            }
            #expect(heard.entries.sorted() == Array(0..<400))
            withExtendedLifetime((kept, real)) {}
        }
    }
#endif
