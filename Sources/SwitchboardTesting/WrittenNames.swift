#if Testing
    import Foundation
    import Switchboard

    /// The names of methods that no symbol has, as the tests' source writes them where it references the methods. They
    /// are kept for the process, as the methods' types are.
    enum WrittenNames {
        private final class Contents: @unchecked Sendable {
            let lock = NSLock()
            var names: [SlotRequirements: [Int: MessageSelector]] = [:]
            /// The lines that have been read.
            var lines: Set<String> = []
        }

        private static let contents = Contents()

        /// A requirement, with its name if anything tells it.
        static func requirement(_ requirements: SlotRequirements, _ slot: Int) -> Requirement {
            let known = requirements[slot]
            guard known.selector == nil else { return known }
            return known.named(contents.lock.withLock { contents.names[requirements]?[slot] })
        }

        /// Reads the name where a reference is, if nothing tells it yet.
        static func lookUp(_ requirements: SlotRequirements, _ slot: Int, _ filePath: StaticString, _ line: UInt) {
            let known = requirement(requirements, slot)
            guard known.selector == nil,
                contents.lock.withLock({ contents.lines.insert("\(filePath):\(line) \(slot)").inserted }),
                let name = SourceText.name(filePath, line)
            else { return }
            contents.lock.withLock { contents.names[requirements, default: [:]][slot] = MessageSelector(name) }
        }
    }
#endif
