import RxSwift

// A delegate proxy written by hand over RxSwift's subjects. Prints the same lines as `dispatch-benchmark --json`.

final class Sender {}

struct Area {
    var x, y, width, height: Double
}

protocol BenchmarkDelegate: AnyObject {
    func began(_ sender: Sender)
    func tick(_ sender: Sender, _ value: Int64)
    func moved(_ sender: Sender, to area: Area)
    func named(_ sender: Sender, _ name: String, _ value: Double)
}

final class RealDelegate: BenchmarkDelegate {
    var count: Int64 = 0
    func began(_ sender: Sender) { count &+= 1 }
    func tick(_ sender: Sender, _ value: Int64) { count &+= value }
    func moved(_ sender: Sender, to area: Area) { count &+= Int64(area.width) }
    func named(_ sender: Sender, _ name: String, _ value: Double) { count &+= Int64(value) }
}

final class SubjectProxy: BenchmarkDelegate {
    weak var forward: (any BenchmarkDelegate)?
    let beganSent = PublishSubject<Sender>(), beganInvoked = PublishSubject<Sender>()
    let tickSent = PublishSubject<(Sender, Int64)>(), tickInvoked = PublishSubject<(Sender, Int64)>()
    let movedSent = PublishSubject<(Sender, Area)>(), movedInvoked = PublishSubject<(Sender, Area)>()
    let namedSent = PublishSubject<(Sender, String, Double)>()
    let namedInvoked = PublishSubject<(Sender, String, Double)>()

    func began(_ sender: Sender) {
        beganSent.onNext(sender)
        forward?.began(sender)
        beganInvoked.onNext(sender)
    }

    func tick(_ sender: Sender, _ value: Int64) {
        tickSent.onNext((sender, value))
        forward?.tick(sender, value)
        tickInvoked.onNext((sender, value))
    }

    func moved(_ sender: Sender, to area: Area) {
        movedSent.onNext((sender, area))
        forward?.moved(sender, to: area)
        movedInvoked.onNext((sender, area))
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        namedSent.onNext((sender, name, value))
        forward?.named(sender, name, value)
        namedInvoked.onNext((sender, name, value))
    }

    func observe(by heard: Counter) -> [any Disposable] {
        [
            beganSent.subscribe(onNext: { _ in heard.add(1) }), beganInvoked.subscribe(onNext: { _ in heard.add(1) }),
            tickSent.subscribe(onNext: { heard.add($0.1) }), tickInvoked.subscribe(onNext: { heard.add($0.1) }),
            movedSent.subscribe(onNext: { heard.add(Int64($0.1.x)) }),
            movedInvoked.subscribe(onNext: { heard.add(Int64($0.1.x)) }),
            namedSent.subscribe(onNext: { heard.add(Int64($0.2)) }),
            namedInvoked.subscribe(onNext: { heard.add(Int64($0.2)) }),
        ]
    }
}

final class Counter {
    private var total: Int64 = 0
    func add(_ value: Int64) { total &+= value }
}

func time(_ body: (Int) -> Void, _ calls: Int) -> Double {
    let elapsed = ContinuousClock().measure { body(calls) }
    return (Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9) / Double(calls)
}

func measure(_ name: String, _ signature: String, _ observers: String?, _ body: (Int) -> Void) {
    _ = time(body, 1000)
    let calls = max(1, Int(800_000 / time(body, 1000)))
    let times = (0..<101).map { _ in time(body, calls) }.sorted()
    let stages = observers.map { "\"\($0)\"" } ?? "null"
    print(
        "{\"case\": \"\(name)\", \"signature\": \"\(signature)\", \"observers\": \(stages), \"ns\": \(times[50]), "
            + "\"ns_min\": \(times[0]), \"ns_max\": \(times[100]), \"allocations\": null, \"instructions\": null, "
            + "\"reference\": null, \"ratio\": null}")
}

@inline(never) func opaque<Value>(_ value: Value) -> Value { value }

@main struct RxSwiftPeer {
    static func main() {
        let (real, sender, heard) = (RealDelegate(), Sender(), Counter())
        for count in [0, 1, 10] {
            let subjects = SubjectProxy()
            subjects.forward = real
            let disposables = (0..<count).flatMap { _ in subjects.observe(by: heard) }
            let proxy: any BenchmarkDelegate = opaque(subjects)
            let stages = count == 0 ? "0" : "\(count)+\(count)"
            let name = count == 0 ? "rxswift.passthrough" : "rxswift.\(stages)"
            measure(name, "obj", stages) { for _ in 0..<$0 { proxy.began(sender) } }
            measure(name, "obj,i64", stages) { for value in 0..<$0 { proxy.tick(sender, Int64(value)) } }
            measure(name, "obj,rect", stages) {
                for value in 0..<$0 { proxy.moved(sender, to: Area(x: Double(value), y: 1, width: 2, height: 3)) }
            }
            measure(name, "obj,string,double", stages) {
                for value in 0..<$0 { proxy.named(sender, "a name of some length", Double(value)) }
            }
            for disposable in disposables { disposable.dispose() }
        }
        let subject = PublishSubject<(Sender, Int64)>()
        measure("rxswift.subscribe", "obj,i64", nil) {
            for _ in 0..<$0 { subject.subscribe(onNext: { heard.add($0.1) }).dispose() }
        }
        withExtendedLifetime(real) {}
    }
}
