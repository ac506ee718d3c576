// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --int-range-optimizations %s | FileCheck %s
//
// A value that can only be one number is that number.

// CHECK-LABEL: func.func @s0
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[X:.*]] = arith.maxsi %[[B]], %[[C0]] : i32
// CHECK-NEXT:   %[[Y:.*]] = arith.minsi %[[X]], %[[C4]] : i32
// CHECK-NEXT:   %[[D:.*]] = arith.divsi %[[C4]], %[[Y]] : i32
// CHECK-NEXT:   %[[R:.*]] = arith.cmpi sge, %[[D]], %[[C0]] : i32
// CHECK-NEXT:   return %[[R]] : i1
// CHECK-NEXT: }
func.func @s0(%a: i32, %b: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %x = arith.maxsi %b, %c0 : i32
  %y = arith.minsi %x, %c4 : i32
  %d = arith.divsi %c4, %y : i32
  %r = arith.cmpi sge, %d, %c0 : i32
  return %r : i1
}

// CHECK-LABEL: func.func @s1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : i32
// CHECK-NEXT:   %[[X:.*]] = arith.maxsi %[[B]], %[[C0]] : i32
// CHECK-NEXT:   %[[Y:.*]] = arith.minsi %[[X]], %[[C4]] : i32
// CHECK-NEXT:   %[[D:.*]] = arith.remsi %[[A]], %[[Y]] : i32
// CHECK-NEXT:   %[[R:.*]] = arith.cmpi slt, %[[D]], %[[C4]] : i32
// CHECK-NEXT:   return %[[R]] : i1
// CHECK-NEXT: }
func.func @s1(%a: i32, %b: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %x = arith.maxsi %b, %c0 : i32
  %y = arith.minsi %x, %c4 : i32
  %d = arith.remsi %a, %y : i32
  %r = arith.cmpi slt, %d, %c4 : i32
  return %r : i1
}

// CHECK-LABEL: func.func @c0
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: }
func.func @c0(%a: i32, %b: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %x = arith.minui %b, %c4 : i32
  %d = arith.ceildivui %c4, %x : i32
  %r = arith.cmpi uge, %d, %c0 : i32
  %r2 = arith.cmpi ule, %d, %c4 : i32
  %r3 = arith.andi %r, %r2 : i1
  return %r3 : i1
}

// CHECK-LABEL: func.func @x
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : i32
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[A]], %[[C3]] : i32
// CHECK-NEXT:   return %[[ANDI]], %[[ANDI]], %[[TRUE]], %[[TRUE]] : i32, i32, i1, i1
// CHECK-NEXT: }
func.func @x(%a: i32, %b: i32) -> (i32, i32, i1, i1) {
  %c3 = arith.constant 3 : i32
  %c8 = arith.constant 8 : i32
  %c12 = arith.constant 12 : i32
  %0 = arith.andi %a, %c3 : i32
  %1 = arith.ori %0, %c8 : i32
  %2 = arith.xori %1, %c12 : i32
  %r = arith.cmpi ult, %2, %c8 : i32
  %s = arith.shli %0, %c3 : i32
  %c31 = arith.constant 31 : i32
  %q = arith.cmpi ule, %s, %c31 : i32
  %rem = arith.remui %0, %c8 : i32
  %rem2 = arith.remsi %0, %c8 : i32
  return %rem, %rem2, %r, %q : i32, i32, i1, i1
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[C11:.*]] = arith.constant 11 : i32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : i32
// CHECK-NEXT:   cf.br ^bb1(%[[C0]] : i32)
// CHECK-NEXT: ^bb1(%[[I:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[M:.*]] = arith.minui %[[I]], %[[C10]] : i32
// CHECK-NEXT:   %[[J:.*]] = arith.addi %[[M]], %[[C1]] : i32
// CHECK-NEXT:   %[[C:.*]] = arith.cmpi ult, %[[J]], %[[N]] : i32
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1(%[[J]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[R:.*]] = arith.cmpi ule, %[[J]], %[[C11]] : i32
// CHECK-NEXT:   return %[[R]] : i1
// CHECK-NEXT: }
func.func @loop(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %m = arith.minui %i, %c10 : i32
  %j = arith.addi %m, %c1 : i32
  %c = arith.cmpi ult, %j, %n : i32
  cf.cond_br %c, ^bb1(%j : i32), ^bb2
^bb2:
  %c11 = arith.constant 11 : i32
  %r = arith.cmpi ule, %j, %c11 : i32
  return %r : i1
}

// CHECK-LABEL: func.func @ext
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[TRUE]], %[[TRUE]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT: }
func.func @ext(%a: i8) -> (i1, i1, i1) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extsi %a : i8 to i32
  %c256 = arith.constant 256 : i32
  %c128 = arith.constant 128 : i32
  %r = arith.cmpi ult, %0, %c256 : i32
  %s = arith.cmpi slt, %1, %c128 : i32
  %t = arith.trunci %0 : i32 to i16
  %c = arith.constant 256 : i16
  %u = arith.cmpi slt, %t, %c : i16
  return %r, %s, %u : i1, i1, i1
}

// CHECK-LABEL: func.func @sel
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32) -> i1 {
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   return %[[TRUE]] : i1
// CHECK-NEXT: }
func.func @sel(%c: i1, %a: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %s = arith.select %c, %c0, %c5 : i32
  %r = arith.cmpi sle, %s, %c5 : i32
  return %r : i1
}

// CHECK-LABEL: func.func @vec
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xi32>) -> vector<4xi1> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:   return %[[CST]] : vector<4xi1>
// CHECK-NEXT: }
func.func @vec(%a: vector<4xi32>) -> vector<4xi1> {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c8 = arith.constant dense<[8,9,10,11]> : vector<4xi32>
  %0 = arith.andi %a, %c3 : vector<4xi32>
  %r = arith.cmpi ult, %0, %c8 : vector<4xi32>
  return %r : vector<4xi1>
}

// The ranges of a sum that is poison contradict each other.
// CHECK-LABEL: func.func @division_by_poison
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i4) -> i4 {
// CHECK-NEXT:   %[[C0_I4:.*]] = arith.constant 0 : i4
// CHECK-NEXT:   %[[QUOTIENT:.*]] = arith.divsi %[[N]], %[[C0_I4]] : i4
// CHECK-NEXT:   return %[[QUOTIENT]] : i4
// CHECK-NEXT: }
func.func @division_by_poison(%n: i4) -> i4 {
  %a = arith.constant -7 : i4
  %b = arith.constant 7 : i4
  %wraps = arith.addi %a, %b overflow<nuw> : i4
  %quotient = arith.divsi %n, %wraps : i4
  return %quotient : i4
}
