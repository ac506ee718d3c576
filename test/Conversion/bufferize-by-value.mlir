// RUN: strata opt --allow-unregistered-dialect --bufferize-by-value %s | FileCheck %s
//
// Tensors get memory, which is freed at the end of its block.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) -> tensor<4x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x3xf32>) outs(%i : tensor<4x3xf32>) -> tensor<4x3xf32>
  %s = arith.addf %r, %r : tensor<4x3xf32>
  return %s : tensor<4x3xf32>
}
func.func @g(%n: index) -> (tensor<?xindex>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = tensor.generate %n { ^bb0(%i: index): tensor.yield %i : index } : tensor<?xindex>
  %k = arith.constant dense<[5, 6]> : tensor<2xindex>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %g) -> tensor<?xindex> {
    %x = tensor.extract %t[%i] : tensor<?xindex>
    %y = arith.addi %x, %i : index
    %u = tensor.insert %y into %t[%i] : tensor<?xindex>
    scf.yield %u : tensor<?xindex>
  }
  %s = tensor.insert_slice %k into %r[0] [2] [1] : tensor<2xindex> into tensor<?xindex>
  %d = tensor.dim %s, %c0 : tensor<?xindex>
  return %s, %d : tensor<?xindex>, index
}

// CHECK:      module {
// CHECK-NEXT:   memref.global "private" constant @__constant_1 : memref<2xindex> = dense<[5, 6]>
// CHECK-NEXT:   func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<8x3xf32>) -> memref<4x3xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x3xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4x3xf32>)
// CHECK-NEXT:     linalg.matmul ins(%arg0, %arg1 : memref<4x8xf32>, memref<8x3xf32>) outs(%alloc : memref<4x3xf32>)
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4x3xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %0 = memref.load %alloc[%arg2, %arg3] : memref<4x3xf32>
// CHECK-NEXT:         %1 = memref.load %alloc[%arg2, %arg3] : memref<4x3xf32>
// CHECK-NEXT:         %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:         memref.store %2, %alloc_0[%arg2, %arg3] : memref<4x3xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<4x3xf32>
// CHECK-NEXT:     return %alloc_0 : memref<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_1 to %dim step %c1_2 {
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.get_global @__constant_1 : memref<2xindex>
// CHECK-NEXT:     %1 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc) -> (memref<?xindex>) {
// CHECK-NEXT:       %2 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.addi %2, %arg1 : index
// CHECK-NEXT:       memref.store %3, %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       scf.yield %arg2 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %1[0] [2] [1] : memref<?xindex> to memref<2xindex, strided<[1]>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<2xindex> to memref<2xindex, strided<[1]>>
// CHECK-NEXT:     %dim_3 = memref.dim %1, %c0 : memref<?xindex>
// CHECK-NEXT:     return %1, %dim_3 : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
