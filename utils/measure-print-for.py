#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs `strata opt --print-for` on files and reads the results with older mlir-opts.

    utils/measure-print-for.py --version=19 --tool build/release/bin/strata FOLDER...

Each file that `strata opt` accepts is printed for the version and read by its mlir-opt;
`strata opt --era` reads its output, and the IR is compared with that of the file, in
generic form. The outcome is one of:

  equal       the same IR
  canonical   the same IR after --canonicalize of both: constants are written otherwise
  implied     other IR, which is the same for the version when printed for it: it cannot
              say the difference
  different   other IR
  unread      `strata opt --era` does not read what mlir-opt prints
  rejected    mlir-opt does not read the text
  refused     --print-for says that the version does not have something, and mlir-opt does
              not read today's text either, or as other IR
  needless    --print-for refuses what mlir-opt reads as it is printed today

--list names the files of all outcomes but the first; --causes counts refusals and messages
of mlir-opt. --check=N exits with 1 if less than N per cent are equal, canonical, implied or
refused, or if any are different.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

GOOD = ("equal", "canonical", "implied", "refused")
ORDER = GOOD + ("needless", "rejected", "unread", "different")


class Runner:
    def __init__(self, arguments):
        self.tool = arguments.tool
        self.version = arguments.version
        self.timeout = arguments.timeout
        self.mlir_opt = arguments.mlir_opt.format(arguments.version)
        # Until LLVM 15 a strided layout and its map are one type.
        self.eras = ["2021", "current"] if self.version < 16 else ["current"]

    def run(self, command, text=None):
        return subprocess.run([*command, "--allow-unregistered-dialect"], input=text,
                              capture_output=True, text=True, errors="replace",
                              timeout=self.timeout)

    def opt(self, text, *flags):
        return self.run([self.tool, "opt", "-", *flags], text)

    def generic(self, text, *flags):
        result = self.opt(text, "--mlir-print-op-generic", *flags)
        return None if result.returncode else result.stdout

    def canonicalize(self, text):
        # Operations that the version cannot express may have operands, which
        # are unused there.
        return self.run([self.mlir_opt, "-", "--canonicalize"], text).stdout

    def compare(self, source, text):
        """The outcome for `text`, printed for the version from `source`, and a message."""
        read = self.run([self.mlir_opt, "-"], text)
        if read.returncode:
            return "rejected", first_error(read.stderr, text)
        original = self.generic(source)
        results = [self.generic(read.stdout, f"--era={era}") for era in self.eras]
        if original in results:
            return "equal", ""
        if not any(results):
            # The printer of the version may be at fault.
            read = self.run([self.mlir_opt, "-", "--mlir-print-op-generic"], text)
            results = [self.generic(read.stdout, f"--era={era}") for era in self.eras]
        if original in results:
            return "equal", ""
        again = next(filter(None, results), None)
        if again is None:
            errors = self.opt(read.stdout, f"--era={self.eras[-1]}").stderr
            return "unread", first_error(errors, read.stdout)
        if self.generic(again, "--canonicalize") == self.generic(original,
                                                                 "--canonicalize"):
            return "canonical", ""
        reprinted = self.opt(again, f"--print-for={self.version}")
        if reprinted.returncode == 0 and (self.canonicalize(reprinted.stdout)
                                          == self.canonicalize(text)):
            return "implied", first_difference(original, again)
        return "different", first_difference(original, again)

    def measure(self, path):
        source = path.read_text(errors="replace")
        try:
            today = self.opt(source)
            if today.returncode:
                return "skipped", ""
            printed = self.opt(source, f"--print-for={self.version}")
            if printed.returncode == 0:
                return self.compare(source, printed.stdout)
            if printed.returncode != 1 or "cannot be printed" not in printed.stderr:
                return "different", printed.stderr[:200]
            outcome, _ = self.compare(source, today.stdout)
            causes = re.findall(r"error: (.*)", printed.stderr)
            return ("needless" if outcome == "equal" else "refused"), causes[0]
        except subprocess.TimeoutExpired:
            return "different", "does not end"


def first_error(messages, text):
    match = re.search(r"(\d+):\d+: error: (.*)", messages)
    if not match:
        return (messages.strip().splitlines() or ["?"])[0]
    lines = text.splitlines()
    number = int(match[1]) - 1
    line = lines[number].strip()[:160] if number < len(lines) else ""
    return f"{match[2]} | {line}"


def first_difference(before, after):
    for left, right in zip(before.splitlines(), after.splitlines()):
        if left != right:
            return f"{left.strip()[:160]} | {right.strip()[:160]}"
    return "other number of lines"


def cause_of(message):
    return re.sub(r"%[\w#]+|\b\d+\b(?! or later)", "N", message.split(" | ")[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--version", type=int, required=True)
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--mlir-opt", default="/usr/lib/llvm-{}/bin/mlir-opt")
    parser.add_argument("--timeout", type=float, default=30)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--causes", action="store_true")
    parser.add_argument("--check", type=float)
    arguments = parser.parse_args()
    runner = Runner(arguments)
    total = collections.Counter()
    causes = collections.defaultdict(collections.Counter)
    for folder in arguments.folders:
        paths = sorted(folder.rglob("*.mlir"))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(runner.measure, paths))
        count = collections.Counter(outcome for outcome, _ in results)
        for path, (outcome, message) in zip(paths, results):
            if outcome not in ("equal", "skipped"):
                causes[outcome][cause_of(message)] += 1
                if arguments.list:
                    print(f"{outcome} {path}: {message}")
        total.update(count)
        print_row(folder.name, count)
    print_row("all", total)
    if arguments.causes:
        for outcome in ORDER:
            for cause, number in causes[outcome].most_common():
                print(f"{outcome} {number}: {cause}")
    if arguments.check is None:
        return 0
    return 1 if total["different"] or percentage(total) < arguments.check else 0


def percentage(count):
    known = sum(count[outcome] for outcome in ORDER)
    return 100 * sum(count[outcome] for outcome in GOOD) / max(known, 1)


def print_row(name, count):
    cells = ", ".join(f"{count[outcome]} {outcome}" for outcome in ORDER
                      if count[outcome])
    print(f"{name}: {percentage(count):.1f} % ({cells}); {count['skipped']} skipped",
          flush=True)


if __name__ == "__main__":
    sys.exit(main())
