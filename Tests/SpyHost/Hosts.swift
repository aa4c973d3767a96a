#if Testing
    import Switchboard
    import SwitchboardTesting

    // A module that is optimised as a whole, as an application is. A module of tests is not like it: its internal
    // declarations are public for the optimizer. Each protocol here is internal or private, and has exactly one class
    // by hand that conforms, which the optimizer of a release build calls directly, unless the macro shows it others.

    protocol Unmarked: AnyObject {
        func tick(_ number: Int) -> Int
    }

    final class OnlyUnmarked: Unmarked {
        func tick(_ number: Int) -> Int { number }
    }

    /// Spies of protocols of this module.
    public enum SpyHost {
        /// Why there is no spy of a protocol without the macro; nil if there is one.
        public static var refusalOfUnmarked: ProxyError? {
            do throws(ProxyError) {
                _ = try ForwardingProxy<any Unmarked>.proxyOrThrow()
                return nil
            } catch {
                return error
            }
        }

        /// What it answers, and what was called.
        public static func unmarked() -> [String] {
            let spy = Spy<any Unmarked>(over: OnlyUnmarked())
            return ["\(spy.object.tick(2))"] + spy.calls.map(\.description)
        }
    }
#endif

#if Testing && Macros
    @DelegateProtocol
    protocol Till: AnyObject {
        func open()
        @DefaultResult(0) func balance(of account: String) -> Int
        @DefaultResult(false) func transfer(_ amount: Int, to target: String?) throws -> Bool
        @DefaultResult("") var name: String { get set }
        func each(_ body: @escaping (String) -> Void)
    }

    final class RealTill: Till {
        var name = "real"
        func open() {}
        func balance(of account: String) -> Int { account.count }
        func transfer(_ amount: Int, to target: String?) throws -> Bool { amount < 10 }
        func each(_ body: @escaping (String) -> Void) { ["a", "b"].forEach(body) }
    }

    @DelegateProtocol
    protocol LockedTill: Till {
        @DefaultResult(false) func unlock(_ code: Int) -> Bool
    }

    final class RealLockedTill: LockedTill {
        var name = "locked"
        func open() {}
        func balance(of account: String) -> Int { 0 }
        func transfer(_ amount: Int, to target: String?) throws -> Bool { false }
        func each(_ body: @escaping (String) -> Void) {}
        func unlock(_ code: Int) -> Bool { code == 1 }
    }

    @DelegateProtocol
    private protocol HiddenTill: AnyObject {
        func open()
    }

    private final class RealHiddenTill: HiddenTill {
        func open() {}
    }

    @DelegateProtocol
    protocol Bank: AnyObject, Sendable {
        @DefaultResult(0) func rate(of currency: String) async throws -> Int
        @DefaultResult(false) func accepts(_ amount: Int) async -> Bool
        func closed() async
    }

    final class RealBank: Bank {
        func rate(of currency: String) async throws -> Int {
            await Task.yield()
            return currency.count
        }
        func accepts(_ amount: Int) async -> Bool { amount < 10 }
        func closed() async { await Task.yield() }
    }

    /// The code under test.
    func exchange(_ amount: Int, _ currency: String, at bank: any Bank) async -> String {
        let isAccepted = await bank.accepts(amount)
        let rate = try? await bank.rate(of: currency)
        await bank.closed()
        return "\(isAccepted) \(rate ?? -1)"
    }

    /// The code under test.
    final class Cashier {
        let till: any Till
        init(_ till: any Till) { self.till = till }

        func pay(_ amount: Int) -> String {
            till.open()
            let isPaid = (try? till.transfer(amount, to: nil)) ?? false
            till.name = "\(till.name)!"
            return "\(isPaid), \(till.balance(of: "abc"))"
        }
    }

    extension SpyHost {
        /// What the code under test got of stubs, and what was called.
        public static func stubbed() -> [String] {
            let spy = Spy<any Till>()
            spy.stub(Till.balance(of:)).returns(42)
            spy.stub(Till.transfer(_:to:), with: 3, nil).returns(true)
            spy.stub(get: \.name).returns("n")
            let answers = [Cashier(spy.object).pay(3), Cashier(spy.object).pay(4)]
            return answers + spy.calls.map(\.description)
        }

        /// Of the class that the optimizer would call: what the code under test got, and what was called.
        public static func partial() -> [String] {
            let real = RealTill(), spy = Spy<any Till>(over: real)
            return [Cashier(spy.object).pay(3), real.name] + spy.calls.map(\.description)
        }

        /// Verifies; fails the test that runs.
        public static func verify(amount: Int) {
            let spy = Spy<any Till>(over: RealTill())
            _ = Cashier(spy.object).pay(3)
            spy.verify(Till.transfer(_:to:), with: .equal(amount), nil, times: 1)
            spy.verify(set: \.name, with: "real!", times: 1)
            spy.verifyInOrder {
                Till.open
                Till.transfer(_:to:)
                Till.balance(of:)
            }
        }

        /// Of a protocol that inherits: what was called.
        public static func inherited() -> [String] {
            let spy = Spy<any LockedTill>(over: RealLockedTill())
            _ = Cashier(spy.object).pay(3)
            _ = spy.object.unlock(1)
            spy.verify(LockedTill.unlock, with: 1, times: 1)
            return spy.calls.map(\.description)
        }

        /// Of asynchronous methods: what the code under test got, and what was called.
        public static func asynchronous() async -> [String] {
            let partial = Spy<any Bank>(over: RealBank()), spy = Spy<any Bank>()
            spy.stub(Bank.accepts).returns(true)
            spy.stub(Bank.rate(of:)).answers(waiting: { currency in
                await Task.yield()
                return 7 * currency.count
            })
            let answers = [await exchange(3, "euro", at: partial.object), await exchange(20, "yen", at: spy.object)]
            spy.verify(Bank.rate(of:), with: "yen", times: 1)
            return answers + partial.calls.map(\.description) + spy.calls.map(\.description)
        }

        /// Of a private protocol, whose methods the symbols do not tell: what was called.
        public static func hidden() -> [String] {
            let spy = Spy<any HiddenTill>(over: RealHiddenTill())
            spy.record(HiddenTill.open)
            spy.object.open()
            spy.verify(HiddenTill.open, times: 1)
            return spy.calls.map { "\($0.arguments)" }
        }

        /// What a proxy that is not of the generated class hears.
        public static func heard() -> [Int] {
            let proxy = ForwardingProxy<any Till>(forwardingTo: RealTill())
            let amounts = Amounts()
            let subscription = proxy.sentMessage(Till.transfer(_:to:)).subscribe { amount, _ in
                amounts.all.append(amount)
            }
            _ = Cashier(proxy.object).pay(5)
            subscription.cancel()
            return amounts.all
        }

        private final class Amounts {
            var all: [Int] = []
        }
    }
#endif
