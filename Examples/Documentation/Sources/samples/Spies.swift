import Dispatch
import Switchboard
import SwitchboardTesting
import Testing

// sample: spies-code
/// The stock of a shop.
public protocol StockRoom: AnyObject, Sendable {
    func open()
    func count(of article: String) -> Int
    func take(_ count: Int, of article: String) throws -> Bool
    func reorder(_ article: String) async throws -> Int
    var name: String { get set }
}

/// The implementation that the shop uses.
final class Warehouse: StockRoom, @unchecked Sendable {
    var name = "warehouse"
    func open() {}
    func count(of article: String) -> Int { article.count }
    func take(_ count: Int, of article: String) throws -> Bool { true }
    func reorder(_ article: String) async throws -> Int { 100 }
}

/// The code under test.
struct Till {
    let stock: any StockRoom

    func sell(_ count: Int, of article: String) -> String {
        stock.open()
        guard stock.count(of: article) >= count else { return "not enough" }
        return (try? stock.take(count, of: article)) == true ? "sold" : "not sold"
    }
}
// end

/// The prices of a shop. No type in this program conforms to it.
public protocol PriceList: AnyObject {
    func price(of article: String) -> Int
    func log(_ text: String)
}

// sample: spies-first
@Test func sellingTakesFromTheStock() {
    let stock = Spy<any StockRoom>()
    stock.stub(StockRoom.count(of:)).returns(5)
    stock.stub(StockRoom.take(_:of:)).returns(true)

    #expect(Till(stock: stock.object).sell(2, of: "pens") == "sold")

    stock.verify(StockRoom.take(_:of:), with: 2, "pens", times: 1)
    stock.verifyInOrder {
        StockRoom.open
        StockRoom.count(of:)
        StockRoom.take(_:of:)
    }
    stock.verifyNoOtherCalls()
    print(stock.calls.map(\.description))
}
// end

@MainActor func runSpies() async throws {
    await sample("spies-first") { sellingTakesFromTheStock() }
    await sample("spies-record") {
        // sample: spies-record
        let prices = Spy<any PriceList>()  // nothing conforms to `PriceList`
        prices.stub(PriceList.price(of:)).returns(3)
        prices.record(PriceList.log)  // returns nothing, needs no stub
        let list = prices.object
        list.log("the price is \(list.price(of: "pen"))")
        print(prices.calls(of: PriceList.log))
        // end
    }
    await sample("spies-stubs") {
        // sample: spies-stubs
        struct Locked: Error {}
        let stock = Spy<any StockRoom>()
        stock.stub(StockRoom.count(of:)).returns(5, 3, 0)  // one after the other, then the last
        stock.stub(StockRoom.take(_:of:)).answers { count, article in count < 4 }
        stock.stub(StockRoom.take(_:of:), with: .any, "ink").throws(Locked())  // the last stub that fits wins
        stock.stub(get: \.name).returns("cellar")

        let room = stock.object
        print((1...4).map { _ in room.count(of: "pens") }, room.name)
        print(["pens", "ink"].map { try? room.take(2, of: $0) })
        // end
    }
    await sample("spies-unstubbed") {
        // sample: spies-unstubbed
        let stock = Spy<any StockRoom>()
        stock.object.open()  // returns nothing: returns
        do {
            _ = try stock.object.take(1, of: "pens")  // throws any error: throws
        } catch {
            print(error)
        }
        // end
    }
    await sample("spies-order") {
        // sample: spies-order
        let stock = Spy<any StockRoom>(), prices = Spy<any PriceList>()
        prices.record(PriceList.log)
        stock.object.open()
        prices.object.log("opened")
        stock.object.name = "cellar"

        verifyInOrder {
            stock.received { StockRoom.open }
            prices.received { PriceList.log }
            stock.received { CallOrder.set(\StockRoom.name) }
        }
        print(stock.calls.count, "and", prices.calls.count)
        // end
    }
    await sample("spies-waiting") {
        // sample: spies-waiting
        let stock = Spy<any StockRoom>()
        stock.stub(StockRoom.reorder).answers { article in article.count }
        let room = stock.object

        DispatchQueue.global().async { room.open() }
        Task { try await room.reorder("pens") }

        await stock.waitForCalls(of: StockRoom.open)
        let reordered = await stock.waitForCalls(of: StockRoom.reorder, count: 1, timeout: .seconds(5))
        print(reordered)
        // end
    }
}
