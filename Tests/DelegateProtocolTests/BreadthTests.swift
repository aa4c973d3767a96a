#if Macros
    import Switchboard
    import TestSupport
    import Testing

    /// Every kind of requirement is handed on, and heard of where it can be.
    @Suite struct BreadthTests {
        typealias Proxy = BroadDelegateProxy<BroadParent>

        let log = Log<String>()
        let parent = BroadParent()
        let real: Everything
        let proxy: Proxy
        var delegate: any BroadDelegate { parent.delegate! }

        init() {
            real = Everything(log)
            parent.delegate = real
            proxy = Proxy.proxy(for: parent)
        }

        @Test func closures() {
            let log = log
            let subscriptions = [
                proxy.sentMessage("escaping(_:)").subscribe { ($0[0] as! (Int) -> Void)(10) },
                proxy.sentMessage(BroadDelegate.sendable(_:and:)).subscribe { handler, other in
                    handler(20)
                    other?(30)
                },
            ]
            delegate.escaping { log.add("escaping \($0)") }
            delegate.sendable({ log.add("sendable \($0)") }, and: { log.add("other \($0)") })
            delegate.onMain { _ in }
            delegate.nonescaping { log.add("nonescaping \($0)") }
            delegate.auto(5)
            delegate.rethrowing { log.add("rethrowing") }
            #expect(throws: DownloadError.full) { try delegate.rethrowing { throw DownloadError.full } }
            withExtendedLifetime(subscriptions) {}
            #expect(
                log.entries == [
                    "escaping 10", "escaping 1", "sendable 20", "other 30", "sendable 2", "other 3", "main closure",
                    "nonescaping 4", "auto 5", "rethrowing",
                ])
        }

        @Test func variadics() throws {
            let log = log
            let subscription = proxy.sentMessage("variadic(_:named:)").subscribe { log.add("sent \($0)") }
            delegate.variadic(1, 2, named: "two")
            delegate.variadic(named: "none")
            #expect(try delegate.sum(1, 2, 3) == 6)
            try proxy.send("variadic(_:named:)", [7, 8], "sent")
            #expect(
                log.entries == [
                    #"sent [[1, 2], "two"]"#, "two [1, 2]", #"sent [[], "none"]"#, "none []", #"sent [[7, 8], "sent"]"#,
                    "sent [7, 8]",
                ])
            withExtendedLifetime(subscription) {}
        }

        @Test func generics() {
            delegate.generic("text")
            #expect(delegate.generic(same: 5) == 5)
            delegate.opaque(6)
            delegate.existential(7)
            #expect(log.entries == ["generic text", "opaque 6", "opaque 7"])
        }

        @Test func ownership() {
            var value = 1
            delegate.change(&value)
            #expect(value == 2)
            let token = Token(number: 3)
            delegate.look(at: token)
            delegate.take(token)
            #expect(delegate.makeToken(4).number == 4)
            #expect(log.entries == ["token 3", "took 3"])
        }

        @Test func types() {
            let log = log
            let subscriptions = [
                proxy.sentMessage("tuple(_:)").subscribe { log.add("sent \($0.count) \($0)") },
                proxy.sentMessage("implicit(_:)").subscribe { log.add("sent \($0)") },
                proxy.sentMessage("keyword(in:default:self:)").subscribe { log.add("sent \($0)") },
            ]
            delegate.tuple((1, "one"))
            delegate.implicit(nil)
            delegate.nothing((), 2, label: 3)
            delegate.keyword(in: 4, default: "five", self: 6)
            delegate.repeat(7, receiver: 8)
            withExtendedLifetime(subscriptions) {}
            #expect(
                log.entries == [
                    #"sent 1 [(1, "one")]"#, #"pair (1, "one")"#, "sent [nil]", "implicit nil", "nothing 2 3",
                    #"sent [4, "five", 6]"#, "keyword 4 five 6", "repeat 7 8",
                ])
            #expect(delegate.list(2) == [0, 1])
            #expect(delegate.maybe(2) == 2)
            #expect(delegate.choose([]) == .some)
            #expect(delegate.closure()(4) == 8)
            #expect(delegate.same() as Int == 7)
            #expect(delegate.same() as String == "seven")
        }

        @Test func defaults() async {
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            let delegate = delegate
            #expect(delegate.list(2) == [])
            #expect(delegate.maybe(2) == nil)
            #expect(delegate.choose([]) == .none)
            #expect(delegate.closure()(4) == 5)
            #expect(delegate.same() as Int == 1)
            #expect(delegate.name == "nobody")
            #expect(delegate[named: "a"] == "")
            #expect(delegate.discardable() == 0)
            delegate.count = 8
            delegate[3] = 4
            #expect(delegate.count == 0)
            #expect(delegate[3] == 0)
            #expect(throws: Never.self) { try delegate.failing }
            delegate.generic(1)
            var value = 1
            delegate.change(&value)
            #expect(value == 1)
        }

        @Test func propertiesAndSubscripts() async {
            let delegate = delegate
            #expect(delegate.name == "everything")
            delegate.count += 4
            #expect(real.count == 5)
            #expect(throws: DownloadError.none) { try delegate.failing }
            #expect(await delegate.later == "later")
            delegate[2] = 9
            #expect(delegate[2] == 9)
            #expect(delegate[named: "b"] == "b!")
        }

        @Test func conditionsAndAttributes() throws {
            let log = log
            let subscription = proxy.sentMessage(BroadDelegate.conditional).subscribe { log.add("sent \($0)") }
            delegate.conditional(1)
            delegate.system()
            delegate.discardable()
            #expect(log.entries == ["sent 1", "conditional 1", "system"])
            #expect(throws: ObservationError.self) { try proxy.sentMessageOrThrow("never(_:)") }
            withExtendedLifetime(subscription) {}
        }

        @Test func asynchronous() async throws {
            let log = log
            let subscriptions = [
                proxy.sentMessage("asynchronous(_:)").subscribe { log.add("sent \($0)") },
                proxy.methodInvoked("asynchronous(_:)").withOutcome.subscribe { log.add("invoked \($0) \($1)") },
                proxy.methodInvoked("typed(_:error:)").withOutcome.subscribe { log.add("invoked \($0[1]) \($1)") },
                proxy.methodInvoked("waiting(_:)").subscribe { log.add("invoked \($0.count)") },
            ]
            try await delegate.asynchronous(3)
            await #expect(throws: DownloadError.full) { try await delegate.typed({ _ in }, error: 1) }
            await delegate.waiting { log.add("waited \($0)") }
            #expect(await delegate.answering(1) == 2)
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            try await delegate.asynchronous(4)
            #expect(await delegate.answering(1) == 0)
            withExtendedLifetime(subscriptions) {}
            #expect(throws: MessageError.self) { try proxy.send("asynchronous(_:)", 5) }
            #expect(
                log.entries == [
                    "sent [3]", "async 3", "invoked [3] returned",
                    "invoked 1 threw(full)", "waited 1", "invoked 1",
                    "sent [4]", "invoked [4] unanswered",
                ])
        }

        @Test func asynchronousByReference() async throws {
            let log = log
            let subscriptions = [
                proxy.sentMessage(BroadDelegate.asynchronous).subscribe { log.add("sent \($0)") },
                proxy.methodInvoked(BroadDelegate.asynchronous(_:)).withOutcome.subscribe { log.add("\($0) \($1)") },
            ]
            try await delegate.asynchronous(3)
            #expect(log.entries == ["sent 3", "async 3", "3 returned"])
            withExtendedLifetime(subscriptions) {}
            try Proxy.register("other", Proxy.selector(BroadDelegate.asynchronous))
            #expect(throws: MessageError.self) { try proxy.send("other", 5) }
        }

        @Test func anObserverChangesTheDelegateOfAnAsynchronousCall() async throws {
            let proxy = proxy, other = Log<String>()
            let subscription = proxy.sentMessage("asynchronous(_:)").subscribe { _ in
                proxy.setForwardToDelegate(Everything(other), retainDelegate: true)
            }
            try await delegate.asynchronous(3)
            #expect(log.entries == [])
            #expect(other.entries == ["async 3"])
            withExtendedLifetime(subscription) {}
        }

        @Test func interceptorsOfAsynchronousMethodsAreRefused() async {
            let ofOne = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let parent = BroadParent()
                _ = Proxy.proxy(for: parent).intercept(BroadDelegate.asynchronous) { call, _ in
                    try await call.proceed()
                }
            }
            let ofAll = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let parent = BroadParent()
                _ = Proxy.proxy(for: parent).interceptAsynchronous { call in try await call.proceed() }
            }
            for result in [ofOne, ofAll] {
                let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                #expect(text.contains("can't intercept asynchronous methods of"))
                #expect(text.contains("BroadDelegate: the proxy is generated or hand-written. Use a runtime proxy"))
                #expect(text.contains("or observe the methods. [asynchronousInterceptor]"))
            }
        }

        @MainActor @Test func asynchronousOfTheMainActor() async throws {
            let screen = Screen(), owner = ScreenOwner(), log = log
            screen.delegate = owner
            let proxy = ScreenDelegateProxy<Screen>.proxy(for: screen)
            let subscriptions = [
                proxy.sentMessage("reload()").subscribe { _ in log.add("sent") },
                proxy.methodInvoked(ScreenDelegate.reload).subscribe { log.add("invoked") },
            ]
            await screen.delegate?.reload()
            #expect(log.entries == ["sent", "invoked"])
            withExtendedLifetime(subscriptions) {}
            // Elsewhere, the call that is to find it waits for the main actor.
            await Task.detached {
                do throws(ObservationError) {
                    _ = try ScreenDelegateProxy<Screen>.selector(ScreenDelegate.reload)
                    Issue.record("A reference that waits for an actor was found.")
                } catch {
                    #expect(error.reason == .waitsForActor)
                    #expect(error.description.contains("Reference it on its actor, or if it belongs to none, by a"))
                }
            }.value
        }

        @MainActor @Test func ofTheMainActor() throws {
            let log = log
            let subscriptions = [
                proxy.sentMessage("main(_:)").subscribe { log.add("sent \($0)") },
                proxy.methodInvoked({ $0.main }).subscribe { log.add("invoked \($0)") },
            ]
            let delegate = delegate
            delegate.main(2)
            #expect(delegate.mainCount() == 9)
            delegate.mainProperty += 1
            #expect(real.mainProperty == 2)
            try proxy.send("main(_:)", 3)
            #expect(log.entries == ["sent [2]", "main 2", "invoked 2", "sent [3]", "main 3", "invoked 3"])
            withExtendedLifetime(subscriptions) {}
        }

        @MainActor @Test func aProtocolOfTheMainActor() {
            let screen = Screen(), owner = ScreenOwner(), log = log
            screen.delegate = owner
            let proxy = ScreenDelegateProxy<Screen>.proxy(for: screen)
            let subscriptions = [
                proxy.sentMessage("screenDidShow(_:)").subscribe { log.add("sent \($0)") },
                proxy.methodInvoked(ScreenDelegate.screenDidShow).subscribe { log.add("invoked \($0)") },
            ]
            screen.delegate?.screenDidShow(4)
            #expect(screen.delegate?.screenShouldClose(2) == true)
            screen.delegate?.title += "!"
            #expect(owner.title == "owner!")
            #expect(owner.shown == [4])
            #expect(log.entries == ["sent [4]", "invoked 4"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func aReferenceToWhatIsHandedOnOnlyIsRefused() {
            #expect(throws: ObservationError.self) { try Proxy.selector(BroadDelegate.nonescaping) }
            do {
                _ = try Proxy.selector(BroadDelegate.rethrowing)
            } catch {
                #expect(error.reason == .forwardedOnly)
                #expect(error.description.contains("its proxy class only forwards it"))
            }
        }

        @Test func propertiesAndSubscriptsAreOnlyForwarded() {
            let references: [() throws -> Any] = [
                { try Proxy.selector(get: \.name) }, { try Proxy.selector(get: \.count) },
                { try Proxy.selector(set: \.count) }, { try Proxy.selector(get: { try $0.failing }) },
                { try Proxy.selector(get: { $0[$1] }) }, { try Proxy.selector(set: { $0[$2] = $1 }) },
            ]
            for reference in references {
                let refusal = #expect(throws: ObservationError.self) { _ = try reference() }
                #expect(refusal?.reason == .forwardedOnly)
            }
        }

        @Test func aNestedProtocol() {
            final class Parent: HasDelegate { var delegate: (any Outer.Delegate)? }
            let parent = Parent(), log = log
            let proxy = Outer.DelegateProxy<Parent>.proxy(for: parent)
            let subscription = proxy.sentMessage("changed(_:)").subscribe { log.add("sent \($0.count)") }
            parent.delegate?.changed(Outer())
            #expect(log.entries == ["sent 1"])
            withExtendedLifetime((parent, subscription)) {}
        }
    }
#endif
