import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private typealias Kinds = any URLSessionDataDelegate & URLSessionDownloadDelegate & URLSessionWebSocketDelegate

/// The delegate of a session with tasks of all kinds. It notes what it is told; how the bytes are cut into pieces is
/// left out, because that depends on time.
private final class Recorder: NSObject, @unchecked Sendable {
    /// What happened.
    let log = Log<String>()
    /// The methods that were called, each time.
    let calls = Log<String>()
    private let scenario: Scenario
    private let done: XCTestExpectation
    private var bytes = 0
    private var isWritten = false
    private var isSent = false

    init(_ scenario: Scenario, done: XCTestExpectation) {
        self.scenario = scenario
        self.done = done
    }
}

extension Recorder: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        calls.add(#function)
        log.add("redirect \(response.statusCode) to \(request.url?.path ?? "")")
        completionHandler(scenario == .redirectThatIsRefused ? nil : request)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        calls.add(#function)
        let space = challenge.protectionSpace
        log.add(
            "challenge \(space.realm ?? "") \(challenge.proposedCredential?.user ?? "") \(space.authenticationMethod)")
        switch scenario {
        case .challenge:
            completionHandler(.useCredential, URLCredential(user: "user", password: "secret", persistence: .none))
        case .challengeThatIsCancelled: completionHandler(.cancelAuthenticationChallenge, nil)
        default:
            completionHandler(.performDefaultHandling, nil)
            // Before 6.4 a task with which nothing else is done never ends, with or without a proxy.
            if scenario == .challengeWithoutAnswer { task.cancel() }
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        calls.add(#function)
        log.add("stream")
        completionHandler(InputStream(data: Data(repeating: 3, count: 50_000)))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        calls.add(#function)
        if totalBytesSent >= 50_000 && !isSent {
            isSent = true
            log.add("sent \(totalBytesSent)")
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        calls.add(#function)
        log.add("complete \(bytes) \((error as? URLError).map { "\($0.code.rawValue)" } ?? "without error")")
        session.finishTasksAndInvalidate()
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        calls.add(#function)
        log.add("invalid")
        done.fulfill()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        calls.add(#function)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        // Whether a client asks first if it may send a body is the client's affair.
        if status != 100 { log.add("response \(status) \(response.expectedContentLength)") }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        calls.add(#function)
        if bytes == 0 { log.add("data") }
        bytes += data.count
        if scenario == .cancelledWhileReceiving { dataTask.cancel() }
    }
}

extension Recorder: URLSessionDownloadDelegate {
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        calls.add(#function)
        if !isWritten { log.add("written") }
        isWritten = true
        bytes += Int(bytesWritten)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        calls.add(#function)
        log.add("file of \((try? Data(contentsOf: location))?.count ?? -1)")
    }
}

extension Recorder: URLSessionWebSocketDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {
        calls.add(#function)
        log.add("open \(`protocol` ?? "")")
        webSocketTask.receive { [log] result in
            if case .success(.string(let text)) = result { log.add("received \(text)") }
            webSocketTask.cancel(with: .normalClosure, reason: nil)
        }
        webSocketTask.send(.string("hello")) { _ in }
    }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {
        calls.add(#function)
        log.add("close \(closeCode.rawValue)")
    }
}

/// Leaves all to Foundation, but for the end.
private final class Quiet: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, URLSessionWebSocketDelegate,
    @unchecked Sendable
{
    let log = Log<String>()
    private let done: XCTestExpectation

    init(done: XCTestExpectation) { self.done = done }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        log.add(outcome(of: task, error))
        done.fulfill()
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

private func outcome(of task: URLSessionTask, _ error: (any Error)?) -> String {
    let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
    return "\(status) \(task.response?.url?.path ?? "") \((error as? URLError).map { "\($0.code.rawValue)" } ?? "")"
}

/// Has one credential for all. Foundation's own storage on Linux finds a credential only by the protection space object
/// with which it was stored.
private final class Credentials: URLCredentialStorage, @unchecked Sendable {
    override func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        ["user": URLCredential(user: "user", password: "secret", persistence: .forSession)]
    }
}

/// What a program does with a session.
private enum Scenario: String, CaseIterable {
    case data, missing, redirect, redirectThatIsRefused, challenge, challengeWithStoredCredential
    case challengeThatIsCancelled, challengeWithoutAnswer, chunked, upload, uploadOfAFile, streamedUpload, download
    case downloadThatIsRedirected, refused, cancelledWhileWaiting, cancelledWhileReceiving, socket

    private var path: String {
        switch self {
        case .missing: "missing"
        case .redirect, .redirectThatIsRefused, .downloadThatIsRedirected: "redirect"
        case .challenge, .challengeWithStoredCredential, .challengeThatIsCancelled, .challengeWithoutAnswer: "secret"
        case .chunked: "chunked"
        case .upload, .uploadOfAFile, .streamedUpload: "echo"
        case .cancelledWhileWaiting: "never"
        case .cancelledWhileReceiving: "slow"
        default: "data"
        }
    }

    var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCredentialStorage = self == .challengeWithStoredCredential ? Credentials() : nil
        return configuration
    }

    /// The task, before it is resumed.
    func task(_ session: URLSession, _ server: HTTPServer, file: URL) -> URLSessionTask {
        var request = URLRequest(url: server.address.appendingPathComponent(path))
        if path == "echo" { request.httpMethod = "POST" }
        switch self {
        case .upload: return session.uploadTask(with: request, from: Data(repeating: 1, count: 50_000))
        case .uploadOfAFile: return session.uploadTask(with: request, fromFile: file)
        case .streamedUpload: return session.uploadTask(withStreamedRequest: request)
        case .download, .downloadThatIsRedirected: return session.downloadTask(with: request)
        case .refused: return session.dataTask(with: URL(string: "http://127.0.0.1:9/")!)
        case .socket:
            var parts = URLComponents(url: server.address, resolvingAgainstBaseURL: false)!
            (parts.scheme, parts.path) = ("ws", "/socket")
            return session.webSocketTask(with: parts.url!)
        default: return session.dataTask(with: request)
        }
    }

    /// What the task does without being told anything by a delegate.
    static let endingByThemselves: [Scenario] = [
        .data, .missing, .redirect, .challengeWithStoredCredential, .chunked, .upload, .uploadOfAFile, .download,
        .downloadThatIsRedirected, .refused,
    ]
}

/// The same program with a delegate, with a proxy in front of it, and with observers of all methods: what the delegate
/// hears is the same.
final class URLSessionScenarioTests: XCTestCase {
    private enum Way: CaseIterable {
        case direct, proxied, observed
    }

    private static let guardTime = 60.0
    private var server: HTTPServer!
    private var file: URL!

    override func setUpWithError() throws {
        try super.setUpWithError()
        server = try HTTPServer()
        file = FileManager().temporaryDirectory.appendingPathComponent("switchboard-\(UUID().uuidString)")
        try Data(repeating: 2, count: 50_000).write(to: file)
    }

    override func tearDown() {
        try? FileManager().removeItem(at: file)
        server = nil
        super.tearDown()
    }

    /// Observes all methods that these kinds of sessions call, before and after.
    private func observe(
        _ proxy: ForwardingProxy<Kinds>, sent: Log<String>, invoked: Log<String>
    ) -> [SubscriptionToken] {
        func both<Element>(
            _ name: String, _ before: MessageStream<Element>, _ after: MessageStream<Element>
        ) -> [SubscriptionToken] {
            [
                before.subscribeOnAnyThread { _ in sent.add(name) },
                after.subscribeOnAnyThread { _ in invoked.add(name) },
            ]
        }
        let redirect =
            URLSessionTaskDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        let challenge = URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:)
        let stream = URLSessionTaskDelegate.urlSession(_:task:needNewBodyStream:)
        let sentBody =
            URLSessionTaskDelegate.urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)
        let complete = URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:)
        let invalid = URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:)
        let response = URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:)
        let data =
            URLSessionDataDelegate.urlSession(_:dataTask:didReceive:)
            as (any URLSessionDataDelegate) -> (URLSession, URLSessionDataTask, Data) -> Void
        let written = URLSessionDownloadDelegate
            .urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)
        let finished = URLSessionDownloadDelegate.urlSession(_:downloadTask:didFinishDownloadingTo:)
        let open = URLSessionWebSocketDelegate.urlSession(_:webSocketTask:didOpenWithProtocol:)
        let close = URLSessionWebSocketDelegate.urlSession(_:webSocketTask:didCloseWith:reason:)
        return [
            both(
                "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
                proxy.sentMessage(redirect), proxy.methodInvoked(redirect)),
            both(
                "urlSession(_:task:didReceive:completionHandler:)", proxy.sentMessage(challenge),
                proxy.methodInvoked(challenge)),
            both("urlSession(_:task:needNewBodyStream:)", proxy.sentMessage(stream), proxy.methodInvoked(stream)),
            both(
                "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
                proxy.sentMessage(sentBody), proxy.methodInvoked(sentBody)),
            both(
                "urlSession(_:task:didCompleteWithError:)", proxy.sentMessage(complete), proxy.methodInvoked(complete)),
            both("urlSession(_:didBecomeInvalidWithError:)", proxy.sentMessage(invalid), proxy.methodInvoked(invalid)),
            both(
                "urlSession(_:dataTask:didReceive:completionHandler:)", proxy.sentMessage(response),
                proxy.methodInvoked(response)),
            both("urlSession(_:dataTask:didReceive:)", proxy.sentMessage(data), proxy.methodInvoked(data)),
            both(
                "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
                proxy.sentMessage(written), proxy.methodInvoked(written)),
            both(
                "urlSession(_:downloadTask:didFinishDownloadingTo:)", proxy.sentMessage(finished),
                proxy.methodInvoked(finished)),
            both(
                "urlSession(_:webSocketTask:didOpenWithProtocol:)", proxy.sentMessage(open), proxy.methodInvoked(open)),
            both(
                "urlSession(_:webSocketTask:didCloseWith:reason:)", proxy.sentMessage(close),
                proxy.methodInvoked(close)),
        ].flatMap { $0 }
    }

    /// What the delegate was told, in one scenario.
    private func transcript(_ scenario: Scenario, _ way: Way) throws -> [String] {
        let done = expectation(description: "\(scenario) \(way): the session became invalid")
        let recorder = Recorder(scenario, done: done)
        let configuration = scenario.configuration
        let sent = Log<String>(), invoked = Log<String>()
        var subscriptions: [SubscriptionToken] = []
        let session: URLSession
        if way == .direct {
            session = URLSession(configuration: configuration, delegate: recorder, delegateQueue: nil)
        } else {
            let proxy: ForwardingProxy<Kinds>
            (session, proxy) = URLSession.proxied(
                Kinds.self, configuration: configuration, forwardingTo: recorder)
            if way == .observed { subscriptions = observe(proxy, sent: sent, invoked: invoked) }
        }
        let task = scenario.task(session, server, file: file)
        task.resume()
        if scenario == .cancelledWhileWaiting { task.cancel() }
        wait(for: [done], timeout: Self.guardTime)
        withExtendedLifetime(subscriptions) {}
        if way == .observed {
            XCTAssertEqual(sent.entries, recorder.calls.entries, scenario.rawValue)
            // Who waits for `done` goes on before the last call returns.
            let returned = recorder.calls.entries.dropLast()
            XCTAssertEqual(Array(invoked.entries.prefix(returned.count)), Array(returned), scenario.rawValue)
        }
        return recorder.log.entries
    }

    private func check(_ scenarios: Scenario..., expecting expected: [[String]]) throws {
        for (scenario, expected) in zip(scenarios, expected) {
            for way in Way.allCases {
                XCTAssertEqual(try transcript(scenario, way), expected, "\(scenario) \(way)")
            }
        }
    }

    func test_L5_data() throws {
        try check(
            .data, .missing, .chunked,
            expecting: [
                ["response 200 100000", "data", "complete 100000 without error", "invalid"],
                ["response 404 7", "data", "complete 7 without error", "invalid"],
                ["response 200 -1", "data", "complete 30 without error", "invalid"],
            ])
    }

    func test_L5_redirections() throws {
        try check(
            .redirect, .redirectThatIsRefused,
            expecting: [
                ["redirect 302 to /data", "response 200 100000", "data", "complete 100000 without error", "invalid"],
                ["redirect 302 to /data", "response 302 0", "complete 0 without error", "invalid"],
            ])
    }

    func test_L5_challenges() throws {
        let method = NSURLAuthenticationMethodHTTPBasic
        try check(
            .challenge, .challengeWithStoredCredential, .challengeThatIsCancelled,
            expecting: [
                [
                    "response 401 12", "data", "challenge switchboard  \(method)", "response 200 10",
                    "complete 22 without error", "invalid",
                ],
                [
                    "response 401 12", "data", "challenge switchboard user \(method)", "response 200 10",
                    "complete 22 without error", "invalid",
                ],
                ["response 401 12", "data", "challenge switchboard  \(method)", "complete 12 -999", "invalid"],
            ])
    }

    /// Foundation's default for a challenge without a credential is to go on with the response, or, in a Foundation
    /// that forgets to (before 6.4), to wait for ever: then somebody has to cancel the task.
    func test_L5_aChallengeThatIsHandledByDefault() throws {
        let direct = try transcript(.challengeWithoutAnswer, .direct)
        XCTAssertEqual(direct.prefix(2), ["response 401 12", "data"])
        XCTAssertEqual(try transcript(.challengeWithoutAnswer, .proxied), direct)
        XCTAssertEqual(try transcript(.challengeWithoutAnswer, .observed), direct)
    }

    func test_L5_uploads() throws {
        let sent = ["sent 50000", "response 200 50000", "data", "complete 50000 without error", "invalid"]
        try check(.upload, .uploadOfAFile, .streamedUpload, expecting: [sent, sent, ["stream"] + sent])
    }

    func test_L5_downloads() throws {
        let loaded = ["written", "file of 100000", "complete 100000 without error", "invalid"]
        try check(
            .download, .downloadThatIsRedirected, expecting: [loaded, ["redirect 302 to /data"] + loaded])
    }

    func test_L5_failures() throws {
        try check(
            .refused, .cancelledWhileWaiting, .cancelledWhileReceiving,
            expecting: [
                ["complete 0 -1004", "invalid"], ["complete 0 -999", "invalid"],
                ["response 200 100000", "data", "complete 10 -999", "invalid"],
            ])
    }

    /// Where the system's libcurl has no WebSockets, as in Debian 12, a task for one fails; `HTTPServer` has none, so
    /// elsewhere it is refused.
    func test_L5_aWebSocket() throws {
        let direct = try transcript(.socket, .direct)
        XCTAssertEqual(direct.last, "invalid")
        XCTAssertEqual(try transcript(.socket, .proxied), direct)
        XCTAssertEqual(try transcript(.socket, .observed), direct)
    }

    // MARK: Without a delegate

    /// How a task ends if its session's delegate leaves all to Foundation.
    private func ending(_ scenario: Scenario, isProxied: Bool) throws -> String {
        let done = expectation(description: "\(scenario): the task is complete")
        let quiet = Quiet(done: done)
        guard isProxied else {
            let session = URLSession(configuration: scenario.configuration, delegate: quiet, delegateQueue: nil)
            scenario.task(session, server, file: file).resume()
            wait(for: [done], timeout: Self.guardTime)
            session.invalidateAndCancel()
            return quiet.log.entries.joined(separator: ", ")
        }
        let log = Log<String>()
        let (session, proxy) = URLSession.proxied(Kinds.self, configuration: scenario.configuration)
        let subscription = proxy.methodInvoked(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:))
            .subscribeOnAnyThread { _, task, error in
                log.add(outcome(of: task, error))
                done.fulfill()
            }
        scenario.task(session, server, file: file).resume()
        wait(for: [done], timeout: Self.guardTime)
        session.invalidateAndCancel()
        withExtendedLifetime(subscription) {}
        return log.entries.joined(separator: ", ")
    }

    func test_B3_foundationsDefaultsWithoutADelegate() throws {
        var endings: [Scenario: String] = [:]
        for scenario in Scenario.endingByThemselves {
            let direct = try ending(scenario, isProxied: false)
            XCTAssertEqual(try ending(scenario, isProxied: true), direct, scenario.rawValue)
            endings[scenario] = direct
        }
        XCTAssertEqual(endings[.redirect], "200 /data ")
        XCTAssertEqual(endings[.challengeWithStoredCredential], "200 /secret ")
        XCTAssertEqual(endings[.refused], "0  -1004")
    }

    // MARK: Many at once

    /// Notes what it is told of each task; the order between tasks depends on time.
    private final class Gathering: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private var events: [Int: [String]] = [:]
        private let done: XCTestExpectation

        init(done: XCTestExpectation) { self.done = done }

        var all: [Int: [String]] { lock.withLock { events } }

        private func add(_ task: URLSessionTask, _ event: String) {
            lock.withLock {
                // However many pieces there are.
                if events[task.taskIdentifier]?.last != event { events[task.taskIdentifier, default: []].append(event) }
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            add(task, "redirect")
            completionHandler(request)
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            add(dataTask, "response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            add(dataTask, "data")
        }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            add(downloadTask, "file of \((try? Data(contentsOf: location))?.count ?? -1)")
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            add(task, "complete \((error as? URLError)?.code.rawValue ?? 0)")
            done.fulfill()
        }
    }

    func test_L5_hundredsOfTasksAtOnce() throws {
        let kinds: [Scenario] = [.data, .missing, .redirect, .upload, .download]
        let count = 400
        func run(isProxied: Bool) throws -> [Int: [String]] {
            let done = expectation(description: "\(count) tasks are complete")
            done.expectedFulfillmentCount = count
            let gathering = Gathering(done: done), log = Log<Int>()
            let session: URLSession
            var subscriptions: [SubscriptionToken] = []
            if isProxied {
                let proxy: ForwardingProxy<any URLSessionDataDelegate & URLSessionDownloadDelegate>
                (session, proxy) = URLSession.proxied(
                    (any URLSessionDataDelegate & URLSessionDownloadDelegate).self, configuration: .ephemeral,
                    forwardingTo: gathering)
                subscriptions = [
                    proxy.sentMessage(URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:))
                        .subscribeOnAnyThread { log.add($0.1.taskIdentifier) }
                ]
            } else {
                session = URLSession(configuration: .ephemeral, delegate: gathering, delegateQueue: nil)
            }
            for index in 0..<count { kinds[index % kinds.count].task(session, server, file: file).resume() }
            wait(for: [done], timeout: Self.guardTime)
            session.invalidateAndCancel()
            if isProxied { XCTAssertEqual(log.entries.sorted(), gathering.all.keys.sorted()) }
            withExtendedLifetime(subscriptions) {}
            return gathering.all
        }
        let direct = try run(isProxied: false)
        XCTAssertEqual(direct.count, count)
        XCTAssertEqual(try run(isProxied: true), direct)
    }
}
