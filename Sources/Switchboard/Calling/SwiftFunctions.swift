import CForwarding
import CSupport
import CSwiftCall

/// The functions that C calls.
enum SwiftFunctions {
    static func install() { _ = installed }

    /// What stands for the address of a value without bytes: for that the optimizer passes any address, null too.
    private static var anyAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 16)! }

    private static let installed: Void = {
        ReferenceCounts.found
        cffi_set_swift_value_functions(
            cffi_swift_value_functions(
                copy_arguments: { method, from, to in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().copyArguments(
                        from: from!, to: to!)
                },
                destroy_arguments: { method, arguments in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyArguments(arguments!)
                },
                copy_consumed: { method, from, to in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().copyConsumed(
                        from: from!, to: to!)
                },
                destroy_consumed: { method, arguments in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyConsumed(arguments!)
                },
                destroy_error: { method, error in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyError(error!)
                },
                trap_closure: { method in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().trapClosure()
                },
                trap_sample: { trapSample() },
                call_asynchronous: { function, context, frame in
                    GenericCall.callAtOnce(function!, context, frame!)
                }))
        cffi_set_swift_functions(
            cffi_swift_functions(
                proxy_class: Metadata(AnyForwardingProxy.self).address,
                trap: { reason, object, slot in
                    switch reason {
                    case cffi_trap_self: trapForeignSelf(object!)
                    case cffi_trap_static, cffi_trap_static_self:
                        DispatchTable.table(withContext: object!).trapStatic(reason, Int(slot))
                    case cffi_trap_static_stack: trapStatic()
                    case cffi_trap_static_probe: trapStaticInReference()
                    default: break
                    }
                    Unmanaged<AnyForwardingProxy>.fromOpaque(object!).takeUnretainedValue().trap(
                        reason, slot: Int(slot))
                },
                box_arguments: { boxing, arguments, spare in
                    Unmanaged<ArgumentBoxing>.fromOpaque(boxing!)._withUnsafeGuaranteedRef {
                        $0.boxes(of: arguments, spare!)
                    }
                },
                end_boxes: { boxing, boxes, spare in
                    Unmanaged<ArgumentBoxing>.fromOpaque(boxing!)._withUnsafeGuaranteedRef {
                        $0.end(boxes!, spare!)
                    }
                },
                intercept: { frame, proxy, _, registered, arguments in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    Unmanaged<RegisteredMethod>.fromOpaque(registered!).takeUnretainedValue()
                        .intercept(frame!, proxy, arguments!)
                },
                pass_intercepted: { call, arguments, result in
                    errorWord(call!.pointee.pass(arguments ?? UnsafeRawPointer(anyAddress), result ?? anyAddress))
                },
                end_passing: { call, ending, error, result in
                    errorWord(call!.pointee.end(ending, error!, result ?? anyAddress))
                },
                throw_intercepted: { call, error in call!.pointee.fail(takeError(error)!) },
                async_interceptors: AsynchronousInterception.codeOnNoActor,
                async_interceptors_on_actor: AsynchronousInterception.codeOnActor,
                find_async_method: { frame, proxy, slot in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    return proxy.dispatchTable.learnAsynchronous(Int(slot), from: frame!, proxy)
                },
                find_method: { frame, proxy, slot in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    return proxy.dispatchTable.learnUnanswered(Int(slot), from: frame!, proxy)
                },
                learn_uses_of_self: { context in
                    Unmanaged<DispatchTable>.fromOpaque(context!)._withUnsafeGuaranteedRef { $0.learnUsesOfSelf() }
                },
                arguments_are_in_registers: { context, slot in
                    DispatchTable.table(withContext: context!).fact(Int(slot)) { $0.argumentsAreInRegisters } ?? false
                },
                find_probe: { context in
                    Unmanaged.passUnretained(DispatchTable.table(withContext: context!).probeProxy).toOpaque()
                },
                measure_stack: { GenericCall.measuredStack },
                begin_change: { proxy, slot, value in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    guard let change = proxy.dispatchTable.changedProperty(Int(slot))?.begin(proxy) else { return nil }
                    value!.pointee = change.value
                    return Unmanaged.passRetained(change).toOpaque()
                },
                end_change: { Unmanaged<PropertyChange>.fromOpaque($0!).takeRetainedValue().end() },
                make_proxy: { context, proxies, target, slot in
                    let dispatchTable = DispatchTable.table(withContext: context!)
                    let target = Unmanaged<AnyObject>.fromOpaque(target!).takeRetainedValue()
                    let proxies = Metadata(at: proxies!).type as! AnyForwardingProxy.Type
                    let made = proxies.proxy(dispatchTable.raw, forwardingTo: target)
                    guard type(of: made) == proxies else {
                        dispatchTable.trapInitializer(of: proxies, made: type(of: made), Int(slot))
                    }
                    return Unmanaged.passRetained(made).toOpaque()
                },
                find_default: { DelegateDefaults.receiver(for: DispatchTable.table(withContext: $0!)) },
                find_extension_default: { context, slot in
                    DispatchTable.table(withContext: context!).extensionDefault(of: Int(slot))
                },
                find_default_self: { proxy, table in
                    Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue().defaultSelf(
                        &table!.pointee)
                },
                may_be_generic: { proxy, slot in
                    Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue().dispatchTable.mayBeGeneric(
                        Int(slot))
                },
                find_instance_method: { frame, proxy, slot in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    return proxy.dispatchTable.instanceMethod(Int(slot), from: frame!, proxy)
                }))
    }()

    private static func trapSample() -> Never {
        fatalError(
            """
            Switchboard: a closure that references a method uses a value of a protocol type. To find the method, the library \
            calls the closure with samples, which have no methods. Only pass the parameters on and return the result,             `{ p in { p.method($0) } }`, and use the values in your observer or stub.
            """)
    }

    /// Traps: a static call does not lead to the proxies' dispatch table.
    private static func trapStatic() -> Never {
        fatalError(
            """
            Switchboard: a static requirement was called on a proxy's type, and the library can't find the proxy's protocol in \
            the call: it has too many words of arguments, or came by a cast. Call it on the target's type.
            """)
    }

    /// Traps: a closure that is to reference a method calls an initializer, or keeps the proxies' type.
    private static func trapStaticInReference() -> Never {
        fatalError(
            """
            Switchboard: a closure that references a method called an initializer of the proxy's type, or called a static \
            requirement after it had returned. Initializers can't be observed. Reference a method, and call only that in \
            the closure.
            """)
    }

    /// Traps: a call came with the proxy's witness table, but with another object.
    private static func trapForeignSelf(_ object: UnsafeMutableRawPointer) -> Never {
        let type: AnyObject.Type = type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        fatalError(
            """
            Switchboard: a call through a proxy's protocol arrived with a \(type). A requirement that returns `Self` returned the \
            target, and its caller uses it as the proxy. Return the protocol's type from the requirement, or write a class that \
            conforms and forwards.
            """)
    }
}
