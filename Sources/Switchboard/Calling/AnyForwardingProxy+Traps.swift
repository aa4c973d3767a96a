import CForwarding
import CSupport
import CSwiftCall

extension AnyForwardingProxy {
    /// Traps: the method at a slot belongs to another class.
    func refuseSlot(_ slot: Int) -> Never { trap(cffi_trap_slot, slot: slot) }

    /// Traps: nothing answers a method that returns a value.
    @usableFromInline func refuseUnanswered(_ slot: Int) -> Never {
        refuse(MessageError(unansweredBy: self), slot: slot)
    }

    /// Traps: `forwardInvocation(_:)`, or an interceptor, threw an error that the caller cannot receive.
    func refuse(_ error: any Error, slot: Int) -> Never {
        if let error = error as? MessageError {
            if error.isUnanswered(by: self) { trap(cffi_trap_unanswered, slot: slot) }
            if error.isOfInterceptor { fatalError(error.description) }
        }
        guard dispatchTable.methods.withLock({ $0.bySlot[slot] }) != nil else {
            fatalError(
                """
                Switchboard: an interceptor of \(type(of: self)) threw \(error) in a call of \(dispatchTable.learntName(of: slot)). The library \
                doesn't know the method's types, so it can't throw an error to the caller. Catch it in the interceptor.
                """)
        }
        fatalError(
            """
            Switchboard: a `forwardInvocation(_:)` or interceptor of \(type(of: self)) threw \(error) in a call of \
            \(dispatchTable.learntName(of: slot)), which isn't declared `throws`, or throws another type. Catch it there, and set a result.
            """)
    }

    /// Traps: a call cannot continue.
    func trap(_ reason: cffi_trap, slot: Int) -> Never {
        if reason == cffi_trap_slot {
            fatalError(
                """
                Switchboard: `forward` was called with a selector that `implementedMethods()` of \(type(of: self)) doesn't list in \
                `.forwarding`. List it, and keep it in a constant (`static let`, or of the file for a generic class), because each \
                new selector is a different one.
                """)
        }
        // A probing call may hold locks that a look at the symbols needs.
        let name = reason == cffi_trap_change ? dispatchTable.name(of: slot) : dispatchTable.learntName(of: slot)
        switch reason {
        case cffi_trap_stack:
            fatalError(
                """
                Switchboard: can't forward a call of \(name) to the target of a proxy for \(dispatchTable.delegateName): it has \
                more than \(CFFI_STACK_WINDOW) words of arguments on the stack, and the library doesn't know the method's types. \
                Reference the method before: observe or register it. Or write a class that conforms and forwards.
                """)
        case cffi_trap_foreign_task:
            fatalError(
                """
                Switchboard: can't intercept an asynchronous call of \(name), made on a proxy for \(dispatchTable.delegateName): it \
                doesn't come from a task of Swift's runtime, and the library doesn't know the method's types. Make the call in a \
                `Task { }`.
                """)
        case cffi_trap_change:
            let isOfInstance = dispatchTable.requirement(at: slot)?.isInstance ?? true
            let written =
                isOfInstance
                ? "`set: \\.name`, or `{ $0.name = $1 }`"
                : "`{ object in { (value: TYPE) in type(of: object).name = value } }`"
            fatalError(
                """
                Switchboard: a closure that references a property of \(dispatchTable.delegateName) changes it in place (\(name)). \
                Write \(written).
                """)
        case cffi_trap_exclusivity:
            fatalError(
                """
                Switchboard: simultaneous accesses to a value: a call of \(name) on a proxy for \
                \(dispatchTable.delegateName) uses the target, a struct or an enum, while another call changes it. Copies of \
                `proxy.object` share the target. Don't call the proxy in a `mutating` method of its own target, or on another \
                thread meanwhile; or make the target a class.
                """)
        case cffi_trap_self_of_value:
            fatalError(
                """
                Switchboard: can't forward a call of \(name) to the target of a proxy for \(dispatchTable.delegateName): it \
                takes or returns `Self`, and the target is of another type than the proxy. Write \
                `any \(dispatchTable.protocols[Int(dispatchTable.slots[slot].table)].qualifiedName)` in place of `Self`, or write a type that \
                conforms and forwards.
                """)
        case cffi_trap_types:
            let types = dispatchTable.methods.withLock { $0.bySlot[slot]?.layout.typeList } ?? "other types"
            fatalError(
                """
                Switchboard: a call of \(name) on a proxy for \(dispatchTable.delegateName) has an argument of another type than the \
                reference, which has \(types). Leave out the types of the observer's parameters, or write those of the \
                declaration.
                """)
        default:
            fatalError(
                """
                Switchboard: can't answer a call of \(name): the proxy for \(dispatchTable.delegateName) has no target to \
                forward to and no default, and \(dispatchTable.whyUnanswered(slot).found). Keep the delegate alive, \
                \(dispatchTable.answering(slot))set a `fallbackTarget`, or write \
                `DelegateDefaults.register((\(dispatchTable.writtenDelegate)).self) { Default() }` with a class that \
                conforms\(dispatchTable.whyUnanswered(slot).remedy).
                """)
        }
    }
}

extension DispatchTable {
    /// Traps: an initializer was called on a class of which the library makes no objects, but of another one. A proxy
    /// for which casts find a refining protocol is of a copy of its class, with the same name.
    func trapInitializer(of type: AnyClass, made other: AnyClass, _ slot: Int) -> Never {
        func name(_ type: AnyClass) -> Substring { String(describing: type).prefix { $0 != "<" } }
        if name(type) == name(other) {
            fatalError(
                """
                Switchboard: can't answer a call of \(learntName(of: slot)) on the type of a proxy that was cast to \
                \(writtenDelegate): the library makes no proxies of that type. Make the proxy for the protocol, \
                `ForwardingProxy<\(writtenDelegate)>`, or call the initializer on the target's type.
                """)
        }
        fatalError(
            """
            Switchboard: can't answer a call of \(learntName(of: slot)) on \(type): the library can't make objects of this \
            class. Call it on the type of a `ForwardingProxy`'s object, or on the target's type.
            """)
    }

    /// Traps: a static requirement was called on the type of proxies, or an initializer, and nothing answers.
    func trapStatic(_ reason: cffi_trap, _ slot: Int) -> Never {
        let name = learntName(of: slot)
        if slots[slot].is_init, cffi_static_target_type(raw) != nil, reason == cffi_trap_static {
            let why = slots[slot].is_async ? "the initializer is asynchronous" : "the target is a struct or an enum"
            fatalError(
                """
                Switchboard: can't answer a call of \(name) on the type of proxies for \(delegateName): \(why), so no proxy \
                can be made for the new instance. Call it on the target's type.
                """)
        }
        let why =
            switch (reason, cffi_static_target_is_ambiguous(raw)) {
            case (cffi_trap_static_self, _) where cffi_slot_has_learnt(slots + slot, cffi_learnt_self):
                "it takes or returns `Self`, and a proxy and its target have different types"
            case (cffi_trap_static_self, _) where cffi_slot_has_learnt(slots + slot, cffi_learnt_no_self):
                "an argument's type may be the proxy's type, too"
            case (cffi_trap_static_self, _):
                "it may take or return `Self`, and no symbol of the program says otherwise"
            case (_, true): "the targets are of several types, and the call doesn't say which one it means"
            default: "there was no target, whose type would answer"
            }
        fatalError(
            """
            Switchboard: can't answer a call of \(name) on the type of proxies for \(delegateName): \(why). Call it on the target's \
            type.
            """)
    }
}
