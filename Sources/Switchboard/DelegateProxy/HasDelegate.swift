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

/// A class with a data source that a proxy can take the place of.
public protocol HasDataSource: AnyObject {
    /// The data source's type: `any P`, or `any P & Q`.
    associatedtype DataSource

    /// The data source.
    var dataSource: DataSource? { get set }
}

/// A class with a prefetch data source that a proxy can take the place of.
public protocol HasPrefetchDataSource: AnyObject {
    /// The prefetch data source's type: `any P`, or `any P & Q`.
    associatedtype PrefetchDataSource

    /// The prefetch data source.
    var prefetchDataSource: PrefetchDataSource? { get set }
}

/// A class that looks at its delegate when it is set, and remembers what it found: for instance which optional protocol
/// it conforms to, or whether it is there at all.
///
/// A proxy has such a parent look again: it sets the delegate to nil and back to itself when a method gets its first
/// observer or loses its last one, and when the forward delegate changes. That happens on the thread that subscribes or
/// cancels, and a call that another thread makes in between finds no delegate: this is for classes that are used on one
/// thread, as user interfaces are. Other classes need it not.
public protocol CachesDelegate: AnyObject {}
