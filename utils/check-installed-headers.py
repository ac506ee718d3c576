#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles each header of an installation by itself, from the installed folder.

The includes of a header are read before anything of its own, so a header that includes a base,
directly or not, compiles alone if it compiles after the base and the headers that it includes
compile alone. Such headers are compiled with the first of BASES that they include precompiled,
which takes a fifth of the time. An include of a header that is not installed is an error of
the compiler.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BASES = ("strata/IR/Build/Builder.h", "strata/IR/Graph/Operation.h",
         "strata/IR/Types/BuiltinTypes.h", "strata/Support/LLVM.h")
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def includes_of(folder, header):
    """The headers of the installation that `header` includes."""
    for name in INCLUDE.findall((folder / header).read_text()):
        for found in (folder / name, (folder / header).parent / name):
            if found.exists():
                yield str(found.relative_to(folder))
                break


def find_above(folder, headers, base):
    """Returns the headers that include `base`, directly or not."""
    users = {}
    for header in headers:
        for name in includes_of(folder, header):
            users.setdefault(name, []).append(header)
    above, pending = set(), [base]
    while pending:
        for header in users.get(pending.pop(), []):
            if header not in above:
                above.add(header)
                pending.append(header)
    return above


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--prefix", type=Path, required=True)
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--flag", action="append", default=[],
                        help="a flag of the compiler, such as the folder of LLVM's headers")
    parser.add_argument("--only", action="append", help="a header, instead of all")
    args = parser.parse_args()

    folder = args.prefix / "include"
    headers = sorted(str(path.relative_to(folder))
                     for path in (folder / "strata").rglob("*.h"))
    above = {base: find_above(folder, headers, base) for base in BASES}
    headers = args.only or headers
    flags = [args.compiler, "-std=c++20", "-fno-rtti", "-O0", "-w",
             f"-I{folder}", *args.flag]

    with tempfile.TemporaryDirectory() as temporary:
        def precompile(base):
            copy = Path(temporary) / base.replace("/", "-")
            copy.write_text(f'#include "{base}"\n')
            subprocess.run([*flags, "-x", "c++-header", str(copy),
                            "-o", f"{copy}.gch"], check=True)
            return copy

        def compile_alone(header):
            base = next((base for base in BASES if header in above[base]), None)
            first = ["-include", str(bases[base])] if base else []
            return header, subprocess.run(
                [*flags, *first, "-fsyntax-only", "-x", "c++", "-"], text=True,
                capture_output=True, input=f'#include "{header}"\n')

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            bases = dict(zip(BASES, pool.map(precompile, BASES)))
            results = list(pool.map(compile_alone, headers))
    failed = [(header, result.stderr) for header, result in results
              if result.returncode != 0]
    for header, output in failed:
        print(f"{header}: does not compile alone\n{output}")
    print(f"{len(headers)} headers, {len(failed)} errors")
    return 1 if failed or not headers else 0


if __name__ == "__main__":
    sys.exit(main())
