import CFFIShim

/// Finds the receiver that handles a message, and delivers the message.
@usableFromInline enum MessageDispatch {
    /// What handles a message, in Objective-C's order.
    private enum Destination {
        case method(MethodImplementation, any MessageReceiver)
        case forwarding(MethodSignature, any MessageReceiver)
        /// No receiver handles it, and `doesNotRecognizeSelector(_:)` has not thrown.
        case noReceiver
    }

    private static func destination(
        of selector: MessageSelector, from first: any MessageReceiver
    ) throws -> Destination {
        var receiver = first
        // More targets than any real chain has; Objective-C would loop forever.
        for _ in 0..<1000 {
            if let method = receiver.methods.method(for: selector) { return .method(method, receiver) }
            guard let next = receiver.forwardingTarget(for: selector), next !== receiver else {
                if let signature = receiver.methodSignature(for: selector) { return .forwarding(signature, receiver) }
                try receiver.doesNotRecognizeSelector(selector)
                return .noReceiver
            }
            receiver = next
        }
        throw MessageError(.forwardingCycle(receiver: String(reflecting: Swift.type(of: receiver))), selector)
    }

    /// The types with which a message is delivered; nil if no receiver knows the message.
    static func signature(
        of selector: MessageSelector, sentTo receiver: any MessageReceiver
    ) throws -> MethodSignature? {
        switch try destination(of: selector, from: receiver) {
        case .method(let method, _): method.signature
        case .forwarding(let signature, _): signature
        case .noReceiver: nil
        }
    }

    /// Delivers a record to its destination. Returns whether it then has a result; for `Void` that does not matter.
    private static func perform(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ destination: Destination
    ) throws -> Bool {
        switch destination {
        case .method(let method, let receiver):
            method.signature.address(record, selector, receiver)
            try method.invoke(receiver, record)
            return true
        case .forwarding(let signature, let receiver):
            var invocation = Invocation(record, selector, signature, target: receiver)
            do {
                try receiver.forwardInvocation(invocation)
            } catch {
                if Invocation.end(&invocation, record) { signature.result.destroy(record.pointee.result) }
                throw error
            }
            return Invocation.end(&invocation, record)
        case .noReceiver:
            return false
        }
    }

    /// Calls `body` with memory for a record of a signature.
    static func withRecord<Value>(
        _ signature: MethodSignature, _ body: (UnsafeMutablePointer<cffi_invocation>) throws -> Value
    ) rethrows -> Value {
        try withUnsafeTemporaryAllocation(byteCount: signature.recordSize, alignment: signature.recordAlignment) {
            try body(signature.initializeRecord($0.baseAddress!))
        }
    }

    // MARK: From values

    /// Sends a message with values of any types.
    @usableFromInline
    static func send<each Argument, Result>(
        _ selector: MessageSelector, to receiver: any MessageReceiver, _: Result.Type,
        _ arguments: repeat each Argument
    ) throws -> Result {
        let destination = try destination(of: selector, from: receiver)
        let signature: MethodSignature
        switch destination {
        case .method(let method, _): signature = method.signature
        case .forwarding(let wanted, _): signature = wanted
        case .noReceiver:
            if let nothing = () as? Result { return nothing }
            throw MessageError(.noResult(expected: String(reflecting: Result.self)), selector)
        }
        return try withRecord(signature) { record in
            var values = RecordValues(record, signature)
            defer { values.end() }
            do throws(MessageError) {
                repeat try values.add(each arguments)
                try values.check()
            } catch {
                throw error.about(selector)
            }
            let hasResult = try perform(record, selector, destination)
            do throws(MessageError) {
                return try signature.takeResult(record, hasResult, as: Result.self)
            } catch {
                throw error.about(selector)
            }
        }
    }

    // MARK: From a record

    /// Delivers a record's message, and leaves the result in the record. Preconditions: the record has `signature`, its
    /// arguments have values, its result has none.
    static func deliver(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ selector: MessageSelector, _ signature: MethodSignature,
        to receiver: any MessageReceiver
    ) throws {
        let destination = try destination(of: selector, from: receiver)
        let wanted: MethodSignature
        switch destination {
        case .method(let method, _): wanted = method.signature
        case .forwarding(let signature, _): wanted = signature
        case .noReceiver: wanted = signature
        }
        if wanted.isLaidOut(as: signature) {
            let hasResult = try perform(record, selector, destination)
            guard hasResult || signature.result.type == Void.self else {
                throw MessageError(.noResult(expected: signature.result.description), selector)
            }
            return
        }
        try withRecord(wanted) { other in
            var values = RecordValues(other, wanted)
            defer { values.end() }
            do throws(MessageError) {
                for (index, type) in signature.arguments.enumerated() {
                    try values.add(boxed: type.box(record.pointee.arguments[index + signature.hiddenCount]!))
                }
                try values.check()
            } catch {
                throw error.about(selector)
            }
            let hasResult = try perform(other, selector, destination)
            guard signature.result.type != Void.self else {
                if hasResult { wanted.result.destroy(other.pointee.result) }
                return
            }
            let result: Any
            do throws(MessageError) {
                result = try wanted.takeResult(other, hasResult, as: Any.self)
            } catch {
                throw error.about(selector)
            }
            guard signature.result.initialize(record.pointee.result, to: result) else {
                throw MessageError(
                    .resultType(expected: wanted.result.description, found: signature.result.description), selector)
            }
        }
    }
}

/// Fills a record's arguments, and destroys them.
struct RecordValues {
    private let record: UnsafeMutablePointer<cffi_invocation>
    private let signature: MethodSignature
    private var found = 0
    private var filled = 0
    /// C strings made from `String`s.
    private var strings: [UnsafeMutablePointer<CChar>] = []

    /// Precondition: the record has `signature`, and no values yet.
    init(_ record: UnsafeMutablePointer<cffi_invocation>, _ signature: MethodSignature) {
        self.record = record
        self.signature = signature
    }

    /// Adds the next argument.
    mutating func add<Value>(_ value: Value) throws(MessageError) {
        guard let type = next() else { return }
        let memory = record.pointee.arguments[filled + signature.hiddenCount]!
        if !type.store(value, at: memory) { try convert(value, type, memory) }
        filled += 1
    }

    /// Adds the next argument, using its dynamic type.
    mutating func add(boxed value: Any) throws(MessageError) {
        guard let type = next() else { return }
        try convert(value, type, record.pointee.arguments[filled + signature.hiddenCount]!)
        filled += 1
    }

    /// The type of the next argument; nil if there are too many, which `check` reports.
    private mutating func next() -> SignatureType? {
        defer { found += 1 }
        return found < signature.arguments.count ? signature.arguments[found] : nil
    }

    private mutating func convert(
        _ value: Any, _ type: SignatureType, _ memory: UnsafeMutableRawPointer
    ) throws(MessageError) {
        if type.isCString, let text = value as? String {
            let string = text.allocatedCString()
            strings.append(string)
            return memory.storeBytes(of: string, as: UnsafeMutablePointer<CChar>.self)
        }
        if type.initialize(memory, to: value) { return }
        throw MessageError(
            .argumentType(
                index: filled, expected: type.description, found: String(reflecting: Swift.type(of: value))))
    }

    /// Throws if there are too few or too many arguments.
    func check() throws(MessageError) {
        guard found == signature.arguments.count else {
            throw MessageError(.argumentCount(expected: signature.arguments.count, found: found))
        }
    }

    /// Destroys the arguments.
    mutating func end() {
        for index in 0..<filled {
            signature.arguments[index].destroy(record.pointee.arguments[index + signature.hiddenCount]!)
        }
        for string in strings { string.deallocate() }
    }
}

extension String {
    /// A copy with a zero byte at its end. The caller deallocates it.
    func allocatedCString() -> UnsafeMutablePointer<CChar> {
        var text = self
        return text.withUTF8 { bytes in
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            bytes.withMemoryRebound(to: CChar.self) { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
            copy[bytes.count] = 0
            return copy
        }
    }
}

extension MethodSignature {
    /// Moves the result out of a record. `Void` accepts any result. Precondition: the record has this signature, and
    /// has a result if `hasResult`.
    func takeResult<Value>(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ hasResult: Bool, as type: Value.Type
    ) throws(MessageError) -> Value {
        let memory = record.pointee.result!
        defer { if hasResult { result.destroy(memory) } }
        if type == Void.self, let nothing = () as? Value { return nothing }
        guard hasResult || result.type == Void.self else { throw MessageError(.noResult(expected: result.description)) }
        if let value = result.load(memory, as: type) { return value }
        throw MessageError(.resultType(expected: result.description, found: String(reflecting: type)))
    }
}
