import CForwarding

// The default implementations of protocol extensions, for proxies whose class is hand-written or generated. Such a
// class hides them. A proxy of the same delegate type that needs no class finds them, and calls them with the other
// proxy as `self`.

/// Stands in for a proxy whose class is hand-written, in one call that no target answers. It has no target either, so
/// the call ends in the default implementation.
private final class ExtensionAnswer: AnyForwardingProxy, @unchecked Sendable {
    private let proxy: AnyForwardingProxy

    init(for proxy: AnyForwardingProxy, _ dispatchTable: DispatchTable) {
        self.proxy = proxy
        super.init(dispatchTable: dispatchTable.raw)
        cffi_proxy_set_answers_for_another(address)
    }

    override var defaultSelf: AnyForwardingProxy { proxy }
}

extension AnyForwardingProxy {
    /// What a default implementation of a protocol extension takes for `self`, and its table in place of this proxy's
    /// for the same protocol. Precondition: the table is one of this proxy's dispatch table.
    final func defaultSelf(_ table: inout cffi_witness_table?) -> UnsafeMutableRawPointer {
        let own = defaultSelf, dispatchTable = dispatchTable, raw = dispatchTable.raw.pointee
        guard own !== self, let index = (0..<Int(raw.table_count)).first(where: { raw.tables[$0] == table }),
            let found = dispatchTable.protocols[index].witnessTable(of: type(of: own))
        else { return address }
        table = found
        return own.address
    }

    /// Whether the method at a slot has a default implementation that answers a call without a target. The first time
    /// it takes some milliseconds.
    @usableFromInline final func hasExtensionDefault(_ slot: Int) -> Bool {
        cffi_dispatch_table_extension_default(cffi_proxy_dispatch_table(address), UInt32(truncatingIfNeeded: slot))
            != nil
    }

    /// For a hand-written class: a value of the delegate type for a call of the method at a slot that no
    /// target answers; nil if it has no default implementation. Precondition: `Delegate` is the type of this proxy's
    /// dispatch table, or has the same memory layout.
    @usableFromInline @inline(never)
    final func extensionAnswer<Delegate>(_ slot: Int) -> Delegate? {
        hasExtensionDefault(slot) ? makeExtensionAnswer() : nil
    }

    /// The same, for a requirement that is only forwarded, by its name.
    @usableFromInline @inline(never)
    final func extensionAnswer<Delegate>(named name: StaticString) -> Delegate? {
        dispatchTable.hasExtensionDefault(named: "\(name)") ? makeExtensionAnswer() : nil
    }

    private func makeExtensionAnswer<Delegate>() -> Delegate? {
        withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room in
            takeExtensionAnswer(in: room.baseAddress!) ? room.baseAddress!.move() : nil
        }
    }

    /// Writes such a value to memory of that type, for a call of the method at a slot; false if there is none. The
    /// caller takes over the reference.
    final func takeExtensionAnswer(_ slot: Int, in room: UnsafeMutableRawPointer) -> Bool {
        dispatchTable.isHandWritten && hasExtensionDefault(slot) && takeExtensionAnswer(in: room)
    }

    private func takeExtensionAnswer(in room: UnsafeMutableRawPointer) -> Bool {
        guard let dispatchTable = dispatchTable.runtimeTable else { return false }
        let words = room.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        words[0] = Unmanaged.passRetained(ExtensionAnswer(for: self, dispatchTable)).toOpaque()
        for index in 0..<dispatchTable.directCount {
            words[1 + index] = UnsafeMutableRawPointer(mutating: dispatchTable.raw.pointee.tables[index])
        }
        return true
    }
}

extension DispatchTable {
    /// For a hand-written class: whether the requirement with a name has a default implementation that answers
    /// a call without a target.
    func hasExtensionDefault(named name: String) -> Bool {
        if let known = namedDefaults.withLock({ $0[name] }) { return known }
        let found = runtimeTable?.extensionDefault(named: name, arguments: nil) != nil
        namedDefaults.withLock { $0[name] = found }
        return found
    }
}
