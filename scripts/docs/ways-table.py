#!/usr/bin/env python3
"""Compares the results of build configurations ("ways") with the table in the article Platforms.md.

    scripts/docs/ways-table.py WAY RESULT   print `WAY: RESULT`, and fail if the table has another result
    scripts/docs/ways-table.py WAY -        the same with the output of Tests/WaysPackage, on standard input
    scripts/docs/ways-table.py --check      fail if a row of the table names a script that doesn't try its way

In the article, the table is between `<!-- ways: scripts/docs/ways-table.py -->` and `<!-- end of ways -->`. A row is the way, the
result, and the script that tries it, or `not run`.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ARTICLE = os.path.join(ROOT, "Sources", "Switchboard", "Switchboard.docc", "Articles", "Platforms.md")
BEGIN, END = "<!-- ways: scripts/docs/ways-table.py -->\n", "<!-- end of ways -->"


def rows():
    """The result and the script of each way in the article."""
    with open(ARTICLE, encoding="utf-8") as file:
        table = file.read().split(BEGIN, 1)[1].split(END, 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()[2:]]
    return {way: (result, script) for way, result, script in cells}


def result_of(lines):
    """The supported features as a cell: `everything`, or `everything except A, B (reason)`."""
    missing, count = {}, 0
    for line in lines:
        name, found, reason, *_ = [*line.split(": ", 3), ""]
        count += 1
        if found == "not supported":
            missing.setdefault(reason, []).append(name)
        elif found != "supported":
            sys.exit(f"ways-table: expected a feature that is supported or not, found {line}")
    if count < 10:
        sys.exit(f"ways-table: expected the output of ways-program, found {count} lines")
    return "everything" + "".join(
        f"{' except ' if index == 0 else '; '}{', '.join(names)} (`{reason}`)"
        for index, (reason, names) in enumerate(missing.items()))


def compare(way, result):
    if result == "-":
        result = result_of(sys.stdin.read().splitlines())
    print(f"{way}: {result}")
    stated = rows().get(way)
    if stated is None:
        sys.exit(f"ways-table: expected a row of {way} in Platforms.md, found none")
    if stated[0] != result:
        sys.exit(f"ways-table: expected the result of Platforms.md for {way}: {stated[0]}")


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
            sys.exit(f"ways-table: expected {script} to try the way {way}, found {said}")


if sys.argv[1:] == ["--check"]:
    check()
elif len(sys.argv) == 3:
    compare(*sys.argv[1:])
else:
    sys.exit(__doc__)
