#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowering to the llvm dialect: the passes of `strata opt` against those of mlir-opt.

Both programs run in turn, --runs times, with the passes and without any; the time of the
passes is the difference of the minima. `whole` is the program with its passes, which reads and
prints text too. Ratios above 1.00: Strata is faster. Both write the same text (--check).
"""

import argparse
import sys
import tempfile
from pathlib import Path

from compare import (ROOT, find_upstream, geometric_mean, measure,
                     same_output)

ARITH = """func.func @f{i}(%a: i64, %b: i64) -> i64 {{
  %c = arith.constant {i} : i64
  %0 = arith.addi %a, %c : i64
  %1 = arith.muli %0, %b overflow<nsw> : i64
  %2 = arith.subi %1, %a : i64
  %3 = arith.xori %2, %1 : i64
  %4 = arith.andi %3, %0 : i64
  %5 = arith.ori %4, %c : i64
  %6 = arith.cmpi slt, %5, %b : i64
  %7 = arith.select %6, %5, %3 : i64
  return %7 : i64
}}
"""

CALLS = """func.func private @f{i}(%x: i32, %y: f32) -> (i32, f32) {{
  %c = arith.constant {i} : i32
  %0 = arith.cmpi slt, %x, %c : i32
  cf.cond_br %0, ^bb1(%x : i32), ^bb2
^bb1(%z: i32):
  %1:2 = call @f{i}(%z, %y) : (i32, f32) -> (i32, f32)
  %2 = arith.addf %1#1, %y fastmath<fast> : f32
  cf.br ^bb3(%1#0, %2 : i32, f32)
^bb2:
  %3 = arith.fptosi %y : f32 to i32
  cf.switch %3 : i32, [
    default: ^bb3(%3, %y : i32, f32),
    0: ^bb1(%x : i32)
  ]
^bb3(%r: i32, %s: f32):
  return %r, %s : i32, f32
}}
"""

AFFINE = """func.func @f{i}(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {{
  affine.for %i = 0 to 64 {{
    affine.for %j = 0 to 64 {{
      affine.for %k = 0 to 64 {{
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x64xf32>
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<64x64xf32>
      }}
    }}
  }}
  return
}}
"""

SCF = """func.func @f{i}(%x: memref<?xf32>, %n: index, %a: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant {i}.0 : f32
  %d = memref.dim %x, %c0 : memref<?xf32>
  %t = memref.alloc(%d) : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (f32) {{
    %v = memref.load %x[%i] : memref<?xf32>
    %e = math.exp %v : f32
    %q = arith.cmpf olt, %e, %a : f32
    %w = scf.if %q -> (f32) {{
      memref.store %e, %t[%i] : memref<?xf32>
      %m = arith.addf %acc, %e : f32
      scf.yield %m : f32
    }} else {{
      scf.yield %acc : f32
    }}
    scf.yield %w : f32
  }}
  memref.dealloc %t : memref<?xf32>
  return %r : f32
}}
"""

VECTOR = """func.func @f{i}(%x: memref<128xf32>, %y: memref<128xf32>) {{
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c8 {{
    %a = vector.load %x[%i] : memref<128xf32>, vector<8xf32>
    %b = vector.load %y[%i] : memref<128xf32>, vector<8xf32>
    %c = vector.fma %a, %b, %a : vector<8xf32>
    %s = vector.reduction <add>, %c : vector<8xf32> into f32
    %d = vector.broadcast %s : f32 to vector<8xf32>
    %e = arith.addf %d, %c : vector<8xf32>
    vector.store %e, %y[%i] : memref<128xf32>, vector<8xf32>
  }}
  return
}}
"""

END = ("convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,"
       "reconcile-unrealized-casts")
MEMORY = "expand-strided-metadata,finalize-memref-to-llvm"
# Name, a function, how many of them, passes.
INPUTS = (
    ("arith", ARITH, 20000,
     "func.func(convert-arith-to-llvm),convert-func-to-llvm,"
     "reconcile-unrealized-casts"),
    ("calls", CALLS, 20000,
     "func.func(convert-arith-to-llvm),convert-cf-to-llvm,"
     "convert-func-to-llvm,reconcile-unrealized-casts"),
    ("affine", AFFINE, 4000, f"lower-affine,convert-scf-to-cf,{MEMORY},{END}"),
    ("scf", SCF, 5000,
     f"convert-scf-to-cf,{MEMORY},convert-math-to-llvm,{END}"),
    ("vector", VECTOR, 5000,
     f"convert-scf-to-cf,convert-vector-to-llvm,{MEMORY},{END}"),
)


def best(commands, runs):
    """Wall and CPU seconds of each command, the minima of `runs` rounds."""
    result = [(float("inf"), float("inf"))] * len(commands)
    for _ in range(runs):
        for number, command in enumerate(commands):
            wall, cpu, _, code = measure(command)
            if code != 0:
                sys.exit(f"{' '.join(command)} failed: {code}")
            result[number] = tuple(map(min, result[number], (wall, cpu)))
    return result


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, metavar="N")
    parser.add_argument("--inputs", default="",
                        help="names, separated by commas; all without")
    parser.add_argument("--upstream", metavar="MLIR_OPT")
    parser.add_argument("--strata",
                        default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--check", action="store_true",
                        help="also compare what both print")
    arguments = parser.parse_args()
    upstream = find_upstream(arguments.upstream)
    if not upstream:
        print("skipped: there is no mlir-opt")
        return
    wanted = set(filter(None, arguments.inputs.split(",")))
    print(f"{'input':10}{'passes, s':>22}{'ratio':>8}{'CPU s':>22}{'ratio':>8}"
          f"{'whole':>8}{'CPU':>8}")
    ratios = []
    for name, text, count, passes in INPUTS:
        if wanted and name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{name}.mlir"
            path.write_text("".join(text.format(i=i) for i in range(count)))
            pipeline = f"--pass-pipeline=builtin.module({passes})"
            programs = ([upstream], [arguments.strata, "opt"])
            lowering = [[*p, str(path), pipeline] for p in programs]
            reading = [[*p, str(path)] for p in programs]
            times = best([*lowering, *reading], arguments.runs)
            same = same_output(lowering) if arguments.check else True
        row = []
        for kind in range(2):
            both = [times[i][kind] - times[i + 2][kind] for i in range(2)]
            row += [*both, both[0] / max(both[1], 1e-6)]
        whole = [times[0][kind] / times[1][kind] for kind in range(2)]
        ratios.append((row[2], row[5], *whole))
        print(f"{name:10}{row[0]:>11.3f}{row[1]:>11.3f}{row[2]:>8.2f}"
              f"{row[3]:>11.3f}{row[4]:>11.3f}{row[5]:>8.2f}"
              f"{whole[0]:>8.2f}{whole[1]:>8.2f}"
              f"{'' if same else '  outputs differ'}", flush=True)
    means = [geometric_mean(column) for column in zip(*ratios)]
    print(f"{'mean':10}{means[0]:>30.2f}{means[1]:>30.2f}"
          f"{means[2]:>8.2f}{means[3]:>8.2f}")


if __name__ == "__main__":
    main()
