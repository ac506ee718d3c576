# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`update-checks.py --capture`: literal SSA names of CHECK lines become captures.

Lines keep what they check. A name that no line of its function defines is first
defined, from the output of the test's commands: the arguments of a function by a
-SAME line after its label, a result by a line of its own, or by the line that
matches its operation without naming the result. Then ssa_captures.py converts.
"""

import re

from check_lines import PART, directives, literal_names, named_types, prefix_groups
from lit_runs import checked_outputs
from ssa_captures import (HEADER, RESULTS, Line, Sources, Values, capture,
                          defined_names)

# Definitions may use names that need definitions; a test does not grow beyond this.
MAX_ENTRIES = 2000


def escape(text):
    """`text` as FileCheck matches it literally."""
    return re.sub(r"\[\[|\{\{", lambda part: "{{" + "".join(
        "\\" + char for char in part.group()) + "}}", text.strip())


class Entry:
    """A directive of line `number` of the file, or one that is inserted beside it."""

    def __init__(self, number, head, prefix, kind, space, text):
        self.number, self.head, self.prefix = number, head, prefix
        self.kind, self.space, self.text = kind, space, text
        # The lines that it matches, by output.
        self.places = {}

    @classmethod
    def of(cls, number, match):
        return cls(number, match["head"], match["prefix"], match["kind"] or "",
                   match["space"], match["text"])

    def like(self, kind, text, output, place):
        entry = Entry(self.number, self.head, self.prefix, kind, self.space, text)
        entry.places[output] = place
        return entry

    def render(self, line, first):
        space = self.space if first else " "
        return f"{self.head}{self.prefix}{line.kind}:{space}{line.text}"


def starts_function(line):
    """Whether names start anew at `line`."""
    return HEADER.match(line) or line.startswith("// -----")


class Output:
    """Lines that FileCheck reads, and the names that they define."""

    def __init__(self, checked):
        self.lines = checked.output
        self.matches = checked.matches
        self.defined = [defined_names(line) for line in self.lines]
        # The header of the function to which each line belongs.
        self.owners, owner = [], -1
        for index, line in enumerate(self.lines):
            if starts_function(line):
                owner = index
            self.owners.append(owner)

    def first(self, name, place):
        """Whether line `place` is the first of its function to mention `name`."""
        word = re.compile(re.escape(name) + r"(?![\w$.\-])")
        return bool(word.search(self.lines[place])) and not any(
            word.search(line)
            for line in self.lines[max(self.owners[place], 0):place])

    def definition(self, name, place):
        """The line that defines `name` for its use in line `place`, or None."""
        for index in range(place, -1, -1):
            if name in self.defined[index]:
                return index
            if self.owners[index] == index:
                return None
        return None


class Group(Values):
    """The directives of prefixes that are used together."""

    def __init__(self, lines, prefixes, outputs):
        self.entries = [Entry.of(*found) for found in directives(lines, prefixes)]
        self.sources = Sources(lines)
        self.types = named_types(lines)
        self.full_lines = any(
            "-match-full-lines" in line and prefixes & set().union(*prefix_groups([line]))
            for line in lines if "FileCheck" in line)
        self.outputs = [Output(checked) for checked in outputs
                        if checked.passed and set(checked.prefixes) <= prefixes]
        for output in self.outputs:
            for entry in self.entries:
                for place in output.matches.get(entry.number, [])[:1]:
                    entry.places[output] = place

    def convert(self):
        lines = [Line(entry.kind, entry.text) for entry in self.entries]
        numbers = [entry.number for entry in self.entries]
        return capture(lines, numbers, self.sources, self.types, self.full_lines,
                       self)

    def same(self, origin, use, name):
        for output, place in self.entries[use].places.items():
            expected = self.entries[origin].places.get(output)
            if expected is None:
                continue
            if output.owners[expected] != output.owners[place] \
                    or output.definition(name, place) not in (expected, None):
                return False
        return True

    def forward(self, use, definition, name):
        for output, place in self.entries[use].places.items():
            if output.definition(name, place) is not None:
                return False
            expected = None if definition is None \
                else self.entries[definition].places.get(output)
            if expected is not None and output.owners[expected] != output.owners[place]:
                return False
        return True

    def first(self, use, name):
        places = self.entries[use].places
        return bool(places) and all(output.first(name, place)
                                    for output, place in places.items())

    def complete(self):
        """Adds definitions of names that have none, if an output has them."""
        for output in self.outputs:
            failed = set()
            while self.define_one(output, failed):
                pass

    def define_one(self, output, failed):
        for index, name in self.convert()[1]:
            entry = self.entries[index]
            key = (entry.number, entry.text, name)
            if key in failed:
                continue
            if len(self.entries) < MAX_ENTRIES and self.define(entry, name, output):
                return True
            failed.add(key)
        return False

    def define(self, entry, name, output):
        """Adds a definition of `name`, which `entry` uses; false if it cannot."""
        if output not in entry.places or entry.kind == "-NOT":
            return False
        place = output.definition(name, entry.places[output])
        if place is None:
            return False
        if HEADER.match(output.lines[place]):
            return self.define_arguments(output, place)
        return self.define_result(entry, name, output, place)

    def matching(self, output, place):
        """The indices of the directives that match the line at `place`."""
        return [index for index, entry in enumerate(self.entries)
                if entry.places.get(output) == place
                and entry.kind in ("", "-LABEL", "-NEXT")]

    def define_arguments(self, output, place):
        """The arguments of the function at `place` follow its label."""
        line = output.lines[place]
        header = HEADER.match(line)
        arguments = escape(balanced(line, header.start("open")))
        # Locations may name files of the test's run; aliases are numbered.
        arguments = re.sub(r' loc\("[^"]*".*?\)', " loc({{.*}})", arguments)
        arguments = re.sub(r"#(map|set)\d*\b", r"#\1{{[0-9]*}}", arguments)
        found = self.matching(output, place)
        if found and not self.full_lines:
            label = self.entries[found[0]]
            after = self.entries[found[0] + 1:found[0] + 2]
            if after and after[0].kind == "-SAME" and after[0].places.get(output) == place:
                return False
            symbol = "@" + header["symbol"]
            if label.text.endswith(symbol + "("):
                label.text = label.text[:-1]
            elif not label.text.endswith(symbol):
                return False
            self.entries.insert(found[0] + 1,
                                label.like("-SAME", arguments, output, place))
            return True
        position = self.position(output, place)
        if position is None or found:
            return False
        following = self.entries[position]
        if self.full_lines:
            self.entries.insert(position, following.like("", escape(line), output, place))
            return True
        self.entries[position:position] = [
            following.like("-LABEL", escape(line[:header.end("symbol")]),
                           output, place),
            following.like("-SAME", arguments, output, place)]
        return True

    def define_result(self, entry, name, output, place):
        """The line at `place` defines the result `name`: the directive that matches
        it names the result, or `entry` uses the capture there, or a directive is
        added."""
        line = output.lines[place].strip()
        results = RESULTS.match(line)
        for index in self.matching(output, place):
            other = self.entries[index]
            if not results or results["names"] != name:
                return False
            text = re.sub(r"^%\{\{.*?\}\} = ", "", other.text)
            operation = re.sub(r"\s+", " ", line[results.end("names") + 3:])
            named = re.match(r"%\[\[(?P<name>\w+):.*?\]\] = ", text)
            if named:
                entry.text = re.sub(re.escape(name) + r"(?![\w$.\-])",
                                    f"%[[{named['name']}]]", entry.text)
                return other is not entry
            if PART.match(text) or not operation.startswith(text[:8].rstrip("{[")):
                return False
            other.text = f"{name} = {text}"
            return True
        position = self.position(output, place)
        if position is None:
            return False
        following = self.entries[position]
        self.entries.insert(position, following.like(
            "", escape(self.shorten(line, name, output, place, position)),
            output, place))
        return True

    def position(self, output, place):
        """The index of the first directive that matches after `place`; None if
        no line can be inserted before it."""
        for index, entry in enumerate(self.entries):
            if entry.places.get(output, -1) <= place:
                continue
            if entry.kind:
                return None
            for before in reversed(self.entries[:index]):
                if before.kind == "-NOT" or output not in before.places \
                        or before.places[output] >= place:
                    return None
                if before.kind != "-DAG":
                    break
            return index
        return None

    def shorten(self, line, name, output, place, position):
        """The operation of a definition alone, if that finds `place`; otherwise
        the whole line."""
        results = RESULTS.match(line)
        if self.full_lines:
            return line
        if line.startswith("^") and "(" in line:
            return line[:line.index("(")] + balanced(line, line.index("("))
        if not results:
            end = line.index(name) + len(name)
            return line[:end] + re.match(r"(?: =|:)?", line[end:]).group()
        if "%" not in line[results.end("names"):]:
            return line
        short = line[:results.end()]
        operation = line[results.end("names"):results.end()]
        start = max([entry.places[output] for entry in self.entries[:position]
                     if output in entry.places], default=-1) + 1
        first = next((index for index in range(start, place + 1)
                      if operation in output.lines[index]), place)
        return short if first == place else line


def balanced(line, start):
    """The text in parentheses that begins at `start`."""
    depth = 0
    for index in range(start, len(line)):
        depth += {"(": 1, ")": -1}.get(line[index], 0)
        if not depth:
            return line[start:index + 1]
    return line[start:]


def capture_names(path, build):
    """Returns the lines of the test with captures, and the names that stay
    literal as (line number, name)."""
    lines = path.read_text().split("\n")
    groups = prefix_groups(lines)
    types = named_types(lines)
    if not any(literal_names(match["text"], types)
               for _, match in directives(lines, set().union(*groups))):
        return lines, []
    outputs = list(checked_outputs(path, build))
    replaced, literal = {}, []
    for prefixes in groups:
        group = Group(lines, prefixes, outputs)
        group.complete()
        converted, undefined = group.convert()
        literal += [(group.entries[index].number, name)
                    for index, name in undefined]
        # Lines that were inserted have the number of their neighbor.
        for entry, new in zip(group.entries, converted):
            replaced.setdefault(entry.number, []).extend(
                entry.render(line, index == 0) for index, line in enumerate(new))
    result = []
    for number, line in enumerate(lines):
        result += replaced.get(number, [line])
    return result, literal
