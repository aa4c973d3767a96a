"""Random protocols of special kinds: with a bound associated type, with closures that don't escape, for structs and enums, with
protocols of the standard library as bases, with generic parameters that are values, with static requirements, and with
`inout` arguments. They come after the random methods
of a seed, and use random numbers of their own, so that the methods stay the same.
"""

import random

from random_members import ALIGNED, Argument, Asynchronous, Plain, Property, Waiting, Written, quoted

# Types for the bound associated type, each with two values.
BOUND = [
    ("Int", "-5", "6"), ("UInt8", "200", "3"), ("Bool", "(fixed.one != fixed.two)", "(fixed.one != fixed.one)"), ("Double", "2.5", "-1.5"), ("Float", "0.25", "8"),
    ("String", '"a text that does not fit in two words"', '"s"'), ("[Int]", "[1, 2]", "[]"), ("Int?", "7", "nil"),
    ("String?", '"text"', "nil"), ("Direction", ".west", ".north"), ("Tree", ".leaf(7)", ".branch(.empty, .leaf(8))"),
    ("Square", "Square(side: 3)", "Square(side: 4)"), ("c_pair", "c_pair(small: 3, big: 4)", "c_pair(small: -3, big: 0.5)"),
    ("Padded", "Padded(1, -2, 3, -4)", "Padded(-5, 6, -7, 8)"), ("Node", "fixed.node", "fixed.leaf"),
    ("any Named", "fixed.leaf", "fixed.leaf"), ("Doubles4", "Doubles4(1, 2, 3, 4)",
     "Doubles4(-1, -2, -3, -4)"), ("Words5", "Words5(1, 2, 3, 4, 5)", "Words5(-1, -2, -3, -4, -5)"),
    ("(Int, String)", '(5, "five")', '(6, "a text that is rather long")'), ("Either<Int, String>", ".left(9)", '.right("right")'),
    ("SIMD4<Float>", "SIMD4(1, 2, 3, 4)", "SIMD4(5, 6, 7, 8)"), ("Int128", "-3", "5"), ("[String: Int]", '["a": 1, "b": 2]', "[:]"), ("AnyHashable", '"hash"', "5"),
]
# Closures with E: their parameters, whether they throw, and their result.
CLOSURES = [
    ([], "", "E"), (["E"], "", "Void"), (["E"], "", "E"), (["E"], "", "Int"), (["Int"], "", "E"), (["E", "Int"], "", "Void"),
    (["E"], " throws", "E"), (["E"], " throws", "Void"), ([], " throws", "E"), (["E", "E"], "", "E"), (["[E]"], "", "E"),
    (["E?"], "", "E?"), (["Int", "E"], "", "String"), (["E"], "", "[E]"), (["Double", "E", "Int8"], "", "Double"),
]
# With its metatype: a reference is refused.
METATYPES = [(["E.Type"], "", "E"), (["E", "E.Type"], "", "Void"), ([], "", "E.Type")]
SIMPLE = {"Int": ("11", "-12"), "String": ('"eleven"', '"a text that takes memory of its own"'), "Double": ("1.25", "-7"),
          "Int8": ("5", "-6"), "Bool": ("(fixed.one != fixed.two)", "(fixed.one != fixed.one)"), "[Int]": ("[4]", "[]"), "Node": ("fixed.node", "fixed.leaf"),
          "Void": ("()", "()")}


def bind(text, bound):
    """A type that contains E, the bound type."""
    def one(word):
        return f"({bound})" if bound.startswith("any ") and word.endswith("?") else bound
    if text in ("E", "E?", "[E]", "E.Type"):
        return {"E": bound, "E?": one("E?") + "?", "[E]": f"[{bound}]", "E.Type": one("E?") + ".Type"}[text]
    return text


def value_of(text, bound, index):
    """A value of such a type; `bound` has two."""
    if text == "E":
        return bound[1 + index]
    if text == "E?":
        return bound[1] if index == 0 else "nil"
    if text == "[E]":
        return f"[{bound[1]}]" if index == 0 else f"[{bound[1]}, {bound[2]}]"
    if text == "E.Type":
        return f"({bound[0]}).self"
    return SIMPLE[text][index]


def closure_of(shape, bound, pool):
    """The type of a closure, with E and with the bound type, and a value of it."""
    parts, throws, result = shape
    kinds = [bind(part, bound[0]) for part in parts]
    returned = bind(result, bound[0])
    text = f"({', '.join(kinds)}){throws} -> {returned}"
    names = [f"x{index}" for index in range(len(parts))]
    head = f"({', '.join(f'{name}: {kind}' for name, kind in zip(names, kinds))}){throws} -> {returned} in"
    notes = ", ".join(f"boxed({name})" for name in names)
    made = f"made({value_of(result, bound, 0)} as {returned})" if result != "Void" else "()"
    value = f"{{ [counted = Counted(9)] {head} _ = counted.number; closureArguments = [{notes}]; return {made} }}"
    arguments = ", ".join(f"{value_of(part, bound, 1)} as {kind}" for part, kind in zip(parts, kinds))
    entry = f"    compare(({text}).self) {{ (f: {text}) throws -> Any in boxed({'try ' if throws else ''}f({arguments})) }}"
    if entry.split(" {")[0] not in [known.split(" {")[0] for known in pool.closures]:
        pool.closures.append(entry)
    return f"({', '.join(parts)}){throws} -> {result}".replace("E", "Element"), text, value


class Reading(Plain):
    """A method some of whose closures don't escape: what these do is noted during the call, and they trap after it."""

    momentary = ()

    def noted(self):
        return "[" + ", ".join(f"read(boxed(a{index}))" if index in self.momentary else f"boxed(a{index})"
                               for index in range(len(self.arguments))) + "]"

    def real(self):
        opened = "".join(f"withoutActuallyEscaping(a{index}) {{ a{index} in " for index in self.momentary)
        heard = f"heard({self.noted()})"
        return super().real().replace(heard, opened + heard + " }" * len(self.momentary))

    def check(self, protocol, real, hand):
        text = super().check(protocol, real, hand)
        if not self.momentary:
            return text
        places = f"[{', '.join(map(str, self.momentary))}]"
        return text.replace("    bench.check(method)", f"    method.momentary = {places}\n    events.momentary = {places}\n"
                            "    bench.check(method)\n    events.momentary = []")


class Bound(Reading):
    """A method with an associated type, with the bound type. A reference to it is correct, or throws."""

    def make(self):
        """`bind` sets the bound type later."""

    def choose(self):
        """Its parameters and result, with E for the associated type."""
        rng = self.rng
        self.forms = []
        # Closures of every kind stand side by side: whether one escapes is its own matter.
        kinds = rng.choice([["@escaping", "@escaping", "@escaping", "?"], ["@escaping", "", "@autoclosure", "@autoclosure @escaping"]])
        for _ in range(rng.choice([1, 1, 2, 3])):
            if rng.random() < 0.6:
                kind = rng.choice(kinds)
                shape = ([], "", rng.choice(["E", "E", "[E]", "Int"])) if "auto" in kind else rng.choice(
                    METATYPES if rng.random() < 0.05 else CLOSURES)
                self.forms.append((kind, shape))
            else:
                self.forms.append((None, rng.choice(["E", "E", "E?", "[E]", "Int", "String", "Double"])))
        self.result_form = rng.choice([None, None, "E", "E?", "[E]", "Int", "String"])
        self.labels = [rng.choice(["_", "with"]) for _ in self.forms]
        self.is_throwing = rng.random() < 0.2
        return self

    def bind(self, bound):
        """The method with a bound type."""
        self.arguments = []
        for index, (kind, form) in enumerate(self.forms):
            if kind is None:
                argument = Argument(bind(form, bound[0]), value_of(form, bound, index % 2))
                argument.declared = form.replace("E", "Element")
            else:
                declared, text, value = closure_of(form, bound, self.pool)
                argument = Argument(f"({text})?" if kind == "?" else text, value)
                argument.plain, argument.declared = (
                    f"({each})?" if kind == "?" else f"{kind} {each}".strip() for each in (text, declared))
            self.arguments.append(argument)
        kinds = [kind for kind, _ in self.forms]
        self.momentary = [index for index, kind in enumerate(kinds) if kind in ("", "@autoclosure")]
        self.automatic = [index for index, kind in enumerate(kinds) if kind and kind.startswith("@autoclosure")]
        form = self.result_form
        self.result = form and (bind(form, bound[0]), value_of(form, bound, 0), value_of(form, bound, 1), False)
        self.declared_result = form and form.replace("E", "Element")
        self.error = ("Failure", 'Failure(9, "a failure that takes memory of its own")') if self.is_throwing else None
        self.typed, self.nameable, self.served, self.consumes = False, True, False, False
        return self

    def call(self, receiver, names):
        return super().call(receiver, [f"{name}()" if index in self.automatic else name for index, name in enumerate(names)])

    def head(self, declared):
        text = super().head(declared)
        if declared and self.result:
            text = text[:text.rindex(" -> ")] if "->" not in self.result[0] else text
            text += f" -> {self.declared_result}"
        return text


class Fixed:
    """Gives a property its type and values, and no random choices."""

    def __init__(self, value):
        self.chosen = value

    def value(self):
        return self.chosen

    def random(self):
        return 1.0


class BoundProperty(Property):
    """A property of the associated type, or of a type that may be the bound one. The latter has to be found by its key path, also
    where both are the same type. Swift 6.3 crashes at a key path to the former."""

    def make(self):
        """`bind` sets the bound type later."""

    def choose(self):
        self.form = self.rng.choice(["E", "E", "Int", "String", "String", "Node", "Double"])
        return self

    def bind(self, bound):
        self.pool = self.rng = Fixed(
            (bind(self.form, bound[0]), value_of(self.form, bound, 0), value_of(self.form, bound, 1), True))
        super().make()
        self.declared = self.declared.replace(f": {self.kind} ", f": {self.form.replace('E', 'Element')} ")
        return self

    def reference(self, protocol):
        return None if self.form == "E" else super().reference(protocol)


def bound_protocols(rng, pool, count):
    """Protocols with a primary associated type, and programs that use each at several types."""
    for number in range(count):
        name = f"Bound{number}"
        members = [Bound(pool, 100000 + number * 10 + index).choose() for index in range(rng.choice([2, 3, 4]))]
        members += [BoundProperty(pool, 100005 + number * 10 + index).choose() for index in range(rng.choice([1, 2]))]
        for member in members:
            member.bind(BOUND[0])
        declaration = (f"public protocol {name}<Element>: AnyObject {{\n    associatedtype Element\n"
                       + "".join(member.requirement() for member in members) + "}\n")
        bounds = rng.sample(BOUND, 3)
        # One program binds the type of a property.
        same = next((bound for bound in BOUND for member in members
                     if isinstance(member, BoundProperty) and member.form == bound[0] and bound not in bounds), None)
        if same:
            bounds[0] = same
        for index, bound in enumerate(bounds):
            for member in members:
                member.bind(bound)
            delegate, real = f"{name}<{bound[0]}>", f"Real{name}_{index}"
            text = (f"private final class {real}: Receiver, {name} {{\n    typealias Element = {bound[0]}\n"
                    + "".join(member.real() for member in members) + "}\n\n")
            for member in members:
                text += (f"@inline(never) private func check{name}_{index}_{member.number}(_ bench: Bench<any {delegate}>) {{\n"
                         + member.check(f"({delegate})", real, None).replace(f"any ({delegate})", f"any {delegate}")
                         .replace(f"({delegate}).{member.name}", f"(any {delegate}).{member.name}") + "}\n")
            run = f"run{name}_{index}"
            text += (f"func {run}(_ way: Way) {{\n    let bench = way.bench({quoted('any ' + delegate)}, {{ {real}($0) }}, handWritten: nil) "
                     f"as Bench<any {delegate}>\n"
                     + "".join(f"    check{name}_{index}_{member.number}(bench)\n" for member in members) + "}\n\n")
            yield declaration if index == 0 else "", text, [(f"{name}-{index}{suffix}", f"{run}(.{way})") for way, suffix in
                                                          [("calling", ""), ("intercepting", "-intercepted")]]


# Base protocols of the standard library, and the implementation of a class.
INHERITED = {
    "CustomStringConvertible": '    var description: String { "described" }\n',
    "CustomDebugStringConvertible": '    var debugDescription: String { "described" }\n',
    "Error": "",
    "Encodable": "    func encode(to encoder: any Encoder) throws { heard([]) }\n",
    "TextOutputStream": "    func write(_ string: String) { heard([boxed(string)]) }\n",
    "CustomReflectable": "    var customMirror: Mirror { Mirror(reflecting: 5) }\n",
    "Identifiable": '    var id: ObjectIdentifier { ObjectIdentifier(self) }\n',
}


class Told(Plain):
    """A method whose types are all in the program's symbols."""

    def make(self):
        rng = self.rng
        kinds = [bound for bound in BOUND if bound[0] not in UNTOLD]
        self.arguments = [Argument(text, value) for text, value, _ in (rng.choice(kinds) for _ in range(rng.choice([0, 1, 1, 2, 3, 5])))]
        self.labels = [rng.choice(["_", "with"]) for _ in self.arguments]
        result = rng.choice(kinds)
        self.result = None if rng.random() < 0.5 else (*result, True)
        self.error = ("Failure", 'Failure(9, "a failure that takes memory of its own")') if rng.random() < 0.2 else None
        self.typed, self.nameable, self.served, self.consumes = False, True, True, False

    def check(self, protocol, real, hand):
        return super().check(protocol, real, hand).replace("    bench.check(method)", "    method.isTold = true\n    bench.check(method)")


# Types that Swift's runtime doesn't find by name, unsupported results, and resilient enums and structs.
UNTOLD = {"(Int, String)", "any Named"}


def inheriting_protocols(rng, pool, count):
    """Protocols with bases of the standard library. The program's symbols have the types of their methods, too."""
    for number in range(count):
        name, real = f"Inheriting{number}", f"RealInheriting{number}"
        # Some have no base, and the same checks.
        bases = rng.sample(sorted(INHERITED), rng.choice([0, 1, 1, 2]))
        members = [Told(pool, 200000 + number * 10 + index) for index in range(rng.choice([2, 3, 4]))]
        # An associated type that the delegate type doesn't give must come from a target.
        named = " where ID == ObjectIdentifier" if "Identifiable" in bases else ""
        declaration = (f"public protocol {name}: {', '.join(['AnyObject'] + bases)}{named} {{\n"
                       + "".join(member.requirement() for member in members) + "}\n")
        text = (f"private final class {real}: Receiver, {name}, @unchecked Sendable {{\n" + "".join(INHERITED[base] for base in bases)
                + "".join(member.real() for member in members) + "}\n\n")
        yield from checked(declaration, text, name, name, real, members)


class Momentary(Reading):
    """A method with closures that don't escape."""

    def make(self):
        rng = self.rng
        self.arguments, self.momentary = [], []
        for index in range(rng.choice([1, 1, 2, 3])):
            bound = rng.choice(BOUND)
            if index == 0 or rng.random() < 0.4:
                _, text, value = closure_of(rng.choice(CLOSURES), bound, self.pool)
                # A closure as a closure's parameter would escape.
                self.momentary.append(index)
                self.arguments.append(Argument(text, value))
            else:
                self.arguments.append(Argument(bound[0], bound[1]))
        self.labels = [rng.choice(["_", "with"]) for _ in self.arguments]
        result = rng.choice(BOUND)
        self.result = None if rng.random() < 0.4 else (*result, False)
        self.error, self.typed, self.nameable, self.served, self.consumes = None, False, True, False, False


def momentary_protocols(rng, pool, count):
    for number in range(count):
        name, real = f"Momentary{number}", f"RealMomentary{number}"
        members = [Momentary(pool, 300000 + number * 10 + index) for index in range(rng.choice([2, 3]))]
        declaration = f"public protocol {name}: AnyObject {{\n" + "".join(member.requirement() for member in members) + "}\n"
        text = f"private final class {real}: Receiver, {name} {{\n" + "".join(member.real() for member in members) + "}\n\n"
        yield from checked(declaration, text, name, name, real, members)


def checked(declaration, text, name, delegate, real, members):
    for member in members:
        text += (f"@inline(never) private func check{name}_{member.number}(_ bench: Bench<any {delegate}>) {{\n"
                 + member.check(delegate, real, None) + "}\n")
    text += (f"func run{name}(_ way: Way) {{\n    let bench = way.bench({quoted(name)}, {{ {real}($0) }}, handWritten: nil) "
             f"as Bench<any {delegate}>\n" + "".join(f"    check{name}_{member.number}(bench)\n" for member in members) + "}\n\n")
    yield declaration, text, [(name + suffix, f"run{name}(.{way})") for way, suffix in
                              [("calling", ""), ("intercepting", "-intercepted")]]


class Counting(Written):
    """A method with a generic parameter that is a value, which is only forwarded."""

    answers_own = True

    def make(self):
        rng = self.rng
        (kind, first, _), (result, value, _) = rng.choice(BOUND), rng.choice(BOUND)
        count, effect = rng.choice([0, 3, 70000]), rng.choice(["", " throws"])
        attempt = "try " if effect else ""
        self.lets = f"    let v = Row<{count}, {kind}>({first})\n"
        self.declared = f"func {self.name}<let count: Int>(_ a: Row<count, {kind}>, _ b: Int){effect} -> {result}"
        self.implementation = self.statics(result, value) + (
            f"    {self.declared} {{ heard([boxed(a), boxed(b), boxed(count)]); return Self.r{self.number} }}\n")
        self.handed = f"    {self.declared} {{ {attempt}forwardToDelegate()!.{self.name}(a, b) }}\n"
        self.called = f"boxed({attempt}$0.{self.name}(v, 5))"
        self.heard = f"[[boxed(v), boxed(5), boxed({count})]]"


class WaitingCounting(Waiting, Counting):
    """The same, asynchronous."""


def counting_protocols(rng, pool, count):
    for number in range(count):
        name, real = f"Counting{number}", f"RealCounting{number}"
        members = [rng.choice([Counting, WaitingCounting])(pool, 500000 + number * 10 + index) for index in range(3)]
        declaration = f"public protocol {name}: AnyObject {{\n" + "".join(member.requirement() for member in members) + "}\n"
        text = f"private final class {real}: Receiver, {name} {{\n" + "".join(member.real() for member in members) + "}\n\n"
        yield from checked(declaration, text, name, name, real, members)


def value_protocols(rng, pool, count):
    """Protocols that structs and enums conform to, with methods that change them."""
    for number in range(count):
        name = f"Value{number}"
        kinds = [rng.choice(BOUND) for _ in range(rng.choice([2, 3, 4]))]
        requirements, stored, methods, steps = "", "", "", []
        for index, (kind, first, second) in enumerate(kinds):
            form = rng.randrange(4)
            result = rng.choice(["Int", "String", "Double"])
            values = (first, second)
            stored += f"    var f{index}: {kind} = {first}\n"
            note = f"events.add(\"real\", [boxed(a), boxed(f{index}), boxed(count)])"
            if form == 0:
                # A property, set, read and changed in place.
                requirements += f"    var p{index}: {kind} {{ get set }}\n"
                methods += (f"    var p{index}: {kind} {{\n        get {{ f{index} }}\n"
                            f"        set {{ let a = newValue; {note}; count += 1; f{index} = newValue }}\n    }}\n")
                steps += [f"$0.p{index} = {values[turn]}; return boxed($0.p{index})" for turn in (1, 0)]
                steps.append(f"let old = exchange(&$0.p{index}, {second}); return [old, boxed($0.p{index})] as [Any]")
                continue
            label = rng.choice(["_", "with"])
            passed = "" if label == "_" else "with: "
            throws = " throws" if form == 2 else ""
            changing = "" if form == 3 else "mutating "
            change = "" if form == 3 else f"count += 1; f{index} = a; "
            declared = f"{changing}func m{index}({label} a: {kind}){throws} -> {result}"
            requirements += f"    {declared}\n"
            answered = {"Int": "count", "String": '"count \\(count)"', "Double": "Double(count) + 0.5"}[result]
            methods += f"    {declared} {{ {note}; {change}return {answered} }}\n"
            attempt = "try " if throws else ""
            steps += [f"boxed({attempt}$0.m{index}({passed}{values[turn]}))" for turn in (1, 0, 1)]
        requirements += "    mutating func again() -> Int\n    func state() -> [Any]\n"
        parts = ", ".join(f"boxed(f{index})" for index in range(len(kinds)))
        methods += ("    mutating func again() -> Int {\n        count += 1\n        whileChanging()\n        return count\n    }\n"
                    f"    func state() -> [Any] {{ [boxed(count), {parts}] }}\n")
        rng.shuffle(steps)
        steps = [step for each in steps for step in ([each, "boxed($0.state())"] if rng.random() < 0.4 else [each])]
        steps.append("boxed($0.again())")
        steps.append("boxed($0.state())")
        declaration = f"public protocol {name} {{\n{requirements}}}\n"
        text = (f"private struct Struct{name}: {name} {{\n    var count = 0\n{stored}{methods}}}\n"
                f"private enum Enum{name}: {name} {{\n    case none\n    case some(Struct{name})\n"
                f"    private var value: Struct{name} {{\n        get {{ if case .some(let value) = self {{ value }} else {{ Struct{name}() }} }}\n"
                "        set { self = .some(newValue) }\n    }\n" + forwarded(requirements) + "}\n")
        listed = "".join(f"        Step({quoted(step)}) {{ {step} }},\n" for step in steps)
        text += (f"func run{name}() {{\n    let steps: [Step<any {name}>] = [\n{listed}    ]\n"
                 f"    checkValue(\"a struct, {name}\", {{ Struct{name}() }}, steps, again: {{ _ = $0.again() }})\n"
                 f"    checkValue(\"an enum, {name}\", {{ Enum{name}.none }}, steps, again: {{ _ = $0.again() }})\n}}\n\n")
        yield declaration, text, [(name, f"run{name}()")]


def forwarded(requirements):
    """Implementations of an enum that forward to its payload."""
    text = ""
    for line in requirements.strip().split("\n"):
        line = line.strip()
        if line.startswith("var "):
            name = line[4:line.index(":")]
            text += (f"    {line[:line.index(' {')]} {{\n        get {{ value.{name} }}\n        set {{ value.{name} = newValue }}\n    }}\n")
        else:
            name = line[line.index("func ") + 5:line.index("(")]
            label = "" if "()" in line else "a" if "(_ a" in line else "with: a"
            text += f"    {line} {{ {'try ' if 'throws' in line else ''}value.{name}({label}) }}\n"
    return text


def static_protocols(rng, pool, count):
    """Protocols with static requirements, which go to the type of the target."""
    for number in range(count):
        name = f"Static{number}"
        requirements, implementation, steps = "    func plain(_ a: Int) -> Int\n", "    func plain(_ a: Int) -> Int { a &* 3 }\n", []
        for index in range(rng.choice([2, 3, 4])):
            result, first, second = rng.choice(BOUND)
            if rng.random() < 0.3:
                requirements += f"    static var s{index}: {result} {{ get set }}\n"
                implementation += f"    nonisolated(unsafe) static var s{index}: {result} = {first}\n"
                steps += [f"boxed(type(of: $0).s{index})", f"type(of: $0).s{index} = {second}; return boxed(type(of: $0).s{index})",
                          f"type(of: $0).s{index} = {first}; return true"]
                continue
            arguments = [rng.choice(BOUND) for _ in range(rng.choice([0, 1, 2, 5]))]
            effects = rng.choice(["", " throws", " async", " async throws"])
            # With aligned arguments, the compiler generates asynchronous calls that crash.
            if "async" in effects:
                arguments = [each for each in arguments if not ALIGNED.search(each[0])]
            declared = (f"static func s{index}(" + ", ".join(f"_ a{place}: {kind}" for place, (kind, _, _) in enumerate(arguments))
                        + f"){effects} -> {result}")
            requirements += f"    {declared}\n"
            suspended = "await Task.yield(); " if "async" in effects else ""
            noted = ", ".join(f"boxed(a{place})" for place in range(len(arguments)))
            implementation += (f"    {declared} {{\n        {suspended}events.add(\"static\", [{noted}] as [Any])\n"
                               f"        return {rng.choice([first, second])}\n    }}\n")
            values = ", ".join(rng.choice(values) for _, *values in arguments)
            attempt = ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")
            called = f"boxed({attempt}type(of: $0).s{index}({values}))"
            # The object isn't used where the call waits: it may be passed to another thread.
            steps.append(called if "async" not in effects else
                         f"let kind = type(of: $0); return try waiting {{ {called.replace('type(of: $0)', 'kind')} }}")
            steps.append("boxed($0.plain(5))")
        declaration = f"public protocol {name}: AnyObject {{\n{requirements}}}\n"
        listed = "".join(f"        Step({quoted(step)}) {{ {step} }},\n" for step in steps)
        text = (f"private final class Real{name}: {name} {{\n{implementation}}}\n"
                f"func run{name}() {{\n    checkStatic({quoted(name)}, Real{name}() as any {name}, [\n{listed}    ])\n}}\n\n")
        yield declaration, text, [(name, f"run{name}()")]


def inout_protocols(rng, pool, count):
    """Protocols with `inout` arguments, which observers, interceptors and spies receive."""
    for number in range(count):
        name = f"Changing{number}"
        requirements, implementation, steps, references = "", "", [], ""
        for index in range(rng.choice([2, 3])):
            kinds = [rng.choice(BOUND) for _ in range(rng.choice([1, 2, 3, 5]))]
            changed = {rng.randrange(len(kinds))} | {place for place in range(len(kinds)) if rng.random() < 0.3}
            result, first, second = rng.choice(BOUND)
            effect = rng.choice(["", " throws"])
            attempt = "try " if effect else ""
            parameters = ", ".join(f"_ a{place}: {'inout ' if place in changed else ''}{kind}" for place, (kind, _, _) in enumerate(kinds))
            declared = f"func m{index}({parameters}){effect} -> {result}"
            requirements += f"    {declared}\n"
            noted = ", ".join(f"boxed(a{place})" for place in range(len(kinds)))
            changes = "; ".join(f"a{place} = {kinds[place][2]}" for place in sorted(changed))
            implementation += (f"    {declared} {{\n        events.add(\"real\", [{noted}] as [Any])\n        {changes}\n"
                               f"        return {rng.choice([first, second])}\n    }}\n")
            variables = "; ".join(f"var v{place}: {kind} = {one}" for place, (kind, one, _) in enumerate(kinds) if place in changed)
            passed = ", ".join(f"&v{place}" if place in changed else one for place, (_, one, _) in enumerate(kinds))
            left = ", ".join(f"boxed(v{place})" for place in sorted(changed))
            steps.append(f"{variables}; let r = boxed({attempt}$0.m{index}({passed})); return [r, {left}] as [Any]")
            closure = ", ".join(f"a{place}: {f'Inout<{kind}>' if place in changed else kind}" for place, (kind, _, _) in enumerate(kinds))
            onward = ", ".join(f"&a{place}.value" if place in changed else f"a{place}" for place in range(len(kinds)))
            reference = f"{{ p in {{ ({closure}) in {attempt}p.m{index}({onward}) }} }}"
            element = "$0" if len(kinds) == 1 else None
            values = ", ".join(f"boxed({element or f'$0.{place}'}{'.value' if place in changed else ''})" for place in range(len(kinds)))
            references += (f"        proxy.sentMessage({reference}).subscribe {{ (a: {tuple_of(kinds, changed)}) in events.add(\"sent\", [{values.replace('$0', 'a')}] as [Any]) }},\n"
                           f"        proxy.methodInvoked({reference}).subscribe {{ (a: {tuple_of(kinds, changed)}) in events.add(\"invoked\", [{values.replace('$0', 'a')}] as [Any]) }},\n")
        declaration = f"public protocol {name}: AnyObject {{\n{requirements}}}\n"
        listed = "".join(f"        Step({quoted(step)}) {{ {step} }},\n" for step in steps)
        text = (f"private final class Real{name}: {name} {{\n{implementation}}}\n"
                f"@inline(never) private func references{number}(_ proxy: ForwardingProxy<any {name}>) -> [SubscriptionToken] {{\n    [\n{references}    ]\n}}\n"
                f"func run{name}() {{\n    checkInout({quoted(name)}, Real{name}() as any {name}, [\n{listed}    ], references{number})\n}}\n\n")
        yield declaration, text, [(name, f"run{name}()")]


def tuple_of(kinds, changed):
    """The type of the arguments, as observers receive them."""
    types = [f"Inout<{kind}>" if place in changed else kind for place, (kind, _, _) in enumerate(kinds)]
    return types[0] if len(types) == 1 else f"({', '.join(types)})"


class ToldAsynchronous(Told, Asynchronous):
    def make(self):
        Told.make(self)
        self.arguments = self.fit(self.arguments)
        self.labels = self.labels[:len(self.arguments)]
        self.modifier = self.rng.choice(["", "nonisolated(nonsending) "])
        self.suspends = self.rng.random() < 0.5


class Consuming(Told):
    """A method that consumes an argument."""

    def make(self):
        super().make()
        self.consumes = True
        self.result = self.error = None
        self.arguments = self.arguments or [Argument("String", '"text"')]
        self.labels = self.labels or ["_"]
        self.arguments[0].ownership = self.rng.choice(["consuming", "__owned"])
        self.arguments[0].declared = f"{self.arguments[0].ownership} {self.arguments[0].plain}"


class Closing(Told):
    """A method that takes a closure, and returns nothing."""

    def make(self):
        super().make()
        self.result = self.error = None
        self.arguments = self.arguments[:2] + [Argument("(Int) -> Int", "{ $0 &* 7 }", escaping=True)]
        self.labels = (self.labels + ["_"] * 3)[:len(self.arguments)]


def several_protocols(rng, pool, count, protocol):
    """Protocols with methods of each kind, for proxies with several targets. The same targets get a call, whichever way it arrives.
    `protocol` makes one from members.
    """
    for number in range(count):
        kinds = [Told, Told, ToldAsynchronous, Consuming, Closing, Property]
        members = [rng.choice(kinds)(pool, 400000 + number * 10 + index) for index in range(5)]
        made = protocol(f"Several{number}", [], members)
        yield made.declaration(), made.program(900000 + number), [(made.name, f"run{900000 + number}(.several)")]


def shapes(seed, pool, count, protocol):
    """Declaration, program and runs of each kind, in proportion to the methods."""
    pool.rng = rng = random.Random(f"shapes {seed}")
    some = max(1, count // 100)
    yield from bound_protocols(rng, pool, some)
    yield from inheriting_protocols(rng, pool, some)
    yield from momentary_protocols(rng, pool, some)
    yield from value_protocols(rng, pool, some)
    yield from several_protocols(rng, pool, some, protocol)
    yield from counting_protocols(rng, pool, some)
    yield from static_protocols(rng, pool, some)
    yield from inout_protocols(rng, pool, some)
