import CFFIShim

// What the methods of a class that conforms by hand call. Compiled into the client, where the types are known: nothing is
// boxed, and nothing allocated.

extension DelegateProxy {
    /// For the methods of a class that conforms by hand: tells the observers, calls the real delegate, tells the observers.
    /// Where there is none, the fallback receiver is called, or nothing.
    ///
    /// ```swift
    /// func importer(_ importer: Importer, didImport count: Int) {
    ///     forward(Self.didImport, with: (importer, count)) { $0.importer(importer, didImport: count) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The method, one of the class's `ownMethods()`; any other one traps.
    ///   - arguments: The argument, or the tuple of them. Only looked at where somebody wants to know.
    ///   - call: Calls the method on the delegate that it is given. Not called where nobody answers.
    /// - Throws: What `call` throws.
    @inlinable
    public final func forward<Element, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Void>, with arguments: @autoclosure () -> Element,
        _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        try _forward(selector.handSlot, with: arguments(), call)
    }

    /// As `forward(_:with:_:)`, for a method that returns something. Where nobody answers, it traps with a text.
    @inlinable
    public final func forward<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>, with arguments: @autoclosure () -> Element,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let slot = selector.handSlot
        return try _forward(slot, with: arguments(), default: { () throws(Failure) in _unanswered(slot) }, call)
    }

    /// As `forward(_:with:_:)`, for a method that returns something.
    ///
    /// - Parameter default: What is returned where nobody answers.
    @inlinable
    public final func forward<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>, with arguments: @autoclosure () -> Element,
        default: () throws(Failure) -> Result, _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try _forward(selector.handSlot, with: arguments(), default: `default`, call)
    }

    // MARK: By slot

    /// For generated code: `forward(_:with:_:)`, by the method's place among the class's own.
    @inlinable @inline(__always)
    public final func _forward<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        switch enter(slot) {
        case .forward:
            if let delegate = _receiver() { try call(delegate) }
        case .observe: try observed(slot, arguments(), call)
        case .intercept: try intercepted(slot, arguments(), as: Failure.self) { () throws(Failure) in }
        }
    }

    /// For generated code: as above, for a method that returns something.
    @inlinable @inline(__always)
    public final func _forward<Element, Result, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        switch enter(slot) {
        case .forward, .observe:
            guard let delegate = _receiver() else { return try `default`() }
            return try call(delegate)
        case .intercept: return try intercepted(slot, arguments(), as: Failure.self, default: `default`)
        }
    }

    /// For generated code: the real delegate, or else the fallback receiver, of a method that is only handed on.
    @inlinable @inline(__always)
    public final func _receiver() -> Delegate? {
        withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room in
            guard copyReceiver(room.baseAddress!) else { return nil }
            return room.baseAddress!.move()
        }
    }

    /// Ends the process: nobody answers a method that returns something.
    public final func _unanswered(_ slot: Int) -> Never {
        refuse(MessageError(.unanswered(proxy: shape.delegateName)), slot: slot)
    }

    @inlinable
    final func observed<Element, Failure: Error>(
        _ slot: Int, _ arguments: Element, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        require(slot, Element.self, Void.self)
        guard let list = observers(slot) else {
            _ = try callAll(call)
            return
        }
        var failure: Failure?
        withUnsafePointer(to: arguments) { arguments in
            tell(list, arguments)
            do throws(Failure) {
                let isAnswered = try callAll(call)
                tell(list, arguments, unanswered: !isAnswered)
            } catch {
                failure = error
                tell(list, arguments, threw: error)
            }
        }
        release(list)
        if let failure { throw failure }
    }
}

extension DelegateProxy {
    /// Calls the real delegate and those beside it, or else the fallback receiver; false where there is none. The first
    /// decides how the call ends.
    @inlinable
    final func callAll<Failure: Error>(_ call: (Delegate) throws(Failure) -> Void) throws(Failure) -> Bool {
        if let several = copySeveral() { return try callSeveral(several, call) }
        guard let delegate = _receiver() else { return false }
        try call(delegate)
        return true
    }

    /// Apart from `callAll`, because nearly no proxy has several.
    @usableFromInline @inline(never)
    final func callSeveral<Failure: Error>(
        _ several: OpaquePointer, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        defer { cffi_several_drop(several) }
        var isAnswered = false
        var failure: Failure?
        for number in 0..<cffi_several_count(several) {
            let member = withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room -> Delegate? in
                cffi_several_copy(several, number, room.baseAddress!) ? room.baseAddress!.move() : nil
            }
            guard let delegate = member else { continue }
            do throws(Failure) {
                try call(delegate)
            } catch {
                if !isAnswered { failure = error }
            }
            isAnswered = true
        }
        if let failure { throw failure }
        guard !isAnswered else { return true }
        guard let delegate = _receiver() else { return false }
        try call(delegate)
        return true
    }
}

/// What a call by hand has to do.
@usableFromInline enum HandEntry {
    case forward
    case observe
    case intercept
}

extension ProxyCore {
    @usableFromInline final func enter(_ slot: Int) -> HandEntry {
        switch cffi_proxy_enter(address, UInt32(truncatingIfNeeded: slot)) {
        case cffi_entry_forward: .forward
        case cffi_entry_observe: .observe
        default: .intercept
        }
    }

    /// Writes the real delegate, or else the fallback receiver, to `room`; false where there is none. Precondition: `room`
    /// is for a value of the delegate type, which is the one of this proxy's shape.
    @usableFromInline final func copyReceiver(_ room: UnsafeMutableRawPointer) -> Bool {
        cffi_proxy_copy_delegate(address, room)
    }

    /// The forward receivers of a proxy that has several.
    @usableFromInline final func copySeveral() -> OpaquePointer? { cffi_proxy_copy_several(address) }

    @usableFromInline final func observers(_ slot: Int) -> OpaquePointer? {
        cffi_proxy_copy_observers(address, UInt32(slot))
    }

    @usableFromInline final func release(_ list: OpaquePointer) {
        cffi_observer_list_release(UnsafeMutableRawPointer(list))
    }

    @usableFromInline final func tell(_ list: OpaquePointer, _ arguments: UnsafeRawPointer) {
        var outcome = cffi_outcome(ending: cffi_ending_sent, error: nil)
        cffi_observers_tell(list, cffi_stage_sent, arguments, &outcome)
    }

    @usableFromInline final func tell(_ list: OpaquePointer, _ arguments: UnsafeRawPointer, unanswered: Bool) {
        var outcome = cffi_outcome(ending: unanswered ? cffi_ending_unanswered : cffi_ending_returned, error: nil)
        cffi_observers_tell(list, cffi_stage_invoked, arguments, &outcome)
    }

    @usableFromInline final func tell(_ list: OpaquePointer, _ arguments: UnsafeRawPointer, threw error: any Error) {
        var outcome = cffi_outcome(threw: error)
        cffi_observers_tell(list, cffi_stage_invoked, arguments, &outcome)
    }

    /// A call that becomes an invocation.
    @usableFromInline final func intercepted<Element, Result, Failure: Error>(
        _ slot: Int, _ arguments: Element, as failure: Failure.Type, default: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        require(slot, Element.self, Result.self)
        let method = shape.registered(slot)
        do {
            return try withUnsafePointer(to: arguments) {
                try method.intercept(self, UnsafeMutableRawPointer(mutating: $0), Result.self)
            }
        } catch let error as MessageError where error.isUnanswered {
            return try `default`()
        } catch let error as Failure {
            throw error
        } catch {
            refuse(error, slot: slot)
        }
    }
}

/// What the probe of a class that conforms by hand inherits from: its methods call `note`, and nothing else.
open class MethodProbe {
    /// Makes one.
    public init() {}

    /// A method that returns nothing was called.
    ///
    /// - Parameter slot: The method's place among the class's own.
    public final func note(_ slot: Int) {
        cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot))
    }

    /// A method that returns something was called.
    ///
    /// - Returns: A value that is good for nothing but to be returned.
    public final func note<Result>(_ slot: Int) -> Result {
        guard let value = cffi_probe_note(Unmanaged.passUnretained(self).toOpaque(), UInt32(slot)) else {
            fatalError(
                "Switchboard: a method of a probe was called by other code than the search for a method reference.")
        }
        // It counts no references, so it is moved.
        return UnsafeMutableRawPointer(mutating: value).assumingMemoryBound(to: Result.self).move()
    }
}
