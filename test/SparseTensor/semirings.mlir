// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --sparsification %s | FileCheck %s
//
// Operations whose regions say what is computed where elements are stored and where they are not.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#m = affine_map<(i) -> (i)>

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8xf64, #sparse>) -> tensor<8xf64, #sparse> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<8xf64, #sparse>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[VALUES_1:.*]] = sparse_tensor.values %[[B]] : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[POSITIONS_1:.*]] = sparse_tensor.positions %[[B]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES_1:.*]] = sparse_tensor.coordinates %[[B]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[POSITIONS_1]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[POSITIONS_1]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:3 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[LOAD]], %[[ARG3:[a-z0-9_]+]] = %[[LOAD_2]], %[[ARG4:[a-z0-9_]+]] = %[[EMPTY]]) : (index, index, tensor<8xf64, #sparse>) -> (index, index, tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[LOAD_1]] : index
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ult, %[[ARG3]], %[[LOAD_3]] : index
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT:     scf.condition(%[[ANDI]]) %[[ARG2]], %[[ARG3]], %[[ARG4]] : index, index, tensor<8xf64, #sparse>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: index, %[[ARG3_1:[a-z0-9_]+]]: index, %[[ARG4_1:[a-z0-9_]+]]: tensor<8xf64, #sparse>):
// CHECK-NEXT:     %[[LOAD_4:.*]] = memref.load %[[COORDINATES]][%[[ARG2_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_5:.*]] = memref.load %[[COORDINATES_1]][%[[ARG3_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi ult, %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[LOAD_5]], %[[LOAD_4]] : index
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPI_3]], %[[CMPI_4]] : i1
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[ANDI_1]] -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:       %[[LOAD_6:.*]] = memref.load %[[VALUES]][%[[ARG2_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[LOAD_7:.*]] = memref.load %[[VALUES_1]][%[[ARG3_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[S:.*]] = arith.maximumf %[[LOAD_6]], %[[LOAD_7]] : f64
// CHECK-NEXT:       %[[INSERTED:.*]] = tensor.insert %[[S]] into %[[ARG4_1]][%[[SELECT]]] : tensor<8xf64, #sparse>
// CHECK-NEXT:       scf.yield %[[INSERTED]] : tensor<8xf64, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[CMPI_5:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:       %[[IF_1:.*]] = scf.if %[[CMPI_5]] -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:         %[[LOAD_8:.*]] = memref.load %[[VALUES]][%[[ARG2_1]]] : memref<?xf64>
// CHECK-NEXT:         %[[INSERTED_1:.*]] = tensor.insert %[[LOAD_8]] into %[[ARG4_1]][%[[SELECT]]] : tensor<8xf64, #sparse>
// CHECK-NEXT:         scf.yield %[[INSERTED_1]] : tensor<8xf64, #sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG4_1]] : tensor<8xf64, #sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[IF_1]] : tensor<8xf64, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi eq, %[[LOAD_4]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_6]], %[[ADDI]], %[[ARG2_1]] : index
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi eq, %[[LOAD_5]], %[[SELECT]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPI_7]], %[[ADDI_1]], %[[ARG3_1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT_1]], %[[SELECT_2]], %[[IF]] : index, index, tensor<8xf64, #sparse>
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2_2:[a-z0-9_]+]] = %[[WHILE]]#0 to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG3_2:[a-z0-9_]+]] = %[[WHILE]]#2) -> (tensor<8xf64, #sparse>) {
// CHECK-NEXT:     %[[LOAD_9:.*]] = memref.load %[[COORDINATES]][%[[ARG2_2]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_10:.*]] = memref.load %[[VALUES]][%[[ARG2_2]]] : memref<?xf64>
// CHECK-NEXT:     %[[INSERTED_2:.*]] = tensor.insert %[[LOAD_10]] into %[[ARG3_2]][%[[LOAD_9]]] : tensor<8xf64, #sparse>
// CHECK-NEXT:     scf.yield %[[INSERTED_2]] : tensor<8xf64, #sparse>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[LOAD_11:.*]] = sparse_tensor.load %[[FOR]] hasInserts : tensor<8xf64, #sparse>
// CHECK-NEXT:   return %[[LOAD_11]] : tensor<8xf64, #sparse>
// CHECK-NEXT: }
func.func @f(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>) -> tensor<8xf64, #SV> {
  %x = tensor.empty() : tensor<8xf64, #SV>
  %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf64, #SV>, tensor<8xf64, #SV>) outs(%x : tensor<8xf64, #SV>) {
  ^bb(%p: f64, %q: f64, %o: f64):
    %r = sparse_tensor.binary %p, %q : f64, f64 to f64
      overlap={
      ^bb0(%u: f64, %v: f64):
        %s = arith.maximumf %u, %v : f64
        sparse_tensor.yield %s : f64
      }
      left=identity
      right={}
    linalg.yield %r : f64
  } -> tensor<8xf64, #SV>
  return %0 : tensor<8xf64, #SV>
}

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf64, #sparse>, %[[X:[a-z0-9_]+]]: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 5.000000e+00 : f64
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[TO_BUFFER:.*]] = bufferization.to_buffer %[[X]] : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:   linalg.fill ins(%[[CST]] : f64) outs(%[[TO_BUFFER]] : memref<8xf64>)
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[A]] {level = 0 : index} : tensor<8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[C0]]] : memref<?xindex>
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[C1]]] : memref<?xindex>
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[LOAD]], %[[ARG3:[a-z0-9_]+]] = %[[C0]]) : (index, index) -> (index, index) {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ult, %[[ARG2]], %[[LOAD_1]] : index
// CHECK-NEXT:     scf.condition(%[[CMPI]]) %[[ARG2]], %[[ARG3]] : index, index
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: index, %[[ARG3_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG2_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[ARG3_1]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ARG2_1]]] : memref<?xf64>
// CHECK-NEXT:       %[[S:.*]] = arith.negf %[[LOAD_3]] : f64
// CHECK-NEXT:       memref.store %[[S]], %[[TO_BUFFER]][%[[ARG3_1]]] : memref<8xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         memref.store %[[CST_0]], %[[TO_BUFFER]][%[[ARG3_1]]] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[ARG3_1]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2_1]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPI_2]], %[[ADDI]], %[[ARG2_1]] : index
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[ARG3_1]], %[[C1]] : index
// CHECK-NEXT:     scf.yield %[[SELECT]], %[[ADDI_1]] : index, index
// CHECK-NEXT:   } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   scf.for %[[ARG2_2:[a-z0-9_]+]] = %[[WHILE]]#1 to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[CST_0]], %[[TO_BUFFER]][%[[ARG2_2]]] : memref<8xf64>
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[TO_BUFFER]] : memref<8xf64> to tensor<8xf64>
// CHECK-NEXT:   return %[[TO_TENSOR]] : tensor<8xf64>
// CHECK-NEXT: }
func.func @g(%a: tensor<8xf64, #SV>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %c = arith.constant 5.0 : f64
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<8xf64, #SV>) outs(%x : tensor<8xf64>) {
  ^bb(%p: f64, %o: f64):
    %r = sparse_tensor.unary %p : f64 to f64
      present={
      ^bb0(%u: f64):
        %s = arith.negf %u : f64
        sparse_tensor.yield %s : f64
      }
      absent={ sparse_tensor.yield %c : f64 }
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
