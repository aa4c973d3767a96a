#if Macros
    import DelegateProtocolHost
    import Switchboard
    import Testing

    /// Internal protocols of a module that is optimised as a whole.
    @Suite struct ModuleTests {
        @Test func withASubclassOfTheGeneratedClass() {
            #expect(Host.accompanied() == [20, 2, -1, 3, 0])
        }

        @Test func withOneClassOnly() throws {
            #if DEBUG
                #expect(try Host.lonely().get() == [2, 1])
            #else
                let refusal = #expect(throws: ProxyRefusal.self) { try Host.lonely().get() }
                #expect(refusal?.reason == .onlyConformer)
                #expect(refusal?.description.contains("inherits from the generated class") == true)
            #endif
        }
    }
#endif
