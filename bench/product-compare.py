#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed of a matrix product in MLIR (bench/Native/packed_product.py) against OpenBLAS.

`strata compile -O3 --cpu=native` makes a library of it, which is compared with OpenBLAS with each
set of its kernels (OPENBLAS_CORETYPE), by one thread. Every library has a process of its own, and
they are measured in turns: the fastest of all rounds counts, by CPU time. Then `strata run` with
one and with two threads, in turns and by wall time, which says something only if two processors
are free.
"""

import argparse
import ctypes
import math
import mmap
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import time

from workers import (CORES, Worker, WorkerError, find_openblas,
                     openblas_environment)

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATOR = ROOT / "bench/Native/packed_product.py"
TYPES = {"f32": (ctypes.c_float, "f", 1e-4), "f64": (ctypes.c_double, "d", 1e-12)}
NUM_SAMPLES = 200


class Matrix(ctypes.Structure):
    """The descriptor of memref<?x?xT>."""
    _fields_ = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p),
                ("offset", ctypes.c_int64), ("sizes", ctypes.c_int64 * 2),
                ("strides", ctypes.c_int64 * 2)]


class Operands:
    """A, B and C of C += A * B, the same in all processes."""

    def __init__(self, type_name, m, n, k):
        self.element, letter, _ = TYPES[type_name]
        generator = random.Random(1)
        pattern = struct.pack(f"4093{letter}", *(generator.uniform(-1, 1)
                                                  for _ in range(4093)))
        self.buffers = []
        for rows, columns in ((m, k), (k, n), (m, n)):
            size = rows * columns * ctypes.sizeof(self.element)
            memory = mmap.mmap(-1, size)
            if len(self.buffers) < 2:
                memory.write((pattern * (size // len(pattern) + 1))[:size])
            self.buffers.append((self.element * (rows * columns)).from_buffer(
                memory))
        self.sizes = m, n, k

    def addresses(self):
        return [ctypes.addressof(buffer) for buffer in self.buffers]

    def descriptors(self):
        m, n, k = self.sizes
        return [ctypes.byref(Matrix(a, a, 0, (rows, columns), (columns, 1)))
                for a, rows, columns in zip(self.addresses(), (m, k, m),
                                            (k, n, n))]

    def samples(self):
        c = self.buffers[2]
        return [c[i * 7919 % len(c)] for i in range(NUM_SAMPLES)]


def strata_product(library, _, operands):
    product = ctypes.CDLL(library)._mlir_ciface_product
    descriptors = operands.descriptors()
    return lambda: product(*descriptors)


def openblas_product(library, type_name, operands):
    name = "cblas_sgemm" if type_name == "f32" else "cblas_dgemm"
    gemm = getattr(ctypes.CDLL(library), name)
    (m, n, k), one = operands.sizes, operands.element(1)
    a, b, c = map(ctypes.c_void_p, operands.addresses())
    row_major, no_transpose = 101, 111
    return lambda: gemm(row_major, no_transpose, no_transpose, m, n, k, one, a,
                        k, b, n, one, c, n)


def work(kind, library):
    """Measures the cases that the lines of standard input name."""
    make = strata_product if kind == "strata" else openblas_product
    current, product, operands = None, None, None
    for line in sys.stdin:
        type_name, m, n, k, seconds, clock = line.split()
        if current != (type_name, m, n, k):
            current = type_name, m, n, k
            operands = Operands(type_name, int(m), int(n), int(k))
            product = make(library.replace("TYPE", type_name), type_name,
                           operands)
            product()
            print(*operands.samples(), flush=True)
            continue
        now = time.thread_time if clock == "cpu" else time.perf_counter
        best, end = math.inf, time.perf_counter() + float(seconds)
        while time.perf_counter() < end or best == math.inf:
            start = now()
            product()
            best = min(best, now() - start)
        print(best, flush=True)


def check(type_name, outcomes, depth):
    """Whether all have the same sums, up to rounding."""
    tolerance = TYPES[type_name][2] * math.sqrt(depth)
    return all(math.isclose(x, y, abs_tol=tolerance)
               for outcome in outcomes for x, y in zip(outcomes[0], outcome))


def compare_libraries(workers, type_name, sizes, arguments):
    outcomes = [w.ask(type_name, *sizes, 0, "cpu") for w in workers]
    if not check(type_name, outcomes, sizes[2]):
        sys.exit(f"{type_name} {sizes}: the results are not the same")
    best = [math.inf] * len(workers)
    for _ in range(arguments.rounds):
        for i, worker in enumerate(workers):
            best[i] = min(best[i], *worker.ask(type_name, *sizes,
                                               arguments.sample, "cpu"))
    flops = 2 * math.prod(sizes)
    speeds = [flops / t / 1e9 for t in best]
    ratio = speeds[0] / max(speeds[1:])
    print(f"{type_name:5}{'x'.join(map(str, sizes)):16}" +
          "".join(f"{s:11.1f}" for s in speeds) + f"{ratio:9.3f}", flush=True)
    return ratio


def compare_threads(program, type_name, sizes, arguments):
    m, n, k = sizes
    arrays = [f"{kind}:{rows}x{columns}x{type_name}"
              for kind, rows, columns in (("random", m, k), ("random", k, n),
                                          ("zeros", m, n))]
    calls = max(3, int(arguments.sample * 5e10 / (2 * m * n * k)))
    best = {1: math.inf, 2: math.inf}
    for _ in range(arguments.rounds):
        for threads in best:
            done = subprocess.run(
                [arguments.bin / "strata", "run", "-O3", program, "-e",
                 "time_product", f"--threads={threads}", *arrays, str(calls)],
                check=True, stdout=subprocess.PIPE, text=True)
            best[threads] = min(best[threads], float(done.stdout))
    speeds = [2 * m * n * k / best[threads] / 1e9 for threads in (1, 2)]
    print(f"{type_name:5}{'x'.join(map(str, sizes)):16}{speeds[0]:11.1f}"
          f"{speeds[1]:11.1f}{speeds[1] / speeds[0]:9.2f}", flush=True)


def vector_bits(type_name):
    """The width of vectors with which register tiles are fastest on Zen 4."""
    try:
        has_wide = "avx512f" in pathlib.Path("/proc/cpuinfo").read_text()
    except OSError:
        has_wide = False
    return 512 if has_wide and type_name == "f64" else 256


def write_program(folder, type_name, *flags):
    program = f"{folder}/{type_name}{''.join(flags)}.mlir"
    with open(program, "w", encoding="utf-8") as file:
        subprocess.run([sys.executable, GENERATOR, f"--type={type_name}",
                        f"--bits={vector_bits(type_name)}", *flags],
                       check=True, stdout=file)
    return program


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bin", default=ROOT / "build/release/bin",
                        type=pathlib.Path, help="folder of strata")
    parser.add_argument("--sizes", nargs="*", default=[
        "512x512x512", "1024x1024x1024", "2048x2048x2048", "1000x777x513"])
    parser.add_argument("--types", nargs="*", default=list(TYPES))
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--sample", type=float, default=0.15,
                        help="seconds of a round")
    parser.add_argument("--part", choices=("libraries", "threads", "all"),
                        default="all")
    arguments = parser.parse_args()
    openblas = find_openblas()
    sizes = [tuple(map(int, text.split("x"))) for text in arguments.sizes]
    with tempfile.TemporaryDirectory() as folder:
        for type_name in arguments.types:
            program = write_program(folder, type_name)
            subprocess.run([arguments.bin / "strata", "compile", "-O3",
                            "--cpu=native", program, "-o",
                            f"{folder}/{type_name}.so"], check=True)
        if arguments.part != "threads":
            workers = [Worker("strata", __file__, "--work", "strata",
                              f"{folder}/TYPE.so")]
            workers += [Worker(core, __file__, "--work", "openblas", openblas,
                               environment=openblas_environment(core))
                        for core in CORES]
            print(f"{'one thread':21}" +
                  "".join(f"{w.name:>11}" for w in workers) + "    ratio")
            ratios = [compare_libraries(workers, t, s, arguments)
                      for t in arguments.types for s in sizes]
            for worker in workers:
                worker.end()
            print(f"{'worst':76}{min(ratios):9.3f}\n")
        if arguments.part != "libraries":
            print(f"{'threads':21}{'one':>11}{'two':>11}    ratio")
            for type_name in arguments.types:
                program = write_program(folder, type_name, "--time")
                for size in sizes:
                    compare_threads(program, type_name, size, arguments)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(*sys.argv[2:4])
    else:
        try:
            main()
        except WorkerError as failure:
            sys.exit(f"failed: {failure}")
