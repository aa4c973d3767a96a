import Foundation
import Switchboard

enum CSamples {
    // sample: c-functions-and-callbacks-comparator
    typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

    /// Sorts with C's `qsort`, which gives its comparator no context. The closure captures `comparisons` and `numbers`.
    static func sort(_ numbers: inout [Int]) throws -> Int {
        var comparisons = 0
        try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
            comparisons += 1
            let (a, b) = (a!.load(as: Int.self), b!.load(as: Int.self))
            return a < b ? -1 : a > b ? 1 : 0
        } do: { comparator in
            qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, comparator)
        }
        return comparisons
    }
    // end

    // sample: c-functions-and-callbacks-table
    struct Hooks {
        var commit: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
        var update: (@convention(c) (UnsafeMutableRawPointer?, Int32, Int64) -> Void)?
    }
    // end

    /// Stands for a C library that has a table of callbacks, and calls them.
    static func useDatabase(with table: Hooks) {
        table.update?(nil, 18, 7)
        print("the library got", table.commit?(nil) ?? 0)
    }
}

@MainActor func runCFunctionsAndCallbacks() async throws {
    try await sample("c-functions-and-callbacks-sort") {
        // sample: c-functions-and-callbacks-sort
        var numbers = [3, 1, 2]
        let comparisons = try CSamples.sort(&numbers)
        print(numbers, comparisons > 1)
        // end
    }

    try await sample("c-functions-and-callbacks-lifetime") {
        // sample: c-functions-and-callbacks-lifetime
        var received: [Int32] = []
        let callback = try CCallback((@convention(c) (Int32) -> Void).self) { (signal: Int32) in
            received.append(signal)
        }
        callback.function(2)  // what C does
        callback.function(15)
        print(received)
        withExtendedLifetime(callback) {}  // no call after this
        // end
    }

    try await sample("c-functions-and-callbacks-proxy") {
        typealias Hooks = CSamples.Hooks
        // sample: c-functions-and-callbacks-proxy
        let proxy = try CallbackProxy(
            Hooks(
                commit: { _ in 1 },  // the C functions that were there
                update: { _, operation, row in print("original: operation \(operation), row \(row)") }))
        typealias Update = (UnsafeMutableRawPointer?, Int32, Int64)
        let subscriptions = [
            proxy.sentMessage(\.update, as: Update.self).subscribe { _, _, row in print("before: row \(row)") },
            proxy.methodInvoked(\.commit, as: UnsafeMutableRawPointer?.self).withOutcome
                .subscribe { _, outcome in print("after: commit \(outcome)") },
        ]
        CSamples.useDatabase(with: proxy.table)
        withExtendedLifetime((proxy, subscriptions)) {}
        // end
    }

    try await sample("c-functions-and-callbacks-by-encoding") {
        // sample: c-functions-and-callbacks-by-encoding
        let hypotenuse = try CFunction(symbol: "hypot", encoding: "ddd")
        print(try hypotenuse(3.0, 4.0, returning: Double.self))

        let length = try CFunction(strlen as @convention(c) (UnsafePointer<CChar>) -> Int)
        print(try length("four", returning: Int.self))
        // end
    }

    try await sample("c-functions-and-callbacks-variadic") {
        // sample: c-functions-and-callbacks-variadic
        let snprintf = try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true)
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let length: Int32 = try snprintf(buffer.baseAddress!, UInt(buffer.count), "%s: %.1f", "answer", 42.0)
            print(length, String(cString: buffer.baseAddress!))
        }
        // end
    }

    await sample("c-functions-and-callbacks-errors") {
        // sample: c-functions-and-callbacks-errors
        do throws(SignatureError) { _ = try CFunction(symbol: "hypot", encoding: "dd?x{") } catch { print(error) }
        do throws(SignatureError) { _ = try CFunction(symbol: "no_such_function", encoding: "v") } catch {
            print(error)
        }
        // end
    }

    try await sample("c-functions-and-callbacks-receiver") {
        // sample: c-functions-and-callbacks-receiver
        let doubler = DynamicReceiver(
            methods: MethodTable { $0.add("double:") { (_: DynamicReceiver, number: Int) in number * 2 } })
        let callback = try doubler.callback(for: "double:", as: (@convention(c) (Int) -> Int).self) { print($0) }
        print(callback.function(21))
        // end
    }
}
