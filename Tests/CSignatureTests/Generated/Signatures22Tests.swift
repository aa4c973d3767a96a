// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures22Tests: XCTestCase {
    func test_D3_220() throws {
        let check = Check(220, "{cs_t275=*d}ddddddd{cs_t275=*d}f{cs_t275=*d}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t275.self, Float.self, cs_t275.self])
        let function: cs_f220 = cs_function_220
        let table = cs_table_220(before: 220, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f220.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t275, a8: Float, a9: cs_t275) -> cs_t275 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 220)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t275)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f220.self, onError: check.threw)
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t275 = check.value(7), a8: Float = check.value(8), a9: cs_t275 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t275.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t275.self) }
            check.callback("closure") { cs_call_220(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_220(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t275.self) }
            check.callback("invocation") { cs_call_220(unsafeBitCast(method.function, to: cs_f220.self), cs_answer) }
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
                return try invocation.result(as: cs_t275.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t275.self) }
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
                return try invocation.result(as: cs_t275.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t275.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_220(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_221() throws {
        let check = Check(221, "{cs_t276=[2^?]}qqqqq{cs_t276=[2^?]}{cs_t276=[2^?]}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t276.self, cs_t276.self, Float.self])
        let function: cs_f221 = cs_function_221
        let table = cs_table_221(before: 221, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f221.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t276, a6: cs_t276, a7: Float) -> cs_t276 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 221)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t276 = check.value(5), a6: cs_t276 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t276.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t276.self) }
            check.callback("closure") { cs_call_221(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_221(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_222() throws {
        let check = Check(222, "{cs_t276=[2^?]}ddddddd{cs_t276=[2^?]}f{cs_t276=[2^?]}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t276.self, Float.self, cs_t276.self])
        let function: cs_f222 = cs_function_222
        let table = cs_table_222(before: 222, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f222.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t276, a8: Float, a9: cs_t276) -> cs_t276 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 222)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t276, Float, cs_t276).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t276, Float, cs_t276).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t276 = check.value(7), a8: Float = check.value(8), a9: cs_t276 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t276.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t276.self) }
            check.callback("closure") { cs_call_222(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_222(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_223() throws {
        let check = Check(223, "{cs_t277=^?i^?}qqqqq{cs_t277=^?i^?}{cs_t277=^?i^?}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t277.self, cs_t277.self, Float.self])
        let function: cs_f223 = cs_function_223
        let table = cs_table_223(before: 223, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f223.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t277, a6: cs_t277, a7: Float) -> cs_t277 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 223)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t277 = check.value(5), a6: cs_t277 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t277.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t277.self) }
            check.callback("closure") { cs_call_223(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_223(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_224() throws {
        let check = Check(224, "{cs_t277=^?i^?}ddddddd{cs_t277=^?i^?}f{cs_t277=^?i^?}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t277.self, Float.self, cs_t277.self])
        let function: cs_f224 = cs_function_224
        let table = cs_table_224(before: 224, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f224.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t277, a8: Float, a9: cs_t277) -> cs_t277 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 224)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t277 = check.value(7), a8: Float = check.value(8), a9: cs_t277 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t277.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t277.self) }
            check.callback("closure") { cs_call_224(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_224(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_225() throws {
        let check = Check(225, "(cs_t278=qci)(cs_t278=qci)i(cs_t278=qci)d(cs_t278=qci)", [cs_t278.self, Int32.self, cs_t278.self, Double.self, cs_t278.self])
        let function: cs_f225 = cs_function_225
        let table = cs_table_225(before: 225, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t278")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t278")) { _ = try CCallback(cs_f225.self) { (a0: cs_t278, a1: Int32, a2: cs_t278, a3: Double, a4: cs_t278) -> cs_t278 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t278")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t278)
        }
        try check.rounds {
            let a0: cs_t278 = check.value(0), a1: Int32 = check.value(1), a2: cs_t278 = check.value(2), a3: Double = check.value(3), a4: cs_t278 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t278.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t278.self) }
            check.callback("invocation") { cs_call_225(unsafeBitCast(method.function, to: cs_f225.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t278.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_226() throws {
        let check = Check(226, "(cs_t279=[7C]s)(cs_t279=[7C]s)i(cs_t279=[7C]s)d(cs_t279=[7C]s)", [cs_t279.self, Int32.self, cs_t279.self, Double.self, cs_t279.self])
        let function: cs_f226 = cs_function_226
        let table = cs_table_226(before: 226, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t279")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t279")) { _ = try CCallback(cs_f226.self) { (a0: cs_t279, a1: Int32, a2: cs_t279, a3: Double, a4: cs_t279) -> cs_t279 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t279")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t279)
        }
        try check.rounds {
            let a0: cs_t279 = check.value(0), a1: Int32 = check.value(1), a2: cs_t279 = check.value(2), a3: Double = check.value(3), a4: cs_t279 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t279.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t279.self) }
            check.callback("invocation") { cs_call_226(unsafeBitCast(method.function, to: cs_f226.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t279.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_227() throws {
        let check = Check(227, "(cs_t280=[3f]f)(cs_t280=[3f]f)i(cs_t280=[3f]f)d(cs_t280=[3f]f)", [cs_t280.self, Int32.self, cs_t280.self, Double.self, cs_t280.self])
        let function: cs_f227 = cs_function_227
        let table = cs_table_227(before: 227, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t280")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t280")) { _ = try CCallback(cs_f227.self) { (a0: cs_t280, a1: Int32, a2: cs_t280, a3: Double, a4: cs_t280) -> cs_t280 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t280")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t280)
        }
        try check.rounds {
            let a0: cs_t280 = check.value(0), a1: Int32 = check.value(1), a2: cs_t280 = check.value(2), a3: Double = check.value(3), a4: cs_t280 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t280.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t280.self) }
            check.callback("invocation") { cs_call_227(unsafeBitCast(method.function, to: cs_f227.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t280.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_228() throws {
        let check = Check(228, "(cs_t281={cs_t255=dd}d)(cs_t281={cs_t255=dd}d)i(cs_t281={cs_t255=dd}d)d(cs_t281={cs_t255=dd}d)", [cs_t281.self, Int32.self, cs_t281.self, Double.self, cs_t281.self])
        let function: cs_f228 = cs_function_228
        let table = cs_table_228(before: 228, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t281")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t281")) { _ = try CCallback(cs_f228.self) { (a0: cs_t281, a1: Int32, a2: cs_t281, a3: Double, a4: cs_t281) -> cs_t281 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t281")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t281)
        }
        try check.rounds {
            let a0: cs_t281 = check.value(0), a1: Int32 = check.value(1), a2: cs_t281 = check.value(2), a3: Double = check.value(3), a4: cs_t281 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t281.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t281.self) }
            check.callback("invocation") { cs_call_228(unsafeBitCast(method.function, to: cs_f228.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t281.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_229() throws {
        let check = Check(229, "(cs_t282=if)(cs_t282=if)i(cs_t282=if)d(cs_t282=if)", [cs_t282.self, Int32.self, cs_t282.self, Double.self, cs_t282.self])
        let function: cs_f229 = cs_function_229
        let table = cs_table_229(before: 229, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t282")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t282")) { _ = try CCallback(cs_f229.self) { (a0: cs_t282, a1: Int32, a2: cs_t282, a3: Double, a4: cs_t282) -> cs_t282 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t282")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t282)
        }
        try check.rounds {
            let a0: cs_t282 = check.value(0), a1: Int32 = check.value(1), a2: cs_t282 = check.value(2), a3: Double = check.value(3), a4: cs_t282 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t282.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t282.self) }
            check.callback("invocation") { cs_call_229(unsafeBitCast(method.function, to: cs_f229.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t282.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
}
