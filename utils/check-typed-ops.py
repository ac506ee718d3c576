#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on operations named by strings, and operands taken by literal index.

Generated classes (`arith::AddIOp`, `op.getLhs()`) are checked by the compiler; strings and
indices are not. utils/untyped-ops.txt lists for each file how many string literals hold the
full name of a bundled operation, and how many operands are taken by a literal index. The
numbers may only shrink. Tests are free.

--update lowers and removes entries; --allow-growth, with --update, also adds and raises
them. --list prints the literals.
"""

import argparse
import re
import sys

from strata_files import ROOT, code_files, project_files, read

LIST = ROOT / "utils" / "untyped-ops.txt"
HEAD = """\
# Operations named by strings, operands taken by literal index, file. See
# utils/check-typed-ops.py.
"""

DIALECT = re.compile(r"irdl\.dialect @(\w+)")
OPERATION = re.compile(r'irdl\.operation @(?:"([^"]+)"|([\w.]+))')
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
COMMENT = re.compile(r"//[^\n]*")
INDEX = re.compile(
    r"\b(?:get(?:Op)?Operand|setOperand)\(\d+u?[,)]"
    r"|\bget(?:Op)?Operands\(\)\[\d+\]|\boperands\[\d+\]")
# The operands of the interpreter's functions are called so.
VALUE_INDEX = re.compile(r"\b(?:args|inputs)\[\d+\]")


def bundled_operations():
    """Returns the full names of all operations of the bundled dialects."""
    names = set()
    for path in project_files():
        if (path.parts[:2] == ("strata", "Dialects")
                and path.name.endswith(".irdl.mlir")):
            text = read(path)
            dialect = DIALECT.search(text)[1]
            names |= {f"{dialect}.{quoted or plain}"
                      for quoted, plain in OPERATION.findall(text)}
    return names


def is_checked(path):
    return (path.parts[0] in ("strata", "tools")
            and not path.name.endswith(("Test.cpp", "TestUtils.h")))


def count(path, operations, found):
    """Returns the numbers of names and of indices; appends each to `found`."""
    names = indices = 0
    for number, line in enumerate(read(path).splitlines(), 1):
        code = COMMENT.sub("", line)
        here = [text for text in LITERAL.findall(code) if text in operations]
        places = INDEX.findall(code)
        if path.parts[:2] == ("strata", "Interpreter"):
            places += VALUE_INDEX.findall(code)
        names += len(here)
        indices += len(places)
        found += [f"{path}:{number}: {text}" for text in here + places]
    return names, indices


def read_list():
    if not LIST.exists():
        return {}
    rows = (line.split() for line in LIST.read_text().splitlines()
            if line and not line.startswith("#"))
    return {path: (int(names), int(indices)) for names, indices, path in rows}


def write_list(counts):
    LIST.write_text(HEAD + "".join(
        f"{names} {indices} {path}\n"
        for path, (names, indices) in sorted(counts.items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--allow-growth", action="store_true")
    parser.add_argument("--list", action="store_true")
    args = parser.parse_args()

    operations = bundled_operations()
    found = []
    counts = {str(path): count(path, operations, found)
              for path in code_files() if is_checked(path)}
    counts = {path: pair for path, pair in counts.items() if any(pair)}
    if args.list:
        print("\n".join(found))
    allowed = read_list()
    if args.update:
        if not args.allow_growth:
            counts = {path: tuple(map(min, pair, allowed[path]))
                      for path, pair in counts.items() if path in allowed}
        write_list(counts)
        allowed = counts
        counts = {str(path): count(path, operations, [])
                  for path in code_files() if is_checked(path)}
        counts = {path: pair for path, pair in counts.items() if any(pair)}
    errors = []
    for path in sorted(counts.keys() | allowed.keys()):
        now, before = counts.get(path, (0, 0)), allowed.get(path, (0, 0))
        for kind, is_now, was in zip(("names of operations", "literal indices"),
                                     now, before):
            if is_now > was:
                errors.append(f"{path}: {is_now} {kind}, allowed are {was}: use the "
                              "generated class (--list shows them)")
            elif is_now < was:
                errors.append(f"{path}: {is_now} {kind}, {was} are listed: run "
                              "utils/check-typed-ops.py --update")
    for error in errors:
        print(error)
    names, indices = (sum(pair[i] for pair in counts.values()) for i in (0, 1))
    print(f"{names} names, {indices} indices, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
