#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes random programs in several ways and compares the results bit for bit.

    utils/check-random-programs.py --tool build/release/bin/strata --modules 200

Each module has --functions random functions (utils/random_programs) and a @main that calls them.
Most have no undefined behavior. The functions of every fourth module have operations of any
operands and flags: @main does not call those for which the interpreter, which executes the
declarations of dialect files, finds undefined behavior, and results that are poison may be any.

With --loops, the functions are nests of loops over arrays, and the passes those of loops; a module of
arrays with a layout has the same results after normalize-memrefs as without the layout. With
--graphs, they are control flow graphs of any shape, which the pass lift-cf-to-scf makes structured.

With --contractions, the functions accumulate products of array elements. They are executed as machine code
for one of --cpus, and by the interpreter after each pass of optimize-loops, also with
tiny caches, so that small nests get all levels of blocks. So are those of --stencils, which have loops over
time around nests that compute elements from their neighbours.

A module is executed by `strata interpret`, and as machine code by
`strata run -O0` and `-O3`; `strata check-passes` executes it after each pass of --pipelines
random pipelines. A pipeline of which @main, or another public function that it does not make
private, is not compared after each pass counts as a difference. The bits of NaNs are not
compared. --out keeps the modules that differ; --print writes one module.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from random_programs import (add_layout, make_contractions, make_graphs, make_loops,
                             make_module, make_stencils)

OPTIMIZATIONS = ["canonicalize", "cse", "sccp", "mem2reg", "sroa", "loop-invariant-code-motion",
                 "loop-invariant-subset-hoisting", "inline", "int-range-optimizations",
                 "control-flow-sink", "remove-dead-values", "symbol-dce",
                 "symbol-privatize{exclude=main}", "topological-sort",
                 "composite-fixed-point-pass{pipeline=canonicalize,cse}"]
# Passes that express operations by others. As in mlir-opt, 0 takes the place of math.ceil of -0.
EXPANSIONS = ["math-expand-ops{ops=round,roundeven,rsqrt,fpowi}",
              "expand-elementwise", "expand-vector-ops", "convert-vector-to-scf",
              "expand-strided-copy", "linalg-generalize-named-ops", "convert-elementwise-to-linalg",
              "generate-runtime-verification", "func.func(lower-vector-multi-reduction)"]
# Passes that move memory. As in mlir-opt, they must run before memory is freed.
MOVES = ["func.func(buffer-hoisting)", "func.func(buffer-loop-hoisting)",
         "func.func(promote-buffers-to-stack)"]
# Passes that lower something, in an order in which they can be used, after those for tensors.
LOWERINGS = ["convert-linalg-to-loops", "convert-linalg-to-affine-loops",
             "convert-linalg-to-parallel-loops", "lower-affine", "expand-strided-metadata",
             "lower-affine", "convert-scf-to-cf"]
# The first one alone supports all programs.
BUFFERIZATIONS = ["bufferize-by-value",
                  "one-shot-bufferize{bufferize-function-boundaries=true}",
                  "one-shot-bufferize{bufferize-function-boundaries=true},"
                  "buffer-deallocation-pipeline"]

# Passes on loops of functions that access arrays.
LOOP_PASSES = ["func.func(affine-loop-tile{tile-size=3})",
               "func.func(affine-loop-tile{tile-sizes=2,4,3 separate})",
               "func.func(affine-loop-tile{tile-sizes=1,3,1})",
               "func.func(affine-loop-tile{tile-sizes=5,1,9})",
               "func.func(affine-loop-tile)", "func.func(affine-parallelize)",
               "func.func(affine-parallelize{parallel-reductions=1})",
               "func.func(affine-loop-unroll-jam{unroll-jam-factor=2})",
               "func.func(affine-loop-unroll-jam{unroll-jam-factor=3})",
               "affine-loop-fusion", "affine-loop-fusion{mode=sibling}",
               "affine-loop-fusion{maximal compute-tolerance=5}",
               "func.func(affine-data-copy-generate)",
               "func.func(affine-data-copy-generate{fast-mem-capacity=1})",
               "func.func(affine-data-copy-generate{skip-non-unit-stride-loops})",
               "func.func(affine-data-copy-generate{generate-dma fast-mem-capacity=0})",
               "func.func(affine-data-copy-generate{generate-dma fast-mem-capacity=0},"
               "affine-pipeline-data-transfer)",
               "func.func(affine-data-copy-generate{generate-dma skip-non-unit-stride-loops},"
               "affine-pipeline-data-transfer)",
               "func.func(affine-loop-unroll{unroll-factor=3})",
               "func.func(affine-loop-unroll{unroll-up-to-factor unroll-factor=5})",
               "func.func(affine-loop-normalize{promote-single-iter})",
               "func.func(affine-loop-interchange)", "func.func(affine-loop-fission)",
               "func.func(affine-loop-interchange{permutation=1,0})",
               "func.func(affine-loop-skewing)",
               "func.func(affine-loop-time-tile{tile-size=3})",
               "func.func(affine-loop-unswitching)", "func.func(affine-index-set-splitting)",
               "func.func(affine-loop-coalescing)",
               "func.func(affine-loop-invariant-code-motion)",
               "func.func(affine-scalrep)",
               "func.func(affine-super-vectorize{virtual-vector-size=4 vectorize-reductions})",
               "func.func(affine-super-vectorize{virtual-vector-size=3 test-fastest-varying=0})",
               "func.func(affine-super-vectorize{virtual-vector-size=2,4})",
               "func.func(affine-super-vectorize{virtual-vector-size=4,2 test-fastest-varying=0,1})",
               "func.func(affine-simplify-min-max)", "func.func(affine-simplify-structures)",
               "func.func(affine-raise-from-memref)", "fold-memref-alias-ops",
               "affine-fold-memref-alias-ops", "canonicalize", "cse",
               "scf-for-to-while", "scf-for-loop-canonicalization",
               "func.func(scf-for-loop-peeling)", "func.func(scf-for-loop-range-folding)",
               "loop-invariant-code-motion", "mem2reg", "lower-affine"]

# Passes on functions whose control flow is a graph of any shape.
GRAPH_PASSES = ["lift-cf-to-scf", "lift-cf-to-scf,canonicalize", "canonicalize,lift-cf-to-scf",
                "lift-cf-to-scf,convert-scf-to-cf,lift-cf-to-scf", "lift-cf-to-scf,cse,sccp",
                "mem2reg,lift-cf-to-scf,remove-dead-values,canonicalize"]

# Sizes of caches with which small nests get blocks and copies.
TINY_CACHES = ["l1-bytes=64 l2-bytes=64 l3-bytes=128", "l1-bytes=256 l2-bytes=512 l3-bytes=1024",
               "l1-bytes=1024 l2-bytes=256 l3-bytes=8192", "l1-bytes=32 l2-bytes=4096 l3-bytes=4096"]

# The instructions that LLVM converts to bf16 with give zero for subnormal numbers.
FEATURES = "--features=-avx512bf16,-avxneconvert"


def choose_pipeline(source, program):
    # As in mlir-opt, this pass treats the values that affine.for yields as
    # dead.
    known = [name for name in OPTIMIZATIONS
             if name != "remove-dead-values" or "= affine.for" not in program.text]
    bufferization = source.choice(BUFFERIZATIONS if program.module.conservative
                                  else BUFFERIZATIONS[:1])
    expansions = EXPANSIONS + ["arith-expand"] * program.module.conservative
    # Its functions have loops of blocks, and branch on operands, which may be poison.
    if "dealloc" not in bufferization and not program.module.unguarded:
        expansions.append("convert-math-to-funcs")
    known += source.sample(expansions, 3)
    first = known + source.sample(MOVES, 1)
    passes = [source.choice(first) for _ in range(source.randint(1, 4))]
    lowerings = [bufferization, *LOWERINGS]
    for lowering in lowerings[:source.randint(0, len(lowerings))]:
        if lowering.startswith("convert-linalg-to") and source.random() < 0.5:
            continue
        passes.append(lowering)
        passes += [source.choice(known) for _ in range(source.randint(0, 2))]
    return f"builtin.module({','.join(passes)})"


class Checker:
    def __init__(self, arguments):
        self.tool = arguments.tool
        self.timeout = arguments.timeout
        self.levels = arguments.levels.split(",") if arguments.levels else []

    def call(self, *command):
        """The output without varying parts, and an error; None for the absent one."""
        try:
            run = subprocess.run([self.tool, *command], capture_output=True, text=True,
                                 timeout=self.timeout, errors="replace", check=False)
        except subprocess.TimeoutExpired:
            return None, "does not end"
        if run.returncode == 0:
            return re.sub(r"(?i)-?\bnan\b", "nan", run.stdout), ""
        # Results of several lines are part of a message; the line of the source is not.
        message = re.split(r"\n[^\n]*\n *\^|\n[^\n]*: note:", run.stderr)[0].strip()
        message = re.sub(r"^.*?error: ", "", message).replace("\n", "; ")
        return None, message or f"exit code {run.returncode}"

    def undefined_function(self, path):
        """The function with undefined behavior that @main calls; None if there is none."""
        run = subprocess.run([self.tool, "interpret", path], capture_output=True, text=True,
                             timeout=self.timeout, errors="replace", check=False)
        callers = re.findall(r"func\.call @(f\d+)", run.stderr)
        return callers[-1] if run.returncode and callers else None

    def check_passes(self, path, pipeline, unguarded):
        # Others than @main cannot be called any more after this pass; those with undefined
        # behavior are called by none.
        entry = ["--entry=main"] if unguarded or "symbol-privatize" in pipeline else []
        # A missing comparison is an error.
        # Passes may not make loops parallel whose iterations depend on each other.
        # Copies of elements are many operations.
        _, error = self.call("check-passes", path, "--inputs=2", "--parallel-order=shuffled",
                             "--max-steps=100000000", *entry,
                             f"--pass-pipeline={pipeline}")
        return [f"{error} ({pipeline})"] if error else []

    def check_levels(self, path, program):
        values = program.arguments
        expected, error = self.call("interpret", path, "--", *values)
        if error or ("poison" in expected and not program.module.unguarded):
            return [f"interpret: {error or 'gives poison'}"]
        problems = []
        for level in self.levels:
            found, error = self.call("run", level, FEATURES, path, "--", *values)
            if error:
                problems.append(f"run {level}: {error}")
                continue
            lines = zip(program.owners, expected.splitlines(), found.splitlines())
            problems += [f"run {level}: @{owner} gives {there}, not {here}"
                         for owner, here, there in lines
                         if here != there and "poison" not in here][:3]
        return problems


def check_layouts(checker, folder, seed, count):
    """Compares arrays with a layout, which are normalized, with arrays without."""
    text = make_loops(seed, count, has_views=False).text
    plain = write(text, folder, f"{seed}-plain.mlir")
    tiled = write(add_layout(text, seed), folder, f"{seed}-layout.mlir")
    normalized, error = checker.call("opt", "--normalize-memrefs", tiled)
    if error:
        return [f"normalize-memrefs: {error}"]
    expected, error = checker.call("interpret", plain)
    found, other_error = checker.call("interpret",
                                      write(normalized, folder, f"{seed}-normal.mlir"))
    if error or other_error or expected != found:
        return [f"normalize-memrefs: {error or other_error or 'other results'}"]
    return []


def choose_loop_pipeline(source, wanted):
    passes = [source.choice(LOOP_PASSES) for _ in range(source.randint(1, 3))]
    if wanted:
        known = [name for name in LOOP_PASSES if wanted in name]
        passes[0] = source.choice(known)
    return f"builtin.module({','.join(passes)})"


def choose_graph_pipeline(source, _):
    return f"builtin.module({source.choice(GRAPH_PASSES)})"


def check_optimized(checker, arguments, seed, path, program, folder):
    """Compares the module with those that optimize-loops makes of it."""
    source = random.Random(seed)
    cpus = arguments.cpus.split(",")
    threads = source.choice(["", "threads=2 min-parallel-work=1", "threads=5 min-parallel-work=50"])
    problems = []
    for caches in ["", source.choice(TINY_CACHES)]:
        pipeline = f"builtin.module(optimize-loops{{cpu={source.choice(cpus)} {caches} {threads}}})"
        if not arguments.results_only:
            problems += checker.check_passes(path, pipeline, True)
    optimized, error = checker.call("opt", path, "--verify-each", f"--pass-pipeline={pipeline}")
    if error:
        return [*problems, f"{error} ({pipeline})"]
    tiny = write(optimized, folder, f"{seed}-tiny.mlir")
    expected, error = checker.call("interpret", path)
    # Compilation takes most of the time.
    runs = [(path, "-O3", f"--cpu={source.choice(cpus)}"),
            (tiny, "-O1", f"--cpu={cpus[0]}", "--threads=3")]
    for file, *options in runs:
        found, error = checker.call("run", file, *options)
        pairs = zip(program.owners, expected.splitlines(), found.splitlines()) if found else []
        problems += [f"run {' '.join(options)} ({pipeline if file == tiny else ''}): "
                     f"@{owner} gives {there}, not {here}"
                     for owner, here, there in pairs if here != there][:3]
        problems += [f"run {' '.join(options)}: {error}"] if error else []
    return problems


class Kind:
    """How the programs are made, and which passes are used for them."""

    def __init__(self, arguments):
        self.is_optimized = arguments.contractions or arguments.stencils
        self.is_general = not (arguments.loops or arguments.graphs or self.is_optimized)
        self.make = (make_loops if arguments.loops else make_graphs if arguments.graphs else
                     make_contractions if arguments.contractions else
                     make_stencils if arguments.stencils else make_module)
        if arguments.loops:
            self.choose_pipeline = lambda source, _: choose_loop_pipeline(source, arguments.first)
        else:
            self.choose_pipeline = choose_graph_pipeline if arguments.graphs else choose_pipeline


def write(text, folder, name):
    path = os.path.join(folder, name)
    pathlib.Path(path).write_text(text)
    return path


def check_module(checker, arguments, seed):
    """Messages about results that differ."""
    kind = Kind(arguments)
    program = kind.make(seed, arguments.functions)
    source = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = write(program.text, folder, f"{seed}.mlir")
        omitted = set()
        while kind.is_general and program.module.unguarded and (
                name := checker.undefined_function(path)):
            omitted.add(name)
            program = make_module(seed, arguments.functions, omitted)
            write(program.text, folder, f"{seed}.mlir")
        problems = checker.check_levels(path, program)
        pipelines = ([f"builtin.module({name})" for name in LOOP_PASSES] if arguments.each_pass else
                     [kind.choose_pipeline(source, program) for _ in range(arguments.pipelines)])
        if kind.is_optimized:
            pipelines = []
            problems += check_optimized(checker, arguments, seed, path, program, folder)
        for pipeline in pipelines:
            problems += checker.check_passes(path, pipeline, program.module.unguarded)
        if arguments.loops:
            problems += check_layouts(checker, folder, seed, arguments.functions)
    if problems and arguments.out:
        notes = "".join(f"// {problem}\n" for problem in problems)
        write(f"{program.text}// {' '.join(program.arguments)}\n{notes}", arguments.out, f"{seed}.mlir")
    return [f"seed {seed}: {problem}" for problem in problems]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--seed", type=int, default=1, help="of the first module")
    parser.add_argument("--modules", type=int, default=200)
    parser.add_argument("--functions", type=int, default=50, help="of each module")
    parser.add_argument("--pipelines", type=int, default=2, help="for each module")
    parser.add_argument("--each-pass", action="store_true",
                        help="with --loops: each pass alone in place of random pipelines")
    parser.add_argument("--loops", action="store_true", help="programs of loops over arrays")
    parser.add_argument("--first", help="part of the name of the first pass of pipelines for loops")
    parser.add_argument("--graphs", action="store_true", help="control flow graphs of any shape")
    parser.add_argument("--contractions", action="store_true",
                        help="programs that accumulate products of array elements")
    parser.add_argument("--stencils", action="store_true",
                        help="programs of loops over time around stencils")
    parser.add_argument("--results-only", action="store_true",
                        help="with these two: only machine code, not after each pass")
    parser.add_argument("--cpus", default="native,x86-64,haswell",
                        help="with --contractions and --stencils: the processors")
    parser.add_argument("--levels", default="-O0,-O3")
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", help="folder for modules that differ")
    parser.add_argument("--print", action="store_true", help="print the first module")
    arguments = parser.parse_args()
    if arguments.print:
        program = Kind(arguments).make(arguments.seed, arguments.functions)
        print(f"{program.text}// {' '.join(program.arguments)}")
        return 0
    if arguments.out:
        os.makedirs(arguments.out, exist_ok=True)
    checker = Checker(arguments)
    count = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + arguments.modules)
        for problems in pool.map(lambda seed: check_module(checker, arguments, seed), seeds):
            count += bool(problems)
            for problem in problems:
                print(problem, flush=True)
    print(f"{arguments.modules * arguments.functions} programs in {arguments.modules} modules: "
          f"{count} modules with differences")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
