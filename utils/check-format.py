#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on C++ files that clang-format would change.

Versions of clang-format differ; the project is formatted by VERSION, that of Debian 12.
Skips, with a message, if another one is installed. --fix reformats the files.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from strata_files import ROOT, project_files

VERSION = "14"
BATCH = 40


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true")
    args = parser.parse_args()

    program = shutil.which(f"clang-format-{VERSION}") or shutil.which("clang-format")
    found = program and re.search(r"version (\d+)", subprocess.run(
        [program, "--version"], capture_output=True, text=True).stdout)
    if not found or found[1] != VERSION:
        print(f"skipped: clang-format {VERSION} is not installed")
        return 0
    files = [str(path) for path in project_files() if path.suffix in (".h", ".cpp")]
    flags = ["-i"] if args.fix else ["--dry-run", "-Werror"]

    def run(batch):
        return subprocess.run([program, *flags, *batch], cwd=ROOT, text=True,
                              capture_output=True).stderr

    batches = [files[i:i + BATCH] for i in range(0, len(files), BATCH)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        output = "".join(pool.map(run, batches))
    wrong = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", output, re.MULTILINE)))
    for name in wrong:
        print(f"{name}: run 'make format'")
    print(f"{len(files)} files, {len(wrong)} errors")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
