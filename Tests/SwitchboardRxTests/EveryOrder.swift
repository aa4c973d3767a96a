/// Every order of some steps.
func orders<Step>(of steps: [Step]) -> [[Step]] {
    guard steps.count > 1 else { return [steps] }
    return steps.indices.flatMap { index in
        var others = steps
        let first = others.remove(at: index)
        return orders(of: others).map { [first] + $0 }
    }
}

/// How a program sets a delegate.
enum Setting: CaseIterable {
    /// It assigns the parent's property.
    case property
    /// It installs the delegate behind the proxy.
    case forwarding
}
