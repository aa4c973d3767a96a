// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures19Tests: XCTestCase {
    func test_D3_190() throws {
        let check = Check(190, "{cs_t256=fi}ddddddd{cs_t256=fi}f{cs_t256=fi}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t256.self, Float.self, cs_t256.self])
        let function: cs_f190 = cs_function_190
        let table = cs_table_190(before: 190, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f190.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t256, a8: Float, a9: cs_t256) -> cs_t256 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 190)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t256)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f190.self, onError: check.threw)
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t256 = check.value(7), a8: Float = check.value(8), a9: cs_t256 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t256.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t256.self) }
            check.callback("closure") { cs_call_190(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_190(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t256.self) }
            check.callback("invocation") { cs_call_190(unsafeBitCast(method.function, to: cs_f190.self), cs_answer) }
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
                return try invocation.result(as: cs_t256.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t256.self) }
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
                return try invocation.result(as: cs_t256.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t256.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_190(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_191() throws {
        let check = Check(191, "{cs_t258=if}qqqqq{cs_t258=if}{cs_t258=if}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t258.self, cs_t258.self, Float.self])
        let function: cs_f191 = cs_function_191
        let table = cs_table_191(before: 191, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f191.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t258, a6: cs_t258, a7: Float) -> cs_t258 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 191)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t258 = check.value(5), a6: cs_t258 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t258.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t258.self) }
            check.callback("closure") { cs_call_191(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_191(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_192() throws {
        let check = Check(192, "{cs_t258=if}ddddddd{cs_t258=if}f{cs_t258=if}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t258.self, Float.self, cs_t258.self])
        let function: cs_f192 = cs_function_192
        let table = cs_table_192(before: 192, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f192.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t258, a8: Float, a9: cs_t258) -> cs_t258 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 192)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t258, Float, cs_t258).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t258, Float, cs_t258).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t258 = check.value(7), a8: Float = check.value(8), a9: cs_t258 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t258.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t258.self) }
            check.callback("closure") { cs_call_192(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_192(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_193() throws {
        let check = Check(193, "{cs_t259=fff}qqqqq{cs_t259=fff}{cs_t259=fff}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t259.self, cs_t259.self, Float.self])
        let function: cs_f193 = cs_function_193
        let table = cs_table_193(before: 193, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f193.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t259, a6: cs_t259, a7: Float) -> cs_t259 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 193)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t259 = check.value(5), a6: cs_t259 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t259.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t259.self) }
            check.callback("closure") { cs_call_193(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_193(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_194() throws {
        let check = Check(194, "{cs_t259=fff}ddddddd{cs_t259=fff}f{cs_t259=fff}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t259.self, Float.self, cs_t259.self])
        let function: cs_f194 = cs_function_194
        let table = cs_table_194(before: 194, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f194.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t259, a8: Float, a9: cs_t259) -> cs_t259 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 194)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t259 = check.value(7), a8: Float = check.value(8), a9: cs_t259 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t259.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t259.self) }
            check.callback("closure") { cs_call_194(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_194(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_195() throws {
        let check = Check(195, "{cs_t260=ffi}qqqqq{cs_t260=ffi}{cs_t260=ffi}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t260.self, cs_t260.self, Float.self])
        let function: cs_f195 = cs_function_195
        let table = cs_table_195(before: 195, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f195.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t260, a6: cs_t260, a7: Float) -> cs_t260 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 195)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t260, cs_t260, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, cs_t260, cs_t260, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t260)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f195.self, onError: check.threw)
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t260 = check.value(5), a6: cs_t260 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t260.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t260.self) }
            check.callback("closure") { cs_call_195(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_195(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t260.self) }
            check.callback("invocation") { cs_call_195(unsafeBitCast(method.function, to: cs_f195.self), cs_answer) }
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
                return try invocation.result(as: cs_t260.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t260.self) }
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
                return try invocation.result(as: cs_t260.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t260.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_195(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_196() throws {
        let check = Check(196, "{cs_t260=ffi}ddddddd{cs_t260=ffi}f{cs_t260=ffi}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t260.self, Float.self, cs_t260.self])
        let function: cs_f196 = cs_function_196
        let table = cs_table_196(before: 196, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f196.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t260, a8: Float, a9: cs_t260) -> cs_t260 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 196)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t260 = check.value(7), a8: Float = check.value(8), a9: cs_t260 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t260.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t260.self) }
            check.callback("closure") { cs_call_196(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_196(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_197() throws {
        let check = Check(197, "{cs_t261=dq}qqqqq{cs_t261=dq}{cs_t261=dq}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t261.self, cs_t261.self, Float.self])
        let function: cs_f197 = cs_function_197
        let table = cs_table_197(before: 197, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f197.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t261, a6: cs_t261, a7: Float) -> cs_t261 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 197)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t261 = check.value(5), a6: cs_t261 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t261.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t261.self) }
            check.callback("closure") { cs_call_197(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_197(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_198() throws {
        let check = Check(198, "{cs_t261=dq}ddddddd{cs_t261=dq}f{cs_t261=dq}", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, cs_t261.self, Float.self, cs_t261.self])
        let function: cs_f198 = cs_function_198
        let table = cs_table_198(before: 198, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f198.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: cs_t261, a8: Float, a9: cs_t261) -> cs_t261 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 198)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t261, Float, cs_t261).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, cs_t261, Float, cs_t261).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: cs_t261 = check.value(7), a8: Float = check.value(8), a9: cs_t261 = check.value(9)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t261.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, returning: cs_t261.self) }
            check.callback("closure") { cs_call_198(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_198(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_199() throws {
        let check = Check(199, "{cs_t262=qd}qqqqq{cs_t262=qd}{cs_t262=qd}f", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, cs_t262.self, cs_t262.self, Float.self])
        let function: cs_f199 = cs_function_199
        let table = cs_table_199(before: 199, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f199.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: cs_t262, a6: cs_t262, a7: Float) -> cs_t262 in check.received(a0, a1, a2, a3, a4, a5, a6, a7); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 199)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: cs_t262 = check.value(5), a6: cs_t262 = check.value(6), a7: Float = check.value(7)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t262.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, returning: cs_t262.self) }
            check.callback("closure") { cs_call_199(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_199(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
