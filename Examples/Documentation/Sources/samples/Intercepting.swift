import Switchboard

// sample: intercepting-bank
/// The account holds less than the amount.
public struct Overdrawn: Error {
    public let amount: Int
}

/// The delegate of an account.
public protocol AccountDelegate: AnyObject, Sendable {
    func account(_ name: String, mayPay amount: Int) throws(Overdrawn) -> Bool
    func rate(for currency: String) async -> Double
    func statement(of name: String, then done: @escaping (String) -> Void)
    var note: String { get set }
}
// end

private final class Clerk: AccountDelegate, @unchecked Sendable {
    func account(_ name: String, mayPay amount: Int) throws(Overdrawn) -> Bool {
        guard amount < 1000 else { throw Overdrawn(amount: amount) }
        return amount < 500
    }
    func rate(for currency: String) async -> Double { currency == "EUR" ? 1.25 : 2 }
    func statement(of name: String, then done: @escaping (String) -> Void) { done("the statement of \(name)") }
    var note = ""
}

@MainActor func runIntercepting() async throws {
    let clerk = Clerk()
    await sample("intercepting-outcome") {
        // sample: intercepting-outcome
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        let observation = proxy.methodInvoked(AccountDelegate.account(_:mayPay:)).withOutcome
            .subscribe { name, amount, outcome in
                switch outcome {
                case .returned(let isAllowed): print("\(name), \(amount): \(isAllowed)")
                case .threw(let error): print("\(name), \(amount): \(error)")
                case .sent, .unanswered: print("\(outcome)")
                }
            }
        for amount in [100, 700, 2000] { _ = try? proxy.object.account("Ada", mayPay: amount) }
        observation.cancel()
        // end
    }
    try await sample("intercepting-typed") {
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        // sample: intercepting-typed
        let limiting = proxy.intercept(AccountDelegate.account(_:mayPay:)) {
            (call, name, amount) throws(Overdrawn) in
            if name == "Eve" { return false }  // not at all
            if amount < 1000 { return try call.proceed() }  // as it came
            return try call.proceed(name, 10)  // with other arguments
        }
        for (name, amount) in [("Ada", 100), ("Ada", 2000), ("Eve", 100)] {
            let answer = try proxy.object.account(name, mayPay: amount)
            print(name, amount, answer)
        }
        limiting.cancel()
        // end
    }
    await sample("intercepting-closures") {
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        // sample: intercepting-closures
        let marking = proxy.intercept(AccountDelegate.statement(of:then:)) { call, name, done in
            call.proceed(name.uppercased()) { text in done("\(text), a copy") }
        }
        proxy.object.statement(of: "Ada") { text in print(text) }
        marking.cancel()
        // end
    }
    await sample("intercepting-properties") {
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        // sample: intercepting-properties
        let trimming = proxy.intercept(set: \.note) { call, note in call.proceed(String(note.prefix(4))) }
        let observation = proxy.methodInvoked(get: \.note).withOutcome.subscribe { _, outcome in print("\(outcome)") }
        let delegate = proxy.object
        delegate.note = "paid in cash, at noon"
        print(delegate.note)
        trimming.cancel()
        observation.cancel()
        // end
    }
    try await sample("intercepting-all") {
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        // sample: intercepting-all
        let logging = proxy.intercept { call in
            print(call.requirement.selector?.name ?? "?", try call.invocation?.arguments() ?? [])
            try call.proceed()
            if let invocation = call.invocation, call.requirement.kind == .method {
                print("->", try invocation.result(as: Bool.self))
                try invocation.setResult(false)
            }
        }
        print(try proxy.object.account("Ada", mayPay: 1))
        logging.cancel()
        // end
    }
    await sample("intercepting-asynchronous") {
        let proxy = ForwardingProxy<any AccountDelegate>(forwardingTo: clerk)
        // sample: intercepting-asynchronous
        let retrying = proxy.intercept(AccountDelegate.rate(for:)) { call, currency in
            let rate = await call.proceed()
            if rate != 2 { return rate }
            await Task.yield()
            return await call.proceed("EUR")
        }
        print(await proxy.object.rate(for: "ABC"))
        retrying.cancel()
        // end
    }
}
