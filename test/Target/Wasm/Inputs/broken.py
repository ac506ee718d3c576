#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the errors for bytes that are no module of WebAssembly, or have no form in the dialect.

Usage: broken.py FOLDER COMMAND...
"""
import os
import subprocess
import sys

HEADER = b"\0asm\1\0\0\0"


def leb(number):
    """`number` without sign in LEB128."""
    low = number & 0x7F
    return bytes([low]) if number < 0x80 else bytes([low | 0x80]) + leb(number >> 7)


def section(number, content):
    return bytes([number]) + leb(len(content)) + content


def function(code, types=b"\1\x60\0\0", index=b"\1\0"):
    """A module with a function of the first type."""
    body = b"\0" + code + b"\x0b"
    return (HEADER + section(1, types) + section(3, index) +
            section(10, b"\1" + leb(len(body)) + body))


I32_TO_I32 = b"\1\x60\1\x7f\1\x7f"
FILES = {
    "header": b"wasm",
    "version": b"\0asm\2\0\0\0",
    "short": HEADER + b"\1\5\1",
    "section": HEADER + b"\x2a\0",
    "twice": HEADER + section(1, b"\0") + section(1, b"\0"),
    "type-code": HEADER + section(1, b"\1\x61"),
    "value-type": HEADER + section(1, b"\1\x60\1\2"),
    "count": HEADER + section(1, b"\x05"),
    "signed": function(b"\x41\xff\xff\xff\xff\x7f\x1a")[:-3] + b"\x3f\x1a\x0b",
    "number": HEADER + section(1, b"\xff\xff\xff\xff\x7f"),
    "end": HEADER + section(1, b"\0\0"),
    "type-index": HEADER + section(3, b"\1\0"),
    "limits": HEADER + section(5, b"\1\7\0"),
    "reference": HEADER + section(4, b"\1\x7f\0\0"),
    "mutability": HEADER + section(6, b"\1\x7f\2"),
    "import-kind": HEADER + section(2, b"\1\0\0\7"),
    "name": HEADER + section(2, b"\1\1\xff\0\0"),
    "export-kind": HEADER + section(7, b"\1\0\7\0"),
    "export-index": HEADER + section(7, b"\1\0\0\0"),
    "two-names": function(b"")[:-6] + section(7, b"\2\1a\0\0\1b\0\0") + function(b"")[-6:],
    "same-names": HEADER + section(5, b"\2\0\0\0\0") + section(7, b"\2\1a\2\0\1a\2\1"),
    "no-name": HEADER + section(5, b"\1\0\0") + section(7, b"\1\0\2\0"),
    "bodies": HEADER + section(1, b"\1\x60\0\0") + section(3, b"\1\0"),
    "more-bodies": HEADER + section(10, b"\1\2\0\x0b"),
    "opcode": function(b"\x0f"),
    "operand": function(b"\x45"),
    "operand-type": function(b"\x42\0\x45\x1a"),
    "rest": function(b"\x41\0"),
    "after": HEADER + section(1, b"\1\x60\0\0") + section(3, b"\1\0") + section(10, b"\1\3\0\x0b\1"),
    "drop": function(b"\x1a"),
    "local": function(b"\x20\0\x1a"),
    "function": function(b"\x10\7"),
    "label": function(b"\x41\0\x0d\7"),
    "function-label": function(b"\x41\0\x0d\0"),
    "else": function(b"\5"),
    "no-else": function(b"\x41\0\4\x7f\x41\0\x0b\x1a"),
    "block-type": function(b"\2\x41\x0b"),
    "block-index": function(b"\2\5\x0b"),
    "depth": function(b"\2\x40" * 20001 + b"\x0b" * 20001),
    "locals": HEADER + section(1, b"\1\x60\0\0") + section(3, b"\1\0") +
              section(10, b"\1\7\1\xff\xff\x3f\x7f\x0b\0"),
}

for name, content in FILES.items():
    path = os.path.join(sys.argv[1], name + ".wasm")
    with open(path, "wb") as file:
        file.write(content)
    run = subprocess.run(sys.argv[2:] + [path], capture_output=True, text=True)
    print(run.stderr.splitlines()[0].replace(sys.argv[1] + "/", ""))
    if run.returncode != 1 or run.stdout:
        sys.exit(f"{name}: exit code {run.returncode}, {run.stdout}")
