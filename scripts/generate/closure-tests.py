#!/usr/bin/env python3
"""Writes the tests of closures with associated types in their own types. The tests are committed.

    scripts/generate/closure-tests.py            write the files
    scripts/generate/closure-tests.py --check    fail if a file isn't current

A protocol with an associated type has a method for each form of closure. The tests call each method for each type that the
associated type can be. Observers, interceptors and `[Any]` observers call the closure that they get, as in
Tests/LoweringTests/ClosureMatrix/ClosureCheck.swift.
"""

import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests")
HEADER = """// Written by scripts/generate/closure-tests.py; change that instead.
// swift-format-ignore-file

"""

# Types that the associated type can be, each with two values.
TYPES = [
    ("Int", "41", "-7"),
    ("UInt8", "200", "3"),
    ("Bool", "(fixed.one != fixed.two)", "(fixed.one != fixed.one)"),
    ("Bool?", "true", "nil"),
    ("Int?", "41", "nil"),
    ("String", '"short"', '"a text that is too long for two words"'),
    ("String?", '"a text that is too long for two words"', "nil"),
    ("Double", "2.5", "-1e100"),
    ("Float", "2.5", "-1"),
    ("[Int]", "[1, 2, 3]", "[]"),
    ("Node", "fixed.node", "fixed.leaf"),
    ("Any", "fixed.node", '"a text that is too long for two words"'),
    ("any Shape", "Square(side: 3)", "Square(side: 4)"),
    ("any Named", "fixed.leaf", "fixed.leaf"),
    ("Direction", ".west", ".north"),
    ("SmallMulti", ".short(-300)", ".flag(true)"),
    ("MultiPayload", '.text("a text that is too long for two words")', ".number(-5)"),
    ("References", ".leaf(fixed.leaf)", ".node(fixed.node)"),
    ("Pair", "Pair(1, 2)", "Pair(-3, -4)"),
    ("Text", 'Text("one", 1)', 'Text("a text that is too long for two words", 2)'),
    ("Five", "Five(1, 2, 3, 4, 5)", "Five(-1, -2, -3, -4, -5)"),
    ("SIMD4<Float>", "SIMD4(1, 2, 3, 4)", "SIMD4(repeating: 7)"),
    ("Int128", "Int128(7) << 90", "-5"),
    ("(Int, String)", '(1, "one")', '(2, "a text that is too long for two words")'),
]

IS_V = "isSame($0, v)"

# The parameters of a method, as its protocol declares them; the closures `b` and `c` for them; and the expected results of
# their calls.
FORMS = [
    (["(E) -> Int"], [f"{{ {IS_V} ? 5 : 6 }}"], "[b(v), b(w)]"),
    (["(Int) -> E"], ["{ $0 > 3 ? v : w }"], "[b(5), b(2)]"),
    (["(E) -> E"], [f"{{ {IS_V} ? w : v }}"], "[b(v), b(w)]"),
    (["((E) -> Int)?"], [f"{{ {IS_V} ? 5 : 6 }}"], "[b!(v), b!(w)]"),
    (["((E) -> E)?"], [f"{{ {IS_V} ? w : v }}"], "[b!(v), b!(w)]"),
    (["(E) throws -> E"], [f"{{ if {IS_V} {{ return w }}; throw Failure(3, \"no\") }}"],
     "[try! b(v), thrown { _ = try b(w) }]"),
    (["(E) throws -> Void"], [f"{{ if !{IS_V} {{ throw Failure(3, \"no\") }} }}"],
     "[thrown { try b(v) }, thrown { try b(w) }]"),
    (["(String) throws -> E"], ['{ if $0 == "v" { return v }; throw Failure(3, "no") }'],
     '[try! b("v"), thrown { _ = try b("w") }]'),
    (["(E, Int) -> Void"], ["{ notes.add([$0, $1]) }"], "{ b(v, 7); b(w, 8); return notes.take() }()"),
    (["(E) -> Void"], ["{ notes.add([$0]) }"], "{ b(v); b(w); return notes.take() }()"),
    (["() -> E"], ["{ w }"], "[b()]"),
    (["(Int, E) -> E"], ["{ $0 > 3 ? $1 : w }"], "[b(5, v), b(2, v)]"),
    (["(E, E) -> Int"], ["{ (isSame($0, v) ? 1 : 2) + (isSame($1, v) ? 10 : 20) }"], "[b(v, w), b(w, v)]"),
    (["(E, Double, E) -> Double"], ["{ isSame($0, v) && isSame($2, w) ? $1 : 0 }"], "[b(v, 2.5, w), b(w, 2.5, v)]"),
    (["(E, Int, E, String) -> String"], ['{ "\\(isSame($0, v)) \\($1) \\(isSame($2, v)) \\($3)" }'],
     '[b(v, 5, w, "a text that is too long for two words"), b(w, 6, v, "x")]'),
    (["(E, E, E, E, E, E) -> E"], ["{ isSame($4, v) ? $0 : $5 }"], "[b(v, w, w, w, v, w), b(v, w, w, v, w, w)]"),
    (["(E?) -> Int"], ["{ $0 == nil ? 3 : isSame($0!, v) ? 1 : 2 }"], "[b(v), b(w), b(nil)]"),
    (["(Int) -> E?"], ["{ $0 > 3 ? v : nil }"], "[b(5) as Any, b(2) as Any]"),
    (["(E?) -> E?"], ["{ $0 == nil ? w : nil }"], "[b(v) as Any, b(nil) as Any]"),
    (["([E]) -> Int"], ["{ isSame($0[1], v) ? $0.count : 0 }"], "[b([w, v]), b([v, w, v])]"),
    (["(Int) -> [E]"], ["{ $0 > 3 ? [v, w] : [] }"], "[b(5), b(2)]"),
    (["(Box<E>, Int) -> Int"], ["{ isSame($0.value, v) ? $1 : 0 }"], "[b(Box(v), 3), b(Box(w), 4)]"),
    (["(Int) -> Either<E, Int8>"], ["{ $0 > 3 ? .left(v) : .right(-3) }"], "[b(5), b(2)]"),
    (["(E) -> Int", "(Int) -> E"], [f"{{ {IS_V} ? 5 : 6 }}", "{ $0 > 3 ? v : w }"], "[b(v), b(w), c(5), c(2)]"),
    (["E", "(E) -> E"], ["v", f"{{ {IS_V} ? w : v }}"], "[b, c(v), c(w)]"),
    (["@Sendable (E, Int) -> E"], ["{ @Sendable in $1 > 3 ? $0 : $0 }"], "[b(v, 5), b(w, 2)]"),
    (["(Int, Double, String) -> Bool"], ["{ $0 == 3 && $1 == 2.5 && $2.isEmpty }"], '[b(3, 2.5, ""), b(3, 2.5, "x")]'),
    (["(Int8?, Double) -> String"], ['{ "\\($0 ?? 9) \\($1)" }'], "[b(3, 2.5), b(nil, 1)]"),
]

# Closures that do not escape.
LOCAL = [(["(E) -> Int"], 0), (["(Int) -> E"], 1), (["(E) -> E"], 2), (["(E, Int) -> Void"], 8)]


def is_closure(parameter):
    return "->" in parameter


def declared(parameter, is_local):
    if not is_closure(parameter):
        return parameter
    return parameter if is_local or parameter.endswith("?") else "@escaping " + parameter


class Form:
    def __init__(self, name, parameters, closures, use, is_local=False):
        self.name, self.parameters, self.closures, self.use, self.is_local = name, parameters, closures, use, is_local

    @property
    def names(self):
        return ["b", "c"][:len(self.parameters)]

    def signature(self, replace=lambda text: text):
        return ", ".join(
            f"_ {name}: {replace(declared(parameter, self.is_local))}"
            for name, parameter in zip(self.names, self.parameters))


def forms():
    made = [Form(f"m{number}", *form) for number, form in enumerate(FORMS, 1)]
    for number, (parameters, index) in enumerate(LOCAL, 1):
        made.append(Form(f"local{number}", parameters, FORMS[index][1], FORMS[index][2], is_local=True))
    return made


def write_protocol():
    lines = [HEADER + "/// Each method has a closure that mentions the associated type, or does not.",
             "public protocol ClosureSource<E>: AnyObject {", "    associatedtype E"]
    lines += [f"    func {form.name}({form.signature()})" for form in forms()]
    lines += ["}", "", "/// Calls the closures, and notes what they return.",
              "public final class ClosureReceiver<E>: ClosureSource {",
              "    private let v: E, w: E", "    private let notes: ClosureNotes", "",
              "    public init(_ v: E, _ w: E, _ notes: ClosureNotes) {", "        (self.v, self.w, self.notes) = (v, w, notes)",
              "    }", ""]
    for form in forms():
        lines.append(f"    public func {form.name}({form.signature()}) {{ notes.received = {form.use} }}")
    return "\n".join(lines + ["}", ""])


def identifier(text):
    if text.startswith("["):
        return "ArrayOf" + identifier(text[1:-1])
    words = "".join(character if character.isalnum() else "_" for character in text.replace("?", "_optional"))
    return "".join(part[:1].upper() + part[1:] for part in words.split("_") if part)


def replaced(text, kind):
    """A type with `E` replaced."""
    inner = f"({kind})" if kind.startswith("any ") else kind
    out = []
    for index, character in enumerate(text):
        before = text[index - 1] if index else " "
        after = text[index + 1] if index + 1 < len(text) else " "
        if character == "E" and not before.isalnum() and not after.isalnum():
            out.append(inner)
        else:
            out.append(character)
    return "".join(out)


def local_copies(form):
    """What the closures capture, so that they do not capture the test."""
    words = re.findall(r"[a-z]+", re.sub(r'"[^"]*"', "", form.use + " ".join(form.closures)))
    return [f"        let {name} = {name}" for name in ("v", "w", "notes") if name in words]


def as_any(text):
    """The same with boxed values in arrays and notes, because the compiler warns of Optionals that become `Any`."""
    text = re.sub(r"isSame\(([^,()]*), ([^,()]*)\)", r"isSame(boxed(\1), boxed(\2))", text)
    text = text.replace("notes.add([$0, $1])", "notes.add([boxed($0), boxed($1)])").replace(
        "notes.add([$0])", "notes.add([boxed($0)])")
    if not text.startswith("["):
        return text
    elements, depth, is_text = [""], 0, False
    for character in text[1:-1]:
        is_text ^= character == '"'
        depth += 0 if is_text else (character in "([{") - (character in ")]}")
        if character == "," and depth == 0 and not is_text:
            elements.append("")
        else:
            elements[-1] += character
    return "[" + ", ".join(f"boxed({element.strip()})" for element in elements) + "]"


def write_type(kind, v, w):
    name = identifier(kind)
    lines = [HEADER + "import LoweringProtocols\nimport Switchboard\nimport XCTest\n",
             f"private typealias Source = any ClosureSource<{kind}>",
             "private typealias Proxy = ForwardingProxy<Source>", "",
             f"final class {name}ClosureTests: XCTestCase {{",
             f"    private let v: {kind} = {v}", f"    private let w: {kind} = {w}",
             f"    private let notes = ClosureNotes()",
             f"    private lazy var check = ClosureCheck<{kind}>(v, w, notes)", ""]
    for form in forms():
        types = [replaced(parameter, kind) for parameter in form.parameters]
        escaping = [f"_ {n}: {replaced(declared(p, False), kind)}" for n, p in zip(form.names, form.parameters)]
        closures = [f"let {n}: {t} = {as_any(c)}" for n, t, c in zip(form.names, types, form.closures)]
        elements = ["$0"] if len(types) == 1 else [f"$0.{index}" for index in range(len(types))]
        boxed = [f"$0[{index}]" + (f" as! {t if not t.startswith('any') else '(' + t + ')'}" if t != "Any" else "")
                 for index, t in enumerate(types)]
        names = ", ".join(form.names)
        lines += [
            f"    func test_D4_{form.name}() throws {{",
            *local_copies(form),
            *[f"        {closure}" for closure in closures],
            f"        func use({', '.join(escaping)}) -> [Any] {{ {as_any(form.use)} }}",
            f"        try check.form(\"{form.name}\", use({names}), {{ try Proxy.selector(Source.{form.name}) }},",
            f"            {{ use({', '.join(elements)}) }}, {{ use({', '.join(boxed)}) }},",
            f"            {{ proxy, note in proxy.intercept(Source.{form.name}) {{ call, {names} in note(use({names})); call.proceed() }} }},",
            f"            {{ $0.{form.name}({names}) }})",
            "    }",
        ]
    return "\n".join(lines + ["}", ""])


def files():
    made = {"LoweringProtocols/GeneratedClosures.swift": write_protocol()}
    for kind, v, w in TYPES:
        made[f"LoweringTests/ClosureMatrix/{identifier(kind)}.swift"] = write_type(kind, v, w)
    return made


def main():
    check = "--check" in sys.argv
    wrong = []
    for name, text in files().items():
        path = os.path.join(ROOT, name)
        if check:
            if not os.path.exists(path) or open(path).read() != text:
                wrong.append(name)
        else:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
    if wrong:
        sys.exit("run scripts/generate/closure-tests.py; not current: " + ", ".join(wrong))


main()
