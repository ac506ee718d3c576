# RUN: %pybind %s
# REQUIRES: bindings, numpy
"""Functions are executed by the interpreter, with numbers and arrays of numpy."""

import io
import math

import numpy as np

import strata
from strata.ir import *

NUMBERS = """
func.func @ints(%a: i32, %b: i8, %c: index, %d: i1, %e: i100) -> (i32, i8, index, i1, i100) {
  return %a, %b, %c, %d, %e : i32, i8, index, i1, i100
}
func.func @unsigned(%a: ui8, %b: si8) -> (ui8, si8) { return %a, %b : ui8, si8 }
func.func @floats(%a: f16, %b: f32, %c: f64, %d: bf16, %e: f8E4M3FN) -> (f16, f32, f64, bf16, f8E4M3FN) {
  return %a, %b, %c, %d, %e : f16, f32, f64, bf16, f8E4M3FN
}
func.func @complex(%a: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %a : complex<f32>
  return %0 : complex<f32>
}
func.func @nothing() { return }
func.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
func.func @endless() { cf.br ^bb1  ^bb1: cf.br ^bb1 }
func.func @show(%a: i32) { vector.print %a : i32 return }
func.func @undefined() -> i32 { %0 = ub.poison : i32 return %0 : i32 }
func.func private @declared(i32)
"""

ARRAYS = """
func.func @scale(%a: f32, %m: memref<?x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    outs(%m : memref<?x4xf32>) {
  ^bb0(%x: f32):
    %1 = arith.mulf %x, %a : f32
    linalg.yield %1 : f32
  }
  return
}
func.func @product(%a: tensor<?x?xf64>, %b: tensor<?x?xf64>, %c: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf64>, tensor<?x?xf64>) outs(%c : tensor<?x?xf64>) -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}
func.func @vectors(%a: vector<4xi8>, %b: vector<2x11xi1>) -> (vector<4xi8>, vector<2x11xi1>) {
  %0 = arith.addi %a, %a : vector<4xi8>
  return %0, %b : vector<4xi8>, vector<2x11xi1>
}
func.func @small(%a: tensor<3xi4>, %b: tensor<2xcomplex<f32>>, %c: memref<2xi1>) -> (tensor<3xi4>, tensor<2xcomplex<f32>>) {
  return %a, %b : tensor<3xi4>, tensor<2xcomplex<f32>>
}
func.func @part(%m: memref<4x4xi32>) -> memref<2x2xi32, strided<[8, 2], offset: 5>> {
  %0 = memref.subview %m[1, 1][2, 2][2, 2] : memref<4x4xi32> to memref<2x2xi32, strided<[8, 2], offset: 5>>
  return %0 : memref<2x2xi32, strided<[8, 2], offset: 5>>
}
func.func @fresh() -> memref<2xf32> { %0 = memref.alloc() : memref<2xf32> return %0 : memref<2xf32> }
func.func @strided(%m: memref<2xf32, strided<[2]>>) { return }
"""


def raises(kind, text, function, *args, **named):
    try:
        function(*args, **named)
    except kind as error:
        assert text in str(error), error
        return error
    raise AssertionError(f"expected {kind}")


def numbers(module):
    run = lambda name, *args, **named: strata.interpret(module, name, *args, **named)
    assert run("ints", -7, 200, 5, True, -1) == (-7, -56, 5, True, -1)
    assert run("unsigned", 255, -1) == (255, -1)
    assert run("floats", 0.5, 1.5, math.pi, 1 / 3, 1.3) == (0.5, 1.5, math.pi, 0.333984375, 1.25)
    assert run("complex", 1 + 2j) == (1 + 2j) ** 2
    assert run("@nothing") is None
    assert run(module.body.operations[5], 7, 2) == 3
    raises(OverflowError, "argument 1 of type i8: 256 does not fit into 8 bits", run, "ints", 0, 256, 0, 0, 0)
    raises(TypeError, "argument 0 of type i32: expected an integer", run, "ints", 1.5, 0, 0, 0, 0)
    raises(TypeError, "'@divide' has 2 arguments, found 1", run, "divide", 1)
    raises(ValueError, "no function '@none'", run, "none")
    raises(ValueError, "no function '@declared' with a body", run, "declared", 1)
    error = raises(MLIRError, "division by zero", run, "divide", 1, 0)
    assert len(error.error_diagnostics) == 1
    raises(MLIRError, "", run, "endless", max_steps=1000)
    raises(MLIRError, "", run, "endless", max_seconds=0.05)
    raises(ValueError, "result 0", run, "undefined")
    output = io.StringIO()
    run("show", 42, output=output)
    assert output.getvalue() == "42\n"


def arrays(module):
    run = lambda name, *args: strata.interpret(module, name, *args)
    m = np.arange(8, dtype=np.float32).reshape(2, 4)
    run("scale", 2.0, m)
    assert np.array_equal(m, 2 * np.arange(8).reshape(2, 4))
    # Rows that are not beside each other.
    wide = np.ones((4, 8), np.float32)
    run("scale", 3.0, wide[::2, ::2])
    assert wide[0, 0] == 3 and wide[0, 1] == 1 and wide[1, 0] == 1 and wide.sum() == 32 + 16
    a, b = np.random.rand(3, 5), np.random.rand(5, 2)
    assert np.allclose(run("product", a, b, np.zeros((3, 2))), a @ b)
    assert run("product", [[1.0, 2.0]], [[3.0], [4.0]], [[0.0]]) == [[11.0]]
    bits = np.arange(22).reshape(2, 11) % 3 == 0
    doubled, same = run("vectors", np.array([1, -2, 3, 100], np.int8), bits)
    assert doubled.tolist() == [2, -4, 6, -56] and np.array_equal(same, bits)
    small, z = run("small", np.array([1, -2, 7], np.int8), np.array([1j, 2], np.complex64), np.array([True, False]))
    assert small.tolist() == [1, -2, 7] and z.tolist() == [1j, 2]
    assert run("part", np.arange(16, dtype=np.int32).reshape(4, 4)).tolist() == [[5, 7], [13, 15]]
    raises(ValueError, "argument 1 of type memref<?x4xf32>: expected ?x4xf32, found 2x3xf32", run, "scale", 1.0,
           np.zeros((2, 3), np.float32))
    raises(TypeError, "argument 1 of type memref<?x4xf32>: expected elements of type float32, found float64", run,
           "scale", 1.0, np.zeros((2, 4)))
    frozen = np.zeros((2, 4), np.float32)
    frozen.flags.writeable = False
    raises(ValueError, "the array is read-only", run, "scale", 1.0, frozen)
    raises(ValueError, "poison", run, "fresh")
    raises(ValueError, "are not supported", run, "strided", np.zeros(2, np.float32))


for check, text in ((numbers, NUMBERS), (arrays, ARRAYS)):
    with Context() as context, Location.unknown():
        check(Module.parse(text))
