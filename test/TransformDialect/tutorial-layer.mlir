// AUTOUPDATE
// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// A fully connected layer, as in the first chapter of the tutorial of MLIR: tiled twice, with all operations
// in the tiles, and the inner loop as a function.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 8)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 32)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @outlined
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<8x512xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<512x32xf32>, %[[ARG2:[a-z0-9_]+]]: tensor<8x32xf32>, %[[ARG3:[a-z0-9_]+]]: tensor<8x32xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<8x32xf32>) -> tensor<8x32xf32> {
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG5:[a-z0-9_]+]], %[[ARG6:[a-z0-9_]+]]) in (2, 8) shared_outs(%[[ARG7:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<8x32xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map(%[[ARG6]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map(%[[ARG6]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map(%[[ARG6]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG0]][%[[APPLY_2]], 0] [4, 512] [1, 1] : tensor<8x512xf32> to tensor<4x512xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[ARG1]][0, %[[APPLY_3]]] [512, 4] [1, 1] : tensor<512x32xf32> to tensor<512x4xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG2]][%[[APPLY_4]], %[[APPLY_5]]] [4, 4] [1, 1] : tensor<8x32xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<4x512xf32>, tensor<512x4xf32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[ARG3]][%[[APPLY]], %[[APPLY_1]]] [4, 4] [1, 1] : tensor<8x32xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_3:.*]] = tensor.extract_slice %[[ARG7]][%[[APPLY]], %[[APPLY_1]]] [4, 4] [1, 1] : tensor<8x32xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%[[MATMUL]], %[[EXTRACTED_SLICE_2]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[EXTRACTED_SLICE_3]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ELEMENTWISE]] into %[[ARG7]][%[[APPLY]], %[[APPLY_1]]] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<8x32xf32>
// CHECK-NEXT: }
// CHECK-LABEL: func.func @layer
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<512x512xf32>, %[[WEIGHTS:[a-z0-9_]+]]: tensor<512x512xf32>, %[[BIAS:[a-z0-9_]+]]: tensor<512x512xf32>, %[[INIT:[a-z0-9_]+]]: tensor<512x512xf32>) -> tensor<512x512xf32> {
// CHECK-NEXT:   %[[PRODUCT:.*]] = linalg.matmul ins(%[[IN]], %[[WEIGHTS]] : tensor<512x512xf32>, tensor<512x512xf32>) outs(%[[INIT]] : tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:   %[[SUM:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%[[PRODUCT]], %[[BIAS]] : tensor<512x512xf32>, tensor<512x512xf32>) outs(%[[INIT]] : tensor<512x512xf32>) -> tensor<512x512xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) in (64, 16) shared_outs(%[[ARG6:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<512x512xf32>) {
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_6:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_7:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_9:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[APPLY_10:.*]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:     %[[APPLY_11:.*]] = affine.apply #map2(%[[ARG5]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[APPLY_8]], 0] [8, 512] [1, 1] : tensor<512x512xf32> to tensor<8x512xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[WEIGHTS]][0, %[[APPLY_9]]] [512, 32] [1, 1] : tensor<512x512xf32> to tensor<512x32xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[ARG6]][%[[APPLY_10]], %[[APPLY_11]]] [8, 32] [1, 1] : tensor<512x512xf32> to tensor<8x32xf32>
// CHECK-NEXT:     %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<8x512xf32>, tensor<512x32xf32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<8x32xf32>) -> tensor<8x32xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[BIAS]][%[[APPLY_4]], %[[APPLY_5]]] [8, 32] [1, 1] : tensor<512x512xf32> to tensor<8x32xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_3:.*]] = tensor.extract_slice %[[ARG6]][%[[APPLY_6]], %[[APPLY_7]]] [8, 32] [1, 1] : tensor<512x512xf32> to tensor<8x32xf32>
// CHECK-NEXT:     %[[EXECUTE_REGION:.*]] = scf.execute_region -> tensor<8x32xf32> {
// CHECK-NEXT:       %[[CALL:.*]] = func.call @outlined(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]], %[[EXTRACTED_SLICE_1]], %[[EXTRACTED_SLICE_2]], %[[EXTRACTED_SLICE_3]]) : (tensor<8x512xf32>, tensor<512x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
// CHECK-NEXT:       scf.yield %[[CALL]] : tensor<8x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[ARG6]][%[[APPLY]], %[[APPLY_1]]] [8, 32] [1, 1] : tensor<512x512xf32> to tensor<8x32xf32>
// CHECK-NEXT:     %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [#map3, #map4, #map3] ins(%[[EXECUTE_REGION]], %[[CST]] : tensor<8x32xf32>, f32) outs(%[[EXTRACTED_SLICE_4]] : tensor<8x32xf32>) -> tensor<8x32xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[ELEMENTWISE]] into %[[ARG6]][%[[APPLY]], %[[APPLY_1]]] [8, 32] [1, 1] : tensor<8x32xf32> into tensor<512x512xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<512x512xf32>
// CHECK-NEXT: }
func.func @layer(%in: tensor<512x512xf32>, %weights: tensor<512x512xf32>, %bias: tensor<512x512xf32>, %init: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %product = linalg.matmul ins(%in, %weights : tensor<512x512xf32>, tensor<512x512xf32>) outs(%init : tensor<512x512xf32>) -> tensor<512x512xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%product, %bias : tensor<512x512xf32>, tensor<512x512xf32>) outs(%init : tensor<512x512xf32>) -> tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>]
      ins(%sum, %zero : tensor<512x512xf32>, f32) outs(%init : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %relu : tensor<512x512xf32>
}

// CHECK-LABEL: func.func private @microkernel(tensor<4x512xf32>, tensor<512x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
func.func private @microkernel(%lhs: tensor<4x512xf32>, %rhs: tensor<512x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %all = transform.structured.match ops{["linalg.elementwise"]} in %root : (!transform.any_op) -> !transform.any_op
  %product = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %sum, %relu = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tile, %loop = transform.structured.tile_using_forall %relu tile_sizes [8, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %sum1, %loop1 = transform.structured.fuse_into_containing_op %sum into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %product1, %loop2 = transform.structured.fuse_into_containing_op %product into %loop1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tile2, %loop3 = transform.structured.tile_using_forall %sum1 tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %product2, %loop4 = transform.structured.fuse_into_containing_op %product1 into %loop3 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %function, %call = transform.loop.outline %loop4 {func_name = "outlined"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[ALL:.*]] = transform.structured.match ops{["linalg.elementwise"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[PRODUCT:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[SPLIT_HANDLE:[a-z0-9_]+]]:2 = transform.split_handle %[[ALL]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[TILED_OP:[a-z0-9_]+]], %[[FORALL_OP:.*]] = transform.structured.tile_using_forall %[[SPLIT_HANDLE]]#1 tile_sizes [8, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[FUSED_OP:[a-z0-9_]+]], %[[NEW_CONTAINING_OP:.*]] = transform.structured.fuse_into_containing_op %[[SPLIT_HANDLE]]#0 into %[[FORALL_OP]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[FUSED_OP_0:[a-z0-9_]+]], %[[NEW_CONTAINING_OP_1:.*]] = transform.structured.fuse_into_containing_op %[[PRODUCT]] into %[[NEW_CONTAINING_OP]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[TILE2:[a-z0-9_]+]], %[[LOOP3:.*]] = transform.structured.tile_using_forall %[[FUSED_OP]] tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[FUSED_OP_4:[a-z0-9_]+]], %[[NEW_CONTAINING_OP_5:.*]] = transform.structured.fuse_into_containing_op %[[FUSED_OP_0]] into %[[LOOP3]] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   %[[FUNCTION:[a-z0-9_]+]], %[[CALL:.*]] = transform.loop.outline %[[NEW_CONTAINING_OP_5]] {func_name = "outlined"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
