#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""COMMAND -- COMMAND: fails if the two print other bytes; addresses may differ."""

import re
import subprocess
import sys


def run(command):
    done = subprocess.run(command, capture_output=True, check=True)
    return [re.sub(rb"0x[0-9a-f]+", b"ADDRESS", text)
            for text in (done.stdout, done.stderr)]


place = sys.argv.index("--")
ours, theirs = run(sys.argv[1:place]), run(sys.argv[place + 1:])
if not ours[0] and not ours[1]:
    sys.exit("nothing was printed")
for our_text, their_text in zip(ours, theirs):
    for our_line, their_line in zip(our_text.split(b"\n"),
                                    their_text.split(b"\n")):
        if our_line != their_line:
            sys.exit(f"expected {their_line!r}, found {our_line!r}")
if ours != theirs:
    sys.exit("other numbers of lines")
