import Switchboard

public enum TroubleSamples {
    public protocol PlayerDelegate: AnyObject {
        func player(_ player: Player, didPlay song: String)
        func player(_ player: Player, didPlay count: Int)
        func playerVolume(_ player: Player) -> Int
    }

    public final class Player: HasDelegate {
        public weak var delegate: (any PlayerDelegate)?
        func play(_ song: String) { delegate?.player(self, didPlay: song) }
    }

    // sample: troubleshooting-quiet
    final class QuietDelegate: PlayerDelegate, Sendable {
        func player(_ player: Player, didPlay song: String) {}
        func player(_ player: Player, didPlay count: Int) {}
        func playerVolume(_ player: Player) -> Int { 50 }
    }
    // end

    /// A parent that wraps its delegate.
    public final class Wrapping: HasDelegate {
        private final class Box: PlayerDelegate {
            weak var inner: (any PlayerDelegate)?
            func player(_ player: Player, didPlay song: String) { inner?.player(player, didPlay: song) }
            func player(_ player: Player, didPlay count: Int) {}
            func playerVolume(_ player: Player) -> Int { 0 }
        }
        private let box = Box()
        public var delegate: (any PlayerDelegate)? {
            get { box }
            set { box.inner = newValue }
        }
    }

    public protocol Making: AnyObject, CaseIterable {
        func work()
    }
}

extension TroubleSamples {
    static func listen(to proxy: DelegateProxy<Player, any PlayerDelegate>) async {
        // sample: troubleshooting-outcome-loop
        let asked = proxy.methodInvoked(PlayerDelegate.playerVolume(_:)).withOutcome
        for await (_, outcome) in asked.buffered() { print(outcome) }
        // end
    }
}

extension TroubleSamples.PlayerDelegate {
    func helper() {}
}

@MainActor func runTroubleshooting() async throws {
    typealias Player = TroubleSamples.Player
    typealias PlayerDelegate = TroubleSamples.PlayerDelegate
    typealias Making = TroubleSamples.Making
    typealias Wrapping = TroubleSamples.Wrapping

    await sample("troubleshooting-overload") {
        let player = Player()
        let proxy = DelegateProxy<Player, any PlayerDelegate>.proxy(for: player)
        // sample: troubleshooting-overload
        let subscription = proxy.sentMessage(
            PlayerDelegate.player(_:didPlay:) as (any PlayerDelegate) -> (Player, String) -> Void
        ).subscribe { _, song in print(song) }
        // end
        player.play("one")
        subscription.cancel()
    }

    await sample("troubleshooting-typed-reference") {
        let player = Player()
        let proxy = DelegateProxy<Player, any PlayerDelegate>.proxy(for: player)
        // sample: troubleshooting-typed-reference
        let method: (any PlayerDelegate) -> (Player) -> Int = PlayerDelegate.playerVolume(_:)
        // end
        let subscription = proxy.methodInvoked(method).withOutcome.subscribe { _, outcome in print(outcome) }
        proxy.fallbackTarget = TroubleSamples.QuietDelegate()
        print(proxy.object.playerVolume(player))
        subscription.cancel()
    }

    await sample("troubleshooting-two-statements") {
        let player = Player()
        let proxy = DelegateProxy<Player, any PlayerDelegate>.proxy(for: player)
        // sample: troubleshooting-two-statements
        let played = proxy.sentMessage(
            PlayerDelegate.player(_:didPlay:) as (any PlayerDelegate) -> (Player, String) -> Void)
        let subscription = played.subscribe { player, song in print(song.uppercased()) }
        // end
        subscription.cancel()
    }

    await sample("troubleshooting-fallback") {
        typealias QuietDelegate = TroubleSamples.QuietDelegate
        let player = Player()
        let proxy = DelegateProxy<Player, any PlayerDelegate>.proxy(for: player)
        // sample: troubleshooting-fallback
        // Once, for all proxies of the protocol:
        DelegateDefaults.register((any PlayerDelegate).self) { QuietDelegate() }
        // Or for this proxy:
        proxy.fallbackTarget = QuietDelegate()
        // end
        print(proxy.object.playerVolume(player))
    }

    await sample("troubleshooting-refusals") {
        // sample: troubleshooting-refusals
        do throws(ProxyError) {
            _ = try DelegateProxy<Wrapping, any PlayerDelegate>.proxyOrThrow(for: Wrapping())
        } catch {
            print(error)
        }
        do throws(ProxyError) { _ = try ForwardingProxy<any Making>.proxyOrThrow() } catch { print(error) }
        do throws(ObservationError) {
            _ = try ForwardingProxy<any PlayerDelegate>.selector(PlayerDelegate.helper)
        } catch {
            print(error)
        }
        // end
    }
}
