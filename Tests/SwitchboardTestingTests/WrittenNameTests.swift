#if Testing
    import SwitchboardTesting
    import Testing

    /// No type conforms, so only the source of these tests has the names.
    public protocol Door {
        func open()
        func push(_ force: Int) -> Int
        var width: Int { get }
    }
    public protocol Gate: Door {
        func close()
        func turn(_ degrees: Int, at corner: String) -> Int
        func pull(_ force: Int) -> Int
    }
    public protocol Box<Item> {
        associatedtype Item
        func clear()
        func put(_ item: Item)
    }
    public typealias Alias = Gate

    @Suite struct WrittenNameTests {
        private func names<P>(_ spy: Spy<P>) -> [String] { spy.calls.map(\.description) }

        @Test func test_T1_aReferenceOnAnExistentialType() {
            let spy = Spy<any Gate>()
            spy.record((any Gate).close)
            spy.object.close()
            #expect(names(spy) == ["close()"])
        }

        @Test func test_T1_aReferenceOnARefiningProtocol() {
            let spy = Spy<any Gate>()
            spy.record(Gate.open)
            spy.stub(Gate.push).returns(2)
            spy.object.open()
            _ = spy.object.push(3)
            #expect(names(spy) == ["open()", "push(3) -> 2"])
        }

        @Test func test_T1_aReferenceOnATypeWithArguments() {
            let spy = Spy<any Box<Int>>()
            spy.record((any Box<Int>).clear)
            spy.object.clear()
            #expect(names(spy) == ["clear()"])
        }

        @Test func test_T1_aReferenceOnATypealias() {
            let spy = Spy<any Gate>()
            spy.stub(Alias.turn(_:at:)).returns(1)
            _ = spy.object.turn(90, at: "left")
            #expect(names(spy) == ["turn(90, at: \"left\") -> 1"])
        }

        @Test func test_T1_commentsAreNoNames() {
            let spy = Spy<any Door>()
            spy.stub(Door.push(_:) /* was pull(_:) */).returns(1)
            spy.stub(get: \.width).returns(3)  // not Door.open(_:)
            _ = spy.object.push(4)
            _ = spy.object.width
            #expect(names(spy) == ["push(4) -> 1", "width -> 3"])
        }
    }

    /// The one of these names that is meant isn't known.
    public protocol Lift {
        func up(_ floors: Int) -> Int
        func down(_ floors: Int) -> Int
    }

    @Suite struct UnclearNameTests {
        @Test func test_T1_noNameOfAnExpression() {
            let spy = Spy<any Lift>(), goesUp = Bool.random() || true
            spy.stub(goesUp ? Lift.up(_:) : Lift.down(_:)).returns(1)
            _ = spy.object.up(4)
            #expect(!"\(spy.calls[0])".contains("down"))
        }
    }
#endif
