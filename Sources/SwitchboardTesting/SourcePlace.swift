#if Testing
    import Foundation
    import Testing
    import XCTest

    /// Where a test says something.
    struct SourcePlace: Sendable {
        let fileID: StaticString, filePath: StaticString, line: UInt, column: UInt

        init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
            self.fileID = fileID
            self.filePath = filePath
            self.line = line
            self.column = column
        }

        /// Has the test fail here, in XCTest or in Swift Testing.
        ///
        /// - Parameter calls: The calls that the text lists. If they're too many for it, Swift Testing gets all of them
        ///   as an attachment.
        func fail(_ text: String, listing calls: @autoclosure () -> [RecordedCall] = []) {
            guard Self.isSwiftTesting || Test.current != nil else { return XCTFail(text, file: filePath, line: line) }
            let location = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            let calls = calls()
            if calls.count > Printing.listed {
                let lines = calls.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
                Attachment.record(lines.joined(separator: "\n"), named: "calls.txt", sourceLocation: location)
            }
            Issue.record(Comment(rawValue: text), sourceLocation: location)
        }

        /// Whether the process runs the tests of Swift Testing, also where no test is current: on a thread that a test
        /// started. `swift test` says so to the process; outside of a test, XCTest drops failures without a word.
        private static let isSwiftTesting: Bool = {
            let arguments = ProcessInfo.processInfo.arguments
            return zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
        }()

        var text: String { "\(fileID):\(line)" }
    }
#endif
