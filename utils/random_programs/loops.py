# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loop nests over arrays: perfect and imperfect, triangular, with steps, empty, with symbolic bounds,
conditions, divisions, views, calls, carried values, and loops of affine and scf mixed.

Induction variables are from 0 to 11 and subscripts add at most 2, so that they are in bounds."""

import collections
import random

from .modules import Program

# Only `@main` is called: its callees need arrays.
LoopModule = collections.namedtuple("LoopModule", "conservative unguarded")

SIZE = 16
TYPE = f"memref<{SIZE}x{SIZE}xi32>"
VIEW = f"memref<{SIZE - 1}x{SIZE - 1}xi32, strided<[{SIZE}, 1], offset: {SIZE + 1}>>"
OPERATIONS = ["addi", "subi", "muli", "xori", "maxsi"]


class Nest:
    """The lines of one function."""

    def __init__(self, rng, arrays):
        self.rng = rng
        self.arrays = arrays
        self.lines = []
        self.counter = 0
        self.scalars = ["%x"]

    def name(self):
        self.counter += 1
        return f"%v{self.counter}"

    def line(self, depth, text):
        self.lines.append("  " * (depth + 1) + text)

    def subscript(self, variables):
        """An affine expression of the variables from 0 to SIZE - 2."""
        rng = self.rng
        if not variables or rng.random() < 0.1:
            return str(rng.randint(0, SIZE - 2))
        variable = rng.choice(variables)
        if rng.random() < 0.1:
            return rng.choice([f"{variable} floordiv 2 + 1", f"({variable} * 3) mod 13",
                               f"{variable} mod 4 + 2", f"-{variable} + 12",
                               f"{variable} ceildiv 3"])
        if rng.random() < 0.08:
            other = rng.choice(variables)
            return f"({variable} + {other}) floordiv 2"
        return f"{variable} + {rng.randint(0, 2)}"

    def subscripts(self, variables):
        shuffled = variables[-2:]
        self.rng.shuffle(shuffled)
        if len(shuffled) == 2 and self.rng.random() < 0.7:
            return ", ".join(f"{variable} + {self.rng.randint(0, 2)}" for variable in shuffled)
        return f"{self.subscript(variables)}, {self.subscript(variables)}"

    def pick_scalar(self):
        return self.rng.choice(self.scalars[-4:])

    def statement(self, depth, variables):
        """Loads, an operation and a store."""
        rng = self.rng
        values = []
        for _ in range(rng.randint(1, 2)):
            array, kind = rng.choice(self.arrays)
            values.append(self.name())
            self.line(depth, f"{values[-1]} = affine.load {array}[{self.subscripts(variables)}] : "
                             f"{kind}")
        values.append(self.pick_scalar())
        result = self.name()
        self.line(depth, f"{result} = arith.{rng.choice(OPERATIONS)} {rng.choice(values)}, "
                         f"{rng.choice(values)} : i32")
        array, kind = rng.choice(self.arrays)
        if rng.random() < 0.12 and variables:
            indices = []
            for _ in range(2):
                indices.append(self.name())
                self.line(depth, f"{indices[-1]} = affine.apply affine_map<(d0) -> (d0 + "
                                 f"{rng.randint(0, 2)})>({rng.choice(variables)})")
            self.line(depth, f"memref.store {result}, {array}[{', '.join(indices)}] : {kind}")
            return
        self.line(depth, f"affine.store {result}, {array}[{self.subscripts(variables)}] : {kind}")
        if rng.random() < 0.3:
            self.scalars.append(result)

    def bounds(self, variables):
        """Bounds from 0 to 12 and a step."""
        rng = self.rng
        lower, upper = str(rng.randint(0, 4)), str(rng.randint(5, 12))
        choice = rng.random()
        if choice < 0.08:
            upper = str(rng.randint(0, 3))
        elif choice < 0.2 and variables:
            upper = f"affine_map<(d0) -> (d0 + {rng.randint(0, 1)})>({rng.choice(variables)})"
        elif choice < 0.3 and variables:
            lower = f"affine_map<(d0) -> (d0)>({rng.choice(variables)})"
        elif choice < 0.4:
            upper = rng.choice(["%n", "%m"])
        elif choice < 0.45:
            lower = "%m"
        elif choice < 0.5:
            upper = "min affine_map<()[s0, s1] -> (s0 + 1, s1, 11)>()[%n, %m]"
        step = rng.choice(["", "", "", " step 2", " step 3"])
        return f"{lower} to {upper}{step}"

    def loop(self, depth, levels, variables):
        rng = self.rng
        variable = f"%i{self.counter}"
        self.counter += 1
        saved = list(self.scalars)
        carried = rng.random() < 0.12
        if carried:
            result, argument = self.name(), self.name()
            self.line(depth, f"{result} = affine.for {variable} = {self.bounds(variables)} "
                             f"iter_args({argument} = {self.pick_scalar()}) -> (i32) {{")
            self.scalars.append(argument)
        elif rng.random() < 0.08:
            # Its variable cannot be part of subscripts of affine.
            self.line(depth, f"scf.for {variable} = %c1 to %n step %c1 {{")
            array, kind = rng.choice(self.arrays)
            self.line(depth + 1, f"memref.store {self.pick_scalar()}, {array}[{variable}, %c1] : "
                                 f"{kind}")
            self.body(depth + 1, levels - 1, variables)
            self.line(depth, "}")
            self.scalars = saved
            return
        else:
            self.line(depth, f"affine.for {variable} = {self.bounds(variables)} {{")
        self.body(depth + 1, levels - 1, [*variables, variable])
        if carried:
            total = self.name()
            array, kind = rng.choice(self.arrays)
            self.line(depth + 1, f"{total}l = affine.load {array}"
                                 f"[{self.subscripts([*variables, variable])}] : {kind}")
            self.line(depth + 1, f"{total} = arith.addi {argument}, {total}l : i32")
            self.line(depth + 1, f"affine.yield {total} : i32")
        self.line(depth, "}")
        self.scalars = saved + ([result] if carried else [])

    def body(self, depth, levels, variables):
        rng = self.rng
        if levels > 0:
            if rng.random() < 0.25:
                self.statement(depth, variables)
            for _ in range(1 if rng.random() < 0.8 else 2):
                self.loop(depth, levels, variables)
            if rng.random() < 0.25:
                self.statement(depth, variables)
            return
        if variables and rng.random() < 0.1:
            self.line(depth, f"affine.if affine_set<(d0) : (d0 - {rng.randint(1, 8)} >= 0)>"
                             f"({rng.choice(variables)}) {{")
            saved = list(self.scalars)
            self.statement(depth + 1, variables)
            self.scalars = saved
            self.line(depth, "}")
        for _ in range(rng.randint(1, 2)):
            self.statement(depth, variables)
        if rng.random() < 0.03:
            self.line(depth, f"func.call @touch({self.arrays[0][0]}) : ({TYPE}) -> ()")


def make_function(rng, name, has_views):
    arrays = [("%a", TYPE), ("%b", TYPE), ("%c", TYPE)][:rng.randint(1, 3)]
    nest = Nest(rng, arrays)
    nest.line(0, "%c1 = arith.constant 1 : index")
    if has_views and rng.random() < 0.2:
        nest.line(0, f"%view = memref.subview %a[1, 1] [{SIZE - 1}, {SIZE - 1}] [1, 1] : {TYPE} to "
                     f"{VIEW}")
        nest.arrays = [*arrays, ("%view", VIEW)]
    if rng.random() < 0.2:
        nest.line(0, f"%own = memref.alloc() : {TYPE}")
        nest.line(0, f"affine.for %p = 0 to {SIZE} {{ affine.for %q = 0 to {SIZE} {{")
        nest.line(0, f"affine.store %x, %own[%p, %q] : {TYPE} }} }}")
        nest.arrays = [*nest.arrays, ("%own", TYPE)]
    for _ in range(rng.randint(1, 3)):
        nest.loop(0, rng.choice([1, 2, 2, 2, 3]), [])
    if any(array == "%own" for array, _ in nest.arrays):
        nest.line(0, f"%last = affine.load %own[3, 5] : {TYPE}")
        nest.line(0, f"affine.store %last, %a[0, 0] : {TYPE}")
        nest.line(0, f"memref.dealloc %own : {TYPE}")
    return [f"func.func @{name}(%a: {TYPE}, %b: {TYPE}, %c: {TYPE}, %n: index, %m: index, "
            "%x: i32) {", *nest.lines, "  return", "}"]


PRELUDE = f"""
func.func private @touch(%a: {TYPE}) {{
  %one = arith.constant 1 : i32
  affine.store %one, %a[2, 2] : {TYPE}
  return
}}
func.func private @fill(%a: {TYPE}, %seed: i32) {{
  affine.for %i = 0 to {SIZE} {{
    affine.for %j = 0 to {SIZE} {{
      %n = affine.apply affine_map<(d0, d1) -> (d0 * 17 + d1 * 5)>(%i, %j)
      %x = arith.index_cast %n : index to i32
      %y = arith.muli %x, %seed : i32
      memref.store %y, %a[%i, %j] : {TYPE}
    }}
  }}
  return
}}
func.func private @sum(%a: {TYPE}) -> i32 {{
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant {SIZE} : index
  %sum = scf.for %i = %c0 to %size step %c1 iter_args(%s = %zero) -> (i32) {{
    %row = scf.for %j = %c0 to %size step %c1 iter_args(%t = %s) -> (i32) {{
      %x = memref.load %a[%i, %j] : {TYPE}
      %three = arith.constant 1000003 : i32
      %u = arith.muli %t, %three : i32
      %v = arith.xori %u, %x : i32
      scf.yield %v : i32
    }}
    scf.yield %row : i32
  }}
  return %sum : i32
}}
"""


# One-to-one layouts of an array.
LAYOUTS = ["(d1, d0)", "(d0 floordiv 4, d1, d0 mod 4)", "(d0 * 17 + d1 + 3)", "(d1 + 2, d0 + 1)",
           "(d0 floordiv 3, d1 floordiv 5, d0 mod 3, d1 mod 5)", "(-d0 + 15, d1 * 2)",
           "(d0, d1 mod 7, d1 floordiv 7)", "(d0 + d1, d1)"]


def add_layout(text, seed):
    """The module with a layout for all arrays of the type TYPE."""
    layout = f"affine_map<(d0, d1) -> {random.Random(seed).choice(LAYOUTS)}>"
    return text.replace(TYPE, f"{TYPE[:-1]}, {layout}>")


def make_loops(seed, count, has_views=True):
    """A module of `count` functions with loops; `@main` returns a number for each of their arrays."""
    rng = random.Random(seed)
    lines, calls, results = [PRELUDE], [], []
    for number in range(count):
        lines += make_function(rng, f"f{number}", has_views)
        calls += [f"  %n{number} = arith.constant {rng.choice([0, 1, 5, 8, 11])} : index",
                  f"  %m{number} = arith.constant {rng.choice([0, 2, 6, 9, 12])} : index"]
        for array in "abc":
            calls += [f"  %s{number}{array} = arith.constant {rng.randint(1, 99)} : i32",
                      f"  func.call @fill(%{array}, %s{number}{array}) : ({TYPE}, i32) -> ()"]
        calls.append(f"  func.call @f{number}(%a, %b, %c, %n{number}, %m{number}, %s{number}a) : "
                     f"({TYPE}, {TYPE}, {TYPE}, index, index, i32) -> ()")
        for array in "abc":
            results.append(f"%r{number}{array}")
            calls.append(f"  {results[-1]} = func.call @sum(%{array}) : ({TYPE}) -> i32")
    types = ", ".join(["i32"] * len(results))
    lines += [f"func.func @main() -> ({types}) {{",
              *(f"  %{array} = memref.alloc() : {TYPE}" for array in "abc"), *calls,
              *(f"  memref.dealloc %{array} : {TYPE}" for array in "abc"),
              f"  return {', '.join(results)} : {types}", "}"]
    owners = [f"f{number}" for number in range(count) for _ in "abc"]
    return Program("\n".join(lines) + "\n", [], owners, LoopModule(False, True))
