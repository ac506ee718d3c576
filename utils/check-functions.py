#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on long C++ functions that utils/long-functions.txt does not list.

The length of a function is the number of lines from its opening brace to its
closing brace, the way clang-tidy's readability-function-size counts. Functions
of more than 50 lines are listed, and the list may only shrink: a listed
function that grew is an error, and so is an entry that is too large or no
longer needed. More than 80 lines is an error in any case.

--update removes and lowers entries. --allow-growth, with --update, also adds
and raises them. --list prints the functions of more than 50 lines, longest
first.

The scanner relies on clang-format: it knows a function by the text in front
of its opening brace.
"""

import argparse
import re
import sys
from collections import defaultdict

from strata_files import ROOT, code_files, read

LIMIT = 50
MAXIMUM = 80
LIST = ROOT / "utils" / "long-functions.txt"

# Comments and literals, whose braces mean nothing. A ' between digits separates
# them.
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<end>[^(\s]*)\(.*?\)(?P=end)"'
    r'|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\'', re.S)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.M)
BRACE = re.compile(r"[{};]")
INNER_BRACE = re.compile(r"[{}]")

ACCESS = re.compile(r"^\s*(?:(?:public|private|protected)\s*:\s*)+")
SCOPE = re.compile(r"\b(?:namespace|class|struct|union)\b|^\s*extern\s*$")
CLASS_NAME = re.compile(
    r"\b(?:class|struct|union)\s+(?:\w+\s+)*?([\w:]+(?:<[^{]*?>)?)"
    r"\s*(?:final\s*)?(?::[^:]|$)")
# The text that may stand between the parameters and the body.
AFTER_PARAMS = re.compile(
    r"\)\s*(?:const\b|noexcept\b(?:\([^()]*\))?|override\b|final\b|&&?"
    r"|mutable\b|requires\b.*|->.*|:[^:].*)?(?:\s*(?:const|noexcept|override"
    r"|final|mutable|->.*|:[^:].*))*\s*$", re.S)
NAME = re.compile(r"((?:[\w~]+(?:<[^()]*?>)?::)*(?:operator\s*(?:\(\)|[^\s\w(]+"
                  r"|[\w:]+(?:\s*[*&])?)|[\w~]+))\s*\(")
LAMBDA = re.compile(r"(\w+)(?:\[[^\]]*\])?\s*=.*\[[^\[\]]*\]\s*(?:\(|$)", re.S)
NOT_NAMES = {"__attribute__", "decltype", "alignas", "noexcept", "explicit",
             "requires", "defined"}
TESTS = {"TEST", "TEST_F", "TEST_P", "TYPED_TEST"}


def blank(match):
    """Returns the replacement of a match: empty text, on as many lines."""
    return "\n" * match.group(0).count("\n")


def without_template(head):
    """Returns `head` without its leading `template <...>`."""
    head = head.strip()
    while head.startswith("template"):
        depth = 0
        for at, char in enumerate(head):
            depth += (char == "<") - (char == ">")
            if char == ">" and depth == 0:
                break
        head = head[at + 1:].strip()
    return head


def name_of_function(head):
    """Returns the name of the function that `head` begins, or None."""
    head = without_template(ACCESS.sub("", head))
    lambda_match = LAMBDA.search(head)
    if lambda_match:
        return lambda_match.group(1)
    if "(" not in head or not AFTER_PARAMS.search(head):
        return None
    for match in NAME.finditer(head):
        name = match.group(1)
        if name in TESTS:
            names = re.match(r"\s*(\w+),\s*(\w+)", head[match.end():])
            return ".".join(names.groups()) if names else name
        # `int (*)` is part of a type.
        if name not in NOT_NAMES and head[match.end()] != "*":
            return "".join(name.split())
    return None


def is_member_init(code, at, head):
    """Is the brace at `at` that of `a{1}` in a constructor's initialisers?

    clang-format puts a blank before the brace of a body.
    """
    return code[at - 1] not in " \n\t" and "(" in head


def end_of_block(code, begin):
    """Returns the index of the brace that closes the one before `begin`."""
    depth = 1
    for match in INNER_BRACE.finditer(code, begin):
        depth += 1 if match.group(0) == "{" else -1
        if depth == 0:
            return match.start()
    return len(code)


def functions_of(text):
    """Yields the name and the length of every function in `text`."""
    code = DIRECTIVE.sub(blank, NOT_CODE.sub(blank, text))
    scopes = []
    at = head_begin = 0
    head = ""
    while match := BRACE.search(code, at):
        at = match.end()
        head += code[head_begin:match.start()]
        head_begin = at
        if match.group(0) == ";":
            head = ""
            continue
        if match.group(0) == "}":
            # An initialiser was open: the declaration continues after it.
            if scopes and scopes.pop() is None:
                continue
            head = ""
            continue
        name = name_of_function(head)
        if name and not is_member_init(code, match.start(), head):
            at = end_of_block(code, match.end())
            lines = code.count("\n", match.start(), at)
            yield "::".join([s for s in scopes if s] + [name]), lines
            at = head_begin = at + 1
            # After a lambda the initialiser continues.
            if not (scopes and scopes[-1] is None):
                head = ""
        elif SCOPE.search(head) and "(" not in without_template(head).split(
                "struct")[0]:
            found = CLASS_NAME.search(without_template(ACCESS.sub("", head)))
            scopes.append(found.group(1) if found else "")
            head = ""
        elif re.search(r"\benum\b", head) or is_member_init(
                code, match.start(), head):
            at = head_begin = end_of_block(code, match.end()) + 1
        else:
            # An initialiser, in which lambdas may stand.
            scopes.append(None)


def long_functions():
    """Returns {(path, name): lengths in the order of the file}."""
    found = defaultdict(list)
    for path in code_files():
        for name, lines in functions_of(read(path)):
            if lines > LIMIT:
                found[str(path), name].append(lines)
    return found


def read_list():
    listed = defaultdict(list)
    if LIST.exists():
        for line in LIST.read_text().splitlines():
            if line and not line.startswith("#"):
                path, rest = line.split(": ", 1)
                name, lines = rest.rsplit(" ", 1)
                listed[path, name].append(int(lines))
    return listed


def write_list(entries):
    head = (f"# Functions of more than {LIMIT} lines, which should become "
            "shorter. See\n# utils/check-functions.py; its --update rewrites "
            "this file.\n")
    LIST.write_text(head + "".join(
        f"{path}: {name} {lines}\n"
        for (path, name), lengths in sorted(entries.items())
        for lines in lengths))


def compare(found, listed):
    """Yields a text for every difference between the code and the list."""
    for (path, name), lengths in sorted(found.items()):
        entries = listed.get((path, name), [])
        for index, lines in enumerate(lengths):
            entry = entries[index] if index < len(entries) else None
            if lines > MAXIMUM:
                yield f"{path}: {name} has {lines} lines, maximum {MAXIMUM}"
            elif entry is None:
                yield f"{path}: {name} has {lines} lines, limit {LIMIT}"
            elif lines > entry:
                yield f"{path}: {name} grew from {entry} to {lines} lines"
            elif lines < entry:
                yield (f"{path}: {name} shrank from {entry} to {lines} lines: "
                       "run utils/check-functions.py --update")
    for (path, name), entries in sorted(listed.items()):
        if len(entries) > len(found.get((path, name), [])):
            yield (f"{path}: {name} is listed but short: "
                   "run utils/check-functions.py --update")


def shrunk(found, listed):
    """Returns the list with entries removed and lowered, never more."""
    return {key: [min(pair) for pair in zip(found[key], entries)]
            for key, entries in listed.items() if key in found}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true",
                        help="remove and lower entries of the list")
    parser.add_argument("--allow-growth", action="store_true",
                        help="with --update, also add and raise entries")
    parser.add_argument("--list", action="store_true",
                        help="print the long functions, longest first")
    args = parser.parse_args()

    found = long_functions()
    listed = read_list()
    if args.update:
        listed = found if args.allow_growth else shrunk(found, listed)
        write_list(listed)
    if args.list:
        rows = [(lines, path, name) for (path, name), lengths in found.items()
                for lines in lengths]
        for lines, path, name in sorted(rows, reverse=True):
            print(f"{lines:6}  {path}: {name}")
    errors = list(compare(found, listed))
    for error in errors:
        print(error)
    count = sum(len(lengths) for lengths in found.values())
    print(f"{count} functions over {LIMIT} lines, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
