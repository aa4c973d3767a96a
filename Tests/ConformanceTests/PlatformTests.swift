import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// A proxy without code needs entry stubs. Where there are none, whatever needs such a proxy is refused, and a class
/// that is hand-written is not: scripts/test/without-entries.sh runs these tests in such a build.
final class PlatformTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Machine, any MachineDelegate>

    private static let text =
        "Switchboard: can't create a proxy for ConformanceHosts.MachineDelegate: this processor or operating system "
        + "has no entry stubs (Linux and Android on x86-64 and arm64 do). Add `@DelegateProtocol` and use the "
        + "generated class, or write a class that conforms and forwards. "

    func test_aProxyIsRefusedWhereThereAreNoEntryStubs() {
        let machine = Machine()
        do throws(ProxyError) {
            let proxy = try Proxy.proxyOrThrow(for: machine)
            XCTAssertTrue(hasEntryStubs)
            XCTAssertTrue(machine.delegate === proxy.object)
        } catch {
            XCTAssertFalse(hasEntryStubs)
            XCTAssertEqual(error.reason, .platform)
            XCTAssertEqual(error.description, Self.text + "[platform]")
            XCTAssertNil(machine.delegate)
        }
    }

    func test_aMethodOfSuchAProxyIsRefused() {
        do {
            _ = try Proxy.selector(MachineDelegate.started(_:))
            XCTAssertTrue(hasEntryStubs)
        } catch {
            XCTAssertFalse(hasEntryStubs)
            guard case .delegate(let refusal) = error.reason else { return XCTFail("\(error)") }
            XCTAssertEqual(refusal.reason, .platform)
            XCTAssertEqual(error.description, Self.text + "[platform]")
        }
    }

    func test_aClassByHandIsNot() throws {
        let machine = HandMachine()
        let proxy = try HandProxy.proxyOrThrow(for: machine)
        XCTAssertTrue(machine.delegate === proxy)
    }
}
