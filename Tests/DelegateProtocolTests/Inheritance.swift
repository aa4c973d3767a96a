#if Macros
    import DelegateProtocolHost
    import Switchboard
    import TestSupport

    // A family: `Closing` is of another module, the others of this one. One class conforms to the youngest.

    @DelegateProtocol
    protocol Opening: AnyObject {
        func opened(_ place: Place)
        @DefaultResult(0) func openings() -> Int
    }

    @DelegateProtocol
    protocol PlaceDelegate: Opening, Closing {
        func entered(_ place: Place, inherited guest: String) throws
        func same(_ text: String)
        // As in `Opening`, so that a subclass of the proxy class may override it.
        @DefaultResult(-1) func openings() -> Int
    }

    /// Two ways lead to `Opening`.
    @DelegateProtocol
    protocol NightDelegate: PlaceDelegate & Opening, Sendable {
        func dark(_ hours: Int)
    }

    final class Place: HasDelegate, HasProxyStorage {
        var delegate: (any NightDelegate)?
        let proxyStorage = ProxyStorage()
    }

    final class Innkeeper: NightDelegate, @unchecked Sendable {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        func opened(_ place: Place) { log.add("opened") }
        func openings() -> Int { 3 }
        func closed(_ reason: String) throws(Interruption) {
            log.add("closed \(reason)")
            if reason == "fire" { throw Interruption() }
        }
        func same(_ number: Int) { log.add("same \(number)") }
        func same(_ text: String) { log.add("same \(text)") }
        var isClosed: Bool { true }
        func waited(_ hours: Int) async { log.add("waited \(hours)") }
        func entered(_ place: Place, inherited guest: String) throws { log.add("entered \(guest)") }
        func dark(_ hours: Int) { log.add("dark \(hours)") }
    }

    /// Everything, inherited.
    @DelegateProtocol
    protocol BroaderDelegate: BroadDelegate {
        func more()
    }

    extension Everything: BroaderDelegate {
        func more() { log.add("more") }
    }

    final class BroaderParent: HasDelegate, HasProxyStorage {
        var delegate: (any BroaderDelegate)?
        let proxyStorage = ProxyStorage()
    }
#endif
