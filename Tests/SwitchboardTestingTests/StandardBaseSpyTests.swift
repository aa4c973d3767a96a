#if Testing
    import SwitchboardTesting
    import TestProtocols
    import Testing

    // What symbols tell of protocols that refine the standard library's: nothing is named before it is called.
    @Suite struct StandardBaseSpyTests {
        @Test func test_O1_methodsAreKnownByTheSymbolsOfATypeThatConforms() throws {
            let spy = Spy<any DescribedStore>(unstubbed: .emptyValues)
            spy.object.open(7)
            #expect(spy.object.description == "")
            #expect(spy.calls.map(\.description) == ["open(7)", "description -> \"\""])
            spy.stub(DescribedStore.balance).returns(4)
            #expect(spy.object.balance(of: "me") == 4)
            spy.verify(DescribedStore.open, with: 7)
        }

        @Test func test_O1_aPartialSpy() {
            let spy = Spy<any DescribedStore>(over: GenericDescribed<Int>())
            #expect(spy.object.balance(of: "you") == 3)
            #expect("\(spy.object)" == "generic")
            #expect(spy.calls.map(\.description) == ["balance(of: \"you\") -> 3", "description -> \"generic\""])
        }
    }
#endif
