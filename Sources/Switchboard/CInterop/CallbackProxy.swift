import CForwarding
import CFFIShim

/// Stands in for a table of C callbacks. Observers are told of each call of a callback before and after, and the call
/// is forwarded to the original C function. The result, and what is written through pointers, come from that function.
/// If an observer of `sentMessage` writes through a pointer, the function sees it.
///
/// ```swift
/// struct Handlers {
///     var start: XML_StartElementHandler?
///     var text: XML_CharacterDataHandler?
/// }
/// let proxy = try CallbackProxy(Handlers(start: onStart, text: onText))
/// XML_SetElementHandler(parser, proxy.table.start, nil)
/// typealias Start = (UnsafeMutableRawPointer?, UnsafePointer<XML_Char>?,
/// UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) let subscription = try proxy.sentMessage(\.start, as: Start.self)
///     .subscribe { context, name, attributes in print(String(cString: name!)) }
/// ```
///
/// The table is any struct with function pointers among its properties, from C or Swift; its other contents do not
/// change. Thread-safe: callbacks are delivered on the thread on which C calls. The functions of `table` are valid as
/// long as the proxy lives. A later call returns zeros, until the function is reused for another callback, as with
/// `CCallback`.
public final class CallbackProxy<Table>: MessageReceiver, @unchecked Sendable {
    /// The table to pass to C: the original table, with its functions replaced by functions of this proxy. What is null
    /// there and in the fallback stays null, because libraries behave differently if they have a callback.
    public let table: Table
    /// Each callback as a method: a message with the property's name takes the same way as a call from C.
    public let methods = MethodTable()
    private let core: CallbackCore
    private let handles: [CallbackHandle]

    /// Makes a proxy for `original`.
    ///
    /// - Parameters:
    ///   - original: The table with the functions to which callbacks are forwarded.
    ///   - fallback: Has functions for what is null in `original`: for callbacks of which only observers are to be
    ///     told.
    ///   - encodings: Type encodings, by the property's name, of functions with unions and other types that Swift
    ///     imports only in part. Empty if the types suffice, as they nearly always do.
    /// - Throws: `SignatureError` if the table has no functions, if one has types that C has only as Swift imports
    ///   them, or if the system refuses memory.
    public init(
        _ original: Table, fallback: Table? = nil, encodings: [String: String] = [:]
    ) throws(SignatureError) {
        let shape = try CallbackShape.shape(of: Table.self, encodings: encodings)
        let core = CallbackCore(shape)
        var table = original
        var handles: [CallbackHandle] = []
        for (index, callback) in shape.callbacks.enumerated() {
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

    /// The calls of a callback, before they are forwarded; arguments boxed, each in its own type.
    ///
    /// - Parameter selector: The property's name.
    /// - Throws: `MessageError` if the table has no such callback.
    public func sentMessage(_ selector: MessageSelector) throws(MessageError) -> CallStream<[Any], Any> {
        try boxed(selector, cffi_stage_sent)
    }

    /// The calls of a callback, after the original function returned; arguments boxed, each in its own type.
    ///
    /// - Parameter selector: The property's name.
    /// - Throws: `MessageError` if the table has no such callback.
    public func methodInvoked(_ selector: MessageSelector) throws(MessageError) -> CallStream<[Any], Any> {
        try boxed(selector, cffi_stage_invoked)
    }

    /// The calls of a callback, before they are forwarded.
    ///
    /// - Parameters:
    ///   - property: The callback.
    ///   - type: The type of its argument, or of the tuple of its arguments; `Void` for none.
    /// - Throws: `SignatureError` if the callback has other types.
    public func sentMessage<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self
    ) throws(SignatureError) -> CallStream<Element, Any> {
        try typed(property, cffi_stage_sent)
    }

    /// The calls of a callback, after the original function returned.
    ///
    /// - Parameters:
    ///   - property: The callback.
    ///   - type: The type of its argument, or of the tuple of its arguments; `Void` for none.
    /// - Throws: `SignatureError` if the callback has other types.
    public func methodInvoked<Function, Element>(
        _ property: KeyPath<Table, Function>, as type: Element.Type = Element.self
    ) throws(SignatureError) -> CallStream<Element, Any> {
        try typed(property, cffi_stage_invoked)
    }

    private func boxed(_ selector: MessageSelector, _ stage: cffi_stage) throws(MessageError) -> CallStream<[Any], Any>
    {
        guard let index = core.shape.callbacks.firstIndex(where: { $0.name == selector.name }) else {
            throw MessageError(.unrecognizedSelector(receiver: String(reflecting: Self.self)), selector)
        }
        let method = core.shape.methods[index]
        return CallStream(core, slot: index, stage, method, boxing: method.boxing)
    }

    private func typed<Element>(
        _ property: PartialKeyPath<Table>, _ stage: cffi_stage
    ) throws(SignatureError) -> CallStream<Element, Any> {
        let offset = MemoryLayout<Table>.offset(of: property)
        guard let index = core.shape.callbacks.firstIndex(where: { $0.offset == offset }) else {
            throw SignatureError(
                .functionType(expected: "a property with a C function", found: String(reflecting: property)))
        }
        try core.shape.callbacks[index].require(Element.self)
        return CallStream(core, slot: index, stage, core.shape.methods[index])
    }
}

/// Where observers are added. It is separate from the proxy, so that it lives until the last callback under way has
/// returned.
private final class CallbackCore: ObserverHost, @unchecked Sendable {
    /// After `init`, only C reads and writes it. The first stored property: see `ObserverHost`.
    private var words = cffi_proxy_words()
    let shape: CallbackShape

    init(_ shape: CallbackShape) {
        self.shape = shape
        fillWords(shape.raw)
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
        _ core: CallbackCore, _ index: Int, _ callback: CallbackShape.Callback, _ function: UnsafeRawPointer
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
