#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on source files over 800 lines. --list prints all over 500."""

import sys

from strata_files import project_files, read

LIMIT = 800
EXPLAIN = 500
SUFFIXES = (".h", ".cpp", ".def", ".py", ".sh", ".cmake")

# Path: (limit, reason). A line here needs a reason a reviewer accepts.
EXCEPTIONS = {}


def main():
    sizes = {str(path): read(path).count("\n") for path in project_files()
             if path.suffix in SUFFIXES or path.name == "CMakeLists.txt"}
    errors = []
    for name, lines in sizes.items():
        limit = EXCEPTIONS.get(name, (LIMIT, ""))[0]
        if lines > limit:
            errors.append(f"{name}: {lines} lines, limit {limit}: split it by "
                          "concern, or give a reason in utils/check-sizes.py")
    for name in EXCEPTIONS:
        if sizes.get(name, 0) <= LIMIT:
            errors.append(f"{name}: the exception is no longer needed")
    if "--list" in sys.argv[1:]:
        for name, lines in sorted(sizes.items(), key=lambda item: -item[1]):
            if lines > EXPLAIN:
                print(f"{lines:6}  {name}")
    for error in errors:
        print(error)
    print(f"{len(sizes)} files, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
