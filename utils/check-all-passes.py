#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every pass with every value of its options over folders of MLIR files.

The passes and their options are those that `strata opt --list-passes` prints, on modules or on
functions; variants that a module without operations refuses are named and left out. A flag is tried
as true and false, an enumeration with each value, a number with NUMBERS. Options that take
text keep their defaults. --pairs=N adds N random pairs of passes. The runs are those of
strata-test-try-passes (test/lib/TryPasses.cpp), in random order. Reported are

  crash       the process is killed by a signal
  timeout     a run takes longer than --timeout seconds
  silent      a pass fails without an error
  invalid     a pass succeeds, though the IR is invalid
  unreadable  text of valid IR that cannot be read
  refused     a pipeline that cannot be built

Prints `N runs, N findings`; exit code 1 if there are any. With --show-rejected, failures that
leave invalid IR are listed, too: the verifier reports them after the pass, as in mlir-opt.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from strata_files import ROOT

PASS = re.compile(r"^  --([\w-]+)(?:=<\w+>)? ")
OPTION = re.compile(r"^    --([\w-]+)(?:=<(\w+)>)? ")
VALUE = re.compile(r"^      =([\w.-]+) ")
NUMBERS = {"long": ("-1", "0", "1", "3"), "ulong": ("0", "1", "3"),
           "int": ("-1", "0", "1", "3"), "uint": ("0", "1", "3")}
# Passes that read or write files, or need options.
EXCLUDED = {"apply-patterns", "convert-patterns", "snapshot-op-locations",
            "composite-fixed-point-pass", "run-for-dialect", "view-op-graph",
            "print-ir"}
WRONG_ANCHOR = re.compile("Can't add pass|unable to schedule pass")
FILES_PER_PROCESS = 20


def list_variants(tool):
    """Returns the elements of pipelines to try: `cse`, `canonicalize{top-down=false}`."""
    text = subprocess.run([*tool, "--list-passes"], capture_output=True, text=True).stdout
    variants, name, option = [], "", ""
    for line in text.splitlines():
        if found := PASS.match(line):
            name, option = found[1], ""
            if name not in EXCLUDED:
                variants.append(name)
        elif name in EXCLUDED:
            continue
        elif found := OPTION.match(line):
            option, kind = found.groups()
            values = NUMBERS.get(kind, ()) if kind else ("true", "false")
            variants += [f"{name}{{{option}={value}}}" for value in values]
        elif found := VALUE.match(line):
            variants.append(f"{name}{{{option}={found[1]}}}")
    return list(dict.fromkeys(variants))


def refusal_of(tool, pipeline, timeout):
    """Returns the errors of `pipeline` on a module without operations."""
    try:
        result = subprocess.run([*tool, f"--pass-pipeline=builtin.module({pipeline})"],
                                input="", capture_output=True, text=True,
                                timeout=timeout)
    except subprocess.TimeoutExpired:
        return ""
    return result.stderr if result.returncode == 1 else ""


def anchor(tool, variants, timeout):
    """Nests passes that run on functions alone, and leaves out variants that a module without
    operations refuses."""
    anchored = []
    for variant in variants:
        for pipeline in (variant, f"func.func({variant})"):
            refusal = refusal_of(tool, pipeline, timeout)
            if not refusal:
                anchored.append(pipeline)
                break
            if not WRONG_ANCHOR.search(refusal):
                print(f"refused: {variant}: {refusal.splitlines()[0]}")
                break
    return anchored


class Runner:
    def __init__(self, args, pipelines):
        self.runner, self.timeout = args.runner, args.timeout
        self.show_rejected = args.show_rejected
        self.pipelines = pipelines
        self.read, self.skipped = set(), set()
        self.findings = []

    def report(self, kind, pipeline, path, text):
        finding = f"{kind}: {pipeline} on {path}" + (f": {text}" if text else "")
        self.findings.append(finding)
        print(finding, flush=True)

    def run(self, files, seed):
        """Runs all pipelines on `files`, in the order that `seed` gives."""
        pipelines = random.Random(seed).sample(self.pipelines, len(self.pipelines))
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as listing:
            listing.write("\n".join(pipelines))
            listing.flush()
            first, end = 0, len(files) * len(pipelines)
            while first < end:
                first = self.run_from(first, files, pipelines, listing.name)

    def run_from(self, first, files, pipelines, listing):
        """Does the runs from number `first` until the process ends; returns the number of the
        first run that it did not reach."""
        result = subprocess.run(
            [self.runner, listing, str(first), str(self.timeout), *map(str, files)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            errors="replace")
        kind, number = "", first
        for line in result.stdout.splitlines():
            kind, place, text = line.split("\t", 2)
            number = int(place)
            index, column = divmod(number, len(pipelines))
            if kind == "file":
                self.read.add(files[index])
            elif kind == "skipped":
                self.skipped.add(files[index])
            elif kind != "rejected":
                self.report(kind, pipelines[column], files[index], text)
            elif self.show_rejected:
                print(f"rejected: {pipelines[column]} on {files[index]}: {text}")
        if result.returncode == 0:
            return len(files) * len(pipelines)
        if kind in ("crash", "timeout") and number >= first:
            return number + 1
        # The process was killed without a report.
        index = number // len(pipelines)
        self.report("crash", "a pipeline", files[index],
                    f"exit code {result.returncode}")
        return (index + 1) * len(pipelines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("inputs", nargs="+", type=Path, help="files and folders")
    parser.add_argument("--build-dir", type=Path, default=ROOT / "build/release")
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--sample", type=int, metavar="N",
                        help="N files chosen at random, not all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=20)
    parser.add_argument("--passes", default="", help="a regular expression")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show-rejected", action="store_true")
    parser.add_argument("--test-passes", action="store_true",
                        help="the passes of strata-test-opt, too")
    args = parser.parse_args()
    args.runner = str(args.build_dir / "bin/strata-test-try-passes")
    tool = ([str(args.build_dir / "bin/strata-test-opt")] if args.test_passes
            else [str(args.build_dir / "bin/strata"), "opt"])

    files = sorted(path for place in args.inputs for path in
                   ([place] if place.is_file() else place.rglob("*.mlir")))
    chance = random.Random(args.seed)
    if args.sample and args.sample < len(files):
        files = sorted(chance.sample(files, args.sample))
    variants = anchor(tool, [text for text in list_variants(tool)
                             if re.search(args.passes, text)], args.timeout)
    variants += [f"{chance.choice(variants)},{chance.choice(variants)}"
                 for _ in range(args.pairs)]
    if not variants or not files:
        print("no passes or no files")
        return 1
    runner = Runner(args, variants)
    with ThreadPoolExecutor(args.jobs) as pool:
        list(pool.map(lambda i: runner.run(files[i:i + FILES_PER_PROCESS], args.seed + i),
                      range(0, len(files), FILES_PER_PROCESS)))
    if runner.skipped:
        print(f"{len(runner.skipped)} files cannot be read")
    print(f"{len(runner.read) * len(variants)} runs, {len(runner.findings)} findings")
    return 1 if runner.findings or not runner.read else 0


if __name__ == "__main__":
    sys.exit(main())
