// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of linalg operations: indices, constants in tiles, casts of memrefs.

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @index(%arg0: tensor<?xindex>, %arg1: tensor<1xindex>) -> (tensor<?xindex>, tensor<1xindex>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<?xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: %2 = linalg.index 0 : index
// CHECK-NEXT: linalg.yield %2 : index
// CHECK-NEXT: } -> tensor<?xindex>
// CHECK-NEXT: %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg1 : tensor<1xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: linalg.yield %c0 : index
// CHECK-NEXT: } -> tensor<1xindex>
// CHECK-NEXT: return %0, %1 : tensor<?xindex>, tensor<1xindex>
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
// CHECK-LABEL: func.func @index_in_nest(%arg0: tensor<3x1xindex>) -> tensor<3x1xindex> {
// CHECK-NEXT: %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<3x1xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: %1 = linalg.index 0 : index
// CHECK-NEXT: linalg.yield %1 : index
// CHECK-NEXT: } -> tensor<3x1xindex>
// CHECK-NEXT: return %0 : tensor<3x1xindex>
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
// CHECK-LABEL: func.func @index_memref(%arg0: memref<1x?xindex>) {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<1x?xindex>) {
// CHECK-NEXT: ^bb0(%out: index):
// CHECK-NEXT: %0 = linalg.index 1 : index
// CHECK-NEXT: linalg.yield %0 : index
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

// CHECK-LABEL: func.func @memref_casts(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<1x4xf32>) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: linalg.add ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: linalg.map { math.exp } ins(%cast : memref<?xf32>) outs(%cast_0 : memref<?xf32>)
// CHECK-NEXT: linalg.transpose ins(%cast : memref<?xf32>) outs(%cast_0 : memref<?xf32>) permutation = [0]
// CHECK-NEXT: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// CHECK-NEXT: linalg.softmax dimension(0) ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
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

// CHECK-LABEL: func.func @unranked_cast(%arg0: memref<*xf32>, %arg1: f32) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: linalg.fill ins(%arg1 : f32) outs(%cast : memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// The source of a cast must be ranked.
func.func @unranked_cast(%a: memref<*xf32>, %f: f32) {
  %0 = memref.cast %a : memref<*xf32> to memref<?xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<?xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @layout_cast(%arg0: memref<4xf32, strided<[2], offset: ?>>, %arg1: f32) {
// CHECK-NEXT: linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4xf32, strided<[2], offset: ?>>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Casts of layouts.
func.func @layout_cast(%a: memref<4xf32, strided<[2], offset: ?>>, %f: f32) {
  %0 = memref.cast %a : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  linalg.fill ins(%f : f32) outs(%0 : memref<4xf32, strided<[?], offset: ?>>)
  return
}

// -----

// CHECK-LABEL: func.func @cast_more_static(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT: linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// Casts to a static size.
func.func @cast_more_static(%a: memref<?xf32>, %f: f32) {
  %0 = memref.cast %a : memref<?xf32> to memref<4xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @transpose_identity_same(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT: return %arg0 : tensor<3x4xf32>
// CHECK-NEXT: }
// A permutation that changes nothing.
func.func @transpose_identity_same(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%b : tensor<3x4xf32>) permutation = [0, 1]
  return %0 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @transpose_memref(%arg0: memref<3x4xf32>, %arg1: memref<3x4xf32>) {
// CHECK-NEXT: linalg.transpose ins(%arg0 : memref<3x4xf32>) outs(%arg1 : memref<3x4xf32>) permutation = [0, 1]
// CHECK-NEXT: linalg.transpose ins(%arg0 : memref<3x4xf32>) outs(%arg0 : memref<3x4xf32>) permutation = [0, 1]
// CHECK-NEXT: linalg.broadcast ins(%arg0 : memref<3x4xf32>) outs(%arg0 : memref<3x4xf32>) dimensions = []
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

// CHECK-LABEL: func.func @pack_constant(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: return %cst : tensor<4x4xf32>
// CHECK-NEXT: }
// A splat in tiles is a splat.
func.func @pack_constant(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<16xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<16xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_same_padding(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: return %cst : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is equal to the elements.
func.func @pack_constant_same_padding(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %p = arith.constant 1.0 : f32
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_other_padding(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %pack = linalg.pack %cst padding_value(%cst_0 : f32) inner_dims_pos = [0] inner_tiles = [4] into %arg0 : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %pack : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is another constant.
func.func @pack_constant_other_padding(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %p = arith.constant 2.0 : f32
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_unknown_padding(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<4x4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %pack = linalg.pack %cst padding_value(%arg1 : f32) inner_dims_pos = [0] inner_tiles = [4] into %arg0 : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %pack : tensor<4x4xf32>
// CHECK-NEXT: }
// The padding is not a constant.
func.func @pack_constant_unknown_padding(%d: tensor<4x4xf32>, %p: f32) -> tensor<4x4xf32> {
  %a = arith.constant dense<1.0> : tensor<15xf32>
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_constant_elements(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %pack = linalg.pack %cst inner_dims_pos = [0] inner_tiles = [2] into %arg0 : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT: return %pack : tensor<2x2xf32>
// CHECK-NEXT: }
// Different elements stay.
func.func @pack_constant_elements(%d: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_constant(%arg0: tensor<15xf32>, %arg1: tensor<?xf32>) -> (tensor<15xf32>, tensor<?xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<15xf32>
// CHECK-NEXT: %unpack = linalg.unpack %cst inner_dims_pos = [0] inner_tiles = [4] into %arg1 : tensor<4x4xf32> -> tensor<?xf32>
// CHECK-NEXT: return %cst_0, %unpack : tensor<15xf32>, tensor<?xf32>
// CHECK-NEXT: }
// A splat without tiles; dynamic shapes have no constants.
func.func @unpack_constant(%d: tensor<15xf32>, %e: tensor<?xf32>) -> (tensor<15xf32>, tensor<?xf32>) {
  %a = arith.constant dense<1.0> : tensor<4x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<15xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<4x4xf32> -> tensor<?xf32>
  return %0, %1 : tensor<15xf32>, tensor<?xf32>
}
