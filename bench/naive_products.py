#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Naive products of matrices as MLIR text.

A product has an operation, a form, a type and sizes (m, n, k; batch: l, m, n, k; matvec: m, n):

    operation   nn C += A B, tn C += A^T B, nt C += A B^T, batch, matvec
    form        affine, scf: loops over i, j, k with loads and stores
                linalg: linalg.generic; named: linalg.matmul and the like
    contract    whether the arithmetic has `fastmath<contract>`; named operations have no flags

document_product is the example of bench/Kernels/product/multiply.mlir for any type and k.
"""

import dataclasses
import sys

from kernel_calls import BENCH

FORMS = ("affine", "scf", "linalg", "named")
# The loops, and the indices of A, B and C.
OPERATIONS = {"nn": ("ijk", "ik", "kj", "ij"),
              "tn": ("ijk", "ki", "kj", "ij"),
              "nt": ("ijk", "ik", "jk", "ij"),
              "batch": ("lijk", "lik", "lkj", "lij"),
              "matvec": ("ij", "ij", "j", "i")}
NAMED = {"nn": "matmul", "tn": "matmul", "nt": "matmul",
         "batch": "batch_matmul", "matvec": "matvec"}


@dataclasses.dataclass
class Product:
    """A product; `text` is its file."""
    operation: str
    form: str
    type: str
    sizes: tuple
    contract: bool = True

    @property
    def flags(self):
        return " fastmath<contract>" if self.contract else ""

    @property
    def loops(self):
        return OPERATIONS[self.operation][0]

    @property
    def extents(self):
        """The number of iterations of each loop, by its letter."""
        return dict(zip(self.loops, self.sizes))

    def shape(self, operand):
        indices = OPERATIONS[self.operation][1 + operand]
        return "x".join(str(self.extents[i]) for i in indices)

    def memref(self, operand):
        return f"memref<{self.shape(operand)}x{self.type}>"

    def subscripts(self, operand):
        return ", ".join(f"%{i}" for i in OPERATIONS[self.operation][1 + operand])

    def text(self):
        operands = ", ".join(f"%{n}: {self.memref(i)}"
                             for i, n in enumerate("ABC"))
        call = " ".join(f"{self.type}[{self.shape(i)}]" for i in range(3))
        body = {"affine": loop_nest, "scf": loop_nest, "linalg": generic,
                "named": named}[self.form](self)
        return (f"// CALL: {call}\n// PRODUCT: {self.operation}\n"
                f"func.func @product({operands}) {{\n{body}  return\n}}\n")


def loop_nest(p):
    """Loops of affine or scf, the innermost of which adds a product to C."""
    dialect = "affine" if p.form == "affine" else "memref"
    lines = []
    if p.form == "scf":
        numbers = sorted({0, 1, *p.sizes})
        lines += [f"%c{n} = arith.constant {n} : index" for n in numbers]
        heads = [f"scf.for %{i} = %c0 to %c{p.extents[i]} step %c1 {{"
                 for i in p.loops]
    else:
        heads = [f"affine.for %{i} = 0 to {p.extents[i]} {{" for i in p.loops]
    lines += ["  " * depth + head for depth, head in enumerate(heads)]
    body = [f"%a = {dialect}.load %A[{p.subscripts(0)}] : {p.memref(0)}",
            f"%b = {dialect}.load %B[{p.subscripts(1)}] : {p.memref(1)}",
            f"%c = {dialect}.load %C[{p.subscripts(2)}] : {p.memref(2)}",
            f"%product = arith.mulf %a, %b{p.flags} : {p.type}",
            f"%sum = arith.addf %c, %product{p.flags} : {p.type}",
            f"{dialect}.store %sum, %C[{p.subscripts(2)}] : {p.memref(2)}"]
    depth = len(p.loops)
    lines += ["  " * depth + line for line in body]
    lines += ["  " * i + "}" for i in reversed(range(depth))]
    return "".join(f"  {line}\n" for line in lines)


def indexing_maps(p):
    loops = ", ".join(p.loops)
    maps = [f"affine_map<({loops}) -> ({', '.join(indices)})>"
            for indices in OPERATIONS[p.operation][1:]]
    return f"[{', '.join(maps)}]"


def operands(p):
    return (f"ins(%A, %B : {p.memref(0)}, {p.memref(1)}) "
            f"outs(%C : {p.memref(2)})")


def generic(p):
    kinds = ", ".join('"reduction"' if i == p.loops[-1] else '"parallel"'
                      for i in p.loops)
    return f"""  linalg.generic {{
    indexing_maps = {indexing_maps(p)},
    iterator_types = [{kinds}]
  }} {operands(p)} {{
  ^bb0(%a: {p.type}, %b: {p.type}, %c: {p.type}):
    %product = arith.mulf %a, %b{p.flags} : {p.type}
    %sum = arith.addf %c, %product{p.flags} : {p.type}
    linalg.yield %sum : {p.type}
  }}
"""


def named(p):
    maps = (f" indexing_maps = {indexing_maps(p)}"
            if p.operation in ("tn", "nt") else "")
    return f"  linalg.{NAMED[p.operation]}{maps} {operands(p)}\n"


def document_product(type_name, depth, contract):
    text = (BENCH / "Kernels/product/multiply.mlir").read_text(encoding="utf-8")
    text = text.replace("f32", type_name).replace("1000", str(depth))
    if contract:
        for operands_text in ("%a_v, %b_v", "%c_v, %prod"):
            text = text.replace(f"{operands_text} :",
                                f"{operands_text} fastmath<contract> :")
    return text


def products(operation, type_name, sizes, contract=True, forms=FORMS):
    """The text of a product in each form; its sizes may be more than those of the operation."""
    return {form: Product(operation, form, type_name,
                          sizes[:len(OPERATIONS[operation][0])], contract).text()
            for form in forms}


def main():
    """Prints all products for the sizes on the command line, such as 64x48x32."""
    m, n, k = map(int, sys.argv[1].split("x"))
    texts = []
    for type_name in ("f32", "f64"):
        for operation in OPERATIONS:
            sizes = (2, m, n, k) if operation == "batch" else (m, n, k)
            texts += products(operation, type_name, sizes).values()
        texts.append(document_product(type_name, k, contract=True))
    print("// -----\n".join(texts), end="")


if __name__ == "__main__":
    main()
