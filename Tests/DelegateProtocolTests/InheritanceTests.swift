#if Macros
    import DelegateProtocolHost
    import Switchboard
    import TestSupport
    import Testing

    /// Says who was counted, besides handing it on.
    private final class NightProxy: NightDelegateProxy<Place>, @unchecked Sendable {
        override func dark(_ hours: Int) { super.dark(hours * 2) }
    }

    private final class Recorder: NightDelegateProxy<Place>, @unchecked Sendable {
        let log = Log<String>()
        override func forwardInvocation(_ invocation: Invocation) throws {
            log.add("\(invocation.selector) \((try? invocation.arguments()) ?? [])")
            try super.forwardInvocation(invocation)
        }
    }

    /// Protocols that inherit from others with the macro.
    @Suite struct InheritanceTests {
        let log = Log<String>()
        let place = Place()
        let real: Innkeeper
        let proxy: NightDelegateProxy<Place>
        var delegate: any NightDelegate { place.delegate! }

        init() {
            real = Innkeeper(log)
            place.delegate = real
            proxy = NightDelegateProxy<Place>.proxy(for: place)
        }

        @Test func byReferenceToAnyOfTheFamily() throws {
            let log = log
            let subscriptions = [
                proxy.sentMessage(NightDelegate.opened(_:)).subscribe { _ in log.add("by night") },
                proxy.sentMessage(Opening.opened(_:)).subscribe { _ in log.add("by opening") },
                proxy.methodInvoked(PlaceDelegate.entered(_:inherited:)).subscribe { log.add("invoked \($1)") },
                proxy.methodInvoked(NightDelegate.dark).subscribe { log.add("invoked \($0)") },
                proxy.sentMessage(NightDelegate.same as (any NightDelegate) -> (Int) -> Void).subscribe {
                    log.add("number \($0)")
                },
                proxy.sentMessage(NightDelegate.same as (any NightDelegate) -> (String) -> Void).subscribe {
                    log.add("text \($0)")
                },
            ]
            delegate.opened(place)
            try delegate.entered(place, inherited: "A")
            delegate.dark(8)
            delegate.same(1)
            delegate.same("one")
            #expect(
                log.entries == [
                    "by night", "by opening", "opened", "entered A", "invoked A", "dark 8", "invoked 8", "number 1",
                    "same 1", "text one", "same one",
                ])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func callsOfEachProtocolOfTheFamily() {
            let log = log
            let subscription = proxy.sentMessage("opened(_:)").subscribe { log.add("sent \($0.count)") }
            (delegate as any Opening).opened(place)
            (delegate as any PlaceDelegate).opened(place)
            (delegate as any Closing).same(2)
            #expect((delegate as any Opening).openings() == 3)
            #expect((delegate as any Closing).isClosed)
            #expect(log.entries == ["sent 1", "opened", "sent 1", "opened", "same 2"])
            withExtendedLifetime(subscription) {}
        }

        @Test func errorsOfADeclaredType() {
            let log = log
            let subscription = proxy.methodInvoked(NightDelegate.closed(_:)).withOutcome.subscribe { log.add("\($1)") }
            #expect(throws: Interruption()) { try delegate.closed("fire") }
            #expect(throws: Never.self) { try delegate.closed("late") }
            #expect(log.entries.count == 4 && log.entries[1].contains("Interruption") && log.entries[3] == "returned")
            withExtendedLifetime(subscription) {}
        }

        @Test func byName() throws {
            let log = log
            let subscriptions = [
                proxy.sentMessage("same(_:)").subscribe { log.add("text \($0)") },
                proxy.sentMessage("same(_: Int)").subscribe { log.add("number \($0)") },
            ]
            try proxy.send("same(_:)", "one")
            try proxy.send("same(_: Int)", 1)
            try proxy.send("closed(_:)", "late")
            #expect(try proxy.send("openings()") == 3)
            #expect(log.entries == [#"text ["one"]"#, "same one", "number [1]", "same 1", "closed late"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func asynchronousOnes() async throws {
            let log = log
            let subscriptions = [
                proxy.methodInvoked("waited(_:)").withOutcome.subscribe { log.add("\($0) \($1)") },
                proxy.sentMessage(NightDelegate.waited).subscribe { log.add("sent \($0)") },
            ]
            await delegate.waited(2)
            #expect(log.entries == ["sent 2", "waited 2", "[2] returned"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func withoutADelegate() throws {
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            delegate.opened(place)
            delegate.dark(1)
            #expect(delegate.openings() == -1)
            #expect(!delegate.isClosed)
            proxy.fallbackTarget = real
            #expect(delegate.openings() == 3)
            #expect(delegate.isClosed)
            delegate.opened(place)
            #expect(log.entries == ["opened"])
        }

        @Test func severalDelegates() {
            let otherLog = Log<String>()
            let other = Innkeeper(otherLog)
            let added = proxy.addTarget(other, retainTarget: true)
            let log = log
            let subscription = proxy.sentMessage(NightDelegate.opened).subscribe { _ in log.add("sent") }
            delegate.opened(place)
            delegate.same(3)
            #expect(log.entries == ["sent", "opened", "same 3"])
            #expect(otherLog.entries == ["opened", "same 3"])
            withExtendedLifetime((subscription, added)) {}
        }

        @Test func overridesAndInvocations() throws {
            let place = Place()
            place.delegate = real
            let night = NightProxy(parentObject: place)
            night.setForwardToDelegate(real, retainDelegate: false)
            night.dark(2)
            let recorder = Recorder(parentObject: place)
            recorder.setForwardToDelegate(real, retainDelegate: false)
            recorder.opened(place)
            recorder.same(5)
            #expect(recorder.openings() == 3)
            #expect(log.entries == ["dark 4", "opened", "same 5"])
            #expect(recorder.log.entries.count == 3)
            #expect(recorder.log.entries[1...] == ["same(_: Int) [5]", "openings() []"])
        }

        @Test func aReceiverOfMessagesAnswers() throws {
            final class Receiver: MessageReceiver {
                let methods = MethodTable()
                init() { methods.add("openings()") { (_: Receiver) in 12 } }
            }
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            proxy.setMessageTarget(Receiver(), retainTarget: true)
            #expect(delegate.openings() == 12)
        }

        /// What everything that Swift can write in a protocol answers.
        private func answers(_ delegate: any BroadDelegate) async -> [String] {
            var answers: [String] = []
            delegate.escaping { answers.append("escaping \($0)") }
            delegate.nonescaping { answers.append("nonescaping \($0)") }
            delegate.auto(5)
            do {
                try delegate.rethrowing { throw DownloadError.full }
            } catch {
                answers.append("\(error)")
            }
            delegate.variadic(1, 2, named: "two")
            answers.append("\((try? delegate.sum(1, 2)) ?? -1)")
            delegate.generic(1)
            delegate.opaque(2)
            delegate.existential(3)
            var value = 1
            delegate.change(&value)
            answers.append("\(value)")
            delegate.look(at: Token(number: 1))
            delegate.take(Token(number: 2))
            delegate.tuple((1, "b"))
            delegate.implicit(nil)
            delegate.nothing((), 1, label: 2)
            delegate.keyword(in: 1, default: "d", self: 2)
            delegate.repeat(1, receiver: 2)
            answers.append(
                "\(delegate.list(2)) \(delegate.maybe(1) ?? -1) \(delegate.choose([])) \(delegate.closure()(3))")
            answers.append("\(delegate.same() as Int) \(delegate.same() as String) \(delegate.name)")
            delegate.count += 1
            delegate[3] = delegate[3] + 4
            answers.append(
                "\(delegate.count) \(delegate[3]) \(delegate[named: "n"]) \((try? delegate.failing) ?? "failed")")
            answers.append("\(delegate.discardable())")
            delegate.conditional(1)
            delegate.system()
            try? await delegate.asynchronous(3)
            do {
                try await delegate.typed({ answers.append("handled \($0)") }, error: 2)
            } catch {
                answers.append("\(error)")
            }
            await delegate.waiting { _ in }
            answers.append("\(await delegate.answering(1))")
            return answers
        }

        @Test func everything() async {
            let log = log, plainLog = Log<String>()
            let parent = BroaderParent(), plain = BroadParent()
            let real = Everything(log), plainReal = Everything(plainLog)
            parent.delegate = real
            plain.delegate = plainReal
            let proxy = BroaderDelegateProxy<BroaderParent>.proxy(for: parent)
            let plainProxy = BroadDelegateProxy<BroadParent>.proxy(for: plain)
            let direct = await answers(Everything(Log<String>()))
            #expect(await answers(parent.delegate!) == direct)
            #expect(await answers(plain.delegate!) == direct)
            #expect(log.entries == plainLog.entries && log.entries.count > 10)
            let several = [
                proxy.sentMessage("escaping(_:)").subscribe { ($0[0] as! (Int) -> Void)(10) },
                proxy.sentMessage(BroadDelegate.tuple).subscribe { log.add("sent \($0)") },
                proxy.sentMessage("more()").subscribe { log.add("sent \($0.count)") },
            ]
            let heard = log.entries.count
            var escaped = 0
            parent.delegate!.escaping { escaped += $0 }
            parent.delegate!.tuple((1, "c"))
            parent.delegate!.more()
            #expect(escaped == 11)
            #expect(Array(log.entries[heard...]) == [#"sent (1, "c")"#, #"pair (1, "c")"#, "sent 0", "more"])
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            plainProxy.setForwardToDelegate(nil, retainDelegate: false)
            let silent = await silence(parent.delegate!)
            #expect(silent == [nil, 0, 1, 0, 0])
            #expect(await silence(plain.delegate!) == silent)
            withExtendedLifetime(several) {}
        }

        @MainActor @Test func ofTheMainActor() {
            let log = log, parent = BroaderParent(), real = Everything(log)
            parent.delegate = real
            let proxy = BroaderDelegateProxy<BroaderParent>.proxy(for: parent)
            let subscription = proxy.sentMessage("main(_:)").subscribe { log.add("sent \($0)") }
            let delegate: any BroadDelegate = parent.delegate!
            delegate.main(2)
            #expect(delegate.mainCount() == 9)
            delegate.mainProperty += 1
            #expect(real.mainProperty == 2)
            #expect(log.entries == ["sent [2]", "main 2"])
            withExtendedLifetime(subscription) {}
        }

        /// What is answered where there is no delegate.
        private func silence(_ delegate: any BroadDelegate) async -> [Int?] {
            delegate.system()
            return [
                delegate.maybe(1), try? delegate.sum(1), delegate.same() as Int, delegate.count,
                await delegate.answering(1),
            ]
        }
    }
#endif
