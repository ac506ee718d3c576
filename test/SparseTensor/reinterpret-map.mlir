// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map %s | FileCheck %s
//
// Operations on tensors with other maps than the identity work on their levels.

#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>

// The loop over columns is outside.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d1 * 2 + d3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-LABEL: func.func @columns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xf64, #sparse> to tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%[[REINTERPRET_MAP]], %[[B]] : tensor<8x4xf64, #sparse1>, tensor<8xf64>) outs(%[[X]] : tensor<4xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f64, %[[Q:[a-z0-9_]+]]: f64, %[[O:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[P]], %[[Q]] : f64
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[O]], %[[MULF]] : f64
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f64
// CHECK-NEXT:   } -> tensor<4xf64>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @columns(%a: tensor<4x8xf64, #CSC>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #CSC>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// Loops over blocks, and over the elements of a block.
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse2>, %[[B:[a-z0-9_]+]]: tensor<8xf64>, %[[X:[a-z0-9_]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xf64, #sparse2> to tensor<2x4x2x2xf64, #sparse3>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "reduction"]} ins(%[[REINTERPRET_MAP]], %[[B]] : tensor<2x4x2x2xf64, #sparse3>, tensor<8xf64>) outs(%[[X]] : tensor<4xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f64, %[[Q:[a-z0-9_]+]]: f64, %[[O:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[P]], %[[Q]] : f64
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[O]], %[[MULF]] : f64
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f64
// CHECK-NEXT:   } -> tensor<4xf64>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf64>
// CHECK-NEXT: }
func.func @blocks(%a: tensor<4x8xf64, #BSR>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #BSR>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.mulf %p, %q : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// A new tensor, and an insertion.
// CHECK-LABEL: func.func @insert
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: f64, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<?x8xf64, #sparse> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[V]] into %[[EMPTY]][%[[J]], %[[I]]] : tensor<8x?xf64, #sparse1>
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[INSERTED]] : tensor<8x?xf64, #sparse1> to tensor<?x8xf64, #sparse>
// CHECK-NEXT:   return %[[REINTERPRET_MAP]] : tensor<?x8xf64, #sparse>
// CHECK-NEXT: }
func.func @insert(%n: index, %v: f64, %i: index, %j: index) -> tensor<?x8xf64, #CSC> {
  %0 = tensor.empty(%n) : tensor<?x8xf64, #CSC>
  %1 = tensor.insert %v into %0[%i, %j] : tensor<?x8xf64, #CSC>
  return %1 : tensor<?x8xf64, #CSC>
}

// The number of a loop follows it.
// CHECK-LABEL: func.func @index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xindex, #sparse2>, %[[X:[a-z0-9_]+]]: tensor<4x8xindex>) -> tensor<4x8xindex> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xindex, #sparse2> to tensor<2x4x2x2xindex, #sparse3>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[REINTERPRET_MAP]] : tensor<2x4x2x2xindex, #sparse3>) outs(%[[X]] : tensor<4x8xindex>) attrs =  {sorted = true} {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: index, %[[O:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 3 : index
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[J]], %[[C2]] : index
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[MULI]], %[[INDEX]] : index
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[P]], %[[ADDI]] : index
// CHECK-NEXT:     linalg.yield %[[MULI_1]] : index
// CHECK-NEXT:   } -> tensor<4x8xindex>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xindex>
// CHECK-NEXT: }
func.func @index(%a: tensor<4x8xindex, #BSR>, %x: tensor<4x8xindex>) -> tensor<4x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x8xindex, #BSR>) outs(%x : tensor<4x8xindex>) {
  ^bb0(%p: index, %o: index):
    %j = linalg.index 1 : index
    %1 = arith.muli %p, %j : index
    linalg.yield %1 : index
  } -> tensor<4x8xindex>
  return %0 : tensor<4x8xindex>
}
