import Kiosk
import Mockable
import Testing

@Suite struct KioskTests {
    private let store = MockStore(policy: .relaxedVoid)
    private let kiosk: Kiosk

    init() {
        kiosk = Kiosk(store: store)
        given(store).currency.willReturn("EUR")
        given(store).price(of: .any).willReturn(5)
        given(store).reserve(.any, count: .any).willReturn("T1")
    }

    @Test func aPurchaseReservesAndThenCharges() throws {
        nonisolated(unsafe) var order: [String] = []
        when(store).reserve(.any, count: .any).perform { order.append("reserve") }
        when(store).charge(.any, to: .any).perform { order.append("charge") }
        _ = try kiosk.buy("pen")
        #expect(order == ["reserve", "charge"])
    }

    @Test func theTotalIsChargedToTheCard() throws {
        _ = try kiosk.buy("pen", count: 3, card: "4711")
        verify(store).charge(.value(15), to: .value("4711")).called(.once)
    }

    @Test func withoutACardNilIsPassedOn() throws {
        _ = try kiosk.buy("pen")
        verify(store).charge(.any, to: .value(nil)).called(.once)
    }

    @Test func anUnknownItemIsNotReserved() {
        let store = MockStore(policy: .relaxedVoid)
        given(store).price(of: .value("yacht")).willReturn(nil)
        #expect(throws: KioskError.unknown("yacht")) { try Kiosk(store: store).buy("yacht") }
        verify(store).reserve(.any, count: .any).called(.never)
    }

    @Test func aDeclinedChargeGivesTheGoodsBack() {
        given(store).charge(.any, to: .any).willThrow(KioskError.declined)
        #expect(throws: KioskError.declined) { try kiosk.buy("pen") }
        verify(store).release(.value("T1")).called(.once)
    }

    @Test func whatIsSoldOutIsNotCharged() {
        let store = MockStore(policy: .relaxedVoid)
        given(store).price(of: .any).willReturn(5)
        given(store).reserve(.any, count: .any).willThrow(KioskError.soldOut)
        #expect(throws: KioskError.soldOut) { try Kiosk(store: store).buy("pen") }
        verify(store).charge(.any, to: .any).called(.never)
    }

    @Test func eachPurchaseAsksForThePriceAnew() throws {
        given(store).price(of: .any).willReturn(7)
        let receipts = try [kiosk.buy("pen"), kiosk.buy("pen")]
        #expect(receipts.map(\.text) == ["5 EUR", "7 EUR"])
    }

    @Test func theCurrencyIsSetOnlyWhereItChanges() {
        kiosk.use(currency: "EUR")
        kiosk.use(currency: "CHF")
        verify(store).currency(newValue: .any).setCalled(.once)
        verify(store).currency(newValue: .value("CHF")).setCalled(.once)
    }

    @Test func aRestockedItemIsBought() {
        given(store).whenRestocked(.any, then: .any).willProduce { _, body in body(2) }
        kiosk.order("pen")
        verify(store).charge(.value(5), to: .value(nil)).called(.once)
    }

    @Test func aPurchaseInTheBackgroundIsHeard() async {
        kiosk.buyInTheBackground("pen")
        await verify(store).charge(.value(5), to: .any).calledEventually(.once, before: .seconds(10))
    }
}
