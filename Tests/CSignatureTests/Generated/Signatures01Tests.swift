// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures01Tests: XCTestCase {
    func test_D3_010() throws {
        let check = Check(10, "v*i*", [UnsafePointer<CChar>?.self, Int32.self, UnsafePointer<CChar>?.self])
        let function: cs_f10 = cs_function_10
        let table = cs_table_10(before: 10, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f10.self) { (a0: UnsafePointer<CChar>?, a1: Int32, a2: UnsafePointer<CChar>?) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 10)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f10.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: Int32 = check.value(1), a2: UnsafePointer<CChar>? = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_10(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_10(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: Void.self) }
            check.callback("invocation") { cs_call_10(unsafeBitCast(method.function, to: cs_f10.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: Void.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_10(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_011() throws {
        let check = Check(11, "^?", [])
        let function: cs_f11 = cs_function_11
        let table = cs_table_11(before: 11, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f11.self) { () -> cs_handler? in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 11)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: cs_handler?.self) }
            try check.call("by type") { try typed(returning: cs_handler?.self) }
            check.callback("closure") { cs_call_11(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_11(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_012() throws {
        let check = Check(12, "v^?i^?", [cs_handler?.self, Int32.self, cs_handler?.self])
        let function: cs_f12 = cs_function_12
        let table = cs_table_12(before: 12, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f12.self) { (a0: cs_handler?, a1: Int32, a2: cs_handler?) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 12)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_handler?, Int32, cs_handler?).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_handler?, Int32, cs_handler?).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: Int32 = check.value(1), a2: cs_handler? = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_12(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_12(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_013() throws {
        let check = Check(13, "cc", [Int8.self])
        let function: cs_f13 = cs_function_13
        let table = cs_table_13(before: 13, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f13.self) { (a0: Int8) -> Int8 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 13)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Int8.self) }
            try check.call("by type") { try typed(a0, returning: Int8.self) }
            check.callback("closure") { cs_call_13(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_13(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_014() throws {
        let check = Check(14, "CC", [UInt8.self])
        let function: cs_f14 = cs_function_14
        let table = cs_table_14(before: 14, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f14.self) { (a0: UInt8) -> UInt8 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 14)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt8 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UInt8.self) }
            try check.call("by type") { try typed(a0, returning: UInt8.self) }
            check.callback("closure") { cs_call_14(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_14(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_015() throws {
        let check = Check(15, "ss", [Int16.self])
        let function: cs_f15 = cs_function_15
        let table = cs_table_15(before: 15, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f15.self) { (a0: Int16) -> Int16 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 15)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Int16.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: Int16.self).subscribe { check.observed(.invoked, $0) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Int16)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f15.self, onError: check.threw)
        try check.rounds {
            let a0: Int16 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Int16.self) }
            try check.call("by type") { try typed(a0, returning: Int16.self) }
            check.callback("closure") { cs_call_15(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_15(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, returning: Int16.self) }
            check.callback("invocation") { cs_call_15(unsafeBitCast(method.function, to: cs_f15.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: Int16.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, returning: Int16.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: Int16.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, returning: Int16.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_15(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_016() throws {
        let check = Check(16, "SS", [UInt16.self])
        let function: cs_f16 = cs_function_16
        let table = cs_table_16(before: 16, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f16.self) { (a0: UInt16) -> UInt16 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 16)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt16 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UInt16.self) }
            try check.call("by type") { try typed(a0, returning: UInt16.self) }
            check.callback("closure") { cs_call_16(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_16(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_017() throws {
        let check = Check(17, "ii", [Int32.self])
        let function: cs_f17 = cs_function_17
        let table = cs_table_17(before: 17, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f17.self) { (a0: Int32) -> Int32 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 17)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Int32.self) }
            try check.call("by type") { try typed(a0, returning: Int32.self) }
            check.callback("closure") { cs_call_17(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_17(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_018() throws {
        let check = Check(18, "II", [UInt32.self])
        let function: cs_f18 = cs_function_18
        let table = cs_table_18(before: 18, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f18.self) { (a0: UInt32) -> UInt32 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 18)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: UInt32.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: UInt32.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: UInt32 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, returning: UInt32.self) }
            check.callback("closure") { cs_call_18(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_18(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_019() throws {
        let check = Check(19, "qq", [Int64.self])
        let function: cs_f19 = cs_function_19
        let table = cs_table_19(before: 19, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f19.self) { (a0: Int64) -> Int64 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 19)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Int64.self) }
            try check.call("by type") { try typed(a0, returning: Int64.self) }
            check.callback("closure") { cs_call_19(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_19(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
