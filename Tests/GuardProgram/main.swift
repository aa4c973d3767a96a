import GuardLibrary

// Prints for each protocol whether a proxy can stand in for it: a test runs this program in debug and in release.

public protocol ProgramPublicDelegate: AnyObject { func tick(_ x: Int) -> Int }
package protocol ProgramPackageDelegate: AnyObject { func tick(_ x: Int) -> Int }
@usableFromInline protocol ProgramUsableFromInlineDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol ProgramInternalDelegate: AnyObject { func tick(_ x: Int) -> Int }
private protocol ProgramPrivateDelegate: AnyObject { func tick(_ x: Int) -> Int }
/// Inherits from a protocol of another module.
public protocol ProgramInheritingDelegate: LibraryPublicDelegate { func tock(_ x: Int) -> Int }

final class Receiver: ProgramPublicDelegate, ProgramPackageDelegate, ProgramUsableFromInlineDelegate,
    ProgramInternalDelegate, ProgramPrivateDelegate, ProgramInheritingDelegate
{
    /// Read at each call, so that a call with another self gives another answer.
    private let step: Int
    init(step: Int) { self.step = step }
    func tick(_ x: Int) -> Int { x + step }
    func tock(_ x: Int) -> Int { x + 2 * step }
}

// The compiler does not know it: there is one argument.
let step = CommandLine.arguments.count
let receiver = Receiver(step: step)
print("program public:", tryProxy(receiver as any ProgramPublicDelegate) { $0.tick(1) })
print("program package:", tryProxy(receiver as any ProgramPackageDelegate) { $0.tick(1) })
print("program usable from inline:", tryProxy(receiver as any ProgramUsableFromInlineDelegate) { $0.tick(1) })
print("program internal:", tryProxy(receiver as any ProgramInternalDelegate) { $0.tick(1) })
print("program private:", tryProxy(receiver as any ProgramPrivateDelegate) { $0.tick(1) })
print("program inheriting:", tryProxy(receiver as any ProgramInheritingDelegate) { $0.tock(1) + $0.tick(1) })
print("library public:", tryProxy(LibraryReceiver(step: step) as any LibraryPublicDelegate) { $0.tick(1) })
print("library internal:", tryInternalProtocolOfLibrary(step: step))
