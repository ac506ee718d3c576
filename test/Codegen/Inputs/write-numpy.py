#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes files of numpy without numpy to a folder; --show FILE prints one."""

import pathlib
import struct
import sys

FLOATS = struct.pack("<6f", 1, 2, 3, 4, 5, 6)


def file_of(descr, order, shape, data, version=1):
    header = (f"{{'descr': {descr}, 'fortran_order': {order}, "
              f"'shape': {shape}, }}").encode()
    size = "<H" if version == 1 else "<I"
    prefix = 8 + struct.calcsize(size)
    header += b" " * (-(prefix + len(header) + 1) % 64) + b"\n"
    return (b"\x93NUMPY" + bytes([version, 0]) +
            struct.pack(size, len(header)) + header + data)


def show(path):
    text = pathlib.Path(path).read_bytes()
    size, = struct.unpack_from("<H", text, 8)
    print(text[10:10 + size].decode().strip())
    data = text[10 + size:]
    print(f"{10 + size} + {len(data)} bytes, {data.hex()}")


def main():
    if sys.argv[1] == "--show":
        show(sys.argv[2])
        return
    columns = struct.pack("<6f", 1, 4, 2, 5, 3, 6)
    files = {
        "rows": file_of("'<f4'", False, "(2, 3)", FLOATS),
        "columns": file_of("'<f4'", True, "(2, 3)", columns, version=2),
        "integers": file_of("'<i8'", False, "(3,)", struct.pack("<3q", 1, -2, 3)),
        "rows3": file_of("'<f4'", False, "(3,)", FLOATS[:12]),
        "text": b"no numpy",
        "short": file_of("'<f4'", False, "(2, 3)", FLOATS[:20]),
        "big": file_of("'>f4'", False, "(2, 3)", FLOATS),
        "structured": file_of("[('a', '<f4')]", False, "(6,)", FLOATS),
    }
    for name, data in files.items():
        (pathlib.Path(sys.argv[1]) / (name + ".npy")).write_bytes(data)


main()
