import SwitchboardRx

// sample: rx-slider
/// The delegate of a slider.
public protocol SliderDelegate: AnyObject {
    func sliderWillMove(_ slider: Slider)
    func slider(_ slider: Slider, didMoveTo position: Double)
}

/// Calls its delegate when it moves.
public final class Slider: HasDelegate, HasDeallocationHook, ReactiveCompatible {
    @WeakDelegate public var delegate: (any SliderDelegate)?

    func move(to position: Double) {
        delegate?.sliderWillMove(self)
        delegate?.slider(self, didMoveTo: position)
    }
}
// end

// sample: rx-proxy
class RxSliderDelegateProxy: DelegateProxy<Slider, any SliderDelegate>, DelegateProxyType, @unchecked Sendable {
    init(slider: Slider) { super.init(parentObject: slider, delegateProxy: RxSliderDelegateProxy.self) }
    static func registerKnownImplementations() { register { RxSliderDelegateProxy(slider: $0) } }
}

extension Reactive where Base: Slider {
    var delegate: DelegateProxy<Slider, any SliderDelegate> { RxSliderDelegateProxy.proxy(for: base) }

    var position: ControlEvent<Double> {
        ControlEvent(
            events: delegate.methodInvoked(SliderDelegate.slider(_:didMoveTo:)).asObservable()
                .map { slider, position in position })
    }
    func setDelegate(_ delegate: any SliderDelegate) -> any Disposable {
        RxSliderDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
// end

private final class Mixer: SliderDelegate {
    func sliderWillMove(_ slider: Slider) {}
    func slider(_ slider: Slider, didMoveTo position: Double) { print("mixer: \(position)") }
}

@MainActor func runRx() async throws {
    let mixer = Mixer()
    await sample("rx-used") {
        // sample: rx-used
        let disposeBag = DisposeBag()
        let slider = Slider()
        slider.rx.setDelegate(mixer).disposed(by: disposeBag)
        slider.rx.position
            .distinctUntilChanged()
            .map { "\(Int($0 * 100)) %" }
            .subscribe(onNext: { text in print("rx: \(text)") })
            .disposed(by: disposeBag)

        for position in [0.25, 0.25, 0.5] { slider.move(to: position) }
        // end
        withExtendedLifetime(disposeBag) {}
    }
    await sample("rx-end") {
        // sample: rx-end
        let disposeBag = DisposeBag()
        var slider: Slider? = Slider()
        let moves: Observable<Slider> = slider!.rx.delegate.sentMessage(SliderDelegate.sliderWillMove).asObservable()
        moves
            .subscribe(onNext: { _ in print("will move") }, onCompleted: { print("no more moves") })
            .disposed(by: disposeBag)
        slider!.rx.deallocated.subscribe(onNext: { print("deallocated") }).disposed(by: disposeBag)

        slider!.move(to: 1)
        slider = nil
        // end
        withExtendedLifetime((disposeBag, slider)) {}
    }
    await sample("rx-relay") {
        let slider = Slider()
        // sample: rx-relay
        let disposeBag = DisposeBag()
        let volume = BehaviorRelay(value: 0.0)
        slider.rx.position.bind(to: volume).disposed(by: disposeBag)
        slider.move(to: 0.75)
        print(volume.value)
        // end
        withExtendedLifetime(disposeBag) {}
    }
}
