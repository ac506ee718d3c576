// AUTOUPDATE
// RUN: strata opt --lower-sparse-ops-to-foreach %s | FileCheck %s
//
// The output of a tensor calls the writer of the run-time library. Elements that the library does not have stay.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func private @delSparseTensorWriter(!llvm.ptr)
// CHECK-LABEL: func.func private @outSparseTensorWriterNextF64(!llvm.ptr, index, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @outSparseTensorWriterMetaData(!llvm.ptr, index, index, memref<?xindex>) attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @createSparseTensorWriter(!llvm.ptr) -> !llvm.ptr
// CHECK-LABEL: func.func @write
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?xf64, #sparse>, %[[DEST:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[NUMBER_OF_ENTRIES:.*]] = sparse_tensor.number_of_entries %[[A]] : tensor<3x?xf64, #sparse>
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[C2]]) : memref<?xindex>
// CHECK-NEXT:   %[[LVL:.*]] = sparse_tensor.lvl %[[A]], %[[C1]] : tensor<3x?xf64, #sparse>
// CHECK-NEXT:   memref.store %[[C3]], %[[ALLOCA]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   memref.store %[[LVL]], %[[ALLOCA]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[CALL:.*]] = call @createSparseTensorWriter(%[[DEST]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   call @outSparseTensorWriterMetaData(%[[CALL]], %[[C2]], %[[NUMBER_OF_ENTRIES]], %[[ALLOCA]]) : (!llvm.ptr, index, index, memref<?xindex>) -> ()
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<f64>
// CHECK-NEXT:   sparse_tensor.foreach in %[[A]] : tensor<3x?xf64, #sparse> do {
// CHECK-NEXT:   ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOCA_0]][] : memref<f64>
// CHECK-NEXT:     func.call @outSparseTensorWriterNextF64(%[[CALL]], %[[C2]], %[[ALLOCA]], %[[ALLOCA_0]]) : (!llvm.ptr, index, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   call @delSparseTensorWriter(%[[CALL]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @write(%a: tensor<3x?xf64, #CSR>, %dest: !llvm.ptr) {
  sparse_tensor.out %a, %dest : tensor<3x?xf64, #CSR>, !llvm.ptr
  return
}

// CHECK-LABEL: func.func @stays
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x4xi1, #sparse>, %[[DEST:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT:   sparse_tensor.out %[[A]], %[[DEST]] : tensor<3x4xi1, #sparse>, !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @stays(%a: tensor<3x4xi1, #CSR>, %dest: !llvm.ptr) {
  sparse_tensor.out %a, %dest : tensor<3x4xi1, #CSR>, !llvm.ptr
  return
}
