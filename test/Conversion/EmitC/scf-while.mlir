// AUTOUPDATE
// RUN: %opt --convert-scf-to-emitc %s | FileCheck %s
//
// Loops with a condition.

// CHECK-LABEL: func.func private @next(index) -> i1
func.func private @next(index) -> i1

// CHECK-LABEL: func.func @count
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[VARIABLE_1:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[A]] : i32 to %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:   %[[VARIABLE_2:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
// CHECK-NEXT:   emitc.do {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:     %[[C:.*]] = arith.cmpi slt, %[[LOAD]], %[[B]] : i32
// CHECK-NEXT:     assign %[[LOAD]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:     assign %[[C]] : i1 to %[[VARIABLE_2]] : <i1>
// CHECK-NEXT:     if %[[C]] {
// CHECK-NEXT:       %[[Z:.*]] = arith.addi %[[LOAD]], %[[B]] : i32
// CHECK-NEXT:       assign %[[Z]] : i32 to %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } while {
// CHECK-NEXT:     %[[EXPRESSION:.*]] = expression %[[VARIABLE_2]] : (!emitc.lvalue<i1>) -> i1 {
// CHECK-NEXT:       %[[LOAD_1:.*]] = load %[[VARIABLE_2]] : <i1>
// CHECK-NEXT:       yield %[[LOAD_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     yield %[[EXPRESSION]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = emitc.load %[[VARIABLE]] : <i32>
// CHECK-NEXT:   return %[[LOAD_2]] : i32
// CHECK-NEXT: }
func.func @count(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %b : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// The variable keeps its value.
// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[VARIABLE_1:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[A]] : i32 to %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:   %[[VARIABLE_2:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
// CHECK-NEXT:   emitc.do {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:     assign %[[LOAD]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:     assign %[[C]] : i1 to %[[VARIABLE_2]] : <i1>
// CHECK-NEXT:   } while {
// CHECK-NEXT:     %[[EXPRESSION:.*]] = expression %[[VARIABLE_2]] : (!emitc.lvalue<i1>) -> i1 {
// CHECK-NEXT:       %[[LOAD_1:.*]] = load %[[VARIABLE_2]] : <i1>
// CHECK-NEXT:       yield %[[LOAD_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     yield %[[EXPRESSION]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = emitc.load %[[VARIABLE]] : <i32>
// CHECK-NEXT:   return %[[LOAD_2]] : i32
// CHECK-NEXT: }
func.func @same(%a: i32, %c: i1) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}

// The variables are exchanged, though the body is empty.
// CHECK-LABEL: func.func @exchange
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[VARIABLE_1:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[VARIABLE_2:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[A]] : i32 to %[[VARIABLE_2]] : <i32>
// CHECK-NEXT:   %[[VARIABLE_3:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[B]] : i32 to %[[VARIABLE_3]] : <i32>
// CHECK-NEXT:   %[[VARIABLE_4:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
// CHECK-NEXT:   emitc.do {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE_2]] : <i32>
// CHECK-NEXT:     %[[LOAD_1:.*]] = load %[[VARIABLE_3]] : <i32>
// CHECK-NEXT:     assign %[[LOAD_1]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:     assign %[[LOAD]] : i32 to %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:     assign %[[C]] : i1 to %[[VARIABLE_4]] : <i1>
// CHECK-NEXT:     if %[[C]] {
// CHECK-NEXT:       assign %[[LOAD_1]] : i32 to %[[VARIABLE_2]] : <i32>
// CHECK-NEXT:       assign %[[LOAD]] : i32 to %[[VARIABLE_3]] : <i32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } while {
// CHECK-NEXT:     %[[EXPRESSION:.*]] = expression %[[VARIABLE_4]] : (!emitc.lvalue<i1>) -> i1 {
// CHECK-NEXT:       %[[LOAD_2:.*]] = load %[[VARIABLE_4]] : <i1>
// CHECK-NEXT:       yield %[[LOAD_2]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     yield %[[EXPRESSION]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_3:.*]] = emitc.load %[[VARIABLE]] : <i32>
// CHECK-NEXT:   %[[LOAD_4:.*]] = emitc.load %[[VARIABLE_1]] : <i32>
// CHECK-NEXT:   return %[[LOAD_3]] : i32
// CHECK-NEXT: }
func.func @exchange(%a: i32, %b: i32, %c: i1) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    scf.yield %u, %v : i32, i32
  }
  return %r#0 : i32
}

// CHECK-LABEL: func.func @index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to !emitc.size_t
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.size_t>
// CHECK-NEXT:   emitc.assign %[[UNREALIZED_CONVERSION_CAST]] : !emitc.size_t to %[[VARIABLE]] : <!emitc.size_t>
// CHECK-NEXT:   %[[VARIABLE_1:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
// CHECK-NEXT:   emitc.do {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE]] : <!emitc.size_t>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : !emitc.size_t to index
// CHECK-NEXT:     %[[C:.*]] = func.call @next(%[[UNREALIZED_CONVERSION_CAST_1]]) : (index) -> i1
// CHECK-NEXT:     assign %[[C]] : i1 to %[[VARIABLE_1]] : <i1>
// CHECK-NEXT:     if %[[C]] {
// CHECK-NEXT:       assign %[[UNREALIZED_CONVERSION_CAST]] : !emitc.size_t to %[[VARIABLE]] : <!emitc.size_t>
// CHECK-NEXT:     }
// CHECK-NEXT:   } while {
// CHECK-NEXT:     %[[EXPRESSION:.*]] = expression %[[VARIABLE_1]] : (!emitc.lvalue<i1>) -> i1 {
// CHECK-NEXT:       %[[LOAD_1:.*]] = load %[[VARIABLE_1]] : <i1>
// CHECK-NEXT:       yield %[[LOAD_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     yield %[[EXPRESSION]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @index(%a: index) {
  scf.while (%x = %a) : (index) -> () {
    %c = func.call @next(%x) : (index) -> i1
    scf.condition(%c)
  } do {
    scf.yield %a : index
  }
  return
}
