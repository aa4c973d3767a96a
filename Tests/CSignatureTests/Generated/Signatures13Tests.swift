// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures13Tests: XCTestCase {
    func test_D3_130() throws {
        let check = Check(130, "{cs_t105=cI}i{cs_t107=II}f{cs_t105=cI}{cs_t108=Ic}", [Int32.self, cs_t107.self, Float.self, cs_t105.self, cs_t108.self])
        let function: cs_f130 = cs_function_130
        let table = cs_table_130(before: 130, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f130.self) { (a0: Int32, a1: cs_t107, a2: Float, a3: cs_t105, a4: cs_t108) -> cs_t105 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 130)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t105)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f130.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t107 = check.value(1), a2: Float = check.value(2), a3: cs_t105 = check.value(3), a4: cs_t108 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t105.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t105.self) }
            check.callback("closure") { cs_call_130(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_130(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t105.self) }
            check.callback("invocation") { cs_call_130(unsafeBitCast(method.function, to: cs_f130.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t105.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t105.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t105.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t105.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_130(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_131() throws {
        let check = Check(131, "{cs_t106=[3I]}{cs_t109=fI}{cs_t106=[3I]}{cs_t110=IdI}", [cs_t109.self, cs_t106.self, cs_t110.self])
        let function: cs_f131 = cs_function_131
        let table = cs_table_131(before: 131, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f131.self) { (a0: cs_t109, a1: cs_t106, a2: cs_t110) -> cs_t106 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 131)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t109 = check.value(0), a1: cs_t106 = check.value(1), a2: cs_t110 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t106.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t106.self) }
            check.callback("closure") { cs_call_131(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_131(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_132() throws {
        let check = Check(132, "{cs_t111=cq}i{cs_t113=qq}f{cs_t111=cq}{cs_t114=qc}", [Int32.self, cs_t113.self, Float.self, cs_t111.self, cs_t114.self])
        let function: cs_f132 = cs_function_132
        let table = cs_table_132(before: 132, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f132.self) { (a0: Int32, a1: cs_t113, a2: Float, a3: cs_t111, a4: cs_t114) -> cs_t111 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 132)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t113, Float, cs_t111, cs_t114).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t113, Float, cs_t111, cs_t114).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t113 = check.value(1), a2: Float = check.value(2), a3: cs_t111 = check.value(3), a4: cs_t114 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t111.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t111.self) }
            check.callback("closure") { cs_call_132(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_132(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64)
    func test_D3_133() throws {
        let check = Check(133, "{cs_t112=[3q]}{cs_t115=fq}{cs_t112=[3q]}{cs_t116=qdq}", [cs_t115.self, cs_t112.self, cs_t116.self])
        let function: cs_f133 = cs_function_133
        let table = cs_table_133(before: 133, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t115")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t115")) { _ = try CCallback(cs_f133.self) { (a0: cs_t115, a1: cs_t112, a2: cs_t116) -> cs_t112 in check.received(a0, a1, a2); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t115")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t112)
        }
        try check.rounds {
            let a0: cs_t115 = check.value(0), a1: cs_t112 = check.value(1), a2: cs_t116 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t112.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t112.self) }
            check.callback("invocation") { cs_call_133(unsafeBitCast(method.function, to: cs_f133.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t112.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    #endif
    func test_D3_134() throws {
        let check = Check(134, "{cs_t117=cQ}i{cs_t119=QQ}f{cs_t117=cQ}{cs_t120=Qc}", [Int32.self, cs_t119.self, Float.self, cs_t117.self, cs_t120.self])
        let function: cs_f134 = cs_function_134
        let table = cs_table_134(before: 134, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f134.self) { (a0: Int32, a1: cs_t119, a2: Float, a3: cs_t117, a4: cs_t120) -> cs_t117 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 134)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t119 = check.value(1), a2: Float = check.value(2), a3: cs_t117 = check.value(3), a4: cs_t120 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t117.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t117.self) }
            check.callback("closure") { cs_call_134(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_134(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_135() throws {
        let check = Check(135, "{cs_t118=[3Q]}{cs_t121=ffQ}{cs_t118=[3Q]}{cs_t122=QdQ}", [cs_t121.self, cs_t118.self, cs_t122.self])
        let function: cs_f135 = cs_function_135
        let table = cs_table_135(before: 135, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f135.self) { (a0: cs_t121, a1: cs_t118, a2: cs_t122) -> cs_t118 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 135)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t121, cs_t118, cs_t122).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t121, cs_t118, cs_t122).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t118)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f135.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t121 = check.value(0), a1: cs_t118 = check.value(1), a2: cs_t122 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t118.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t118.self) }
            check.callback("closure") { cs_call_135(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_135(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t118.self) }
            check.callback("invocation") { cs_call_135(unsafeBitCast(method.function, to: cs_f135.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t118.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t118.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t118.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, returning: cs_t118.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_135(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_136() throws {
        let check = Check(136, "{cs_t123=cf}i{cs_t125=ff}f{cs_t123=cf}{cs_t126=fc}", [Int32.self, cs_t125.self, Float.self, cs_t123.self, cs_t126.self])
        let function: cs_f136 = cs_function_136
        let table = cs_table_136(before: 136, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f136.self) { (a0: Int32, a1: cs_t125, a2: Float, a3: cs_t123, a4: cs_t126) -> cs_t123 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 136)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t125 = check.value(1), a2: Float = check.value(2), a3: cs_t123 = check.value(3), a4: cs_t126 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t123.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t123.self) }
            check.callback("closure") { cs_call_136(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_136(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_137() throws {
        let check = Check(137, "{cs_t124=[3f]}{cs_t127=ff}{cs_t124=[3f]}{cs_t128=fdf}", [cs_t127.self, cs_t124.self, cs_t128.self])
        let function: cs_f137 = cs_function_137
        let table = cs_table_137(before: 137, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f137.self) { (a0: cs_t127, a1: cs_t124, a2: cs_t128) -> cs_t124 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 137)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t127 = check.value(0), a1: cs_t124 = check.value(1), a2: cs_t128 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t124.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t124.self) }
            check.callback("closure") { cs_call_137(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_137(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_138() throws {
        let check = Check(138, "{cs_t129=cd}i{cs_t131=dd}f{cs_t129=cd}{cs_t132=dc}", [Int32.self, cs_t131.self, Float.self, cs_t129.self, cs_t132.self])
        let function: cs_f138 = cs_function_138
        let table = cs_table_138(before: 138, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f138.self) { (a0: Int32, a1: cs_t131, a2: Float, a3: cs_t129, a4: cs_t132) -> cs_t129 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 138)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t131, Float, cs_t129, cs_t132).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t131, Float, cs_t129, cs_t132).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t131 = check.value(1), a2: Float = check.value(2), a3: cs_t129 = check.value(3), a4: cs_t132 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t129.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t129.self) }
            check.callback("closure") { cs_call_138(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_138(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64)
    func test_D3_139() throws {
        let check = Check(139, "{cs_t130=[3d]}{cs_t133=fd}{cs_t130=[3d]}{cs_t134=ddd}", [cs_t133.self, cs_t130.self, cs_t134.self])
        let function: cs_f139 = cs_function_139
        let table = cs_table_139(before: 139, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t133")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t133")) { _ = try CCallback(cs_f139.self) { (a0: cs_t133, a1: cs_t130, a2: cs_t134) -> cs_t130 in check.received(a0, a1, a2); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t133")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t130)
        }
        try check.rounds {
            let a0: cs_t133 = check.value(0), a1: cs_t130 = check.value(1), a2: cs_t134 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t130.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t130.self) }
            check.callback("invocation") { cs_call_139(unsafeBitCast(method.function, to: cs_f139.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t130.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    #endif
}
