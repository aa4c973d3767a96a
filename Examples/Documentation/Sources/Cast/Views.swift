// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Switchboard
import SwitchboardRx

/// A view of the main actor.
@MainActor public final class Label: ReactiveCompatible {
    public var text: String?
}

/// A parent of the main actor.
@MainActor public protocol DialDelegate: AnyObject {}

@MainActor public final class Dial {
    public weak var delegate: (any DialDelegate)?
}

public protocol ScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: ScrollView)
}

open class ScrollView: HasDelegate {
    public weak var delegate: (any ScrollViewDelegate)?
}

open class RxScrollViewDelegateProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    public init(scrollView: ScrollView) {
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }
    public static func registerKnownImplementations() { register { RxScrollViewDelegateProxy(scrollView: $0) } }
}

public protocol TableViewDelegate: ScrollViewDelegate {
    func tableView(_ tableView: TableView, didSelectRow row: Int)
    func tableView(_ tableView: TableView, heightOfRow row: Int) -> Double
}

public protocol TableViewDataSource: AnyObject {}
public protocol TableViewPrefetching: AnyObject {}

public final class TableView: ScrollView, HasDataSource, HasPrefetchDataSource {
    public weak var dataSource: (any TableViewDataSource)?
    public weak var prefetchDataSource: (any TableViewPrefetching)?
}

public protocol SliderDelegate: AnyObject {
    func sliderWillMove(_ slider: Slider)
    func slider(_ slider: Slider, didMoveTo position: Double)
}

extension SliderDelegate {
    public func sliderWillMove(_ slider: Slider) {}
    public func slider(_ slider: Slider, didMoveTo position: Double) {}
}

public final class Slider: HasDelegate, HasDeallocationHook, ReactiveCompatible {
    public var value = 0.0
    public weak var delegate: (any SliderDelegate)?
}

open class RxSliderDelegateProxy: DelegateProxy<Slider, any SliderDelegate>, DelegateProxyType, @unchecked Sendable {
    public init(slider: Slider) { super.init(parentObject: slider, delegateProxy: RxSliderDelegateProxy.self) }
    public static func registerKnownImplementations() { register { RxSliderDelegateProxy(slider: $0) } }
}

extension Reactive where Base: Slider {
    public var delegate: DelegateProxy<Slider, any SliderDelegate> { RxSliderDelegateProxy.proxy(for: base) }
    public var position: ControlEvent<Double> {
        ControlEvent(
            events: delegate.methodInvoked(SliderDelegate.slider(_:didMoveTo:)).asObservable().map { $1 })
    }
}

@MainActor public let label = Label()
@MainActor public let tableView = TableView()
@MainActor public let slider = Slider()
