#!/usr/bin/env python3
"""Writes the tables of the reference articles, from the tests and from the sources of the messages.

    scripts/docs/reference-tables.py           write the tables
    scripts/docs/reference-tables.py --check   fail if a table isn't current

The types of arguments are those of scripts/generate/lowering_types.py. The errors are the reasons of the errors in Sources/Switchboard, each
with a test of it. The macro's diagnostics are those of Sources/SwitchboardMacros/Diagnostics.swift. In an article, a table is
between `<!-- NAME: scripts/docs/reference-tables.py -->` and `<!-- end of NAME -->`.
"""

import glob
import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ARTICLES = os.path.join(ROOT, "Sources", "Switchboard", "Switchboard.docc", "Articles")
sys.path.insert(0, os.path.join(ROOT, "scripts", "generate"))
from lowering_types import TABLE, RandomTypes, sized_structs  # noqa: E402

def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def cell(text):
    return text.replace("|", "\\|").replace("<!--", "")


def table(head, rows):
    return ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + [
        "| " + " | ".join(cell(entry) for entry in row) + " |" for row in rows]


# MARK: Types


def types():
    cases = list(TABLE) + list(sized_structs([])) + list(RandomTypes([], seed=20240607).cases(45))
    refused = [f"`{case.text}`" for case in cases if case.refused]
    text = (
        f"{len(cases)} types go through generated methods, and are compared with the compiler, in debug and in release. You can "
        f"observe {len(cases) - len(refused)} of them. You can't reference a method with one of these types, but its calls are "
        "forwarded: " + ", ".join(refused) + ".")
    return textwrap.wrap(text, 120, break_long_words=False, break_on_hyphens=False)


# MARK: Texts of Swift


def strings(code, position):
    """The string literal that begins at a position, with `…` for interpolations, and its end."""
    text, position = "", position + 1
    while code[position] != '"':
        if code.startswith("\\(", position):
            depth, begin = 0, position + 2
            position += 1
            while True:
                if code[position] == '"':
                    position = strings(code, position)[1]
                    continue
                depth += {"(": 1, ")": -1}.get(code[position], 0)
                position += 1
                if depth == 0:
                    break
            inserted = code[begin:position - 1]
            choice = re.search(r'[^?]\? "', inserted)
            first, after = strings(inserted, choice.end() - 1) if choice else ("…", 0)
            text += first if choice and re.match(r'\s*: "', inserted[after:]) else "…"
        elif code[position] == "\\":
            text += code[position + 1].replace("n", " ")
            position += 2
        else:
            text += code[position]
            position += 1
    return text, position + 1


def expression(code, names=None):
    """The texts of a tuple of strings. A string may be a sum, or a choice, whose alternatives are joined."""
    parts, position, depth = [""], 0, 0
    while position < len(code):
        character = code[position]
        if character == '"':
            text, position = strings(code, position)
            parts[-1] += text
            continue
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth <= 1:
            parts.append("")
        elif character == ":" and parts[-1]:
            parts[-1] += " — or: "
        name = re.match(r"handWritten\b", code[position:])
        if name and names:
            parts[-1] += names["handWritten"]
            position += 6
        position += 1
    return [re.sub(r"\s+", " ", part).strip() for part in parts if part.strip()]


def branches(code):
    """The cases of a `switch` that returns texts: the name, and the texts."""
    names = {}
    by_hand = re.search(r"let handWritten =\s*(.*?)\n\s*return", code, re.DOTALL)
    if by_hand:
        names["handWritten"] = "".join(expression(by_hand[1]))
    starts = list(re.finditer(r"case (?:let )?\.(\w+)(?:\([^)]*\))?:", code))
    for start, after in zip(starts, starts[1:] + [None]):
        branch = code[start.end():after.start() if after else len(code)]
        if not after:
            branch = re.split(r"\n\s*\}\n", branch)[0]
        yield start[1], expression(branch, names)


def struct(source, name):
    begin = source.index(f"public struct {name}")
    return source[begin:re.search(r"^}$", source[begin:], re.MULTILINE).start() + begin]


# MARK: Errors


def tests_that_say(texts):
    """The first test that names each reason or has its message, as `class.method`."""
    found = {}
    for path in sorted(glob.glob(os.path.join(ROOT, "Tests", "**", "*.swift"), recursive=True)):
        if "/Generated/" in path or "/.build" in path or "MacrosTests" in path:
            continue
        lines = open(path, encoding="utf-8").read().splitlines()
        suite = test = None
        for number, line in enumerate(lines):
            declared = re.search(r"(?:class|struct|extension) (\w+Tests?)\b", line)
            if declared:
                suite = declared[1]
            started = re.search(r"func (test\w+)\(", line)
            if "@Test" in line or number and re.match(r"\s+(@Test|\]\))", lines[number - 1]):
                started = re.search(r"func (\w+)\(", line)
            if started:
                test = started[1]
            if not suite or not test:
                continue
            around = " ".join(lines[max(0, number - 2):number + 1])
            names_reasons = re.search(r"[rR]eason|efusal|Error\(|rror\?", around) or re.search(r"problem[ (]", line)
            # Long messages are sums of strings, or continue after a backslash.
            following = re.sub(r'"\s*\+ "|\\\s+', "", "\n".join(lines[number:number + 6]))
            for kind, said in texts.items():
                for name, text in said:
                    if (kind, name) in found or not text:
                        continue
                    piece = max(text[0].removeprefix("Switchboard: ").split("…"), key=len)
                    is_named = names_reasons and re.search(rf"\.{name}\b(?! =)", line) and says(kind, path, lines)
                    if is_named or len(piece) > 15 and piece[:40] in following and piece[:12] in line:
                        found[kind, name] = f"`{suite}.{test}`"
    return found


def says(kind, path, lines):
    """Whether a file of tests is about this type of error."""
    helpers = {"ProxyError": "efusal(", "MessageError": "messageError(", "SignatureError": "signatureError("}
    text = "\n".join(lines)
    return kind in text or helpers.get(kind, kind) in text


def refusals():
    proxies = read("Sources", "Switchboard", "Errors", "ProxyError.swift")
    observations = read("Sources", "Switchboard", "Errors", "ObservationError.swift")
    deliveries = read("Sources", "Switchboard", "Errors", "DeliveryError.swift")
    hooks = read("Sources", "Switchboard", "Errors", "DeallocationError.swift")
    messages = read("Sources", "Switchboard", "Messages", "MessageError.swift")
    signatures = read("Sources", "Switchboard", "Messages", "SignatureError.swift")
    kinds = {
        "ProxyError": (proxies, "var texts", "Making a proxy", "proxyOrThrow(for:)"),
        "ObservationError": (observations, "var texts", "Referencing a method", "selector(_:)"),
        "DeliveryError": (deliveries, "var texts", "Delivering calls", "setForwardToDelegateOrThrow"),
        "DeallocationError": (hooks, "var description", "Observing a deallocation", "Deallocation.observe"),
        "SignatureError": (signatures, "var texts", "Making a C function, a callback or a signature", "init"),
        "MessageError": (messages, "var texts", "Sending a message", "send"),
    }
    texts = {}
    for kind, (source, place, _, _) in kinds.items():
        code = struct(source, kind)
        texts[kind] = list(branches(code[code.index(place):]))
    tests = tests_that_say(texts)
    lines = []
    for kind, (_, _, title, way) in kinds.items():
        lines += ["", f"### {title}: ``{kind}``", ""]
        rows = []
        for name, found in texts[kind]:
            if name == "delegate" or not found:
                continue
            problem = found[0].removeprefix("Switchboard: ")
            remedy = found[1] if len(found) > 1 else ""
            if not remedy:
                problem, _, remedy = problem.partition(". ")
            rows.append([f"`{name}`", problem, remedy, tests.get((kind, name), "–")])
        lines += table(["reason", "message", "remedy", "a test"], rows)
    return lines[1:]


# MARK: The macro


def bare(text):
    """A message without its interpolations."""
    return re.sub(r"`[^`]*`", "``", text).split("…")[0]


def diagnostics():
    source = read("Sources", "SwitchboardMacros", "Diagnostics.swift")
    tests = read("Tests", "SwitchboardMacrosTests", "DiagnosticTests.swift")
    shown = {}
    for match in re.finditer(
            r'\(\s*"((?:[^"\\]|\\.)*)",\s*"(?:error|warning|note) at `.*?`: ((?:[^"\\]|\\.)*)"', tests, re.DOTALL):
        shown.setdefault(match[1].replace('\\"', '"').replace("\\n", " "), bare(match[2]))
    rows = []
    for match in re.finditer(r"Message\(\s*\.(error|warning|note), \"\w+\",\s*", source):
        end = source.index(")\n", match.end())
        while source[match.end():end].count('"') % 2:
            end = source.index(")\n", end + 1)
        rows.append([match[1], "".join(expression(source[match.end():end])), "–"])
    # A test isn't counted if its string occurs in several messages.
    for written, said in shown.items():
        fitting = [row for row in rows if bare(row[1]).startswith(said) or said.startswith(bare(row[1]))]
        if len(fitting) == 1 and fitting[0][2] == "–":
            fitting[0][2] = f"`{written}`"
    order = ["error", "warning", "note"]
    rows.sort(key=lambda row: order.index(row[0]))
    return table(["", "message", "written, in a test"], rows)


# MARK: Foundation


def foundation():
    text = read("Sources", "SwitchboardFoundation", "README.md")
    return text[text.index("<!-- table -->") + len("<!-- table -->"):text.index("<!-- end of table -->")].strip().splitlines()


def main():
    is_check, stale = "--check" in sys.argv, []
    made = {
        "SupportedProtocols.md": {"types": types},
        "ErrorReference.md": {"refusals": refusals, "diagnostics": diagnostics},
        "FoundationDelegates.md": {"foundation table": foundation},
    }
    for name, tables in made.items():
        path = os.path.join(ARTICLES, name)
        old = text = open(path, encoding="utf-8").read()
        for mark, write in tables.items():
            begin, end = f"<!-- {mark}: scripts/docs/reference-tables.py -->\n", f"<!-- end of {mark} -->"
            if begin not in text or end not in text:
                sys.exit(f"reference-tables: expected the comments of the table {mark} in {name}, found none")
            before, rest = text.split(begin, 1)
            text = before + begin + "\n" + "\n".join(write()) + "\n\n" + end + rest.split(end, 1)[1]
        if text != old:
            stale.append(name)
            if not is_check:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
    if is_check and stale:
        sys.exit(f"run scripts/docs/reference-tables.py; not current: {', '.join(stale)}")


main()
