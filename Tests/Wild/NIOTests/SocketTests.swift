import NIOCore
import NIOPosix
import Switchboard
import WildSupport
import XCTest

/// Proxies in the pipelines of a server, with bytes through a loopback socket.
final class SocketTests: XCTestCase {
    private typealias Inbound = ForwardingProxy<any _ChannelInboundHandler>
    private typealias Duplex = ForwardingProxy<any _ChannelInboundHandler & _ChannelOutboundHandler>

    private let sent = ["one", "two", "three"]

    /// One connection to a server with these handlers. Returns what the client got for each line, after the server is
    /// through with the connection.
    private func talk(_ handlers: @escaping @Sendable () -> [any ChannelHandler]) async throws -> [String] {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
        let closed = group.any().makePromise(of: Void.self)
        let server = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                channel.closeFuture.cascade(to: closed)
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(handlers())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let client = try await ClientBootstrap(group: group)
            .connect(to: server.localAddress!) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let answers = try await client.executeThenClose { inbound, outbound in
            var answers: [String] = []
            var reader = inbound.makeAsyncIterator()
            for line in sent {
                try await outbound.write(ByteBuffer(string: line))
                var answer = ""
                while answer.count < line.count, let bytes = try await reader.next() { answer += String(buffer: bytes) }
                answers.append(answer)
            }
            return answers
        }
        // The server has seen the end of what the client sent; and the event loops, that the channel is gone.
        try await closed.futureResult.get()
        try await server.close()
        try await group.shutdownGracefully()
        return answers
    }

    func test_aPipelineTellsAProxyWhatItTellsItsHandler() async throws {
        let bare = Transcript(), forwarded = Transcript()
        let plain = try await talk { [Echo(bare)] }
        let proxied = try await talk { [Inbound(forwardingTo: Echo(forwarded)).object] }
        XCTAssertEqual(proxied, plain)
        XCTAssertEqual(plain, sent)
        XCTAssertEqual(forwarded.lines, bare.lines)
        XCTAssertEqual(
            bare.lines,
            [
                "added", "active", "read one", "read complete", "read two", "read complete", "read three",
                "read complete", "read complete", "inactive", "removed",
            ])
    }

    func test_observersHearOnTheEventLoop() async throws {
        let proxy = Inbound(), heard = Transcript()
        let wrapped = HandOn()
        let subscriptions = [
            proxy.sentMessage(_ChannelInboundHandler.channelActive(context:)).subscribeOnAnyThread { context in
                heard.add("active, on the loop: \(context.eventLoop.inEventLoop)")
            },
            proxy.sentMessage(_ChannelInboundHandler.channelRead(context:data:)).subscribe { context, data in
                let text = String(buffer: wrapped.unwrapInboundIn(data))
                heard.add("read \(text), on the loop: \(context.eventLoop.inEventLoop)")
            },
            proxy.methodInvoked(_ChannelInboundHandler.channelInactive(context:)).subscribeOnAnyThread { context in
                heard.add("inactive: \(context.channel.isActive)")
            },
        ]
        let answers = try await talk {
            proxy.setForwardToDelegate(Echo(Transcript()), retainDelegate: true)
            return [proxy.object]
        }
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(answers, sent)
        XCTAssertEqual(
            heard.lines,
            ["active, on the loop: true"] + sent.map { "read \($0), on the loop: true" } + ["inactive: false"])
    }

    /// A handler for both ways is asked for both protocols when it is added.
    func test_bothWays() async throws {
        let proxy = Duplex(), heard = Transcript(), echoed = Transcript()
        let wrapped = Shout()
        let subscriptions = [
            proxy.sentMessage(_ChannelInboundHandler.channelRead(context:data:)).subscribe { _, data in
                heard.add("in \(String(buffer: wrapped.unwrapInboundIn(data)))")
            },
            proxy.sentMessage(_ChannelOutboundHandler.write(context:data:promise:)).subscribe { _, data, promise in
                heard.add("out \(String(buffer: wrapped.unwrapOutboundIn(data)))")
            },
        ]
        let answers = try await talk {
            proxy.setForwardToDelegate(Shout(), retainDelegate: true)
            return [proxy.object, Echo(echoed)]
        }
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(answers, ["ONE!", "TWO!", "THREE!"])
        XCTAssertEqual(heard.lines, ["in one", "out ONE", "in two", "out TWO", "in three", "out THREE"])
        XCTAssertTrue(echoed.lines.contains("read TWO"))
    }

    /// A handler made of closures: no class implements its methods. What has no closure is handed on.
    func test_closures() async throws {
        final class Closures: MessageReceiver {
            let methods = MethodTable()
        }
        let read = try Inbound.selector(_ChannelInboundHandler.channelRead(context:data:))
        try Inbound.register("channelRead", read)
        let count = Transcript(), closures = Closures()
        closures.methods.add("channelRead") { (_: Closures, context: ChannelHandlerContext, data: NIOAny) in
            count.add("read")
            let wrapped = HandOn()
            let text = String(buffer: wrapped.unwrapInboundIn(data))
            let answer = ByteBuffer(string: "\(text), \(count.lines.count)")
            context.writeAndFlush(wrapped.wrapOutboundOut(answer), promise: nil)
        }
        let proxy = Inbound()
        proxy.fallbackTarget = HandOn()
        proxy.setMessageTarget(closures, retainTarget: true)
        let answers = try await talk { [proxy.object] }
        XCTAssertEqual(answers, ["one, 1", "two, 2", "three, 3"])
    }
}
