// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures20Tests: XCTestCase {
    func test_D3_200() throws {
        let check = Check(200, "{cs_t262=qd}ddddddd{cs_t262=qd}f{cs_t262=qd}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t262.self, Float.self, cs_t262.self])
        let function: cs_f200 = cs_function_200
        let table = cs_table_200(before: 200, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f200.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t262, a8: Float, a9: cs_t262) -> cs_t262 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 200)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t262)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f200.self, onError: check.threw)
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t262 = check.value(7), a8: Float = check.value(8), a9: cs_t262 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t262.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t262.self) }
            check.callback("closure") { cs_call_200(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_200(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t262.self) }
            check.callback("invocation") { cs_call_200(unsafeBitCast(method.function, to: cs_f200.self), cs_answer) }
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
                return try invocation.result(as: cs_t262.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t262.self) }
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
                return try invocation.result(as: cs_t262.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t262.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_200(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_201() throws {
        let check = Check(201, "{cs_t263=dc}qqqqq{cs_t263=dc}{cs_t263=dc}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t263.self, cs_t263.self, Float.self])
        let function: cs_f201 = cs_function_201
        let table = cs_table_201(before: 201, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f201.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t263, a6: cs_t263, a7: Float) -> cs_t263 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 201)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t263, cs_t263, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t263, cs_t263, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t263 = check.value(5), a6: cs_t263 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t263.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t263.self) }
            check.callback("closure") { cs_call_201(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_201(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_202() throws {
        let check = Check(202, "{cs_t263=dc}ddddddd{cs_t263=dc}f{cs_t263=dc}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t263.self, Float.self, cs_t263.self])
        let function: cs_f202 = cs_function_202
        let table = cs_table_202(before: 202, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f202.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t263, a8: Float, a9: cs_t263) -> cs_t263 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 202)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t263 = check.value(7), a8: Float = check.value(8), a9: cs_t263 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t263.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t263.self) }
            check.callback("closure") { cs_call_202(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_202(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_203() throws {
        let check = Check(203, "{cs_t264=cd}qqqqq{cs_t264=cd}{cs_t264=cd}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t264.self, cs_t264.self, Float.self])
        let function: cs_f203 = cs_function_203
        let table = cs_table_203(before: 203, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f203.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t264, a6: cs_t264, a7: Float) -> cs_t264 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 203)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t264 = check.value(5), a6: cs_t264 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t264.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t264.self) }
            check.callback("closure") { cs_call_203(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_203(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_204() throws {
        let check = Check(204, "{cs_t264=cd}ddddddd{cs_t264=cd}f{cs_t264=cd}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t264.self, Float.self, cs_t264.self])
        let function: cs_f204 = cs_function_204
        let table = cs_table_204(before: 204, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f204.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t264, a8: Float, a9: cs_t264) -> cs_t264 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 204)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t264, Float, cs_t264).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t264, Float, cs_t264).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t264 = check.value(7), a8: Float = check.value(8), a9: cs_t264 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t264.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t264.self) }
            check.callback("closure") { cs_call_204(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_204(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_205() throws {
        let check = Check(205, "{cs_t265=c[3s]f}qqqqq{cs_t265=c[3s]f}{cs_t265=c[3s]f}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t265.self, cs_t265.self, Float.self])
        let function: cs_f205 = cs_function_205
        let table = cs_table_205(before: 205, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f205.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t265, a6: cs_t265, a7: Float) -> cs_t265 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 205)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t265)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f205.self, onError: check.threw)
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t265 = check.value(5), a6: cs_t265 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t265.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t265.self) }
            check.callback("closure") { cs_call_205(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_205(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t265.self) }
            check.callback("invocation") { cs_call_205(unsafeBitCast(method.function, to: cs_f205.self), cs_answer) }
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
                return try invocation.result(as: cs_t265.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t265.self) }
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
                return try invocation.result(as: cs_t265.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t265.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_205(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_206() throws {
        let check = Check(206, "{cs_t265=c[3s]f}ddddddd{cs_t265=c[3s]f}f{cs_t265=c[3s]f}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t265.self, Float.self, cs_t265.self])
        let function: cs_f206 = cs_function_206
        let table = cs_table_206(before: 206, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f206.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t265, a8: Float, a9: cs_t265) -> cs_t265 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 206)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t265 = check.value(7), a8: Float = check.value(8), a9: cs_t265 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t265.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t265.self) }
            check.callback("closure") { cs_call_206(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_206(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_207() throws {
        let check = Check(207, "{cs_t266=[2{cs_t256=fi}]}qqqqq{cs_t266=[2{cs_t256=fi}]}{cs_t266=[2{cs_t256=fi}]}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t266.self, cs_t266.self, Float.self])
        let function: cs_f207 = cs_function_207
        let table = cs_table_207(before: 207, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f207.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t266, a6: cs_t266, a7: Float) -> cs_t266 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 207)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t266, cs_t266, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t266, cs_t266, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t266 = check.value(5), a6: cs_t266 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t266.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t266.self) }
            check.callback("closure") { cs_call_207(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_207(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_208() throws {
        let check = Check(208, "{cs_t266=[2{cs_t256=fi}]}ddddddd{cs_t266=[2{cs_t256=fi}]}f{cs_t266=[2{cs_t256=fi}]}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t266.self, Float.self, cs_t266.self])
        let function: cs_f208 = cs_function_208
        let table = cs_table_208(before: 208, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f208.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t266, a8: Float, a9: cs_t266) -> cs_t266 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 208)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t266 = check.value(7), a8: Float = check.value(8), a9: cs_t266 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t266.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t266.self) }
            check.callback("closure") { cs_call_208(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_208(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_209() throws {
        let check = Check(209, "{cs_t267=[3{cs_t255=dd}]c}qqqqq{cs_t267=[3{cs_t255=dd}]c}{cs_t267=[3{cs_t255=dd}]c}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t267.self, cs_t267.self, Float.self])
        let function: cs_f209 = cs_function_209
        let table = cs_table_209(before: 209, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f209.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t267, a6: cs_t267, a7: Float) -> cs_t267 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 209)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t267 = check.value(5), a6: cs_t267 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t267.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t267.self) }
            check.callback("closure") { cs_call_209(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_209(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
