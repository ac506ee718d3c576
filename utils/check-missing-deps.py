#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a target includes a generated header that it does not depend on.

Such a target builds in a folder that has the header from an earlier build, and may fail in a
clean one. The check asks ninja, for the whole build folder --build-dir.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from strata_files import ROOT


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-dir", default="build/release")
    args = parser.parse_args()
    build = ROOT / args.build_dir
    if not (Path(build) / "build.ninja").exists():
        print("skipped: the build folder is not of ninja")
        return 0
    result = subprocess.run(["ninja", "-C", str(build), "-t", "missingdeps"],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    missing = [line for line in result.stdout.splitlines()
               if line.startswith("Missing dep:")]
    if result.returncode and not missing:
        print(result.stdout)
        return 1
    for line in missing:
        print(line)
    print(f"{len(missing)} errors")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
