#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks header guards, and with --compile that each header stands alone.

strata/IR/Block.h must be guarded by STRATA_IR_BLOCK_H. --compile runs the
compiler on every header by itself, in parallel, with the flags of
<build>/compile_commands.json, and prints the slowest ones. Their budget is
one second each at -O0; over it is an error with --budget SECONDS.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from strata_files import ROOT, code_files, read


def guard_of(path):
    parts = path.with_suffix("").parts
    if parts[0] == "strata":
        parts = parts[1:]
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


def compile_alone(path, flags):
    command = flags + ["-O0", "-fsyntax-only", "-x", "c++", "-"]
    start = time.monotonic()
    result = subprocess.run(command, cwd=ROOT, text=True, capture_output=True,
                            input=f'#include "{path}"\n')
    return path, time.monotonic() - start, result.returncode, result.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--budget", type=float, metavar="SECONDS")
    parser.add_argument("--build-dir", default="build/release")
    args = parser.parse_args()

    headers = [path for path in code_files() if path.suffix == ".h"]
    errors = [error for path in headers for error in guard_errors(path)]
    if args.compile:
        flags = compile_flags(ROOT / args.build_dir)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda p: compile_alone(p, flags), headers))
        for path, seconds, code, output in results:
            if code != 0:
                errors.append(f"{path}: does not compile alone\n{output}")
            elif args.budget and seconds > args.budget:
                errors.append(f"{path}: {seconds:.2f} s, over the budget")
        for path, seconds, _, _ in sorted(results, key=lambda r: -r[1])[:15]:
            print(f"{seconds:6.2f} s  {path}")
    for error in errors:
        print(error)
    print(f"{len(headers)} headers, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
