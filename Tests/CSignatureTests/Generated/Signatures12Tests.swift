// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures12Tests: XCTestCase {
    func test_D3_120() throws {
        let check = Check(120, "{cs_t75=cc}i{cs_t77=cc}f{cs_t75=cc}{cs_t78=cc}", [Int32.self, cs_t77.self, Float.self, cs_t75.self, cs_t78.self])
        let function: cs_f120 = cs_function_120
        let table = cs_table_120(before: 120, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f120.self) { (a0: Int32, a1: cs_t77, a2: Float, a3: cs_t75, a4: cs_t78) -> cs_t75 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 120)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t77, Float, cs_t75, cs_t78).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t77, Float, cs_t75, cs_t78).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t75)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f120.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t77 = check.value(1), a2: Float = check.value(2), a3: cs_t75 = check.value(3), a4: cs_t78 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t75.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t75.self) }
            check.callback("closure") { cs_call_120(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_120(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t75.self) }
            check.callback("invocation") { cs_call_120(unsafeBitCast(method.function, to: cs_f120.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t75.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t75.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t75.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t75.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_120(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_121() throws {
        let check = Check(121, "{cs_t76=[3c]}{cs_t79=fc}{cs_t76=[3c]}{cs_t80=cdc}", [cs_t79.self, cs_t76.self, cs_t80.self])
        let function: cs_f121 = cs_function_121
        let table = cs_table_121(before: 121, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f121.self) { (a0: cs_t79, a1: cs_t76, a2: cs_t80) -> cs_t76 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 121)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t79 = check.value(0), a1: cs_t76 = check.value(1), a2: cs_t80 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t76.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t76.self) }
            check.callback("closure") { cs_call_121(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_121(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_122() throws {
        let check = Check(122, "{cs_t81=cC}i{cs_t83=CC}f{cs_t81=cC}{cs_t84=Cc}", [Int32.self, cs_t83.self, Float.self, cs_t81.self, cs_t84.self])
        let function: cs_f122 = cs_function_122
        let table = cs_table_122(before: 122, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f122.self) { (a0: Int32, a1: cs_t83, a2: Float, a3: cs_t81, a4: cs_t84) -> cs_t81 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 122)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t83 = check.value(1), a2: Float = check.value(2), a3: cs_t81 = check.value(3), a4: cs_t84 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t81.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t81.self) }
            check.callback("closure") { cs_call_122(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_122(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_123() throws {
        let check = Check(123, "{cs_t82=[3C]}{cs_t85=fC}{cs_t82=[3C]}{cs_t86=CdC}", [cs_t85.self, cs_t82.self, cs_t86.self])
        let function: cs_f123 = cs_function_123
        let table = cs_table_123(before: 123, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f123.self) { (a0: cs_t85, a1: cs_t82, a2: cs_t86) -> cs_t82 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 123)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t85, cs_t82, cs_t86).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t85, cs_t82, cs_t86).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t85 = check.value(0), a1: cs_t82 = check.value(1), a2: cs_t86 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t82.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t82.self) }
            check.callback("closure") { cs_call_123(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_123(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_124() throws {
        let check = Check(124, "{cs_t87=cs}i{cs_t89=ss}f{cs_t87=cs}{cs_t90=sc}", [Int32.self, cs_t89.self, Float.self, cs_t87.self, cs_t90.self])
        let function: cs_f124 = cs_function_124
        let table = cs_table_124(before: 124, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f124.self) { (a0: Int32, a1: cs_t89, a2: Float, a3: cs_t87, a4: cs_t90) -> cs_t87 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 124)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t89 = check.value(1), a2: Float = check.value(2), a3: cs_t87 = check.value(3), a4: cs_t90 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t87.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t87.self) }
            check.callback("closure") { cs_call_124(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_124(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_125() throws {
        let check = Check(125, "{cs_t88=[3s]}{cs_t91=fs}{cs_t88=[3s]}{cs_t92=sds}", [cs_t91.self, cs_t88.self, cs_t92.self])
        let function: cs_f125 = cs_function_125
        let table = cs_table_125(before: 125, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f125.self) { (a0: cs_t91, a1: cs_t88, a2: cs_t92) -> cs_t88 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 125)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t88)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f125.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t91 = check.value(0), a1: cs_t88 = check.value(1), a2: cs_t92 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t88.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t88.self) }
            check.callback("closure") { cs_call_125(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_125(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t88.self) }
            check.callback("invocation") { cs_call_125(unsafeBitCast(method.function, to: cs_f125.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t88.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t88.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t88.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: cs_t88.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_125(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_126() throws {
        let check = Check(126, "{cs_t93=cS}i{cs_t95=SS}f{cs_t93=cS}{cs_t96=Sc}", [Int32.self, cs_t95.self, Float.self, cs_t93.self, cs_t96.self])
        let function: cs_f126 = cs_function_126
        let table = cs_table_126(before: 126, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f126.self) { (a0: Int32, a1: cs_t95, a2: Float, a3: cs_t93, a4: cs_t96) -> cs_t93 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 126)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t95, Float, cs_t93, cs_t96).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t95, Float, cs_t93, cs_t96).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t95 = check.value(1), a2: Float = check.value(2), a3: cs_t93 = check.value(3), a4: cs_t96 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t93.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t93.self) }
            check.callback("closure") { cs_call_126(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_126(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_127() throws {
        let check = Check(127, "{cs_t94=[3S]}{cs_t97=fS}{cs_t94=[3S]}{cs_t98=SdS}", [cs_t97.self, cs_t94.self, cs_t98.self])
        let function: cs_f127 = cs_function_127
        let table = cs_table_127(before: 127, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f127.self) { (a0: cs_t97, a1: cs_t94, a2: cs_t98) -> cs_t94 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 127)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t97 = check.value(0), a1: cs_t94 = check.value(1), a2: cs_t98 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t94.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t94.self) }
            check.callback("closure") { cs_call_127(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_127(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_128() throws {
        let check = Check(128, "{cs_t99=ci}i{cs_t101=ii}f{cs_t99=ci}{cs_t102=ic}", [Int32.self, cs_t101.self, Float.self, cs_t99.self, cs_t102.self])
        let function: cs_f128 = cs_function_128
        let table = cs_table_128(before: 128, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f128.self) { (a0: Int32, a1: cs_t101, a2: Float, a3: cs_t99, a4: cs_t102) -> cs_t99 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 128)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t101 = check.value(1), a2: Float = check.value(2), a3: cs_t99 = check.value(3), a4: cs_t102 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t99.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t99.self) }
            check.callback("closure") { cs_call_128(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_128(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_129() throws {
        let check = Check(129, "{cs_t100=[3i]}{cs_t103=fi}{cs_t100=[3i]}{cs_t104=idi}", [cs_t103.self, cs_t100.self, cs_t104.self])
        let function: cs_f129 = cs_function_129
        let table = cs_table_129(before: 129, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f129.self) { (a0: cs_t103, a1: cs_t100, a2: cs_t104) -> cs_t100 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 129)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t103, cs_t100, cs_t104).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t103, cs_t100, cs_t104).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t103 = check.value(0), a1: cs_t100 = check.value(1), a2: cs_t104 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t100.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t100.self) }
            check.callback("closure") { cs_call_129(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_129(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
