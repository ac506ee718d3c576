// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map --lower-sparse-foreach-to-scf %s | FileCheck %s
//
// sparse_tensor.foreach becomes loops.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d3)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[X:[a-z0-9_]+]]: f64) -> f64 {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[A]] : tensor<4x8xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[A]] {level = 1 : index} : tensor<4x8xf64, #sparse> to memref<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[X]]) -> (f64) {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[ARG3]]) -> (f64) {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[VALUES]][%[[ARG4]]] : memref<?xf64>
// CHECK-NEXT:       %[[ADDF:.*]] = arith.addf %[[ARG5]], %[[LOAD_2]] : f64
// CHECK-NEXT:       scf.yield %[[ADDF]] : f64
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     scf.yield %[[FOR_1]] : f64
// CHECK-NEXT:   } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:   return %[[FOR]] : f64
// CHECK-NEXT: }
func.func @sum(%a: tensor<4x8xf64, #CSR>, %x: f64) -> f64 {
  %0 = sparse_tensor.foreach in %a init(%x) : tensor<4x8xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %v: f64, %s: f64):
    %1 = arith.addf %s, %v : f64
    sparse_tensor.yield %1 : f64
  }
  return %0 : f64
}

// A loop without results, over the coordinates of blocks.
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: memref<4x8xf64>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xf64, #sparse1> to tensor<2x4x2x2xf64, #sparse2>
// CHECK-NEXT:   %[[VALUES:.*]] = sparse_tensor.values %[[REINTERPRET_MAP]] : tensor<2x4x2x2xf64, #sparse2> to memref<?xf64>
// CHECK-NEXT:   %[[POSITIONS:.*]] = sparse_tensor.positions %[[REINTERPRET_MAP]] {level = 1 : index} : tensor<2x4x2x2xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   %[[COORDINATES:.*]] = sparse_tensor.coordinates %[[REINTERPRET_MAP]] {level = 1 : index} : tensor<2x4x2x2xf64, #sparse2> to memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[POSITIONS]][%[[ARG2]]] : memref<?xindex>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[POSITIONS]][%[[ADDI]]] : memref<?xindex>
// CHECK-NEXT:     scf.for %[[ARG3:[a-z0-9_]+]] = %[[LOAD]] to %[[LOAD_1]] step %[[C1]] {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[COORDINATES]][%[[ARG3]]] : memref<?xindex>
// CHECK-NEXT:       %[[MULI:.*]] = arith.muli %[[ARG3]], %[[C2]] : index
// CHECK-NEXT:       scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:         %[[ADDI_1:.*]] = arith.addi %[[ARG4]], %[[MULI]] : index
// CHECK-NEXT:         %[[MULI_1:.*]] = arith.muli %[[ADDI_1]], %[[C2]] : index
// CHECK-NEXT:         scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:           %[[ADDI_2:.*]] = arith.addi %[[ARG5]], %[[MULI_1]] : index
// CHECK-NEXT:           %[[LOAD_3:.*]] = memref.load %[[VALUES]][%[[ADDI_2]]] : memref<?xf64>
// CHECK-NEXT:           %[[APPLY:.*]] = affine.apply #map(%[[ARG2]], %[[LOAD_2]], %[[ARG4]], %[[ARG5]])
// CHECK-NEXT:           %[[APPLY_1:.*]] = affine.apply #map1(%[[ARG2]], %[[LOAD_2]], %[[ARG4]], %[[ARG5]])
// CHECK-NEXT:           memref.store %[[LOAD_3]], %[[B]][%[[APPLY]], %[[APPLY_1]]] : memref<4x8xf64>
// CHECK-NEXT:         } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:       } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:     } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:   } {"Emitted from" = "sparse_tensor.foreach"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @blocks(%a: tensor<4x8xf64, #BSR>, %b: memref<4x8xf64>) {
  sparse_tensor.foreach in %a : tensor<4x8xf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %b[%i, %j] : memref<4x8xf64>
  }
  return
}

// The elements of a constant, in the order of the map.
// CHECK-LABEL: func.func @constant
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2x3xf64>) -> tensor<2x3xf64> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 5.000000e+00 : f64
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[CST_0]] into %[[X]][%[[C1]], %[[C0]]] : tensor<2x3xf64>
// CHECK-NEXT:   %[[INSERTED_1:.*]] = tensor.insert %[[CST]] into %[[INSERTED]][%[[C0]], %[[C1]]] : tensor<2x3xf64>
// CHECK-NEXT:   return %[[INSERTED_1]] : tensor<2x3xf64>
// CHECK-NEXT: }
func.func @constant(%x: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %c = arith.constant sparse<[[0, 1], [1, 0]], [1.0, 5.0]> : tensor<2x3xf64>
  %0 = sparse_tensor.foreach in %c init(%x) {order = affine_map<(d0, d1) -> (d1, d0)>} : tensor<2x3xf64>, tensor<2x3xf64> -> tensor<2x3xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %t: tensor<2x3xf64>):
    %1 = tensor.insert %v into %t[%i, %j] : tensor<2x3xf64>
    sparse_tensor.yield %1 : tensor<2x3xf64>
  }
  return %0 : tensor<2x3xf64>
}
