// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Rows of a product of sparse matrices are computed in an expanded form, and inserted.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func @matmul
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8x6xf64, #sparse>) -> tensor<4x6xf64, #sparse> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x6xf64, #sparse>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[VALUES_1:.*]] = sparse_tensor.values %[[B]] : tensor<8x6xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 1 : index} : tensor<8x6xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 1 : index} : tensor<8x6xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<4x6xf64, #sparse>) {
// CHECK-NEXT:     %[[VALUES_2:[a-z0-9_]+]], %[[FILLED:[a-z0-9_]+]], %[[ADDED:[a-z0-9_]+]], %[[COUNT:.*]] = sparse_tensor.expand %[[EMPTY]] : tensor<4x6xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[COUNT]]) -> (index) {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG4]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[POSITIONS_1]][%[[LOAD_2]]] : memref<?xindex>
// CHECK-NEXT:       %[[ADDI_1:.*]] = arith.addi %[[LOAD_2]], %[[C1]] : index
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[POSITIONS_1]][%[[ADDI_1]]] : memref<?xindex>
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG6:[a-z0-9_]+]] = %[[LOAD_4]] to %[[LOAD_5]] step %[[C1]] iter_args(%[[ARG7:[a-z0-9_]+]] = %[[ARG5]]) -> (index) {
// CHECK-NEXT:         %[[LOAD_6:.*]] = memref.load %[[COORDINATES_1]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:         %[[LOAD_7:.*]] = memref.load %[[VALUES_2]][%[[LOAD_6]]] : memref<?xf64>
// CHECK-NEXT:         %[[LOAD_8:.*]] = memref.load %[[VALUES_1]][%[[ARG6]]] : memref<?xf64>
// CHECK-NEXT:         %[[MULF:.*]] = arith.mulf %[[LOAD_3]], %[[LOAD_8]] : f64
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[LOAD_7]], %[[MULF]] : f64
// CHECK-NEXT:         %[[LOAD_9:.*]] = memref.load %[[FILLED]][%[[LOAD_6]]] : memref<?xi1>
// CHECK-NEXT:         %[[CMPI:.*]] = arith.cmpi eq, %[[LOAD_9]], %[[FALSE]] : i1
// CHECK-NEXT:         %[[IF:.*]] = scf.if %[[CMPI]] -> (index) {
// CHECK-NEXT:           memref.store %[[TRUE]], %[[FILLED]][%[[LOAD_6]]] : memref<?xi1>
// CHECK-NEXT:           memref.store %[[LOAD_6]], %[[ADDED]][%[[ARG7]]] : memref<?xindex>
// CHECK-NEXT:           %[[ADDI_2:.*]] = arith.addi %[[ARG7]], %[[C1]] : index
// CHECK-NEXT:           scf.yield %[[ADDI_2]] : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[ARG7]] : index
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %[[ADDF]], %[[VALUES_2]][%[[LOAD_6]]] : memref<?xf64>
// CHECK-NEXT:         scf.yield %[[IF]] : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %[[FOR_2]] : index
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %[[COMPRESS:.*]] = sparse_tensor.compress %[[VALUES_2]], %[[FILLED]], %[[ADDED]], %[[FOR_1]] into %[[ARG3]][%[[ARG2]]] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x6xf64, #sparse>
// CHECK-NEXT:     scf.yield %[[COMPRESS]] : tensor<4x6xf64, #sparse>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[LOAD_10:.*]] = sparse_tensor.load %[[FOR]] hasInserts : tensor<4x6xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD_10]] : tensor<4x6xf64, #sparse>
// CHECK-NEXT: }
func.func @matmul(%a: tensor<4x8xf64, #CSR>, %b: tensor<8x6xf64, #CSR>) -> tensor<4x6xf64, #CSR> {
  %x = tensor.empty() : tensor<4x6xf64, #CSR>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<8x6xf64, #CSR>) outs(%x : tensor<4x6xf64, #CSR>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4x6xf64, #CSR>
  return %0 : tensor<4x6xf64, #CSR>
}
