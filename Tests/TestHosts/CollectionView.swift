import Switchboard

/// What a collection view tells, beside what a scroll view does. Both have one property for it.
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// An item was selected.
    func collectionView(_ collectionView: CollectionView, didSelectItem item: Int)
    /// Whether an item may be selected.
    func collectionView(_ collectionView: CollectionView, shouldSelectItem item: Int) -> Bool
    /// The text of an item's badge, which takes time.
    func collectionView(_ collectionView: CollectionView, badgeFor item: Int) async throws -> String
    /// How many items may be selected.
    var selectionLimit: Int { get set }
}

extension CollectionViewDelegate {
    /// Nothing.
    public func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) {}
    /// It may.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItem item: Int) -> Bool { true }
    /// None.
    public func collectionView(_ collectionView: CollectionView, badgeFor item: Int) async throws -> String { "" }
    /// One.
    public var selectionLimit: Int {
        get { 1 }
        set {}
    }
}

/// What has a style.
public protocol Styled {
    /// The style.
    func style() -> String
    /// The style for a state.
    func style<State: CustomStringConvertible>(in state: State) -> String
}

/// What a collection view asks for where items flow.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate, Styled {
    /// How large an item is.
    func collectionView(_ collectionView: CollectionView, sizeForItem item: Int) -> Point
    /// Where an item is, by five numbers and more fractions than there are registers.
    func collectionView(
        _ collectionView: CollectionView, _ a: Int, _ b: Int, _ c: Int, _ d: Int, at fractions: [Double], _ e: Double,
        _ f: Double,
        _ g: Double, _ h: Double, _ i: Double, _ j: Double, _ k: Double, _ l: Double, _ m: Double
    ) -> Double
    /// The same, asynchronously.
    func collectionView(
        _ collectionView: CollectionView, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int
    ) async -> Int
    /// The type of a delegate.
    func collectionView(_ collectionView: CollectionView, kind: any CollectionViewDelegateFlowLayout.Type) -> Bool
    /// How far apart the values of something are.
    func collectionView<Value: Collection>(_ collectionView: CollectionView, spacingOf values: Value) -> Double
}

extension CollectionViewDelegateFlowLayout {
    /// Small.
    public func collectionView(_ collectionView: CollectionView, sizeForItem item: Int) -> Point { Point(x: 1, y: 1) }
    /// Their sum.
    public func collectionView(
        _ collectionView: CollectionView, _ a: Int, _ b: Int, _ c: Int, _ d: Int, at fractions: [Double], _ e: Double,
        _ f: Double,
        _ g: Double, _ h: Double, _ i: Double, _ j: Double, _ k: Double, _ l: Double, _ m: Double
    ) -> Double {
        Double(a + b + c + d) + fractions[0] + (e + f + g + h + i + j + k + l + m)
    }
    /// Their sum.
    public func collectionView(
        _ collectionView: CollectionView, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int
    ) async -> Int {
        await Task.yield()
        return a + b + c + d + e + f + g
    }
    /// Whether it is this one's.
    public func collectionView(_ collectionView: CollectionView, kind: any CollectionViewDelegateFlowLayout.Type)
        -> Bool
    {
        kind == Self.self
    }
    /// As far as there are values.
    public func collectionView<Value: Collection>(_ collectionView: CollectionView, spacingOf values: Value) -> Double {
        Double(values.count)
    }
    /// Plain.
    public func style() -> String { "plain" }
    /// Plain.
    public func style<State: CustomStringConvertible>(in state: State) -> String { "plain \(state)" }
}

/// No proxy can stand in for it: `allCases` is a list of all values of one type.
public protocol CollectionViewPeer: ScrollViewDelegate, CaseIterable {}

/// A scroll view with items. It asks its delegate for more, if that can tell more.
open class CollectionView: ScrollView {
    private final var refined: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }
    private final var layout: (any CollectionViewDelegateFlowLayout)? {
        delegate as? any CollectionViewDelegateFlowLayout
    }
    /// The selected items.
    public private(set) final var selected: [Int] = []

    /// Selects an item, as a finger does.
    public final func select(item: Int) {
        guard refined?.collectionView(self, shouldSelectItem: item) ?? true else { return }
        selected.append(item)
        refined?.collectionView(self, didSelectItem: item)
    }

    /// An item's size. Without a delegate that lays items out, it is the view's.
    public final func size(ofItem item: Int) -> Point {
        layout?.collectionView(self, sizeForItem: item) ?? Point(x: 100, y: 100)
    }

    /// How far apart items are.
    public final func spacing(of count: Int) -> Double? {
        layout?.collectionView(self, spacingOf: Array(repeating: 0, count: count))
    }

    /// Its style.
    public final var style: String? { layout.map { "\($0.style()), \($0.style(in: 1))" } }

    /// The text of an item's badge.
    public final func badge(for item: Int) async throws -> String? {
        try await refined?.collectionView(self, badgeFor: item)
    }

    /// How many items may be selected.
    public final var selectionLimit: Int? {
        get { refined?.selectionLimit }
        set { if let newValue { refined?.selectionLimit = newValue } }
    }

    /// Lets one more item be selected.
    public final func raiseSelectionLimit() { refined?.selectionLimit += 1 }
}

/// The proxies of collection views by the protocol of their own, for the same property as those of scroll views.
public final class CollectionViewDelegateProxy:
    DelegateProxy<CollectionView, any CollectionViewDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Makes one that is not installed.
    public init(collectionView: CollectionView) {
        super.init(parentObject: collectionView, delegateProxy: CollectionViewDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { CollectionViewDelegateProxy(collectionView: $0) }
    }

    /// The scroll view's delegate.
    public static func currentDelegate(for object: CollectionView) -> (any CollectionViewDelegate)? {
        object.delegate as? any CollectionViewDelegate
    }

    /// Sets the scroll view's delegate.
    public static func setCurrentDelegate(_ delegate: (any CollectionViewDelegate)?, to object: CollectionView) {
        object.delegate = delegate
    }
}
