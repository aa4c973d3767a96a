import Foundation

/// The delegate of a picker view.
public protocol PickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user turns a component to a row.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Does nothing.
    public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The data source of a picker view. Both methods are required, as in UIKit.
public protocol PickerViewDataSource: AnyObject {
    /// The number of components.
    func numberOfComponents(in pickerView: PickerView) -> Int
    /// The number of rows of a component.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A stand-in for `UIPickerView`.
open class PickerView: View {
    /// The delegate.
    open weak var delegate: (any PickerViewDelegate)?
    /// The data source.
    open weak var dataSource: (any PickerViewDataSource)?
    /// The titles that are shown, by component.
    public private(set) var shown: [[String?]] = []

    /// Asks for the titles and shows them.
    open func reloadAllComponents() {
        shown = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
            (0..<(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)).map { row in
                delegate?.pickerView(self, titleForRow: row, forComponent: component)
            }
        }
    }

    /// Turns a component to a row.
    open func turn(component: Int, to row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
