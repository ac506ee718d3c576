// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --bufferize-by-value %s | FileCheck %s
//
// Tensors get memory, which is freed at the end of its block.

// CHECK: memref.global "private" constant @__constant_1 : memref<2xindex> = dense<[5, 6]>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4x8xf32>, %[[B:[a-z0-9_]+]]: memref<8x3xf32>) -> memref<4x3xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<4x3xf32>
// CHECK-NEXT:   linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<4x3xf32>)
// CHECK-NEXT:   linalg.matmul ins(%[[A]], %[[B]] : memref<4x8xf32>, memref<8x3xf32>) outs(%[[ALLOC]] : memref<4x3xf32>)
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<4x3xf32>
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<4x3xf32>
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<4x3xf32>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[LOAD]], %[[LOAD_1]] : f32
// CHECK-NEXT:       memref.store %[[ADDF]], %[[ALLOC_0]][%[[ARG2]], %[[ARG3]]] : memref<4x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4x3xf32>
// CHECK-NEXT:   return %[[ALLOC_0]] : memref<4x3xf32>
// CHECK-NEXT: }
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) -> tensor<4x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x3xf32>) outs(%i : tensor<4x3xf32>) -> tensor<4x3xf32>
  %s = arith.addf %r, %r : tensor<4x3xf32>
  return %s : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xindex>
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[ALLOC]], %[[C0_0]] : memref<?xindex>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0_1]] to %[[DIM]] step %[[C1_2]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[GET_GLOBAL:.*]] = memref.get_global @__constant_1 : memref<2xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1_1:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[ALLOC]]) -> (memref<?xindex>) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG2]][%[[ARG1_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[Y:.*]] = arith.addi %[[LOAD]], %[[ARG1_1]] : index
// CHECK-NEXT:     memref.store %[[Y]], %[[ARG2]][%[[ARG1_1]]] : memref<?xindex>
// CHECK-NEXT:     scf.yield %[[ARG2]] : memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[FOR]][0] [2] [1] : memref<?xindex> to memref<2xindex, strided<[1]>>
// CHECK-NEXT:   memref.copy %[[GET_GLOBAL]], %[[SUBVIEW]] : memref<2xindex> to memref<2xindex, strided<[1]>>
// CHECK-NEXT:   %[[DIM_3:.*]] = memref.dim %[[FOR]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:   return %[[FOR]], %[[DIM_3]] : memref<?xindex>, index
// CHECK-NEXT: }
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
