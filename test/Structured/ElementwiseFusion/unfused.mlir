// AUTOUPDATE
// RUN: strata opt --linalg-fuse-elementwise-ops %s | FileCheck %s
//
// Operations that are not fused.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>

// The other result of the producer has a use.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @multi2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[C]], %[[EMPTY]] : tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32, %[[W:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[S]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]], %[[T]] : f32, f32
// CHECK-NEXT:   } -> (tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[GENERIC]]#1 : tensor<4x8xf32>) outs(%[[EMPTY_1]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[O:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.negf %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC_1]], %[[GENERIC]]#0 : tensor<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: }
func.func @multi2(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %e: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32, %w: f32):
    %s = math.exp %x : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%y: f32, %o: f32):
    %s = arith.negf %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1, %0#0 : tensor<4x8xf32>, tensor<4x8xf32>
}

// The size of the reduction would not be known.
// CHECK-LABEL: func.func @lossy
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>, %[[D:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%[[GENERIC]] : tensor<4x8xf32>) outs(%[[D]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[U:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[Y]], %[[U]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @lossy(%a: tensor<4xf32>, %c: tensor<4x8xf32>, %d: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#row, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%d : tensor<4xf32>) {
  ^bb0(%y: f32, %u: f32):
    %s = arith.addf %y, %u : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The producer has a reduction.
// CHECK-LABEL: func.func @redprod
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[C]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%[[GENERIC]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[Z_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.mulf %[[Y]], %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @redprod(%a: tensor<4x8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.mulf %y, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Elements of the initial value would be read after they have been written.
// CHECK-LABEL: func.func @bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[O:[a-z0-9_]+]]: tensor<4xf32>, %[[P:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%[[A]] : tensor<4xf32>) outs(%[[O]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[X]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[GENERIC]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[Z_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.negf %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @bcast(%a: tensor<4xf32>, %o: tensor<4xf32>, %p: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4xf32>) outs(%p : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.negf %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// The second use has another map.
// CHECK-LABEL: func.func @twomaps
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x4xf32>) outs(%[[EMPTY]] : tensor<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%[[GENERIC]], %[[GENERIC]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%[[EMPTY_1]] : tensor<4x4xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[Z_1:[a-z0-9_]+]]: f32, %[[O:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[Y]], %[[Z_1]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4x4xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<4x4xf32>
// CHECK-NEXT: }
func.func @twomaps(%a: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%y: f32, %z: f32, %o: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
