// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures03Tests: XCTestCase {
    func test_D3_030() throws {
        let check = Check(30, "^i^i", [UnsafeMutablePointer<Int32>?.self])
        let function: cs_f30 = cs_function_30
        let table = cs_table_30(before: 30, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f30.self) { (a0: UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<Int32>? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 30)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: UnsafeMutablePointer<Int32>?.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: UnsafeMutablePointer<Int32>?.self).subscribe { check.observed(.invoked, $0) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UnsafeMutablePointer<Int32>?)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f30.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeMutablePointer<Int32>?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeMutablePointer<Int32>?.self) }
            check.callback("closure") { cs_call_30(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_30(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, returning: UnsafeMutablePointer<Int32>?.self) }
            check.callback("invocation") { cs_call_30(unsafeBitCast(method.function, to: cs_f30.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafeMutablePointer<Int32>?.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, returning: UnsafeMutablePointer<Int32>?.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafeMutablePointer<Int32>?.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, returning: UnsafeMutablePointer<Int32>?.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_30(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_031() throws {
        let check = Check(31, "^^d^^d", [UnsafeMutablePointer<UnsafePointer<Double>?>?.self])
        let function: cs_f31 = cs_function_31
        let table = cs_table_31(before: 31, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f31.self) { (a0: UnsafeMutablePointer<UnsafePointer<Double>?>?) -> UnsafeMutablePointer<UnsafePointer<Double>?>? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 31)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeMutablePointer<UnsafePointer<Double>?>?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeMutablePointer<UnsafePointer<Double>?>?.self) }
            check.callback("closure") { cs_call_31(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_31(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_032() throws {
        let check = Check(32, "^v^v", [OpaquePointer?.self])
        let function: cs_f32 = cs_function_32
        let table = cs_table_32(before: 32, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f32.self) { (a0: OpaquePointer?) -> OpaquePointer? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 32)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: OpaquePointer? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: OpaquePointer?.self) }
            try check.call("by type") { try typed(a0, returning: OpaquePointer?.self) }
            check.callback("closure") { cs_call_32(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_32(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_033() throws {
        let check = Check(33, "^?^?", [cs_handler?.self])
        let function: cs_f33 = cs_function_33
        let table = cs_table_33(before: 33, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f33.self) { (a0: cs_handler?) -> cs_handler? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 33)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: cs_handler?.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: cs_handler?.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: cs_handler? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_handler?.self) }
            try check.call("by type") { try typed(a0, returning: cs_handler?.self) }
            check.callback("closure") { cs_call_33(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_33(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_034() throws {
        let check = Check(34, "ii", [cs_color.self])
        let function: cs_f34 = cs_function_34
        let table = cs_table_34(before: 34, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f34.self) { (a0: cs_color) -> cs_color in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 34)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_color = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_color.self) }
            try check.call("by type") { try typed(a0, returning: cs_color.self) }
            check.callback("closure") { cs_call_34(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_34(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_035() throws {
        let check = Check(35, "SS", [cs_flags.self])
        let function: cs_f35 = cs_function_35
        let table = cs_table_35(before: 35, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f35.self) { (a0: cs_flags) -> cs_flags in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 35)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_flags)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f35.self, onError: check.threw)
        try check.rounds {
            let a0: cs_flags = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_flags.self) }
            try check.call("by type") { try typed(a0, returning: cs_flags.self) }
            check.callback("closure") { cs_call_35(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_35(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, returning: cs_flags.self) }
            check.callback("invocation") { cs_call_35(unsafeBitCast(method.function, to: cs_f35.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_flags.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, returning: cs_flags.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_flags.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, returning: cs_flags.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_35(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_036() throws {
        let check = Check(36, "II", [cs_size.self])
        let function: cs_f36 = cs_function_36
        let table = cs_table_36(before: 36, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f36.self) { (a0: cs_size) -> cs_size in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 36)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: cs_size.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: cs_size.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: cs_size = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_size.self) }
            try check.call("by type") { try typed(a0, returning: cs_size.self) }
            check.callback("closure") { cs_call_36(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_36(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_037() throws {
        let check = Check(37, "II", [cs_direction.self])
        let function: cs_f37 = cs_function_37
        let table = cs_table_37(before: 37, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f37.self) { (a0: cs_direction) -> cs_direction in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 37)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_direction = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_direction.self) }
            try check.call("by type") { try typed(a0, returning: cs_direction.self) }
            check.callback("closure") { cs_call_37(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_37(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_038() throws {
        let check = Check(38, "CC", [cs_small.self])
        let function: cs_f38 = cs_function_38
        let table = cs_table_38(before: 38, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f38.self) { (a0: cs_small) -> cs_small in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 38)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_small = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: cs_small.self) }
            try check.call("by type") { try typed(a0, returning: cs_small.self) }
            check.callback("closure") { cs_call_38(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_38(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_039() throws {
        let check = Check(39, "cccccccccc", [Int8.self, Int8.self, Int8.self, Int8.self, Int8.self, Int8.self, Int8.self, Int8.self, Int8.self])
        let function: cs_f39 = cs_function_39
        let table = cs_table_39(before: 39, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f39.self) { (a0: Int8, a1: Int8, a2: Int8, a3: Int8, a4: Int8, a5: Int8, a6: Int8, a7: Int8, a8: Int8) -> Int8 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 39)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: Int8 = check.value(1), a2: Int8 = check.value(2), a3: Int8 = check.value(3), a4: Int8 = check.value(4), a5: Int8 = check.value(5), a6: Int8 = check.value(6), a7: Int8 = check.value(7), a8: Int8 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int8.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int8.self) }
            check.callback("closure") { cs_call_39(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_39(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
