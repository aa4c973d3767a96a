#!/usr/bin/env python3
"""Compares what was found in a way to compile and link with the article on it, Platforms.md.

    scripts/ways-table.py WAY RESULT   print `WAY: RESULT`, and fail where the article's table says something else
    scripts/ways-table.py WAY -        the same; the result is what Tests/WaysPackage printed, on standard input
    scripts/ways-table.py --check      fail where a row of the table names a script that does not say its way

In the article, the table stands between `<!-- ways: scripts/ways-table.py -->` and `<!-- end of ways -->`; a row is the way, the
result, and the script that found it, or `not run`.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ARTICLE = os.path.join(ROOT, "Sources", "Switchboard", "Switchboard.docc", "Articles", "Platforms.md")
BEGIN, END = "<!-- ways: scripts/ways-table.py -->\n", "<!-- end of ways -->"


def rows():
    """Of each way the result and the script, as the article has them."""
    with open(ARTICLE, encoding="utf-8") as file:
        table = file.read().split(BEGIN, 1)[1].split(END, 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()[2:]]
    return {way: (result, script) for way, result, script in cells}


def result_of(lines):
    """What a program served, in a cell: `everything`, or `everything except A, B (reason)`."""
    refused, count = {}, 0
    for line in lines:
        name, found, reason, *_ = [*line.split(": ", 3), ""]
        count += 1
        if found == "refused":
            refused.setdefault(reason, []).append(name)
        elif found != "served":
            sys.exit(f"ways-table: expected a thing that is served or refused, found {line}")
    if count < 10:
        sys.exit(f"ways-table: expected what the program found, found {count} lines")
    return "everything" + "".join(
        f"{' except ' if index == 0 else '; '}{', '.join(names)} (`{reason}`)"
        for index, (reason, names) in enumerate(refused.items()))


def compare(way, result):
    if result == "-":
        result = result_of(sys.stdin.read().splitlines())
    print(f"{way}: {result}")
    stated = rows().get(way)
    if stated is None:
        sys.exit(f"ways-table: expected a row of {way} in Platforms.md, found none")
    if stated[0] != result:
        sys.exit(f"ways-table: expected of {way} what Platforms.md says: {stated[0]}")


def check():
    for way, (_, script) in rows().items():
        if script == "not run":
            continue
        path = os.path.join(ROOT, script.strip("`"))
        if not os.path.exists(path):
            sys.exit(f"ways-table: expected a script or `not run` for {way}, found {script}")
        with open(path, encoding="utf-8") as file:
            said = re.findall(r'\b(?:way|found) "(.*?)"', file.read())
        if way not in said:
            sys.exit(f"ways-table: expected {script} to say the way {way}, found {said}")


if sys.argv[1:] == ["--check"]:
    check()
elif len(sys.argv) == 3:
    compare(*sys.argv[1:])
else:
    sys.exit(__doc__)
