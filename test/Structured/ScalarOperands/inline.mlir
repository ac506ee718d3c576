// AUTOUPDATE
// RUN: strata opt --linalg-inline-scalar-operands %s | FileCheck %s
//
// Inputs that are the same in all iterations are read in the body.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#scalar = affine_map<(d0, d1) -> ()>

// Tensors without dimensions, and scalars.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-LABEL: func.func @zerod
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<f32>, %[[B:[a-z0-9_]+]]: f32, %[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[A]][] : tensor<f32>
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[EXTRACTED]], %[[IN]] : f32
// CHECK-NEXT:     %[[N:.*]] = arith.mulf %[[M]], %[[B]] : f32
// CHECK-NEXT:     linalg.yield %[[N]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @zerod(%a: tensor<f32>, %b: f32, %x: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#scalar, #rows, #scalar, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %x, %b : tensor<f32>, tensor<4x8xf32>, f32) outs(%c : tensor<4x8xf32>) attrs = {foo} {
  ^bb0(%p: f32, %q: f32, %r: f32, %z: f32):
    %m = arith.addf %p, %q : f32
    %n = arith.mulf %m, %r : f32
    linalg.yield %n : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Constant indices.
// CHECK-LABEL: func.func @cst
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[X:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[C]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[X]][%[[C1]], %[[C2]]] : tensor<4x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_0:.*]] = tensor.extract %[[A]][%[[C2]]] : tensor<4xf32>
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[EXTRACTED_0]], %[[EXTRACTED]] : f32
// CHECK-NEXT:     linalg.yield %[[M]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @cst(%a: tensor<4xf32>, %x: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(2)>, affine_map<(d0,d1)->(1, 2)>, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %x : tensor<4xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %z: f32):
    %m = arith.addf %p, %q : f32
    linalg.yield %m : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Memrefs stay.
// CHECK-LABEL: func.func @mem
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<f32>, %[[X:[a-z0-9_]+]]: memref<4x8xf32>, %[[C:[a-z0-9_]+]]: memref<4x8xf32>) {
// CHECK-NEXT:   linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[X]] : memref<f32>, memref<4x8xf32>) outs(%[[C]] : memref<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f32, %[[Q:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[M:.*]] = arith.addf %[[P]], %[[Q]] : f32
// CHECK-NEXT:     linalg.yield %[[M]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @mem(%a: memref<f32>, %x: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [#scalar, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %x : memref<f32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %z: f32):
    %m = arith.addf %p, %q : f32
    linalg.yield %m : f32
  }
  return
}
