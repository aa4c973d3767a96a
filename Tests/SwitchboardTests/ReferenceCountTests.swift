import CSupport
import Switchboard
import XCTest

public protocol Counting: AnyObject {
    func run(_ body: () -> Void)
}

/// A call counts its receiver's references by itself where it knows where they are.
final class ReferenceCountTests: XCTestCase {
    private final class Receiver: Counting {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
        deinit { onEnd() }
        func run(_ body: () -> Void) { body() }
    }

    private func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

    /// A reference that the runtime counts and that changes as often as a call retains and releases.
    func test_theCountsOfThisCompilerAreKnown() throws {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
            _ = ForwardingProxy<any Counting>()
            XCTAssertTrue(cffi_counts_are_known())
        #else
            throw XCTSkip("Only known on Linux.")
        #endif
    }

    func test_aCallRetainsAndReleases_besideTheObjectAndInASideTable() {
        for isWeaklyReferred in [false, true] {
            let receiver = Receiver()
            weak var seen: Receiver?
            if isWeaklyReferred { seen = receiver }
            let proxy = ForwardingProxy<any Counting>(forwardingTo: receiver, retainTarget: false)
            let object = proxy.object
            // The first call finds out where the pair of hidden words is, and has a reference to spare.
            object.run {}
            let counted = address(receiver), before = swift_retainCount(counted)
            for _ in 0..<3 {
                object.run { XCTAssertEqual(swift_retainCount(counted), before + 1) }
                XCTAssertEqual(swift_retainCount(counted), before)
            }
            withExtendedLifetime((seen, receiver)) {}
        }
    }

    /// The counts move to the side table between the two.
    func test_theFirstWeakReferenceDuringACall() {
        let receiver = Receiver()
        let proxy = ForwardingProxy<any Counting>(forwardingTo: receiver, retainTarget: false)
        let object = proxy.object
        object.run {}
        weak var seen: Receiver?
        let counted = address(receiver), before = swift_retainCount(counted)
        object.run { seen = receiver }
        XCTAssertEqual(swift_retainCount(counted), before)
        object.run { XCTAssertEqual(swift_retainCount(counted), before + 1) }
        XCTAssertEqual(swift_retainCount(counted), before)
        XCTAssertTrue(seen === receiver)
        withExtendedLifetime(receiver) {}
    }

    func test_theLastReferenceGoesDuringACall_andTheReceiverEndsAfterwards() {
        for isWeaklyReferred in [false, true] {
            var events: [String] = []
            var receiver: Receiver? = Receiver { events.append("end") }
            weak var seen: Receiver?
            if isWeaklyReferred { seen = receiver }
            let proxy = ForwardingProxy<any Counting>(forwardingTo: receiver!, retainTarget: false)
            let object = proxy.object
            object.run {}
            object.run {
                receiver = nil
                events.append("dropped")
            }
            events.append("returned")
            XCTAssertEqual(events, ["dropped", "end", "returned"])
            XCTAssertNil(seen)
        }
    }
}
