# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns the SSA names of CHECK lines into captures, for update-checks.py.

A name is captured where it is defined, as `%[[SUM:.*]] = arith.addi` for a
result and `%[[LHS:[a-z0-9_]+]]: i32` for an argument, and used as `%[[SUM]]`
afterwards. The name of a capture comes from the test's input if the function
there has as many arguments, or as many lines that read the same without names;
otherwise from the literal name (`%c1_i32`), or from the operation (`ADDI`).
Names hold within a function: a function header, or a CHECK-LABEL, starts anew.

A name that is used and not defined in its section stays literal and is returned,
as is one of a -NOT, a -DAG or a -COUNT line that no line before defines.
"""

import re
from collections import Counter, defaultdict, namedtuple

from check_lines import DIRECTIVE, NAME, PART, literal_names, mask

# A directive: its kind ("", "-NEXT", ...) and text.
Line = namedtuple("Line", "kind text")

VALUE = r"%[A-Za-z0-9_$.\-]*[A-Za-z0-9_$]"
VALUES = rf"{VALUE}(?::\d+)?(?:, {VALUE}(?::\d+)?)*"
RESULTS = re.compile(rf"^\s*(?P<names>{VALUES}) = (?P<op>\"?[\w$.]+\"?)?")
# `(%i, %j) = (...)` and `(%i, %j) in (...)` of loops; `-> %p` of clauses.
INDUCTION = re.compile(rf"\((?P<names>{VALUE}(?:, {VALUE})*)\) (?:=|in|: [\w, ]+ =) ?\(")
CLAUSE = re.compile(rf"-> (?P<names>{VALUE})\b(?=[ ,]*[:,])")
HEADER = re.compile(r"^\s*(?:define\b|[a-z_]+\.(?:func|subgraph)\b)[^@]*"
                    r"@(?P<symbol>\"[^\"]*\"|[\w$.\-]+)(?P<open>\()")
# Blocks of LLVM IR: where they begin, and where they are mentioned.
BLOCK = re.compile(r"^(?P<label>[\w$.\-]+)(?=:\s*(?:;|$))")
TO_BLOCK = re.compile(rf"(?:label |preds = |blockaddress\(@[^,]*, )(?P<names>{VALUE}(?:, {VALUE})*)"
                      rf"|\[ [^,\[\]]+, (?P<phi>{VALUE}) \]")
FIXED = ("-NOT", "-DAG")


def definitions(line):
    """The offsets in `line` of the names that it defines."""
    text = mask(line)
    found = set()
    for pattern in (RESULTS, INDUCTION, CLAUSE):
        for match in pattern.finditer(text):
            found.update(match.start("names") + name.start()
                         for name in NAME.finditer(match["names"]))
    if text.lstrip().startswith("define "):
        found.update(name.start() for name in NAME.finditer(text))
    for name in NAME.finditer(text):
        if re.match(r": ?(?![: \d])| =(?: |$)", text[name.end():]):
            found.add(name.start())
    return found


def blocks(line):
    """The offsets in `line` of names of LLVM IR's blocks."""
    text = mask(line)
    return {match.start(group) + name.start()
            for match in TO_BLOCK.finditer(text)
            for group in ("names", "phi") if match[group]
            for name in NAME.finditer(match[group])}


def defined_names(text):
    """The names that `text` defines, in order."""
    offsets = definitions(text)
    return [name.group() for name in literal_names(text) if name.start() in offsets]


def nameless(text):
    """`text` without names and the comments of blocks, to compare operations."""
    return NAME.sub("%", " ".join(text.split(" //")[0].split()))


class Sources:
    """Names of arguments and results in the functions of a test's input."""

    def __init__(self, lines):
        self.functions = defaultdict(list)
        current = None
        for number, line in enumerate(lines):
            if DIRECTIVE.match(line):
                continue
            header = HEADER.match(line)
            if header:
                arguments = re.findall(rf"({VALUE}): ", line[header.end():])
                current = (number, arguments, defaultdict(list))
                self.functions[header["symbol"]].append(current)
            names = defined_names(line)
            if current and names and not header:
                current[2][nameless(line)].append(names)

    def find(self, symbol, number):
        """(arguments, names by line) of the function `symbol` that follows line
        `number` most closely, or of the last one before it."""
        functions = self.functions.get(symbol)
        if not functions:
            return [], {}
        after = [function for function in functions if function[0] >= number]
        return (after[0] if after else functions[-1])[1:]


def capture_base(name):
    """`%c-1_i32` is CM1_I32; "" for numbered values."""
    base = name.lstrip("%").replace("-", "m")
    base = re.sub(r"\W", "_", base).upper().strip("_")
    return "" if not base or base[0].isdigit() else base


class Values:
    """Tells values of the same name apart, if an output is known."""

    def same(self, origin, use, name):
        """Whether two directives, by their indices, mean the same `name`."""
        return True

    def forward(self, use, definition, name):
        """Whether directive `definition` may define the `name` that an earlier one
        uses; whether any may if it is None."""
        return True

    def first(self, use, name):
        """Whether no line of its function mentions `name` before a directive, which
        then defines it by the syntax of its operation."""
        return False


class Scope:
    """The captures of one function, while its lines are converted in order."""

    def __init__(self, section, sources, number, taken, values):
        self.captures = {}
        # The number of the directive that captures a name.
        self.origin = {}
        self.values = values
        self.taken = set(taken)
        # Names whose capture stands before their definition.
        self.forward = set()
        self.arguments, self.lines = [], {}
        self.is_llvm = any(line.text.startswith("define ") for line in section[:1])
        for line in section:
            header = re.search(r"@(\"[^\"]*\"|[\w$.\-]+)", line.text)
            if header:
                self.arguments, self.lines = sources.find(header.group(1), number)
                break
        # Names for the arguments of a label that was split.
        self.pending = {}
        # The number of lines with the same text, without names.
        self.ops = Counter()
        self.seen = Counter()
        # The number of lines, not converted yet, that define a name as a result.
        self.later = Counter()
        for line in section:
            self.ops[nameless(line.text)] += 1
            results = RESULTS.match(mask(line.text))
            for name in NAME.findall(results["names"] if results else ""):
                self.later[name] += 1

    def unique(self, base):
        name, number = base, 0
        while name in self.taken:
            number += 1
            name = f"{base}_{number}"
        self.taken.add(name)
        return name

    def define(self, literal, base, index):
        self.captures[literal] = self.unique(base)
        self.origin[literal] = index
        return self.captures[literal]

    def bases(self, text):
        """Names for the results of `text`, if it is not the header of a function."""
        names, line = defined_names(text), nameless(text)
        source = self.lines.get(line, [])
        index = self.seen[line]
        self.seen[line] += 1
        given = names
        if index < len(source) == self.ops[line] and len(source[index]) == len(names):
            given = source[index]
        results = RESULTS.match(text)
        found = {}
        for name, hint in zip(names, given):
            fallback = "ARG"
            if results and name in NAME.findall(results["names"]):
                op = (results["op"] or "").strip('"').split(".")[-1]
                fallback = capture_base(op) or "VALUE"
            found[name] = capture_base(hint) or capture_base(name) or fallback
        return found

    def argument_bases(self, text, offsets):
        """Names for the arguments in the header of a function."""
        header = HEADER.match(text)
        if not header:
            return {}
        names = [name.group() for name in literal_names(text)
                 if name.start() in offsets]
        given = self.arguments if len(self.arguments) == len(names) else names
        return {name: capture_base(hint) or capture_base(name) or "ARG"
                for name, hint in zip(names, given)}

    def convert(self, line, index, types, undefined):
        """The text of `line`, of directive `index`, with captures."""
        text, offsets = line.text, definitions(line.text)
        bases = self.bases(text)
        bases.update(self.argument_bases(text, offsets))
        if line.kind == "-SAME":
            bases.update(self.pending)
        results = RESULTS.match(mask(text))
        end = results.end("names") if results else -1
        to_blocks = blocks(text) if self.is_llvm else ()
        result, position = "", 0
        for name in literal_names(text, types):
            literal, start = name.group(), name.start()
            result += text[position:start]
            position = name.end()
            if start in to_blocks:
                bases.setdefault(literal, capture_base(literal) or "BLOCK")
            if self.defines(line.kind, index, literal, start < end,
                            start in offsets, start in to_blocks):
                base = bases.get(literal) or capture_base(literal) or "ARG"
                capture = self.define(literal, base, index)
                whole = start < end and re.match(r" = [\"a-z]\w", text[position:])
                result += f"%[[{capture}:{pattern(literal, whole)}]]"
            elif literal in self.captures:
                result += f"%[[{self.captures[literal]}]]"
            else:
                undefined.append((index, literal))
                result += literal
        return self.convert_block(result + text[position:], index)

    def defines(self, kind, index, literal, is_result, is_definition, is_block):
        """Whether a mention of `literal` becomes a new capture. Forgets the capture
        of another value of that name."""
        known = literal in self.captures
        if is_result:
            self.later[literal] -= 1
            if literal in self.forward:
                self.forward.remove(literal)
                if self.values.forward(self.origin[literal], index, literal):
                    self.origin[literal] = index
                    return False
        if is_definition:
            return kind != "-NOT" and not kind.startswith("-COUNT")
        if known and not self.values.same(self.origin[literal], index, literal):
            del self.captures[literal]
            known = False
        if known or kind in FIXED or kind.startswith("-COUNT"):
            return False
        if is_block:
            return True
        if self.later[literal] and self.values.forward(index, None, literal):
            self.forward.add(literal)
            return True
        return self.values.first(index, literal)

    def convert_block(self, text, index):
        """Uses or makes the capture of the block of LLVM IR that `text` begins."""
        block = BLOCK.match(text) if self.is_llvm else None
        if not block:
            return text
        literal = "%" + block["label"]
        if literal in self.captures:
            part = f"[[{self.captures[literal]}]]"
        else:
            name = self.define(literal, capture_base(literal) or "BLOCK", index)
            part = f"[[{name}:{pattern(literal, False)}]]"
        return part + text[block.end():]


def pattern(literal, whole):
    """The regular expression for a name; `whole` if ` = ` and an operation end it."""
    if whole:
        return ".*"
    return "[a-z0-9_]+" if re.fullmatch(r"%[a-z0-9_]+", literal) \
        else "[a-zA-Z0-9_$.-]+"


def split_label(line, prefix_of_other, full_lines):
    """CHECK-LABEL cannot capture: the arguments of its function go to a -SAME.
    A directive that must match a full line is no label any more."""
    names = literal_names(line.text)
    if not names or line.kind != "-LABEL":
        return [line]
    if full_lines:
        return [Line("", line.text)]
    header = re.search(r"@(\"[^\"]*\"|[\w$.\-]+)(?=\()", line.text[:names[0].start()])
    if not header:
        return [line]
    end = header.end()
    if prefix_of_other(header.group(1)):
        return [Line("-LABEL", line.text[:end + 1]),
                Line("-SAME", "{{^}}" + line.text[end + 1:])]
    return [Line("-LABEL", line.text[:end]), Line("-SAME", line.text[end:])]


def sections(lines):
    """Splits lines at labels and at headers of functions; yields ranges."""
    start = 0
    for index, line in enumerate(lines):
        if index > start and (line.kind == "-LABEL" or HEADER.match(line.text)):
            yield start, index
            start = index
    if lines:
        yield start, len(lines)


def capture(lines, numbers, sources, types, full_lines=False,
            values=Values()):
    """Converts directives of one group of prefixes. `numbers` are their positions
    in the file; `full_lines` says that FileCheck has --match-full-lines. Returns a
    list of lines for each directive, and the undefined names as (index, name)."""
    taken = {part["name"] for line in lines for part in PART.finditer(line.text)
             if part["name"]}
    symbols = {symbol for line in lines
               for symbol in re.findall(r"@([\w$.\-]+)", line.text)}

    def is_prefix(symbol):
        return any(other != symbol and other.startswith(symbol) for other in symbols)

    result, undefined = [], []
    for start, end in sections(lines):
        scope = Scope(lines[start:end], sources, numbers[start], taken, values)
        for index in range(start, end):
            parts = split_label(lines[index], is_prefix, full_lines)
            if len(parts) > 1:
                text = lines[index].text
                scope.pending = scope.argument_bases(text, definitions(text))
            result.append([Line(part.kind, scope.convert(part, index, types, undefined))
                           for part in parts])
    return result, undefined
