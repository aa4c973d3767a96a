import InMemoryLogging
import Logging
import Switchboard
import WildSupport
import XCTest

/// swift-log's `LogHandler`: a protocol that structs conform to, with properties and a subscript that change them.
final class LogHandlerTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any LogHandler>

    private struct Offline: Error {}

    /// What a program does with a logger. Returns what it reads back.
    private func use(_ logger: Logger) -> [String] {
        var logger = logger
        logger.info("begins", metadata: ["attempt": "1"])
        logger[metadataKey: "user"] = "ann"
        logger.debug("is below the level")
        logger.logLevel = .trace
        logger.trace("is above it", source: "elsewhere")
        logger.error("went wrong", error: Offline(), metadata: ["user": "bob"])
        logger[metadataKey: "user"] = nil
        logger.handler.metadata["place"] = ["here", "there"]
        logger.critical("ends")
        return ["\(logger.logLevel)", "\(logger.handler.metadata)", "\(logger[metadataKey: "user"] ?? "nobody")"]
    }

    func test_aLoggerTellsAProxyWhatItTellsItsHandler() throws {
        let bare = InMemoryLogHandler(), forwarded = InMemoryLogHandler()
        let proxy = Proxy(forwardingTo: forwarded)
        let expected = use(Logger(label: "wild") { _ in bare })

        XCTAssertEqual(use(Logger(label: "wild") { _ in proxy.object }), expected)
        XCTAssertEqual(expected, ["trace", "[\"place\": [\"here\", \"there\"]]", "nobody"])

        // The proxy has a copy of the struct, and both copies write to one store.
        XCTAssertEqual(forwarded.entries, bare.entries)
        XCTAssertEqual(bare.entries.map { "\($0.message)" }, ["begins", "is above it", "went wrong", "ends"])
        XCTAssertEqual(bare.entries[2].metadata, ["user": "bob"])
        // The calls changed the proxy's copy, as they change a logger's.
        XCTAssertEqual(forwarded.logLevel, .info)
        let copy = try XCTUnwrap(proxy.forwardToDelegate() as? InMemoryLogHandler)
        XCTAssertEqual(copy.logLevel, .trace)
        XCTAssertEqual(copy.metadata, ["place": ["here", "there"]])
    }

    func test_observersHearOfEveryEvent() {
        let proxy = Proxy(forwardingTo: InMemoryLogHandler())
        let heard = Transcript()
        let subscription = proxy.sentMessage(LogHandler.log(event:)).subscribe { event in
            heard.add("\(event.level) \(event.message) \(event.metadata ?? [:]) \(event.source)")
        }
        _ = use(Logger(label: "wild") { _ in proxy.object })
        withExtendedLifetime(subscription) {}
        XCTAssertEqual(
            heard.lines,
            [
                "info begins [\"attempt\": 1] LoggingTests", "trace is above it [:] elsewhere",
                "error went wrong [\"user\": bob] LoggingTests", "critical ends [:] LoggingTests",
            ])
    }

    func test_theMetadataProviderReachesTheHandler() {
        let store = InMemoryLogHandler()
        let proxy = Proxy(forwardingTo: store)
        let logger = Logger(label: "wild") { _ in
            var handler = proxy.object
            handler.metadataProvider = Logger.MetadataProvider { ["trace": "7"] }
            return handler
        }
        logger.info("begins")
        XCTAssertEqual(store.entries.map(\.metadata), [["trace": "7"]])
        XCTAssertEqual(logger.metadataProvider?.get(), ["trace": "7"])
    }

    /// A proxy among others, each with a level of its own.
    func test_multiplexed() {
        let store = InMemoryLogHandler(), other = InMemoryLogHandler()
        let proxy = Proxy(forwardingTo: store)
        var quiet = proxy.object
        quiet.logLevel = .error
        let multiplexed = MultiplexLogHandler([quiet, other])
        let logger = Logger(label: "wild") { _ in multiplexed }
        logger.info("begins")
        logger.error("ends")
        XCTAssertEqual(store.entries.map { "\($0.message)" }, ["ends"])
        XCTAssertEqual(other.entries.map { "\($0.message)" }, ["begins", "ends"])
    }

    /// A logger is a value, and so is a handler that is a struct: a changed copy leaves the original as it is. A proxy
    /// is an object. Who copies loggers and changes the copies gives each copy a proxy.
    func test_otherwise_copiesOfALoggerShareAProxy() {
        func metadataAfterChangingACopy(_ logger: Logger) -> String {
            var copy = logger
            copy[metadataKey: "user"] = "ann"
            return "\(logger.handler.metadata)"
        }
        let bare = InMemoryLogHandler(), proxy = Proxy(forwardingTo: InMemoryLogHandler())
        XCTAssertEqual(metadataAfterChangingACopy(Logger(label: "wild") { _ in bare }), "[:]")
        XCTAssertEqual(metadataAfterChangingACopy(Logger(label: "wild") { _ in proxy.object }), "[\"user\": ann]")

        var copy = Logger(label: "wild") { _ in Proxy(forwardingTo: InMemoryLogHandler()).object }
        let original = copy
        copy.handler = Proxy(forwardingTo: InMemoryLogHandler()).object
        copy[metadataKey: "user"] = "ann"
        XCTAssertEqual("\(original.handler.metadata)", "[:]")
    }
}
