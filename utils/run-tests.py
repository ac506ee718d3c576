#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs everything `make test` promises and sums it up.

The unit tests (ctest), the lit suite over test/ and the checks in utils/ run
one after another. The output of failed tests is shown; the closing line is
`N passed, N failed, N skipped`, where one GoogleTest case, one lit test and
one check count one each. Exits with 1 if anything failed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Script and its arguments, where {build} is the build folder. A check passes with exit
# code 0.
CHECKS = [
    ("format", ["check-format.py"]),
    ("layers", ["check-layers.py"]),
    ("headers", ["check-headers.py"]),
    ("sizes", ["check-sizes.py"]),
    ("functions", ["check-functions.py"]),
    ("words", ["check-words.py"]),
    ("paths", ["check-paths.py"]),
    ("generated headers", ["check-missing-deps.py", "--build-dir={build}"]),
    ("diagnostics", ["check-diagnostics.py"]),
    ("prose", ["check-prose.py"]),
    ("commits", ["check-prose.py", "--commits"]),
    ("captures", ["check-captures.py"]),
    ("typed operations", ["check-typed-ops.py"]),
    ("generated CHECK lines", ["update-checks.py", "--check", "--build-dir={build}"]),
]

LIT_PASSED = {"PASS", "XFAIL", "FLAKYPASS"}
LIT_SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


class Counts:
    def __init__(self):
        self.passed = self.failed = self.skipped = 0

    def add(self, passed=0, failed=0, skipped=0):
        self.passed += passed
        self.failed += failed
        self.skipped += skipped


def run(command, **kwargs):
    """Runs `command` with its output captured in one stream."""
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        **kwargs,
    )


def count_gtest_file(path):
    """Returns (passed, failed, skipped) of one GoogleTest report."""
    passed = failed = skipped = 0
    for case in ElementTree.parse(path).iter("testcase"):
        # Old GoogleTest marks a skipped case by its result alone.
        if case.find("failure") is not None:
            failed += 1
        elif case.find("skipped") is not None or (
            case.get("status") == "notrun"
            or case.get("result") in ("skipped", "suppressed")
        ):
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def run_unit_tests(build, jobs, counts):
    reports = build / "Testing" / "gtest"
    shutil.rmtree(reports, ignore_errors=True)
    reports.mkdir(parents=True)
    summary = reports / "ctest.xml"
    result = run(
        [
            "ctest", "--test-dir", str(build), "--output-on-failure",
            "--no-tests=ignore", "-j", str(jobs),
            "--output-junit", str(summary),
        ],
        env={**os.environ, "GTEST_OUTPUT": f"xml:{reports}/"},
    )
    if result.returncode != 0:
        print(result.stdout)
    if not summary.exists():
        # ctest writes no report when there is nothing to run.
        ok = result.returncode == 0
        print("unit tests: none" if ok else "unit tests: ctest failed")
        counts.add(failed=0 if ok else 1)
        return

    before = (counts.passed, counts.failed, counts.skipped)
    for program in ElementTree.parse(summary).iter("testcase"):
        name = program.get("name")
        report = reports / f"{name}.xml"
        numbers = count_gtest_file(report) if report.exists() else (0, 0, 0)
        # A program that failed without a failed case has crashed.
        crashed = program.get("status") == "fail" and numbers[1] == 0
        counts.add(numbers[0], numbers[1] + crashed, numbers[2])
    print(
        f"unit tests: {counts.passed - before[0]} passed, "
        f"{counts.failed - before[1]} failed, "
        f"{counts.skipped - before[2]} skipped"
    )


def cache_entry(build, name):
    for line in (build / "CMakeCache.txt").read_text().splitlines():
        if line.startswith(name + ":"):
            return line.split("=", 1)[1]
    return ""


def run_lit(build, jobs, counts):
    report = build / "lit.json"
    report.unlink(missing_ok=True)
    result = run(
        [
            sys.executable, cache_entry(build, "STRATA_LIT"),
            "-sv", "--no-progress-bar", "-j", str(jobs), "--allow-empty-runs", "-o", str(report),
            str(build / "test"),
        ]
    )
    if result.returncode != 0:
        print(result.stdout)
    tests = json.loads(report.read_text())["tests"] if report.exists() else None
    if tests is None:
        print("lit: could not run")
        counts.add(failed=1)
        return
    passed = sum(test["code"] in LIT_PASSED for test in tests)
    skipped = sum(test["code"] in LIT_SKIPPED for test in tests)
    failed = len(tests) - passed - skipped
    if result.returncode != 0 and failed == 0:
        failed = 1
    counts.add(passed, failed, skipped)
    print(f"lit: {passed} passed, {failed} failed, {skipped} skipped")


def run_checks(build, counts):
    for name, command in CHECKS:
        options = [option.format(build=build) for option in command[1:]]
        result = run([sys.executable, str(ROOT / "utils" / command[0])] + options,
                     cwd=ROOT)
        ok = result.returncode == 0
        output = result.stdout.strip()
        skipped = ok and output.startswith("skipped")
        counts.add(passed=ok and not skipped, failed=not ok, skipped=skipped)
        last = output.splitlines()[-1] if output else ""
        print(f"check {name}: {last if ok else 'FAILED'}")
        if not ok:
            print(output)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-dir", default="build/release")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 2)
    args = parser.parse_args()
    build = (ROOT / args.build_dir).resolve()

    counts = Counts()
    run_unit_tests(build, args.jobs, counts)
    run_lit(build, args.jobs, counts)
    run_checks(build, counts)
    sys.stdout.flush()
    print(f"{counts.passed} passed, {counts.failed} failed, "
          f"{counts.skipped} skipped")
    return 1 if counts.failed or not counts.passed else 0


if __name__ == "__main__":
    sys.exit(main())
