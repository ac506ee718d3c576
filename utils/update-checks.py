#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites the CHECK lines of lit tests from the current output of the tools.

Runs every RUN line that ends in `| FileCheck %s`. Where FileCheck fails, compares
the output with the CHECK lines of the prefix and replaces those that do not match. Lines
that match stay as they are, with their captures and regular expressions;
comments are never touched. New lines use the captures that are known. The
difference is printed. A region with -DAG, -NOT, -SAME or -COUNT lines that no
longer match is reported and left for a person.

The CHECK lines of a test with the line `// AUTOUPDATE` are all generated from its
whole output (generate_checks.py).

With --capture, literal SSA names of CHECK lines become captures, and the lines keep
what they check (capture_checks.py). Files of utils/literal-names.txt stay as they are.

  utils/update-checks.py test/Transforms/cse.mlir     rewrite
  utils/update-checks.py --check test/Transforms      print, exit 1 if any differ
  utils/update-checks.py --check                      the same for all marked tests
  utils/update-checks.py --capture test/Transforms    names become captures
"""

import argparse
import difflib
import os
import re
import sys
from pathlib import Path

from capture_checks import capture_names
from check_lines import DIRECTIVE, PART, ROOT, is_listed, test_files
from generate_checks import generate, is_marked
from lit_runs import checked_outputs

# Lines that are compared one by one; the others constrain a whole region.
SIMPLE = {"", "-LABEL", "-NEXT"}


class Directive:
    def __init__(self, line, match):
        self.line = line
        self.head = match["head"]
        self.prefix = match["prefix"]
        self.kind = match["kind"] or ""
        self.text = match["text"].strip()

    def matcher(self):
        """Compiles the text; uses of captures match anything."""
        pattern, position = "", 0
        for part in PART.finditer(self.text):
            pattern += re.escape(self.text[position:part.start()])
            position = part.end()
            if part["regex"] is not None:
                pattern += "(?:" + part["regex"] + ")"
            elif part["pattern"] is not None:
                pattern += "(" + part["pattern"] + ")"
            else:
                pattern += r"(?:[\w$.#]+)"
        pattern += re.escape(self.text[position:])
        # FileCheck treats a run of blanks as one.
        return re.compile(re.sub(r"(?:\\ |\\\t)+", r"\\s+", pattern))

    def captures(self, line):
        """Maps the values of this directive's captures in `line` to their uses;
        a `%` before them belongs to both."""
        names = []
        for part in PART.finditer(self.text):
            if part["pattern"] is not None:
                sigil = "%" * self.text[:part.start()].endswith("%")
                names.append((sigil, part["name"]))
        try:
            found = self.matcher().search(line)
        except re.error:
            return {}
        if not found or len(found.groups()) != len(names):
            return {}
        return {sigil + value: f"{sigil}[[{name}]]"
                for value, (sigil, name) in zip(found.groups(), names)}

    def matches(self, line):
        try:
            return bool(self.matcher().search(line))
        except re.error:
            return False


class Test:
    """A test file and the commands that its RUN lines hold."""

    def __init__(self, path, build):
        self.path = path
        self.build = build
        self.lines = path.read_text().split("\n")
        self.left = []

    def outputs(self):
        """Yields (prefix, output) for each command whose output does not match."""
        for checked in checked_outputs(self.path, self.build):
            if not checked.passed:
                for prefix in checked.prefixes:
                    yield prefix, checked.output

    def directives(self, prefix):
        found = []
        for number, line in enumerate(self.lines):
            match = DIRECTIVE.match(line)
            if match and match["prefix"] == prefix:
                found.append(Directive(number, match))
        return found

    def update(self):
        """Returns the lines of the file with CHECK lines that match."""
        replaced, inserted = {}, {}
        for prefix, output in self.outputs():
            for region, lines in split_regions(self.directives(prefix), output):
                self.update_region(region, lines, replaced, inserted)
        result = []
        for number, line in enumerate(self.lines):
            if number in replaced:
                result += replaced[number]
            else:
                result.append(line)
            result += inserted.get(number, [])
        return result

    def update_region(self, region, lines, replaced, inserted):
        pairs = align(region, lines)
        simple = [d for d in region if d.kind in SIMPLE]
        stale = [d for d in simple if d not in pairs]
        # A line of a chain that does not follow the one before it.
        stale += [b for a, b in zip(simple, simple[1:])
                  if b.kind == "-NEXT" and a in pairs and b in pairs
                  and pairs[b] != pairs[a] + 1]
        if not stale:
            return
        if any(d.kind not in SIMPLE and d.kind != "-EMPTY" for d in region):
            self.left.append(stale[0])
            return
        names = {}
        for directive, index in pairs.items():
            names.update(directive.captures(lines[index]))
        used = set(pairs.values())
        last, anchor = -1, None
        for directive in region:
            if directive in pairs:
                last, anchor = pairs[directive], directive
                continue
            # The output up to the next directive that still matches.
            following = [pairs[d] for d in region
                         if d in pairs and d.line > directive.line]
            end = min(following) if following else len(lines)
            fresh = next((i for i in range(last + 1, end)
                          if i not in used and lines[i].strip()), None)
            if fresh is None:
                replaced[directive.line] = []
                continue
            used.add(fresh)
            kind = directive.kind
            if kind == "-NEXT" and fresh != last + 1:
                kind = ""
            text = keep_result(directive, lines[fresh], names)
            replaced[directive.line] = [render(directive, kind, text, names)]
            last, anchor = fresh, directive
        self.insert_missing(region, pairs, lines, used, names, inserted)

    @staticmethod
    def insert_missing(region, pairs, lines, used, names, inserted):
        """Adds lines that have come between two lines of a chain of -NEXT."""
        for directive in region:
            if directive.kind != "-NEXT" or directive not in pairs:
                continue
            index = pairs[directive]
            gap = []
            while index - 1 >= 0 and index - 1 not in used and \
                    lines[index - 1].strip():
                index -= 1
                gap.insert(0, index)
            if not gap or index == 0:
                continue
            new = [render(directive, "-NEXT", lines[i], names) for i in gap]
            inserted.setdefault(directive.line - 1, []).extend(new)
            used.update(gap)


def split_regions(directives, output):
    """Yields the directives from one label to the next, with their output."""
    regions, position = [], 0
    for directive in directives:
        if directive.kind == "-LABEL" or not regions:
            start = position
            if directive.kind == "-LABEL":
                start = find_label(directive, output, position)
                position = start + 1
            regions.append(([], start))
        regions[-1][0].append(directive)
    for number, (region, start) in enumerate(regions):
        end = (regions[number + 1][1] if number + 1 < len(regions)
               else len(output))
        yield region, output[start:max(end, start)]


def find_label(directive, output, position):
    for index in range(position, len(output)):
        if directive.matches(output[index]):
            return index
    symbol = re.search(r"@[\w$.]+", directive.text)
    if symbol:
        for index in range(position, len(output)):
            if symbol.group() in output[index]:
                return index
    return position


def align(region, lines):
    """Maps directives to the lines that they match, in order; the most there can
    be."""
    simple = [d for d in region if d.kind in SIMPLE]
    best = [[0] * (len(lines) + 1) for _ in range(len(simple) + 1)]
    hits = [[d.matches(line) for line in lines] for d in simple]
    for i in range(len(simple) - 1, -1, -1):
        for j in range(len(lines) - 1, -1, -1):
            best[i][j] = max(best[i + 1][j], best[i][j + 1],
                             best[i + 1][j + 1] + 1 if hits[i][j] else 0)
    pairs, i, j = {}, 0, 0
    while i < len(simple) and j < len(lines):
        if hits[i][j] and best[i][j] == best[i + 1][j + 1] + 1:
            pairs[simple[i]] = j
            i, j = i + 1, j + 1
        elif best[i + 1][j] >= best[i][j + 1]:
            i += 1
        else:
            j += 1
    return pairs


def keep_result(directive, line, names):
    """`line` with the capture of the result that `directive` has."""
    capture = re.match(r"%\[\[(\w+):.*?\]\](?= =)", directive.text)
    result = re.match(r"\s*(%[\w$.]+)(?= = )", line)
    if not capture or not result:
        return line
    names[result.group(1)] = f"%[[{capture.group(1)}]]"
    return capture.group() + line[result.end():]


def render(directive, kind, line, names):
    """A directive for `line`, in which values that are captured stand by name."""
    text = line.strip()
    for value, use in sorted(names.items(), key=lambda item: -len(item[0])):
        text = re.sub(r"(?<![\w\[])" + re.escape(value) + r"(?![\w.])",
                      lambda _, use=use: use, text)
    return f"{directive.head}{directive.prefix}{kind}: {text}"


def write(path, text):
    temporary = path.with_suffix(path.suffix + ".tmp")
    temporary.write_text(text)
    os.replace(temporary, path)


def show(path, old, new):
    sys.stdout.writelines(difflib.unified_diff(
        [line + "\n" for line in old], [line + "\n" for line in new],
        str(path), str(path)))


def updated(path, args):
    """The new lines of a test, and how many regions or names are left."""
    build = args.build_dir.resolve()
    if args.capture and is_listed(path):
        return path.read_text().split("\n"), 0
    if args.capture:
        lines, literal = capture_names(path.resolve(), build)
        for number, name in literal:
            print(f"{path}:{number + 1}: '{name}' stays literal: no line before "
                  "defines it")
        return lines, 0
    if is_marked(path.read_text().split("\n")):
        lines, problems = generate(path.resolve(), build)
        for problem in problems:
            print(f"{path}: {problem}")
        return lines, len(problems)
    test = Test(path.resolve(), build)
    lines = test.update()
    for directive in test.left:
        print(f"{path}:{directive.line + 1}: does not match; the region has "
              "lines that only a person can update")
    return lines, len(test.left)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true",
                        help="print differences and change nothing")
    parser.add_argument("--capture", action="store_true",
                        help="turn literal SSA names into captures")
    parser.add_argument("--build-dir", default=ROOT / "build/release", type=Path)
    parser.add_argument("tests", nargs="*", type=Path,
                        help="files or folders; by default all marked tests")
    args = parser.parse_args()
    changed = left = 0
    for path in test_files(args.tests or [ROOT / "test"]):
        old = path.read_text().split("\n")
        if not args.tests and not is_marked(old):
            continue
        lines, unmatched = updated(path, args)
        left += unmatched
        if lines == old:
            continue
        changed += 1
        show(path, old, lines)
        if not args.check:
            write(path, "\n".join(lines))
    print(f"{changed} files {'differ' if args.check else 'changed'}, "
          f"{left} regions left")
    return 1 if left or (args.check and changed) else 0


if __name__ == "__main__":
    sys.exit(main())
