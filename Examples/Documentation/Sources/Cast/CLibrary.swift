// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Switchboard

/// A C library, in Swift: a table of callbacks, and functions that take some.
public struct Hooks {
    public var commit: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    public var update: (@convention(c) (UnsafeMutableRawPointer?, Int32, Int64) -> Void)?
}

public func library_set_handler(_ handler: @convention(c) (Int32) -> Void) {}
public func library_set_update_hook(_ hook: (@convention(c) (UnsafeMutableRawPointer?, Int32, Int64) -> Void)?) {}

@MainActor public let hooks = try! CallbackProxy(Hooks())
@MainActor public let invocation = Invocation(
    selector: "add:", signature: MethodSignature(arguments: [Int.self], result: Void.self), target: counter)
