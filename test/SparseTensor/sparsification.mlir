// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Loops over stored elements.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// A product of a matrix and a vector: a reduction for each row.
// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @matvec
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[B]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   %[[TO_BUFFER_1:.*]] = bufferization.to_buffer %[[X]] : tensor<4xf64> to memref<4xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[LOAD_1]] to %[[LOAD_2]] step %[[C1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[LOAD]]) -> (f64) {
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[COORDINATES]][%[[ARG4]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[VALUES]][%[[ARG4]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[TO_BUFFER]][%[[LOAD_3]]] : memref<8xf64>
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[LOAD_4]], %[[LOAD_5]] : f64
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[ARG5]], %[[MULF]] : f64
// CHECK-NEXT:       scf.yield %[[ADDF]] : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %[[FOR]], %[[TO_BUFFER_1]][%[[ARG3]]] : memref<4xf64>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER_1]] : memref<4xf64> to tensor<4xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @matvec(%a: tensor<4x8xf64, #CSR>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// A sum has the elements of both vectors.
// CHECK-LABEL: func.func @union
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<8xf64, #sparse1>, %[[X:[a-z0-9_]+]]: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[VALUES_1:.*]] = sparse_tensor.values %[[B]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[X]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   linalg.fill ins(%[[CST]] : f64) outs(%[[TO_BUFFER]] : memref<8xf64>)
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[POSITIONS_1]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[POSITIONS_1]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG3:[a-z0-9_]+]] = %[[LOAD]], %[[ARG4:[a-z0-9_]+]] = %[[LOAD_2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG3]], %[[LOAD_1]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG4]], %[[LOAD_3]] : index
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:     scf.condition(%[[ANDI]]) %[[ARG3]], %[[ARG4]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[LOAD_4:.*]] = memref.load %[[COORDINATES]][%[[ARG3_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_5:.*]] = memref.load %[[COORDINATES_1]][%[[ARG4_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPI_3]], %[[CMPI_4]] : i1
// CHECK-NEXT:     scf.if %[[ANDI_1]] {
// CHECK-NEXT:       %[[LOAD_6:.*]] = memref.load %[[VALUES]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_7:.*]] = memref.load %[[VALUES_1]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[LOAD_6]], %[[LOAD_7]] : f64
// CHECK-NEXT:       memref.store %[[ADDF]], %[[TO_BUFFER]][%[[SELECT]]] : memref<8xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[CMPI_5:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:       scf.if %[[CMPI_5]] {
// CHECK-NEXT:         %[[LOAD_8:.*]] = memref.load %[[VALUES]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:         memref.store %[[LOAD_8]], %[[TO_BUFFER]][%[[SELECT]]] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[CMPI_6:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:         scf.if %[[CMPI_6]] {
// CHECK-NEXT:           %[[LOAD_9:.*]] = memref.load %[[VALUES_1]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:           memref.store %[[LOAD_9]], %[[TO_BUFFER]][%[[SELECT]]] : memref<8xf64>
// CHECK-NEXT:         } else {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_7]], %[[ADDI]], %[[ARG3_1]] : index
// CHECK-NEXT:     %[[CMPI_8:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG4_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_8]], %[[ADDI_1]], %[[ARG4_1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT_1]], %[[SELECT_2]] : index, index
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   scf.for %[[ARG3_2:[a-z0-9_]+]] = %[[WHILE]]#0 to %[[LOAD_1]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD_10:.*]] = memref.load %[[COORDINATES]][%[[ARG3_2]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_11:.*]] = memref.load %[[VALUES]][%[[ARG3_2]]] : memref<?xf64>
// CHECK-NEXT:     memref.store %[[LOAD_11]], %[[TO_BUFFER]][%[[LOAD_10]]] : memref<8xf64>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   scf.for %[[ARG3_3:[a-z0-9_]+]] = %[[WHILE]]#1 to %[[LOAD_3]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD_12:.*]] = memref.load %[[COORDINATES_1]][%[[ARG3_3]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_13:.*]] = memref.load %[[VALUES_1]][%[[ARG3_3]]] : memref<?xf64>
// CHECK-NEXT:     memref.store %[[LOAD_13]], %[[TO_BUFFER]][%[[LOAD_12]]] : memref<8xf64>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<8xf64>
// CHECK-NEXT: }
func.func @union(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.addf %p, %q : f64
    linalg.yield %1 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// A rectifier keeps zeros.
// CHECK-LABEL: func.func @relu
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse1>) -> tensor<8xf64, #sparse1> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8xf64, #sparse1>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<8xf64, #sparse1>) {
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG1]]] : memref<?xf64>
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf ogt, %[[LOAD_3]], %[[CST]] : f64
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[LOAD_3]], %[[CST]] : f64
// CHECK-NEXT:     %[[INSERTED:.*]] = tensor.insert %[[SELECT]] into %[[ARG2]][%[[LOAD_2]]] : tensor<8xf64, #sparse1>
// CHECK-NEXT:     scf.yield %[[INSERTED]] : tensor<8xf64, #sparse1>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[LOAD_4:.*]] = sparse_tensor.load %[[FOR]] hasInserts : tensor<8xf64, #sparse1>
// CHECK-NEXT:   return %[[LOAD_4]] : tensor<8xf64, #sparse1>
// CHECK-NEXT: }
func.func @relu(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %zero = arith.constant 0.0 : f64
  %x = tensor.empty() : tensor<8xf64, #SV>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #SV>) {
  ^bb0(%p: f64, %o: f64):
    %1 = arith.cmpf ogt, %p, %zero : f64
    %2 = arith.select %1, %p, %zero : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}
