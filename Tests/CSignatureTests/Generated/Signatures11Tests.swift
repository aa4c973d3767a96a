// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures11Tests: XCTestCase {
    func test_D3_110() throws {
        let check = Check(110, "{cs_t65=[64C]}c{cs_t65=[64C]}d{cs_t65=[64C]}i", [Int8.self, cs_t65.self, Double.self, cs_t65.self, Int32.self])
        let function: cs_f110 = cs_function_110
        let table = cs_table_110(before: 110, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f110.self) { (a0: Int8, a1: cs_t65, a2: Double, a3: cs_t65, a4: Int32) -> cs_t65 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 110)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t65)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f110.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t65 = check.value(1), a2: Double = check.value(2), a3: cs_t65 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t65.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t65.self) }
            check.callback("closure") { cs_call_110(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_110(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t65.self) }
            check.callback("invocation") { cs_call_110(unsafeBitCast(method.function, to: cs_f110.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t65.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t65.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t65.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t65.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_110(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_111() throws {
        let check = Check(111, "{cs_t66=[10i][8s][8B]C}c{cs_t66=[10i][8s][8B]C}d{cs_t66=[10i][8s][8B]C}i", [Int8.self, cs_t66.self, Double.self, cs_t66.self, Int32.self])
        let function: cs_f111 = cs_function_111
        let table = cs_table_111(before: 111, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f111.self) { (a0: Int8, a1: cs_t66, a2: Double, a3: cs_t66, a4: Int32) -> cs_t66 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 111)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t66, Double, cs_t66, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t66, Double, cs_t66, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t66 = check.value(1), a2: Double = check.value(2), a3: cs_t66 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t66.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t66.self) }
            check.callback("closure") { cs_call_111(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_111(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_112() throws {
        let check = Check(112, "{cs_t67=[18I]i[3C][6c][9c]CC}c{cs_t67=[18I]i[3C][6c][9c]CC}d{cs_t67=[18I]i[3C][6c][9c]CC}i", [Int8.self, cs_t67.self, Double.self, cs_t67.self, Int32.self])
        let function: cs_f112 = cs_function_112
        let table = cs_table_112(before: 112, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f112.self) { (a0: Int8, a1: cs_t67, a2: Double, a3: cs_t67, a4: Int32) -> cs_t67 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 112)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t67 = check.value(1), a2: Double = check.value(2), a3: cs_t67 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t67.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t67.self) }
            check.callback("closure") { cs_call_112(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_112(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_113() throws {
        let check = Check(113, "{cs_t68=[3d][9f][2i]s[28c]Cc}c{cs_t68=[3d][9f][2i]s[28c]Cc}d{cs_t68=[3d][9f][2i]s[28c]Cc}i", [Int8.self, cs_t68.self, Double.self, cs_t68.self, Int32.self])
        let function: cs_f113 = cs_function_113
        let table = cs_table_113(before: 113, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f113.self) { (a0: Int8, a1: cs_t68, a2: Double, a3: cs_t68, a4: Int32) -> cs_t68 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 113)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t68 = check.value(1), a2: Double = check.value(2), a3: cs_t68 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t68.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t68.self) }
            check.callback("closure") { cs_call_113(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_113(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_114() throws {
        let check = Check(114, "{cs_t69=[15s][31B][39C][21c][4c]CC}c{cs_t69=[15s][31B][39C][21c][4c]CC}d{cs_t69=[15s][31B][39C][21c][4c]CC}i", [Int8.self, cs_t69.self, Double.self, cs_t69.self, Int32.self])
        let function: cs_f114 = cs_function_114
        let table = cs_table_114(before: 114, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f114.self) { (a0: Int8, a1: cs_t69, a2: Double, a3: cs_t69, a4: Int32) -> cs_t69 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 114)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t69, Double, cs_t69, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t69, Double, cs_t69, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t69 = check.value(1), a2: Double = check.value(2), a3: cs_t69 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t69.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t69.self) }
            check.callback("closure") { cs_call_114(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_114(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_115() throws {
        let check = Check(115, "{cs_t70=[22f][5B][31C][4C]}c{cs_t70=[22f][5B][31C][4C]}d{cs_t70=[22f][5B][31C][4C]}i", [Int8.self, cs_t70.self, Double.self, cs_t70.self, Int32.self])
        let function: cs_f115 = cs_function_115
        let table = cs_table_115(before: 115, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f115.self) { (a0: Int8, a1: cs_t70, a2: Double, a3: cs_t70, a4: Int32) -> cs_t70 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 115)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t70)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f115.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t70 = check.value(1), a2: Double = check.value(2), a3: cs_t70 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t70.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t70.self) }
            check.callback("closure") { cs_call_115(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_115(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t70.self) }
            check.callback("invocation") { cs_call_115(unsafeBitCast(method.function, to: cs_f115.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t70.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t70.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t70.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t70.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_115(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_116() throws {
        let check = Check(116, "{cs_t71=[7f][38B][23c][30c][6C][3C]c}c{cs_t71=[7f][38B][23c][30c][6C][3C]c}d{cs_t71=[7f][38B][23c][30c][6C][3C]c}i", [Int8.self, cs_t71.self, Double.self, cs_t71.self, Int32.self])
        let function: cs_f116 = cs_function_116
        let table = cs_table_116(before: 116, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f116.self) { (a0: Int8, a1: cs_t71, a2: Double, a3: cs_t71, a4: Int32) -> cs_t71 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 116)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t71 = check.value(1), a2: Double = check.value(2), a3: cs_t71 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t71.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t71.self) }
            check.callback("closure") { cs_call_116(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_116(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_117() throws {
        let check = Check(117, "{cs_t72=[15Q][7f][23B][6C][8B][3C][5c][7B]}c{cs_t72=[15Q][7f][23B][6C][8B][3C][5c][7B]}d{cs_t72=[15Q][7f][23B][6C][8B][3C][5c][7B]}i", [Int8.self, cs_t72.self, Double.self, cs_t72.self, Int32.self])
        let function: cs_f117 = cs_function_117
        let table = cs_table_117(before: 117, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f117.self) { (a0: Int8, a1: cs_t72, a2: Double, a3: cs_t72, a4: Int32) -> cs_t72 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 117)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t72, Double, cs_t72, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t72, Double, cs_t72, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t72 = check.value(1), a2: Double = check.value(2), a3: cs_t72 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t72.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t72.self) }
            check.callback("closure") { cs_call_117(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_117(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_118() throws {
        let check = Check(118, "{cs_t73=[255C]}c{cs_t73=[255C]}d{cs_t73=[255C]}i", [Int8.self, cs_t73.self, Double.self, cs_t73.self, Int32.self])
        let function: cs_f118 = cs_function_118
        let table = cs_table_118(before: 118, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f118.self) { (a0: Int8, a1: cs_t73, a2: Double, a3: cs_t73, a4: Int32) -> cs_t73 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 118)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t73 = check.value(1), a2: Double = check.value(2), a3: cs_t73 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t73.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t73.self) }
            check.callback("closure") { cs_call_118(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_118(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_119() throws {
        let check = Check(119, "{cs_t74=[256C]}c{cs_t74=[256C]}d{cs_t74=[256C]}i", [Int8.self, cs_t74.self, Double.self, cs_t74.self, Int32.self])
        let function: cs_f119 = cs_function_119
        let table = cs_table_119(before: 119, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f119.self) { (a0: Int8, a1: cs_t74, a2: Double, a3: cs_t74, a4: Int32) -> cs_t74 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 119)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t74 = check.value(1), a2: Double = check.value(2), a3: cs_t74 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t74.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t74.self) }
            check.callback("closure") { cs_call_119(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_119(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
