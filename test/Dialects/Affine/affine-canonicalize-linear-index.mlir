// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Linear indices of subscripts, and subscripts of linear indices.

// CHECK-LABEL: func.func @delinearize_constants() -> (index, index, index, index) {
// CHECK-NEXT:   %[[CM4:.*]] = arith.constant -4 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   return %[[CM4]], %[[C5]], %[[CM4]], %[[C5]] : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_constants() -> (index, index, index, index) {
  %c23 = arith.constant -23 : index
  %0:2 = affine.delinearize_index %c23 into (2, 7) : index, index
  %1:2 = affine.delinearize_index %c23 into (7) : index, index
  return %0#0, %0#1, %1#0, %1#1 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @linearize_constants
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[C209:.*]] = arith.constant 209 : index
// CHECK-NEXT:   return %[[C209]], %[[X]] : index, index
// CHECK-NEXT: }
func.func @linearize_constants(%x: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = affine.linearize_index [%c2, %c2, %c9] by (%c9, 10) : index
  %1 = affine.linearize_index [%x] by (10) : index
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func.func @unit_sizes
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:2 = affine.delinearize_index %[[X]] into (%[[N]], 8) : index, index
// CHECK-NEXT:   %[[LINEARIZE_INDEX:.*]] = affine.linearize_index [%[[X]], %[[Y]]] by (4, 8) : index
// CHECK-NEXT:   %[[LINEARIZE_INDEX_1:.*]] = affine.linearize_index [%[[X]], %[[Y]]] by (6, 8) : index
// CHECK-NEXT:   return %[[DELINEARIZE_INDEX]]#0, %[[C0]], %[[DELINEARIZE_INDEX]]#1, %[[LINEARIZE_INDEX]], %[[LINEARIZE_INDEX_1]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @unit_sizes(%x: index, %y: index, %n: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (%n, 1, 8) : index, index, index
  %c0 = arith.constant 0 : index
  %1 = affine.linearize_index [%x, %c0, %y] by (4, 1, 8) : index
  %2 = affine.linearize_index [%c0, %x, %y] by (4, 6, 8) : index
  return %0#0, %0#1, %0#2, %1, %2 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @inverse
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index, %[[Z:[a-z0-9_]+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:   %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[X]], %[[Y]]] by (4, 6) : index
// CHECK-NEXT:   return %[[X]], %[[Y]], %[[Z]], %[[LINEARIZE_INDEX]], %[[Z]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @inverse(%x: index, %y: index, %z: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (4, 6, 12) : index
  %1:3 = affine.delinearize_index %0 into (4, 6, 12) : index, index, index
  %2:2 = affine.delinearize_index %0 into (24, 12) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @last_index
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:2 = affine.delinearize_index %[[Y]] into (3, 4) : index, index
// CHECK-NEXT:   return %[[X]], %[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1 : index, index, index
// CHECK-NEXT: }
func.func @last_index(%x: index, %y: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (4, 12) : index
  %1:3 = affine.delinearize_index %0 into (4, 3, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @run
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:3 = affine.delinearize_index %[[X]] into (2, 12, 5) : index, index, index
// CHECK-NEXT:   %[[LINEARIZE_INDEX:.*]] = affine.linearize_index [%[[Y]], %[[DELINEARIZE_INDEX]]#1, %[[DELINEARIZE_INDEX]]#0] by (7, 12, 6) : index
// CHECK-NEXT:   return %[[LINEARIZE_INDEX]], %[[X]], %[[DELINEARIZE_INDEX]]#2 : index, index, index
// CHECK-NEXT: }
func.func @run(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, 3, 4, 5) : index, index, index, index
  %1 = affine.linearize_index [%y, %0#1, %0#2, %0#0] by (7, 3, 4, 6) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2, %0#3] by (2, 3, 4, 5) : index
  return %1, %2, %0#3 : index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> ((s0 + s1) floordiv 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 21)>
// CHECK-LABEL: func.func @sum_of_parts
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[DELINEARIZE_INDEX:[a-z0-9_]+]]:3 = affine.delinearize_index %[[X]] into (4, 5) : index, index, index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[Y]], %[[X]]]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[DELINEARIZE_INDEX]]#2, %[[DELINEARIZE_INDEX]]#1, %[[DELINEARIZE_INDEX]]#0]
// CHECK-NEXT:   return %[[APPLY]], %[[APPLY_1]] : index, index
// CHECK-NEXT: }
func.func @sum_of_parts(%x: index, %y: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, 5) : index, index, index
  %1 = affine.apply affine_map<()[s0, s1, s2, s3] -> ((s0 + s1 * 5 + s2 * 20 + s3) floordiv 3)>()[%0#2, %0#1, %0#0, %y]
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 21)>()[%0#2, %0#1, %0#0]
  return %1, %2 : index, index
}
