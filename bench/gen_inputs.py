#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the inputs of bench/compare.py: generic form, unregistered ops.

The files called custom_* are in custom form, of func, cf and arith.
Each file stresses one thing, named by its function below. The files are the
same on every machine. Scale 1 gives files of 7 to 70 MB, 0.01 is for trying.

Usage: bench/gen_inputs.py --out DIR [--scale X] [--files PREFIX,...]
"""

import argparse
import random
import struct
from pathlib import Path

SEED = 20_240_601


def count(base, scale):
    return max(1, int(base * scale))


def a_many_functions(scale):
    """Many small functions: three nested loops with six ops inside."""
    for number in range(count(31_000, scale)):
        m, n, k = 16 + number % 240, 8 + number % 120, 32 + number % 480
        a, b, c = f"memref<{m}x{k}xf64>", f"memref<{k}x{n}xf64>", f"memref<{m}x{n}xf64>"
        yield f'''"bench.func"() ({{
^bb0(%A: {a}, %B: {b}, %C: {c}):
  "bench.for"() ({{
  ^bb0(%i: index):
    "bench.for"() ({{
    ^bb0(%j: index):
      "bench.for"() ({{
      ^bb0(%k: index):
        %a = "bench.load"(%A, %i, %k) : ({a}, index, index) -> f64
        %b = "bench.load"(%B, %k, %j) : ({b}, index, index) -> f64
        %c = "bench.load"(%C, %i, %j) : ({c}, index, index) -> f64
        %p = "bench.mulf"(%a, %b) : (f64, f64) -> f64
        %s = "bench.addf"(%c, %p) : (f64, f64) -> f64
        "bench.store"(%s, %C, %i, %j) : (f64, {c}, index, index) -> ()
        "bench.yield"() : () -> ()
      }}) {{lower = 0 : index, upper = {k} : index}} : () -> ()
      "bench.yield"() : () -> ()
    }}) {{lower = 0 : index, upper = {n} : index}} : () -> ()
    "bench.yield"() : () -> ()
  }}) {{lower = 0 : index, upper = {m} : index}} : () -> ()
  "bench.return"() : () -> ()
}}) {{sym_name = "matmul_{number}"}} : () -> ()
'''


def b_huge_block(scale):
    """One block of 300,000 ops over the most recent values."""
    rng = random.Random(SEED)
    yield '"bench.func"() ({\n^bb0(%a0: i64, %a1: i64):\n'
    recent = ["%a0", "%a1"]
    for number in range(count(300_000, scale)):
        if number % 7 == 3:
            yield (f'  %{number} = "bench.constant"() '
                   f"{{value = {rng.randrange(1 << 31)} : i64}} : () -> i64\n")
        else:
            name = rng.choice(("addi", "muli", "xori", "subi"))
            lhs, rhs = rng.choice(recent), rng.choice(recent)
            yield (f'  %{number} = "bench.{name}"({lhs}, {rhs}) '
                   ": (i64, i64) -> i64\n")
        recent = recent[-15:] + [f"%{number}"]
    yield f'  "bench.return"({recent[-1]}) : (i64) -> ()\n'
    yield '}) {sym_name = "huge"} : () -> ()\n'


def c_big_cfg(scale):
    """One function of 50,000 blocks with arguments, branches and loops."""
    rng = random.Random(SEED)
    blocks = count(50_000, scale)
    yield '"bench.func"() ({\n^bb0(%a: i32, %c: i1):\n'
    yield '  "bench.br"(%a, %a)[^b0] : (i32, i32) -> ()\n'
    for number in range(blocks):
        first = 4 * number
        yield f"^b{number}(%x{number}: i32, %y{number}: i32):\n"
        operands = f"%x{number}, %y{number}"
        for step in range(3):
            name = ("addi", "muli", "subi")[step]
            yield (f'  %{first + step} = "bench.{name}"({operands}) '
                   ": (i32, i32) -> i32\n")
            operands = f"%{first + step}, %a"
        yield (f'  %{first + 3} = "bench.cmpi"(%{first + 2}, %{first}) '
               f"{{predicate = {number % 10} : i64}} : (i32, i32) -> i1\n")
        last = blocks - 1
        near = min(last, number + 1)
        far = max(0, min(last, number + rng.randint(-20, 40)))
        yield (f'  "bench.cond_br"(%{first + 3}, %{first}, %{first + 1}, '
               f"%{first + 1}, %{first + 2})[^b{near}, ^b{far}] "
               ": (i1, i32, i32, i32, i32) -> ()\n")
    yield '}) {sym_name = "cfg"} : () -> ()\n'


def dense(text, elements):
    yield '%0 = "bench.constant"() {value = dense<'
    yield from text
    yield (f"> : tensor<{elements}xf32>}} : () -> tensor<{elements}xf32>\n")


def e_dense_hex(scale):
    """Five million f32 as one hex string."""
    elements = count(5_000_000, scale)
    rng = random.Random(SEED)

    def text():
        yield '"0x'
        for start in range(0, elements, 10_000):
            chunk = [rng.gauss(0, 1) for _ in range(min(10_000, elements - start))]
            yield struct.pack(f"<{len(chunk)}f", *chunk).hex().upper()
        yield '"'

    return dense(text(), elements)


def e_dense_decimal(scale):
    """Five million f32 as a list of decimal numbers."""
    elements = count(5_000_000, scale)
    rng = random.Random(SEED)

    def text():
        yield f"[{rng.gauss(0, 1):.6e}"
        for _ in range(elements - 1):
            yield f", {rng.gauss(0, 1):.6e}"
        yield "]"

    return dense(text(), elements)


def f_distinct(scale):
    """A hundred thousand distinct types and attributes."""
    for n in range(count(25_000, scale)):
        yield (
            f'%{n}:2 = "bench.op"() {{p = {n} : i64, q = "name_{n}", '
            f"r = [{n} : i32, @s{n}, unit], "
            f"t = affine_map<(d0, d1)[s0] -> (d0 * {n + 1} + s0, "
            f"d1 floordiv {n + 2} + {n})>, "
            f"u = memref<{n + 1}x{n % 97 + 1}xf32>, "
            f"v = vector<{n % 1000 + 1}x{n // 1000 + 1}xi16>}} "
            f": () -> (tensor<?x{n + 1}x{n % 31 + 1}xf64>, "
            f"tuple<i{n % 2000 + 1}, tensor<{n + 1}xf32>, index>)\n")


def g_long_use_list(scale):
    """One value with a million uses."""
    yield '%a = "bench.source"() : () -> i32\n'
    for _ in range(count(1_000_000, scale)):
        yield '"bench.use"(%a) : (i32) -> ()\n'


def g_wide_op(scale):
    """One op with a million operands and one with a million results."""
    width = count(1_000_000, scale)
    operands, types = ", ".join(["%a"] * width), ", ".join(["i32"] * width)
    yield '%a = "bench.source"() : () -> i32\n'
    yield f'"bench.use"({operands}) : ({types}) -> ()\n'
    yield f'%r:{width} = "bench.make"() : () -> ({types})\n'


def with_locations(total, location):
    """One block of adds; `location(n)` is printed after op `n`."""
    yield '"bench.func"() ({\n^bb0(%a: i32, %b: i32):\n'
    previous = "%b"
    for n in range(total):
        yield (f'  %{n} = "bench.add"({previous}, %a) : (i32, i32) -> i32 '
               f"loc({location(n)})\n")
        previous = f"%{n}"
    yield f'  "bench.return"({previous}) : (i32) -> ()\n'
    yield '}) {sym_name = "locs"} : () -> ()\n'


def file_location(n):
    return f'"model/layer_{n // 5000}.py":{n % 5000 + 1}:{n % 77 + 1}'


def h_locs_inline(scale):
    """300,000 ops, each with its own file location."""
    return with_locations(count(300_000, scale), file_location)


def h_locs_mixed(scale):
    """100,000 ops with file, name, call site and fused locations."""

    def location(n):
        here = file_location(n)
        return (
            here,
            f'"node_{n}"({here})',
            f'callsite("inner_{n}" at {here})',
            f'fused[{here}, "second.py":{n + 1}:2]',
            f'fused<"pass_{n % 10}">[{here}]',
        )[n * 7 % 5]

    return with_locations(count(100_000, scale), location)


def h_locs_aliased(scale):
    """300,000 ops whose locations are aliases defined at the end."""
    total = count(300_000, scale)
    yield from with_locations(total, lambda n: f"#loc{n}")
    for n in range(total):
        yield f"#loc{n} = loc({file_location(n)})\n"


def i_many_symbols(scale):
    """Many small functions that refer to each other by symbol."""
    for n in range(count(100_000, scale)):
        yield f'''"bench.func"() ({{
^bb0(%x: i32, %y: i32):
  %0 = "bench.call"(%x, %y) {{callee = @f_{n * 7 % 100_003}}} : (i32, i32) -> i32
  %1 = "bench.call"(%y, %0) {{callee = @m_{n % 50}::@f_{n}}} : (i32, i32) -> i32
  %2 = "bench.addi"(%0, %1) : (i32, i32) -> i32
  "bench.return"(%2) : (i32) -> ()
}}) {{sym_name = "f_{n}", sym_visibility = "private"}} : () -> ()
'''


def custom_arith(scale):
    """Functions of 100 ops of arith in custom form."""
    rng = random.Random(SEED)
    ops = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui"]
    for number in range(count(3_000, scale)):
        yield f"func.func @f{number}(%a: i64, %b: i64) -> i64 {{\n"
        for n in range(10):
            yield f"  %{n} = arith.constant {rng.randrange(1 << 20)} : i64\n"
        for n in range(10, 100):
            left, right = rng.randrange(n), rng.randrange(max(0, n - 20), n)
            flags = " overflow<nsw>" if n % 13 == 0 else ""
            name = "addi" if flags else rng.choice(ops)
            yield f"  %{n} = arith.{name} %{left}, %{right}{flags} : i64\n"
        yield "  return %99 : i64\n}\n"


def custom_calls(scale):
    """Functions with branches and calls in custom form."""
    total = count(30_000, scale)
    for n in range(total):
        yield f"""func.func private @f{n}(%x: i32, %y: f32) -> (i32, f32) {{
  %c = arith.constant {n} : i32
  %0 = arith.cmpi slt, %x, %c : i32
  cf.cond_br %0, ^bb1(%x : i32), ^bb2
^bb1(%z: i32):
  %1:2 = call @f{n * 7 % total}(%z, %y) : (i32, f32) -> (i32, f32)
  %2 = arith.addf %1#1, %y fastmath<fast> : f32
  cf.br ^bb3(%1#0, %2 : i32, f32)
^bb2:
  %3 = arith.fptosi %y : f32 to i32
  %4 = arith.select %0, %3, %x : i32
  cf.switch %4 : i32, [
    default: ^bb3(%3, %y : i32, f32),
    {n % 9}: ^bb1(%x : i32)
  ]
^bb3(%r: i32, %s: f32):
  return %r, %s : i32, f32
}}
"""


INPUTS = [
    a_many_functions, b_huge_block, c_big_cfg, e_dense_hex, e_dense_decimal,
    f_distinct, g_long_use_list, g_wide_op, h_locs_inline, h_locs_mixed,
    h_locs_aliased, i_many_symbols, custom_arith, custom_calls,
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--files", help="only names with these prefixes")
    args = parser.parse_args()
    prefixes = tuple(args.files.split(",")) if args.files else ("",)

    args.out.mkdir(parents=True, exist_ok=True)
    stamp = args.out / "scale.txt"
    same_scale = stamp.exists() and stamp.read_text() == f"{args.scale}\n"
    for generate in INPUTS:
        form = "" if generate.__name__.startswith("custom_") else ".generic"
        path = args.out / f"{generate.__name__}{form}.mlir"
        if not generate.__name__.startswith(prefixes):
            continue
        if same_scale and path.exists():
            continue
        partial = path.with_suffix(".part")
        with partial.open("w") as file:
            file.writelines(generate(args.scale))
        partial.rename(path)
        print(f"{path.stat().st_size:10} bytes  {path.name}: "
              f"{generate.__doc__.splitlines()[0]}")
    stamp.write_text(f"{args.scale}\n")


if __name__ == "__main__":
    main()
