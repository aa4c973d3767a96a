#!/usr/bin/env python3
"""Runs the program that scripts/generate/survey.py wrote, and counts: `survey.py PROGRAM REQUIREMENTS README`. Each
protocol has processes of its own. One that a reference ends is followed by another, which begins behind that reference.
"""

import collections
import json
import re
import subprocess
import sys


# Parts of messages, and what they mean in short.
KINDS = [
    ("the type doesn't give", "an associated type that isn't a primary one, so that only a target gives it"),
    ("takes or returns `Self`", "`Self` as an argument or a result"),
    ("== Self`", "an associated type that has to be `Self`"),
    ("no proxy can answer", "static requirements of the standard library"),
    ("only subclasses of a certain class", "a superclass"),
    ("only distributed actors", "distributed actors"),
]


def run(program, protocol, kind):
    """What came of making the proxy or the spy, and of each reference by its number: nil, or why not."""
    made, results, first = None, {}, 0
    while True:
        try:
            done = subprocess.run([program, protocol, kind, str(first)], capture_output=True, text=True, check=False,
                                  timeout=60, env={"SWIFT_BACKTRACE": "enable=no"}, errors="replace")
            errors = done.stderr.strip()
        except subprocess.TimeoutExpired as expired:
            done, errors = expired, "a call hung"
        output = done.stdout if isinstance(done.stdout, str) else (done.stdout or b"").decode(errors="replace")
        refused = re.search(r"^refused (.*)", output, re.M | re.S)
        if refused:
            return refused.group(1).strip(), results
        numbers = [int(number) for number in re.findall(r"^done (\d+)$", output, re.M)]
        begun = [int(number) for number in re.findall(r"^begin (\d+)$", output, re.M)]
        for number in numbers:
            results[number] = None
        if re.search(r"^end$", output, re.M):
            return made, results
        fault = next((line.partition("Fatal error: ")[2] for line in errors.splitlines() if "Fatal error: " in line),
                     "crashed without a message")
        if not begun or set(begun) <= set(numbers):
            return fault, results
        results[begun[-1]] = fault
        first = begun[-1] + 1


def reason(text):
    """A message in short."""
    for part, short in KINDS:
        if part in text:
            return short
    mark = re.search(r"\[(\w+)\]\s*$", text)
    because = re.search(r"because of (.*?): (.{0,110})", text)
    if because:
        return because.group(2)
    return (mark.group(1) + ": " if mark else "") + re.sub(r"^.*?: can't [^:]*: ", "", text)[:110]


def share(part, whole):
    return f"{part} of {whole} ({100 * part / max(whole, 1):.1f} %)"


def main():
    program, requirements, readme = sys.argv[1:]
    with open(requirements, encoding="utf-8") as file:
        counted = json.load(file)
    by_protocol = collections.defaultdict(list)
    for entry in counted:
        if entry["requirement"] is not None:
            by_protocol[entry["protocol"]].append(entry)
    made, refused, unreferenced = [], {}, []
    totals = collections.Counter()
    rows, reasons = [], collections.defaultdict(list)
    for protocol in (entry for entry in counted if entry["requirement"] is None):
        name = protocol["protocol"]
        if not protocol["compiles"]:
            refused[name] = "the program doesn't compile"
            continue
        why, observed = run(program, name, "proxy")
        _, stubbed = run(program, name, "spy")
        if why:
            refused[name] = why
            continue
        made.append(name)
        heard = 0
        entries = [entry for entry in by_protocol[name] if entry["kind"] not in ("init", "func.op")]
        for entry in entries:
            totals["all"] += 1
            is_heard = "observed" in entry and observed.get(entry["observed"]["number"], "wasn't reached") is None
            is_stubbed = "stubbed" in entry and stubbed.get(entry["stubbed"]["number"], "wasn't reached") is None
            heard += is_heard
            totals["heard"] += is_heard
            totals["stubbed"] += is_stubbed
            if not is_heard:
                text = observed.get(entry["observed"]["number"], "wasn't reached") if "observed" in entry \
                    else "no form of a reference compiles"
                reasons[reason(text)].append(f"`{name}`: `{entry['text']}`")
        rows.append((name, len(entries), heard))
        print(f"{name}: {heard} of {len(entries)}", flush=True)
    whole = len(made) + len(refused)
    lines = ["# Survey", "", "Written by `make survey`, which makes a proxy and a spy for each public protocol of the packages in",
             "[Package.swift](Package.swift), and references each requirement, in a debug build.", "",
             f"- A proxy can be made for {share(len(made), whole)} of the protocols, without a target.",
             f"- Of their requirements, {share(totals['heard'], totals['all'])} can be observed, and "
             f"{share(totals['stubbed'], totals['all'])} stubbed. Initializers and operators don't count.", "",
             "## Protocols without a proxy", ""]
    why = collections.defaultdict(list)
    for name, text in refused.items():
        why[reason(text)].append(f"`{name}`")
    for text, names in sorted(why.items(), key=lambda item: -len(item[1])):
        lines.append(f"- {text}: {len(names)}. {', '.join(names)}")
    lines += ["", "## Requirements that can't be observed", ""]
    for text, names in sorted(reasons.items(), key=lambda item: -len(item[1])):
        lines.append(f"- {text}: {len(names)}.")
        lines += [f"  - {name}" for name in names[:12]]
        if len(names) > 12:
            lines.append(f"  - and {len(names) - 12} more")
    with open(readme, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print("\n".join(lines[5:8]))


main()
