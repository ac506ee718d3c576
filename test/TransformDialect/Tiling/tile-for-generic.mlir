// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Tiles of operations with other indexing maps: windows, indices of iterations, scalars, several results.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0) -> (-d0 + 33, 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-d0 + 7, 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 * 2 + d1 - 3)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0 * 2 + d1 - 2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map8 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @window
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: memref<?xf32>, %[[KERNEL:[a-z0-9_]+]]: memref<7xf32>, %[[OUT:[a-z0-9_]+]]: memref<33xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[IN]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C33:.*]] = arith.constant 33 : index
// CHECK-NEXT:   %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_0]] to %[[C33]] step %[[C4]] {
// CHECK-NEXT:     scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0_1]] to %[[C7]] step %[[C2]] {
// CHECK-NEXT:       %[[C33_2:.*]] = arith.constant 33 : index
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG3]])
// CHECK-NEXT:       %[[C7_3:.*]] = arith.constant 7 : index
// CHECK-NEXT:       %[[MIN_1:.*]] = affine.min #map1(%[[ARG4]])
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map3(%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map4(%[[MIN]], %[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map5(%[[MIN]], %[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_5:.*]] = affine.apply #map2(%[[MIN_1]])
// CHECK-NEXT:       %[[APPLY_6:.*]] = affine.apply #map2(%[[MIN]])
// CHECK-NEXT:       %[[SUBVIEW:.*]] = memref.subview %[[IN]][%[[APPLY_2]]] [%[[APPLY_4]]] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_4:.*]] = memref.subview %[[KERNEL]][%[[ARG4]]] [%[[MIN_1]]] [1] : memref<7xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       %[[SUBVIEW_5:.*]] = memref.subview %[[OUT]][%[[ARG3]]] [%[[MIN]]] [1] : memref<33xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       linalg.generic {indexing_maps = [#map3, #map6, #map7], iterator_types = ["parallel", "reduction"]} ins(%[[SUBVIEW]], %[[SUBVIEW_4]] : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) outs(%[[SUBVIEW_5]] : memref<?xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT:       ^bb0(%[[ELEMENT:[a-z0-9_]+]]: f32, %[[WEIGHT:[a-z0-9_]+]]: f32, %[[SUM:[a-z0-9_]+]]: f32):
// CHECK-NEXT:         %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:         %[[APPLY_7:.*]] = affine.apply #map8(%[[ARG3]])[%[[I]]]
// CHECK-NEXT:         %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT:         %[[APPLY_8:.*]] = affine.apply #map8(%[[ARG4]])[%[[J]]]
// CHECK-NEXT:         %[[K:.*]] = arith.addi %[[APPLY_7]], %[[APPLY_8]] : index
// CHECK-NEXT:         %[[N:.*]] = arith.index_cast %[[K]] : index to i32
// CHECK-NEXT:         %[[X:.*]] = arith.sitofp %[[N]] : i32 to f32
// CHECK-NEXT:         %[[Y:.*]] = arith.mulf %[[ELEMENT]], %[[X]] : f32
// CHECK-NEXT:         linalg.yield %[[Y]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @window(%in: memref<?xf32>, %kernel: memref<7xf32>, %out: memref<33xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (2 * d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%in, %kernel : memref<?xf32>, memref<7xf32>) outs(%out : memref<33xf32>) {
  ^bb0(%element: f32, %weight: f32, %sum: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %x = arith.sitofp %n : i32 to f32
    %y = arith.mulf %element, %x : f32
    linalg.yield %y : f32
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match interface{LinalgOp} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[F]] tile_sizes [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0, 5)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @results
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<12x?xf32>, %[[SCALAR:[a-z0-9_]+]]: f32, %[[CELL:[a-z0-9_]+]]: tensor<f32>, %[[A:[a-z0-9_]+]]: tensor<?x12xf32>, %[[B:[a-z0-9_]+]]: tensor<12x?xf32>) -> (tensor<?x12xf32>, tensor<12x?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[IN]], %[[C1]] : tensor<12x?xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x12xf32>
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[B]], %[[C1_1]] : tensor<12x?xf32>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_4:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C12:.*]] = arith.constant 12 : index
// CHECK-NEXT:   %[[C6:.*]] = arith.constant 6 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_3]] to %[[C12]] step %[[C6]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[A]], %[[ARG7:[a-z0-9_]+]] = %[[B]]) -> (tensor<?x12xf32>, tensor<12x?xf32>) {
// CHECK-NEXT:     %[[FOR_1:[a-z0-9_]+]]:2 = scf.for %[[ARG8:[a-z0-9_]+]] = %[[C0_4]] to %[[DIM]] step %[[C5]] iter_args(%[[ARG9:[a-z0-9_]+]] = %[[ARG6]], %[[ARG10:[a-z0-9_]+]] = %[[ARG7]]) -> (tensor<?x12xf32>, tensor<12x?xf32>) {
// CHECK-NEXT:       %[[MIN:.*]] = affine.min #map(%[[ARG8]])[%[[DIM]]]
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_2:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[ARG5]], %[[ARG8]]] [6, %[[MIN]]] [1, 1] : tensor<12x?xf32> to tensor<6x?xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_5:.*]] = tensor.extract_slice %[[ARG9]][%[[ARG8]], %[[ARG5]]] [%[[MIN]], 6] [1, 1] : tensor<?x12xf32> to tensor<?x6xf32>
// CHECK-NEXT:       %[[EXTRACTED_SLICE_6:.*]] = tensor.extract_slice %[[ARG10]][%[[ARG5]], %[[ARG8]]] [6, %[[MIN]]] [1, 1] : tensor<12x?xf32> to tensor<6x?xf32>
// CHECK-NEXT:       %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%[[EXTRACTED_SLICE]], %[[SCALAR]], %[[CELL]] : tensor<6x?xf32>, f32, tensor<f32>) outs(%[[EXTRACTED_SLICE_5]], %[[EXTRACTED_SLICE_6]] : tensor<?x6xf32>, tensor<6x?xf32>) {
// CHECK-NEXT:       ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32, %[[U:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: f32):
// CHECK-NEXT:         linalg.yield %[[X]], %[[Y]] : f32, f32
// CHECK-NEXT:       } -> (tensor<?x6xf32>, tensor<6x?xf32>)
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_5:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_6:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[APPLY_7:.*]] = affine.apply #map1(%[[MIN]])
// CHECK-NEXT:       %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[GENERIC]]#0 into %[[ARG9]][%[[ARG8]], %[[ARG5]]] [%[[MIN]], 6] [1, 1] : tensor<?x6xf32> into tensor<?x12xf32>
// CHECK-NEXT:       %[[INSERTED_SLICE_7:.*]] = tensor.insert_slice %[[GENERIC]]#1 into %[[ARG10]][%[[ARG5]], %[[ARG8]]] [6, %[[MIN]]] [1, 1] : tensor<6x?xf32> into tensor<12x?xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]], %[[INSERTED_SLICE_7]] : tensor<?x12xf32>, tensor<12x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]]#0, %[[FOR_1]]#1 : tensor<?x12xf32>, tensor<12x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]]#0, %[[FOR]]#1 : tensor<?x12xf32>, tensor<12x?xf32>
// CHECK-NEXT: }
func.func @results(%in: tensor<12x?xf32>, %scalar: f32, %cell: tensor<f32>, %a: tensor<?x12xf32>, %b: tensor<12x?xf32>) -> (tensor<?x12xf32>, tensor<12x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%in, %scalar, %cell : tensor<12x?xf32>, f32, tensor<f32>) outs(%a, %b : tensor<?x12xf32>, tensor<12x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %u: f32, %v: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?x12xf32>, tensor<12x?xf32>)
  return %0#0, %0#1 : tensor<?x12xf32>, tensor<12x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %f tile_sizes [6, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match interface{LinalgOp} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:2 = transform.structured.tile_using_for %[[F]] tile_sizes [6, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
