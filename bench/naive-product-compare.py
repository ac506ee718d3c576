#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed of naive products of matrices by `strata compile -O3` against OpenBLAS, by one thread.

bench/naive_products.py writes the products: with both operands as they are (nn), with one transposed
(tn, nt), batches and products with a vector; as loops of affine and scf, linalg.generic, and named
operations. `document` is the example @multiply of the first description of MLIR, 100 x K times K x 50.
Products are compared with cblas_sgemm, dgemm, sgemv and dgemv, with the set of kernels of OpenBLAS that
is the fastest. Each library has a process of its own; they are measured in turns, the fastest call
counts, by CPU time. A form whose call takes more than a second is called once.

The table has GFLOP/s and the ratio to OpenBLAS. Operations have `fastmath<contract>`, except for named
ones, which have no flags, and all with --no-contract.
"""

import argparse
import math
import pathlib
import tempfile

from kernel_calls import ROOT, Fill
from kernel_results import (KernelError, Outcomes, compile_library,
                            geometric_mean, start_kernel)
from naive_products import FORMS, OPERATIONS, document_product, products
from workers import CORES, WorkerError, find_openblas, openblas_environment

DOCUMENT_DEPTHS = (100, 1000)
SLOW = 1.0


class Case:
    """A product with given operands, in all forms."""

    def __init__(self, title, num_flops, texts):
        self.title, self.num_flops, self.texts = title, num_flops, texts

    def speed(self, seconds):
        return self.num_flops / seconds / 1e9


def document_cases(arguments):
    for type_name in arguments.types:
        for depth in DOCUMENT_DEPTHS:
            text = document_product(type_name, depth, arguments.contract)
            yield Case(f"document {type_name} 100x50x{depth}", 10000 * depth,
                       {"document": text})


def product_cases(arguments):
    for type_name in arguments.types:
        for operation in arguments.operations:
            sizes = {"batch": arguments.batch_sizes,
                     "matvec": arguments.matvec_sizes}.get(operation,
                                                           arguments.sizes)
            for text in sizes:
                numbers = tuple(map(int, text.split("x")))
                texts = products(operation, type_name, numbers,
                                 arguments.contract, arguments.forms)
                yield Case(f"{operation} {type_name} {text}",
                           2 * math.prod(numbers), texts)


class Measurement:
    """The processes of a case: those of OpenBLAS and one for each form."""

    def __init__(self, case, folder, fill, arguments):
        self.folder, self.arguments = folder, arguments
        self.fill_path, fill = fill
        self.workers, self.best = {}, {}
        source = self.write("blas", next(iter(case.texts.values())))
        outcomes = Outcomes(source, folder, fill)
        for core in CORES:
            self.start(core, "blas", arguments.openblas, source, outcomes,
                       openblas_environment(core))
        for form, text in case.texts.items():
            try:
                source = self.write(form, text)
                library = source.with_suffix(".so")
                compile_library(form, [arguments.strata, "compile", "-O3",
                                       "--cpu=native",
                                       *arguments.strata_flags.split(), source],
                                library)
                self.start(form, "memref", library, source, outcomes)
            except KernelError as error:
                print(f"    {error}")

    def write(self, name, text):
        source = self.folder / f"{name}.mlir"
        source.write_text(text, encoding="utf-8")
        return source

    def start(self, name, kind, library, source, outcomes, environment=None):
        self.workers[name], self.best[name] = start_kernel(
            name, kind, library, source, self.fill_path, outcomes, environment)

    def round(self):
        for name, worker in self.workers.items():
            if self.best[name] > SLOW:
                continue
            try:
                seconds = worker.ask("sample", self.arguments.sample)[0]
                self.best[name] = min(self.best[name], seconds)
            except WorkerError as error:
                print(f"    {error}")

    def end(self):
        for worker in self.workers.values():
            worker.end()


def compare(case, folder, fill, arguments):
    """Prints the rows of a case, and returns the ratio of each form."""
    measurement = Measurement(case, folder, fill, arguments)
    for _ in range(arguments.rounds):
        measurement.round()
    measurement.end()
    core = min(CORES, key=lambda c: measurement.best[c])
    theirs = case.speed(measurement.best[core])
    ratios = {}
    for form in case.texts:
        head = f"{case.title:30}{form:10}"
        if form not in measurement.best:
            print(f"{head}{'-':>10}{theirs:10.1f}", flush=True)
            continue
        ours = case.speed(measurement.best[form])
        ratios[form] = ours / theirs
        print(f"{head}{ours:10.2f}{theirs:10.2f}{ratios[form]:9.3f}  {core}",
              flush=True)
    return ratios


def print_means(all_ratios):
    forms = dict.fromkeys(form for ratios in all_ratios for form in ratios)
    for form in forms:
        ratios = [r[form] for r in all_ratios if form in r]
        print(f"{'geometric mean':30}{form:10}{geometric_mean(ratios):29.3f}")
    ratios = [r for ratios in all_ratios for r in ratios.values()]
    if ratios:
        print(f"{'geometric mean':40}{geometric_mean(ratios):29.3f}\n"
              f"{'worst':40}{min(ratios):29.3f}")


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--strata", default=ROOT / "build/release/bin/strata")
    parser.add_argument("--strata-flags", default="",
                        help="more flags of strata compile")
    parser.add_argument("--clang", default="clang-22",
                        help="compiler of bench/Kernels/arrays.c")
    parser.add_argument("--operations", nargs="*", default=list(OPERATIONS))
    parser.add_argument("--forms", nargs="*", default=list(FORMS))
    parser.add_argument("--types", nargs="*", default=["f32", "f64"])
    parser.add_argument("--sizes", nargs="*", metavar="MxNxK", default=[
        "256x256x256", "512x512x512", "1024x1024x1024", "1000x777x513"])
    parser.add_argument("--batch-sizes", nargs="*", metavar="LxMxNxK",
                        default=["16x128x128x128"])
    parser.add_argument("--matvec-sizes", nargs="*", metavar="MxN",
                        default=["2000x2000"])
    parser.add_argument("--no-contract", dest="contract", action="store_false")
    parser.add_argument("--no-document", dest="document", action="store_false",
                        help="leaves out the example @multiply")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sample", type=float, default=0.1,
                        help="seconds of a round")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.openblas = find_openblas()
    cases = list(document_cases(arguments)) if arguments.document else []
    cases += product_cases(arguments)
    print(f"{'product':30}{'form':10}{'strata':>10}{'OpenBLAS':>10}{'ratio':>9}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        path = Fill.build(folder, arguments.clang)
        fill = path, Fill(path)
        print_means([compare(case, folder, fill, arguments) for case in cases])


if __name__ == "__main__":
    main()
