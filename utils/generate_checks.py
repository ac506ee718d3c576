# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates the CHECK lines of tests marked `// AUTOUPDATE` from their whole output.

Each line of the output gets a directive, except `module {` and its end. A function
begins with a -LABEL, its other lines have -NEXT, and names are captured
(ssa_captures.py). The lines of a function stand before it in the input, together with
the lines before it that belong to no function of the input. All are at the end of the
file if the output has another order. Other directives of the file are removed.
"""

import re

from capture_checks import Entry, Group, Output, escape
from check_lines import directives, prefix_groups
from lit_runs import checked_outputs
from ssa_captures import HEADER

# Longer differences are not read.
MAX_LINES = 200
MARKER = re.compile(r"^\s*// AUTOUPDATE\s*$")
PLAIN = re.compile(r"\s*(?:module \{|\}|// -----)?\s*")


def is_marked(lines):
    return any(MARKER.match(line) for line in lines)


class Part:
    """The lines `start` to `end` of an output: a function, or the lines between two."""

    def __init__(self, start, end, symbol):
        self.start, self.end, self.symbol = start, end, symbol
        # The line of the function in the input.
        self.source = None


def split_output(lines):
    parts, index = [], 0
    while index < len(lines):
        header = HEADER.match(lines[index])
        end = index + 1
        if header and lines[index].rstrip().endswith("{"):
            indent = re.match(r" *", lines[index]).group()
            while end < len(lines) and not lines[end].startswith(indent + "}"):
                end += 1
            end += 1
        if header:
            parts.append(Part(index, end, header["symbol"]))
        elif not PLAIN.fullmatch(lines[index]):
            if parts and not parts[-1].symbol and parts[-1].end == index:
                parts[-1].end = end
            else:
                parts.append(Part(index, end, None))
        index = end
    return parts


def find_sources(parts, lines):
    """Sets the place of each part in the input; false if the order differs."""
    places = [(number, HEADER.match(line)["symbol"])
              for number, line in enumerate(lines) if HEADER.match(line)]
    position = 0
    for part in parts:
        found = next((index for index in range(position, len(places))
                      if places[index][1] == part.symbol), None)
        if found is not None:
            part.source = places[found][0]
            position = found + 1
    known = {symbol for _, symbol in places}
    # Other lines and new functions precede the next function of the input.
    following = None
    for part in reversed(parts):
        if part.source is None and part.symbol in known:
            return False
        if part.source is None:
            part.source = following
        following = part.source
    return True


def entries_of(output, part, prefix, number):
    """Literal directives for the lines of a part."""
    base = len(output.lines[part.start]) - len(output.lines[part.start].lstrip())
    for index in range(part.start, part.end):
        line = output.lines[index]
        if not line.strip():
            continue
        indent = max(len(line) - len(line.lstrip()) - base, 0)
        is_first = index == part.start or not output.lines[index - 1].strip()
        kind = "-NEXT"
        if is_first:
            kind = "-LABEL" if part.symbol and index == part.start else ""
        entry = Entry(number, "// ", prefix, kind, " " + " " * indent, escape(line))
        entry.places[output] = index
        yield entry


def generate(path, build):
    """The lines of a marked test with generated CHECK lines, and errors."""
    old = path.read_text().split("\n")
    prefixes = {"CHECK"}.union(*prefix_groups(old))
    removed = {number for number, _ in directives(old, prefixes)}
    lines = [line for number, line in enumerate(old) if number not in removed]
    outputs, problems = {}, []
    for checked in checked_outputs(path, build):
        if len(checked.prefixes) > 1:
            problems.append("a FileCheck command has several prefixes")
            continue
        prefix = checked.prefixes[0]
        if outputs.setdefault(prefix, checked).output != checked.output:
            problems.append(f"the commands with {prefix} print different text")
    before, end = {}, []
    for prefix, checked in outputs.items():
        output = Output(checked)
        group = Group(lines, set(), [])
        group.outputs = [output]
        parts = split_output(output.lines)
        is_ordered = find_sources(parts, lines)
        sizes = []
        for part in parts:
            new = list(entries_of(output, part, prefix, part.source or 0))
            group.entries += new
            sizes.append(len(new))
        texts = iter([[entry.render(line, True) for line in converted]
                      for entry, converted in zip(group.entries, group.convert()[0])])
        for part, size in zip(parts, sizes):
            block = [text for _ in range(size) for text in next(texts)]
            if is_ordered and part.source is not None:
                before.setdefault(part.source, []).extend(block)
            else:
                end += [""] * bool(end) + block
    new = place(lines, before, end)
    if len(new) > MAX_LINES:
        problems.append("a test with generated CHECK lines has at most "
                        f"{MAX_LINES} lines, not {len(new)}")
    return new, problems


def place(lines, before, end):
    result = []
    for number, line in enumerate(lines):
        block = before.get(number, [])
        if block and result and result[-1] and not result[-1].startswith("//"):
            result.append("")
        result += block
        # No blank lines where directives stood.
        if line or (result and result[-1]):
            result.append(line)
    while result and not result[-1]:
        result.pop()
    return result + [""] * bool(end) + end + [""]
