import Parts
import SwitchboardRx

/// The same with Rx's streams.
func observeRx() {
    let meter = Meter(), reader = Reader()
    meter.delegate = reader
    let proxy = DelegateProxy<Meter, any MeterDelegate>.proxy(for: meter)
    let values: Observable<(Meter, Double)> = proxy.methodInvoked(MeterDelegate.meter(_:didRead:)).asObservable()
    var doubled: [Double] = []
    let disposable = values.map { $0.1 * 2 }.subscribe(onNext: { doubled.append($0) })
    meter.read(1.5)
    meter.read(2)
    disposable.dispose()
    meter.read(3)
    print("Rx: \(doubled)")
}
