// AUTOUPDATE
// RUN: %opt --convert-arith-to-emitc %s | FileCheck %s
//
// Operations of arith as expressions of C.

// Sums wrap, so they are unsigned, unless they are declared not to wrap.
// CHECK-LABEL: func.func @wrapping
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[A]] : i32 to ui32
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[B]] : i32 to ui32
// CHECK-NEXT:   %[[ADD:.*]] = emitc.add %[[CAST]], %[[CAST_1]] : (ui32, ui32) -> ui32
// CHECK-NEXT:   %[[CAST_2:.*]] = emitc.cast %[[ADD]] : ui32 to i32
// CHECK-NEXT:   %[[MUL:.*]] = emitc.mul %[[CAST_2]], %[[A]] : (i32, i32) -> i32
// CHECK-NEXT:   return %[[MUL]] : i32
// CHECK-NEXT: }
func.func @wrapping(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a overflow<nsw> : i32
  return %1 : i32
}

// An index is a size_t; signed comparisons are of ptrdiff_t.
// CHECK-LABEL: func.func @index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to !emitc.size_t
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to !emitc.size_t
// CHECK-NEXT:   %[[SUB:.*]] = emitc.sub %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[SUB]] : !emitc.size_t to !emitc.ptrdiff_t
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[UNREALIZED_CONVERSION_CAST]] : !emitc.size_t to !emitc.ptrdiff_t
// CHECK-NEXT:   %[[CMP:.*]] = emitc.cmp lt, %[[CAST]], %[[CAST_1]] : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> i1
// CHECK-NEXT:   %[[CMP_1:.*]] = emitc.cmp lt, %[[SUB]], %[[UNREALIZED_CONVERSION_CAST]] : (!emitc.size_t, !emitc.size_t) -> i1
// CHECK-NEXT:   %[[BITWISE_AND:.*]] = emitc.bitwise_and %[[CMP]], %[[CMP_1]] : (i1, i1) -> i1
// CHECK-NEXT:   return %[[BITWISE_AND]] : i1
// CHECK-NEXT: }
func.func @index(%a: index, %b: index) -> i1 {
  %0 = arith.subi %a, %b : index
  %1 = arith.cmpi slt, %0, %b : index
  %2 = arith.cmpi ult, %0, %b : index
  %3 = arith.andi %1, %2 : i1
  return %3 : i1
}

// CHECK-LABEL: func.func @bits
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i16, %[[B:[a-z0-9_]+]]: i16) -> i16 {
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[A]] : i16 to ui16
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[B]] : i16 to ui16
// CHECK-NEXT:   %[[BITWISE_XOR:.*]] = emitc.bitwise_xor %[[CAST]], %[[CAST_1]] : (ui16, ui16) -> ui16
// CHECK-NEXT:   %[[CAST_2:.*]] = emitc.cast %[[BITWISE_XOR]] : ui16 to i16
// CHECK-NEXT:   %[[CAST_3:.*]] = emitc.cast %[[CAST_2]] : i16 to ui16
// CHECK-NEXT:   %[[CAST_4:.*]] = emitc.cast %[[B]] : i16 to ui16
// CHECK-NEXT:   %[[DIV:.*]] = emitc.div %[[CAST_3]], %[[CAST_4]] : (ui16, ui16) -> ui16
// CHECK-NEXT:   %[[CAST_5:.*]] = emitc.cast %[[DIV]] : ui16 to i16
// CHECK-NEXT:   %[[DIV_1:.*]] = emitc.div %[[CAST_5]], %[[B]] : (i16, i16) -> i16
// CHECK-NEXT:   %[[CAST_6:.*]] = emitc.cast %[[CAST_5]] : i16 to ui16
// CHECK-NEXT:   %[[CAST_7:.*]] = emitc.cast %[[DIV_1]] : i16 to ui16
// CHECK-NEXT:   %[[CMP:.*]] = emitc.cmp ge, %[[CAST_6]], %[[CAST_7]] : (ui16, ui16) -> i1
// CHECK-NEXT:   %[[CONDITIONAL:.*]] = emitc.conditional %[[CMP]], %[[CAST_5]], %[[DIV_1]] : i16
// CHECK-NEXT:   return %[[CONDITIONAL]] : i16
// CHECK-NEXT: }
func.func @bits(%a: i16, %b: i16) -> i16 {
  %0 = arith.xori %a, %b : i16
  %1 = arith.divui %0, %b : i16
  %2 = arith.divsi %1, %b : i16
  %c = arith.cmpi uge, %1, %2 : i16
  %3 = arith.select %c, %1, %2 : i16
  return %3 : i16
}

// A shift by the width or more is zero.
// CHECK-LABEL: func.func @shift(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[B]] : i32 to ui32
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 32 : ui32}> : () -> ui32
// CHECK-NEXT:   %[[CMP:.*]] = emitc.cmp lt, %[[CAST]], %[[CONSTANT]] : (ui32, ui32) -> i1
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 0 : i32}> : () -> i32
// CHECK-NEXT:   %[[EXPRESSION:.*]] = emitc.expression %[[A]], %[[CAST]], %[[CMP]], %[[CONSTANT_1]] : (i32, ui32, i1, i32) -> i32 {
// CHECK-NEXT:     %[[BITWISE_RIGHT_SHIFT:.*]] = bitwise_right_shift %[[A]], %[[CAST]] : (i32, ui32) -> i32
// CHECK-NEXT:     %[[CONDITIONAL:.*]] = conditional %[[CMP]], %[[BITWISE_RIGHT_SHIFT]], %[[CONSTANT_1]] : i32
// CHECK-NEXT:     yield %[[CONDITIONAL]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[EXPRESSION]] : i32 to ui32
// CHECK-NEXT:   %[[CAST_2:.*]] = emitc.cast %[[B]] : i32 to ui32
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = "emitc.constant"() <{value = 32 : ui32}> : () -> ui32
// CHECK-NEXT:   %[[CMP_1:.*]] = emitc.cmp lt, %[[CAST_2]], %[[CONSTANT_2]] : (ui32, ui32) -> i1
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = "emitc.constant"() <{value = 0 : ui32}> : () -> ui32
// CHECK-NEXT:   %[[EXPRESSION_1:.*]] = emitc.expression %[[CAST_1]], %[[CAST_2]], %[[CMP_1]], %[[CONSTANT_3]] : (ui32, ui32, i1, ui32) -> ui32 {
// CHECK-NEXT:     %[[BITWISE_LEFT_SHIFT:.*]] = bitwise_left_shift %[[CAST_1]], %[[CAST_2]] : (ui32, ui32) -> ui32
// CHECK-NEXT:     %[[CONDITIONAL_1:.*]] = conditional %[[CMP_1]], %[[BITWISE_LEFT_SHIFT]], %[[CONSTANT_3]] : ui32
// CHECK-NEXT:     yield %[[CONDITIONAL_1]] : ui32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST_3:.*]] = emitc.cast %[[EXPRESSION_1]] : ui32 to i32
// CHECK-NEXT:   return %[[CAST_3]] : i32
// CHECK-NEXT: }
func.func @shift(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrsi %a, %b : i32
  %1 = arith.shli %0, %b : i32
  return %1 : i32
}

// CHECK-LABEL: func.func @shift_index
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to !emitc.size_t
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 8 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[CALL_OPAQUE:.*]] = emitc.call_opaque "sizeof"(%[[CONSTANT]]) : (!emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:   %[[MUL:.*]] = emitc.mul %[[CONSTANT]], %[[CALL_OPAQUE]] : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:   %[[CMP:.*]] = emitc.cmp lt, %[[UNREALIZED_CONVERSION_CAST]], %[[MUL]] : (!emitc.size_t, !emitc.size_t) -> i1
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[EXPRESSION:.*]] = emitc.expression %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]], %[[CMP]], %[[CONSTANT_1]] : (!emitc.size_t, !emitc.size_t, i1, !emitc.size_t) -> !emitc.size_t {
// CHECK-NEXT:     %[[BITWISE_RIGHT_SHIFT:.*]] = bitwise_right_shift %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:     %[[CONDITIONAL:.*]] = conditional %[[CMP]], %[[BITWISE_RIGHT_SHIFT]], %[[CONSTANT_1]] : !emitc.size_t
// CHECK-NEXT:     yield %[[CONDITIONAL]] : !emitc.size_t
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[EXPRESSION]] : !emitc.size_t to index
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_2]] : index
// CHECK-NEXT: }
func.func @shift_index(%a: index, %b: index) -> index {
  %0 = arith.shrui %a, %b : index
  return %0 : index
}

// A NaN is not equal to itself.
// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> i1 {
// CHECK-NEXT:   %[[UNARY_MINUS:.*]] = emitc.unary_minus %[[A]] : (f32) -> f32
// CHECK-NEXT:   %[[ADD:.*]] = emitc.add %[[UNARY_MINUS]], %[[B]] : (f32, f32) -> f32
// CHECK-NEXT:   %[[CMP:.*]] = emitc.cmp eq, %[[ADD]], %[[B]] : (f32, f32) -> i1
// CHECK-NEXT:   %[[CMP_1:.*]] = emitc.cmp ne, %[[ADD]], %[[ADD]] : (f32, f32) -> i1
// CHECK-NEXT:   %[[CMP_2:.*]] = emitc.cmp ne, %[[B]], %[[B]] : (f32, f32) -> i1
// CHECK-NEXT:   %[[LOGICAL_OR:.*]] = emitc.logical_or %[[CMP_1]], %[[CMP_2]] : i1, i1
// CHECK-NEXT:   %[[LOGICAL_OR_1:.*]] = emitc.logical_or %[[LOGICAL_OR]], %[[CMP]] : i1, i1
// CHECK-NEXT:   %[[CMP_3:.*]] = emitc.cmp eq, %[[ADD]], %[[ADD]] : (f32, f32) -> i1
// CHECK-NEXT:   %[[CMP_4:.*]] = emitc.cmp eq, %[[B]], %[[B]] : (f32, f32) -> i1
// CHECK-NEXT:   %[[LOGICAL_AND:.*]] = emitc.logical_and %[[CMP_3]], %[[CMP_4]] : i1, i1
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = true}> : () -> i1
// CHECK-NEXT:   %[[BITWISE_OR:.*]] = emitc.bitwise_or %[[LOGICAL_OR_1]], %[[LOGICAL_AND]] : (i1, i1) -> i1
// CHECK-NEXT:   %[[BITWISE_XOR:.*]] = emitc.bitwise_xor %[[CONSTANT]], %[[BITWISE_OR]] : (i1, i1) -> i1
// CHECK-NEXT:   return %[[BITWISE_XOR]] : i1
// CHECK-NEXT: }
func.func @floats(%a: f32, %b: f32) -> i1 {
  %0 = arith.negf %a : f32
  %1 = arith.addf %0, %b : f32
  %2 = arith.cmpf ueq, %1, %b : f32
  %3 = arith.cmpf ord, %1, %b : f32
  %4 = arith.cmpf true, %1, %b : f32
  %5 = arith.ori %2, %3 : i1
  %6 = arith.xori %4, %5 : i1
  return %6 : i1
}
