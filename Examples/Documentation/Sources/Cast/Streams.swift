// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import SwitchboardRx

/// An element with a property.
public struct Contact {
    public let name: String
}

@MainActor public func search(for name: String) -> Observable<Contact> { .empty() }

@MainActor public let disposeBag = DisposeBag()
@MainActor public let names: Observable<String> = .empty()
@MainActor public let numbers: Observable<Int> = .empty()
@MainActor public let positions: Observable<Double> = .empty()
@MainActor public let prices: Observable<Double> = .empty()
@MainActor public let contacts: Observable<Contact> = .empty()
@MainActor public let taps: Observable<Void> = .empty()
@MainActor public let first = BehaviorRelay(value: 0.0)
@MainActor public let second = BehaviorRelay(value: 0.0)
@MainActor public let latest = BehaviorRelay<Double?>(value: nil)
