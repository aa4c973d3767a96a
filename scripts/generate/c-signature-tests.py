#!/usr/bin/env python3
"""Writes the generated part of the tests of C signatures, which is committed.

    scripts/generate/c-signature-tests.py            write the files
    scripts/generate/c-signature-tests.py --check    fail if a file isn't current

For each signature there are a C function that checks its arguments and returns a value that depends on all of them, a C
function that calls a pointer of the same type, and a table with such a pointer. A Swift test calls them in each way that
the library has. Tests/CSignatureFixtures/values.c makes the values.
"""

import os
import random
import re
import sys
import textwrap

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests")
HEADER = "// Written by scripts/generate/c-signature-tests.py; change that instead.\n"
GROUP_SIZE = 10
# The distance of the signatures that are also sent as messages, and observed with tuples.
MESSAGE_EVERY, TYPED_EVERY = 5, 3

# Key: encoding, C type, Swift type, leaf (values.c knows them by this letter).
SCALARS = {
    "c": ("c", "int8_t", "Int8", "c"), "C": ("C", "uint8_t", "UInt8", "C"),
    "s": ("s", "int16_t", "Int16", "s"), "S": ("S", "uint16_t", "UInt16", "S"),
    "i": ("i", "int32_t", "Int32", "i"), "I": ("I", "uint32_t", "UInt32", "I"),
    "q": ("q", "int64_t", "Int64", "q"), "Q": ("Q", "uint64_t", "UInt64", "Q"),
    "f": ("f", "float", "Float", "f"), "d": ("d", "double", "Double", "d"), "B": ("B", "bool", "Bool", "B"),
    "D": ("D", "long double", "Float80", "D"),
    "string": ("*", "const char *", "UnsafePointer<CChar>?", "t"),
    "buffer": ("*", "char *", "UnsafeMutablePointer<CChar>?", "t"),
    "pointer": ("^v", "void *", "UnsafeMutableRawPointer?", "p"),
    "constant": ("^v", "const void *", "UnsafeRawPointer?", "p"),
    "nonnull": ("^v", "void *_Nonnull", "UnsafeMutableRawPointer", "n"),
    "numbers": ("^i", "int32_t *", "UnsafeMutablePointer<Int32>?", "p"),
    "nested": ("^^d", "const double **", "UnsafeMutablePointer<UnsafePointer<Double>?>?", "p"),
    "opaque": ("^v", "struct cs_opaque *", "OpaquePointer?", "p"),
    "function": ("^?", "cs_handler", "cs_handler?", "x"),
    "color": ("i", "cs_color", "cs_color", "i"), "flags": ("S", "cs_flags", "cs_flags", "S"),
    "size": ("I", "cs_size", "cs_size", "I"),
    "direction": ("I", "cs_direction", "cs_direction", "e"), "small": ("C", "cs_small", "cs_small", "E"),
}
SIZES = {"c": 1, "C": 1, "s": 2, "S": 2, "i": 4, "I": 4, "q": 8, "Q": 8, "f": 4, "d": 8, "B": 1, "D": 16}
# Types that the caller widens. Compilers of C rely on it, although no ABI for x86-64 states it.
NARROW = ["c", "C", "s", "S", "B"]
PLAIN = ["c", "C", "s", "S", "i", "I", "q", "Q", "f", "d", "B", "string", "pointer"]

random = random.Random(20240611)
types, definitions, signatures = [], [], []


class Type:
    """A C type. Leaves are (path, letter, count)."""

    def __init__(self, encoding, c, swift, leaves, parts=()):
        self.encoding, self.c, self.swift, self.leaves = encoding, c, swift, leaves
        self.has_union = encoding.startswith("(") or any(part.has_union for part in parts)
        self.has_doubt = any(part.has_doubt for part in parts)
        self.size = self.alignment = 1
        self.has_long_double = any(leaf[1] == "D" for leaf in leaves)
        self.index = len(types)
        types.append(self)


def make_scalar(encoding, c, swift, leaf):
    made = Type(encoding, c, swift, [("", leaf, 1)])
    made.size = made.alignment = SIZES.get(encoding, 8)
    return made


scalars = {key: make_scalar(*SCALARS[key]) for key in SCALARS}


def base_of(member):
    while isinstance(member, tuple):
        member = member[0]
    return scalars[member] if isinstance(member, str) else member


def declared(member, field):
    """A member's declaration. A member is a scalar's key, a Type, or (member, count) for an array."""
    suffix = ""
    while isinstance(member, tuple):
        suffix += f"[{member[1]}]"
        member = member[0]
    return f"{base_of(member).c} {field}{suffix};"


def encoded(member):
    if isinstance(member, tuple):
        return f"[{member[1]}{encoded(member[0])}]"
    return base_of(member).encoding


def leaves_of(member, path):
    if isinstance(member, tuple):
        if isinstance(member[0], str):
            return [(path + "[0]", scalars[member[0]].leaves[0][1], member[1])]
        return [leaf for i in range(member[1]) for leaf in leaves_of(member[0], f"{path}[{i}]")]
    return [(f"{path}.{inner}" if inner else path, letter, count) for inner, letter, count in base_of(member).leaves]


def lay_out(made, members, is_union):
    """Computes size and alignment, and whether there is padding after a float in the same eight bytes. Swift can't tell it from
    bit-fields, with which x86-64 would pass the type in another way."""
    gaps, end, last = [], 0, ""
    for member in members:
        count, base = 1, member
        while isinstance(base, tuple):
            base, count = base[0], count * base[1]
        base = base_of(base)
        begin = 0 if is_union else -(-end // base.alignment) * base.alignment
        gaps.append((end, begin, last))
        end = max(end, begin + count * base.size)
        last = base.leaves[-1][1]
        made.alignment = max(made.alignment, base.alignment)
    made.size = -(-end // made.alignment) * made.alignment
    gaps.append((end, made.size, last))
    if not is_union and made.size <= 16:
        made.has_doubt |= any(begin % 8 == 4 and end - begin == 4 and last == "f" for begin, end, last in gaps)


def compound(word, brackets, members, leaves_from):
    name = f"cs_t{len(types)}"
    fields = [(member, f"m{i}") for i, member in enumerate(members)]
    definitions.append(f"typedef {word} {name} {{ {' '.join(declared(m, f) for m, f in fields)} }} {name};")
    leaves = [leaf for m, f in fields[leaves_from] for leaf in leaves_of(m, f)]
    encoding = brackets[0] + name + "=" + "".join(map(encoded, members)) + brackets[1]
    made = Type(encoding, name, name, leaves, [base_of(member) for member in members])
    lay_out(made, members, word == "union")
    return made


def struct(*members):
    return compound("struct", "{}", members, slice(None))


def union(*members):
    """A union. Its values are those of its first member, which has all of the bytes."""
    return compound("union", "()", members, slice(1))


def signature(result, *arguments):
    """Parameters and result are Types or keys of scalars; None for no result."""
    signatures.append((None if result is None else base_of(result), [base_of(argument) for argument in arguments]))


def random_member(depth):
    kind = random.randrange(10)
    if kind < 6 or depth == 0:
        return random.choice(list(SCALARS))
    if kind < 8:
        return (random_member(depth - 1), random.randint(2, 4))
    return struct(*[random_member(depth - 1) for _ in range(random.randint(1, 3))])


def members_of_size(size):
    """Scalars that fill this number of bytes without padding, the wide ones first."""
    members, kinds = [], [key for key in SIZES if key != "D"]
    while size > 0:
        key = random.choice([key for key in kinds if SIZES[key] <= size])
        kinds = [other for other in kinds if SIZES[other] <= SIZES[key]]
        count = random.randint(1, max(1, min(40, size // SIZES[key])))
        members.append(key if count == 1 else (key, count))
        size -= count * SIZES[key]
    return members


def make_signatures():
    # No arguments, no result.
    signature(None)
    for key in ("c", "Q", "f", "D", "string", "function"):
        signature(key)
        signature(None, key, "i", key)
    # Every scalar alone, and in every register and on the stack.
    for key in SCALARS:
        signature(key, key)
    for key in SCALARS:
        signature(key, *[key] * (9 if key not in ("f", "d") else 12))
    # Integers and floats mixed, up to the last register and one beyond.
    for integers in (6, 7, 8):
        kinds = [random.choice(["c", "S", "i", "q", "string", "B"]) for _ in range(integers)]
        kinds += [random.choice(["f", "d"]) for _ in range(16 - integers)]
        random.shuffle(kinds)
        signature("q", *kinds)
        signature("f", *kinds)
    # Structures by size: of bytes, and of other scalars.
    for size in list(range(1, 34)) + [39, 40, 47, 48, 49, 63, 64, 65, 96, 100, 127, 128, 129, 200, 255, 256]:
        if size <= 17 or size in (24, 32, 33, 64, 255, 256):
            made = struct(("C", size) if size > 1 else "C")
        else:
            made = struct(*members_of_size(size))
        signature(made, "c", made, "d", made, "i")
    # Every scalar in structures: after a byte, before one, twice, in arrays, beside a float.
    for key in SCALARS:
        behind, array = struct("c", key), struct((key, 3))
        signature(behind, "i", struct(key, key), "f", behind, struct(key, "c"))
        floating = ("f", key) if scalars[key].size < 8 or key in ("q", "d", "pointer") else ("f", "f", key)
        signature(array, struct(*floating), array, struct(key, "d", key))
    # As many floats, doubles and long doubles as arm64 passes in vector registers, and one more.
    for key in ("f", "d", "D"):
        for count in (1, 2, 4, 5):
            made = struct(*[key] * count)
            signature(made, made, "d", made)
        inner = struct(key, key)
        signature(struct(inner, key), struct(inner, key), inner, struct((key, 3)))
    # Floats beside integers, nested, in arrays, with arrays of one and of arrays.
    point, pair = struct("d", "d"), struct("f", "i")
    for made in (struct(point, point), pair, struct("i", "f"), struct("f", "f", "f"), struct("f", "f", "i"),
                 struct("d", "q"), struct("q", "d"), struct("d", "c"), struct("c", "d"), struct("c", ("s", 3), "f"),
                 struct((pair, 2)), struct((point, 3), "c"), struct((("f", 2), 2)), struct(("d", 1), ("c", 1)),
                 struct("c", struct("c", struct("c", struct("s", "d")))), struct("f", ("c", 4)), struct("string", "d"),
                 struct(("function", 2)), struct("function", "i", "function")):
        signature(made, "q", "q", "q", "q", "q", made, made, "f")
        signature(made, *["d"] * 7, made, "f", made)
    # Unions: all integers, all of one floating type, mixed, in structures.
    for members in (("q", "c", "i"), (("C", 7), "s"), (("f", 3), "f"), (point, "d"), ("i", "f"), ("d", "f"), ("q", "d"),
                    (("q", 2), point), (("C", 12), pair), (("i", 20), "d")):
        made = union(*members)
        signature(made, made, "i", made, "d", made)
    holder = struct("f", union("i", "f"))
    signature(holder, holder, "q", holder)
    # Sixteen arguments of mixed types.
    structures = [made for made in types if made.encoding.startswith("{") and not made.has_union and not made.has_doubt]
    for _ in range(50):
        made = struct(*[random_member(2) for _ in range(random.randint(1, 4))])
        if made.has_doubt:
            continue
        structures.append(made)
        pool = list(SCALARS) + random.sample(structures, 8)
        result = random.choice([made, made, random.choice(list(SCALARS)), None])
        signature(result, *[random.choice(pool) for _ in range(15)], made)


# MARK: C


def wrapped(line):
    return textwrap.fill(line, 120, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False) + "\n"


def result_of(number, kind=lambda made: made.c, nothing="void"):
    made = signatures[number][0]
    return nothing if made is None else kind(made)


def write_header():
    lines = [HEADER, "\n", "#ifndef CS_GENERATED_H\n", "#define CS_GENERATED_H\n", "\n"]
    lines += [wrapped(definition) for definition in definitions]
    for number, (_, arguments) in enumerate(signatures):
        parameters = ", ".join(argument.c for argument in arguments) or "void"
        given = result_of(number)
        lines += ["\n", wrapped(f"typedef {given} (*cs_f{number})({parameters});"),
                  wrapped(f"{given} cs_function_{number}({parameters});"),
                  f"bool cs_call_{number}(cs_f{number} function, int32_t expected);\n",
                  f"typedef struct cs_table_{number} {{\n    int32_t before;\n    cs_f{number} callback;\n"
                  f"    double after;\n}} cs_table_{number};\n"]
    return "".join(lines + ["\n#endif\n"])


def write_source():
    lines = [HEADER, "\n", '#include "values.h"\n', "\n", "#include <stddef.h>\n", "\n"]
    for made in types:
        leaves = ", ".join(f"{{{f'offsetof({made.c}, {path})' if path else '0'}, '{letter}', {count}}}"
                           for path, letter, count in made.leaves)
        lines.append(wrapped(f"static const cs_leaf leaves_{made.index}[] = {{{leaves}, {{0}}}};"))
    lines.append(f"\nconst cs_type cs_types[] = {{\n")
    lines += [f"    {{sizeof({made.c}), leaves_{made.index}}},\n" for made in types]
    lines.append("};\n\nconst cs_signature cs_signatures[] = {\n")
    for result, arguments in signatures:
        indices = ", ".join(str(argument.index) for argument in arguments) or "0"
        lines.append(f"    {{{-1 if result is None else result.index}, {len(arguments)}, {{{indices}}}}},\n")
    lines.append("};\n")
    for number, (result, arguments) in enumerate(signatures):
        names = [f"a{i}" for i in range(len(arguments))]
        parameters = ", ".join(f"{argument.c} {name}" for argument, name in zip(arguments, names)) or "void"
        addresses = ", ".join([f"&{name}" for name in names] + ["NULL"])
        given = result_of(number)
        lines += ["\n", wrapped(f"{given} cs_function_{number}({parameters}) {{")]
        lines += [f"    cs_widen({number}, {i}, {name});\n"
                  for i, (name, argument) in enumerate(zip(names, arguments)) if argument.encoding in NARROW]
        lines.append(wrapped(f"    const void *got[] = {{{addresses}}};"))
        if result is None:
            lines.append(f"    cs_receive({number}, got, NULL);\n}}\n")
        else:
            lines.append(f"    {given} made;\n    cs_receive({number}, got, &made);\n    return made;\n}}\n")
        lines.append(f"\nbool cs_call_{number}(cs_f{number} function, int32_t expected) {{\n")
        lines += [f"    {argument.c} {name};\n" for argument, name in zip(arguments, names)]
        lines += [wrapped(f"    void *made[] = {{{addresses}}};"), f"    cs_make_arguments({number}, made);\n"]
        call = f"function({', '.join(names)});"
        if result is None:
            lines.append(wrapped(f"    {call}") + "    (void)expected;\n    return true;\n}\n")
        else:
            lines.append(wrapped(f"    {given} got = {call}") + "    return cs_matches(expected, &got);\n}\n")
    return "".join(lines)


# MARK: Swift


def test_of(number):
    result, arguments = signatures[number]
    refused = next((made for made in arguments + [result] if made and (made.has_union or made.has_doubt)), None)
    is_message, is_typed = number % MESSAGE_EVERY == 0, number % TYPED_EVERY == 0
    swift = result_of(number, lambda made: made.swift, "Void")
    encoding = result_of(number, lambda made: made.encoding, "v") + "".join(made.encoding for made in arguments)
    list_of = lambda form: ", ".join(form.format(i=i, t=made.swift) for i, made in enumerate(arguments))
    passed, values = list_of("a{i}"), list_of("a{i}: {t} = check.value({i})")
    first = list_of("a{i}") + (", " if arguments else "")
    closure = f"({list_of('a{i}: {t}')}) -> {swift} in check.received({passed}); return check.answer()"
    lines = [
        f"    func test_D3_{number:03}() throws {{",
        f'        let check = Check({number}, "{encoding}", [{list_of("{t}.self")}])',
        f"        let function: cs_f{number} = cs_function_{number}",
        f"        let table = cs_table_{number}(before: {number}, callback: function, after: 0.5)",
        "        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)",
        "        let coded = try CFunction(at: address, encoding: check.encoding)",
    ]
    calls = [f'            check.call("directly") {{ function({passed}) }}',
             f'            try check.call("by encoding") {{ try coded({first}returning: {swift}.self) }}']
    kept = [] if refused else ["callback", "proxy", "observers"]
    if refused:
        error = f'.notInC(type: "__C.{refused.swift}")'
        lines += [
            f"        check.refused({error}) {{ _ = try CFunction(function) }}",
            f"        check.refused({error}) {{ _ = try CCallback(cs_f{number}.self) {{ {closure} }} }}",
            f"        check.refused({error}) {{ _ = try CallbackProxy(table) }}"]
    else:
        lines.append("        let typed = try CFunction(function)")
        # Swift has no array of one element.
        if not re.search(r"\[1\D", encoding):
            lines.append("        XCTAssertEqual(typed.signature.encoding, check.encoding)")
        lines += [
            f"        let callback = try CCallback(cs_f{number}.self) {{ {closure} }}",
            "        let proxy = try CallbackProxy(table)",
            f"        XCTAssertEqual(proxy.table.before, {number})", "        XCTAssertEqual(proxy.table.after, 0.5)",
            f"        {'var' if is_typed else 'let'} observers = [",
            '            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },',
            '            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },', "        ]"]
        if is_typed:
            element = "Void" if not arguments else arguments[0].swift if len(arguments) == 1 else f"({list_of('{t}')})"
            taken = "()" if not arguments else "$0" if len(arguments) == 1 else list_of("$0.{i}")
            if not arguments:
                taken = ""
            form = "{{ check.observed(.{stage}{taken}) }}"
            for stage, name in (("sent", "sentMessage"), ("invoked", "methodInvoked")):
                inside = form.format(stage=stage, taken=f", {taken}" if taken else "")
                lines.append(f"        observers.append(proxy.{name}(\\.callback, as: {element}.self)"
                             f".subscribe {inside})")
        calls += [
            f'            try check.call("by type") {{ try typed({first}returning: {swift}.self) }}',
            f'            check.callback("closure") {{ cs_call_{number}(callback.function, cs_answer) }}',
            f'            check.call("through the proxy", observers: {2 if is_typed else 1}) {{',
            f"                XCTAssert(cs_call_{number}(proxy.table.callback, cs_result), check.place)",
            "            }"]
    if is_message or refused:
        lines += [
            "        let receiver = DynamicReceiver()",
            '        receiver.methods.add("coded", coded)',
            "        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in",
            "            check.received(invocation)",
            f"            try invocation.setResult(check.answer() as {swift})", "        }"]
        kept.append("method")
        calls += [
            f'            try check.call("message to coded") {{ try receiver.send("coded", {first}returning: {swift}.self) }}',
            f'            check.callback("invocation") {{ cs_call_{number}(unsafeBitCast(method.function, '
            f"to: cs_f{number}.self), cs_answer) }}",
            '            try check.call("invocation of coded") {',
            '                let invocation = Invocation(selector: "coded", signature: coded.signature)']
        calls += [f"                try invocation.setArgument(a{i}, at: {i})" for i in range(len(arguments))]
        calls += ["                try invocation.invoke(coded)", "                check.expectArguments(of: invocation)",
                  f"                return try invocation.result(as: {swift}.self)", "            }"]
    if is_message and not refused:
        lines += ['        receiver.methods.add("typed", typed)',
                  f'        let sender = try receiver.callback(for: "typed", as: cs_f{number}.self, onError: check.threw)']
        kept.append("sender")
        calls += [
            f'            try check.call("message to typed") {{ try receiver.send("typed", {first}returning: {swift}.self) }}',
            '            try check.call("invocation of typed") {',
            '                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)']
        calls += [f"                try invocation.setArgument(a{i}, at: {i})" for i in range(len(arguments))]
        calls += ["                try invocation.invoke()", "                check.expectArguments(of: invocation)",
                  f"                return try invocation.result(as: {swift}.self)", "            }",
                  f'            try check.call("message to the proxy", observers: {2 if is_typed else 1}) {{ '
                  f'try proxy.send("callback", {first}returning: {swift}.self) }}',
                  '            check.call("from C to the receiver") {',
                  f"                XCTAssert(cs_call_{number}(sender.function, cs_result), check.place)", "            }"]
    lines.append("        try check.rounds {")
    if values:
        lines.append(f"            let {values}")
    lines += calls + ["        }", f"        withExtendedLifetime(({', '.join(kept)})) {{}}", "    }"]
    if any(made.has_long_double for made in [result] + arguments if made):
        lines = ["    #if arch(x86_64) && !os(Windows)"] + lines + ["    #endif"]
    elif refused and not refused.has_union:
        lines = ["    #if arch(x86_64)"] + lines + ["    #endif"]
    return lines


def write_tests(group, numbers):
    lines = [HEADER + "// swift-format-ignore-file", "", "import CSignatureFixtures", "import Switchboard", "import XCTest",
             "", f"final class Signatures{group:02}Tests: XCTestCase {{"]
    for number in numbers:
        lines += test_of(number)
    return "\n".join(lines + ["}\n"])


def outputs():
    make_signatures()
    yield "CSignatureFixtures/include/cs_generated.h", write_header()
    yield "CSignatureFixtures/generated.c", write_source()
    numbers = range(len(signatures))
    for group, begin in enumerate(range(0, len(numbers), GROUP_SIZE)):
        path = f"CSignatureTests/Generated/Signatures{group:02}Tests.swift"
        yield path, write_tests(group, numbers[begin:begin + GROUP_SIZE])
    messages = len(range(0, len(signatures), MESSAGE_EVERY))
    print(f"{len(signatures)} signatures, {messages} of them as messages", file=sys.stderr)


def main():
    written = dict(outputs())
    generated = os.path.join(TESTS, "CSignatureTests", "Generated")
    os.makedirs(generated, exist_ok=True)
    stale = []
    for path, text in written.items():
        full = os.path.join(TESTS, path)
        old = open(full, encoding="utf-8").read() if os.path.exists(full) else None
        if old != text:
            stale.append(path)
            if "--check" not in sys.argv:
                with open(full, "w", encoding="utf-8") as file:
                    file.write(text)
    for name in os.listdir(generated):
        if f"CSignatureTests/Generated/{name}" not in written:
            stale.append(name)
            if "--check" not in sys.argv:
                os.remove(os.path.join(generated, name))
    if "--check" in sys.argv and stale:
        sys.exit(f"run scripts/generate/c-signature-tests.py; not current: {', '.join(stale)}")


main()
