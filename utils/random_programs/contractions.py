# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nests that accumulate products of elements: permuted, batched, convolutions, in place, imperfect, with
conditions, and of memory that overlaps; written with affine, scf, or linalg. And stencils.

Shapes follow from the subscripts, so that accesses are in bounds. All arrays are views of bytes, so
that arguments can be the same memory, or overlap."""

import random

from .contraction_nests import LinalgNest, LoopNest
from .loops import LoopModule
from .modules import Program
from .row_nests import RowNests
from .stencil_nests import StencilNest

TYPES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "f32": 4, "f64": 8, "f16": 2}
# More elements of a function's arrays take too long in the interpreter.
MOST_ELEMENTS = 10000
# The types of elements that may be extended to elements of a type.
NARROW = {"i32": "i8", "i64": "i32", "f64": "f32", "f32": "f16"}


class Array:
    """An argument, or a view of one. The shape grows with its uses."""

    def __init__(self, rng, name, kind, rank):
        self.name, self.kind, self.rank = name, kind, rank
        self.extents = [0] * rank
        self.slack = [rng.choice([0, 0, 0, 0, 1, 3, 8]) for _ in range(rank)]
        self.is_dynamic = [rng.random() < 0.3 for _ in range(rank)]
        # The offsets of a view in its argument.
        self.offsets = [rng.randint(0, 2) for _ in range(rank)] if rng.random() < 0.12 else None
        if self.offsets:
            self.is_dynamic = [False] * rank

    def use(self, extents):
        self.extents = [max(pair) for pair in zip(self.extents, extents)]

    def shape(self):
        return [extent + slack for extent, slack in zip(self.extents, self.slack)]

    def argument_shape(self):
        """With room for the view around it."""
        return [size + 3 for size in self.shape()] if self.offsets else self.shape()

    def element_count(self):
        count = 1
        for size in self.argument_shape():
            count *= size
        return count

    def dims(self, shape):
        return "".join("?x" if dynamic else f"{size}x"
                       for size, dynamic in zip(shape, self.is_dynamic))

    def argument_type(self):
        return f"memref<{self.dims(self.argument_shape())}{self.kind}>"

    def type(self):
        if not self.offsets:
            return self.argument_type()
        strides, stride = [], 1
        for size in reversed(self.argument_shape()):
            strides.insert(0, stride)
            stride *= size
        offset = sum(first * step for first, step in zip(self.offsets, strides))
        return (f"memref<{self.dims(self.shape())}{self.kind}, strided<["
                f"{', '.join(map(str, strides))}], offset: {offset}>>")

    def make_view(self):
        if not self.offsets:
            return []
        return [f"  %{self.name} = memref.subview %{self.name}_all[{', '.join(map(str, self.offsets))}] "
                f"[{', '.join(map(str, self.shape()))}] [{', '.join('1' * self.rank)}] : "
                f"{self.argument_type()} to {self.type()}"]

    def argument(self):
        return f"%{self.name}_all" if self.offsets else f"%{self.name}"


class Function:
    """The arrays and sizes of one function."""

    def __init__(self, rng, number, nests):
        self.rng, self.number, self.nests = rng, number, nests
        self.kind = rng.choice(["i8", "i16", "i32", "i32", "i64", "f32", "f32", "f32", "f64", "f64",
                                "f16"])
        self.arrays = []
        # The arguments for sizes, and their values.
        self.sizes = {}
        self.counter = 0

    def unique(self):
        self.counter += 1
        return self.counter

    def new_array(self, kind, rank):
        array = Array(self.rng, f"a{len(self.arrays)}", kind, rank)
        self.arrays.append(array)
        return array

    def pick_array(self, kind, rank):
        """Often one that other nests use."""
        known = [array for array in self.arrays if array.kind == kind and array.rank == rank]
        if known and self.rng.random() < 0.35:
            return self.rng.choice(known)
        return self.new_array(kind, rank)

    def pick_input_kind(self):
        narrow = NARROW.get(self.kind)
        return narrow if narrow and self.rng.random() < 0.12 else self.kind

    def size_argument(self, size):
        """An argument that has the value `size`."""
        for name, known in self.sizes.items():
            if known == size and self.rng.random() < 0.5:
                return name
        name = f"%n{len(self.sizes)}"
        self.sizes[name] = size
        return name

    def wrap(self, lines):
        """The nest in other control flow."""
        rng, number = self.rng, self.unique()
        choice = rng.random()
        if choice < 0.05:
            return [f"scf.if %yes {{", *lines, "}"]
        if choice < 0.1:
            return [f"scf.for %w{number} = %c0 to %two step %c1 {{", *lines, "}"]
        if choice < 0.15:
            return [f"affine.for %w{number} = 0 to 2 {{", *lines, "}"]
        if choice < 0.18:
            return [f"%w{number} = scf.while (%w = %c0) : (index) -> index {{",
                    "%more = arith.cmpi slt, %w, %two : index",
                    "scf.condition(%more) %w : index", "} do {", "^bb0(%w: index):", *lines,
                    "%next = arith.addi %w, %c1 : index", "scf.yield %next : index", "}"]
        if choice < 0.21:
            return [f"scf.parallel (%w{number}) = (%c0) to (%c1) step (%c1) {{", *lines,
                    "scf.reduce", "}"]
        return lines

    def write(self):
        rng = self.rng
        body = []
        kinds = rng.choice(self.nests)
        for _ in range(rng.choice([1, 1, 1, 2, 2, 3]) if len(kinds) > 1 else 1):
            nest = rng.choice(kinds)(rng, self)
            body += self.wrap(nest.write())
            if rng.random() < 0.05:
                block = self.unique()
                body += [f"cf.br ^next{block}", f"^next{block}:"]
        for array in self.arrays:
            body = [line.replace(f"!{array.name}!", array.type()) for line in body]
        views = [line for array in self.arrays for line in array.make_view()]
        arguments = [f"{array.argument()}: {array.argument_type()}" for array in self.arrays]
        arguments += [f"{name}: index" for name in self.sizes] + [f"%x: {self.kind}", "%yes: i1"]
        return [f"func.func @f{self.number}({', '.join(arguments)}) {{",
                "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index",
                "  %two = arith.constant 2 : index", *views, *body, "  return", "}"]


class Caller:
    """The calls of one function: its memory, and the sums of it."""

    def __init__(self, rng, function):
        self.rng, self.function = rng, function
        self.number = function.number
        self.lines = []
        self.results = []

    def index(self, value):
        name = f"%k{self.number}_{len(self.lines)}"
        self.lines.append(f"  {name} = arith.constant {value} : index")
        return name

    def make_buffer(self, name, kind, count):
        """Bytes for `count` elements, as memory without shape; filled."""
        size = TYPES[kind]
        zero, elements = self.index(0), self.index(count)
        self.lines += [
            f"  {name}_bytes = memref.alloc() {{alignment = 64 : i64}} : memref<{max(count, 1) * size}xi8>",
            f"  {name} = memref.view {name}_bytes[{zero}][{elements}] : "
            f"memref<{max(count, 1) * size}xi8> to memref<?x{kind}>",
            f"  {name}_seed = arith.constant {self.rng.randint(1, 99)} : index",
            f"  func.call @fill_{kind}({name}, {name}_seed) : (memref<?x{kind}>, index) -> ()"]

    def sum_and_free(self, name, kind, count):
        result = f"%r{self.number}_{len(self.results)}"
        self.results.append(result)
        self.lines += [f"  {result} = func.call @sum_{kind}({name}) : (memref<?x{kind}>) -> i64",
                       f"  memref.dealloc {name}_bytes : memref<{max(count, 1) * TYPES[kind]}xi8>"]

    def place(self, arrays):
        """The offset of each array in its buffer, which several may share, and the buffers' sizes."""
        rng = self.rng
        sizes = {}
        places = []
        shared = rng.random() < 0.35
        for array in arrays:
            count = array.element_count()
            known = [key for key in sizes if key[0] == array.kind]
            if not shared or not known or rng.random() < 0.3:
                key = (array.kind, len(sizes))
                sizes[key] = count
                places.append((key, 0))
                continue
            key = rng.choice(known)
            # Memory that is the same, that touches, or that is anywhere.
            offset = rng.choice([0, sizes[key], rng.randint(0, sizes[key])])
            sizes[key] = max(sizes[key], offset + count)
            places.append((key, offset))
        return places, sizes

    def write(self):
        function = self.function
        places, sizes = self.place(function.arrays)
        for (kind, number), count in sizes.items():
            self.make_buffer(f"%b{self.number}_{number}", kind, count)
        operands, types = [], []
        for array, ((kind, number), offset) in zip(function.arrays, places):
            first = self.index(offset * TYPES[kind])
            dynamic = [self.index(size) for size, is_dynamic
                       in zip(array.argument_shape(), array.is_dynamic) if is_dynamic]
            name = f"%m{self.number}_{array.name}"
            self.lines.append(
                f"  {name} = memref.view %b{self.number}_{number}_bytes[{first}]"
                f"[{', '.join(dynamic)}] : memref<{max(sizes[(kind, number)], 1) * TYPES[kind]}xi8> to "
                f"{array.argument_type()}")
            operands.append(name)
            types.append(array.argument_type())
        for size in function.sizes.values():
            operands.append(self.index(size))
            types.append("index")
        constant = "2" if function.kind.startswith("i") else "2.0"
        self.lines += [f"  %x{self.number} = arith.constant {constant} : {function.kind}",
                       f"  %y{self.number} = arith.constant true"]
        operands += [f"%x{self.number}", f"%y{self.number}"]
        types += [function.kind, "i1"]
        self.lines.append(f"  func.call @f{self.number}({', '.join(operands)}) : "
                          f"({', '.join(types)}) -> ()")
        for (kind, number), count in sizes.items():
            self.sum_and_free(f"%b{self.number}_{number}", kind, count)


def make_helpers(kind):
    """Functions that fill memory with small integers, and sum up its bits."""
    integer = f"i{TYPES[kind] * 8}"
    if kind.startswith("i"):
        convert = [f"    %x = arith.index_cast %s : index to {kind}"]
        bits = ["    %y = arith.extsi %x : " + f"{kind} to i64"] if kind != "i64" else \
               ["    %y = arith.addi %x, %zero : i64"]
    else:
        convert = ["    %i = arith.index_cast %s : index to i32",
                   f"    %x = arith.sitofp %i : i32 to {kind}"]
        # All NaNs are the same.
        bits = [f"    %nan = arith.cmpf uno, %x, %x : {kind}",
                f"    %one = arith.constant 1.0 : {kind}",
                f"    %z = arith.select %nan, %one, %x : {kind}",
                f"    %b = arith.bitcast %z : {kind} to {integer}",
                f"    %e = arith.extui %b : {integer} to i64" if integer != "i64" else
                "    %e = arith.addi %b, %zero : i64",
                "    %q = arith.extui %nan : i1 to i64",
                "    %y = arith.addi %e, %q : i64"]
    return [f"func.func private @fill_{kind}(%a: memref<?x{kind}>, %seed: index) {{",
            "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index",
            f"  %n = memref.dim %a, %c0 : memref<?x{kind}>",
            "  scf.for %i0 = %c0 to %n step %c1 {",
            "    %t = arith.muli %i0, %seed : index",
            "    %u = affine.apply affine_map<(d0, d1) -> ((d0 + d1 floordiv 3 + d1) mod 7 - 3)>(%t, %i0)",
            "    %s = arith.addi %u, %c0 : index",
            *convert,
            f"    memref.store %x, %a[%i0] : memref<?x{kind}>", "  }", "  return", "}",
            f"func.func private @sum_{kind}(%a: memref<?x{kind}>) -> i64 {{",
            "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index",
            "  %zero = arith.constant 0 : i64", "  %factor = arith.constant 1000003 : i64",
            f"  %n = memref.dim %a, %c0 : memref<?x{kind}>",
            "  %sum = scf.for %i0 = %c0 to %n step %c1 iter_args(%h = %zero) -> (i64) {",
            f"    %x = memref.load %a[%i0] : memref<?x{kind}>", *bits,
            "    %g = arith.muli %h, %factor : i64", "    %next = arith.addi %g, %y : i64",
            "    scf.yield %next : i64", "  }", "  return %sum : i64", "}"]


def make_function(rng, number, nests):
    """A function whose arrays are small, and its lines."""
    while True:
        function = Function(rng, number, nests)
        lines = function.write()
        if sum(array.element_count() for array in function.arrays) <= MOST_ELEMENTS:
            return function, lines


def make_module_of(nests, seed, count):
    """A module of `count` functions, each with nests of the classes of one of these lists; `@main` returns a number for each of their
    buffers."""
    rng = random.Random(seed)
    lines, calls, results, owners = [], [], [], []
    for kind in TYPES:
        lines += make_helpers(kind)
    for number in range(count):
        function, text = make_function(rng, number, nests)
        lines += text
        caller = Caller(rng, function)
        caller.write()
        calls += caller.lines
        results += caller.results
        owners += [f"f{number}"] * len(caller.results)
    types = ", ".join(["i64"] * len(results))
    lines += [f"func.func @main() -> ({types}) {{", *calls,
              f"  return {', '.join(results)} : {types}", "}"]
    return Program("\n".join(lines) + "\n", [], owners, LoopModule(False, True))


def make_contractions(seed, count):
    nests = [LoopNest, LoopNest, LoopNest, LinalgNest]
    return make_module_of([nests] * 7 + [[RowNests]] * 3, seed, count)


def make_stencils(seed, count):
    return make_module_of([[StencilNest] * 2], seed, count)
