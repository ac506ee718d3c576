// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Folds and patterns.

// CHECK-LABEL: func.func @create(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: complex<f32>, %[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (complex<f32>, f32, f32, complex<f32>) {
// CHECK-NEXT: %[[RE:.*]] = complex.re %[[X]] : complex<f32>
// CHECK-NEXT: %[[IM:.*]] = complex.im %[[X]] : complex<f32>
// CHECK-NEXT: %[[CREATE:.*]] = complex.create %[[IM]], %[[RE]] : complex<f32>
// CHECK-NEXT: return %[[X]], %[[A]], %[[B]], %[[CREATE]] : complex<f32>, f32, f32, complex<f32>
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
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: return %[[CST]], %[[CST_0]] : f32, f32
// CHECK-NEXT: }
func.func @parts() -> (f32, f32) {
  %x = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %x : complex<f32>
  %1 = complex.im %x : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @createconst() -> complex<f32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[CREATE:.*]] = complex.create %[[CST]], %[[CST_0]] : complex<f32>
// CHECK-NEXT: return %[[CREATE]] : complex<f32>
// CHECK-NEXT: }
func.func @createconst() -> complex<f32> {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = complex.create %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @negparts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[NEGF:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT: %[[NEGF_1:.*]] = arith.negf %[[B]] : f32
// CHECK-NEXT: return %[[NEGF]], %[[NEGF_1]] : f32, f32
// CHECK-NEXT: }
func.func @negparts(%a: f32, %b: f32) -> (f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %n = complex.neg %x : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @conjparts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[X:.*]] = complex.create %[[A]], %[[B]] : complex<f32>
// CHECK-NEXT: %[[N:.*]] = complex.conj %[[X]] : complex<f32>
// CHECK-NEXT: %[[RE:.*]] = complex.re %[[N]] : complex<f32>
// CHECK-NEXT: %[[IM:.*]] = complex.im %[[N]] : complex<f32>
// CHECK-NEXT: return %[[RE]], %[[IM]] : f32, f32
// CHECK-NEXT: }
func.func @conjparts(%a: f32, %b: f32) -> (f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %n = complex.conj %x : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @addsub
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %[[ADD:.*]] = complex.add %[[A]], %[[B]] : complex<f32>
// CHECK-NEXT: %[[SUB:.*]] = complex.sub %[[ADD]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[SUB_1:.*]] = complex.sub %[[A]], %[[A]] : complex<f32>
// CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[SUB]], %[[SUB_1]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @involutions
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: return %[[A]], %[[A]], %[[A]], %[[A]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @zero
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[ADD:.*]] = complex.add %[[CST]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[SUB:.*]] = complex.sub %[[CST]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[MUL:.*]] = complex.mul %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: %[[DIV:.*]] = complex.div %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: %[[POW:.*]] = complex.pow %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: return %[[A]], %[[ADD]], %[[A]], %[[SUB]], %[[MUL]], %[[DIV]], %[[POW]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @negzero
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: return %[[A]], %[[A]], %[[A]] : complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @one
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[MUL:.*]] = complex.mul %[[CST]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[DIV:.*]] = complex.div %[[CST]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[POW:.*]] = complex.pow %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: return %[[A]], %[[MUL]], %[[A]], %[[DIV]], %[[POW]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @nan
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [0x7FC00000 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[DIV:.*]] = complex.div %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: %[[MUL:.*]] = complex.mul %[[A]], %[[CST]] : complex<f32>
// CHECK-NEXT: return %[[DIV]], %[[MUL]] : complex<f32>, complex<f32>
// CHECK-NEXT: }
func.func @nan(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %z = complex.constant [0x7FC00000 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %a, %z : complex<f32>
  %1 = complex.mul %a, %z : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// -----

// CHECK-LABEL: func.func @consts() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[CST_0:.*]] = complex.constant [3.000000e+00 : f32, -4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[ADD:.*]] = complex.add %[[CST]], %[[CST_0]] : complex<f32>
// CHECK-NEXT: %[[SUB:.*]] = complex.sub %[[CST]], %[[CST_0]] : complex<f32>
// CHECK-NEXT: %[[MUL:.*]] = complex.mul %[[CST]], %[[CST_0]] : complex<f32>
// CHECK-NEXT: %[[DIV:.*]] = complex.div %[[CST]], %[[CST_0]] : complex<f32>
// CHECK-NEXT: %[[NEG:.*]] = complex.neg %[[CST]] : complex<f32>
// CHECK-NEXT: %[[CONJ:.*]] = complex.conj %[[CST]] : complex<f32>
// CHECK-NEXT: return %[[ADD]], %[[SUB]], %[[MUL]], %[[DIV]], %[[NEG]], %[[CONJ]] : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
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

// CHECK-LABEL: func.func @cmps
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>) -> (i1, i1, f32, f32) {
// CHECK-NEXT: %[[CST:.*]] = complex.constant [3.000000e+00 : f32, -4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[EQ:.*]] = complex.eq %[[A]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[NEQ:.*]] = complex.neq %[[A]], %[[A]] : complex<f32>
// CHECK-NEXT: %[[ABS:.*]] = complex.abs %[[CST]] : complex<f32>
// CHECK-NEXT: %[[ANGLE:.*]] = complex.angle %[[CST]] : complex<f32>
// CHECK-NEXT: return %[[EQ]], %[[NEQ]], %[[ABS]], %[[ANGLE]] : i1, i1, f32, f32
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

// CHECK-LABEL: func.func @bitcasts(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: i64) -> (complex<f32>, i64, complex<f32>, f64) {
// CHECK-NEXT: %[[BITCAST:.*]] = complex.bitcast %[[A]] : complex<f32> to f64
// CHECK-NEXT: return %[[A]], %[[B]], %[[A]], %[[BITCAST]] : complex<f32>, i64, complex<f32>, f64
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

// CHECK-LABEL: func.func @bitcasts2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: complex<f32>, %[[B:[a-z0-9_]+]]: f64) -> (complex<f32>, f64) {
// CHECK-NEXT: %[[BITCAST:.*]] = complex.bitcast %[[B]] : f64 to complex<f32>
// CHECK-NEXT: %[[BITCAST_1:.*]] = complex.bitcast %[[A]] : complex<f32> to f64
// CHECK-NEXT: return %[[BITCAST]], %[[BITCAST_1]] : complex<f32>, f64
// CHECK-NEXT: }
func.func @bitcasts2(%a: complex<f32>, %b: f64) -> (complex<f32>, f64) {
  %2 = arith.bitcast %b : f64 to i64
  %3 = complex.bitcast %2 : i64 to complex<f32>
  %4 = complex.bitcast %a : complex<f32> to f64
  return %3, %4 : complex<f32>, f64
}
