#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the loop passes of `strata opt` with those of mlir-opt on generated programs.

Each pass runs on each shape of bench/loop_shapes.py at two sizes, of which the second one is twice the
first. The table has the time of the pass at the second size in milliseconds (of --mlir-timing, without
threads, the minimum of the runs; a dash if the program fails or needs more than 20 s), the ratio
(above 1.0: Strata is faster), and the exponents of growth, log2 of the quotient of the times at both
sizes, for times of at least 5 ms. Rows of less than 2 ms are left out. The last line is the geometric
mean of the ratios.
"""

import argparse
import math
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from compare import ROOT, find_upstream, geometric_mean
from loop_shapes import SHAPES

PASSES = """
affine-loop-fusion affine-loop-tile=tile-size=4 affine-loop-unroll=unroll-factor=4
affine-loop-unroll-jam=unroll-jam-factor=2 affine-loop-invariant-code-motion affine-loop-normalize
affine-loop-coalescing affine-scalrep affine-parallelize affine-super-vectorize=virtual-vector-size=4
affine-simplify-structures affine-simplify-min-max affine-expand-index-ops
affine-expand-index-ops-as-affine affine-raise-from-memref affine-fold-memref-alias-ops
affine-data-copy-generate fold-memref-alias-ops scf-for-loop-canonicalization scf-for-loop-peeling
scf-for-loop-specialization scf-for-loop-range-folding scf-for-to-while scf-forall-to-for
scf-forall-to-parallel scf-parallel-loop-fusion scf-parallel-loop-specialization
scf-parallel-loop-tiling scf-parallel-for-to-nested-fors normalize-memrefs flatten-memref
expand-strided-metadata lower-affine canonicalize cse
""".split()
# Rows are printed if one of both times is at least this many seconds.
LEAST_FOR_ROW = 0.002
# A time below this many seconds has too few digits for an exponent.
LEAST_FOR_GROWTH = 0.005
TIMEOUT = 20


def pipeline_of(flag, upstream):
    """The pass on the module, or on functions where mlir-opt demands that."""
    name, _, options = flag.partition("=")
    element = f"{name}{{{options}}}" if options else name
    done = subprocess.run([upstream, f"--pass-pipeline=builtin.module({element})", "-o", os.devnull],
                          capture_output=True, text=True, input="")
    if done.returncode:
        element = f"func.func({element})"
    return f"--pass-pipeline=builtin.module({element})"


def pass_time(program, pipeline, path):
    """Returns the seconds that the pass needs, or None if the program fails."""
    command = [*program, "--mlir-disable-threading", "--mlir-timing", "--verify-each=0", pipeline,
               str(path), "-o", os.devnull]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        return None
    entries = re.findall(r"^ +(\d+\.\d+) \( *[\d.]+%\)  (?:  )?([^\s(].*)$", done.stderr, re.M)
    return sum(float(seconds) for seconds, name in entries
               if name not in ("Parser", "Output", "Rest", "Total") and not name.endswith("Pipeline"))


def fastest(program, pipeline, path, runs):
    times = [pass_time(program, pipeline, path) for _ in range(runs)]
    return None if None in times else min(times)


def exponent(small, large):
    if not small or not large or large < LEAST_FOR_GROWTH:
        return None
    return math.log2(large / small)


def show(value, digits=1):
    return "-" if value is None else f"{value:.{digits}f}"


def compare(flag, shape, paths, args):
    """Prints a row, and returns the ratio of the times at the second size."""
    pipeline = pipeline_of(flag, args.upstream)
    ours = [fastest([args.strata, "opt"], pipeline, path, args.runs) for path in paths]
    theirs = [fastest([args.upstream], pipeline, path, args.runs) for path in paths]
    known = [time for time in (ours[1], theirs[1]) if time is not None]
    if known and max(known) < LEAST_FOR_ROW:
        return None
    ratio = theirs[1] / ours[1] if ours[1] and theirs[1] else None
    growths = (exponent(*ours), exponent(*theirs))
    milliseconds = [show(t and t * 1000) for t in (ours[1], theirs[1])]
    print(f"{flag:43}{shape.__name__:24}{milliseconds[0]:>9}{milliseconds[1]:>9}{show(ratio):>7}"
          f"{show(growths[0], 2):>7}{show(growths[1], 2):>7}", flush=True)
    return ratio


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--strata", default=str(ROOT / "build/release/bin/strata"))
    parser.add_argument("--upstream", metavar="MLIR_OPT")
    parser.add_argument("--runs", type=int, default=3, metavar="N")
    parser.add_argument("--scale", type=float, default=1.0, help="factor of all sizes")
    parser.add_argument("--passes", default="", metavar="REGEX")
    parser.add_argument("--shapes", default="", metavar="REGEX")
    return parser.parse_args()


def main():
    args = parse_arguments()
    args.upstream = find_upstream(args.upstream)
    if not args.upstream:
        print("mlir-opt not found, nothing compared")
        return 0
    ratios = []
    print(f"{'pass':43}{'shape':24}{'strata':>9}{'upstream':>9}{'ratio':>7}{'growth':>7}{'':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for shape, size in SHAPES.items():
            if not re.search(args.shapes, shape.__name__):
                continue
            paths = []
            for factor in (1, 2):
                paths.append(Path(folder) / f"{shape.__name__}-{factor}.mlir")
                paths[-1].write_text(shape(int(size * args.scale) * factor))
            for flag in PASSES:
                if re.search(args.passes, flag):
                    ratios.append(compare(flag, shape, paths, args))
    known = [ratio for ratio in ratios if ratio]
    if known:
        print(f"geometric mean of {len(known)}: {geometric_mean(known):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
