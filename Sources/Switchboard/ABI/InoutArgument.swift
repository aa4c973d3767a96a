/// `Inout`, for what makes samples and copies of arguments.
protocol InoutArgument {
    /// The type of the value to whose address it leads.
    static var valueType: Any.Type { get }
    /// Has an argument in memory refer to a copy of the value.
    static func keepValue(at argument: UnsafeMutableRawPointer)
    /// Ends the copy.
    static func endValue(at argument: UnsafeMutableRawPointer)
}
