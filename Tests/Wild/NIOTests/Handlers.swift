import NIOCore
import WildSupport

/// A handler as a program has one: it sends back what it gets.
final class Echo: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let transcript: Transcript

    init(_ transcript: Transcript) { self.transcript = transcript }

    func handlerAdded(context: ChannelHandlerContext) { transcript.add("added") }
    func handlerRemoved(context: ChannelHandlerContext) { transcript.add("removed") }

    func channelActive(context: ChannelHandlerContext) {
        transcript.add("active")
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        transcript.add("inactive")
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        transcript.add("read \(String(buffer: bytes))")
        context.write(wrapOutboundOut(bytes), promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        transcript.add("read complete")
        context.flush()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) { transcript.add("event \(event)") }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        transcript.add("error \(error)")
        context.close(promise: nil)
    }
}

/// A handler for both ways: capitals in, an exclamation mark out. It can be removed.
///
/// It says itself how: NIO's default ends the process unless the handler that leaves is the one that the pipeline has,
/// and that is the proxy.
final class Shout: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        context.fireChannelRead(wrapInboundOut(ByteBuffer(string: String(buffer: unwrapInboundIn(data)).uppercased())))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var bytes = unwrapOutboundIn(data)
        bytes.writeString("!")
        context.write(wrapOutboundOut(bytes), promise: promise)
    }

    func removeHandler(context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken) {
        context.leavePipeline(removalToken: removalToken)
    }
}

/// One with NIO's default for that.
final class Removed: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
}

/// NIO's own defaults, which hand every call on to the next handler: what answers where nobody else does.
final class HandOn: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer
}
