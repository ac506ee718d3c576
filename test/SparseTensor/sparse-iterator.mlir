// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification=sparse-emit-strategy=sparse-iterator %s | FileCheck %s
//
// Sparsification generates loops over iteration spaces. Where these do not suffice, as for all elements of a dense
// operand, it generates loops over positions.

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#i = affine_map<(d0) -> (d0)>
#scalar = affine_map<(d0) -> ()>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[X:[a-z0-9_]+]]: tensor<8xf64>, %[[Y:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[X]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[Y]] : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:   %[[EXTRACT_ITERATION_SPACE:.*]] = sparse_tensor.extract_iteration_space %[[A]] lvls = 0 : tensor<4x8xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
// CHECK-NEXT:   sparse_tensor.iterate %[[ARG4:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE]] at(%[[ARG3:[a-z0-9_]+]]) : !sparse_tensor.iter_space<#sparse, lvls = 0>  {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:     %[[EXTRACT_ITERATION_SPACE_1:.*]] = sparse_tensor.extract_iteration_space %[[A]] at %[[ARG4]] lvls = 1 : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 0> -> !sparse_tensor.iter_space<#sparse, lvls = 1>
// CHECK-NEXT:     %[[ITERATE:.*]] = sparse_tensor.iterate %[[ARG7:[a-z0-9_]+]] in %[[EXTRACT_ITERATION_SPACE_1]] at(%[[ARG6:[a-z0-9_]+]]) iter_args(%[[ARG5:[a-z0-9_]+]] = %[[LOAD]]) : !sparse_tensor.iter_space<#sparse, lvls = 1>  -> f64 {
// CHECK-NEXT:       %[[EXTRACT_VALUE:.*]] = sparse_tensor.extract_value %[[A]] at %[[ARG7]] : tensor<4x8xf64, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:       %[[LOAD_1:.*]] = memref.load %[[TO_BUFFER]][%[[ARG6]]] : memref<8xf64>
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[EXTRACT_VALUE]], %[[LOAD_1]] : f64
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[ARG5]], %[[MULF]] : f64
// CHECK-NEXT:       sparse_tensor.yield %[[ADDF]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ITERATE]], %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @rows(%a: tensor<4x8xf64, #DCSR>, %x: tensor<8xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a, %x : tensor<4x8xf64, #DCSR>, tensor<8xf64>) outs(%y : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %sum: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %sum, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<8xf64, #sparse1>, %[[INIT:[a-z0-9_]+]]: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[VALUES_1:.*]] = sparse_tensor.values %[[B]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[INIT]] : tensor<f64> to memref<f64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[TO_BUFFER]][] : memref<f64>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[POSITIONS_1]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_4:.*]] = memref.load %[[POSITIONS_1]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:3 = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[LOAD_1]], %[[ARG4:[a-z0-9_]+]] = %[[LOAD_3]], %[[ARG5:[a-z0-9_]+]] = %[[LOAD]]) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG3]], %[[LOAD_2]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG4]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:     scf.condition(%[[ANDI]]) %[[ARG3]], %[[ARG4]], %[[ARG5]] : index, index, f64
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: index, %[[ARG5_1:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[LOAD_5:.*]] = memref.load %[[COORDINATES]][%[[ARG3_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_6:.*]] = memref.load %[[COORDINATES_1]][%[[ARG4_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD_6]], %[[LOAD_5]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[LOAD_6]], %[[LOAD_5]] : index
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_6]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPI_3]], %[[CMPI_4]] : i1
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[ANDI_1]] -> (f64) {
// CHECK-NEXT:       %[[LOAD_7:.*]] = memref.load %[[VALUES]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_8:.*]] = memref.load %[[VALUES_1]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[SUBF:.*]] = arith.subf %[[LOAD_7]], %[[LOAD_8]] : f64
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[ARG5_1]], %[[SUBF]] : f64
// CHECK-NEXT:       scf.yield %[[ADDF]] : f64
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[CMPI_5:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:       %[[IF_1:.*]] = scf.if %[[CMPI_5]] -> (f64) {
// CHECK-NEXT:         %[[LOAD_9:.*]] = memref.load %[[VALUES]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:         %[[ADDF_1:.*]] = arith.addf %[[ARG5_1]], %[[LOAD_9]] : f64
// CHECK-NEXT:         scf.yield %[[ADDF_1]] : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[CMPI_6:.*]] = arith.cmpi eq, %[[LOAD_6]], %[[SELECT]] : index
// CHECK-NEXT:         %[[IF_2:.*]] = scf.if %[[CMPI_6]] -> (f64) {
// CHECK-NEXT:           %[[LOAD_10:.*]] = memref.load %[[VALUES_1]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:           %[[NEGF:.*]] = arith.negf %[[LOAD_10]] : f64
// CHECK-NEXT:           %[[ADDF_2:.*]] = arith.addf %[[ARG5_1]], %[[NEGF]] : f64
// CHECK-NEXT:           scf.yield %[[ADDF_2]] : f64
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[ARG5_1]] : f64
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[IF_2]] : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_1]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_7]], %[[ADDI]], %[[ARG3_1]] : index
// CHECK-NEXT:     %[[CMPI_8:.*]] = arith.cmpi eq, %[[LOAD_6]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG4_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_8]], %[[ADDI_1]], %[[ARG4_1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT_1]], %[[SELECT_2]], %[[IF]] : index, index, f64
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3_2:[a-z0-9_]+]] = %[[WHILE]]#0 to %[[LOAD_2]] step %[[C1]] iter_args(%[[ARG4_2:[a-z0-9_]+]] = %[[WHILE]]#2) -> (f64) {
// CHECK-NEXT:     %[[LOAD_11:.*]] = memref.load %[[VALUES]][%[[ARG3_2]]] : memref<?xf64>
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[ARG4_2]], %[[LOAD_11]] : f64
// CHECK-NEXT:     scf.yield %[[ADDF_3]] : f64
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[FOR_1:.*]] = scf.for %[[ARG3_3:[a-z0-9_]+]] = %[[WHILE]]#1 to %[[LOAD_4]] step %[[C1]] iter_args(%[[ARG4_3:[a-z0-9_]+]] = %[[FOR]]) -> (f64) {
// CHECK-NEXT:     %[[LOAD_12:.*]] = memref.load %[[VALUES_1]][%[[ARG3_3]]] : memref<?xf64>
// CHECK-NEXT:     %[[NEGF_1:.*]] = arith.negf %[[LOAD_12]] : f64
// CHECK-NEXT:     %[[ADDF_4:.*]] = arith.addf %[[ARG4_3]], %[[NEGF_1]] : f64
// CHECK-NEXT:     scf.yield %[[ADDF_4]] : f64
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   memref.store %[[FOR_1]], %[[TO_BUFFER]][] : memref<f64>
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<f64> to tensor<f64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<f64>
// CHECK-NEXT: }
func.func @sum(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %init: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {indexing_maps = [#i, #i, #scalar], iterator_types = ["reduction"]}
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%init : tensor<f64>) {
  ^bb0(%p: f64, %q: f64, %sum: f64):
    %1 = arith.subf %p, %q : f64
    %2 = arith.addf %sum, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func @dense
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[INIT:[a-z0-9_]+]]: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[INIT]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   linalg.fill ins(%[[CST]] : f64) outs(%[[TO_BUFFER_1]] : memref<8xf64>)
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[LOAD]], %[[ARG4:[a-z0-9_]+]] = %[[C0]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG3]], %[[LOAD_1]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG3]], %[[ARG4]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG3_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[ARG4_1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[TO_BUFFER]][%[[ARG4_1]]] : memref<8xf64>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[LOAD_3]], %[[LOAD_4]] : f64
// CHECK-NEXT:       memref.store %[[ADDF]], %[[TO_BUFFER_1]][%[[ARG4_1]]] : memref<8xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[LOAD_5:.*]] = memref.load %[[TO_BUFFER]][%[[ARG4_1]]] : memref<8xf64>
// CHECK-NEXT:         memref.store %[[LOAD_5]], %[[TO_BUFFER_1]][%[[ARG4_1]]] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[ARG4_1]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[ADDI]], %[[ARG3_1]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG4_1]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT]], %[[ADDI_1]] : index, index
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   scf.for %[[ARG3_2:[a-z0-9_]+]] = %[[WHILE]]#1 to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD_6:.*]] = memref.load %[[TO_BUFFER]][%[[ARG3_2]]] : memref<8xf64>
// CHECK-NEXT:     memref.store %[[LOAD_6]], %[[TO_BUFFER_1]][%[[ARG3_2]]] : memref<8xf64>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<8xf64>
// CHECK-NEXT: }
func.func @dense(%a: tensor<8xf64, #SV>, %b: tensor<8xf64>, %init: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64>) outs(%init : tensor<8xf64>) {
  ^bb0(%p: f64, %q: f64, %out: f64):
    %1 = arith.addf %p, %q : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
