public import Switchboard

public protocol PluginDelegate: AnyObject {
    func tick(_ x: Int)
    func answer(_ x: Int) -> Int
}

public final class PluginParent: HasDelegate {
    public var delegate: (any PluginDelegate)?
    public init() {}
}

final class Receiver: PluginDelegate {
    let step: Int
    init(step: Int) { self.step = step }
    func tick(_ x: Int) {}
    func answer(_ x: Int) -> Int { x + step }
}

/// For a program that loads this library: prints what a proxy hears, and its delegate answers.
@_cdecl("use_plugins_proxy")
public func printPluginsProxy(_ step: Int) { print("loaded", usePluginsProxy(step: step)) }

/// What a proxy of this library's copy hears, and its delegate answers.
public func usePluginsProxy(step: Int) -> [Int] {
    let (parent, receiver) = (PluginParent(), Receiver(step: step))
    parent.delegate = receiver
    let proxy = DelegateProxy<PluginParent, any PluginDelegate>.proxy(for: parent)
    nonisolated(unsafe) var heard: [Int] = []
    let subscription = proxy.sentMessage(PluginDelegate.tick).subscribe { heard.append($0) }
    parent.delegate?.tick(5)
    if let answer = parent.delegate?.answer(1) { heard.append(answer) }
    return withExtendedLifetime((subscription, receiver)) { heard }
}
