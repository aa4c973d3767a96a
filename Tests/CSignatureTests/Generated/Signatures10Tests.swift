// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures10Tests: XCTestCase {
    func test_D3_100() throws {
        let check = Check(100, "{cs_t55=[4f][3f]cB}c{cs_t55=[4f][3f]cB}d{cs_t55=[4f][3f]cB}i", [Int8.self, cs_t55.self, Double.self, cs_t55.self, Int32.self])
        let function: cs_f100 = cs_function_100
        let table = cs_table_100(before: 100, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f100.self) { (a0: Int8, a1: cs_t55, a2: Double, a3: cs_t55, a4: Int32) -> cs_t55 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 100)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t55)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f100.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t55 = check.value(1), a2: Double = check.value(2), a3: cs_t55 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t55.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t55.self) }
            check.callback("closure") { cs_call_100(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_100(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t55.self) }
            check.callback("invocation") { cs_call_100(unsafeBitCast(method.function, to: cs_f100.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t55.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t55.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t55.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t55.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_100(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_101() throws {
        let check = Check(101, "{cs_t56=Qd[15c]}c{cs_t56=Qd[15c]}d{cs_t56=Qd[15c]}i", [Int8.self, cs_t56.self, Double.self, cs_t56.self, Int32.self])
        let function: cs_f101 = cs_function_101
        let table = cs_table_101(before: 101, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f101.self) { (a0: Int8, a1: cs_t56, a2: Double, a3: cs_t56, a4: Int32) -> cs_t56 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 101)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t56 = check.value(1), a2: Double = check.value(2), a3: cs_t56 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t56.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t56.self) }
            check.callback("closure") { cs_call_101(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_101(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_102() throws {
        let check = Check(102, "{cs_t57=[32C]}c{cs_t57=[32C]}d{cs_t57=[32C]}i", [Int8.self, cs_t57.self, Double.self, cs_t57.self, Int32.self])
        let function: cs_f102 = cs_function_102
        let table = cs_table_102(before: 102, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f102.self) { (a0: Int8, a1: cs_t57, a2: Double, a3: cs_t57, a4: Int32) -> cs_t57 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 102)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t57, Double, cs_t57, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t57, Double, cs_t57, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t57 = check.value(1), a2: Double = check.value(2), a3: cs_t57 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t57.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t57.self) }
            check.callback("closure") { cs_call_102(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_102(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_103() throws {
        let check = Check(103, "{cs_t58=[33C]}c{cs_t58=[33C]}d{cs_t58=[33C]}i", [Int8.self, cs_t58.self, Double.self, cs_t58.self, Int32.self])
        let function: cs_f103 = cs_function_103
        let table = cs_table_103(before: 103, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f103.self) { (a0: Int8, a1: cs_t58, a2: Double, a3: cs_t58, a4: Int32) -> cs_t58 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 103)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t58 = check.value(1), a2: Double = check.value(2), a3: cs_t58 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t58.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t58.self) }
            check.callback("closure") { cs_call_103(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_103(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_104() throws {
        let check = Check(104, "{cs_t59=[5f][14c][3B]cB}c{cs_t59=[5f][14c][3B]cB}d{cs_t59=[5f][14c][3B]cB}i", [Int8.self, cs_t59.self, Double.self, cs_t59.self, Int32.self])
        let function: cs_f104 = cs_function_104
        let table = cs_table_104(before: 104, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f104.self) { (a0: Int8, a1: cs_t59, a2: Double, a3: cs_t59, a4: Int32) -> cs_t59 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 104)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t59 = check.value(1), a2: Double = check.value(2), a3: cs_t59 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t59.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t59.self) }
            check.callback("closure") { cs_call_104(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_104(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_105() throws {
        let check = Check(105, "{cs_t60=[3i][13s]s}c{cs_t60=[3i][13s]s}d{cs_t60=[3i][13s]s}i", [Int8.self, cs_t60.self, Double.self, cs_t60.self, Int32.self])
        let function: cs_f105 = cs_function_105
        let table = cs_table_105(before: 105, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f105.self) { (a0: Int8, a1: cs_t60, a2: Double, a3: cs_t60, a4: Int32) -> cs_t60 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 105)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t60, Double, cs_t60, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t60, Double, cs_t60, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t60)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f105.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t60 = check.value(1), a2: Double = check.value(2), a3: cs_t60 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t60.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t60.self) }
            check.callback("closure") { cs_call_105(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_105(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t60.self) }
            check.callback("invocation") { cs_call_105(unsafeBitCast(method.function, to: cs_f105.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t60.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t60.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t60.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t60.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_105(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_106() throws {
        let check = Check(106, "{cs_t61=[11c][7B][25c][2C]CB}c{cs_t61=[11c][7B][25c][2C]CB}d{cs_t61=[11c][7B][25c][2C]CB}i", [Int8.self, cs_t61.self, Double.self, cs_t61.self, Int32.self])
        let function: cs_f106 = cs_function_106
        let table = cs_table_106(before: 106, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f106.self) { (a0: Int8, a1: cs_t61, a2: Double, a3: cs_t61, a4: Int32) -> cs_t61 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 106)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t61 = check.value(1), a2: Double = check.value(2), a3: cs_t61 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t61.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t61.self) }
            check.callback("closure") { cs_call_106(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_106(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_107() throws {
        let check = Check(107, "{cs_t62=[3Q][3I]I[4s]}c{cs_t62=[3Q][3I]I[4s]}d{cs_t62=[3Q][3I]I[4s]}i", [Int8.self, cs_t62.self, Double.self, cs_t62.self, Int32.self])
        let function: cs_f107 = cs_function_107
        let table = cs_table_107(before: 107, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f107.self) { (a0: Int8, a1: cs_t62, a2: Double, a3: cs_t62, a4: Int32) -> cs_t62 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 107)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t62 = check.value(1), a2: Double = check.value(2), a3: cs_t62 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t62.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t62.self) }
            check.callback("closure") { cs_call_107(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_107(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_108() throws {
        let check = Check(108, "{cs_t63=[3d][6B][9B][8c][2C]}c{cs_t63=[3d][6B][9B][8c][2C]}d{cs_t63=[3d][6B][9B][8c][2C]}i", [Int8.self, cs_t63.self, Double.self, cs_t63.self, Int32.self])
        let function: cs_f108 = cs_function_108
        let table = cs_table_108(before: 108, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f108.self) { (a0: Int8, a1: cs_t63, a2: Double, a3: cs_t63, a4: Int32) -> cs_t63 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 108)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t63, Double, cs_t63, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t63, Double, cs_t63, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t63 = check.value(1), a2: Double = check.value(2), a3: cs_t63 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t63.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t63.self) }
            check.callback("closure") { cs_call_108(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_108(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_109() throws {
        let check = Check(109, "{cs_t64=[16C][26B][14B][7C]}c{cs_t64=[16C][26B][14B][7C]}d{cs_t64=[16C][26B][14B][7C]}i", [Int8.self, cs_t64.self, Double.self, cs_t64.self, Int32.self])
        let function: cs_f109 = cs_function_109
        let table = cs_table_109(before: 109, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f109.self) { (a0: Int8, a1: cs_t64, a2: Double, a3: cs_t64, a4: Int32) -> cs_t64 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 109)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t64 = check.value(1), a2: Double = check.value(2), a3: cs_t64 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t64.self) }
            check.callback("closure") { cs_call_109(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_109(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
