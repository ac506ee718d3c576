// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Loops whose step is not positive are not executed: their behavior is undefined.

// CHECK-LABEL: func.func @z(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: memref<i64>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @z(%arg0: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c0 { "a"(%i) : (index) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @z1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @z1(%arg0: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %arg0 step %c0 { "a"(%i) : (index) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @z2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @z2(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c0 iter_args(%a = %x) -> i32 { %b = "a"(%i, %a) : (index, i32) -> i32 scf.yield %b : i32 }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @neg(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[X]] : i32
// CHECK-NEXT: }
func.func @neg(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant -1 : index
  %r = scf.for %i = %c0 to %c1 step %n iter_args(%a = %x) -> i32 { %b = "a"(%i, %a) : (index, i32) -> i32 scf.yield %b : i32 }
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @use
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<i64>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @use(%arg0: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %foldto0 = arith.subi %c1, %c1 : index
  scf.for %arg2 = %c0 to %c1 step %foldto0 {
    %2 = arith.index_cast %arg2 : index to i64
    memref.store %2, %arg0[] : memref<i64>
  }
  return
}

// -----

// CHECK-LABEL: func.func @negdyn
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negdyn(%x: index, %y: index) {
  %n = arith.constant -1 : index
  scf.for %i = %x to %y step %n { "a"(%i) : (index) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @negk
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negk(%x: index, %y: index) {
  %n = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c10 to %c0 step %n { "a"(%i) : (index) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @zerodyn
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @zerodyn(%x: i32, %y: i32) {
  %n = arith.constant 0 : i32
  scf.for %i = %x to %y step %n : i32 { "a"(%i) : (i32) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @negu(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[N:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   scf.for unsigned %[[ARG2:[a-z0-9_]+]] = %[[X]] to %[[Y]] step %[[N]]  : i32 {
// CHECK-NEXT:     "a"(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negu(%x: i32, %y: i32) {
  %n = arith.constant -1 : i32
  scf.for unsigned %i = %x to %y step %n : i32 { "a"(%i) : (i32) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @negu2() {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:   "a"(%[[C0]]) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negu2() {
  %n = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  scf.for unsigned %i = %c0 to %c10 step %n : i32 { "a"(%i) : (i32) -> () }
  return
}

// -----

// CHECK-LABEL: func.func @negu2() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @negu2() {
  %n = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c0 to %c10 step %n : i32 { "a"(%i) : (i32) -> () }
  return
}
