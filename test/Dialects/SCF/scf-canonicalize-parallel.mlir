// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Parallel loops.

// CHECK-LABEL: func.func @par
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[ARG4:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT:     "u"(%[[C0]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   "u1"(%[[C0]]) : (index) -> ()
// CHECK-NEXT:   scf.parallel (%[[ARG4_1:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) = (%[[A]], %[[A]]) to (%[[B]], %[[B]]) step (%[[C1]], %[[C]]) {
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-z0-9_]+]]) = (%[[ARG4_1]]) to (%[[B]]) step (%[[C1]]) {
// CHECK-NEXT:       "u3"(%[[ARG4_1]], %[[ARG5]], %[[ARG6]]) : (index, index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[ARG4_2:[a-z0-9_]+]], %[[ARG5_1:[a-z0-9_]+]], %[[ARG6_1:[a-z0-9_]+]]) = (%[[A]], %[[A]], %[[A]]) to (%[[B]], %[[B]], %[[B]]) step (%[[C1]], %[[C]], %[[C1]]) {
// CHECK-NEXT:     "u4"(%[[ARG4_2]], %[[ARG5_1]], %[[ARG6_1]]) : (index, index, index) -> ()
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[ARG4_3:[a-z0-9_]+]], %[[ARG5_2:[a-z0-9_]+]]) = (%[[A]], %[[A]]) to (%[[B]], %[[B]]) step (%[[C1]], %[[C]]) {
// CHECK-NEXT:     "x"() : () -> ()
// CHECK-NEXT:     scf.parallel (%[[ARG6_2:[a-z0-9_]+]]) = (%[[A]]) to (%[[B]]) step (%[[C1]]) {
// CHECK-NEXT:       "u5"(%[[ARG4_3]], %[[ARG5_2]], %[[ARG6_2]]) : (index, index, index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V:.*]] = "v"(%[[C0]]) : (index) -> f32
// CHECK-NEXT:   %[[Z:.*]] = arith.addf %[[F]], %[[V]] : f32
// CHECK-NEXT:   %[[R:.*]] = scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[C0]]) to (%[[B]]) step (%[[C1]]) init (%[[F]]) -> f32 {
// CHECK-NEXT:     %[[V_1:.*]] = "v"(%[[C0]]) : (index) -> f32
// CHECK-NEXT:     scf.reduce(%[[V_1]] : f32) {
// CHECK-NEXT:     ^bb0(%[[ARG5_3:[a-z0-9_]+]]: f32, %[[ARG6_3:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[Z_1:.*]] = arith.addf %[[ARG5_3]], %[[ARG6_3]] : f32
// CHECK-NEXT:       scf.reduce.return %[[Z_1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   "use"(%[[Z]], %[[R]]) : (f32, f32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @par(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i, %j) = (%c0, %a) to (%c1, %b) step (%c1, %c) { "u"(%i, %j) : (index, index) -> () }
  scf.parallel (%i) = (%c0) to (%c1) step (%c7) { "u1"(%i) : (index) -> () }
  scf.parallel (%i, %j) = (%c0, %c7) to (%c1, %c7) step (%c1, %c) { "u2"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { scf.parallel (%k) = (%i) to (%b) step (%c1) { "u3"(%i, %j, %k) : (index, index, index) -> () } }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { scf.parallel (%k) = (%a) to (%b) step (%c1) { "u4"(%i, %j, %k) : (index, index, index) -> () } }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { 
    "x"() : () -> ()
    scf.parallel (%k) = (%a) to (%b) step (%c1) { "u5"(%i, %j, %k) : (index, index, index) -> () } }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f) -> f32 { 
   %v = "v"(%i) : (index) -> f32
   scf.reduce(%v : f32) { 
    ^bb0(%x: f32, %y: f32):
     %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 } }
  %r2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %b) step (%c1, %c1) init (%f) -> f32 { 
   %v = "v"(%i) : (index) -> f32
   scf.reduce(%v : f32) { 
    ^bb0(%x: f32, %y: f32):
     %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 } }
  "use"(%r, %r2) : (f32, f32) -> ()
  return
}
