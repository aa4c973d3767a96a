#!/usr/bin/env python3
"""Writes four .inc files, which generated.c and objc/encode_check.m expand, to a directory.

The same output at every run.
"""

import os
import random
import sys
import textwrap

# Encoding, C type, leaf: code and count of what lies in it one behind the other.
SCALARS = [
    ("c", "signed char", "c", 1), ("C", "unsigned char", "C", 1), ("s", "short", "s", 1), ("S", "unsigned short", "S", 1),
    ("i", "int", "i", 1), ("I", "unsigned int", "I", 1), ("q", "long long", "q", 1), ("Q", "unsigned long long", "Q", 1),
    ("f", "float", "f", 1), ("d", "double", "d", 1), ("D", "long double", "D", 1), ("B", "_Bool", "B", 1),
    ("*", "char *", "Q", 1), ("^v", "void *", "Q", 1), ("^?", "function_pointer", "Q", 1),
    ("jf", "float _Complex", "f", 2), ("jd", "double _Complex", "d", 2), ("jD", "long double _Complex", "D", 2),
]
BY_CODE = {scalar[0]: scalar for scalar in SCALARS}
PLAIN = ["c", "C", "s", "S", "i", "I", "q", "Q", "f", "d", "B", "*", "^v"]

random = random.Random(7)
types, definitions, signatures = [], [], []


class Type:
    def __init__(self, encoding, name, leaves):
        self.encoding, self.name, self.leaves = encoding, name, leaves
        self.index = len(types)
        types.append(self)


def scalar(code):
    encoding, name, leaf, count = BY_CODE[code]
    return Type(encoding, name, [("", leaf, count)])


def declared(member, field):
    """A member's declaration. A member is a scalar's code, a Type or (member, count) for an array."""
    suffix = ""
    while isinstance(member, tuple):
        suffix += f"[{member[1]}]"
        member = member[0]
    return f"{BY_CODE[member][1] if isinstance(member, str) else member.name} {field}{suffix};"


def encoded(member):
    if isinstance(member, tuple):
        return f"[{member[1]}{encoded(member[0])}]"
    return member if isinstance(member, str) else member.encoding


def leaves_of(member, path):
    if isinstance(member, tuple):
        if isinstance(member[0], str) and BY_CODE[member[0]][3] == 1:
            return [(path + "[0]", BY_CODE[member[0]][2], member[1])]
        return [leaf for i in range(member[1]) for leaf in leaves_of(member[0], f"{path}[{i}]")]
    if isinstance(member, str):
        return [(path, BY_CODE[member][2], BY_CODE[member][3])]
    return [(f"{path}.{inner}", code, count) for inner, code, count in member.leaves]


def struct(*members):
    name = f"s{len(types)}"
    fields = [(member, f"m{i}") for i, member in enumerate(members)]
    definitions.append(f"typedef struct {name} {{ {' '.join(declared(m, f) for m, f in fields)} }} {name};")
    leaves = [leaf for m, f in fields for leaf in leaves_of(m, f)]
    return Type(f"{{{name}={''.join(map(encoded, members))}}}", name, leaves)


def union(*members):
    """One type for each member, which is the one that holds the value."""
    name = f"u{len(types)}"
    fields = [(member, f"m{i}") for i, member in enumerate(members)]
    definitions.append(f"typedef union {name} {{ {' '.join(declared(m, f) for m, f in fields)} }} {name};")
    encoding = f"({name}={''.join(map(encoded, members))})"
    return [Type(encoding, name, leaves_of(m, f)) for m, f in fields]


def signature(result, *arguments):
    signatures.append((result, arguments))


def random_member(depth):
    kind = random.randrange(10)
    if kind < 6 or depth == 0:
        return random.choice(PLAIN)
    if kind < 8:
        return (random_member(depth - 1), random.randint(1, 4))
    return struct(*[random_member(depth - 1) for _ in range(random.randint(1, 3))])


scalars = {code: scalar(code) for code in BY_CODE}
s = scalars

# Every scalar alone, in every register and on the stack.
for code in scalars:
    signature(s[code], s[code])
    signature(s[code], *[s[code]] * 7)
    signature(None, *[s[code]] * 17)
for code in scalars:
    signature(s[code])
# Integers and vectors in turn, up to the last register and one beyond.
for integers in (6, 7, 8, 9):
    for vectors in (8, 9):
        kinds = [s[random.choice(["c", "S", "i", "q", "*", "B"])] for _ in range(integers)]
        kinds += [s[random.choice(["f", "d"])] for _ in range(vectors)]
        random.shuffle(kinds)
        signature(s["q"], *kinds)
        signature(s["f"], *kinds)
# Registers and nothing else.
for result in list(PLAIN) * 5:
    kinds = [random.choice(["c", "C", "s", "S", "i", "I", "q", "Q", "B", "*"]) for _ in range(random.randint(0, 6))]
    kinds += [random.choice(["f", "d"]) for _ in range(random.randint(0, 8))]
    random.shuffle(kinds)
    signature(s[result], *[s[kind] for kind in kinds])
# Structures of every size.
for size in range(1, 257):
    bytes_of = struct(("C", size))
    signature(bytes_of, s["c"], bytes_of, s["d"], bytes_of, s["i"])
# Every scalar in a structure: alone, twice, behind a byte, before one, in an array.
for code in scalars:
    for members in ((code,), (code, code), ("c", code), (code, "c"), ((code, 3),), ("f", code), (code, "d", code)):
        made = struct(*members)
        signature(made, s["i"], made, s["f"], made)
# As many floats, doubles and long doubles as arm64 passes in vector registers, and one more; nested; mixed.
for code in ("f", "d", "D"):
    for count in range(1, 6):
        made = struct((code, count))
        signature(made, made, s["d"], made)
    inner = struct(code, code)
    made = struct(inner, code)
    signature(made, made, inner, made)
point, pair = struct("d", "d"), struct("f", "i")
rectangle = struct(point, point)
for made in (point, rectangle, pair, struct("i", "f"), struct("f", "f", "i"), struct("d", "q"), struct("q", "d"),
             struct("c", ("s", 3), "f"), struct((pair, 2)), struct((point, 3), "c"), struct((("f", 2), 2)),
             struct("c", struct("c", struct("c", struct("s", "d"))))):
    signature(made, made)
    signature(made, *[s["q"]] * 5, made, made)
    signature(made, *[s["d"]] * 7, made, s["f"], made)
# Unions: all integers, all of one floating type, mixed, in structures.
for members in (("c", "i", "q"), ("s", ("C", 7)), ("f", ("f", 3)), ("d", point), ("f", "i"), ("f", "d"), ("d", "q"),
                (("f", 4), point), (pair, ("f", 3)), (("d", 3), "c"), (struct("d", "q"), point), ("f", ("f", 2), "c"),
                (struct("q", "f"), ("C", 16)), ("jf", "q"), ((pair, 20), "d")):
    for made in union(*members):
        signature(made, s["i"], made, s["d"], made)
        behind = struct("f", made)
        signature(behind, behind, s["q"], behind)
        before = struct((made, 2), "c")
        signature(before, s["f"], before)
# Sixteen of anything.
structures = [made for made in types if made.index >= len(scalars) and "[" not in made.encoding]
while len(signatures) < 700:
    members = [random_member(2) for _ in range(random.randint(1, 4))]
    made = struct(*members)
    structures.append(made)
    pool = list(scalars.values()) + random.sample(structures, 6)
    signature(made, *[random.choice(pool) for _ in range(16)])


def write(name, lines):
    with open(os.path.join(sys.argv[1], name), "w", encoding="ascii") as file:
        file.write("// Written by signatures.py.\n")
        for line in lines:
            file.write(textwrap.fill(line, 120, subsequent_indent="    ", break_long_words=False) + "\n")


write("definitions.inc", definitions)
lines = []
for made in types:
    leaves = ", ".join(f"{{offsetof({made.name}, {path}), '{code}', {count}}}" if path else f"{{0, '{code}', {count}}}"
                       for path, code, count in made.leaves)
    lines.append(f"TYPE({made.index}, {made.name}, \"{made.encoding}\", {leaves})")
write("types.inc", lines)

lines = []
for number, (result, arguments) in enumerate(signatures):
    names = [argument.name for argument in arguments]
    parameters = ", ".join(f"{name} a{i}" for i, name in enumerate(names)) or "void"
    passed = ", ".join(f"a{i}" for i in range(len(names)))
    addresses = ", ".join([f"&a{i}" for i in range(len(names))] + ["NULL"])
    declarations = " ".join(f"{name} a{i};" for i, name in enumerate(names))
    given = "void" if result is None else result.name
    lines.append(f"static {given} called_{number}({parameters}) {{ const void *got[] = {{{addresses}}}; " +
                 (f"answer({number}, got, NULL); }}" if result is None else
                  f"{given} made; answer({number}, got, &made); return made; }}"))
    call = f"(({given} (*)({', '.join(names) or 'void'}))function)({passed})"
    lines.append(f"static void call_{number}(cffi_function *function) {{ {declarations} void *made[] = {{{addresses}}}; "
                 f"make({number}, made); " +
                 (f"{call}; }}" if result is None else
                  f"{given} got = {call}; check_result({number}, &got); }}"))
write("functions.inc", lines)

lines = []
for number, (result, arguments) in enumerate(signatures):
    indices = ", ".join(str(argument.index) for argument in arguments)
    lines.append(f"SIGNATURE({number}, {-1 if result is None else result.index}, {len(arguments)}, {indices or 0})")
write("signatures.inc", lines)
