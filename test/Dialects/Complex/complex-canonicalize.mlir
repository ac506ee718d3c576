// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Folds and patterns.

// CHECK-LABEL: func.func @create(%arg0: complex<f32>, %arg1: f32, %arg2: f32) -> (complex<f32>, f32, f32, complex<f32>) {
// CHECK-NEXT: %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.create %1, %0 : complex<f32>
// CHECK-NEXT: return %arg0, %arg1, %arg2, %2 : complex<f32>, f32, f32, complex<f32>
// CHECK-NEXT: }
func.func @create(%x: complex<f32>, %a: f32, %b: f32) -> (complex<f32>, f32, f32, complex<f32>) {
  %0 = complex.re %x : complex<f32>
  %1 = complex.im %x : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  %3 = complex.create %a, %b : complex<f32>
  %4 = complex.re %3 : complex<f32>
  %5 = complex.im %3 : complex<f32>
  %6 = complex.create %1, %0 : complex<f32>
  return %2, %4, %5, %6 : complex<f32>, f32, f32, complex<f32>
}

// -----

// CHECK-LABEL: func.func @parts() -> (f32, f32) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %cst, %cst_0 : f32, f32
// CHECK-NEXT: }
func.func @parts() -> (f32, f32) {
  %x = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %x : complex<f32>
  %1 = complex.im %x : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @createconst() -> complex<f32> {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %0 = complex.create %cst, %cst_0 : complex<f32>
// CHECK-NEXT: return %0 : complex<f32>
// CHECK-NEXT: }
func.func @createconst() -> complex<f32> {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = complex.create %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @negparts(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT: %0 = arith.negf %arg0 : f32
// CHECK-NEXT: %1 = arith.negf %arg1 : f32
// CHECK-NEXT: return %0, %1 : f32, f32
// CHECK-NEXT: }
func.func @negparts(%a: f32, %b: f32) -> (f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %n = complex.neg %x : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @conjparts(%arg0: f32, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT: %0 = complex.create %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %1 = complex.conj %0 : complex<f32>
// CHECK-NEXT: %2 = complex.re %1 : complex<f32>
// CHECK-NEXT: %3 = complex.im %1 : complex<f32>
// CHECK-NEXT: return %2, %3 : f32, f32
// CHECK-NEXT: }
func.func @conjparts(%a: f32, %b: f32) -> (f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %n = complex.conj %x : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @addsub(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %0 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %1 = complex.sub %0, %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.sub %arg0, %arg0 : complex<f32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %1, %2 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @addsub(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  %2 = complex.sub %a, %b : complex<f32>
  %3 = complex.add %2, %b : complex<f32>
  %4 = complex.add %b, %2 : complex<f32>
  %5 = complex.sub %0, %a : complex<f32>
  %6 = complex.sub %a, %a : complex<f32>
  return %1, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @involutions(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @involutions(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.conj %2 : complex<f32>
  %4 = complex.log %a : complex<f32>
  %5 = complex.exp %4 : complex<f32>
  %6 = complex.exp %a : complex<f32>
  %7 = complex.log %6 : complex<f32>
  return %1, %3, %5, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @zero(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.add %cst, %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.sub %cst, %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.mul %arg0, %cst : complex<f32>
// CHECK-NEXT: %3 = complex.div %arg0, %cst : complex<f32>
// CHECK-NEXT: %4 = complex.pow %arg0, %cst : complex<f32>
// CHECK-NEXT: return %arg0, %0, %arg0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @zero(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.add %z, %a : complex<f32>
  %2 = complex.sub %a, %z : complex<f32>
  %3 = complex.sub %z, %a : complex<f32>
  %4 = complex.mul %a, %z : complex<f32>
  %5 = complex.div %a, %z : complex<f32>
  %6 = complex.pow %a, %z : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @negzero(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: return %arg0, %arg0, %arg0 : complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @negzero(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %w = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.sub %a, %w : complex<f32>
  %2 = complex.add %a, %w : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @one(%arg0: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.mul %cst, %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.div %cst, %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.pow %arg0, %cst : complex<f32>
// CHECK-NEXT: return %arg0, %0, %arg0, %1, %2 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @one(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %z = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %z : complex<f32>
  %1 = complex.mul %z, %a : complex<f32>
  %2 = complex.div %a, %z : complex<f32>
  %3 = complex.div %z, %a : complex<f32>
  %4 = complex.pow %a, %z : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @nan(%arg0: complex<f32>) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT: %cst = complex.constant [0x7FC00000 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.div %arg0, %cst : complex<f32>
// CHECK-NEXT: %1 = complex.mul %arg0, %cst : complex<f32>
// CHECK-NEXT: return %0, %1 : complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @nan(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %z = complex.constant [0x7FC00000 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %z : complex<f32>
  %1 = complex.mul %a, %z : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @consts() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_0 = complex.constant [3.000000e+00 : f32, -4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.add %cst, %cst_0 : complex<f32>
// CHECK-NEXT: %1 = complex.sub %cst, %cst_0 : complex<f32>
// CHECK-NEXT: %2 = complex.mul %cst, %cst_0 : complex<f32>
// CHECK-NEXT: %3 = complex.div %cst, %cst_0 : complex<f32>
// CHECK-NEXT: %4 = complex.neg %cst : complex<f32>
// CHECK-NEXT: %5 = complex.conj %cst : complex<f32>
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @consts() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b : complex<f32>
  %3 = complex.div %a, %b : complex<f32>
  %4 = complex.neg %a : complex<f32>
  %5 = complex.conj %a : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @cmps(%arg0: complex<f32>) -> (i1, i1, f32, f32) {
// CHECK-NEXT: %cst = complex.constant [3.000000e+00 : f32, -4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %0 = complex.eq %arg0, %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.neq %arg0, %arg0 : complex<f32>
// CHECK-NEXT: %2 = complex.abs %cst : complex<f32>
// CHECK-NEXT: %3 = complex.angle %cst : complex<f32>
// CHECK-NEXT: return %0, %1, %2, %3 : i1, i1, f32, f32
// CHECK-NEXT: }
func.func @cmps(%a: complex<f32>) -> (i1, i1, f32, f32) {
  %c = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %0 = complex.eq %a, %a : complex<f32>
  %1 = complex.neq %a, %a : complex<f32>
  %2 = complex.abs %c : complex<f32>
  %3 = complex.angle %c : complex<f32>
  return %0, %1, %2, %3 : i1, i1, f32, f32
}

// -----

// CHECK-LABEL: func.func @bitcasts(%arg0: complex<f32>, %arg1: i64) -> (complex<f32>, i64, complex<f32>, f64) {
// CHECK-NEXT: %0 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT: return %arg0, %arg1, %arg0, %0 : complex<f32>, i64, complex<f32>, f64
// CHECK-NEXT: }
func.func @bitcasts(%a: complex<f32>, %b: i64) -> (complex<f32>, i64, complex<f32>, f64) {
  %0 = complex.bitcast %a : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %b : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to i64
  %4 = complex.bitcast %a : complex<f32> to complex<f32>
  %5 = arith.bitcast %0 : i64 to f64
  return %1, %3, %4, %5 : complex<f32>, i64, complex<f32>, f64
}

// -----

// CHECK-LABEL: func.func @bitcasts2(%arg0: complex<f32>, %arg1: f64) -> (complex<f32>, f64) {
// CHECK-NEXT: %0 = complex.bitcast %arg1 : f64 to complex<f32>
// CHECK-NEXT: %1 = complex.bitcast %arg0 : complex<f32> to f64
// CHECK-NEXT: return %0, %1 : complex<f32>, f64
// CHECK-NEXT: }
func.func @bitcasts2(%a: complex<f32>, %b: f64) -> (complex<f32>, f64) {
  %2 = arith.bitcast %b : f64 to i64
  %3 = complex.bitcast %2 : i64 to complex<f32>
  %4 = complex.bitcast %a : complex<f32> to f64
  return %3, %4 : complex<f32>, f64
}
