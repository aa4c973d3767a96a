#if canImport(SwiftSyntaxMacroExpansion)
    import Testing

    /// What is generated for each kind of requirement.
    @Suite struct ExpansionTests {
        @Test func theWhole() {
            let expansion = Expansion(
                of: """
                    @DelegateProtocol
                    public protocol ImporterDelegate: AnyObject {
                        func importer(_ importer: Importer, didImport count: Int)
                        @DefaultResult(false) func shouldStop() throws(Halt) -> Bool
                    }
                    """)
            #expect(expansion.diagnostics.isEmpty)
            #expect(
                expansion.isWhole(
                    """

                    public protocol ImporterDelegate: AnyObject {
                        func importer(_ importer: Importer, didImport count: Int)
                        func shouldStop() throws(Halt) -> Bool
                    }

                    /// Takes the place of a delegate that is `any ImporterDelegate`: `ImporterDelegateProxy<Parent>.proxy(for: parent)`.
                    nonisolated open class ImporterDelegateProxy<ParentObject: Switchboard.HasDelegate>: Switchboard.DelegateProxy<ParentObject, any ImporterDelegate>, ImporterDelegate, Switchboard._GeneratedProxy, Switchboard.DelegateProxyType, @unchecked Sendable where ParentObject.DelegateType == any ImporterDelegate
                    {
                        /// A proxy that is not installed: `proxy(for:)` installs one.
                        public required init(parentObject: ParentObject) {
                            super.init(parentObject: parentObject, delegateProxy: ImporterDelegateProxy.self)
                        }
                        /// For subclasses with a property or an identifier of their own.
                        public override init<_Proxy: Switchboard.DelegateProxyType>(parentObject: ParentObject, delegateProxy: _Proxy.Type)
                        where _Proxy: Switchboard.DelegateProxy<ParentObject, any ImporterDelegate>, _Proxy.ParentObject == ParentObject, _Proxy.Delegate == any ImporterDelegate {
                            super.init(parentObject: parentObject, delegateProxy: delegateProxy)
                        }
                        /// This class, for every parent.
                        open class func registerKnownImplementations() {
                            self._register {
                                Self(parentObject: $0)
                            }
                        }
                        /// All requirements. The class forwards the calls of each.
                        open class func implementedMethods() -> Switchboard.ImplementedMethods<any ImporterDelegate> {
                            _Switchboard_ImporterDelegate._methods
                        }
                        open func importer(_ importer: Importer, didImport count: Int) {
                            self._forward(0, with: (importer, count)) { (receiver: any ImporterDelegate) -> Void in
                                receiver.importer(importer, didImport: count)
                            }
                        }
                        open func shouldStop() throws(Halt) -> Bool {
                            return try self._answer(1, with: (), default: { () throws(Halt) -> Bool in
                                    try _Switchboard_ImporterDelegate._default1()
                                }) { (receiver: any ImporterDelegate) throws(Halt) -> Bool in
                                try receiver.shouldStop()
                            }
                        }
                    }

                    /// Finds the methods that references name; what is generated for `ImporterDelegate` and is no interface.
                    nonisolated fileprivate final class _Switchboard_ImporterDelegate: Switchboard._GeneratedProbe, ImporterDelegate, @unchecked Sendable {
                        static let _methods = Switchboard.ImplementedMethods<any ImporterDelegate>._generated(probe: {
                                _Switchboard_ImporterDelegate()
                            }) { methods in
                            methods._add(0, "importer(_:didImport:)", 2) {
                                (receiver: any ImporterDelegate, arguments: (Importer, Int)) -> Void in
                                receiver.importer(arguments.0, didImport: arguments.1)
                            }
                            methods._add(1, "shouldStop()", 0) {
                                (receiver: any ImporterDelegate, _: ()) throws -> Bool in
                                try receiver.shouldStop()
                            }
                        }
                        static func _default1() throws(Halt) -> Bool {
                            #sourceLocation(file: "test.swift", line: 4)
                            false
                            #sourceLocation()
                        }
                        func importer(_ importer: Importer, didImport count: Int) {
                            return self._note(0)
                        }
                        func shouldStop() -> Bool {
                            return self._note(1)
                        }
                    }

                    nonisolated extension ImporterDelegate where Self: Switchboard._GeneratedProxy {
                        public func importer(_ importer: Importer, didImport count: Int) {
                            self._inherited((any ImporterDelegate).self)._forward(0, with: (importer, count)) { (receiver: any ImporterDelegate) -> Void in
                                receiver.importer(importer, didImport: count)
                            }
                        }
                        public func shouldStop() throws(Halt) -> Bool {
                            return try self._inherited((any ImporterDelegate).self)._answer(1, with: (), default: { () throws(Halt) -> Bool in
                                    try _Switchboard_ImporterDelegate._default1()
                                }) { (receiver: any ImporterDelegate) throws(Halt) -> Bool in
                                try receiver.shouldStop()
                            }
                        }
                    }

                    nonisolated extension ImporterDelegate where Self: Switchboard._GeneratedProbe {
                        public nonisolated static var _DelegateProtocol_ImporterDelegate: Switchboard.ImplementedMethods<any ImporterDelegate> {
                            _Switchboard_ImporterDelegate._methods
                        }
                        public func importer(_ importer: Importer, didImport count: Int) {
                            return self._note(self._slot(0, of: (any ImporterDelegate).self))
                        }
                        public func shouldStop() -> Bool {
                            return self._note(self._slot(1, of: (any ImporterDelegate).self))
                        }
                    }
                    """))
        }

        /// Requirements, and what is generated for each in the class, and in the list.
        @Test(arguments: [
            (
                "func f(_ body: @escaping @Sendable (Int) -> Void)",
                "self._forward(0, with: body) { (receiver: any P) -> Void in receiver.f(body) }"
            ),
            (
                "func f(_ body: @escaping (Int) -> Void)",
                "(receiver: any P, arguments: @escaping (Int) -> Void) -> Void in receiver.f(arguments)"
            ),
            ("func f(_ body: @escaping (Int) -> Void, _ x: Int)", "arguments: ((Int) -> Void, Int)) -> Void in"),
            (
                "func f(_ body: (Int) -> Void)",
                "guard let receiver = self._receiver(of: \"f(_:)\") else { return } return receiver.f(body)"
            ),
            ("func f(_ x: @autoclosure () throws -> Int) rethrows", "try receiver.f(try x())"),
            (
                "func f(_ x: Int...)",
                "(Switchboard._asPassed(receiver.f(_:) as (Int...) -> Void) as ([Int]) -> Void)(x)"
            ),
            (
                "func f<T>(_ x: T) where T: Q",
                "func f<T>(_ x: T) where T: Q { guard let receiver = self._receiver(of: \"f(_:)\")"
            ),
            (
                "func f(_ x: some Q)",
                "guard let receiver = self._receiver(of: \"f(_:)\") else { return } return receiver.f(x)"
            ),
            ("func f(_ x: any Q)", "self._forward(0, with: x)"),
            ("func f(_ x: inout Int)", "receiver.f(&x)"),
            ("func f(_ x: consuming File)", "func f(_ x: consuming File) { guard let receiver"),
            ("func f(_ x: Int!)", "arguments: Int?)"),
            ("func f(_: Int, in _: Int)", "func f(_ argument0: Int, in argument1: Int)"),
            ("func f(in: Int)", "with: `in`) { (receiver: any P) -> Void in receiver.f(in: `in`) }"),
            ("func f(`inout` x: Int)", "receiver.f(`inout`: x)"),
            ("func `repeat`(receiver: Int)", "func `repeat`(receiver argument0: Int)"),
            ("func `repeat`(receiver: Int)", "methods._add(0, \"repeat(receiver:)\""),
            (
                "func f() async throws(E)",
                "do throws(E) { let () = try await receiver.f() } catch { observed._threw(error) } } try observed._end()"
            ),
            ("func f(_ x: Int) async", "methods._add(0, \"f(_:)\", 1, asynchronous: (Int).self)"),
            (
                "func f() throws",
                "try self._forward(0, with: ()) { (receiver: any P) throws(any Swift.Error) -> Void in"
            ),
            ("@RequiresDelegate func f() -> Int", "self._unanswered(\"f()\")"),
            ("@DefaultResult(nil) func f() -> Int?", "default: { () -> Int? in _Switchboard_P._default0() }"),
            (
                "@DefaultResult(nil) func f() -> Int?",
                "static func _default0() -> Int? { #sourceLocation(file: \"test.swift\", line: 3) nil #sourceLocation() }"
            ),
            (
                "@MainActor func f(_ x: Int)",
                "1, onMainActor: ()) { @MainActor (receiver: any P, arguments: Int)"
            ),
            ("@MainActor func f(_ x: Int)", "@MainActor func f(_ x: Int) { self._forward(0, with: x)"),
            ("@discardableResult @DefaultResult(0) func f() -> Int", "@discardableResult func f() -> Int"),
            ("@available(*, deprecated) func f()", "@available(*, deprecated) func f() { guard let receiver"),
            ("nonisolated func f()", "nonisolated func f() { self._forward(0, with: ())"),
            (
                "@DefaultResult(0) var x: Int { get }",
                "else { return _Switchboard_P._default0() } return receiver.x } }"
            ),
            (
                "@DefaultResult(0) var x: Int { get set }",
                "set { if let receiver = self._receiver(of: \"x\") { receiver.x = newValue } }"
            ),
            ("@DefaultResult(0) var x: Int { get async throws }", "return try await receiver.x"),
            ("@DefaultResult(0) subscript(i: Int, at j: Int) -> Int { get set }", "receiver[i, at: j] = newValue"),
            ("func die() -> Never", "func die() -> Never { Swift.fatalError() }"),
            ("#if DEBUG\nfunc f()\n#else\nfunc g()\n#endif", "#if DEBUG methods._add(0, \"f()\", 0)"),
            ("#if DEBUG\nfunc f()\n#else\nfunc g()\n#endif", "#else methods._add(1, \"g()\", 0)"),
            ("func f(_ x: Int)\nfunc f(_ x: String)", "methods._add(1, \"f(_: String)\""),
            ("typealias T = Int\nfunc f(_ x: T)", "arguments: T)"),
            ("@DB func f()", "@DB func f() {"),
            ("@TextBuilder func f() -> String", "func f() -> String {"),
            ("subscript(x x: Int) -> Int { get }", "subscript(x x: Int) -> Int {"),
            ("subscript(let x: Int) -> Int { get }", "subscript(`let` x: Int) -> Int {"),
            ("func f(_ x: Int..., then: @escaping () -> Void)", "_asPassed"),
            ("@RequiresDelegate func f(_ x: UnsafePointer<Int>) -> Int", "unsafe receiver.f(x)"),
            (
                "@safe @RequiresDelegate func f(_ x: UnsafePointer<Int>) -> Int",
                "(receiver: any P) -> Int in receiver.f(x)"
            ),
            ("func f(_ await: Int)", "func f(_ argument0: Int)"),
            ("func f() throws(Swift.Never)", "{ (receiver: any P) -> Void in receiver.f() }"),
            ("func f(_ x: Never)", "func f(_ x: Never) {}"),
            (
                "func f(_ x: @escaping (_ ok: Bool) -> Void) async",
                "typealias _Type0 = ((_ ok: Bool) -> Void)"
            ),
            (
                "@RequiresDelegate @ForwardedOnly var x: File { get set }",
                "_modify { guard let receiver = self._receiver(of: \"x\") else { self._unanswered(\"x\") } yield &receiver.x }"
            ),
        ])
        func requirement(_ written: String, _ generated: String) {
            let expansion = Expansion(requirements: written)
            #expect(expansion.has(generated), "\(expansion.code)")
            #expect(expansion.isWellFormed)
            #expect(!expansion.diagnostics.contains { $0.diagMessage.severity == .error })
        }

        @Test(arguments: [
            ("", "class PProxy<", "fileprivate class _Switchboard_P"),
            ("internal ", "class PProxy<", "fileprivate class _Switchboard_P"),
            ("public ", "open class PProxy<", "open func f()"),
            ("package ", "package class PProxy<", "package func f()"),
            ("fileprivate ", "fileprivate class PProxy<", "fileprivate class _Switchboard_P"),
            ("private ", "private class PProxy<", "private class _Switchboard_P"),
            ("@MainActor public ", "nonisolated open class PProxy<", "@MainActor open func f()"),
            (
                "@available(macOS 20, *) ", "@available(macOS 20, *) /// Takes",
                "@available(macOS 20, *) nonisolated extension P where Self: Switchboard._GeneratedProxy {"
            ),
        ])
        func accessLevel(_ access: String, _ first: String, _ second: String) {
            let expansion = Expansion(of: "@DelegateProtocol \(access)protocol P: AnyObject, Sendable { func f() }")
            #expect(expansion.has(first), "\(expansion.code)")
            #expect(expansion.has(second), "\(expansion.code)")
            #expect(expansion.isWellFormed)
        }

        @Test func inherited() {
            let expansion = Expansion(
                of: "@DelegateProtocol protocol P: A, M.B & C, Sendable { func f(); func g() }")
            #expect(expansion.diagnostics.isEmpty)
            for (name, type) in [("A", "A"), ("B", "M.B"), ("C", "C")] {
                #expect(
                    expansion.has(
                        "methods._inherit(_Switchboard_P._DelegateProtocol_\(name), after: 2) { $0 as any \(type) }"))
            }
            #expect(expansion.isWellFormed)
        }

        @Test func whatTheOptimizerSees() {
            let expansion = Expansion(
                of: "@_SeenByOptimizer @available(macOS 20, *) fileprivate class _Switchboard_P {}")
            #expect(
                expansion.has(
                    """
                    @available(macOS 20, *) extension _Switchboard_P {
                        nonisolated private final class _FirstSeen: _Switchboard_P, @unchecked Sendable { }
                        nonisolated private final class _SecondSeen: _Switchboard_P, @unchecked Sendable { }
                    }
                    """), "\(expansion.code)")
        }

        /// Only a protocol of one module can be bypassed, so only its proxies have to ask.
        @Test(arguments: [("", true), ("fileprivate ", true), ("package ", false), ("public ", false)])
        func whetherCallsArrive(_ access: String, _ isAsked: Bool) {
            let expansion = Expansion(of: "@DelegateProtocol \(access)protocol P: AnyObject { func f() }")
            #expect(
                expansion.has("override class var _arrives: Swift.Bool { _methods._arrives }") == isAsked,
                "\(expansion.code)")
        }

        @Test(arguments: [
            (".dataSource", "<ParentObject: Switchboard.HasDataSource>"),
            (".prefetchDataSource", "where ParentObject.PrefetchDataSourceType == any P"),
            (
                ".custom",
                "class PProxy<ParentObject: AnyObject>: Switchboard.DelegateProxy<ParentObject, any P>, P, Switchboard._GeneratedProxy, @unchecked"
            ),
        ])
        func property(_ argument: String, _ generated: String) {
            #expect(Expansion(of: "@DelegateProtocol(\(argument)) protocol P: AnyObject {}").has(generated))
        }

        @Test func nested() {
            let expansion = Expansion(of: "enum A { class B { @DelegateProtocol protocol Delegate: AnyObject {} } }")
            #expect(expansion.has("class DelegateProxy<ParentObject: Switchboard.HasDelegate>:"))
            #expect(expansion.has("any A.B.Delegate"))
        }

        /// A nested protocol names siblings, which an extension of it does not see: aliases in the protocol stand for them, and
        /// texts have the names that were written.
        @Test func nestedBesideTypes() {
            let expansion = Expansion(
                of: """
                    final class Player {
                        enum State { case playing }
                        @DelegateProtocol protocol Events: AnyObject {
                            @RequiresDelegate func player(_ player: Player, did state: State) -> Bool
                            @RequiresDelegate func player(_ player: Player, did volume: Int) -> Bool
                        }
                    }
                    """)
            #expect(expansion.has("typealias _Events_State = State"))
            #expect(expansion.has("extension Player.Events where Self: Switchboard._GeneratedProxy {"))
            #expect(expansion.has("func player(_ player: _Events_Player, did state: _Events_State) -> _Events_Bool"))
            #expect(!expansion.code.contains("self._unanswered(\"player(_: _Events"))
            #expect(expansion.has("self._unanswered(\"player(_: Player, did: State) -> Bool\")"))
        }

        /// Swift warns of a deprecated type in a declaration that is not deprecated: the alias of a type has the availability that
        /// all requirements share that name the type.
        @Test(arguments: [
            (
                "@available(*, deprecated) func f(_ s: State)",
                "/// For generated code. @available(*, deprecated) typealias"
            ),
            (
                "@available(*, deprecated, message: \"a\") func f(_ s: State)\n"
                    + "@available(*, deprecated) func g(_ s: State)",
                "/// For generated code. @available(*, deprecated) typealias"
            ),
            (
                "@available(*, deprecated) @RequiresDelegate var s: State { get }",
                "/// For generated code. @available(*, deprecated) typealias"
            ),
            (
                "@available(*, deprecated) @RequiresDelegate subscript(s: State) -> State { get }",
                "/// For generated code. @available(*, deprecated) typealias"
            ),
            (
                "@available(macOS 26, *) @available(*, deprecated) func f(_ s: State)\n"
                    + "@available(macOS 26, *) func g(_ s: State)",
                "/// For generated code. @available(macOS 26, *) typealias"
            ),
            (
                "@available(*, deprecated) func f(_ s: State)\nfunc g(_ s: State)",
                "/// For generated code. typealias"
            ),
        ])
        func nestedBesideDeprecated(_ requirements: String, _ alias: String) {
            let expansion = Expansion(
                of: "enum E { struct State {}; @DelegateProtocol protocol P: AnyObject {\n\(requirements)\n} }")
            #expect(expansion.has("\(alias) _P_State = State"), "\(expansion.code)")
            #expect(expansion.isWellFormed)
        }

        /// Nobody can make a proxy of an unavailable protocol, and classes that say they are `Sendable` would warn there.
        @Test func unavailable() {
            let attribute = "@available(*, unavailable)"
            let expansion = Expansion(of: "@DelegateProtocol \(attribute) protocol P: AnyObject { func f() }")
            #expect(expansion.diagnostics.isEmpty)
            #expect(expansion.has("\(attribute) nonisolated extension P where Self: Switchboard._GeneratedProxy {"))
            #expect(!expansion.code.contains("_FirstSeen"))
            #expect(Expansion(of: "@DelegateProtocol protocol P: AnyObject {}").code.contains("_FirstSeen"))
        }

        /// An actor beside a nested protocol is one by its alias, too: each reading gives a method the same place.
        @Test func nestedBesideAnActor() {
            let expansion = Expansion(
                of: """
                    final class Player {
                        @DelegateProtocol protocol Events: AnyObject { @Act func act(); func told(_ number: Int) }
                    }
                    """)
            #expect(expansion.has("methods._add(0, \"told(_:)\", 1)"))
            #expect(expansion.has("self._inherited((any Player.Events).self)._forward(0, with: number)"))
        }

        /// What is generated beside a protocol has no more access than the protocol, and says nothing that its extension says.
        @Test(arguments: [
            ("public extension E", "protocol", "nonisolated class PProxy<", "public required init"),
            ("public extension E", "internal protocol", "nonisolated class PProxy<", "required init"),
            ("private extension E", "protocol", "nonisolated class PProxy<", "required init"),
            ("struct E", "public protocol", "nonisolated public class PProxy<", "required init"),
            ("public struct E", "public protocol", "nonisolated open class PProxy<", "public required init"),
            ("public struct E", "fileprivate protocol", "nonisolated fileprivate class PProxy<", "required init"),
        ])
        func accessInAType(_ outer: String, _ declaration: String, _ type: String, _ member: String) {
            let expansion = Expansion(of: "\(outer) { @DelegateProtocol \(declaration) P: AnyObject { func f() } }")
            #expect(expansion.has(type), "\(expansion.code)")
            #expect(expansion.has("`proxy(for:)` installs one. \(member)("), "\(expansion.code)")
        }
    }
#endif
