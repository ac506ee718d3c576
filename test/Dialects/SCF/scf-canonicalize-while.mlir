// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Loops with a condition.

// CHECK-LABEL: func.func @truth
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     %[[C:.*]] = "c"() : () -> i1
// CHECK-NEXT:     %[[V:.*]] = "v"() : () -> i32
// CHECK-NEXT:     scf.condition(%[[C]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[R:[a-z0-9_]+]]:2 = scf.while : () -> (i1, i32) {
// CHECK-NEXT:     %[[C_1:.*]] = "c"() : () -> i1
// CHECK-NEXT:     %[[V_1:.*]] = "v"() : () -> i32
// CHECK-NEXT:     scf.condition(%[[C_1]]) %[[C_1]], %[[V_1]] : i1, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: i1, %[[Y:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     "use"(%[[TRUE]], %[[Y]]) : (i1, i32) -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   "use"(%[[R]]#0) : (i1) -> ()
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     %[[C_2:.*]] = "c"() : () -> i1
// CHECK-NEXT:     scf.condition(%[[C_2]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     "inner"() : () -> ()
// CHECK-NEXT:     "after"() : () -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[A]]) : (i32) -> (i32, i32) {
// CHECK-NEXT:     %[[C_3:.*]] = "c"() : () -> i1
// CHECK-NEXT:     %[[N:.*]] = "n"(%[[ARG2]]) : (i32) -> i32
// CHECK-NEXT:     scf.condition(%[[C_3]]) %[[N]], %[[ARG2]] : i32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     "inner"(%[[ARG2_1]], %[[ARG3]]) : (i32, i32) -> ()
// CHECK-NEXT:     "after"(%[[ARG2_1]]) : (i32) -> ()
// CHECK-NEXT:     scf.yield %[[ARG2_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi slt, %[[B]], %[[A]] : i32
// CHECK-NEXT:     scf.condition(%[[CMPI]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     %[[C2:.*]] = arith.cmpi sgt, %[[A]], %[[B]] : i32
// CHECK-NEXT:     "after"(%[[TRUE]], %[[C2]], %[[FALSE]]) : (i1, i1, i1) -> ()
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return
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

// CHECK-LABEL: func.func @arguments
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: i32) -> (i32, f32, f32) {
// CHECK-NEXT:   %[[WHILE:.*]] = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[A]]) : (f32) -> f32 {
// CHECK-NEXT:     %[[C:.*]] = "c"(%[[ARG2]]) : (f32) -> i1
// CHECK-NEXT:     scf.condition(%[[C]]) %[[ARG2]] : f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[U:.*]] = "u"(%[[B]], %[[ARG2_1]], %[[ARG2_1]]) : (i32, f32, f32) -> f32
// CHECK-NEXT:     scf.yield %[[U]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[B]], %[[WHILE]], %[[WHILE]] : i32, f32, f32
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

// CHECK-LABEL: func.func @permuted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: i32) -> (i32, f32) {
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[A]], %[[ARG3:[a-z0-9_]+]] = %[[B]]) : (f32, i32) -> (f32, i32) {
// CHECK-NEXT:     %[[C:.*]] = "c"(%[[ARG2]], %[[ARG3]]) : (f32, i32) -> i1
// CHECK-NEXT:     scf.condition(%[[C]]) %[[ARG2]], %[[ARG3]] : f32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG2_1:[a-z0-9_]+]]: f32, %[[ARG3_1:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[U:[a-z0-9_]+]]:2 = "u"(%[[ARG3_1]], %[[ARG2_1]]) : (i32, f32) -> (f32, i32)
// CHECK-NEXT:     scf.yield %[[U]]#0, %[[U]]#1 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[WHILE]]#1, %[[WHILE]]#0 : i32, f32
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
