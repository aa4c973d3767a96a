"""The requirements of random protocols: methods of several kinds, and properties. Each writes its declaration, an implementation
that notes its arguments, a hand-written one that forwards them, and a check that calls it.
"""

import re

from lowering_types import TABLE, UNSERVED_RESULTS, sized_structs

ERRORS = [
    ("EmptyError", "EmptyError()"), ("OnlyError", ".only"), ("ByteError", "ByteError(200)"),
    ("FloatError", "FloatError(2.5)"), ("OddError", "OddError(-3, 70000, true)"), ("TinyFailure", ".smaller"),
    ("PayloadError", '.text("an error that takes memory of its own")'), ("PayloadError", ".none"),
    ("ReferenceError", "ReferenceError(Counted(7), -5)"), ("ClassError", "ClassError(Counted(8))"),
    ("Failure", 'Failure(9, "a failure that takes memory of its own")'), ("FourError", "FourError(1.5, 2, -3.5, 4)"),
    ("LargeError", 'LargeError("some text that takes memory", [1, 2], "another", 5)'), ("any Error", ".small"),
]
# Types that can be sent to another isolation.
SENDABLE = [("Int", "-5", "6"), ("String", '"a text that does not fit in two words"', '"s"'), ("Data", "Data([1, 2])", "Data()"),
            ("Direction", ".west", ".north"), ("Square", "Square(side: 3)", "Square(side: 4)"), ("Double", "2.5", "-1.5")]


# Kinds of methods that fail because of the compiler, and are left out until it is corrected. Now these are asynchronous methods with
# stack arguments that are aligned to 16 bytes ("aligned"). If an odd number of words is on the stack, Swift 6.3.1 on x86-64 moves the
# stack pointer at each such call, and crashes even without the library: Tests/CompilerFaults/StackOfAsynchronousCalls. Kinds that
# the generators can leave out besides: "results" (references to methods with a result and a typed error or unsupported arguments),
# "invocations" (of methods with typed errors or consumed arguments), "several" (targets of methods with typed errors), and
# "closures" (with structs without a frozen layout).
HOLES = {"aligned"}
# Types that are aligned to 16 bytes or more, except random types with such fields.
ALIGNED = re.compile(r"\b(SIMD\w*|U?Int128|Float80|Vectors|VectorField|SmallVectorField|c_aligned)\b")
# Types without a frozen layout.
RESILIENT = [("TaskPriority", lambda: ".high"), ("TaskPriority?", lambda: ".low"),
             ("Mirror", lambda: "Mirror(reflecting: 5)")]
# Results that take two registers for one integer.
WIDE_RESULTS = [("Int128", "-5", "6", True), ("UInt128", "3 << 64 | 5", "6", True)]
# Typed errors that aren't supported.
UNSERVED_ERRORS = {"FourError", "LargeError", "FloatError"}


def is_early(text):
    """Whether the type crashes the compiler in a parameter pack, after the seventh argument."""
    return text.startswith("(") or text == "Void" or "->" in text or ".Type" in text or text == "AnyClass"


def is_tuple(text):
    """And not a function, an optional, or a metatype."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            return index > 0 and index == len(text) - 1
    return False


def wrapped(text):
    return f"({text})" if "->" in text or text.startswith("any ") else text


class Argument:
    def __init__(self, text, value, served=True, escaping=False, ownership="", hides=False):
        self.text, self.value, self.served, self.ownership, self.hides = text, value, served, ownership, hides
        self.plain = f"@escaping {text}" if escaping else text
        self.declared = f"{ownership} {self.plain}" if ownership else self.plain


class Pool:
    """Types and values, chosen at random."""

    def __init__(self, rng, random_types, declarations):
        self.rng, self.closures = rng, []
        self.small = random_types
        sized = list(sized_structs(declarations))
        counted = [("Counted", "Counted(1)", "Counted(2)"), ("Counted?", "Counted(3)", "nil"),
                   ("[Counted]", "[Counted(4)]", "[]"), ("Box<Counted>", "Box(Counted(5))", "Box(Counted(6))"),
                   ("Either<Counted, Int>", ".left(Counted(7))", ".right(8)")]
        for case in TABLE:
            # Swift 6.3 takes a nil for a missing value when it casts it.
            if case.text == "UnownedOptional":
                case.second = case.first
        self.cases = [(case.text, case.first, case.second, not case.refused, case.escaping)
                      for case in TABLE + sized]
        self.cases += [(*case, True, False) for case in counted] * 4
        closures = [("OnlyClosure", "OnlyClosure { $0 &* 7 }", "OnlyClosure { $0 &+ 7 }"),
                    ("ClosureCase", "ClosureCase.run { $0 &* 5 }", "ClosureCase.stop")]
        self.cases += [(*case, True, False) for case in closures] * 4
        self.made = [(case.text, case.first, case.second, True, False) for case in random_types.cases(40)]

    def pick(self):
        return self.rng.choice(self.made if self.rng.random() < 0.3 else self.cases)

    def argument(self):
        chance = self.rng.random()
        if chance < 0.09:
            return self.closure()
        if chance < 0.13:
            text, first, second = self.rng.choice(SENDABLE)
            return Argument(text, first, ownership="sending")
        text, first, second, served, escaping = self.pick()
        ownership = ""
        # With a `borrowing` tuple, Swift 6.3 generates code that crashes.
        if chance < 0.2 and not is_early(text):
            ownership = self.rng.choice(["consuming", "__owned", "borrowing"])
        hides = any(word in text for word in ("Weak", "Unowned", "Random"))
        return Argument(text, self.rng.choice([first, second]), served, escaping, ownership, hides)

    def is_aligned(self, argument):
        """Whether it may be aligned to 16 bytes; functions aren't."""
        text = argument.text
        if "->" in text and not is_tuple(text):
            return False
        return bool(ALIGNED.search(text)) or self.small.is_aligned([text])

    def value(self):
        """A type for a result or a property, with two values."""
        text, first, second, served, _ = self.pick()
        return text, first, second, served and text not in UNSERVED_RESULTS

    def closure(self):
        """A random closure type, and a closure of it."""
        def leaf():
            return self.rng.choice(RESILIENT) if "closures" not in HOLES and self.rng.random() < 0.05 else self.small.leaf()
        is_async = self.rng.random() < 0.2
        parts = [leaf() for _ in range(self.rng.choice([0, 1, 1, 2, 2, 3, 4 if is_async else 5]))]
        result, make = leaf() if self.rng.random() < 0.7 else ("Void", lambda: "()")
        served = not any(part in RESILIENT or part[0] == "Empty" for part in parts + [(result, make)])
        throws = (" async" if is_async else "") + self.rng.choice(["", "", " throws"])
        types = ", ".join(name for name, _ in parts)
        text = f"({types}){throws} -> {result}"
        names = [f"x{index}" for index in range(len(parts))]
        notes = ", ".join(f"boxed({name})" for name in names)
        head = f"({', '.join(f'{name}: {kind}' for name, (kind, _) in zip(names, parts))}){throws} -> {result} in"
        value = f"{{ [counted = Counted(9)] {head} _ = counted.number; closureArguments = [{notes}]; return {make()} }}"
        arguments = ", ".join(f"{make()} as {name}" for name, make in parts)
        call = f"boxed({'try ' if throws.endswith('throws') else ''}{'await ' if is_async else ''}f({arguments}))"
        if is_async:
            call = f"try atOnce {{ {call} }}"
        entry = f"    compare(({text}).self) {{ (f: @escaping {text}) throws -> Any in {call} }}"
        if entry.split(" {")[0] not in [known.split(" {")[0] for known in self.closures]:
            self.closures.append(entry)
        if self.rng.random() < 0.2:
            return Argument(f"({text})?", self.rng.choice([value, value, "nil"]), served)
        return Argument(text, value, served, escaping=True)


class Member:
    """A requirement of a protocol. `number` is unique among all requirements."""

    nameable, served, consumes, is_asynchronous = False, False, False, False

    def __init__(self, pool, number):
        self.pool, self.rng, self.number = pool, pool.rng, number
        self.name = f"m{number}"
        self.make()

    def default(self):
        """The implementation in an extension of the protocol, or None."""

    def statics(self, kind, value, prefix="r"):
        # Swift 6.3 crashes in its pass InitializeStaticGlobals ("isLoadableOrOpaque") where a constant tuple has a part that is
        # always in memory.
        made = f"made({value})" if kind.startswith("(") and "->" not in kind else value
        return f"    nonisolated(unsafe) static let {prefix}{self.number}: {kind} = {made}\n"


class Plain(Member):
    """A method with any number and kinds of ordinary parameters."""

    def make(self):
        count = self.rng.choice([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9])
        if self.rng.random() < 0.07:
            count = self.rng.randint(10, 24)
        arguments = [self.pool.argument() for _ in range(count)]
        early = [argument for argument in arguments if is_early(argument.text)]
        if count > 7 and early:
            late = [argument for argument in arguments if not is_early(argument.text)]
            arguments = (early + late)[:max(count - len(early[7:]), 7)] if len(early) <= 7 else early[:7]
            head, tail = arguments[:7], arguments[7:]
            self.rng.shuffle(head)
            arguments = head + tail
        self.arguments = self.fit(arguments)
        self.labels = [self.rng.choice(["_", "_", "with", "in", "of"]) for _ in arguments]
        self.result = None if self.rng.random() < 0.45 else self.pool.value()
        kind = self.rng.random()
        self.error = None if kind < 0.6 else self.rng.choice(ERRORS)
        self.typed = kind >= 0.8
        # A typed error uses the registers of the result, except beside an integer of 16 bytes.
        if self.typed and self.result and self.rng.random() < 0.3:
            self.result = self.rng.choice(WIDE_RESULTS)
        # `selector` doesn't take references to methods with `sending` parameters in Swift 6.
        self.nameable = all(argument.ownership != "sending" for argument in arguments)
        # Referencing it crashes (HOLES).
        if "results" in HOLES and self.result and (
                self.error and self.typed or not all(argument.served for argument in arguments) or not self.result[3]):
            self.nameable = False
        self.served = self.serves_error() and all(argument.served for argument in arguments) and (
            not self.result or self.result[3] and not self.result[0].startswith(("(", "@")))
        self.consumes = any(argument.hides or argument.ownership in ("consuming", "__owned", "sending")
                            for argument in arguments)

    def fit(self, arguments):
        """The arguments for which the compiler generates correct calls."""
        return arguments

    def serves_error(self):
        """Whether its typed error is supported: without a result, and in registers."""
        return not (self.error and self.typed) or not self.result and self.error[0] not in UNSERVED_ERRORS

    def effects(self):
        return "" if not self.error else f" throws({self.error[0]})" if self.typed else " throws"

    def called(self, call):
        """A closure that makes the call and returns its result."""
        return f"{{ {f'boxed({call})' if self.result else f'{call}; return ()'} }}"

    def head(self, declared):
        parameters = ", ".join(
            f"{label} a{index}: {argument.declared if declared else argument.plain}"
            for index, (label, argument) in enumerate(zip(self.labels, self.arguments)))
        result = f" -> {self.result[0]}" if self.result else ""
        return f"func {self.name}({parameters}){self.effects()}{result}"

    def names(self):
        return [f"a{index}" for index in range(len(self.arguments))]

    def requirement(self):
        return f"    {self.head(True)}\n"

    def noted(self):
        return "[" + ", ".join(f"boxed(a{index})" for index in range(len(self.arguments))) + "]"

    def real(self):
        text = self.statics(self.result[0], self.result[1]) if self.result else ""
        if self.error:
            kind, value = self.error
            text += self.statics("TinyFailure" if kind == "any Error" else kind, value, "e")
        text += f"    {self.head(False)} {{\n        heard({self.noted()})\n"
        if self.error:
            text += f"        if fails {{ throw Self.e{self.number} }}\n"
        return text + (f"        return Self.r{self.number}\n" if self.result else "") + "    }\n"

    def element(self):
        kinds = [argument.text for argument in self.arguments]
        return wrapped(kinds[0]) if len(kinds) == 1 else f"({', '.join(kinds)})"

    def is_byhand(self):
        """Not with a single tuple, which `TypedSelector(_:_:)` takes for the arguments."""
        text = self.arguments[0].text if len(self.arguments) == 1 else ""
        return not (is_tuple(text) or is_early(text) and "->" not in text)

    def call(self, receiver, names):
        passed = ", ".join(name if label == "_" else f"{label}: {name}" for label, name in zip(self.labels, names))
        return f"{'try ' if self.error else ''}{receiver}.{self.name}({passed})"

    def hand(self, delegate):
        names = self.names()
        if not self.is_byhand():
            return f"    {self.head(False)} {{ {self.call('forwardToDelegate()!', names)} }}\n"
        passed = ["$1"] if len(names) == 1 else [f"$1.{index}" for index in range(len(names))]
        # Runtime proxies find consumed arguments by their reference counts. Values without references have none.
        over = [wrapped(argument.text) for argument in self.arguments
                if argument.ownership in ("consuming", "__owned", "sending")]
        takes_over = f", takesOver: !_isPOD(({', '.join(over)}).self)" if over else ""
        text = (f"    static let s{self.number} = TypedSelector<{delegate}, {self.element()}, "
                f"{self.result[0] if self.result else 'Void'}>(\"{self.name}\"{takes_over}) {{ "
                f"{'' if names else '_ = $1; return '}{self.call('$0', passed)} }}\n")
        with_arguments = f"({', '.join(names)})"
        closure = f"{{ (delegate){self.effects()} in {self.call('delegate', names)} }}"
        return text + (f"    {self.head(False)} {{\n        {'try ' if self.error else ''}"
                       f"forward(Self.s{self.number}, with: {with_arguments}) {closure}\n    }}\n")

    def check(self, protocol, real, hand):
        lets = "".join(f"    let a{index}: {argument.text} = {argument.value}\n"
                       for index, argument in enumerate(self.arguments))
        lets += f"    let all = {self.noted() if self.arguments else '[Any]()'}\n"
        call = self.call("$0", self.names())
        answer = f"boxed({real}.r{self.number})" if self.result else "()"
        lines = [f"    var method = Method<any {protocol}>(",
                 f"        source: {quoted(self.head(True))}, name: \"{self.name}\", sent: all,",
                 f"        answer: {answer}, error: {f'ExpectedError({real}.e{self.number})' if self.error else 'nil'}, "
                 f"heard: [all],",
                 f"        call: {self.called(call)})"]
        typed = self.error and self.typed
        if "invocations" in HOLES and (typed or self.consumes):
            lines.append("    method.passesInvocationsBy = true")
        if "several" in HOLES and typed:
            lines.append("    method.endsSeveral = true")
        if self.nameable:
            lines.append(f"    method.selector = {{ named(try Bench<any {protocol}>.NoCode.selector({protocol}.{self.name}), "
                         f"{len(self.arguments)}) }}")
        if self.is_asynchronous:
            lines.append("    method.isAsynchronous = true")
        fill = "; ".join(f"try $0.setArgument(a{index}, at: {index})" for index in range(len(self.arguments)))
        if not self.is_asynchronous:
            lines.append(f"    method.fill = {{ {fill or '_ = $0'} }}")
        if not self.is_asynchronous and not any(is_early(argument.text) for argument in self.arguments) and not (self.result and is_early(self.result[0])):
            names = "".join(f", a{index}" for index in range(len(self.arguments)))
            send = f"try $0.send(\"{self.name}\"{names})"
            lines.append(f"    method.send = {{ {f'boxed({send} as {self.result[0]})' if self.result else f'{send}; return ()'} }}")
        if hand and self.is_byhand():
            lines.append(f"    method.handWritten = named({hand}.s{self.number}, {len(self.arguments)})")
        if self.nameable and len(self.arguments) <= 7:
            lines.append(self.reference(protocol, real))
        lines += [f"    method.isServed = {str(self.served).lower()}", f"    method.mayConsume = {str(self.consumes).lower()}",
                  "    bench.check(method)"]
        return lets + "\n".join(lines) + "\n"

    def reference(self, protocol, real):
        """The reference for interceptors and spies."""
        name, names = f"{protocol}.{self.name}", self.names()
        intercept = reference_interceptors(name, names, "try await" if self.is_asynchronous else "try")
        stub = f"$0.stub({name}).returns({f'{real}.r{self.number}' if self.result else '()'})"
        stub = f"_ = $1 ? $0.stub({name}).throws({real}.e{self.number}) : {stub}" if self.error else f"_ = $1; {stub}"
        value = f"{real}.r{self.number}" if self.result else "()"
        # With the type, as for generic methods: otherwise the compiler opens the metatype, and the result has another type.
        if self.result and (self.result[0].endswith(".Type") or self.result[0] == "AnyClass"):
            value += f" as {self.result[0]}"
        error = f"fails ? {real}.e{self.number} : nil, " if self.error else ""
        answer = (f"proxy, {'fails' if self.error else '_'} in proxy.whenUnanswered({name}) {{ "
                  f"{', '.join(names)}{' in ' if names else ''}{'try ' if self.error else ''}"
                  f"answered({together(names)}, {len(names)}, {error}{value}) }}")
        return method_reference(
            protocol, f"try Bench<any {protocol}>.NoCode.selector({name})", intercept, stub,
            f"$0.calls(of: {name}).map {{ list($0, {len(names)}) }}", "[all]", answer)


def reference_interceptors(name, names, attempt="try"):
    """An interceptor that proceeds with its arguments, or with copies."""
    return (f"proxy, replaces in [proxy.intercept({name}) {{ {', '.join(['call'] + names)} in "
            f"{attempt} around(call, {together(names)}, {len(names)}, replaces) }}]")


def together(names):
    """The arguments as a single value."""
    return names[0] if len(names) == 1 else f"({', '.join(names)})"


def method_reference(protocol, selector, intercept, stub, recorded, expected, answer=None):
    return (f"    method.reference = MethodReference<any {protocol}>(\n        name: {{ _ = {selector} }},\n"
            f"        intercept: {{ {intercept} }},\n        stub: {{ {stub} }},\n"
            f"        recorded: {{ {recorded} }}, expected: {expected}"
            + (f",\n        answer: {{ {answer} }}" if answer else "") + ")")


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Asynchronous(Plain):
    """An asynchronous method that may suspend, on its caller's actor or on none."""

    is_asynchronous = True

    def make(self):
        super().make()
        # The parts of a tuple are passed by address, in a register each.
        while "aligned" in HOLES and self.result and is_tuple(self.result[0]) and any(map(self.pool.is_aligned, self.arguments)):
            super().make()
        self.modifier = self.rng.choice(["", "", "nonisolated(nonsending) "])
        self.suspends = self.rng.random() < 0.5

    def fit(self, arguments):
        """Without aligned arguments, or with one alone that isn't a tuple, because the registers have room for one."""
        aligned = [argument for argument in arguments if self.pool.is_aligned(argument)]
        if "aligned" not in HOLES or not aligned:
            return arguments
        alone = [argument for argument in aligned if not is_tuple(argument.text)][:self.number % 2]
        return alone or [argument for argument in arguments if argument not in aligned]

    def effects(self):
        return " async" + super().effects()

    def head(self, declared):
        return self.modifier + super().head(declared)

    def is_byhand(self):
        """A hand-written class has no selectors of asynchronous methods."""
        return False

    def call(self, receiver, names):
        text = super().call(receiver, names)
        return text.replace("try ", "try await ", 1) if self.error else f"await {text}"

    def called(self, call):
        value = f"boxed({call})" if self.result else f"{call}; return () as Any"
        return f"{{ d in try waiting {{ {value.replace('$0', 'd')} }} }}"

    def real(self):
        # After the arguments are read: in release, Swift 6.3 may keep addresses in the stack frame of a caller that has returned.
        heard = f"heard({self.noted()})\n"
        return super().real().replace(heard, heard + "        await Task.yield()\n") if self.suspends else super().real()


class Written(Member):
    """A method that is only forwarded, in several variants."""

    sent = "[]"
    # Whether it answers with a value that its class has.
    answers_own = False

    def check(self, protocol, real, hand):
        if self.answers_own:
            self.answer = f"boxed({real}.r{self.number})"
        reference = self.reference(protocol)
        if self.is_asynchronous:
            reference = f"    method.isAsynchronous = true\n{reference or ''}"
        method = (f"Method<any {protocol}>(\n        source: {quoted(self.declared)}, "
                  f"name: \"{self.name}\", sent: {self.sent},\n        answer: {self.answer}, heard: {self.heard},\n"
                  f"        call: {{ {self.called} }})")
        if not reference:
            return f"{self.lets}    bench.check({method})\n"
        return (f"{self.lets}    var method = {method}\n{reference}\n    method.isServed = {str(self.served).lower()}\n"
                "    bench.check(method)\n")

    def reference(self, protocol):
        """The reference for interceptors and spies, or None."""

    def requirement(self):
        return f"    {self.declared}\n"

    def real(self):
        return self.implementation

    def hand(self, delegate):
        return self.handed


class Property(Written):
    def make(self):
        kind, first, second, served = self.pool.value()
        self.kind, self.wide, self.served = kind, self.rng.random() < 0.3, served and not kind.startswith(("(", "@"))
        wide = self.wide
        index = "[a0, a1]"
        self.lets = f"    let v: {kind} = {first}\n    let w: {kind} = {second}\n"
        name = self.name
        if wide:
            other = self.pool.value()
            name = f"subscript(_ a0: {self.parameter(other[0])}, _ a1: Int8, {self.name} a2: Float) -> {kind}"
            self.lets += f"    let a0: {other[0]} = {other[1]}\n"
            place, noted, sent = f"[a0, -7, {self.name}: 2.5]", "boxed(a0), boxed(a1), boxed(a2)", \
                "boxed(a0), boxed(-7 as Int8), boxed(2.5 as Float)"
        else:
            name, place, noted, sent = f"var {self.name}: {kind}", f".{self.name}", "", ""
        throws = self.rng.random() < 0.2
        self.answers_own = False
        more = ", " if sent else ""
        store = f"s{self.number}"
        self.implementation = f"    lazy var {store}: {kind} = {first}\n"
        target = "forwardToDelegate()!" + (f"[a0, a1, {self.name}: a2]" if wide else place)
        if throws:
            self.declared = f"{name} {{ get throws }}"
            self.implementation = self.statics(kind, first) + (
                f"    {name} {{ get throws {{ heard([{noted}]); return Self.r{self.number} }} }}\n")
            self.handed = f"    {name} {{ get throws {{ return try {target} }} }}\n"
            self.called = f"boxed(try $0{place})"
            self.heard = f"[[{sent}]]"
            self.answers_own = True
            return
        self.declared = f"{name} {{ get set }}"
        self.implementation += (f"    {name} {{\n        get {{ heard([{noted}]); return {store} }}\n"
                                f"        set {{ heard([boxed(newValue){', ' + noted if noted else ''}]); {store} = newValue }}\n    }}\n")
        # Without `return`, Swift 6.3 doesn't read a property of type `Void` that is a getter's only expression.
        self.handed = (f"    {name} {{\n        get {{ return {target} }}\n"
                       f"        set {{ forwardToDelegate()!{target[len('forwardToDelegate()!'):]} = newValue }}\n    }}\n")
        self.called = f"$0{place} = v; let old = exchange(&$0{place}, w); return [old, boxed($0{place})] as [Any]"
        self.called = "(d) in let d = d; " + self.called.replace("$0", "d")
        self.answer = "[boxed(v), boxed(w)] as [Any]"
        self.heard = (f"[[boxed(v){more}{sent}], [{sent}], [boxed(w){more}{sent}], [{sent}]]")

    def reference(self, protocol):
        if self.wide:
            return None
        name = f"\\(any {protocol}).{self.name}"
        proxy = f"Bench<any {protocol}>.NoCode"
        if self.answers_own:
            get = f"get: {{ (d: any {protocol}) throws -> {self.kind} in try d.{self.name} }}"
            value = self.answer.removeprefix("boxed(")[:-1]
            return method_reference(
                protocol, f"try {proxy}.selector({get})",
                f"_ = $1; return [$0.intercept({get}) {{ call in try around(call, (), 0, false) }}]", f"_ = $1; let stub = $0.stub({get}); stub.returns({value})",
                "_ in [[]]", "[[]]")
        intercept = f"proxy, replaces in [proxy.intercept(get: {name}) {{ call in around(call, (), 0, false) }}, " \
            f"proxy.intercept(set: {name}) {{ call, a in around(call, a, 1, replaces) }}]"
        return method_reference(
            protocol, f"(try {proxy}.selector(get: {name}), try {proxy}.selector(set: {name}))", intercept,
            f"_ = $1; _ = $0.stub(set: {name}); $0.stub(get: {name}).returns(v, w)",
            f"$0.calls(set: {name}).map {{ [boxed($0)] }}", "[[boxed(v)], [boxed(w)]]")

    def parameter(self, kind):
        return f"@escaping {kind}" if "->" in kind and kind[0] in "(@" and not kind.endswith("?") and \
            not kind.startswith("(@convention") and not kind.startswith("((") and not kind.startswith("(Int, (") \
            and not kind.endswith(")") else kind


class Inout(Written):
    def make(self):
        kind, first, second, _ = self.pool.value()
        other, value, _, _ = self.pool.value()
        n = self.number
        self.lets = f"    let v: {kind} = {first}\n    let b: {other} = {value}\n"
        self.declared = f"func {self.name}(_ a: inout {kind}, _ b: {self.escaped(other)}) -> Int"
        self.implementation = self.statics(kind, second) + (
            f"    {self.declared} {{ heard([boxed(a), boxed(b)]); a = Self.r{n}; return {n} }}\n")
        self.handed = f"    {self.declared} {{ forwardToDelegate()!.{self.name}(&a, b) }}\n"
        self.called = f"var x: {kind} = v; let r = $0.{self.name}(&x, b); return [boxed(r), boxed(x)] as [Any]"
        self.heard = "[[boxed(v), boxed(b)]]"

    def check(self, protocol, real, hand):
        self.answer = f"[boxed({self.number}), boxed({real}.r{self.number})] as [Any]"
        return super().check(protocol, real, hand)

    def escaped(self, kind):
        return Property.parameter(self, kind)


class Generic(Written):
    """A method with a generic parameter, observed by a closure that gives it a type."""

    def make(self):
        kind, value, _, served = self.pool.value()
        result = self.pool.value()
        n = self.number
        form = self.rng.randrange(5)
        self.lets = f"    let v: {kind} = {value}\n"
        self.heard = "[[boxed(v), boxed(3)]]"
        sent = "v, 3"
        # Swift 6.3 opens the metatype of an existential for a method with generic parameters, and then crashes where that gives
        # it back ("Abort: function coerceToType at CSApply.cpp", "Unhandled coercion"), or has the program cast an
        # array of it to one of the protocol, and crash. Where the type is written, it does not open it.
        # A closure that gives the method a type has to name the type as well.
        self.is_opened = kind.startswith("any ") or kind in ("Any", "AnyObject", "Any.Type")
        if self.is_opened or form in (2, 3) and (kind.endswith(".Type") or kind == "AnyClass"):
            sent = f"v as {kind}, 3"
        noted = "heard([boxed(a), boxed(b)])"
        statics, returned = self.statics(result[0], result[1]), f"Self.r{n}"
        self.answer = None
        if form == 0:
            self.declared = f"func {self.name}<T>(_ a: T, _ b: Int) -> {result[0]}"
        elif form == 1:
            self.declared = f"func {self.name}(_ a: some Any, _ b: Int) throws -> {result[0]}"
        elif form == 2:
            statics, returned = "", "[a, a]"
            self.declared = f"func {self.name}<T>(_ a: T, _ b: Int) -> [T]"
            self.answer = f"boxed([v, v] as [{kind}])"
        elif form == 3:
            statics, returned = "", "a"
            self.declared = f"func {self.name}<T>(_ a: T, _ b: Int) -> T"
            self.answer = "boxed(v)"
        else:
            self.lets = "    let v = Square(side: 3)\n"
            statics, returned = "", "a.area + Double(b)"
            self.declared = f"func {self.name}<S: Shape & Hashable>(_ a: S, _ b: Int) -> Double where S: Sendable"
            self.answer = "boxed(v.area + 3)"
            kind, self.is_opened, sent = "Square", False, "v, 3"
        self.kind, self.sent = kind, "[boxed(v), boxed(3)]"
        # A closure's parameter of one of the other types would need `@escaping`, or crash the compiler.
        is_metatype = kind.endswith(".Type") and not any(part in kind for part in ("any ", "->", "("))
        self.is_observed = (is_metatype or not is_early(kind)) and not (form < 2 and is_early(result[0]))
        # The error might be declared to be of the generic type, and a sample of nothing but a tag, or of nothing but a weak
        # reference, can't be told from an address.
        is_untold = kind == "any Error" and "throws" in self.declared or kind == "Result<Void, TinyFailure>" or "Weak" in kind
        self.served = served and (form >= 2 or result[3]) and not is_untold
        self.answers_own = self.answer is None
        attempt = "try " if "throws" in self.declared else ""
        self.implementation = statics + f"    {self.declared} {{ {noted}; return {returned} }}\n"
        self.handed = f"    {self.declared} {{ {attempt}forwardToDelegate()!.{self.name}(a, b) }}\n"
        self.called = f"boxed({attempt}$0.{self.name}({sent}))"

    def reference(self, protocol):
        if not self.is_observed:
            return None
        throws, wait = "throws" in self.declared, "await " if self.is_asynchronous else ""
        attempt = ("try " if throws else "") + wait
        effects = (" async" if wait else "") + (" throws" if throws else "")
        # Where it is opened, its type is another one in each call, and the reference is refused.
        is_refused = self.is_opened and self.rng.random() < 0.2
        sent = f"a as {self.kind}" if self.is_opened and not is_refused else "a"
        closure = (f"{{ (p: any {protocol}) in {{ (a: {self.kind}, b: Int){effects} in "
                   f"{attempt}p.{self.name}({sent}, b) }} }}")
        value = self.answer.removeprefix("boxed(")[:-1]
        selector = f"try Bench<any {protocol}>.NoCode.selector({closure})"
        if is_refused:
            self.served = False
        return f"    method.isGeneric = true\n    method.selector = {{ named({selector}, 2) }}\n" + method_reference(
            protocol, selector, reference_interceptors(closure, ["a", "b"], "try " + wait if wait else "try"),
            f"_ = $1; $0.stub({closure}).returns({value})", f"$0.calls(of: {closure}).map {{ list($0, 2) }}",
            "[[boxed(v), boxed(3)]]",
            f"proxy, _ in proxy.whenUnanswered({closure}) {{ answered(($0, $1), 2, {value}) }}")


class Immediate(Written):
    """Closures that do not escape, autoclosures, and variadic arguments."""

    def make(self):
        kind, value, _, _ = self.pool.value()
        while is_early(kind):
            kind, value, _, _ = self.pool.value()
        form = self.rng.randrange(4)
        self.lets = f"    let v: {kind} = {value}\n"
        self.answer, self.heard = f"boxed({self.number})", "[[boxed(v), boxed(4)]]"
        if form == 0:
            self.declared, noted, sent = f"func {self.name}(_ a: () -> {kind}, _ b: Int) -> Int", "boxed(a())", "{ v }, 4"
        elif form == 1:
            self.declared, noted, sent = \
                f"func {self.name}(_ a: @autoclosure () -> {kind}, _ b: Int) -> Int", "boxed(a())", "v, 4"
        elif form == 2:
            self.declared, noted, sent = f"func {self.name}(_ a: {wrapped(kind)}..., b: Int) -> Int", "boxed(a)", "v, v, b: 4"
            self.heard = f"[[boxed([v, v] as [{kind}]), boxed(4)]]"
        else:
            self.declared, noted, sent = \
                f"func {self.name}(_ a: (Int) throws -> {kind}, _ b: Int) rethrows -> Int", "boxed(try a(5))", "{ _ in v }, 4"
        self.implementation = f"    {self.declared} {{ heard([{noted}, boxed(b)]); return {self.number} }}\n"
        if form == 2:
            # Variadic arguments can't be passed on.
            self.handed = f"    {self.declared} {{ {self.number} - 0 * b }}\n"
        else:
            passed = {0: "a", 1: "a()", 3: "a"}[form]
            self.handed = (f"    {self.declared} {{ {'try ' if form == 3 else ''}forwardToDelegate()!.{self.name}({passed}, b) }}\n")
        self.variadic = form == 2
        self.called = f"boxed($0.{self.name}({sent}))"


def end_of_parameters(declared):
    """The position after the list of parameters. A result may have parentheses of its own."""
    depth = 0
    for place in range(declared.index("("), len(declared)):
        depth += {"(": 1, ")": -1}.get(declared[place], 0)
        if depth == 0:
            return place + 1
    raise ValueError(declared)


class Waiting:
    """Makes the method asynchronous. It may suspend, and can't be referenced."""

    is_asynchronous = True

    def make(self):
        super().make()
        declared = self.declared
        place = end_of_parameters(declared)
        self.declared = declared[:place] + " async" + declared[place:]
        body = self.implementation.split(declared, 1)[1]
        # As in `Asynchronous`, after the arguments are read.
        if self.rng.random() < 0.5:
            end = body.index("; ") + 2
            body = body[:end] + "await Task.yield(); " + body[end:]
        self.implementation = self.implementation.split(declared, 1)[0] + self.declared + body
        self.handed = self.handed.replace(declared, self.declared).replace("forwardToDelegate", "await forwardToDelegate")
        called = self.called.replace("try $0", "try await $0").replace("= $0", "= await $0").replace("boxed($0", "boxed(await $0")
        statement = called if "return" in called else f"return {called}"
        self.called = f"d in try waiting {{ {statement.replace('$0', 'd')} }}"


class WaitingInout(Waiting, Inout):
    """An asynchronous method with an `inout` argument."""

    def make(self):
        super().make()
        while "aligned" in HOLES and self.pool.is_aligned(Argument(re.search("let b: (.*) = ", self.lets)[1], "")):
            super().make()


class WaitingGeneric(Waiting, Generic):
    """An asynchronous method with generic parameters."""


class OnMainActor(Written):
    """A method of the main actor, which is only forwarded."""

    answers_own = True

    def make(self):
        kind, first, second = self.rng.choice(SENDABLE)
        result, value, _ = self.rng.choice(SENDABLE)
        self.lets = f"    let v: {kind} = {first}\n    let w: {kind} = {second}\n"
        self.declared = f"@MainActor func {self.name}(_ a: {kind}, _ b: {kind}) -> {result}"
        self.implementation = self.statics(result, value) + (
            f"    {self.declared} {{ heard([boxed(a), boxed(b)]); return Self.r{self.number} }}\n")
        self.handed = f"    {self.declared} {{ forwardToDelegate()!.{self.name}(a, b) }}\n"
        self.called = f"(d) in nonisolated(unsafe) let d = d; return boxed(onMainActor {{ d.{self.name}(v, w) }})"
        self.heard = "[[boxed(v), boxed(w)]]"


class Default(Plain):
    """A method that returns nothing, and is only implemented in an extension of the protocol."""

    def make(self):
        super().make()
        self.result = self.error = None
        self.typed = False
        self.nameable, self.served = True, all(argument.served for argument in self.arguments)
        for argument in self.arguments:
            argument.ownership, argument.declared = "", argument.plain
        self.consumes = any(argument.hides for argument in self.arguments)

    def default(self):
        names = ", ".join(f"a{index} as Any" for index in range(len(self.arguments)))
        return f"    public {self.head(True)} {{ heardByDefault(self, [{names}]) }}\n"

    def real(self):
        return ""


KINDS = [(Plain, 64), (Asynchronous, 10), (Property, 9), (Inout, 4), (Generic, 5), (WaitingInout, 3), (WaitingGeneric, 3), (Immediate, 3), (OnMainActor, 2), (Default, 3)]
