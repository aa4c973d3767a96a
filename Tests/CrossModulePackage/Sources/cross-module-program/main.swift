import Foundation
import FoundationXML
import Parts
import Switchboard
import SwitchboardFoundation

// Prints what came of each kind of call; scripts/check/cmo.sh compares it.

final class Reader: MeterDelegate {
    var lines: [String] = []
    func meter(_ meter: Meter, didRead value: Double) { lines.append("read \(value)") }
    func meter(
        _ meter: Meter, a: Int, b: Int8, c: String, d: Float, e: [Int], f: Bool, g: [String], h: Int?
    ) { lines.append("\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h as Any)") }
    func meter(_ meter: Meter, shouldRead value: Double) -> Bool { value > 0 }
}

func observe() throws {
    let meter = Meter(), reader = Reader()
    meter.delegate = reader
    let proxy = try DelegateProxy<Meter, any MeterDelegate>.proxyOrThrow(for: meter)
    var before: [String] = [], after: [String] = []
    let subscriptions = [
        proxy.sentMessage(MeterDelegate.meter(_:didRead:)).subscribe { _, value in before.append("read \(value)") },
        proxy.methodInvoked(MeterDelegate.meter(_:a:b:c:d:e:f:g:h:)).subscribe { arguments in
            let (_, a, b, c, d, e, f, g, h) = arguments
            after.append("\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h as Any)")
        },
    ]
    meter.read(-1)
    meter.read(1.5)
    for subscription in subscriptions { subscription.cancel() }
    meter.read(2.5)
    print("before: \(before)")
    print("after: \(after)")
    print("delegate: \(reader.lines)")
}

/// A call through a value that was cast.
func castProxy() {
    let reader = Reader(), proxy: Any = ForwardingProxy<any MeterDelegate>(forwardingTo: reader)
    (proxy as? any MeterDelegate)?.meter(Meter(), didRead: 3)
    print("cast: \(reader.lines) \(proxy is any XMLParserDelegate)")
}

func observeFoundation() {
    let parser = XMLParser(data: Data("<a>text</a>".utf8))
    let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
    var texts: [String] = []
    let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
        .subscribe { _, text in texts.append(text) }
    print("Foundation's: \(parser.parse()) \(texts)")
    subscription.cancel()
}

func send() throws {
    let counter = SubCounter()
    let sum: Int = try counter.send("add:to:", 2, 3)
    // Of another type than the method's: converted.
    let other = try counter.send("add:to:", 4 as Any, 5, returning: Any.self)
    print("messages: \(sum) \(other) in \(counter.calls) calls")
    do {
        let _: Int = try counter.send("fail:", "as told")
    } catch let failure as Failure {
        print("error: \(failure.text)")
    }
    do {
        let _: Int = try Stranger().send("add:to:", 2, 3)
    } catch let error as MessageError {
        print("refused: \(error)")
    }
}

func callC() throws {
    let length = try CFunction(symbol: "strlen", encoding: "Q*")
    print("C function: \(try length("four", returning: UInt.self))")
    var buffer = [CChar](repeating: 0, count: 64)
    let snprintf = try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true)
    let written: Int32 = try buffer.withUnsafeMutableBufferPointer {
        try snprintf($0.baseAddress!, UInt(64), "%s: %.1f, %d", "answer", Float(42), Int8(-7))
    }
    print("variadic: \(written) \(String(decoding: buffer.prefix(Int(written)).map(UInt8.init), as: UTF8.self))")

    typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
    var numbers = [3, 1, 2], comparisons = 0
    try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
        comparisons += 1
        return a!.load(as: Int.self) < b!.load(as: Int.self) ? -1 : 1
    } do: {
        qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, $0)
    }
    print("callback: \(numbers) \(comparisons > 0)")
}

try observe()
castProxy()
observeFoundation()
try send()
try callC()
observeRx()
// The compiler does not know the step: there is one argument.
print("internal: \(tryInternalProtocols(step: CommandLine.arguments.count))")
