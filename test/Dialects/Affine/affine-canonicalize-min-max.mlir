// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Minima and maxima of affine maps.

// CHECK: #map = affine_map<()[s0, s1] -> (5, s1, s0, s0 + s1)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (s1 floordiv 2, s0, s0 + s1, 5)>
// CHECK: #map2 = affine_map<()[s0, s1] -> (7, 9, s0 + 3, s0 * 2 + s1 - 3)>
// CHECK: #map3 = affine_map<()[s0, s1] -> (s0 * s1, s1)>
// CHECK-LABEL: func.func @order(%arg0: index, %arg1: index) -> (index, index, index, index) {
// CHECK-NEXT: %0 = affine.min #map()[%arg0, %arg1]
// CHECK-NEXT: %1 = affine.min #map1()[%arg0, %arg1]
// CHECK-NEXT: %2 = affine.max #map2()[%arg0, %arg1]
// CHECK-NEXT: %3 = affine.min #map3()[%arg0, %arg1]
// CHECK-NEXT: return %0, %1, %2, %3 : index, index, index, index
// CHECK-NEXT: }
func.func @order(%i: index, %j: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0, d1) -> (d1, d0, d0 + d1, 5)>(%i, %j)
  %1 = affine.min affine_map<(d0, d1) -> (d1 floordiv 2, d0, d0 + d1, 5)>(%i, %j)
  %2 = affine.max affine_map<(d0, d1) -> (d1 + d0 * 2 - 3, 3 + d0, 7, 9)>(%i, %j)
  %3 = affine.min affine_map<()[s0, s1] -> (s0 * s1, s1)>()[%i, %j]
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (3, 7, s0)>
// CHECK-LABEL: func.func @constants(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %0 = affine.max #map()[%arg0]
// CHECK-NEXT: return %0, %c9, %c3 : index, index, index
// CHECK-NEXT: }
func.func @constants(%i: index) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %0 = affine.max affine_map<(d0, d1) -> (d1, d0, 7)>(%i, %c3)
  %1 = affine.max affine_map<(d0) -> (d0, 7, d0 * 3)>(%c3)
  %2 = affine.min affine_map<(d0) -> (d0, 7, d0 * 3)>(%c3)
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func @single(%arg0: index) -> (index, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg0]
// CHECK-NEXT: return %arg0, %0 : index, index
// CHECK-NEXT: }
func.func @single(%i: index) -> (index, index) {
  %0 = affine.max affine_map<()[s0] -> (s0)>()[%i]
  %1 = affine.min affine_map<()[s0] -> (s0 + 1, s0 + 1)>()[%i]
  return %0, %1 : index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s2, s1 + 1, s0, s0 * 7)>
// CHECK-LABEL: func.func @nested(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %0 = affine.min #map()[%arg2, %arg0, %arg1]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @nested(%i: index, %j: index, %k: index) -> index {
  %m = affine.min affine_map<()[s0, s1] -> (s0 + 1, s1)>()[%i, %j]
  %n = affine.min affine_map<()[s0, s1] -> (s0, 7 * s1, s1)>()[%m, %k]
  return %n : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s1, s0 + 1)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-LABEL: func.func @other_kind(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.max #map()[%arg0, %arg1]
// CHECK-NEXT: %1 = affine.min #map1()[%0, %arg1]
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @other_kind(%i: index, %j: index) -> index {
  %m = affine.max affine_map<()[s0, s1] -> (s0 + 1, s1)>()[%i, %j]
  %n = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%m, %j]
  return %n : index
}
