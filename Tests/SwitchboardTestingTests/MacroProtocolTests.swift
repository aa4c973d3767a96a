#if Testing && Macros
    import SpyHost
    import Testing

    /// Spies of internal protocols with `@DelegateProtocol`, in debug and in release.
    @Suite struct MacroProtocolTests {
        @Test func test_O5_stubsAndCallsOfAnInternalProtocol() {
            let calls = { (amount: Int, answer: String) in
                [
                    "open()", "transfer(\(amount), to: nil)\(answer)", #"name -> "n""#, #"name = "n!""#,
                    #"balance(of: "abc") -> 42"#,
                ]
            }
            #expect(
                SpyHost.stubbed() == ["true, 42", "false, 42"] + calls(3, " -> true")
                    + calls(4, ", which no stub fits"))
        }

        @Test func test_O5_overTheOnlyClassThatConforms() {
            #expect(
                SpyHost.partial() == [
                    "true, 3", "real!", "open()", "transfer(3, to: nil) -> true", #"name -> "real""#,
                    #"name = "real!""#, #"balance(of: "abc") -> 3"#,
                ])
        }

        @Test func test_O5_verificationsOfAnInternalProtocol() {
            SpyHost.verify(amount: 3)
            withKnownIssue {
                SpyHost.verify(amount: 4)
            } matching: { issue in
                issue.comments.contains {
                    $0.rawValue.hasPrefix("Expected 1 call of transfer(4, to: nil), found no call.")
                }
            }
        }

        @Test func test_O5_inheritedAndPrivateProtocols() {
            #expect(
                SpyHost.inherited() == [
                    "open()", "transfer(3, to: nil) -> false", #"name -> "locked""#, #"name = "locked!""#,
                    #"balance(of: "abc") -> 0"#, "unlock(1) -> true",
                ])
            #expect(SpyHost.hidden() == ["[]"])
        }

        @Test func test_O5_asynchronousMethodsOfAnInternalProtocol() async {
            #expect(
                await SpyHost.asynchronous() == [
                    "true 4", "true 21", "accepts(3) -> true", #"rate(of: "euro") -> 4"#, "closed()",
                    "accepts(20) -> true", #"rate(of: "yen") -> 21"#, "closed()",
                ])
        }

        @Test func test_O5_proxiesWithoutTheGeneratedClass() {
            #expect(SpyHost.heard() == [5])
        }
    }
#endif
