import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Says which redirections it heard of, and what else a task tells a delegate of its own.
private final class TaskDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let log: Log<String>
    private let name: String

    init(_ name: String, _ log: Log<String>) {
        (self.name, self.log) = (name, log)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        log.add("\(name): redirect to \(request.url?.path ?? "")")
        completionHandler(request)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        log.add("\(name): challenge")
        completionHandler(.useCredential, URLCredential(user: "user", password: "secret", persistence: .none))
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if status != 100 { log.add("\(name): response \(status)") }
        completionHandler(.allow)
    }
}

/// Leaves all to the session's delegate.
private final class Indifferent: NSObject, URLSessionTaskDelegate {}

/// A task's delegate is its own, or its session's.
final class URLSessionTaskTests: XCTestCase {
    private static let guardTime = 60.0
    private var server: HTTPServer!

    override func setUpWithError() throws {
        try super.setUpWithError()
        server = try HTTPServer()
    }

    override func tearDown() {
        server = nil
        super.tearDown()
    }

    private static let redirect =
        URLSessionTaskDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
    private static let challenge = URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:)

    /// Runs a task, and gives what its session's delegate and its own heard, and how it ended. `prepare` gets the task
    /// before it is resumed.
    private func transcript(
        _ path: String, sessionDelegate: (any URLSessionDelegate)?, log: Log<String>,
        _ prepare: (URLSessionTask) -> Void
    ) -> [String] {
        let session = URLSession(configuration: .ephemeral, delegate: sessionDelegate, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let ended = expectation(description: "\(path): the task is complete")
        let task = session.dataTask(with: server.address.appendingPathComponent(path)) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            log.add("ended \(status) \(data?.count ?? 0) \(error.map { "\($0)" } ?? "without error")")
            ended.fulfill()
        }
        prepare(task)
        task.resume()
        wait(for: [ended], timeout: Self.guardTime)
        return log.take()
    }

    private func observe(
        _ proxy: ForwardingProxy<any URLSessionTaskDelegate>, _ log: Log<String>
    ) -> [SubscriptionToken] {
        [
            proxy.sentMessage(Self.redirect).subscribeOnAnyThread { _ in log.add("observed: redirect") },
            proxy.sentMessage(Self.challenge).subscribeOnAnyThread { _ in log.add("observed: challenge") },
        ]
    }

    /// What a task and its session tell, directly and through a proxy for the task; unobserved, and observed.
    private func check(
        _ path: String, session: Bool, task: Bool, expecting expected: [String], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let log = Log<String>()
        let sessionDelegate = session ? TaskDelegate("session", log) : nil, own = task ? TaskDelegate("task", log) : nil
        let direct = transcript(path, sessionDelegate: sessionDelegate, log: log) { $0.delegate = own }
        XCTAssertEqual(direct, expected, file: file, line: line)

        let unobserved = transcript(path, sessionDelegate: sessionDelegate, log: log) { task in
            task.delegate = own
            let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
            XCTAssertTrue(task.delegate === proxy)
        }
        XCTAssertEqual(unobserved, direct, file: file, line: line)

        var subscriptions: [SubscriptionToken] = []
        let observed = transcript(path, sessionDelegate: sessionDelegate, log: log) { task in
            task.delegate = own
            let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
            subscriptions = observe(proxy, log)
        }
        XCTAssertEqual(observed.filter { !$0.hasPrefix("observed") }, direct, file: file, line: line)
        XCTAssertEqual(
            observed.first, "observed: \(path == "secret" ? "challenge" : "redirect")", file: file, line: line)
        withExtendedLifetime(subscriptions) {}
    }

    func test_L5_aTasksOwnDelegate() {
        let redirected = ["task: redirect to /data", "ended 200 100000 without error"]
        check("redirect", session: false, task: true, expecting: redirected)
        check("redirect", session: true, task: true, expecting: redirected)
        check("secret", session: true, task: true, expecting: ["task: challenge", "ended 200 10 without error"])
    }

    /// A task without a delegate gives its session's, which its proxy then forwards to.
    func test_L5_aTaskWithItsSessionsDelegate() {
        check(
            "redirect", session: true, task: false,
            expecting: ["session: redirect to /data", "ended 200 100000 without error"])
        check("secret", session: true, task: false, expecting: ["session: challenge", "ended 200 10 without error"])
    }

    func test_B3_aTaskWithoutAnyDelegate() {
        check("redirect", session: false, task: false, expecting: ["ended 200 100000 without error"])
    }

    /// The proxies of a task and of its session stand behind one another.
    func test_L5_proxiesOfATaskAndItsSession() throws {
        let log = Log<String>()
        let ofSession = ForwardingProxy<any URLSessionTaskDelegate>(forwardingTo: TaskDelegate("session", log))
        let subscription = ofSession.sentMessage(Self.challenge).subscribeOnAnyThread { _ in
            log.add("session's observer")
        }
        var subscriptions: [SubscriptionToken] = []
        let heard = transcript("secret", sessionDelegate: ofSession.object, log: log) { task in
            subscriptions = observe(DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task), log)
        }
        XCTAssertEqual(
            heard, ["observed: challenge", "session's observer", "session: challenge", "ended 200 10 without error"])
        withExtendedLifetime((subscription, subscriptions)) {}
    }

    /// A task's delegate that leaves a method out has the session's asked, and so has a proxy with nobody behind it.
    func test_B3_aTasksProxyWithoutATargetLeavesCallsToTheSession() {
        let log = Log<String>(), ofSession = TaskDelegate("session", log)
        let direct = transcript("secret", sessionDelegate: ofSession, log: log) { $0.delegate = Indifferent() }
        XCTAssertEqual(direct, ["session: challenge", "ended 200 10 without error"])
        let proxied = transcript("secret", sessionDelegate: ofSession, log: log) {
            $0.delegate = ForwardingProxy<any URLSessionTaskDelegate>().object
        }
        XCTAssertEqual(proxied, direct)
    }

    /// Where the session's delegate is such a proxy, too, it is asked once.
    func test_B3_proxiesOfATaskAndItsSessionWithoutTargets() {
        let log = Log<String>()
        let ofSession = ForwardingProxy<any URLSessionTaskDelegate>(),
            ofTask = ForwardingProxy<any URLSessionTaskDelegate>()
        let subscriptions = [
            ofSession.sentMessage(Self.redirect).subscribeOnAnyThread { _ in log.add("session's observer") },
            ofTask.sentMessage(Self.redirect).subscribeOnAnyThread { _ in log.add("task's observer") },
        ]
        let heard = transcript("redirect", sessionDelegate: ofSession.object, log: log) { $0.delegate = ofTask.object }
        XCTAssertEqual(heard, ["task's observer", "session's observer", "ended 200 100000 without error"])
        withExtendedLifetime(subscriptions) {}
    }

    /// A real delegate that leaves a method out finds out whether it is the task's delegate by comparing itself with
    /// it. Behind a proxy it is not, and Foundation's default happens.
    func test_L5_otherwise_behindAProxyAMethodThatTheDelegateLacksDoesNotGoToTheSession() {
        let log = Log<String>(), ofSession = TaskDelegate("session", log)
        let direct = transcript("redirect", sessionDelegate: ofSession, log: log) { $0.delegate = Indifferent() }
        XCTAssertEqual(direct, ["session: redirect to /data", "ended 200 100000 without error"])
        let proxied = transcript("redirect", sessionDelegate: ofSession, log: log) { task in
            task.delegate = Indifferent()
            _ = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
        }
        XCTAssertEqual(proxied, ["ended 200 100000 without error"])
    }

    // MARK: async

    private enum Call: String, CaseIterable {
        case data, dataOfRequest, upload, uploadOfAFile, download, missing, refused
    }

    /// What the delegate of one asynchronous call heard, and what the call returned or threw.
    private func transcript(
        _ call: Call, _ log: Log<String>, _ delegate: (any URLSessionTaskDelegate)?, file: URL
    ) async -> [String] {
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        var request = URLRequest(url: server.address.appendingPathComponent(call == .missing ? "missing" : "data"))
        var post = URLRequest(url: server.address.appendingPathComponent("echo"))
        post.httpMethod = "POST"
        if call == .refused { request.url = URL(string: "http://127.0.0.1:9/") }
        let (answer, posted) = (request, post)
        let result: String
        do {
            let (count, response): (Int, URLResponse)
            switch call {
            case .data:
                let (data, got) = try await session.data(from: answer.url!, delegate: delegate)
                (count, response) = (data.count, got)
            case .dataOfRequest, .missing, .refused:
                let (data, got) = try await session.data(for: answer, delegate: delegate)
                (count, response) = (data.count, got)
            case .upload:
                let (data, got) = try await session.upload(
                    for: posted, from: Data(repeating: 1, count: 500), delegate: delegate)
                (count, response) = (data.count, got)
            case .uploadOfAFile:
                let (data, got) = try await session.upload(for: posted, fromFile: file, delegate: delegate)
                (count, response) = (data.count, got)
            case .download:
                let (location, got) = try await session.download(for: answer, delegate: delegate)
                (count, response) = ((try? Data(contentsOf: location))?.count ?? -1, got)
            }
            result = "returned \(count) \((response as? HTTPURLResponse)?.statusCode ?? 0)"
        } catch {
            result = "threw \((error as? URLError)?.code.rawValue ?? 0)"
        }
        // The call may return before the delegate hears of the response, which is in this queue then.
        await withCheckedContinuation { continuation in session.delegateQueue.addOperation { continuation.resume() } }
        return log.take() + [result]
    }

    func test_L5_asynchronousCalls() async throws {
        let file = FileManager().temporaryDirectory.appendingPathComponent("switchboard-\(UUID().uuidString)")
        try Data(repeating: 2, count: 300).write(to: file)
        defer { try? FileManager().removeItem(at: file) }
        for call in Call.allCases {
            let log = Log<String>(), delegate = TaskDelegate("own", log)
            let direct = await transcript(call, log, delegate, file: file)
            switch call {
            case .data: XCTAssertEqual(direct, ["own: response 200", "returned 100000 200"])
            case .refused: XCTAssertEqual(direct, ["threw -1004"])
            default: XCTAssertTrue(direct.last?.hasPrefix("returned") == true, "\(call): \(direct)")
            }
            let proxy = ForwardingProxy<any URLSessionDataDelegate>(forwardingTo: delegate)
            let proxied = await transcript(call, log, proxy.object, file: file)
            XCTAssertEqual(proxied, direct, call.rawValue)

            let response = URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:)
            let heard = Log<Int>()
            let subscription = proxy.sentMessage(response).subscribeOnAnyThread { heard.add($0.1.taskIdentifier) }
            let observed = await transcript(call, log, proxy.object, file: file)
            XCTAssertEqual(observed, direct, call.rawValue)
            XCTAssertEqual(heard.entries.count, direct.filter { $0.hasPrefix("own: response") }.count, call.rawValue)

            let alone = await transcript(call, log, ForwardingProxy<any URLSessionDataDelegate>().object, file: file)
            XCTAssertEqual(alone, direct.filter { !$0.hasPrefix("own") }, call.rawValue)
            withExtendedLifetime(subscription) {}
        }
    }
}
