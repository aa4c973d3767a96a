import NIOCore
import NIOEmbedded
import Switchboard
import Testing

/// What ends the process, in a process of its own.
@Suite struct RemovalTests {
    private typealias Proxy = ForwardingProxy<any _ChannelInboundHandler & RemovableChannelHandler>

    private static func remove(_ handler: any ChannelHandler) throws {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(handler)
        let context = try channel.pipeline.syncOperations.context(handler: handler)
        try channel.pipeline.syncOperations.removeHandler(context: context).wait()
        _ = try channel.finish()
    }

    @Test func aHandlerWithTheDefault() async {
        await #expect(processExitsWith: .success) { try Self.remove(Removed()) }
    }

    @Test func otherwise_aProxyInFrontOfIt() async {
        await #expect(processExitsWith: .failure) { try Self.remove(Proxy(forwardingTo: Removed()).object) }
    }
}
