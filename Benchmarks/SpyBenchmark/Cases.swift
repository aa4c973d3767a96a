#if Testing
    import Foundation
    import PairedMeasurement
    import Switchboard
    import SwitchboardTesting

    /// What is called.
    public protocol Account: AnyObject {
        func deposit(_ amount: Int, _ note: String)
        func balance(of name: Int) -> Int
    }

    /// A hand-written mock. It records the arguments under a lock, and a closure gives its answers.
    private final class Mock: Account {
        private let lock = NSLock()
        private var deposits: [(Int, String)] = []
        private var balances: [Int] = []
        var answer: ((Int) -> Int)?

        func deposit(_ amount: Int, _ note: String) { lock.withLock { deposits.append((amount, note)) } }

        func balance(of name: Int) -> Int {
            lock.withLock { balances.append(name) }
            return answer!(name)
        }

        func clear() {
            lock.withLock {
                deposits = []
                balances = []
            }
        }
    }

    private final class RealAccount: Account {
        func deposit(_ amount: Int, _ note: String) {}
        func balance(of name: Int) -> Int { name }
    }

    // The calls, from a place where the compiler doesn't see who is called.
    @inline(never) private func deposit(_ account: any Account, _ calls: Int) {
        for amount in 0..<calls { account.deposit(amount, "a note that takes memory") }
    }
    @inline(never) private func balance(_ account: any Account, _ calls: Int) {
        for name in 0..<calls { _ = account.balance(of: name) }
    }

    func spyCases() -> [Case] {
        let spy = Spy<any Account>(), over = Spy<any Account>(over: RealAccount()), mock = Mock()
        spy.stub(Account.balance(of:)).returns(42)
        spy.record(Account.deposit)
        mock.answer = { _ in 42 }
        let matching = Spy<any Account>()
        matching.stub(Account.balance(of:)).returns(42)
        matching.stub(Account.balance(of:), with: -1).returns(0)
        // The calls are forgotten after each round: within what is measured, or after it.
        func calls(
            _ name: String, _ spy: Spy<any Account>, forgotten: Bool = false,
            _ call: @escaping (any Account, Int) -> Void
        ) -> Case {
            Case(
                name: name,
                ours: {
                    call(spy.object, $0)
                    if forgotten { spy.clearCalls() }
                },
                peer: {
                    call(mock, $0)
                    if forgotten { mock.clear() }
                },
                after: {
                    spy.clearCalls()
                    mock.clear()
                })
        }
        return [
            calls("recorded", spy, deposit), calls("stubbed", spy, balance),
            calls("stubbed, one of two", matching, balance), calls("over an object", over, deposit),
            calls("recorded, forgotten", spy, forgotten: true, deposit),
            calls("stubbed, forgotten", spy, forgotten: true, balance),
        ]
    }
#endif
