import TestSupport
import XCTest

/// DESIGN 4.1: where the optimizer may call an internal protocol's only conforming class past the proxy, the proxy is
/// refused when it is made. Each program is built as these tests are: in debug everything is supported, in release only
/// what is public. scripts/test/copies.sh has the same for protocols of a shared library.
final class GuardTests: XCTestCase {
    #if DEBUG
        private let internals = "answered 2"
    #else
        private let internals = "refused: not public"
    #endif

    /// With testable imports internal symbols are public, and the optimizer knows it.
    private let hint = "built for users? `swift test -c release --disable-testable-imports`"

    func test_protocolsOfAProgramAndOfAModuleInIt() throws {
        let lines = try run(product("guard-program"))
        XCTAssertEqual(
            lines,
            [
                "program public: answered 2", "program package: answered 2",
                "program usable from inline: answered 2", "program internal: \(internals)",
                "program private: \(internals)", "program inheriting: answered 5", "library public: answered 2",
                "library internal: \(internals)",
            ], hint)
    }

    /// Without symbols nobody can tell: refused in release, with a reason of its own.
    func test_strippedProgram() throws {
        try XCTSkipIf(isEmulated, "strip is for another processor than the programs")
        let strip = ["/usr/bin/strip", "/usr/bin/llvm-strip"].first(where: FileManager.default.isExecutableFile)
        guard let strip else { throw XCTSkip("there is no strip on this machine") }
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("guard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        _ = try run(URL(fileURLWithPath: strip), ["-o", copy.path, product("guard-program").path])
        let lines = try run(copy)
        #if DEBUG
            XCTAssertEqual(lines.first, "program public: answered 2")
        #else
            XCTAssertEqual(lines.first, "program public: refused: visibility unknown")
        #endif
    }
}

extension XCTestCase {
    /// A program or library that was built together with these tests.
    func product(_ name: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// The lines that a program prints. It must end well.
    func run(_ program: URL, _ arguments: [String] = []) throws -> [String] {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(program.lastPathComponent)")
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
