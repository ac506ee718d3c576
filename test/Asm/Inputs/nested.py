"""Writes an input that is nested, or chained, 100,000 times: nested.py KIND."""
import sys

N = 100000


def loops():
    return ("func.func @f(%a: index, %b: index, %m: memref<?xi32>, %v: i32) {\n" +
            "".join(f"scf.for %i{i} = %a to %b step %a {{\n" for i in range(N)) +
            "memref.store %v, %m[%a] : memref<?xi32>\n" + "}\n" * N + "return\n}\n")


def carried():
    inner = "".join(f"scf.yield %{f'r{i + 1}' if i + 1 < N else 'v'} : i32\n}}\n"
                    for i in range(N - 1, -1, -1))
    return ("func.func @f(%a: index, %b: index, %v: i32) -> i32 {\n" +
            "".join(f"%r{i} = scf.for %i{i} = %a to %b step %a iter_args(%x{i} = %v) -> (i32) {{\n"
                    for i in range(N)) + inner + "return %r0 : i32\n}\n")


def whiles():
    return ("func.func @f(%c: i1) {\n" +
            "scf.while : () -> () {\nscf.condition(%c)\n} do {\n" * N + "scf.yield\n}\n" * N +
            "return\n}\n")


def parentheses():
    return '"a.b"() {m = affine_map<(d0) -> (' + "(" * N + "d0" + ")" * N + ")>} : () -> ()\n"


def types():
    return '"a.b"() : () -> ' + "tuple<" * N + ">" * N + "\n"


def attributes():
    return '"a.b"() {a = ' + "[" * N + "]" * N + "} : () -> ()\n"


def sums():
    return ('"a.b"() {m = affine_map<(d0) -> (' +
            " + ".join(f"d0 mod {i + 2}" for i in range(N)) + ")>} : () -> ()\n")


def subscript():
    return ("func.func @f(%m: memref<?xi32>, %i: index) -> i32 {\n%0 = affine.load %m[" +
            " + ".join(f"%i mod {i + 2}" for i in range(N)) +
            "] : memref<?xi32>\nreturn %0 : i32\n}\n")


def values():
    return ("func.func @f(%m: memref<?xi32>, " + ", ".join(f"%i{i}: index" for i in range(N // 10)) +
            ") -> i32 {\n%0 = affine.load %m[" + " + ".join(f"%i{i}" for i in range(N // 10)) +
            "] : memref<?xi32>\nreturn %0 : i32\n}\n")


def chain(kind, step):
    return (f"func.func @f(%0: {kind}, %a: index) -> {kind} {{\n" +
            "".join(f"%{i + 1} = " + step.replace("SOURCE", f"%{i}") + "\n" for i in range(N)) +
            f"return %{N} : {kind}\n}}\n")


def subviews():
    view = "memref<?xi32, strided<[1], offset: ?>>"
    return chain(view, f"memref.subview SOURCE[1] [%a] [1] : {view} to {view}")


def slices():
    view = "tensor<?xi32>"
    return chain(view, f"tensor.extract_slice SOURCE[1] [%a] [1] : {view} to {view}")


def applications():
    return chain("index", "affine.apply affine_map<(d0) -> (d0 floordiv 2 + 1)>(SOURCE)")


print(globals()[sys.argv[1]](), end="")
