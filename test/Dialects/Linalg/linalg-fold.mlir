// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of linalg operations: indices, constants in tiles, casts of memrefs.

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @index(
// CHECK-SAME: {{^}}%[[B:[a-z0-9_]+]]: tensor<?xindex>, %[[C:[a-z0-9_]+]]: tensor<1xindex>) -> (tensor<?xindex>, tensor<1xindex>) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%[[B]] : tensor<?xindex>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: index):
// CHECK-NEXT: %[[INDEX:.*]] = linalg.index 0 : index
// CHECK-NEXT: linalg.yield %[[INDEX]] : index
// CHECK-NEXT: } -> tensor<?xindex>
// CHECK-NEXT: %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%[[C]] : tensor<1xindex>) {
// CHECK-NEXT: ^bb0(%[[X_1:[a-z0-9_]+]]: index):
// CHECK-NEXT: linalg.yield %[[C0]] : index
// CHECK-NEXT: } -> tensor<1xindex>
// CHECK-NEXT: return %[[GENERIC]], %[[GENERIC_1]] : tensor<?xindex>, tensor<1xindex>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The index of a loop with one iteration is 0.
#id = affine_map<(d0) -> (d0)>
#z = affine_map<(d0) -> (0)>
func.func @index(%b: tensor<?xindex>, %c: tensor<1xindex>) -> (tensor<?xindex>, tensor<1xindex>) {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : tensor<?xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<?xindex>
  %1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%c : tensor<1xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<1xindex>
  return %0, %1 : tensor<?xindex>, tensor<1xindex>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @index_in_nest
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<3x1xindex>) -> tensor<3x1xindex> {
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[B]] : tensor<3x1xindex>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: index):
// CHECK-NEXT: %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT: linalg.yield %[[I]] : index
// CHECK-NEXT: } -> tensor<3x1xindex>
// CHECK-NEXT: return %[[GENERIC]] : tensor<3x1xindex>
// CHECK-NEXT: }
// CHECK-NEXT: }
// Only the inner loop has one iteration.
func.func @index_in_nest(%b: tensor<3x1xindex>) -> tensor<3x1xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : tensor<3x1xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<3x1xindex>
  return %0 : tensor<3x1xindex>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @index_memref
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: memref<1x?xindex>) {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[B]] : memref<1x?xindex>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: index):
// CHECK-NEXT: %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %[[J]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// Sizes of memrefs count, too.
func.func @index_memref(%b: memref<1x?xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : memref<1x?xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } 
  return
}

// -----

// CHECK-LABEL: func.func @memref_casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: memref<1x4xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = memref.cast %[[B]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: linalg.add ins(%[[A]], %[[B]] : memref<4xf32>, memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: linalg.copy ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: linalg.map { math.exp } ins(%[[CAST]] : memref<?xf32>) outs(%[[CAST_0]] : memref<?xf32>)
// CHECK-NEXT: linalg.transpose ins(%[[CAST]] : memref<?xf32>) outs(%[[CAST_0]] : memref<?xf32>) permutation = [0]
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: linalg.softmax dimension(0) ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Casts of memrefs, except into operations with syntax of their own.
func.func @memref_casts(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<1x4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<?xf32>
  linalg.add ins(%0, %1 : memref<?xf32>, memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.copy ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.map { math.exp } ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.transpose ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>) permutation = [0]
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.softmax dimension(0) ins(%0 : memref<?xf32>) outs(%1 : memref<?xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @unranked_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<*xf32>, %[[F:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: linalg.fill ins(%[[F]] : f32) outs(%[[CAST]] : memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// The source of a cast must be ranked.
func.func @unranked_cast(%a: memref<*xf32>, %f: f32) {
  %0 = memref.cast %a : memref<*xf32> to memref<?xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<?xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @layout_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32, strided<[2], offset: ?>>, %[[F:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: linalg.fill ins(%[[F]] : f32) outs(%[[A]] : memref<4xf32, strided<[2], offset: ?>>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Casts of layouts.
func.func @layout_cast(%a: memref<4xf32, strided<[2], offset: ?>>, %f: f32) {
  %0 = memref.cast %a : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  linalg.fill ins(%f : f32) outs(%0 : memref<4xf32, strided<[?], offset: ?>>)
  return
}

// -----

// CHECK-LABEL: func.func @cast_more_static
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[F:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: linalg.fill ins(%[[F]] : f32) outs(%[[A]] : memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Casts to a static size.
func.func @cast_more_static(%a: memref<?xf32>, %f: f32) {
  %0 = memref.cast %a : memref<?xf32> to memref<4xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @transpose_identity_same
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x4xf32>, %[[B:[a-z0-9_]+]]: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT: return %[[A]] : tensor<3x4xf32>
// CHECK-NEXT: }
// A permutation that changes nothing.
func.func @transpose_identity_same(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%b : tensor<3x4xf32>) permutation = [0, 1]
  return %0 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_memref
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<3x4xf32>, %[[B:[a-z0-9_]+]]: memref<3x4xf32>) {
// CHECK-NEXT: linalg.transpose ins(%[[A]] : memref<3x4xf32>) outs(%[[B]] : memref<3x4xf32>) permutation = [0, 1]
// CHECK-NEXT: linalg.transpose ins(%[[A]] : memref<3x4xf32>) outs(%[[A]] : memref<3x4xf32>) permutation = [0, 1]
// CHECK-NEXT: linalg.broadcast ins(%[[A]] : memref<3x4xf32>) outs(%[[A]] : memref<3x4xf32>) dimensions = []
// CHECK-NEXT: return
// CHECK-NEXT: }
// Memrefs are copied even so.
func.func @transpose_memref(%a: memref<3x4xf32>, %b: memref<3x4xf32>) {
  linalg.transpose ins(%a : memref<3x4xf32>) outs(%b : memref<3x4xf32>) permutation = [0, 1]
  linalg.transpose ins(%a : memref<3x4xf32>) outs(%a : memref<3x4xf32>) permutation = [0, 1]
  linalg.broadcast ins(%a : memref<3x4xf32>) outs(%a : memref<3x4xf32>) dimensions = []
  return
}

// -----

// CHECK-LABEL: func.func @pack_constant(
// CHECK-SAME: {{^}}%[[D:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: return %[[CST]] : tensor<4x4xf32>
// CHECK-NEXT: }
// A splat in tiles is a splat.
func.func @pack_constant(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<16xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<16xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_same_padding
// CHECK-SAME: (%[[D:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: return %[[CST]] : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is equal to the elements.
func.func @pack_constant_same_padding(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_other_padding
// CHECK-SAME: (%[[D:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[CST]] padding_value(%[[CST_0]] : f32) inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is another constant.
func.func @pack_constant_other_padding(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %p = arith.constant 2.0 : f32
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_unknown_padding
// CHECK-SAME: (%[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[CST]] padding_value(%[[P]] : f32) inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is not a constant.
func.func @pack_constant_unknown_padding(%d: tensor<4x4xf32>, %p: f32) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_elements
// CHECK-SAME: (%[[D:[a-z0-9_]+]]: tensor<2x2xf32>) -> tensor<2x2xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[CST]] inner_dims_pos = [0] inner_tiles = [2] into %[[D]] : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<2x2xf32>
// CHECK-NEXT: }
// Different elements stay.
func.func @pack_constant_elements(%d: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_constant
// CHECK-SAME: (%[[D:[a-z0-9_]+]]: tensor<15xf32>, %[[E:[a-z0-9_]+]]: tensor<?xf32>) -> (tensor<15xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[CST]] inner_dims_pos = [0] inner_tiles = [4] into %[[E]] : tensor<4x4xf32> -> tensor<?xf32>
// CHECK-NEXT: return %[[CST_0]], %[[UNPACK]] : tensor<15xf32>, tensor<?xf32>
// CHECK-NEXT: }
// A splat without tiles; dynamic shapes have no constants.
func.func @unpack_constant(%d: tensor<15xf32>, %e: tensor<?xf32>) -> (tensor<15xf32>, tensor<?xf32>) {
  %a = arith.constant dense<1.0> : tensor<4x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<15xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<4x4xf32> -> tensor<?xf32>
  return %0, %1 : tensor<15xf32>, tensor<?xf32>
}
