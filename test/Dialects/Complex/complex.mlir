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
// CHECK-NEXT: %0 = complex.abs %arg0 : complex<f32>
// CHECK-NEXT: %1 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %2 = complex.add %arg0, %arg1 fastmath<nnan,contract> : complex<f32>
// CHECK-NEXT: %3 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %4 = complex.add %arg0, %arg1 fastmath<fast> {x} : complex<f32>
// CHECK-NEXT: %5 = complex.angle %arg0 fastmath<fast> : complex<f32>
// CHECK-NEXT: %6 = complex.atan2 %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %7 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT: %8 = complex.bitcast %arg5 {x} : i64 to complex<f32>
// CHECK-NEXT: %9 = complex.conj %arg0 : complex<f32>
// CHECK-NEXT: %cst = complex.constant [1.000000e+00, -2.000000e+00] : complex<f64>
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_1 = complex.constant [1 : i32, -2 : i32] {a} : complex<i32>
// CHECK-NEXT: %10 = complex.cos %arg0 : complex<f32>
// CHECK-NEXT: %11 = complex.create %arg3, %arg3 : complex<f32>
// CHECK-NEXT: %12 = complex.create %arg3, %arg3 {a} : complex<f32>
// CHECK-NEXT: %13 = complex.div %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %14 = complex.eq %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %15 = complex.exp %arg0 : complex<f32>
// CHECK-NEXT: %16 = complex.expm1 %arg0 : complex<f32>
// CHECK-NEXT: %17 = complex.im %arg0 : complex<f32>
// CHECK-NEXT: %18 = complex.im %arg0 fastmath<nsz> : complex<f32>
// CHECK-NEXT: %19 = complex.log %arg0 : complex<f32>
// CHECK-NEXT: %20 = complex.log1p %arg2 : complex<f64>
// CHECK-NEXT: %21 = complex.mul %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %22 = complex.neg %arg0 : complex<f32>
// CHECK-NEXT: %23 = complex.neq %arg0, %arg1 {x} : complex<f32>
// CHECK-NEXT: %24 = complex.pow %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %25 = complex.powi %arg0, %arg4 : complex<f32>, i32
// CHECK-NEXT: %26 = complex.powi %arg2, %arg5 fastmath<fast> {x} : complex<f64>, i64
// CHECK-NEXT: %27 = complex.powi %arg2, %arg5 fastmath<none> {x} : complex<f64>, i64
// CHECK-NEXT: %28 = complex.re %arg0 {x} : complex<f32>
// CHECK-NEXT: %29 = complex.rsqrt %arg0 : complex<f32>
// CHECK-NEXT: %30 = complex.sign %arg0 : complex<f32>
// CHECK-NEXT: %31 = complex.sin %arg0 : complex<f32>
// CHECK-NEXT: %32 = complex.sqrt %arg0 : complex<f32>
// CHECK-NEXT: %33 = complex.sub %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %34 = complex.tan %arg0 : complex<f32>
// CHECK-NEXT: %35 = complex.tanh %arg0 : complex<f32>
// CHECK-NEXT: %36 = complex.add %arg0, %arg1 : complex<f32>
// CHECK-NEXT: %37 = complex.add %arg0, %arg1 fastmath<fast> : complex<f32>
// CHECK-NEXT: %38 = complex.powi %arg0, %arg4 : complex<f32>, i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: %0 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC: %1 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %2 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<nnan,contract>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %3 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %4 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> {x} : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %5 = "complex.angle"(%arg0) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> f32
// GENERIC: %6 = "complex.atan2"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %7 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
// GENERIC: %8 = "complex.bitcast"(%arg5) {x} : (i64) -> complex<f32>
// GENERIC: %9 = "complex.conj"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %10 = "complex.constant"() <{value = [1.000000e+00, -2.000000e+00]}> : () -> complex<f64>
// GENERIC: %11 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.000000e+00 : f32]}> : () -> complex<f32>
// GENERIC: %12 = "complex.constant"() <{value = [1 : i32, -2 : i32]}> {a} : () -> complex<i32>
// GENERIC: %13 = "complex.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %14 = "complex.create"(%arg3, %arg3) : (f32, f32) -> complex<f32>
// GENERIC: %15 = "complex.create"(%arg3, %arg3) {a} : (f32, f32) -> complex<f32>
// GENERIC: %16 = "complex.div"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %17 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f32>) -> i1
// GENERIC: %18 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %19 = "complex.expm1"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %20 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
// GENERIC: %21 = "complex.im"(%arg0) <{fastmath = #arith.fastmath<nsz>}> : (complex<f32>) -> f32
// GENERIC: %22 = "complex.log"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %23 = "complex.log1p"(%arg2) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> complex<f64>
// GENERIC: %24 = "complex.mul"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %25 = "complex.neg"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %26 = "complex.neq"(%arg0, %arg1) {x} : (complex<f32>, complex<f32>) -> i1
// GENERIC: %27 = "complex.pow"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %28 = "complex.powi"(%arg0, %arg4) : (complex<f32>, i32) -> complex<f32>
// GENERIC: %29 = "complex.powi"(%arg2, %arg5) <{fastmath = #arith.fastmath<fast>}> {x} : (complex<f64>, i64) -> complex<f64>
// GENERIC: %30 = "complex.powi"(%arg2, %arg5) <{fastmath = #arith.fastmath<none>}> {x} : (complex<f64>, i64) -> complex<f64>
// GENERIC: %31 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> {x} : (complex<f32>) -> f32
// GENERIC: %32 = "complex.rsqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %33 = "complex.sign"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %34 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %35 = "complex.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %36 = "complex.sub"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %37 = "complex.tan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %38 = "complex.tanh"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
// GENERIC: %39 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %40 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> complex<f32>
// GENERIC: %41 = "complex.powi"(%arg0, %arg4) : (complex<f32>, i32) -> complex<f32>

// Numbers: the type after them is that of their parts.
"t.op"() {
  // CHECK: f16 = #complex.number<:f16 1.000000e+00, 0x7C00> : complex<f16>
  f16 = #complex.number<:f16 1.0, 1.0e10> : complex<i32>,
  // CHECK-SAME: f32 = [#complex.number<:f32 -1.500000e+00, 0x7F800000> : complex<f32>]
  f32 = [#complex.number< : f32 - 1.5, 0x7F800000>],
  // CHECK-SAME: f64 = #complex.number<:f64 0.000000e+00, -0.000000e+00> : complex<f64>
  f64 = #complex<number<:f64 0.0, -0.0>>
} : () -> ()
