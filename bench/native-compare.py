#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Size and start of strata-codegen, and `strata run` against `mlir-opt | mlir-runner`.

Programs are in the llvm dialect: `trivial` returns a number, `functions` calls 1,000 small
functions. Times are the minimum of --runs; CPU time is that of all processes.
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

TRIVIAL = """llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}
"""

FUNCTION = """llvm.func @f{i}(%x: i32) -> i32 attributes {{passthrough = ["noinline"]}} {{
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.mlir.constant({c} : i32) : i32
  %a = llvm.add %x, %c : i32
  %m = llvm.mul %a, %x : i32
  llvm.br ^head(%zero, %m : i32, i32)
^head(%k: i32, %s: i32):
  %goon = llvm.icmp "slt" %k, %x : i32
  llvm.cond_br %goon, ^body, ^end
^body:
  %t = llvm.xor %s, %a : i32
  %u = llvm.add %t, %c : i32
  %next = llvm.add %k, %one : i32
  llvm.br ^head(%next, %u : i32, i32)
^end:
  %p = llvm.icmp "slt" %s, %c : i32
  llvm.cond_br %p, ^less, ^more
^less:
  %z = llvm.sub %s, %x : i32
  llvm.return %z : i32
^more:
  %w = llvm.shl %s, %one : i32
  llvm.return %w : i32
}}
"""


def functions(count):
    parts = [FUNCTION.format(i=i, c=7 * i + 3) for i in range(count)]
    calls = "".join(
        f"  %r{i} = llvm.call @f{i}(%x) : (i32) -> i32\n"
        f"  %s{i + 1} = llvm.xor %s{i}, %r{i} : i32\n" for i in range(count))
    parts.append("llvm.func @main() -> i32 {\n"
                 "  %x = llvm.mlir.constant(3 : i32) : i32\n"
                 "  %s0 = llvm.mlir.constant(0 : i32) : i32\n"
                 f"{calls}  llvm.return %s{count} : i32\n}}\n")
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

    print(f"{'program':12}{'level':6}{'strata run':>20}"
          f"{'mlir-opt | mlir-runner':>26}   (wall / cpu ms)")
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("trivial", TRIVIAL), ("functions", functions(1000))):
            path = os.path.join(folder, name + ".mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            for level in arguments.levels.split(","):
                runs = arguments.runs if name == "trivial" or level == "0" else 3
                flags = ["-e", "main", "--entry-point-result=i32", f"-O{level}"]
                ours = measure([strata, "run", path] + flags, runs)
                theirs = measure(
                    ["/bin/sh", "-c", '"$0" "$1" | "$2" -e main '
                     f"--entry-point-result=i32 -O{level}", opt, path, runner],
                    runs)
                if ours[0] != theirs[0]:
                    sys.exit(f"{name}: other results: {ours[0]} {theirs[0]}")
                print(f"{name:12}-O{level:4}{ours[1]:12.1f} /{ours[2]:7.1f}"
                      f"{theirs[1]:16.1f} /{theirs[2]:7.1f}")


if __name__ == "__main__":
    main()
