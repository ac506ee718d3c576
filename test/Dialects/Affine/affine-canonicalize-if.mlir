// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Conditions that are known, and empty regions.

// CHECK: #set = affine_set<() : (0 >= 0)>
// CHECK-NEXT: #set1 = affine_set<() : (1 >= 0)>
// CHECK-NEXT: #set2 = affine_set<() : (-1 >= 0)>
// CHECK-NEXT: #set3 = affine_set<()[s0] : (-1 >= 0, s0 >= 0)>
// CHECK-NEXT: #set4 = affine_set<()[s0, s1] : (s0 - s1 >= 0, s1 - s0 - 1 >= 0)>
// CHECK-NEXT: #set5 = affine_set<()[s0] : (s0 - 1 >= 0, 0 == 0, s0 >= 0)>
// CHECK-NEXT: #set6 = affine_set<() : (5 == 0)>
// CHECK-NEXT: #set7 = affine_set<() : (0 == 0, 1 >= 0)>
// CHECK-NEXT: #set8 = affine_set<() : (1 == 0, 1 >= 0)>
// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   affine.if #set() {
// CHECK-NEXT:     "x1"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "x2"() : () -> ()
// CHECK-NEXT:   affine.if #set1() {
// CHECK-NEXT:     "x3"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "y3"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set2() {
// CHECK-NEXT:     "x4"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "y4"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "y5"() : () -> ()
// CHECK-NEXT:   "x6"() : () -> ()
// CHECK-NEXT:   affine.if #set3()[%[[I]]] {
// CHECK-NEXT:     "x7"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "y7"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set4()[%[[I]], %[[J]]] {
// CHECK-NEXT:     "x8"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "y8"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set5()[%[[I]]] {
// CHECK-NEXT:     "x9"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set6() {
// CHECK-NEXT:     "x10"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set7() {
// CHECK-NEXT:     "x11"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.if #set8() {
// CHECK-NEXT:     "x12"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "u"(%[[I]], %[[J]]) : (index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @a(%i: index, %j: index) {
  affine.if affine_set<(d0) : (0 >= 0)>(%i) { "x1"() : () -> () }
  affine.if affine_set<() : (0 == 0)>() { "x2"() : () -> () }
  affine.if affine_set<() : (1 >= 0)>() { "x3"() : () -> () } else { "y3"() : () -> () }
  affine.if affine_set<() : (-1 >= 0)>() { "x4"() : () -> () } else { "y4"() : () -> () }
  affine.if affine_set<() : (1 == 0)>() { "x5"() : () -> () } else { "y5"() : () -> () }
  affine.if affine_set<(d0) : (d0 - d0 == 0)>(%i) { "x6"() : () -> () } else { "y6"() : () -> () }
  affine.if affine_set<(d0) : (d0 - d0 - 1 >= 0, d0 >= 0)>(%i) { "x7"() : () -> () } else { "y7"() : () -> () }
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - d0 - 1 >= 0)>(%i, %j) { "x8"() : () -> () } else { "y8"() : () -> () }
  affine.if affine_set<(d0) : (d0 - 1 >= 0, 0 == 0, d0 >= 0)>(%i) { "x9"() : () -> () } else { }
  affine.if affine_set<() : (5 == 0)>() { "x10"() : () -> () }
  affine.if affine_set<() : (0 == 0, 1 >= 0)>() { "x11"() : () -> () }
  affine.if affine_set<() : (1 == 0, 1 >= 0)>() { "x12"() : () -> () }
  %r = affine.if affine_set<() : (0 == 0)>() -> index { affine.yield %i : index } else { affine.yield %j : index }
  %r2 = affine.if affine_set<() : (1 == 0)>() -> index { affine.yield %i : index } else { affine.yield %j : index }
  "u"(%r, %r2) : (index, index) -> ()
  return
}
