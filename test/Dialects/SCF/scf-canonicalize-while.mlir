// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Loops with a condition.

// CHECK-LABEL: func.func @truth(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %2 = "c"() : () -> i1
// CHECK-NEXT: %3 = "v"() : () -> i32
// CHECK-NEXT: scf.condition(%2)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %0:2 = scf.while : () -> (i1, i32) {
// CHECK-NEXT: %2 = "c"() : () -> i1
// CHECK-NEXT: %3 = "v"() : () -> i32
// CHECK-NEXT: scf.condition(%2) %2, %3 : i1, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i1, %arg3: i32):
// CHECK-NEXT: "use"(%true, %arg3) : (i1, i32) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: "use"(%0#0) : (i1) -> ()
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %2 = "c"() : () -> i1
// CHECK-NEXT: scf.condition(%2)
// CHECK-NEXT: } do {
// CHECK-NEXT: "inner"() : () -> ()
// CHECK-NEXT: "after"() : () -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT: %2 = "c"() : () -> i1
// CHECK-NEXT: %3 = "n"(%arg2) : (i32) -> i32
// CHECK-NEXT: scf.condition(%2) %3, %arg2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: "inner"(%arg2, %arg3) : (i32, i32) -> ()
// CHECK-NEXT: "after"(%arg2) : (i32) -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %2 = arith.cmpi slt, %arg1, %arg0 : i32
// CHECK-NEXT: scf.condition(%2)
// CHECK-NEXT: } do {
// CHECK-NEXT: %2 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT: "after"(%true, %2, %false) : (i1, i1, i1) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @truth(%a: i32, %b: i32) {
  scf.while : () -> () {
    %c = "c"() : () -> i1
    %v = "v"() : () -> i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  %r:2 = scf.while : () -> (i1, i32) {
    %c = "c"() : () -> i1
    %v = "v"() : () -> i32
    scf.condition(%c) %c, %v : i1, i32
  } do {
  ^bb0(%x: i1, %y: i32):
    "use"(%x, %y) : (i1, i32) -> ()
    scf.yield
  }
  "use"(%r#0) : (i1) -> ()
  scf.while : () -> () {
    %c = "c"() : () -> i1
    scf.if %c {
      "inner"() : () -> ()
    }
    scf.condition(%c)
  } do {
    "after"() : () -> ()
    scf.yield
  }
  %s = scf.while (%p = %a) : (i32) -> i32 {
    %c = "c"() : () -> i1
    %n = "n"(%p) : (i32) -> i32
    scf.if %c {
      "inner"(%n, %p) : (i32, i32) -> ()
    }
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%y: i32):
    "after"(%y) : (i32) -> ()
    scf.yield %y : i32
  }
  %t = scf.while (%p = %a) : (i32) -> i32 {
    %cc = arith.cmpi slt, %b, %p : i32
    scf.condition(%cc) %p : i32
  } do {
  ^bb0(%y: i32):
    %c1 = arith.cmpi slt, %b, %y : i32
    %c2 = arith.cmpi sgt, %y, %b : i32
    %c3 = arith.cmpi sge, %b, %y : i32
    "after"(%c1, %c2, %c3) : (i1, i1, i1) -> ()
    scf.yield %y : i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @arguments(%arg0: f32, %arg1: i32) -> (i32, f32, f32) {
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (f32) -> f32 {
// CHECK-NEXT: %1 = "c"(%arg2) : (f32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2 : f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: f32):
// CHECK-NEXT: %1 = "u"(%arg1, %arg2, %arg2) : (i32, f32, f32) -> f32
// CHECK-NEXT: scf.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg1, %0, %0 : i32, f32, f32
// CHECK-NEXT: }
func.func @arguments(%a: f32, %b: i32) -> (i32, f32, f32) {
  %r:3 = scf.while (%x = %a, %y = %b, %z = %b) : (f32, i32, i32) -> (i32, f32, f32) {
    %c = "c"(%x) : (f32) -> i1
    scf.condition(%c) %y, %x, %x : i32, f32, f32
  } do {
  ^bb0(%p: i32, %q: f32, %s: f32):
    %u = "u"(%p, %q, %s) : (i32, f32, f32) -> f32
    scf.yield %u, %p, %b : f32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, f32, f32
}

// -----

// CHECK-LABEL: func.func @permuted(%arg0: f32, %arg1: i32) -> (i32, f32) {
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (f32, i32) -> (f32, i32) {
// CHECK-NEXT: %1 = "c"(%arg2, %arg3) : (f32, i32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg2, %arg3 : f32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: f32, %arg3: i32):
// CHECK-NEXT: %1:2 = "u"(%arg3, %arg2) : (i32, f32) -> (f32, i32)
// CHECK-NEXT: scf.yield %1#0, %1#1 : f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1, %0#0 : i32, f32
// CHECK-NEXT: }
func.func @permuted(%a: f32, %b: i32) -> (i32, f32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (f32, i32) -> (i32, f32) {
    %c = "c"(%x, %y) : (f32, i32) -> i1
    scf.condition(%c) %y, %x : i32, f32
  } do {
  ^bb0(%p: i32, %q: f32):
    %u:2 = "u"(%p, %q) : (i32, f32) -> (f32, i32)
    scf.yield %u#0, %u#1 : f32, i32
  }
  return %r#0, %r#1 : i32, f32
}
