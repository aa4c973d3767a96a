import Kiosk
import Testing

@Suite struct KioskTests {
    private let store = StoreMock()
    private let kiosk: Kiosk

    init() {
        kiosk = Kiosk(store: store)
        store.currencyValue = "EUR"
        store.onPrice = { _ in 5 }
        store.onReserve = { _, _ in "T1" }
    }

    @Test func aPurchaseReservesAndThenCharges() throws {
        _ = try kiosk.buy("pen")
        let reserved = try #require(store.calls.firstIndex(of: .reserve("pen", 1)))
        let charged = try #require(store.calls.firstIndex(of: .charge(5, nil)))
        #expect(reserved < charged)
    }

    @Test func theTotalIsChargedToTheCard() throws {
        _ = try kiosk.buy("pen", count: 3, card: "4711")
        #expect(store.calls.count { $0 == .charge(15, "4711") } == 1)
    }

    @Test func withoutACardNilIsPassedOn() throws {
        _ = try kiosk.buy("pen")
        #expect(store.calls.count { if case .charge(_, nil) = $0 { true } else { false } } == 1)
    }

    @Test func anUnknownItemIsNotReserved() {
        store.onPrice = { $0 == "yacht" ? nil : 5 }
        #expect(throws: KioskError.unknown("yacht")) { try kiosk.buy("yacht") }
        #expect(!store.calls.contains { if case .reserve = $0 { true } else { false } })
    }

    @Test func aDeclinedChargeGivesTheGoodsBack() {
        store.onCharge = { _, _ in throw KioskError.declined }
        #expect(throws: KioskError.declined) { try kiosk.buy("pen") }
        #expect(store.calls.count { $0 == .release("T1") } == 1)
    }

    @Test func whatIsSoldOutIsNotCharged() {
        store.onReserve = { _, _ in throw KioskError.soldOut }
        #expect(throws: KioskError.soldOut) { try kiosk.buy("pen") }
        #expect(!store.calls.contains { if case .charge = $0 { true } else { false } })
    }

    @Test func eachPurchaseAsksForThePriceAnew() throws {
        var prices = [5, 7]
        store.onPrice = { _ in prices.removeFirst() }
        let receipts = try [kiosk.buy("pen"), kiosk.buy("pen")]
        #expect(receipts.map(\.text) == ["5 EUR", "7 EUR"])
    }

    @Test func theCurrencyIsSetOnlyWhereItChanges() {
        kiosk.use(currency: "EUR")
        kiosk.use(currency: "CHF")
        #expect(store.calls.filter { if case .setCurrency = $0 { true } else { false } } == [.setCurrency("CHF")])
    }

    @Test func aRestockedItemIsBought() {
        store.onWhenRestocked = { _, body in body(2) }
        kiosk.order("pen")
        #expect(store.calls.count { $0 == .charge(5, nil) } == 1)
    }

    @Test func aPurchaseInTheBackgroundIsHeard() {
        kiosk.buyInTheBackground("pen")
        #expect(store.wait { if case .charge = $0 { true } else { false } } == .charge(5, nil))
    }
}
