// AUTOUPDATE
// RUN: strata opt --sparse-buffer-rewrite=enable-buffer-initialization=true %s | FileCheck %s
//
// Buffers grow, and are sorted.

// CHECK-LABEL: func.func @push_back(
// CHECK-SAME: {{^}}%[[N:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: memref<?xf64>, %[[V:[a-z0-9_]+]]: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[B]], %[[C0]] : memref<?xf64>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[N]], %[[C1]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ugt, %[[ADDI]], %[[DIM]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<?xf64>) {
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[DIM]], %[[C2]] : index
// CHECK-NEXT:     %[[REALLOC:.*]] = memref.realloc %[[B]](%[[MULI]]) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[MULI]], %[[ADDI]] : index
// CHECK-NEXT:     %[[SUBVIEW:.*]] = memref.subview %[[REALLOC]][%[[ADDI]]] [%[[SUBI]]] [%[[C1]]] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f64) outs(%[[SUBVIEW]] : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:     scf.yield %[[REALLOC]] : memref<?xf64>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[B]] : memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.store %[[V]], %[[IF]][%[[N]]] : memref<?xf64>
// CHECK-NEXT:   return %[[IF]], %[[ADDI]] : memref<?xf64>, index
// CHECK-NEXT: }
func.func @push_back(%n: index, %b: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %0:2 = sparse_tensor.push_back %n, %b, %v : index, memref<?xf64>, f64
  return %0#0, %0#1 : memref<?xf64>, index
}

// CHECK-LABEL: func.func @push_back_several
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: memref<?xf64>, %[[V:[a-z0-9_]+]]: f64, %[[K:[a-z0-9_]+]]: index) -> (memref<?xf64>, index) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[B]], %[[C0]] : memref<?xf64>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[N]], %[[K]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ugt, %[[ADDI]], %[[DIM]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (memref<?xf64>) {
// CHECK-NEXT:     %[[WHILE:.*]] = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[DIM]]) : (index) -> index {
// CHECK-NEXT:       %[[MULI:.*]] = arith.muli %[[ARG4]], %[[C2]] : index
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi ugt, %[[ADDI]], %[[MULI]] : index
// CHECK-NEXT:       scf.condition(%[[CMPI_1]]) %[[MULI]] : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:       scf.yield %[[ARG4_1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[REALLOC:.*]] = memref.realloc %[[B]](%[[WHILE]]) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[WHILE]], %[[ADDI]] : index
// CHECK-NEXT:     %[[SUBVIEW_0:.*]] = memref.subview %[[REALLOC]][%[[ADDI]]] [%[[SUBI]]] [%[[C1]]] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%[[CST]] : f64) outs(%[[SUBVIEW_0]] : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:     scf.yield %[[REALLOC]] : memref<?xf64>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[B]] : memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[IF]][%[[N]]] [%[[K]]] [%[[C1]]] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:   linalg.fill ins(%[[V]] : f64) outs(%[[SUBVIEW]] : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:   return %[[IF]], %[[ADDI]] : memref<?xf64>, index
// CHECK-NEXT: }
func.func @push_back_several(%n: index, %b: memref<?xf64>, %v: f64, %k: index) -> (memref<?xf64>, index) {
  %0:2 = sparse_tensor.push_back %n, %b, %v, %k : index, memref<?xf64>, f64, index
  return %0#0, %0#1 : memref<?xf64>, index
}

// CHECK-LABEL: func.func @push_back_inbounds
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: memref<?xf64>, %[[V:[a-z0-9_]+]]: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[N]], %[[C1]] : index
// CHECK-NEXT:   memref.store %[[V]], %[[B]][%[[N]]] : memref<?xf64>
// CHECK-NEXT:   return %[[B]], %[[ADDI]] : memref<?xf64>, index
// CHECK-NEXT: }
func.func @push_back_inbounds(%n: index, %b: memref<?xf64>, %v: f64) -> (memref<?xf64>, index) {
  %0:2 = sparse_tensor.push_back inbounds %n, %b, %v : index, memref<?xf64>, f64
  return %0#0, %0#1 : memref<?xf64>, index
}

// CHECK-LABEL: func.func private @_sparse_binary_search_1_0_i32_coo_1_f32
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: memref<?xi32>, %[[ARG3:[a-z0-9_]+]]: memref<?xf32>) -> index {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[ARG0]], %[[ARG5:[a-z0-9_]+]] = %[[ARG1]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG4]], %[[ARG5]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG4]], %[[ARG5]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG4_1:[a-z0-9_]+]]: index, %[[ARG5_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG4_1]], %[[ARG5_1]] : index
// CHECK-NEXT:     %[[SHRUI:.*]] = arith.shrui %[[ADDI]], %[[C1]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[SHRUI]], %[[C1]] : index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[SHRUI]], %[[C3]] : index
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[MULI_1]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG2]][%[[ADDI_2]]] : memref<?xi32>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[ARG2]][%[[ADDI_3]]] : memref<?xi32>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ne, %[[LOAD]], %[[LOAD_1]] : i32
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI_1]] -> (i1) {
// CHECK-NEXT:       %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD]], %[[LOAD_1]] : i32
// CHECK-NEXT:       scf.yield %[[CMPI_2]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[ARG2]][%[[MULI]]] : memref<?xi32>
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[ARG2]][%[[MULI_1]]] : memref<?xi32>
// CHECK-NEXT:       %[[CMPI_3:.*]] = arith.cmpi ult, %[[LOAD_2]], %[[LOAD_3]] : i32
// CHECK-NEXT:       scf.yield %[[CMPI_3]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[IF]], %[[ARG4_1]], %[[ADDI_1]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[IF]], %[[SHRUI]], %[[ARG5_1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT]], %[[SELECT_1]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[WHILE]]#0 : index
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @_sparse_sort_stable_1_0_i32_coo_1_f32
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: memref<?xi32>, %[[ARG3:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:   scf.for %[[ARG4:[a-z0-9_]+]] = %[[ADDI]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:     %[[CALL:.*]] = func.call @_sparse_binary_search_1_0_i32_coo_1_f32(%[[ARG0]], %[[ARG4]], %[[ARG2]], %[[ARG3]]) : (index, index, memref<?xi32>, memref<?xf32>) -> index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[ARG4]], %[[C3]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[MULI]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG2]][%[[ADDI_1]]] : memref<?xi32>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[ARG2]][%[[MULI]]] : memref<?xi32>
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[MULI]], %[[C2]] : index
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[ARG2]][%[[ADDI_2]]] : memref<?xi32>
// CHECK-NEXT:     %[[LOAD_3:.*]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[ARG4]], %[[CALL]] : index
// CHECK-NEXT:     scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[SUBI]] step %[[C1]] {
// CHECK-NEXT:       %[[SUBI_1:.*]] = arith.subi %[[ARG4]], %[[ARG5]] : index
// CHECK-NEXT:       %[[SUBI_2:.*]] = arith.subi %[[SUBI_1]], %[[C1]] : index
// CHECK-NEXT:       %[[MULI_1:.*]] = arith.muli %[[SUBI_2]], %[[C3]] : index
// CHECK-NEXT:       %[[MULI_2:.*]] = arith.muli %[[SUBI_1]], %[[C3]] : index
// CHECK-NEXT:       %[[ADDI_3:.*]] = arith.addi %[[MULI_1]], %[[C1]] : index
// CHECK-NEXT:       %[[ADDI_4:.*]] = arith.addi %[[MULI_2]], %[[C1]] : index
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[ARG2]][%[[ADDI_3]]] : memref<?xi32>
// CHECK-NEXT:       memref.store %[[LOAD_4]], %[[ARG2]][%[[ADDI_4]]] : memref<?xi32>
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[ARG2]][%[[MULI_1]]] : memref<?xi32>
// CHECK-NEXT:       memref.store %[[LOAD_5]], %[[ARG2]][%[[MULI_2]]] : memref<?xi32>
// CHECK-NEXT:       %[[ADDI_5:.*]] = arith.addi %[[MULI_1]], %[[C2]] : index
// CHECK-NEXT:       %[[ADDI_6:.*]] = arith.addi %[[MULI_2]], %[[C2]] : index
// CHECK-NEXT:       %[[LOAD_6:.*]] = memref.load %[[ARG2]][%[[ADDI_5]]] : memref<?xi32>
// CHECK-NEXT:       memref.store %[[LOAD_6]], %[[ARG2]][%[[ADDI_6]]] : memref<?xi32>
// CHECK-NEXT:       %[[LOAD_7:.*]] = memref.load %[[ARG3]][%[[SUBI_2]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[LOAD_7]], %[[ARG3]][%[[SUBI_1]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[MULI_3:.*]] = arith.muli %[[CALL]], %[[C3]] : index
// CHECK-NEXT:     %[[ADDI_7:.*]] = arith.addi %[[MULI_3]], %[[C1]] : index
// CHECK-NEXT:     memref.store %[[LOAD]], %[[ARG2]][%[[ADDI_7]]] : memref<?xi32>
// CHECK-NEXT:     memref.store %[[LOAD_1]], %[[ARG2]][%[[MULI_3]]] : memref<?xi32>
// CHECK-NEXT:     %[[ADDI_8:.*]] = arith.addi %[[MULI_3]], %[[C2]] : index
// CHECK-NEXT:     memref.store %[[LOAD_2]], %[[ARG2]][%[[ADDI_8]]] : memref<?xi32>
// CHECK-NEXT:     memref.store %[[LOAD_3]], %[[ARG3]][%[[CALL]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @sort
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[XY:[a-z0-9_]+]]: memref<?xi32>, %[[Y:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   call @_sparse_sort_stable_1_0_i32_coo_1_f32(%[[C0]], %[[N]], %[[XY]], %[[Y]]) : (index, index, memref<?xi32>, memref<?xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sort(%n: index, %xy: memref<?xi32>, %y: memref<?xf32>) {
  sparse_tensor.sort insertion_sort_stable %n, %xy jointly %y {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<?xi32> jointly memref<?xf32>
  return
}
