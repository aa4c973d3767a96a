#!/usr/bin/env python3
"""Writes signatures.inc: the signatures that signature_test.c expands. Same output at every run."""

import random
import textwrap

RESULTS = ["i64", "s2", "r_i3", "r_i4", "i8", "f32", "f64", "v128", "r_f2", "r_d2", "r_d3", "r_d4", "r_v2", "r_v4",
           "sm", "s3", "r_idid", "r_vid", "r_i8f"]
SINGLE = ["i64", "i32", "i8", "f32", "f64", "v128", "at", "s2", "sm", "s3"]
INTEGERS = ["i64", "i32", "i8", "at"]
VECTORS = ["f32", "f64", "v128"]

signatures = []


def add(arguments, result=None, throws=None, condition=None):
    """The result kinds and throwing are dealt out in turn where a family does not say which."""
    number = len(signatures)
    if result is None:
        result = (["nothing", "indirect"] + RESULTS)[number % (len(RESULTS) + 2)]
    if throws is None:
        throws = number // 2 % 2 == 1
    signatures.append((result, throws, list(arguments), condition))


def write(path):
    with open(path, "w", encoding="ascii") as file:
        file.write("// Written by signatures.py. One line for each: kind, number, throwing or not, result, arguments.\n")
        for number, (result, throws, arguments, condition) in enumerate(signatures):
            kind = {"nothing": "NOTHING", "indirect": "INDIRECT"}.get(result, "DIRECT")
            head = [f"{number}", "throws" if throws else "plain"] + ([result] if kind == "DIRECT" else [])
            sequence = " ".join(f"({name},{place})" for place, name in enumerate(arguments))
            line = f"{kind}({', '.join(head)}, {sequence})"
            if condition:
                file.write(f"#if {condition}\n")
            file.write(textwrap.fill(line, 120, subsequent_indent="    ", break_long_words=False) + "\n")
            if condition:
                file.write("#endif\n")


# Every kind of result without arguments, throwing and not.
for result in ["nothing", "indirect"] + RESULTS:
    for throws in (False, True):
        add([], result, throws)
# Every type at every register and well onto the stack.
for name in SINGLE:
    for count in (1, 5, 9, 13):
        add([name] * count)
# The two words behind the arguments: in registers, straddling, on the stack, on both architectures.
for count in range(2, 12):
    add(["i64"] * count)
    add(["i64"] * count + ["f64"] * 10)
# Vectors on the stack before integers that are in registers, and the other way round.
for count in (7, 8, 9, 10, 17):
    add(["v128"] * count + ["i64"] * 3)
    add(["f32"] * count + ["i64"] * 9)
    add(["i64"] * count + ["v128"] * 9)
# As many stack words as the library hands on where it does not know the signature.
for count in (30, 60):
    add(["i64"] * count)
    add(["f64"] * count)
add(["i64"] * 68, "i64", False)
add(["i64"] * 70, "r_i4", True, "CFFI_INTEGER_REGISTERS == 8")
add(["v128"] * 39 + ["i64"] * 4, "r_v4", False)
add(["f64"] * 70 + ["i64"] * 6, "indirect", True)

source = random.Random(1)
while len(signatures) < 260:
    weights = source.choice([SINGLE, INTEGERS + ["f64"], VECTORS + ["i64"], ["i64", "v128"], ["s2", "sm", "s3"]])
    add([source.choice(weights) for _ in range(source.randint(1, 18))])

write(__file__.replace("signatures.py", "signatures.inc"))
