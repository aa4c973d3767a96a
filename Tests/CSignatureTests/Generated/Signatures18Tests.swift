// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures18Tests: XCTestCase {
    func test_D3_180() throws {
        let check = Check(180, "{cs_t242=ddddd}{cs_t242=ddddd}d{cs_t242=ddddd}", [cs_t242.self, Double.self, cs_t242.self])
        let function: cs_f180 = cs_function_180
        let table = cs_table_180(before: 180, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f180.self) { (a0: cs_t242, a1: Double, a2: cs_t242) -> cs_t242 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 180)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t242, Double, cs_t242).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t242, Double, cs_t242).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t242)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f180.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t242 = check.value(0), a1: Double = check.value(1), a2: cs_t242 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t242.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t242.self) }
            check.callback("closure") { cs_call_180(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_180(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t242.self) }
            check.callback("invocation") { cs_call_180(unsafeBitCast(method.function, to: cs_f180.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t242.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t242.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t242.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, returning: cs_t242.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_180(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_181() throws {
        let check = Check(181, "{cs_t244={cs_t243=dd}d}{cs_t245={cs_t243=dd}d}{cs_t243=dd}{cs_t246=[3d]}", [cs_t245.self, cs_t243.self, cs_t246.self])
        let function: cs_f181 = cs_function_181
        let table = cs_table_181(before: 181, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f181.self) { (a0: cs_t245, a1: cs_t243, a2: cs_t246) -> cs_t244 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 181)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t245 = check.value(0), a1: cs_t243 = check.value(1), a2: cs_t246 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t244.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t244.self) }
            check.callback("closure") { cs_call_181(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_181(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_182() throws {
        let check = Check(182, "{cs_t247=D}{cs_t247=D}d{cs_t247=D}", [cs_t247.self, Double.self, cs_t247.self])
        let function: cs_f182 = cs_function_182
        let table = cs_table_182(before: 182, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f182.self) { (a0: cs_t247, a1: Double, a2: cs_t247) -> cs_t247 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 182)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t247 = check.value(0), a1: Double = check.value(1), a2: cs_t247 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t247.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t247.self) }
            check.callback("closure") { cs_call_182(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_182(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_183() throws {
        let check = Check(183, "{cs_t248=DD}{cs_t248=DD}d{cs_t248=DD}", [cs_t248.self, Double.self, cs_t248.self])
        let function: cs_f183 = cs_function_183
        let table = cs_table_183(before: 183, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f183.self) { (a0: cs_t248, a1: Double, a2: cs_t248) -> cs_t248 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 183)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t248, Double, cs_t248).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t248, Double, cs_t248).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t248 = check.value(0), a1: Double = check.value(1), a2: cs_t248 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t248.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t248.self) }
            check.callback("closure") { cs_call_183(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_183(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_184() throws {
        let check = Check(184, "{cs_t249=DDDD}{cs_t249=DDDD}d{cs_t249=DDDD}", [cs_t249.self, Double.self, cs_t249.self])
        let function: cs_f184 = cs_function_184
        let table = cs_table_184(before: 184, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f184.self) { (a0: cs_t249, a1: Double, a2: cs_t249) -> cs_t249 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 184)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t249 = check.value(0), a1: Double = check.value(1), a2: cs_t249 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t249.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t249.self) }
            check.callback("closure") { cs_call_184(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_184(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_185() throws {
        let check = Check(185, "{cs_t250=DDDDD}{cs_t250=DDDDD}d{cs_t250=DDDDD}", [cs_t250.self, Double.self, cs_t250.self])
        let function: cs_f185 = cs_function_185
        let table = cs_table_185(before: 185, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f185.self) { (a0: cs_t250, a1: Double, a2: cs_t250) -> cs_t250 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 185)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t250)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f185.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t250 = check.value(0), a1: Double = check.value(1), a2: cs_t250 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t250.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t250.self) }
            check.callback("closure") { cs_call_185(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_185(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t250.self) }
            check.callback("invocation") { cs_call_185(unsafeBitCast(method.function, to: cs_f185.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t250.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t250.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t250.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: cs_t250.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_185(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_186() throws {
        let check = Check(186, "{cs_t252={cs_t251=DD}D}{cs_t253={cs_t251=DD}D}{cs_t251=DD}{cs_t254=[3D]}", [cs_t253.self, cs_t251.self, cs_t254.self])
        let function: cs_f186 = cs_function_186
        let table = cs_table_186(before: 186, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f186.self) { (a0: cs_t253, a1: cs_t251, a2: cs_t254) -> cs_t252 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 186)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t253, cs_t251, cs_t254).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t253, cs_t251, cs_t254).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t253 = check.value(0), a1: cs_t251 = check.value(1), a2: cs_t254 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t252.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t252.self) }
            check.callback("closure") { cs_call_186(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_186(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_187() throws {
        let check = Check(187, "{cs_t257={cs_t255=dd}{cs_t255=dd}}qqqqq{cs_t257={cs_t255=dd}{cs_t255=dd}}{cs_t257={cs_t255=dd}{cs_t255=dd}}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t257.self, cs_t257.self, Float.self])
        let function: cs_f187 = cs_function_187
        let table = cs_table_187(before: 187, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f187.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t257, a6: cs_t257, a7: Float) -> cs_t257 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 187)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t257 = check.value(5), a6: cs_t257 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t257.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t257.self) }
            check.callback("closure") { cs_call_187(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_187(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_188() throws {
        let check = Check(188, "{cs_t257={cs_t255=dd}{cs_t255=dd}}ddddddd{cs_t257={cs_t255=dd}{cs_t255=dd}}f{cs_t257={cs_t255=dd}{cs_t255=dd}}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t257.self, Float.self, cs_t257.self])
        let function: cs_f188 = cs_function_188
        let table = cs_table_188(before: 188, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f188.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t257, a8: Float, a9: cs_t257) -> cs_t257 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 188)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t257 = check.value(7), a8: Float = check.value(8), a9: cs_t257 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t257.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t257.self) }
            check.callback("closure") { cs_call_188(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_188(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_189() throws {
        let check = Check(189, "{cs_t256=fi}qqqqq{cs_t256=fi}{cs_t256=fi}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t256.self, cs_t256.self, Float.self])
        let function: cs_f189 = cs_function_189
        let table = cs_table_189(before: 189, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f189.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t256, a6: cs_t256, a7: Float) -> cs_t256 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 189)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t256, cs_t256, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t256, cs_t256, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t256 = check.value(5), a6: cs_t256 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t256.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t256.self) }
            check.callback("closure") { cs_call_189(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_189(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
