import Switchboard

public enum MessagesSamples {
    // sample: messages-receiver
    final class Counter: MessageReceiver {
        static let table = MethodTable { table in
            table.add("add:") { (counter: Counter, amount: Int) in counter.total += amount }
            table.add("total") { (counter: Counter) in counter.total }
        }
        var methods: MethodTable { Self.table }
        private(set) var total = 0
    }
    // end

    // sample: messages-forwarding-class
    final class Front: DynamicReceiver {
        let counter = Counter()

        /// The first question: does another receiver have it?
        override func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? {
            selector == "total" ? counter : nil
        }

        /// The second: of which types would an invocation be?
        override func methodSignature(for selector: MessageSelector) -> MethodSignature? {
            super.methodSignature(for: selector) ?? counter.methodSignature(for: selector)
        }

        /// The third: what is to be done with it?
        override func forwardInvocation(_ invocation: Invocation) throws {
            print("\(invocation.selector) with \(try invocation.arguments())")
            try invocation.setArgument(try invocation.argument(at: 0, as: Int.self) * 10, at: 0)
            try invocation.invoke(with: counter)
        }
    }
    // end

    // sample: messages-proxy-protocol
    public protocol RosterDelegate: AnyObject {
        func roster(_ roster: Roster, didAdd name: String)
        func rosterLimit(_ roster: Roster) -> Int
    }

    public final class Roster: HasDelegate {
        public weak var delegate: (any RosterDelegate)?
    }

    final class Office: RosterDelegate {
        func roster(_ roster: Roster, didAdd name: String) { print("office: \(name)") }
        func rosterLimit(_ roster: Roster) -> Int { 30 }
    }
    // end
}

@MainActor func runMessages() async throws {
    typealias Counter = MessagesSamples.Counter
    typealias Front = MessagesSamples.Front

    try await sample("messages-send") {
        // sample: messages-send
        let counter = Counter()
        try counter.send("add:", 3)
        let total: Int = try counter.send("total")
        print(total)
        // end
    }

    await sample("messages-errors") {
        let counter = Counter()
        // sample: messages-errors
        do { try counter.send("add:", "three") } catch { print(error) }
        do { try counter.send("add:") } catch { print(error) }
        do { try counter.send("reset") } catch { print(error) }
        // end
    }

    try await sample("messages-tables") {
        // sample: messages-tables
        let base = MethodTable { table in
            table.add("greet:") { (_: DynamicReceiver, name: String) in "Hello, \(name)" }
        }
        let evening = MethodTable(inheriting: base) { table in
            table.add("leave:") { (_: DynamicReceiver, name: String) in "Good night, \(name)" }
        }
        let host = DynamicReceiver(methods: evening)
        print(try host.send("greet:", "Ada", returning: String.self))

        evening.replace("greet:") { (_: DynamicReceiver, name: String) in "Good evening, \(name)" }
        print(try host.send("greet:", "Ada", returning: String.self), host.responds(to: "leave:"))
        // end
    }

    try await sample("messages-forwarding") {
        // sample: messages-forwarding
        let front = Front()
        try front.send("add:", 4)
        print(try front.send("total", returning: Int.self))
        // end
    }

    try await sample("messages-invocation") {
        let counter = Counter()
        // sample: messages-invocation
        let types = MethodSignature(arguments: [Int.self], result: Void.self)
        let invocation = Invocation(selector: "add:", signature: types, target: counter)
        try invocation.setArgument(5, at: 0)
        let later = try invocation.retained()

        try invocation.invoke()
        try later.invoke()
        print(counter.total)
        // end
    }

    try await sample("messages-proxy") {
        typealias Roster = MessagesSamples.Roster
        typealias RosterDelegate = MessagesSamples.RosterDelegate
        let roster = Roster()
        let office = MessagesSamples.Office()
        roster.delegate = office
        // sample: messages-proxy
        typealias Proxy = DelegateProxy<Roster, any RosterDelegate>
        try Proxy.register("roster(_:didAdd:)", Proxy.selector(RosterDelegate.roster(_:didAdd:)))
        try Proxy.register("rosterLimit(_:)", Proxy.selector(RosterDelegate.rosterLimit(_:)))

        let proxy = Proxy.proxy(for: roster)
        let subscription = proxy.sentMessage("roster(_:didAdd:)").subscribe { arguments in
            print(arguments.count, arguments[1])
        }
        try proxy.send("roster(_:didAdd:)", roster, "Ada")
        print(try proxy.send("rosterLimit(_:)", roster, returning: Int.self))
        subscription.cancel()
        // end
        withExtendedLifetime(office) {}
    }
}
