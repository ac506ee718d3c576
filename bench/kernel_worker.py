#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls the kernel of one library, for kernels-compare.py and naive-product-compare.py.

Arguments: the kind, the library, the file with the line `// CALL:`, the library of arrays.c. The kind
is `c` (arrays are pointers), `memref`, or `blas` (bench/blas_calls.py; the library is OpenBLAS).
Questions are lines of standard input:

    outcome FILE    calls it with new arrays: the seconds of the call. The arrays that it changed are
                    written to the file, after their numbers
    time            the CPU seconds of a call with new arrays
    sample SECONDS  calls it, without new arrays, for so long: the CPU seconds of the fastest call
"""

import ctypes
import math
import pathlib
import re
import struct
import sys
import time

from blas_calls import blas_function
from kernel_calls import Call, Fill


def function_name(source):
    """The only function of the file that is not private."""
    text = pathlib.Path(source).read_text(encoding="utf-8")
    return re.search(r"func\.func @(\w+)", text).group(1)


def write_array(file, number, array):
    file.write(struct.pack("q", number))
    file.write((ctypes.c_char * array.num_bytes).from_address(array.address))


class Function:
    """A function of a library with its arguments."""

    def __init__(self, kind, library, source, fill):
        self.call = Call(source)
        self.call.allocate(fill)
        self.result = self.call.result_array()
        if kind == "blas":
            if self.result:
                self.result.allocate(fill)
            self.invoke = blas_function(library, source, self.call.arrays +
                                        [self.result] * bool(self.result))
            return
        name = function_name(source)
        code = ctypes.CDLL(library)
        if self.result:
            self.invoke = self.returning(getattr(code, f"_mlir_ciface_{name}"))
            return
        values = [self.values(kind, a) for a in self.call.arguments]
        values = [value for part in values for _, value in part]
        function = getattr(code, name)
        function.restype = None
        self.invoke = lambda: function(*values)

    @staticmethod
    def values(kind, argument):
        return (argument.memref_values() if kind == "memref"
                else [argument.pointer()])

    def returning(self, function):
        """A call whose result is the descriptor of an allocated array."""
        function.restype = None
        self.result.address = 0
        descriptor = self.result.descriptor()
        arrays = [a.descriptor() for a in self.call.arrays]
        values = [ctypes.byref(d) for d in (descriptor, *arrays)]
        free = ctypes.CDLL(None).free
        free.argtypes = [ctypes.c_void_p]

        def call():
            free(descriptor.allocated)
            function(*values)
            self.result.address = descriptor.aligned
        return call

    def timed(self, clock=time.thread_time):
        start = clock()
        self.invoke()
        return clock() - start

    def fresh(self, clock=time.thread_time):
        for array in self.call.arrays:
            array.reset()
        return self.timed(clock)

    def elapsed(self):
        """The time on the wall, for functions that use several threads."""
        return self.fresh(time.perf_counter)

    def outcome(self, path):
        seconds = self.fresh()
        with open(path, "wb") as file:
            for i, array in enumerate(self.call.arrays):
                if array.is_changed():
                    write_array(file, i, array)
            if self.result:
                write_array(file, len(self.call.arrays), self.result)
        return seconds

    def sample(self, seconds):
        best, end = math.inf, time.perf_counter() + float(seconds)
        while best == math.inf or time.perf_counter() < end:
            best = min(best, self.timed())
        return best


def main():
    kind, library, source, fill = sys.argv[1:]
    try:
        function = Function(kind, library, source, Fill(fill))
    except (AttributeError, OSError) as error:
        sys.exit(f"    {error}")
    questions = {"outcome": function.outcome, "time": function.fresh,
                 "elapsed": function.elapsed,
                 "sample": function.sample}
    for line in sys.stdin:
        word, *arguments = line.split()
        print(questions[word](*arguments), flush=True)


if __name__ == "__main__":
    main()
