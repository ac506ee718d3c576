// AUTOUPDATE
// RUN: strata opt --linalg-fuse-elementwise-ops %s | FileCheck %s
//
// Constants, fills, and operands that nothing uses.

#rows = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#scalar = affine_map<(d0, d1) -> ()>

// Elements that are equal are used in the body.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-LABEL: func.func @fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[V:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]], %[[CST]] : tensor<4x8xf32>, tensor<4xf32>) outs(%[[E]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_2:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[S1:.*]] = arith.addf %[[S]], %[[V]] : f32
// CHECK-NEXT:     %[[S2:.*]] = arith.addf %[[S1]], %[[IN_2]] : f32
// CHECK-NEXT:     %[[S3:.*]] = arith.addf %[[S2]], %[[CST_1]] : f32
// CHECK-NEXT:     linalg.yield %[[S3]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @fill(%a: tensor<4x8xf32>, %v: f32, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = arith.constant dense<1.0> : tensor<4x8xf32>
  %cs2 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %sc = arith.constant 7.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #row, #scalar, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %cst, %f, %cs2, %sc : tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>, tensor<4xf32>, f32) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32, %q: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %s1 = arith.addf %s, %z : f32
    %s2 = arith.addf %s1, %w : f32
    %s3 = arith.addf %s2, %q : f32
    linalg.yield %s3 : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// Repeated inputs, and results without uses.
// CHECK-LABEL: func.func @dedup
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) attrs =  {x} {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @dedup(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %1:3 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %a : tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>) outs(%c, %c, %c : tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>) attrs = {x} {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32, %o1: f32, %o2: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s, %s, %x : f32, f32, f32
  } -> (tensor<4x8xf32>,tensor<4x8xf32>,tensor<4x8xf32>)
  return %1#1 : tensor<4x8xf32>
}

// A result without uses that is only copied.
// CHECK-LABEL: func.func @cycle2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[EMPTY]] : tensor<4x8xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[N:.*]] = arith.negf %[[IN]] : f32
// CHECK-NEXT:     linalg.yield %[[N]] : f32
// CHECK-NEXT:   } -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @cycle2(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %1:2 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b, %c : tensor<4x8xf32>,tensor<4x8xf32>) {
  ^bb0(%x: f32, %o: f32, %o1: f32):
    %n = arith.negf %x : f32
    linalg.yield %n, %o1 : f32, f32
  } -> (tensor<4x8xf32>,tensor<4x8xf32>)
  return %1#0 : tensor<4x8xf32>
}

// Equal results.
// CHECK-LABEL: func.func @dupout
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<2x3xf32>) outs(%[[E]] : tensor<2x3xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.addf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<2x3xf32>
// CHECK-NEXT:   return %[[GENERIC]], %[[GENERIC]] : tensor<2x3xf32>, tensor<2x3xf32>
// CHECK-NEXT: }
func.func @dupout(%a: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %e = tensor.empty() : tensor<2x3xf32>
  %1:2 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x3xf32>) outs(%e, %e : tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%x: f32, %o: f32, %o1: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s, %s : f32, f32
  } -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %1#0, %1#1: tensor<2x3xf32>, tensor<2x3xf32>
}

// A transposed constant.
// CHECK-LABEL: func.func @ctr() -> tensor<3x2xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
// CHECK-NEXT:   return %[[CST]] : tensor<3x2xf32>
// CHECK-NEXT: }
func.func @ctr() -> tensor<3x2xf32> {
  %cst = arith.constant dense<[[1.0, 2.0, 3.0],[4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = tensor.empty() : tensor<3x2xf32>
  %1 = linalg.generic {indexing_maps = [#columns, #rows], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}

// Elements that are not written keep the initial value.
// CHECK-LABEL: func.func @outonly
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[O:[a-z0-9_]+]]: tensor<4x2xf32>) -> tensor<4x2xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%[[A]] : tensor<4x8xf32>) outs(%[[O]] : tensor<4x2xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.negf %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4x2xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x2xf32>
// CHECK-NEXT: }
func.func @outonly(%a: tensor<4x8xf32>, %o: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x2xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.negf %y : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

// Without iterations of the reduction the result is the initial value.
// CHECK-LABEL: func.func @zero
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?xf32>, %[[O:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%[[A]] : tensor<4x?xf32>) outs(%[[O]] : tensor<4xf32>) {
// CHECK-NEXT:   ^bb0(%[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[S:.*]] = arith.negf %[[Y]] : f32
// CHECK-NEXT:     linalg.yield %[[S]] : f32
// CHECK-NEXT:   } -> tensor<4xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
func.func @zero(%a: tensor<4x?xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%y: f32, %z: f32):
    %s = arith.negf %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
