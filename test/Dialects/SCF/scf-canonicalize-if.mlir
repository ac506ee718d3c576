// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Conditionals that are combined.

// CHECK-LABEL: func.func @n
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[C]] -> (i32) {
// CHECK-NEXT:     "b"() : () -> ()
// CHECK-NEXT:     %[[B:.*]] = "b"() : () -> i32
// CHECK-NEXT:     scf.if %[[D]] {
// CHECK-NEXT:       "x"() : () -> ()
// CHECK-NEXT:       "x"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "y"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[B]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "a"() : () -> ()
// CHECK-NEXT:     "a2"() : () -> ()
// CHECK-NEXT:     %[[A:.*]] = "a"() : () -> i32
// CHECK-NEXT:     scf.yield %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "sep"() : () -> ()
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[C]], %[[D]] : i1
// CHECK-NEXT:   %[[IF_1:.*]] = scf.if %[[ANDI]] -> (i32) {
// CHECK-NEXT:     %[[X:.*]] = "x"() : () -> i32
// CHECK-NEXT:     scf.yield %[[X]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[IF]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "use"(%[[IF_1]], %[[IF]]) : (i32, i32) -> ()
// CHECK-NEXT:   return %[[IF]] : i32
// CHECK-NEXT: }
func.func @n(%c: i1, %d: i1) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n { "a"() : () -> () } else { "b"() : () -> () }
  scf.if %n { "a2"() : () -> () }
  %r = scf.if %n -> i32 { %v = "a"() : () -> i32 scf.yield %v : i32 } else { %v = "b"() : () -> i32 scf.yield %v : i32 }
  scf.if %c { scf.if %d { "x"() : () -> () } else { "y"() : () -> () } }
  scf.if %c { scf.if %d { "x"() : () -> () } }
  "sep"() : () -> ()
  %q:2 = scf.if %c -> (i32, i32) { 
      %z = scf.if %d -> i32 { %zz = "x"() : () -> i32 scf.yield %zz : i32 } else { scf.yield %r : i32}
      scf.yield %z, %r : i32, i32
      } else { scf.yield %r, %r : i32, i32 }
  "use"(%q#0, %q#1) : (i32, i32) -> ()
  return %r : i32
}
