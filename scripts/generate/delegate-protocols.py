#!/usr/bin/env python3
"""Writes random protocols with `@DelegateProtocol`, in many styles, and a class for each that conforms.

    scripts/generate/delegate-protocols.py SEED COUNT FOLDER

Writes COUNT protocols to FOLDER, in files of 25, and a main.swift that calls each requirement through the generated proxy and
counts the calls that arrive. scripts/test/protocols.sh compiles and runs it.
"""
import os
import random
import sys

ACCESS = ["", "", "", "public ", "package ", "internal ", "fileprivate "]
LEVEL = {"private ": 0, "fileprivate ": 1, "": 2, "internal ": 2, "package ": 3, "public ": 4}

# A type in the source, a value, and whether it may be a result.
TYPES = [
    ("Int", "1", True), ("String", '"s"', True), ("State", "State.b", True), ("Volume", "0.5", True),
    ("Box<State>", "Box(value: State.a)", True), ("[State: Int]", "[State.a: 1]", True),
    ("(State, Int)", "(State.a, 2)", True), ("State?", "State.a", True), ("any Shape", "Square()", True),
    ("[[Box<Volume>]]", "[[Box(value: 1)]]", True), ("Fault", "Fault.x", True), ("State.Type", "State.self", True),
    ("any (Shape & Sendable)", "Square()", True), ("Swift.Result<State, Fault>", ".success(State.a)", True),
    ("UnsafePointer<Int>?", "nil", True), ("Foundation.URL", 'Foundation.URL(fileURLWithPath: "/")', True),
    ("()", "()", False), ("Int!", "3", False),
    ("@escaping (State) -> Volume", "{ _ in 1 }", False), ("@escaping @Sendable () -> Void", "{}", False),
    ("(inout State) -> Void", "{ _ in }", False), ("@autoclosure () -> Int", "7", False),
    ("@escaping (borrowing String, sending Box<Int>) -> Void", "{ _, _ in }", False),
    ("some Shape", "Square()", False), ("inout State", "&state", False), ("String...", '"a", "b"', False),
    ("(() -> Void)...", "{}, {}", False), ("consuming String", '"c"', False), ("borrowing Box<Int>", "Box(value: 1)", False),
    ("sending Box<Int>", "Box(value: 1)", False), ("__owned State", "State.a", False),
]
RESULTS = [kind for kind in TYPES if kind[2]]
LABELS = ["_", "_", "for", "in", "at", "`let`", "`inout`", "with", "repeat"]
# Names that a call needn't write in backquotes.
LET = {"`let`": "let"}
NAMES = ["player", "did", "`repeat`", "`with space`", "print", "unsafeBitCast", "total", "`default`", "type", "perform"]
PROPERTIES = ["title", "`in`", "volume", "state", "isOn"]


class Protocol:
    def __init__(self, random, number):
        self.random, self.number = random, number
        self.actor = random.choice(["", "", "", "", "@MainActor ", "@DB ", "@N.Bg "])
        self.place()
        self.lines, self.methods, self.calls, self.taken = [], [], [], set()
        self.variadic = False
        for index in range(random.randint(1, 5)):
            random.choice([self.method, self.method, self.method, self.property, self.subscript])(index)
        if random.random() < 0.2: self.deprecated()

    def place(self):
        """The protocol's place and access level."""
        r, n = self.random, self.number
        kind = r.choice(["file", "type", "type", "extension", "deep"])
        access = r.choice(ACCESS)
        if kind == "file":
            if r.random() < 0.1: access = "private "
            self.begin, self.end, self.own, self.siblings, self.path = "", "", access, access, ""
        elif kind == "type":
            outer = r.choice(ACCESS[:-1] + ["fileprivate ", "private "])
            word = r.choice(["final class", "struct", "enum", "actor"])
            self.begin, self.end, self.own, self.path = f"{outer}{word} Outer{n} {{", "}", access, f"Outer{n}."
            self.siblings = access
        elif kind == "deep":
            inner = r.choice(["", "public ", "fileprivate "])
            self.begin = f"{r.choice(['', 'public '])}enum Outer{n} {{ {inner}struct Inner {{"
            self.end, self.own, self.path, self.siblings = "}}", access, f"Outer{n}.Inner.", access
        else:
            of = r.choice(["", "public ", "package ", "fileprivate ", "private "])
            extension = r.choice(["", of])
            if extension == "" and LEVEL[access] > LEVEL[of]: access = ""
            if extension != "": access = ""
            self.begin = f"{of}struct Outer{n} {{}}\n{extension}extension Outer{n} {{"
            self.end, self.own, self.path, self.siblings = "}", access, f"Outer{n}.", access
        # Declarations at the top of a file are visible in all files, so their names have numbers.
        self.suffix = str(n) if kind == "file" else ""

    def pick(self, kinds):
        while True:
            kind = self.random.choice(kinds)
            # One of these in a method.
            is_variadic = kind[0].endswith("...") or "some " in kind[0] or kind[0].startswith("inout")
            if is_variadic and self.variadic: continue
            if is_variadic: self.variadic = True
            return kind

    def typed(self, text):
        """The siblings by their names here."""
        if not self.suffix: return text
        for name in ["State", "Volume", "Box", "Shape", "Square", "Fault", "Old", "Past"]:
            text = text.replace(name, name + self.suffix)
        return text

    def default(self, value):
        return self.random.choice([f"@DefaultResult({self.typed(value)}) ", "@RequiresDelegate "])

    def result(self):
        if self.random.random() < 0.5: return "", "", ""
        kind = self.random.choice(RESULTS)
        default = "@RequiresDelegate " if kind[1].startswith(".") or kind[1] == "nil" else self.default(kind[1])
        return f" -> {self.typed(kind[0])}", self.typed(kind[1]), default

    def parameters(self, count, kinds=TYPES):
        self.variadic = False
        declared, passed, names, is_behind = [], [], [], False
        for index in range(count):
            kind = self.pick(kinds)
            label, name = self.random.choice(LABELS), f"a{index}"
            if self.random.random() < 0.2: label = name
            # A parameter after a variadic one needs a label.
            if label == "_" and is_behind: label = "with"
            is_behind = kind[0].endswith("...")
            declared.append((f"{label} {name}" if label != name else name) + f": {self.typed(kind[0])}")
            passed.append(("" if label == "_" else f"{LET.get(label, label)}: ") + self.typed(kind[1]))
            names.append(label)
        return declared, passed, names

    def add(self, requirement, implementation, call):
        self.lines.append(requirement)
        self.methods.append(implementation)
        self.calls.append(call)

    def method(self, index):
        r = self.random
        declared, passed, labels = self.parameters(r.randint(0, 4))
        name = r.choice(NAMES) if r.random() < 0.5 else f"f{index}"
        if (name, tuple(labels)) in self.taken: name = f"f{index}"
        self.taken.add((name, tuple(labels)))
        generic, condition = "", ""
        if r.random() < 0.15:
            generic, condition = "<T>", r.choice(["", f" where T: {self.typed('Shape')}"])
            declared.append("value g: T")
            passed.append(f"value: {self.typed('Square')}()")
        effects = r.choice(["", "", "", " throws", f" throws({self.typed('Fault')})", " async", " async throws"])
        result, value, default = self.result()
        head = f"func {name}{generic}({', '.join(declared)}){effects}{result}{condition}"
        body = f"count += 1{'; return ' + value if value else ''}"
        prefix = ("try! " if "throws" in effects else "") + ("await " if "async" in effects else "")
        call = f"{'_ = ' if result else ''}{prefix}delegate.{name}({', '.join(passed)})"
        self.add(default + head, f"{head} {{ {body} }}", call)

    def property(self, index):
        r = self.random
        name = r.choice(PROPERTIES)
        if name in self.taken: return
        self.taken.add(name)
        kind = r.choice([kind for kind in RESULTS if not kind[1].startswith(".") and kind[1] != "nil"])
        accessors = r.choice(["get", "get set", "get throws"])
        type, value = self.typed(kind[0]), self.typed(kind[1])
        setter = " set { count += 1 }" if accessors == "get set" else ""
        effects = " throws" if "throws" in accessors else ""
        self.add(
            f"{self.default(kind[1])}var {name}: {type} {{ {accessors} }}",
            f"var {name}: {type} {{ get{effects} {{ count += 1; return {value} }}{setter} }}",
            f"_ = {'try! ' if effects else ''}delegate.{name}")
        if setter: self.calls.append(f"delegate.{name} = {value}")

    def subscript(self, index):
        r = self.random
        plain = [kind for kind in RESULTS if not kind[1].startswith(".") and kind[1] != "nil"]
        declared, passed, labels = self.parameters(r.randint(1, 3), plain)
        if ("subscript", tuple(labels), len(labels)) in self.taken or any(k[0] == "subscript" for k in self.taken): return
        self.taken.add(("subscript", tuple(labels), len(labels)))
        # A single name of a parameter is no label.
        passed = [p if " " in d.split(":")[0] else p.split(": ", 1)[1] for d, p in zip(declared, passed)]
        kind = r.choice(plain)
        head = f"subscript({', '.join(declared)}) -> {self.typed(kind[0])}"
        self.add(
            f"{self.default(kind[1])}{head} {{ get }}",
            f"{head} {{ count += 1; return {self.typed(kind[1])} }}", f"_ = delegate[{', '.join(passed)}]")

    def deprecated(self):
        """A deprecated sibling. Swift doesn't warn if the declaration that uses it is deprecated, too."""
        r, type = self.random, self.typed(self.random.choice(["Old", "[Old]", "Old?", "(Old, Int)", "Past"]))
        attribute = r.choice(["@available(*, deprecated) ", '@available(*, deprecated, message: "old") '])
        for head, body in r.sample([
            (f"func passed(_ old: {type})", "{}"), (f"var kept: {type}? {{ get }}", f"var kept: {type}? {{ nil }}"),
            (f"subscript(old old: {type}) -> Int {{ get }}", f"subscript(old old: {type}) -> Int {{ 1 }}"),
            (f"func made(_ old: {type}, by name: String) async throws -> {type}?", "{ nil }"),
            (f"func many(_ old: {type}...)", "{}"),
        ], 2):
            default = "" if head.startswith(("func passed", "func many")) else r.choice(
                ["@RequiresDelegate ", f"@DefaultResult({1 if 'Int {' in head else 'nil'}) "])
            self.lines.append(f"{attribute}{default}{head}")
            self.methods.append(f"{attribute}{body if body.startswith(('var', 'subscript')) else head + ' ' + body}")

    def text(self):
        n, s, own = self.number, self.suffix, self.own
        sibling = "" if own == "internal " else own
        member = "fileprivate " if own == "private " else sibling
        for access in ["public ", "package "]:
            if f"\n{access}extension" in self.begin: member = access
        protocol = f"Events{n}"
        actor = self.actor
        calls = "\n        ".join(f"{call}" for call in self.calls)
        return f"""
{self.begin}
    {sibling}enum State{s}: Sendable {{ case a, b }}
    {sibling}typealias Volume{s} = Double
    {sibling}struct Box{s}<T> {{ var value: T }}
    {sibling}protocol Shape{s} {{}}
    {sibling}struct Square{s}: Shape{s}, Sendable {{}}
    {sibling}enum Fault{s}: Swift.Error {{ case x }}
    @available(*, deprecated) {sibling}struct Old{s}: Sendable {{}}
    @available(*, deprecated) {sibling}typealias Past{s} = Old{s}
    {actor}@DelegateProtocol {own}protocol {protocol}: AnyObject, Sendable {{
        {(chr(10) + '        ').join(self.lines)}
    }}
    {actor}{sibling}final class Parent{n}: {actor}HasDelegate {{
        {member}weak var delegate: (any {protocol})?
        {member}init() {{}}
    }}
    {actor}{self.hidden()}final class Real{n}: {protocol}{'' if actor else ', @unchecked Sendable'} {{
        var count = 0
        {(chr(10) + '        ').join(method for method in self.methods)}
    }}
{self.end}
extension Program {{
    {actor}static func call{n}() async {{
        typealias State = {self.path}State{s}
        typealias Volume = {self.path}Volume{s}
        typealias Box = {self.path}Box{s}
        typealias Square = {self.path}Square{s}
        typealias Fault = {self.path}Fault{s}
        let parent = {self.path}Parent{n}(), real = {self.path}Real{n}()
        parent.delegate = real
        let proxy = {self.path}{protocol}Proxy<{self.path}Parent{n}>.proxy(for: parent)
        let delegate = parent.delegate!
        {'var state = State.a; state = .b' if '&state' in calls else ''}
        {calls}
        expect({n}, {len(self.calls)}, real.count)
        withExtendedLifetime(proxy) {{}}
    }}
}}"""

    def hidden(self):
        """In front of a class of the file: an extension that says so has said it."""
        return "" if "fileprivate extension" in self.begin or "private extension" in self.begin else "fileprivate "


def main():
    seed, count, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    os.makedirs(folder, exist_ok=True)
    r = random.Random(seed)
    protocols = [Protocol(random.Random(r.getrandbits(64)), number) for number in range(count)]
    for first in range(0, count, 25):
        with open(f"{folder}/Part{first // 25}.swift", "w") as file:
            file.write("import Foundation\nimport Switchboard\n")
            for protocol in protocols[first:first + 25]: file.write(protocol.text() + "\n")
            file.write(f"extension Program {{ static func part{first // 25}() async {{\n")
            for protocol in protocols[first:first + 25]: file.write(f"    await call{protocol.number}()\n")
            file.write("} }\n")
    with open(f"{folder}/Program.swift", "w") as file:
        file.write("""import Foundation
@globalActor public actor DB { public static let shared = DB() }
public enum N { @globalActor public actor Bg { public static let shared = Bg() } }
enum Program {
    nonisolated(unsafe) static var failures = 0
    static func fail(_ number: Int, _ text: String) { print("protocol \\(number): \\(text)"); failures += 1 }
    static func expect(_ number: Int, _ expected: Int, _ found: Int) {
        if expected != found { fail(number, "expected \\(expected) calls to arrive, found \\(found)") }
    }
}
""")
    with open(f"{folder}/main.swift", "w") as file:
        file.write("import Foundation\n")
        for first in range(0, count, 25): file.write(f"await Program.part{first // 25}()\n")
        file.write(f'print("{count} protocols, \\(Program.failures) problems")\nexit(Program.failures == 0 ? 0 : 1)\n')


main()
