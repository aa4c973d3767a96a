/// A class with a delegate that a proxy can take the place of.
///
/// ```swift
/// extension Downloader: HasDelegate {}     // it has `weak var delegate: (any DownloaderDelegate)?`
/// ```
public protocol HasDelegate: AnyObject {
    /// The delegate's type: `any P`, or `any P & Q`.
    associatedtype Delegate

    /// The delegate. A class that hears of its delegate's going (a `weak` property) needs nothing else.
    var delegate: Delegate? { get set }
}
