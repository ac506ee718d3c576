// AUTOUPDATE
// RUN: strata opt --sparse-tensor-codegen %s | FileCheck %s
//
// Elements are inserted by functions.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func private @_insert_dense_compressed_4_8_f64_16_32
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xi32>, %[[ARG1:[a-z0-9_]+]]: memref<?xi16>, %[[ARG2:[a-z0-9_]+]]: memref<?xf64>, %[[ARG3:[a-z0-9_]+]]: !sparse_tensor.storage_specifier<#sparse>, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: f64) -> (memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[GET]], %[[C0]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[ARG4]] : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ADDI]], %[[C1]] : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ARG0]][%[[ADDI]]] : memref<?xi32>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[ARG0]][%[[ADDI_1]]] : memref<?xi32>
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[LOAD_1]] : i32 to index
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[INDEX_CAST]], %[[C1]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ult, %[[LOAD]], %[[LOAD_1]] : i32
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (i1) {
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[ARG1]][%[[SUBI]]] : memref<?xi16>
// CHECK-NEXT:     %[[INDEX_CAST_1:.*]] = arith.index_cast %[[LOAD_2]] : i16 to index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[INDEX_CAST_1]], %[[ARG5]] : index
// CHECK-NEXT:     scf.yield %[[CMPI_1]] : i1
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[INDEX_CAST_2:.*]] = arith.index_cast %[[GET_1]] : index to i32
// CHECK-NEXT:     memref.store %[[INDEX_CAST_2]], %[[ARG0]][%[[ADDI]]] : memref<?xi32>
// CHECK-NEXT:     %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:     scf.yield %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[IF_1:[a-z0-9_]+]]:5 = scf.if %[[IF]] -> (memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:     scf.yield %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[SUBI]] : memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[GET_1]], %[[C1]] : index
// CHECK-NEXT:     %[[INDEX_CAST_3:.*]] = arith.index_cast %[[ADDI_2]] : index to i32
// CHECK-NEXT:     memref.store %[[INDEX_CAST_3]], %[[ARG0]][%[[ADDI_1]]] : memref<?xi32>
// CHECK-NEXT:     %[[GET_2:.*]] = sparse_tensor.storage_specifier.get %[[ARG3]]  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %[[INDEX_CAST_4:.*]] = arith.index_cast %[[ARG5]] : index to i16
// CHECK-NEXT:     %[[OUTBUFFER_0:[a-zA-Z0-9_$.-]+]], %[[NEWSIZE_1:.*]] = sparse_tensor.push_back %[[GET_2]], %[[ARG1]], %[[INDEX_CAST_4]] : index, memref<?xi16>, i16
// CHECK-NEXT:     %[[SET:.*]] = sparse_tensor.storage_specifier.set %[[ARG3]]  crd_mem_sz at 1 with %[[NEWSIZE_1]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     scf.yield %[[ARG0]], %[[OUTBUFFER_0]], %[[ARG2]], %[[SET]], %[[GET_1]] : memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[GET_3:.*]] = sparse_tensor.storage_specifier.get %[[IF_1]]#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[OUTBUFFER:[a-zA-Z0-9_$.-]+]], %[[NEWSIZE:.*]] = sparse_tensor.push_back %[[GET_3]], %[[IF_1]]#2, %[[ARG6]] : index, memref<?xf64>, f64
// CHECK-NEXT:   %[[SET_1:.*]] = sparse_tensor.storage_specifier.set %[[IF_1]]#3  val_mem_sz with %[[NEWSIZE]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   return %[[IF_1]]#0, %[[IF_1]]#1, %[[OUTBUFFER]], %[[SET_1]] : memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @insert
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: f64, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> (memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[C16]]) : memref<?xi32>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc(%[[C16]]) : memref<?xi16>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc(%[[C16]]) : memref<?xf64>
// CHECK-NEXT:   %[[INIT:.*]] = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[SET:.*]] = sparse_tensor.storage_specifier.set %[[INIT]]  lvl_sz at 0 with %[[C4]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[SET_1:.*]] = sparse_tensor.storage_specifier.set %[[SET]]  lvl_sz at 1 with %[[C8]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[GET:.*]] = sparse_tensor.storage_specifier.get %[[SET_1]]  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[OUTBUFFER:[a-zA-Z0-9_$.-]+]], %[[NEWSIZE:.*]] = sparse_tensor.push_back %[[GET]], %[[ALLOC]], %[[C0_I32]] : index, memref<?xi32>, i32
// CHECK-NEXT:   %[[SET_2:.*]] = sparse_tensor.storage_specifier.set %[[SET_1]]  pos_mem_sz at 1 with %[[NEWSIZE]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[GET_1:.*]] = sparse_tensor.storage_specifier.get %[[SET_2]]  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[C1]], %[[GET_1]] : index
// CHECK-NEXT:   %[[C0_I32_2:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[GET_2:.*]] = sparse_tensor.storage_specifier.get %[[SET_2]]  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[OUTBUFFER_3:[a-zA-Z0-9_$.-]+]], %[[NEWSIZE_4:.*]] = sparse_tensor.push_back %[[GET_2]], %[[OUTBUFFER]], %[[C0_I32_2]], %[[MULI]] : index, memref<?xi32>, i32, index
// CHECK-NEXT:   %[[SET_3:.*]] = sparse_tensor.storage_specifier.set %[[SET_2]]  pos_mem_sz at 1 with %[[NEWSIZE_4]] : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[CALL:[a-z0-9_]+]]:4 = call @_insert_dense_compressed_4_8_f64_16_32(%[[OUTBUFFER_3]], %[[ALLOC_0]], %[[ALLOC_1]], %[[SET_3]], %[[I]], %[[J]], %[[V]]) : (memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   %[[GET_3:.*]] = sparse_tensor.storage_specifier.get %[[CALL]]#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_5:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[CALL]]#0[%[[C0]]] : memref<?xi32>
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C1_5]] to %[[GET_3]] step %[[C1_6]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[LOAD]]) -> (i32) {
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[CALL]]#0[%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:     %[[C0_I32_7:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi eq, %[[LOAD_1]], %[[C0_I32_7]] : i32
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (i32) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[CALL]]#0[%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:       scf.yield %[[ARG4]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[LOAD_1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[CALL]]#0, %[[CALL]]#1, %[[CALL]]#2, %[[CALL]]#3 : memref<?xi32>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT: }
func.func @insert(%v: f64, %i: index, %j: index) -> tensor<4x8xf64, #CSR> {
  %0 = tensor.empty() : tensor<4x8xf64, #CSR>
  %1 = tensor.insert %v into %0[%i, %j] : tensor<4x8xf64, #CSR>
  %2 = sparse_tensor.load %1 hasInserts : tensor<4x8xf64, #CSR>
  return %2 : tensor<4x8xf64, #CSR>
}
