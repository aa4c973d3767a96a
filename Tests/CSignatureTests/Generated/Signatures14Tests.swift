// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures14Tests: XCTestCase {
    func test_D3_140() throws {
        let check = Check(140, "{cs_t135=cB}i{cs_t137=BB}f{cs_t135=cB}{cs_t138=Bc}", [Int32.self, cs_t137.self, Float.self, cs_t135.self, cs_t138.self])
        let function: cs_f140 = cs_function_140
        let table = cs_table_140(before: 140, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f140.self) { (a0: Int32, a1: cs_t137, a2: Float, a3: cs_t135, a4: cs_t138) -> cs_t135 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 140)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t135)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f140.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t137 = check.value(1), a2: Float = check.value(2), a3: cs_t135 = check.value(3), a4: cs_t138 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t135.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t135.self) }
            check.callback("closure") { cs_call_140(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_140(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t135.self) }
            check.callback("invocation") { cs_call_140(unsafeBitCast(method.function, to: cs_f140.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t135.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t135.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t135.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t135.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_140(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_141() throws {
        let check = Check(141, "{cs_t136=[3B]}{cs_t139=fB}{cs_t136=[3B]}{cs_t140=BdB}", [cs_t139.self, cs_t136.self, cs_t140.self])
        let function: cs_f141 = cs_function_141
        let table = cs_table_141(before: 141, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f141.self) { (a0: cs_t139, a1: cs_t136, a2: cs_t140) -> cs_t136 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 141)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t139, cs_t136, cs_t140).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t139, cs_t136, cs_t140).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t139 = check.value(0), a1: cs_t136 = check.value(1), a2: cs_t140 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t136.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t136.self) }
            check.callback("closure") { cs_call_141(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_141(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_142() throws {
        let check = Check(142, "{cs_t141=cD}i{cs_t143=DD}f{cs_t141=cD}{cs_t144=Dc}", [Int32.self, cs_t143.self, Float.self, cs_t141.self, cs_t144.self])
        let function: cs_f142 = cs_function_142
        let table = cs_table_142(before: 142, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f142.self) { (a0: Int32, a1: cs_t143, a2: Float, a3: cs_t141, a4: cs_t144) -> cs_t141 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 142)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t143 = check.value(1), a2: Float = check.value(2), a3: cs_t141 = check.value(3), a4: cs_t144 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t141.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t141.self) }
            check.callback("closure") { cs_call_142(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_142(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_143() throws {
        let check = Check(143, "{cs_t142=[3D]}{cs_t145=ffD}{cs_t142=[3D]}{cs_t146=DdD}", [cs_t145.self, cs_t142.self, cs_t146.self])
        let function: cs_f143 = cs_function_143
        let table = cs_table_143(before: 143, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f143.self) { (a0: cs_t145, a1: cs_t142, a2: cs_t146) -> cs_t142 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 143)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t145 = check.value(0), a1: cs_t142 = check.value(1), a2: cs_t146 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t142.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t142.self) }
            check.callback("closure") { cs_call_143(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_143(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_144() throws {
        let check = Check(144, "{cs_t147=c*}i{cs_t149=**}f{cs_t147=c*}{cs_t150=*c}", [Int32.self, cs_t149.self, Float.self, cs_t147.self, cs_t150.self])
        let function: cs_f144 = cs_function_144
        let table = cs_table_144(before: 144, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f144.self) { (a0: Int32, a1: cs_t149, a2: Float, a3: cs_t147, a4: cs_t150) -> cs_t147 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 144)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t149, Float, cs_t147, cs_t150).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t149, Float, cs_t147, cs_t150).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t149 = check.value(1), a2: Float = check.value(2), a3: cs_t147 = check.value(3), a4: cs_t150 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t147.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t147.self) }
            check.callback("closure") { cs_call_144(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_144(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_145() throws {
        let check = Check(145, "{cs_t148=[3*]}{cs_t151=ff*}{cs_t148=[3*]}{cs_t152=*d*}", [cs_t151.self, cs_t148.self, cs_t152.self])
        let function: cs_f145 = cs_function_145
        let table = cs_table_145(before: 145, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f145.self) { (a0: cs_t151, a1: cs_t148, a2: cs_t152) -> cs_t148 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 145)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t148)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f145.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t151 = check.value(0), a1: cs_t148 = check.value(1), a2: cs_t152 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t148.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t148.self) }
            check.callback("closure") { cs_call_145(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_145(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t148.self) }
            check.callback("invocation") { cs_call_145(unsafeBitCast(method.function, to: cs_f145.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t148.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t148.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t148.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: cs_t148.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_145(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_146() throws {
        let check = Check(146, "{cs_t153=c*}i{cs_t155=**}f{cs_t153=c*}{cs_t156=*c}", [Int32.self, cs_t155.self, Float.self, cs_t153.self, cs_t156.self])
        let function: cs_f146 = cs_function_146
        let table = cs_table_146(before: 146, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f146.self) { (a0: Int32, a1: cs_t155, a2: Float, a3: cs_t153, a4: cs_t156) -> cs_t153 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 146)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t155 = check.value(1), a2: Float = check.value(2), a3: cs_t153 = check.value(3), a4: cs_t156 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t153.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t153.self) }
            check.callback("closure") { cs_call_146(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_146(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_147() throws {
        let check = Check(147, "{cs_t154=[3*]}{cs_t157=ff*}{cs_t154=[3*]}{cs_t158=*d*}", [cs_t157.self, cs_t154.self, cs_t158.self])
        let function: cs_f147 = cs_function_147
        let table = cs_table_147(before: 147, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f147.self) { (a0: cs_t157, a1: cs_t154, a2: cs_t158) -> cs_t154 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 147)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t157, cs_t154, cs_t158).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t157, cs_t154, cs_t158).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t157 = check.value(0), a1: cs_t154 = check.value(1), a2: cs_t158 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t154.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t154.self) }
            check.callback("closure") { cs_call_147(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_147(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_148() throws {
        let check = Check(148, "{cs_t159=c^v}i{cs_t161=^v^v}f{cs_t159=c^v}{cs_t162=^vc}", [Int32.self, cs_t161.self, Float.self, cs_t159.self, cs_t162.self])
        let function: cs_f148 = cs_function_148
        let table = cs_table_148(before: 148, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f148.self) { (a0: Int32, a1: cs_t161, a2: Float, a3: cs_t159, a4: cs_t162) -> cs_t159 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 148)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t161 = check.value(1), a2: Float = check.value(2), a3: cs_t159 = check.value(3), a4: cs_t162 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t159.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t159.self) }
            check.callback("closure") { cs_call_148(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_148(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64)
    func test_D3_149() throws {
        let check = Check(149, "{cs_t160=[3^v]}{cs_t163=f^v}{cs_t160=[3^v]}{cs_t164=^vd^v}", [cs_t163.self, cs_t160.self, cs_t164.self])
        let function: cs_f149 = cs_function_149
        let table = cs_table_149(before: 149, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t163")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t163")) { _ = try CCallback(cs_f149.self) { (a0: cs_t163, a1: cs_t160, a2: cs_t164) -> cs_t160 in check.received(a0, a1, a2); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t163")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t160)
        }
        try check.rounds {
            let a0: cs_t163 = check.value(0), a1: cs_t160 = check.value(1), a2: cs_t164 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t160.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t160.self) }
            check.callback("invocation") { cs_call_149(unsafeBitCast(method.function, to: cs_f149.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t160.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    #endif
}
