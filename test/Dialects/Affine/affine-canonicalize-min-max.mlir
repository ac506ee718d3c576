// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Minima and maxima of affine maps.

// CHECK: #map = affine_map<()[s0, s1] -> (5, s1, s0, s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1 floordiv 2, s0, s0 + s1, 5)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (7, 9, s0 + 3, s0 * 2 + s1 - 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * s1, s1)>
// CHECK-LABEL: func.func @order
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[MIN_1:.*]] = affine.min #map1()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map2()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[MIN_2:.*]] = affine.min #map3()[%[[I]], %[[J]]]
// CHECK-NEXT:   return %[[MIN]], %[[MIN_1]], %[[MAX]], %[[MIN_2]] : index, index, index, index
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
// CHECK-LABEL: func.func @constants
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map()[%[[I]]]
// CHECK-NEXT:   return %[[MAX]], %[[C9]], %[[C3]] : index, index, index
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
// CHECK-LABEL: func.func @single
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   return %[[I]], %[[APPLY]] : index, index
// CHECK-NEXT: }
func.func @single(%i: index) -> (index, index) {
  %0 = affine.max affine_map<()[s0] -> (s0)>()[%i]
  %1 = affine.min affine_map<()[s0] -> (s0 + 1, s0 + 1)>()[%i]
  return %0, %1 : index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s2, s1 + 1, s0, s0 * 7)>
// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map()[%[[K]], %[[I]], %[[J]]]
// CHECK-NEXT:   return %[[MIN]] : index
// CHECK-NEXT: }
func.func @nested(%i: index, %j: index, %k: index) -> index {
  %m = affine.min affine_map<()[s0, s1] -> (s0 + 1, s1)>()[%i, %j]
  %n = affine.min affine_map<()[s0, s1] -> (s0, 7 * s1, s1)>()[%m, %k]
  return %n : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s1, s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-LABEL: func.func @other_kind
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[MAX:.*]] = affine.max #map()[%[[I]], %[[J]]]
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map1()[%[[MAX]], %[[J]]]
// CHECK-NEXT:   return %[[MIN]] : index
// CHECK-NEXT: }
func.func @other_kind(%i: index, %j: index) -> index {
  %m = affine.max affine_map<()[s0, s1] -> (s0 + 1, s1)>()[%i, %j]
  %n = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%m, %j]
  return %n : index
}
