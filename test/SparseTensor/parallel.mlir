// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification=parallelization-strategy=any-storage-any-loop %s | FileCheck %s
//
// Parallel loops, and a reduction that combines the results of iterations.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#matvec = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[X]] : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   scf.parallel (%[[ARG3:[a-z0-9_]+]]) = (%[[C0]]) to (%[[C4]]) step (%[[C1]]) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[PARALLEL:.*]] = scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[LOAD_1]]) to (%[[LOAD_2]]) step (%[[C1]]) init (%[[LOAD]]) -> f64 {
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[COORDINATES]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[VALUES]][%[[ARG4]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[TO_BUFFER]][%[[LOAD_3]]] : memref<8xf64>
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[LOAD_4]], %[[LOAD_5]] : f64
// CHECK-NEXT:       scf.reduce(%[[MULF]] : f64) {
// CHECK-NEXT:       ^bb0(%[[ARG5:[a-z0-9_]+]]: f64, %[[ARG6:[a-z0-9_]+]]: f64):
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[ARG5]], %[[ARG6]] : f64
// CHECK-NEXT:         scf.reduce.return %[[ADDF]] : f64
// CHECK-NEXT:       }
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %[[PARALLEL]], %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @rows(%a: tensor<4x8xf64, #CSR>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic #matvec ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// The columns add to the same elements: only the loop in a column is parallel.
// CHECK-LABEL: func.func @columns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[REINTERPRET_MAP]] : tensor<8x4xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[X]] : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[REINTERPRET_MAP]] {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[REINTERPRET_MAP]] {level = 1 : index} : tensor<8x4xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[TO_BUFFER]][%[[ARG3]]] : memref<8xf64>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[LOAD_1]]) to (%[[LOAD_2]]) step (%[[C1]]) {
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[COORDINATES]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[TO_BUFFER_1]][%[[LOAD_3]]] : memref<4xf64>
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[VALUES]][%[[ARG4]]] : memref<?xf64>
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[LOAD_5]], %[[LOAD]] : f64
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[LOAD_4]], %[[MULF]] : f64
// CHECK-NEXT:       memref.store %[[ADDF]], %[[TO_BUFFER_1]][%[[LOAD_3]]] : memref<4xf64>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @columns(%a: tensor<4x8xf64, #CSC>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic #matvec ins(%a, %b : tensor<4x8xf64, #CSC>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
