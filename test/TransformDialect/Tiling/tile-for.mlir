// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Loops around tiles of a product.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0, 16)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0, 5)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[RHS:[a-z0-9_]+]]: tensor<?x?xf32>, %[[INIT:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[LHS]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[LHS]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[RHS]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[RHS]], %[[C1_3]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_6:.*]] = tensor.dim %[[INIT]], %[[C0_5]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1_7:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_8:.*]] = tensor.dim %[[INIT]], %[[C1_7]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C0_9:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_10:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_11:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_9]] to %[[DIM]] step %[[C8]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_10]] to %[[DIM_4]] step %[[C16]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG7:[a-z0-9_]+]] = %[[C0_11]] to %[[DIM_0]] step %[[C5]] iter_args(%[[ARG8:[a-z0-9_]+]] = %[[ARG6]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:         %[[MIN:.*]] = affine.min #map(%[[ARG3]])[%[[DIM]]]
// CHECK-NEXT:         %[[MIN_1:.*]] = affine.min #map1(%[[ARG5]])[%[[DIM_4]]]
// CHECK-NEXT:         %[[MIN_2:.*]] = affine.min #map2(%[[ARG7]])[%[[DIM_0]]]
// CHECK-NEXT:         %[[APPLY:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_1:.*]] = affine.apply #map3(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_2:.*]] = affine.apply #map3(%[[MIN_2]])
// CHECK-NEXT:         %[[APPLY_3:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_4:.*]] = affine.apply #map3(%[[MIN_2]])
// CHECK-NEXT:         %[[APPLY_5:.*]] = affine.apply #map3(%[[MIN_2]])
// CHECK-NEXT:         %[[APPLY_6:.*]] = affine.apply #map3(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_7:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_8:.*]] = affine.apply #map3(%[[MIN_1]])
// CHECK-NEXT:         %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[ARG3]], %[[ARG7]]] [%[[MIN]], %[[MIN_2]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_12:.*]] = tensor.extract_slice %[[RHS]][%[[ARG7]], %[[ARG5]]] [%[[MIN_2]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_13:.*]] = tensor.extract_slice %[[ARG8]][%[[ARG3]], %[[ARG5]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[SUM:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_12]] : tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[EXTRACTED_SLICE_13]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:         %[[APPLY_9:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_10:.*]] = affine.apply #map3(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_11:.*]] = affine.apply #map3(%[[MIN_2]])
// CHECK-NEXT:         %[[APPLY_12:.*]] = affine.apply #map3(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_13:.*]] = affine.apply #map3(%[[MIN_1]])
// CHECK-NEXT:         %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[SUM]] into %[[ARG8]][%[[ARG3]], %[[ARG5]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:         scf.yield %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[FOR_2]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<?x?xf32>, %rhs: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:3 = transform.structured.tile_using_for %f tile_sizes [8, 16, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:3 = transform.structured.tile_using_for %[[F]] tile_sizes [8, 16, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (-d0 + 100, 8)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-d0 + 40, 16)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C30:.*]] = arith.constant 30 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   %[[C40:.*]] = arith.constant 40 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C30]] step %[[C5]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_0]] to %[[C100]] step %[[C8]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG7:[a-z0-9_]+]] = %[[C0_1]] to %[[C40]] step %[[C16]] iter_args(%[[ARG8:[a-z0-9_]+]] = %[[ARG6]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:         %[[C100_2:.*]] = arith.constant 100 : index
// CHECK-NEXT:         %[[MIN:.*]] = affine.min #map(%[[ARG5]])
// CHECK-NEXT:         %[[C40_3:.*]] = arith.constant 40 : index
// CHECK-NEXT:         %[[MIN_1:.*]] = affine.min #map1(%[[ARG7]])
// CHECK-NEXT:         %[[APPLY:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_1:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_2:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_3:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_4:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_5:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:         %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[ARG5]], %[[ARG3]]] [%[[MIN]], 5] [1, 1] : tensor<100x30xf32> to tensor<?x5xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[RHS]][%[[ARG3]], %[[ARG7]]] [5, %[[MIN_1]]] [1, 1] : tensor<30x40xf32> to tensor<5x?xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_5:.*]] = tensor.extract_slice %[[ARG8]][%[[ARG5]], %[[ARG7]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<100x40xf32> to tensor<?x?xf32>
// CHECK-NEXT:         %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_4]] : tensor<?x5xf32>, tensor<5x?xf32>) outs(%[[EXTRACTED_SLICE_5]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:         %[[APPLY_6:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_7:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:         %[[APPLY_8:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:         %[[APPLY_9:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:         %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[MATMUL]] into %[[ARG8]][%[[ARG5]], %[[ARG7]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : tensor<?x?xf32> into tensor<100x40xf32>
// CHECK-NEXT:         scf.yield %[[INSERTED_SLICE]] : tensor<100x40xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[FOR_2]] : tensor<100x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<100x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<100x40xf32>
// CHECK-NEXT: }
func.func @product(%lhs: tensor<100x30xf32>, %rhs: tensor<30x40xf32>, %init: tensor<100x40xf32>) -> tensor<100x40xf32> {
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<100x30xf32>, tensor<30x40xf32>) outs(%init : tensor<100x40xf32>) -> tensor<100x40xf32>
  return %sum : tensor<100x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:3 = transform.structured.tile_using_for %f tile_sizes [8, 16, 5] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:3 = transform.structured.tile_using_for %[[F]] tile_sizes [8, 16, 5] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0) -> (-d0 + 100, 8)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0, 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @buffers
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: memref<100x?xf32>, %[[RHS:[a-z0-9_]+]]: memref<?x40xf32, strided<[?, ?], offset: ?>>, %[[INIT:[a-z0-9_]+]]: memref<100x40xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[LHS]], %[[C1]] : memref<100x?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[RHS]], %[[C0]] : memref<?x40xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_1]] to %[[C100]] step %[[C8]] {
// CHECK-NEXT:     scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_2]] to %[[DIM]] step %[[C3]] {
// CHECK-NEXT:       %[[C100_3:.*]] = arith.constant 100 : index
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG3]])
// CHECK-NEXT:       %[[MIN_1:.*]] = affine.min #map1(%[[ARG4]])[%[[DIM]]]
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_5:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[SUBVIEW:.*]] = memref.subview %[[LHS]][%[[ARG3]], %[[ARG4]]] [%[[MIN]], %[[MIN_1]]] [1, 1] : memref<100x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_4:.*]] = memref.subview %[[RHS]][%[[ARG4]], 0] [%[[MIN_1]], 40] [1, 1] : memref<?x40xf32, strided<[?, ?], offset: ?>> to memref<?x40xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_5:.*]] = memref.subview %[[INIT]][%[[ARG3]], 0] [%[[MIN]], 40] [1, 1] : memref<100x40xf32> to memref<?x40xf32, strided<[40, 1], offset: ?>>
// CHECK-NEXT:       linalg.matmul ins(%[[SUBVIEW]], %[[SUBVIEW_4]] : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x40xf32, strided<[?, ?], offset: ?>>) outs(%[[SUBVIEW_5]] : memref<?x40xf32, strided<[40, 1], offset: ?>>)
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @buffers(%lhs: memref<100x?xf32>, %rhs: memref<?x40xf32, strided<[?, ?], offset: ?>>, %init: memref<100x40xf32>) {
  linalg.matmul ins(%lhs, %rhs : memref<100x?xf32>, memref<?x40xf32, strided<[?, ?], offset: ?>>) outs(%init : memref<100x40xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [8, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[F]] tile_sizes [8, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
