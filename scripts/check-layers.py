#!/usr/bin/env python3
"""Checks that each folder of Sources/Switchboard uses only the folders below it, by the names that their files declare and use.

    scripts/check-layers.py           fail if a folder uses one above it
    scripts/check-layers.py --edges   print the names that each folder uses of others
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Switchboard"
# From the bottom up. Each folder uses only those before it.
LAYERS = ["Support", "ABI", "Messages", "Errors", "Methods", "Protocols", "Calls", "Streams", "Lifetime", "Proxies", "CInterop"]
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|open|final|indirect|fileprivate|private|nonisolated|@usableFromInline|@frozen"
    r"|@unchecked|@inlinable) )*(?:class|struct|enum|protocol|actor|typealias|func|let|var) `?(\w+)", re.M)


def code(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r'"""(?:.|\n)*?"""', '""', text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def main():
    sources = {path: code(path.read_text()) for path in sorted(ROOT.rglob("*.swift"))}
    owner = {}
    for path, text in sources.items():
        for line in text.splitlines():
            match = DECLARATION.match(line)
            if match and not re.match(r"^(?:@\w+ )*(?:fileprivate|private)\b", line):
                owner.setdefault(match.group(1), path)
    edges = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, text in sources.items():
        folder = path.relative_to(ROOT).parts[0]
        # Names that the file declares itself, although another file declares them, too.
        own = set(re.findall(r"\b(?:func|var|let|case|class|struct|enum|typealias) `?(\w+)", text))
        for name in set(re.findall(r"\b\w+\b", text)) - own:
            target = owner.get(name)
            if target is None or target == path:
                continue
            other = target.relative_to(ROOT).parts[0]
            if other != folder:
                edges[folder][other].add((path.name, name))
    bad = False
    for folder in LAYERS:
        for other, uses in sorted(edges[folder].items()):
            up = LAYERS.index(other) > LAYERS.index(folder)
            if "--edges" in sys.argv or up:
                shown = ", ".join(f"{file}: {name}" for file, name in sorted(uses)[:400 if up else 6])
                print(f"{folder} -> {other}{' UPWARD' if up else ''} ({len(uses)}): {shown}")
            bad = bad or up
    sys.exit(1 if bad else 0)


main()
