#!/usr/bin/env python3
"""Writes symbol graphs for `docc`, of the modules that have a documentation catalog, and fails if a public symbol has no
documentation comment: `symbol-graphs.py BUILD FOLDER`. BUILD is the folder of a debug build, as for public-interface.py.

Each module has a folder for its graphs. Symbols that are inherited from Swift's protocols are left out.
"""

import importlib.util
import json
import os
import sys

MODULES = ["Switchboard", "SwitchboardCombine", "SwitchboardFoundation", "SwitchboardRecording", "SwitchboardRx",
           "SwitchboardTesting", "SwitchboardTracing"]


def public_interface():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "check", "public-interface.py")
    spec = importlib.util.spec_from_file_location("public_interface", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def undocumented(graph):
    """The symbols without a comment. The comment of a requirement counts for the symbols that fulfil it."""
    inherits = {relation["source"] for relation in graph["relationships"] if "sourceOrigin" in relation}
    return [symbol for symbol in graph["symbols"]
            if "docComment" not in symbol and symbol["identifier"]["precise"] not in inherits
            and symbol["kind"]["identifier"] not in ("swift.extension", "swift.module")]


def main():
    if len(sys.argv) != 3:
        sys.exit("symbol-graphs: expected `symbol-graphs.py BUILD FOLDER`")
    build, folder = sys.argv[1:]
    extract = public_interface().symbols
    missing = []
    for module in MODULES:
        os.makedirs(os.path.join(folder, module), exist_ok=True)
        for name, graph in extract(module, build).items():
            missing += [f"{module}: {'.'.join(symbol['pathComponents'])}" for symbol in undocumented(graph)]
            with open(os.path.join(folder, module, name), "w", encoding="utf-8") as file:
                json.dump(graph, file)
    if missing:
        sys.exit("symbol-graphs: expected a documentation comment at each public symbol, found none at\n"
                 + "\n".join(sorted(set(missing))))


main()
