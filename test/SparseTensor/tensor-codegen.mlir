// AUTOUPDATE
// RUN: strata opt --sparse-tensor-codegen %s | FileCheck %s
//
// Sparse tensors become buffers, and a specifier with their sizes.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-LABEL: func.func @assemble
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<5xindex>, %[[C:[a-z0-9_]+]]: tensor<6xindex>, %[[V:[a-z0-9_]+]]: tensor<6xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[P]] : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[TO_BUFFER]] : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[C]] : tensor<6xindex> to memref<6xindex>
// CHECK-NEXT:   %[[CAST_0:.*]] = memref.cast %[[TO_BUFFER_1]] : memref<6xindex> to memref<?xindex>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[V]] : tensor<6xf64> to memref<6xf64>
// CHECK-NEXT:   %[[CAST_1:.*]] = memref.cast %[[TO_BUFFER_2]] : memref<6xf64> to memref<?xf64>
// CHECK-NEXT:   %[[INIT:.*]] = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[SET:.*]] = sparse_tensor.storage_specifier.set %[[INIT]]  lvl_sz at 0 with %[[C4]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C4]], %[[C1]] : index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[SET_1:.*]] = sparse_tensor.storage_specifier.set %[[SET]]  lvl_sz at 1 with %[[C8]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[SET_2:.*]] = sparse_tensor.storage_specifier.set %[[SET_1]]  pos_mem_sz at 1 with %[[ADDI]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[CAST]][%[[MULI]]] : memref<?xindex>
// CHECK-NEXT:   %[[SUBI_1:.*]] = arith.subi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:   %[[SET_3:.*]] = sparse_tensor.storage_specifier.set %[[SET_2]]  crd_mem_sz at 1 with %[[LOAD]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[SET_4:.*]] = sparse_tensor.storage_specifier.set %[[SET_3]]  val_mem_sz with %[[LOAD]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]], %[[CAST_1]], %[[SET_4]] : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT: }
func.func @assemble(%p: tensor<5xindex>, %c: tensor<6xindex>, %v: tensor<6xf64>) -> tensor<4x8xf64, #CSR> {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<6xindex>), tensor<6xf64> to tensor<4x8xf64, #CSR>
  return %0 : tensor<4x8xf64, #CSR>
}

// Coordinates of rows and columns are in one buffer.
// CHECK-LABEL: func.func @coordinates
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse1>) -> (memref<?xindex, strided<[?], offset: ?>>, index) {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   %[[DIVUI:.*]] = arith.divui %[[GET]], %[[C2]] : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[ARG1]][%[[C1]]] [%[[DIVUI]]] [%[[C2]]] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  val_mem_sz : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   return %[[SUBVIEW]], %[[GET_1]] : memref<?xindex, strided<[?], offset: ?>>, index
// CHECK-NEXT: }
func.func @coordinates(%a: tensor<4x8xf64, #COO>) -> (memref<?xindex, strided<[?], offset: ?>>, index) {
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<4x8xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %1 = sparse_tensor.number_of_entries %a : tensor<4x8xf64, #COO>
  return %0, %1 : memref<?xindex, strided<[?], offset: ?>>, index
}

// Loops and branches carry the buffers.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse>, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:4 = scf.for %[[ARG6:[a-z0-9_]+]] = %[[C0]] to %[[ARG4]] step %[[C1]] iter_args(%[[ARG7:[a-z0-9_]+]] = %[[ARG0]], %[[ARG8:[a-z0-9_]+]] = %[[ARG1]], %[[ARG9:[a-z0-9_]+]] = %[[ARG2]], %[[ARG10:[a-z0-9_]+]] = %[[ARG3]]) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %[[IF:[a-z0-9_]+]]:4 = scf.if %[[ARG5]] -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG7]], %[[ARG8]], %[[ARG9]], %[[ARG10]] : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]]#0, %[[IF]]#1, %[[IF]]#2, %[[IF]]#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]]#0, %[[FOR]]#1, %[[FOR]]#2, %[[FOR]]#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT: }
func.func @loop(%a: tensor<4x8xf64, #CSR>, %n: index, %b: i1) -> tensor<4x8xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4x8xf64, #CSR> {
    %1 = scf.if %b -> tensor<4x8xf64, #CSR> {
      scf.yield %a : tensor<4x8xf64, #CSR>
    } else {
      scf.yield %x : tensor<4x8xf64, #CSR>
    }
    scf.yield %1 : tensor<4x8xf64, #CSR>
  }
  return %0 : tensor<4x8xf64, #CSR>
}

// CHECK-LABEL: func.func @disassemble
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse>, %[[ARG4:[a-z0-9_]+]]: tensor<5xindex>, %[[ARG5:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG6:[a-z0-9_]+]]: tensor<?xf64>) -> (tensor<?xf64>, index) {
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[ARG4]] : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[TO_BUFFER]][0] [%[[GET]]] [1] : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:   %[[SUBVIEW_0:.*]] = memref.subview %[[ARG0]][0] [%[[GET]]] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:   memref.copy %[[SUBVIEW_0]], %[[SUBVIEW]] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[ARG5]] : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:   %[[SUBVIEW_1:.*]] = memref.subview %[[TO_BUFFER_1]][0] [%[[GET_1]]] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:   %[[SUBVIEW_2:.*]] = memref.subview %[[ARG1]][0] [%[[GET_1]]] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:   memref.copy %[[SUBVIEW_2]], %[[SUBVIEW_1]] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:   %[[GET_2:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[TO_BUFFER_2:.*]] = bufferization.to_buffer %[[ARG6]] : tensor<?xf64> to memref<?xf64>
// CHECK-NEXT:   %[[SUBVIEW_3:.*]] = memref.subview %[[TO_BUFFER_2]][0] [%[[GET_2]]] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:   %[[SUBVIEW_4:.*]] = memref.subview %[[ARG2]][0] [%[[GET_2]]] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:   memref.copy %[[SUBVIEW_4]], %[[SUBVIEW_3]] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<5xindex> to tensor<5xindex>
// CHECK-NEXT:   %[[TO_TENSOR_1:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:   %[[TO_TENSOR_2:.*]] = bufferization.to_tensor %[[TO_BUFFER_2]] : memref<?xf64> to tensor<?xf64>
// CHECK-NEXT:   return %[[TO_TENSOR_2]], %[[GET_2]] : tensor<?xf64>, index
// CHECK-NEXT: }
func.func @disassemble(%a: tensor<4x8xf64, #CSR>, %op: tensor<5xindex>, %oc: tensor<?xindex>, %ov: tensor<?xf64>) -> (tensor<?xf64>, index) {
  %p, %c, %v, %pl, %cl, %vl = sparse_tensor.disassemble %a : tensor<4x8xf64, #CSR> out_lvls(%op, %oc : tensor<5xindex>, tensor<?xindex>) out_vals(%ov : tensor<?xf64>) -> (tensor<5xindex>, tensor<?xindex>), tensor<?xf64>, (index, index), index
  return %v, %vl : tensor<?xf64>, index
}
