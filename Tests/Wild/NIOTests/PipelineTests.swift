import NIOCore
import NIOEmbedded
import Switchboard
import WildSupport
import XCTest

/// What a pipeline asks of its handlers.
final class PipelineTests: XCTestCase {
    private typealias Inbound = ForwardingProxy<any _ChannelInboundHandler>
    private typealias Removable = ForwardingProxy<
        any _ChannelInboundHandler & _ChannelOutboundHandler & RemovableChannelHandler
    >

    private struct Broken: Error {}

    func test_eventsAndErrors() throws {
        func use(_ handler: any ChannelHandler) throws {
            let channel = EmbeddedChannel()
            try channel.pipeline.syncOperations.addHandler(handler)
            channel.pipeline.fireUserInboundEventTriggered("tick")
            channel.pipeline.fireErrorCaught(Broken())
            _ = try channel.finish(acceptAlreadyClosed: true)
        }
        let bare = Transcript(), forwarded = Transcript(), heard = Transcript()
        let proxy = Inbound(forwardingTo: Echo(forwarded))
        let subscriptions = [
            proxy.sentMessage(_ChannelInboundHandler.userInboundEventTriggered(context:event:)).subscribe { _, event in
                heard.add("\(event)")
            },
            proxy.sentMessage(_ChannelInboundHandler.errorCaught(context:error:)).subscribe { _, error in
                heard.add("\(error)")
            },
        ]
        try use(Echo(bare))
        try use(proxy.object)
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(forwarded.lines, bare.lines)
        XCTAssertEqual(bare.lines, ["added", "event tick", "error Broken()", "inactive", "removed"])
        XCTAssertEqual(heard.lines, ["tick", "Broken()"])
    }

    /// The pipeline casts a handler to `RemovableChannelHandler` when it is to be removed. `Shout` answers that itself.
    func test_removing() throws {
        let channel = EmbeddedChannel(), proxy = Removable(forwardingTo: Shout())
        try channel.pipeline.syncOperations.addHandler(proxy.object)
        try channel.writeInbound(ByteBuffer(string: "loud"))
        XCTAssertEqual(try channel.readInbound(as: ByteBuffer.self), ByteBuffer(string: "LOUD"))
        let removed = channel.pipeline.syncOperations.removeHandler(
            context: try channel.pipeline.syncOperations.context(handler: proxy.object))
        try removed.wait()
        try channel.writeInbound(ByteBuffer(string: "quiet"))
        XCTAssertEqual(try channel.readInbound(as: ByteBuffer.self), ByteBuffer(string: "quiet"))
        _ = try channel.finish()
    }

    /// A proxy for one protocol supports the others that refine it or a protocol that it refines, if its target
    /// conforms to them.
    func test_aProxyForOneProtocolIsRemovedIfItsTargetCanBe() throws {
        let channel = EmbeddedChannel(), proxy = Inbound(forwardingTo: Shout())
        try channel.pipeline.syncOperations.addHandler(proxy.object)
        try channel.writeInbound(ByteBuffer(string: "loud"))
        XCTAssertEqual(try channel.readInbound(as: ByteBuffer.self), ByteBuffer(string: "LOUD"))
        let context = try channel.pipeline.syncOperations.context(handler: proxy.object)
        try channel.pipeline.syncOperations.removeHandler(context: context).wait()
        try channel.writeInbound(ByteBuffer(string: "quiet"))
        XCTAssertEqual(try channel.readInbound(as: ByteBuffer.self), ByteBuffer(string: "quiet"))
        _ = try channel.finish()
    }

    func test_otherwise_aProxyCannotBeRemovedIfItsTargetCannot() throws {
        let channel = EmbeddedChannel(), proxy = Inbound(forwardingTo: Echo(Transcript()))
        try channel.pipeline.syncOperations.addHandler(proxy.object)
        let context = try channel.pipeline.syncOperations.context(handler: proxy.object)
        XCTAssertThrowsError(try channel.pipeline.syncOperations.removeHandler(context: context).wait()) {
            XCTAssertEqual("\($0)", "\(ChannelError.unremovableHandler)")
        }
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    /// A pipeline finds a handler by its object or by its class: the object is the proxy, and so is the class.
    func test_otherwise_aPipelineFindsTheProxyAndNotWhatIsBehindIt() throws {
        let channel = EmbeddedChannel(), echo = Echo(Transcript())
        let proxy = Inbound(forwardingTo: echo)
        try channel.pipeline.syncOperations.addHandler(proxy.object)
        XCTAssertTrue(try channel.pipeline.syncOperations.context(handler: proxy.object).handler === proxy)
        XCTAssertThrowsError(try channel.pipeline.syncOperations.context(handler: echo))
        XCTAssertThrowsError(try channel.pipeline.syncOperations.handler(type: Echo.self))
        _ = try channel.finish()
    }

    /// A plain `any ChannelHandler` is a proxy as well, but a pipeline wants a handler for one way at least.
    func test_casts() {
        let proxy = Inbound(forwardingTo: Echo(Transcript()))
        let handler: any ChannelHandler = proxy.object
        XCTAssertTrue(handler is any _ChannelInboundHandler)
        XCTAssertFalse(handler is any _ChannelOutboundHandler)
        XCTAssertFalse(handler is any RemovableChannelHandler)
        XCTAssertFalse(handler is any ChannelInboundHandler)
    }

    // MARK: What is refused

    /// `InboundIn` is in no requirement that a pipeline calls. A proxy takes it from its target.
    func test_channelInboundHandler() throws {
        let forwarded = Transcript(), heard = Transcript()
        let proxy = ForwardingProxy<any ChannelInboundHandler>(forwardingTo: Echo(forwarded))
        let subscription = proxy.sentMessage { $0.userInboundEventTriggered(context:event:) }.subscribe { _, event in
            heard.add("\(event)")
        }
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(proxy.object)
        channel.pipeline.fireUserInboundEventTriggered("tick")
        _ = try channel.finish(acceptAlreadyClosed: true)
        XCTAssertEqual(heard.lines, ["tick"])
        XCTAssertTrue(forwarded.lines.contains { $0.contains("tick") }, "\(forwarded.lines)")
        withExtendedLifetime(subscription) {}
    }

    /// Without a target, there is no such type; the protocol that it inherits is all that a pipeline wants.
    func test_otherwise_channelInboundHandler() {
        XCTAssertEqual(
            textOfRefusal((any ChannelInboundHandler).self),
            text(refusing: "NIOCore.ChannelInboundHandler", associatedType: "InboundIn"))
    }

    func test_otherwise_channelOutboundHandler() {
        XCTAssertEqual(
            textOfRefusal((any ChannelOutboundHandler).self),
            text(refusing: "NIOCore.ChannelOutboundHandler", associatedType: "OutboundIn"))
    }

    func test_otherwise_byteToMessageDecoder() {
        XCTAssertEqual(
            textOfRefusal((any ByteToMessageDecoder).self),
            text(refusing: "NIOCore.ByteToMessageDecoder", associatedType: "InboundOut"))
    }
}
