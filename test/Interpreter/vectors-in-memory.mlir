// RUN: %strata interpret %s --entry=elements | FileCheck %s --check-prefix=ELEMENTS
// RUN: %strata interpret %s --entry=transfer '[[1, 2, 3], [4, 5, 6], [7, 8, 9]]' 1 | FileCheck %s --check-prefix=TRANSFER
// RUN: %strata check-passes %s --pass-pipeline='builtin.module(convert-vector-to-scf,canonicalize,cse)' | FileCheck %s --check-prefix=LOWERED
// RUN: not %strata interpret %s --entry=access 0 2>&1 | FileCheck %s --check-prefix=ACCESS
// RUN: %strata interpret %s --entry=store 1 | FileCheck %s --check-prefix=STORE
// RUN: not %strata interpret %s --entry=part 2>&1 | FileCheck %s --check-prefix=PART
//
// Memory whose elements are vectors.

// ELEMENTS: [1, 2]
// ELEMENTS-NEXT: [poison, poison]
// ELEMENTS-NEXT: {{\[\[}}1, 2], [1, 2], [poison, poison]]
// ELEMENTS-NEXT: {{\[\[}}1, 2], [1, 2], [poison, poison]]
func.func @elements() -> (vector<2xi32>, vector<2xi32>, memref<3xvector<2xi32>>, vector<3x2xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %m = memref.alloc() : memref<3xvector<2xi32>>
  memref.store %v, %m[%one] : memref<3xvector<2xi32>>
  %part = memref.subview %m[1] [1] [1] : memref<3xvector<2xi32>> to memref<1xvector<2xi32>, strided<[1], offset: 1>>
  %first = memref.subview %m[0] [1] [1] : memref<3xvector<2xi32>> to memref<1xvector<2xi32>, strided<[1]>>
  memref.copy %part, %first : memref<1xvector<2xi32>, strided<[1], offset: 1>> to memref<1xvector<2xi32>, strided<[1]>>
  %0 = memref.load %m[%zero] : memref<3xvector<2xi32>>
  %1 = memref.load %m[%two] : memref<3xvector<2xi32>>
  %cast = vector.type_cast %m : memref<3xvector<2xi32>> to memref<vector<3x2xi32>>
  %2 = memref.load %cast[] : memref<vector<3x2xi32>>
  return %0, %1, %m, %2 : vector<2xi32>, vector<2xi32>, memref<3xvector<2xi32>>, vector<3x2xi32>
}

// TRANSFER: {{\[\[}}5, 6, 0], [8, 9, 0]]
func.func @transfer(%m: memref<3x3xi32>, %i: index) -> vector<2x3xi32> {
  %zero = arith.constant 0 : i32
  %0 = vector.transfer_read %m[%i, %i], %zero : memref<3x3xi32>, vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// ACCESS: error: {{.*}}the interpreter accesses a vector in memory as one element alone
func.func private @access(%i: index) -> vector<2x2xi32> {
  %zero = arith.constant dense<0> : vector<2xi32>
  %m = memref.alloc() : memref<3xvector<2xi32>>
  %0 = vector.transfer_read %m[%i], %zero : memref<3xvector<2xi32>>, vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// STORE: [0, 0]
func.func private @store(%i: index) -> vector<2xi32> {
  %zero = arith.constant dense<0> : vector<2xi32>
  %m = memref.alloc() : memref<3xvector<2xi32>>
  vector.store %zero, %m[%i] : memref<3xvector<2xi32>>, vector<2xi32>
  %0 = vector.load %m[%i] : memref<3xvector<2xi32>>, vector<2xi32>
  return %0 : vector<2xi32>
}

// LOWERED: 21 calls, 20 with the same results after each pass; 1 left out: @transfer: index -1 of dimension 0 is outside of its size, 3

// PART: error: {{.*}}the memref is not the beginning of its memory
func.func private @part() {
  %m = memref.alloc() : memref<4xi32>
  %part = memref.reinterpret_cast %m to offset: [2], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %same = memref.cast %part : memref<2xi32, strided<[1], offset: 2>> to memref<2xi32, strided<[1], offset: ?>>
  %plain = memref.cast %same : memref<2xi32, strided<[1], offset: ?>> to memref<2xi32>
  %cast = vector.type_cast %plain : memref<2xi32> to memref<vector<2xi32>>
  return
}
