// Text, bytecode, text; all versions, and the input recognised by its first bytes.
// RUN: %opt %s -o %t.mlir
// RUN: %opt %s --emit-bytecode -o %t.bc
// RUN: %opt %t.bc | diff - %t.mlir
// RUN: %opt < %t.bc | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=0 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=1 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=2 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=3 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=4 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=5 | %opt | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-version=6 | %opt | diff - %t.mlir
// RUN: %opt %s --verify-roundtrip | diff - %t.mlir
// RUN: %opt %s --emit-bytecode --emit-bytecode-producer=me | FileCheck %s --check-prefix=PRODUCER
// RUN: %opt %t.bc --canonicalize | FileCheck %s
// PRODUCER: me

// CHECK-LABEL: func.func @loop
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: memref.load
func.func @loop(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %unused = arith.constant 1 : i32
    %v = memref.load %m[%i] : memref<10xf32>
    memref.store %v, %m[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: func.func @indices
func.func @indices(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (2, 3) : index
  %1 = affine.linearize_index [%0, %b] by (2, 3) : index
  return %1 : index
}
