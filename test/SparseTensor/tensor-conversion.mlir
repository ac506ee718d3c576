// AUTOUPDATE
// RUN: strata opt --sparse-tensor-conversion %s | FileCheck %s
//
// Sparse tensors become pointers to objects of a library, and operations on them calls.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 16 }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

// CHECK-LABEL: func.func private @delSparseTensor(!llvm.ptr)
// CHECK-LABEL: func.func private @endLexInsert(!llvm.ptr)
// CHECK-LABEL: func.func private @lexInsertF32(!llvm.ptr, memref<?xindex>, memref<f32>) attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-LABEL: func.func private @sparseCoordinates16(!llvm.ptr, index) -> memref<?xi16> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparsePositions32(!llvm.ptr, index) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func @arrays
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.ptr, %[[V:[a-z0-9_]+]]: !llvm.ptr) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xi32>, memref<?xi16>, index, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CALL:.*]] = call @sparsePositions0(%[[A]], %[[C1]]) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CALL_1:.*]] = call @sparseCoordinates0(%[[A]], %[[C1_0]]) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:   %[[CALL_2:.*]] = call @sparseValuesF64(%[[A]]) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL_3:.*]] = call @sparsePositions32(%[[V]], %[[C0_1]]) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL_4:.*]] = call @sparseCoordinates16(%[[V]], %[[C0_2]]) : (!llvm.ptr, index) -> memref<?xi16>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL_5:.*]] = call @sparseLvlSize(%[[A]], %[[C0_3]]) : (!llvm.ptr, index) -> index
// CHECK-NEXT:   %[[CALL_6:.*]] = call @sparseValuesF64(%[[A]]) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[CALL_6]], %[[C0_4]] : memref<?xf64>
// CHECK-NEXT:   return %[[CALL]], %[[CALL_1]], %[[CALL_2]], %[[CALL_3]], %[[CALL_4]], %[[CALL_5]], %[[DIM]] : memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xi32>, memref<?xi16>, index, index
// CHECK-NEXT: }
func.func @arrays(%a: tensor<?x8xf64, #CSR>, %v: tensor<?xi8, #SV>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xi32>, memref<?xi16>, index, index) {
  %c0 = arith.constant 0 : index
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<?x8xf64, #CSR> to memref<?xindex>
  %1 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<?x8xf64, #CSR> to memref<?xindex>
  %2 = sparse_tensor.values %a : tensor<?x8xf64, #CSR> to memref<?xf64>
  %3 = sparse_tensor.positions %v {level = 0 : index} : tensor<?xi8, #SV> to memref<?xi32>
  %4 = sparse_tensor.coordinates %v {level = 0 : index} : tensor<?xi8, #SV> to memref<?xi16>
  %5 = sparse_tensor.lvl %a, %c0 : tensor<?x8xf64, #CSR>
  %6 = sparse_tensor.number_of_entries %a : tensor<?x8xf64, #CSR>
  return %0, %1, %2, %3, %4, %5, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xi32>, memref<?xi16>, index, index
}

// CHECK-LABEL: func.func @insert
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32) -> !llvm.ptr {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C262144_I64:.*]] = arith.constant 262144 : i64
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca(%[[C1_0]]) : memref<?xi64>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[C262144_I64]], %[[ALLOCA]][%[[C0_1]]] : memref<?xi64>
// CHECK-NEXT:   %[[C1_2:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA_3:.*]] = memref.alloca(%[[C1_2]]) : memref<?xindex>
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[N]], %[[ALLOCA_3]][%[[C0_4]]] : memref<?xindex>
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA_7:.*]] = memref.alloca(%[[C1_6]]) : memref<?xindex>
// CHECK-NEXT:   %[[C0_8:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[C0_5]], %[[ALLOCA_7]][%[[C0_8]]] : memref<?xindex>
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C2_I32_9:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[CALL:.*]] = call @newSparseTensor(%[[ALLOCA_3]], %[[ALLOCA_3]], %[[ALLOCA]], %[[ALLOCA_7]], %[[ALLOCA_7]], %[[C2_I32]], %[[C3_I32]], %[[C2_I32_9]], %[[C0_I32]], %[[ZERO]]) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[C1_10:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOCA_11:.*]] = memref.alloca(%[[C1_10]]) : memref<?xindex>
// CHECK-NEXT:   %[[ALLOCA_12:.*]] = memref.alloca() : memref<f32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[CALL]]) -> (!llvm.ptr) {
// CHECK-NEXT:     %[[C0_13:.*]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA_11]][%[[C0_13]]] : memref<?xindex>
// CHECK-NEXT:     memref.store %[[X]], %[[ALLOCA_12]][] : memref<f32>
// CHECK-NEXT:     func.call @lexInsertF32(%[[ARG3]], %[[ALLOCA_11]], %[[ALLOCA_12]]) : (!llvm.ptr, memref<?xindex>, memref<f32>) -> ()
// CHECK-NEXT:     scf.yield %[[ARG3]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   call @endLexInsert(%[[FOR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return %[[FOR]] : !llvm.ptr
// CHECK-NEXT: }
func.func @insert(%n: index, %x: f32) -> tensor<?xf32, #SV> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = tensor.empty(%n) : tensor<?xf32, #SV>
  %filled = scf.for %i = %c0 to %n step %c1 iter_args(%t = %new) -> tensor<?xf32, #SV> {
    %next = tensor.insert %x into %t[%i] : tensor<?xf32, #SV>
    scf.yield %next : tensor<?xf32, #SV>
  }
  %r = sparse_tensor.load %filled hasInserts : tensor<?xf32, #SV>
  return %r : tensor<?xf32, #SV>
}

// CHECK-LABEL: func.func @disassemble
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.ptr, %[[P:[a-z0-9_]+]]: tensor<2xindex>, %[[C:[a-z0-9_]+]]: tensor<?x2xindex>, %[[V:[a-z0-9_]+]]: tensor<?xf64>) -> (tensor<?x2xindex>, i32) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL:.*]] = call @sparsePositions0(%[[A]], %[[C0]]) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[CALL]], %[[C0_0]] : memref<?xindex>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[C]] : tensor<?x2xindex> to memref<?x2xindex>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL_1:.*]] = call @sparseCoordinates0(%[[A]], %[[C0_1]]) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CALL_2:.*]] = call @sparseCoordinates0(%[[A]], %[[C1]]) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_3:.*]] = memref.dim %[[CALL_1]], %[[C0_2]] : memref<?xindex>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[DIM_3]], %[[C2]] : index
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_5:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_4]] to %[[DIM_3]] step %[[C1_5]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[CALL_1]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[CALL_2]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:     memref.store %[[LOAD]], %[[TO_BUFFER]][%[[ARG4]], %[[C0_4]]] : memref<?x2xindex>
// CHECK-NEXT:     memref.store %[[LOAD_1]], %[[TO_BUFFER]][%[[ARG4]], %[[C1_5]]] : memref<?x2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[MULI]] : index to i32
// CHECK-NEXT:   %[[CALL_3:.*]] = call @sparseValuesF64(%[[A]]) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:   %[[C0_6:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_7:.*]] = memref.dim %[[CALL_3]], %[[C0_6]] : memref<?xf64>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[CALL]] : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[TO_TENSOR]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<?x2xindex> to tensor<?x2xindex>
// CHECK-NEXT:   %[[CAST_8:.*]] = tensor.cast %[[TO_TENSOR_1]] : tensor<?x2xindex> to tensor<?x2xindex>
// CHECK-NEXT:   %[[TO_TENSOR_2:.*]] = bufferization.to_tensor %[[CALL_3]] : memref<?xf64> to tensor<?xf64>
// CHECK-NEXT:   %[[CAST_9:.*]] = tensor.cast %[[TO_TENSOR_2]] : tensor<?xf64> to tensor<?xf64>
// CHECK-NEXT:   call @delSparseTensor(%[[A]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return %[[CAST_8]], %[[INDEX_CAST]] : tensor<?x2xindex>, i32
// CHECK-NEXT: }
func.func @disassemble(%a: tensor<4x5xf64, #COO>, %p: tensor<2xindex>, %c: tensor<?x2xindex>, %v: tensor<?xf64>) -> (tensor<?x2xindex>, i32) {
  %rp, %rc, %rv, %lp, %lc, %lv = sparse_tensor.disassemble %a : tensor<4x5xf64, #COO> out_lvls(%p, %c : tensor<2xindex>, tensor<?x2xindex>) out_vals(%v : tensor<?xf64>) -> (tensor<2xindex>, tensor<?x2xindex>), tensor<?xf64>, (index, i32), index
  bufferization.dealloc_tensor %a : tensor<4x5xf64, #COO>
  return %rc, %lc : tensor<?x2xindex>, i32
}
