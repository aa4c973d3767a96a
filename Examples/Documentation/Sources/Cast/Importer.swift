// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Switchboard

// What the samples in documentation comments don't declare themselves. `scripts/docs/comment-samples.py` compiles these
// samples.

/// The delegate of an importer. Each requirement has a default implementation.
public protocol ImporterDelegate: AnyObject {
    func importer(_ importer: Importer, didImport count: Int)
    func importer(_ importer: Importer, mayImport name: String) -> Bool
    func rate(for currency: String) async -> Double
    var name: String { get set }
    var size: Int { get throws }
    subscript(row: Int) -> String { get set }
    subscript(row: Int, column: Int) -> String { get set }
}

extension ImporterDelegate {
    public func importer(_ importer: Importer, didImport count: Int) {}
    public func importer(_ importer: Importer, mayImport name: String) -> Bool { true }
    public func rate(for currency: String) async -> Double { 1 }
    public var name: String {
        get { "" }
        set {}
    }
    public var size: Int { get throws { 0 } }
    public subscript(row: Int) -> String {
        get { "" }
        set {}
    }
    public subscript(row: Int, column: Int) -> String {
        get { "" }
        set {}
    }
}

/// A parent that has its delegate in either of two properties.
open class Importer: HasDelegate, HasDeallocationHook {
    public weak var delegate: (any ImporterDelegate)?
    public weak var handler: (any ImporterDelegate)?

    public init(delegate: (any ImporterDelegate)? = nil) { self.delegate = delegate }
}

public final class BatchImporter: Importer {}

open class ImporterDelegateProxy: DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    public init(importer: Importer) { super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self) }
    public static func registerKnownImplementations() { register { ImporterDelegateProxy(importer: $0) } }
}

/// The other members of a proxy class, for samples that show some.
public protocol ImporterProxy: DelegateProxyType where ParentObject == Importer, Delegate == any ImporterDelegate {}

extension ImporterProxy {
    public typealias DidImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>
    public typealias MayImport = TypedSelector<any ImporterDelegate, (Importer, String), Bool>
    public static var didImport: DidImport {
        DidImport("importer(_:didImport:)") { $0.importer($1.0, didImport: $1.1) }
    }
    public static var mayImport: MayImport {
        MayImport("importer(_:mayImport:)") { $0.importer($1.0, mayImport: $1.1) }
    }
    public static func registerKnownImplementations() {}
}

public final class ImporterProbe: MethodProbe, ImporterDelegate {
    public func importer(_ importer: Importer, didImport count: Int) { note(0) }
    public func importer(_ importer: Importer, mayImport name: String) -> Bool { note(1) }
}

/// A parent with any number of observers.
public protocol RosterObserver: AnyObject {
    func joined(_ name: String)
}

public final class Roster {
    public func add(observer: any RosterObserver) {}
    public func remove(observer: any RosterObserver) {}
}

public typealias Proxy = ForwardingProxy<any ImporterDelegate>
@MainActor public let importer = Importer()
@MainActor public let roster = Roster()
