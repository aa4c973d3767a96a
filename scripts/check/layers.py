#!/usr/bin/env python3
"""Checks that each folder of Sources/Switchboard uses only the folders below it. A debug build's index says which file
declares each name, and which files use it.

    scripts/check/layers.py BUILD           fail if a folder uses one above it
    scripts/check/layers.py BUILD --edges   print the names that each folder uses of others
    scripts/check/layers.py BUILD --files   print the files that each file uses

BUILD is the folder of a debug build, for example .build/debug.
"""
import argparse
import collections
import pathlib
import sys

import index_store

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources" / "Switchboard"
# From the bottom up. Each folder uses only those before it.
LAYERS = ["Support", "ABI", "Messages", "Errors", "Signatures", "Tables", "Calling", "Intercepting", "Resolving", "Observing",
          "Lifetime", "Proxies", "Delivering", "References", "MacroSupport", "CInterop"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--edges", action="store_true")
    parser.add_argument("--files", action="store_true")
    options = parser.parse_args()
    edges = index_store.Index(options.build / "index" / "store", "Switchboard").edges()
    if not edges:
        sys.exit(f"{options.build} has no index of Switchboard: build in debug first.")
    folders = collections.defaultdict(lambda: collections.defaultdict(set))
    for file, targets in sorted(edges.items()):
        folder = file.relative_to(ROOT).parts[0]
        for target, names in sorted(targets.items()):
            other = target.relative_to(ROOT).parts[0]
            if options.files:
                print(f"{file.relative_to(ROOT)} -> {target.relative_to(ROOT)}: {', '.join(sorted(names)[:4])}")
            if other != folder:
                folders[folder][other] |= {(file.name, target.name, name) for name in names}
    is_bad = False
    for folder in LAYERS:
        for other, uses in sorted(folders[folder].items()):
            is_up = LAYERS.index(other) > LAYERS.index(folder)
            if options.edges or is_up:
                shown = ", ".join(f"{file} uses {name} of {target}" for file, target, name in sorted(uses)[:400 if is_up else 6])
                print(f"{folder} -> {other}{' UPWARD' if is_up else ''} ({len(uses)}): {shown}")
            is_bad = is_bad or is_up
    sys.exit(1 if is_bad else 0)


main()
