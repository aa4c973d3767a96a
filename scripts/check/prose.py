#!/usr/bin/env python3
"""Measures the prose of README.md and of the articles: the length of sentences, and words that we avoid or want.

    scripts/check/prose.py            print words and rates of each text, and of all together
    scripts/check/prose.py --check    fail if all together, or README's length, is over a limit

Prose is the text without code blocks, inline code, tables, comments, headings and links' addresses. Rates are per 1,000 words.
"""

import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RATES = {
    "nobody": r"\b(?:no|some|any)body\b|\bwho(?:so)?ever\b",
    "what": r"(?<![.?!:] )\bwhat\b",
    "you": r"\byou(?:r|rs|'re|'ve|'ll)?\b",
    "for example": r"\bfor example\b|\bsuch as\b",
}
AT_MOST, AT_LEAST = {"nobody": 0.3}, {"you": 10}
README_WORDS, ALL_WORDS = 700, 20_000


def prose(path):
    """The sentences of a page."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"^(?:\||#).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"``?[^`]*``?|<doc:\w+>", "x", text)
    return re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)


def measure(text):
    words = len(re.findall(r"[A-Za-z0-9][\w'.-]*", text))
    sentences = len(re.findall(r"[.?!:](?:\s|$)", text)) or 1
    rates = {name: 1000 * len(re.findall(regex, text, re.IGNORECASE)) / max(1, words) for name, regex in RATES.items()}
    return words, words / sentences, rates


def main():
    readme = os.path.join(ROOT, "README.md")
    pages = [readme, *sorted(glob.glob(os.path.join(ROOT, "Sources", "*", "*.docc", "**", "*.md"), recursive=True))]
    texts = {path: prose(path) for path in pages}
    problems = []
    print(f"{'words':>6} {'/sentence':>9} " + " ".join(f"{name:>11}" for name in RATES))
    for name, text in [*((os.path.relpath(path, ROOT), text) for path, text in texts.items()),
                       ("all", "\n".join(texts.values()))]:
        words, length, rates = measure(text)
        print(f"{words:6} {length:9.1f} " + " ".join(f"{rate:11.1f}" for rate in rates.values()) + f"  {os.path.basename(name)}")
        if name == "README.md" and words > README_WORDS:
            problems.append(f"README.md: expected at most {README_WORDS} words, found {words}")
        if name == "all":
            problems += [f"expected at most {limit} of \"{rate}\" per 1,000 words, found {rates[rate]:.1f}"
                         for rate, limit in AT_MOST.items() if rates[rate] > limit]
            problems += [f"expected at least {limit} of \"{rate}\" per 1,000 words, found {rates[rate]:.1f}"
                         for rate, limit in AT_LEAST.items() if rates[rate] < limit]
            if words > ALL_WORDS:
                problems.append(f"expected at most {ALL_WORDS} words of prose, found {words}")
    if "--check" in sys.argv and problems:
        sys.exit("prose: " + "\nprose: ".join(problems))


main()
