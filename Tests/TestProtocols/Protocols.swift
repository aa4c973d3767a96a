/// Protocols that tests proxy from another module, as a library's user does.

/// Methods of several shapes.
public protocol SampleDelegate: AnyObject {
    func started()
    func moved(to x: Int, _ y: Double)
    func named(_ name: String, count: Int)
    func shouldStop(after count: Int) -> Bool
}
