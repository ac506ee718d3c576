# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices by a library with the interface CBLAS.

The line `// PRODUCT:` of a file has the form of the product, whose operands are the arrays of
`// CALL:` in the order A, B, C:

    nn, tn, nt   C += A B, C += A^T B, C += A B^T
    new          C = A B, for a function that returns C
    batch        C[i] += A[i] B[i]
    matvec       c += A b
"""

import ctypes
import pathlib
import re

ROW_MAJOR, PLAIN, TRANSPOSED = 101, 111, 112


class Blas:
    """The functions for one type of elements."""

    def __init__(self, library, type_name):
        letter = {"f32": "s", "f64": "d"}[type_name]
        self.number = {"f32": ctypes.c_float, "f64": ctypes.c_double}[type_name]
        code = ctypes.CDLL(library)
        self.gemm = getattr(code, f"cblas_{letter}gemm")
        self.gemv = getattr(code, f"cblas_{letter}gemv")

    def product(self, form, a, b, c):
        """The arguments of a call of `gemm`, for arrays of two dimensions."""
        (m, n), (rows, columns) = c.sizes[-2:], a.sizes[-2:]
        transposes_a, transposes_b = form == "tn", form == "nt"
        k = rows if transposes_a else columns
        old = 0 if form == "new" else 1
        return [ROW_MAJOR, TRANSPOSED if transposes_a else PLAIN,
                TRANSPOSED if transposes_b else PLAIN, m, n, k, self.number(1),
                ctypes.c_void_p(a.address), columns, ctypes.c_void_p(b.address),
                b.sizes[-1], self.number(old), ctypes.c_void_p(c.address), n]

    def matvec(self, a, x, y):
        m, n = a.sizes
        return [ROW_MAJOR, PLAIN, m, n, self.number(1),
                ctypes.c_void_p(a.address), n, ctypes.c_void_p(x.address), 1,
                self.number(1), ctypes.c_void_p(y.address), 1]

    def batch(self, a, b, c):
        """The arguments of the calls for all matrices of a batch."""
        calls = []
        for i in range(c.sizes[0]):
            arguments = self.product("nn", a, b, c)
            for position, array in ((7, a), (9, b), (12, c)):
                step = array.num_bytes // array.sizes[0]
                arguments[position] = ctypes.c_void_p(array.address + i * step)
            calls.append(arguments)
        return calls


def product_form(source):
    text = pathlib.Path(source).read_text(encoding="utf-8")
    return re.search(r"^// PRODUCT: (\w+)$", text, re.MULTILINE).group(1)


def blas_function(library, source, arrays):
    """A function without arguments that computes the product of the file."""
    form = product_form(source)
    blas = Blas(library, arrays[0].type)
    if form == "matvec":
        arguments = blas.matvec(*arrays)
        return lambda: blas.gemv(*arguments)
    if form != "batch":
        arguments = blas.product(form, *arrays)
        return lambda: blas.gemm(*arguments)
    calls = blas.batch(*arrays)

    def run():
        for arguments in calls:
            blas.gemm(*arguments)
    return run
