import CLoweringFixtures
import Foundation
import LoweringProtocols

/// Things that the arguments of the tests are made of, the same ones at each use.
let fixed = Fixed()

final class Fixed: @unchecked Sendable {
    let node = Node(1)
    let leaf = Leaf(2)
    let mutableRaw = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    let integers: UnsafePointer<Int>
    let doubles: UnsafeMutablePointer<Double>
    let text: UnsafePointer<CChar>
    let texts: UnsafeMutablePointer<UnsafePointer<CChar>?>
    let bytes: UnsafeBufferPointer<UInt8>
    let rawBuffer: UnsafeMutableRawBufferPointer
    let emptyRawBuffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    let text3 = "abc"
    // Unoptimized code passes `one != two` with only its lowest bit defined.
    let one = 1.0
    let two = 2.0
    let uuid = UUID()
    private(set) var touched = 0

    init() {
        let words = UnsafeMutablePointer<Int>.allocate(capacity: 8)
        words.initialize(repeating: 5, count: 8)
        integers = UnsafePointer(words)
        doubles = .allocate(capacity: 8)
        text = UnsafePointer(strdup("a C string"))
        texts = .allocate(capacity: 2)
        texts.initialize(repeating: text, count: 2)
        bytes = UnsafeBufferPointer(start: UnsafeRawPointer(words).assumingMemoryBound(to: UInt8.self), count: 8)
        rawBuffer = UnsafeMutableRawBufferPointer(start: mutableRaw, count: 32)
    }

    var raw: UnsafeRawPointer { UnsafeRawPointer(mutableRaw) }

    var hasher: Hasher {
        var hasher = Hasher()
        hasher.combine(7)
        return hasher
    }

    var person: PersonNameComponents {
        var person = PersonNameComponents()
        person.givenName = "Ada"
        return person
    }

    func touch() { touched += 1 }

    func name(_ first: CChar) -> c_name {
        filled { bytes in for index in bytes.indices { bytes[index] = UInt8(index) &+ UInt8(first) } }
    }

    func nine(_ first: UInt8) -> InlineArray<9, UInt8> { InlineArray { first + UInt8($0) } }

    func sixtyFour(_ step: Int64) -> c_64 { c_64(values: (step, 2, 3 * step, 4, 5, 6, 7 * step, 8)) }

    func eighty(_ step: Double) -> c_80 {
        let corner = c_point(x: step, y: -step)
        return c_80(corners: (corner, c_point(x: 2 * step, y: 3), corner, corner), tag: -7, weight: 2.5)
    }

    func time(_ second: Int32) -> tm {
        var time = tm()
        time.tm_sec = second
        time.tm_year = 2000 + second
        time.tm_gmtoff = 3600
        return time
    }

    /// Precondition: a trivial type.
    private func filled<Value>(_ fill: (UnsafeMutableRawBufferPointer) -> Void) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            fill(UnsafeMutableRawBufferPointer(buffer))
            return buffer[0]
        }
    }
}

/// A vector with an element for each index.
func vector<Vector: SIMD>(_ element: (Int) -> Vector.Scalar) -> Vector {
    var vector = Vector()
    for index in vector.indices { vector[index] = element(index) }
    return vector
}
