// AUTOUPDATE
// RUN: strata opt --linalg-fold-unit-extent-dims=use-rank-reducing-slices %s | FileCheck %s
//
// Slices of lower rank are created.

#rows = affine_map<(d0, d1) -> (d0, d1)>

// A dimension of unknown size stays.
// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @par
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?xf32>, %[[B:[a-z0-9_]+]]: tensor<1x?xf32>, %[[C:[a-z0-9_]+]]: tensor<1x?xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][0, 0] [1, %[[DIM]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[B]][0, 0] [1, %[[DIM_0]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[DIM_2:.*]] = tensor.dim %[[C]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_3:.*]] = tensor.extract_slice %[[C]][0, 0] [1, %[[DIM_2]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_1]] : tensor<?xf32>, tensor<?xf32>) outs(%[[EXTRACTED_SLICE_3]] : tensor<?xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<?xf32>
// CHECK-NEXT:   %[[DIM_4:.*]] = tensor.dim %[[C]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[GENERIC]] into %[[C]][0, 0] [1, %[[DIM_4]]] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @par(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>, %c: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x?xf32>, tensor<1x?xf32>) outs(%c : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// Memrefs.
// CHECK-LABEL: func.func @mem
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<1x?xf32>, %[[C:[a-z0-9_]+]]: memref<1x?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[A]], %[[C1]] : memref<1x?xf32>
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[A]][0, 0] [1, %[[DIM]]] [1, 1] : memref<1x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[C]], %[[C1]] : memref<1x?xf32>
// CHECK-NEXT:   %[[SUBVIEW_1:.*]] = memref.subview %[[C]][0, 0] [1, %[[DIM_0]]] [1, 1] : memref<1x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[SUBVIEW]] : memref<?xf32, strided<[1]>>) outs(%[[SUBVIEW_1]] : memref<?xf32, strided<[1]>>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mem(%a: memref<1x?xf32>, %c: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x?xf32>) outs(%c : memref<1x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  }
  return
}

// Padding of other dimensions.
// CHECK-LABEL: func.func @dynpad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: f32) -> tensor<1x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][0, 0] [1, %[[DIM]]] [1, 1] : tensor<1x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[%[[I]]] high[1] {
// CHECK-NEXT:   ^bb0(%[[ARG3:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[V]] : f32
// CHECK-NEXT:   } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[DIM]], %[[I]]]
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[APPLY]]) : tensor<1x?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[PADDED]] into %[[EMPTY]][0, 0] [1, %[[APPLY]]] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @dynpad(%a: tensor<1x?xf32>, %i: index, %v: f32) -> tensor<1x?xf32> {
  %0 = tensor.pad %a low[0, %i] high[0, 1] {
  ^bb0(%x: index, %j: index):
    tensor.yield %v : f32
  } : tensor<1x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// Dimensions that are indexed by 0.
// CHECK-LABEL: func.func @bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x1xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[A]][0, 0] [1, 8] [1, 1] : tensor<1x8xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[B]][0, 0] [4, 1] [1, 1] : tensor<4x1xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<8xf32>, tensor<4xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @bcast(%a: tensor<1x8xf32>, %b: tensor<4x1xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<1x8xf32>, tensor<4x1xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
