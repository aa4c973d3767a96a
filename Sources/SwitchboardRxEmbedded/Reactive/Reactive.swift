import Foundation

/// The type of an object's `rx`, to which you add streams in extensions.
///
/// It has a `Binder` for each property of the object that you can set.
///
/// ```swift
/// extension Reactive where Base: Slider {
///     var delegate: DelegateProxy<Slider, any SliderDelegate> { RxSliderDelegateProxy.proxy(for: base) }
/// }
/// names.bind(to: label.rx.text).disposed(by: disposeBag)
/// ```
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object.
    public let base: Base

    /// Creates the extension of an object.
    ///
    /// - Parameter base: The object.
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder that sets a property on the main queue, while the object is alive.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

/// A type that has `rx`. Conform a class to it, without any code, to add streams in extensions of `Reactive`.
///
/// ```swift
/// extension Slider: ReactiveCompatible {}
/// ```
public protocol ReactiveCompatible {
    /// The extended type.
    associatedtype ReactiveBase

    /// The extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The extensions of the object.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The extensions of the type. Setting it does nothing, but lets you set an extension's properties.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// The extensions of the object. Setting it does nothing, but lets you set an extension's properties.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
