"""The types for which the generators make methods, with values of each: a table, structs of many sizes, and random types.
Tests/LoweringProtocols/Types.swift declares the types of the table that are neither the system's nor C's.
"""

import random
import re


class Case:
    """A type, two values of it, and its special properties."""

    def __init__(self, text, first, second, refused=False, escaping=False, is_random=False):
        self.text, self.first, self.second = text, first, second
        self.refused, self.escaping, self.is_random = refused, escaping, is_random

    @property
    def parameter(self):
        return f"@escaping {self.text}" if self.escaping else self.text


# Types, besides functions, that aren't supported as results. A thin metatype returns nothing.
UNSERVED_RESULTS = {
    "Float80", "Int.Type", "(any Shape).Type", "(Any, Int)", "(Int.Type, Int)", "(c_pair, any Shape, Node)",
}

# Those that only x86-64 doesn't support. Other processors have no `Float80`, so tests use `Double`.
REFUSED_ON_X86_64 = {"Float80"}


def is_served_result(case):
    """Whether you can reference a method that returns the type; None if it isn't known how many registers a tuple takes."""
    if case.is_random and case.text.startswith("("):
        return None
    function = has_closure(case) and not case.text.startswith(("(@convention(c)", "Box<", "Either<", "["))
    return not case.refused and case.text not in UNSERVED_RESULTS and not function


def has_closure(case):
    """Whether the type is a function, or contains one, except inside a struct or an enum."""
    return "->" in case.text


def is_told(case):
    """Whether the program's symbols give the types of methods with this type: not if it's resilient, or if the runtime doesn't find it
    by name.
    """
    resilient = ("Mirror", "SIMD4<Float16>", "ContinuousClock.Instant", "TaskPriority", "TaskPriority?")
    untold = case.text in resilient or "any" in case.text and "Sendable" in case.text
    return is_served_result(case) is not None and not case.refused and not untold


def integers():
    for bits in (8, 16, 32, 64, 128):
        yield Case(f"Int{bits}", f"-{2 ** (bits - 1) - 5}", f"{2 ** (bits - 2) + 3}")
        yield Case(f"UInt{bits}", f"{2 ** bits - 7}", f"{2 ** (bits - 1) + 11}")
    yield Case("Int", ".min", ".max")
    yield Case("UInt", ".max", "0x8000_0000_0000_0001")


def vectors():
    for element, first, second in (
        ("Int8", "Int8(truncatingIfNeeded: 7 &* i &- 90)", "Int8(truncatingIfNeeded: 3 &* i &+ 1)"),
        ("UInt16", "UInt16(60000 + 31 * i)", "UInt16(5 + i)"),
        ("Int32", "Int32(-70000 * (i + 1))", "Int32(80001 * i + 1)"),
        ("UInt64", "UInt64.max - UInt64(i)", "UInt64(i) << 33 + 9"),
        ("Float", "Float(i) + 0.5", "-Float(i) * 3.25 - 1"),
        ("Double", "Double(i) * 1e10 + 0.5", "-Double(i) - 0.125"),
    ):
        for count in (2, 3, 4, 8, 16, 32, 64):
            if count > 16 and element not in ("Int8", "Float"):
                continue
            yield Case(f"SIMD{count}<{element}>",
                       f"vector {{ i in {first} }}", f"vector {{ i in {second} }}")
    yield Case("SIMD4<Float16>", "SIMD4(1.5, 2.5, 3.5, 4.5)", "SIMD4(-1, -2, -3, -4)")
    yield Case("SIMDMask<SIMD4<Int32>>", "[true, false, true, true]", "[false, true, false, true]")
    yield Case("SIMD4<Float>?", "SIMD4(1, 2, 3, 4)", "nil")
    yield Case("SIMD2<Float>?", "SIMD2(1, 2)", "nil")
    yield Case("(SIMD3<Float>, SIMD2<Double>)", "(SIMD3(1, 2, 3), SIMD2(4, 5))", "(SIMD3(6, 7, 8), SIMD2(9, 10))")


TABLE = [
    # Scalars
    *integers(),
    Case("Float16", "-1.5", "0.25"), Case("Float", "-3.4028235e+38", "1.5"), Case("Double", ".pi", "-1e300"),
    Case("Float80", "1.25", "-7.5"), Case("Bool", "(fixed.one != fixed.two)", "(fixed.one != fixed.one)"), Case("Unicode.Scalar", '"\\u{1F600}"', '"x"'),
    # Pointers
    Case("UnsafeRawPointer", "fixed.raw", "fixed.raw + 5"), Case("UnsafeRawPointer?", "fixed.raw + 3", "nil"),
    Case("UnsafeMutableRawPointer", "fixed.mutableRaw", "fixed.mutableRaw + 9"),
    Case("UnsafePointer<Int>", "fixed.integers", "fixed.integers + 1"),
    Case("UnsafePointer<Int>?", "fixed.integers", "nil"),
    Case("UnsafeMutablePointer<Double>?", "nil", "fixed.doubles"),
    Case("UnsafePointer<CChar>", "fixed.text", "fixed.text + 2"),
    Case("UnsafePointer<CChar>?", "fixed.text", "nil"),
    Case("UnsafeMutablePointer<UnsafePointer<CChar>?>", "fixed.texts", "fixed.texts + 1"),
    Case("OpaquePointer", "OpaquePointer(fixed.raw)", "OpaquePointer(fixed.raw + 8)"),
    Case("OpaquePointer?", "nil", "OpaquePointer(fixed.raw + 8)"),
    Case("UnsafeBufferPointer<UInt8>", "fixed.bytes", "UnsafeBufferPointer(rebasing: fixed.bytes[2..<5])"),
    Case("UnsafeMutableRawBufferPointer", "fixed.rawBuffer", "fixed.emptyRawBuffer"),
    Case("UnsafeRawBufferPointer?", "UnsafeRawBufferPointer(fixed.rawBuffer)", "nil"),
    Case("Unmanaged<Node>", "Unmanaged.passUnretained(fixed.node)", "Unmanaged.passUnretained(fixed.leaf)"),
    Case("ObjectIdentifier", "ObjectIdentifier(fixed.node)", "ObjectIdentifier(Int.self)"),
    # C
    Case("c_color", "c_color_green", "c_color_blue"), Case("c_direction", ".up", ".down"),
    Case("c_small", ".b", ".a"), Case("c_flags", "c_flags(rawValue: 0x8001)", "c_flags(rawValue: 1)"),
    Case("c_direction?", ".down", "nil"), Case("c_color?", "c_color_blue", "nil"),
    Case("c_point", "c_point(x: 1.5, y: -2.5)", "c_point(x: 3.5, y: 4.5)"),
    Case("c_pair", "c_pair(small: -7, big: 2.25)", "c_pair(small: 9, big: -1)"),
    Case("c_floats", "c_floats(x: 1, y: 2, z: 3)", "c_floats(x: -1, y: -2, z: -3)"),
    Case("c_floats?", "c_floats(x: 1, y: 2, z: 3)", "nil"),
    Case("c_mixed_chunk", "c_mixed_chunk(f: 1.5, i: -9, h: 40000, flag: true)",
         "c_mixed_chunk(f: -0.5, i: 77, h: 3, flag: false)"),
    Case("c_nested",
         "c_nested(pair: c_pair(small: 1, big: 2), floats: c_floats(x: 3, y: 4, z: 5), tail: -6)",
         "c_nested(pair: c_pair(small: -1, big: -2), floats: c_floats(x: -3, y: -4, z: -5), tail: 6)"),
    Case("c_array", "c_array(values: (1, -2, 3), tail: 250)", "c_array(values: (-4, 5, -6), tail: 7)"),
    Case("c_matrix", "c_matrix(cells: ((1, 2, 3), (4, 5, 6)), rows: c_floats(x: 7, y: 8, z: 9))",
         "c_matrix(cells: ((-1, -2, -3), (-4, -5, -6)), rows: c_floats(x: 7, y: -8, z: 9))"),
    Case("c_name", "fixed.name(1)", "fixed.name(2)"), Case("c_64", "fixed.sixtyFour(1)", "fixed.sixtyFour(-3)"),
    Case("c_80", "fixed.eighty(1)", "fixed.eighty(-2)"), Case("c_80?", "fixed.eighty(5)", "nil"),
    Case("c_pointers", "c_pointers(name: fixed.text, cookie: nil, callback: c_twice)",
         "c_pointers(name: nil, cookie: fixed.mutableRaw, callback: c_thrice)"),
    Case("c_enums", "c_enums(color: c_color_green, small: .b, direction: .up)",
         "c_enums(color: c_color_red, small: .a, direction: .down)"),
    Case("c_packed", "c_packed(tag: 200, value: -70000, weight: 2.5)", "c_packed(tag: 3, value: 4, weight: -5)"),
    Case("c_aligned", "c_aligned(value: 12345, tail: -9)", "c_aligned(value: -1, tail: 8)"),
    Case("c_union", "c_union(real: 2.75)", "c_union(whole: -99)", refused=True),
    Case("c_tagged_union", "c_tagged_union(kind: 3, value: c_union(real: 2.75))",
         "c_tagged_union(kind: -4, value: c_union(whole: 12))", refused=True),
    Case("c_bits", "c_bits(a: 21, b: 300, c: -7, d: 0xFF_1234_5678)", "c_bits(a: 1, b: 2, c: 3, d: 4)", refused=True),
    Case("c_hidden_bits", "c_hidden_bits(a: -70000, b: 300)", "c_hidden_bits(a: 5, b: 6)", refused=True),
    Case("c_empty", "c_empty()", "c_empty()"),
    Case("timespec", "timespec(tv_sec: 17, tv_nsec: -3)", "timespec(tv_sec: -1, tv_nsec: 999)"),
    Case("tm", "fixed.time(3)", "fixed.time(-9)"),
    # Enums
    Case("Direction", ".west", ".south"), Case("Single", ".only", ".only"), Case("Level", ".high", ".low"),
    Case("Word", ".world", ".hello"), Case("OneFloat", ".value(1.5)", ".value(-8)"),
    Case("OnePair", ".value(1.5, 2.5, 3)", ".value(-1, -2, -3)"),
    Case("SinglePayload", ".value(-77)", ".other"), Case("SingleString", '.text("some text")', ".b"),
    Case("MultiPayload", '.text("a text that is rather long")', ".real(2.5)"),
    Case("MultiPayload?", ".nothing", "nil"), Case("SmallMulti", ".short(-300)", ".flag(true)"),
    Case("SmallMulti?", ".byte(200)", "nil"), Case("References", ".node(fixed.node)", ".leaf(fixed.leaf)"),
    Case("References?", ".list([1, 2])", "nil"),
    Case("Tree", ".branch(.leaf(7), .branch(.empty, .leaf(8)))", ".leaf(-3)"),
    Case("PartlyIndirect", ".indirect(.direct(4, 2.5), 9.5)", ".direct(-4, 1)"),
    Case("OneIndirect", '.value(4, "four")', '.value(5, "five")'), Case("WithAny", '.any("any")', ".number(12)"),
    Case("WithShape", ".shape(Square(side: 3))", '.shape(Block([1, 2], "b", 3))'),
    Case("WithClosure", ".call({ $0 &* 3 })", ".number(5)"), Case("WithMetatype", ".value(Int.self)", ".nothing"),
    Case("WithNever", ".value(44)", ".value(-44)"), Case("Labelled", ".point(x: 1.5, y: 2.5)", ".box(width: 9, true)"),
    Case("Big", '.five(1, 2.5, -3, 4.5, "five")', ".one(-1)"),
    Case("Either<Int, String>", ".left(9)", '.right("right")'),
    Case("Either<Double, [Node]>", ".left(9.5)", ".right([fixed.node])"),
    Case("Either<Any, Int8>", '.left("left" as Any)', ".right(3)"),
    Case("Tagged<Float>", ".value(2.5)", ".value(-2.5)"), Case("Tagged<any Shape>", ".value(Square(side: 2))",
                                                              ".value(Square(side: 4))"),
    Case("Vectors", ".vector(SIMD4(1, 2, 3, 4))", ".scalar(9)"),
    # Optionals and results
    Case("Int?", "-12", "nil"), Case("Int8?", "-12", "nil"), Case("Bool?", "true", "nil"), Case("Bool??", ".some(nil)",
                                                                                          "false"),
    Case("Float?", "1.5", "nil"), Case("Double??", "2.5", ".some(nil)"), Case("Float80?", "2.5", "nil"),
    Case("Int128?", "-3", "nil"), Case("Direction?", ".south", "nil"), Case("Tree?", ".leaf(3)", "nil"),
    Case("Single?", ".only", "nil"), Case("Empty?", "Empty()", "nil"),
    Case("Result<Int, any Error>", ".success(5)", ".failure(Failure(3, \"three\"))"),
    Case("Result<Int, Never>", ".success(5)", ".success(-6)"),
    Case("Result<Never, Failure>", ".failure(Failure(1, \"one\"))", ".failure(Failure(2, \"two\"))"),
    Case("Result<String, Failure>", '.success("fine")', ".failure(Failure(3, \"three\"))"),
    Case("Result<Void, TinyFailure>", ".success(())", ".failure(.smaller)"),
    # The standard library
    Case("String", '"short"', '"a text that does not fit in two words"'), Case("String?", '"another long text, longer"', "nil"),
    Case("String??", '.some(nil)', '"x"'), Case("Substring", '"some words".dropFirst(5)', '"other words".prefix(5)'),
    Case("Substring?", '"some words".dropFirst(5)', 'nil'),
    Case("Character", '"é"', '"👩‍👩‍👧"'), Case("Character?", '"c"', "nil"), Case("StaticString", '"static"', '"text"'),
    Case("String.Index", '"abc".endIndex', '"abc".startIndex'), Case("String.UTF8View", '"abc".utf8', '"long enough to be on the heap".utf8'),
    Case("[Int]", "[1, 2, 3]", "[]"), Case("[String]?", '["a"]', "nil"), Case("[Any]", '[1, "two"]', "[]"),
    Case("[any Shape]", '[Square(side: 2), Block([3], "x", 1)]', "[]"),
    Case("[String: Int]", '["a": 1]', "[:]"), Case("Set<Int>", "[1, 2]", "[]"),
    Case("ContiguousArray<Int8>", "[1, 2]", "[3]"), Case("ArraySlice<Int>", "[1, 2, 3][1...]", "[4, 5][...0]"),
    Case("Range<Int>", "3..<8", "0..<1"), Case("ClosedRange<Double>", "1.5...2.5", "-1...1"),
    Case("Range<Int8>", "3..<8", "0..<1"), Case("Range<String.Index>", 'fixed.text3.startIndex..<fixed.text3.endIndex',
                                               'fixed.text3.endIndex..<fixed.text3.endIndex'),
    Case("PartialRangeFrom<Float>", "1.5...", "2.5..."), Case("CollectionOfOne<Float>", "CollectionOfOne(1.5)",
                                                             "CollectionOfOne(2)"),
    Case("AnyHashable", '"hashable"', "5"), Case("AnyHashable?", "2.5", "nil"),
    Case("Duration", ".seconds(5)", ".nanoseconds(-1)"), Case("Duration?", ".seconds(5)", "nil"),
    Case("ContinuousClock.Instant", ".now", ".now.advanced(by: .seconds(1))"),
    Case("Mirror", "Mirror(reflecting: 5)", 'Mirror(reflecting: Square(side: 2))'),
    Case("Hasher", "Hasher()", "fixed.hasher"), Case("TaskPriority", ".high", ".low"), Case("TaskPriority?", ".high", "nil"),
    Case("EnumeratedSequence<[Int]>", "[7, 8].enumerated()", "[1].enumerated()"),
    Case("LazyMapSequence<[Int], Int>", "[7, 8].lazy.map { $0 + 1 }", "[1].lazy.map { $0 - 1 }"),
    Case("Zip2Sequence<[Int], Range<Int>>", "zip([1, 2], 3..<5)", "zip([1], 3..<4)"),
    Case("AnySequence<Int>", "AnySequence([1, 2])", "AnySequence(3..<5)"),
    Case("InlineArray<5, Float>", "[1, 2.5, 3, 4, 5]", "[-1, -2, -3, -4, -5]"),
    Case("InlineArray<9, UInt8>", "fixed.nine(1)", "fixed.nine(40)"),
    Case("InlineArray<3, Int32>", "[1, -2, 3]", "[4, 5, -6]"),
    Case("InlineArray<2, Node>", "[fixed.node, fixed.leaf]", "[fixed.leaf, fixed.leaf]"),
    # Foundation
    Case("Data", "Data([1, 2, 3])", "Data(repeating: 7, count: 100)"), Case("Data?", "Data([1])", "nil"),
    Case("URL", 'URL(string: "https://example.org/a?b#c")!', 'URL(fileURLWithPath: "/tmp/x")'),
    Case("URL?", 'URL(string: "https://example.org")', "nil"),
    Case("Date", "Date(timeIntervalSince1970: 1e9)", "Date(timeIntervalSince1970: -5)"),
    Case("Date?", "Date(timeIntervalSince1970: 1e9)", "nil"), Case("UUID", "fixed.uuid", "UUID()"),
    Case("UUID?", "fixed.uuid", "nil"), Case("IndexPath", "[3, 4]", "[1, 2, 3]"), Case("IndexPath?", "[3]", "nil"),
    Case("IndexSet", "IndexSet(3..<9)", "IndexSet()"), Case("IndexSet?", "IndexSet(integer: 5)", "nil"),
    Case("Decimal", 'Decimal(string: "-12345678901234567890.5")!', "0.125"), Case("Decimal?", "1.5", "nil"),
    Case("Locale", 'Locale(identifier: "de_AT")', 'Locale(identifier: "ja_JP")'),
    Case("TimeZone", "TimeZone(secondsFromGMT: 3600)!", "TimeZone(secondsFromGMT: -7200)!"),
    Case("Calendar", "Calendar(identifier: .hebrew)", "Calendar(identifier: .iso8601)"),
    Case("Calendar?", "Calendar(identifier: .hebrew)", "nil"),
    Case("URLRequest", 'URLRequest(url: URL(string: "https://example.org/x")!)',
         'URLRequest(url: URL(fileURLWithPath: "/y"), timeoutInterval: 5)'),
    Case("URLRequest?", 'URLRequest(url: URL(string: "https://example.org/x")!)', "nil"),
    Case("DateComponents", "DateComponents(year: 2024, month: 2, day: 29)", "DateComponents(hour: 3)"),
    Case("DateComponents?", "DateComponents(year: 2024)", "nil"),
    Case("DateInterval", "DateInterval(start: Date(timeIntervalSince1970: 5), duration: 7)",
         "DateInterval(start: Date(timeIntervalSince1970: 6), duration: 8)"),
    Case("CharacterSet", '.alphanumerics', 'CharacterSet(charactersIn: "xyz")'),
    Case("Notification", 'Notification(name: Notification.Name("n"), object: fixed.node, userInfo: ["a": 1])',
         'Notification(name: Notification.Name("m"))'),
    Case("Notification.Name", '.init("a name")', '.init("another name that is longer")'),
    Case("CGFloat", "1.5", "-2.5"), Case("CGPoint", "CGPoint(x: 1.5, y: -2)", "CGPoint(x: 3, y: 4)"),
    Case("CGPoint?", "CGPoint(x: 1.5, y: -2)", "nil"), Case("CGSize", "CGSize(width: 5, height: 6)", ".zero"),
    Case("CGRect", "CGRect(x: 1, y: 2, width: 3, height: 4)", "CGRect(x: 5, y: 6, width: 7, height: 8)"),
    Case("CGRect?", "CGRect(x: 1, y: 2, width: 3, height: 4)", "nil"),
    Case("AffineTransform", "AffineTransform(m11: 1, m12: 2, m21: 3, m22: 4, tX: 5, tY: 6)", ".identity"),
    Case("NSRange", "NSRange(location: 3, length: 4)", "NSRange(location: NSNotFound, length: 0)"),
    Case("Measurement<UnitLength>", "Measurement(value: 2.5, unit: UnitLength.miles)",
         "Measurement(value: 3, unit: UnitLength.meters)"),
    Case("PersonNameComponents", "fixed.person", "PersonNameComponents()"), Case("URLComponents",
         'URLComponents(string: "https://example.org/a?b=c")!', "URLComponents()"),
    Case("URLQueryItem", 'URLQueryItem(name: "a", value: nil)', 'URLQueryItem(name: "b", value: "c")'),
    Case("AttributedString", 'AttributedString("attributed")', "AttributedString()"),
    Case("NSString", 'NSString(string: "text")', 'NSString(string: "other")'), Case("XMLParser?", "nil",
                                                                             "XMLParser(data: Data())"),
    # References and existentials
    Case("Node", "fixed.node", "fixed.leaf"), Case("Node?", "fixed.node", "nil"), Case("Leaf", "fixed.leaf", "Leaf(7)"),
    Case("GenericNode<Int>", "GenericNode(4)", "GenericNode(5)"), Case("Counter", "Counter(4)", "Counter(5)"),
    Case("AnyObject", "fixed.node", "fixed.leaf"), Case("AnyObject?", "fixed.leaf", "nil"),
    Case("Any", '"any text that is long enough"', "17"), Case("Any?", "2.5", "nil"),
    Case("any Error", "Failure(9, \"nine\")", "TinyFailure.small"), Case("(any Error)?", "TinyFailure.smaller", "nil"),
    Case("any Named", "fixed.leaf", "Leaf(3)"), Case("(any Named)?", "fixed.leaf", "nil"),
    Case("any Named & Marked", "fixed.leaf", "Leaf(4)"), Case("(any Named & Marked)?", "Leaf(5)", "nil"),
    Case("any Node & Named", "fixed.leaf", "Leaf(5)"), Case("any Shape", "Square(side: 5)", 'Block([1, 2], "name", 3)'),
    Case("(any Shape)?", 'Block([1, 2], "name", 3)', "nil"), Case("any Shape & Tinted", "Square(side: 7)",
                                                              'Block([], "", 1)'),
    Case("any Hashable", '"hash"', "5"), Case("any Hashable & Sendable", "5", '"hash"'),
    Case("any Sendable", "7", '"text"'), Case("any Error & Hashable", "Failure(1, \"a\")", "Failure(2, \"b\")"),
    Case("any Collection<Int>", "[1, 2]", "0..<5", refused=True),
    # Metatypes
    Case("Int.Type", "Int.self", "Int.self"), Case("Node.Type", "Leaf.self", "Node.self"),
    Case("Leaf.Type", "Leaf.self", "Leaf.self"), Case("any Shape.Type", "Square.self", "Block.self"),
    Case("Any.Type", "String.self", "Node.self"), Case("AnyClass", "Leaf.self", "Counter.self"),
    Case("(any Shape).Type", "(any Shape).self", "(any Shape).self"), Case("Int.Type?", "Int.self", "nil", refused=True),
    Case("Node.Type?", "Leaf.self", "nil"), Case("Any.Type?", "Int.self", "nil"),
    Case("(any Shape.Type)?", "Square.self", "nil"), Case("Box<Int.Type>", "Box(Int.self)", "Box(Int.self)"),
    Case("Both<Int.Type, Node.Type>", "Both(Int.self, Leaf.self)", "Both(Int.self, Node.self)"),
    Case("Either<Int.Type, Int8>", ".left(Int.self)", ".right(3)"),
    Case("[Int.Type]", "[Int.self]", "[]"),
    Case("MetatypeFields", "MetatypeFields(5, Leaf.self, String.self, Square.self)",
         "MetatypeFields(-5, Node.self, Leaf.self, Block.self)"),
    Case("OptionalMetatypeField", "OptionalMetatypeField(Int.self, 6)", "OptionalMetatypeField(nil, -6)", refused=True),
    # Tuples
    Case("(Int, String)", '(5, "five")', '(6, "a text that is rather long")'), Case("(x: Double, y: Int8)",
         "(x: 1.5, y: -2)", "(x: 2.5, y: 3)"),
    Case("(Int8, (Double, Float), Bool)", "(1, (2.5, 3.5), true)", "(-1, (-2.5, -3.5), false)"),
    Case("(Any, Int)", '("any", 5)', "(2.5, 6)"), Case("(Int.Type, Int)", "(Int.self, 5)", "(Int.self, 6)"),
    Case("(Int, String)?", '(5, "five")', "nil"), Case("(Float, Float)?", "(1.5, 2.5)", "nil"),
    Case("(Int, Int, Int, Int, Int)", "(1, 2, 3, 4, 5)", "(-1, -2, -3, -4, -5)"),
    Case("(Int.Type, Int)?", "(Int.self, 5)", "nil", refused=True), Case("(Void, Int)", "((), 5)", "((), 6)"), Case("Void", "()", "()"),
    Case("(c_pair, any Shape, Node)", "(c_pair(small: 3, big: 4), Square(side: 1), fixed.node)",
         "(c_pair(small: 5, big: 6), Square(side: 2), fixed.leaf)"),
    # Structs
    Case("Empty", "Empty()", "Empty()"), Case("Box<Int>", "Box(5)", "Box(6)"), Case("Box<Empty>", "Box(Empty())",
                                                                                "Box(Empty())"),
    Case("Box<Any>", 'Box("any" as Any)', "Box(5 as Any)"), Case("Box<any Shape>?", "Box(Square(side: 2))", "nil"),
    Case("Box<(Int, Float)>", "Box((1, 2.5))", "Box((-1, -2.5))"), Case("Both<Int8, Double>", "Both(1, 2)", "Both(-1, -2)"),
    Case("Both<Both<Float, Float>, Box<String>>", 'Both(Both(1, 2), Box("x"))', 'Both(Both(-1, -2), Box("y"))'),
    Case("FloatAndInt", "FloatAndInt(1.5, -6)", "FloatAndInt(-2.5, 70000)"),
    Case("IntFloatInt", "IntFloatInt(-3, 1.5, 4)", "IntFloatInt(5, -2.5, -6)"),
    Case("Padded", "Padded(1, -2, 3, -4)", "Padded(-5, 6, -7, 8)"),
    Case("PaddedTail", "PaddedTail(PaddedHead(1, 2), 3)", "PaddedTail(PaddedHead(-1, -2), -3)"),
    Case("PaddedTail?", "PaddedTail(PaddedHead(1, 2), 3)", "nil"),
    Case("Float16s", "Float16s(1.5, 2.5, 3)", "Float16s(-1, -2, -3)"),
    Case("WeakField", "WeakField(fixed.node, 5)", "WeakField(fixed.leaf, 6)"),
    Case("WeakField?", "WeakField(fixed.node, 5)", "nil"), Case("WeakNamed", "WeakNamed(fixed.leaf)", "WeakNamed(fixed.leaf)"),
    Case("UnownedField", "UnownedField(fixed.node, 5)", "UnownedField(fixed.leaf, 6)"),
    Case("UnownedNamed", "UnownedNamed(fixed.leaf)", "UnownedNamed(fixed.leaf)"),
    Case("UnownedOptional", "UnownedOptional(fixed.node)", "UnownedOptional(nil)"),
    Case("UnsafeField", "UnsafeField(fixed.node, 5)", "UnsafeField(fixed.leaf, 6)"),
    Case("TupleField", 'TupleField((1, 2.5), (a: 3, b: (4, 5), c: "six"))',
         'TupleField((-1, -2.5), (a: -3, b: (-4, -5), c: "a rather long six"))'),
    Case("AnyField", 'AnyField(3, "any")', "AnyField(-3, 5)"), Case("AnyField?", 'AnyField(3, "any")', "nil"),
    Case("ErrorField", 'ErrorField(3, Failure(1, "one"))', "ErrorField(-3, TinyFailure.small)"),
    Case("ClassBoundField", "ClassBoundField(fixed.leaf, nil)", "ClassBoundField(Leaf(2), fixed.leaf)"),
    Case("VectorField", "VectorField(1, SIMD4(1, 2, 3, 4))", "VectorField(-1, SIMD4(5, 6, 7, 8))"),
    Case("SmallVectorField", "SmallVectorField(1, SIMD2(1, 2), SIMD2(3, 4))",
         "SmallVectorField(-1, SIMD2(5, 6), SIMD2(7, 8))"),
    Case("Box<SIMD8<Float>>", "Box(vector { i in Float(i) + 1 })", "Box(vector { i in -Float(i) })"),
    Case("Options", "Options(rawValue: 0x8001)", "[]"), Case("Box<Int8>??", "Box(3)", ".some(nil)"),
    *vectors(),
    # Key paths
    Case("KeyPath<String, Int>", "\\.count", "\\.utf8.count"), Case("AnyKeyPath?", "\\String.count", "nil"),
    Case("PartialKeyPath<Square>", "\\.side", "\\.area"),
    # Functions
    Case("(@convention(c) (Int32) -> Int32)", "c_twice", "c_thrice"),
    Case("(@convention(c) (Int32) -> Int32)?", "c_twice", "nil"),
    Case("ClosureField", "ClosureField(3) { $0 &* 3 }", "ClosureField(-3) { $0 &- 3 }"),
    Case("OptionalClosureField", "OptionalClosureField { $0 &* 3 }", "OptionalClosureField(nil)"),
    Case("[(Int) -> Int]", "[{ $0 &* 5 }]", "[]"), Case("Box<(Int) -> Int>", "Box { $0 &* 7 }", "Box { $0 &+ 7 }"),
    Case("Either<(Int) -> Int, Int8>", ".left { $0 &* 7 }", ".right(3)"),
    Case("(Int) -> Int", "{ $0 &* 7 }", "{ $0 &+ 7 }", escaping=True),
    Case("() -> Void", "{ fixed.touch() }", "{ fixed.touch() }", escaping=True),
    Case("@Sendable (Int) -> Int", "{ $0 &* 9 }", "{ $0 &+ 9 }", escaping=True),
    Case("((Int) -> Int)?", "{ $0 &* 7 }", "nil"), Case("((Int) -> Int)??", "{ $0 &* 7 }", ".some(nil)"),
    Case("(Int, (Int) -> Int)", "(4, { $0 &* 7 })", "(5, { $0 &+ 7 })"),
    Case("((Int, (Int) -> Int))?", "(4, { $0 &* 7 })", "nil", refused=True),
    Case("(Int) async -> Int", "{ $0 &* 7 }", "{ $0 &+ 7 }", escaping=True),
    Case("(inout Int) -> Void", "{ $0 += 7 }", "{ $0 += 8 }", escaping=True, refused=True),
    Case("(Int...) -> Int", "{ $0.count }", "{ 1 &+ $0.count }", escaping=True, refused=True),
    Case("(Int) throws(Failure) -> Int", "{ $0 &* 7 }", "{ $0 &+ 7 }", escaping=True, refused=True),
    Case("(@escaping (Int) -> Int) -> Int", "{ $0(5) }", "{ $0(6) }", escaping=True, refused=True),
    Case("(Int) -> (Int) -> Int", "{ a in { a &* $0 } }", "{ a in { a &+ $0 } }", escaping=True, refused=True),
]


# MARK: Types of structs by size


def sized_structs(declarations):
    """Structs of 1 to 100 bytes in several mixtures of fields."""
    mixtures = {
        "Bytes": (["UInt8"], [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 24, 25, 31, 32, 33, 64, 100]),
        "Words": (["Int"], [1, 2, 3, 4, 5, 8, 12]),
        "Doubles": (["Double"], [1, 2, 3, 4, 5, 8]),
        "Floats": (["Float"], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        "FloatsAndShorts": (["Float", "Int16", "UInt16"], [2, 3, 4, 6, 8, 12, 15]),
        "DoublesAndBytes": (["Double", "Int8"], [2, 3, 4, 5, 6, 10]),
        "Strings": (["String", "Int8"], [1, 2, 3, 4]),
        "Mixed": (["Int8", "Int32", "Float", "Bool", "Int16", "Double", "UInt8", "Node"], [2, 3, 4, 5, 6, 7, 8, 9, 16]),
    }
    for name, (kinds, counts) in mixtures.items():
        for count in counts:
            fields = [kinds[index % len(kinds)] for index in range(count)]
            yield Case(*declare_struct(declarations, f"{name}{count}", fields))


def plain_value(kind, index, sign):
    if kind == "Bool":
        return "true" if index % 3 != sign % 3 else "false"
    if kind == "Node":
        return "fixed.node" if sign > 0 else "fixed.leaf"
    if kind == "String":
        return f'"text {index * sign}"' if index % 2 else f'"a text that takes memory of its own {index * sign}"'
    if kind.startswith("UInt"):
        return str(100 + index + sign)
    if kind in ("Float", "Double"):
        return f"{sign * (index + 1)}.5"
    return str(sign * (index + 7))


def declare_struct(declarations, name, fields, values=None):
    stored = "\n".join(f"    public let f{index}: {kind}" for index, kind in enumerate(fields))
    parameters = ", ".join(f"_ f{index}: {kind}" for index, kind in enumerate(fields))
    assignments = "\n".join(f"        self.f{index} = f{index}" for index in range(len(fields)))
    declarations.append(
        f"public struct {name} {{\n{stored}\n    public init({parameters}) {{\n{assignments}\n    }}\n}}\n")
    values = values or [[plain_value(kind, index, sign) for index, kind in enumerate(fields)] for sign in (1, -1)]
    return [name] + [f"{name}({', '.join(row)})" for row in values]


# MARK: Random types


class RandomTypes:
    """Nested structs, enums and tuples, always the same for a seed. `avoids_faults` leaves out those with which the compiler's plain
    calls crash (`is_left_out`, `part`).
    """

    def __init__(self, declarations, seed, avoids_faults=False):
        self.random = random.Random(seed)
        self.declarations = declarations
        self.count = 0
        self.avoids_faults = avoids_faults
        self.aligned = {"SIMD4", "Int128"}

    def is_left_out(self, parts):
        """Whether a payload of these has a part that is aligned to 16 bytes. Swift 6.3 reads the payload of a passed enum as if it were
        aligned, although it isn't. So plain calls crash with `(SIMD4<Int32>, UInt32)?`, and with a struct of a `Float?` and a
        `SIMD4<Int32>?`.
        """
        return self.avoids_faults and self.is_aligned(parts)

    def part(self, depth):
        """A part of a struct, a tuple or a payload. Without `Float16`: with a struct of a `Float16` and two `Int16`, plain calls crash,
        or give wrong values in release (Tests/CompilerFaults/HalfFloatInStruct).
        """
        while True:
            name, make = self.type(depth)
            if not (self.avoids_faults and "Float16" in name):
                return name, make

    def is_aligned(self, parts):
        return any(word in self.aligned for part in parts for word in re.findall(r"\w+", part))

    def leaf(self):
        n = self.random.randint
        choices = [
            ("Int8", lambda: str(n(-128, 127))), ("UInt8", lambda: str(n(0, 255))),
            ("Int16", lambda: str(n(-32768, 32767))), ("UInt32", lambda: str(n(0, 2 ** 32 - 1))),
            ("Int32", lambda: str(n(-2 ** 31, 2 ** 31 - 1))), ("Int", lambda: str(n(-2 ** 60, 2 ** 60))),
            ("UInt64", lambda: str(n(0, 2 ** 64 - 1))), ("Int128", lambda: str(n(-2 ** 126, 2 ** 126))),
            ("Float", lambda: f"{n(-1000, 1000)}.5"), ("Double", lambda: f"{n(-10 ** 6, 10 ** 6)}.25"),
            ("Float", lambda: f"{n(-1000, 1000)}.25"), ("Float16", lambda: f"{n(-100, 100)}.5"),
            ("Bool", lambda: self.random.choice(["(fixed.one != fixed.two)", "(fixed.one != fixed.one)"])),
            ("String", lambda: f'"text {n(0, 99)}"'), ("[Int]", lambda: f"[{n(0, 99)}]"),
            ("Node", lambda: self.random.choice(["fixed.node", "fixed.leaf"])),
            ("any Named", lambda: "fixed.leaf"), ("Direction", lambda: self.random.choice([".north", ".west"])),
            ("Tree", lambda: f".leaf({n(0, 99)})"), ("Node.Type", lambda: "Leaf.self"),
            ("Empty", lambda: "Empty()"), ("c_pair", lambda: f"c_pair(small: {n(-9, 9)}, big: {n(-9, 9)})"),
            ("SIMD2<Float>", lambda: f"SIMD2({n(1, 9)}, {n(1, 9)})"),
            ("SIMD4<Int32>", lambda: f"SIMD4({n(1, 9)}, {n(1, 9)}, {n(1, 9)}, {n(1, 9)})"),
        ]
        rare = [
            ("any Shape", lambda: f"Square(side: {n(1, 99)})"), ("Any", lambda: f"{n(1, 99)}"),
            ("any Error", lambda: f'Failure({n(1, 99)}, "failed")'), ("WeakField", lambda: f"WeakField(fixed.node, {n(1, 9)})"),
            ("ClosureField", lambda: f"ClosureField({n(1, 9)}) {{ $0 &+ {n(1, 99)} }}"),
        ]
        return self.random.choice(rare if self.random.random() < 0.08 else choices)

    def type(self, depth):
        """The type's name, and a function that makes a value of it."""
        pick = self.random.random()
        if depth == 0 or pick < 0.35:
            return self.leaf()
        if pick < 0.55:
            return self.optional(self.type(depth - 1))
        if pick < 0.65:
            return self.tuple(depth)
        return self.enum(depth) if pick < 0.8 else self.struct(depth)

    def optional(self, wrapped):
        name, make = wrapped
        if self.is_left_out([name]):
            return wrapped
        name = f"({name})?" if name.startswith("any ") else f"{name}?"
        return name, lambda: "nil" if self.random.random() < 0.2 else make()

    def tuple(self, depth):
        parts = [self.part(depth - 1) for _ in range(self.random.randint(2, 3))]
        return f"({', '.join(name for name, _ in parts)})", lambda: f"({', '.join(make() for _, make in parts)})"

    def struct(self, depth):
        parts = [self.part(depth - 1) for _ in range(self.random.randint(1, 4))]
        name = f"RandomStruct{self.next()}"
        declare_struct(self.declarations, name, [part for part, _ in parts])
        if self.is_aligned([part for part, _ in parts]):
            self.aligned.add(name)
        return name, lambda: f"{name}({', '.join(make() for _, make in parts)})"

    def enum(self, depth):
        name = f"RandomEnum{self.next()}"
        cases, makers = [], []
        for index in range(self.random.randint(1, 4)):
            parts = [self.part(depth - 1) for _ in range(self.random.choice([0, 1, 1, 1, 2]))]
            indirect = "indirect " if parts and self.random.random() < 0.1 else ""
            if self.is_left_out([part for part, _ in parts]):
                indirect = "indirect "
            if not indirect and self.is_aligned([part for part, _ in parts]):
                self.aligned.add(name)
            payload = f"({', '.join(part for part, _ in parts)})" if parts else ""
            cases.append(f"    {indirect}case c{index}{payload}")
            makers.append((index, parts))
        self.declarations.append(f"public enum {name} {{\n" + "\n".join(cases) + "\n}\n")

        def make():
            index, parts = self.random.choice(makers)
            return f"{name}.c{index}" + (f"({', '.join(make() for _, make in parts)})" if parts else "")

        return name, make

    def next(self):
        self.count += 1
        return self.count

    def cases(self, count):
        for index in range(count):
            kind = [self.struct, self.enum, self.struct, self.tuple, self.struct][index % 5]
            name, make = kind(3)
            yield Case(name, make(), make(), is_random=True)
