// In debug builds only: what is tested is internal, and a release build is tested without testable imports.
#if DEBUG
    import TestProtocols
    import TestSupport
    import XCTest

    @testable import Switchboard

    /// CONFORMANCE G1: proxies hear of their parent's end, and identifiers tell them apart.
    final class GoneTests: XCTestCase {
        private final class Telling: AnyForwardingProxy, @unchecked Sendable {
            let log: Log<String>
            private unowned let parent: Parent
            private let isAlive: () -> Bool

            init(_ parent: Parent) throws(ProxyError) {
                log = parent.log
                self.parent = parent
                isAlive = { [weak parent] in parent != nil }
                super.init(dispatchTable: try DispatchTable.table(of: (any SampleDelegate).self).raw)
            }
            override func isProxy(of other: AnyObject) -> Bool { parent === other }
            override var parentIfAlive: AnyObject? { isAlive() ? parent : nil }
            override func parentIsGone() { log.add("told") }
            deinit { log.add("proxy's end") }
        }

        private class Parent {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            deinit { log.add("deinit") }
        }
        private final class Storing: Parent, HasProxyStorage { let proxyStorage = ProxyStorage() }

        // Identifiers are only compared.
        private var first: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 1)! }
        private var second: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 2)! }

        private func make(_ parent: Parent, _ identifier: UnsafeRawPointer) throws -> Telling {
            try ProxyKeeper.proxy(for: parent, identifier: identifier) { () throws(ProxyError) in
                try Telling(parent)
            }
        }

        private func end(_ new: (Log<String>) -> Parent) throws -> [String] {
            let log = Log<String>()
            var parent: Parent? = new(log)
            weak let one = try make(parent!, first)
            weak let other = try make(parent!, second)
            XCTAssertNotNil(one)
            XCTAssertNotIdentical(one, other)
            XCTAssertIdentical(one, try make(parent!, first))
            XCTAssertIdentical(other, try make(parent!, second))
            parent = nil
            return log.entries
        }

        func test_G1_toldByTheStorageWhileTheParentsDeinitRuns() throws {
            XCTAssertEqual(try end(Storing.init), ["deinit", "told", "told", "proxy's end", "proxy's end"])
        }

        func test_G1_toldByTheHookAfterTheParentsDeinit() throws {
            XCTAssertEqual(try end(Parent.init), ["deinit", "told", "told", "proxy's end", "proxy's end"])
        }

        /// Needs no context for its end.
        func test_G1_toldByTheHookIfItIsTheOnlyOne() throws {
            let log = Log<String>()
            var parent: Parent? = Parent(log)
            weak let only = try make(parent!, first)
            XCTAssertIdentical(only, try make(parent!, first))
            XCTAssertIdentical(only, ProxyKeeper.known(for: parent!, identifier: first))
            XCTAssertNil(ProxyKeeper.known(for: parent!, identifier: second))
            parent = nil
            XCTAssertEqual(log.entries, ["deinit", "told", "proxy's end"])
            XCTAssertNil(only)
        }

        private final class Watched: Parent, HasDeallocationHook {}

        func test_G1_theOnlyOneBesideObserversOfTheEnd() throws {
            let log = Log<String>()
            var parent: Watched? = Watched(log)
            weak let only = try make(parent!, first)
            let before = try Deallocation.observe(parent!) { log.add("deallocating") }
            let after = try Deallocation.observe(parent!, at: .deallocated) { log.add("deallocated") }
            XCTAssertIdentical(only, try make(parent!, first))
            parent = nil
            XCTAssertEqual(log.entries, ["deallocating", "deinit", "told", "proxy's end", "deallocated"])
            withExtendedLifetime((before, after)) {}
        }

        func test_G1_anotherOneInTheParentsDeinit() throws {
            final class Late: Parent {
                var atEnd: (Parent) throws -> Void = { _ in }
                deinit { XCTAssertNoThrow(try atEnd(self)) }
            }
            let log = Log<String>()
            var parent: Late? = Late(log)
            weak let one = try make(parent!, first)
            let (first, second, make) = (first, second, make)
            parent!.atEnd = { [weak one] late in
                weak let other = try make(late, second)
                XCTAssertNotNil(other)
                XCTAssertIdentical(other, try make(late, second))
                XCTAssertIdentical(one, try make(late, first))
            }
            parent = nil
            XCTAssertEqual(log.entries, ["deinit", "told", "told", "proxy's end", "proxy's end"])
        }

        /// Keeps an object's memory, so that no other comes to its place.
        private struct Memory { unowned let parent: Parent }

        func test_G1_toldByTheTableWhenItIsSwept() throws {
            let (log, table) = (Log<String>(), ProxyTable())
            func make(_ parent: Parent) throws -> AnyForwardingProxy {
                try table.proxy(for: parent, identifier: first) { () throws(ProxyError) in try Telling(parent) }
            }
            var (kept, places): ([Parent], [Memory]) = ([], [])
            for round in 0..<50_000 {
                let parent = Parent(log)
                _ = try make(parent)
                places.append(Memory(parent: parent))
                if round < 10 { kept.append(parent) }
            }
            let told = log.entries.filter { $0 == "told" }.count
            XCTAssertEqual(log.entries.filter { $0 == "deinit" }.count, 49_990)
            XCTAssertGreaterThan(told, 10_000)
            XCTAssertEqual(told, log.entries.filter { $0 == "proxy's end" }.count)
            for parent in kept { XCTAssertIdentical(try make(parent), try make(parent)) }
            XCTAssertEqual(log.entries.filter { $0 == "told" }.count, told)
            withExtendedLifetime((kept, places)) {}
        }

        /// Each proxy of many parents that are alive at once is found again.
        func test_A1_manyParentsAtOnce() throws {
            for new in [Parent.init, Storing.init] as [(Log<String>) -> Parent] {
                let log = Log<String>()
                let parents = (0..<3_000).map { _ in new(log) }
                let proxies = try parents.map { try make($0, first) }
                XCTAssertEqual(Set(proxies.map { ObjectIdentifier($0) }).count, parents.count)
                for (parent, proxy) in zip(parents, proxies) {
                    XCTAssertIdentical(try make(parent, first), proxy)
                }
                XCTAssertEqual(log.entries, [])
            }
        }
    }
#endif
