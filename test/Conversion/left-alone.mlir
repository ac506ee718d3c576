// RUN: strata opt --convert-arith-to-llvm %s | FileCheck --check-prefix=ARITH %s
// RUN: strata opt --convert-math-to-llvm %s | FileCheck --check-prefix=MATH %s
// RUN: strata opt --convert-math-to-funcs %s | FileCheck --check-prefix=FUNCS %s
// RUN: not strata opt --convert-math-to-libm %s 2>&1 | FileCheck --check-prefix=LIBM %s
// RUN: strata opt --finalize-memref-to-llvm %s | FileCheck --check-prefix=MEMREF %s
// RUN: strata opt --convert-ub-to-llvm %s | FileCheck --check-prefix=CYCLE %s
//
// Operations that the dialect llvm has no types, or too many parts, for stay.

// ARITH-LABEL: func.func @divisions
func.func @divisions(%t: tensor<?xi32>) -> tensor<?xi32> {
  // ARITH: arith.ceildivsi
  %0 = arith.ceildivsi %t, %t : tensor<?xi32>
  // ARITH: arith.ceildivui
  %1 = arith.ceildivui %0, %t : tensor<?xi32>
  // ARITH: arith.floordivsi
  %2 = arith.floordivsi %1, %t : tensor<?xi32>
  return %2 : tensor<?xi32>
}

// ARITH-LABEL: func.func @widest
func.func @widest(%a: i16777215) -> i16777215 {
  // ARITH: arith.mulsi_extended
  %low, %high = arith.mulsi_extended %a, %a : i16777215
  return %high : i16777215
}

// ARITH-LABEL: func.func @many_parts
// MATH-LABEL: func.func @many_parts
func.func @many_parts(%v: vector<100000x100000x4xf32>, %i: vector<100000x4xindex>) {
  // ARITH: arith.addf
  %0 = arith.addf %v, %v : vector<100000x100000x4xf32>
  // ARITH: arith.index_cast
  %1 = arith.index_cast %i : vector<100000x4xindex> to vector<100000x4xi8>
  // ARITH: arith.bitcast
  %2 = arith.bitcast %v : vector<100000x100000x4xf32> to vector<100000x100000x4xi32>
  // MATH: math.rsqrt
  // LIBM: [[#@LINE+1]]:8: note: {{.*}} does not match: the vector has too many elements
  %3 = math.rsqrt %v : vector<100000x100000x4xf32>
  return
}

// FUNCS-LABEL: func.func @no_bits
func.func @no_bits(%a: i0) -> i0 {
  // FUNCS: math.ipowi
  %0 = math.ipowi %a, %a : i0
  return %0 : i0
}

// MATH-LABEL: func.func @foreign_floats
func.func @foreign_floats(%a: f8E4M3FN, %v: vector<2x3xf8E5M2>) {
  // MATH: math.isnan
  %0 = math.isnan %a : f8E4M3FN
  // MATH: math.isfinite
  %1 = math.isfinite %v : vector<2x3xf8E5M2>
  // MATH: math.sincos
  %sin, %cos = math.sincos %a : f8E4M3FN
  return
}

// MEMREF-LABEL: func.func @spaces
func.func @spaces(%a: memref<4xf32, 4294967296>, %b: memref<4xf32, -1>, %i: index) {
  // MEMREF: memref.load
  %0 = memref.load %a[%i] : memref<4xf32, 4294967296>
  // MEMREF: memref.load
  %1 = memref.load %b[%i] : memref<4xf32, -1>
  return
}

// The product of the sizes is no number: whether the elements are contiguous is unknown.
// MEMREF-LABEL: func.func @huge_copy
// MEMREF-NOT: memcpy
// MEMREF: llvm.call @memrefCopy
func.func @huge_copy(%m: memref<4294967296x4294967296x4294967296xf32, strided<[0, 4294967296, 1]>>) {
  memref.copy %m, %m : memref<4294967296x4294967296x4294967296xf32, strided<[0, 4294967296, 1]>> to memref<4294967296x4294967296x4294967296xf32, strided<[0, 4294967296, 1]>>
  return
}

// An operation that folds to its own result.
// CYCLE-LABEL: module @cycle
module @cycle {
  // CYCLE: %[[PRODUCT:.*]] = arith.muli %[[PRODUCT]], %{{.*}} : index
  %0 = arith.muli %1, %0 : index
  %1 = arith.constant 1 : index
}
