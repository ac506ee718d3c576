// AUTOUPDATE
// RUN: %opt --convert-func-to-emitc %s | FileCheck %s
//
// Functions, calls and returns. The specifiers stand for the visibility.

// CHECK-LABEL: emitc.func private @external(i32) -> i32 attributes {specifiers = ["extern"]}
func.func private @external(i32) -> i32

// CHECK-LABEL: emitc.func private @internal
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 attributes {specifiers = ["static"]} {
// CHECK-NEXT:   return %[[A]] : i32
// CHECK-NEXT: }
func.func private @internal(%a: i32) -> i32 {
  return %a : i32
}

// CHECK-LABEL: emitc.func @caller
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32 {x.y}) -> (i32 {x.z}) attributes {note} {
// CHECK-NEXT:   %[[CALL:.*]] = call @internal(%[[A]]) : (i32) -> i32
// CHECK-NEXT:   %[[CALL_1:.*]] = call @external(%[[CALL]]) {hot} : (i32) -> i32
// CHECK-NEXT:   return %[[CALL_1]] : i32
// CHECK-NEXT: }
func.func @caller(%a: i32 {x.y}) -> (i32 {x.z}) attributes {note} {
  %0 = call @internal(%a) : (i32) -> i32
  %1 = call @external(%0) {hot} : (i32) -> i32
  return %1 : i32
}

// CHECK-LABEL: emitc.func @nothing() {
// CHECK-NEXT:   call @nothing() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nothing() {
  call @nothing() : () -> ()
  return
}

// CHECK-LABEL: emitc.func @blocks
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1(%[[A]] : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[B:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   return %[[B]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb1(%[[A]] : i32)
// CHECK-NEXT: }
func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  return %b : i32
^bb2:
  cf.br ^bb1(%a : i32)
}
