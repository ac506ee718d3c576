// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: complex<f32>, %b: complex<f32>, %c: complex<f64>, %f: f32, %i: i32, %j: i64, %q: complex<i32>) {
  %abs = complex.abs %a : complex<f32>
  %add = complex.add %a, %b : complex<f32>
  %add2 = complex.add %a, %b fastmath<nnan, contract> : complex<f32>
  %add3 = complex.add %a, %b fastmath<none> : complex<f32>
  %add4 = complex.add %a, %b fastmath<fast> {x} : complex<f32>
  %angle = complex.angle %a fastmath<fast> : complex<f32>
  %atan2 = complex.atan2 %a, %b : complex<f32>
  %bitcast = complex.bitcast %a : complex<f32> to i64
  %bitcast2 = complex.bitcast %j {x}: i64 to complex<f32>
  %conj = complex.conj %a : complex<f32>
  %constant = complex.constant [1.0, -2.0] : complex<f64>
  %constant1 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %constant2 = complex.constant [1 : i32, -2 : i32] {a} : complex<i32>
  %cos = complex.cos %a : complex<f32>
  %create = complex.create %f, %f : complex<f32>
  %create1 = complex.create %f, %f {a} : complex<f32>
  %div = complex.div %a, %b : complex<f32>
  %eq = complex.eq %a, %b : complex<f32>
  %exp = complex.exp %a : complex<f32>
  %expm1 = complex.expm1 %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %im1 = complex.im %a fastmath<nsz> : complex<f32>
  %log = complex.log %a : complex<f32>
  %log1p = complex.log1p %c : complex<f64>
  %mul = complex.mul %a, %b : complex<f32>
  %neg = complex.neg %a : complex<f32>
  %neq = complex.neq %a, %b {x} : complex<f32>
  %pow = complex.pow %a, %b : complex<f32>
  %powi = complex.powi %a, %i : complex<f32>, i32
  %powi1 = complex.powi %c, %j fastmath<fast> {x} : complex<f64>, i64
  %powi2 = complex.powi %c, %j fastmath<none> {x} : complex<f64>, i64
  %re = complex.re %a {x} : complex<f32>
  %rsqrt = complex.rsqrt %a : complex<f32>
  %sign = complex.sign %a : complex<f32>
  %sin = complex.sin %a : complex<f32>
  %sqrt = complex.sqrt %a : complex<f32>
  %sub = complex.sub %a, %b : complex<f32>
  %tan = complex.tan %a : complex<f32>
  %tanh = complex.tanh %a : complex<f32>
  %g = "complex.add"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
  %g1 = "complex.add"(%a, %b) {fastmath = #arith.fastmath<fast>} : (complex<f32>, complex<f32>) -> complex<f32>
  %g2 = "complex.powi"(%a, %i) : (complex<f32>, i32) -> complex<f32>
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: complex<f32>, %[[ARG1:[a-z0-9_]+]]: complex<f32>, %[[ARG2:[a-z0-9_]+]]: complex<f64>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i32, %[[ARG5:[a-z0-9_]+]]: i64, %[[ARG6:[a-z0-9_]+]]: complex<i32>)
// CHECK-NEXT: %[[ABS:.*]] = complex.abs %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[ADD:.*]] = complex.add %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[ADD_1:.*]] = complex.add %[[ARG0]], %[[ARG1]] fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT: %[[ADD_2:.*]] = complex.add %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[ADD4:.*]] = complex.add %[[ARG0]], %[[ARG1]] fastmath<fast> {x} : complex<f32>
// CHECK-NEXT: %[[ANGLE:.*]] = complex.angle %[[ARG0]] fastmath<fast> : complex<f32>
// CHECK-NEXT: %[[ATAN2:.*]] = complex.atan2 %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[BITCAST:.*]] = complex.bitcast %[[ARG0]] : complex<f32> to i64
// CHECK-NEXT: %[[BITCAST_1:.*]] = complex.bitcast %[[ARG5]] {x} : i64 to complex<f32>
// CHECK-NEXT: %[[CONJ:.*]] = complex.conj %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00, -2.000000e+00] : complex<f64>
// CHECK-NEXT: %[[CST_0:.*]] = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[CONSTANT2:.*]] = complex.constant [1 : i32, -2 : i32] {a} : complex<i32>
// CHECK-NEXT: %[[COS:.*]] = complex.cos %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[CREATE:.*]] = complex.create %[[ARG3]], %[[ARG3]] : complex<f32>
// CHECK-NEXT: %[[CREATE1:.*]] = complex.create %[[ARG3]], %[[ARG3]] {a} : complex<f32>
// CHECK-NEXT: %[[DIV:.*]] = complex.div %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[EQ:.*]] = complex.eq %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[EXP:.*]] = complex.exp %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[EXPM1:.*]] = complex.expm1 %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[IM:.*]] = complex.im %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[IM1:.*]] = complex.im %[[ARG0]] fastmath<nsz> : complex<f32>
// CHECK-NEXT: %[[LOG:.*]] = complex.log %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[LOG1P:.*]] = complex.log1p %[[ARG2]] : complex<f64>
// CHECK-NEXT: %[[MUL:.*]] = complex.mul %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[NEG:.*]] = complex.neg %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[NEQ:.*]] = complex.neq %[[ARG0]], %[[ARG1]] {x} : complex<f32>
// CHECK-NEXT: %[[POW:.*]] = complex.pow %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[POWI:.*]] = complex.powi %[[ARG0]], %[[ARG4]] : complex<f32>, i32
// CHECK-NEXT: %[[POWI1:.*]] = complex.powi %[[ARG2]], %[[ARG5]] fastmath<fast> {x} : complex<f64>, i64
// CHECK-NEXT: %[[POWI2:.*]] = complex.powi %[[ARG2]], %[[ARG5]] fastmath<none> {x} : complex<f64>, i64
// CHECK-NEXT: %[[RE:.*]] = complex.re %[[ARG0]] {x} : complex<f32>
// CHECK-NEXT: %[[RSQRT:.*]] = complex.rsqrt %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[SIGN:.*]] = complex.sign %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[SIN:.*]] = complex.sin %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[SQRT:.*]] = complex.sqrt %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[SUB:.*]] = complex.sub %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[TAN:.*]] = complex.tan %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[TANH:.*]] = complex.tanh %[[ARG0]] : complex<f32>
// CHECK-NEXT: %[[ADD_3:.*]] = complex.add %[[ARG0]], %[[ARG1]] : complex<f32>
// CHECK-NEXT: %[[ADD_4:.*]] = complex.add %[[ARG0]], %[[ARG1]] fastmath<fast> : complex<f32>
// CHECK-NEXT: %[[POWI_1:.*]] = complex.powi %[[ARG0]], %[[ARG4]] : complex<f32>, i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: complex<f32>, %[[ARG1:[a-z0-9_]+]]: complex<f32>, %[[ARG2:[a-z0-9_]+]]: complex<f64>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i32, %[[ARG5:[a-z0-9_]+]]: i64, %[[ARG6:[a-z0-9_]+]]: complex<i32>)
// GENERIC: %[[ABS:.*]] = "complex.abs"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC: %[[ADD:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[ADD_1:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[ADD_2:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[ADD_3:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<fast>}> {x} : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[ANGLE:.*]] = "complex.angle"(%[[ARG0]]) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
// GENERIC: %[[ATAN2:.*]] = "complex.atan2"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[BITCAST:.*]] = "complex.bitcast"(%[[ARG0]]) : (complex<f32>) -> i64
// GENERIC: %[[BITCAST_1:.*]] = "complex.bitcast"(%[[ARG5]]) {x} : (i64) -> complex<f32>
// GENERIC: %[[CONJ:.*]] = "complex.conj"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[CONSTANT:.*]] = "complex.constant"() <{value = [1.000000e+00, -2.000000e+00]}> : () -> complex<f64>
// GENERIC: %[[CONSTANT_1:.*]] = "complex.constant"() <{value = [1.000000e+00 : f32, -2.000000e+00 : f32]}> : () -> complex<f32>
// GENERIC: %[[CONSTANT_2:.*]] = "complex.constant"() <{value = [1 : i32, -2 : i32]}> {a} : () -> complex<i32>
// GENERIC: %[[COS:.*]] = "complex.cos"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[CREATE:.*]] = "complex.create"(%[[ARG3]], %[[ARG3]]) : (f32, f32) -> complex<f32>
// GENERIC: %[[CREATE_1:.*]] = "complex.create"(%[[ARG3]], %[[ARG3]]) {a} : (f32, f32) -> complex<f32>
// GENERIC: %[[DIV:.*]] = "complex.div"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[EQ:.*]] = "complex.eq"(%[[ARG0]], %[[ARG1]]) : (complex<f32>, complex<f32>) -> i1
// GENERIC: %[[EXP:.*]] = "complex.exp"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[EXPM1:.*]] = "complex.expm1"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[IM:.*]] = "complex.im"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC: %[[IM_1:.*]] = "complex.im"(%[[ARG0]]) <{fastmath = #arith.fastmath<nsz>}> : (complex<f32>) -> f32
// GENERIC: %[[LOG:.*]] = "complex.log"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[LOG1P:.*]] = "complex.log1p"(%[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
// GENERIC: %[[MUL:.*]] = "complex.mul"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[NEG:.*]] = "complex.neg"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[NEQ:.*]] = "complex.neq"(%[[ARG0]], %[[ARG1]]) {x} : (complex<f32>, complex<f32>) -> i1
// GENERIC: %[[POW:.*]] = "complex.pow"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[POWI:.*]] = "complex.powi"(%[[ARG0]], %[[ARG4]]) : (complex<f32>, i32) -> complex<f32>
// GENERIC: %[[POWI_1:.*]] = "complex.powi"(%[[ARG2]], %[[ARG5]]) <{fastmath = #arith.fastmath<fast>}> {x} : (complex<f64>, i64) -> complex<f64>
// GENERIC: %[[POWI_2:.*]] = "complex.powi"(%[[ARG2]], %[[ARG5]]) <{fastmath = #arith.fastmath<none>}> {x} : (complex<f64>, i64) -> complex<f64>
// GENERIC: %[[RE:.*]] = "complex.re"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> {x} : (complex<f32>) -> f32
// GENERIC: %[[RSQRT:.*]] = "complex.rsqrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[SIGN:.*]] = "complex.sign"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[SIN:.*]] = "complex.sin"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[SQRT:.*]] = "complex.sqrt"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[SUB:.*]] = "complex.sub"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[TAN:.*]] = "complex.tan"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[TANH:.*]] = "complex.tanh"(%[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %[[ADD_4:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[ADD_5:.*]] = "complex.add"(%[[ARG0]], %[[ARG1]]) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %[[POWI_3:.*]] = "complex.powi"(%[[ARG0]], %[[ARG4]]) : (complex<f32>, i32) -> complex<f32>

// Numbers: the type after them is that of their parts.
"t.op"() {
  // CHECK: f16 = #complex.number<:f16 1.000000e+00, 0x7C00> : complex<f16>
  f16 = #complex.number<:f16 1.0, 1.0e10> : complex<i32>,
  // CHECK-SAME: f32 = [#complex.number<:f32 -1.500000e+00, 0x7F800000> : complex<f32>]
  f32 = [#complex.number< : f32 - 1.5, 0x7F800000>],
  // CHECK-SAME: f64 = #complex.number<:f64 0.000000e+00, -0.000000e+00> : complex<f64>
  f64 = #complex<number<:f64 0.0, -0.0>>
} : () -> ()
