#!/usr/bin/env python3
"""Writes a program that makes a proxy and a spy for each public protocol of other packages, and references each of its
requirements in both: `survey.py BUILD FOLDER [REFUSED]`.

BUILD is the folder of a debug build of Tests/Survey. FOLDER gets a Swift file for each module, and requirements.json.
REFUSED names a file with what the compiler printed about the program before. A requirement is referenced in the first of
its forms that compiles: by name, by a closure, and by a closure for one choice of its generic types.
"""

import collections
import glob
import json
import os
import platform
import re
import subprocess
import sys
import tempfile

# What stands for a generic parameter or an associated type, by the first of the protocols to which it conforms.
STAND_INS = [
    ({"AsyncSequence"}, "AsyncStream<{element}>"),
    ({"StringProtocol"}, "String"),
    ({"Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "RangeReplaceableCollection",
      "MutableCollection", "LazySequenceProtocol"}, "[{element}]"),
    ({"ContiguousBytes", "DataProtocol", "MutableDataProtocol"}, "Data"),
    ({"BinaryFloatingPoint", "FloatingPoint"}, "Double"),
    ({"UnsignedInteger"}, "UInt"),
    ({"Error"}, "SurveyError"),
    ({"AnyObject"}, "SurveyObject"),
    ({"Clock"}, "ContinuousClock"),
    ({"RandomNumberGenerator"}, "SystemRandomNumberGenerator"),
    ({"IteratorProtocol"}, "IndexingIterator<[{element}]>"),
    ({"CodingKey"}, "SurveyKey"),
    ({"RawRepresentable"}, "FloatingPointSign"),
    ({"CaseIterable"}, "SurveyCase"),
]
OF_INT = {"Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "Equatable", "Hashable",
          "Comparable", "Codable", "Encodable", "Decodable", "CustomStringConvertible", "LosslessStringConvertible",
          "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Strideable", "Numeric", "SignedNumeric",
          "AdditiveArithmetic", "ExpressibleByIntegerLiteral", "CVarArg", "CustomDebugStringConvertible",
          "CustomReflectable", "SIMDScalar", "TextOutputStreamable"}
SUPPORT = """\
// swift-format-ignore-file
// Written by scripts/generate/survey.py.
import Foundation

struct SurveyError: Error {}
final class SurveyObject: Sendable {}
enum SurveyKey: String, CodingKey { case one }
enum SurveyCase: CaseIterable { case one }
"""


def graphs(build):
    """The symbol graphs of all modules of other packages."""
    modules = os.path.join(build, "Modules")
    # As the build passes them to the compiler.
    with open(os.path.join(build, "..", "..", "debug.yaml"), encoding="utf-8") as file:
        maps = sorted({path for path in re.findall(r'fmodule-map-file=([^"]*)"', file.read())
                       if "-tool.build" not in path and "/CPeers." not in path})
    clang = [option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}", "-I", os.path.dirname(path))]
    names = [os.path.basename(path)[:-len(".swiftmodule")] for path in glob.glob(os.path.join(modules, "*.swiftmodule"))]
    for name in sorted(names) + ["Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials"]:
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", name, "-target", f"{platform.machine()}-unknown-linux-gnu",
                 "-I", modules, "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-skip-inherited-docs"] + clang, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                print(f"survey: no symbols of {name}: {done.stderr.strip().splitlines()[:3]}", file=sys.stderr)
            for path in glob.glob(os.path.join(folder, f"{name}.symbols.json")):
                with open(path, encoding="utf-8") as file:
                    yield name, json.load(file)


def kept_graphs(build, is_first):
    """The same, read once."""
    path = os.path.join(build, "survey-symbols.json")
    if is_first or not os.path.exists(path):
        found = list(graphs(build))
        with open(path, "w", encoding="utf-8") as file:
            json.dump(found, file)
        return found
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def balanced(text, start):
    """The place after the bracket that closes the one at `start`."""
    depth, place = 0, start
    while place < len(text):
        if text[place] in "([{<":
            depth += 1
        elif text[place] in ")]}" or text[place] == ">" and text[place - 1] != "-":
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    return place


def split(text):
    """At the commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or letter == ">" and text[place - 1] != "-":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return [part for part in parts + [text[start:].strip()] if part]


Parameter = collections.namedtuple("Parameter", "label type")


class Requirement:
    """A requirement as it is declared."""

    def __init__(self, symbol):
        self.kind = symbol["kind"]["identifier"][len("swift."):]
        self.title = symbol["names"]["title"]
        self.text = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
        self.modules = modules_of(symbol)
        self.constraints = collections.defaultdict(set)
        self.same = {}
        for item in symbol.get("swiftGenerics", {}).get("constraints", []):
            if item["kind"] == "conformance":
                self.constraints[item["lhs"]].add(item["rhs"])
            elif item["kind"] == "sameType":
                self.same[item["lhs"]] = item["rhs"]
                self.same.setdefault(item["rhs"], item["lhs"])
        self.generics = [item["name"] for item in symbol.get("swiftGenerics", {}).get("parameters", [])]
        self.parameters, self.effects, self.result = [], "", "Void"
        if self.kind in ("method", "type.method", "subscript", "init"):
            self.parse_function()
        elif self.kind in ("property", "type.property"):
            self.result, accessors = re.match(r".*?\bvar \S+: (.*) (\{.*\})$", self.text).groups()
            self.effects = " ".join(word for word in ("async", "throws") if re.search(rf"\b{word}\b", accessors))
            self.has_setter = bool(re.search(r"\bset\b", accessors))
        if self.kind == "subscript":
            self.has_setter = bool(re.search(r"\bset\b", self.text[self.text.rindex("{"):]))

    def parse_function(self):
        start = re.search(r"\b(func|init|subscript)\b\??\s*", self.text).end()
        place = start
        while self.text[place] not in "(<":
            place += 1
        if self.text[place] == "<":
            place = balanced(self.text, place)
        end = balanced(self.text, place)
        for part in split(self.text[place + 1:end - 1]):
            names, kind = part.split(":", 1)
            kind = re.sub(r" = .*$", "", kind.strip())
            # A subscript's only name is no label.
            names = names.split()
            label = names[0] if self.kind != "subscript" or len(names) > 1 else "_"
            self.parameters.append(Parameter(label, kind))
        rest = re.sub(r"(^| )where .*$", "", self.text[end:].strip())
        rest = re.sub(r"\s*\{[^}]*\}$", "", rest)
        effects, arrow, result = rest.partition("->")
        self.effects = effects.strip()
        self.result = result.strip() if arrow else "Void"


def modules_of(symbol):
    """The modules of the types that a declaration mentions, by their mangled names."""
    found = set()
    for part in symbol["declarationFragments"]:
        match = re.match(r"s:(\d+)", part.get("preciseIdentifier", ""))
        if match:
            start = match.end()
            found.add(part["preciseIdentifier"][start:start + int(match.group(1))])
    return found


class Protocol:
    def __init__(self, module, symbol):
        self.module = module
        self.name = ".".join(symbol["pathComponents"])
        self.text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        self.precise = symbol["identifier"]["precise"]
        primary = re.search(r"\bprotocol \w+<([^>]*)>", self.text)
        self.primary = [name.strip() for name in primary.group(1).split(",")] if primary else []
        self.associated, self.requirements, self.inherited = {}, [], []


class Survey:
    """What the packages declare."""

    def __init__(self, build, is_first):
        self.protocols, self.modules = {}, []
        self.conforming = collections.defaultdict(list)
        relations = []
        symbols = {}
        own = set()
        for module, graph in kept_graphs(build, is_first):
            for symbol in graph["symbols"]:
                precise = symbol["identifier"]["precise"]
                symbols[precise] = (module, symbol)
                if symbol["kind"]["identifier"] == "swift.protocol":
                    self.protocols[precise] = Protocol(module, symbol)
                    own.add(precise)
            relations += graph["relationships"]
        for relation in relations:
            source, target = relation["source"], relation["target"]
            if relation["kind"] in ("requirementOf", "optionalRequirementOf") and target in self.protocols \
                    and source in symbols:
                symbol, protocol = symbols[source][1], self.protocols[target]
                if symbol["kind"]["identifier"] == "swift.associatedtype":
                    protocol.associated[symbol["names"]["title"]] = symbol
                else:
                    protocol.requirements.append(symbol)
            elif relation["kind"] == "conformsTo":
                if source in self.protocols:
                    self.protocols[source].inherited.append(target)
                elif source in symbols and symbols[source][1]["kind"]["identifier"] in ("swift.struct", "swift.class",
                                                                                    "swift.enum"):
                    module, symbol = symbols[source]
                    if "<" not in "".join(part["spelling"] for part in symbol["declarationFragments"]):
                        self.conforming[target].append((module, ".".join(symbol["pathComponents"])))
        self.names = {}
        for precise, protocol in self.protocols.items():
            self.names.setdefault(protocol.name.split(".")[-1], precise)

    def stand_in(self, names, element="UInt8"):
        """A type that conforms to protocols of these names; nil if none is known."""
        names = {name.split(".")[-1].split("<")[0].strip() for name in names}
        others = names - OF_INT
        if not others:
            return "Int", None
        for protocols, text in STAND_INS:
            if others & protocols:
                return text.format(element=element), None
        candidates = None
        for name in others:
            found = set(self.conforming.get(self.names.get(name), []))
            candidates = found if candidates is None else candidates & found
        for module, name in sorted(candidates or []):
            return f"{module}.{name}" if module not in name.split(".") else name, module
        return None, None


class Writer:
    def __init__(self, survey, refused):
        self.survey, self.refused = survey, refused
        self.imports = set()
        self.counted = []

    def all_of(self, protocol, seen=None):
        """The protocol and those that it inherits, once each."""
        seen = seen if seen is not None else {}
        if protocol.precise not in seen:
            seen[protocol.precise] = protocol
            for base in protocol.inherited:
                if base in self.survey.protocols:
                    self.all_of(self.survey.protocols[base], seen)
        return list(seen.values())

    def take(self, names, element="UInt8"):
        text, module = self.survey.stand_in(names, element)
        if module:
            self.imports.add(module)
        return text

    def bound(self, protocol):
        """The types for the primary associated types; nil if one has none."""
        types = {}
        for name in protocol.primary:
            symbol = next((each.associated[name] for each in self.all_of(protocol) if name in each.associated), None)
            text = "".join(part["spelling"] for part in symbol["declarationFragments"]) if symbol else ""
            match = re.search(r": (.*?)( where .*)?$", text)
            found = self.take(re.split(r"[,&]", match.group(1)) if match else [])
            if not found:
                return None
            types[name] = found
        return types

    def concrete(self, text, types, delegate):
        for name, kind in types.items():
            text = re.sub(rf"\bSelf\.{name}\b", kind, text)
        text = re.sub(r"\bSelf\b(?!\.)", delegate, text)
        return text

    def choose(self, requirement, types, delegate):
        """Types for the generic parameters; nil if one has none."""
        chosen = {}
        for name in requirement.generics:
            if name in requirement.same and not requirement.same[name].startswith(name + "."):
                chosen[name] = self.concrete(requirement.same[name], types, delegate)
        for name in requirement.generics:
            if name in chosen:
                continue
            element = requirement.same.get(f"{name}.Element", "UInt8")
            found = self.take(requirement.constraints.get(name, []), self.concrete(element, types, delegate))
            if not found:
                return None
            chosen[name] = found
        return chosen

    def forms(self, requirement, types, delegate):
        """The references, as arguments of `sentMessage` and `stub`."""
        labels = requirement.title
        is_static = requirement.kind.startswith("type.")
        if requirement.kind in ("property", "type.property"):
            name = requirement.title
            if is_static:
                return [("get: { type(of: $0)." + name + " }", "static"),
                        (f"({{ (p: {delegate}) in {{ () {requirement.effects} in "
                         f"{self.marks(requirement)}type(of: p).{name} }} }})", "static")]
            if not requirement.effects:
                closure = (f"get: {{ (p: {delegate}) in p.{name} }}", "closure")
                # Swift 6.3.1 crashes at a key path of an associated type, or of `Self`.
                if re.search(r"\bSelf\b", requirement.result):
                    return [closure]
                return [(f"get: \\{delegate_root(delegate)}.{name}", "name"), closure]
            if requirement.effects == "throws":
                return [(f"get: {{ (p: {delegate}) in try p.{name} }}", "closure")]
            return [(f"({{ (p: {delegate}) in {{ () {requirement.effects} in {self.marks(requirement)}p.{name} }} }})",
                     "closure")]
        chosen = self.choose(requirement, types, delegate)
        kinds, arguments = [], []
        for number, parameter in enumerate(requirement.parameters):
            kind = parameter.type
            some = re.match(r"^(inout |borrowing |consuming |sending )?some (.*)$", kind)
            if some:
                element = re.search(r"<(.*)>", some.group(2))
                found = self.take(re.split(r"&", some.group(2)), element.group(1) if element else "UInt8")
                if not found:
                    return []
                kind = (some.group(1) or "") + found
            for name, replaced in (chosen or {}).items():
                kind = re.sub(rf"\b{name}\b", replaced, kind)
            kind = self.concrete(kind, types, delegate)
            value = f"a{number}"
            if kind.startswith("inout "):
                kind, value = f"Inout<{kind[len('inout '):]}>", f"&a{number}.value"
            if "@autoclosure" in kind:
                kind, value = kind.replace("@autoclosure ", ""), value + "()"
            kinds.append(f"a{number}: {kind}")
            arguments.append(value if parameter.label == "_" else f"{parameter.label}: {value}")
        result = requirement.result
        for name, replaced in (chosen or {}).items():
            result = re.sub(rf"\b{name}\b", replaced, result)
        result = self.concrete(result, types, delegate)
        if requirement.kind == "subscript":
            got = f"p[{', '.join(arguments)}]"
            marks = self.marks(requirement)
            return [(f"get: {{ (p: {delegate}, {', '.join(kinds)}) in {marks}{got} }}", "closure")]
        name = labels.split("(")[0]
        by_name = f"({delegate}).{labels}" if not is_static else "{ type(of: $0)." + labels + " }"
        forms = []
        variadic = any(parameter.type.endswith("...") for parameter in requirement.parameters)
        is_generic = bool(requirement.generics) or any("some " in each.type for each in requirement.parameters)
        if variadic:
            forms.append((f"variadic({by_name})", "name"))
        elif not is_generic and not any(each.type.startswith("inout ") for each in requirement.parameters):
            forms.append((f"({by_name})" if is_static else by_name, "static" if is_static else "name"))
        if chosen is not None and not variadic:
            receiver = "type(of: p)" if is_static else "p"
            change = f"var q = p; return {self.marks(requirement)}q" if "mutating " in requirement.text else \
                f"{self.marks(requirement)}{receiver}"
            effects = self.concrete(requirement.effects, types, delegate)
            for each, replaced in chosen.items():
                effects = re.sub(rf"\b{each}\b", replaced, effects)
            if "rethrows" in effects:
                effects = effects.replace("rethrows", "throws")
            what = "static" if is_static else "generic" if is_generic else "closure"
            for shown in ([f" -> {result}"] if "some " not in result else []) + [""]:
                forms.append((f"({{ (p: {delegate}) in {{ ({', '.join(kinds)}) {effects}{shown} in "
                              f"{change}.{name}({', '.join(arguments)}) }} }})", what))
        return forms

    @staticmethod
    def marks(requirement):
        return ("try " if "throws" in requirement.effects else "") + ("await " if "async" in requirement.effects else "")

    def write(self, module, protocols):
        """The Swift file of a module."""
        self.imports = {module, "Foundation", "Switchboard", "SwitchboardTesting"}
        functions, table = [], []
        for protocol in protocols:
            types = self.bound(protocol)
            arguments = ", ".join(types[name] for name in protocol.primary) if types else ""
            delegate = f"any {module_name(module, protocol.name)}" + (f"<{arguments}>" if arguments else "")
            key = f"{module}.{protocol.name}"
            made = f"{key} made"
            self.counted.append({"protocol": key, "requirement": None, "text": protocol.text,
                                 "compiles": made not in self.refused})
            if made in self.refused:
                continue
            number = len(functions)
            lines = [f"/* {made} */ let proxy = try ForwardingProxy<{delegate}>.proxyOrThrow()"]
            spies = [f"/* {made} */ let spy = Spy<{delegate}>()"]
            count = 0
            for symbol in [each for part in self.all_of(protocol) if part.module not in ("Swift", "_Concurrency")
                           for each in part.requirements]:
                requirement = Requirement(symbol) if symbol["kind"]["identifier"] != "swift.func.op" else None
                entry = {"protocol": key, "requirement": symbol["names"]["title"],
                         "kind": symbol["kind"]["identifier"][len("swift."):],
                         "text": " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())}
                self.counted.append(entry)
                if requirement is None or requirement.kind == "init":
                    continue
                self.imports |= {name for name in requirement.modules if name not in ("Swift", "_Concurrency")}
                forms = self.forms(requirement, types or {}, delegate)
                if requirement.kind in ("property", "subscript") and requirement.has_setter:
                    setter = dict(entry, kind="setter")
                    self.counted.append(setter)
                    self.reference(self.setters(requirement, types or {}, delegate), setter, lines, spies, count)
                    count += 1
                self.reference(forms, entry, lines, spies, count)
                count += 1
            function = f"survey{len(table)}_{re.sub(r'[^A-Za-z0-9]', '_', key)}"
            table.append((key, function))
            body = "\n".join("        " + line for line in lines)
            spied = "\n".join("        " + line for line in spies)
            functions.append(f"    static func {function}(_ step: Step) throws {{\n"
                             f"        if step.isSpy {{\n{spied}\n        }} else {{\n{body}\n        }}\n    }}\n")
        entries = "".join(f'        ("{key}", {function}),\n' for key, function in table)
        imports = "".join(f"import {name}\n" for name in sorted(self.imports))
        return (f"// swift-format-ignore-file\n// Written by scripts/generate/survey.py.\n{imports}\nenum Survey_{module} {{\n"
                f"    nonisolated(unsafe) static let all: [(String, (Step) throws -> Void)] = [\n{entries}    ]\n\n"
                + "\n".join(functions) + "}\n")

    def setters(self, requirement, types, delegate):
        if requirement.kind == "property":
            name = requirement.title
            closure = (f"set: {{ (p: inout {delegate}, v: {self.concrete(requirement.result, types, delegate)}) in "
                       f"p.{name} = v }}", "closure")
            if re.search(r"\bSelf\b", requirement.result):
                return [closure]
            return [(f"set: \\{delegate_root(delegate)}.{name}", "name"), closure]
        kinds = [f"a{number}: {self.concrete(each.type, types, delegate)}"
                 for number, each in enumerate(requirement.parameters)]
        arguments = [f"a{number}" if each.label == "_" else f"{each.label}: a{number}"
                     for number, each in enumerate(requirement.parameters)]
        result = self.concrete(requirement.result, types, delegate)
        return [(f"set: {{ (p: inout {delegate}, v: {result}, {', '.join(kinds)}) in p[{', '.join(arguments)}] = v }}",
                 "closure")]

    def reference(self, forms, entry, lines, spies, number):
        """Adds the first form that the compiler didn't refuse."""
        for lines, call, what in ((lines, "_ = proxy.sentMessage", "observed"), (spies, "_ = spy.stub", "stubbed")):
            for form, kind in forms:
                open_, close = ("", "") if form.startswith("(") and form.endswith(")") and not form.startswith("(any") \
                    else ("(", ")")
                line = f"/* {entry['protocol']} {entry['text']} {what} {kind} {forms.index((form, kind))} */ "
                if line.strip()[3:-3] in self.refused:
                    continue
                entry[what] = {"number": number, "form": kind}
                lines.append(f"{line}step({number}) {{ {call}{open_}{form}{close} }}")
                break


def delegate_root(delegate):
    return f"({delegate})"


def module_name(module, name):
    """A type may have the name of its module, which then names the type."""
    return name


def refused_lines(path):
    """What stands before the lines that the compiler refused."""
    refused = set()
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            match = re.match(r"(/\S+\.swift):(\d+):\d+: error:", line)
            if not match or not os.path.exists(match.group(1)):
                continue
            with open(match.group(1), encoding="utf-8") as source:
                text = source.read().splitlines()[int(match.group(2)) - 1]
            mark = re.match(r"\s*/\* (.*?) \*/ ", text)
            if mark:
                refused.add(mark.group(1))
            else:
                print(f"survey: {line.strip()}: {text.strip()[:200]}", file=sys.stderr)
    return refused


def main():
    build, folder = sys.argv[1:3]
    known = os.path.join(folder, "refused.json")
    refused = set()
    if len(sys.argv) > 3:
        if os.path.exists(known):
            with open(known, encoding="utf-8") as file:
                refused = set(json.load(file))
        new = refused_lines(sys.argv[3])
        print(f"survey: the compiler refused {len(new)} lines", file=sys.stderr)
        refused |= new
    with open(known, "w", encoding="utf-8") as file:
        json.dump(sorted(refused), file, indent=1)
    survey = Survey(build, len(sys.argv) == 3)
    writer = Writer(survey, refused)
    by_module = collections.defaultdict(list)
    for protocol in survey.protocols.values():
        if protocol.module not in ("Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials") \
                and not protocol.module.startswith("Switchboard") and not protocol.name.split(".")[-1].startswith("_"):
            by_module[protocol.module].append(protocol)
    for path in glob.glob(os.path.join(folder, "Survey_*.swift")):
        os.remove(path)
    for module, protocols in sorted(by_module.items()):
        with open(os.path.join(folder, f"Survey_{module}.swift"), "w", encoding="utf-8") as file:
            file.write(writer.write(module, sorted(protocols, key=lambda each: each.name)))
    with open(os.path.join(folder, "SurveySupport.swift"), "w", encoding="utf-8") as file:
        file.write(SUPPORT + "\nnonisolated(unsafe) let surveys = [" + ", ".join(
            f"Survey_{module}.all" for module in sorted(by_module)) + "].flatMap { $0 }\n")
    with open(os.path.join(folder, "requirements.json"), "w", encoding="utf-8") as file:
        json.dump(writer.counted, file, indent=1)
    print(f"survey: {sum(map(len, by_module.values()))} protocols of {len(by_module)} modules, "
          f"{sum(each['requirement'] is not None for each in writer.counted)} requirements", file=sys.stderr)


main()
