import XCTest
import Foundation
import Switchboard

final class Counter: MessageReceiver, @unchecked Sendable {
    static let table = MethodTable { table in
        table.add("add:") { (counter: Counter, amount: Int) in counter.total += amount }
        table.add("total") { (counter: Counter) in counter.total }
        table.add("hypot:", try! CFunction(hypot as @convention(c) (Double, Double) -> Double))
        table.add("name:") { (counter: Counter, a: String, b: Any?) -> String in "\(a) \(b ?? "nil")" }
    }
    var methods: MethodTable { Self.table }
    var total = 0
}

final class SmokeTests: XCTestCase {
    func testSend() throws {
        let counter = Counter()
        try counter.send("add:", 3)
        XCTAssertEqual(try counter.send("total"), 3)
        XCTAssertEqual(try counter.send("hypot:", 3.0, 4.0), 5.0)
        XCTAssertEqual(try counter.send("name:", "a", 4, returning: String?.self), "a 4")
        do { _ = try counter.send("add:", "x") } catch { print(error) }
        do { _ = try counter.send("add:") } catch { print(error) }
        do { _ = try counter.send("foo") } catch { print(error) }
        do { _ = try counter.send("total", returning: String.self) } catch { print(error) }
        do { _ = try CFunction(symbol: "strlen", encoding: "Q{a") } catch { print(error) }
        let strlen = try CFunction(symbol: "strlen", encoding: "Q*")
        XCTAssertEqual(try strlen("hallo", returning: UInt.self), 5)
        let snprintf = try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true)
        var buffer = [CChar](repeating: 0, count: 100)
        let n: Int32 = try buffer.withUnsafeMutableBufferPointer {
            try snprintf($0.baseAddress!, UInt(100), "%d %s %.2f", Int8(-3), "abc", Float(1.5))
        }
        XCTAssertEqual(n, 11)
        XCTAssertEqual(buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, "-3 abc 1.50")
        var numbers = [5, 3, 9, 1]
        var comparisons = 0
        typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
        try withCFunction(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
            comparisons += 1
            return Int32(a!.load(as: Int.self) - b!.load(as: Int.self))
        } do: { comparator in
            qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, comparator)
        }
        XCTAssertEqual(numbers, [1, 3, 5, 9])
        XCTAssertGreaterThan(comparisons, 2)
        let add = try counter.cFunction(for: "add:", as: (@convention(c) (Int) -> Void).self) { print($0) }
        add.function(7)
        XCTAssertEqual(counter.total, 10)
        let inv = Invocation(
            selector: "add:", signature: MethodSignature(arguments: [Int.self], result: Void.self), target: counter)
        try inv.setArgument(5, at: 0)
        try inv.invoke()
        XCTAssertEqual(counter.total, 15)
        struct Handlers {
            var one: (@convention(c) (Int32, UnsafeMutablePointer<Int32>?) -> Int32)?
            var n: Int
            var two: (@convention(c) () -> Void)?
        }
        let proxy = try CallbackProxy(
            Handlers(
                one: { a, p in
                    p?.pointee += 1
                    return a * 2
                }, n: 4, two: nil))
        XCTAssertNil(proxy.table.two)
        nonisolated(unsafe) var heard: [String] = []
        let s1 = try proxy.sentMessage(\.one, as: (Int32, UnsafeMutablePointer<Int32>?).self).subscribe { a, p in
            heard.append("sent \(a) \(p!.pointee)")
        }
        let s2 = try proxy.methodInvoked("one").subscribe { a in heard.append("invoked \(a.count)") }
        var v: Int32 = 4
        XCTAssertEqual(proxy.table.one!(21, &v), 42)
        XCTAssertEqual(v, 5)
        XCTAssertEqual(heard, ["sent 21 4", "invoked 2"])
        withExtendedLifetime((s1, s2)) {}
    }
}
