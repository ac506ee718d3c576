// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Linear indices of subscripts, and subscripts of linear indices.

// CHECK-LABEL: func.func @delinearize_constants() -> (index, index, index, index) {
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: return %c-4, %c5, %c-4, %c5 : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_constants() -> (index, index, index, index) {
  %c23 = arith.constant -23 : index
  %0:2 = affine.delinearize_index %c23 into (2, 7) : index, index
  %1:2 = affine.delinearize_index %c23 into (7) : index, index
  return %0#0, %0#1, %1#0, %1#1 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @linearize_constants(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c209 = arith.constant 209 : index
// CHECK-NEXT: return %c209, %arg0 : index, index
// CHECK-NEXT: }
func.func @linearize_constants(%x: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = affine.linearize_index [%c2, %c2, %c9] by (%c9, 10) : index
  %1 = affine.linearize_index [%x] by (10) : index
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func.func @unit_sizes(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (%arg2, 8) : index, index
// CHECK-NEXT: %1 = affine.linearize_index [%arg0, %arg1] by (4, 8) : index
// CHECK-NEXT: %2 = affine.linearize_index [%arg0, %arg1] by (6, 8) : index
// CHECK-NEXT: return %0#0, %c0, %0#1, %1, %2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @unit_sizes(%x: index, %y: index, %n: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (%n, 1, 8) : index, index, index
  %c0 = arith.constant 0 : index
  %1 = affine.linearize_index [%x, %c0, %y] by (4, 1, 8) : index
  %2 = affine.linearize_index [%c0, %x, %y] by (4, 6, 8) : index
  return %0#0, %0#1, %0#2, %1, %2 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @inverse(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 6) : index
// CHECK-NEXT: return %arg0, %arg1, %arg2, %0, %arg2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @inverse(%x: index, %y: index, %z: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (4, 6, 12) : index
  %1:3 = affine.delinearize_index %0 into (4, 6, 12) : index, index, index
  %2:2 = affine.delinearize_index %0 into (24, 12) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @last_index(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %0:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
// CHECK-NEXT: return %arg0, %0#0, %0#1 : index, index, index
// CHECK-NEXT: }
func.func @last_index(%x: index, %y: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (4, 12) : index
  %1:3 = affine.delinearize_index %0 into (4, 3, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @run(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (2, 12, 5) : index, index, index
// CHECK-NEXT: %1 = affine.linearize_index [%arg1, %0#1, %0#0] by (7, 12, 6) : index
// CHECK-NEXT: return %1, %arg0, %0#2 : index, index, index
// CHECK-NEXT: }
func.func @run(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, 3, 4, 5) : index, index, index, index
  %1 = affine.linearize_index [%y, %0#1, %0#2, %0#0] by (7, 3, 4, 6) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2, %0#3] by (2, 3, 4, 5) : index
  return %1, %2, %0#3 : index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> ((s0 + s1) floordiv 3)>
// CHECK: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 21)>
// CHECK-LABEL: func.func @sum_of_parts(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (4, 5) : index, index, index
// CHECK-NEXT: %1 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT: %2 = affine.apply #map1()[%0#2, %0#1, %0#0]
// CHECK-NEXT: return %1, %2 : index, index
// CHECK-NEXT: }
func.func @sum_of_parts(%x: index, %y: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, 5) : index, index, index
  %1 = affine.apply affine_map<()[s0, s1, s2, s3] -> ((s0 + s1 * 5 + s2 * 20 + s3) floordiv 3)>()[%0#2, %0#1, %0#0, %y]
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 * 5 + s2 * 21)>()[%0#2, %0#1, %0#0]
  return %1, %2 : index, index
}
