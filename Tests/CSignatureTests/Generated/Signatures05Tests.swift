// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures05Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_050() throws {
        let check = Check(50, "DDDDDDDDDD", [Float80.self, Float80.self, Float80.self, Float80.self, Float80.self, Float80.self, Float80.self, Float80.self, Float80.self])
        let function: cs_f50 = cs_function_50
        let table = cs_table_50(before: 50, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f50.self) { (a0: Float80, a1: Float80, a2: Float80, a3: Float80, a4: Float80, a5: Float80, a6: Float80, a7: Float80, a8: Float80) -> Float80 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 50)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Float80)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f50.self, onError: check.threw)
        try check.rounds {
            let a0: Float80 = check.value(0), a1: Float80 = check.value(1), a2: Float80 = check.value(2), a3: Float80 = check.value(3), a4: Float80 = check.value(4), a5: Float80 = check.value(5), a6: Float80 = check.value(6), a7: Float80 = check.value(7), a8: Float80 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Float80.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Float80.self) }
            check.callback("closure") { cs_call_50(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_50(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Float80.self) }
            check.callback("invocation") { cs_call_50(unsafeBitCast(method.function, to: cs_f50.self), cs_answer) }
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
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: Float80.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Float80.self) }
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
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: Float80.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Float80.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_50(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    func test_D3_051() throws {
        let check = Check(51, "**********", [UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self, UnsafePointer<CChar>?.self])
        let function: cs_f51 = cs_function_51
        let table = cs_table_51(before: 51, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f51.self) { (a0: UnsafePointer<CChar>?, a1: UnsafePointer<CChar>?, a2: UnsafePointer<CChar>?, a3: UnsafePointer<CChar>?, a4: UnsafePointer<CChar>?, a5: UnsafePointer<CChar>?, a6: UnsafePointer<CChar>?, a7: UnsafePointer<CChar>?, a8: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 51)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: UnsafePointer<CChar>? = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: UnsafePointer<CChar>? = check.value(3), a4: UnsafePointer<CChar>? = check.value(4), a5: UnsafePointer<CChar>? = check.value(5), a6: UnsafePointer<CChar>? = check.value(6), a7: UnsafePointer<CChar>? = check.value(7), a8: UnsafePointer<CChar>? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafePointer<CChar>?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafePointer<CChar>?.self) }
            check.callback("closure") { cs_call_51(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_51(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_052() throws {
        let check = Check(52, "**********", [UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<CChar>?.self])
        let function: cs_f52 = cs_function_52
        let table = cs_table_52(before: 52, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f52.self) { (a0: UnsafeMutablePointer<CChar>?, a1: UnsafeMutablePointer<CChar>?, a2: UnsafeMutablePointer<CChar>?, a3: UnsafeMutablePointer<CChar>?, a4: UnsafeMutablePointer<CChar>?, a5: UnsafeMutablePointer<CChar>?, a6: UnsafeMutablePointer<CChar>?, a7: UnsafeMutablePointer<CChar>?, a8: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 52)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0), a1: UnsafeMutablePointer<CChar>? = check.value(1), a2: UnsafeMutablePointer<CChar>? = check.value(2), a3: UnsafeMutablePointer<CChar>? = check.value(3), a4: UnsafeMutablePointer<CChar>? = check.value(4), a5: UnsafeMutablePointer<CChar>? = check.value(5), a6: UnsafeMutablePointer<CChar>? = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: UnsafeMutablePointer<CChar>? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<CChar>?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<CChar>?.self) }
            check.callback("closure") { cs_call_52(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_52(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_053() throws {
        let check = Check(53, "^v^v^v^v^v^v^v^v^v^v", [UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer?.self])
        let function: cs_f53 = cs_function_53
        let table = cs_table_53(before: 53, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f53.self) { (a0: UnsafeMutableRawPointer?, a1: UnsafeMutableRawPointer?, a2: UnsafeMutableRawPointer?, a3: UnsafeMutableRawPointer?, a4: UnsafeMutableRawPointer?, a5: UnsafeMutableRawPointer?, a6: UnsafeMutableRawPointer?, a7: UnsafeMutableRawPointer?, a8: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 53)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutableRawPointer? = check.value(0), a1: UnsafeMutableRawPointer? = check.value(1), a2: UnsafeMutableRawPointer? = check.value(2), a3: UnsafeMutableRawPointer? = check.value(3), a4: UnsafeMutableRawPointer? = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: UnsafeMutableRawPointer? = check.value(6), a7: UnsafeMutableRawPointer? = check.value(7), a8: UnsafeMutableRawPointer? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer?.self) }
            check.callback("closure") { cs_call_53(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_53(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_054() throws {
        let check = Check(54, "^v^v^v^v^v^v^v^v^v^v", [UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self, UnsafeRawPointer?.self])
        let function: cs_f54 = cs_function_54
        let table = cs_table_54(before: 54, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f54.self) { (a0: UnsafeRawPointer?, a1: UnsafeRawPointer?, a2: UnsafeRawPointer?, a3: UnsafeRawPointer?, a4: UnsafeRawPointer?, a5: UnsafeRawPointer?, a6: UnsafeRawPointer?, a7: UnsafeRawPointer?, a8: UnsafeRawPointer?) -> UnsafeRawPointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 54)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: UnsafeRawPointer? = check.value(1), a2: UnsafeRawPointer? = check.value(2), a3: UnsafeRawPointer? = check.value(3), a4: UnsafeRawPointer? = check.value(4), a5: UnsafeRawPointer? = check.value(5), a6: UnsafeRawPointer? = check.value(6), a7: UnsafeRawPointer? = check.value(7), a8: UnsafeRawPointer? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeRawPointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeRawPointer?.self) }
            check.callback("closure") { cs_call_54(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_54(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_055() throws {
        let check = Check(55, "^v^v^v^v^v^v^v^v^v^v", [UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self])
        let function: cs_f55 = cs_function_55
        let table = cs_table_55(before: 55, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f55.self) { (a0: UnsafeMutableRawPointer, a1: UnsafeMutableRawPointer, a2: UnsafeMutableRawPointer, a3: UnsafeMutableRawPointer, a4: UnsafeMutableRawPointer, a5: UnsafeMutableRawPointer, a6: UnsafeMutableRawPointer, a7: UnsafeMutableRawPointer, a8: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 55)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UnsafeMutableRawPointer)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f55.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutableRawPointer = check.value(0), a1: UnsafeMutableRawPointer = check.value(1), a2: UnsafeMutableRawPointer = check.value(2), a3: UnsafeMutableRawPointer = check.value(3), a4: UnsafeMutableRawPointer = check.value(4), a5: UnsafeMutableRawPointer = check.value(5), a6: UnsafeMutableRawPointer = check.value(6), a7: UnsafeMutableRawPointer = check.value(7), a8: UnsafeMutableRawPointer = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer.self) }
            check.callback("closure") { cs_call_55(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_55(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer.self) }
            check.callback("invocation") { cs_call_55(unsafeBitCast(method.function, to: cs_f55.self), cs_answer) }
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
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafeMutableRawPointer.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer.self) }
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
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: UnsafeMutableRawPointer.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutableRawPointer.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_55(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_056() throws {
        let check = Check(56, "^i^i^i^i^i^i^i^i^i^i", [UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<Int32>?.self])
        let function: cs_f56 = cs_function_56
        let table = cs_table_56(before: 56, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f56.self) { (a0: UnsafeMutablePointer<Int32>?, a1: UnsafeMutablePointer<Int32>?, a2: UnsafeMutablePointer<Int32>?, a3: UnsafeMutablePointer<Int32>?, a4: UnsafeMutablePointer<Int32>?, a5: UnsafeMutablePointer<Int32>?, a6: UnsafeMutablePointer<Int32>?, a7: UnsafeMutablePointer<Int32>?, a8: UnsafeMutablePointer<Int32>?) -> UnsafeMutablePointer<Int32>? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 56)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0), a1: UnsafeMutablePointer<Int32>? = check.value(1), a2: UnsafeMutablePointer<Int32>? = check.value(2), a3: UnsafeMutablePointer<Int32>? = check.value(3), a4: UnsafeMutablePointer<Int32>? = check.value(4), a5: UnsafeMutablePointer<Int32>? = check.value(5), a6: UnsafeMutablePointer<Int32>? = check.value(6), a7: UnsafeMutablePointer<Int32>? = check.value(7), a8: UnsafeMutablePointer<Int32>? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<Int32>?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<Int32>?.self) }
            check.callback("closure") { cs_call_56(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_56(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_057() throws {
        let check = Check(57, "^^d^^d^^d^^d^^d^^d^^d^^d^^d^^d", [UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self])
        let function: cs_f57 = cs_function_57
        let table = cs_table_57(before: 57, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f57.self) { (a0: UnsafeMutablePointer<UnsafePointer<Double>?>?, a1: UnsafeMutablePointer<UnsafePointer<Double>?>?, a2: UnsafeMutablePointer<UnsafePointer<Double>?>?, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: UnsafeMutablePointer<UnsafePointer<Double>?>?, a6: UnsafeMutablePointer<UnsafePointer<Double>?>?, a7: UnsafeMutablePointer<UnsafePointer<Double>?>?, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?) -> UnsafeMutablePointer<UnsafePointer<Double>?>? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 57)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(0), a1: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(1), a2: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(5), a6: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(6), a7: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<UnsafePointer<Double>?>?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UnsafeMutablePointer<UnsafePointer<Double>?>?.self) }
            check.callback("closure") { cs_call_57(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_57(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_058() throws {
        let check = Check(58, "^v^v^v^v^v^v^v^v^v^v", [OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self, OpaquePointer?.self])
        let function: cs_f58 = cs_function_58
        let table = cs_table_58(before: 58, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f58.self) { (a0: OpaquePointer?, a1: OpaquePointer?, a2: OpaquePointer?, a3: OpaquePointer?, a4: OpaquePointer?, a5: OpaquePointer?, a6: OpaquePointer?, a7: OpaquePointer?, a8: OpaquePointer?) -> OpaquePointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 58)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: OpaquePointer? = check.value(0), a1: OpaquePointer? = check.value(1), a2: OpaquePointer? = check.value(2), a3: OpaquePointer? = check.value(3), a4: OpaquePointer? = check.value(4), a5: OpaquePointer? = check.value(5), a6: OpaquePointer? = check.value(6), a7: OpaquePointer? = check.value(7), a8: OpaquePointer? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: OpaquePointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: OpaquePointer?.self) }
            check.callback("closure") { cs_call_58(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_58(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_059() throws {
        let check = Check(59, "^?^?^?^?^?^?^?^?^?^?", [cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self, cs_handler?.self])
        let function: cs_f59 = cs_function_59
        let table = cs_table_59(before: 59, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f59.self) { (a0: cs_handler?, a1: cs_handler?, a2: cs_handler?, a3: cs_handler?, a4: cs_handler?, a5: cs_handler?, a6: cs_handler?, a7: cs_handler?, a8: cs_handler?) -> cs_handler? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 59)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: cs_handler? = check.value(1), a2: cs_handler? = check.value(2), a3: cs_handler? = check.value(3), a4: cs_handler? = check.value(4), a5: cs_handler? = check.value(5), a6: cs_handler? = check.value(6), a7: cs_handler? = check.value(7), a8: cs_handler? = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_handler?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_handler?.self) }
            check.callback("closure") { cs_call_59(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_59(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
