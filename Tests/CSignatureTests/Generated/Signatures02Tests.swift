// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures02Tests: XCTestCase {
    func test_D3_020() throws {
        let check = Check(20, "QQ", [UInt64.self])
        let function: cs_f20 = cs_function_20
        let table = cs_table_20(before: 20, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f20.self) { (a0: UInt64) -> UInt64 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 20)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UInt64)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f20.self, onError: check.threw)
        try check.rounds {
            let a0: UInt64 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UInt64.self) }
            try check.call("by type") { try typed(a0, returning: UInt64.self) }
            check.callback("closure") { cs_call_20(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_20(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, returning: UInt64.self) }
            check.callback("invocation") { cs_call_20(unsafeBitCast(method.function, to: cs_f20.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: UInt64.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, returning: UInt64.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: UInt64.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, returning: UInt64.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_20(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_021() throws {
        let check = Check(21, "ff", [Float.self])
        let function: cs_f21 = cs_function_21
        let table = cs_table_21(before: 21, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f21.self) { (a0: Float) -> Float in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 21)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Float.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: Float.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: Float = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Float.self) }
            try check.call("by type") { try typed(a0, returning: Float.self) }
            check.callback("closure") { cs_call_21(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_21(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_022() throws {
        let check = Check(22, "dd", [Double.self])
        let function: cs_f22 = cs_function_22
        let table = cs_table_22(before: 22, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f22.self) { (a0: Double) -> Double in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 22)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Double.self) }
            try check.call("by type") { try typed(a0, returning: Double.self) }
            check.callback("closure") { cs_call_22(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_22(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_023() throws {
        let check = Check(23, "BB", [Bool.self])
        let function: cs_f23 = cs_function_23
        let table = cs_table_23(before: 23, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f23.self) { (a0: Bool) -> Bool in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 23)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Bool = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Bool.self) }
            try check.call("by type") { try typed(a0, returning: Bool.self) }
            check.callback("closure") { cs_call_23(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_23(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_024() throws {
        let check = Check(24, "DD", [Float80.self])
        let function: cs_f24 = cs_function_24
        let table = cs_table_24(before: 24, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f24.self) { (a0: Float80) -> Float80 in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 24)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Float80.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: Float80.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: Float80 = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: Float80.self) }
            try check.call("by type") { try typed(a0, returning: Float80.self) }
            check.callback("closure") { cs_call_24(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_24(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_025() throws {
        let check = Check(25, "**", [UnsafePointer<CChar>?.self])
        let function: cs_f25 = cs_function_25
        let table = cs_table_25(before: 25, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f25.self) { (a0: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 25)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UnsafePointer<CChar>?)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f25.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafePointer<CChar>?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafePointer<CChar>?.self) }
            check.callback("closure") { cs_call_25(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_25(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, returning: UnsafePointer<CChar>?.self) }
            check.callback("invocation") { cs_call_25(unsafeBitCast(method.function, to: cs_f25.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafePointer<CChar>?.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, returning: UnsafePointer<CChar>?.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafePointer<CChar>?.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, returning: UnsafePointer<CChar>?.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_25(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_026() throws {
        let check = Check(26, "**", [UnsafeMutablePointer<CChar>?.self])
        let function: cs_f26 = cs_function_26
        let table = cs_table_26(before: 26, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f26.self) { (a0: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 26)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeMutablePointer<CChar>?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeMutablePointer<CChar>?.self) }
            check.callback("closure") { cs_call_26(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_26(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_027() throws {
        let check = Check(27, "^v^v", [UnsafeMutableRawPointer?.self])
        let function: cs_f27 = cs_function_27
        let table = cs_table_27(before: 27, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f27.self) { (a0: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 27)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: UnsafeMutableRawPointer?.self).subscribe { check.observed(.sent, $0) })
        observers.append(proxy.methodInvoked(\.callback, as: UnsafeMutableRawPointer?.self).subscribe { check.observed(.invoked, $0) })
        try check.rounds {
            let a0: UnsafeMutableRawPointer? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeMutableRawPointer?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeMutableRawPointer?.self) }
            check.callback("closure") { cs_call_27(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_27(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_028() throws {
        let check = Check(28, "^v^v", [UnsafeRawPointer?.self])
        let function: cs_f28 = cs_function_28
        let table = cs_table_28(before: 28, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f28.self) { (a0: UnsafeRawPointer?) -> UnsafeRawPointer? in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 28)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeRawPointer?.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeRawPointer?.self) }
            check.callback("closure") { cs_call_28(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_28(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_029() throws {
        let check = Check(29, "^v^v", [UnsafeMutableRawPointer.self])
        let function: cs_f29 = cs_function_29
        let table = cs_table_29(before: 29, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f29.self) { (a0: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer in check.received(a0); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 29)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutableRawPointer = check.value(0)
            check.call("directly") { function(a0) }
            try check.call("by encoding") { try coded(a0, returning: UnsafeMutableRawPointer.self) }
            try check.call("by type") { try typed(a0, returning: UnsafeMutableRawPointer.self) }
            check.callback("closure") { cs_call_29(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_29(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
