# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if two bytecode files differ in more than their producers."""

import sys

first, second = (open(path, "rb").read() for path in sys.argv[1:])
if (first[:5], first[5:].split(b"\0", 1)[1]) != (second[:5], second[5:].split(b"\0", 1)[1]):
    sys.exit(f"{sys.argv[1]} and {sys.argv[2]} differ")
