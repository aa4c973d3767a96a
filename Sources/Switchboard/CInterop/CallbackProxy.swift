import CForwarding
import CFFIShim

/// A proxy for a table of C callbacks. It notifies observers of each call before and after it runs, and still forwards
/// the call to the original C function.
///
/// ```swift
/// struct Hooks {
///     var commit: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
///     var update: (@convention(c) (UnsafeMutableRawPointer?, Int32, Int64) -> Void)?
/// }
/// let hooks = try CallbackProxy(Hooks(update: { _, operation, row in print(operation, row) }))
/// library_set_update_hook(hooks.table.update)
/// typealias Update = (UnsafeMutableRawPointer?, Int32, Int64)
/// let subscription = hooks.sentMessage(\.update, as: Update.self)
///     .subscribe { context, operation, row in print(row) }
/// ```
///
/// The result comes from the original function, and so does data that it writes through pointers. If an observer of
/// `sentMessage` writes through a pointer, the function sees it.
///
/// The table is any struct with function pointers among its properties, from C or Swift. Its other contents don't
/// change. The functions of `table` are valid while you retain the proxy. A later call returns zeros, until the
/// function is reused for another callback, as with ``CCallback``.
///
/// Observers are called on the thread on which C calls. Thread-safe.
public final class CallbackProxy<Table>: MessageReceiver, @unchecked Sendable {
    /// The table to pass to C: the original one, with its functions replaced by functions of this proxy.
    ///
    /// A function that is null in both the original table and the fallback stays null, because libraries behave
    /// differently if a callback is set. The functions are valid while you retain the proxy.
    public let table: Table
    /// Each callback as a method. A message with the property's name takes the same path as a call from C.
    public let methods = MethodTable()
    private let core: CallbackCore
    private let handles: [CallbackHandle]

    /// Creates a proxy for a table of callbacks.
    ///
    /// - Parameters:
    ///   - original: The table with the functions to which calls are forwarded.
    ///   - fallback: A table with functions for those that are null in `original`, so that you can observe these
    ///     callbacks too.
    ///   - encodings: The type encodings, by the property's name, of functions with unions and other types that Swift
    ///     imports only in part. Empty if the types suffice, as they nearly always do.
    /// - Throws: A ``SignatureError`` if the table has no functions, if Swift imports a type of a function only in
    ///   part, or if the system doesn't provide memory.
    public init(
        _ original: Table, fallback: Table? = nil, encodings: [String: String] = [:]
    ) throws(SignatureError) {
        let dispatchTable = try CallbackDispatchTable.table(of: Table.self, encodings: encodings)
        let core = CallbackCore(dispatchTable)
        var table = original
        var handles: [CallbackHandle] = []
        for (index, callback) in dispatchTable.callbacks.enumerated() {
            let function = callback.function(in: original) ?? fallback.flatMap { callback.function(in: $0) }
            guard let function else { continue }
            let target = try CallbackSlot(core, index, callback, function)
            let handle = try CallbackHandle(callback.signature, target) { record, context in
                Unmanaged<CallbackSlot>.fromOpaque(context!)._withUnsafeGuaranteedRef {
                    cffi_function_dispatch(record, $0.raw)
                }
            }
            callback.set(handle.function, in: &table)
            methods.add(MessageSelector(callback.name), CallbackMethod(target, callback.signature))
            handles.append(handle)
        }
        self.core = core
        self.table = table
        self.handles = handles
    }

    // MARK: Observing

    /// Returns the stream of a callback's calls before they are forwarded, with boxed arguments.
    ///
    /// ```swift
    /// let subscription = hooks.sentMessage("update").subscribe { arguments in print(arguments.count) }
    /// ```
    ///
    /// If the table has no such callback, this traps; `sentMessageOrThrow(_:)` throws instead.
    ///
    /// - Parameters:
    ///   - selector: The property's name.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the arguments, each in its own type. Observers are called on the thread on which C calls.
    public func sentMessage(_ selector: MessageSelector, file: StaticString = #fileID, line: UInt = #line)
        -> CallStream<[Any], Any>
    {
        trapping(file, line) { () throws(MessageError) in try boxed(selector, cffi_stage_sent) }
    }

    /// Returns the stream of a callback's calls after the original function has returned, with boxed arguments.
    ///
    /// ```swift
    /// let subscription = hooks.methodInvoked("update").subscribe { arguments in print(arguments.count) }
    /// ```
    ///
    /// If the table has no such callback, this traps; `methodInvokedOrThrow(_:)` throws instead.
    ///
    /// - Parameters:
    ///   - selector: The property's name.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the arguments, each in its own type. Observers are called on the thread on which C calls.
    public func methodInvoked(_ selector: MessageSelector, file: StaticString = #fileID, line: UInt = #line)
        -> CallStream<[Any], Any>
    {
        trapping(file, line) { () throws(MessageError) in try boxed(selector, cffi_stage_invoked) }
    }

    /// Returns the stream of a callback's calls before they are forwarded, with boxed arguments, or throws if the table
    /// has no such callback.
    ///
    /// - Parameter selector: The property's name.
    /// - Returns: A stream of the arguments, each in its own type. Observers are called on the thread on which C calls.
    /// - Throws: A ``MessageError`` if the table has no such callback.
    public func sentMessageOrThrow(_ selector: MessageSelector) throws(MessageError) -> CallStream<[Any], Any> {
        try boxed(selector, cffi_stage_sent)
    }

    /// Returns the stream of a callback's calls after the original function has returned, with boxed arguments, or
    /// throws if the table has no such callback.
    ///
    /// - Parameter selector: The property's name.
    /// - Returns: A stream of the arguments, each in its own type. Observers are called on the thread on which C calls.
    /// - Throws: A ``MessageError`` if the table has no such callback.
    public func methodInvokedOrThrow(_ selector: MessageSelector) throws(MessageError) -> CallStream<[Any], Any> {
        try boxed(selector, cffi_stage_invoked)
    }

    /// Returns the stream of a callback's calls before they are forwarded.
    ///
    /// ```swift
    /// typealias Update = (UnsafeMutableRawPointer?, Int32, Int64)
    /// let subscription = hooks.sentMessage(\.update, as: Update.self).subscribe { _, _, row in print(row) }
    /// ```
    ///
    /// If the property isn't a callback, or has other types, this traps; `sentMessageOrThrow(_:as:)` throws instead.
    ///
    /// - Parameters:
    ///   - property: The callback, a property of the table.
    ///   - type: The type of the argument, or of the tuple of the arguments; `Void` for none.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the arguments. Observers are called on the thread on which C calls.
    public func sentMessage<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Element, Any> {
        trapping(file, line) { () throws(SignatureError) in try typed(property, cffi_stage_sent) }
    }

    /// Returns the stream of a callback's calls after the original function has returned.
    ///
    /// ```swift
    /// let subscription = hooks.methodInvoked(\.commit, as: UnsafeMutableRawPointer?.self).withOutcome
    ///     .subscribe { _, outcome in print(outcome) }
    /// ```
    ///
    /// If the property isn't a callback, or has other types, this traps; `methodInvokedOrThrow(_:as:)` throws instead.
    ///
    /// - Parameters:
    ///   - property: The callback, a property of the table.
    ///   - type: The type of the argument, or of the tuple of the arguments; `Void` for none.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the arguments. Observers are called on the thread on which C calls.
    public func methodInvoked<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Element, Any> {
        trapping(file, line) { () throws(SignatureError) in try typed(property, cffi_stage_invoked) }
    }

    /// Returns the stream of a callback's calls before they are forwarded, or throws if there is no such callback.
    ///
    /// - Parameters:
    ///   - property: The callback, a property of the table.
    ///   - type: The type of the argument, or of the tuple of the arguments; `Void` for none.
    /// - Returns: A stream of the arguments. Observers are called on the thread on which C calls.
    /// - Throws: A ``SignatureError`` if the property isn't a callback, or if it has other types.
    public func sentMessageOrThrow<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self
    ) throws(SignatureError) -> CallStream<Element, Any> {
        try typed(property, cffi_stage_sent)
    }

    /// Returns the stream of a callback's calls after the original function has returned, or throws if there is no such
    /// callback.
    ///
    /// - Parameters:
    ///   - property: The callback, a property of the table.
    ///   - type: The type of the argument, or of the tuple of the arguments; `Void` for none.
    /// - Returns: A stream of the arguments. Observers are called on the thread on which C calls.
    /// - Throws: A ``SignatureError`` if the property isn't a callback, or if it has other types.
    public func methodInvokedOrThrow<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self
    ) throws(SignatureError) -> CallStream<Element, Any> {
        try typed(property, cffi_stage_invoked)
    }

    private func boxed(_ selector: MessageSelector, _ stage: cffi_stage) throws(MessageError) -> CallStream<[Any], Any>
    {
        guard let index = core.dispatchTable.callbacks.firstIndex(where: { $0.name == selector.name }) else {
            throw MessageError(
                .noCallback(table: String(reflecting: Table.self), callbacks: core.dispatchTable.callbacks.map(\.name)),
                selector)
        }
        let method = core.dispatchTable.methods[index]
        return CallStream(core, slot: index, stage, method, boxing: method.boxing)
    }

    private func typed<Element>(
        _ property: PartialKeyPath<Table>, _ stage: cffi_stage
    ) throws(SignatureError) -> CallStream<Element, Any> {
        let offset = MemoryLayout<Table>.offset(of: property)
        guard let index = core.dispatchTable.callbacks.firstIndex(where: { $0.offset == offset }) else {
            throw SignatureError(
                .functionType(expected: "a property with a C function", found: String(reflecting: property)))
        }
        try core.dispatchTable.callbacks[index].require(Element.self)
        return CallStream(core, slot: index, stage, core.dispatchTable.methods[index])
    }
}

/// Where observers are added. It is separate from the proxy, so that it lives until the last callback under way has
/// returned.
private final class CallbackCore: ObserverHost, @unchecked Sendable {
    /// After `init`, only C reads and writes it. The first stored property: see `ObserverHost`.
    private var words = cffi_proxy_words()
    let dispatchTable: CallbackDispatchTable

    init(_ dispatchTable: CallbackDispatchTable) {
        self.dispatchTable = dispatchTable
        fillWords(dispatchTable.raw)
    }

    deinit {
        destroyWords()
    }
}

/// One callback of one proxy.
private final class CallbackSlot: @unchecked Sendable {
    let raw: UnsafeMutablePointer<cffi_function_slot>
    private let core: CallbackCore

    init(
        _ core: CallbackCore, _ index: Int, _ callback: CallbackDispatchTable.Callback, _ function: UnsafeRawPointer
    ) throws(SignatureError) {
        self.core = core
        let count = callback.signature.arguments.count
        guard let raw = cffi_function_slot_create(UInt32(count)) else { throw SignatureError(.outOfMemory) }
        self.raw = raw
        raw.pointee.proxy = core.address
        raw.pointee.slot = UInt32(index)
        raw.pointee.original = unsafeBitCast(function, to: (@convention(c) () -> Void).self)
        raw.pointee.signature = callback.signature.c
        raw.pointee.size = UInt32(callback.layout.size)
        raw.pointee.alignment = UInt32(callback.layout.alignment)
        let places = cffi_function_slot_arguments(raw)!
        for (index, type) in callback.signature.arguments.enumerated() {
            places[index] = cffi_function_argument(
                offset: UInt32(callback.layout.offsets[index]), size: UInt32(type.size))
        }
    }

    deinit {
        cffi_function_slot_free(raw)
    }
}

/// A callback as the method for a message.
private final class CallbackMethod: MethodImplementation, @unchecked Sendable {
    private let slot: CallbackSlot

    init(_ slot: CallbackSlot, _ signature: MethodSignature) {
        self.slot = slot
        super.init(calledWithRecordsOf: signature)
    }

    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) {
        cffi_function_dispatch(record, slot.raw)
    }
}
