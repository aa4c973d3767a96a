import Foundation
import XCTest

/// A built program, run as a child process.
public struct TapProgram: Sendable {
    /// What it left.
    public struct Result {
        public let status: Int32
        public let reason: Process.TerminationReason
        public let output: String
        public let errors: String

        public var lines: [String] { output.split(separator: "\n").map(String.init) }
        public var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

        /// The objects of output that is a JSON object on each line.
        public func objects() throws -> [[String: Any]] {
            try lines.map { line in
                try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], line)
            }
        }
    }

    public let name: String

    /// - Parameter name: That of the executable.
    public init(_ name: String) {
        self.name = name
    }

    /// Beside the tests, where the same build put it.
    public var executable: URL {
        #if os(macOS)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
            return tests.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
        #else
            return Bundle.main.bundleURL.appendingPathComponent(name)
        #endif
    }

    /// A process that is not run yet, with nothing to read.
    public func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Terminates the process if it is still there after two minutes, so that a test fails and does not wait for ever.
    public func guarding<Value>(_ process: Process, _ body: () throws -> Value) rethrows -> Value {
        let watchdog = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watchdog)
        defer { watchdog.cancel() }
        return try body()
    }

    /// Runs it to its end. Output goes to files, which cannot fill up as pipes do.
    public func run(
        _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let process = process(arguments, environment: environment)
        let (output, errors) = (directory.appendingPathComponent("out"), directory.appendingPathComponent("err"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        if let input {
            let file = directory.appendingPathComponent("in")
            try input.write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        try process.run()
        guarding(process) { process.waitUntilExit() }
        return Result(
            status: process.terminationStatus, reason: process.terminationReason,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Runs it with terminals for standard output and standard error.
    public func runOnTerminals(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (output: String, errors: String) {
        let process = process(arguments, environment: environment)
        let (output, errors) = (try Terminal(), try Terminal())
        process.standardOutput = output.device
        process.standardError = errors.device
        try process.run()
        output.closeDevice()
        errors.closeDevice()
        return guarding(process) {
            let result = (output.readToEnd(), errors.readToEnd())
            process.waitUntilExit()
            return result
        }
    }
}
