import Switchboard

// sample: proxy-classes-playlist
/// The delegate of a playlist. Each method has a default implementation.
public protocol PlaylistDelegate: AnyObject {
    func playlistDidChange(_ playlist: Playlist)
    func playlist(_ playlist: Playlist, mayPlay title: String) -> Bool
}

extension PlaylistDelegate {
    public func playlistDidChange(_ playlist: Playlist) {}
    public func playlist(_ playlist: Playlist, mayPlay title: String) -> Bool { true }
}

/// Has two properties of one protocol.
public final class Playlist: HasDelegate {
    public weak var delegate: (any PlaylistDelegate)?
    /// A second property of the same protocol.
    public weak var parent: (any PlaylistDelegate)?
    var titles: [String] = []

    func add(_ title: String) {
        let isAllowed = [delegate, parent].allSatisfy { $0?.playlist(self, mayPlay: title) ?? true }
        guard isAllowed else { return print("not allowed: \(title)") }
        titles.append(title)
        delegate?.playlistDidChange(self)
    }
}
// end

// sample: proxy-classes-property
final class PlaylistParentProxy: DelegateProxy<Playlist, any PlaylistDelegate>, DelegateProxyType, @unchecked Sendable {
    init(playlist: Playlist) { super.init(parentObject: playlist, delegateProxy: PlaylistParentProxy.self) }

    static func registerKnownImplementations() { register { PlaylistParentProxy(playlist: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(PlaylistParentProxy.self), to: UnsafeRawPointer.self)
    }
    static func currentDelegate(for playlist: Playlist) -> (any PlaylistDelegate)? { playlist.parent }
    static func setCurrentDelegate(_ delegate: (any PlaylistDelegate)?, to playlist: Playlist) {
        playlist.parent = delegate
    }
}
// end

// sample: proxy-classes-own
class PlaylistDelegateProxy:
    DelegateProxy<Playlist, any PlaylistDelegate>, DelegateProxyType, PlaylistDelegate, @unchecked Sendable
{
    init(playlist: Playlist) { super.init(parentObject: playlist, delegateProxy: PlaylistDelegateProxy.self) }

    static func registerKnownImplementations() { register { PlaylistDelegateProxy(playlist: $0) } }

    /// The one method that this class implements itself.
    func playlistDidChange(_ playlist: Playlist) {
        print("proxy: \(playlist.titles.count) titles")
        forwardToDelegate()?.playlistDidChange(playlist)
    }
}
// end

// sample: proxy-classes-by-hand
protocol LampDelegate: AnyObject {
    func lamp(_ lamp: Lamp, isOn: Bool)
    func lampMaySwitch(_ lamp: Lamp) -> Bool
}

final class LampDelegateProxy: DelegateProxy<Lamp, any LampDelegate>, DelegateProxyType, LampDelegate,
    @unchecked Sendable
{
    typealias Method<Element, Result> = TypedSelector<any LampDelegate, Element, Result>
    static let isOn = Method<(Lamp, Bool), Void>("lamp(_:isOn:)") { $0.lamp($1.0, isOn: $1.1) }
    static let maySwitch = Method<Lamp, Bool>("lampMaySwitch(_:)") { $0.lampMaySwitch($1) }
    static func implementedMethods() -> ImplementedMethods<any LampDelegate> { .forwarding(isOn, maySwitch) }

    init(lamp: Lamp) { super.init(parentObject: lamp, delegateProxy: LampDelegateProxy.self) }
    static func registerKnownImplementations() { register { LampDelegateProxy(lamp: $0) } }

    func lamp(_ lamp: Lamp, isOn: Bool) {
        forward(Self.isOn, with: (lamp, isOn)) { $0.lamp(lamp, isOn: isOn) }
    }
    func lampMaySwitch(_ lamp: Lamp) -> Bool {
        forward(Self.maySwitch, with: lamp, default: { true }) { $0.lampMaySwitch(lamp) }
    }
}
// end

final class Lamp: HasDelegate {
    weak var delegate: (any LampDelegate)?
    func press() {
        guard delegate?.lampMaySwitch(self) ?? true else { return }
        delegate?.lamp(self, isOn: true)
    }
}

private final class Guardian: PlaylistDelegate {
    func playlist(_ playlist: Playlist, mayPlay title: String) -> Bool { title != "noise" }
}

@MainActor func runProxyClasses() async throws {
    await sample("proxy-classes-used") {
        let guardian = Guardian()
        // sample: proxy-classes-used
        let playlist = Playlist()
        let own = PlaylistDelegateProxy.proxy(for: playlist)
        let parent = PlaylistParentProxy.proxy(for: playlist)
        let installed = PlaylistParentProxy.installForwardDelegate(
            guardian, retainDelegate: false, onProxyForObject: playlist)
        let asked = parent.methodInvoked(PlaylistDelegate.playlist(_:mayPlay:)).withOutcome
            .subscribe { _, title, outcome in print("parent: \(title), \(outcome)") }

        playlist.add("waltz")
        playlist.add("noise")
        asked.cancel()
        installed.cancel()  // removes the target of the `parent` proxy again
        // end
        withExtendedLifetime((own, guardian)) {}
    }
    await sample("proxy-classes-lamp") {
        // sample: proxy-classes-lamp
        let lamp = Lamp()
        let observation = LampDelegateProxy.proxy(for: lamp).methodInvoked(LampDelegateProxy.isOn)
            .subscribe { lamp, isOn in print("on: \(isOn)") }
        lamp.press()
        observation.cancel()
        // end
    }
}
