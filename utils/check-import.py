#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports LLVM IR of C programs, and checks that nothing is lost.

Each program is compiled by clang at several levels, imported by `strata translate
--import-llvm`, exported by `--mlir-to-llvmir`, verified by LLVM's `opt`, compiled and run;
its output must be that of the program as clang compiles it. Where `mlir-translate` is
present, equal imports are counted.

    utils/check-import.py [--tool build/release/bin/strata] [FILE...]
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAMS = os.path.join(ROOT, "test", "Target", "LLVMIR", "Inputs", "c")
LLVM = "/usr/lib/llvm-22/bin"
LEVELS = ["-O0", "-O2", "-O0 -g", "-O2 -g"]


def find(name):
    return (shutil.which(f"{name}-22") or shutil.which(name, path=LLVM)
            or shutil.which(name))


def run(command, text=None):
    """The exit code, the output and the messages."""
    done = subprocess.run(command, input=text, capture_output=True, text=True,
                          errors="replace", timeout=120)
    return done.returncode, done.stdout, done.stderr


class Failure(Exception):
    pass


def must(what, command, text=None):
    code, out, err = run(command, text)
    if code:
        raise Failure(f"{what}: {(err or out).strip()[:600] or f'exit code {code}'}")
    return out


class Checker:
    def __init__(self, tool, folder, levels):
        self.tool, self.folder = tool, folder
        self.clang, self.opt = find("clang"), find("opt")
        self.oracle = find("mlir-translate")
        self.counts = {level: [0, 0, 0] for level in levels}

    def execute(self, source, name):
        """The exit code and the output of a program of C or LLVM IR."""
        program = os.path.join(self.folder, name)
        must("clang", [self.clang, "-w", source, "-o", program, "-lm"])
        return run([program])

    def check(self, source, level):
        base = os.path.join(self.folder, "input")
        must("clang", [self.clang, "-w", *level.split(), "-S", "-emit-llvm", source,
                       "-o", base + ".ll"])
        imported = must("import", [self.tool, "translate", "--import-llvm",
                                   "--mlir-print-debuginfo", base + ".ll"])
        with open(base + ".mlir", "w") as file:
            file.write(imported)
        exported = must("export", [self.tool, "translate", "--mlir-to-llvmir",
                                   base + ".mlir"])
        with open(base + ".out.ll", "w") as file:
            file.write(exported)
        must("verify", [self.opt, "-passes=verify", "-disable-output",
                        base + ".out.ll"])
        if self.execute(base + ".ll", "before") != self.execute(base + ".out.ll",
                                                                "after"):
            raise Failure("the program prints something else")
        if self.oracle:
            upstream = must("mlir-translate", [self.oracle, "--import-llvm",
                                               base + ".ll"])
            plain = must("import", [self.tool, "translate", "--import-llvm",
                                    base + ".ll"])
            self.counts[level][2] += plain == upstream

    def check_all(self, sources):
        failures = 0
        for source in sources:
            for level in self.counts:
                self.counts[level][0] += 1
                try:
                    self.check(source, level)
                    self.counts[level][1] += 1
                except Failure as failure:
                    failures += 1
                    print(f"{os.path.basename(source)} {level}: {failure}")
        for level, (total, good, equal) in self.counts.items():
            line = f"{level}: {good} of {total} round trip"
            if self.oracle:
                line += f", {100 * equal // max(total, 1)} % of imports equal upstream's"
            print(line)
        return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default=os.path.join(ROOT, "build/release/bin/strata"))
    parser.add_argument("--levels", help="options of clang, separated by commas")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()
    levels = args.levels.split(",") if args.levels else LEVELS
    files = args.files or sorted(os.path.join(PROGRAMS, name)
                                 for name in os.listdir(PROGRAMS))
    with tempfile.TemporaryDirectory() as folder:
        checker = Checker(os.path.abspath(args.tool), folder, levels)
        if not checker.clang or not checker.opt:
            print("skipped: clang 22 and opt are not installed (package clang-22)")
            return 0
        return 1 if checker.check_all(files) else 0


if __name__ == "__main__":
    sys.exit(main())
