// AUTOUPDATE
// RUN: %opt --form-expressions %s | FileCheck %s
//
// Operations become expressions, which contain those that they alone use.

// CHECK-LABEL: emitc.func @tree
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[EXPRESSION:.*]] = expression %[[C]], %[[A]], %[[B]] : (i1, i32, i32) -> i32 {
// CHECK-NEXT:     %[[K:.*]] = "emitc.constant"() <{value = 5 : i32}> : () -> i32
// CHECK-NEXT:     %[[SUB:.*]] = sub %[[B]], %[[A]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[ADD:.*]] = add %[[A]], %[[B]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[MUL:.*]] = mul %[[ADD]], %[[SUB]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[CONDITIONAL:.*]] = conditional %[[C]], %[[MUL]], %[[K]] : i32
// CHECK-NEXT:     yield %[[CONDITIONAL]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXPRESSION]] : i32
// CHECK-NEXT: }
emitc.func @tree(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.sub %b, %a : (i32, i32) -> i32
  %2 = emitc.mul %0, %1 : (i32, i32) -> i32
  %k = "emitc.constant"() <{value = 5 : i32}> : () -> i32
  %3 = emitc.conditional %c, %2, %k : i32
  emitc.return %3 : i32
}

// A value with several users is computed once.
// CHECK-LABEL: emitc.func @shared
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[EXPRESSION:.*]] = expression %[[A]] : (i32) -> i32 {
// CHECK-NEXT:     %[[BITWISE_NOT:.*]] = bitwise_not %[[A]] : (i32) -> i32
// CHECK-NEXT:     yield %[[BITWISE_NOT]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXPRESSION_1:.*]] = expression %[[EXPRESSION]], %[[EXPRESSION]] : (i32, i32) -> i32 {
// CHECK-NEXT:     %[[MUL:.*]] = mul %[[EXPRESSION]], %[[EXPRESSION]] : (i32, i32) -> i32
// CHECK-NEXT:     yield %[[MUL]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXPRESSION_1]] : i32
// CHECK-NEXT: }
emitc.func @shared(%a: i32) -> i32 {
  %0 = emitc.bitwise_not %a : (i32) -> i32
  %1 = emitc.mul %0, %0 : (i32, i32) -> i32
  emitc.return %1 : i32
}

// Loads and calls keep their order.
// CHECK-LABEL: emitc.func @order
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[V:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[EXPRESSION:.*]] = expression %[[V]] : (!emitc.lvalue<i32>) -> i32 {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[V]] : <i32>
// CHECK-NEXT:     yield %[[LOAD]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   assign %[[A]] : i32 to %[[V]] : <i32>
// CHECK-NEXT:   %[[EXPRESSION_1:.*]] = expression %[[A]] : (i32) -> i32 {
// CHECK-NEXT:     %[[UNARY_MINUS:.*]] = unary_minus %[[A]] : (i32) -> i32
// CHECK-NEXT:     %[[CALL_OPAQUE:.*]] = call_opaque "f"(%[[UNARY_MINUS]]) : (i32) -> i32
// CHECK-NEXT:     yield %[[CALL_OPAQUE]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXPRESSION_2:.*]] = expression %[[EXPRESSION]], %[[EXPRESSION_1]] : (i32, i32) -> i32 {
// CHECK-NEXT:     %[[ADD:.*]] = add %[[EXPRESSION]], %[[EXPRESSION_1]] : (i32, i32) -> i32
// CHECK-NEXT:     yield %[[ADD]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXPRESSION_2]] : i32
// CHECK-NEXT: }
emitc.func @order(%a: i32) -> i32 {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.load %v : <i32>
  emitc.assign %a : i32 to %v : <i32>
  %1 = emitc.unary_minus %a : (i32) -> i32
  %2 = emitc.call_opaque "f"(%1) : (i32) -> i32
  %3 = emitc.add %0, %2 : (i32, i32) -> i32
  emitc.return %3 : i32
}

// A call becomes a part of the operation that follows it, and stays in its block.
// CHECK-LABEL: emitc.func private @callee(i32) -> i32
emitc.func private @callee(i32) -> i32

// CHECK-LABEL: emitc.func @calls
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[EXPRESSION:.*]] = expression %[[A]] : (i32) -> i32 {
// CHECK-NEXT:     %[[CALL:.*]] = call @callee(%[[A]]) : (i32) -> i32
// CHECK-NEXT:     %[[BITWISE_NOT:.*]] = bitwise_not %[[CALL]] : (i32) -> i32
// CHECK-NEXT:     %[[CALL_1:.*]] = call @callee(%[[BITWISE_NOT]]) : (i32) -> i32
// CHECK-NEXT:     yield %[[CALL_1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EXPRESSION_1:.*]] = expression %[[EXPRESSION]], %[[A]] : (i32, i32) -> i32 {
// CHECK-NEXT:     %[[CALL_2:.*]] = call @callee(%[[A]]) : (i32) -> i32
// CHECK-NEXT:     %[[ADD:.*]] = add %[[EXPRESSION]], %[[CALL_2]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[CALL_3:.*]] = call @callee(%[[ADD]]) : (i32) -> i32
// CHECK-NEXT:     yield %[[CALL_3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   if %[[C]] {
// CHECK-NEXT:     %[[EXPRESSION_2:.*]] = expression %[[EXPRESSION_1]] : (i32) -> i32 {
// CHECK-NEXT:       %[[UNARY_MINUS:.*]] = unary_minus %[[EXPRESSION_1]] : (i32) -> i32
// CHECK-NEXT:       yield %[[UNARY_MINUS]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     call_opaque "use"(%[[EXPRESSION_2]]) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
emitc.func @calls(%a: i32, %c: i1) {
  %0 = emitc.call @callee(%a) : (i32) -> i32
  %1 = emitc.bitwise_not %0 : (i32) -> i32
  %2 = emitc.call @callee(%1) : (i32) -> i32
  %3 = emitc.call @callee(%a) : (i32) -> i32
  %4 = emitc.add %2, %3 : (i32, i32) -> i32
  %5 = emitc.call @callee(%4) : (i32) -> i32
  emitc.if %c {
    %6 = emitc.unary_minus %5 : (i32) -> i32
    emitc.call_opaque "use"(%6) : (i32) -> ()
  }
  emitc.return
}

// Expressions of the input take part.
// CHECK-LABEL: emitc.func @given
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[EXPRESSION:.*]] = expression %[[B]], %[[A]] : (i1, i32) -> i32 {
// CHECK-NEXT:     %[[X:.*]] = bitwise_not %[[A]] : (i32) -> i32
// CHECK-NEXT:     %[[CONDITIONAL:.*]] = conditional %[[B]], %[[X]], %[[A]] : i32
// CHECK-NEXT:     yield %[[CONDITIONAL]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[EXPRESSION]] : i32
// CHECK-NEXT: }
emitc.func @given(%a: i32, %b: i1) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %x = bitwise_not %a : (i32) -> i32
    yield %x : i32
  }
  %1 = emitc.conditional %b, %0, %a : i32
  emitc.return %1 : i32
}
