// AUTOUPDATE
// RUN: strata opt --sparse-tensor-conversion --canonicalize %s | FileCheck %s
//
// New tensors: from files, from arrays, and sorted ones. The library gets the maps between dimensions and levels as
// numbers.

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UNORDERED = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>

// CHECK-LABEL: func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-LABEL: func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-LABEL: func.func @file
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C3458765613335314435:.*]] = arith.constant 3458765613335314435 : index
// CHECK-NEXT:   %[[C3458764513822638082:.*]] = arith.constant 3458764513822638082 : index
// CHECK-NEXT:   %[[C2305843009216839681:.*]] = arith.constant 2305843009216839681 : index
// CHECK-NEXT:   %[[C2305843009215791104:.*]] = arith.constant 2305843009215791104 : index
// CHECK-NEXT:   %[[C1152921504609992705:.*]] = arith.constant 1152921504609992705 : index
// CHECK-NEXT:   %[[C1152921504608944128:.*]] = arith.constant 1152921504608944128 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C262144_I64:.*]] = arith.constant 262144 : i64
// CHECK-NEXT:   %[[C65536_I64:.*]] = arith.constant 65536 : i64
// CHECK-NEXT:   %[[C4_I32:.*]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOCA]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C4]], %[[ALLOCA]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C0]], %[[ALLOCA]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[CALL:.*]] = call @createCheckedSparseTensorReader(%[[SOURCE]], %[[CAST]], %[[C4_I32]]) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:   %[[CALL_1:.*]] = call @getSparseTensorReaderDimSizes(%[[CALL]]) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[CALL_1]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<4xi64>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[ALLOCA_0]] : memref<4xi64> to memref<?xi64>
// CHECK-NEXT:   memref.store %[[C65536_I64]], %[[ALLOCA_0]][%[[C0]]] : memref<4xi64>
// CHECK-NEXT:   memref.store %[[C262144_I64]], %[[ALLOCA_0]][%[[C1]]] : memref<4xi64>
// CHECK-NEXT:   memref.store %[[C65536_I64]], %[[ALLOCA_0]][%[[C2]]] : memref<4xi64>
// CHECK-NEXT:   memref.store %[[C65536_I64]], %[[ALLOCA_0]][%[[C3]]] : memref<4xi64>
// CHECK-NEXT:   %[[DIVUI:.*]] = arith.divui %[[LOAD]], %[[C3]] : index
// CHECK-NEXT:   %[[ALLOCA_2:.*]] = memref.alloca() : memref<4xindex>
// CHECK-NEXT:   %[[CAST_3:.*]] = memref.cast %[[ALLOCA_2]] : memref<4xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C1152921504608944128]], %[[ALLOCA_2]][%[[C0]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[C1152921504609992705]], %[[ALLOCA_2]][%[[C1]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[C2305843009215791104]], %[[ALLOCA_2]][%[[C2]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[C2305843009216839681]], %[[ALLOCA_2]][%[[C3]]] : memref<4xindex>
// CHECK-NEXT:   %[[ALLOCA_4:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST_5:.*]] = memref.cast %[[ALLOCA_4]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C3458764513822638082]], %[[ALLOCA_4]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C3458765613335314435]], %[[ALLOCA_4]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[ALLOCA_6:.*]] = memref.alloca() : memref<4xindex>
// CHECK-NEXT:   %[[CAST_7:.*]] = memref.cast %[[ALLOCA_6]] : memref<4xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C2]], %[[ALLOCA_6]][%[[C0]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[DIVUI]], %[[ALLOCA_6]][%[[C1]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[C2]], %[[ALLOCA_6]][%[[C2]]] : memref<4xindex>
// CHECK-NEXT:   memref.store %[[C3]], %[[ALLOCA_6]][%[[C3]]] : memref<4xindex>
// CHECK-NEXT:   %[[CALL_2:.*]] = call @newSparseTensor(%[[CALL_1]], %[[CAST_7]], %[[CAST_1]], %[[CAST_3]], %[[CAST_5]], %[[C0_I32]], %[[C0_I32]], %[[C4_I32]], %[[C1_I32]], %[[CALL]]) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   call @delSparseTensorReader(%[[CALL]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return %[[CALL_2]] : !llvm.ptr
// CHECK-NEXT: }
func.func @file(%source: !llvm.ptr) -> tensor<4x?xbf16, #BSR> {
  %0 = sparse_tensor.new %source : !llvm.ptr to tensor<4x?xbf16, #BSR>
  return %0 : tensor<4x?xbf16, #BSR>
}

// CHECK-LABEL: func.func @assemble
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<5xindex>, %[[C:[a-z0-9_]+]]: tensor<?xindex>, %[[V:[a-z0-9_]+]]: tensor<?xf64>) -> !llvm.ptr {
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C65536_I64:.*]] = arith.constant 65536 : i64
// CHECK-NEXT:   %[[C262144_I64:.*]] = arith.constant 262144 : i64
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<2xi64>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOCA]] : memref<2xi64> to memref<?xi64>
// CHECK-NEXT:   memref.store %[[C65536_I64]], %[[ALLOCA]][%[[C0]]] : memref<2xi64>
// CHECK-NEXT:   memref.store %[[C262144_I64]], %[[ALLOCA]][%[[C1]]] : memref<2xi64>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[ALLOCA_0]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C4]], %[[ALLOCA_0]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C5]], %[[ALLOCA_0]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[ALLOCA_2:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST_3:.*]] = memref.cast %[[ALLOCA_2]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C0]], %[[ALLOCA_2]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C1]], %[[ALLOCA_2]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[P]] : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:   %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[TO_BUFFER]] : memref<5xindex> -> index
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[C]] : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:   %[[INTPTR_4:.*]] = memref.extract_aligned_pointer_as_index %[[TO_BUFFER_1]] : memref<?xindex> -> index
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[V]] : tensor<?xf64> to memref<?xf64>
// CHECK-NEXT:   %[[INTPTR_5:.*]] = memref.extract_aligned_pointer_as_index %[[TO_BUFFER_2]] : memref<?xf64> -> index
// CHECK-NEXT:   %[[ALLOCA_6:.*]] = memref.alloca() : memref<3xindex>
// CHECK-NEXT:   %[[CAST_7:.*]] = memref.cast %[[ALLOCA_6]] : memref<3xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[INTPTR]], %[[ALLOCA_6]][%[[C0]]] : memref<3xindex>
// CHECK-NEXT:   memref.store %[[INTPTR_4]], %[[ALLOCA_6]][%[[C1]]] : memref<3xindex>
// CHECK-NEXT:   memref.store %[[INTPTR_5]], %[[ALLOCA_6]][%[[C2]]] : memref<3xindex>
// CHECK-NEXT:   %[[INTPTR_8:.*]] = memref.extract_aligned_pointer_as_index %[[CAST_7]] : memref<?xindex> -> index
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[INTPTR_8]] : index to i64
// CHECK-NEXT:   %[[INTTOPTR:.*]] = llvm.inttoptr %[[INDEX_CAST]] : i64 to !llvm.ptr
// CHECK-NEXT:   %[[CALL:.*]] = call @newSparseTensor(%[[CAST_1]], %[[CAST_1]], %[[CAST]], %[[CAST_3]], %[[CAST_3]], %[[C0_I32]], %[[C0_I32]], %[[C1_I32]], %[[C2_I32]], %[[INTTOPTR]]) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   return %[[CALL]] : !llvm.ptr
// CHECK-NEXT: }
func.func @assemble(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>) -> tensor<4x5xf64, #CSR> {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x5xf64, #CSR>
  return %0 : tensor<4x5xf64, #CSR>
}

// CHECK-LABEL: func.func @sort
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:   %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[C10_I32:.*]] = arith.constant 10 : i32
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C262145_I64:.*]] = arith.constant 262145 : i64
// CHECK-NEXT:   %[[C524288_I64:.*]] = arith.constant 524288 : i64
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<2xi64>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOCA]] : memref<2xi64> to memref<?xi64>
// CHECK-NEXT:   memref.store %[[C262145_I64]], %[[ALLOCA]][%[[C0]]] : memref<2xi64>
// CHECK-NEXT:   memref.store %[[C524288_I64]], %[[ALLOCA]][%[[C1]]] : memref<2xi64>
// CHECK-NEXT:   %[[ALLOCA_0:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[ALLOCA_0]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C8]], %[[ALLOCA_0]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C8]], %[[ALLOCA_0]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[ALLOCA_2:.*]] = memref.alloca() : memref<2xindex>
// CHECK-NEXT:   %[[CAST_3:.*]] = memref.cast %[[ALLOCA_2]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   memref.store %[[C0]], %[[ALLOCA_2]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   memref.store %[[C1]], %[[ALLOCA_2]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[CALL:.*]] = call @newSparseTensor(%[[CAST_1]], %[[CAST_1]], %[[CAST]], %[[CAST_3]], %[[CAST_3]], %[[C0_I32]], %[[C0_I32]], %[[C10_I32]], %[[C3_I32]], %[[A]]) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   return %[[CALL]] : !llvm.ptr
// CHECK-NEXT: }
func.func @sort(%a: tensor<8x8xcomplex<f32>, #UNORDERED>) -> tensor<8x8xcomplex<f32>, #COO> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<8x8xcomplex<f32>, #UNORDERED> to tensor<8x8xcomplex<f32>, #COO>
  return %0 : tensor<8x8xcomplex<f32>, #COO>
}
