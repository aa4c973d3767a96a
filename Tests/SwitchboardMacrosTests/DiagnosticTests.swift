#if canImport(SwiftSyntaxMacroExpansion)
    import Testing

    /// What cannot be served is said where it is written.
    @Suite struct DiagnosticTests {
        @Test(arguments: [
            ("init()", "error at `init`: a proxy forwards to an existing delegate, so it can't support `init`"),
            (
                "static func f()",
                "error at `static`: a proxy forwards to an existing delegate, so it can't support a requirement of the"
            ),
            ("static var x: Int { get }", "error at `static`: a proxy forwards to an existing delegate, so it"),
            (
                "associatedtype T",
                "error at `associatedtype`: a delegate is `any P`, so this protocol can't have associated types"
            ),
            (
                "func f(_ other: Self)",
                "error at `Self`: a proxy and its delegate have different types, so this requirement can't use `Self`"
            ),
            ("func f() -> [Self]", "error at `Self`: a proxy and its delegate have different types, so this"),
            (
                "consuming func f()",
                "error at `consuming`: a proxy can't forward a requirement that consumes its delegate, because later"
            ),
            (
                "func f(_ x: Int..., y: some Q)",
                "error at `some Q`: the generated method needs a named type beside variadic arguments: write `<T: P>`"
            ),
            (
                "subscript(_ x: Int...) -> Int { get }",
                "error at `_ x: Int...`: a proxy can't forward the variadic arguments of a subscript: write an array"
            ),
            (
                "func f(_ x: Delegate)",
                "error at `Delegate`: in the generated class, `Delegate` is the proxy's own type: write `Module."
            ),
            (
                "var parentObject: Int { get }",
                "error at `parentObject`: a proxy has a member with the name `parentObject`: rename the requirement"
            ),
            (
                "@DefaultResult(1) func f()",
                "error at `@DefaultResult(1)`: this requirement returns nothing, so it needs no default: remove"
            ),
            (
                "func f() -> Int",
                "warning at `f`: without a delegate or a `public` default implementation in an extension, a call of `f()` traps"
            ),
            (
                "var x: Int { get }",
                "warning at `x`: without a delegate or a `public` default implementation in an extension, a call of `x` traps"
            ),
            (
                "func f(_ x: inout Int)",
                "note at `f`: `f(_:)` is forwarded, and can't be observed: it has an `inout` argument"
            ),
            ("func f<T>(_ x: T)", "note at `f`: `f(_:)` is forwarded, and can't be observed: it is generic"),
            ("func f(_ x: some Q)", "note at `f`: `f(_:)` is forwarded, and can't be observed: it is generic"),
            ("func f(_ x: borrowing File)", "note at `f`: `f(_:)` is forwarded, and can't be observed: a `borrowing`"),
            (
                "@DefaultResult(1) func f() async -> Int",
                "note at `f`: `f()` is forwarded, and can't be observed: it is asynchronous and returns a value"
            ),
            ("func f() -> sending X", "error at `sending X`: a proxy can't forward a `sending` result, because its"),
            ("func f(_ x: Int..., y: Int...)", "error at `y: Int...`: a proxy can't forward two variadic"),
            (
                "@Database func f()",
                "note at `f`: `f()` is forwarded, and can't be observed: `@Database` may be an actor's"
            ),
            ("@OtherActor func f()", "note at `f`: `f()` is forwarded, and can't be observed: it belongs to an actor"),
            ("func f(_ x: Never)", "note at `f`: `f(_:)` is forwarded, and can't be observed: a `Never` has no values"),
            ("func f(_ x: Span<Int>?)", "note at `f`: `f(_:)` is forwarded, and can't be observed: observers can't"),
            ("func f() -> RawSpan", "error at `RawSpan`: a proxy can't forward a result that depends on the delegate"),
            ("var s: RawSpan { get }", "error at `RawSpan`: a proxy can't forward a result that depends on"),
            (
                "func f<each T>(_ x: (Int, repeat each T))",
                "error at `(Int, repeat each T)`: a proxy can't forward a parameter pack in a tuple, beside a variadic"
            ),
            (
                "@DefaultResult(1) @DefaultResult(2) func f() -> Int",
                "error at `@DefaultResult(2)`: this requirement has two attributes for a missing delegate: remove one"
            ),
            (
                "@DefaultResult(1) @RequiresDelegate func f() -> Int",
                "error at `@RequiresDelegate`: this requirement has two attributes for a missing delegate: remove one"
            ),
            (
                "#if DEBUG\n@MainActor\n#endif\n@DefaultResult(1) var x: Int { get }",
                "error at `#if DEBUG\n@MainActor\n#endif`: @DelegateProtocol can't read attributes with `#if`"
            ),
            (
                "@available(swift, obsoleted: 5) func f()",
                "error at `@available(swift, obsoleted: 5)`: the generated class implements this requirement in"
                    + " every language mode: remove `obsoleted`"
            ),
            (
                "func _receiver(of x: Int)",
                "error at `_receiver`: a proxy has a member with the name `_receiver(of:)`: rename the"
            ),
        ])
        func requirement(_ written: String, _ message: String) {
            let expansion = Expansion(requirements: written)
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.hasPrefix(message) == true, "\(expansion.messages)")
            // Nothing is generated that could not be compiled.
            #expect(expansion.has("class PProxy") != message.hasPrefix("error"))
        }

        /// What Swift refuses and says itself: the macro says nothing beside it, and generates nothing.
        @Test(arguments: [
            "func f(_ x: Int = 1)", "func f() {}", "func f() -> some Q", "let x: Int", "var x: Int { set }",
            "lazy var x: Int { get }",
            "@available(*, unavailable) func f()", "@available(*, unavailable, message: \"gone\") func f()",
            "@available(*, unavailable) @DefaultResult(1) var x: Int { get }",
            "@available(*, unavailable) subscript(x: Int) -> Int { get }",
            "mutating func f()", "private func f()", "func + (_ x: Int) -> Int", "subscript(x: Int) -> Int { set }",
        ])
        func refusedBySwift(_ written: String) {
            let expansion = Expansion(requirements: written)
            #expect(expansion.messages.isEmpty, "\(expansion.messages)")
            #expect(!expansion.has("class PProxy"))
        }

        @Test(arguments: [
            ("@DelegateProtocol struct S {}", "error at `@DelegateProtocol`: @DelegateProtocol is for protocols"),
            ("@DelegateProtocol protocol P {}", "error at `P`: structs may conform to this protocol, and a generated"),
            ("@DelegateProtocol protocol P: Sendable {}", "error at `P`: structs may conform to this protocol, and a"),
            (
                "@DelegateProtocol protocol P: Actor {}",
                "error at `Actor`: only actors may conform to this protocol, and a generated proxy is a class: remove"
            ),
            (
                "@DelegateProtocol protocol P: AnyObject where Self: Q {}",
                "error at `where Self: Q`: @DelegateProtocol needs inherited protocols after the colon"
            ),
            (
                "enum A { @DelegateProtocol private protocol P: AnyObject {} }",
                "error at `P`: the generated class can't name a protocol that is `private` in a type: write"
            ),
            (
                "func f() { @DelegateProtocol protocol P: AnyObject {} }",
                "error at `P`: @DelegateProtocol can't generate a class in a function: declare the protocol outside"
            ),
            (
                "@DelegateProtocol protocol P: AnyObject, Equatable {}",
                "error at `Equatable`: a macro can't see the requirements of `Equatable`: add `@DelegateProtocol`"
            ),
            (
                "@DelegateProtocol protocol P: NSObjectProtocol {}",
                "error at `NSObjectProtocol`: only subclasses of `NSObject` may conform to this protocol, and"
            ),
            ("@DelegateProtocol protocol P: NSObject {}", "error at `NSObject`: only subclasses of `NSObject` may"),
            (
                "@DelegateProtocol protocol P: ~Copyable {}",
                "error at `~Copyable`: a delegate is an object, so this protocol can't suppress a conformance: remove"
            ),
            ("@DelegateProtocol protocol P: (Q) {}", "error at `(Q)`: @DelegateProtocol needs the plain name of an"),
            (
                "struct S { init() { @DelegateProtocol protocol P: AnyObject {} } }",
                "error at `P`: @DelegateProtocol can't generate a class in a function: declare the protocol outside"
            ),
            (
                "@DelegateProtocol protocol P<T>: AnyObject {}",
                "error at `<T>`: a delegate is `any P`, so this protocol can't have associated types: write the"
            ),
            (
                "@DelegateProtocol(.other) protocol P: AnyObject {}",
                "error at `.other`: @DelegateProtocol takes `.delegate`, `.dataSource`"
            ),
            (
                "@unsafe @DelegateProtocol protocol P: AnyObject { func f() }",
                "error at `@unsafe`: the generated class can't conform to an `@unsafe` protocol: write `@unsafe` at the"
            ),
            (
                "@DelegateProtocol protocol Delegate: AnyObject {}",
                "error at `Delegate`: a proxy class has a type with the name `Delegate`: rename the protocol, or"
            ),
            (
                "protocol P: AnyObject { @DefaultResult(1) func f() -> Int }",
                "error at `@DefaultResult(1)`: `@DefaultResult` is for requirements of a protocol with"
            ),
        ])
        func declaration(_ written: String, _ message: String) {
            let expansion = Expansion(of: written)
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.hasPrefix(message) == true, "\(expansion.messages)")
            #expect(!expansion.has("class PProxy"))
        }

        @Test func fixIts() {
            #expect(
                Expansion(requirements: "/// Text.\nfunc f() -> Int").fixed() == [
                    "\n/// Text.\n@DefaultResult(<#value#>) func f() -> Int",
                    "\n/// Text.\n@RequiresDelegate func f() -> Int",
                ])
            #expect(
                Expansion(of: "@DelegateProtocol protocol P {}").fixed() == [
                    "@DelegateProtocol protocol P: AnyObject {}"
                ])
            #expect(Expansion(requirements: "@DefaultResult(1) func f()").fixed() == [""])
            #expect(Expansion(requirements: "static func f()").fixed() == [""])
            #expect(
                Expansion(of: "@DelegateProtocol protocol P: AnyObject, Equatable {}").fixed() == [
                    "@DelegateProtocol protocol P: AnyObject {}"
                ])
            #expect(
                Expansion(requirements: "func f(_ x: inout Int)").fixed() == ["\n@ForwardedOnly func f(_ x: inout Int)"]
            )
        }
    }
#endif
