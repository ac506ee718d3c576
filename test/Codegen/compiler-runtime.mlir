// Operations that become calls: of the compiler's runtime, and of functions that become part
// of the program.

// REQUIRES: codegen

// RUN: %strata run %s -e half 0.1 | FileCheck %s --check-prefix=HALF --match-full-lines
// RUN: %strata run %s -O2 -e half 0.1 | FileCheck %s --check-prefix=HALF --match-full-lines
// HALF: 0.0999755859375
func.func @half(%x: f64) -> f64 {
  %0 = arith.truncf %x : f64 to f16
  %1 = arith.extf %0 : f16 to f64
  return %1 : f64
}

// The number is just above the middle of two bfloats, and as a float it is in the middle.
// RUN: %strata run %s -e bfloat 1.00390625000001 | FileCheck %s --check-prefix=UP --match-full-lines
// RUN: %strata run %s -e bfloat 1.00390625 | FileCheck %s --check-prefix=EVEN --match-full-lines
// RUN: %strata run %s -e bfloat 1.01171875 | FileCheck %s --check-prefix=ODD --match-full-lines
// RUN: %strata run %s -e bfloat 1.01171874999999 | FileCheck %s --check-prefix=UP --match-full-lines
// RUN: %strata run %s -e bfloat 1.0e300 | FileCheck %s --check-prefix=INF --match-full-lines
// UP: 1.0078125
// EVEN: 1
// ODD: 1.015625
// INF: +Inf
func.func @bfloat(%x: f64) -> f64 {
  %0 = arith.truncf %x : f64 to bf16
  %1 = arith.extf %0 : bf16 to f64
  return %1 : f64
}

// With a rounding mode, which is that of the environment.
// RUN: %strata run %s -e bfloat_rounded 1.00390625000001 | FileCheck %s --check-prefix=UP --match-full-lines
// RUN: %strata run %s -O2 -e bfloat_rounded 1.00390625 | FileCheck %s --check-prefix=EVEN --match-full-lines
func.func @bfloat_rounded(%x: f64) -> f64 {
  %0 = arith.truncf %x to_nearest_even : f64 to bf16
  %1 = arith.extf %0 : bf16 to f64
  return %1 : f64
}

// RUN: %strata run %s -e bfloats_rounded 1.01171875 | FileCheck %s --check-prefix=ODD --match-full-lines
func.func @bfloats_rounded(%x: f64) -> f64 {
  %0 = vector.broadcast %x : f64 to vector<3xf64>
  %1 = arith.truncf %0 to_nearest_even : vector<3xf64> to vector<3xbf16>
  %2 = arith.extf %1 : vector<3xbf16> to vector<3xf64>
  %3 = vector.extract %2[1] : f64 from vector<3xf64>
  return %3 : f64
}

// RUN: %strata run %s -e add 1.5 2.25 | FileCheck %s --check-prefix=ADD --match-full-lines
// RUN: %strata run %s -e add 1.0 nan | FileCheck %s --check-prefix=NAN --match-full-lines
// ADD: 3.75
// NAN: NaN
func.func @add(%x: bf16, %y: bf16) -> bf16 {
  %0 = arith.addf %x, %y : bf16
  return %0 : bf16
}

// RUN: %strata run %s -e vector "[1, 2]" | FileCheck %s --check-prefix=VECTOR --match-full-lines
// VECTOR: [2, 4]
func.func @vector(%x: vector<2xbf16>) -> vector<2xbf16> {
  %0 = arith.addf %x, %x : vector<2xbf16>
  return %0 : vector<2xbf16>
}

// RUN: %strata run %s -e quotient 100000000000000000000000 7 | FileCheck %s --check-prefix=QUOTIENT --match-full-lines
// QUOTIENT: 14285714285714285714285
func.func @quotient(%x: i128, %y: i128) -> i128 {
  %0 = arith.divsi %x, %y : i128
  return %0 : i128
}

// RUN: %strata run %s -e float 1267650600228229401496703205376 | FileCheck %s --check-prefix=FLOAT --match-full-lines
// FLOAT: 1.2676506002282294E+30
func.func @float(%x: i128) -> f64 {
  %0 = arith.sitofp %x : i128 to f64
  return %0 : f64
}

// RUN: %strata run %s -e quad 0.5 | FileCheck %s --check-prefix=QUAD --match-full-lines
// QUAD: 1.25
func.func @quad(%x: f64) -> f64 {
  %0 = arith.extf %x : f64 to f128
  %1 = arith.mulf %0, %0 : f128
  %2 = arith.addf %1, %1 : f128
  %3 = arith.divf %2, %0 : f128
  %4 = arith.addf %3, %1 : f128
  %5 = arith.truncf %4 : f128 to f64
  return %5 : f64
}

// RUN: %strata run %s -e copy "[[1, 2, 3], [4, 5, 6]]" "[[0, 0], [0, 0], [0, 0]]" --print-arguments | FileCheck %s --check-prefix=COPY --match-full-lines
// RUN: %strata run %s -O2 -e copy "[[1, 2, 3], [4, 5, 6]]" "[[0, 0], [0, 0], [0, 0]]" --print-arguments | FileCheck %s --check-prefix=COPY --match-full-lines
// COPY: {{\[\[}}1, 2, 3], [4, 5, 6{{\]\]}}
// COPY-NEXT: {{\[\[}}1, 4], [2, 5], [3, 6{{\]\]}}
func.func @copy(%m: memref<2x3xi16>, %n: memref<3x2xi16>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi16> to memref<3x2xi16, strided<[1, 3]>>
  memref.copy %0, %n : memref<3x2xi16, strided<[1, 3]>> to memref<3x2xi16>
  return
}

// Empty memrefs, and those without sizes.
// RUN: %strata run %s -e copy_any zeros:0x3xf32 zeros:0x3xf32 | count 0
// RUN: %strata run %s -e copy_scalar 7 | FileCheck %s --check-prefix=SCALAR --match-full-lines
// SCALAR: 7
func.func @copy_any(%m: memref<?x3xf32>, %n: memref<?x3xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x3xf32> to memref<3x?xf32, strided<[1, 3]>>
  %1 = memref.transpose %n (i, j) -> (j, i) : memref<?x3xf32> to memref<3x?xf32, strided<[1, 3]>>
  memref.copy %0, %1 : memref<3x?xf32, strided<[1, 3]>> to memref<3x?xf32, strided<[1, 3]>>
  return
}
func.func @copy_scalar(%x: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<i32>
  memref.store %x, %0[] : memref<i32>
  %2 = memref.cast %0 : memref<i32> to memref<*xi32>
  %3 = memref.cast %1 : memref<i32> to memref<*xi32>
  memref.copy %2, %3 : memref<*xi32> to memref<*xi32>
  %4 = memref.load %1[] : memref<i32>
  return %4 : i32
}

// Libraries need nothing but those of the C compiler.
// RUN: %strata compile %s -o %t.so && %python -c "import ctypes, os; ctypes.CDLL(r'%t.so', mode=os.RTLD_NOW)"
// RUN: %strata compile %s -o %t.o && cc -shared -Wl,-z,defs %t.o -o %t.linked.so
// RUN: llvm-nm -D %t.linked.so | FileCheck %s --check-prefix=HIDDEN
// HIDDEN-NOT: memrefCopy
