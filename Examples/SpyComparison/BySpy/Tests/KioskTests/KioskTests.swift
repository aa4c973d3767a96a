import Kiosk
import SwitchboardTesting
import Testing

@Suite struct KioskTests {
    private let store = Spy<any Store>()
    private let kiosk: Kiosk

    init() {
        kiosk = Kiosk(store: store.object)
        store.stub(get: \.currency).returns("EUR")
        store.stub(Store.price(of:)).returns(5)
        store.stub(Store.reserve(_:count:)).returns("T1")
    }

    @Test func aPurchaseReservesAndThenCharges() throws {
        _ = try kiosk.buy("pen")
        store.verifyInOrder {
            Store.reserve(_:count:)
            Store.charge(_:to:)
        }
    }

    @Test func theTotalIsChargedToTheCard() throws {
        _ = try kiosk.buy("pen", count: 3, card: "4711")
        store.verify(Store.charge(_:to:), with: 15, "4711", times: 1)
    }

    @Test func withoutACardNilIsPassedOn() throws {
        _ = try kiosk.buy("pen")
        store.verify(Store.charge(_:to:), with: .any, nil, times: 1)
    }

    @Test func anUnknownItemIsNotReserved() {
        store.stub(Store.price(of:), with: "yacht").returns(nil)
        #expect(throws: KioskError.unknown("yacht")) { try kiosk.buy("yacht") }
        store.verify(Store.reserve(_:count:), times: .never)
    }

    @Test func aDeclinedChargeGivesTheGoodsBack() {
        store.stub(Store.charge(_:to:)).throws(KioskError.declined)
        #expect(throws: KioskError.declined) { try kiosk.buy("pen") }
        store.verify(Store.release(_:), with: "T1", times: 1)
    }

    @Test func whatIsSoldOutIsNotCharged() {
        store.stub(Store.reserve(_:count:)).throws(KioskError.soldOut)
        #expect(throws: KioskError.soldOut) { try kiosk.buy("pen") }
        store.verify(Store.charge(_:to:), times: .never)
    }

    @Test func eachPurchaseAsksForThePriceAnew() throws {
        store.stub(Store.price(of:)).returns(5, 7)
        let receipts = try [kiosk.buy("pen"), kiosk.buy("pen")]
        #expect(receipts.map(\.text) == ["5 EUR", "7 EUR"])
    }

    @Test func theCurrencyIsSetOnlyWhereItChanges() {
        kiosk.use(currency: "EUR")
        kiosk.use(currency: "CHF")
        #expect(store.calls(set: \.currency) == ["CHF"])
    }

    @Test func aRestockedItemIsBought() {
        store.stub(Store.whenRestocked(_:then:)).answers { _, body in body(2) }
        kiosk.order("pen")
        store.verify(Store.charge(_:to:), with: 5, nil, times: 1)
    }

    @Test func aPurchaseInTheBackgroundIsHeard() async {
        kiosk.buyInTheBackground("pen")
        #expect(await store.waitForCalls(of: Store.charge(_:to:)).map(\.0) == [5])
    }
}
