import CHeapFixtures
import Foundation
import LoweringProtocols
import Switchboard

@_silgen_name("swift_retainCount") private func retainCount(_ object: UnsafeRawPointer) -> Int

/// What was tried and what was found. Each protocol is tried in a process of its own, so that others are tried after a
/// crash.
enum Report {
    struct Counts {
        var methods = 0, calls = 0, refusals = 0, problems = 0

        mutating func add(_ other: Counts) {
            methods += other.methods
            calls += other.calls
            refusals += other.refusals
            problems += other.problems
        }
    }

    /// The method that is under test.
    nonisolated(unsafe) static var method = ""
    nonisolated(unsafe) private static var phase = ""
    /// Shared with the children, of which each counts in a place of its own.
    nonisolated(unsafe) private static let shared: UnsafeMutablePointer<Counts> = {
        let size = MemoryLayout<Counts>.stride * places
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)!
        let counts = memory.bindMemory(to: Counts.self, capacity: places)
        counts.initialize(repeating: Counts(), count: places)
        return counts
    }()
    private static let places = 4096
    /// The place of this process.
    nonisolated(unsafe) private static var counts = shared
    nonisolated(unsafe) private static var childCount = 0, running = 0

    /// Where a signal's handler finds what is being done: it may neither allocate nor lock.
    nonisolated(unsafe) private static let note = UnsafeMutablePointer<CChar>.allocate(capacity: 4096)
    nonisolated(unsafe) private static var noteLength = 0

    /// Tries a protocol, in a child. Where the program's argument is a protocol's name: that one, in this process, for
    /// a debugger.
    static func run(_ name: String, _ body: () -> Void) {
        guard CommandLine.arguments.count < 2 else {
            if CommandLine.arguments[1] == name { body() }
            return
        }
        fflush(nil)
        while running >= processors { waitForChild() }
        childCount += 1
        precondition(childCount < places, "more protocols than places for counts")
        let place = shared + childCount
        let child = fork()
        guard child == 0 else {
            running += 1
            return
        }
        counts = place
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGALRM] {
            Foundation.signal(signal) { signal in
                write(1, Report.note, Report.noteLength)
                Foundation.signal(signal, SIG_DFL)
                raise(signal)
            }
        }
        body()
        fflush(nil)
        _exit(0)
    }

    /// One child for each processor runs beside others.
    private static let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    /// Waits for a child.
    private static func waitForChild() {
        var status: Int32 = 0
        guard waitpid(-1, &status, 0) > 0 else { return running = 0 }
        running -= 1
        if status != 0 { counts.pointee.problems += 1 }
    }

    static func begin(method: String) {
        self.method = method
        counts.pointee.methods += 1
    }

    static func begin(_ phase: String) {
        self.phase = phase
        let text = "PROBLEM: it crashed or hung: \(method): \(phase)\n"
        noteLength = text.withCString { source in
            let length = min(strlen(source), 4095)
            memcpy(note, source, length)
            return length
        }
        alarm(60)
    }

    static func problem(_ text: String) {
        counts.pointee.problems += 1
        print("PROBLEM: \(method): \(phase): \(text)")
    }

    static func refused(_ refusal: ObservationError, expected: Bool) {
        guard case .argument(let type, let why) = refusal.reason, !why.isEmpty, !type.isEmpty else {
            return problem("expected the refusal of an argument, found \(refusal)")
        }
        if !expected { return problem("expected it to be served, found \(refusal)") }
        counts.pointee.refusals += 1
    }

    /// Expects that no proxy stands in for a protocol, because of its second requirement.
    static func refused<Delegate>(_ name: String, _: Delegate.Type) {
        begin(method: name)
        begin("making a proxy")
        do {
            _ = try DelegateProxy<Host<Delegate>, Delegate>.proxyOrThrow(for: Host<Delegate>())
            problem("expected a refusal, found a proxy")
        } catch {
            guard case .requiresSelf(let requirement) = error.reason, requirement.index == 1 else {
                return problem("expected the refusal of requirement 1, found \(error)")
            }
            counts.pointee.refusals += 1
        }
    }

    // MARK: Memory

    private static var memory: Int {
        var bytes = 0
        return heap_allocated_bytes(&bytes) ? bytes : 0
    }

    private static var references: [Int] {
        [fixed.node, fixed.leaf].map { retainCount(Unmanaged.passUnretained($0).toOpaque()) } + [Counted.alive]
    }

    /// Makes a call some times, and notices what it leaves behind.
    static func balanced(_ call: () -> Void) {
        counts.pointee.calls += 12
        events.isMuted = true
        defer { events.isMuted = false }
        call()
        var found = ""
        // What the first calls leave in tables that grow is not left by each.
        for _ in 0..<4 {
            let (bytes, counts) = (memory, references)
            for _ in 0..<10 { call() }
            let (bytesAfter, countsAfter) = (memory, references)
            if counts != countsAfter {
                found = "changed the references to two objects and how many of a class live: \(counts), \(countsAfter)"
            } else if bytesAfter - bytes >= 160 {
                found = "left \(bytesAfter - bytes) bytes of memory behind"
            } else {
                return
            }
        }
        problem("10 calls \(found)")
    }

    static func end() -> Never {
        while running > 0 { waitForChild() }
        var found = Counts()
        for place in 0..<places { found.add(shared[place]) }
        print("\(found.methods) methods, \(found.calls) calls, \(found.refusals) refusals, \(found.problems) problems")
        exit(found.problems == 0 ? 0 : 1)
    }
}
