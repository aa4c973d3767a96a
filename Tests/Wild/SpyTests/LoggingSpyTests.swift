import Logging
import SwitchboardTesting
import Testing

/// Spies in place of a handler of swift-log. Its own tests have a hand-written one, which records events and keeps what
/// is written to its properties.
@Suite struct LoggingSpyTests {
    private struct Boom: Error {}

    /// A handler that logs from a level on.
    private func handler(_ level: Logger.Level = .info, _ metadata: Logger.Metadata = [:]) -> Spy<any LogHandler> {
        let spy = Spy<any LogHandler>()
        spy.stub(get: \.logLevel).returns(level)
        spy.stub(get: \.metadata).returns(metadata)
        spy.stub(get: \.metadataProvider).returns(nil)
        spy.record(set: { handler, value, key in handler[metadataKey: key] = value })
        spy.record(set: \.logLevel)
        spy.record(LogHandler.log(event:))
        return spy
    }

    private func messages(_ spy: Spy<any LogHandler>) -> [String] {
        spy.calls(of: LogHandler.log(event:)).map { "\($0.level) \($0.message)" }
    }

    @Test func messagesBelowTheLevelAreNotEvenMade() {
        let spy = handler(.info)
        let logger = Logger(label: "test") { _ in spy.object }
        func never(_ level: String) -> Logger.Message {
            Issue.record("a message of the level \(level) was made")
            return "never"
        }
        logger.log(level: .debug, never("debug"))
        logger.trace(never("trace"))
        logger.debug(never("debug"))
        logger.info("some")
        logger.warning("more")
        logger.error("most")
        #expect(messages(spy) == ["info some", "warning more", "error most"])
        spy.verify(LogHandler.log(event:), with: .where { $0.level < .info }, times: .never)
    }

    @Test func theLevelIsWrittenToTheHandler() {
        let spy = handler()
        var logger = Logger(label: "test") { _ in spy.object }
        logger.logLevel = .warning
        spy.verify(set: \.logLevel, with: .equal(.warning), times: 1)
        #expect(logger.logLevel == .info)  // as the stub says
    }

    @Test func theFactoryGetsTheLabel() {
        let labels = ArgumentCaptor<String>(), spy = Spy<any HandlerFactory>()
        spy.stub(HandlerFactory.make, with: .capture(labels)).returns(handler().object)
        _ = Logger(label: "test", factory: spy.object.make)
        #expect(labels.values == ["test"])
    }

    @Test func anEventHasThePlaceOfTheCall() {
        let spy = handler()
        Logger(label: "test") { _ in spy.object }.info("here", metadata: ["a": "b"], source: "module")
        let line = UInt(#line) - 1
        let events = spy.calls(of: LogHandler.log(event:))
        #expect(events.map(\.line) == [line] && events[0].file == #fileID && events[0].function == #function)
        #expect(events[0].source == "module" && events[0].metadata == ["a": "b"])
    }

    @Test func anErrorIsAPartOfTheEvent() {
        let spy = handler()
        Logger(label: "test") { _ in spy.object }.error("boom", error: Boom())
        spy.verify(
            LogHandler.log(event:), with: .where { $0.level == .error && $0.error is Boom }, times: 1)
    }

    @Test func twoHandlersWithDifferentLevels() {
        let one = handler(.info), other = handler(.debug)
        let logger = Logger(label: "test") { _ in MultiplexLogHandler([one.object, other.object]) }
        logger.trace("trace")
        logger.debug("debug")
        logger.info("info")
        #expect(messages(one) == ["info info"])
        #expect(messages(other) == ["debug debug", "info info"])
        verifyInOrder {
            other.received { LogHandler.log(event:) }
            one.received { LogHandler.log(event:) }
            other.received { LogHandler.log(event:) }
        }
    }

    @Test func messageAndMetadataAreMadeOnceForTwoHandlers() {
        var messages = 0, metadata = 0
        let one = handler(), other = handler()
        let logger = Logger(label: "test") { _ in MultiplexLogHandler([one.object, other.object]) }
        func message() -> Logger.Message {
            messages += 1
            return "info"
        }
        func values() -> Logger.Metadata {
            metadata += 1
            return [:]
        }
        logger.info(message(), metadata: values())
        #expect(messages == 1 && metadata == 1)
        one.verify(LogHandler.log(event:), times: 1)
        other.verify(LogHandler.log(event:), times: 1)
    }

    @Test func metadataGoesToBothHandlers() {
        let one = handler(), other = handler()
        var logger = Logger(label: "test") { _ in MultiplexLogHandler([one.object, other.object]) }
        logger[metadataKey: "a"] = "b"
        for spy in [one, other] {
            spy.verify(
                set: { handler, value, key in handler[metadataKey: key] = value }, with: .equal("b"), "a", times: 1)
        }
    }

    /// Of a key that both have, the last one counts.
    @Test func metadataOfBothHandlersIsRead() {
        let one = handler(.info, ["one": "1", "in": "1"]), other = handler(.info, ["other": "2", "in": "2"])
        let logger = Logger(label: "test") { _ in MultiplexLogHandler([one.object, other.object]) }
        #expect(logger.handler.metadata == ["one": "1", "other": "2", "in": "2"])
        one.verify(get: \.metadata, times: .atLeast(1))
        other.verify(get: \.metadata, times: .atLeast(1))
    }

    @Test func providersOfBothHandlersAreRead() {
        let one = handler(), other = handler()
        one.stub(get: \.metadataProvider).returns(.init { ["one": "1", "in": "1"] })
        other.stub(get: \.metadataProvider).returns(.init { ["other": "2", "in": "2"] })
        let logger = Logger(label: "test") { _ in MultiplexLogHandler([one.object, other.object]) }
        #expect(logger.handler.metadataProvider?.get() == ["one": "1", "other": "2", "in": "2"])
    }

    @Test func aSpyOverARealHandlerKeepsItsProperties() {
        let spy = Spy<any LogHandler>(over: SwiftLogNoOpLogHandler())
        let logger = Logger(label: "test") { _ in spy.object }
        #expect(logger.logLevel == .critical)
        logger.critical("on fire")
        spy.verify(LogHandler.log(event:), with: .where { $0.message == "on fire" }, times: 1)
    }
}

/// Makes handlers.
public protocol HandlerFactory: AnyObject {
    func make(_ label: String) -> any LogHandler
}
