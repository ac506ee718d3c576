#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks header guards and includes, and with --compile that each header stands alone.

strata/IR/Graph/Block.h must be guarded by STRATA_IR_GRAPH_BLOCK_H. Headers that are installed
include none of the private ones, *Detail.h and *TestUtils.h. --compile runs the
compiler on every header by itself, in parallel, with the flags of
<build>/compile_commands.json, and prints the most expensive ones. The cost of a
header is its size after preprocessing, relative to that of UNIT, which does not
depend on the machine. A header over LIMIT is an error. Headers of examples are not
compiled.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from strata_files import ROOT, code_files, read

# A header that every library of the project includes in some way, and the most
# that one of the project's own may cost.
UNIT = "llvm/Support/SourceMgr.h"
LIMIT = 1.75


def guard_of(path):
    parts = path.with_suffix("").parts
    if parts[0] == "strata":
        parts = parts[1:]
    # Users include the headers of the C interface as strata-c/X.h.
    if parts[:3] == ("bindings", "c", "include"):
        parts = ("c", *parts[4:])
    name = "_".join(parts).upper()
    return "STRATA_" + re.sub(r"\W", "_", name) + "_H"


def guard_errors(path):
    text = read(path)
    guard = guard_of(path)
    directives = [" ".join(line.replace("# ", "#").split()) for line in
                  re.findall(r"^\s*(#\s*\w+.*)$", text, re.MULTILINE)]
    if directives[:2] != [f"#ifndef {guard}", f"#define {guard}"]:
        yield f"{path}: expected the include guard {guard}"
    elif not directives[-1].startswith("#endif"):
        yield f"{path}: expected #endif of {guard} at the end"


def is_private(name):
    return re.search(r"(Detail|TestUtils)\.h$", name)


def include_errors(path):
    """Finds the private headers that `path`, if it is installed, includes."""
    if path.parts[0] != "strata" or is_private(path.name):
        return
    for name in re.findall(r'^\s*#\s*include "(.*)"', read(path), re.MULTILINE):
        if is_private(name):
            yield f"{path}: is installed, but includes {name}, which is not"


def compile_flags(build):
    """Takes compiler, include paths and language flags of one library file."""
    database = json.loads((build / "compile_commands.json").read_text())
    entry = next(e for e in database if "/strata/" in e["file"])
    words = shlex.split(entry["command"])
    flags = [words[0]]
    for position, word in enumerate(words[1:], 1):
        if word == "-isystem":
            flags += [word, words[position + 1]]
        elif re.match(r"-(I|D|std|W|f(?!unction|data|sanitize))", word):
            flags.append(word)
    return flags


def run_compiler(path, flags, action):
    return subprocess.run(flags + ["-O0", *action, "-x", "c++", "-"], cwd=ROOT,
                          text=True, capture_output=True,
                          input=f'#include "{path}"\n')


def measure(path, flags):
    """The size of the header after preprocessing."""
    return len(run_compiler(path, flags, ["-E", "-P"]).stdout)


def compile_alone(path, flags):
    result = run_compiler(path, flags, ["-fsyntax-only"])
    return path, result.returncode, result.stderr, measure(path, flags)


def compile_errors(headers, build):
    flags = compile_flags(build)
    unit = measure(UNIT, flags)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda p: compile_alone(p, flags), headers))
    for path, code, output, size in results:
        if code != 0:
            yield f"{path}: does not compile alone\n{output}"
        elif size > LIMIT * unit:
            yield (f"{path}: costs {size / unit:.2f} times what {UNIT} costs, "
                   f"limit {LIMIT}: include less")
    for path, _, _, size in sorted(results, key=lambda r: -r[3])[:10]:
        print(f"{size / unit:6.2f}  {path}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--build-dir", default="build/release")
    args = parser.parse_args()

    headers = [path for path in code_files() if path.suffix == ".h"]
    errors = [error for path in headers
              for check in (guard_errors, include_errors) for error in check(path)]
    if args.compile:
        # Headers of examples include what their own builds generate.
        own = [path for path in headers if path.parts[0] != "examples"]
        errors += compile_errors(own, ROOT / args.build_dir)
    for error in errors:
        print(error)
    print(f"{len(headers)} headers, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
