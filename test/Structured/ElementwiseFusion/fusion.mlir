// AUTOUPDATE
// RUN: strata opt --linalg-fuse-elementwise-ops %s | FileCheck %s
//
// linalg.generic with parallel loops is executed where its result is read.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// The second operation reads the transposed result. Initial values that nothing reads are replaced.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[C]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[C]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[B]], %[[A]], %[[B]] : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%[[EMPTY]] : tensor<?x?xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_1:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN_1]], %[[IN_2]] : f32
// CHECK-NEXT:     %[[S_1:.*]] = arith.mulf %[[IN]], %[[S]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<?x?xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @chain(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%b, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Indices are those of the element that is read.
// CHECK-LABEL: func.func @window
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<10xf32>, %[[C:[a-z0-9_]+]]: tensor<10xf32>, %[[D:[a-z0-9_]+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[W:.*]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%[[A]], %[[W]] : tensor<10xf32>, tensor<3xf32>) outs(%[[D]] : tensor<8xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[U:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map5()[%[[I]], %[[INDEX]]]
// CHECK-NEXT:     %[[IC:.*]] = arith.index_cast %[[APPLY]] : index to i32
// CHECK-NEXT:     %[[FC:.*]] = arith.sitofp %[[IC]] : i32 to f32
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[Y]], %[[FC]] : f32
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[S]], %[[Z]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @window(%a: tensor<10xf32>, %c: tensor<10xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<10xf32>) outs(%c : tensor<10xf32>) {
  ^bb0(%x: f32, %z: f32):
    %i = linalg.index 0 : index
    %ic = arith.index_cast %i : index to i32
    %fc = arith.sitofp %ic : i32 to f32
    %s = arith.addf %x, %fc : f32
    linalg.yield %s : f32
  } -> tensor<10xf32>
  %w = tensor.empty() : tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, #column, #row], iterator_types = ["parallel", "reduction"]} ins(%0, %w : tensor<10xf32>, tensor<3xf32>) outs(%d : tensor<8xf32>) {
  ^bb0(%y: f32, %u: f32, %z: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// The consumer has a reduction.
// CHECK-LABEL: func.func @red
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>, %[[D:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[D]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[IN]] : f32
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[S]], %[[OUT]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @red(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%d : tensor<4xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// An operand that is read twice is one input.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT:     %[[S_1:.*]] = arith.addf %[[S]], %[[S]] : f32
// CHECK-NEXT:     linalg.yield %[[S_1]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @twice(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%y: f32, %z: f32, %o: f32):
    %s = arith.addf %y, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// A result without uses stays if its initial value is read.
// CHECK-LABEL: func.func @multi
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>, %[[E:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[C]], %[[EMPTY]] : tensor<4x8xf32>, tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32, %[[W:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT:     %[[T:.*]] = arith.addf %[[S]], %[[Z]] : f32
// CHECK-NEXT:     %[[S_1:.*]] = arith.negf %[[T]] : f32
// CHECK-NEXT:     linalg.yield %[[S]], %[[S_1]] : f32, f32
// CHECK-NEXT:   } -> (tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT:   return %[[GENERIC]]#1 : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @multi(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %e: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0:2 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c, %e : tensor<4x8xf32>, tensor<4x8xf32>) attrs = {foo = "bar"} {
  ^bb0(%x: f32, %z: f32, %w: f32):
    %s = math.exp %x : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"], doc = "abc"} ins(%0#1 : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) attrs = {hi = "bar"}  {
  ^bb0(%y: f32, %o: f32):
    %s = arith.negf %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
