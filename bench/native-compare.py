#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Size and start of strata-codegen, and `strata run` against `mlir-opt | mlir-runner`.

`trivial` returns a number, `matmul` multiplies matrices of 64x64 by loops, `functions` calls
1,000 small functions. They are run as they are written, and from the llvm dialect, to which
mlir-opt lowers them before. Times are the minimum of --runs; CPU time is that of all processes.
"""

import argparse
import os
import pathlib
import resource
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

TRIVIAL = """func.func @main() -> i32 {
  %0 = arith.constant 42 : i32
  return %0 : i32
}
"""

FUNCTION = """func.func @f{i}(%x: i32) -> i32 attributes {{passthrough = ["noinline"]}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.index_cast %x : i32 to index
  %one = arith.constant 1 : i32
  %c = arith.constant {c} : i32
  %a = arith.addi %x, %c : i32
  %m = arith.muli %a, %x : i32
  %s = scf.for %k = %c0 to %n step %c1 iter_args(%u = %m) -> (i32) {{
    %t = arith.xori %u, %a : i32
    %v = arith.addi %t, %c : i32
    scf.yield %v : i32
  }}
  %p = arith.cmpi slt, %s, %c : i32
  %r = scf.if %p -> (i32) {{
    %z = arith.subi %s, %x : i32
    scf.yield %z : i32
  }} else {{
    %w = arith.shli %s, %one : i32
    scf.yield %w : i32
  }}
  return %r : i32
}}
"""

MATMUL = """func.func @multiply(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x64xf32>
        %p = arith.mulf %a, %b : f32
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %A = memref.alloc() : memref<64x64xf32>
  %C = memref.alloc() : memref<64x64xf32>
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %one, %A[%i, %j] : memref<64x64xf32>
      affine.store %zero, %C[%i, %j] : memref<64x64xf32>
    }
  }
  call @multiply(%A, %A, %C) : (memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>) -> ()
  %c1 = arith.constant 1 : index
  %x = memref.load %C[%c1, %c1] : memref<64x64xf32>
  %r = arith.fptosi %x : f32 to i32
  return %r : i32
}
"""

PIPELINE = ("--lower-affine --convert-scf-to-cf --expand-strided-metadata "
            "--finalize-memref-to-llvm --convert-arith-to-llvm "
            "--convert-func-to-llvm --convert-cf-to-llvm "
            "--reconcile-unrealized-casts")


def functions(count):
    parts = [FUNCTION.format(i=i, c=7 * i + 3) for i in range(count)]
    calls = "".join(
        f"  %r{i} = func.call @f{i}(%x) : (i32) -> i32\n"
        f"  %s{i + 1} = arith.xori %s{i}, %r{i} : i32\n" for i in range(count))
    parts.append("func.func @main() -> i32 {\n"
                 "  %x = arith.constant 3 : i32\n"
                 "  %s0 = arith.constant 0 : i32\n"
                 f"{calls}  return %s{count} : i32\n}}\n")
    return "".join(parts)


def cpu():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(command, runs, **options):
    """Returns the output and the minimum of wall and CPU time, in milliseconds."""
    walls, cpus = [], []
    for _ in range(runs):
        before, start = cpu(), time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.PIPE, check=False,
                              **options)
        walls.append(time.perf_counter() - start)
        cpus.append(cpu() - before)
    if done.returncode:
        sys.exit(f"failed: {command}")
    return done.stdout, min(walls) * 1e3, min(cpus) * 1e3


def start_codegen(program, runs):
    """Starts the program and closes its channel, upon which it ends."""
    walls, cpus = [], []
    for _ in range(runs):
        ours, theirs = socket.socketpair()
        with tempfile.TemporaryFile() as memory:
            # In the new process the descriptors have the numbers of the protocol.
            script = (f'exec "$0" 3<&{theirs.fileno()} 4<&{memory.fileno()}')
            ours.close()
            before, start = cpu(), time.perf_counter()
            subprocess.run(["/bin/sh", "-c", script, program], check=True,
                           pass_fds=(theirs.fileno(), memory.fileno()))
            walls.append(time.perf_counter() - start)
            cpus.append(cpu() - before)
        theirs.close()
    return min(walls) * 1e3, min(cpus) * 1e3


def stripped_size(program):
    with tempfile.TemporaryDirectory() as folder:
        to = os.path.join(folder, "stripped")
        subprocess.run(["strip", "-o", to, program], check=True)
        return os.path.getsize(to) / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default=ROOT / "build/release/bin",
                        type=pathlib.Path, help="folder of strata")
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-22/bin",
                        type=pathlib.Path, help="folder of mlir-opt")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--levels", default="0,2")
    arguments = parser.parse_args()
    strata = str(arguments.bin / "strata")
    codegen = str(arguments.bin / "strata-codegen")
    opt = str(arguments.llvm_bin / "mlir-opt")
    runner = str(arguments.llvm_bin / "mlir-runner")

    for program in (strata, codegen):
        print(f"{os.path.basename(program):16} {stripped_size(program):6.1f} MB")
    _, shell_wall, shell_cpu = measure(["/bin/sh", "-c", ":"], arguments.runs)
    wall, spent = start_codegen(codegen, arguments.runs)
    print(f"start of strata-codegen: {wall - shell_wall:.1f} ms wall, "
          f"{spent - shell_cpu:.1f} ms cpu\n")

    print(f"{'program':12}{'from':7}{'level':6}{'strata run':>20}"
          f"{'mlir-opt | mlir-runner':>26}   (wall / cpu ms)")
    programs = (("trivial", TRIVIAL), ("matmul", MATMUL),
                ("functions", functions(1000)))
    with tempfile.TemporaryDirectory() as folder:
        for name, text in programs:
            source = os.path.join(folder, name + ".mlir")
            lowered = os.path.join(folder, name + ".llvm.mlir")
            with open(source, "w", encoding="utf-8") as file:
                file.write(text)
            subprocess.run([opt, source, *PIPELINE.split(), "-o", lowered],
                           check=True)
            for level in arguments.levels.split(","):
                runs = 3 if name == "functions" and level != "0" else arguments.runs
                for path, pipeline in ((source, PIPELINE), (lowered, "")):
                    compare([strata, "run", path], f"{opt} {path} {pipeline} | "
                            f"{runner}", level, runs,
                            f"{name:12}{'source' if pipeline else 'llvm':7}")


def compare(ours, theirs, level, runs, title):
    flags = ["-e", "main", "--entry-point-result=i32", f"-O{level}"]
    our = measure(ours + flags, runs)
    their = measure(["/bin/sh", "-c", f"{theirs} {' '.join(flags)}"], runs)
    if our[0] != their[0]:
        sys.exit(f"{title}: other results: {our[0]} {their[0]}")
    print(f"{title}-O{level:4}{our[1]:12.1f} /{our[2]:7.1f}"
          f"{their[1]:16.1f} /{their[2]:7.1f}", flush=True)


if __name__ == "__main__":
    main()
