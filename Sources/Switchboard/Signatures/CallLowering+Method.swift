import CSwiftCall

extension CallLowering {
    /// Makes the description of the method for C, which is never freed. Precondition: `layout` is that of the decoded
    /// arguments, and `method` is never freed.
    func makeMethod(
        layout: ArgumentLayout, for method: ResolvedMethod? = nil
    ) -> UnsafePointer<cffi_method> {
        let errors = error?.pieces ?? []
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<cffi_method>.size
                + (pieces.count + result.pieces.count + errors.count) * MemoryLayout<cffi_piece>.stride
                + checks.count * MemoryLayout<cffi_check>.stride,
            alignment: 8)
        let made = raw.bindMemory(to: cffi_method.self, capacity: 1)
        made.pointee.size = UInt32(layout.size)
        made.pointee.alignment = UInt32(layout.alignment)
        made.pointee.stack_words = UInt32(stackWords)
        made.pointee.piece_count = UInt32(argumentPieceCount)
        made.pointee.closure_count = UInt32(closures.count)
        made.pointee.may_consume = method?.consumption.mayConsume ?? false
        made.pointee.context = method.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
        let target = cffi_method_pieces(made)!
        for (index, piece) in pieces.enumerated() { target[index] = piece }
        if let method { markClosures(target, method) }
        made.pointee.check_count = UInt32(checks.count)
        let targetChecks = cffi_method_checks(made)!
        for (index, check) in checks.enumerated() { targetChecks[index] = check }
        made.pointee.is_void = isVoid
        made.pointee.returns_unanswered = made.pointee.is_void && !(method?.takesClosure ?? false)
        made.pointee.observers_answer = method?.observersAnswer ?? false
        made.pointee.is_multicast = method?.isMulticast ?? false
        made.pointee.result_size = UInt32(result.size)
        made.pointee.result_is_indirect = result.isIndirect
        made.pointee.result_piece_count = UInt32(result.pieces.count)
        let targetResults = cffi_method_results(made)!
        for (index, piece) in result.pieces.enumerated() { targetResults[index] = piece }
        made.pointee.throws = layout.failure != Never.self
        made.pointee.leading_words = UInt8(layout.leadingWords ?? 0)
        made.pointee.has_typed_error = error != nil
        made.pointee.error_piece_count = UInt32(errors.count)
        let targetErrors = cffi_method_errors(made)!
        for (index, piece) in errors.enumerated() { targetErrors[index] = piece }
        made.pointee.copies_words = method?.objectWords != nil
        made.pointee.objects = method?.objectWords ?? 0
        cffi_method_settle(made)
        return UnsafePointer(made)
    }

    /// Notes how long the closures in arguments live: the receiver takes some over, and some do not escape.
    private func markClosures(_ target: UnsafeMutablePointer<cffi_piece>, _ method: ResolvedMethod) {
        for index in 0..<argumentPieceCount where target[index].place == UInt8(cffi_place_closure.rawValue) {
            let argument = method.offsets.indices.last {
                method.offsets[$0] <= Int(target[index].offset) && Metadata(method.arguments[$0]).size > 0
            }
            guard let argument else { continue }
            let life: cffi_closure_life
            switch method.escaping[argument] {
            case _ where method.consumption.arguments[argument] == .consumed: life = cffi_closure_consumed
            case .may: life = cffi_closure_escaping
            case .mayNot: life = cffi_closure_local
            case .unknown: life = cffi_closure_unknown
            }
            target[index].index = UInt16(life.rawValue)
        }
    }
}
