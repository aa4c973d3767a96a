import Foundation

/// The delegate of a search bar.
public protocol SearchBarDelegate: AnyObject {
    /// Whether the user may type.
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
    /// Called when the text changed.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
    /// Called when the user taps Search.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)
    /// Called when the user taps Cancel.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)
    /// Called when the user chooses another scope.
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
    /// The user may.
    public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A stand-in for `UISearchBar`.
open class SearchBar: View {
    /// The delegate.
    open weak var delegate: (any SearchBarDelegate)?
    /// The text.
    open var text: String?
    /// The scope.
    open var selectedScopeButtonIndex = 0

    /// Types a text in place of the old one.
    open func type(_ new: String) {
        guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
    }

    /// Taps Search.
    open func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

    /// Taps Cancel, which removes the text.
    open func tapCancel() {
        text = ""
        delegate?.searchBar(self, textDidChange: "")
        delegate?.searchBarCancelButtonClicked(self)
    }

    /// Chooses a scope.
    open func tap(scope: Int) {
        selectedScopeButtonIndex = scope
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
}
