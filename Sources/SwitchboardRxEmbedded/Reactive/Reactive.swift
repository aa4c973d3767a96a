import Foundation

/// The type of an object's `rx`, to which extensions can add streams.
///
/// For each property of the object that can be set it has a `Binder`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object.
    public let base: Base

    /// Extensions of `base`.
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder that sets the property on the main queue, while the object is alive.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

/// Something that has `rx`.
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// Extensions of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// Extensions of the object.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// Extensions of the type. Setting it does nothing; it can be set, so that an extension's properties can.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// Extensions of the object. Setting it does nothing; it can be set, so that an extension's properties can.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
