#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import XCTest

    /// CONFORMANCE P1 of spies: generic methods, stubbed with the types that a closure names.
    final class GenericSpyTests: XCTestCase {
        override func setUpWithError() throws { try skipWithoutEntryStubs() }

        func test_P1_spiesStubAndVerifyGenericMethods() {
            let vault = Spy<any Vault>()
            vault.stub({ vault in { (item: Coin) in vault.value(of: item) } }).returns(7)
            vault.stub({ vault in { (item: String) in vault.copy(item) } }).answers { $0 + $0 }
            vault.stub({ vault in { (item: Int) in vault.copy(item) } }, with: 3).returns(30)
            XCTAssertEqual(vault.object.value(of: Coin(number: 1)), 7)
            XCTAssertEqual(vault.object.copy("ab"), "abab")
            XCTAssertEqual(vault.object.copy(3), 30)
            XCTAssertEqual(vault.calls(of: { vault in { (item: Coin) in vault.value(of: item) } }).map(\.number), [1])
            XCTAssertEqual(vault.calls(of: { vault in { (item: Int) in vault.copy(item) } }), [3])
            vault.verify({ vault in { (item: String) in vault.copy(item) } }, with: "ab", times: 1)
        }

        /// With the types of the call.
        func test_P1_theMessageOfACallWithoutAStubReferencesIt() {
            let vault = Spy<any Vault>()
            XCTAssertThrowsError(try vault.object.take(2.5, from: ["drawer"])) { error in
                XCTAssertEqual(
                    (error as? UnstubbedCall)?.description,
                    """
                    the spy has no stub for take(2.5, from: ["drawer"]) of Vault, which returns Double. Write \
                    `spy.stub({ object in { (argument1: Double, argument2: Array<String>) in try object.take(argument1, from: \
                    argument2) } }).returns(...)` before the call, or make the spy over a real object.
                    """)
            }
            vault.stub(
                { object in
                    { (argument1: Double, argument2: [String]) in try object.take(argument1, from: argument2) }
                }
            ).returns(1.5)
            XCTAssertEqual(try vault.object.take(2.5, from: ["drawer"]), 1.5)
        }

        func test_P1_aSpyOverAnObjectRecordsGenericCalls() {
            let vault = Spy<any Vault>(over: Safe())
            XCTAssertEqual(vault.object.copy([1, 2]), [1, 2])
            XCTAssertEqual(vault.object.value(of: Coin(number: 4)), 4)
            XCTAssertEqual(vault.calls.count, 2)
        }

        /// A reference names the types only after the calls.
        func test_P1_callsAreVerifiedThatWereMadeBeforeTheirFirstReference() async {
            let vault = Spy<any Vault>(over: Safe())
            _ = vault.object.copy(Stamp(number: 5))
            _ = vault.object.copy("other")
            _ = await vault.object.wait(for: Stamp(number: 6))
            XCTAssertEqual(vault.calls(of: { vault in { (item: Stamp) in vault.copy(item) } }), [Stamp(number: 5)])
            vault.verify({ vault in { (item: Stamp) in vault.copy(item) } }, times: 1)
            vault.verify({ vault in { (item: Stamp) async in await vault.wait(for: item) } }, times: 1)
            vault.verify({ vault in { (item: Int8) in vault.copy(item) } }, times: .never)
            _ = vault.object.copy(Stamp(number: 7))
            vault.verify({ vault in { (item: Stamp) in vault.copy(item) } }, times: 2)
            let copyStamp = { (vault: any Vault) in { (item: Stamp) in vault.copy(item) } }
            let copyText = { (vault: any Vault) in { (item: String) in vault.copy(item) } }
            vault.verifyInOrder {
                copyStamp
                copyText
                copyStamp
            }
            vault.verifyNoOtherCalls()
        }
    }

    public protocol Vault: AnyObject {
        func value<Item: Valued>(of item: Item) -> Int
        func copy<Item>(_ item: Item) -> Item
        func take<Item>(_ item: Item, from places: [String]) throws -> Item
        func wait<Item>(for item: Item) async -> Item
        func first<Item>(_ items: [Item], where isWanted: (Item) -> Bool) -> Item?
    }

    public protocol Valued { var number: Int { get } }
    public struct Stamp: Equatable, Sendable { public let number: Int }
    public struct Coin: Valued { public let number: Int }

    final class Safe: Vault {
        func value<Item: Valued>(of item: Item) -> Int { item.number }
        func copy<Item>(_ item: Item) -> Item { item }
        func take<Item>(_ item: Item, from places: [String]) throws -> Item { item }
        func wait<Item>(for item: Item) async -> Item { item }
        func first<Item>(_ items: [Item], where isWanted: (Item) -> Bool) -> Item? { items.first(where: isWanted) }
    }
#endif
