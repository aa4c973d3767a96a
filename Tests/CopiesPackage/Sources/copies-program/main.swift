import Plugin
import Switchboard

public protocol ProgramDelegate: AnyObject {
    func tick(_ x: Int)
    func answer(_ x: Int) -> Int
}

final class ProgramParent: HasDelegate {
    var delegate: (any ProgramDelegate)?
}

final class Receiver: ProgramDelegate, PluginDelegate {
    let step: Int
    init(step: Int) { self.step = step }
    func tick(_ x: Int) {}
    func answer(_ x: Int) -> Int { x + step }
}

func useProgramsProxy(step: Int) -> [Int] {
    let (parent, receiver) = (ProgramParent(), Receiver(step: step))
    parent.delegate = receiver
    let proxy = DelegateProxy<ProgramParent, any ProgramDelegate>.proxy(for: parent)
    nonisolated(unsafe) var heard: [Int] = []
    let subscription = proxy.sentMessage(ProgramDelegate.tick).subscribe { heard.append($0) }
    parent.delegate?.tick(5)
    if let answer = parent.delegate?.answer(1) { heard.append(answer) }
    return withExtendedLifetime((subscription, receiver)) { heard }
}

let step = CommandLine.arguments.count
print("program", useProgramsProxy(step: step))
print("plugin", usePluginsProxy(step: step))
print("program", useProgramsProxy(step: step))

#if ONE_COPY
    // The plugin's parent, observed by the program.
    let (parent, receiver) = (PluginParent(), Receiver(step: step))
    parent.delegate = receiver
    let proxy = DelegateProxy<PluginParent, any PluginDelegate>.proxy(for: parent)
    let subscription = proxy.sentMessage(PluginDelegate.tick).subscribe { print("shared", $0) }
    parent.delegate?.tick(7)
#endif
