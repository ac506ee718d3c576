#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random programs on sparse tensors with a computation on lists of numbers.

Each program has matrices as dense constants, converts them to random formats, combines
them by a random operation, converts the result to a dense tensor, and returns it. It is
compiled by sparsification-and-bufferization and executed by `strata run`.

  utils/check-sparse.py --strata=build/release/bin/strata --cases=200
"""

import argparse
import random
import subprocess
import sys
import tempfile

FORMATS = {
    "dense": None,
    "csr": "(d0, d1) -> (d0 : dense, d1 : compressed)",
    "csc": "(d0, d1) -> (d1 : dense, d0 : compressed)",
    "dcsr": "(d0, d1) -> (d0 : compressed, d1 : compressed)",
    "dcsc": "(d0, d1) -> (d1 : compressed, d0 : compressed)",
    "coo": "(d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)",
    "soa": "(d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))",
    "all": "(d0, d1) -> (d0 : dense, d1 : dense)",
    "bsr": "(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, "
           "i mod 2 : dense, j mod 2 : dense)",
}
PASSES = ["--linalg-generalize-named-ops",
          "--sparsification-and-bufferization=sparse-emit-strategy={strategy}",
          "--sparse-storage-specifier-to-llvm"]
LAYOUTS = ["csr", "csc", "dcsr", "dcsc", "coo", "soa", "all", "bsr"]
RESULTS = ["dense", "csr", "csc", "dcsr", "coo", "soa", "all"]
IJ = "(i, j) -> (i, j)"
BODIES = {
    "add": ("%r = arith.add{s} %a, %b : {t}", lambda a, b: a + b),
    "sub": ("%r = arith.sub{s} %a, %b : {t}", lambda a, b: a - b),
    "mul": ("%r = arith.mul{s} %a, %b : {t}", lambda a, b: a * b),
    "sum of product and left": ("%p = arith.mul{s} %a, %b : {t}\n"
                                "    %r = arith.add{s} %p, %a : {t}",
                                lambda a, b: a * b + a),
}


class Program:
    """The text of one program, and the result that it should have."""

    def __init__(self, source):
        self.random = source
        self.element = source.choice(["f64", "f32", "i32", "i64"])
        self.suffix = "f" if self.element[0] == "f" else "i"
        self.aliases = []
        self.lines = []
        self.expected = None
        self.title = ""

    def matrix(self, rows, columns):
        density = self.random.choice([0.0, 0.2, 0.5, 0.9])
        return [[self.random.choice([1, 2, 3, 5, -1, -2])
                 if self.random.random() < density else 0
                 for _ in range(columns)] for _ in range(rows)]

    def number(self, value):
        return f"{value}.0" if self.suffix == "f" else str(value)

    def type(self, shape, layout="dense"):
        sizes = "".join(f"{size}x" for size in shape)
        if FORMATS[layout] is None:
            return f"tensor<{sizes}{self.element}>"
        widths = self.random.choice(["", ", posWidth = 32, crdWidth = 32",
                                     ", posWidth = 64, crdWidth = 16"])
        name = f"#e{len(self.aliases)}"
        self.aliases.append(f"{name} = #sparse_tensor.encoding<{{ map = "
                            f"{FORMATS[layout]}{widths} }}>")
        return f"tensor<{sizes}{self.element}, {name}>"

    def constant(self, name, values, layout):
        shape = (len(values), len(values[0])) if isinstance(values[0], list) \
            else (len(values),)
        text = str([[self.number(v) for v in row] for row in values]
                   if len(shape) == 2 else [self.number(v) for v in values])
        dense = self.type(shape)
        self.lines.append(f"%{name}_d = arith.constant dense<"
                          f"{text.replace(chr(39), '')}> : {dense}")
        if layout == "dense":
            self.lines[-1] = self.lines[-1].replace(f"%{name}_d", f"%{name}")
            return dense
        kind = self.type(shape, layout)
        self.lines.append(
            f"%{name} = sparse_tensor.convert %{name}_d : {dense} to {kind}")
        return kind

    def generic(self, maps, iterators, inputs, output, result, body):
        self.lines += [
            f"%{result} = linalg.generic {{indexing_maps = ["
            + ", ".join(f"affine_map<{m}>" for m in maps)
            + "], iterator_types = ["
            + ", ".join(f'"{i}"' for i in iterators) + "]}",
            "  ins(" + ", ".join(f"%{n}" for n, _ in inputs) + " : "
            + ", ".join(t for _, t in inputs) + f") outs(%{output[0]} : {output[1]}) {{",
            "^bb0(" + ", ".join(f"%{n} : {self.element}" for n in "abc"[:len(inputs)])
            + f", %x : {self.element}):",
            "  " + body.format(s=self.suffix, t=self.element),
            f"  linalg.yield %r : {self.element}",
            f"}} -> {output[1]}"]

    def output(self, shape, layout):
        kind = self.type(shape, layout)
        self.lines.append(f"%o = tensor.empty() : {kind}")
        if layout == "dense":
            self.lines[-1] = self.lines[-1].replace("%o", "%o_e")
            self.lines.append(f"%zero = arith.constant {self.number(0)} : {self.element}")
            self.lines.append(f"%o = linalg.fill ins(%zero : {self.element}) "
                              f"outs(%o_e : {kind}) -> {kind}")
        return kind

    def finish(self, kind, shape, layout, expected):
        dense = self.type(shape)
        if layout != "dense":
            self.lines.append(
                f"%dense = sparse_tensor.convert %y : {kind} to {dense}")
        self.lines.append(
            f"return %{'y' if layout == 'dense' else 'dense'} : {dense}")
        self.text = "\n".join(self.aliases) + f"\nfunc.func @f() -> {dense} {{\n  " \
            + "\n  ".join(self.lines) + "\n}\n"
        self.expected = expected

    def elementwise(self):
        rows, columns = self.random.choice([2, 4]), self.random.choice([2, 4, 6])
        name = self.random.choice(list(BODIES))
        body, compute = BODIES[name]
        layouts = [self.random.choice(LAYOUTS + ["dense"]) for _ in range(2)]
        if layouts == ["dense", "dense"]:
            layouts[0] = "csr"
        result = self.random.choice(RESULTS)
        a, b = self.matrix(rows, columns), self.matrix(rows, columns)
        kinds = [("l", self.constant("l", a, layouts[0])),
                 ("m", self.constant("m", b, layouts[1]))]
        out = self.output((rows, columns), result)
        self.generic([IJ] * 3, ["parallel"] * 2, kinds, ("o", out), "y", body)
        self.finish(out, (rows, columns), result,
                    [[compute(x, y) for x, y in zip(*r)] for r in zip(a, b)])
        self.title = f"{name} of {layouts} to {result}"

    def matvec(self):
        rows, columns = self.random.choice([2, 4]), self.random.choice([2, 4, 6])
        layout = self.random.choice(LAYOUTS)
        a, x = self.matrix(rows, columns), self.matrix(1, columns)[0]
        kinds = [("l", self.constant("l", a, layout)),
                 ("m", self.constant("m", x, "dense"))]
        out = self.output((rows,), "dense")
        self.lines.append(
            f"%y = linalg.matvec ins(%l, %m : {kinds[0][1]}, {kinds[1][1]}) "
            f"outs(%o : {out}) -> {out}")
        self.finish(out, (rows,), "dense",
                    [sum(p * q for p, q in zip(row, x)) for row in a])
        self.title = f"matvec of {layout}"

    def matmul(self):
        n, m, k = (self.random.choice([2, 4]) for _ in range(3))
        layouts = [self.random.choice(LAYOUTS),
                   self.random.choice(LAYOUTS + ["dense"] * 4)]
        result = self.random.choice(["dense", "dense", "csr", "dcsr", "coo", "csc"])
        a, b = self.matrix(n, k), self.matrix(k, m)
        kinds = [("l", self.constant("l", a, layouts[0])),
                 ("m", self.constant("m", b, layouts[1]))]
        out = self.output((n, m), result)
        self.lines.append(
            f"%y = linalg.matmul ins(%l, %m : {kinds[0][1]}, {kinds[1][1]}) "
            f"outs(%o : {out}) -> {out}")
        self.finish(out, (n, m), result,
                    [[sum(a[i][p] * b[p][j] for p in range(k)) for j in range(m)]
                     for i in range(n)])
        self.title = f"matmul of {layouts} to {result}"

    def row_sums(self):
        rows, columns = self.random.choice([2, 4]), self.random.choice([2, 4, 6])
        layout = self.random.choice(LAYOUTS)
        a = self.matrix(rows, columns)
        kinds = [("l", self.constant("l", a, layout))]
        out = self.output((rows,), "dense")
        self.generic([IJ, "(i, j) -> (i)"], ["parallel", "reduction"], kinds,
                     ("o", out), "y", "%r = arith.add{s} %x, %a : {t}")
        self.finish(out, (rows,), "dense", [sum(row) for row in a])
        self.title = f"sums of {layout}"

    def conversion(self):
        rows, columns = self.random.choice([2, 4]), self.random.choice([2, 4, 6])
        layouts = [self.random.choice(LAYOUTS) for _ in range(2)]
        a = self.matrix(rows, columns)
        kind = self.constant("l", a, layouts[0])
        other = self.type((rows, columns), layouts[1])
        self.lines.append(f"%y = sparse_tensor.convert %l : {kind} to {other}")
        self.finish(other, (rows, columns), layouts[1], a)
        self.title = f"conversion {layouts}"


def parse_numbers(text):
    return [float(word) for word in
            text.replace("[", " ").replace("]", " ").replace(",", " ").split()]


def flatten(values):
    return [float(x) for v in values for x in (v if isinstance(v, list) else [v])]


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True,
                          timeout=60)
    return done.returncode, done.stdout, done.stderr


def check(program, args):
    """Returns a message for a failure, or None."""
    passes = [text.format(strategy=args.strategy) for text in PASSES]
    code, lowered, errors = run([args.strata, "opt", *passes, "-"], program.text)
    if code:
        return f"not compiled: {errors.splitlines()[:1]}"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(lowered)
        file.flush()
        code, output, errors = run(
            [args.strata, "run", "--entry=f", file.name], "")
    if code:
        return f"not executed: {errors.splitlines()[:1]}"
    if parse_numbers(output) != flatten(program.expected):
        return f"{output.strip()}, expected {program.expected}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", default="build/release/bin/strata")
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--strategy", default="functional",
                        help="the option sparse-emit-strategy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--print", action="store_true", help="print failing programs")
    args = parser.parse_args()
    failures = 0
    for number in range(args.cases):
        program = Program(random.Random(f"{args.seed}-{number}"))
        kind = program.random.choice(["elementwise", "elementwise", "matvec",
                                      "matmul", "matmul", "row_sums", "conversion"])
        getattr(program, kind)()
        message = check(program, args)
        if message:
            failures += 1
            print(f"case {number}: {program.title}: {message}")
            if args.print:
                print(program.text)
    print(f"{args.cases} programs, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
