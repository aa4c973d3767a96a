import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The delegate: it writes bodies to files or drops them, follows redirects, answers challenges, and finds out why a
/// request failed. It prints nothing.
///
/// It is locked because observers ask it how a request ended from closures that may run on any thread.
final class Downloader: NSObject, URLSessionDataDelegate, RequestDelegate, Sendable {
    /// What it does.
    struct Rules: Sendable {
        /// Where the body of each request goes; empty if bodies are dropped.
        var paths: [String] = []
        var credential: (user: String, password: String)?
        /// How many redirects of a request are followed; the next one fails. Nil if none is followed, and none fails.
        var redirects: Int?
        /// How many seconds a request waits for a byte.
        var timeout: Int
    }

    /// How a request ended.
    struct Outcome: Sendable {
        /// Nil where it succeeded.
        let failure: Failure?
        /// The file with the body, if one was written.
        let path: String?
    }

    private static let remedyForOtherMethods = "get it with another program: httptap answers Basic challenges only"

    private struct Transfer {
        var status = 0
        /// What an answer wants to know.
        var challenge: String?
        var redirects = 0
        /// Where it was led last.
        var url: URL?
        /// Why the host could not be looked up.
        var problem: String?
        var file: PartFile?
        /// Why it was given up.
        var failure: Failure?
        var outcome: Outcome?
    }

    private let rules: Rules
    private let ended: @Sendable () -> Void
    /// By the requests' numbers.
    private let transfers = Mutex<[Int: Transfer]>([:])

    /// - Parameter ended: Called for each request, when it is through.
    init(rules: Rules, ended: @escaping @Sendable () -> Void) {
        self.rules = rules
        self.ended = ended
    }

    /// How the request with that number ended; nil while it has not.
    func outcome(of number: Int) -> Outcome? {
        transfers.withLock { $0[number]?.outcome }
    }

    private func change<Value>(_ task: URLSessionTask, _ body: (inout Transfer) -> Value) -> Value {
        transfers.withLock { body(&$0[task.number, default: Transfer()]) }
    }

    // MARK: Before the request

    func client(willStart task: URLSessionTask) {
        change(task) { $0.url = task.originalRequest?.url }
    }

    func client(didResolve host: String, to addresses: [String], problem: String?, for task: URLSessionTask) {
        change(task) { $0.problem = problem }
    }

    // MARK: On its way

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let limit = rules.redirects else { return completionHandler(nil) }
        let next: URLRequest? = change(task) { transfer in
            transfer.redirects += 1
            guard transfer.redirects <= limit else {
                transfer.failure = .tooManyRedirects(limit)
                return nil
            }
            guard let url = request.url, Address.schemes.contains(url.scheme?.lowercased() ?? "") else {
                transfer.failure = .redirect(to: request.url)
                return nil
            }
            transfer.url = url
            return withoutSecrets(request, from: task.originalRequest?.url)
        }
        completionHandler(next)
    }

    /// What the user sends to one server is not for another one.
    private func withoutSecrets(_ request: URLRequest, from url: URL?) -> URLRequest {
        guard let origin = url, request.url.map({ Address.isSameServer($0, origin) }) != true else { return request }
        var request = request
        for name in ["Authorization", "Cookie", "Proxy-Authorization"] {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let space = challenge.protectionSpace
        let url = change(task) { $0.url }
        let place = "\(space.host):\(space.port)"
        func refuse(_ found: String, _ remedy: String) {
            change(task) { transfer in
                transfer.failure = Failure(
                    .credentials, expected: "to be let in at \(place)", found: found, remedy: remedy)
            }
            // After `performDefaultHandling`, a task of Foundation 6.3.1 on Linux never ends.
            completionHandler(.cancelAuthenticationChallenge, nil)
        }
        guard space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic else {
            // Foundation on Linux would end the program at a credential for another method.
            return refuse("a challenge that is not Basic", Self.remedyForOtherMethods)
        }
        guard let credential = rules.credential else {
            return refuse("a Basic challenge", "pass --user name:password")
        }
        guard let url, let origin = task.originalRequest?.url, Address.isSameServer(url, origin) else {
            return refuse("a challenge of another server than the URL's", "request the URL that the redirect leads to")
        }
        guard challenge.previousFailureCount == 0 else {
            return refuse("that the server refuses \(credential.user) with this password", "check --user")
        }
        // Foundation begins again with the first URL.
        change(task) { $0.redirects = 0 }
        completionHandler(
            .useCredential,
            URLCredential(user: credential.user, password: credential.password, persistence: .none))
    }

    // MARK: The answer

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let isGivenUp = change(dataTask) { transfer in
            transfer.status = (response as? HTTPURLResponse)?.statusCode ?? 0
            transfer.challenge = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "WWW-Authenticate")
            transfer.url = response.url ?? transfer.url
            guard (200..<300).contains(transfer.status), !rules.paths.isEmpty else { return false }
            return attempt(&transfer) { transfer throws(Failure) in
                transfer.file?.abandon()
                transfer.file = nil
                transfer.file = try PartFile(path: rules.paths[dataTask.number - 1])
            }
        }
        completionHandler(.allow)
        // Foundation on Linux does not care for the disposition.
        if isGivenUp { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isGivenUp = change(dataTask) { transfer in
            attempt(&transfer) { transfer throws(Failure) in try transfer.file?.write(data) }
        }
        if isGivenUp { dataTask.cancel() }
    }

    /// - Returns: Whether it failed, and the request is to be given up.
    private func attempt(_ transfer: inout Transfer, _ body: (inout Transfer) throws(Failure) -> Void) -> Bool {
        do {
            try body(&transfer)
            return false
        } catch {
            transfer.file?.abandon()
            transfer.file = nil
            transfer.failure = error
            return true
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        change(task) { transfer in
            let path = transfer.file?.path
            var failure = transfer.failure
            if failure == nil, let error, let url = transfer.url {
                failure = Failure(error, of: url, problem: transfer.problem, timeout: rules.timeout)
            }
            if failure == nil, transfer.status == 0 { failure = self.failure(ofUntold: task.response) }
            // Foundation on Linux tells no challenges but Basic ones.
            if failure == nil, transfer.status == 401, let challenge = transfer.challenge {
                failure = Failure(
                    .credentials, expected: "a Basic challenge, or none", found: challenge,
                    remedy: Self.remedyForOtherMethods)
            }
            if failure == nil, transfer.status >= 400 { failure = .status(transfer.status) }
            if let file = transfer.file {
                if failure == nil {
                    do throws(Failure) { try file.complete() } catch { failure = error }
                } else {
                    file.abandon()
                }
            }
            transfer.file = nil
            transfer.outcome = Outcome(failure: failure, path: failure == nil ? path : nil)
        }
        ended()
    }

    /// Foundation on Linux ends a request without telling the answer if that is a redirect that it cannot follow.
    private func failure(ofUntold response: URLResponse?) -> Failure? {
        guard let response = response as? HTTPURLResponse else { return .noAnswer }
        // The user sent a header that asks whether something is new.
        if response.statusCode == 304 { return nil }
        return .unreadableRedirect(response.value(forHTTPHeaderField: "Location"))
    }
}
