// RUN: %strata interpret %s --entry=numbers | FileCheck %s --check-prefix=NUMBERS --match-full-lines
// RUN: %strata interpret %s --entry=bytes 2.0 | FileCheck %s --check-prefix=BYTES --match-full-lines
// RUN: not %strata interpret %s --entry=beyond 1 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not %strata interpret %s --entry=beyond -- -1 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not %strata interpret %s --entry=realloc 2>&1 | FileCheck %s --check-prefix=REALLOC
// RUN: not %strata interpret %s --entry=vectors 2>&1 | FileCheck %s --check-prefix=VECTORS
//
// Views of bytes as other numbers.

// Elements are poison until all of their bytes are written.
// NUMBERS: {{\[\[}}poison, -2], [poison, poison]]
// NUMBERS: [poison, poison, poison, poison, 2, 1, poison, poison]
// NUMBERS: -2
// NUMBERS: true
func.func @numbers() -> (memref<2x2xi16>, memref<8xi8>, i24, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %number = arith.constant 258 : i16
  %bytes = memref.alloc() : memref<16xi8>
  %m = memref.view %bytes[%c2][%c2] : memref<16xi8> to memref<?x2xi16>
  memref.store %number, %m[%c0, %c1] : memref<?x2xi16>
  %static = memref.cast %m : memref<?x2xi16> to memref<2x2xi16>
  %first = memref.subview %bytes[0] [8] [1] : memref<16xi8> to memref<8xi8, strided<[1]>>
  %copy = memref.alloc() : memref<8xi8>
  memref.copy %first, %copy : memref<8xi8, strided<[1]>> to memref<8xi8>
  %odd = memref.view %bytes[%c0][] : memref<16xi8> to memref<2xi24>
  %minus_two = arith.constant -2 : i24
  memref.store %minus_two, %odd[%c1] : memref<2xi24>
  %0 = memref.load %odd[%c1] : memref<2xi24>
  %bits = memref.view %bytes[%c4][] : memref<16xi8> to memref<4xi1>
  %true = arith.constant true
  memref.store %true, %bits[%c2] : memref<4xi1>
  %1 = memref.load %bits[%c2] : memref<4xi1>
  return %static, %copy, %0, %1 : memref<2x2xi16>, memref<8xi8>, i24, i1
}

// BYTES: 64
// BYTES: -1.5
func.func @bytes(%a: f32) -> (i8, f80) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %wide = arith.constant -1.5 : f80
  %bytes = memref.alloc() : memref<20xi8>
  %m = memref.view %bytes[%c0][] : memref<20xi8> to memref<1xf32>
  memref.store %a, %m[%c0] : memref<1xf32>
  %0 = memref.load %bytes[%c3] : memref<20xi8>
  %w = memref.view %bytes[%c4][] : memref<20xi8> to memref<f80>
  memref.store %wide, %w[] : memref<f80>
  %1 = memref.load %w[] : memref<f80>
  return %0, %1 : i8, f80
}

// BEYOND: error: {{.*}}the view is outside of the memref
func.func @beyond(%shift: index) {
  %bytes = memref.alloc() : memref<8xi8>
  %m = memref.view %bytes[%shift][] : memref<8xi8> to memref<2xi32>
  return
}

// REALLOC: error: {{.*}}a view is not the memory that was allocated
func.func @realloc() {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloc() : memref<8xi8>
  %m = memref.view %bytes[%c0][] : memref<8xi8> to memref<2xi32>
  %r = memref.realloc %m : memref<2xi32> to memref<4xi32>
  return
}

// VECTORS: error: {{.*}}the interpreter has no views of bytes as vectors or complex numbers
func.func @vectors() {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloc() : memref<8xi8>
  %m = memref.view %bytes[%c0][] : memref<8xi8> to memref<vector<2xi32>>
  return
}
