import Switchboard

/// The names of requirements in a file, each of them different.
struct RequirementKeys: Sendable {
    private let names: [String]
    private let slots: [String: Int]

    init(_ requirements: CallableRequirements) {
        var names = requirements.slots.map { Self.name(of: requirements[$0]) }
        // Overloads have one name; their numbers differ.
        let simple = names
        for slot in requirements.slots where simple.count(where: { $0 == simple[slot] }) > 1 {
            names[slot] += " #\(requirements[slot].number)"
        }
        // Requirements of several protocols may have one name and one number.
        let numbered = names
        for slot in requirements.slots where numbered.count(where: { $0 == numbered[slot] }) > 1 {
            names[slot] = "\(requirements[slot].protocolName).\(names[slot])"
        }
        self.names = names
        slots = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The name of the requirement at a slot.
    subscript(slot: Int) -> String { names[slot] }

    func slot(named name: String) -> Int? { slots[name] }

    /// The names that a file may have, in the order of the alphabet.
    func known(where isKnown: (Int) -> Bool) -> [String] {
        Self.sorted(names.enumerated().filter { isKnown($0.offset) }.map(\.element))
    }

    static func sorted(_ names: [String]) -> [String] { Set(names).sorted() }

    private static func name(of requirement: Requirement) -> String {
        guard let name = requirement.selector?.name, !name.isEmpty else {
            return "requirement \(requirement.number) (\(requirement.kind.rawValue))"
        }
        switch requirement.kind {
        case .method: return name
        case .getter: return "\(name) (get)"
        case .setter: return "\(name) (set)"
        default: return "\(name) (\(requirement.kind.rawValue))"
        }
    }
}
