// AUTOUPDATE
// RUN: strata opt --sparse-tensor-conversion --canonicalize %s | FileCheck %s
//
// Rows in an expanded form.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: func.func private @expInsertF32(!llvm.ptr, memref<?xindex>, memref<?xf32>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-LABEL: func.func @expand
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.ptr, %[[N:[a-z0-9_]+]]: index) -> !llvm.ptr {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CALL:.*]] = call @sparseLvlSize(%[[A]], %[[C1]]) : (!llvm.ptr, index) -> index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[CALL]]) : memref<?xf32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc(%[[CALL]]) : memref<?xi1>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc(%[[CALL]]) : memref<?xindex>
// CHECK-NEXT:   linalg.fill ins(%[[CST]] : f32) outs(%[[ALLOC]] : memref<?xf32>)
// CHECK-NEXT:   linalg.fill ins(%[[FALSE]] : i1) outs(%[[ALLOC_0]] : memref<?xi1>)
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK-NEXT:     %[[ALLOCA:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:     %[[CAST:.*]] = memref.cast %[[ALLOCA]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     func.call @expInsertF32(%[[A]], %[[CAST]], %[[ALLOC]], %[[ALLOC_0]], %[[ALLOC_1]], %[[C0]]) : (!llvm.ptr, memref<?xindex>, memref<?xf32>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<?xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<?xindex>
// CHECK-NEXT:   return %[[A]] : !llvm.ptr
// CHECK-NEXT: }
func.func @expand(%a: tensor<?x?xf32, #CSR>, %n: index) -> tensor<?x?xf32, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<?x?xf32, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %a : tensor<?x?xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #CSR>
    scf.yield %1 : tensor<?x?xf32, #CSR>
  }
  return %0 : tensor<?x?xf32, #CSR>
}
