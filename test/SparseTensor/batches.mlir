// AUTOUPDATE
// RUN: strata opt --lower-sparse-foreach-to-scf --sparse-tensor-codegen %s | FileCheck %s
//
// The buffers of a tensor with batch levels have a dimension for each of them.

#BATCH = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<2x?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<2x?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<2x?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse>, %[[ARG4:[a-z0-9_]+]]: f64) -> f64 {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (f64) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG7:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG8:[a-z0-9_]+]] = %[[ARG6]]) -> (f64) {
// CHECK-NEXT:       %[[LOAD:.*]] = memref.load %[[ARG0]][%[[ARG5]], %[[ARG7]]] : memref<2x?xindex>
// CHECK-NEXT:       %[[ADDI:.*]] = arith.addi %[[ARG7]], %[[C1]] : index
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[ARG0]][%[[ARG5]], %[[ADDI]]] : memref<2x?xindex>
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG9:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG10:[a-z0-9_]+]] = %[[ARG8]]) -> (f64) {
// CHECK-NEXT:         %[[LOAD_2:.*]] = memref.load %[[ARG2]][%[[ARG5]], %[[ARG9]]] : memref<2x?xf64>
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[ARG10]], %[[LOAD_2]] : f64
// CHECK-NEXT:         scf.yield %[[ADDF]] : f64
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       scf.yield %[[FOR_2]] : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     scf.yield %[[FOR_1]] : f64
// CHECK-NEXT:   } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:   return %[[FOR]] : f64
// CHECK-NEXT: }
func.func @sum(%a: tensor<2x4x8xf64, #BATCH>, %init: f64) -> f64 {
  %0 = sparse_tensor.foreach in %a init(%init) : tensor<2x4x8xf64, #BATCH>, f64 -> f64 do {
  ^bb0(%b: index, %i: index, %j: index, %x: f64, %sum: f64):
    %1 = arith.addf %sum, %x : f64
    sparse_tensor.yield %1 : f64
  }
  return %0 : f64
}

// CHECK-LABEL: func.func @arrays
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<2x?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<2x?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<2x?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse>, %[[ARG4:[a-z0-9_]+]]: tensor<2x5xindex>, %[[ARG5:[a-z0-9_]+]]: tensor<2x4xindex>, %[[ARG6:[a-z0-9_]+]]: tensor<2x4xf64>) -> (tensor<2x5xindex>, i32, memref<2x?xindex>, memref<2x?xindex>, memref<2x?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[ARG4]] : tensor<2x5xindex> to memref<2x5xindex>
// CHECK-NEXT:   memref.copy %[[ARG0]], %[[TO_BUFFER]] : memref<2x?xindex> to memref<2x5xindex>
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[ARG5]] : tensor<2x4xindex> to memref<2x4xindex>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[GET_1]] : index to i32
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[TO_BUFFER_1]] : memref<2x?xindex> to memref<2x4xindex>
// CHECK-NEXT:   %[[GET_2:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[ARG6]] : tensor<2x4xf64> to memref<2x4xf64>
// CHECK-NEXT:   %[[INDEX_CAST_1:.*]] = arith.index_cast %[[GET_2]] : index to i64
// CHECK-NEXT:   memref.copy %[[ARG2]], %[[TO_BUFFER_2]] : memref<2x?xf64> to memref<2x4xf64>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<2x5xindex> to tensor<2x5xindex>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<2x4xindex> to tensor<2x4xindex>
// CHECK-NEXT:   %[[TO_TENSOR_2:.*]] = bufferization.to_tensor %[[TO_BUFFER_2]] : memref<2x4xf64> to tensor<2x4xf64>
// CHECK-NEXT:   %[[TO_BUFFER_3:.*]] = bufferization.to_buffer %[[ARG4]] : tensor<2x5xindex> to memref<2x5xindex>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[TO_BUFFER_3]] : memref<2x5xindex> to memref<2x?xindex>
// CHECK-NEXT:   %[[TO_BUFFER_4:.*]] = bufferization.to_buffer %[[ARG5]] : tensor<2x4xindex> to memref<2x4xindex>
// CHECK-NEXT:   %[[CAST_0:.*]] = memref.cast %[[TO_BUFFER_4]] : memref<2x4xindex> to memref<2x?xindex>
// CHECK-NEXT:   %[[TO_BUFFER_5:.*]] = bufferization.to_buffer %[[ARG6]] : tensor<2x4xf64> to memref<2x4xf64>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[TO_BUFFER_5]] : memref<2x4xf64> to memref<2x?xf64>
// CHECK-NEXT:   %[[INIT:.*]] = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C2_2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[SET:.*]] = sparse_tensor.storage_specifier.set %[[INIT]]  lvl_sz at 0 with %[[C2_2]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SET_1:.*]] = sparse_tensor.storage_specifier.set %[[SET]]  lvl_sz at 1 with %[[C4]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C4]], %[[C1]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[SET_2:.*]] = sparse_tensor.storage_specifier.set %[[SET_1]]  lvl_sz at 2 with %[[C5]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[SET_3:.*]] = sparse_tensor.storage_specifier.set %[[SET_2]]  pos_mem_sz at 2 with %[[ADDI]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[CAST]][%[[C0_3]], %[[MULI]]] : memref<2x?xindex>
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[SET_4:.*]] = sparse_tensor.storage_specifier.set %[[SET_3]]  crd_mem_sz at 2 with %[[LOAD]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[SET_5:.*]] = sparse_tensor.storage_specifier.set %[[SET_4]]  val_mem_sz with %[[LOAD]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   return %[[TO_TENSOR]], %[[INDEX_CAST]], %[[CAST]], %[[CAST_0]], %[[CAST_1]], %[[SET_5]] : tensor<2x5xindex>, i32, memref<2x?xindex>, memref<2x?xindex>, memref<2x?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT: }
func.func @arrays(%a: tensor<2x4x5xf64, #BATCH>, %p: tensor<2x5xindex>, %c: tensor<2x4xindex>, %v: tensor<2x4xf64>) -> (tensor<2x5xindex>, i32, tensor<2x4x5xf64, #BATCH>) {
  %rp, %rc, %rv, %lp, %lc, %lv = sparse_tensor.disassemble %a : tensor<2x4x5xf64, #BATCH> out_lvls(%p, %c : tensor<2x5xindex>, tensor<2x4xindex>) out_vals(%v : tensor<2x4xf64>) -> (tensor<2x5xindex>, tensor<2x4xindex>), tensor<2x4xf64>, (index, i32), i64
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<2x5xindex>, tensor<2x4xindex>), tensor<2x4xf64> to tensor<2x4x5xf64, #BATCH>
  return %rp, %lc, %0 : tensor<2x5xindex>, i32, tensor<2x4x5xf64, #BATCH>
}
