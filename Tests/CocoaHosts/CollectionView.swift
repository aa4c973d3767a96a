import Foundation

/// The delegate of a collection view, which is a scroll view's delegate with more methods.
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Whether an item may be selected.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called when an item was selected.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
}

/// The delegate of a collection view that decides the sizes of items as well.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
    /// The size of an item.
    func collectionView(_ collectionView: CollectionView, sizeForItemAt indexPath: IndexPath) -> CGSize
}

extension CollectionViewDelegate {
    /// It may.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension CollectionViewDelegateFlowLayout {
    /// The usual size.
    public func collectionView(_ collectionView: CollectionView, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 50, height: 50)
    }
}

/// A stand-in for `UICollectionView`. It casts its delegate to two protocols, one after the other.
open class CollectionView: ScrollView {
    /// The rows of the selected items.
    public private(set) var selected: [Int] = []

    /// Taps an item.
    open func tap(item: Int) {
        let path = IndexPath(row: item, section: 0)
        let items = delegate as? any CollectionViewDelegate
        guard items?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        selected.append(item)
        items?.collectionView(self, didSelectItemAt: path)
    }

    /// The width of an item. Without a delegate that decides it, 10.
    open func width(item: Int) -> Double {
        let layout = delegate as? any CollectionViewDelegateFlowLayout
        let size = layout?.collectionView(self, sizeForItemAt: IndexPath(row: item, section: 0))
        return Double(size?.width ?? 10)
    }
}
