#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    public struct Cart: Equatable, EmptyValue {
        public let name: String
        public static var emptyValue: Cart { Cart(name: "empty") }
    }

    /// Results of each kind, for which there are default values.
    public protocol Garage: AnyObject {
        func touch() throws
        var touched: Void { get throws }
        func open()
        var opened: Void { get }
        func note() -> String?
        var notes: String? { get }
        func cart() -> Cart
        func cartIfAny() -> Cart?
        var parked: Cart { get }
        func carts() -> [Cart]
        var allParked: [Cart] { get }
        func number() -> Int
        func texts() -> Set<String>
        func table() -> [String: Int]
        func optional() -> Int?
        func pair() -> (Int, Int)
        func triple() -> (Int, Int, Bool)
        func four() -> (Int, Int, Int, Int)
        func five() -> (Int, Int, Int, Int, Int)
        func six() -> (Int, String, Int, Int, Int, Int)
        var count: Int { get set }
        var list: [Int] { get set }
    }

    /// Defaults and real objects, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedDefaultTests {
        // MARK: Default values

        @Test func emptyValues() throws {
            let spy = Spy<any Garage>(unstubbed: .emptyValues), garage = spy.object
            record(spy)
            try garage.touch()
            try garage.touched
            garage.open()
            garage.opened
            #expect(garage.note() == nil)
            #expect(garage.notes == nil)
            #expect(garage.cart() == Cart.emptyValue)
            #expect(garage.cartIfAny() == nil)
            #expect(garage.parked == Cart.emptyValue)
            #expect(garage.carts().isEmpty && garage.allParked.isEmpty)
            #expect(garage.texts().isEmpty && garage.table().isEmpty && garage.optional() == nil)
            garage.list = [1]
            #expect(garage.list.isEmpty)
        }

        /// Without an argument of the spy's initializer.
        @Test func voidOnly() throws {
            let spy = Spy<any Garage>(), garage = spy.object
            record(spy)
            try garage.touch()
            try garage.touched
            garage.open()
            garage.opened
        }

        @Test func optionalsOnly() {
            let spy = Spy<any Garage>()
            spy.record(Garage.cartIfAny)
            spy.stub(resultsOf: Cart?.self).returns(nil)
            #expect(spy.object.cartIfAny() == nil)
        }

        @Test func ownDefaultValues() {
            let spy = Spy<any Garage>(unstubbed: .emptyValues), garage = spy.object, carts = [Cart(name: "a")]
            record(spy)
            spy.stub(resultsOf: [Cart].self).returns(carts)
            spy.stub(resultsOf: Cart?.self).returns(carts[0])
            spy.stub(resultsOf: Int.self).returns(0)
            #expect(garage.carts() == carts && garage.allParked == carts && garage.cartIfAny() == carts[0])
            garage.count = 1
            #expect(garage.count == 0 && garage.number() == 0)
            // A newer one replaces it, and removing the stubs removes it.
            spy.stub(resultsOf: Int.self).returns(10)
            #expect(garage.number() == 10)
            spy.removeStubs()
            #expect(garage.carts().isEmpty && garage.cartIfAny() == nil)
        }

        @Test func defaultValuesOfEachKind() {
            let spy = Spy<any Garage>(), garage = spy.object
            record(spy)
            spy.stub(resultsOf: Set<String>.self).returns(["a"])
            spy.stub(resultsOf: [String: Int].self).returns(["a": 1])
            spy.stub(resultsOf: Int?.self).returns(1)
            spy.stub(resultsOf: (Int, Int).self).returns((1, 2))
            spy.stub(resultsOf: (Int, Int, Bool).self).returns((1, 2, true))
            spy.stub(resultsOf: (Int, Int, Int, Int).self).returns((1, 2, 3, 4))
            spy.stub(resultsOf: (Int, Int, Int, Int, Int).self).returns((1, 2, 3, 4, 5))
            spy.stub(resultsOf: (Int, String, Int, Int, Int, Int).self).returns((1, "two", 3, 4, 5, 6))
            #expect(garage.texts() == ["a"] && garage.table() == ["a": 1] && garage.optional() == 1)
            #expect(garage.pair() == (1, 2))
            #expect(garage.triple() == (1, 2, true))
            #expect(garage.four() == (1, 2, 3, 4))
            #expect(garage.five() == (1, 2, 3, 4, 5))
            #expect(garage.six() == (1, "two", 3, 4, 5, 6))
        }

        private func record(_ spy: Spy<any Garage>) {
            spy.record(get: { try $0.touched })
            spy.record(get: \.opened)
            spy.record(Garage.touch)
            spy.record(Garage.open)
            spy.record(Garage.note)
            spy.record(get: \.notes)
            spy.record(Garage.cart)
            spy.record(Garage.cartIfAny)
            spy.record(get: \.parked)
            spy.record(Garage.carts)
            spy.record(get: \.allParked)
            spy.record(Garage.number)
            spy.record(Garage.texts)
            spy.record(Garage.table)
            spy.record(Garage.optional)
            spy.record(Garage.pair)
            spy.record(Garage.triple)
            spy.record(Garage.four)
            spy.record(Garage.five)
            spy.record(Garage.six)
            spy.record(get: \.count)
            spy.record(set: \.count)
            spy.record(get: \.list)
            spy.record(set: \.list)
        }

        // MARK: Real objects

        @Test func whatIsNotStubbedIsTheRealObjects() throws {
            let real = RealShelfmark(), spy = Spy<any Shelfmark>(over: real), mark = spy.object
            #expect(mark.length(of: "a") == 1)
            #expect(try mark.check() == 0)
            mark.touch()
            try mark.checkOnly()
            #expect(real.count == 2)
            spy.stub(Shelfmark.length(of:), with: "a").returns(10)
            #expect(mark.length(of: "a") == 10 && mark.length(of: "ab") == 2)
            spy.verify(Shelfmark.length(of:), with: .any, times: 3)
        }

        /// One call goes on, though the method has a general stub.
        @Test func aStubCallsTheRealObject() {
            let real = RealShelfmark(), spy = Spy<any Shelfmark>()
            spy.stub(Shelfmark.length(of:)).returns(0)
            spy.stub(Shelfmark.length(of:), with: "ab").answers { real.length(of: $0) }
            #expect(spy.object.length(of: "a") == 0 && spy.object.length(of: "ab") == 2)
            spy.verify(Shelfmark.length(of:), with: "ab", times: 1)
        }

        @Test func laterChangesOfAnObjectAreSeen() {
            let real = Cabinets(owner: Keeper(), item: ["a": "1"]), spy = Spy<any TableArchive>(over: real)
            spy.record(get: { $0.item })
            #expect(spy.object.item == ["a": "1"])
            real.item["b"] = "2"
            #expect(spy.object.item == ["a": "1", "b": "2"])
            spy.verify(get: { $0.item }, times: 2)
        }

        /// The spy has a copy. To see later changes of a value, answer from the variable.
        @Test func laterChangesOfAStructAreNotSeen() {
            var ticket = PaperTicket(number: 1)
            let spy = Spy<any Ticket>(over: ticket)
            spy.record(get: \.number)
            ticket.number = 2
            #expect(spy.object.number == 1 && spy.object.price(of: 3) == 3)
            spy.verify(get: \.number, times: 1)
            spy.stub(get: \.number).answers { ticket.number }
            spy.stub(Ticket.price(of:)).answers { ticket.price(of: $0) }
            ticket.number = 9
            #expect(spy.object.number == 9 && spy.object.price(of: 2) == 18)
        }
    }
#endif
