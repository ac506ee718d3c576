#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on paths in documents and comments that do not exist.

Checked are paths from the root (strata/IR/Graph/Block.h, docs/passes.md) and paths of
C++ files from strata/ (IR/Graph/Block.h). Paths with placeholders, as
strata/Dialects/<Name>/<Name>.rules.mlir, are not.
"""

import re
import sys

from strata_files import ROOT, project_files, read

TOPS = {"bench", "cmake", "docs", "examples", "strata", "test", "tools",
        "utils"}
# Languages with comments, and the beginning of their comments.
COMMENTS = {".h": "//", ".cpp": "//", ".def": "//", ".mlir": "//",
            ".py": "#", ".cmake": "#"}

# Headers that the build generates from dialect files.
GENERATED = re.compile(r"strata/Dialects/(\w+)/\1(Ops|Dialect)\.h")

# A page by its number, and a program by its name.
DECISION = re.compile(r"docs/decisions/\d{4}")
PROGRAM = re.compile(r"bench/(\w+/)?\w+Bench")

WORD = r"[\w.+-]+"
PATH = re.compile(rf"(?<![\w./<>*$%{{}}~@-])(?:{WORD}/)+{WORD}")


def components():
    return {path.parts[1] for path in project_files()
            if path.parts[0] == "strata" and len(path.parts) > 2}


def exists(text, folders):
    """Whether `text`, a path, exists; true if it is no path of the project."""
    top = text.split("/")[0]
    if DECISION.fullmatch(text) or PROGRAM.fullmatch(text):
        return any(ROOT.glob(text + "[.-]*"))
    if top in TOPS:
        return (ROOT / text).exists() or bool(GENERATED.fullmatch(text))
    if top in folders and text.endswith((".h", ".cpp", ".def")):
        path = "strata/" + text
        return (ROOT / path).exists() or bool(GENERATED.fullmatch(path))
    return True


def texts_of(path):
    """Yields line numbers with the text of documents and comments."""
    marker = COMMENTS.get(path.suffix)
    for number, line in enumerate(read(path).split("\n"), 1):
        if path.suffix == ".md":
            yield number, line
        elif marker and marker in line:
            yield number, line.split(marker, 1)[1]


def errors_of(path, folders):
    for number, text in texts_of(path):
        for match in PATH.finditer(text):
            found = match.group(0).rstrip(".-")
            after = text[match.end():match.end() + 1]
            if after and after in "<*{$@/":
                continue
            if not exists(found, folders):
                yield f"{path}:{number}: '{found}' does not exist"


def main():
    files = [path for path in project_files()
             if path.suffix == ".md" or path.suffix in COMMENTS]
    folders = components()
    errors = [error for path in files for error in errors_of(path, folders)]
    for error in errors:
        print(error)
    print(f"{len(files)} files, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
