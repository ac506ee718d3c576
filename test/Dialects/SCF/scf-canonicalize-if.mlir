// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Conditionals that are combined.

// CHECK-LABEL: func.func @n(%arg0: i1, %arg1: i1) -> i32 {
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: %3 = "b"() : () -> i32
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "x"() : () -> ()
// CHECK-NEXT: "x"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "y"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: "a2"() : () -> ()
// CHECK-NEXT: %3 = "a"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "sep"() : () -> ()
// CHECK-NEXT: %1 = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: %2 = scf.if %1 -> (i32) {
// CHECK-NEXT: %3 = "x"() : () -> i32
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "use"(%2, %0) : (i32, i32) -> ()
// CHECK-NEXT: return %0 : i32
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
