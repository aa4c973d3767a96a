import Switchboard
import XCTest

/// What a proxy that nobody observes takes on the heap: its object, its part of what keeps it, and what the runtime
/// allocates for it. The table of its protocol is shared by all.
final class MemoryTests: XCTestCase {
    /// How much more of the heap is in use after `body`, for one of `count`. Skips where that cannot be known.
    private func bytesOfOne<Kept>(of count: Int, _ body: () -> Kept) throws -> Int {
        guard let before = allocatedBytes() else { throw XCTSkip("the heap's bytes are not known") }
        return try withExtendedLifetime(body()) { (try XCTUnwrap(allocatedBytes()) - before) / count }
    }

    private func bytesOfAProxy<Parent: StressParent>(_: Parent.Type) throws -> Int {
        let count = 20_000
        // So that tables have grown, and parents have what a parent has without a proxy.
        let others = (0..<count).map { _ in Parent() }
        for parent in others { _ = DelegateProxy<Parent, any StressDelegate>.proxy(for: parent) }
        let parents = (0..<count).map { _ in Parent() }
        let bytes = try bytesOfOne(of: count) {
            for parent in parents { _ = DelegateProxy<Parent, any StressDelegate>.proxy(for: parent) }
        }
        print("\(Parent.self): \(bytes) bytes for a proxy")
        withExtendedLifetime((others, parents)) {}
        return bytes
    }

    func test_G3_bytesOfAProxyInAStorage() throws {
        // The parent has made room for its storage before.
        let storage = try bytesOfOne(of: 20_000) { (0..<20_000).map { _ in ProxyStorage() } }
        XCTAssertGreaterThan(storage, 0)
        let bytes = try bytesOfAProxy(StoringStressParent.self)
        XCTAssertLessThanOrEqual(bytes + storage, 300)
    }

    func test_G3_bytesOfAProxyWithAHook() throws {
        let bytes = try bytesOfAProxy(PlainStressParent.self)
        XCTAssertLessThanOrEqual(bytes, 300)
    }
}
