// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML

public struct Bytes1 {
    public let f0: UInt8
    public init(_ f0: UInt8) {
        self.f0 = f0
    }
}

public struct Bytes2 {
    public let f0: UInt8
    public let f1: UInt8
    public init(_ f0: UInt8, _ f1: UInt8) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Bytes3 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Bytes4 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Bytes5 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct Bytes6 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
    }
}

public struct Bytes7 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
    }
}

public struct Bytes8 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct Bytes9 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
    }
}

public struct Bytes12 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
    }
}

public struct Bytes15 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
    }
}

public struct Bytes16 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
    }
}

public struct Bytes17 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
    }
}

public struct Bytes24 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
    }
}

public struct Bytes25 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
    }
}

public struct Bytes31 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public let f25: UInt8
    public let f26: UInt8
    public let f27: UInt8
    public let f28: UInt8
    public let f29: UInt8
    public let f30: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8, _ f25: UInt8, _ f26: UInt8, _ f27: UInt8, _ f28: UInt8, _ f29: UInt8, _ f30: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
        self.f25 = f25
        self.f26 = f26
        self.f27 = f27
        self.f28 = f28
        self.f29 = f29
        self.f30 = f30
    }
}

public struct Bytes32 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public let f25: UInt8
    public let f26: UInt8
    public let f27: UInt8
    public let f28: UInt8
    public let f29: UInt8
    public let f30: UInt8
    public let f31: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8, _ f25: UInt8, _ f26: UInt8, _ f27: UInt8, _ f28: UInt8, _ f29: UInt8, _ f30: UInt8, _ f31: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
        self.f25 = f25
        self.f26 = f26
        self.f27 = f27
        self.f28 = f28
        self.f29 = f29
        self.f30 = f30
        self.f31 = f31
    }
}

public struct Bytes33 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public let f25: UInt8
    public let f26: UInt8
    public let f27: UInt8
    public let f28: UInt8
    public let f29: UInt8
    public let f30: UInt8
    public let f31: UInt8
    public let f32: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8, _ f25: UInt8, _ f26: UInt8, _ f27: UInt8, _ f28: UInt8, _ f29: UInt8, _ f30: UInt8, _ f31: UInt8, _ f32: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
        self.f25 = f25
        self.f26 = f26
        self.f27 = f27
        self.f28 = f28
        self.f29 = f29
        self.f30 = f30
        self.f31 = f31
        self.f32 = f32
    }
}

public struct Bytes64 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public let f25: UInt8
    public let f26: UInt8
    public let f27: UInt8
    public let f28: UInt8
    public let f29: UInt8
    public let f30: UInt8
    public let f31: UInt8
    public let f32: UInt8
    public let f33: UInt8
    public let f34: UInt8
    public let f35: UInt8
    public let f36: UInt8
    public let f37: UInt8
    public let f38: UInt8
    public let f39: UInt8
    public let f40: UInt8
    public let f41: UInt8
    public let f42: UInt8
    public let f43: UInt8
    public let f44: UInt8
    public let f45: UInt8
    public let f46: UInt8
    public let f47: UInt8
    public let f48: UInt8
    public let f49: UInt8
    public let f50: UInt8
    public let f51: UInt8
    public let f52: UInt8
    public let f53: UInt8
    public let f54: UInt8
    public let f55: UInt8
    public let f56: UInt8
    public let f57: UInt8
    public let f58: UInt8
    public let f59: UInt8
    public let f60: UInt8
    public let f61: UInt8
    public let f62: UInt8
    public let f63: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8, _ f25: UInt8, _ f26: UInt8, _ f27: UInt8, _ f28: UInt8, _ f29: UInt8, _ f30: UInt8, _ f31: UInt8, _ f32: UInt8, _ f33: UInt8, _ f34: UInt8, _ f35: UInt8, _ f36: UInt8, _ f37: UInt8, _ f38: UInt8, _ f39: UInt8, _ f40: UInt8, _ f41: UInt8, _ f42: UInt8, _ f43: UInt8, _ f44: UInt8, _ f45: UInt8, _ f46: UInt8, _ f47: UInt8, _ f48: UInt8, _ f49: UInt8, _ f50: UInt8, _ f51: UInt8, _ f52: UInt8, _ f53: UInt8, _ f54: UInt8, _ f55: UInt8, _ f56: UInt8, _ f57: UInt8, _ f58: UInt8, _ f59: UInt8, _ f60: UInt8, _ f61: UInt8, _ f62: UInt8, _ f63: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
        self.f25 = f25
        self.f26 = f26
        self.f27 = f27
        self.f28 = f28
        self.f29 = f29
        self.f30 = f30
        self.f31 = f31
        self.f32 = f32
        self.f33 = f33
        self.f34 = f34
        self.f35 = f35
        self.f36 = f36
        self.f37 = f37
        self.f38 = f38
        self.f39 = f39
        self.f40 = f40
        self.f41 = f41
        self.f42 = f42
        self.f43 = f43
        self.f44 = f44
        self.f45 = f45
        self.f46 = f46
        self.f47 = f47
        self.f48 = f48
        self.f49 = f49
        self.f50 = f50
        self.f51 = f51
        self.f52 = f52
        self.f53 = f53
        self.f54 = f54
        self.f55 = f55
        self.f56 = f56
        self.f57 = f57
        self.f58 = f58
        self.f59 = f59
        self.f60 = f60
        self.f61 = f61
        self.f62 = f62
        self.f63 = f63
    }
}

public struct Bytes100 {
    public let f0: UInt8
    public let f1: UInt8
    public let f2: UInt8
    public let f3: UInt8
    public let f4: UInt8
    public let f5: UInt8
    public let f6: UInt8
    public let f7: UInt8
    public let f8: UInt8
    public let f9: UInt8
    public let f10: UInt8
    public let f11: UInt8
    public let f12: UInt8
    public let f13: UInt8
    public let f14: UInt8
    public let f15: UInt8
    public let f16: UInt8
    public let f17: UInt8
    public let f18: UInt8
    public let f19: UInt8
    public let f20: UInt8
    public let f21: UInt8
    public let f22: UInt8
    public let f23: UInt8
    public let f24: UInt8
    public let f25: UInt8
    public let f26: UInt8
    public let f27: UInt8
    public let f28: UInt8
    public let f29: UInt8
    public let f30: UInt8
    public let f31: UInt8
    public let f32: UInt8
    public let f33: UInt8
    public let f34: UInt8
    public let f35: UInt8
    public let f36: UInt8
    public let f37: UInt8
    public let f38: UInt8
    public let f39: UInt8
    public let f40: UInt8
    public let f41: UInt8
    public let f42: UInt8
    public let f43: UInt8
    public let f44: UInt8
    public let f45: UInt8
    public let f46: UInt8
    public let f47: UInt8
    public let f48: UInt8
    public let f49: UInt8
    public let f50: UInt8
    public let f51: UInt8
    public let f52: UInt8
    public let f53: UInt8
    public let f54: UInt8
    public let f55: UInt8
    public let f56: UInt8
    public let f57: UInt8
    public let f58: UInt8
    public let f59: UInt8
    public let f60: UInt8
    public let f61: UInt8
    public let f62: UInt8
    public let f63: UInt8
    public let f64: UInt8
    public let f65: UInt8
    public let f66: UInt8
    public let f67: UInt8
    public let f68: UInt8
    public let f69: UInt8
    public let f70: UInt8
    public let f71: UInt8
    public let f72: UInt8
    public let f73: UInt8
    public let f74: UInt8
    public let f75: UInt8
    public let f76: UInt8
    public let f77: UInt8
    public let f78: UInt8
    public let f79: UInt8
    public let f80: UInt8
    public let f81: UInt8
    public let f82: UInt8
    public let f83: UInt8
    public let f84: UInt8
    public let f85: UInt8
    public let f86: UInt8
    public let f87: UInt8
    public let f88: UInt8
    public let f89: UInt8
    public let f90: UInt8
    public let f91: UInt8
    public let f92: UInt8
    public let f93: UInt8
    public let f94: UInt8
    public let f95: UInt8
    public let f96: UInt8
    public let f97: UInt8
    public let f98: UInt8
    public let f99: UInt8
    public init(_ f0: UInt8, _ f1: UInt8, _ f2: UInt8, _ f3: UInt8, _ f4: UInt8, _ f5: UInt8, _ f6: UInt8, _ f7: UInt8, _ f8: UInt8, _ f9: UInt8, _ f10: UInt8, _ f11: UInt8, _ f12: UInt8, _ f13: UInt8, _ f14: UInt8, _ f15: UInt8, _ f16: UInt8, _ f17: UInt8, _ f18: UInt8, _ f19: UInt8, _ f20: UInt8, _ f21: UInt8, _ f22: UInt8, _ f23: UInt8, _ f24: UInt8, _ f25: UInt8, _ f26: UInt8, _ f27: UInt8, _ f28: UInt8, _ f29: UInt8, _ f30: UInt8, _ f31: UInt8, _ f32: UInt8, _ f33: UInt8, _ f34: UInt8, _ f35: UInt8, _ f36: UInt8, _ f37: UInt8, _ f38: UInt8, _ f39: UInt8, _ f40: UInt8, _ f41: UInt8, _ f42: UInt8, _ f43: UInt8, _ f44: UInt8, _ f45: UInt8, _ f46: UInt8, _ f47: UInt8, _ f48: UInt8, _ f49: UInt8, _ f50: UInt8, _ f51: UInt8, _ f52: UInt8, _ f53: UInt8, _ f54: UInt8, _ f55: UInt8, _ f56: UInt8, _ f57: UInt8, _ f58: UInt8, _ f59: UInt8, _ f60: UInt8, _ f61: UInt8, _ f62: UInt8, _ f63: UInt8, _ f64: UInt8, _ f65: UInt8, _ f66: UInt8, _ f67: UInt8, _ f68: UInt8, _ f69: UInt8, _ f70: UInt8, _ f71: UInt8, _ f72: UInt8, _ f73: UInt8, _ f74: UInt8, _ f75: UInt8, _ f76: UInt8, _ f77: UInt8, _ f78: UInt8, _ f79: UInt8, _ f80: UInt8, _ f81: UInt8, _ f82: UInt8, _ f83: UInt8, _ f84: UInt8, _ f85: UInt8, _ f86: UInt8, _ f87: UInt8, _ f88: UInt8, _ f89: UInt8, _ f90: UInt8, _ f91: UInt8, _ f92: UInt8, _ f93: UInt8, _ f94: UInt8, _ f95: UInt8, _ f96: UInt8, _ f97: UInt8, _ f98: UInt8, _ f99: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
        self.f16 = f16
        self.f17 = f17
        self.f18 = f18
        self.f19 = f19
        self.f20 = f20
        self.f21 = f21
        self.f22 = f22
        self.f23 = f23
        self.f24 = f24
        self.f25 = f25
        self.f26 = f26
        self.f27 = f27
        self.f28 = f28
        self.f29 = f29
        self.f30 = f30
        self.f31 = f31
        self.f32 = f32
        self.f33 = f33
        self.f34 = f34
        self.f35 = f35
        self.f36 = f36
        self.f37 = f37
        self.f38 = f38
        self.f39 = f39
        self.f40 = f40
        self.f41 = f41
        self.f42 = f42
        self.f43 = f43
        self.f44 = f44
        self.f45 = f45
        self.f46 = f46
        self.f47 = f47
        self.f48 = f48
        self.f49 = f49
        self.f50 = f50
        self.f51 = f51
        self.f52 = f52
        self.f53 = f53
        self.f54 = f54
        self.f55 = f55
        self.f56 = f56
        self.f57 = f57
        self.f58 = f58
        self.f59 = f59
        self.f60 = f60
        self.f61 = f61
        self.f62 = f62
        self.f63 = f63
        self.f64 = f64
        self.f65 = f65
        self.f66 = f66
        self.f67 = f67
        self.f68 = f68
        self.f69 = f69
        self.f70 = f70
        self.f71 = f71
        self.f72 = f72
        self.f73 = f73
        self.f74 = f74
        self.f75 = f75
        self.f76 = f76
        self.f77 = f77
        self.f78 = f78
        self.f79 = f79
        self.f80 = f80
        self.f81 = f81
        self.f82 = f82
        self.f83 = f83
        self.f84 = f84
        self.f85 = f85
        self.f86 = f86
        self.f87 = f87
        self.f88 = f88
        self.f89 = f89
        self.f90 = f90
        self.f91 = f91
        self.f92 = f92
        self.f93 = f93
        self.f94 = f94
        self.f95 = f95
        self.f96 = f96
        self.f97 = f97
        self.f98 = f98
        self.f99 = f99
    }
}

public struct Words1 {
    public let f0: Int
    public init(_ f0: Int) {
        self.f0 = f0
    }
}

public struct Words2 {
    public let f0: Int
    public let f1: Int
    public init(_ f0: Int, _ f1: Int) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Words3 {
    public let f0: Int
    public let f1: Int
    public let f2: Int
    public init(_ f0: Int, _ f1: Int, _ f2: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Words4 {
    public let f0: Int
    public let f1: Int
    public let f2: Int
    public let f3: Int
    public init(_ f0: Int, _ f1: Int, _ f2: Int, _ f3: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Words5 {
    public let f0: Int
    public let f1: Int
    public let f2: Int
    public let f3: Int
    public let f4: Int
    public init(_ f0: Int, _ f1: Int, _ f2: Int, _ f3: Int, _ f4: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct Words8 {
    public let f0: Int
    public let f1: Int
    public let f2: Int
    public let f3: Int
    public let f4: Int
    public let f5: Int
    public let f6: Int
    public let f7: Int
    public init(_ f0: Int, _ f1: Int, _ f2: Int, _ f3: Int, _ f4: Int, _ f5: Int, _ f6: Int, _ f7: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct Words12 {
    public let f0: Int
    public let f1: Int
    public let f2: Int
    public let f3: Int
    public let f4: Int
    public let f5: Int
    public let f6: Int
    public let f7: Int
    public let f8: Int
    public let f9: Int
    public let f10: Int
    public let f11: Int
    public init(_ f0: Int, _ f1: Int, _ f2: Int, _ f3: Int, _ f4: Int, _ f5: Int, _ f6: Int, _ f7: Int, _ f8: Int, _ f9: Int, _ f10: Int, _ f11: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
    }
}

public struct Doubles1 {
    public let f0: Double
    public init(_ f0: Double) {
        self.f0 = f0
    }
}

public struct Doubles2 {
    public let f0: Double
    public let f1: Double
    public init(_ f0: Double, _ f1: Double) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Doubles3 {
    public let f0: Double
    public let f1: Double
    public let f2: Double
    public init(_ f0: Double, _ f1: Double, _ f2: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Doubles4 {
    public let f0: Double
    public let f1: Double
    public let f2: Double
    public let f3: Double
    public init(_ f0: Double, _ f1: Double, _ f2: Double, _ f3: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Doubles5 {
    public let f0: Double
    public let f1: Double
    public let f2: Double
    public let f3: Double
    public let f4: Double
    public init(_ f0: Double, _ f1: Double, _ f2: Double, _ f3: Double, _ f4: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct Doubles8 {
    public let f0: Double
    public let f1: Double
    public let f2: Double
    public let f3: Double
    public let f4: Double
    public let f5: Double
    public let f6: Double
    public let f7: Double
    public init(_ f0: Double, _ f1: Double, _ f2: Double, _ f3: Double, _ f4: Double, _ f5: Double, _ f6: Double, _ f7: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct Floats1 {
    public let f0: Float
    public init(_ f0: Float) {
        self.f0 = f0
    }
}

public struct Floats2 {
    public let f0: Float
    public let f1: Float
    public init(_ f0: Float, _ f1: Float) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Floats3 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Floats4 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Floats5 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public let f4: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float, _ f4: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct Floats6 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public let f4: Float
    public let f5: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float, _ f4: Float, _ f5: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
    }
}

public struct Floats7 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public let f4: Float
    public let f5: Float
    public let f6: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float, _ f4: Float, _ f5: Float, _ f6: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
    }
}

public struct Floats8 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public let f4: Float
    public let f5: Float
    public let f6: Float
    public let f7: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float, _ f4: Float, _ f5: Float, _ f6: Float, _ f7: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct Floats9 {
    public let f0: Float
    public let f1: Float
    public let f2: Float
    public let f3: Float
    public let f4: Float
    public let f5: Float
    public let f6: Float
    public let f7: Float
    public let f8: Float
    public init(_ f0: Float, _ f1: Float, _ f2: Float, _ f3: Float, _ f4: Float, _ f5: Float, _ f6: Float, _ f7: Float, _ f8: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
    }
}

public struct FloatsAndShorts2 {
    public let f0: Float
    public let f1: Int16
    public init(_ f0: Float, _ f1: Int16) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct FloatsAndShorts3 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct FloatsAndShorts4 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public let f3: Float
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16, _ f3: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct FloatsAndShorts6 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public let f3: Float
    public let f4: Int16
    public let f5: UInt16
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16, _ f3: Float, _ f4: Int16, _ f5: UInt16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
    }
}

public struct FloatsAndShorts8 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public let f3: Float
    public let f4: Int16
    public let f5: UInt16
    public let f6: Float
    public let f7: Int16
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16, _ f3: Float, _ f4: Int16, _ f5: UInt16, _ f6: Float, _ f7: Int16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct FloatsAndShorts12 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public let f3: Float
    public let f4: Int16
    public let f5: UInt16
    public let f6: Float
    public let f7: Int16
    public let f8: UInt16
    public let f9: Float
    public let f10: Int16
    public let f11: UInt16
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16, _ f3: Float, _ f4: Int16, _ f5: UInt16, _ f6: Float, _ f7: Int16, _ f8: UInt16, _ f9: Float, _ f10: Int16, _ f11: UInt16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
    }
}

public struct FloatsAndShorts15 {
    public let f0: Float
    public let f1: Int16
    public let f2: UInt16
    public let f3: Float
    public let f4: Int16
    public let f5: UInt16
    public let f6: Float
    public let f7: Int16
    public let f8: UInt16
    public let f9: Float
    public let f10: Int16
    public let f11: UInt16
    public let f12: Float
    public let f13: Int16
    public let f14: UInt16
    public init(_ f0: Float, _ f1: Int16, _ f2: UInt16, _ f3: Float, _ f4: Int16, _ f5: UInt16, _ f6: Float, _ f7: Int16, _ f8: UInt16, _ f9: Float, _ f10: Int16, _ f11: UInt16, _ f12: Float, _ f13: Int16, _ f14: UInt16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
    }
}

public struct DoublesAndBytes2 {
    public let f0: Double
    public let f1: Int8
    public init(_ f0: Double, _ f1: Int8) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct DoublesAndBytes3 {
    public let f0: Double
    public let f1: Int8
    public let f2: Double
    public init(_ f0: Double, _ f1: Int8, _ f2: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct DoublesAndBytes4 {
    public let f0: Double
    public let f1: Int8
    public let f2: Double
    public let f3: Int8
    public init(_ f0: Double, _ f1: Int8, _ f2: Double, _ f3: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct DoublesAndBytes5 {
    public let f0: Double
    public let f1: Int8
    public let f2: Double
    public let f3: Int8
    public let f4: Double
    public init(_ f0: Double, _ f1: Int8, _ f2: Double, _ f3: Int8, _ f4: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct DoublesAndBytes6 {
    public let f0: Double
    public let f1: Int8
    public let f2: Double
    public let f3: Int8
    public let f4: Double
    public let f5: Int8
    public init(_ f0: Double, _ f1: Int8, _ f2: Double, _ f3: Int8, _ f4: Double, _ f5: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
    }
}

public struct DoublesAndBytes10 {
    public let f0: Double
    public let f1: Int8
    public let f2: Double
    public let f3: Int8
    public let f4: Double
    public let f5: Int8
    public let f6: Double
    public let f7: Int8
    public let f8: Double
    public let f9: Int8
    public init(_ f0: Double, _ f1: Int8, _ f2: Double, _ f3: Int8, _ f4: Double, _ f5: Int8, _ f6: Double, _ f7: Int8, _ f8: Double, _ f9: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
    }
}

public struct Strings1 {
    public let f0: String
    public init(_ f0: String) {
        self.f0 = f0
    }
}

public struct Strings2 {
    public let f0: String
    public let f1: Int8
    public init(_ f0: String, _ f1: Int8) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Strings3 {
    public let f0: String
    public let f1: Int8
    public let f2: String
    public init(_ f0: String, _ f1: Int8, _ f2: String) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Strings4 {
    public let f0: String
    public let f1: Int8
    public let f2: String
    public let f3: Int8
    public init(_ f0: String, _ f1: Int8, _ f2: String, _ f3: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Mixed2 {
    public let f0: Int8
    public let f1: Int32
    public init(_ f0: Int8, _ f1: Int32) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct Mixed3 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct Mixed4 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct Mixed5 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
    }
}

public struct Mixed6 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public let f5: Double
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16, _ f5: Double) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
    }
}

public struct Mixed7 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public let f5: Double
    public let f6: UInt8
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16, _ f5: Double, _ f6: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
    }
}

public struct Mixed8 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public let f5: Double
    public let f6: UInt8
    public let f7: Node
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16, _ f5: Double, _ f6: UInt8, _ f7: Node) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
    }
}

public struct Mixed9 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public let f5: Double
    public let f6: UInt8
    public let f7: Node
    public let f8: Int8
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16, _ f5: Double, _ f6: UInt8, _ f7: Node, _ f8: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
    }
}

public struct Mixed16 {
    public let f0: Int8
    public let f1: Int32
    public let f2: Float
    public let f3: Bool
    public let f4: Int16
    public let f5: Double
    public let f6: UInt8
    public let f7: Node
    public let f8: Int8
    public let f9: Int32
    public let f10: Float
    public let f11: Bool
    public let f12: Int16
    public let f13: Double
    public let f14: UInt8
    public let f15: Node
    public init(_ f0: Int8, _ f1: Int32, _ f2: Float, _ f3: Bool, _ f4: Int16, _ f5: Double, _ f6: UInt8, _ f7: Node, _ f8: Int8, _ f9: Int32, _ f10: Float, _ f11: Bool, _ f12: Int16, _ f13: Double, _ f14: UInt8, _ f15: Node) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
        self.f4 = f4
        self.f5 = f5
        self.f6 = f6
        self.f7 = f7
        self.f8 = f8
        self.f9 = f9
        self.f10 = f10
        self.f11 = f11
        self.f12 = f12
        self.f13 = f13
        self.f14 = f14
        self.f15 = f15
    }
}

public struct RandomStruct1 {
    public let f0: Direction
    public let f1: Int
    public let f2: UInt64
    public let f3: Node
    public init(_ f0: Direction, _ f1: Int, _ f2: UInt64, _ f3: Node) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct2 {
    public let f0: RandomStruct1
    public let f1: Double
    public let f2: (any Named)?
    public let f3: (Node.Type, any Named, Int128)
    public init(_ f0: RandomStruct1, _ f1: Double, _ f2: (any Named)?, _ f3: (Node.Type, any Named, Int128)) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum3 {
    indirect case c0((Bool, Int8, Int16))
    case c1
}

public struct RandomStruct4 {
    public let f0: (Int128, SIMD4<Int32>, Tree)
    public let f1: RandomStruct2
    public let f2: RandomEnum3
    public let f3: SIMD4<Int32>
    public init(_ f0: (Int128, SIMD4<Int32>, Tree), _ f1: RandomStruct2, _ f2: RandomEnum3, _ f3: SIMD4<Int32>) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum5 {
    case c0(UInt32)
    case c1(c_pair)
}

public enum RandomEnum6 {
    case c0
}

public enum RandomEnum7 {
    case c0(String)
    case c1(Direction)
    case c2(Float)
}

public struct RandomStruct8 {
    public let f0: Float16
    public let f1: RandomEnum6
    public let f2: (RandomEnum7, UInt32?)
    public let f3: Node
    public init(_ f0: Float16, _ f1: RandomEnum6, _ f2: (RandomEnum7, UInt32?), _ f3: Node) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct9 {
    public let f0: Float??
    public init(_ f0: Float??) {
        self.f0 = f0
    }
}

public enum RandomEnum10 {
    case c0(Tree)
    case c1
}

public struct RandomStruct11 {
    public let f0: any Shape
    public let f1: (RandomEnum10, SIMD4<Int32>?, Float16)
    public init(_ f0: any Shape, _ f1: (RandomEnum10, SIMD4<Int32>?, Float16)) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum13 {
    case c0(Tree)
    case c1([Int])
    case c2(ClosureField)
    case c3
}

public struct RandomStruct14 {
    public let f0: Node
    public let f1: RandomEnum13
    public init(_ f0: Node, _ f1: RandomEnum13) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum12 {
    case c0
    case c1
    case c2(RandomStruct14)
}

public enum RandomEnum15 {
    case c0(Direction, Node)
}

public enum RandomEnum16 {
    case c0(UInt8)
}

public enum RandomEnum17 {
    case c0(UInt32, Tree)
    case c1(Float16)
}

public struct RandomStruct18 {
    public let f0: RandomEnum17
    public init(_ f0: RandomEnum17) {
        self.f0 = f0
    }
}

public struct RandomStruct19 {
    public let f0: String
    public let f1: UInt8
    public let f2: (RandomEnum15, RandomEnum16, SIMD4<Int32>?)
    public let f3: RandomStruct18
    public init(_ f0: String, _ f1: UInt8, _ f2: (RandomEnum15, RandomEnum16, SIMD4<Int32>?), _ f3: RandomStruct18) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum20 {
    case c0([Int]?)
}

public struct RandomStruct21 {
    public let f0: RandomEnum20
    public let f1: UInt32
    public init(_ f0: RandomEnum20, _ f1: UInt32) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct22 {
    public let f0: any Named
    public let f1: Bool
    public init(_ f0: any Named, _ f1: Bool) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum24 {
    case c0(Bool, UInt64)
    case c1(Int32, Int32)
}

public struct RandomStruct25 {
    public let f0: UInt64
    public let f1: Float
    public let f2: Int
    public let f3: [Int]
    public init(_ f0: UInt64, _ f1: Float, _ f2: Int, _ f3: [Int]) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum23 {
    case c0(RandomEnum24, Int32)
    case c1(RandomStruct25)
}

public struct RandomStruct26 {
    public let f0: (RandomStruct22, UInt64, Direction)
    public let f1: RandomEnum23
    public let f2: UInt64?
    public init(_ f0: (RandomStruct22, UInt64, Direction), _ f1: RandomEnum23, _ f2: UInt64?) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum27 {
    case c0((Node?, Int128))
    case c1
    case c2
}

public struct RandomStruct28 {
    public let f0: any Named
    public init(_ f0: any Named) {
        self.f0 = f0
    }
}

public struct RandomStruct29 {
    public let f0: Int128
    public let f1: Int128
    public let f2: UInt64
    public let f3: UInt8
    public init(_ f0: Int128, _ f1: Int128, _ f2: UInt64, _ f3: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct30 {
    public let f0: any Shape
    public let f1: any Named
    public let f2: UInt64
    public let f3: UInt8
    public init(_ f0: any Shape, _ f1: any Named, _ f2: UInt64, _ f3: UInt8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct31 {
    public let f0: (Float, UInt64, UInt8)?
    public let f1: Int128?
    public init(_ f0: (Float, UInt64, UInt8)?, _ f1: Int128?) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct32 {
    public let f0: Int128
    public let f1: Double
    public init(_ f0: Int128, _ f1: Double) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum34 {
    case c0
    case c1(Float)
}

public struct RandomStruct35 {
    public let f0: Node.Type
    public init(_ f0: Node.Type) {
        self.f0 = f0
    }
}

public struct RandomStruct36 {
    public let f0: Float16
    public let f1: RandomStruct35
    public init(_ f0: Float16, _ f1: RandomStruct35) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum33 {
    case c0(RandomEnum34?)
    case c1(Tree, Empty)
    case c2(RandomStruct36)
}

public struct RandomStruct37 {
    public let f0: c_pair
    public init(_ f0: c_pair) {
        self.f0 = f0
    }
}

public enum RandomEnum38 {
    case c0(any Error)
}

public struct RandomStruct39 {
    public let f0: (c_pair, Node.Type)
    public let f1: SIMD4<Int32>
    public let f2: (ClosureField, Bool)
    public init(_ f0: (c_pair, Node.Type), _ f1: SIMD4<Int32>, _ f2: (ClosureField, Bool)) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct RandomStruct40 {
    public let f0: (Int16, SIMD2<Float>)
    public let f1: Tree
    public init(_ f0: (Int16, SIMD2<Float>), _ f1: Tree) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct42 {
    public let f0: SIMD4<Int32>
    public let f1: Float16
    public let f2: Node
    public init(_ f0: SIMD4<Int32>, _ f1: Float16, _ f2: Node) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum41 {
    case c0(RandomStruct42)
    case c1((any Error)?)
}

public struct RandomStruct43 {
    public let f0: RandomStruct40
    public let f1: RandomEnum41
    public init(_ f0: RandomStruct40, _ f1: RandomEnum41) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct45 {
    public let f0: Bool
    public let f1: UInt32
    public let f2: UInt64
    public init(_ f0: Bool, _ f1: UInt32, _ f2: UInt64) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum46 {
    case c0
}

public enum RandomEnum44 {
    indirect case c0(RandomStruct45, any Named)
    case c1(RandomEnum46)
    case c2((Double, any Error))
    indirect case c3(Int128)
}

public enum RandomEnum47 {
    case c0(Float, Float?)
    case c1
}

public struct RandomStruct48 {
    public let f0: RandomEnum44
    public let f1: [Int]
    public let f2: RandomEnum47
    public init(_ f0: RandomEnum44, _ f1: [Int], _ f2: RandomEnum47) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum49 {
    case c0(Int16)
}

public enum RandomEnum50 {
    case c0(c_pair)
    case c1
}

public struct RandomStruct51 {
    public let f0: RandomEnum50
    public let f1: String
    public let f2: UInt32
    public let f3: (Int8, Node, Tree)
    public init(_ f0: RandomEnum50, _ f1: String, _ f2: UInt32, _ f3: (Int8, Node, Tree)) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct52 {
    public let f0: Bool
    public init(_ f0: Bool) {
        self.f0 = f0
    }
}

public struct RandomStruct53 {
    public let f0: Empty?
    public let f1: RandomStruct51
    public let f2: (RandomStruct52, WeakField?)
    public init(_ f0: Empty?, _ f1: RandomStruct51, _ f2: (RandomStruct52, WeakField?)) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct RandomStruct54 {
    public let f0: [Int]
    public init(_ f0: [Int]) {
        self.f0 = f0
    }
}

public struct RandomStruct55 {
    public let f0: (Any, SIMD2<Float>, Int8)
    public let f1: RandomStruct54
    public init(_ f0: (Any, SIMD2<Float>, Int8), _ f1: RandomStruct54) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum56 {
    case c0(Float16)
}

public struct RandomStruct57 {
    public let f0: Empty
    public let f1: any Error
    public init(_ f0: Empty, _ f1: any Error) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct58 {
    public let f0: RandomStruct55
    public let f1: UInt32
    public let f2: RandomEnum56
    public let f3: RandomStruct57?
    public init(_ f0: RandomStruct55, _ f1: UInt32, _ f2: RandomEnum56, _ f3: RandomStruct57?) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct59 {
    public let f0: (Bool, String)
    public let f1: any Shape
    public let f2: Float
    public init(_ f0: (Bool, String), _ f1: any Shape, _ f2: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum60 {
    case c0(Int32)
}

public struct RandomStruct61 {
    public let f0: [Int]
    public let f1: Double
    public let f2: Empty
    public let f3: Int
    public init(_ f0: [Int], _ f1: Double, _ f2: Empty, _ f3: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct62 {
    public let f0: RandomStruct61
    public init(_ f0: RandomStruct61) {
        self.f0 = f0
    }
}

public enum RandomEnum63 {
    case c0(SIMD4<Int32>)
    case c1(c_pair)
    case c2(Direction, Int)
    case c3(any Named)
}

public struct RandomStruct64 {
    public let f0: RandomEnum63
    public let f1: [Int]?
    public let f2: Float
    public init(_ f0: RandomEnum63, _ f1: [Int]?, _ f2: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct RandomStruct65 {
    public let f0: Int128?
    public let f1: RandomStruct62
    public let f2: RandomStruct64
    public init(_ f0: Int128?, _ f1: RandomStruct62, _ f2: RandomStruct64) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum66 {
    indirect case c0(Empty?)
    case c1(Tree)
    case c2
}

public struct RandomStruct67 {
    public let f0: c_pair
    public let f1: Int16
    public let f2: ((Double, any Named, Float16), SIMD4<Int32>)
    public init(_ f0: c_pair, _ f1: Int16, _ f2: ((Double, any Named, Float16), SIMD4<Int32>)) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum68 {
    case c0(any Named)
    case c1(Int128, UInt32)
    case c2(Float)
    case c3([Int])
}

public struct RandomStruct69 {
    public let f0: (UInt8, RandomEnum68, Double)
    public let f1: Int16
    public let f2: Int
    public init(_ f0: (UInt8, RandomEnum68, Double), _ f1: Int16, _ f2: Int) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum70 {
    indirect case c0(Bool??)
}

public struct RandomStruct71 {
    public let f0: Int8?
    public let f1: SIMD4<Int32>
    public init(_ f0: Int8?, _ f1: SIMD4<Int32>) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct72 {
    public let f0: Direction
    public let f1: (Tree, Bool)
    public init(_ f0: Direction, _ f1: (Tree, Bool)) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct74 {
    public let f0: SIMD2<Float>
    public let f1: Node.Type
    public init(_ f0: SIMD2<Float>, _ f1: Node.Type) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct75 {
    public let f0: Float16
    public let f1: Int128
    public let f2: Double
    public let f3: Int8
    public init(_ f0: Float16, _ f1: Int128, _ f2: Double, _ f3: Int8) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public struct RandomStruct76 {
    public let f0: String
    public init(_ f0: String) {
        self.f0 = f0
    }
}

public enum RandomEnum73 {
    case c0((Float, Empty, Empty))
    case c1(RandomStruct74, RandomStruct75)
    case c2(RandomStruct76)
}

public enum RandomEnum77 {
    case c0(Int8)
    case c1(Float16)
    case c2(Tree)
    case c3(UInt8)
}

public struct RandomStruct78 {
    public let f0: RandomEnum73
    public let f1: RandomEnum77?
    public let f2: Int16
    public init(_ f0: RandomEnum73, _ f1: RandomEnum77?, _ f2: Int16) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public enum RandomEnum80 {
    case c0(Int128)
    case c1(any Named)
    case c2(Int)
}

public enum RandomEnum79 {
    case c0(RandomEnum80?)
}

public enum RandomEnum81 {
    case c0(SIMD4<Int32>?)
    case c1(any Named)
}

public struct RandomStruct82 {
    public let f0: Float16
    public let f1: RandomEnum81
    public let f2: Float
    public init(_ f0: Float16, _ f1: RandomEnum81, _ f2: Float) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
    }
}

public struct RandomStruct84 {
    public let f0: Int8
    public init(_ f0: Int8) {
        self.f0 = f0
    }
}

public enum RandomEnum83 {
    case c0(Node.Type)
    case c1
    case c2(RandomStruct84, ([Int], Empty))
}

public struct RandomStruct85 {
    public let f0: [Int]
    public let f1: UInt32
    public init(_ f0: [Int], _ f1: UInt32) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum87 {
    case c0(UInt32)
    case c1(UInt8)
}

public enum RandomEnum86 {
    case c0(Int16, Empty)
    case c1(RandomEnum87)
}

public struct RandomStruct88 {
    public let f0: RandomStruct85?
    public let f1: RandomEnum86
    public init(_ f0: RandomStruct85?, _ f1: RandomEnum86) {
        self.f0 = f0
        self.f1 = f1
    }
}

public enum RandomEnum89 {
    case c0
    case c1
}

public struct RandomStruct90 {
    public let f0: (RandomEnum89, Int)
    public let f1: SIMD2<Float>
    public init(_ f0: (RandomEnum89, Int), _ f1: SIMD2<Float>) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct92 {
    public let f0: Empty
    public init(_ f0: Empty) {
        self.f0 = f0
    }
}

public enum RandomEnum91 {
    case c0(RandomStruct92)
}

public enum RandomEnum93 {
    case c0((Int32, Int, any Shape))
}

public struct RandomStruct95 {
    public let f0: Direction
    public let f1: Double
    public let f2: UInt64
    public let f3: SIMD2<Float>
    public init(_ f0: Direction, _ f1: Double, _ f2: UInt64, _ f3: SIMD2<Float>) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum96 {
    case c0(Node)
    case c1(Float)
    case c2(UInt8, Direction)
    indirect case c3(UInt8)
}

public struct RandomStruct97 {
    public let f0: Empty
    public let f1: [Int]
    public let f2: Bool
    public let f3: SIMD2<Float>
    public init(_ f0: Empty, _ f1: [Int], _ f2: Bool, _ f3: SIMD2<Float>) {
        self.f0 = f0
        self.f1 = f1
        self.f2 = f2
        self.f3 = f3
    }
}

public enum RandomEnum94 {
    indirect case c0(RandomStruct95, RandomEnum96)
    case c1(RandomStruct97)
    case c2
    case c3(Int16)
}

public struct RandomStruct98 {
    public let f0: RandomEnum93
    public let f1: RandomEnum94
    public init(_ f0: RandomEnum93, _ f1: RandomEnum94) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct99 {
    public let f0: SIMD4<Int32>
    public let f1: Node?
    public init(_ f0: SIMD4<Int32>, _ f1: Node?) {
        self.f0 = f0
        self.f1 = f1
    }
}

public struct RandomStruct101 {
    public let f0: Float
    public init(_ f0: Float) {
        self.f0 = f0
    }
}

public enum RandomEnum100 {
    case c0
    case c1(RandomStruct101)
}

public struct RandomStruct102 {
    public let f0: RandomEnum100
    public init(_ f0: RandomEnum100) {
        self.f0 = f0
    }
}

public protocol Group00: AnyObject {
    func t0_alone(_ a0: Int8)
    func t0_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int8, _ a6: Int8, _ a7: String, _ a8: Int8)
    func t0_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int8, _ a10: Double)
    func t0_mixed(_ a0: Float, _ a1: Int, _ a2: Int8, _ a3: Double, _ a4: Bool, _ a5: Int8, _ a6: Int16)
    func t0_mixed16(_ a0: Int, _ a1: Double, _ a2: Int8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t0_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int8, _ a5: Int8, _ a6: Int)
    func t0_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int8, _ a8: Int8, _ a9: Double, _ a10: Int)
    func t0_twice(_ a0: Int8, _ a1: String, _ a2: Int8, _ a3: Double)
    func t1_alone(_ a0: UInt8)
    func t1_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt8, _ a6: UInt8, _ a7: String, _ a8: UInt8)
    func t1_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt8, _ a10: Double)
    func t1_mixed(_ a0: Float, _ a1: Int, _ a2: UInt8, _ a3: Double, _ a4: Bool, _ a5: UInt8, _ a6: Int16)
    func t1_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t2_alone(_ a0: Int16)
    func t2_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int16, _ a6: Int16, _ a7: String, _ a8: Int16)
    func t2_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int16, _ a10: Double)
    func t2_mixed(_ a0: Float, _ a1: Int, _ a2: Int16, _ a3: Double, _ a4: Bool, _ a5: Int16, _ a6: Int16)
    func t2_mixed16(_ a0: Int, _ a1: Double, _ a2: Int16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t3_alone(_ a0: UInt16)
    func t3_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt16, _ a6: UInt16, _ a7: String, _ a8: UInt16)
    func t3_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt16, _ a10: Double)
    func t3_mixed(_ a0: Float, _ a1: Int, _ a2: UInt16, _ a3: Double, _ a4: Bool, _ a5: UInt16, _ a6: Int16)
    func t3_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t3_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UInt16, _ a5: UInt16, _ a6: Int)
    func t3_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UInt16, _ a8: UInt16, _ a9: Double, _ a10: Int)
    func t3_twice(_ a0: UInt16, _ a1: String, _ a2: UInt16, _ a3: Double)
    func t4_alone(_ a0: Int32)
    func t4_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int32, _ a6: Int32, _ a7: String, _ a8: Int32)
    func t4_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int32, _ a10: Double)
    func t4_mixed(_ a0: Float, _ a1: Int, _ a2: Int32, _ a3: Double, _ a4: Bool, _ a5: Int32, _ a6: Int16)
    func t4_mixed16(_ a0: Int, _ a1: Double, _ a2: Int32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t5_alone(_ a0: UInt32)
    func t5_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt32, _ a6: UInt32, _ a7: String, _ a8: UInt32)
    func t5_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt32, _ a10: Double)
    func t5_mixed(_ a0: Float, _ a1: Int, _ a2: UInt32, _ a3: Double, _ a4: Bool, _ a5: UInt32, _ a6: Int16)
    func t5_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t6_alone(_ a0: Int64)
    func t6_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int64, _ a6: Int64, _ a7: String, _ a8: Int64)
    func t6_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int64, _ a10: Double)
    func t6_mixed(_ a0: Float, _ a1: Int, _ a2: Int64, _ a3: Double, _ a4: Bool, _ a5: Int64, _ a6: Int16)
    func t6_mixed16(_ a0: Int, _ a1: Double, _ a2: Int64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t6_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int64, _ a5: Int64, _ a6: Int)
    func t6_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int64, _ a8: Int64, _ a9: Double, _ a10: Int)
    func t6_twice(_ a0: Int64, _ a1: String, _ a2: Int64, _ a3: Double)
    func t7_alone(_ a0: UInt64)
    func t7_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt64, _ a6: UInt64, _ a7: String, _ a8: UInt64)
    func t7_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt64, _ a10: Double)
    func t7_mixed(_ a0: Float, _ a1: Int, _ a2: UInt64, _ a3: Double, _ a4: Bool, _ a5: UInt64, _ a6: Int16)
    func t7_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t8_alone(_ a0: Int128)
    func t8_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int128, _ a6: Int128, _ a7: String, _ a8: Int128)
    func t8_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int128, _ a10: Double)
    func t8_mixed(_ a0: Float, _ a1: Int, _ a2: Int128, _ a3: Double, _ a4: Bool, _ a5: Int128, _ a6: Int16)
    func t8_mixed16(_ a0: Int, _ a1: Double, _ a2: Int128, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int128, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t9_alone(_ a0: UInt128)
    func t9_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt128, _ a6: UInt128, _ a7: String, _ a8: UInt128)
    func t9_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt128, _ a10: Double)
    func t9_mixed(_ a0: Float, _ a1: Int, _ a2: UInt128, _ a3: Double, _ a4: Bool, _ a5: UInt128, _ a6: Int16)
    func t9_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt128, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt128, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t9_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UInt128, _ a5: UInt128, _ a6: Int)
    func t9_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UInt128, _ a8: UInt128, _ a9: Double, _ a10: Int)
    func t9_twice(_ a0: UInt128, _ a1: String, _ a2: UInt128, _ a3: Double)
    func t10_alone(_ a0: Int)
    func t10_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int, _ a6: Int, _ a7: String, _ a8: Int)
    func t10_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int, _ a10: Double)
    func t10_mixed(_ a0: Float, _ a1: Int, _ a2: Int, _ a3: Double, _ a4: Bool, _ a5: Int, _ a6: Int16)
    func t10_mixed16(_ a0: Int, _ a1: Double, _ a2: Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t11_alone(_ a0: UInt)
    func t11_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt, _ a6: UInt, _ a7: String, _ a8: UInt)
    func t11_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt, _ a10: Double)
    func t11_mixed(_ a0: Float, _ a1: Int, _ a2: UInt, _ a3: Double, _ a4: Bool, _ a5: UInt, _ a6: Int16)
    func t11_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t12_alone(_ a0: Float16)
    func t12_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float16, _ a6: Float16, _ a7: String, _ a8: Float16)
    func t12_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float16, _ a10: Double)
    func t12_mixed(_ a0: Float, _ a1: Int, _ a2: Float16, _ a3: Double, _ a4: Bool, _ a5: Float16, _ a6: Int16)
    func t12_mixed16(_ a0: Int, _ a1: Double, _ a2: Float16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t12_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float16, _ a5: Float16, _ a6: Int)
    func t12_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float16, _ a8: Float16, _ a9: Double, _ a10: Int)
    func t12_twice(_ a0: Float16, _ a1: String, _ a2: Float16, _ a3: Double)
    func t13_alone(_ a0: Float)
    func t13_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float, _ a6: Float, _ a7: String, _ a8: Float)
    func t13_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float, _ a10: Double)
    func t13_mixed(_ a0: Float, _ a1: Int, _ a2: Float, _ a3: Double, _ a4: Bool, _ a5: Float, _ a6: Int16)
    func t13_mixed16(_ a0: Int, _ a1: Double, _ a2: Float, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t14_alone(_ a0: Double)
    func t14_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Double, _ a6: Double, _ a7: String, _ a8: Double)
    func t14_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Double, _ a10: Double)
    func t14_mixed(_ a0: Float, _ a1: Int, _ a2: Double, _ a3: Double, _ a4: Bool, _ a5: Double, _ a6: Int16)
    func t14_mixed16(_ a0: Int, _ a1: Double, _ a2: Double, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Double, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t15_alone(_ a0: Float80)
    func t15_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float80, _ a6: Float80, _ a7: String, _ a8: Float80)
    func t15_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float80, _ a10: Double)
    func t15_mixed(_ a0: Float, _ a1: Int, _ a2: Float80, _ a3: Double, _ a4: Bool, _ a5: Float80, _ a6: Int16)
    func t15_mixed16(_ a0: Int, _ a1: Double, _ a2: Float80, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float80, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t15_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float80, _ a5: Float80, _ a6: Int)
    func t15_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float80, _ a8: Float80, _ a9: Double, _ a10: Int)
    func t15_twice(_ a0: Float80, _ a1: String, _ a2: Float80, _ a3: Double)
    func t16_alone(_ a0: Bool)
    func t16_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool, _ a6: Bool, _ a7: String, _ a8: Bool)
    func t16_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool, _ a10: Double)
    func t16_mixed(_ a0: Float, _ a1: Int, _ a2: Bool, _ a3: Double, _ a4: Bool, _ a5: Bool, _ a6: Int16)
    func t16_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t17_alone(_ a0: Unicode.Scalar)
    func t17_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Unicode.Scalar, _ a6: Unicode.Scalar, _ a7: String, _ a8: Unicode.Scalar)
    func t17_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Unicode.Scalar, _ a10: Double)
    func t17_mixed(_ a0: Float, _ a1: Int, _ a2: Unicode.Scalar, _ a3: Double, _ a4: Bool, _ a5: Unicode.Scalar, _ a6: Int16)
    func t17_mixed16(_ a0: Int, _ a1: Double, _ a2: Unicode.Scalar, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Unicode.Scalar, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t18_alone(_ a0: UnsafeRawPointer)
    func t18_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawPointer, _ a6: UnsafeRawPointer, _ a7: String, _ a8: UnsafeRawPointer)
    func t18_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawPointer, _ a10: Double)
    func t18_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawPointer, _ a6: Int16)
    func t18_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t18_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafeRawPointer, _ a5: UnsafeRawPointer, _ a6: Int)
    func t18_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafeRawPointer, _ a8: UnsafeRawPointer, _ a9: Double, _ a10: Int)
    func t18_twice(_ a0: UnsafeRawPointer, _ a1: String, _ a2: UnsafeRawPointer, _ a3: Double)
    func t19_alone(_ a0: UnsafeRawPointer?)
    func t19_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawPointer?, _ a6: UnsafeRawPointer?, _ a7: String, _ a8: UnsafeRawPointer?)
    func t19_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawPointer?, _ a10: Double)
    func t19_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawPointer?, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawPointer?, _ a6: Int16)
    func t19_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawPointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawPointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange00: AnyObject {
    func take0(_ a: Int8, _ v: Int8, _ d: Double) -> Int
    func give0(_ a: Int) -> Int8
    func take1(_ a: Int8, _ v: UInt8, _ d: Double) -> Int
    func give1(_ a: Int) -> UInt8
    func take2(_ a: Int8, _ v: Int16, _ d: Double) -> Int
    func give2(_ a: Int) -> Int16
    func take3(_ a: Int8, _ v: UInt16, _ d: Double) -> Int
    func give3(_ a: Int) -> UInt16
    func take4(_ a: Int8, _ v: Int32, _ d: Double) -> Int
    func give4(_ a: Int) -> Int32
    func take5(_ a: Int8, _ v: UInt32, _ d: Double) -> Int
    func give5(_ a: Int) -> UInt32
    func take6(_ a: Int8, _ v: Int64, _ d: Double) -> Int
    func give6(_ a: Int) -> Int64
    func take7(_ a: Int8, _ v: UInt64, _ d: Double) -> Int
    func give7(_ a: Int) -> UInt64
    func take8(_ a: Int8, _ v: Int128, _ d: Double) -> Int
    func give8(_ a: Int) -> Int128
    func take9(_ a: Int8, _ v: UInt128, _ d: Double) -> Int
    func give9(_ a: Int) -> UInt128
    func take10(_ a: Int8, _ v: Int, _ d: Double) -> Int
    func give10(_ a: Int) -> Int
    func take11(_ a: Int8, _ v: UInt, _ d: Double) -> Int
    func give11(_ a: Int) -> UInt
    func take12(_ a: Int8, _ v: Float16, _ d: Double) -> Int
    func give12(_ a: Int) -> Float16
    func take13(_ a: Int8, _ v: Float, _ d: Double) -> Int
    func give13(_ a: Int) -> Float
    func take14(_ a: Int8, _ v: Double, _ d: Double) -> Int
    func give14(_ a: Int) -> Double
    func take15(_ a: Int8, _ v: Float80, _ d: Double) -> Int
    func give15(_ a: Int) -> Float80
    func take16(_ a: Int8, _ v: Bool, _ d: Double) -> Int
    func give16(_ a: Int) -> Bool
    func take17(_ a: Int8, _ v: Unicode.Scalar, _ d: Double) -> Int
    func give17(_ a: Int) -> Unicode.Scalar
    func take18(_ a: Int8, _ v: UnsafeRawPointer, _ d: Double) -> Int
    func give18(_ a: Int) -> UnsafeRawPointer
    func take19(_ a: Int8, _ v: UnsafeRawPointer?, _ d: Double) -> Int
    func give19(_ a: Int) -> UnsafeRawPointer?
}

public protocol Group01: AnyObject {
    func t20_alone(_ a0: UnsafeMutableRawPointer)
    func t20_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutableRawPointer, _ a6: UnsafeMutableRawPointer, _ a7: String, _ a8: UnsafeMutableRawPointer)
    func t20_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutableRawPointer, _ a10: Double)
    func t20_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutableRawPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutableRawPointer, _ a6: Int16)
    func t20_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutableRawPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutableRawPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t21_alone(_ a0: UnsafePointer<Int>)
    func t21_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<Int>, _ a6: UnsafePointer<Int>, _ a7: String, _ a8: UnsafePointer<Int>)
    func t21_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<Int>, _ a10: Double)
    func t21_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<Int>, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<Int>, _ a6: Int16)
    func t21_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t21_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafePointer<Int>, _ a5: UnsafePointer<Int>, _ a6: Int)
    func t21_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafePointer<Int>, _ a8: UnsafePointer<Int>, _ a9: Double, _ a10: Int)
    func t21_twice(_ a0: UnsafePointer<Int>, _ a1: String, _ a2: UnsafePointer<Int>, _ a3: Double)
    func t22_alone(_ a0: UnsafePointer<Int>?)
    func t22_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<Int>?, _ a6: UnsafePointer<Int>?, _ a7: String, _ a8: UnsafePointer<Int>?)
    func t22_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<Int>?, _ a10: Double)
    func t22_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<Int>?, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<Int>?, _ a6: Int16)
    func t22_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<Int>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<Int>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t23_alone(_ a0: UnsafeMutablePointer<Double>?)
    func t23_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutablePointer<Double>?, _ a6: UnsafeMutablePointer<Double>?, _ a7: String, _ a8: UnsafeMutablePointer<Double>?)
    func t23_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutablePointer<Double>?, _ a10: Double)
    func t23_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutablePointer<Double>?, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutablePointer<Double>?, _ a6: Int16)
    func t23_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutablePointer<Double>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutablePointer<Double>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t24_alone(_ a0: UnsafePointer<CChar>)
    func t24_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<CChar>, _ a6: UnsafePointer<CChar>, _ a7: String, _ a8: UnsafePointer<CChar>)
    func t24_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<CChar>, _ a10: Double)
    func t24_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<CChar>, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<CChar>, _ a6: Int16)
    func t24_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<CChar>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<CChar>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t24_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafePointer<CChar>, _ a5: UnsafePointer<CChar>, _ a6: Int)
    func t24_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafePointer<CChar>, _ a8: UnsafePointer<CChar>, _ a9: Double, _ a10: Int)
    func t24_twice(_ a0: UnsafePointer<CChar>, _ a1: String, _ a2: UnsafePointer<CChar>, _ a3: Double)
    func t25_alone(_ a0: UnsafePointer<CChar>?)
    func t25_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<CChar>?, _ a6: UnsafePointer<CChar>?, _ a7: String, _ a8: UnsafePointer<CChar>?)
    func t25_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<CChar>?, _ a10: Double)
    func t25_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<CChar>?, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<CChar>?, _ a6: Int16)
    func t25_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<CChar>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<CChar>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t26_alone(_ a0: UnsafeMutablePointer<UnsafePointer<CChar>?>)
    func t26_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a6: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a7: String, _ a8: UnsafeMutablePointer<UnsafePointer<CChar>?>)
    func t26_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a10: Double)
    func t26_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a6: Int16)
    func t26_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t27_alone(_ a0: OpaquePointer)
    func t27_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OpaquePointer, _ a6: OpaquePointer, _ a7: String, _ a8: OpaquePointer)
    func t27_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OpaquePointer, _ a10: Double)
    func t27_mixed(_ a0: Float, _ a1: Int, _ a2: OpaquePointer, _ a3: Double, _ a4: Bool, _ a5: OpaquePointer, _ a6: Int16)
    func t27_mixed16(_ a0: Int, _ a1: Double, _ a2: OpaquePointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OpaquePointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t27_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: OpaquePointer, _ a5: OpaquePointer, _ a6: Int)
    func t27_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: OpaquePointer, _ a8: OpaquePointer, _ a9: Double, _ a10: Int)
    func t27_twice(_ a0: OpaquePointer, _ a1: String, _ a2: OpaquePointer, _ a3: Double)
    func t28_alone(_ a0: OpaquePointer?)
    func t28_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OpaquePointer?, _ a6: OpaquePointer?, _ a7: String, _ a8: OpaquePointer?)
    func t28_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OpaquePointer?, _ a10: Double)
    func t28_mixed(_ a0: Float, _ a1: Int, _ a2: OpaquePointer?, _ a3: Double, _ a4: Bool, _ a5: OpaquePointer?, _ a6: Int16)
    func t28_mixed16(_ a0: Int, _ a1: Double, _ a2: OpaquePointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OpaquePointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t29_alone(_ a0: UnsafeBufferPointer<UInt8>)
    func t29_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeBufferPointer<UInt8>, _ a6: UnsafeBufferPointer<UInt8>, _ a7: String, _ a8: UnsafeBufferPointer<UInt8>)
    func t29_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeBufferPointer<UInt8>, _ a10: Double)
    func t29_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeBufferPointer<UInt8>, _ a3: Double, _ a4: Bool, _ a5: UnsafeBufferPointer<UInt8>, _ a6: Int16)
    func t29_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeBufferPointer<UInt8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeBufferPointer<UInt8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t30_alone(_ a0: UnsafeMutableRawBufferPointer)
    func t30_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutableRawBufferPointer, _ a6: UnsafeMutableRawBufferPointer, _ a7: String, _ a8: UnsafeMutableRawBufferPointer)
    func t30_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutableRawBufferPointer, _ a10: Double)
    func t30_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutableRawBufferPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutableRawBufferPointer, _ a6: Int16)
    func t30_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutableRawBufferPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutableRawBufferPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t30_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafeMutableRawBufferPointer, _ a5: UnsafeMutableRawBufferPointer, _ a6: Int)
    func t30_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafeMutableRawBufferPointer, _ a8: UnsafeMutableRawBufferPointer, _ a9: Double, _ a10: Int)
    func t30_twice(_ a0: UnsafeMutableRawBufferPointer, _ a1: String, _ a2: UnsafeMutableRawBufferPointer, _ a3: Double)
    func t31_alone(_ a0: UnsafeRawBufferPointer?)
    func t31_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawBufferPointer?, _ a6: UnsafeRawBufferPointer?, _ a7: String, _ a8: UnsafeRawBufferPointer?)
    func t31_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawBufferPointer?, _ a10: Double)
    func t31_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawBufferPointer?, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawBufferPointer?, _ a6: Int16)
    func t31_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawBufferPointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawBufferPointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t32_alone(_ a0: Unmanaged<Node>)
    func t32_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Unmanaged<Node>, _ a6: Unmanaged<Node>, _ a7: String, _ a8: Unmanaged<Node>)
    func t32_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Unmanaged<Node>, _ a10: Double)
    func t32_mixed(_ a0: Float, _ a1: Int, _ a2: Unmanaged<Node>, _ a3: Double, _ a4: Bool, _ a5: Unmanaged<Node>, _ a6: Int16)
    func t32_mixed16(_ a0: Int, _ a1: Double, _ a2: Unmanaged<Node>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Unmanaged<Node>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t33_alone(_ a0: ObjectIdentifier)
    func t33_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ObjectIdentifier, _ a6: ObjectIdentifier, _ a7: String, _ a8: ObjectIdentifier)
    func t33_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ObjectIdentifier, _ a10: Double)
    func t33_mixed(_ a0: Float, _ a1: Int, _ a2: ObjectIdentifier, _ a3: Double, _ a4: Bool, _ a5: ObjectIdentifier, _ a6: Int16)
    func t33_mixed16(_ a0: Int, _ a1: Double, _ a2: ObjectIdentifier, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ObjectIdentifier, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t33_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ObjectIdentifier, _ a5: ObjectIdentifier, _ a6: Int)
    func t33_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ObjectIdentifier, _ a8: ObjectIdentifier, _ a9: Double, _ a10: Int)
    func t33_twice(_ a0: ObjectIdentifier, _ a1: String, _ a2: ObjectIdentifier, _ a3: Double)
    func t34_alone(_ a0: c_color)
    func t34_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_color, _ a6: c_color, _ a7: String, _ a8: c_color)
    func t34_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_color, _ a10: Double)
    func t34_mixed(_ a0: Float, _ a1: Int, _ a2: c_color, _ a3: Double, _ a4: Bool, _ a5: c_color, _ a6: Int16)
    func t34_mixed16(_ a0: Int, _ a1: Double, _ a2: c_color, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_color, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t35_alone(_ a0: c_direction)
    func t35_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_direction, _ a6: c_direction, _ a7: String, _ a8: c_direction)
    func t35_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_direction, _ a10: Double)
    func t35_mixed(_ a0: Float, _ a1: Int, _ a2: c_direction, _ a3: Double, _ a4: Bool, _ a5: c_direction, _ a6: Int16)
    func t35_mixed16(_ a0: Int, _ a1: Double, _ a2: c_direction, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_direction, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t36_alone(_ a0: c_small)
    func t36_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_small, _ a6: c_small, _ a7: String, _ a8: c_small)
    func t36_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_small, _ a10: Double)
    func t36_mixed(_ a0: Float, _ a1: Int, _ a2: c_small, _ a3: Double, _ a4: Bool, _ a5: c_small, _ a6: Int16)
    func t36_mixed16(_ a0: Int, _ a1: Double, _ a2: c_small, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_small, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t36_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_small, _ a5: c_small, _ a6: Int)
    func t36_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_small, _ a8: c_small, _ a9: Double, _ a10: Int)
    func t36_twice(_ a0: c_small, _ a1: String, _ a2: c_small, _ a3: Double)
    func t37_alone(_ a0: c_flags)
    func t37_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_flags, _ a6: c_flags, _ a7: String, _ a8: c_flags)
    func t37_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_flags, _ a10: Double)
    func t37_mixed(_ a0: Float, _ a1: Int, _ a2: c_flags, _ a3: Double, _ a4: Bool, _ a5: c_flags, _ a6: Int16)
    func t37_mixed16(_ a0: Int, _ a1: Double, _ a2: c_flags, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_flags, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t38_alone(_ a0: c_direction?)
    func t38_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_direction?, _ a6: c_direction?, _ a7: String, _ a8: c_direction?)
    func t38_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_direction?, _ a10: Double)
    func t38_mixed(_ a0: Float, _ a1: Int, _ a2: c_direction?, _ a3: Double, _ a4: Bool, _ a5: c_direction?, _ a6: Int16)
    func t38_mixed16(_ a0: Int, _ a1: Double, _ a2: c_direction?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_direction?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t39_alone(_ a0: c_color?)
    func t39_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_color?, _ a6: c_color?, _ a7: String, _ a8: c_color?)
    func t39_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_color?, _ a10: Double)
    func t39_mixed(_ a0: Float, _ a1: Int, _ a2: c_color?, _ a3: Double, _ a4: Bool, _ a5: c_color?, _ a6: Int16)
    func t39_mixed16(_ a0: Int, _ a1: Double, _ a2: c_color?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_color?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t39_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_color?, _ a5: c_color?, _ a6: Int)
    func t39_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_color?, _ a8: c_color?, _ a9: Double, _ a10: Int)
    func t39_twice(_ a0: c_color?, _ a1: String, _ a2: c_color?, _ a3: Double)
}

public protocol Exchange01: AnyObject {
    func take20(_ a: Int8, _ v: UnsafeMutableRawPointer, _ d: Double) -> Int
    func give20(_ a: Int) -> UnsafeMutableRawPointer
    func take21(_ a: Int8, _ v: UnsafePointer<Int>, _ d: Double) -> Int
    func give21(_ a: Int) -> UnsafePointer<Int>
    func take22(_ a: Int8, _ v: UnsafePointer<Int>?, _ d: Double) -> Int
    func give22(_ a: Int) -> UnsafePointer<Int>?
    func take23(_ a: Int8, _ v: UnsafeMutablePointer<Double>?, _ d: Double) -> Int
    func give23(_ a: Int) -> UnsafeMutablePointer<Double>?
    func take24(_ a: Int8, _ v: UnsafePointer<CChar>, _ d: Double) -> Int
    func give24(_ a: Int) -> UnsafePointer<CChar>
    func take25(_ a: Int8, _ v: UnsafePointer<CChar>?, _ d: Double) -> Int
    func give25(_ a: Int) -> UnsafePointer<CChar>?
    func take26(_ a: Int8, _ v: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ d: Double) -> Int
    func give26(_ a: Int) -> UnsafeMutablePointer<UnsafePointer<CChar>?>
    func take27(_ a: Int8, _ v: OpaquePointer, _ d: Double) -> Int
    func give27(_ a: Int) -> OpaquePointer
    func take28(_ a: Int8, _ v: OpaquePointer?, _ d: Double) -> Int
    func give28(_ a: Int) -> OpaquePointer?
    func take29(_ a: Int8, _ v: UnsafeBufferPointer<UInt8>, _ d: Double) -> Int
    func give29(_ a: Int) -> UnsafeBufferPointer<UInt8>
    func take30(_ a: Int8, _ v: UnsafeMutableRawBufferPointer, _ d: Double) -> Int
    func give30(_ a: Int) -> UnsafeMutableRawBufferPointer
    func take31(_ a: Int8, _ v: UnsafeRawBufferPointer?, _ d: Double) -> Int
    func give31(_ a: Int) -> UnsafeRawBufferPointer?
    func take32(_ a: Int8, _ v: Unmanaged<Node>, _ d: Double) -> Int
    func give32(_ a: Int) -> Unmanaged<Node>
    func take33(_ a: Int8, _ v: ObjectIdentifier, _ d: Double) -> Int
    func give33(_ a: Int) -> ObjectIdentifier
    func take34(_ a: Int8, _ v: c_color, _ d: Double) -> Int
    func give34(_ a: Int) -> c_color
    func take35(_ a: Int8, _ v: c_direction, _ d: Double) -> Int
    func give35(_ a: Int) -> c_direction
    func take36(_ a: Int8, _ v: c_small, _ d: Double) -> Int
    func give36(_ a: Int) -> c_small
    func take37(_ a: Int8, _ v: c_flags, _ d: Double) -> Int
    func give37(_ a: Int) -> c_flags
    func take38(_ a: Int8, _ v: c_direction?, _ d: Double) -> Int
    func give38(_ a: Int) -> c_direction?
    func take39(_ a: Int8, _ v: c_color?, _ d: Double) -> Int
    func give39(_ a: Int) -> c_color?
}

public protocol Group02: AnyObject {
    func t40_alone(_ a0: c_point)
    func t40_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_point, _ a6: c_point, _ a7: String, _ a8: c_point)
    func t40_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_point, _ a10: Double)
    func t40_mixed(_ a0: Float, _ a1: Int, _ a2: c_point, _ a3: Double, _ a4: Bool, _ a5: c_point, _ a6: Int16)
    func t40_mixed16(_ a0: Int, _ a1: Double, _ a2: c_point, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_point, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t41_alone(_ a0: c_pair)
    func t41_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_pair, _ a6: c_pair, _ a7: String, _ a8: c_pair)
    func t41_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_pair, _ a10: Double)
    func t41_mixed(_ a0: Float, _ a1: Int, _ a2: c_pair, _ a3: Double, _ a4: Bool, _ a5: c_pair, _ a6: Int16)
    func t41_mixed16(_ a0: Int, _ a1: Double, _ a2: c_pair, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_pair, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t42_alone(_ a0: c_floats)
    func t42_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_floats, _ a6: c_floats, _ a7: String, _ a8: c_floats)
    func t42_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_floats, _ a10: Double)
    func t42_mixed(_ a0: Float, _ a1: Int, _ a2: c_floats, _ a3: Double, _ a4: Bool, _ a5: c_floats, _ a6: Int16)
    func t42_mixed16(_ a0: Int, _ a1: Double, _ a2: c_floats, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_floats, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t42_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_floats, _ a5: c_floats, _ a6: Int)
    func t42_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_floats, _ a8: c_floats, _ a9: Double, _ a10: Int)
    func t42_twice(_ a0: c_floats, _ a1: String, _ a2: c_floats, _ a3: Double)
    func t43_alone(_ a0: c_floats?)
    func t43_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_floats?, _ a6: c_floats?, _ a7: String, _ a8: c_floats?)
    func t43_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_floats?, _ a10: Double)
    func t43_mixed(_ a0: Float, _ a1: Int, _ a2: c_floats?, _ a3: Double, _ a4: Bool, _ a5: c_floats?, _ a6: Int16)
    func t43_mixed16(_ a0: Int, _ a1: Double, _ a2: c_floats?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_floats?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t44_alone(_ a0: c_mixed_chunk)
    func t44_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_mixed_chunk, _ a6: c_mixed_chunk, _ a7: String, _ a8: c_mixed_chunk)
    func t44_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_mixed_chunk, _ a10: Double)
    func t44_mixed(_ a0: Float, _ a1: Int, _ a2: c_mixed_chunk, _ a3: Double, _ a4: Bool, _ a5: c_mixed_chunk, _ a6: Int16)
    func t44_mixed16(_ a0: Int, _ a1: Double, _ a2: c_mixed_chunk, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_mixed_chunk, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t45_alone(_ a0: c_nested)
    func t45_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_nested, _ a6: c_nested, _ a7: String, _ a8: c_nested)
    func t45_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_nested, _ a10: Double)
    func t45_mixed(_ a0: Float, _ a1: Int, _ a2: c_nested, _ a3: Double, _ a4: Bool, _ a5: c_nested, _ a6: Int16)
    func t45_mixed16(_ a0: Int, _ a1: Double, _ a2: c_nested, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_nested, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t45_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_nested, _ a5: c_nested, _ a6: Int)
    func t45_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_nested, _ a8: c_nested, _ a9: Double, _ a10: Int)
    func t45_twice(_ a0: c_nested, _ a1: String, _ a2: c_nested, _ a3: Double)
    func t46_alone(_ a0: c_array)
    func t46_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_array, _ a6: c_array, _ a7: String, _ a8: c_array)
    func t46_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_array, _ a10: Double)
    func t46_mixed(_ a0: Float, _ a1: Int, _ a2: c_array, _ a3: Double, _ a4: Bool, _ a5: c_array, _ a6: Int16)
    func t46_mixed16(_ a0: Int, _ a1: Double, _ a2: c_array, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_array, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t47_alone(_ a0: c_matrix)
    func t47_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_matrix, _ a6: c_matrix, _ a7: String, _ a8: c_matrix)
    func t47_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_matrix, _ a10: Double)
    func t47_mixed(_ a0: Float, _ a1: Int, _ a2: c_matrix, _ a3: Double, _ a4: Bool, _ a5: c_matrix, _ a6: Int16)
    func t47_mixed16(_ a0: Int, _ a1: Double, _ a2: c_matrix, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_matrix, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t48_alone(_ a0: c_name)
    func t48_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_name, _ a6: c_name, _ a7: String, _ a8: c_name)
    func t48_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_name, _ a10: Double)
    func t48_mixed(_ a0: Float, _ a1: Int, _ a2: c_name, _ a3: Double, _ a4: Bool, _ a5: c_name, _ a6: Int16)
    func t48_mixed16(_ a0: Int, _ a1: Double, _ a2: c_name, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_name, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t48_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_name, _ a5: c_name, _ a6: Int)
    func t48_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_name, _ a8: c_name, _ a9: Double, _ a10: Int)
    func t48_twice(_ a0: c_name, _ a1: String, _ a2: c_name, _ a3: Double)
    func t49_alone(_ a0: c_64)
    func t49_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_64, _ a6: c_64, _ a7: String, _ a8: c_64)
    func t49_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_64, _ a10: Double)
    func t49_mixed(_ a0: Float, _ a1: Int, _ a2: c_64, _ a3: Double, _ a4: Bool, _ a5: c_64, _ a6: Int16)
    func t49_mixed16(_ a0: Int, _ a1: Double, _ a2: c_64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t50_alone(_ a0: c_80)
    func t50_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_80, _ a6: c_80, _ a7: String, _ a8: c_80)
    func t50_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_80, _ a10: Double)
    func t50_mixed(_ a0: Float, _ a1: Int, _ a2: c_80, _ a3: Double, _ a4: Bool, _ a5: c_80, _ a6: Int16)
    func t50_mixed16(_ a0: Int, _ a1: Double, _ a2: c_80, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_80, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t51_alone(_ a0: c_80?)
    func t51_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_80?, _ a6: c_80?, _ a7: String, _ a8: c_80?)
    func t51_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_80?, _ a10: Double)
    func t51_mixed(_ a0: Float, _ a1: Int, _ a2: c_80?, _ a3: Double, _ a4: Bool, _ a5: c_80?, _ a6: Int16)
    func t51_mixed16(_ a0: Int, _ a1: Double, _ a2: c_80?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_80?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t51_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_80?, _ a5: c_80?, _ a6: Int)
    func t51_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_80?, _ a8: c_80?, _ a9: Double, _ a10: Int)
    func t51_twice(_ a0: c_80?, _ a1: String, _ a2: c_80?, _ a3: Double)
    func t52_alone(_ a0: c_pointers)
    func t52_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_pointers, _ a6: c_pointers, _ a7: String, _ a8: c_pointers)
    func t52_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_pointers, _ a10: Double)
    func t52_mixed(_ a0: Float, _ a1: Int, _ a2: c_pointers, _ a3: Double, _ a4: Bool, _ a5: c_pointers, _ a6: Int16)
    func t52_mixed16(_ a0: Int, _ a1: Double, _ a2: c_pointers, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_pointers, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t53_alone(_ a0: c_enums)
    func t53_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_enums, _ a6: c_enums, _ a7: String, _ a8: c_enums)
    func t53_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_enums, _ a10: Double)
    func t53_mixed(_ a0: Float, _ a1: Int, _ a2: c_enums, _ a3: Double, _ a4: Bool, _ a5: c_enums, _ a6: Int16)
    func t53_mixed16(_ a0: Int, _ a1: Double, _ a2: c_enums, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_enums, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t54_alone(_ a0: c_packed)
    func t54_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_packed, _ a6: c_packed, _ a7: String, _ a8: c_packed)
    func t54_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_packed, _ a10: Double)
    func t54_mixed(_ a0: Float, _ a1: Int, _ a2: c_packed, _ a3: Double, _ a4: Bool, _ a5: c_packed, _ a6: Int16)
    func t54_mixed16(_ a0: Int, _ a1: Double, _ a2: c_packed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_packed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t54_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_packed, _ a5: c_packed, _ a6: Int)
    func t54_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_packed, _ a8: c_packed, _ a9: Double, _ a10: Int)
    func t54_twice(_ a0: c_packed, _ a1: String, _ a2: c_packed, _ a3: Double)
    func t55_alone(_ a0: c_aligned)
    func t55_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_aligned, _ a6: c_aligned, _ a7: String, _ a8: c_aligned)
    func t55_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_aligned, _ a10: Double)
    func t55_mixed(_ a0: Float, _ a1: Int, _ a2: c_aligned, _ a3: Double, _ a4: Bool, _ a5: c_aligned, _ a6: Int16)
    func t55_mixed16(_ a0: Int, _ a1: Double, _ a2: c_aligned, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_aligned, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t56_alone(_ a0: c_union)
    func t56_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_union, _ a6: c_union, _ a7: String, _ a8: c_union)
    func t56_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_union, _ a10: Double)
    func t56_mixed(_ a0: Float, _ a1: Int, _ a2: c_union, _ a3: Double, _ a4: Bool, _ a5: c_union, _ a6: Int16)
    func t56_mixed16(_ a0: Int, _ a1: Double, _ a2: c_union, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_union, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t57_alone(_ a0: c_tagged_union)
    func t57_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_tagged_union, _ a6: c_tagged_union, _ a7: String, _ a8: c_tagged_union)
    func t57_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_tagged_union, _ a10: Double)
    func t57_mixed(_ a0: Float, _ a1: Int, _ a2: c_tagged_union, _ a3: Double, _ a4: Bool, _ a5: c_tagged_union, _ a6: Int16)
    func t57_mixed16(_ a0: Int, _ a1: Double, _ a2: c_tagged_union, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_tagged_union, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t57_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_tagged_union, _ a5: c_tagged_union, _ a6: Int)
    func t57_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_tagged_union, _ a8: c_tagged_union, _ a9: Double, _ a10: Int)
    func t57_twice(_ a0: c_tagged_union, _ a1: String, _ a2: c_tagged_union, _ a3: Double)
    func t58_alone(_ a0: c_bits)
    func t58_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_bits, _ a6: c_bits, _ a7: String, _ a8: c_bits)
    func t58_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_bits, _ a10: Double)
    func t58_mixed(_ a0: Float, _ a1: Int, _ a2: c_bits, _ a3: Double, _ a4: Bool, _ a5: c_bits, _ a6: Int16)
    func t58_mixed16(_ a0: Int, _ a1: Double, _ a2: c_bits, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_bits, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t59_alone(_ a0: c_hidden_bits)
    func t59_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_hidden_bits, _ a6: c_hidden_bits, _ a7: String, _ a8: c_hidden_bits)
    func t59_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_hidden_bits, _ a10: Double)
    func t59_mixed(_ a0: Float, _ a1: Int, _ a2: c_hidden_bits, _ a3: Double, _ a4: Bool, _ a5: c_hidden_bits, _ a6: Int16)
    func t59_mixed16(_ a0: Int, _ a1: Double, _ a2: c_hidden_bits, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_hidden_bits, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange02: AnyObject {
    func take40(_ a: Int8, _ v: c_point, _ d: Double) -> Int
    func give40(_ a: Int) -> c_point
    func take41(_ a: Int8, _ v: c_pair, _ d: Double) -> Int
    func give41(_ a: Int) -> c_pair
    func take42(_ a: Int8, _ v: c_floats, _ d: Double) -> Int
    func give42(_ a: Int) -> c_floats
    func take43(_ a: Int8, _ v: c_floats?, _ d: Double) -> Int
    func give43(_ a: Int) -> c_floats?
    func take44(_ a: Int8, _ v: c_mixed_chunk, _ d: Double) -> Int
    func give44(_ a: Int) -> c_mixed_chunk
    func take45(_ a: Int8, _ v: c_nested, _ d: Double) -> Int
    func give45(_ a: Int) -> c_nested
    func take46(_ a: Int8, _ v: c_array, _ d: Double) -> Int
    func give46(_ a: Int) -> c_array
    func take47(_ a: Int8, _ v: c_matrix, _ d: Double) -> Int
    func give47(_ a: Int) -> c_matrix
    func take48(_ a: Int8, _ v: c_name, _ d: Double) -> Int
    func give48(_ a: Int) -> c_name
    func take49(_ a: Int8, _ v: c_64, _ d: Double) -> Int
    func give49(_ a: Int) -> c_64
    func take50(_ a: Int8, _ v: c_80, _ d: Double) -> Int
    func give50(_ a: Int) -> c_80
    func take51(_ a: Int8, _ v: c_80?, _ d: Double) -> Int
    func give51(_ a: Int) -> c_80?
    func take52(_ a: Int8, _ v: c_pointers, _ d: Double) -> Int
    func give52(_ a: Int) -> c_pointers
    func take53(_ a: Int8, _ v: c_enums, _ d: Double) -> Int
    func give53(_ a: Int) -> c_enums
    func take54(_ a: Int8, _ v: c_packed, _ d: Double) -> Int
    func give54(_ a: Int) -> c_packed
    func take55(_ a: Int8, _ v: c_aligned, _ d: Double) -> Int
    func give55(_ a: Int) -> c_aligned
    func take56(_ a: Int8, _ v: c_union, _ d: Double) -> Int
    func give56(_ a: Int) -> c_union
    func take57(_ a: Int8, _ v: c_tagged_union, _ d: Double) -> Int
    func give57(_ a: Int) -> c_tagged_union
    func take58(_ a: Int8, _ v: c_bits, _ d: Double) -> Int
    func give58(_ a: Int) -> c_bits
    func take59(_ a: Int8, _ v: c_hidden_bits, _ d: Double) -> Int
    func give59(_ a: Int) -> c_hidden_bits
}

public protocol Group03: AnyObject {
    func t60_alone(_ a0: c_empty)
    func t60_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_empty, _ a6: c_empty, _ a7: String, _ a8: c_empty)
    func t60_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_empty, _ a10: Double)
    func t60_mixed(_ a0: Float, _ a1: Int, _ a2: c_empty, _ a3: Double, _ a4: Bool, _ a5: c_empty, _ a6: Int16)
    func t60_mixed16(_ a0: Int, _ a1: Double, _ a2: c_empty, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_empty, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t60_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_empty, _ a5: c_empty, _ a6: Int)
    func t60_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_empty, _ a8: c_empty, _ a9: Double, _ a10: Int)
    func t60_twice(_ a0: c_empty, _ a1: String, _ a2: c_empty, _ a3: Double)
    func t61_alone(_ a0: timespec)
    func t61_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: timespec, _ a6: timespec, _ a7: String, _ a8: timespec)
    func t61_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: timespec, _ a10: Double)
    func t61_mixed(_ a0: Float, _ a1: Int, _ a2: timespec, _ a3: Double, _ a4: Bool, _ a5: timespec, _ a6: Int16)
    func t61_mixed16(_ a0: Int, _ a1: Double, _ a2: timespec, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: timespec, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t62_alone(_ a0: tm)
    func t62_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: tm, _ a6: tm, _ a7: String, _ a8: tm)
    func t62_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: tm, _ a10: Double)
    func t62_mixed(_ a0: Float, _ a1: Int, _ a2: tm, _ a3: Double, _ a4: Bool, _ a5: tm, _ a6: Int16)
    func t62_mixed16(_ a0: Int, _ a1: Double, _ a2: tm, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: tm, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t63_alone(_ a0: Direction)
    func t63_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Direction, _ a6: Direction, _ a7: String, _ a8: Direction)
    func t63_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Direction, _ a10: Double)
    func t63_mixed(_ a0: Float, _ a1: Int, _ a2: Direction, _ a3: Double, _ a4: Bool, _ a5: Direction, _ a6: Int16)
    func t63_mixed16(_ a0: Int, _ a1: Double, _ a2: Direction, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Direction, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t63_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Direction, _ a5: Direction, _ a6: Int)
    func t63_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Direction, _ a8: Direction, _ a9: Double, _ a10: Int)
    func t63_twice(_ a0: Direction, _ a1: String, _ a2: Direction, _ a3: Double)
    func t64_alone(_ a0: Single)
    func t64_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Single, _ a6: Single, _ a7: String, _ a8: Single)
    func t64_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Single, _ a10: Double)
    func t64_mixed(_ a0: Float, _ a1: Int, _ a2: Single, _ a3: Double, _ a4: Bool, _ a5: Single, _ a6: Int16)
    func t64_mixed16(_ a0: Int, _ a1: Double, _ a2: Single, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Single, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t65_alone(_ a0: Level)
    func t65_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Level, _ a6: Level, _ a7: String, _ a8: Level)
    func t65_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Level, _ a10: Double)
    func t65_mixed(_ a0: Float, _ a1: Int, _ a2: Level, _ a3: Double, _ a4: Bool, _ a5: Level, _ a6: Int16)
    func t65_mixed16(_ a0: Int, _ a1: Double, _ a2: Level, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Level, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t66_alone(_ a0: Word)
    func t66_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Word, _ a6: Word, _ a7: String, _ a8: Word)
    func t66_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Word, _ a10: Double)
    func t66_mixed(_ a0: Float, _ a1: Int, _ a2: Word, _ a3: Double, _ a4: Bool, _ a5: Word, _ a6: Int16)
    func t66_mixed16(_ a0: Int, _ a1: Double, _ a2: Word, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Word, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t66_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Word, _ a5: Word, _ a6: Int)
    func t66_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Word, _ a8: Word, _ a9: Double, _ a10: Int)
    func t66_twice(_ a0: Word, _ a1: String, _ a2: Word, _ a3: Double)
    func t67_alone(_ a0: OneFloat)
    func t67_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OneFloat, _ a6: OneFloat, _ a7: String, _ a8: OneFloat)
    func t67_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OneFloat, _ a10: Double)
    func t67_mixed(_ a0: Float, _ a1: Int, _ a2: OneFloat, _ a3: Double, _ a4: Bool, _ a5: OneFloat, _ a6: Int16)
    func t67_mixed16(_ a0: Int, _ a1: Double, _ a2: OneFloat, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OneFloat, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t68_alone(_ a0: OnePair)
    func t68_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OnePair, _ a6: OnePair, _ a7: String, _ a8: OnePair)
    func t68_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OnePair, _ a10: Double)
    func t68_mixed(_ a0: Float, _ a1: Int, _ a2: OnePair, _ a3: Double, _ a4: Bool, _ a5: OnePair, _ a6: Int16)
    func t68_mixed16(_ a0: Int, _ a1: Double, _ a2: OnePair, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OnePair, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t69_alone(_ a0: SinglePayload)
    func t69_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SinglePayload, _ a6: SinglePayload, _ a7: String, _ a8: SinglePayload)
    func t69_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SinglePayload, _ a10: Double)
    func t69_mixed(_ a0: Float, _ a1: Int, _ a2: SinglePayload, _ a3: Double, _ a4: Bool, _ a5: SinglePayload, _ a6: Int16)
    func t69_mixed16(_ a0: Int, _ a1: Double, _ a2: SinglePayload, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SinglePayload, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t69_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SinglePayload, _ a5: SinglePayload, _ a6: Int)
    func t69_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SinglePayload, _ a8: SinglePayload, _ a9: Double, _ a10: Int)
    func t69_twice(_ a0: SinglePayload, _ a1: String, _ a2: SinglePayload, _ a3: Double)
    func t70_alone(_ a0: SingleString)
    func t70_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SingleString, _ a6: SingleString, _ a7: String, _ a8: SingleString)
    func t70_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SingleString, _ a10: Double)
    func t70_mixed(_ a0: Float, _ a1: Int, _ a2: SingleString, _ a3: Double, _ a4: Bool, _ a5: SingleString, _ a6: Int16)
    func t70_mixed16(_ a0: Int, _ a1: Double, _ a2: SingleString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SingleString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t71_alone(_ a0: MultiPayload)
    func t71_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MultiPayload, _ a6: MultiPayload, _ a7: String, _ a8: MultiPayload)
    func t71_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MultiPayload, _ a10: Double)
    func t71_mixed(_ a0: Float, _ a1: Int, _ a2: MultiPayload, _ a3: Double, _ a4: Bool, _ a5: MultiPayload, _ a6: Int16)
    func t71_mixed16(_ a0: Int, _ a1: Double, _ a2: MultiPayload, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MultiPayload, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t72_alone(_ a0: MultiPayload?)
    func t72_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MultiPayload?, _ a6: MultiPayload?, _ a7: String, _ a8: MultiPayload?)
    func t72_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MultiPayload?, _ a10: Double)
    func t72_mixed(_ a0: Float, _ a1: Int, _ a2: MultiPayload?, _ a3: Double, _ a4: Bool, _ a5: MultiPayload?, _ a6: Int16)
    func t72_mixed16(_ a0: Int, _ a1: Double, _ a2: MultiPayload?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MultiPayload?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t72_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: MultiPayload?, _ a5: MultiPayload?, _ a6: Int)
    func t72_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: MultiPayload?, _ a8: MultiPayload?, _ a9: Double, _ a10: Int)
    func t72_twice(_ a0: MultiPayload?, _ a1: String, _ a2: MultiPayload?, _ a3: Double)
    func t73_alone(_ a0: SmallMulti)
    func t73_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallMulti, _ a6: SmallMulti, _ a7: String, _ a8: SmallMulti)
    func t73_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallMulti, _ a10: Double)
    func t73_mixed(_ a0: Float, _ a1: Int, _ a2: SmallMulti, _ a3: Double, _ a4: Bool, _ a5: SmallMulti, _ a6: Int16)
    func t73_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallMulti, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallMulti, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t74_alone(_ a0: SmallMulti?)
    func t74_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallMulti?, _ a6: SmallMulti?, _ a7: String, _ a8: SmallMulti?)
    func t74_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallMulti?, _ a10: Double)
    func t74_mixed(_ a0: Float, _ a1: Int, _ a2: SmallMulti?, _ a3: Double, _ a4: Bool, _ a5: SmallMulti?, _ a6: Int16)
    func t74_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallMulti?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallMulti?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t75_alone(_ a0: References)
    func t75_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: References, _ a6: References, _ a7: String, _ a8: References)
    func t75_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: References, _ a10: Double)
    func t75_mixed(_ a0: Float, _ a1: Int, _ a2: References, _ a3: Double, _ a4: Bool, _ a5: References, _ a6: Int16)
    func t75_mixed16(_ a0: Int, _ a1: Double, _ a2: References, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: References, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t75_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: References, _ a5: References, _ a6: Int)
    func t75_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: References, _ a8: References, _ a9: Double, _ a10: Int)
    func t75_twice(_ a0: References, _ a1: String, _ a2: References, _ a3: Double)
    func t76_alone(_ a0: References?)
    func t76_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: References?, _ a6: References?, _ a7: String, _ a8: References?)
    func t76_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: References?, _ a10: Double)
    func t76_mixed(_ a0: Float, _ a1: Int, _ a2: References?, _ a3: Double, _ a4: Bool, _ a5: References?, _ a6: Int16)
    func t76_mixed16(_ a0: Int, _ a1: Double, _ a2: References?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: References?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t77_alone(_ a0: Tree)
    func t77_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tree, _ a6: Tree, _ a7: String, _ a8: Tree)
    func t77_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tree, _ a10: Double)
    func t77_mixed(_ a0: Float, _ a1: Int, _ a2: Tree, _ a3: Double, _ a4: Bool, _ a5: Tree, _ a6: Int16)
    func t77_mixed16(_ a0: Int, _ a1: Double, _ a2: Tree, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tree, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t78_alone(_ a0: PartlyIndirect)
    func t78_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartlyIndirect, _ a6: PartlyIndirect, _ a7: String, _ a8: PartlyIndirect)
    func t78_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartlyIndirect, _ a10: Double)
    func t78_mixed(_ a0: Float, _ a1: Int, _ a2: PartlyIndirect, _ a3: Double, _ a4: Bool, _ a5: PartlyIndirect, _ a6: Int16)
    func t78_mixed16(_ a0: Int, _ a1: Double, _ a2: PartlyIndirect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartlyIndirect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t78_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PartlyIndirect, _ a5: PartlyIndirect, _ a6: Int)
    func t78_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PartlyIndirect, _ a8: PartlyIndirect, _ a9: Double, _ a10: Int)
    func t78_twice(_ a0: PartlyIndirect, _ a1: String, _ a2: PartlyIndirect, _ a3: Double)
    func t79_alone(_ a0: OneIndirect)
    func t79_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OneIndirect, _ a6: OneIndirect, _ a7: String, _ a8: OneIndirect)
    func t79_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OneIndirect, _ a10: Double)
    func t79_mixed(_ a0: Float, _ a1: Int, _ a2: OneIndirect, _ a3: Double, _ a4: Bool, _ a5: OneIndirect, _ a6: Int16)
    func t79_mixed16(_ a0: Int, _ a1: Double, _ a2: OneIndirect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OneIndirect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange03: AnyObject {
    func take60(_ a: Int8, _ v: c_empty, _ d: Double) -> Int
    func give60(_ a: Int) -> c_empty
    func take61(_ a: Int8, _ v: timespec, _ d: Double) -> Int
    func give61(_ a: Int) -> timespec
    func take62(_ a: Int8, _ v: tm, _ d: Double) -> Int
    func give62(_ a: Int) -> tm
    func take63(_ a: Int8, _ v: Direction, _ d: Double) -> Int
    func give63(_ a: Int) -> Direction
    func take64(_ a: Int8, _ v: Single, _ d: Double) -> Int
    func give64(_ a: Int) -> Single
    func take65(_ a: Int8, _ v: Level, _ d: Double) -> Int
    func give65(_ a: Int) -> Level
    func take66(_ a: Int8, _ v: Word, _ d: Double) -> Int
    func give66(_ a: Int) -> Word
    func take67(_ a: Int8, _ v: OneFloat, _ d: Double) -> Int
    func give67(_ a: Int) -> OneFloat
    func take68(_ a: Int8, _ v: OnePair, _ d: Double) -> Int
    func give68(_ a: Int) -> OnePair
    func take69(_ a: Int8, _ v: SinglePayload, _ d: Double) -> Int
    func give69(_ a: Int) -> SinglePayload
    func take70(_ a: Int8, _ v: SingleString, _ d: Double) -> Int
    func give70(_ a: Int) -> SingleString
    func take71(_ a: Int8, _ v: MultiPayload, _ d: Double) -> Int
    func give71(_ a: Int) -> MultiPayload
    func take72(_ a: Int8, _ v: MultiPayload?, _ d: Double) -> Int
    func give72(_ a: Int) -> MultiPayload?
    func take73(_ a: Int8, _ v: SmallMulti, _ d: Double) -> Int
    func give73(_ a: Int) -> SmallMulti
    func take74(_ a: Int8, _ v: SmallMulti?, _ d: Double) -> Int
    func give74(_ a: Int) -> SmallMulti?
    func take75(_ a: Int8, _ v: References, _ d: Double) -> Int
    func give75(_ a: Int) -> References
    func take76(_ a: Int8, _ v: References?, _ d: Double) -> Int
    func give76(_ a: Int) -> References?
    func take77(_ a: Int8, _ v: Tree, _ d: Double) -> Int
    func give77(_ a: Int) -> Tree
    func take78(_ a: Int8, _ v: PartlyIndirect, _ d: Double) -> Int
    func give78(_ a: Int) -> PartlyIndirect
    func take79(_ a: Int8, _ v: OneIndirect, _ d: Double) -> Int
    func give79(_ a: Int) -> OneIndirect
}

public protocol Group04: AnyObject {
    func t80_alone(_ a0: WithAny)
    func t80_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithAny, _ a6: WithAny, _ a7: String, _ a8: WithAny)
    func t80_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithAny, _ a10: Double)
    func t80_mixed(_ a0: Float, _ a1: Int, _ a2: WithAny, _ a3: Double, _ a4: Bool, _ a5: WithAny, _ a6: Int16)
    func t80_mixed16(_ a0: Int, _ a1: Double, _ a2: WithAny, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithAny, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t81_alone(_ a0: WithShape)
    func t81_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithShape, _ a6: WithShape, _ a7: String, _ a8: WithShape)
    func t81_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithShape, _ a10: Double)
    func t81_mixed(_ a0: Float, _ a1: Int, _ a2: WithShape, _ a3: Double, _ a4: Bool, _ a5: WithShape, _ a6: Int16)
    func t81_mixed16(_ a0: Int, _ a1: Double, _ a2: WithShape, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithShape, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t81_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WithShape, _ a5: WithShape, _ a6: Int)
    func t81_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WithShape, _ a8: WithShape, _ a9: Double, _ a10: Int)
    func t81_twice(_ a0: WithShape, _ a1: String, _ a2: WithShape, _ a3: Double)
    func t82_alone(_ a0: WithClosure)
    func t82_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithClosure, _ a6: WithClosure, _ a7: String, _ a8: WithClosure)
    func t82_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithClosure, _ a10: Double)
    func t82_mixed(_ a0: Float, _ a1: Int, _ a2: WithClosure, _ a3: Double, _ a4: Bool, _ a5: WithClosure, _ a6: Int16)
    func t82_mixed16(_ a0: Int, _ a1: Double, _ a2: WithClosure, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithClosure, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t83_alone(_ a0: WithMetatype)
    func t83_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithMetatype, _ a6: WithMetatype, _ a7: String, _ a8: WithMetatype)
    func t83_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithMetatype, _ a10: Double)
    func t83_mixed(_ a0: Float, _ a1: Int, _ a2: WithMetatype, _ a3: Double, _ a4: Bool, _ a5: WithMetatype, _ a6: Int16)
    func t83_mixed16(_ a0: Int, _ a1: Double, _ a2: WithMetatype, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithMetatype, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t84_alone(_ a0: WithNever)
    func t84_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithNever, _ a6: WithNever, _ a7: String, _ a8: WithNever)
    func t84_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithNever, _ a10: Double)
    func t84_mixed(_ a0: Float, _ a1: Int, _ a2: WithNever, _ a3: Double, _ a4: Bool, _ a5: WithNever, _ a6: Int16)
    func t84_mixed16(_ a0: Int, _ a1: Double, _ a2: WithNever, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithNever, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t84_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WithNever, _ a5: WithNever, _ a6: Int)
    func t84_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WithNever, _ a8: WithNever, _ a9: Double, _ a10: Int)
    func t84_twice(_ a0: WithNever, _ a1: String, _ a2: WithNever, _ a3: Double)
    func t85_alone(_ a0: Labelled)
    func t85_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Labelled, _ a6: Labelled, _ a7: String, _ a8: Labelled)
    func t85_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Labelled, _ a10: Double)
    func t85_mixed(_ a0: Float, _ a1: Int, _ a2: Labelled, _ a3: Double, _ a4: Bool, _ a5: Labelled, _ a6: Int16)
    func t85_mixed16(_ a0: Int, _ a1: Double, _ a2: Labelled, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Labelled, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t86_alone(_ a0: Big)
    func t86_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Big, _ a6: Big, _ a7: String, _ a8: Big)
    func t86_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Big, _ a10: Double)
    func t86_mixed(_ a0: Float, _ a1: Int, _ a2: Big, _ a3: Double, _ a4: Bool, _ a5: Big, _ a6: Int16)
    func t86_mixed16(_ a0: Int, _ a1: Double, _ a2: Big, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Big, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t87_alone(_ a0: Either<Int, String>)
    func t87_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Int, String>, _ a6: Either<Int, String>, _ a7: String, _ a8: Either<Int, String>)
    func t87_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Int, String>, _ a10: Double)
    func t87_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Int, String>, _ a3: Double, _ a4: Bool, _ a5: Either<Int, String>, _ a6: Int16)
    func t87_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Int, String>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Int, String>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t87_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Either<Int, String>, _ a5: Either<Int, String>, _ a6: Int)
    func t87_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Either<Int, String>, _ a8: Either<Int, String>, _ a9: Double, _ a10: Int)
    func t87_twice(_ a0: Either<Int, String>, _ a1: String, _ a2: Either<Int, String>, _ a3: Double)
    func t88_alone(_ a0: Either<Double, [Node]>)
    func t88_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Double, [Node]>, _ a6: Either<Double, [Node]>, _ a7: String, _ a8: Either<Double, [Node]>)
    func t88_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Double, [Node]>, _ a10: Double)
    func t88_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Double, [Node]>, _ a3: Double, _ a4: Bool, _ a5: Either<Double, [Node]>, _ a6: Int16)
    func t88_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Double, [Node]>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Double, [Node]>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t89_alone(_ a0: Either<Any, Int8>)
    func t89_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Any, Int8>, _ a6: Either<Any, Int8>, _ a7: String, _ a8: Either<Any, Int8>)
    func t89_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Any, Int8>, _ a10: Double)
    func t89_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Any, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<Any, Int8>, _ a6: Int16)
    func t89_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Any, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Any, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t90_alone(_ a0: Tagged<Float>)
    func t90_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tagged<Float>, _ a6: Tagged<Float>, _ a7: String, _ a8: Tagged<Float>)
    func t90_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tagged<Float>, _ a10: Double)
    func t90_mixed(_ a0: Float, _ a1: Int, _ a2: Tagged<Float>, _ a3: Double, _ a4: Bool, _ a5: Tagged<Float>, _ a6: Int16)
    func t90_mixed16(_ a0: Int, _ a1: Double, _ a2: Tagged<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tagged<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t90_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Tagged<Float>, _ a5: Tagged<Float>, _ a6: Int)
    func t90_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Tagged<Float>, _ a8: Tagged<Float>, _ a9: Double, _ a10: Int)
    func t90_twice(_ a0: Tagged<Float>, _ a1: String, _ a2: Tagged<Float>, _ a3: Double)
    func t91_alone(_ a0: Tagged<any Shape>)
    func t91_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tagged<any Shape>, _ a6: Tagged<any Shape>, _ a7: String, _ a8: Tagged<any Shape>)
    func t91_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tagged<any Shape>, _ a10: Double)
    func t91_mixed(_ a0: Float, _ a1: Int, _ a2: Tagged<any Shape>, _ a3: Double, _ a4: Bool, _ a5: Tagged<any Shape>, _ a6: Int16)
    func t91_mixed16(_ a0: Int, _ a1: Double, _ a2: Tagged<any Shape>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tagged<any Shape>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t92_alone(_ a0: Vectors)
    func t92_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Vectors, _ a6: Vectors, _ a7: String, _ a8: Vectors)
    func t92_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Vectors, _ a10: Double)
    func t92_mixed(_ a0: Float, _ a1: Int, _ a2: Vectors, _ a3: Double, _ a4: Bool, _ a5: Vectors, _ a6: Int16)
    func t92_mixed16(_ a0: Int, _ a1: Double, _ a2: Vectors, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Vectors, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t93_alone(_ a0: Int?)
    func t93_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int?, _ a6: Int?, _ a7: String, _ a8: Int?)
    func t93_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int?, _ a10: Double)
    func t93_mixed(_ a0: Float, _ a1: Int, _ a2: Int?, _ a3: Double, _ a4: Bool, _ a5: Int?, _ a6: Int16)
    func t93_mixed16(_ a0: Int, _ a1: Double, _ a2: Int?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t93_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int?, _ a5: Int?, _ a6: Int)
    func t93_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int?, _ a8: Int?, _ a9: Double, _ a10: Int)
    func t93_twice(_ a0: Int?, _ a1: String, _ a2: Int?, _ a3: Double)
    func t94_alone(_ a0: Int8?)
    func t94_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int8?, _ a6: Int8?, _ a7: String, _ a8: Int8?)
    func t94_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int8?, _ a10: Double)
    func t94_mixed(_ a0: Float, _ a1: Int, _ a2: Int8?, _ a3: Double, _ a4: Bool, _ a5: Int8?, _ a6: Int16)
    func t94_mixed16(_ a0: Int, _ a1: Double, _ a2: Int8?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int8?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t95_alone(_ a0: Bool?)
    func t95_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool?, _ a6: Bool?, _ a7: String, _ a8: Bool?)
    func t95_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool?, _ a10: Double)
    func t95_mixed(_ a0: Float, _ a1: Int, _ a2: Bool?, _ a3: Double, _ a4: Bool, _ a5: Bool?, _ a6: Int16)
    func t95_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t96_alone(_ a0: Bool??)
    func t96_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool??, _ a6: Bool??, _ a7: String, _ a8: Bool??)
    func t96_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool??, _ a10: Double)
    func t96_mixed(_ a0: Float, _ a1: Int, _ a2: Bool??, _ a3: Double, _ a4: Bool, _ a5: Bool??, _ a6: Int16)
    func t96_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t96_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bool??, _ a5: Bool??, _ a6: Int)
    func t96_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bool??, _ a8: Bool??, _ a9: Double, _ a10: Int)
    func t96_twice(_ a0: Bool??, _ a1: String, _ a2: Bool??, _ a3: Double)
    func t97_alone(_ a0: Float?)
    func t97_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float?, _ a6: Float?, _ a7: String, _ a8: Float?)
    func t97_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float?, _ a10: Double)
    func t97_mixed(_ a0: Float, _ a1: Int, _ a2: Float?, _ a3: Double, _ a4: Bool, _ a5: Float?, _ a6: Int16)
    func t97_mixed16(_ a0: Int, _ a1: Double, _ a2: Float?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t98_alone(_ a0: Double??)
    func t98_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Double??, _ a6: Double??, _ a7: String, _ a8: Double??)
    func t98_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Double??, _ a10: Double)
    func t98_mixed(_ a0: Float, _ a1: Int, _ a2: Double??, _ a3: Double, _ a4: Bool, _ a5: Double??, _ a6: Int16)
    func t98_mixed16(_ a0: Int, _ a1: Double, _ a2: Double??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Double??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t99_alone(_ a0: Float80?)
    func t99_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float80?, _ a6: Float80?, _ a7: String, _ a8: Float80?)
    func t99_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float80?, _ a10: Double)
    func t99_mixed(_ a0: Float, _ a1: Int, _ a2: Float80?, _ a3: Double, _ a4: Bool, _ a5: Float80?, _ a6: Int16)
    func t99_mixed16(_ a0: Int, _ a1: Double, _ a2: Float80?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float80?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t99_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float80?, _ a5: Float80?, _ a6: Int)
    func t99_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float80?, _ a8: Float80?, _ a9: Double, _ a10: Int)
    func t99_twice(_ a0: Float80?, _ a1: String, _ a2: Float80?, _ a3: Double)
}

public protocol Exchange04: AnyObject {
    func take80(_ a: Int8, _ v: WithAny, _ d: Double) -> Int
    func give80(_ a: Int) -> WithAny
    func take81(_ a: Int8, _ v: WithShape, _ d: Double) -> Int
    func give81(_ a: Int) -> WithShape
    func take82(_ a: Int8, _ v: WithClosure, _ d: Double) -> Int
    func give82(_ a: Int) -> WithClosure
    func take83(_ a: Int8, _ v: WithMetatype, _ d: Double) -> Int
    func give83(_ a: Int) -> WithMetatype
    func take84(_ a: Int8, _ v: WithNever, _ d: Double) -> Int
    func give84(_ a: Int) -> WithNever
    func take85(_ a: Int8, _ v: Labelled, _ d: Double) -> Int
    func give85(_ a: Int) -> Labelled
    func take86(_ a: Int8, _ v: Big, _ d: Double) -> Int
    func give86(_ a: Int) -> Big
    func take87(_ a: Int8, _ v: Either<Int, String>, _ d: Double) -> Int
    func give87(_ a: Int) -> Either<Int, String>
    func take88(_ a: Int8, _ v: Either<Double, [Node]>, _ d: Double) -> Int
    func give88(_ a: Int) -> Either<Double, [Node]>
    func take89(_ a: Int8, _ v: Either<Any, Int8>, _ d: Double) -> Int
    func give89(_ a: Int) -> Either<Any, Int8>
    func take90(_ a: Int8, _ v: Tagged<Float>, _ d: Double) -> Int
    func give90(_ a: Int) -> Tagged<Float>
    func take91(_ a: Int8, _ v: Tagged<any Shape>, _ d: Double) -> Int
    func give91(_ a: Int) -> Tagged<any Shape>
    func take92(_ a: Int8, _ v: Vectors, _ d: Double) -> Int
    func give92(_ a: Int) -> Vectors
    func take93(_ a: Int8, _ v: Int?, _ d: Double) -> Int
    func give93(_ a: Int) -> Int?
    func take94(_ a: Int8, _ v: Int8?, _ d: Double) -> Int
    func give94(_ a: Int) -> Int8?
    func take95(_ a: Int8, _ v: Bool?, _ d: Double) -> Int
    func give95(_ a: Int) -> Bool?
    func take96(_ a: Int8, _ v: Bool??, _ d: Double) -> Int
    func give96(_ a: Int) -> Bool??
    func take97(_ a: Int8, _ v: Float?, _ d: Double) -> Int
    func give97(_ a: Int) -> Float?
    func take98(_ a: Int8, _ v: Double??, _ d: Double) -> Int
    func give98(_ a: Int) -> Double??
    func take99(_ a: Int8, _ v: Float80?, _ d: Double) -> Int
    func give99(_ a: Int) -> Float80?
}

public protocol Group05: AnyObject {
    func t100_alone(_ a0: Int128?)
    func t100_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int128?, _ a6: Int128?, _ a7: String, _ a8: Int128?)
    func t100_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int128?, _ a10: Double)
    func t100_mixed(_ a0: Float, _ a1: Int, _ a2: Int128?, _ a3: Double, _ a4: Bool, _ a5: Int128?, _ a6: Int16)
    func t100_mixed16(_ a0: Int, _ a1: Double, _ a2: Int128?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int128?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t101_alone(_ a0: Direction?)
    func t101_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Direction?, _ a6: Direction?, _ a7: String, _ a8: Direction?)
    func t101_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Direction?, _ a10: Double)
    func t101_mixed(_ a0: Float, _ a1: Int, _ a2: Direction?, _ a3: Double, _ a4: Bool, _ a5: Direction?, _ a6: Int16)
    func t101_mixed16(_ a0: Int, _ a1: Double, _ a2: Direction?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Direction?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t102_alone(_ a0: Tree?)
    func t102_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tree?, _ a6: Tree?, _ a7: String, _ a8: Tree?)
    func t102_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tree?, _ a10: Double)
    func t102_mixed(_ a0: Float, _ a1: Int, _ a2: Tree?, _ a3: Double, _ a4: Bool, _ a5: Tree?, _ a6: Int16)
    func t102_mixed16(_ a0: Int, _ a1: Double, _ a2: Tree?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tree?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t102_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Tree?, _ a5: Tree?, _ a6: Int)
    func t102_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Tree?, _ a8: Tree?, _ a9: Double, _ a10: Int)
    func t102_twice(_ a0: Tree?, _ a1: String, _ a2: Tree?, _ a3: Double)
    func t103_alone(_ a0: Single?)
    func t103_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Single?, _ a6: Single?, _ a7: String, _ a8: Single?)
    func t103_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Single?, _ a10: Double)
    func t103_mixed(_ a0: Float, _ a1: Int, _ a2: Single?, _ a3: Double, _ a4: Bool, _ a5: Single?, _ a6: Int16)
    func t103_mixed16(_ a0: Int, _ a1: Double, _ a2: Single?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Single?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t104_alone(_ a0: Empty?)
    func t104_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Empty?, _ a6: Empty?, _ a7: String, _ a8: Empty?)
    func t104_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Empty?, _ a10: Double)
    func t104_mixed(_ a0: Float, _ a1: Int, _ a2: Empty?, _ a3: Double, _ a4: Bool, _ a5: Empty?, _ a6: Int16)
    func t104_mixed16(_ a0: Int, _ a1: Double, _ a2: Empty?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Empty?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t105_alone(_ a0: Result<Int, any Error>)
    func t105_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Int, any Error>, _ a6: Result<Int, any Error>, _ a7: String, _ a8: Result<Int, any Error>)
    func t105_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Int, any Error>, _ a10: Double)
    func t105_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Int, any Error>, _ a3: Double, _ a4: Bool, _ a5: Result<Int, any Error>, _ a6: Int16)
    func t105_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Int, any Error>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Int, any Error>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t105_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Result<Int, any Error>, _ a5: Result<Int, any Error>, _ a6: Int)
    func t105_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Result<Int, any Error>, _ a8: Result<Int, any Error>, _ a9: Double, _ a10: Int)
    func t105_twice(_ a0: Result<Int, any Error>, _ a1: String, _ a2: Result<Int, any Error>, _ a3: Double)
    func t106_alone(_ a0: Result<Int, Never>)
    func t106_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Int, Never>, _ a6: Result<Int, Never>, _ a7: String, _ a8: Result<Int, Never>)
    func t106_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Int, Never>, _ a10: Double)
    func t106_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Int, Never>, _ a3: Double, _ a4: Bool, _ a5: Result<Int, Never>, _ a6: Int16)
    func t106_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Int, Never>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Int, Never>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t107_alone(_ a0: Result<Never, Failure>)
    func t107_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Never, Failure>, _ a6: Result<Never, Failure>, _ a7: String, _ a8: Result<Never, Failure>)
    func t107_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Never, Failure>, _ a10: Double)
    func t107_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Never, Failure>, _ a3: Double, _ a4: Bool, _ a5: Result<Never, Failure>, _ a6: Int16)
    func t107_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Never, Failure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Never, Failure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t108_alone(_ a0: Result<String, Failure>)
    func t108_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<String, Failure>, _ a6: Result<String, Failure>, _ a7: String, _ a8: Result<String, Failure>)
    func t108_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<String, Failure>, _ a10: Double)
    func t108_mixed(_ a0: Float, _ a1: Int, _ a2: Result<String, Failure>, _ a3: Double, _ a4: Bool, _ a5: Result<String, Failure>, _ a6: Int16)
    func t108_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<String, Failure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<String, Failure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t108_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Result<String, Failure>, _ a5: Result<String, Failure>, _ a6: Int)
    func t108_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Result<String, Failure>, _ a8: Result<String, Failure>, _ a9: Double, _ a10: Int)
    func t108_twice(_ a0: Result<String, Failure>, _ a1: String, _ a2: Result<String, Failure>, _ a3: Double)
    func t109_alone(_ a0: Result<Void, TinyFailure>)
    func t109_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Void, TinyFailure>, _ a6: Result<Void, TinyFailure>, _ a7: String, _ a8: Result<Void, TinyFailure>)
    func t109_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Void, TinyFailure>, _ a10: Double)
    func t109_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Void, TinyFailure>, _ a3: Double, _ a4: Bool, _ a5: Result<Void, TinyFailure>, _ a6: Int16)
    func t109_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Void, TinyFailure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Void, TinyFailure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t110_alone(_ a0: String)
    func t110_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String, _ a6: String, _ a7: String, _ a8: String)
    func t110_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String, _ a10: Double)
    func t110_mixed(_ a0: Float, _ a1: Int, _ a2: String, _ a3: Double, _ a4: Bool, _ a5: String, _ a6: Int16)
    func t110_mixed16(_ a0: Int, _ a1: Double, _ a2: String, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t111_alone(_ a0: String?)
    func t111_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String?, _ a6: String?, _ a7: String, _ a8: String?)
    func t111_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String?, _ a10: Double)
    func t111_mixed(_ a0: Float, _ a1: Int, _ a2: String?, _ a3: Double, _ a4: Bool, _ a5: String?, _ a6: Int16)
    func t111_mixed16(_ a0: Int, _ a1: Double, _ a2: String?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t111_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: String?, _ a5: String?, _ a6: Int)
    func t111_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: String?, _ a8: String?, _ a9: Double, _ a10: Int)
    func t111_twice(_ a0: String?, _ a1: String, _ a2: String?, _ a3: Double)
    func t112_alone(_ a0: String??)
    func t112_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String??, _ a6: String??, _ a7: String, _ a8: String??)
    func t112_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String??, _ a10: Double)
    func t112_mixed(_ a0: Float, _ a1: Int, _ a2: String??, _ a3: Double, _ a4: Bool, _ a5: String??, _ a6: Int16)
    func t112_mixed16(_ a0: Int, _ a1: Double, _ a2: String??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t113_alone(_ a0: Substring)
    func t113_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Substring, _ a6: Substring, _ a7: String, _ a8: Substring)
    func t113_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Substring, _ a10: Double)
    func t113_mixed(_ a0: Float, _ a1: Int, _ a2: Substring, _ a3: Double, _ a4: Bool, _ a5: Substring, _ a6: Int16)
    func t113_mixed16(_ a0: Int, _ a1: Double, _ a2: Substring, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Substring, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t114_alone(_ a0: Substring?)
    func t114_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Substring?, _ a6: Substring?, _ a7: String, _ a8: Substring?)
    func t114_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Substring?, _ a10: Double)
    func t114_mixed(_ a0: Float, _ a1: Int, _ a2: Substring?, _ a3: Double, _ a4: Bool, _ a5: Substring?, _ a6: Int16)
    func t114_mixed16(_ a0: Int, _ a1: Double, _ a2: Substring?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Substring?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t114_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Substring?, _ a5: Substring?, _ a6: Int)
    func t114_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Substring?, _ a8: Substring?, _ a9: Double, _ a10: Int)
    func t114_twice(_ a0: Substring?, _ a1: String, _ a2: Substring?, _ a3: Double)
    func t115_alone(_ a0: Character)
    func t115_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Character, _ a6: Character, _ a7: String, _ a8: Character)
    func t115_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Character, _ a10: Double)
    func t115_mixed(_ a0: Float, _ a1: Int, _ a2: Character, _ a3: Double, _ a4: Bool, _ a5: Character, _ a6: Int16)
    func t115_mixed16(_ a0: Int, _ a1: Double, _ a2: Character, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Character, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t116_alone(_ a0: Character?)
    func t116_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Character?, _ a6: Character?, _ a7: String, _ a8: Character?)
    func t116_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Character?, _ a10: Double)
    func t116_mixed(_ a0: Float, _ a1: Int, _ a2: Character?, _ a3: Double, _ a4: Bool, _ a5: Character?, _ a6: Int16)
    func t116_mixed16(_ a0: Int, _ a1: Double, _ a2: Character?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Character?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t117_alone(_ a0: StaticString)
    func t117_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: StaticString, _ a6: StaticString, _ a7: String, _ a8: StaticString)
    func t117_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: StaticString, _ a10: Double)
    func t117_mixed(_ a0: Float, _ a1: Int, _ a2: StaticString, _ a3: Double, _ a4: Bool, _ a5: StaticString, _ a6: Int16)
    func t117_mixed16(_ a0: Int, _ a1: Double, _ a2: StaticString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: StaticString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t117_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: StaticString, _ a5: StaticString, _ a6: Int)
    func t117_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: StaticString, _ a8: StaticString, _ a9: Double, _ a10: Int)
    func t117_twice(_ a0: StaticString, _ a1: String, _ a2: StaticString, _ a3: Double)
    func t118_alone(_ a0: String.Index)
    func t118_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String.Index, _ a6: String.Index, _ a7: String, _ a8: String.Index)
    func t118_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String.Index, _ a10: Double)
    func t118_mixed(_ a0: Float, _ a1: Int, _ a2: String.Index, _ a3: Double, _ a4: Bool, _ a5: String.Index, _ a6: Int16)
    func t118_mixed16(_ a0: Int, _ a1: Double, _ a2: String.Index, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String.Index, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t119_alone(_ a0: String.UTF8View)
    func t119_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String.UTF8View, _ a6: String.UTF8View, _ a7: String, _ a8: String.UTF8View)
    func t119_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String.UTF8View, _ a10: Double)
    func t119_mixed(_ a0: Float, _ a1: Int, _ a2: String.UTF8View, _ a3: Double, _ a4: Bool, _ a5: String.UTF8View, _ a6: Int16)
    func t119_mixed16(_ a0: Int, _ a1: Double, _ a2: String.UTF8View, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String.UTF8View, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange05: AnyObject {
    func take100(_ a: Int8, _ v: Int128?, _ d: Double) -> Int
    func give100(_ a: Int) -> Int128?
    func take101(_ a: Int8, _ v: Direction?, _ d: Double) -> Int
    func give101(_ a: Int) -> Direction?
    func take102(_ a: Int8, _ v: Tree?, _ d: Double) -> Int
    func give102(_ a: Int) -> Tree?
    func take103(_ a: Int8, _ v: Single?, _ d: Double) -> Int
    func give103(_ a: Int) -> Single?
    func take104(_ a: Int8, _ v: Empty?, _ d: Double) -> Int
    func give104(_ a: Int) -> Empty?
    func take105(_ a: Int8, _ v: Result<Int, any Error>, _ d: Double) -> Int
    func give105(_ a: Int) -> Result<Int, any Error>
    func take106(_ a: Int8, _ v: Result<Int, Never>, _ d: Double) -> Int
    func give106(_ a: Int) -> Result<Int, Never>
    func take107(_ a: Int8, _ v: Result<Never, Failure>, _ d: Double) -> Int
    func give107(_ a: Int) -> Result<Never, Failure>
    func take108(_ a: Int8, _ v: Result<String, Failure>, _ d: Double) -> Int
    func give108(_ a: Int) -> Result<String, Failure>
    func take109(_ a: Int8, _ v: Result<Void, TinyFailure>, _ d: Double) -> Int
    func give109(_ a: Int) -> Result<Void, TinyFailure>
    func take110(_ a: Int8, _ v: String, _ d: Double) -> Int
    func give110(_ a: Int) -> String
    func take111(_ a: Int8, _ v: String?, _ d: Double) -> Int
    func give111(_ a: Int) -> String?
    func take112(_ a: Int8, _ v: String??, _ d: Double) -> Int
    func give112(_ a: Int) -> String??
    func take113(_ a: Int8, _ v: Substring, _ d: Double) -> Int
    func give113(_ a: Int) -> Substring
    func take114(_ a: Int8, _ v: Substring?, _ d: Double) -> Int
    func give114(_ a: Int) -> Substring?
    func take115(_ a: Int8, _ v: Character, _ d: Double) -> Int
    func give115(_ a: Int) -> Character
    func take116(_ a: Int8, _ v: Character?, _ d: Double) -> Int
    func give116(_ a: Int) -> Character?
    func take117(_ a: Int8, _ v: StaticString, _ d: Double) -> Int
    func give117(_ a: Int) -> StaticString
    func take118(_ a: Int8, _ v: String.Index, _ d: Double) -> Int
    func give118(_ a: Int) -> String.Index
    func take119(_ a: Int8, _ v: String.UTF8View, _ d: Double) -> Int
    func give119(_ a: Int) -> String.UTF8View
}

public protocol Group06: AnyObject {
    func t120_alone(_ a0: [Int])
    func t120_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [Int], _ a6: [Int], _ a7: String, _ a8: [Int])
    func t120_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [Int], _ a10: Double)
    func t120_mixed(_ a0: Float, _ a1: Int, _ a2: [Int], _ a3: Double, _ a4: Bool, _ a5: [Int], _ a6: Int16)
    func t120_mixed16(_ a0: Int, _ a1: Double, _ a2: [Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t120_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: [Int], _ a5: [Int], _ a6: Int)
    func t120_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: [Int], _ a8: [Int], _ a9: Double, _ a10: Int)
    func t120_twice(_ a0: [Int], _ a1: String, _ a2: [Int], _ a3: Double)
    func t121_alone(_ a0: [String]?)
    func t121_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [String]?, _ a6: [String]?, _ a7: String, _ a8: [String]?)
    func t121_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [String]?, _ a10: Double)
    func t121_mixed(_ a0: Float, _ a1: Int, _ a2: [String]?, _ a3: Double, _ a4: Bool, _ a5: [String]?, _ a6: Int16)
    func t121_mixed16(_ a0: Int, _ a1: Double, _ a2: [String]?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [String]?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t122_alone(_ a0: [Any])
    func t122_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [Any], _ a6: [Any], _ a7: String, _ a8: [Any])
    func t122_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [Any], _ a10: Double)
    func t122_mixed(_ a0: Float, _ a1: Int, _ a2: [Any], _ a3: Double, _ a4: Bool, _ a5: [Any], _ a6: Int16)
    func t122_mixed16(_ a0: Int, _ a1: Double, _ a2: [Any], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Any], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t123_alone(_ a0: [any Shape])
    func t123_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [any Shape], _ a6: [any Shape], _ a7: String, _ a8: [any Shape])
    func t123_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [any Shape], _ a10: Double)
    func t123_mixed(_ a0: Float, _ a1: Int, _ a2: [any Shape], _ a3: Double, _ a4: Bool, _ a5: [any Shape], _ a6: Int16)
    func t123_mixed16(_ a0: Int, _ a1: Double, _ a2: [any Shape], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [any Shape], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t123_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: [any Shape], _ a5: [any Shape], _ a6: Int)
    func t123_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: [any Shape], _ a8: [any Shape], _ a9: Double, _ a10: Int)
    func t123_twice(_ a0: [any Shape], _ a1: String, _ a2: [any Shape], _ a3: Double)
    func t124_alone(_ a0: [String: Int])
    func t124_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [String: Int], _ a6: [String: Int], _ a7: String, _ a8: [String: Int])
    func t124_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [String: Int], _ a10: Double)
    func t124_mixed(_ a0: Float, _ a1: Int, _ a2: [String: Int], _ a3: Double, _ a4: Bool, _ a5: [String: Int], _ a6: Int16)
    func t124_mixed16(_ a0: Int, _ a1: Double, _ a2: [String: Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [String: Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t125_alone(_ a0: Set<Int>)
    func t125_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Set<Int>, _ a6: Set<Int>, _ a7: String, _ a8: Set<Int>)
    func t125_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Set<Int>, _ a10: Double)
    func t125_mixed(_ a0: Float, _ a1: Int, _ a2: Set<Int>, _ a3: Double, _ a4: Bool, _ a5: Set<Int>, _ a6: Int16)
    func t125_mixed16(_ a0: Int, _ a1: Double, _ a2: Set<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Set<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t126_alone(_ a0: ContiguousArray<Int8>)
    func t126_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ContiguousArray<Int8>, _ a6: ContiguousArray<Int8>, _ a7: String, _ a8: ContiguousArray<Int8>)
    func t126_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ContiguousArray<Int8>, _ a10: Double)
    func t126_mixed(_ a0: Float, _ a1: Int, _ a2: ContiguousArray<Int8>, _ a3: Double, _ a4: Bool, _ a5: ContiguousArray<Int8>, _ a6: Int16)
    func t126_mixed16(_ a0: Int, _ a1: Double, _ a2: ContiguousArray<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ContiguousArray<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t126_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ContiguousArray<Int8>, _ a5: ContiguousArray<Int8>, _ a6: Int)
    func t126_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ContiguousArray<Int8>, _ a8: ContiguousArray<Int8>, _ a9: Double, _ a10: Int)
    func t126_twice(_ a0: ContiguousArray<Int8>, _ a1: String, _ a2: ContiguousArray<Int8>, _ a3: Double)
    func t127_alone(_ a0: ArraySlice<Int>)
    func t127_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ArraySlice<Int>, _ a6: ArraySlice<Int>, _ a7: String, _ a8: ArraySlice<Int>)
    func t127_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ArraySlice<Int>, _ a10: Double)
    func t127_mixed(_ a0: Float, _ a1: Int, _ a2: ArraySlice<Int>, _ a3: Double, _ a4: Bool, _ a5: ArraySlice<Int>, _ a6: Int16)
    func t127_mixed16(_ a0: Int, _ a1: Double, _ a2: ArraySlice<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ArraySlice<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t128_alone(_ a0: Range<Int>)
    func t128_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<Int>, _ a6: Range<Int>, _ a7: String, _ a8: Range<Int>)
    func t128_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<Int>, _ a10: Double)
    func t128_mixed(_ a0: Float, _ a1: Int, _ a2: Range<Int>, _ a3: Double, _ a4: Bool, _ a5: Range<Int>, _ a6: Int16)
    func t128_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t129_alone(_ a0: ClosedRange<Double>)
    func t129_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClosedRange<Double>, _ a6: ClosedRange<Double>, _ a7: String, _ a8: ClosedRange<Double>)
    func t129_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClosedRange<Double>, _ a10: Double)
    func t129_mixed(_ a0: Float, _ a1: Int, _ a2: ClosedRange<Double>, _ a3: Double, _ a4: Bool, _ a5: ClosedRange<Double>, _ a6: Int16)
    func t129_mixed16(_ a0: Int, _ a1: Double, _ a2: ClosedRange<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClosedRange<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t129_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ClosedRange<Double>, _ a5: ClosedRange<Double>, _ a6: Int)
    func t129_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ClosedRange<Double>, _ a8: ClosedRange<Double>, _ a9: Double, _ a10: Int)
    func t129_twice(_ a0: ClosedRange<Double>, _ a1: String, _ a2: ClosedRange<Double>, _ a3: Double)
    func t130_alone(_ a0: Range<Int8>)
    func t130_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<Int8>, _ a6: Range<Int8>, _ a7: String, _ a8: Range<Int8>)
    func t130_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<Int8>, _ a10: Double)
    func t130_mixed(_ a0: Float, _ a1: Int, _ a2: Range<Int8>, _ a3: Double, _ a4: Bool, _ a5: Range<Int8>, _ a6: Int16)
    func t130_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t131_alone(_ a0: Range<String.Index>)
    func t131_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<String.Index>, _ a6: Range<String.Index>, _ a7: String, _ a8: Range<String.Index>)
    func t131_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<String.Index>, _ a10: Double)
    func t131_mixed(_ a0: Float, _ a1: Int, _ a2: Range<String.Index>, _ a3: Double, _ a4: Bool, _ a5: Range<String.Index>, _ a6: Int16)
    func t131_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<String.Index>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<String.Index>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t132_alone(_ a0: PartialRangeFrom<Float>)
    func t132_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartialRangeFrom<Float>, _ a6: PartialRangeFrom<Float>, _ a7: String, _ a8: PartialRangeFrom<Float>)
    func t132_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartialRangeFrom<Float>, _ a10: Double)
    func t132_mixed(_ a0: Float, _ a1: Int, _ a2: PartialRangeFrom<Float>, _ a3: Double, _ a4: Bool, _ a5: PartialRangeFrom<Float>, _ a6: Int16)
    func t132_mixed16(_ a0: Int, _ a1: Double, _ a2: PartialRangeFrom<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartialRangeFrom<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t132_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PartialRangeFrom<Float>, _ a5: PartialRangeFrom<Float>, _ a6: Int)
    func t132_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PartialRangeFrom<Float>, _ a8: PartialRangeFrom<Float>, _ a9: Double, _ a10: Int)
    func t132_twice(_ a0: PartialRangeFrom<Float>, _ a1: String, _ a2: PartialRangeFrom<Float>, _ a3: Double)
    func t133_alone(_ a0: CollectionOfOne<Float>)
    func t133_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CollectionOfOne<Float>, _ a6: CollectionOfOne<Float>, _ a7: String, _ a8: CollectionOfOne<Float>)
    func t133_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CollectionOfOne<Float>, _ a10: Double)
    func t133_mixed(_ a0: Float, _ a1: Int, _ a2: CollectionOfOne<Float>, _ a3: Double, _ a4: Bool, _ a5: CollectionOfOne<Float>, _ a6: Int16)
    func t133_mixed16(_ a0: Int, _ a1: Double, _ a2: CollectionOfOne<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CollectionOfOne<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t134_alone(_ a0: AnyHashable)
    func t134_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyHashable, _ a6: AnyHashable, _ a7: String, _ a8: AnyHashable)
    func t134_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyHashable, _ a10: Double)
    func t134_mixed(_ a0: Float, _ a1: Int, _ a2: AnyHashable, _ a3: Double, _ a4: Bool, _ a5: AnyHashable, _ a6: Int16)
    func t134_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyHashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyHashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t135_alone(_ a0: AnyHashable?)
    func t135_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyHashable?, _ a6: AnyHashable?, _ a7: String, _ a8: AnyHashable?)
    func t135_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyHashable?, _ a10: Double)
    func t135_mixed(_ a0: Float, _ a1: Int, _ a2: AnyHashable?, _ a3: Double, _ a4: Bool, _ a5: AnyHashable?, _ a6: Int16)
    func t135_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyHashable?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyHashable?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t135_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyHashable?, _ a5: AnyHashable?, _ a6: Int)
    func t135_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyHashable?, _ a8: AnyHashable?, _ a9: Double, _ a10: Int)
    func t135_twice(_ a0: AnyHashable?, _ a1: String, _ a2: AnyHashable?, _ a3: Double)
    func t136_alone(_ a0: Duration)
    func t136_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Duration, _ a6: Duration, _ a7: String, _ a8: Duration)
    func t136_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Duration, _ a10: Double)
    func t136_mixed(_ a0: Float, _ a1: Int, _ a2: Duration, _ a3: Double, _ a4: Bool, _ a5: Duration, _ a6: Int16)
    func t136_mixed16(_ a0: Int, _ a1: Double, _ a2: Duration, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Duration, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t137_alone(_ a0: Duration?)
    func t137_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Duration?, _ a6: Duration?, _ a7: String, _ a8: Duration?)
    func t137_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Duration?, _ a10: Double)
    func t137_mixed(_ a0: Float, _ a1: Int, _ a2: Duration?, _ a3: Double, _ a4: Bool, _ a5: Duration?, _ a6: Int16)
    func t137_mixed16(_ a0: Int, _ a1: Double, _ a2: Duration?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Duration?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t138_alone(_ a0: ContinuousClock.Instant)
    func t138_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ContinuousClock.Instant, _ a6: ContinuousClock.Instant, _ a7: String, _ a8: ContinuousClock.Instant)
    func t138_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ContinuousClock.Instant, _ a10: Double)
    func t138_mixed(_ a0: Float, _ a1: Int, _ a2: ContinuousClock.Instant, _ a3: Double, _ a4: Bool, _ a5: ContinuousClock.Instant, _ a6: Int16)
    func t138_mixed16(_ a0: Int, _ a1: Double, _ a2: ContinuousClock.Instant, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ContinuousClock.Instant, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t138_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ContinuousClock.Instant, _ a5: ContinuousClock.Instant, _ a6: Int)
    func t138_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ContinuousClock.Instant, _ a8: ContinuousClock.Instant, _ a9: Double, _ a10: Int)
    func t138_twice(_ a0: ContinuousClock.Instant, _ a1: String, _ a2: ContinuousClock.Instant, _ a3: Double)
    func t139_alone(_ a0: Mirror)
    func t139_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mirror, _ a6: Mirror, _ a7: String, _ a8: Mirror)
    func t139_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mirror, _ a10: Double)
    func t139_mixed(_ a0: Float, _ a1: Int, _ a2: Mirror, _ a3: Double, _ a4: Bool, _ a5: Mirror, _ a6: Int16)
    func t139_mixed16(_ a0: Int, _ a1: Double, _ a2: Mirror, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mirror, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange06: AnyObject {
    func take120(_ a: Int8, _ v: [Int], _ d: Double) -> Int
    func give120(_ a: Int) -> [Int]
    func take121(_ a: Int8, _ v: [String]?, _ d: Double) -> Int
    func give121(_ a: Int) -> [String]?
    func take122(_ a: Int8, _ v: [Any], _ d: Double) -> Int
    func give122(_ a: Int) -> [Any]
    func take123(_ a: Int8, _ v: [any Shape], _ d: Double) -> Int
    func give123(_ a: Int) -> [any Shape]
    func take124(_ a: Int8, _ v: [String: Int], _ d: Double) -> Int
    func give124(_ a: Int) -> [String: Int]
    func take125(_ a: Int8, _ v: Set<Int>, _ d: Double) -> Int
    func give125(_ a: Int) -> Set<Int>
    func take126(_ a: Int8, _ v: ContiguousArray<Int8>, _ d: Double) -> Int
    func give126(_ a: Int) -> ContiguousArray<Int8>
    func take127(_ a: Int8, _ v: ArraySlice<Int>, _ d: Double) -> Int
    func give127(_ a: Int) -> ArraySlice<Int>
    func take128(_ a: Int8, _ v: Range<Int>, _ d: Double) -> Int
    func give128(_ a: Int) -> Range<Int>
    func take129(_ a: Int8, _ v: ClosedRange<Double>, _ d: Double) -> Int
    func give129(_ a: Int) -> ClosedRange<Double>
    func take130(_ a: Int8, _ v: Range<Int8>, _ d: Double) -> Int
    func give130(_ a: Int) -> Range<Int8>
    func take131(_ a: Int8, _ v: Range<String.Index>, _ d: Double) -> Int
    func give131(_ a: Int) -> Range<String.Index>
    func take132(_ a: Int8, _ v: PartialRangeFrom<Float>, _ d: Double) -> Int
    func give132(_ a: Int) -> PartialRangeFrom<Float>
    func take133(_ a: Int8, _ v: CollectionOfOne<Float>, _ d: Double) -> Int
    func give133(_ a: Int) -> CollectionOfOne<Float>
    func take134(_ a: Int8, _ v: AnyHashable, _ d: Double) -> Int
    func give134(_ a: Int) -> AnyHashable
    func take135(_ a: Int8, _ v: AnyHashable?, _ d: Double) -> Int
    func give135(_ a: Int) -> AnyHashable?
    func take136(_ a: Int8, _ v: Duration, _ d: Double) -> Int
    func give136(_ a: Int) -> Duration
    func take137(_ a: Int8, _ v: Duration?, _ d: Double) -> Int
    func give137(_ a: Int) -> Duration?
    func take138(_ a: Int8, _ v: ContinuousClock.Instant, _ d: Double) -> Int
    func give138(_ a: Int) -> ContinuousClock.Instant
    func take139(_ a: Int8, _ v: Mirror, _ d: Double) -> Int
    func give139(_ a: Int) -> Mirror
}

public protocol Group07: AnyObject {
    func t140_alone(_ a0: Hasher)
    func t140_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Hasher, _ a6: Hasher, _ a7: String, _ a8: Hasher)
    func t140_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Hasher, _ a10: Double)
    func t140_mixed(_ a0: Float, _ a1: Int, _ a2: Hasher, _ a3: Double, _ a4: Bool, _ a5: Hasher, _ a6: Int16)
    func t140_mixed16(_ a0: Int, _ a1: Double, _ a2: Hasher, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Hasher, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t141_alone(_ a0: TaskPriority)
    func t141_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TaskPriority, _ a6: TaskPriority, _ a7: String, _ a8: TaskPriority)
    func t141_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TaskPriority, _ a10: Double)
    func t141_mixed(_ a0: Float, _ a1: Int, _ a2: TaskPriority, _ a3: Double, _ a4: Bool, _ a5: TaskPriority, _ a6: Int16)
    func t141_mixed16(_ a0: Int, _ a1: Double, _ a2: TaskPriority, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TaskPriority, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t141_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: TaskPriority, _ a5: TaskPriority, _ a6: Int)
    func t141_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: TaskPriority, _ a8: TaskPriority, _ a9: Double, _ a10: Int)
    func t141_twice(_ a0: TaskPriority, _ a1: String, _ a2: TaskPriority, _ a3: Double)
    func t142_alone(_ a0: TaskPriority?)
    func t142_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TaskPriority?, _ a6: TaskPriority?, _ a7: String, _ a8: TaskPriority?)
    func t142_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TaskPriority?, _ a10: Double)
    func t142_mixed(_ a0: Float, _ a1: Int, _ a2: TaskPriority?, _ a3: Double, _ a4: Bool, _ a5: TaskPriority?, _ a6: Int16)
    func t142_mixed16(_ a0: Int, _ a1: Double, _ a2: TaskPriority?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TaskPriority?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t143_alone(_ a0: EnumeratedSequence<[Int]>)
    func t143_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: EnumeratedSequence<[Int]>, _ a6: EnumeratedSequence<[Int]>, _ a7: String, _ a8: EnumeratedSequence<[Int]>)
    func t143_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: EnumeratedSequence<[Int]>, _ a10: Double)
    func t143_mixed(_ a0: Float, _ a1: Int, _ a2: EnumeratedSequence<[Int]>, _ a3: Double, _ a4: Bool, _ a5: EnumeratedSequence<[Int]>, _ a6: Int16)
    func t143_mixed16(_ a0: Int, _ a1: Double, _ a2: EnumeratedSequence<[Int]>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: EnumeratedSequence<[Int]>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t144_alone(_ a0: LazyMapSequence<[Int], Int>)
    func t144_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: LazyMapSequence<[Int], Int>, _ a6: LazyMapSequence<[Int], Int>, _ a7: String, _ a8: LazyMapSequence<[Int], Int>)
    func t144_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: LazyMapSequence<[Int], Int>, _ a10: Double)
    func t144_mixed(_ a0: Float, _ a1: Int, _ a2: LazyMapSequence<[Int], Int>, _ a3: Double, _ a4: Bool, _ a5: LazyMapSequence<[Int], Int>, _ a6: Int16)
    func t144_mixed16(_ a0: Int, _ a1: Double, _ a2: LazyMapSequence<[Int], Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: LazyMapSequence<[Int], Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t144_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: LazyMapSequence<[Int], Int>, _ a5: LazyMapSequence<[Int], Int>, _ a6: Int)
    func t144_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: LazyMapSequence<[Int], Int>, _ a8: LazyMapSequence<[Int], Int>, _ a9: Double, _ a10: Int)
    func t144_twice(_ a0: LazyMapSequence<[Int], Int>, _ a1: String, _ a2: LazyMapSequence<[Int], Int>, _ a3: Double)
    func t145_alone(_ a0: Zip2Sequence<[Int], Range<Int>>)
    func t145_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Zip2Sequence<[Int], Range<Int>>, _ a6: Zip2Sequence<[Int], Range<Int>>, _ a7: String, _ a8: Zip2Sequence<[Int], Range<Int>>)
    func t145_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Zip2Sequence<[Int], Range<Int>>, _ a10: Double)
    func t145_mixed(_ a0: Float, _ a1: Int, _ a2: Zip2Sequence<[Int], Range<Int>>, _ a3: Double, _ a4: Bool, _ a5: Zip2Sequence<[Int], Range<Int>>, _ a6: Int16)
    func t145_mixed16(_ a0: Int, _ a1: Double, _ a2: Zip2Sequence<[Int], Range<Int>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Zip2Sequence<[Int], Range<Int>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t146_alone(_ a0: AnySequence<Int>)
    func t146_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnySequence<Int>, _ a6: AnySequence<Int>, _ a7: String, _ a8: AnySequence<Int>)
    func t146_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnySequence<Int>, _ a10: Double)
    func t146_mixed(_ a0: Float, _ a1: Int, _ a2: AnySequence<Int>, _ a3: Double, _ a4: Bool, _ a5: AnySequence<Int>, _ a6: Int16)
    func t146_mixed16(_ a0: Int, _ a1: Double, _ a2: AnySequence<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnySequence<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t147_alone(_ a0: InlineArray<5, Float>)
    func t147_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<5, Float>, _ a6: InlineArray<5, Float>, _ a7: String, _ a8: InlineArray<5, Float>)
    func t147_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<5, Float>, _ a10: Double)
    func t147_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<5, Float>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<5, Float>, _ a6: Int16)
    func t147_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<5, Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<5, Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t147_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: InlineArray<5, Float>, _ a5: InlineArray<5, Float>, _ a6: Int)
    func t147_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: InlineArray<5, Float>, _ a8: InlineArray<5, Float>, _ a9: Double, _ a10: Int)
    func t147_twice(_ a0: InlineArray<5, Float>, _ a1: String, _ a2: InlineArray<5, Float>, _ a3: Double)
    func t148_alone(_ a0: InlineArray<9, UInt8>)
    func t148_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<9, UInt8>, _ a6: InlineArray<9, UInt8>, _ a7: String, _ a8: InlineArray<9, UInt8>)
    func t148_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<9, UInt8>, _ a10: Double)
    func t148_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<9, UInt8>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<9, UInt8>, _ a6: Int16)
    func t148_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<9, UInt8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<9, UInt8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t149_alone(_ a0: InlineArray<3, Int32>)
    func t149_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<3, Int32>, _ a6: InlineArray<3, Int32>, _ a7: String, _ a8: InlineArray<3, Int32>)
    func t149_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<3, Int32>, _ a10: Double)
    func t149_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<3, Int32>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<3, Int32>, _ a6: Int16)
    func t149_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<3, Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<3, Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t150_alone(_ a0: InlineArray<2, Node>)
    func t150_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<2, Node>, _ a6: InlineArray<2, Node>, _ a7: String, _ a8: InlineArray<2, Node>)
    func t150_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<2, Node>, _ a10: Double)
    func t150_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<2, Node>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<2, Node>, _ a6: Int16)
    func t150_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<2, Node>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<2, Node>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t150_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: InlineArray<2, Node>, _ a5: InlineArray<2, Node>, _ a6: Int)
    func t150_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: InlineArray<2, Node>, _ a8: InlineArray<2, Node>, _ a9: Double, _ a10: Int)
    func t150_twice(_ a0: InlineArray<2, Node>, _ a1: String, _ a2: InlineArray<2, Node>, _ a3: Double)
    func t151_alone(_ a0: Data)
    func t151_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Data, _ a6: Data, _ a7: String, _ a8: Data)
    func t151_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Data, _ a10: Double)
    func t151_mixed(_ a0: Float, _ a1: Int, _ a2: Data, _ a3: Double, _ a4: Bool, _ a5: Data, _ a6: Int16)
    func t151_mixed16(_ a0: Int, _ a1: Double, _ a2: Data, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Data, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t152_alone(_ a0: Data?)
    func t152_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Data?, _ a6: Data?, _ a7: String, _ a8: Data?)
    func t152_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Data?, _ a10: Double)
    func t152_mixed(_ a0: Float, _ a1: Int, _ a2: Data?, _ a3: Double, _ a4: Bool, _ a5: Data?, _ a6: Int16)
    func t152_mixed16(_ a0: Int, _ a1: Double, _ a2: Data?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Data?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t153_alone(_ a0: URL)
    func t153_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URL, _ a6: URL, _ a7: String, _ a8: URL)
    func t153_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URL, _ a10: Double)
    func t153_mixed(_ a0: Float, _ a1: Int, _ a2: URL, _ a3: Double, _ a4: Bool, _ a5: URL, _ a6: Int16)
    func t153_mixed16(_ a0: Int, _ a1: Double, _ a2: URL, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URL, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t153_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: URL, _ a5: URL, _ a6: Int)
    func t153_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: URL, _ a8: URL, _ a9: Double, _ a10: Int)
    func t153_twice(_ a0: URL, _ a1: String, _ a2: URL, _ a3: Double)
    func t154_alone(_ a0: URL?)
    func t154_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URL?, _ a6: URL?, _ a7: String, _ a8: URL?)
    func t154_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URL?, _ a10: Double)
    func t154_mixed(_ a0: Float, _ a1: Int, _ a2: URL?, _ a3: Double, _ a4: Bool, _ a5: URL?, _ a6: Int16)
    func t154_mixed16(_ a0: Int, _ a1: Double, _ a2: URL?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URL?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t155_alone(_ a0: Date)
    func t155_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Date, _ a6: Date, _ a7: String, _ a8: Date)
    func t155_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Date, _ a10: Double)
    func t155_mixed(_ a0: Float, _ a1: Int, _ a2: Date, _ a3: Double, _ a4: Bool, _ a5: Date, _ a6: Int16)
    func t155_mixed16(_ a0: Int, _ a1: Double, _ a2: Date, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Date, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t156_alone(_ a0: Date?)
    func t156_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Date?, _ a6: Date?, _ a7: String, _ a8: Date?)
    func t156_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Date?, _ a10: Double)
    func t156_mixed(_ a0: Float, _ a1: Int, _ a2: Date?, _ a3: Double, _ a4: Bool, _ a5: Date?, _ a6: Int16)
    func t156_mixed16(_ a0: Int, _ a1: Double, _ a2: Date?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Date?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t156_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Date?, _ a5: Date?, _ a6: Int)
    func t156_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Date?, _ a8: Date?, _ a9: Double, _ a10: Int)
    func t156_twice(_ a0: Date?, _ a1: String, _ a2: Date?, _ a3: Double)
    func t157_alone(_ a0: UUID)
    func t157_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UUID, _ a6: UUID, _ a7: String, _ a8: UUID)
    func t157_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UUID, _ a10: Double)
    func t157_mixed(_ a0: Float, _ a1: Int, _ a2: UUID, _ a3: Double, _ a4: Bool, _ a5: UUID, _ a6: Int16)
    func t157_mixed16(_ a0: Int, _ a1: Double, _ a2: UUID, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UUID, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t158_alone(_ a0: UUID?)
    func t158_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UUID?, _ a6: UUID?, _ a7: String, _ a8: UUID?)
    func t158_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UUID?, _ a10: Double)
    func t158_mixed(_ a0: Float, _ a1: Int, _ a2: UUID?, _ a3: Double, _ a4: Bool, _ a5: UUID?, _ a6: Int16)
    func t158_mixed16(_ a0: Int, _ a1: Double, _ a2: UUID?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UUID?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t159_alone(_ a0: IndexPath)
    func t159_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexPath, _ a6: IndexPath, _ a7: String, _ a8: IndexPath)
    func t159_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexPath, _ a10: Double)
    func t159_mixed(_ a0: Float, _ a1: Int, _ a2: IndexPath, _ a3: Double, _ a4: Bool, _ a5: IndexPath, _ a6: Int16)
    func t159_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexPath, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexPath, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t159_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: IndexPath, _ a5: IndexPath, _ a6: Int)
    func t159_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: IndexPath, _ a8: IndexPath, _ a9: Double, _ a10: Int)
    func t159_twice(_ a0: IndexPath, _ a1: String, _ a2: IndexPath, _ a3: Double)
}

public protocol Exchange07: AnyObject {
    func take140(_ a: Int8, _ v: Hasher, _ d: Double) -> Int
    func give140(_ a: Int) -> Hasher
    func take141(_ a: Int8, _ v: TaskPriority, _ d: Double) -> Int
    func give141(_ a: Int) -> TaskPriority
    func take142(_ a: Int8, _ v: TaskPriority?, _ d: Double) -> Int
    func give142(_ a: Int) -> TaskPriority?
    func take143(_ a: Int8, _ v: EnumeratedSequence<[Int]>, _ d: Double) -> Int
    func give143(_ a: Int) -> EnumeratedSequence<[Int]>
    func take144(_ a: Int8, _ v: LazyMapSequence<[Int], Int>, _ d: Double) -> Int
    func give144(_ a: Int) -> LazyMapSequence<[Int], Int>
    func take145(_ a: Int8, _ v: Zip2Sequence<[Int], Range<Int>>, _ d: Double) -> Int
    func give145(_ a: Int) -> Zip2Sequence<[Int], Range<Int>>
    func take146(_ a: Int8, _ v: AnySequence<Int>, _ d: Double) -> Int
    func give146(_ a: Int) -> AnySequence<Int>
    func take147(_ a: Int8, _ v: InlineArray<5, Float>, _ d: Double) -> Int
    func give147(_ a: Int) -> InlineArray<5, Float>
    func take148(_ a: Int8, _ v: InlineArray<9, UInt8>, _ d: Double) -> Int
    func give148(_ a: Int) -> InlineArray<9, UInt8>
    func take149(_ a: Int8, _ v: InlineArray<3, Int32>, _ d: Double) -> Int
    func give149(_ a: Int) -> InlineArray<3, Int32>
    func take150(_ a: Int8, _ v: InlineArray<2, Node>, _ d: Double) -> Int
    func give150(_ a: Int) -> InlineArray<2, Node>
    func take151(_ a: Int8, _ v: Data, _ d: Double) -> Int
    func give151(_ a: Int) -> Data
    func take152(_ a: Int8, _ v: Data?, _ d: Double) -> Int
    func give152(_ a: Int) -> Data?
    func take153(_ a: Int8, _ v: URL, _ d: Double) -> Int
    func give153(_ a: Int) -> URL
    func take154(_ a: Int8, _ v: URL?, _ d: Double) -> Int
    func give154(_ a: Int) -> URL?
    func take155(_ a: Int8, _ v: Date, _ d: Double) -> Int
    func give155(_ a: Int) -> Date
    func take156(_ a: Int8, _ v: Date?, _ d: Double) -> Int
    func give156(_ a: Int) -> Date?
    func take157(_ a: Int8, _ v: UUID, _ d: Double) -> Int
    func give157(_ a: Int) -> UUID
    func take158(_ a: Int8, _ v: UUID?, _ d: Double) -> Int
    func give158(_ a: Int) -> UUID?
    func take159(_ a: Int8, _ v: IndexPath, _ d: Double) -> Int
    func give159(_ a: Int) -> IndexPath
}

public protocol Group08: AnyObject {
    func t160_alone(_ a0: IndexPath?)
    func t160_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexPath?, _ a6: IndexPath?, _ a7: String, _ a8: IndexPath?)
    func t160_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexPath?, _ a10: Double)
    func t160_mixed(_ a0: Float, _ a1: Int, _ a2: IndexPath?, _ a3: Double, _ a4: Bool, _ a5: IndexPath?, _ a6: Int16)
    func t160_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexPath?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexPath?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t161_alone(_ a0: IndexSet)
    func t161_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexSet, _ a6: IndexSet, _ a7: String, _ a8: IndexSet)
    func t161_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexSet, _ a10: Double)
    func t161_mixed(_ a0: Float, _ a1: Int, _ a2: IndexSet, _ a3: Double, _ a4: Bool, _ a5: IndexSet, _ a6: Int16)
    func t161_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexSet, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexSet, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t162_alone(_ a0: IndexSet?)
    func t162_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexSet?, _ a6: IndexSet?, _ a7: String, _ a8: IndexSet?)
    func t162_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexSet?, _ a10: Double)
    func t162_mixed(_ a0: Float, _ a1: Int, _ a2: IndexSet?, _ a3: Double, _ a4: Bool, _ a5: IndexSet?, _ a6: Int16)
    func t162_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexSet?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexSet?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t162_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: IndexSet?, _ a5: IndexSet?, _ a6: Int)
    func t162_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: IndexSet?, _ a8: IndexSet?, _ a9: Double, _ a10: Int)
    func t162_twice(_ a0: IndexSet?, _ a1: String, _ a2: IndexSet?, _ a3: Double)
    func t163_alone(_ a0: Decimal)
    func t163_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Decimal, _ a6: Decimal, _ a7: String, _ a8: Decimal)
    func t163_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Decimal, _ a10: Double)
    func t163_mixed(_ a0: Float, _ a1: Int, _ a2: Decimal, _ a3: Double, _ a4: Bool, _ a5: Decimal, _ a6: Int16)
    func t163_mixed16(_ a0: Int, _ a1: Double, _ a2: Decimal, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Decimal, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t164_alone(_ a0: Decimal?)
    func t164_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Decimal?, _ a6: Decimal?, _ a7: String, _ a8: Decimal?)
    func t164_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Decimal?, _ a10: Double)
    func t164_mixed(_ a0: Float, _ a1: Int, _ a2: Decimal?, _ a3: Double, _ a4: Bool, _ a5: Decimal?, _ a6: Int16)
    func t164_mixed16(_ a0: Int, _ a1: Double, _ a2: Decimal?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Decimal?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t165_alone(_ a0: Locale)
    func t165_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Locale, _ a6: Locale, _ a7: String, _ a8: Locale)
    func t165_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Locale, _ a10: Double)
    func t165_mixed(_ a0: Float, _ a1: Int, _ a2: Locale, _ a3: Double, _ a4: Bool, _ a5: Locale, _ a6: Int16)
    func t165_mixed16(_ a0: Int, _ a1: Double, _ a2: Locale, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Locale, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t165_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Locale, _ a5: Locale, _ a6: Int)
    func t165_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Locale, _ a8: Locale, _ a9: Double, _ a10: Int)
    func t165_twice(_ a0: Locale, _ a1: String, _ a2: Locale, _ a3: Double)
    func t166_alone(_ a0: TimeZone)
    func t166_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TimeZone, _ a6: TimeZone, _ a7: String, _ a8: TimeZone)
    func t166_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TimeZone, _ a10: Double)
    func t166_mixed(_ a0: Float, _ a1: Int, _ a2: TimeZone, _ a3: Double, _ a4: Bool, _ a5: TimeZone, _ a6: Int16)
    func t166_mixed16(_ a0: Int, _ a1: Double, _ a2: TimeZone, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TimeZone, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t167_alone(_ a0: Calendar)
    func t167_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Calendar, _ a6: Calendar, _ a7: String, _ a8: Calendar)
    func t167_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Calendar, _ a10: Double)
    func t167_mixed(_ a0: Float, _ a1: Int, _ a2: Calendar, _ a3: Double, _ a4: Bool, _ a5: Calendar, _ a6: Int16)
    func t167_mixed16(_ a0: Int, _ a1: Double, _ a2: Calendar, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Calendar, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t168_alone(_ a0: Calendar?)
    func t168_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Calendar?, _ a6: Calendar?, _ a7: String, _ a8: Calendar?)
    func t168_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Calendar?, _ a10: Double)
    func t168_mixed(_ a0: Float, _ a1: Int, _ a2: Calendar?, _ a3: Double, _ a4: Bool, _ a5: Calendar?, _ a6: Int16)
    func t168_mixed16(_ a0: Int, _ a1: Double, _ a2: Calendar?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Calendar?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t168_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Calendar?, _ a5: Calendar?, _ a6: Int)
    func t168_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Calendar?, _ a8: Calendar?, _ a9: Double, _ a10: Int)
    func t168_twice(_ a0: Calendar?, _ a1: String, _ a2: Calendar?, _ a3: Double)
    func t169_alone(_ a0: URLRequest)
    func t169_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLRequest, _ a6: URLRequest, _ a7: String, _ a8: URLRequest)
    func t169_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLRequest, _ a10: Double)
    func t169_mixed(_ a0: Float, _ a1: Int, _ a2: URLRequest, _ a3: Double, _ a4: Bool, _ a5: URLRequest, _ a6: Int16)
    func t169_mixed16(_ a0: Int, _ a1: Double, _ a2: URLRequest, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLRequest, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t170_alone(_ a0: URLRequest?)
    func t170_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLRequest?, _ a6: URLRequest?, _ a7: String, _ a8: URLRequest?)
    func t170_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLRequest?, _ a10: Double)
    func t170_mixed(_ a0: Float, _ a1: Int, _ a2: URLRequest?, _ a3: Double, _ a4: Bool, _ a5: URLRequest?, _ a6: Int16)
    func t170_mixed16(_ a0: Int, _ a1: Double, _ a2: URLRequest?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLRequest?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t171_alone(_ a0: DateComponents)
    func t171_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateComponents, _ a6: DateComponents, _ a7: String, _ a8: DateComponents)
    func t171_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateComponents, _ a10: Double)
    func t171_mixed(_ a0: Float, _ a1: Int, _ a2: DateComponents, _ a3: Double, _ a4: Bool, _ a5: DateComponents, _ a6: Int16)
    func t171_mixed16(_ a0: Int, _ a1: Double, _ a2: DateComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t171_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DateComponents, _ a5: DateComponents, _ a6: Int)
    func t171_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DateComponents, _ a8: DateComponents, _ a9: Double, _ a10: Int)
    func t171_twice(_ a0: DateComponents, _ a1: String, _ a2: DateComponents, _ a3: Double)
    func t172_alone(_ a0: DateComponents?)
    func t172_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateComponents?, _ a6: DateComponents?, _ a7: String, _ a8: DateComponents?)
    func t172_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateComponents?, _ a10: Double)
    func t172_mixed(_ a0: Float, _ a1: Int, _ a2: DateComponents?, _ a3: Double, _ a4: Bool, _ a5: DateComponents?, _ a6: Int16)
    func t172_mixed16(_ a0: Int, _ a1: Double, _ a2: DateComponents?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateComponents?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t173_alone(_ a0: DateInterval)
    func t173_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateInterval, _ a6: DateInterval, _ a7: String, _ a8: DateInterval)
    func t173_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateInterval, _ a10: Double)
    func t173_mixed(_ a0: Float, _ a1: Int, _ a2: DateInterval, _ a3: Double, _ a4: Bool, _ a5: DateInterval, _ a6: Int16)
    func t173_mixed16(_ a0: Int, _ a1: Double, _ a2: DateInterval, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateInterval, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t174_alone(_ a0: CharacterSet)
    func t174_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CharacterSet, _ a6: CharacterSet, _ a7: String, _ a8: CharacterSet)
    func t174_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CharacterSet, _ a10: Double)
    func t174_mixed(_ a0: Float, _ a1: Int, _ a2: CharacterSet, _ a3: Double, _ a4: Bool, _ a5: CharacterSet, _ a6: Int16)
    func t174_mixed16(_ a0: Int, _ a1: Double, _ a2: CharacterSet, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CharacterSet, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t174_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CharacterSet, _ a5: CharacterSet, _ a6: Int)
    func t174_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CharacterSet, _ a8: CharacterSet, _ a9: Double, _ a10: Int)
    func t174_twice(_ a0: CharacterSet, _ a1: String, _ a2: CharacterSet, _ a3: Double)
    func t175_alone(_ a0: Notification)
    func t175_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Notification, _ a6: Notification, _ a7: String, _ a8: Notification)
    func t175_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Notification, _ a10: Double)
    func t175_mixed(_ a0: Float, _ a1: Int, _ a2: Notification, _ a3: Double, _ a4: Bool, _ a5: Notification, _ a6: Int16)
    func t175_mixed16(_ a0: Int, _ a1: Double, _ a2: Notification, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Notification, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t176_alone(_ a0: Notification.Name)
    func t176_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Notification.Name, _ a6: Notification.Name, _ a7: String, _ a8: Notification.Name)
    func t176_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Notification.Name, _ a10: Double)
    func t176_mixed(_ a0: Float, _ a1: Int, _ a2: Notification.Name, _ a3: Double, _ a4: Bool, _ a5: Notification.Name, _ a6: Int16)
    func t176_mixed16(_ a0: Int, _ a1: Double, _ a2: Notification.Name, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Notification.Name, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t177_alone(_ a0: CGFloat)
    func t177_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGFloat, _ a6: CGFloat, _ a7: String, _ a8: CGFloat)
    func t177_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGFloat, _ a10: Double)
    func t177_mixed(_ a0: Float, _ a1: Int, _ a2: CGFloat, _ a3: Double, _ a4: Bool, _ a5: CGFloat, _ a6: Int16)
    func t177_mixed16(_ a0: Int, _ a1: Double, _ a2: CGFloat, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGFloat, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t177_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CGFloat, _ a5: CGFloat, _ a6: Int)
    func t177_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CGFloat, _ a8: CGFloat, _ a9: Double, _ a10: Int)
    func t177_twice(_ a0: CGFloat, _ a1: String, _ a2: CGFloat, _ a3: Double)
    func t178_alone(_ a0: CGPoint)
    func t178_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGPoint, _ a6: CGPoint, _ a7: String, _ a8: CGPoint)
    func t178_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGPoint, _ a10: Double)
    func t178_mixed(_ a0: Float, _ a1: Int, _ a2: CGPoint, _ a3: Double, _ a4: Bool, _ a5: CGPoint, _ a6: Int16)
    func t178_mixed16(_ a0: Int, _ a1: Double, _ a2: CGPoint, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGPoint, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t179_alone(_ a0: CGPoint?)
    func t179_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGPoint?, _ a6: CGPoint?, _ a7: String, _ a8: CGPoint?)
    func t179_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGPoint?, _ a10: Double)
    func t179_mixed(_ a0: Float, _ a1: Int, _ a2: CGPoint?, _ a3: Double, _ a4: Bool, _ a5: CGPoint?, _ a6: Int16)
    func t179_mixed16(_ a0: Int, _ a1: Double, _ a2: CGPoint?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGPoint?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange08: AnyObject {
    func take160(_ a: Int8, _ v: IndexPath?, _ d: Double) -> Int
    func give160(_ a: Int) -> IndexPath?
    func take161(_ a: Int8, _ v: IndexSet, _ d: Double) -> Int
    func give161(_ a: Int) -> IndexSet
    func take162(_ a: Int8, _ v: IndexSet?, _ d: Double) -> Int
    func give162(_ a: Int) -> IndexSet?
    func take163(_ a: Int8, _ v: Decimal, _ d: Double) -> Int
    func give163(_ a: Int) -> Decimal
    func take164(_ a: Int8, _ v: Decimal?, _ d: Double) -> Int
    func give164(_ a: Int) -> Decimal?
    func take165(_ a: Int8, _ v: Locale, _ d: Double) -> Int
    func give165(_ a: Int) -> Locale
    func take166(_ a: Int8, _ v: TimeZone, _ d: Double) -> Int
    func give166(_ a: Int) -> TimeZone
    func take167(_ a: Int8, _ v: Calendar, _ d: Double) -> Int
    func give167(_ a: Int) -> Calendar
    func take168(_ a: Int8, _ v: Calendar?, _ d: Double) -> Int
    func give168(_ a: Int) -> Calendar?
    func take169(_ a: Int8, _ v: URLRequest, _ d: Double) -> Int
    func give169(_ a: Int) -> URLRequest
    func take170(_ a: Int8, _ v: URLRequest?, _ d: Double) -> Int
    func give170(_ a: Int) -> URLRequest?
    func take171(_ a: Int8, _ v: DateComponents, _ d: Double) -> Int
    func give171(_ a: Int) -> DateComponents
    func take172(_ a: Int8, _ v: DateComponents?, _ d: Double) -> Int
    func give172(_ a: Int) -> DateComponents?
    func take173(_ a: Int8, _ v: DateInterval, _ d: Double) -> Int
    func give173(_ a: Int) -> DateInterval
    func take174(_ a: Int8, _ v: CharacterSet, _ d: Double) -> Int
    func give174(_ a: Int) -> CharacterSet
    func take175(_ a: Int8, _ v: Notification, _ d: Double) -> Int
    func give175(_ a: Int) -> Notification
    func take176(_ a: Int8, _ v: Notification.Name, _ d: Double) -> Int
    func give176(_ a: Int) -> Notification.Name
    func take177(_ a: Int8, _ v: CGFloat, _ d: Double) -> Int
    func give177(_ a: Int) -> CGFloat
    func take178(_ a: Int8, _ v: CGPoint, _ d: Double) -> Int
    func give178(_ a: Int) -> CGPoint
    func take179(_ a: Int8, _ v: CGPoint?, _ d: Double) -> Int
    func give179(_ a: Int) -> CGPoint?
}

public protocol Group09: AnyObject {
    func t180_alone(_ a0: CGSize)
    func t180_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGSize, _ a6: CGSize, _ a7: String, _ a8: CGSize)
    func t180_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGSize, _ a10: Double)
    func t180_mixed(_ a0: Float, _ a1: Int, _ a2: CGSize, _ a3: Double, _ a4: Bool, _ a5: CGSize, _ a6: Int16)
    func t180_mixed16(_ a0: Int, _ a1: Double, _ a2: CGSize, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGSize, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t180_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CGSize, _ a5: CGSize, _ a6: Int)
    func t180_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CGSize, _ a8: CGSize, _ a9: Double, _ a10: Int)
    func t180_twice(_ a0: CGSize, _ a1: String, _ a2: CGSize, _ a3: Double)
    func t181_alone(_ a0: CGRect)
    func t181_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGRect, _ a6: CGRect, _ a7: String, _ a8: CGRect)
    func t181_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGRect, _ a10: Double)
    func t181_mixed(_ a0: Float, _ a1: Int, _ a2: CGRect, _ a3: Double, _ a4: Bool, _ a5: CGRect, _ a6: Int16)
    func t181_mixed16(_ a0: Int, _ a1: Double, _ a2: CGRect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGRect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t182_alone(_ a0: CGRect?)
    func t182_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGRect?, _ a6: CGRect?, _ a7: String, _ a8: CGRect?)
    func t182_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGRect?, _ a10: Double)
    func t182_mixed(_ a0: Float, _ a1: Int, _ a2: CGRect?, _ a3: Double, _ a4: Bool, _ a5: CGRect?, _ a6: Int16)
    func t182_mixed16(_ a0: Int, _ a1: Double, _ a2: CGRect?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGRect?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t183_alone(_ a0: AffineTransform)
    func t183_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AffineTransform, _ a6: AffineTransform, _ a7: String, _ a8: AffineTransform)
    func t183_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AffineTransform, _ a10: Double)
    func t183_mixed(_ a0: Float, _ a1: Int, _ a2: AffineTransform, _ a3: Double, _ a4: Bool, _ a5: AffineTransform, _ a6: Int16)
    func t183_mixed16(_ a0: Int, _ a1: Double, _ a2: AffineTransform, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AffineTransform, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t183_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AffineTransform, _ a5: AffineTransform, _ a6: Int)
    func t183_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AffineTransform, _ a8: AffineTransform, _ a9: Double, _ a10: Int)
    func t183_twice(_ a0: AffineTransform, _ a1: String, _ a2: AffineTransform, _ a3: Double)
    func t184_alone(_ a0: NSRange)
    func t184_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: NSRange, _ a6: NSRange, _ a7: String, _ a8: NSRange)
    func t184_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: NSRange, _ a10: Double)
    func t184_mixed(_ a0: Float, _ a1: Int, _ a2: NSRange, _ a3: Double, _ a4: Bool, _ a5: NSRange, _ a6: Int16)
    func t184_mixed16(_ a0: Int, _ a1: Double, _ a2: NSRange, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: NSRange, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t185_alone(_ a0: Measurement<UnitLength>)
    func t185_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Measurement<UnitLength>, _ a6: Measurement<UnitLength>, _ a7: String, _ a8: Measurement<UnitLength>)
    func t185_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Measurement<UnitLength>, _ a10: Double)
    func t185_mixed(_ a0: Float, _ a1: Int, _ a2: Measurement<UnitLength>, _ a3: Double, _ a4: Bool, _ a5: Measurement<UnitLength>, _ a6: Int16)
    func t185_mixed16(_ a0: Int, _ a1: Double, _ a2: Measurement<UnitLength>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Measurement<UnitLength>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t186_alone(_ a0: PersonNameComponents)
    func t186_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PersonNameComponents, _ a6: PersonNameComponents, _ a7: String, _ a8: PersonNameComponents)
    func t186_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PersonNameComponents, _ a10: Double)
    func t186_mixed(_ a0: Float, _ a1: Int, _ a2: PersonNameComponents, _ a3: Double, _ a4: Bool, _ a5: PersonNameComponents, _ a6: Int16)
    func t186_mixed16(_ a0: Int, _ a1: Double, _ a2: PersonNameComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PersonNameComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t186_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PersonNameComponents, _ a5: PersonNameComponents, _ a6: Int)
    func t186_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PersonNameComponents, _ a8: PersonNameComponents, _ a9: Double, _ a10: Int)
    func t186_twice(_ a0: PersonNameComponents, _ a1: String, _ a2: PersonNameComponents, _ a3: Double)
    func t187_alone(_ a0: URLComponents)
    func t187_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLComponents, _ a6: URLComponents, _ a7: String, _ a8: URLComponents)
    func t187_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLComponents, _ a10: Double)
    func t187_mixed(_ a0: Float, _ a1: Int, _ a2: URLComponents, _ a3: Double, _ a4: Bool, _ a5: URLComponents, _ a6: Int16)
    func t187_mixed16(_ a0: Int, _ a1: Double, _ a2: URLComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t188_alone(_ a0: URLQueryItem)
    func t188_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLQueryItem, _ a6: URLQueryItem, _ a7: String, _ a8: URLQueryItem)
    func t188_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLQueryItem, _ a10: Double)
    func t188_mixed(_ a0: Float, _ a1: Int, _ a2: URLQueryItem, _ a3: Double, _ a4: Bool, _ a5: URLQueryItem, _ a6: Int16)
    func t188_mixed16(_ a0: Int, _ a1: Double, _ a2: URLQueryItem, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLQueryItem, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t189_alone(_ a0: AttributedString)
    func t189_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AttributedString, _ a6: AttributedString, _ a7: String, _ a8: AttributedString)
    func t189_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AttributedString, _ a10: Double)
    func t189_mixed(_ a0: Float, _ a1: Int, _ a2: AttributedString, _ a3: Double, _ a4: Bool, _ a5: AttributedString, _ a6: Int16)
    func t189_mixed16(_ a0: Int, _ a1: Double, _ a2: AttributedString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AttributedString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t189_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AttributedString, _ a5: AttributedString, _ a6: Int)
    func t189_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AttributedString, _ a8: AttributedString, _ a9: Double, _ a10: Int)
    func t189_twice(_ a0: AttributedString, _ a1: String, _ a2: AttributedString, _ a3: Double)
    func t190_alone(_ a0: NSString)
    func t190_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: NSString, _ a6: NSString, _ a7: String, _ a8: NSString)
    func t190_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: NSString, _ a10: Double)
    func t190_mixed(_ a0: Float, _ a1: Int, _ a2: NSString, _ a3: Double, _ a4: Bool, _ a5: NSString, _ a6: Int16)
    func t190_mixed16(_ a0: Int, _ a1: Double, _ a2: NSString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: NSString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t191_alone(_ a0: XMLParser?)
    func t191_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: XMLParser?, _ a6: XMLParser?, _ a7: String, _ a8: XMLParser?)
    func t191_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: XMLParser?, _ a10: Double)
    func t191_mixed(_ a0: Float, _ a1: Int, _ a2: XMLParser?, _ a3: Double, _ a4: Bool, _ a5: XMLParser?, _ a6: Int16)
    func t191_mixed16(_ a0: Int, _ a1: Double, _ a2: XMLParser?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: XMLParser?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t192_alone(_ a0: Node)
    func t192_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Node, _ a6: Node, _ a7: String, _ a8: Node)
    func t192_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Node, _ a10: Double)
    func t192_mixed(_ a0: Float, _ a1: Int, _ a2: Node, _ a3: Double, _ a4: Bool, _ a5: Node, _ a6: Int16)
    func t192_mixed16(_ a0: Int, _ a1: Double, _ a2: Node, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t192_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Node, _ a5: Node, _ a6: Int)
    func t192_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Node, _ a8: Node, _ a9: Double, _ a10: Int)
    func t192_twice(_ a0: Node, _ a1: String, _ a2: Node, _ a3: Double)
    func t193_alone(_ a0: Node?)
    func t193_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Node?, _ a6: Node?, _ a7: String, _ a8: Node?)
    func t193_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Node?, _ a10: Double)
    func t193_mixed(_ a0: Float, _ a1: Int, _ a2: Node?, _ a3: Double, _ a4: Bool, _ a5: Node?, _ a6: Int16)
    func t193_mixed16(_ a0: Int, _ a1: Double, _ a2: Node?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t194_alone(_ a0: Leaf)
    func t194_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Leaf, _ a6: Leaf, _ a7: String, _ a8: Leaf)
    func t194_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Leaf, _ a10: Double)
    func t194_mixed(_ a0: Float, _ a1: Int, _ a2: Leaf, _ a3: Double, _ a4: Bool, _ a5: Leaf, _ a6: Int16)
    func t194_mixed16(_ a0: Int, _ a1: Double, _ a2: Leaf, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Leaf, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t195_alone(_ a0: GenericNode<Int>)
    func t195_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: GenericNode<Int>, _ a6: GenericNode<Int>, _ a7: String, _ a8: GenericNode<Int>)
    func t195_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: GenericNode<Int>, _ a10: Double)
    func t195_mixed(_ a0: Float, _ a1: Int, _ a2: GenericNode<Int>, _ a3: Double, _ a4: Bool, _ a5: GenericNode<Int>, _ a6: Int16)
    func t195_mixed16(_ a0: Int, _ a1: Double, _ a2: GenericNode<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: GenericNode<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t195_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: GenericNode<Int>, _ a5: GenericNode<Int>, _ a6: Int)
    func t195_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: GenericNode<Int>, _ a8: GenericNode<Int>, _ a9: Double, _ a10: Int)
    func t195_twice(_ a0: GenericNode<Int>, _ a1: String, _ a2: GenericNode<Int>, _ a3: Double)
    func t196_alone(_ a0: Counter)
    func t196_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Counter, _ a6: Counter, _ a7: String, _ a8: Counter)
    func t196_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Counter, _ a10: Double)
    func t196_mixed(_ a0: Float, _ a1: Int, _ a2: Counter, _ a3: Double, _ a4: Bool, _ a5: Counter, _ a6: Int16)
    func t196_mixed16(_ a0: Int, _ a1: Double, _ a2: Counter, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Counter, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t197_alone(_ a0: AnyObject)
    func t197_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyObject, _ a6: AnyObject, _ a7: String, _ a8: AnyObject)
    func t197_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyObject, _ a10: Double)
    func t197_mixed(_ a0: Float, _ a1: Int, _ a2: AnyObject, _ a3: Double, _ a4: Bool, _ a5: AnyObject, _ a6: Int16)
    func t197_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyObject, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyObject, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t198_alone(_ a0: AnyObject?)
    func t198_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyObject?, _ a6: AnyObject?, _ a7: String, _ a8: AnyObject?)
    func t198_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyObject?, _ a10: Double)
    func t198_mixed(_ a0: Float, _ a1: Int, _ a2: AnyObject?, _ a3: Double, _ a4: Bool, _ a5: AnyObject?, _ a6: Int16)
    func t198_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyObject?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyObject?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t198_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyObject?, _ a5: AnyObject?, _ a6: Int)
    func t198_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyObject?, _ a8: AnyObject?, _ a9: Double, _ a10: Int)
    func t198_twice(_ a0: AnyObject?, _ a1: String, _ a2: AnyObject?, _ a3: Double)
    func t199_alone(_ a0: Any)
    func t199_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Any, _ a6: Any, _ a7: String, _ a8: Any)
    func t199_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Any, _ a10: Double)
    func t199_mixed(_ a0: Float, _ a1: Int, _ a2: Any, _ a3: Double, _ a4: Bool, _ a5: Any, _ a6: Int16)
    func t199_mixed16(_ a0: Int, _ a1: Double, _ a2: Any, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange09: AnyObject {
    func take180(_ a: Int8, _ v: CGSize, _ d: Double) -> Int
    func give180(_ a: Int) -> CGSize
    func take181(_ a: Int8, _ v: CGRect, _ d: Double) -> Int
    func give181(_ a: Int) -> CGRect
    func take182(_ a: Int8, _ v: CGRect?, _ d: Double) -> Int
    func give182(_ a: Int) -> CGRect?
    func take183(_ a: Int8, _ v: AffineTransform, _ d: Double) -> Int
    func give183(_ a: Int) -> AffineTransform
    func take184(_ a: Int8, _ v: NSRange, _ d: Double) -> Int
    func give184(_ a: Int) -> NSRange
    func take185(_ a: Int8, _ v: Measurement<UnitLength>, _ d: Double) -> Int
    func give185(_ a: Int) -> Measurement<UnitLength>
    func take186(_ a: Int8, _ v: PersonNameComponents, _ d: Double) -> Int
    func give186(_ a: Int) -> PersonNameComponents
    func take187(_ a: Int8, _ v: URLComponents, _ d: Double) -> Int
    func give187(_ a: Int) -> URLComponents
    func take188(_ a: Int8, _ v: URLQueryItem, _ d: Double) -> Int
    func give188(_ a: Int) -> URLQueryItem
    func take189(_ a: Int8, _ v: AttributedString, _ d: Double) -> Int
    func give189(_ a: Int) -> AttributedString
    func take190(_ a: Int8, _ v: NSString, _ d: Double) -> Int
    func give190(_ a: Int) -> NSString
    func take191(_ a: Int8, _ v: XMLParser?, _ d: Double) -> Int
    func give191(_ a: Int) -> XMLParser?
    func take192(_ a: Int8, _ v: Node, _ d: Double) -> Int
    func give192(_ a: Int) -> Node
    func take193(_ a: Int8, _ v: Node?, _ d: Double) -> Int
    func give193(_ a: Int) -> Node?
    func take194(_ a: Int8, _ v: Leaf, _ d: Double) -> Int
    func give194(_ a: Int) -> Leaf
    func take195(_ a: Int8, _ v: GenericNode<Int>, _ d: Double) -> Int
    func give195(_ a: Int) -> GenericNode<Int>
    func take196(_ a: Int8, _ v: Counter, _ d: Double) -> Int
    func give196(_ a: Int) -> Counter
    func take197(_ a: Int8, _ v: AnyObject, _ d: Double) -> Int
    func give197(_ a: Int) -> AnyObject
    func take198(_ a: Int8, _ v: AnyObject?, _ d: Double) -> Int
    func give198(_ a: Int) -> AnyObject?
    func take199(_ a: Int8, _ v: Any, _ d: Double) -> Int
    func give199(_ a: Int) -> Any
}

public protocol Group10: AnyObject {
    func t200_alone(_ a0: Any?)
    func t200_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Any?, _ a6: Any?, _ a7: String, _ a8: Any?)
    func t200_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Any?, _ a10: Double)
    func t200_mixed(_ a0: Float, _ a1: Int, _ a2: Any?, _ a3: Double, _ a4: Bool, _ a5: Any?, _ a6: Int16)
    func t200_mixed16(_ a0: Int, _ a1: Double, _ a2: Any?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t201_alone(_ a0: any Error)
    func t201_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Error, _ a6: any Error, _ a7: String, _ a8: any Error)
    func t201_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Error, _ a10: Double)
    func t201_mixed(_ a0: Float, _ a1: Int, _ a2: any Error, _ a3: Double, _ a4: Bool, _ a5: any Error, _ a6: Int16)
    func t201_mixed16(_ a0: Int, _ a1: Double, _ a2: any Error, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Error, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t201_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Error, _ a5: any Error, _ a6: Int)
    func t201_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Error, _ a8: any Error, _ a9: Double, _ a10: Int)
    func t201_twice(_ a0: any Error, _ a1: String, _ a2: any Error, _ a3: Double)
    func t202_alone(_ a0: (any Error)?)
    func t202_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Error)?, _ a6: (any Error)?)
    func t202_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Error)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t202_mixed(_ a0: Float, _ a1: Int, _ a2: (any Error)?, _ a3: Double, _ a4: Bool, _ a5: (any Error)?, _ a6: Int16)
    func t202_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Error)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Error)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t203_alone(_ a0: any Named)
    func t203_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Named, _ a6: any Named, _ a7: String, _ a8: any Named)
    func t203_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Named, _ a10: Double)
    func t203_mixed(_ a0: Float, _ a1: Int, _ a2: any Named, _ a3: Double, _ a4: Bool, _ a5: any Named, _ a6: Int16)
    func t203_mixed16(_ a0: Int, _ a1: Double, _ a2: any Named, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Named, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t204_alone(_ a0: (any Named)?)
    func t204_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Named)?, _ a6: (any Named)?)
    func t204_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Named)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t204_mixed(_ a0: Float, _ a1: Int, _ a2: (any Named)?, _ a3: Double, _ a4: Bool, _ a5: (any Named)?, _ a6: Int16)
    func t204_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Named)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Named)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t204_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (any Named)?, _ a5: (any Named)?, _ a6: Int)
    func t204_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (any Named)?, _ a6: (any Named)?, _ a7: Double, _ a8: Int)
    func t204_twice(_ a0: (any Named)?, _ a1: String, _ a2: (any Named)?, _ a3: Double)
    func t205_alone(_ a0: any Named & Marked)
    func t205_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Named & Marked, _ a6: any Named & Marked, _ a7: String, _ a8: any Named & Marked)
    func t205_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Named & Marked, _ a10: Double)
    func t205_mixed(_ a0: Float, _ a1: Int, _ a2: any Named & Marked, _ a3: Double, _ a4: Bool, _ a5: any Named & Marked, _ a6: Int16)
    func t205_mixed16(_ a0: Int, _ a1: Double, _ a2: any Named & Marked, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Named & Marked, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t206_alone(_ a0: (any Named & Marked)?)
    func t206_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Named & Marked)?, _ a6: (any Named & Marked)?)
    func t206_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Named & Marked)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t206_mixed(_ a0: Float, _ a1: Int, _ a2: (any Named & Marked)?, _ a3: Double, _ a4: Bool, _ a5: (any Named & Marked)?, _ a6: Int16)
    func t206_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Named & Marked)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Named & Marked)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t207_alone(_ a0: any Node & Named)
    func t207_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Node & Named, _ a6: any Node & Named, _ a7: String, _ a8: any Node & Named)
    func t207_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Node & Named, _ a10: Double)
    func t207_mixed(_ a0: Float, _ a1: Int, _ a2: any Node & Named, _ a3: Double, _ a4: Bool, _ a5: any Node & Named, _ a6: Int16)
    func t207_mixed16(_ a0: Int, _ a1: Double, _ a2: any Node & Named, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Node & Named, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t207_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Node & Named, _ a5: any Node & Named, _ a6: Int)
    func t207_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Node & Named, _ a8: any Node & Named, _ a9: Double, _ a10: Int)
    func t207_twice(_ a0: any Node & Named, _ a1: String, _ a2: any Node & Named, _ a3: Double)
    func t208_alone(_ a0: any Shape)
    func t208_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Shape, _ a6: any Shape, _ a7: String, _ a8: any Shape)
    func t208_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Shape, _ a10: Double)
    func t208_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape, _ a3: Double, _ a4: Bool, _ a5: any Shape, _ a6: Int16)
    func t208_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t209_alone(_ a0: (any Shape)?)
    func t209_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape)?, _ a6: (any Shape)?)
    func t209_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t209_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape)?, _ a3: Double, _ a4: Bool, _ a5: (any Shape)?, _ a6: Int16)
    func t209_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t210_alone(_ a0: any Shape & Tinted)
    func t210_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Shape & Tinted, _ a6: any Shape & Tinted, _ a7: String, _ a8: any Shape & Tinted)
    func t210_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Shape & Tinted, _ a10: Double)
    func t210_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape & Tinted, _ a3: Double, _ a4: Bool, _ a5: any Shape & Tinted, _ a6: Int16)
    func t210_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape & Tinted, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape & Tinted, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t210_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Shape & Tinted, _ a5: any Shape & Tinted, _ a6: Int)
    func t210_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Shape & Tinted, _ a8: any Shape & Tinted, _ a9: Double, _ a10: Int)
    func t210_twice(_ a0: any Shape & Tinted, _ a1: String, _ a2: any Shape & Tinted, _ a3: Double)
    func t211_alone(_ a0: any Hashable)
    func t211_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Hashable, _ a6: any Hashable, _ a7: String, _ a8: any Hashable)
    func t211_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Hashable, _ a10: Double)
    func t211_mixed(_ a0: Float, _ a1: Int, _ a2: any Hashable, _ a3: Double, _ a4: Bool, _ a5: any Hashable, _ a6: Int16)
    func t211_mixed16(_ a0: Int, _ a1: Double, _ a2: any Hashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Hashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t212_alone(_ a0: any Hashable & Sendable)
    func t212_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Hashable & Sendable, _ a6: any Hashable & Sendable, _ a7: String, _ a8: any Hashable & Sendable)
    func t212_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Hashable & Sendable, _ a10: Double)
    func t212_mixed(_ a0: Float, _ a1: Int, _ a2: any Hashable & Sendable, _ a3: Double, _ a4: Bool, _ a5: any Hashable & Sendable, _ a6: Int16)
    func t212_mixed16(_ a0: Int, _ a1: Double, _ a2: any Hashable & Sendable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Hashable & Sendable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t213_alone(_ a0: any Sendable)
    func t213_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Sendable, _ a6: any Sendable, _ a7: String, _ a8: any Sendable)
    func t213_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Sendable, _ a10: Double)
    func t213_mixed(_ a0: Float, _ a1: Int, _ a2: any Sendable, _ a3: Double, _ a4: Bool, _ a5: any Sendable, _ a6: Int16)
    func t213_mixed16(_ a0: Int, _ a1: Double, _ a2: any Sendable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Sendable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t213_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Sendable, _ a5: any Sendable, _ a6: Int)
    func t213_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Sendable, _ a8: any Sendable, _ a9: Double, _ a10: Int)
    func t213_twice(_ a0: any Sendable, _ a1: String, _ a2: any Sendable, _ a3: Double)
    func t214_alone(_ a0: any Error & Hashable)
    func t214_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Error & Hashable, _ a6: any Error & Hashable, _ a7: String, _ a8: any Error & Hashable)
    func t214_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Error & Hashable, _ a10: Double)
    func t214_mixed(_ a0: Float, _ a1: Int, _ a2: any Error & Hashable, _ a3: Double, _ a4: Bool, _ a5: any Error & Hashable, _ a6: Int16)
    func t214_mixed16(_ a0: Int, _ a1: Double, _ a2: any Error & Hashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Error & Hashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t215_alone(_ a0: any Collection<Int>)
    func t215_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Collection<Int>, _ a6: any Collection<Int>, _ a7: String, _ a8: any Collection<Int>)
    func t215_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Collection<Int>, _ a10: Double)
    func t215_mixed(_ a0: Float, _ a1: Int, _ a2: any Collection<Int>, _ a3: Double, _ a4: Bool, _ a5: any Collection<Int>, _ a6: Int16)
    func t215_mixed16(_ a0: Int, _ a1: Double, _ a2: any Collection<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Collection<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t216_alone(_ a0: Int.Type)
    func t216_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Int.Type, _ a6: Int.Type)
    func t216_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Int.Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t216_mixed(_ a0: Float, _ a1: Int, _ a2: Int.Type, _ a3: Double, _ a4: Bool, _ a5: Int.Type, _ a6: Int16)
    func t216_mixed16(_ a0: Int, _ a1: Double, _ a2: Int.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t216_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int.Type, _ a5: Int.Type, _ a6: Int)
    func t216_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Int.Type, _ a6: Int.Type, _ a7: Double, _ a8: Int)
    func t216_twice(_ a0: Int.Type, _ a1: String, _ a2: Int.Type, _ a3: Double)
    func t217_alone(_ a0: Node.Type)
    func t217_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Node.Type, _ a6: Node.Type)
    func t217_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Node.Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t217_mixed(_ a0: Float, _ a1: Int, _ a2: Node.Type, _ a3: Double, _ a4: Bool, _ a5: Node.Type, _ a6: Int16)
    func t217_mixed16(_ a0: Int, _ a1: Double, _ a2: Node.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t218_alone(_ a0: Leaf.Type)
    func t218_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Leaf.Type, _ a6: Leaf.Type)
    func t218_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Leaf.Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t218_mixed(_ a0: Float, _ a1: Int, _ a2: Leaf.Type, _ a3: Double, _ a4: Bool, _ a5: Leaf.Type, _ a6: Int16)
    func t218_mixed16(_ a0: Int, _ a1: Double, _ a2: Leaf.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Leaf.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t219_alone(_ a0: any Shape.Type)
    func t219_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: any Shape.Type, _ a6: any Shape.Type)
    func t219_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: any Shape.Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t219_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape.Type, _ a3: Double, _ a4: Bool, _ a5: any Shape.Type, _ a6: Int16)
    func t219_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t219_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Shape.Type, _ a5: any Shape.Type, _ a6: Int)
    func t219_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: any Shape.Type, _ a6: any Shape.Type, _ a7: Double, _ a8: Int)
    func t219_twice(_ a0: any Shape.Type, _ a1: String, _ a2: any Shape.Type, _ a3: Double)
}

public protocol Exchange10: AnyObject {
    func take200(_ a: Int8, _ v: Any?, _ d: Double) -> Int
    func give200(_ a: Int) -> Any?
    func take201(_ a: Int8, _ v: any Error, _ d: Double) -> Int
    func give201(_ a: Int) -> any Error
    func take202(_ a: Int8, _ v: (any Error)?, _ d: Double) -> Int
    func give202(_ a: Int) -> (any Error)?
    func take203(_ a: Int8, _ v: any Named, _ d: Double) -> Int
    func give203(_ a: Int) -> any Named
    func take204(_ a: Int8, _ v: (any Named)?, _ d: Double) -> Int
    func give204(_ a: Int) -> (any Named)?
    func take205(_ a: Int8, _ v: any Named & Marked, _ d: Double) -> Int
    func give205(_ a: Int) -> any Named & Marked
    func take206(_ a: Int8, _ v: (any Named & Marked)?, _ d: Double) -> Int
    func give206(_ a: Int) -> (any Named & Marked)?
    func take207(_ a: Int8, _ v: any Node & Named, _ d: Double) -> Int
    func give207(_ a: Int) -> any Node & Named
    func take208(_ a: Int8, _ v: any Shape, _ d: Double) -> Int
    func give208(_ a: Int) -> any Shape
    func take209(_ a: Int8, _ v: (any Shape)?, _ d: Double) -> Int
    func give209(_ a: Int) -> (any Shape)?
    func take210(_ a: Int8, _ v: any Shape & Tinted, _ d: Double) -> Int
    func give210(_ a: Int) -> any Shape & Tinted
    func take211(_ a: Int8, _ v: any Hashable, _ d: Double) -> Int
    func give211(_ a: Int) -> any Hashable
    func take212(_ a: Int8, _ v: any Hashable & Sendable, _ d: Double) -> Int
    func give212(_ a: Int) -> any Hashable & Sendable
    func take213(_ a: Int8, _ v: any Sendable, _ d: Double) -> Int
    func give213(_ a: Int) -> any Sendable
    func take214(_ a: Int8, _ v: any Error & Hashable, _ d: Double) -> Int
    func give214(_ a: Int) -> any Error & Hashable
    func take215(_ a: Int8, _ v: any Collection<Int>, _ d: Double) -> Int
    func give215(_ a: Int) -> any Collection<Int>
    func take216(_ a: Int8, _ v: Int.Type, _ d: Double) -> Int
    func give216(_ a: Int) -> Int.Type
    func take217(_ a: Int8, _ v: Node.Type, _ d: Double) -> Int
    func give217(_ a: Int) -> Node.Type
    func take218(_ a: Int8, _ v: Leaf.Type, _ d: Double) -> Int
    func give218(_ a: Int) -> Leaf.Type
    func take219(_ a: Int8, _ v: any Shape.Type, _ d: Double) -> Int
    func give219(_ a: Int) -> any Shape.Type
}

public protocol Group11: AnyObject {
    func t220_alone(_ a0: Any.Type)
    func t220_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Any.Type, _ a6: Any.Type)
    func t220_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Any.Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t220_mixed(_ a0: Float, _ a1: Int, _ a2: Any.Type, _ a3: Double, _ a4: Bool, _ a5: Any.Type, _ a6: Int16)
    func t220_mixed16(_ a0: Int, _ a1: Double, _ a2: Any.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t221_alone(_ a0: AnyClass)
    func t221_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyClass, _ a6: AnyClass, _ a7: String, _ a8: AnyClass)
    func t221_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyClass, _ a10: Double)
    func t221_mixed(_ a0: Float, _ a1: Int, _ a2: AnyClass, _ a3: Double, _ a4: Bool, _ a5: AnyClass, _ a6: Int16)
    func t221_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyClass, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyClass, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t222_alone(_ a0: (any Shape).Type)
    func t222_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape).Type, _ a6: (any Shape).Type)
    func t222_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape).Type, _ a7: Double, _ a8: Double, _ a9: Double)
    func t222_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape).Type, _ a3: Double, _ a4: Bool, _ a5: (any Shape).Type, _ a6: Int16)
    func t222_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape).Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape).Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t222_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (any Shape).Type, _ a5: (any Shape).Type, _ a6: Int)
    func t222_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (any Shape).Type, _ a6: (any Shape).Type, _ a7: Double, _ a8: Int)
    func t222_twice(_ a0: (any Shape).Type, _ a1: String, _ a2: (any Shape).Type, _ a3: Double)
    func t223_alone(_ a0: Int.Type?)
    func t223_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Int.Type?, _ a6: Int.Type?)
    func t223_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Int.Type?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t223_mixed(_ a0: Float, _ a1: Int, _ a2: Int.Type?, _ a3: Double, _ a4: Bool, _ a5: Int.Type?, _ a6: Int16)
    func t223_mixed16(_ a0: Int, _ a1: Double, _ a2: Int.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t224_alone(_ a0: Node.Type?)
    func t224_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Node.Type?, _ a6: Node.Type?)
    func t224_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Node.Type?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t224_mixed(_ a0: Float, _ a1: Int, _ a2: Node.Type?, _ a3: Double, _ a4: Bool, _ a5: Node.Type?, _ a6: Int16)
    func t224_mixed16(_ a0: Int, _ a1: Double, _ a2: Node.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t225_alone(_ a0: Any.Type?)
    func t225_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Any.Type?, _ a6: Any.Type?)
    func t225_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Any.Type?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t225_mixed(_ a0: Float, _ a1: Int, _ a2: Any.Type?, _ a3: Double, _ a4: Bool, _ a5: Any.Type?, _ a6: Int16)
    func t225_mixed16(_ a0: Int, _ a1: Double, _ a2: Any.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t225_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Any.Type?, _ a5: Any.Type?, _ a6: Int)
    func t225_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Any.Type?, _ a6: Any.Type?, _ a7: Double, _ a8: Int)
    func t225_twice(_ a0: Any.Type?, _ a1: String, _ a2: Any.Type?, _ a3: Double)
    func t226_alone(_ a0: (any Shape.Type)?)
    func t226_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape.Type)?, _ a6: (any Shape.Type)?)
    func t226_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape.Type)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t226_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape.Type)?, _ a3: Double, _ a4: Bool, _ a5: (any Shape.Type)?, _ a6: Int16)
    func t226_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape.Type)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape.Type)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t227_alone(_ a0: Box<Int.Type>)
    func t227_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Box<Int.Type>, _ a6: Box<Int.Type>)
    func t227_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Box<Int.Type>, _ a7: Double, _ a8: Double, _ a9: Double)
    func t227_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int.Type>, _ a3: Double, _ a4: Bool, _ a5: Box<Int.Type>, _ a6: Int16)
    func t227_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int.Type>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int.Type>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t228_alone(_ a0: Both<Int.Type, Node.Type>)
    func t228_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Both<Int.Type, Node.Type>, _ a6: Both<Int.Type, Node.Type>)
    func t228_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Both<Int.Type, Node.Type>, _ a7: Double, _ a8: Double, _ a9: Double)
    func t228_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Int.Type, Node.Type>, _ a3: Double, _ a4: Bool, _ a5: Both<Int.Type, Node.Type>, _ a6: Int16)
    func t228_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Int.Type, Node.Type>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Int.Type, Node.Type>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t228_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Both<Int.Type, Node.Type>, _ a5: Both<Int.Type, Node.Type>, _ a6: Int)
    func t228_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Both<Int.Type, Node.Type>, _ a6: Both<Int.Type, Node.Type>, _ a7: Double, _ a8: Int)
    func t228_twice(_ a0: Both<Int.Type, Node.Type>, _ a1: String, _ a2: Both<Int.Type, Node.Type>, _ a3: Double)
    func t229_alone(_ a0: Either<Int.Type, Int8>)
    func t229_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Either<Int.Type, Int8>, _ a6: Either<Int.Type, Int8>)
    func t229_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Either<Int.Type, Int8>, _ a7: Double, _ a8: Double, _ a9: Double)
    func t229_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Int.Type, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<Int.Type, Int8>, _ a6: Int16)
    func t229_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Int.Type, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Int.Type, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t230_alone(_ a0: [Int.Type])
    func t230_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: [Int.Type], _ a6: [Int.Type])
    func t230_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: [Int.Type], _ a7: Double, _ a8: Double, _ a9: Double)
    func t230_mixed(_ a0: Float, _ a1: Int, _ a2: [Int.Type], _ a3: Double, _ a4: Bool, _ a5: [Int.Type], _ a6: Int16)
    func t230_mixed16(_ a0: Int, _ a1: Double, _ a2: [Int.Type], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Int.Type], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t231_alone(_ a0: MetatypeFields)
    func t231_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MetatypeFields, _ a6: MetatypeFields, _ a7: String, _ a8: MetatypeFields)
    func t231_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MetatypeFields, _ a10: Double)
    func t231_mixed(_ a0: Float, _ a1: Int, _ a2: MetatypeFields, _ a3: Double, _ a4: Bool, _ a5: MetatypeFields, _ a6: Int16)
    func t231_mixed16(_ a0: Int, _ a1: Double, _ a2: MetatypeFields, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MetatypeFields, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t231_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: MetatypeFields, _ a5: MetatypeFields, _ a6: Int)
    func t231_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: MetatypeFields, _ a8: MetatypeFields, _ a9: Double, _ a10: Int)
    func t231_twice(_ a0: MetatypeFields, _ a1: String, _ a2: MetatypeFields, _ a3: Double)
    func t232_alone(_ a0: OptionalMetatypeField)
    func t232_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OptionalMetatypeField, _ a6: OptionalMetatypeField, _ a7: String, _ a8: OptionalMetatypeField)
    func t232_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OptionalMetatypeField, _ a10: Double)
    func t232_mixed(_ a0: Float, _ a1: Int, _ a2: OptionalMetatypeField, _ a3: Double, _ a4: Bool, _ a5: OptionalMetatypeField, _ a6: Int16)
    func t232_mixed16(_ a0: Int, _ a1: Double, _ a2: OptionalMetatypeField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OptionalMetatypeField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t233_alone(_ a0: (Int, String))
    func t233_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, String), _ a6: (Int, String))
    func t233_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, String), _ a7: Double, _ a8: Double, _ a9: Double)
    func t233_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, String), _ a3: Double, _ a4: Bool, _ a5: (Int, String), _ a6: Int16)
    func t233_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, String), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, String), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t234_alone(_ a0: (x: Double, y: Int8))
    func t234_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (x: Double, y: Int8), _ a6: (x: Double, y: Int8))
    func t234_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (x: Double, y: Int8), _ a7: Double, _ a8: Double, _ a9: Double)
    func t234_mixed(_ a0: Float, _ a1: Int, _ a2: (x: Double, y: Int8), _ a3: Double, _ a4: Bool, _ a5: (x: Double, y: Int8), _ a6: Int16)
    func t234_mixed16(_ a0: Int, _ a1: Double, _ a2: (x: Double, y: Int8), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (x: Double, y: Int8), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t234_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (x: Double, y: Int8), _ a5: (x: Double, y: Int8), _ a6: Int)
    func t234_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (x: Double, y: Int8), _ a6: (x: Double, y: Int8), _ a7: Double, _ a8: Int)
    func t234_twice(_ a0: (x: Double, y: Int8), _ a1: String, _ a2: (x: Double, y: Int8), _ a3: Double)
    func t235_alone(_ a0: (Int8, (Double, Float), Bool))
    func t235_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int8, (Double, Float), Bool), _ a6: (Int8, (Double, Float), Bool))
    func t235_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int8, (Double, Float), Bool), _ a7: Double, _ a8: Double, _ a9: Double)
    func t235_mixed(_ a0: Float, _ a1: Int, _ a2: (Int8, (Double, Float), Bool), _ a3: Double, _ a4: Bool, _ a5: (Int8, (Double, Float), Bool), _ a6: Int16)
    func t235_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int8, (Double, Float), Bool), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int8, (Double, Float), Bool), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t236_alone(_ a0: (Any, Int))
    func t236_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Any, Int), _ a6: (Any, Int))
    func t236_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Any, Int), _ a7: Double, _ a8: Double, _ a9: Double)
    func t236_mixed(_ a0: Float, _ a1: Int, _ a2: (Any, Int), _ a3: Double, _ a4: Bool, _ a5: (Any, Int), _ a6: Int16)
    func t236_mixed16(_ a0: Int, _ a1: Double, _ a2: (Any, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Any, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t237_alone(_ a0: (Int.Type, Int))
    func t237_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int.Type, Int), _ a6: (Int.Type, Int))
    func t237_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int.Type, Int), _ a7: Double, _ a8: Double, _ a9: Double)
    func t237_mixed(_ a0: Float, _ a1: Int, _ a2: (Int.Type, Int), _ a3: Double, _ a4: Bool, _ a5: (Int.Type, Int), _ a6: Int16)
    func t237_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int.Type, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int.Type, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t237_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int.Type, Int), _ a5: (Int.Type, Int), _ a6: Int)
    func t237_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int.Type, Int), _ a6: (Int.Type, Int), _ a7: Double, _ a8: Int)
    func t237_twice(_ a0: (Int.Type, Int), _ a1: String, _ a2: (Int.Type, Int), _ a3: Double)
    func t238_alone(_ a0: (Int, String)?)
    func t238_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, String)?, _ a6: (Int, String)?)
    func t238_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, String)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t238_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, String)?, _ a3: Double, _ a4: Bool, _ a5: (Int, String)?, _ a6: Int16)
    func t238_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, String)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, String)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t239_alone(_ a0: (Float, Float)?)
    func t239_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Float, Float)?, _ a6: (Float, Float)?)
    func t239_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Float, Float)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t239_mixed(_ a0: Float, _ a1: Int, _ a2: (Float, Float)?, _ a3: Double, _ a4: Bool, _ a5: (Float, Float)?, _ a6: Int16)
    func t239_mixed16(_ a0: Int, _ a1: Double, _ a2: (Float, Float)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Float, Float)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange11: AnyObject {
    func take220(_ a: Int8, _ v: Any.Type, _ d: Double) -> Int
    func give220(_ a: Int) -> Any.Type
    func take221(_ a: Int8, _ v: AnyClass, _ d: Double) -> Int
    func give221(_ a: Int) -> AnyClass
    func take222(_ a: Int8, _ v: (any Shape).Type, _ d: Double) -> Int
    func give222(_ a: Int) -> (any Shape).Type
    func take223(_ a: Int8, _ v: Int.Type?, _ d: Double) -> Int
    func give223(_ a: Int) -> Int.Type?
    func take224(_ a: Int8, _ v: Node.Type?, _ d: Double) -> Int
    func give224(_ a: Int) -> Node.Type?
    func take225(_ a: Int8, _ v: Any.Type?, _ d: Double) -> Int
    func give225(_ a: Int) -> Any.Type?
    func take226(_ a: Int8, _ v: (any Shape.Type)?, _ d: Double) -> Int
    func give226(_ a: Int) -> (any Shape.Type)?
    func take227(_ a: Int8, _ v: Box<Int.Type>, _ d: Double) -> Int
    func give227(_ a: Int) -> Box<Int.Type>
    func take228(_ a: Int8, _ v: Both<Int.Type, Node.Type>, _ d: Double) -> Int
    func give228(_ a: Int) -> Both<Int.Type, Node.Type>
    func take229(_ a: Int8, _ v: Either<Int.Type, Int8>, _ d: Double) -> Int
    func give229(_ a: Int) -> Either<Int.Type, Int8>
    func take230(_ a: Int8, _ v: [Int.Type], _ d: Double) -> Int
    func give230(_ a: Int) -> [Int.Type]
    func take231(_ a: Int8, _ v: MetatypeFields, _ d: Double) -> Int
    func give231(_ a: Int) -> MetatypeFields
    func take232(_ a: Int8, _ v: OptionalMetatypeField, _ d: Double) -> Int
    func give232(_ a: Int) -> OptionalMetatypeField
    func take233(_ a: Int8, _ v: (Int, String), _ d: Double) -> Int
    func give233(_ a: Int) -> (Int, String)
    func take234(_ a: Int8, _ v: (x: Double, y: Int8), _ d: Double) -> Int
    func give234(_ a: Int) -> (x: Double, y: Int8)
    func take235(_ a: Int8, _ v: (Int8, (Double, Float), Bool), _ d: Double) -> Int
    func give235(_ a: Int) -> (Int8, (Double, Float), Bool)
    func take236(_ a: Int8, _ v: (Any, Int), _ d: Double) -> Int
    func give236(_ a: Int) -> (Any, Int)
    func take237(_ a: Int8, _ v: (Int.Type, Int), _ d: Double) -> Int
    func give237(_ a: Int) -> (Int.Type, Int)
    func take238(_ a: Int8, _ v: (Int, String)?, _ d: Double) -> Int
    func give238(_ a: Int) -> (Int, String)?
    func take239(_ a: Int8, _ v: (Float, Float)?, _ d: Double) -> Int
    func give239(_ a: Int) -> (Float, Float)?
}

public protocol Group12: AnyObject {
    func t240_alone(_ a0: (Int, Int, Int, Int, Int))
    func t240_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, Int, Int, Int, Int), _ a6: (Int, Int, Int, Int, Int))
    func t240_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, Int, Int, Int, Int), _ a7: Double, _ a8: Double, _ a9: Double)
    func t240_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, Int, Int, Int, Int), _ a3: Double, _ a4: Bool, _ a5: (Int, Int, Int, Int, Int), _ a6: Int16)
    func t240_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, Int, Int, Int, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, Int, Int, Int, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t240_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int, Int, Int, Int, Int), _ a5: (Int, Int, Int, Int, Int), _ a6: Int)
    func t240_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int, Int, Int, Int, Int), _ a6: (Int, Int, Int, Int, Int), _ a7: Double, _ a8: Int)
    func t240_twice(_ a0: (Int, Int, Int, Int, Int), _ a1: String, _ a2: (Int, Int, Int, Int, Int), _ a3: Double)
    func t241_alone(_ a0: (Int.Type, Int)?)
    func t241_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int.Type, Int)?, _ a6: (Int.Type, Int)?)
    func t241_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int.Type, Int)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t241_mixed(_ a0: Float, _ a1: Int, _ a2: (Int.Type, Int)?, _ a3: Double, _ a4: Bool, _ a5: (Int.Type, Int)?, _ a6: Int16)
    func t241_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int.Type, Int)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int.Type, Int)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t242_alone(_ a0: (Void, Int))
    func t242_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Void, Int), _ a6: (Void, Int))
    func t242_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Void, Int), _ a7: Double, _ a8: Double, _ a9: Double)
    func t242_mixed(_ a0: Float, _ a1: Int, _ a2: (Void, Int), _ a3: Double, _ a4: Bool, _ a5: (Void, Int), _ a6: Int16)
    func t242_mixed16(_ a0: Int, _ a1: Double, _ a2: (Void, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Void, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t243_alone(_ a0: Void)
    func t243_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Void, _ a6: Void)
    func t243_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Void, _ a7: Double, _ a8: Double, _ a9: Double)
    func t243_mixed(_ a0: Float, _ a1: Int, _ a2: Void, _ a3: Double, _ a4: Bool, _ a5: Void, _ a6: Int16)
    func t243_mixed16(_ a0: Int, _ a1: Double, _ a2: Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t243_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Void, _ a5: Void, _ a6: Int)
    func t243_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Void, _ a6: Void, _ a7: Double, _ a8: Int)
    func t243_twice(_ a0: Void, _ a1: String, _ a2: Void, _ a3: Double)
    func t244_alone(_ a0: (c_pair, any Shape, Node))
    func t244_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (c_pair, any Shape, Node), _ a6: (c_pair, any Shape, Node))
    func t244_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (c_pair, any Shape, Node), _ a7: Double, _ a8: Double, _ a9: Double)
    func t244_mixed(_ a0: Float, _ a1: Int, _ a2: (c_pair, any Shape, Node), _ a3: Double, _ a4: Bool, _ a5: (c_pair, any Shape, Node), _ a6: Int16)
    func t244_mixed16(_ a0: Int, _ a1: Double, _ a2: (c_pair, any Shape, Node), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (c_pair, any Shape, Node), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t245_alone(_ a0: Empty)
    func t245_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Empty, _ a6: Empty, _ a7: String, _ a8: Empty)
    func t245_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Empty, _ a10: Double)
    func t245_mixed(_ a0: Float, _ a1: Int, _ a2: Empty, _ a3: Double, _ a4: Bool, _ a5: Empty, _ a6: Int16)
    func t245_mixed16(_ a0: Int, _ a1: Double, _ a2: Empty, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Empty, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t246_alone(_ a0: Box<Int>)
    func t246_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Int>, _ a6: Box<Int>, _ a7: String, _ a8: Box<Int>)
    func t246_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Int>, _ a10: Double)
    func t246_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int>, _ a3: Double, _ a4: Bool, _ a5: Box<Int>, _ a6: Int16)
    func t246_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t246_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<Int>, _ a5: Box<Int>, _ a6: Int)
    func t246_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<Int>, _ a8: Box<Int>, _ a9: Double, _ a10: Int)
    func t246_twice(_ a0: Box<Int>, _ a1: String, _ a2: Box<Int>, _ a3: Double)
    func t247_alone(_ a0: Box<Empty>)
    func t247_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Empty>, _ a6: Box<Empty>, _ a7: String, _ a8: Box<Empty>)
    func t247_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Empty>, _ a10: Double)
    func t247_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Empty>, _ a3: Double, _ a4: Bool, _ a5: Box<Empty>, _ a6: Int16)
    func t247_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Empty>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Empty>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t248_alone(_ a0: Box<Any>)
    func t248_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Any>, _ a6: Box<Any>, _ a7: String, _ a8: Box<Any>)
    func t248_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Any>, _ a10: Double)
    func t248_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Any>, _ a3: Double, _ a4: Bool, _ a5: Box<Any>, _ a6: Int16)
    func t248_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Any>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Any>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t249_alone(_ a0: Box<any Shape>?)
    func t249_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<any Shape>?, _ a6: Box<any Shape>?, _ a7: String, _ a8: Box<any Shape>?)
    func t249_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<any Shape>?, _ a10: Double)
    func t249_mixed(_ a0: Float, _ a1: Int, _ a2: Box<any Shape>?, _ a3: Double, _ a4: Bool, _ a5: Box<any Shape>?, _ a6: Int16)
    func t249_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<any Shape>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<any Shape>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t249_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<any Shape>?, _ a5: Box<any Shape>?, _ a6: Int)
    func t249_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<any Shape>?, _ a8: Box<any Shape>?, _ a9: Double, _ a10: Int)
    func t249_twice(_ a0: Box<any Shape>?, _ a1: String, _ a2: Box<any Shape>?, _ a3: Double)
    func t250_alone(_ a0: Box<(Int, Float)>)
    func t250_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<(Int, Float)>, _ a6: Box<(Int, Float)>, _ a7: String, _ a8: Box<(Int, Float)>)
    func t250_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<(Int, Float)>, _ a10: Double)
    func t250_mixed(_ a0: Float, _ a1: Int, _ a2: Box<(Int, Float)>, _ a3: Double, _ a4: Bool, _ a5: Box<(Int, Float)>, _ a6: Int16)
    func t250_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<(Int, Float)>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<(Int, Float)>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t251_alone(_ a0: Both<Int8, Double>)
    func t251_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Both<Int8, Double>, _ a6: Both<Int8, Double>, _ a7: String, _ a8: Both<Int8, Double>)
    func t251_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Both<Int8, Double>, _ a10: Double)
    func t251_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Int8, Double>, _ a3: Double, _ a4: Bool, _ a5: Both<Int8, Double>, _ a6: Int16)
    func t251_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Int8, Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Int8, Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t252_alone(_ a0: Both<Both<Float, Float>, Box<String>>)
    func t252_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Both<Both<Float, Float>, Box<String>>, _ a7: String, _ a8: Both<Both<Float, Float>, Box<String>>)
    func t252_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Both<Both<Float, Float>, Box<String>>, _ a10: Double)
    func t252_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Double, _ a4: Bool, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Int16)
    func t252_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Both<Float, Float>, Box<String>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t252_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Both<Both<Float, Float>, Box<String>>, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Int)
    func t252_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Both<Both<Float, Float>, Box<String>>, _ a8: Both<Both<Float, Float>, Box<String>>, _ a9: Double, _ a10: Int)
    func t252_twice(_ a0: Both<Both<Float, Float>, Box<String>>, _ a1: String, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Double)
    func t253_alone(_ a0: FloatAndInt)
    func t253_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatAndInt, _ a6: FloatAndInt, _ a7: String, _ a8: FloatAndInt)
    func t253_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatAndInt, _ a10: Double)
    func t253_mixed(_ a0: Float, _ a1: Int, _ a2: FloatAndInt, _ a3: Double, _ a4: Bool, _ a5: FloatAndInt, _ a6: Int16)
    func t253_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatAndInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatAndInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t254_alone(_ a0: IntFloatInt)
    func t254_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IntFloatInt, _ a6: IntFloatInt, _ a7: String, _ a8: IntFloatInt)
    func t254_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IntFloatInt, _ a10: Double)
    func t254_mixed(_ a0: Float, _ a1: Int, _ a2: IntFloatInt, _ a3: Double, _ a4: Bool, _ a5: IntFloatInt, _ a6: Int16)
    func t254_mixed16(_ a0: Int, _ a1: Double, _ a2: IntFloatInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IntFloatInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t255_alone(_ a0: Padded)
    func t255_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Padded, _ a6: Padded, _ a7: String, _ a8: Padded)
    func t255_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Padded, _ a10: Double)
    func t255_mixed(_ a0: Float, _ a1: Int, _ a2: Padded, _ a3: Double, _ a4: Bool, _ a5: Padded, _ a6: Int16)
    func t255_mixed16(_ a0: Int, _ a1: Double, _ a2: Padded, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Padded, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t255_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Padded, _ a5: Padded, _ a6: Int)
    func t255_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Padded, _ a8: Padded, _ a9: Double, _ a10: Int)
    func t255_twice(_ a0: Padded, _ a1: String, _ a2: Padded, _ a3: Double)
    func t256_alone(_ a0: PaddedTail)
    func t256_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PaddedTail, _ a6: PaddedTail, _ a7: String, _ a8: PaddedTail)
    func t256_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PaddedTail, _ a10: Double)
    func t256_mixed(_ a0: Float, _ a1: Int, _ a2: PaddedTail, _ a3: Double, _ a4: Bool, _ a5: PaddedTail, _ a6: Int16)
    func t256_mixed16(_ a0: Int, _ a1: Double, _ a2: PaddedTail, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PaddedTail, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t257_alone(_ a0: PaddedTail?)
    func t257_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PaddedTail?, _ a6: PaddedTail?, _ a7: String, _ a8: PaddedTail?)
    func t257_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PaddedTail?, _ a10: Double)
    func t257_mixed(_ a0: Float, _ a1: Int, _ a2: PaddedTail?, _ a3: Double, _ a4: Bool, _ a5: PaddedTail?, _ a6: Int16)
    func t257_mixed16(_ a0: Int, _ a1: Double, _ a2: PaddedTail?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PaddedTail?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t258_alone(_ a0: Float16s)
    func t258_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float16s, _ a6: Float16s, _ a7: String, _ a8: Float16s)
    func t258_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float16s, _ a10: Double)
    func t258_mixed(_ a0: Float, _ a1: Int, _ a2: Float16s, _ a3: Double, _ a4: Bool, _ a5: Float16s, _ a6: Int16)
    func t258_mixed16(_ a0: Int, _ a1: Double, _ a2: Float16s, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float16s, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t258_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float16s, _ a5: Float16s, _ a6: Int)
    func t258_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float16s, _ a8: Float16s, _ a9: Double, _ a10: Int)
    func t258_twice(_ a0: Float16s, _ a1: String, _ a2: Float16s, _ a3: Double)
    func t259_alone(_ a0: WeakField)
    func t259_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakField, _ a6: WeakField, _ a7: String, _ a8: WeakField)
    func t259_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakField, _ a10: Double)
    func t259_mixed(_ a0: Float, _ a1: Int, _ a2: WeakField, _ a3: Double, _ a4: Bool, _ a5: WeakField, _ a6: Int16)
    func t259_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange12: AnyObject {
    func take240(_ a: Int8, _ v: (Int, Int, Int, Int, Int), _ d: Double) -> Int
    func give240(_ a: Int) -> (Int, Int, Int, Int, Int)
    func take241(_ a: Int8, _ v: (Int.Type, Int)?, _ d: Double) -> Int
    func give241(_ a: Int) -> (Int.Type, Int)?
    func take242(_ a: Int8, _ v: (Void, Int), _ d: Double) -> Int
    func give242(_ a: Int) -> (Void, Int)
    func take243(_ a: Int8, _ v: Void, _ d: Double) -> Int
    func give243(_ a: Int) -> Void
    func take244(_ a: Int8, _ v: (c_pair, any Shape, Node), _ d: Double) -> Int
    func give244(_ a: Int) -> (c_pair, any Shape, Node)
    func take245(_ a: Int8, _ v: Empty, _ d: Double) -> Int
    func give245(_ a: Int) -> Empty
    func take246(_ a: Int8, _ v: Box<Int>, _ d: Double) -> Int
    func give246(_ a: Int) -> Box<Int>
    func take247(_ a: Int8, _ v: Box<Empty>, _ d: Double) -> Int
    func give247(_ a: Int) -> Box<Empty>
    func take248(_ a: Int8, _ v: Box<Any>, _ d: Double) -> Int
    func give248(_ a: Int) -> Box<Any>
    func take249(_ a: Int8, _ v: Box<any Shape>?, _ d: Double) -> Int
    func give249(_ a: Int) -> Box<any Shape>?
    func take250(_ a: Int8, _ v: Box<(Int, Float)>, _ d: Double) -> Int
    func give250(_ a: Int) -> Box<(Int, Float)>
    func take251(_ a: Int8, _ v: Both<Int8, Double>, _ d: Double) -> Int
    func give251(_ a: Int) -> Both<Int8, Double>
    func take252(_ a: Int8, _ v: Both<Both<Float, Float>, Box<String>>, _ d: Double) -> Int
    func give252(_ a: Int) -> Both<Both<Float, Float>, Box<String>>
    func take253(_ a: Int8, _ v: FloatAndInt, _ d: Double) -> Int
    func give253(_ a: Int) -> FloatAndInt
    func take254(_ a: Int8, _ v: IntFloatInt, _ d: Double) -> Int
    func give254(_ a: Int) -> IntFloatInt
    func take255(_ a: Int8, _ v: Padded, _ d: Double) -> Int
    func give255(_ a: Int) -> Padded
    func take256(_ a: Int8, _ v: PaddedTail, _ d: Double) -> Int
    func give256(_ a: Int) -> PaddedTail
    func take257(_ a: Int8, _ v: PaddedTail?, _ d: Double) -> Int
    func give257(_ a: Int) -> PaddedTail?
    func take258(_ a: Int8, _ v: Float16s, _ d: Double) -> Int
    func give258(_ a: Int) -> Float16s
    func take259(_ a: Int8, _ v: WeakField, _ d: Double) -> Int
    func give259(_ a: Int) -> WeakField
}

public protocol Group13: AnyObject {
    func t260_alone(_ a0: WeakField?)
    func t260_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakField?, _ a6: WeakField?, _ a7: String, _ a8: WeakField?)
    func t260_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakField?, _ a10: Double)
    func t260_mixed(_ a0: Float, _ a1: Int, _ a2: WeakField?, _ a3: Double, _ a4: Bool, _ a5: WeakField?, _ a6: Int16)
    func t260_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakField?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakField?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t261_alone(_ a0: WeakNamed)
    func t261_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakNamed, _ a6: WeakNamed, _ a7: String, _ a8: WeakNamed)
    func t261_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakNamed, _ a10: Double)
    func t261_mixed(_ a0: Float, _ a1: Int, _ a2: WeakNamed, _ a3: Double, _ a4: Bool, _ a5: WeakNamed, _ a6: Int16)
    func t261_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakNamed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakNamed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t261_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WeakNamed, _ a5: WeakNamed, _ a6: Int)
    func t261_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WeakNamed, _ a8: WeakNamed, _ a9: Double, _ a10: Int)
    func t261_twice(_ a0: WeakNamed, _ a1: String, _ a2: WeakNamed, _ a3: Double)
    func t262_alone(_ a0: UnownedField)
    func t262_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedField, _ a6: UnownedField, _ a7: String, _ a8: UnownedField)
    func t262_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedField, _ a10: Double)
    func t262_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedField, _ a3: Double, _ a4: Bool, _ a5: UnownedField, _ a6: Int16)
    func t262_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t263_alone(_ a0: UnownedNamed)
    func t263_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedNamed, _ a6: UnownedNamed, _ a7: String, _ a8: UnownedNamed)
    func t263_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedNamed, _ a10: Double)
    func t263_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedNamed, _ a3: Double, _ a4: Bool, _ a5: UnownedNamed, _ a6: Int16)
    func t263_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedNamed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedNamed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t264_alone(_ a0: UnownedOptional)
    func t264_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedOptional, _ a6: UnownedOptional, _ a7: String, _ a8: UnownedOptional)
    func t264_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedOptional, _ a10: Double)
    func t264_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedOptional, _ a3: Double, _ a4: Bool, _ a5: UnownedOptional, _ a6: Int16)
    func t264_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedOptional, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedOptional, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t264_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnownedOptional, _ a5: UnownedOptional, _ a6: Int)
    func t264_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnownedOptional, _ a8: UnownedOptional, _ a9: Double, _ a10: Int)
    func t264_twice(_ a0: UnownedOptional, _ a1: String, _ a2: UnownedOptional, _ a3: Double)
    func t265_alone(_ a0: UnsafeField)
    func t265_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeField, _ a6: UnsafeField, _ a7: String, _ a8: UnsafeField)
    func t265_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeField, _ a10: Double)
    func t265_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeField, _ a3: Double, _ a4: Bool, _ a5: UnsafeField, _ a6: Int16)
    func t265_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t266_alone(_ a0: TupleField)
    func t266_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TupleField, _ a6: TupleField, _ a7: String, _ a8: TupleField)
    func t266_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TupleField, _ a10: Double)
    func t266_mixed(_ a0: Float, _ a1: Int, _ a2: TupleField, _ a3: Double, _ a4: Bool, _ a5: TupleField, _ a6: Int16)
    func t266_mixed16(_ a0: Int, _ a1: Double, _ a2: TupleField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TupleField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t267_alone(_ a0: AnyField)
    func t267_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyField, _ a6: AnyField, _ a7: String, _ a8: AnyField)
    func t267_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyField, _ a10: Double)
    func t267_mixed(_ a0: Float, _ a1: Int, _ a2: AnyField, _ a3: Double, _ a4: Bool, _ a5: AnyField, _ a6: Int16)
    func t267_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t267_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyField, _ a5: AnyField, _ a6: Int)
    func t267_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyField, _ a8: AnyField, _ a9: Double, _ a10: Int)
    func t267_twice(_ a0: AnyField, _ a1: String, _ a2: AnyField, _ a3: Double)
    func t268_alone(_ a0: AnyField?)
    func t268_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyField?, _ a6: AnyField?, _ a7: String, _ a8: AnyField?)
    func t268_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyField?, _ a10: Double)
    func t268_mixed(_ a0: Float, _ a1: Int, _ a2: AnyField?, _ a3: Double, _ a4: Bool, _ a5: AnyField?, _ a6: Int16)
    func t268_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyField?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyField?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t269_alone(_ a0: ErrorField)
    func t269_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ErrorField, _ a6: ErrorField, _ a7: String, _ a8: ErrorField)
    func t269_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ErrorField, _ a10: Double)
    func t269_mixed(_ a0: Float, _ a1: Int, _ a2: ErrorField, _ a3: Double, _ a4: Bool, _ a5: ErrorField, _ a6: Int16)
    func t269_mixed16(_ a0: Int, _ a1: Double, _ a2: ErrorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ErrorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t270_alone(_ a0: ClassBoundField)
    func t270_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClassBoundField, _ a6: ClassBoundField, _ a7: String, _ a8: ClassBoundField)
    func t270_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClassBoundField, _ a10: Double)
    func t270_mixed(_ a0: Float, _ a1: Int, _ a2: ClassBoundField, _ a3: Double, _ a4: Bool, _ a5: ClassBoundField, _ a6: Int16)
    func t270_mixed16(_ a0: Int, _ a1: Double, _ a2: ClassBoundField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClassBoundField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t270_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ClassBoundField, _ a5: ClassBoundField, _ a6: Int)
    func t270_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ClassBoundField, _ a8: ClassBoundField, _ a9: Double, _ a10: Int)
    func t270_twice(_ a0: ClassBoundField, _ a1: String, _ a2: ClassBoundField, _ a3: Double)
    func t271_alone(_ a0: VectorField)
    func t271_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: VectorField, _ a6: VectorField, _ a7: String, _ a8: VectorField)
    func t271_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: VectorField, _ a10: Double)
    func t271_mixed(_ a0: Float, _ a1: Int, _ a2: VectorField, _ a3: Double, _ a4: Bool, _ a5: VectorField, _ a6: Int16)
    func t271_mixed16(_ a0: Int, _ a1: Double, _ a2: VectorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: VectorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t272_alone(_ a0: SmallVectorField)
    func t272_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallVectorField, _ a6: SmallVectorField, _ a7: String, _ a8: SmallVectorField)
    func t272_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallVectorField, _ a10: Double)
    func t272_mixed(_ a0: Float, _ a1: Int, _ a2: SmallVectorField, _ a3: Double, _ a4: Bool, _ a5: SmallVectorField, _ a6: Int16)
    func t272_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallVectorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallVectorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t273_alone(_ a0: Box<SIMD8<Float>>)
    func t273_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<SIMD8<Float>>, _ a6: Box<SIMD8<Float>>, _ a7: String, _ a8: Box<SIMD8<Float>>)
    func t273_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<SIMD8<Float>>, _ a10: Double)
    func t273_mixed(_ a0: Float, _ a1: Int, _ a2: Box<SIMD8<Float>>, _ a3: Double, _ a4: Bool, _ a5: Box<SIMD8<Float>>, _ a6: Int16)
    func t273_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<SIMD8<Float>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<SIMD8<Float>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t273_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<SIMD8<Float>>, _ a5: Box<SIMD8<Float>>, _ a6: Int)
    func t273_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<SIMD8<Float>>, _ a8: Box<SIMD8<Float>>, _ a9: Double, _ a10: Int)
    func t273_twice(_ a0: Box<SIMD8<Float>>, _ a1: String, _ a2: Box<SIMD8<Float>>, _ a3: Double)
    func t274_alone(_ a0: Options)
    func t274_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Options, _ a6: Options, _ a7: String, _ a8: Options)
    func t274_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Options, _ a10: Double)
    func t274_mixed(_ a0: Float, _ a1: Int, _ a2: Options, _ a3: Double, _ a4: Bool, _ a5: Options, _ a6: Int16)
    func t274_mixed16(_ a0: Int, _ a1: Double, _ a2: Options, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Options, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t275_alone(_ a0: Box<Int8>??)
    func t275_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Int8>??, _ a6: Box<Int8>??, _ a7: String, _ a8: Box<Int8>??)
    func t275_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Int8>??, _ a10: Double)
    func t275_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int8>??, _ a3: Double, _ a4: Bool, _ a5: Box<Int8>??, _ a6: Int16)
    func t275_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int8>??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int8>??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t276_alone(_ a0: SIMD2<Int8>)
    func t276_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Int8>, _ a6: SIMD2<Int8>, _ a7: String, _ a8: SIMD2<Int8>)
    func t276_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Int8>, _ a10: Double)
    func t276_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Int8>, _ a6: Int16)
    func t276_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t276_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD2<Int8>, _ a5: SIMD2<Int8>, _ a6: Int)
    func t276_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD2<Int8>, _ a8: SIMD2<Int8>, _ a9: Double, _ a10: Int)
    func t276_twice(_ a0: SIMD2<Int8>, _ a1: String, _ a2: SIMD2<Int8>, _ a3: Double)
    func t277_alone(_ a0: SIMD3<Int8>)
    func t277_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Int8>, _ a6: SIMD3<Int8>, _ a7: String, _ a8: SIMD3<Int8>)
    func t277_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Int8>, _ a10: Double)
    func t277_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Int8>, _ a6: Int16)
    func t277_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t278_alone(_ a0: SIMD4<Int8>)
    func t278_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Int8>, _ a6: SIMD4<Int8>, _ a7: String, _ a8: SIMD4<Int8>)
    func t278_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Int8>, _ a10: Double)
    func t278_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Int8>, _ a6: Int16)
    func t278_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t279_alone(_ a0: SIMD8<Int8>)
    func t279_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Int8>, _ a6: SIMD8<Int8>, _ a7: String, _ a8: SIMD8<Int8>)
    func t279_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Int8>, _ a10: Double)
    func t279_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Int8>, _ a6: Int16)
    func t279_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t279_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD8<Int8>, _ a5: SIMD8<Int8>, _ a6: Int)
    func t279_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD8<Int8>, _ a8: SIMD8<Int8>, _ a9: Double, _ a10: Int)
    func t279_twice(_ a0: SIMD8<Int8>, _ a1: String, _ a2: SIMD8<Int8>, _ a3: Double)
}

public protocol Exchange13: AnyObject {
    func take260(_ a: Int8, _ v: WeakField?, _ d: Double) -> Int
    func give260(_ a: Int) -> WeakField?
    func take261(_ a: Int8, _ v: WeakNamed, _ d: Double) -> Int
    func give261(_ a: Int) -> WeakNamed
    func take262(_ a: Int8, _ v: UnownedField, _ d: Double) -> Int
    func give262(_ a: Int) -> UnownedField
    func take263(_ a: Int8, _ v: UnownedNamed, _ d: Double) -> Int
    func give263(_ a: Int) -> UnownedNamed
    func take264(_ a: Int8, _ v: UnownedOptional, _ d: Double) -> Int
    func give264(_ a: Int) -> UnownedOptional
    func take265(_ a: Int8, _ v: UnsafeField, _ d: Double) -> Int
    func give265(_ a: Int) -> UnsafeField
    func take266(_ a: Int8, _ v: TupleField, _ d: Double) -> Int
    func give266(_ a: Int) -> TupleField
    func take267(_ a: Int8, _ v: AnyField, _ d: Double) -> Int
    func give267(_ a: Int) -> AnyField
    func take268(_ a: Int8, _ v: AnyField?, _ d: Double) -> Int
    func give268(_ a: Int) -> AnyField?
    func take269(_ a: Int8, _ v: ErrorField, _ d: Double) -> Int
    func give269(_ a: Int) -> ErrorField
    func take270(_ a: Int8, _ v: ClassBoundField, _ d: Double) -> Int
    func give270(_ a: Int) -> ClassBoundField
    func take271(_ a: Int8, _ v: VectorField, _ d: Double) -> Int
    func give271(_ a: Int) -> VectorField
    func take272(_ a: Int8, _ v: SmallVectorField, _ d: Double) -> Int
    func give272(_ a: Int) -> SmallVectorField
    func take273(_ a: Int8, _ v: Box<SIMD8<Float>>, _ d: Double) -> Int
    func give273(_ a: Int) -> Box<SIMD8<Float>>
    func take274(_ a: Int8, _ v: Options, _ d: Double) -> Int
    func give274(_ a: Int) -> Options
    func take275(_ a: Int8, _ v: Box<Int8>??, _ d: Double) -> Int
    func give275(_ a: Int) -> Box<Int8>??
    func take276(_ a: Int8, _ v: SIMD2<Int8>, _ d: Double) -> Int
    func give276(_ a: Int) -> SIMD2<Int8>
    func take277(_ a: Int8, _ v: SIMD3<Int8>, _ d: Double) -> Int
    func give277(_ a: Int) -> SIMD3<Int8>
    func take278(_ a: Int8, _ v: SIMD4<Int8>, _ d: Double) -> Int
    func give278(_ a: Int) -> SIMD4<Int8>
    func take279(_ a: Int8, _ v: SIMD8<Int8>, _ d: Double) -> Int
    func give279(_ a: Int) -> SIMD8<Int8>
}

public protocol Group14: AnyObject {
    func t280_alone(_ a0: SIMD16<Int8>)
    func t280_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Int8>, _ a6: SIMD16<Int8>, _ a7: String, _ a8: SIMD16<Int8>)
    func t280_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Int8>, _ a10: Double)
    func t280_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Int8>, _ a6: Int16)
    func t280_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t281_alone(_ a0: SIMD32<Int8>)
    func t281_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD32<Int8>, _ a6: SIMD32<Int8>, _ a7: String, _ a8: SIMD32<Int8>)
    func t281_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD32<Int8>, _ a10: Double)
    func t281_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD32<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD32<Int8>, _ a6: Int16)
    func t281_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD32<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD32<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t282_alone(_ a0: SIMD64<Int8>)
    func t282_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD64<Int8>, _ a6: SIMD64<Int8>, _ a7: String, _ a8: SIMD64<Int8>)
    func t282_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD64<Int8>, _ a10: Double)
    func t282_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD64<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD64<Int8>, _ a6: Int16)
    func t282_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD64<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD64<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t282_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD64<Int8>, _ a5: SIMD64<Int8>, _ a6: Int)
    func t282_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD64<Int8>, _ a8: SIMD64<Int8>, _ a9: Double, _ a10: Int)
    func t282_twice(_ a0: SIMD64<Int8>, _ a1: String, _ a2: SIMD64<Int8>, _ a3: Double)
    func t283_alone(_ a0: SIMD2<UInt16>)
    func t283_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<UInt16>, _ a6: SIMD2<UInt16>, _ a7: String, _ a8: SIMD2<UInt16>)
    func t283_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<UInt16>, _ a10: Double)
    func t283_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<UInt16>, _ a6: Int16)
    func t283_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t284_alone(_ a0: SIMD3<UInt16>)
    func t284_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<UInt16>, _ a6: SIMD3<UInt16>, _ a7: String, _ a8: SIMD3<UInt16>)
    func t284_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<UInt16>, _ a10: Double)
    func t284_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<UInt16>, _ a6: Int16)
    func t284_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t285_alone(_ a0: SIMD4<UInt16>)
    func t285_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<UInt16>, _ a6: SIMD4<UInt16>, _ a7: String, _ a8: SIMD4<UInt16>)
    func t285_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<UInt16>, _ a10: Double)
    func t285_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<UInt16>, _ a6: Int16)
    func t285_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t285_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<UInt16>, _ a5: SIMD4<UInt16>, _ a6: Int)
    func t285_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<UInt16>, _ a8: SIMD4<UInt16>, _ a9: Double, _ a10: Int)
    func t285_twice(_ a0: SIMD4<UInt16>, _ a1: String, _ a2: SIMD4<UInt16>, _ a3: Double)
    func t286_alone(_ a0: SIMD8<UInt16>)
    func t286_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<UInt16>, _ a6: SIMD8<UInt16>, _ a7: String, _ a8: SIMD8<UInt16>)
    func t286_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<UInt16>, _ a10: Double)
    func t286_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<UInt16>, _ a6: Int16)
    func t286_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t287_alone(_ a0: SIMD16<UInt16>)
    func t287_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<UInt16>, _ a6: SIMD16<UInt16>, _ a7: String, _ a8: SIMD16<UInt16>)
    func t287_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<UInt16>, _ a10: Double)
    func t287_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<UInt16>, _ a6: Int16)
    func t287_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t288_alone(_ a0: SIMD2<Int32>)
    func t288_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Int32>, _ a6: SIMD2<Int32>, _ a7: String, _ a8: SIMD2<Int32>)
    func t288_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Int32>, _ a10: Double)
    func t288_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Int32>, _ a6: Int16)
    func t288_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t288_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD2<Int32>, _ a5: SIMD2<Int32>, _ a6: Int)
    func t288_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD2<Int32>, _ a8: SIMD2<Int32>, _ a9: Double, _ a10: Int)
    func t288_twice(_ a0: SIMD2<Int32>, _ a1: String, _ a2: SIMD2<Int32>, _ a3: Double)
    func t289_alone(_ a0: SIMD3<Int32>)
    func t289_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Int32>, _ a6: SIMD3<Int32>, _ a7: String, _ a8: SIMD3<Int32>)
    func t289_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Int32>, _ a10: Double)
    func t289_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Int32>, _ a6: Int16)
    func t289_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t290_alone(_ a0: SIMD4<Int32>)
    func t290_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Int32>, _ a6: SIMD4<Int32>, _ a7: String, _ a8: SIMD4<Int32>)
    func t290_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Int32>, _ a10: Double)
    func t290_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Int32>, _ a6: Int16)
    func t290_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t291_alone(_ a0: SIMD8<Int32>)
    func t291_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Int32>, _ a6: SIMD8<Int32>, _ a7: String, _ a8: SIMD8<Int32>)
    func t291_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Int32>, _ a10: Double)
    func t291_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Int32>, _ a6: Int16)
    func t291_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t291_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD8<Int32>, _ a5: SIMD8<Int32>, _ a6: Int)
    func t291_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD8<Int32>, _ a8: SIMD8<Int32>, _ a9: Double, _ a10: Int)
    func t291_twice(_ a0: SIMD8<Int32>, _ a1: String, _ a2: SIMD8<Int32>, _ a3: Double)
    func t292_alone(_ a0: SIMD16<Int32>)
    func t292_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Int32>, _ a6: SIMD16<Int32>, _ a7: String, _ a8: SIMD16<Int32>)
    func t292_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Int32>, _ a10: Double)
    func t292_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Int32>, _ a6: Int16)
    func t292_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t293_alone(_ a0: SIMD2<UInt64>)
    func t293_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<UInt64>, _ a6: SIMD2<UInt64>, _ a7: String, _ a8: SIMD2<UInt64>)
    func t293_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<UInt64>, _ a10: Double)
    func t293_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<UInt64>, _ a6: Int16)
    func t293_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t294_alone(_ a0: SIMD3<UInt64>)
    func t294_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<UInt64>, _ a6: SIMD3<UInt64>, _ a7: String, _ a8: SIMD3<UInt64>)
    func t294_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<UInt64>, _ a10: Double)
    func t294_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<UInt64>, _ a6: Int16)
    func t294_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t294_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD3<UInt64>, _ a5: SIMD3<UInt64>, _ a6: Int)
    func t294_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD3<UInt64>, _ a8: SIMD3<UInt64>, _ a9: Double, _ a10: Int)
    func t294_twice(_ a0: SIMD3<UInt64>, _ a1: String, _ a2: SIMD3<UInt64>, _ a3: Double)
    func t295_alone(_ a0: SIMD4<UInt64>)
    func t295_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<UInt64>, _ a6: SIMD4<UInt64>, _ a7: String, _ a8: SIMD4<UInt64>)
    func t295_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<UInt64>, _ a10: Double)
    func t295_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<UInt64>, _ a6: Int16)
    func t295_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t296_alone(_ a0: SIMD8<UInt64>)
    func t296_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<UInt64>, _ a6: SIMD8<UInt64>, _ a7: String, _ a8: SIMD8<UInt64>)
    func t296_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<UInt64>, _ a10: Double)
    func t296_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<UInt64>, _ a6: Int16)
    func t296_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t297_alone(_ a0: SIMD16<UInt64>)
    func t297_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<UInt64>, _ a6: SIMD16<UInt64>, _ a7: String, _ a8: SIMD16<UInt64>)
    func t297_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<UInt64>, _ a10: Double)
    func t297_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<UInt64>, _ a6: Int16)
    func t297_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t297_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD16<UInt64>, _ a5: SIMD16<UInt64>, _ a6: Int)
    func t297_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD16<UInt64>, _ a8: SIMD16<UInt64>, _ a9: Double, _ a10: Int)
    func t297_twice(_ a0: SIMD16<UInt64>, _ a1: String, _ a2: SIMD16<UInt64>, _ a3: Double)
    func t298_alone(_ a0: SIMD2<Float>)
    func t298_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Float>, _ a6: SIMD2<Float>, _ a7: String, _ a8: SIMD2<Float>)
    func t298_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Float>, _ a10: Double)
    func t298_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Float>, _ a6: Int16)
    func t298_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t299_alone(_ a0: SIMD3<Float>)
    func t299_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Float>, _ a6: SIMD3<Float>, _ a7: String, _ a8: SIMD3<Float>)
    func t299_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Float>, _ a10: Double)
    func t299_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Float>, _ a6: Int16)
    func t299_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange14: AnyObject {
    func take280(_ a: Int8, _ v: SIMD16<Int8>, _ d: Double) -> Int
    func give280(_ a: Int) -> SIMD16<Int8>
    func take281(_ a: Int8, _ v: SIMD32<Int8>, _ d: Double) -> Int
    func give281(_ a: Int) -> SIMD32<Int8>
    func take282(_ a: Int8, _ v: SIMD64<Int8>, _ d: Double) -> Int
    func give282(_ a: Int) -> SIMD64<Int8>
    func take283(_ a: Int8, _ v: SIMD2<UInt16>, _ d: Double) -> Int
    func give283(_ a: Int) -> SIMD2<UInt16>
    func take284(_ a: Int8, _ v: SIMD3<UInt16>, _ d: Double) -> Int
    func give284(_ a: Int) -> SIMD3<UInt16>
    func take285(_ a: Int8, _ v: SIMD4<UInt16>, _ d: Double) -> Int
    func give285(_ a: Int) -> SIMD4<UInt16>
    func take286(_ a: Int8, _ v: SIMD8<UInt16>, _ d: Double) -> Int
    func give286(_ a: Int) -> SIMD8<UInt16>
    func take287(_ a: Int8, _ v: SIMD16<UInt16>, _ d: Double) -> Int
    func give287(_ a: Int) -> SIMD16<UInt16>
    func take288(_ a: Int8, _ v: SIMD2<Int32>, _ d: Double) -> Int
    func give288(_ a: Int) -> SIMD2<Int32>
    func take289(_ a: Int8, _ v: SIMD3<Int32>, _ d: Double) -> Int
    func give289(_ a: Int) -> SIMD3<Int32>
    func take290(_ a: Int8, _ v: SIMD4<Int32>, _ d: Double) -> Int
    func give290(_ a: Int) -> SIMD4<Int32>
    func take291(_ a: Int8, _ v: SIMD8<Int32>, _ d: Double) -> Int
    func give291(_ a: Int) -> SIMD8<Int32>
    func take292(_ a: Int8, _ v: SIMD16<Int32>, _ d: Double) -> Int
    func give292(_ a: Int) -> SIMD16<Int32>
    func take293(_ a: Int8, _ v: SIMD2<UInt64>, _ d: Double) -> Int
    func give293(_ a: Int) -> SIMD2<UInt64>
    func take294(_ a: Int8, _ v: SIMD3<UInt64>, _ d: Double) -> Int
    func give294(_ a: Int) -> SIMD3<UInt64>
    func take295(_ a: Int8, _ v: SIMD4<UInt64>, _ d: Double) -> Int
    func give295(_ a: Int) -> SIMD4<UInt64>
    func take296(_ a: Int8, _ v: SIMD8<UInt64>, _ d: Double) -> Int
    func give296(_ a: Int) -> SIMD8<UInt64>
    func take297(_ a: Int8, _ v: SIMD16<UInt64>, _ d: Double) -> Int
    func give297(_ a: Int) -> SIMD16<UInt64>
    func take298(_ a: Int8, _ v: SIMD2<Float>, _ d: Double) -> Int
    func give298(_ a: Int) -> SIMD2<Float>
    func take299(_ a: Int8, _ v: SIMD3<Float>, _ d: Double) -> Int
    func give299(_ a: Int) -> SIMD3<Float>
}

public protocol Group15: AnyObject {
    func t300_alone(_ a0: SIMD4<Float>)
    func t300_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float>, _ a6: SIMD4<Float>, _ a7: String, _ a8: SIMD4<Float>)
    func t300_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float>, _ a10: Double)
    func t300_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float>, _ a6: Int16)
    func t300_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t300_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<Float>, _ a5: SIMD4<Float>, _ a6: Int)
    func t300_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<Float>, _ a8: SIMD4<Float>, _ a9: Double, _ a10: Int)
    func t300_twice(_ a0: SIMD4<Float>, _ a1: String, _ a2: SIMD4<Float>, _ a3: Double)
    func t301_alone(_ a0: SIMD8<Float>)
    func t301_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Float>, _ a6: SIMD8<Float>, _ a7: String, _ a8: SIMD8<Float>)
    func t301_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Float>, _ a10: Double)
    func t301_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Float>, _ a6: Int16)
    func t301_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t302_alone(_ a0: SIMD16<Float>)
    func t302_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Float>, _ a6: SIMD16<Float>, _ a7: String, _ a8: SIMD16<Float>)
    func t302_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Float>, _ a10: Double)
    func t302_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Float>, _ a6: Int16)
    func t302_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t303_alone(_ a0: SIMD32<Float>)
    func t303_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD32<Float>, _ a6: SIMD32<Float>, _ a7: String, _ a8: SIMD32<Float>)
    func t303_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD32<Float>, _ a10: Double)
    func t303_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD32<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD32<Float>, _ a6: Int16)
    func t303_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD32<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD32<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t303_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD32<Float>, _ a5: SIMD32<Float>, _ a6: Int)
    func t303_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD32<Float>, _ a8: SIMD32<Float>, _ a9: Double, _ a10: Int)
    func t303_twice(_ a0: SIMD32<Float>, _ a1: String, _ a2: SIMD32<Float>, _ a3: Double)
    func t304_alone(_ a0: SIMD64<Float>)
    func t304_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD64<Float>, _ a6: SIMD64<Float>, _ a7: String, _ a8: SIMD64<Float>)
    func t304_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD64<Float>, _ a10: Double)
    func t304_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD64<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD64<Float>, _ a6: Int16)
    func t304_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD64<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD64<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t305_alone(_ a0: SIMD2<Double>)
    func t305_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Double>, _ a6: SIMD2<Double>, _ a7: String, _ a8: SIMD2<Double>)
    func t305_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Double>, _ a10: Double)
    func t305_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Double>, _ a6: Int16)
    func t305_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t306_alone(_ a0: SIMD3<Double>)
    func t306_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Double>, _ a6: SIMD3<Double>, _ a7: String, _ a8: SIMD3<Double>)
    func t306_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Double>, _ a10: Double)
    func t306_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Double>, _ a6: Int16)
    func t306_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t306_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD3<Double>, _ a5: SIMD3<Double>, _ a6: Int)
    func t306_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD3<Double>, _ a8: SIMD3<Double>, _ a9: Double, _ a10: Int)
    func t306_twice(_ a0: SIMD3<Double>, _ a1: String, _ a2: SIMD3<Double>, _ a3: Double)
    func t307_alone(_ a0: SIMD4<Double>)
    func t307_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Double>, _ a6: SIMD4<Double>, _ a7: String, _ a8: SIMD4<Double>)
    func t307_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Double>, _ a10: Double)
    func t307_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Double>, _ a6: Int16)
    func t307_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t308_alone(_ a0: SIMD8<Double>)
    func t308_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Double>, _ a6: SIMD8<Double>, _ a7: String, _ a8: SIMD8<Double>)
    func t308_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Double>, _ a10: Double)
    func t308_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Double>, _ a6: Int16)
    func t308_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t309_alone(_ a0: SIMD16<Double>)
    func t309_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Double>, _ a6: SIMD16<Double>, _ a7: String, _ a8: SIMD16<Double>)
    func t309_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Double>, _ a10: Double)
    func t309_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Double>, _ a6: Int16)
    func t309_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t309_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD16<Double>, _ a5: SIMD16<Double>, _ a6: Int)
    func t309_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD16<Double>, _ a8: SIMD16<Double>, _ a9: Double, _ a10: Int)
    func t309_twice(_ a0: SIMD16<Double>, _ a1: String, _ a2: SIMD16<Double>, _ a3: Double)
    func t310_alone(_ a0: SIMD4<Float16>)
    func t310_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float16>, _ a6: SIMD4<Float16>, _ a7: String, _ a8: SIMD4<Float16>)
    func t310_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float16>, _ a10: Double)
    func t310_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float16>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float16>, _ a6: Int16)
    func t310_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t311_alone(_ a0: SIMDMask<SIMD4<Int32>>)
    func t311_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMDMask<SIMD4<Int32>>, _ a6: SIMDMask<SIMD4<Int32>>, _ a7: String, _ a8: SIMDMask<SIMD4<Int32>>)
    func t311_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMDMask<SIMD4<Int32>>, _ a10: Double)
    func t311_mixed(_ a0: Float, _ a1: Int, _ a2: SIMDMask<SIMD4<Int32>>, _ a3: Double, _ a4: Bool, _ a5: SIMDMask<SIMD4<Int32>>, _ a6: Int16)
    func t311_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMDMask<SIMD4<Int32>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMDMask<SIMD4<Int32>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t312_alone(_ a0: SIMD4<Float>?)
    func t312_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float>?, _ a6: SIMD4<Float>?, _ a7: String, _ a8: SIMD4<Float>?)
    func t312_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float>?, _ a10: Double)
    func t312_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float>?, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float>?, _ a6: Int16)
    func t312_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t312_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<Float>?, _ a5: SIMD4<Float>?, _ a6: Int)
    func t312_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<Float>?, _ a8: SIMD4<Float>?, _ a9: Double, _ a10: Int)
    func t312_twice(_ a0: SIMD4<Float>?, _ a1: String, _ a2: SIMD4<Float>?, _ a3: Double)
    func t313_alone(_ a0: SIMD2<Float>?)
    func t313_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Float>?, _ a6: SIMD2<Float>?, _ a7: String, _ a8: SIMD2<Float>?)
    func t313_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Float>?, _ a10: Double)
    func t313_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Float>?, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Float>?, _ a6: Int16)
    func t313_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Float>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Float>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t314_alone(_ a0: (SIMD3<Float>, SIMD2<Double>))
    func t314_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (SIMD3<Float>, SIMD2<Double>), _ a6: (SIMD3<Float>, SIMD2<Double>))
    func t314_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (SIMD3<Float>, SIMD2<Double>), _ a7: Double, _ a8: Double, _ a9: Double)
    func t314_mixed(_ a0: Float, _ a1: Int, _ a2: (SIMD3<Float>, SIMD2<Double>), _ a3: Double, _ a4: Bool, _ a5: (SIMD3<Float>, SIMD2<Double>), _ a6: Int16)
    func t314_mixed16(_ a0: Int, _ a1: Double, _ a2: (SIMD3<Float>, SIMD2<Double>), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (SIMD3<Float>, SIMD2<Double>), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t315_alone(_ a0: KeyPath<String, Int>)
    func t315_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: KeyPath<String, Int>, _ a6: KeyPath<String, Int>, _ a7: String, _ a8: KeyPath<String, Int>)
    func t315_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: KeyPath<String, Int>, _ a10: Double)
    func t315_mixed(_ a0: Float, _ a1: Int, _ a2: KeyPath<String, Int>, _ a3: Double, _ a4: Bool, _ a5: KeyPath<String, Int>, _ a6: Int16)
    func t315_mixed16(_ a0: Int, _ a1: Double, _ a2: KeyPath<String, Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: KeyPath<String, Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t315_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: KeyPath<String, Int>, _ a5: KeyPath<String, Int>, _ a6: Int)
    func t315_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: KeyPath<String, Int>, _ a8: KeyPath<String, Int>, _ a9: Double, _ a10: Int)
    func t315_twice(_ a0: KeyPath<String, Int>, _ a1: String, _ a2: KeyPath<String, Int>, _ a3: Double)
    func t316_alone(_ a0: AnyKeyPath?)
    func t316_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyKeyPath?, _ a6: AnyKeyPath?, _ a7: String, _ a8: AnyKeyPath?)
    func t316_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyKeyPath?, _ a10: Double)
    func t316_mixed(_ a0: Float, _ a1: Int, _ a2: AnyKeyPath?, _ a3: Double, _ a4: Bool, _ a5: AnyKeyPath?, _ a6: Int16)
    func t316_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyKeyPath?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyKeyPath?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t317_alone(_ a0: PartialKeyPath<Square>)
    func t317_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartialKeyPath<Square>, _ a6: PartialKeyPath<Square>, _ a7: String, _ a8: PartialKeyPath<Square>)
    func t317_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartialKeyPath<Square>, _ a10: Double)
    func t317_mixed(_ a0: Float, _ a1: Int, _ a2: PartialKeyPath<Square>, _ a3: Double, _ a4: Bool, _ a5: PartialKeyPath<Square>, _ a6: Int16)
    func t317_mixed16(_ a0: Int, _ a1: Double, _ a2: PartialKeyPath<Square>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartialKeyPath<Square>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t318_alone(_ a0: (@convention(c) (Int32) -> Int32))
    func t318_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (@convention(c) (Int32) -> Int32), _ a6: (@convention(c) (Int32) -> Int32))
    func t318_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (@convention(c) (Int32) -> Int32), _ a7: Double, _ a8: Double, _ a9: Double)
    func t318_mixed(_ a0: Float, _ a1: Int, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Double, _ a4: Bool, _ a5: (@convention(c) (Int32) -> Int32), _ a6: Int16)
    func t318_mixed16(_ a0: Int, _ a1: Double, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (@convention(c) (Int32) -> Int32), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t318_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (@convention(c) (Int32) -> Int32), _ a5: (@convention(c) (Int32) -> Int32), _ a6: Int)
    func t318_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (@convention(c) (Int32) -> Int32), _ a6: (@convention(c) (Int32) -> Int32), _ a7: Double, _ a8: Int)
    func t318_twice(_ a0: (@convention(c) (Int32) -> Int32), _ a1: String, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Double)
    func t319_alone(_ a0: (@convention(c) (Int32) -> Int32)?)
    func t319_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (@convention(c) (Int32) -> Int32)?, _ a6: (@convention(c) (Int32) -> Int32)?)
    func t319_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (@convention(c) (Int32) -> Int32)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t319_mixed(_ a0: Float, _ a1: Int, _ a2: (@convention(c) (Int32) -> Int32)?, _ a3: Double, _ a4: Bool, _ a5: (@convention(c) (Int32) -> Int32)?, _ a6: Int16)
    func t319_mixed16(_ a0: Int, _ a1: Double, _ a2: (@convention(c) (Int32) -> Int32)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (@convention(c) (Int32) -> Int32)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange15: AnyObject {
    func take300(_ a: Int8, _ v: SIMD4<Float>, _ d: Double) -> Int
    func give300(_ a: Int) -> SIMD4<Float>
    func take301(_ a: Int8, _ v: SIMD8<Float>, _ d: Double) -> Int
    func give301(_ a: Int) -> SIMD8<Float>
    func take302(_ a: Int8, _ v: SIMD16<Float>, _ d: Double) -> Int
    func give302(_ a: Int) -> SIMD16<Float>
    func take303(_ a: Int8, _ v: SIMD32<Float>, _ d: Double) -> Int
    func give303(_ a: Int) -> SIMD32<Float>
    func take304(_ a: Int8, _ v: SIMD64<Float>, _ d: Double) -> Int
    func give304(_ a: Int) -> SIMD64<Float>
    func take305(_ a: Int8, _ v: SIMD2<Double>, _ d: Double) -> Int
    func give305(_ a: Int) -> SIMD2<Double>
    func take306(_ a: Int8, _ v: SIMD3<Double>, _ d: Double) -> Int
    func give306(_ a: Int) -> SIMD3<Double>
    func take307(_ a: Int8, _ v: SIMD4<Double>, _ d: Double) -> Int
    func give307(_ a: Int) -> SIMD4<Double>
    func take308(_ a: Int8, _ v: SIMD8<Double>, _ d: Double) -> Int
    func give308(_ a: Int) -> SIMD8<Double>
    func take309(_ a: Int8, _ v: SIMD16<Double>, _ d: Double) -> Int
    func give309(_ a: Int) -> SIMD16<Double>
    func take310(_ a: Int8, _ v: SIMD4<Float16>, _ d: Double) -> Int
    func give310(_ a: Int) -> SIMD4<Float16>
    func take311(_ a: Int8, _ v: SIMDMask<SIMD4<Int32>>, _ d: Double) -> Int
    func give311(_ a: Int) -> SIMDMask<SIMD4<Int32>>
    func take312(_ a: Int8, _ v: SIMD4<Float>?, _ d: Double) -> Int
    func give312(_ a: Int) -> SIMD4<Float>?
    func take313(_ a: Int8, _ v: SIMD2<Float>?, _ d: Double) -> Int
    func give313(_ a: Int) -> SIMD2<Float>?
    func take314(_ a: Int8, _ v: (SIMD3<Float>, SIMD2<Double>), _ d: Double) -> Int
    func give314(_ a: Int) -> (SIMD3<Float>, SIMD2<Double>)
    func take315(_ a: Int8, _ v: KeyPath<String, Int>, _ d: Double) -> Int
    func give315(_ a: Int) -> KeyPath<String, Int>
    func take316(_ a: Int8, _ v: AnyKeyPath?, _ d: Double) -> Int
    func give316(_ a: Int) -> AnyKeyPath?
    func take317(_ a: Int8, _ v: PartialKeyPath<Square>, _ d: Double) -> Int
    func give317(_ a: Int) -> PartialKeyPath<Square>
    func take318(_ a: Int8, _ v: (@convention(c) (Int32) -> Int32), _ d: Double) -> Int
    func give318(_ a: Int) -> ((@convention(c) (Int32) -> Int32))
    func take319(_ a: Int8, _ v: (@convention(c) (Int32) -> Int32)?, _ d: Double) -> Int
    func give319(_ a: Int) -> ((@convention(c) (Int32) -> Int32)?)
}

public protocol Group16: AnyObject {
    func t320_alone(_ a0: ClosureField)
    func t320_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClosureField, _ a6: ClosureField, _ a7: String, _ a8: ClosureField)
    func t320_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClosureField, _ a10: Double)
    func t320_mixed(_ a0: Float, _ a1: Int, _ a2: ClosureField, _ a3: Double, _ a4: Bool, _ a5: ClosureField, _ a6: Int16)
    func t320_mixed16(_ a0: Int, _ a1: Double, _ a2: ClosureField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClosureField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t321_alone(_ a0: OptionalClosureField)
    func t321_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OptionalClosureField, _ a6: OptionalClosureField, _ a7: String, _ a8: OptionalClosureField)
    func t321_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OptionalClosureField, _ a10: Double)
    func t321_mixed(_ a0: Float, _ a1: Int, _ a2: OptionalClosureField, _ a3: Double, _ a4: Bool, _ a5: OptionalClosureField, _ a6: Int16)
    func t321_mixed16(_ a0: Int, _ a1: Double, _ a2: OptionalClosureField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OptionalClosureField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t321_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: OptionalClosureField, _ a5: OptionalClosureField, _ a6: Int)
    func t321_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: OptionalClosureField, _ a8: OptionalClosureField, _ a9: Double, _ a10: Int)
    func t321_twice(_ a0: OptionalClosureField, _ a1: String, _ a2: OptionalClosureField, _ a3: Double)
    func t322_alone(_ a0: [(Int) -> Int])
    func t322_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: [(Int) -> Int], _ a6: [(Int) -> Int])
    func t322_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: [(Int) -> Int], _ a7: Double, _ a8: Double, _ a9: Double)
    func t322_mixed(_ a0: Float, _ a1: Int, _ a2: [(Int) -> Int], _ a3: Double, _ a4: Bool, _ a5: [(Int) -> Int], _ a6: Int16)
    func t322_mixed16(_ a0: Int, _ a1: Double, _ a2: [(Int) -> Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [(Int) -> Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t323_alone(_ a0: Box<(Int) -> Int>)
    func t323_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Box<(Int) -> Int>, _ a6: Box<(Int) -> Int>)
    func t323_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Box<(Int) -> Int>, _ a7: Double, _ a8: Double, _ a9: Double)
    func t323_mixed(_ a0: Float, _ a1: Int, _ a2: Box<(Int) -> Int>, _ a3: Double, _ a4: Bool, _ a5: Box<(Int) -> Int>, _ a6: Int16)
    func t323_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<(Int) -> Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<(Int) -> Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t324_alone(_ a0: Either<(Int) -> Int, Int8>)
    func t324_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Either<(Int) -> Int, Int8>, _ a6: Either<(Int) -> Int, Int8>)
    func t324_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Either<(Int) -> Int, Int8>, _ a7: Double, _ a8: Double, _ a9: Double)
    func t324_mixed(_ a0: Float, _ a1: Int, _ a2: Either<(Int) -> Int, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<(Int) -> Int, Int8>, _ a6: Int16)
    func t324_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<(Int) -> Int, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<(Int) -> Int, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t324_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Either<(Int) -> Int, Int8>, _ a5: Either<(Int) -> Int, Int8>, _ a6: Int)
    func t324_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Either<(Int) -> Int, Int8>, _ a6: Either<(Int) -> Int, Int8>, _ a7: Double, _ a8: Int)
    func t324_twice(_ a0: Either<(Int) -> Int, Int8>, _ a1: String, _ a2: Either<(Int) -> Int, Int8>, _ a3: Double)
    func t325_alone(_ a0: @escaping (Int) -> Int)
    func t325_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) -> Int, _ a6: @escaping (Int) -> Int)
    func t325_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t325_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) -> Int, _ a6: Int16)
    func t325_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t326_alone(_ a0: @escaping () -> Void)
    func t326_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping () -> Void, _ a6: @escaping () -> Void)
    func t326_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping () -> Void, _ a7: Double, _ a8: Double, _ a9: Double)
    func t326_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping () -> Void, _ a3: Double, _ a4: Bool, _ a5: @escaping () -> Void, _ a6: Int16)
    func t326_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping () -> Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping () -> Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t327_alone(_ a0: @escaping @Sendable (Int) -> Int)
    func t327_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping @Sendable (Int) -> Int, _ a6: @escaping @Sendable (Int) -> Int)
    func t327_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping @Sendable (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t327_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping @Sendable (Int) -> Int, _ a6: Int16)
    func t327_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping @Sendable (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t327_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping @Sendable (Int) -> Int, _ a5: @escaping @Sendable (Int) -> Int, _ a6: Int)
    func t327_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping @Sendable (Int) -> Int, _ a6: @escaping @Sendable (Int) -> Int, _ a7: Double, _ a8: Int)
    func t327_twice(_ a0: @escaping @Sendable (Int) -> Int, _ a1: String, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Double)
    func t328_alone(_ a0: ((Int) -> Int)?)
    func t328_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int) -> Int)?, _ a6: ((Int) -> Int)?)
    func t328_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int) -> Int)?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t328_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int) -> Int)?, _ a3: Double, _ a4: Bool, _ a5: ((Int) -> Int)?, _ a6: Int16)
    func t328_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int) -> Int)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int) -> Int)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t329_alone(_ a0: ((Int) -> Int)??)
    func t329_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int) -> Int)??, _ a6: ((Int) -> Int)??)
    func t329_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int) -> Int)??, _ a7: Double, _ a8: Double, _ a9: Double)
    func t329_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int) -> Int)??, _ a3: Double, _ a4: Bool, _ a5: ((Int) -> Int)??, _ a6: Int16)
    func t329_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int) -> Int)??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int) -> Int)??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t330_alone(_ a0: (Int, (Int) -> Int))
    func t330_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, (Int) -> Int), _ a6: (Int, (Int) -> Int))
    func t330_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, (Int) -> Int), _ a7: Double, _ a8: Double, _ a9: Double)
    func t330_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, (Int) -> Int), _ a3: Double, _ a4: Bool, _ a5: (Int, (Int) -> Int), _ a6: Int16)
    func t330_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, (Int) -> Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, (Int) -> Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t330_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int, (Int) -> Int), _ a5: (Int, (Int) -> Int), _ a6: Int)
    func t330_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int, (Int) -> Int), _ a6: (Int, (Int) -> Int), _ a7: Double, _ a8: Int)
    func t330_twice(_ a0: (Int, (Int) -> Int), _ a1: String, _ a2: (Int, (Int) -> Int), _ a3: Double)
    func t331_alone(_ a0: ((Int, (Int) -> Int))?)
    func t331_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int, (Int) -> Int))?, _ a6: ((Int, (Int) -> Int))?)
    func t331_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int, (Int) -> Int))?, _ a7: Double, _ a8: Double, _ a9: Double)
    func t331_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int, (Int) -> Int))?, _ a3: Double, _ a4: Bool, _ a5: ((Int, (Int) -> Int))?, _ a6: Int16)
    func t331_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int, (Int) -> Int))?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int, (Int) -> Int))?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t332_alone(_ a0: @escaping (Int) async -> Int)
    func t332_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) async -> Int, _ a6: @escaping (Int) async -> Int)
    func t332_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) async -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t332_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) async -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) async -> Int, _ a6: Int16)
    func t332_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) async -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) async -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t333_alone(_ a0: @escaping (inout Int) -> Void)
    func t333_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (inout Int) -> Void, _ a6: @escaping (inout Int) -> Void)
    func t333_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (inout Int) -> Void, _ a7: Double, _ a8: Double, _ a9: Double)
    func t333_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (inout Int) -> Void, _ a3: Double, _ a4: Bool, _ a5: @escaping (inout Int) -> Void, _ a6: Int16)
    func t333_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (inout Int) -> Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (inout Int) -> Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t333_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping (inout Int) -> Void, _ a5: @escaping (inout Int) -> Void, _ a6: Int)
    func t333_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping (inout Int) -> Void, _ a6: @escaping (inout Int) -> Void, _ a7: Double, _ a8: Int)
    func t333_twice(_ a0: @escaping (inout Int) -> Void, _ a1: String, _ a2: @escaping (inout Int) -> Void, _ a3: Double)
    func t334_alone(_ a0: @escaping (Int...) -> Int)
    func t334_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int...) -> Int, _ a6: @escaping (Int...) -> Int)
    func t334_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int...) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t334_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int...) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int...) -> Int, _ a6: Int16)
    func t334_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int...) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int...) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t335_alone(_ a0: @escaping (Int) throws(Failure) -> Int)
    func t335_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) throws(Failure) -> Int, _ a6: @escaping (Int) throws(Failure) -> Int)
    func t335_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) throws(Failure) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t335_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) throws(Failure) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) throws(Failure) -> Int, _ a6: Int16)
    func t335_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) throws(Failure) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) throws(Failure) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t336_alone(_ a0: @escaping (@escaping (Int) -> Int) -> Int)
    func t336_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: @escaping (@escaping (Int) -> Int) -> Int)
    func t336_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t336_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: Int16)
    func t336_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t336_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping (@escaping (Int) -> Int) -> Int, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: Int)
    func t336_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: Double, _ a8: Int)
    func t336_twice(_ a0: @escaping (@escaping (Int) -> Int) -> Int, _ a1: String, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Double)
    func t337_alone(_ a0: @escaping (Int) -> (Int) -> Int)
    func t337_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) -> (Int) -> Int, _ a6: @escaping (Int) -> (Int) -> Int)
    func t337_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) -> (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double)
    func t337_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) -> (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) -> (Int) -> Int, _ a6: Int16)
    func t337_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) -> (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) -> (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t338_alone(_ a0: Bytes1)
    func t338_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes1, _ a6: Bytes1, _ a7: String, _ a8: Bytes1)
    func t338_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes1, _ a10: Double)
    func t338_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes1, _ a3: Double, _ a4: Bool, _ a5: Bytes1, _ a6: Int16)
    func t338_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t339_alone(_ a0: Bytes2)
    func t339_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes2, _ a6: Bytes2, _ a7: String, _ a8: Bytes2)
    func t339_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes2, _ a10: Double)
    func t339_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes2, _ a3: Double, _ a4: Bool, _ a5: Bytes2, _ a6: Int16)
    func t339_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t339_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes2, _ a5: Bytes2, _ a6: Int)
    func t339_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes2, _ a8: Bytes2, _ a9: Double, _ a10: Int)
    func t339_twice(_ a0: Bytes2, _ a1: String, _ a2: Bytes2, _ a3: Double)
}

public protocol Exchange16: AnyObject {
    func take320(_ a: Int8, _ v: ClosureField, _ d: Double) -> Int
    func give320(_ a: Int) -> ClosureField
    func take321(_ a: Int8, _ v: OptionalClosureField, _ d: Double) -> Int
    func give321(_ a: Int) -> OptionalClosureField
    func take322(_ a: Int8, _ v: [(Int) -> Int], _ d: Double) -> Int
    func give322(_ a: Int) -> [(Int) -> Int]
    func take323(_ a: Int8, _ v: Box<(Int) -> Int>, _ d: Double) -> Int
    func give323(_ a: Int) -> Box<(Int) -> Int>
    func take324(_ a: Int8, _ v: Either<(Int) -> Int, Int8>, _ d: Double) -> Int
    func give324(_ a: Int) -> Either<(Int) -> Int, Int8>
    func take325(_ a: Int8, _ v: @escaping (Int) -> Int, _ d: Double) -> Int
    func give325(_ a: Int) -> ((Int) -> Int)
    func take326(_ a: Int8, _ v: @escaping () -> Void, _ d: Double) -> Int
    func give326(_ a: Int) -> (() -> Void)
    func take327(_ a: Int8, _ v: @escaping @Sendable (Int) -> Int, _ d: Double) -> Int
    func give327(_ a: Int) -> (@Sendable (Int) -> Int)
    func take328(_ a: Int8, _ v: ((Int) -> Int)?, _ d: Double) -> Int
    func give328(_ a: Int) -> (((Int) -> Int)?)
    func take329(_ a: Int8, _ v: ((Int) -> Int)??, _ d: Double) -> Int
    func give329(_ a: Int) -> (((Int) -> Int)??)
    func take330(_ a: Int8, _ v: (Int, (Int) -> Int), _ d: Double) -> Int
    func give330(_ a: Int) -> ((Int, (Int) -> Int))
    func take331(_ a: Int8, _ v: ((Int, (Int) -> Int))?, _ d: Double) -> Int
    func give331(_ a: Int) -> (((Int, (Int) -> Int))?)
    func take332(_ a: Int8, _ v: @escaping (Int) async -> Int, _ d: Double) -> Int
    func give332(_ a: Int) -> ((Int) async -> Int)
    func take333(_ a: Int8, _ v: @escaping (inout Int) -> Void, _ d: Double) -> Int
    func give333(_ a: Int) -> ((inout Int) -> Void)
    func take334(_ a: Int8, _ v: @escaping (Int...) -> Int, _ d: Double) -> Int
    func give334(_ a: Int) -> ((Int...) -> Int)
    func take335(_ a: Int8, _ v: @escaping (Int) throws(Failure) -> Int, _ d: Double) -> Int
    func give335(_ a: Int) -> ((Int) throws(Failure) -> Int)
    func take336(_ a: Int8, _ v: @escaping (@escaping (Int) -> Int) -> Int, _ d: Double) -> Int
    func give336(_ a: Int) -> ((@escaping (Int) -> Int) -> Int)
    func take337(_ a: Int8, _ v: @escaping (Int) -> (Int) -> Int, _ d: Double) -> Int
    func give337(_ a: Int) -> ((Int) -> (Int) -> Int)
    func take338(_ a: Int8, _ v: Bytes1, _ d: Double) -> Int
    func give338(_ a: Int) -> Bytes1
    func take339(_ a: Int8, _ v: Bytes2, _ d: Double) -> Int
    func give339(_ a: Int) -> Bytes2
}

public protocol Group17: AnyObject {
    func t340_alone(_ a0: Bytes3)
    func t340_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes3, _ a6: Bytes3, _ a7: String, _ a8: Bytes3)
    func t340_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes3, _ a10: Double)
    func t340_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes3, _ a3: Double, _ a4: Bool, _ a5: Bytes3, _ a6: Int16)
    func t340_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t341_alone(_ a0: Bytes4)
    func t341_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes4, _ a6: Bytes4, _ a7: String, _ a8: Bytes4)
    func t341_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes4, _ a10: Double)
    func t341_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes4, _ a3: Double, _ a4: Bool, _ a5: Bytes4, _ a6: Int16)
    func t341_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t342_alone(_ a0: Bytes5)
    func t342_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes5, _ a6: Bytes5, _ a7: String, _ a8: Bytes5)
    func t342_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes5, _ a10: Double)
    func t342_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes5, _ a3: Double, _ a4: Bool, _ a5: Bytes5, _ a6: Int16)
    func t342_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t342_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes5, _ a5: Bytes5, _ a6: Int)
    func t342_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes5, _ a8: Bytes5, _ a9: Double, _ a10: Int)
    func t342_twice(_ a0: Bytes5, _ a1: String, _ a2: Bytes5, _ a3: Double)
    func t343_alone(_ a0: Bytes6)
    func t343_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes6, _ a6: Bytes6, _ a7: String, _ a8: Bytes6)
    func t343_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes6, _ a10: Double)
    func t343_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes6, _ a3: Double, _ a4: Bool, _ a5: Bytes6, _ a6: Int16)
    func t343_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t344_alone(_ a0: Bytes7)
    func t344_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes7, _ a6: Bytes7, _ a7: String, _ a8: Bytes7)
    func t344_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes7, _ a10: Double)
    func t344_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes7, _ a3: Double, _ a4: Bool, _ a5: Bytes7, _ a6: Int16)
    func t344_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t345_alone(_ a0: Bytes8)
    func t345_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes8, _ a6: Bytes8, _ a7: String, _ a8: Bytes8)
    func t345_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes8, _ a10: Double)
    func t345_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes8, _ a3: Double, _ a4: Bool, _ a5: Bytes8, _ a6: Int16)
    func t345_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t345_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes8, _ a5: Bytes8, _ a6: Int)
    func t345_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes8, _ a8: Bytes8, _ a9: Double, _ a10: Int)
    func t345_twice(_ a0: Bytes8, _ a1: String, _ a2: Bytes8, _ a3: Double)
    func t346_alone(_ a0: Bytes9)
    func t346_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes9, _ a6: Bytes9, _ a7: String, _ a8: Bytes9)
    func t346_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes9, _ a10: Double)
    func t346_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes9, _ a3: Double, _ a4: Bool, _ a5: Bytes9, _ a6: Int16)
    func t346_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t347_alone(_ a0: Bytes12)
    func t347_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes12, _ a6: Bytes12, _ a7: String, _ a8: Bytes12)
    func t347_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes12, _ a10: Double)
    func t347_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes12, _ a3: Double, _ a4: Bool, _ a5: Bytes12, _ a6: Int16)
    func t347_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t348_alone(_ a0: Bytes15)
    func t348_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes15, _ a6: Bytes15, _ a7: String, _ a8: Bytes15)
    func t348_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes15, _ a10: Double)
    func t348_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes15, _ a3: Double, _ a4: Bool, _ a5: Bytes15, _ a6: Int16)
    func t348_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes15, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes15, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t348_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes15, _ a5: Bytes15, _ a6: Int)
    func t348_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes15, _ a8: Bytes15, _ a9: Double, _ a10: Int)
    func t348_twice(_ a0: Bytes15, _ a1: String, _ a2: Bytes15, _ a3: Double)
    func t349_alone(_ a0: Bytes16)
    func t349_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes16, _ a6: Bytes16, _ a7: String, _ a8: Bytes16)
    func t349_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes16, _ a10: Double)
    func t349_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes16, _ a3: Double, _ a4: Bool, _ a5: Bytes16, _ a6: Int16)
    func t349_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t350_alone(_ a0: Bytes17)
    func t350_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes17, _ a6: Bytes17, _ a7: String, _ a8: Bytes17)
    func t350_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes17, _ a10: Double)
    func t350_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes17, _ a3: Double, _ a4: Bool, _ a5: Bytes17, _ a6: Int16)
    func t350_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes17, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes17, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t351_alone(_ a0: Bytes24)
    func t351_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes24, _ a6: Bytes24, _ a7: String, _ a8: Bytes24)
    func t351_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes24, _ a10: Double)
    func t351_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes24, _ a3: Double, _ a4: Bool, _ a5: Bytes24, _ a6: Int16)
    func t351_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes24, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes24, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t351_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes24, _ a5: Bytes24, _ a6: Int)
    func t351_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes24, _ a8: Bytes24, _ a9: Double, _ a10: Int)
    func t351_twice(_ a0: Bytes24, _ a1: String, _ a2: Bytes24, _ a3: Double)
    func t352_alone(_ a0: Bytes25)
    func t352_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes25, _ a6: Bytes25, _ a7: String, _ a8: Bytes25)
    func t352_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes25, _ a10: Double)
    func t352_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes25, _ a3: Double, _ a4: Bool, _ a5: Bytes25, _ a6: Int16)
    func t352_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes25, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes25, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t353_alone(_ a0: Bytes31)
    func t353_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes31, _ a6: Bytes31, _ a7: String, _ a8: Bytes31)
    func t353_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes31, _ a10: Double)
    func t353_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes31, _ a3: Double, _ a4: Bool, _ a5: Bytes31, _ a6: Int16)
    func t353_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes31, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes31, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t354_alone(_ a0: Bytes32)
    func t354_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes32, _ a6: Bytes32, _ a7: String, _ a8: Bytes32)
    func t354_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes32, _ a10: Double)
    func t354_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes32, _ a3: Double, _ a4: Bool, _ a5: Bytes32, _ a6: Int16)
    func t354_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t354_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes32, _ a5: Bytes32, _ a6: Int)
    func t354_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes32, _ a8: Bytes32, _ a9: Double, _ a10: Int)
    func t354_twice(_ a0: Bytes32, _ a1: String, _ a2: Bytes32, _ a3: Double)
    func t355_alone(_ a0: Bytes33)
    func t355_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes33, _ a6: Bytes33, _ a7: String, _ a8: Bytes33)
    func t355_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes33, _ a10: Double)
    func t355_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes33, _ a3: Double, _ a4: Bool, _ a5: Bytes33, _ a6: Int16)
    func t355_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes33, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes33, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t356_alone(_ a0: Bytes64)
    func t356_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes64, _ a6: Bytes64, _ a7: String, _ a8: Bytes64)
    func t356_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes64, _ a10: Double)
    func t356_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes64, _ a3: Double, _ a4: Bool, _ a5: Bytes64, _ a6: Int16)
    func t356_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t357_alone(_ a0: Bytes100)
    func t357_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes100, _ a6: Bytes100, _ a7: String, _ a8: Bytes100)
    func t357_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes100, _ a10: Double)
    func t357_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes100, _ a3: Double, _ a4: Bool, _ a5: Bytes100, _ a6: Int16)
    func t357_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes100, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes100, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t357_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes100, _ a5: Bytes100, _ a6: Int)
    func t357_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes100, _ a8: Bytes100, _ a9: Double, _ a10: Int)
    func t357_twice(_ a0: Bytes100, _ a1: String, _ a2: Bytes100, _ a3: Double)
    func t358_alone(_ a0: Words1)
    func t358_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words1, _ a6: Words1, _ a7: String, _ a8: Words1)
    func t358_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words1, _ a10: Double)
    func t358_mixed(_ a0: Float, _ a1: Int, _ a2: Words1, _ a3: Double, _ a4: Bool, _ a5: Words1, _ a6: Int16)
    func t358_mixed16(_ a0: Int, _ a1: Double, _ a2: Words1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t359_alone(_ a0: Words2)
    func t359_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words2, _ a6: Words2, _ a7: String, _ a8: Words2)
    func t359_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words2, _ a10: Double)
    func t359_mixed(_ a0: Float, _ a1: Int, _ a2: Words2, _ a3: Double, _ a4: Bool, _ a5: Words2, _ a6: Int16)
    func t359_mixed16(_ a0: Int, _ a1: Double, _ a2: Words2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange17: AnyObject {
    func take340(_ a: Int8, _ v: Bytes3, _ d: Double) -> Int
    func give340(_ a: Int) -> Bytes3
    func take341(_ a: Int8, _ v: Bytes4, _ d: Double) -> Int
    func give341(_ a: Int) -> Bytes4
    func take342(_ a: Int8, _ v: Bytes5, _ d: Double) -> Int
    func give342(_ a: Int) -> Bytes5
    func take343(_ a: Int8, _ v: Bytes6, _ d: Double) -> Int
    func give343(_ a: Int) -> Bytes6
    func take344(_ a: Int8, _ v: Bytes7, _ d: Double) -> Int
    func give344(_ a: Int) -> Bytes7
    func take345(_ a: Int8, _ v: Bytes8, _ d: Double) -> Int
    func give345(_ a: Int) -> Bytes8
    func take346(_ a: Int8, _ v: Bytes9, _ d: Double) -> Int
    func give346(_ a: Int) -> Bytes9
    func take347(_ a: Int8, _ v: Bytes12, _ d: Double) -> Int
    func give347(_ a: Int) -> Bytes12
    func take348(_ a: Int8, _ v: Bytes15, _ d: Double) -> Int
    func give348(_ a: Int) -> Bytes15
    func take349(_ a: Int8, _ v: Bytes16, _ d: Double) -> Int
    func give349(_ a: Int) -> Bytes16
    func take350(_ a: Int8, _ v: Bytes17, _ d: Double) -> Int
    func give350(_ a: Int) -> Bytes17
    func take351(_ a: Int8, _ v: Bytes24, _ d: Double) -> Int
    func give351(_ a: Int) -> Bytes24
    func take352(_ a: Int8, _ v: Bytes25, _ d: Double) -> Int
    func give352(_ a: Int) -> Bytes25
    func take353(_ a: Int8, _ v: Bytes31, _ d: Double) -> Int
    func give353(_ a: Int) -> Bytes31
    func take354(_ a: Int8, _ v: Bytes32, _ d: Double) -> Int
    func give354(_ a: Int) -> Bytes32
    func take355(_ a: Int8, _ v: Bytes33, _ d: Double) -> Int
    func give355(_ a: Int) -> Bytes33
    func take356(_ a: Int8, _ v: Bytes64, _ d: Double) -> Int
    func give356(_ a: Int) -> Bytes64
    func take357(_ a: Int8, _ v: Bytes100, _ d: Double) -> Int
    func give357(_ a: Int) -> Bytes100
    func take358(_ a: Int8, _ v: Words1, _ d: Double) -> Int
    func give358(_ a: Int) -> Words1
    func take359(_ a: Int8, _ v: Words2, _ d: Double) -> Int
    func give359(_ a: Int) -> Words2
}

public protocol Group18: AnyObject {
    func t360_alone(_ a0: Words3)
    func t360_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words3, _ a6: Words3, _ a7: String, _ a8: Words3)
    func t360_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words3, _ a10: Double)
    func t360_mixed(_ a0: Float, _ a1: Int, _ a2: Words3, _ a3: Double, _ a4: Bool, _ a5: Words3, _ a6: Int16)
    func t360_mixed16(_ a0: Int, _ a1: Double, _ a2: Words3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t360_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Words3, _ a5: Words3, _ a6: Int)
    func t360_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Words3, _ a8: Words3, _ a9: Double, _ a10: Int)
    func t360_twice(_ a0: Words3, _ a1: String, _ a2: Words3, _ a3: Double)
    func t361_alone(_ a0: Words4)
    func t361_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words4, _ a6: Words4, _ a7: String, _ a8: Words4)
    func t361_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words4, _ a10: Double)
    func t361_mixed(_ a0: Float, _ a1: Int, _ a2: Words4, _ a3: Double, _ a4: Bool, _ a5: Words4, _ a6: Int16)
    func t361_mixed16(_ a0: Int, _ a1: Double, _ a2: Words4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t362_alone(_ a0: Words5)
    func t362_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words5, _ a6: Words5, _ a7: String, _ a8: Words5)
    func t362_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words5, _ a10: Double)
    func t362_mixed(_ a0: Float, _ a1: Int, _ a2: Words5, _ a3: Double, _ a4: Bool, _ a5: Words5, _ a6: Int16)
    func t362_mixed16(_ a0: Int, _ a1: Double, _ a2: Words5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t363_alone(_ a0: Words8)
    func t363_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words8, _ a6: Words8, _ a7: String, _ a8: Words8)
    func t363_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words8, _ a10: Double)
    func t363_mixed(_ a0: Float, _ a1: Int, _ a2: Words8, _ a3: Double, _ a4: Bool, _ a5: Words8, _ a6: Int16)
    func t363_mixed16(_ a0: Int, _ a1: Double, _ a2: Words8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t363_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Words8, _ a5: Words8, _ a6: Int)
    func t363_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Words8, _ a8: Words8, _ a9: Double, _ a10: Int)
    func t363_twice(_ a0: Words8, _ a1: String, _ a2: Words8, _ a3: Double)
    func t364_alone(_ a0: Words12)
    func t364_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words12, _ a6: Words12, _ a7: String, _ a8: Words12)
    func t364_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words12, _ a10: Double)
    func t364_mixed(_ a0: Float, _ a1: Int, _ a2: Words12, _ a3: Double, _ a4: Bool, _ a5: Words12, _ a6: Int16)
    func t364_mixed16(_ a0: Int, _ a1: Double, _ a2: Words12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t365_alone(_ a0: Doubles1)
    func t365_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles1, _ a6: Doubles1, _ a7: String, _ a8: Doubles1)
    func t365_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles1, _ a10: Double)
    func t365_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles1, _ a3: Double, _ a4: Bool, _ a5: Doubles1, _ a6: Int16)
    func t365_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t366_alone(_ a0: Doubles2)
    func t366_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles2, _ a6: Doubles2, _ a7: String, _ a8: Doubles2)
    func t366_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles2, _ a10: Double)
    func t366_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles2, _ a3: Double, _ a4: Bool, _ a5: Doubles2, _ a6: Int16)
    func t366_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t366_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Doubles2, _ a5: Doubles2, _ a6: Int)
    func t366_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Doubles2, _ a8: Doubles2, _ a9: Double, _ a10: Int)
    func t366_twice(_ a0: Doubles2, _ a1: String, _ a2: Doubles2, _ a3: Double)
    func t367_alone(_ a0: Doubles3)
    func t367_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles3, _ a6: Doubles3, _ a7: String, _ a8: Doubles3)
    func t367_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles3, _ a10: Double)
    func t367_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles3, _ a3: Double, _ a4: Bool, _ a5: Doubles3, _ a6: Int16)
    func t367_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t368_alone(_ a0: Doubles4)
    func t368_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles4, _ a6: Doubles4, _ a7: String, _ a8: Doubles4)
    func t368_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles4, _ a10: Double)
    func t368_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles4, _ a3: Double, _ a4: Bool, _ a5: Doubles4, _ a6: Int16)
    func t368_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t369_alone(_ a0: Doubles5)
    func t369_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles5, _ a6: Doubles5, _ a7: String, _ a8: Doubles5)
    func t369_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles5, _ a10: Double)
    func t369_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles5, _ a3: Double, _ a4: Bool, _ a5: Doubles5, _ a6: Int16)
    func t369_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t369_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Doubles5, _ a5: Doubles5, _ a6: Int)
    func t369_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Doubles5, _ a8: Doubles5, _ a9: Double, _ a10: Int)
    func t369_twice(_ a0: Doubles5, _ a1: String, _ a2: Doubles5, _ a3: Double)
    func t370_alone(_ a0: Doubles8)
    func t370_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles8, _ a6: Doubles8, _ a7: String, _ a8: Doubles8)
    func t370_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles8, _ a10: Double)
    func t370_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles8, _ a3: Double, _ a4: Bool, _ a5: Doubles8, _ a6: Int16)
    func t370_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t371_alone(_ a0: Floats1)
    func t371_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats1, _ a6: Floats1, _ a7: String, _ a8: Floats1)
    func t371_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats1, _ a10: Double)
    func t371_mixed(_ a0: Float, _ a1: Int, _ a2: Floats1, _ a3: Double, _ a4: Bool, _ a5: Floats1, _ a6: Int16)
    func t371_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t372_alone(_ a0: Floats2)
    func t372_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats2, _ a6: Floats2, _ a7: String, _ a8: Floats2)
    func t372_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats2, _ a10: Double)
    func t372_mixed(_ a0: Float, _ a1: Int, _ a2: Floats2, _ a3: Double, _ a4: Bool, _ a5: Floats2, _ a6: Int16)
    func t372_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t372_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats2, _ a5: Floats2, _ a6: Int)
    func t372_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats2, _ a8: Floats2, _ a9: Double, _ a10: Int)
    func t372_twice(_ a0: Floats2, _ a1: String, _ a2: Floats2, _ a3: Double)
    func t373_alone(_ a0: Floats3)
    func t373_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats3, _ a6: Floats3, _ a7: String, _ a8: Floats3)
    func t373_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats3, _ a10: Double)
    func t373_mixed(_ a0: Float, _ a1: Int, _ a2: Floats3, _ a3: Double, _ a4: Bool, _ a5: Floats3, _ a6: Int16)
    func t373_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t374_alone(_ a0: Floats4)
    func t374_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats4, _ a6: Floats4, _ a7: String, _ a8: Floats4)
    func t374_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats4, _ a10: Double)
    func t374_mixed(_ a0: Float, _ a1: Int, _ a2: Floats4, _ a3: Double, _ a4: Bool, _ a5: Floats4, _ a6: Int16)
    func t374_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t375_alone(_ a0: Floats5)
    func t375_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats5, _ a6: Floats5, _ a7: String, _ a8: Floats5)
    func t375_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats5, _ a10: Double)
    func t375_mixed(_ a0: Float, _ a1: Int, _ a2: Floats5, _ a3: Double, _ a4: Bool, _ a5: Floats5, _ a6: Int16)
    func t375_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t375_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats5, _ a5: Floats5, _ a6: Int)
    func t375_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats5, _ a8: Floats5, _ a9: Double, _ a10: Int)
    func t375_twice(_ a0: Floats5, _ a1: String, _ a2: Floats5, _ a3: Double)
    func t376_alone(_ a0: Floats6)
    func t376_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats6, _ a6: Floats6, _ a7: String, _ a8: Floats6)
    func t376_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats6, _ a10: Double)
    func t376_mixed(_ a0: Float, _ a1: Int, _ a2: Floats6, _ a3: Double, _ a4: Bool, _ a5: Floats6, _ a6: Int16)
    func t376_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t377_alone(_ a0: Floats7)
    func t377_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats7, _ a6: Floats7, _ a7: String, _ a8: Floats7)
    func t377_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats7, _ a10: Double)
    func t377_mixed(_ a0: Float, _ a1: Int, _ a2: Floats7, _ a3: Double, _ a4: Bool, _ a5: Floats7, _ a6: Int16)
    func t377_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t378_alone(_ a0: Floats8)
    func t378_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats8, _ a6: Floats8, _ a7: String, _ a8: Floats8)
    func t378_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats8, _ a10: Double)
    func t378_mixed(_ a0: Float, _ a1: Int, _ a2: Floats8, _ a3: Double, _ a4: Bool, _ a5: Floats8, _ a6: Int16)
    func t378_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t378_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats8, _ a5: Floats8, _ a6: Int)
    func t378_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats8, _ a8: Floats8, _ a9: Double, _ a10: Int)
    func t378_twice(_ a0: Floats8, _ a1: String, _ a2: Floats8, _ a3: Double)
    func t379_alone(_ a0: Floats9)
    func t379_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats9, _ a6: Floats9, _ a7: String, _ a8: Floats9)
    func t379_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats9, _ a10: Double)
    func t379_mixed(_ a0: Float, _ a1: Int, _ a2: Floats9, _ a3: Double, _ a4: Bool, _ a5: Floats9, _ a6: Int16)
    func t379_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange18: AnyObject {
    func take360(_ a: Int8, _ v: Words3, _ d: Double) -> Int
    func give360(_ a: Int) -> Words3
    func take361(_ a: Int8, _ v: Words4, _ d: Double) -> Int
    func give361(_ a: Int) -> Words4
    func take362(_ a: Int8, _ v: Words5, _ d: Double) -> Int
    func give362(_ a: Int) -> Words5
    func take363(_ a: Int8, _ v: Words8, _ d: Double) -> Int
    func give363(_ a: Int) -> Words8
    func take364(_ a: Int8, _ v: Words12, _ d: Double) -> Int
    func give364(_ a: Int) -> Words12
    func take365(_ a: Int8, _ v: Doubles1, _ d: Double) -> Int
    func give365(_ a: Int) -> Doubles1
    func take366(_ a: Int8, _ v: Doubles2, _ d: Double) -> Int
    func give366(_ a: Int) -> Doubles2
    func take367(_ a: Int8, _ v: Doubles3, _ d: Double) -> Int
    func give367(_ a: Int) -> Doubles3
    func take368(_ a: Int8, _ v: Doubles4, _ d: Double) -> Int
    func give368(_ a: Int) -> Doubles4
    func take369(_ a: Int8, _ v: Doubles5, _ d: Double) -> Int
    func give369(_ a: Int) -> Doubles5
    func take370(_ a: Int8, _ v: Doubles8, _ d: Double) -> Int
    func give370(_ a: Int) -> Doubles8
    func take371(_ a: Int8, _ v: Floats1, _ d: Double) -> Int
    func give371(_ a: Int) -> Floats1
    func take372(_ a: Int8, _ v: Floats2, _ d: Double) -> Int
    func give372(_ a: Int) -> Floats2
    func take373(_ a: Int8, _ v: Floats3, _ d: Double) -> Int
    func give373(_ a: Int) -> Floats3
    func take374(_ a: Int8, _ v: Floats4, _ d: Double) -> Int
    func give374(_ a: Int) -> Floats4
    func take375(_ a: Int8, _ v: Floats5, _ d: Double) -> Int
    func give375(_ a: Int) -> Floats5
    func take376(_ a: Int8, _ v: Floats6, _ d: Double) -> Int
    func give376(_ a: Int) -> Floats6
    func take377(_ a: Int8, _ v: Floats7, _ d: Double) -> Int
    func give377(_ a: Int) -> Floats7
    func take378(_ a: Int8, _ v: Floats8, _ d: Double) -> Int
    func give378(_ a: Int) -> Floats8
    func take379(_ a: Int8, _ v: Floats9, _ d: Double) -> Int
    func give379(_ a: Int) -> Floats9
}

public protocol Group19: AnyObject {
    func t380_alone(_ a0: FloatsAndShorts2)
    func t380_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts2, _ a6: FloatsAndShorts2, _ a7: String, _ a8: FloatsAndShorts2)
    func t380_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts2, _ a10: Double)
    func t380_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts2, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts2, _ a6: Int16)
    func t380_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t381_alone(_ a0: FloatsAndShorts3)
    func t381_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts3, _ a6: FloatsAndShorts3, _ a7: String, _ a8: FloatsAndShorts3)
    func t381_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts3, _ a10: Double)
    func t381_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts3, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts3, _ a6: Int16)
    func t381_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t381_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: FloatsAndShorts3, _ a5: FloatsAndShorts3, _ a6: Int)
    func t381_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: FloatsAndShorts3, _ a8: FloatsAndShorts3, _ a9: Double, _ a10: Int)
    func t381_twice(_ a0: FloatsAndShorts3, _ a1: String, _ a2: FloatsAndShorts3, _ a3: Double)
    func t382_alone(_ a0: FloatsAndShorts4)
    func t382_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts4, _ a6: FloatsAndShorts4, _ a7: String, _ a8: FloatsAndShorts4)
    func t382_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts4, _ a10: Double)
    func t382_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts4, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts4, _ a6: Int16)
    func t382_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t383_alone(_ a0: FloatsAndShorts6)
    func t383_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts6, _ a6: FloatsAndShorts6, _ a7: String, _ a8: FloatsAndShorts6)
    func t383_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts6, _ a10: Double)
    func t383_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts6, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts6, _ a6: Int16)
    func t383_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t384_alone(_ a0: FloatsAndShorts8)
    func t384_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts8, _ a6: FloatsAndShorts8, _ a7: String, _ a8: FloatsAndShorts8)
    func t384_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts8, _ a10: Double)
    func t384_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts8, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts8, _ a6: Int16)
    func t384_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t384_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: FloatsAndShorts8, _ a5: FloatsAndShorts8, _ a6: Int)
    func t384_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: FloatsAndShorts8, _ a8: FloatsAndShorts8, _ a9: Double, _ a10: Int)
    func t384_twice(_ a0: FloatsAndShorts8, _ a1: String, _ a2: FloatsAndShorts8, _ a3: Double)
    func t385_alone(_ a0: FloatsAndShorts12)
    func t385_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts12, _ a6: FloatsAndShorts12, _ a7: String, _ a8: FloatsAndShorts12)
    func t385_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts12, _ a10: Double)
    func t385_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts12, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts12, _ a6: Int16)
    func t385_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t386_alone(_ a0: FloatsAndShorts15)
    func t386_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts15, _ a6: FloatsAndShorts15, _ a7: String, _ a8: FloatsAndShorts15)
    func t386_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts15, _ a10: Double)
    func t386_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts15, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts15, _ a6: Int16)
    func t386_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts15, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts15, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t387_alone(_ a0: DoublesAndBytes2)
    func t387_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes2, _ a6: DoublesAndBytes2, _ a7: String, _ a8: DoublesAndBytes2)
    func t387_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes2, _ a10: Double)
    func t387_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes2, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes2, _ a6: Int16)
    func t387_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t387_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes2, _ a5: DoublesAndBytes2, _ a6: Int)
    func t387_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes2, _ a8: DoublesAndBytes2, _ a9: Double, _ a10: Int)
    func t387_twice(_ a0: DoublesAndBytes2, _ a1: String, _ a2: DoublesAndBytes2, _ a3: Double)
    func t388_alone(_ a0: DoublesAndBytes3)
    func t388_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes3, _ a6: DoublesAndBytes3, _ a7: String, _ a8: DoublesAndBytes3)
    func t388_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes3, _ a10: Double)
    func t388_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes3, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes3, _ a6: Int16)
    func t388_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t389_alone(_ a0: DoublesAndBytes4)
    func t389_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes4, _ a6: DoublesAndBytes4, _ a7: String, _ a8: DoublesAndBytes4)
    func t389_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes4, _ a10: Double)
    func t389_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes4, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes4, _ a6: Int16)
    func t389_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t390_alone(_ a0: DoublesAndBytes5)
    func t390_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes5, _ a6: DoublesAndBytes5, _ a7: String, _ a8: DoublesAndBytes5)
    func t390_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes5, _ a10: Double)
    func t390_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes5, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes5, _ a6: Int16)
    func t390_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t390_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes5, _ a5: DoublesAndBytes5, _ a6: Int)
    func t390_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes5, _ a8: DoublesAndBytes5, _ a9: Double, _ a10: Int)
    func t390_twice(_ a0: DoublesAndBytes5, _ a1: String, _ a2: DoublesAndBytes5, _ a3: Double)
    func t391_alone(_ a0: DoublesAndBytes6)
    func t391_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes6, _ a6: DoublesAndBytes6, _ a7: String, _ a8: DoublesAndBytes6)
    func t391_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes6, _ a10: Double)
    func t391_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes6, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes6, _ a6: Int16)
    func t391_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t392_alone(_ a0: DoublesAndBytes10)
    func t392_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes10, _ a6: DoublesAndBytes10, _ a7: String, _ a8: DoublesAndBytes10)
    func t392_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes10, _ a10: Double)
    func t392_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes10, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes10, _ a6: Int16)
    func t392_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes10, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes10, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t393_alone(_ a0: Strings1)
    func t393_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings1, _ a6: Strings1, _ a7: String, _ a8: Strings1)
    func t393_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings1, _ a10: Double)
    func t393_mixed(_ a0: Float, _ a1: Int, _ a2: Strings1, _ a3: Double, _ a4: Bool, _ a5: Strings1, _ a6: Int16)
    func t393_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t393_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Strings1, _ a5: Strings1, _ a6: Int)
    func t393_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Strings1, _ a8: Strings1, _ a9: Double, _ a10: Int)
    func t393_twice(_ a0: Strings1, _ a1: String, _ a2: Strings1, _ a3: Double)
    func t394_alone(_ a0: Strings2)
    func t394_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings2, _ a6: Strings2, _ a7: String, _ a8: Strings2)
    func t394_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings2, _ a10: Double)
    func t394_mixed(_ a0: Float, _ a1: Int, _ a2: Strings2, _ a3: Double, _ a4: Bool, _ a5: Strings2, _ a6: Int16)
    func t394_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t395_alone(_ a0: Strings3)
    func t395_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings3, _ a6: Strings3, _ a7: String, _ a8: Strings3)
    func t395_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings3, _ a10: Double)
    func t395_mixed(_ a0: Float, _ a1: Int, _ a2: Strings3, _ a3: Double, _ a4: Bool, _ a5: Strings3, _ a6: Int16)
    func t395_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t396_alone(_ a0: Strings4)
    func t396_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings4, _ a6: Strings4, _ a7: String, _ a8: Strings4)
    func t396_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings4, _ a10: Double)
    func t396_mixed(_ a0: Float, _ a1: Int, _ a2: Strings4, _ a3: Double, _ a4: Bool, _ a5: Strings4, _ a6: Int16)
    func t396_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t396_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Strings4, _ a5: Strings4, _ a6: Int)
    func t396_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Strings4, _ a8: Strings4, _ a9: Double, _ a10: Int)
    func t396_twice(_ a0: Strings4, _ a1: String, _ a2: Strings4, _ a3: Double)
    func t397_alone(_ a0: Mixed2)
    func t397_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed2, _ a6: Mixed2, _ a7: String, _ a8: Mixed2)
    func t397_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed2, _ a10: Double)
    func t397_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed2, _ a3: Double, _ a4: Bool, _ a5: Mixed2, _ a6: Int16)
    func t397_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t398_alone(_ a0: Mixed3)
    func t398_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed3, _ a6: Mixed3, _ a7: String, _ a8: Mixed3)
    func t398_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed3, _ a10: Double)
    func t398_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed3, _ a3: Double, _ a4: Bool, _ a5: Mixed3, _ a6: Int16)
    func t398_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t399_alone(_ a0: Mixed4)
    func t399_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed4, _ a6: Mixed4, _ a7: String, _ a8: Mixed4)
    func t399_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed4, _ a10: Double)
    func t399_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed4, _ a3: Double, _ a4: Bool, _ a5: Mixed4, _ a6: Int16)
    func t399_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t399_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed4, _ a5: Mixed4, _ a6: Int)
    func t399_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed4, _ a8: Mixed4, _ a9: Double, _ a10: Int)
    func t399_twice(_ a0: Mixed4, _ a1: String, _ a2: Mixed4, _ a3: Double)
}

public protocol Exchange19: AnyObject {
    func take380(_ a: Int8, _ v: FloatsAndShorts2, _ d: Double) -> Int
    func give380(_ a: Int) -> FloatsAndShorts2
    func take381(_ a: Int8, _ v: FloatsAndShorts3, _ d: Double) -> Int
    func give381(_ a: Int) -> FloatsAndShorts3
    func take382(_ a: Int8, _ v: FloatsAndShorts4, _ d: Double) -> Int
    func give382(_ a: Int) -> FloatsAndShorts4
    func take383(_ a: Int8, _ v: FloatsAndShorts6, _ d: Double) -> Int
    func give383(_ a: Int) -> FloatsAndShorts6
    func take384(_ a: Int8, _ v: FloatsAndShorts8, _ d: Double) -> Int
    func give384(_ a: Int) -> FloatsAndShorts8
    func take385(_ a: Int8, _ v: FloatsAndShorts12, _ d: Double) -> Int
    func give385(_ a: Int) -> FloatsAndShorts12
    func take386(_ a: Int8, _ v: FloatsAndShorts15, _ d: Double) -> Int
    func give386(_ a: Int) -> FloatsAndShorts15
    func take387(_ a: Int8, _ v: DoublesAndBytes2, _ d: Double) -> Int
    func give387(_ a: Int) -> DoublesAndBytes2
    func take388(_ a: Int8, _ v: DoublesAndBytes3, _ d: Double) -> Int
    func give388(_ a: Int) -> DoublesAndBytes3
    func take389(_ a: Int8, _ v: DoublesAndBytes4, _ d: Double) -> Int
    func give389(_ a: Int) -> DoublesAndBytes4
    func take390(_ a: Int8, _ v: DoublesAndBytes5, _ d: Double) -> Int
    func give390(_ a: Int) -> DoublesAndBytes5
    func take391(_ a: Int8, _ v: DoublesAndBytes6, _ d: Double) -> Int
    func give391(_ a: Int) -> DoublesAndBytes6
    func take392(_ a: Int8, _ v: DoublesAndBytes10, _ d: Double) -> Int
    func give392(_ a: Int) -> DoublesAndBytes10
    func take393(_ a: Int8, _ v: Strings1, _ d: Double) -> Int
    func give393(_ a: Int) -> Strings1
    func take394(_ a: Int8, _ v: Strings2, _ d: Double) -> Int
    func give394(_ a: Int) -> Strings2
    func take395(_ a: Int8, _ v: Strings3, _ d: Double) -> Int
    func give395(_ a: Int) -> Strings3
    func take396(_ a: Int8, _ v: Strings4, _ d: Double) -> Int
    func give396(_ a: Int) -> Strings4
    func take397(_ a: Int8, _ v: Mixed2, _ d: Double) -> Int
    func give397(_ a: Int) -> Mixed2
    func take398(_ a: Int8, _ v: Mixed3, _ d: Double) -> Int
    func give398(_ a: Int) -> Mixed3
    func take399(_ a: Int8, _ v: Mixed4, _ d: Double) -> Int
    func give399(_ a: Int) -> Mixed4
}

public protocol Group20: AnyObject {
    func t400_alone(_ a0: Mixed5)
    func t400_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed5, _ a6: Mixed5, _ a7: String, _ a8: Mixed5)
    func t400_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed5, _ a10: Double)
    func t400_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed5, _ a3: Double, _ a4: Bool, _ a5: Mixed5, _ a6: Int16)
    func t400_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t401_alone(_ a0: Mixed6)
    func t401_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed6, _ a6: Mixed6, _ a7: String, _ a8: Mixed6)
    func t401_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed6, _ a10: Double)
    func t401_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed6, _ a3: Double, _ a4: Bool, _ a5: Mixed6, _ a6: Int16)
    func t401_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t402_alone(_ a0: Mixed7)
    func t402_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed7, _ a6: Mixed7, _ a7: String, _ a8: Mixed7)
    func t402_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed7, _ a10: Double)
    func t402_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed7, _ a3: Double, _ a4: Bool, _ a5: Mixed7, _ a6: Int16)
    func t402_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t402_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed7, _ a5: Mixed7, _ a6: Int)
    func t402_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed7, _ a8: Mixed7, _ a9: Double, _ a10: Int)
    func t402_twice(_ a0: Mixed7, _ a1: String, _ a2: Mixed7, _ a3: Double)
    func t403_alone(_ a0: Mixed8)
    func t403_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed8, _ a6: Mixed8, _ a7: String, _ a8: Mixed8)
    func t403_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed8, _ a10: Double)
    func t403_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed8, _ a3: Double, _ a4: Bool, _ a5: Mixed8, _ a6: Int16)
    func t403_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t404_alone(_ a0: Mixed9)
    func t404_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed9, _ a6: Mixed9, _ a7: String, _ a8: Mixed9)
    func t404_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed9, _ a10: Double)
    func t404_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed9, _ a3: Double, _ a4: Bool, _ a5: Mixed9, _ a6: Int16)
    func t404_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t405_alone(_ a0: Mixed16)
    func t405_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed16, _ a6: Mixed16, _ a7: String, _ a8: Mixed16)
    func t405_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed16, _ a10: Double)
    func t405_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed16, _ a3: Double, _ a4: Bool, _ a5: Mixed16, _ a6: Int16)
    func t405_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t405_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed16, _ a5: Mixed16, _ a6: Int)
    func t405_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed16, _ a8: Mixed16, _ a9: Double, _ a10: Int)
    func t405_twice(_ a0: Mixed16, _ a1: String, _ a2: Mixed16, _ a3: Double)
    func t406_alone(_ a0: RandomStruct4)
    func t406_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct4, _ a6: RandomStruct4, _ a7: String, _ a8: RandomStruct4)
    func t406_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct4, _ a10: Double)
    func t406_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct4, _ a3: Double, _ a4: Bool, _ a5: RandomStruct4, _ a6: Int16)
    func t406_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t407_alone(_ a0: RandomEnum5)
    func t407_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum5, _ a6: RandomEnum5, _ a7: String, _ a8: RandomEnum5)
    func t407_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum5, _ a10: Double)
    func t407_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum5, _ a3: Double, _ a4: Bool, _ a5: RandomEnum5, _ a6: Int16)
    func t407_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t408_alone(_ a0: RandomStruct8)
    func t408_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct8, _ a6: RandomStruct8, _ a7: String, _ a8: RandomStruct8)
    func t408_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct8, _ a10: Double)
    func t408_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct8, _ a3: Double, _ a4: Bool, _ a5: RandomStruct8, _ a6: Int16)
    func t408_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t408_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct8, _ a5: RandomStruct8, _ a6: Int)
    func t408_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct8, _ a8: RandomStruct8, _ a9: Double, _ a10: Int)
    func t408_twice(_ a0: RandomStruct8, _ a1: String, _ a2: RandomStruct8, _ a3: Double)
    func t409_alone(_ a0: (((UInt64, Float16), UInt32?), Int8))
    func t409_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (((UInt64, Float16), UInt32?), Int8), _ a6: (((UInt64, Float16), UInt32?), Int8))
    func t409_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (((UInt64, Float16), UInt32?), Int8), _ a7: Double, _ a8: Double, _ a9: Double)
    func t409_mixed(_ a0: Float, _ a1: Int, _ a2: (((UInt64, Float16), UInt32?), Int8), _ a3: Double, _ a4: Bool, _ a5: (((UInt64, Float16), UInt32?), Int8), _ a6: Int16)
    func t409_mixed16(_ a0: Int, _ a1: Double, _ a2: (((UInt64, Float16), UInt32?), Int8), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (((UInt64, Float16), UInt32?), Int8), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t410_alone(_ a0: RandomStruct9)
    func t410_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct9, _ a6: RandomStruct9, _ a7: String, _ a8: RandomStruct9)
    func t410_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct9, _ a10: Double)
    func t410_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct9, _ a3: Double, _ a4: Bool, _ a5: RandomStruct9, _ a6: Int16)
    func t410_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t411_alone(_ a0: RandomStruct11)
    func t411_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct11, _ a6: RandomStruct11, _ a7: String, _ a8: RandomStruct11)
    func t411_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct11, _ a10: Double)
    func t411_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct11, _ a3: Double, _ a4: Bool, _ a5: RandomStruct11, _ a6: Int16)
    func t411_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct11, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct11, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t411_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct11, _ a5: RandomStruct11, _ a6: Int)
    func t411_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct11, _ a8: RandomStruct11, _ a9: Double, _ a10: Int)
    func t411_twice(_ a0: RandomStruct11, _ a1: String, _ a2: RandomStruct11, _ a3: Double)
    func t412_alone(_ a0: RandomEnum12)
    func t412_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum12, _ a6: RandomEnum12, _ a7: String, _ a8: RandomEnum12)
    func t412_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum12, _ a10: Double)
    func t412_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum12, _ a3: Double, _ a4: Bool, _ a5: RandomEnum12, _ a6: Int16)
    func t412_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t413_alone(_ a0: RandomStruct19)
    func t413_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct19, _ a6: RandomStruct19, _ a7: String, _ a8: RandomStruct19)
    func t413_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct19, _ a10: Double)
    func t413_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct19, _ a3: Double, _ a4: Bool, _ a5: RandomStruct19, _ a6: Int16)
    func t413_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct19, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct19, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t414_alone(_ a0: ([Int], Double))
    func t414_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ([Int], Double), _ a6: ([Int], Double))
    func t414_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ([Int], Double), _ a7: Double, _ a8: Double, _ a9: Double)
    func t414_mixed(_ a0: Float, _ a1: Int, _ a2: ([Int], Double), _ a3: Double, _ a4: Bool, _ a5: ([Int], Double), _ a6: Int16)
    func t414_mixed16(_ a0: Int, _ a1: Double, _ a2: ([Int], Double), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ([Int], Double), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t414_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ([Int], Double), _ a5: ([Int], Double), _ a6: Int)
    func t414_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: ([Int], Double), _ a6: ([Int], Double), _ a7: Double, _ a8: Int)
    func t414_twice(_ a0: ([Int], Double), _ a1: String, _ a2: ([Int], Double), _ a3: Double)
    func t415_alone(_ a0: RandomStruct21)
    func t415_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct21, _ a6: RandomStruct21, _ a7: String, _ a8: RandomStruct21)
    func t415_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct21, _ a10: Double)
    func t415_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct21, _ a3: Double, _ a4: Bool, _ a5: RandomStruct21, _ a6: Int16)
    func t415_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct21, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct21, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t416_alone(_ a0: RandomStruct26)
    func t416_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct26, _ a6: RandomStruct26, _ a7: String, _ a8: RandomStruct26)
    func t416_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct26, _ a10: Double)
    func t416_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct26, _ a3: Double, _ a4: Bool, _ a5: RandomStruct26, _ a6: Int16)
    func t416_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct26, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct26, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t417_alone(_ a0: RandomEnum27)
    func t417_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum27, _ a6: RandomEnum27, _ a7: String, _ a8: RandomEnum27)
    func t417_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum27, _ a10: Double)
    func t417_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum27, _ a3: Double, _ a4: Bool, _ a5: RandomEnum27, _ a6: Int16)
    func t417_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum27, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum27, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t417_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum27, _ a5: RandomEnum27, _ a6: Int)
    func t417_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum27, _ a8: RandomEnum27, _ a9: Double, _ a10: Int)
    func t417_twice(_ a0: RandomEnum27, _ a1: String, _ a2: RandomEnum27, _ a3: Double)
    func t418_alone(_ a0: RandomStruct28)
    func t418_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct28, _ a6: RandomStruct28, _ a7: String, _ a8: RandomStruct28)
    func t418_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct28, _ a10: Double)
    func t418_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct28, _ a3: Double, _ a4: Bool, _ a5: RandomStruct28, _ a6: Int16)
    func t418_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct28, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct28, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t419_alone(_ a0: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?))
    func t419_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?))
    func t419_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a7: Double, _ a8: Double, _ a9: Double)
    func t419_mixed(_ a0: Float, _ a1: Int, _ a2: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a3: Double, _ a4: Bool, _ a5: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a6: Int16)
    func t419_mixed16(_ a0: Int, _ a1: Double, _ a2: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange20: AnyObject {
    func take400(_ a: Int8, _ v: Mixed5, _ d: Double) -> Int
    func give400(_ a: Int) -> Mixed5
    func take401(_ a: Int8, _ v: Mixed6, _ d: Double) -> Int
    func give401(_ a: Int) -> Mixed6
    func take402(_ a: Int8, _ v: Mixed7, _ d: Double) -> Int
    func give402(_ a: Int) -> Mixed7
    func take403(_ a: Int8, _ v: Mixed8, _ d: Double) -> Int
    func give403(_ a: Int) -> Mixed8
    func take404(_ a: Int8, _ v: Mixed9, _ d: Double) -> Int
    func give404(_ a: Int) -> Mixed9
    func take405(_ a: Int8, _ v: Mixed16, _ d: Double) -> Int
    func give405(_ a: Int) -> Mixed16
    func take406(_ a: Int8, _ v: RandomStruct4, _ d: Double) -> Int
    func give406(_ a: Int) -> RandomStruct4
    func take407(_ a: Int8, _ v: RandomEnum5, _ d: Double) -> Int
    func give407(_ a: Int) -> RandomEnum5
    func take408(_ a: Int8, _ v: RandomStruct8, _ d: Double) -> Int
    func give408(_ a: Int) -> RandomStruct8
    func take409(_ a: Int8, _ v: (((UInt64, Float16), UInt32?), Int8), _ d: Double) -> Int
    func give409(_ a: Int) -> (((UInt64, Float16), UInt32?), Int8)
    func take410(_ a: Int8, _ v: RandomStruct9, _ d: Double) -> Int
    func give410(_ a: Int) -> RandomStruct9
    func take411(_ a: Int8, _ v: RandomStruct11, _ d: Double) -> Int
    func give411(_ a: Int) -> RandomStruct11
    func take412(_ a: Int8, _ v: RandomEnum12, _ d: Double) -> Int
    func give412(_ a: Int) -> RandomEnum12
    func take413(_ a: Int8, _ v: RandomStruct19, _ d: Double) -> Int
    func give413(_ a: Int) -> RandomStruct19
    func take414(_ a: Int8, _ v: ([Int], Double), _ d: Double) -> Int
    func give414(_ a: Int) -> ([Int], Double)
    func take415(_ a: Int8, _ v: RandomStruct21, _ d: Double) -> Int
    func give415(_ a: Int) -> RandomStruct21
    func take416(_ a: Int8, _ v: RandomStruct26, _ d: Double) -> Int
    func give416(_ a: Int) -> RandomStruct26
    func take417(_ a: Int8, _ v: RandomEnum27, _ d: Double) -> Int
    func give417(_ a: Int) -> RandomEnum27
    func take418(_ a: Int8, _ v: RandomStruct28, _ d: Double) -> Int
    func give418(_ a: Int) -> RandomStruct28
    func take419(_ a: Int8, _ v: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ d: Double) -> Int
    func give419(_ a: Int) -> (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?)
}

public protocol Group21: AnyObject {
    func t420_alone(_ a0: RandomStruct31)
    func t420_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct31, _ a6: RandomStruct31, _ a7: String, _ a8: RandomStruct31)
    func t420_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct31, _ a10: Double)
    func t420_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct31, _ a3: Double, _ a4: Bool, _ a5: RandomStruct31, _ a6: Int16)
    func t420_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct31, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct31, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t420_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct31, _ a5: RandomStruct31, _ a6: Int)
    func t420_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct31, _ a8: RandomStruct31, _ a9: Double, _ a10: Int)
    func t420_twice(_ a0: RandomStruct31, _ a1: String, _ a2: RandomStruct31, _ a3: Double)
    func t421_alone(_ a0: RandomStruct32)
    func t421_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct32, _ a6: RandomStruct32, _ a7: String, _ a8: RandomStruct32)
    func t421_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct32, _ a10: Double)
    func t421_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct32, _ a3: Double, _ a4: Bool, _ a5: RandomStruct32, _ a6: Int16)
    func t421_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t422_alone(_ a0: RandomEnum33)
    func t422_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum33, _ a6: RandomEnum33, _ a7: String, _ a8: RandomEnum33)
    func t422_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum33, _ a10: Double)
    func t422_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum33, _ a3: Double, _ a4: Bool, _ a5: RandomEnum33, _ a6: Int16)
    func t422_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum33, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum33, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t423_alone(_ a0: RandomStruct37)
    func t423_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct37, _ a6: RandomStruct37, _ a7: String, _ a8: RandomStruct37)
    func t423_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct37, _ a10: Double)
    func t423_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct37, _ a3: Double, _ a4: Bool, _ a5: RandomStruct37, _ a6: Int16)
    func t423_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct37, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct37, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t423_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct37, _ a5: RandomStruct37, _ a6: Int)
    func t423_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct37, _ a8: RandomStruct37, _ a9: Double, _ a10: Int)
    func t423_twice(_ a0: RandomStruct37, _ a1: String, _ a2: RandomStruct37, _ a3: Double)
    func t424_alone(_ a0: (RandomEnum38, RandomStruct39))
    func t424_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (RandomEnum38, RandomStruct39), _ a6: (RandomEnum38, RandomStruct39))
    func t424_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (RandomEnum38, RandomStruct39), _ a7: Double, _ a8: Double, _ a9: Double)
    func t424_mixed(_ a0: Float, _ a1: Int, _ a2: (RandomEnum38, RandomStruct39), _ a3: Double, _ a4: Bool, _ a5: (RandomEnum38, RandomStruct39), _ a6: Int16)
    func t424_mixed16(_ a0: Int, _ a1: Double, _ a2: (RandomEnum38, RandomStruct39), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (RandomEnum38, RandomStruct39), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t425_alone(_ a0: RandomStruct43)
    func t425_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct43, _ a6: RandomStruct43, _ a7: String, _ a8: RandomStruct43)
    func t425_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct43, _ a10: Double)
    func t425_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct43, _ a3: Double, _ a4: Bool, _ a5: RandomStruct43, _ a6: Int16)
    func t425_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct43, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct43, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t426_alone(_ a0: RandomStruct48)
    func t426_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct48, _ a6: RandomStruct48, _ a7: String, _ a8: RandomStruct48)
    func t426_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct48, _ a10: Double)
    func t426_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct48, _ a3: Double, _ a4: Bool, _ a5: RandomStruct48, _ a6: Int16)
    func t426_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct48, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct48, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t426_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct48, _ a5: RandomStruct48, _ a6: Int)
    func t426_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct48, _ a8: RandomStruct48, _ a9: Double, _ a10: Int)
    func t426_twice(_ a0: RandomStruct48, _ a1: String, _ a2: RandomStruct48, _ a3: Double)
    func t427_alone(_ a0: RandomEnum49)
    func t427_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum49, _ a6: RandomEnum49, _ a7: String, _ a8: RandomEnum49)
    func t427_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum49, _ a10: Double)
    func t427_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum49, _ a3: Double, _ a4: Bool, _ a5: RandomEnum49, _ a6: Int16)
    func t427_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum49, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum49, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t428_alone(_ a0: RandomStruct53)
    func t428_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct53, _ a6: RandomStruct53, _ a7: String, _ a8: RandomStruct53)
    func t428_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct53, _ a10: Double)
    func t428_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct53, _ a3: Double, _ a4: Bool, _ a5: RandomStruct53, _ a6: Int16)
    func t428_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct53, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct53, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t429_alone(_ a0: (c_pair??, Int16))
    func t429_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (c_pair??, Int16), _ a6: (c_pair??, Int16))
    func t429_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (c_pair??, Int16), _ a7: Double, _ a8: Double, _ a9: Double)
    func t429_mixed(_ a0: Float, _ a1: Int, _ a2: (c_pair??, Int16), _ a3: Double, _ a4: Bool, _ a5: (c_pair??, Int16), _ a6: Int16)
    func t429_mixed16(_ a0: Int, _ a1: Double, _ a2: (c_pair??, Int16), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (c_pair??, Int16), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t429_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (c_pair??, Int16), _ a5: (c_pair??, Int16), _ a6: Int)
    func t429_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (c_pair??, Int16), _ a6: (c_pair??, Int16), _ a7: Double, _ a8: Int)
    func t429_twice(_ a0: (c_pair??, Int16), _ a1: String, _ a2: (c_pair??, Int16), _ a3: Double)
    func t430_alone(_ a0: RandomStruct58)
    func t430_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct58, _ a6: RandomStruct58, _ a7: String, _ a8: RandomStruct58)
    func t430_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct58, _ a10: Double)
    func t430_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct58, _ a3: Double, _ a4: Bool, _ a5: RandomStruct58, _ a6: Int16)
    func t430_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct58, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct58, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t431_alone(_ a0: RandomStruct59)
    func t431_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct59, _ a6: RandomStruct59, _ a7: String, _ a8: RandomStruct59)
    func t431_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct59, _ a10: Double)
    func t431_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct59, _ a3: Double, _ a4: Bool, _ a5: RandomStruct59, _ a6: Int16)
    func t431_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct59, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct59, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t432_alone(_ a0: RandomEnum60)
    func t432_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum60, _ a6: RandomEnum60, _ a7: String, _ a8: RandomEnum60)
    func t432_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum60, _ a10: Double)
    func t432_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum60, _ a3: Double, _ a4: Bool, _ a5: RandomEnum60, _ a6: Int16)
    func t432_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum60, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum60, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t432_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum60, _ a5: RandomEnum60, _ a6: Int)
    func t432_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum60, _ a8: RandomEnum60, _ a9: Double, _ a10: Int)
    func t432_twice(_ a0: RandomEnum60, _ a1: String, _ a2: RandomEnum60, _ a3: Double)
    func t433_alone(_ a0: RandomStruct65)
    func t433_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct65, _ a6: RandomStruct65, _ a7: String, _ a8: RandomStruct65)
    func t433_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct65, _ a10: Double)
    func t433_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct65, _ a3: Double, _ a4: Bool, _ a5: RandomStruct65, _ a6: Int16)
    func t433_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct65, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct65, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t434_alone(_ a0: (Int16, RandomEnum66))
    func t434_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int16, RandomEnum66), _ a6: (Int16, RandomEnum66))
    func t434_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int16, RandomEnum66), _ a7: Double, _ a8: Double, _ a9: Double)
    func t434_mixed(_ a0: Float, _ a1: Int, _ a2: (Int16, RandomEnum66), _ a3: Double, _ a4: Bool, _ a5: (Int16, RandomEnum66), _ a6: Int16)
    func t434_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int16, RandomEnum66), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int16, RandomEnum66), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t435_alone(_ a0: RandomStruct67)
    func t435_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct67, _ a6: RandomStruct67, _ a7: String, _ a8: RandomStruct67)
    func t435_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct67, _ a10: Double)
    func t435_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct67, _ a3: Double, _ a4: Bool, _ a5: RandomStruct67, _ a6: Int16)
    func t435_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct67, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct67, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t435_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct67, _ a5: RandomStruct67, _ a6: Int)
    func t435_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct67, _ a8: RandomStruct67, _ a9: Double, _ a10: Int)
    func t435_twice(_ a0: RandomStruct67, _ a1: String, _ a2: RandomStruct67, _ a3: Double)
    func t436_alone(_ a0: RandomStruct69)
    func t436_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct69, _ a6: RandomStruct69, _ a7: String, _ a8: RandomStruct69)
    func t436_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct69, _ a10: Double)
    func t436_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct69, _ a3: Double, _ a4: Bool, _ a5: RandomStruct69, _ a6: Int16)
    func t436_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct69, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct69, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t437_alone(_ a0: RandomEnum70)
    func t437_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum70, _ a6: RandomEnum70, _ a7: String, _ a8: RandomEnum70)
    func t437_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum70, _ a10: Double)
    func t437_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum70, _ a3: Double, _ a4: Bool, _ a5: RandomEnum70, _ a6: Int16)
    func t437_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum70, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum70, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t438_alone(_ a0: RandomStruct71)
    func t438_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct71, _ a6: RandomStruct71, _ a7: String, _ a8: RandomStruct71)
    func t438_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct71, _ a10: Double)
    func t438_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct71, _ a3: Double, _ a4: Bool, _ a5: RandomStruct71, _ a6: Int16)
    func t438_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct71, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct71, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t438_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct71, _ a5: RandomStruct71, _ a6: Int)
    func t438_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct71, _ a8: RandomStruct71, _ a9: Double, _ a10: Int)
    func t438_twice(_ a0: RandomStruct71, _ a1: String, _ a2: RandomStruct71, _ a3: Double)
    func t439_alone(_ a0: ((c_pair, Float, c_pair), (any Error)?, Int8?))
    func t439_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?))
    func t439_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a7: Double, _ a8: Double, _ a9: Double)
    func t439_mixed(_ a0: Float, _ a1: Int, _ a2: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a3: Double, _ a4: Bool, _ a5: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a6: Int16)
    func t439_mixed16(_ a0: Int, _ a1: Double, _ a2: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
}

public protocol Exchange21: AnyObject {
    func take420(_ a: Int8, _ v: RandomStruct31, _ d: Double) -> Int
    func give420(_ a: Int) -> RandomStruct31
    func take421(_ a: Int8, _ v: RandomStruct32, _ d: Double) -> Int
    func give421(_ a: Int) -> RandomStruct32
    func take422(_ a: Int8, _ v: RandomEnum33, _ d: Double) -> Int
    func give422(_ a: Int) -> RandomEnum33
    func take423(_ a: Int8, _ v: RandomStruct37, _ d: Double) -> Int
    func give423(_ a: Int) -> RandomStruct37
    func take424(_ a: Int8, _ v: (RandomEnum38, RandomStruct39), _ d: Double) -> Int
    func give424(_ a: Int) -> (RandomEnum38, RandomStruct39)
    func take425(_ a: Int8, _ v: RandomStruct43, _ d: Double) -> Int
    func give425(_ a: Int) -> RandomStruct43
    func take426(_ a: Int8, _ v: RandomStruct48, _ d: Double) -> Int
    func give426(_ a: Int) -> RandomStruct48
    func take427(_ a: Int8, _ v: RandomEnum49, _ d: Double) -> Int
    func give427(_ a: Int) -> RandomEnum49
    func take428(_ a: Int8, _ v: RandomStruct53, _ d: Double) -> Int
    func give428(_ a: Int) -> RandomStruct53
    func take429(_ a: Int8, _ v: (c_pair??, Int16), _ d: Double) -> Int
    func give429(_ a: Int) -> (c_pair??, Int16)
    func take430(_ a: Int8, _ v: RandomStruct58, _ d: Double) -> Int
    func give430(_ a: Int) -> RandomStruct58
    func take431(_ a: Int8, _ v: RandomStruct59, _ d: Double) -> Int
    func give431(_ a: Int) -> RandomStruct59
    func take432(_ a: Int8, _ v: RandomEnum60, _ d: Double) -> Int
    func give432(_ a: Int) -> RandomEnum60
    func take433(_ a: Int8, _ v: RandomStruct65, _ d: Double) -> Int
    func give433(_ a: Int) -> RandomStruct65
    func take434(_ a: Int8, _ v: (Int16, RandomEnum66), _ d: Double) -> Int
    func give434(_ a: Int) -> (Int16, RandomEnum66)
    func take435(_ a: Int8, _ v: RandomStruct67, _ d: Double) -> Int
    func give435(_ a: Int) -> RandomStruct67
    func take436(_ a: Int8, _ v: RandomStruct69, _ d: Double) -> Int
    func give436(_ a: Int) -> RandomStruct69
    func take437(_ a: Int8, _ v: RandomEnum70, _ d: Double) -> Int
    func give437(_ a: Int) -> RandomEnum70
    func take438(_ a: Int8, _ v: RandomStruct71, _ d: Double) -> Int
    func give438(_ a: Int) -> RandomStruct71
    func take439(_ a: Int8, _ v: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ d: Double) -> Int
    func give439(_ a: Int) -> ((c_pair, Float, c_pair), (any Error)?, Int8?)
}

public protocol Group22: AnyObject {
    func t440_alone(_ a0: RandomStruct72)
    func t440_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct72, _ a6: RandomStruct72, _ a7: String, _ a8: RandomStruct72)
    func t440_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct72, _ a10: Double)
    func t440_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct72, _ a3: Double, _ a4: Bool, _ a5: RandomStruct72, _ a6: Int16)
    func t440_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct72, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct72, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t441_alone(_ a0: RandomStruct78)
    func t441_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct78, _ a6: RandomStruct78, _ a7: String, _ a8: RandomStruct78)
    func t441_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct78, _ a10: Double)
    func t441_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct78, _ a3: Double, _ a4: Bool, _ a5: RandomStruct78, _ a6: Int16)
    func t441_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct78, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct78, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t441_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct78, _ a5: RandomStruct78, _ a6: Int)
    func t441_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct78, _ a8: RandomStruct78, _ a9: Double, _ a10: Int)
    func t441_twice(_ a0: RandomStruct78, _ a1: String, _ a2: RandomStruct78, _ a3: Double)
    func t442_alone(_ a0: RandomEnum79)
    func t442_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum79, _ a6: RandomEnum79, _ a7: String, _ a8: RandomEnum79)
    func t442_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum79, _ a10: Double)
    func t442_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum79, _ a3: Double, _ a4: Bool, _ a5: RandomEnum79, _ a6: Int16)
    func t442_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum79, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum79, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t443_alone(_ a0: RandomStruct82)
    func t443_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct82, _ a6: RandomStruct82, _ a7: String, _ a8: RandomStruct82)
    func t443_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct82, _ a10: Double)
    func t443_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct82, _ a3: Double, _ a4: Bool, _ a5: RandomStruct82, _ a6: Int16)
    func t443_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct82, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct82, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t444_alone(_ a0: (RandomEnum83, Empty?))
    func t444_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (RandomEnum83, Empty?), _ a6: (RandomEnum83, Empty?))
    func t444_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (RandomEnum83, Empty?), _ a7: Double, _ a8: Double, _ a9: Double)
    func t444_mixed(_ a0: Float, _ a1: Int, _ a2: (RandomEnum83, Empty?), _ a3: Double, _ a4: Bool, _ a5: (RandomEnum83, Empty?), _ a6: Int16)
    func t444_mixed16(_ a0: Int, _ a1: Double, _ a2: (RandomEnum83, Empty?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (RandomEnum83, Empty?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t444_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (RandomEnum83, Empty?), _ a5: (RandomEnum83, Empty?), _ a6: Int)
    func t444_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (RandomEnum83, Empty?), _ a6: (RandomEnum83, Empty?), _ a7: Double, _ a8: Int)
    func t444_twice(_ a0: (RandomEnum83, Empty?), _ a1: String, _ a2: (RandomEnum83, Empty?), _ a3: Double)
    func t445_alone(_ a0: RandomStruct88)
    func t445_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct88, _ a6: RandomStruct88, _ a7: String, _ a8: RandomStruct88)
    func t445_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct88, _ a10: Double)
    func t445_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct88, _ a3: Double, _ a4: Bool, _ a5: RandomStruct88, _ a6: Int16)
    func t445_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct88, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct88, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t446_alone(_ a0: RandomStruct90)
    func t446_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct90, _ a6: RandomStruct90, _ a7: String, _ a8: RandomStruct90)
    func t446_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct90, _ a10: Double)
    func t446_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct90, _ a3: Double, _ a4: Bool, _ a5: RandomStruct90, _ a6: Int16)
    func t446_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct90, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct90, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t447_alone(_ a0: RandomEnum91)
    func t447_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum91, _ a6: RandomEnum91, _ a7: String, _ a8: RandomEnum91)
    func t447_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum91, _ a10: Double)
    func t447_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum91, _ a3: Double, _ a4: Bool, _ a5: RandomEnum91, _ a6: Int16)
    func t447_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum91, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum91, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t447_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum91, _ a5: RandomEnum91, _ a6: Int)
    func t447_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum91, _ a8: RandomEnum91, _ a9: Double, _ a10: Int)
    func t447_twice(_ a0: RandomEnum91, _ a1: String, _ a2: RandomEnum91, _ a3: Double)
    func t448_alone(_ a0: RandomStruct98)
    func t448_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct98, _ a6: RandomStruct98, _ a7: String, _ a8: RandomStruct98)
    func t448_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct98, _ a10: Double)
    func t448_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct98, _ a3: Double, _ a4: Bool, _ a5: RandomStruct98, _ a6: Int16)
    func t448_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct98, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct98, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t449_alone(_ a0: (Node.Type??, RandomStruct99))
    func t449_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Node.Type??, RandomStruct99), _ a6: (Node.Type??, RandomStruct99))
    func t449_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Node.Type??, RandomStruct99), _ a7: Double, _ a8: Double, _ a9: Double)
    func t449_mixed(_ a0: Float, _ a1: Int, _ a2: (Node.Type??, RandomStruct99), _ a3: Double, _ a4: Bool, _ a5: (Node.Type??, RandomStruct99), _ a6: Int16)
    func t449_mixed16(_ a0: Int, _ a1: Double, _ a2: (Node.Type??, RandomStruct99), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Node.Type??, RandomStruct99), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t450_alone(_ a0: RandomStruct102)
    func t450_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct102, _ a6: RandomStruct102, _ a7: String, _ a8: RandomStruct102)
    func t450_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct102, _ a10: Double)
    func t450_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct102, _ a3: Double, _ a4: Bool, _ a5: RandomStruct102, _ a6: Int16)
    func t450_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct102, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct102, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16)
    func t450_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct102, _ a5: RandomStruct102, _ a6: Int)
    func t450_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct102, _ a8: RandomStruct102, _ a9: Double, _ a10: Int)
    func t450_twice(_ a0: RandomStruct102, _ a1: String, _ a2: RandomStruct102, _ a3: Double)
}

public protocol Exchange22: AnyObject {
    func take440(_ a: Int8, _ v: RandomStruct72, _ d: Double) -> Int
    func give440(_ a: Int) -> RandomStruct72
    func take441(_ a: Int8, _ v: RandomStruct78, _ d: Double) -> Int
    func give441(_ a: Int) -> RandomStruct78
    func take442(_ a: Int8, _ v: RandomEnum79, _ d: Double) -> Int
    func give442(_ a: Int) -> RandomEnum79
    func take443(_ a: Int8, _ v: RandomStruct82, _ d: Double) -> Int
    func give443(_ a: Int) -> RandomStruct82
    func take444(_ a: Int8, _ v: (RandomEnum83, Empty?), _ d: Double) -> Int
    func give444(_ a: Int) -> (RandomEnum83, Empty?)
    func take445(_ a: Int8, _ v: RandomStruct88, _ d: Double) -> Int
    func give445(_ a: Int) -> RandomStruct88
    func take446(_ a: Int8, _ v: RandomStruct90, _ d: Double) -> Int
    func give446(_ a: Int) -> RandomStruct90
    func take447(_ a: Int8, _ v: RandomEnum91, _ d: Double) -> Int
    func give447(_ a: Int) -> RandomEnum91
    func take448(_ a: Int8, _ v: RandomStruct98, _ d: Double) -> Int
    func give448(_ a: Int) -> RandomStruct98
    func take449(_ a: Int8, _ v: (Node.Type??, RandomStruct99), _ d: Double) -> Int
    func give449(_ a: Int) -> (Node.Type??, RandomStruct99)
    func take450(_ a: Int8, _ v: RandomStruct102, _ d: Double) -> Int
    func give450(_ a: Int) -> RandomStruct102
}
