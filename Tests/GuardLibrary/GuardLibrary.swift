import Switchboard

// Protocols in a shared library. Each has exactly one conforming class, which is what lets the optimizer of a release
// build call it directly where the protocol is internal.

/// Public: other modules may conform, so the optimizer may not assume anything.
public protocol LibraryPublicDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol LibraryInternalDelegate: AnyObject { func tick(_ x: Int) -> Int }

/// The only class that conforms.
public final class LibraryReceiver: LibraryPublicDelegate, LibraryInternalDelegate {
    /// Read at each call, so that a call with another self gives another answer.
    private let step: Int
    /// Makes one that answers with `step` more than it is given.
    public init(step: Int) { self.step = step }
    /// Answers.
    public func tick(_ x: Int) -> Int { x + step }
}

/// Tries a protocol that only this module can name.
public func tryInternalProtocolOfLibrary(step: Int) -> String {
    tryProxy(LibraryReceiver(step: step) as any LibraryInternalDelegate) { $0.tick(1) }
}

/// For a program that loads this library: prints what became of its two protocols.
@_cdecl("guard_library_report")
public func report(_ step: Int) {
    print("shared public:", tryProxy(LibraryReceiver(step: step) as any LibraryPublicDelegate) { $0.tick(1) })
    print("shared internal:", tryInternalProtocolOfLibrary(step: step))
}

/// Makes a proxy for `delegate`, and calls it: the answer, or the refusal.
public func tryProxy<Delegate>(_ delegate: Delegate, _ call: (Delegate) -> Int) -> String {
    let owner = Owner<Delegate>(delegate)
    do throws(ProxyError) {
        let proxy = try DelegateProxy<Owner<Delegate>, Delegate>.proxyOrThrow(for: owner)
        return "answered \(call(proxy.object))"
    } catch {
        return switch error.reason {
        case .notPublic: "refused: not public"
        case .crossModuleOptimization: "refused: cross-module optimization"
        case .visibilityUnknown: "refused: visibility unknown"
        default: "refused: \(error)"
        }
    }
}

/// Has a delegate.
public final class Owner<Delegate>: HasDelegate {
    /// The delegate.
    public var delegate: Delegate?
    init(_ delegate: Delegate) { self.delegate = delegate }
}
