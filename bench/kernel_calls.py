# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments that kernels of bench/ are called with.

The line `// CALL:` of an MLIR file lists them:

    f64[64x8]         an array of random numbers in [0, 1)
    f64[64x8]=zeros   or =spd, a positive definite matrix, or =small, numbers of sum below 1
    i32[100]<7        an array of random numbers from 0 to 6
    i64=3             a number
    -> f64            the result: a number, or an array that the function allocates
    ~                 at the end: the order of additions may differ
"""

import ctypes
import math
import mmap
import pathlib
import re
import subprocess

BENCH = pathlib.Path(__file__).resolve().parent
ROOT = BENCH.parent

# Type of C, class of ctypes, size in bytes.
TYPES = {"f32": ("float", ctypes.c_float, 4),
         "f64": ("double", ctypes.c_double, 8),
         "i8": ("int8_t", ctypes.c_int8, 1),
         "i32": ("int32_t", ctypes.c_int32, 4),
         "i64": ("int64_t", ctypes.c_int64, 8)}
CONTENTS = ("random", "zeros", "small", "spd")


def type_number(type_name):
    """The enumerator of arrays.c."""
    return list(TYPES).index(type_name)


class Fill:
    """The library of bench/Kernels/arrays.c."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        self.library.array_difference.restype = ctypes.c_double

    @staticmethod
    def build(folder, compiler):
        path = pathlib.Path(folder) / "arrays.so"
        subprocess.run([compiler, "-O2", "-shared", "-fPIC",
                        BENCH / "Kernels/arrays.c", "-o", path, "-lm"],
                       check=True)
        return path

    def content(self, array, address):
        self.library.fill_array(
            ctypes.c_void_p(address), type_number(array.type),
            CONTENTS.index(array.content), ctypes.c_int64(array.count),
            ctypes.c_int64(array.sizes[-1]), ctypes.c_int64(array.below),
            ctypes.c_int64(array.seed))

    def difference(self, first, second, array):
        """The relative difference of two byte strings with the elements of `array`."""
        return self.library.array_difference(
            first, second, type_number(array.type),
            ctypes.c_int64(array.count))


class Array:
    """An array; `allocate` gives it memory and content."""

    def __init__(self, type_name, sizes, content, below, seed):
        self.type, self.sizes, self.seed = type_name, sizes, seed
        self.content, self.below = content, below
        self.count = math.prod(sizes)
        self.num_bytes = self.count * TYPES[type_name][2]
        self.address = self.buffer = self.initial = None

    def allocate(self, fill):
        self.initial = (ctypes.c_char * self.num_bytes)()
        fill.content(self, ctypes.addressof(self.initial))
        # Arrays do not begin at the same place of their pages, as those of programs.
        shift = 64 * (2 * self.seed + 1)
        memory = mmap.mmap(-1, shift + self.num_bytes,
                           flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        self.buffer = (ctypes.c_char * self.num_bytes).from_buffer(
            memory, shift)
        self.address = ctypes.addressof(self.buffer)
        self.reset()

    def reset(self):
        ctypes.memmove(self.address, self.initial, self.num_bytes)

    def is_changed(self):
        return ctypes.CDLL(None).memcmp(
            ctypes.c_void_p(self.address), self.initial,
            ctypes.c_size_t(self.num_bytes)) != 0

    def pointer(self):
        """The pair of the type in C and the value, as all below."""
        return f"{TYPES[self.type][0]} *", ctypes.c_void_p(self.address)

    def c_values(self):
        return [self.pointer(),
                *[("int64_t", ctypes.c_int64(n)) for n in self.sizes]]

    def memref_values(self):
        strides = [math.prod(self.sizes[i + 1:])
                   for i in range(len(self.sizes))]
        return [self.pointer(), self.pointer(),
                *[("int64_t", ctypes.c_int64(n))
                  for n in (0, *self.sizes, *strides)]]

    def descriptor(self):
        """The descriptor of a memref, which functions with `llvm.emit_c_interface` take."""
        class Descriptor(ctypes.Structure):
            _fields_ = [("allocated", ctypes.c_void_p),
                        ("aligned", ctypes.c_void_p),
                        ("numbers", ctypes.c_int64 * (2 * len(self.sizes) + 1))]
        numbers = [value.value for _, value in self.memref_values()[2:]]
        return Descriptor(self.address, self.address, tuple(numbers))


class Number:
    """An argument that is a number."""

    def __init__(self, type_name, text):
        value = float(text) if type_name[0] == "f" else int(text)
        self.value = [(TYPES[type_name][0], TYPES[type_name][1](value))]

    def c_values(self):
        return self.value

    memref_values = c_values

    def pointer(self):
        return self.value[0]


def read_argument(word, seed):
    match = re.fullmatch(r"(\w+)\[([\dx]+)\](?:<(\d+)|=(\w+))?", word)
    if not match:
        return Number(*word.split("="))
    type_name, sizes, below, content = match.groups()
    return Array(type_name, [int(n) for n in sizes.split("x")],
                 content or "random", int(below or 1), seed)


class Call:
    """The line `// CALL:` of a file."""

    def __init__(self, path):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        call = re.search(r"^// CALL:(.*)$", text, re.MULTILINE)
        if not call:
            raise ValueError(f"{path} has no line '// CALL:'")
        arguments, _, result = call.group(1).partition("->")
        words = arguments.split()
        self.arguments = [read_argument(word, i)
                          for i, word in enumerate(words) if word != "~"]
        self.arrays = [a for a in self.arguments if isinstance(a, Array)]
        self.is_exact = "~" not in call.group(1)
        self.result = result.strip(" ~")

    def result_array(self):
        """The array that the function returns, or None."""
        if "[" not in self.result:
            return None
        return read_argument(self.result, len(self.arguments))

    def allocate(self, fill):
        for array in self.arrays:
            array.allocate(fill)
