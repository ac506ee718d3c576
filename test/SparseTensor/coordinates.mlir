// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Equal coordinates of rows are one segment.

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-LABEL: func.func @matvec
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[X]] : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<4x8xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:.*]] = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[LOAD]]) : (index) -> index {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG3]], %[[LOAD_1]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (i1) {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[LOAD]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[COORDINATES]][%[[ARG3]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[LOAD_3]] : index
// CHECK-NEXT:       scf.yield %[[CMPI_1]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.condition(%[[IF]]) %[[ARG3]] : index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[ADDI]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[WHILE_1:[a-z0-9_]+]]:2 = scf.while (%[[ARG3_2:[a-z0-9_]+]] = %[[LOAD]], %[[ARG4:[a-z0-9_]+]] = %[[WHILE]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[ARG3_2]], %[[LOAD_1]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI_2]]) %[[ARG3_2]], %[[ARG4]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_3:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[LOAD_4:.*]] = memref.load %[[COORDINATES]][%[[ARG3_3]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[TO_BUFFER_1]][%[[LOAD_4]]] : memref<4xf64>
// CHECK-NEXT:       %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[ARG3_3]] to %[[ARG4_1]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[LOAD_5]]) -> (f64) {
// CHECK-NEXT:         %[[LOAD_6:.*]] = memref.load %[[COORDINATES_1]][%[[ARG5]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %[[LOAD_7:.*]] = memref.load %[[VALUES]][%[[ARG5]]] : memref<?xf64>
// CHECK-NEXT:         %[[LOAD_8:.*]] = memref.load %[[TO_BUFFER]][%[[LOAD_6]]] : memref<8xf64>
// CHECK-NEXT:         %[[MULF:.*]] = arith.mulf %[[LOAD_7]], %[[LOAD_8]] : f64
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[ARG6]], %[[MULF]] : f64
// CHECK-NEXT:         scf.yield %[[ADDF]] : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %[[FOR]], %[[TO_BUFFER_1]][%[[LOAD_4]]] : memref<4xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[IF_1:[a-z0-9_]+]]:2 = scf.if %[[TRUE]] -> (index, index) {
// CHECK-NEXT:       %[[WHILE_2:.*]] = scf.while (%[[ARG5_1:[a-z0-9_]+]] = %[[ARG4_1]]) : (index) -> index {
// CHECK-NEXT:         %[[CMPI_3:.*]] = arith.cmpi ult, %[[ARG5_1]], %[[LOAD_1]] : index
// CHECK-NEXT:         %[[IF_2:.*]] = scf.if %[[CMPI_3]] -> (i1) {
// CHECK-NEXT:           %[[LOAD_9:.*]] = memref.load %[[COORDINATES]][%[[ARG4_1]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %[[LOAD_10:.*]] = memref.load %[[COORDINATES]][%[[ARG5_1]]] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_9]], %[[LOAD_10]] : index
// CHECK-NEXT:           scf.yield %[[CMPI_4]] : i1
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[FALSE]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.condition(%[[IF_2]]) %[[ARG5_1]] : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%[[ARG5_2:[a-z0-9_]+]]: index):
// CHECK-NEXT:         %[[ADDI_1:.*]] = arith.addi %[[ARG5_2]], %[[C1]] : index
// CHECK-NEXT:         scf.yield %[[ADDI_1]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[ARG4_1]], %[[WHILE_2]] : index, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG3_3]], %[[ARG4_1]] : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF_1]]#0, %[[IF_1]]#1 : index, index
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @matvec(%a: tensor<4x8xf64, #COO>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #COO>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
