// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures21Tests: XCTestCase {
    func test_D3_210() throws {
        let check = Check(210, "{cs_t267=[3{cs_t255=dd}]c}ddddddd{cs_t267=[3{cs_t255=dd}]c}f{cs_t267=[3{cs_t255=dd}]c}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t267.self, Float.self, cs_t267.self])
        let function: cs_f210 = cs_function_210
        let table = cs_table_210(before: 210, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f210.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t267, a8: Float, a9: cs_t267) -> cs_t267 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 210)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t267, Float, cs_t267).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t267, Float, cs_t267).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t267)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f210.self, onError: check.threw)
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t267 = check.value(7), a8: Float = check.value(8), a9: cs_t267 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t267.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t267.self) }
            check.callback("closure") { cs_call_210(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_210(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t267.self) }
            check.callback("invocation") { cs_call_210(unsafeBitCast(method.function, to: cs_f210.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t267.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t267.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t267.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t267.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_210(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_211() throws {
        let check = Check(211, "{cs_t268=[2[2f]]}qqqqq{cs_t268=[2[2f]]}{cs_t268=[2[2f]]}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t268.self, cs_t268.self, Float.self])
        let function: cs_f211 = cs_function_211
        let table = cs_table_211(before: 211, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f211.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t268, a6: cs_t268, a7: Float) -> cs_t268 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 211)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t268 = check.value(5), a6: cs_t268 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t268.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t268.self) }
            check.callback("closure") { cs_call_211(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_211(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_212() throws {
        let check = Check(212, "{cs_t268=[2[2f]]}ddddddd{cs_t268=[2[2f]]}f{cs_t268=[2[2f]]}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t268.self, Float.self, cs_t268.self])
        let function: cs_f212 = cs_function_212
        let table = cs_table_212(before: 212, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f212.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t268, a8: Float, a9: cs_t268) -> cs_t268 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 212)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t268 = check.value(7), a8: Float = check.value(8), a9: cs_t268 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t268.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t268.self) }
            check.callback("closure") { cs_call_212(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_212(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_213() throws {
        let check = Check(213, "{cs_t269=[1d][1c]}qqqqq{cs_t269=[1d][1c]}{cs_t269=[1d][1c]}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t269.self, cs_t269.self, Float.self])
        let function: cs_f213 = cs_function_213
        let table = cs_table_213(before: 213, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        let callback = try CCallback(cs_f213.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t269, a6: cs_t269, a7: Float) -> cs_t269 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 213)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t269, cs_t269, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t269, cs_t269, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t269 = check.value(5), a6: cs_t269 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t269.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t269.self) }
            check.callback("closure") { cs_call_213(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_213(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_214() throws {
        let check = Check(214, "{cs_t269=[1d][1c]}ddddddd{cs_t269=[1d][1c]}f{cs_t269=[1d][1c]}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t269.self, Float.self, cs_t269.self])
        let function: cs_f214 = cs_function_214
        let table = cs_table_214(before: 214, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        let callback = try CCallback(cs_f214.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t269, a8: Float, a9: cs_t269) -> cs_t269 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 214)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t269 = check.value(7), a8: Float = check.value(8), a9: cs_t269 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t269.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t269.self) }
            check.callback("closure") { cs_call_214(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_214(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_215() throws {
        let check = Check(215, "{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}qqqqq{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t273.self, cs_t273.self, Float.self])
        let function: cs_f215 = cs_function_215
        let table = cs_table_215(before: 215, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f215.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t273, a6: cs_t273, a7: Float) -> cs_t273 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 215)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t273)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f215.self, onError: check.threw)
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t273 = check.value(5), a6: cs_t273 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t273.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t273.self) }
            check.callback("closure") { cs_call_215(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_215(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t273.self) }
            check.callback("invocation") { cs_call_215(unsafeBitCast(method.function, to: cs_f215.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t273.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t273.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t273.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t273.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_215(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_216() throws {
        let check = Check(216, "{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}ddddddd{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}f{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t273.self, Float.self, cs_t273.self])
        let function: cs_f216 = cs_function_216
        let table = cs_table_216(before: 216, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f216.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t273, a8: Float, a9: cs_t273) -> cs_t273 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 216)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t273, Float, cs_t273).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t273, Float, cs_t273).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t273 = check.value(7), a8: Float = check.value(8), a9: cs_t273 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t273.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t273.self) }
            check.callback("closure") { cs_call_216(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_216(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_217() throws {
        let check = Check(217, "{cs_t274=f[4c]}qqqqq{cs_t274=f[4c]}{cs_t274=f[4c]}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t274.self, cs_t274.self, Float.self])
        let function: cs_f217 = cs_function_217
        let table = cs_table_217(before: 217, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f217.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t274, a6: cs_t274, a7: Float) -> cs_t274 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 217)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t274 = check.value(5), a6: cs_t274 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t274.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t274.self) }
            check.callback("closure") { cs_call_217(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_217(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_218() throws {
        let check = Check(218, "{cs_t274=f[4c]}ddddddd{cs_t274=f[4c]}f{cs_t274=f[4c]}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t274.self, Float.self, cs_t274.self])
        let function: cs_f218 = cs_function_218
        let table = cs_table_218(before: 218, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f218.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t274, a8: Float, a9: cs_t274) -> cs_t274 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 218)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t274 = check.value(7), a8: Float = check.value(8), a9: cs_t274 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t274.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t274.self) }
            check.callback("closure") { cs_call_218(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_218(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_219() throws {
        let check = Check(219, "{cs_t275=*d}qqqqq{cs_t275=*d}{cs_t275=*d}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t275.self, cs_t275.self, Float.self])
        let function: cs_f219 = cs_function_219
        let table = cs_table_219(before: 219, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f219.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t275, a6: cs_t275, a7: Float) -> cs_t275 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 219)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t275, cs_t275, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t275, cs_t275, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t275 = check.value(5), a6: cs_t275 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t275.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t275.self) }
            check.callback("closure") { cs_call_219(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_219(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
