#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes hexadecimal text, with comments after `;`, as bytes.

Usage: assemble.py INPUT OUTPUT
"""
import sys

with open(sys.argv[1], encoding="ascii") as lines, open(sys.argv[2], "wb") as output:
    for line in lines:
        output.write(bytes.fromhex(line.split(";")[0]))
