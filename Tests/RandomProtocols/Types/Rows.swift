// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type with a generic parameter that is a value.
public struct Row<let count: Int, Element> {
    public let element: Element
    public init(_ element: Element) { self.element = element }
}
