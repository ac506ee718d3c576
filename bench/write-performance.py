#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures Strata beside mlir-opt and writes docs/performance.md.

Runs bench/compare.py once for each table of the page, on the inputs of bench/gen_inputs.py.
All figures of the page are of one commit, which it names.
"""

import argparse
import datetime
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/performance.md"

# Heading, the sentence under it, and the arguments of compare.py.
TABLES = [
    ("Reading, verifying and printing text",
     "Inputs called `custom_*` are in custom form, all others in generic form.", []),
    ("Canonicalization", "`--canonicalize` on text in custom form.",
     ["--files=custom_", "--passes=--canonicalize"]),
    ("Common subexpressions", "`--cse` on text in custom form.",
     ["--files=custom_", "--passes=--cse"]),
    ("Bytecode", "Reading, verifying and writing bytecode.", ["--form=bytecode"]),
]

# The columns of compare.py that the page shows, with their heads.
COLUMNS = {"input": "input", "MB": "MB", "strata s": "Strata s",
           "upstream s": "mlir-opt s", "ratio": "ratio", "CPU ratio": "CPU ratio",
           "strata MB": "Strata MB", "upstream MB": "mlir-opt MB"}

HEAD = """\
# Performance

Written by `make bench`; do not edit. Commit {commit}, {date}, {cores} cores, `{upstream}`.

Both programs run on each input in turn, {runs} times, with output to /dev/null. Times are the
best wall times of whole processes. Ratios say how many times less Strata needs, CPU ratios of the
CPU time of all threads. Sizes are in MB, memory is the peak of the process.
docs/native-code.md and docs/lowering.md describe the speed of generated code and of lowering,
and docs/optimize.md has the tables of optimized loops, products and tensors beside other compilers,
with the benchmarks that measure it.
"""


def run_compare(inputs, runs, arguments):
    """Returns the rows of one table, the head first."""
    with tempfile.TemporaryDirectory() as folder:
        tsv = Path(folder) / "table.tsv"
        subprocess.run([sys.executable, str(ROOT / "bench/compare.py"), "--inputs",
                        str(inputs), "--runs", str(runs), "--tsv", str(tsv),
                        *arguments], check=True)
        if not tsv.exists():
            return []
        return [line.split("\t") for line in tsv.read_text().splitlines()]


def table_of(rows):
    head, *rest = rows
    # The first of two columns called `ratio` is of times.
    chosen = [(head.index(name), title) for name, title in COLUMNS.items()]
    lines = ["| " + " | ".join(title for _, title in chosen) + " |",
             "|" + "---|" * len(chosen)]
    for row in rest:
        name, *cells = [row[index] for index, _ in chosen]
        lines.append("| " + " | ".join([name.removesuffix(".mlir"), *cells]) + " |")
    return "\n".join(lines)


def output_of(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True,
                          text=True).stdout.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=Path, required=True)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--upstream", default="/usr/lib/llvm-22/bin/mlir-opt")
    args = parser.parse_args()

    sections = []
    for title, sentence, arguments in TABLES:
        print(f"{title}:", flush=True)
        rows = run_compare(args.inputs, args.runs,
                           [*arguments, f"--upstream={args.upstream}"])
        if not rows:
            print("nothing was measured; docs/performance.md stays as it is")
            return 0
        sections.append(f"\n## {title}\n\n{sentence}\n\n{table_of(rows)}\n")
    version = next((line.strip() for line in
                    output_of(args.upstream, "--version").splitlines()
                    if "version" in line), "mlir-opt")
    changed = "" if not output_of("git", "status", "--porcelain",
                                  "--untracked-files=no") else " with changes"
    PAGE.write_text(HEAD.format(
        commit=output_of("git", "rev-parse", "--short=12", "HEAD") + changed,
        date=datetime.date.today(), cores=os.cpu_count(), runs=args.runs,
        upstream="mlir-opt, " + version) + "".join(sections))
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
