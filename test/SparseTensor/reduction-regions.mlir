// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Selected elements, reductions by a region, and comparisons.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-LABEL: func.func @h
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG1]]] : memref<?xf64>
// CHECK-NEXT:     %[[S:.*]] = arith.cmpi ult, %[[LOAD_2]], %[[C3]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[S]] -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %[[INSERTED:.*]] = tensor.insert %[[LOAD_3]] into %[[ARG2]][%[[LOAD_2]]] : tensor<8xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED]] : tensor<8xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : tensor<8xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : tensor<8xf64, #sparse>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[LOAD_4:.*]] = sparse_tensor.load %[[FOR]] hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD_4]] : tensor<8xf64, #sparse>
// CHECK-NEXT: }
func.func @h(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %c = arith.constant 5.0 : f64
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #SV>) {
  ^bb(%p: f64, %o: f64):
    %i = linalg.index 0 : index
    %r = sparse_tensor.select %p : f64 {
      ^bb0(%u: f64):
        %c3 = arith.constant 3 : index
        %s = arith.cmpi ult, %i, %c3 : index
        sparse_tensor.yield %s : i1
      }
    linalg.yield %r : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: func.func @k
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>) -> tensor<4xf64, #sparse> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf64, #sparse>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[EMPTY]]) -> (tensor<4xf64, #sparse>) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[FOR_1:[a-z0-9_]+]]:2 = scf.for %[[ARG3:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[CST]], %[[ARG5:[a-z0-9_]+]] = %[[FALSE]]) -> (f64, i1) {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[VALUES]][%[[ARG3]]] : memref<?xf64>
// CHECK-NEXT:       %[[S:.*]] = arith.mulf %[[LOAD_2]], %[[ARG4]] : f64
// CHECK-NEXT:       scf.yield %[[S]], %[[TRUE]] : f64, i1
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[FOR_1]]#1 -> (tensor<4xf64, #sparse>) {
// CHECK-NEXT:       %[[INSERTED:.*]] = tensor.insert %[[FOR_1]]#0 into %[[ARG2]][%[[ARG1]]] : tensor<4xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED]] : tensor<4xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : tensor<4xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[IF]] : tensor<4xf64, #sparse>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[LOAD_3:.*]] = sparse_tensor.load %[[FOR]] hasInserts : tensor<4xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD_3]] : tensor<4xf64, #sparse>
// CHECK-NEXT: }
func.func @k(%a: tensor<4x8xf64, #CSR>) -> tensor<4xf64, #SV> {
  %x = tensor.empty() : tensor<4xf64, #SV>
  %c = arith.constant 1.0 : f64
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf64, #CSR>) outs(%x : tensor<4xf64, #SV>) {
  ^bb(%p: f64, %o: f64):
    %r = sparse_tensor.reduce %p, %o, %c : f64 {
      ^bb0(%u: f64, %v: f64):
        %s = arith.mulf %u, %v : f64
        sparse_tensor.yield %s : f64
      }
    linalg.yield %r : f64
  } -> tensor<4xf64, #SV>
  return %0 : tensor<4xf64, #SV>
}

// CHECK-LABEL: func.func @l
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[X:[a-z0-9_]+]]: tensor<4x8xi1>) -> tensor<4x8xi1> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[VALUES_1:.*]] = sparse_tensor.values %[[B]] : tensor<4x8xf64, #sparse1> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[X]] : tensor<4x8xi1> to memref<4x8xi1>
// CHECK-NEXT:   linalg.fill ins(%[[FALSE]] : i1) outs(%[[TO_BUFFER]] : memref<4x8xi1>)
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 1 : index} : tensor<4x8xf64, #sparse1> to memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[POSITIONS_1]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_3:.*]] = memref.load %[[POSITIONS_1]][%[[ADDI_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG4:[a-z0-9_]+]] = %[[LOAD]], %[[ARG5:[a-z0-9_]+]] = %[[LOAD_2]]) : (index, index) -> (index, index) {
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi ult, %[[ARG4]], %[[LOAD_1]] : index
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG5]], %[[LOAD_3]] : index
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:       scf.condition(%[[ANDI]]) %[[ARG4]], %[[ARG5]] : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4_1:[a-z0-9_]+]]: index, %[[ARG5_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[COORDINATES]][%[[ARG4_1]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_5:.*]] = memref.load %[[COORDINATES_1]][%[[ARG5_1]]] : memref<?xindex>
// CHECK-NEXT:       %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:       %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:       %[[CMPI_3:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:       %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[CMPI_3]], %[[CMPI_4]] : i1
// CHECK-NEXT:       scf.if %[[ANDI_1]] {
// CHECK-NEXT:         %[[LOAD_6:.*]] = memref.load %[[VALUES]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:         %[[LOAD_7:.*]] = memref.load %[[VALUES_1]][%[[ARG5_1]]] : memref<?xf64>
// CHECK-NEXT:         %[[CMPF:.*]] = arith.cmpf olt, %[[LOAD_6]], %[[LOAD_7]] : f64
// CHECK-NEXT:         memref.store %[[CMPF]], %[[TO_BUFFER]][%[[ARG3]], %[[SELECT]]] : memref<4x8xi1>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[CMPI_5:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:         scf.if %[[CMPI_5]] {
// CHECK-NEXT:           %[[LOAD_8:.*]] = memref.load %[[VALUES]][%[[ARG4_1]]] : memref<?xf64>
// CHECK-NEXT:           %[[CMPF_1:.*]] = arith.cmpf olt, %[[LOAD_8]], %[[CST]] : f64
// CHECK-NEXT:           memref.store %[[CMPF_1]], %[[TO_BUFFER]][%[[ARG3]], %[[SELECT]]] : memref<4x8xi1>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[CMPI_6:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:           scf.if %[[CMPI_6]] {
// CHECK-NEXT:             %[[LOAD_9:.*]] = memref.load %[[VALUES_1]][%[[ARG5_1]]] : memref<?xf64>
// CHECK-NEXT:             %[[CMPF_2:.*]] = arith.cmpf olt, %[[CST]], %[[LOAD_9]] : f64
// CHECK-NEXT:             memref.store %[[CMPF_2]], %[[TO_BUFFER]][%[[ARG3]], %[[SELECT]]] : memref<4x8xi1>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[CMPI_7:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:       %[[ADDI_2:.*]] = arith.addi %[[ARG4_1]], %[[C1]] : index
// CHECK-NEXT:       %[[SELECT_1:.*]] = arith.select %[[CMPI_7]], %[[ADDI_2]], %[[ARG4_1]] : index
// CHECK-NEXT:       %[[CMPI_8:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:       %[[ADDI_3:.*]] = arith.addi %[[ARG5_1]], %[[C1]] : index
// CHECK-NEXT:       %[[SELECT_2:.*]] = arith.select %[[CMPI_8]], %[[ADDI_3]], %[[ARG5_1]] : index
// CHECK-NEXT:       scf.yield %[[SELECT_1]], %[[SELECT_2]] : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %[[ARG4_2:[a-z0-9_]+]] = %[[WHILE]]#0 to %[[LOAD_1]] step %[[C1]] {
// CHECK-NEXT:       %[[LOAD_10:.*]] = memref.load %[[COORDINATES]][%[[ARG4_2]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_11:.*]] = memref.load %[[VALUES]][%[[ARG4_2]]] : memref<?xf64>
// CHECK-NEXT:       %[[CMPF_3:.*]] = arith.cmpf olt, %[[LOAD_11]], %[[CST]] : f64
// CHECK-NEXT:       memref.store %[[CMPF_3]], %[[TO_BUFFER]][%[[ARG3]], %[[LOAD_10]]] : memref<4x8xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     scf.for %[[ARG4_3:[a-z0-9_]+]] = %[[WHILE]]#1 to %[[LOAD_3]] step %[[C1]] {
// CHECK-NEXT:       %[[LOAD_12:.*]] = memref.load %[[COORDINATES_1]][%[[ARG4_3]]] : memref<?xindex>
// CHECK-NEXT:       %[[LOAD_13:.*]] = memref.load %[[VALUES_1]][%[[ARG4_3]]] : memref<?xf64>
// CHECK-NEXT:       %[[CMPF_4:.*]] = arith.cmpf olt, %[[CST]], %[[LOAD_13]] : f64
// CHECK-NEXT:       memref.store %[[CMPF_4]], %[[TO_BUFFER]][%[[ARG3]], %[[LOAD_12]]] : memref<4x8xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<4x8xi1> to tensor<4x8xi1>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<4x8xi1>
// CHECK-NEXT: }
func.func @l(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64, #CSR>, %x: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSR>) outs(%x : tensor<4x8xi1>) {
  ^bb(%p: f64, %q: f64, %o: i1):
    %r = arith.cmpf olt, %p, %q : f64
    linalg.yield %r : i1
  } -> tensor<4x8xi1>
  return %0 : tensor<4x8xi1>
}
