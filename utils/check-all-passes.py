#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every pass with every value of its options over folders of MLIR files.

The passes and their options are those that `strata opt --list-passes` prints, on modules or on
functions; variants that a module without operations refuses are named and left out. A flag is tried
as true and false, an enumeration with each value, a number with NUMBERS. Options that take
text keep their defaults. --pairs=N adds N random pairs of passes. A run reads many files in
one process; files of a process that fails as a whole are run again one by one. Reported are

  crash    the process is killed by a signal
  timeout  a file takes longer than --timeout seconds
  silent   a file without output and without an error
  invalid  output that `strata opt` does not read

Prints `N runs, N findings`; exit code 1 if there are any.
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
FLAGS = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]
BATCH = 50


def list_variants(tool):
    """Returns the elements of pipelines to try: `cse`, `canonicalize{top-down=false}`."""
    text = subprocess.run([tool, "opt", "--list-passes"], capture_output=True,
                          text=True).stdout
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


def anchor(tool, variants):
    """Nests passes that run on functions alone, and leaves out variants that a module without
    operations refuses."""
    anchored = []
    for variant in variants:
        for pipeline in (variant, f"func.func({variant})"):
            result = subprocess.run(
                [tool, "opt", f"--pass-pipeline=builtin.module({pipeline})"],
                input="", capture_output=True, text=True)
            refusal = result.stderr if result.returncode == 1 else ""
            if not refusal:
                anchored.append(pipeline)
                break
            if "Can't add pass" not in refusal:
                print(f"refused: {variant}: {refusal.splitlines()[0]}")
                break
    return anchored


def batches_of(files):
    """Divides `files` into lists of at most BATCH without equal names, by which outputs are
    called."""
    batches = []
    for path in files:
        for batch in batches[-4:]:
            if len(batch) < BATCH and all(path.name != other.name for other in batch):
                batch.append(path)
                break
        else:
            batches.append([path])
    return batches


class Runner:
    def __init__(self, args):
        self.tool, self.timeout = args.tool, args.timeout
        self.findings = []

    def report(self, kind, pipeline, path, text=""):
        first = text.strip().splitlines()[:1]
        finding = f"{kind}: {pipeline} on {path}" + "".join(f": {t}" for t in first)
        self.findings.append(finding)
        print(finding, flush=True)

    def call(self, pipeline, paths, out):
        command = [self.tool, "opt", *FLAGS, "--threads=1",
                   f"--pass-pipeline=builtin.module({pipeline})", "--out-dir",
                   str(out), *map(str, paths)]
        try:
            return subprocess.run(command, capture_output=True, text=True,
                                  errors="replace",
                                  timeout=self.timeout * max(1, len(paths) / 5))
        except subprocess.TimeoutExpired:
            return None

    def run(self, pipeline, paths):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder)
            result = self.call(pipeline, paths, out)
            if result is None or result.returncode not in (0, 1):
                kind = "timeout" if result is None else "crash"
                text = result.stderr if result else ""
                if len(paths) == 1:
                    self.report(kind, pipeline, paths[0], text)
                    return
                before = len(self.findings)
                for path in paths:
                    self.run(pipeline, [path])
                if kind == "crash" and len(self.findings) == before:
                    self.report(kind, pipeline, f"{len(paths)} files together", text)
                return
            done = [path for path in paths if (out / path.name).exists()]
            for path in set(paths) - set(done):
                if path.name in result.stderr:
                    continue
                # The locations in a file can name others, so its errors are those of a
                # run of its own.
                if len(paths) > 1:
                    self.run(pipeline, [path])
                elif "error:" not in result.stderr:
                    self.report("silent", pipeline, path)
            self.reread(pipeline, done, out)

    def reread(self, pipeline, paths, out):
        if not paths:
            return
        again = out / "again"
        again.mkdir()
        command = [self.tool, "opt", *FLAGS, "--threads=1", "--out-dir", str(again),
                   *(str(out / path.name) for path in paths)]
        try:
            result = subprocess.run(command, capture_output=True, text=True,
                                    errors="replace", timeout=10 * self.timeout)
        except subprocess.TimeoutExpired:
            self.report("timeout", f"reading the output of {pipeline}", paths[0])
            return
        if result.returncode not in (0, 1) and len(paths) > 1:
            for path in paths:
                again.rename(out / f"again-{path.name}")
                self.reread(pipeline, [path], out)
            return
        for path in paths:
            if not (again / path.name).exists():
                lines = [line for line in result.stderr.splitlines()
                         if path.name in line]
                self.report("invalid", pipeline, path, "\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("inputs", nargs="+", type=Path, help="files and folders")
    parser.add_argument("--tool", default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--sample", type=int, metavar="N",
                        help="for each variant, N files chosen at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=20)
    parser.add_argument("--passes", default="", help="a regular expression")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()

    files = sorted(path for place in args.inputs for path in
                   ([place] if place.is_file() else place.rglob("*.mlir")))
    chance = random.Random(args.seed)
    variants = anchor(args.tool, [text for text in list_variants(args.tool)
                                  if re.search(args.passes, text)])
    variants += [f"{chance.choice(variants)},{chance.choice(variants)}"
                 for _ in range(args.pairs)]
    if not variants or not files:
        print("no passes or no files")
        return 1
    jobs = []
    for pipeline in variants:
        chosen = chance.sample(files, min(args.sample or len(files), len(files)))
        jobs += [(pipeline, batch) for batch in batches_of(chosen)]
    runner = Runner(args)
    with ThreadPoolExecutor(args.jobs) as pool:
        list(pool.map(lambda job: runner.run(*job), jobs))
    print(f"{sum(len(paths) for _, paths in jobs)} runs, "
          f"{len(runner.findings)} findings")
    return 1 if runner.findings else 0


if __name__ == "__main__":
    sys.exit(main())
