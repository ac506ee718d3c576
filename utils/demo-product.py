#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rate of the naive product of bench/Kernels/product/multiply.mlir by one thread, beside that of OpenBLAS,
or, where it is not installed, of a loop that does nothing but multiply and add.

    utils/demo-product.py build/release/bin/strata
"""

import ctypes
import ctypes.util
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCT = "bench/Kernels/product/multiply.mlir"
ROWS, COLUMNS, DEPTH = 100, 50, 1000
ACCUMULATORS = 12


class Matrix(ctypes.Structure):
    """The descriptor of a memref of two dimensions."""
    _fields_ = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p),
                ("offset", ctypes.c_int64), ("sizes", ctypes.c_int64 * 2),
                ("strides", ctypes.c_int64 * 2)]


def compile_library(strata, source, folder):
    """Prints the command."""
    library = str(pathlib.Path(folder) / (pathlib.Path(source).stem + ".so"))
    flags = ["compile", source, "-O3", "--cpu=native", "--fp-contract=fast", "-o"]
    print(f"$ strata {' '.join(flags)} {os.path.basename(library)}")
    subprocess.run([strata, *flags, library], cwd=ROOT, check=True)
    return ctypes.CDLL(library)


def least_seconds(call, limit=0.5):
    best, end = math.inf, time.perf_counter() + limit
    while time.perf_counter() < end:
        start = time.thread_time()
        call()
        best = min(best, time.thread_time() - start)
    return best


def make_matrix(rows, columns):
    # A line of the cache of room, so that the elements begin at one.
    memory = (ctypes.c_float * (rows * columns + 16))()
    address = (ctypes.addressof(memory) + 63) // 64 * 64
    elements = (ctypes.c_float * (rows * columns)).from_address(address)
    for i in range(rows * columns):
        elements[i] = (i * 7 % 11) / 11
    matrix = Matrix(address, address, 0, (rows, columns), (columns, 1))
    matrix.memory = memory
    return matrix


def product_rate(library, a, b):
    multiply = library._mlir_ciface_multiply
    multiply.restype = None
    free = ctypes.CDLL(None).free
    free.argtypes = [ctypes.c_void_p]
    result = Matrix()

    def call():
        multiply(ctypes.byref(result), ctypes.byref(a), ctypes.byref(b))
        free(result.allocated)

    return 2 * ROWS * COLUMNS * DEPTH / least_seconds(call) / 1e9


def openblas_rate(name, a, b):
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    gemm = ctypes.CDLL(name).cblas_sgemm
    c = make_matrix(ROWS, COLUMNS)
    row_major, plain, one, zero = 101, 111, ctypes.c_float(1), ctypes.c_float(0)
    pointers = [ctypes.c_void_p(m.aligned) for m in (a, b, c)]
    call = lambda: gemm(row_major, plain, plain, ROWS, COLUMNS, DEPTH, one, pointers[0],
                        DEPTH, pointers[1], COLUMNS, zero, pointers[2], COLUMNS)
    return 2 * ROWS * COLUMNS * DEPTH / least_seconds(call) / 1e9


def peak_program(lanes):
    """Sums of products in registers."""
    vector = f"vector<{lanes}xf32>"
    names = [f"%a{i}" for i in range(ACCUMULATORS)]
    results = [f"%r#{i}" for i in range(ACCUMULATORS)]
    lines = ["func.func @peak(%n: index, %x: f32) -> f32 {", "  %c0 = arith.constant 0 : index",
             "  %c1 = arith.constant 1 : index",
             f"  %v = vector.broadcast %x : f32 to {vector}",
             f"  %r:{ACCUMULATORS} = scf.for %i = %c0 to %n step %c1 iter_args("
             + ", ".join(f"{name} = %v" for name in names) + ") -> ("
             + ", ".join([vector] * ACCUMULATORS) + ") {"]
    lines += [f"    %b{i} = vector.fma {name}, %v, %v : {vector}" for i, name in enumerate(names)]
    lines += ["    scf.yield " + ", ".join(f"%b{i}" for i in range(ACCUMULATORS)) + " : "
              + ", ".join([vector] * ACCUMULATORS), "  }"]
    total = results[0]
    for i, result in enumerate(results[1:]):
        lines.append(f"  %s{i} = arith.addf {total}, {result} : {vector}")
        total = f"%s{i}"
    lines += [f"  %sum = vector.reduction <add>, {total} : {vector} into f32",
              "  return %sum : f32", "}"]
    return "\n".join(lines) + "\n"


def peak_rate(strata, folder):
    flags = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    lanes = 16 if "avx512f" in flags else 8 if "avx2" in flags else 4
    source = pathlib.Path(folder) / "peak.mlir"
    source.write_text(peak_program(lanes), encoding="utf-8")
    library = str(source.with_suffix(".so"))
    subprocess.run([strata, "compile", source, "-O3", "--cpu=native", "-o", library], check=True)
    peak, count = ctypes.CDLL(library).peak, 1000000
    peak.restype = ctypes.c_float
    call = lambda: peak(ctypes.c_int64(count), ctypes.c_float(0.5))
    return 2 * count * ACCUMULATORS * lanes / least_seconds(call) / 1e9


def main():
    strata = os.path.abspath(sys.argv[1])
    a, b = make_matrix(ROWS, DEPTH), make_matrix(DEPTH, COLUMNS)
    with tempfile.TemporaryDirectory() as folder:
        rate = product_rate(compile_library(strata, PRODUCT, folder), a, b)
        openblas = ctypes.util.find_library("openblas")
        other = openblas_rate(openblas, a, b) if openblas else peak_rate(strata, folder)
    print(f"The naive product {ROWS}x{DEPTH} by {DEPTH}x{COLUMNS}, f32, one thread: {rate:.0f} GFLOP/s; "
          + ("OpenBLAS" if openblas else "multiplications and additions in registers")
          + f": {other:.0f}")


if __name__ == "__main__":
    main()
