#if canImport(SwiftSyntaxMacroExpansion)
    import Testing

    /// What cannot be served is said where it is written.
    @Suite struct DiagnosticTests {
        @Test(arguments: [
            ("init()", "error at `init`: expected requirements of instances, found `init`"),
            ("static func f()", "error at `static`: expected requirements of instances, found one of the type"),
            ("static var x: Int { get }", "error at `static`: expected requirements of instances"),
            ("associatedtype T", "error at `associatedtype`: expected a protocol without associated types"),
            ("func f(_ other: Self)", "error at `Self`: expected a requirement without `Self`"),
            ("func f() -> [Self]", "error at `Self`: expected a requirement without `Self`"),
            ("consuming func f()", "error at `consuming`: expected a requirement that leaves the delegate alive"),
            ("func f(_ x: Int..., y: some Q)", "error at `some Q`: expected a type parameter with a name in a method"),
            ("subscript(_ x: Int...) -> Int { get }", "error at `_ x: Int...`: expected a subscript whose arguments"),
            ("func f(_ x: Delegate)", "error at `Delegate`: expected a type that can be named in a proxy class"),
            ("var parentObject: Int { get }", "error at `parentObject`: expected a name that no member of a proxy has"),
            (
                "@DefaultResult(1) func f()",
                "error at `@DefaultResult(1)`: expected a requirement that returns something"
            ),
            ("func f() -> Int", "warning at `f`: a call of `f()` that finds no delegate ends the process"),
            ("var x: Int { get }", "warning at `x`: a call of `x` that finds no delegate ends the process"),
            (
                "func f(_ x: inout Int)",
                "note at `f`: `f(_:)` is forwarded, and cannot be observed: an `inout` argument"
            ),
            ("func f<T>(_ x: T)", "note at `f`: `f(_:)` is forwarded, and cannot be observed: it is generic"),
            ("func f(_ x: some Q)", "note at `f`: `f(_:)` is forwarded, and cannot be observed: it is generic"),
            ("func f(_ x: borrowing File)", "note at `f`: `f(_:)` is forwarded, and cannot be observed: a `borrowing`"),
            (
                "@DefaultResult(1) func f() async -> Int",
                "note at `f`: `f()` is forwarded, and cannot be observed: it is asynchronous"
            ),
            ("func f() -> sending X", "error at `sending X`: expected a result that can be forwarded"),
            ("func f(_ x: Int..., y: Int...)", "error at `y: Int...`: expected a method that can be forwarded"),
            (
                "@Database func f()",
                "note at `f`: `f()` is forwarded, and cannot be observed: `@Database` may be an actor's"
            ),
            ("@OtherActor func f()", "note at `f`: `f()` is forwarded, and cannot be observed: it belongs to an actor"),
            ("func f(_ x: Never)", "note at `f`: `f(_:)` is forwarded, and cannot be observed: nobody can call it"),
            ("func f(_ x: Span<Int>?)", "note at `f`: `f(_:)` is forwarded, and cannot be observed: a `Span` cannot"),
            ("func f() -> RawSpan", "error at `RawSpan`: expected a result that may leave the delegate"),
            ("var s: RawSpan { get }", "error at `RawSpan`: expected a result that may leave the delegate"),
            (
                "func f<each T>(_ x: (Int, repeat each T))",
                "error at `(Int, repeat each T)`: expected arguments that can be forwarded"
            ),
            (
                "@DefaultResult(1) @DefaultResult(2) func f() -> Int",
                "error at `@DefaultResult(2)`: expected one attribute for calls without a delegate"
            ),
            (
                "@DefaultResult(1) @RequiresDelegate func f() -> Int",
                "error at `@RequiresDelegate`: expected one attribute for calls without a delegate"
            ),
            (
                "#if DEBUG\n@MainActor\n#endif\n@DefaultResult(1) var x: Int { get }",
                "error at `#if DEBUG\n@MainActor\n#endif`: expected attributes without conditions"
            ),
            (
                "@available(swift, obsoleted: 5) func f()",
                "error at `@available(swift, obsoleted: 5)`: expected a requirement of every language mode"
            ),
            ("func _receiver()", "error at `_receiver`: expected a name that no member of a proxy has"),
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
            ("@DelegateProtocol struct S {}", "error at `@DelegateProtocol`: expected a protocol"),
            ("@DelegateProtocol protocol P {}", "error at `P`: expected a protocol for classes"),
            ("@DelegateProtocol protocol P: Sendable {}", "error at `P`: expected a protocol for classes"),
            (
                "@DelegateProtocol protocol P: Actor {}",
                "error at `Actor`: expected a protocol that any class may conform to"
            ),
            (
                "@DelegateProtocol protocol P: AnyObject where Self: Q {}",
                "error at `where Self: Q`: expected inherited protocols behind the colon"
            ),
            (
                "enum A { @DelegateProtocol private protocol P: AnyObject {} }",
                "error at `P`: expected a protocol that the code beside it can name"
            ),
            (
                "func f() { @DelegateProtocol protocol P: AnyObject {} }",
                "error at `P`: expected a protocol of a file or a type"
            ),
            (
                "@DelegateProtocol protocol P: AnyObject, Equatable {}",
                "error at `Equatable`: expected inherited protocols to have `@DelegateProtocol`, found `Equatable`"
            ),
            (
                "@DelegateProtocol protocol P: NSObjectProtocol {}",
                "error at `NSObjectProtocol`: expected a protocol that any"
            ),
            ("@DelegateProtocol protocol P: NSObject {}", "error at `NSObject`: expected a protocol that any"),
            ("@DelegateProtocol protocol P: ~Copyable {}", "error at `~Copyable`: expected protocols behind the colon"),
            ("@DelegateProtocol protocol P: (Q) {}", "error at `(Q)`: expected the name of a protocol"),
            (
                "struct S { init() { @DelegateProtocol protocol P: AnyObject {} } }",
                "error at `P`: expected a protocol of a file or a type"
            ),
            (
                "@DelegateProtocol protocol P<T>: AnyObject {}",
                "error at `<T>`: expected a protocol without associated types"
            ),
            (
                "@DelegateProtocol(.other) protocol P: AnyObject {}",
                "error at `.other`: expected `.delegate`, `.dataSource`"
            ),
            (
                "@unsafe @DelegateProtocol protocol P: AnyObject { func f() }",
                "error at `@unsafe`: expected a protocol that is safe to conform to"
            ),
            ("@DelegateProtocol protocol Delegate: AnyObject {}", "error at `Delegate`: expected a name that no type"),
            (
                "protocol P: AnyObject { @DefaultResult(1) func f() -> Int }",
                "error at `@DefaultResult(1)`: expected `@DefaultResult` at a"
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
        }
    }
#endif
