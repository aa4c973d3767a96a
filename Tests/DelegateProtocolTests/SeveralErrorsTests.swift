#if Macros
    import Switchboard
    import TestSupport
    import Testing

    /// Says when it ends.
    private final class Ending: Sendable {
        let name: String
        private let log: Log<String>
        init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
        deinit { log.add("error of \(name) ended") }
    }

    private struct PressFailure: Error { let item: Ending }

    @DelegateProtocol
    private protocol PressDelegate: AnyObject {
        func press(_ number: Int) throws(PressFailure)
        func push(_ number: Int) async throws(PressFailure)
        func pull(_ number: Int) async throws
    }

    private final class Host: HasDelegate {
        var delegate: (any PressDelegate)?
    }

    private final class Presser: PressDelegate {
        private let name: String
        private let log: Log<String>
        var fails = false
        init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
        func press(_ number: Int) throws(PressFailure) {
            log.add("\(name) \(number)")
            if fails { throw PressFailure(item: Ending(name, log)) }
        }
        func push(_ number: Int) async throws(PressFailure) { try press(number) }
        func pull(_ number: Int) async throws { try press(number) }
    }

    /// CONFORMANCE F4 for generated methods, those that wait, too: all delegates are called, whatever one of them
    /// throws; the first decides how the call ends; what others throw ends.
    @Suite struct SeveralErrorsTests {
        private static let methods: [@Sendable (any PressDelegate, Int) async throws -> Void] = [
            { try $0.press($1) }, { try await $0.push($1) }, { try await $0.pull($1) },
        ]

        @Test(arguments: [0, 1, 2], [false, true]) func errorsOfSeveral(_ method: Int, isObserved: Bool) async {
            let log = Log<String>(), pressers = ["main", "one", "other"].map { Presser($0, log) }, host = Host()
            host.delegate = pressers[0]
            let proxy = PressDelegateProxy<Host>.proxy(for: host)
            let kept = pressers.dropFirst().map { proxy.addTarget($0, retainTarget: true) }
            let heard = Log<String>()
            var subscriptions: [SubscriptionToken] = []
            func observe(_ stream: MessageStream<Int>) {
                stream.withOutcome.subscribe { number, outcome in
                    if case .threw = outcome { heard.add("\(number) threw") } else { heard.add("\(number) \(outcome)") }
                }.store(in: &subscriptions)
            }
            if isObserved {
                observe(proxy.methodInvoked(PressDelegate.press))
                observe(proxy.methodInvoked(PressDelegate.push))
                observe(proxy.methodInvoked(PressDelegate.pull))
            }
            func entries(fails: [Bool], _ number: Int) async -> [String] {
                for (presser, fails) in zip(pressers, fails) { presser.fails = fails }
                let before = log.entries.count
                do {
                    try await Self.methods[method](host.delegate!, number)
                } catch {
                    log.add("caught \((error as? PressFailure)?.item.name ?? "\(error)")")
                }
                return Array(log.entries.dropFirst(before))
            }
            #expect(await entries(fails: [false, false, false], 1) == ["main 1", "one 1", "other 1"])
            #expect(
                await entries(fails: [true, false, false], 2)
                    == ["main 2", "one 2", "other 2", "caught main", "error of main ended"])
            #expect(
                await entries(fails: [false, true, true], 3)
                    == ["main 3", "one 3", "error of one ended", "other 3", "error of other ended"])
            #expect(
                await entries(fails: [true, true, false], 4)
                    == ["main 4", "one 4", "error of one ended", "other 4", "caught main", "error of main ended"])
            #expect(heard.entries == (isObserved ? ["1 returned", "2 threw", "3 returned", "4 threw"] : []))
            withExtendedLifetime((kept, subscriptions)) {}
        }
    }
#endif
