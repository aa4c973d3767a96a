#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether threads call one proxy or each its own.
enum Sharing: String, CaseIterable {
    case own, shared
}

/// What several threads do together: each its part of what is to be done.
private final class Crew: @unchecked Sendable {
    private let bodies: [Body]

    /// - Parameter bodies: What each thread does. They share nothing that is not safe to share.
    init(_ bodies: [Body]) { self.bodies = bodies }

    /// With threads that are made for it, which takes some tens of microseconds.
    func run(_ calls: Int) {
        guard bodies.count > 1 else { return bodies[0](calls) }
        let part = max(1, calls / bodies.count)
        let threads = bodies.map { body in Worker { body(part) } }
        for thread in threads { thread.join() }
    }
}

/// A thread of its own.
private final class Worker: @unchecked Sendable {
    private let work: () -> Void
    private var thread = pthread_t()

    init(_ work: @escaping () -> Void) {
        self.work = work
        let context = Unmanaged.passRetained(self).toOpaque()
        let failure = pthread_create(
            &thread, nil,
            { context in
                #if canImport(Darwin)
                    let context = Optional(context)
                #endif
                Unmanaged<Worker>.fromOpaque(context!).takeRetainedValue().work()
                return nil
            }, context)
        guard failure == 0 else { fatalError("dispatch-benchmark: expected a thread, found error \(failure)") }
    }

    func join() { pthread_join(thread, nil) }
}

private func makeCase(_ setup: Setup, _ sharing: Sharing, threads: Int) -> Case {
    let signature = Signature.number
    let common = Pair(setup)
    let pairs = (0..<threads).map { _ in sharing == .own ? Pair(setup) : common }
    let subjects = pairs.map { $0.makeCase(setup, signature) }
    let name = "scale.\(sharing).\(threads).\(setup.name)"
    let (crew, reference) = (Crew(subjects.map(\.subject)), Crew(subjects.map { $0.reference!.body }))
    return Case(
        name: name, signature: signature.rawValue, observers: setup.stagesAlone, subject: crew.run,
        reference: ("scale.\(sharing).\(threads).\(setup.reference)", reference.run), threads: threads,
        part: subjects[0].subject)
}

/// The same calls by 1, 4 and 16 threads. The time of one call is that of all, by the calls of all threads.
func scaleCases() -> [() -> [Case]] {
    var setups = [
        Setup(), Setup(isWeaklyReferred: true), Setup(isRetained: true), Setup(observers: 1),
        Setup(observers: 1, isRetained: true), Setup(observers: 10),
        Setup(observers: 1, face: .any),
    ]
    #if Macros
        setups.append(Setup(isGenerated: true, isRetained: true))
    #endif
    return Sharing.allCases.flatMap { sharing in
        setups.map { setup in { [1, 4, 16].map { makeCase(setup, sharing, threads: $0) } } }
    }
}

/// The processors that threads of this process may run on.
var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
