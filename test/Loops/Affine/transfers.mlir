// RUN: strata analyze dependences %s | FileCheck %s
// RUN: strata opt --cse %s | FileCheck %s --check-prefix=CSE

// The copies access all of their memory, and a wait any memory.
// CHECK-LABEL: @copy
// CHECK: loop 1 {{.*}} affine.for: dependences between iterations
// CHECK: {{flow|anti|output}} {{.*}} affine.dma_start -> {{.*}} affine.dma_wait
// CHECK: {{flow|anti|output}} {{.*}} affine.dma_wait -> {{.*}} affine.load

// The memory before and after a wait can be different.
// CSE-LABEL: func @copy
// CSE: affine.load
// CSE: affine.dma_wait
// CSE: affine.load
func.func @copy(%from: memref<8xi32>, %result: memref<8xi32>) {
  %one = arith.constant 1 : index
  %to = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %from[%i], %to[%i], %tag[0], %one : memref<8xi32>, memref<8xi32, 1>, memref<1xi32>
    %before = affine.load %to[%i] : memref<8xi32, 1>
    affine.dma_wait %tag[0], %one : memref<1xi32>
    %after = affine.load %to[%i] : memref<8xi32, 1>
    %sum = arith.addi %before, %after : i32
    affine.store %sum, %result[%i] : memref<8xi32>
  }
  return
}
