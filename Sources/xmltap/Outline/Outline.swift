/// The structure of a document: its elements by path, and counts of everything in it.
struct Outline: Equatable, Sendable {
    /// All elements with the same path.
    struct Node: Equatable, Sendable {
        let name: String
        let depth: Int
        var count = 0
        /// Indices of the children, by name.
        fileprivate(set) var children: [String: Int] = [:]
        /// The same indices, in order of appearance.
        fileprivate(set) var order: [Int] = []
    }

    struct Counts: Equatable, Encodable, Sendable {
        var elements = 0
        var attributes = 0
        var characters = 0
        var cdataSections = 0
        var bytesInCDATA = 0
        var comments = 0
        var processingInstructions = 0
        var declarations = 0
        var namespacesDeclared = 0
        var levels = 0

        /// All counts with their names.
        var named: [(name: String, count: Int)] {
            [
                ("elements", elements), ("attributes", attributes), ("characters", characters),
                ("CDATA sections", cdataSections), ("bytes in CDATA", bytesInCDATA), ("comments", comments),
                ("processing instructions", processingInstructions), ("declarations", declarations),
                ("namespaces declared", namespacesDeclared), ("levels", levels),
            ]
        }
    }

    var counts = Counts()
    /// The fingerprint of every call with all its arguments, in order.
    var fingerprint = Fingerprint()

    /// The first node stands for the document, and contains the root.
    private var nodes = [Node(name: "", depth: -1)]
    /// The indices from the document to the innermost open element.
    private var path = [0]

    /// How many elements are open.
    var depth: Int { path.count - 1 }
    /// The innermost open element.
    var openElement: String? { depth == 0 ? nil : nodes[path[depth]].name }

    mutating func open(_ name: String) {
        let parent = path[depth]
        let node = nodes[parent].children[name] ?? add(name, to: parent)
        nodes[node].count += 1
        path.append(node)
        counts.elements += 1
        counts.levels = max(counts.levels, depth)
    }

    mutating func close() {
        if depth > 0 { path.removeLast() }
    }

    private mutating func add(_ name: String, to parent: Int) -> Int {
        let node = nodes.count
        nodes.append(Node(name: name, depth: depth))
        nodes[parent].children[name] = node
        nodes[parent].order.append(node)
        return node
    }

    /// The elements, each before those inside it, in the order in which they first came.
    var elements: [Node] {
        var elements: [Node] = []
        var waiting = Array(nodes[0].order.reversed())
        while let next = waiting.popLast() {
            elements.append(nodes[next])
            waiting.append(contentsOf: nodes[next].order.reversed())
        }
        return elements
    }
}

/// A 64-bit FNV-1a hash: equal for equal texts in the same order, in every process.
struct Fingerprint: Equatable, Sendable {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var sum: UInt64 = 0

    var value: UInt64 { hash ^ sum }

    mutating func add(_ text: String?) {
        // Each text ends with a byte that UTF-8 never contains, so that nil, "", and where a text is split make a
        // difference.
        guard let text else { return add(byte: 0xFE) }
        for byte in text.utf8 { add(byte: byte) }
        add(byte: 0xFF)
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte: byte) }
        add(byte: 0xFF)
    }

    /// Adds texts that belong together, independent of the order of such groups.
    mutating func addRegardlessOfOrder(_ texts: String...) {
        var one = Fingerprint()
        for text in texts { one.add(text) }
        sum &+= one.value
    }

    private mutating func add(byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
