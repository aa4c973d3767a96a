import CForwarding

/// Calls requirements of one target, which it retains. Neither observers nor interceptors get these calls.
///
/// Thread-safe, as far as the target is.
package final class TargetCaller<Delegate>: @unchecked Sendable {
    private let relay: ForwardingProxy<Delegate>
    package let requirements: CallableRequirements

    package init(_ target: Delegate) throws(ProxyError) {
        let table = try DispatchTable.table(of: Delegate.self, for: target)
        requirements = CallableRequirements(table)
        relay = ForwardingProxy(dispatchTable: table.raw)
        relay.setReceiver(cffi_receiver_forward, target, retained: true)
    }

    /// Calls a requirement that isn't asynchronous, on the calling thread.
    package func call(_ arguments: RequirementArguments) -> CallOutcome<Any> {
        withRoom(for: arguments) { result in
            withUnsafeTemporaryAllocation(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16) { room in
                let error = room.baseAddress!
                var source = cffi_source_none
                let ending = cffi_proxy_forward(
                    relay.address, UInt32(arguments.slot), arguments.layout, cffi_forwarding_to_any, arguments.tuple,
                    result, error, &source)
                switch ending {
                case cffi_ending_returned: return nil
                case cffi_ending_unanswered: return relay.endUnanswered(arguments.method, observersAnswer: false)
                default: return arguments.method.moveError(error)
                }
            }
        }
    }

    /// Calls an asynchronous requirement, as a caller on no actor does.
    package nonisolated(nonsending) func callAsynchronously(_ arguments: RequirementArguments) async -> CallOutcome<Any>
    {
        let room = Self.allocateRoom(for: arguments)
        defer { room.deallocate() }
        let error = await relay.callAsynchronously(
            arguments.slot, arguments.method, arguments.layout, arguments.tuple, room)
        return Self.outcome(arguments, room, error)
    }

    private func withRoom(
        for arguments: RequirementArguments, _ body: (UnsafeMutableRawPointer) -> (any Error)?
    ) -> CallOutcome<Any> {
        let room = Self.allocateRoom(for: arguments)
        defer { room.deallocate() }
        return Self.outcome(arguments, room, body(room))
    }

    private static func allocateRoom(for arguments: RequirementArguments) -> UnsafeMutableRawPointer {
        let type = arguments.method.result
        return .allocate(byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
    }

    /// Takes the result out of its room.
    private static func outcome(
        _ arguments: RequirementArguments, _ room: UnsafeMutableRawPointer, _ error: (any Error)?
    ) -> CallOutcome<Any> {
        if let error { return .threw(error) }
        let type = arguments.method.result
        guard type.type != Void.self else { return .returned(()) }
        defer { type.destroy(room) }
        return .returned(type.box(room))
    }
}
