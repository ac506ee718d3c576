// AUTOUPDATE
// RUN: %opt --convert-arith-to-emitc %s | FileCheck %s
//
// Casts of arith as casts of C.

// CHECK-LABEL: func.func @integer_casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i8, %[[N:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to !emitc.size_t
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[A]] : i8 to i32
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[CAST]] : i32 to ui32
// CHECK-NEXT:   %[[CAST_2:.*]] = emitc.cast %[[CAST_1]] : ui32 to ui64
// CHECK-NEXT:   %[[CAST_3:.*]] = emitc.cast %[[CAST_2]] : ui64 to i64
// CHECK-NEXT:   %[[CAST_4:.*]] = emitc.cast %[[CAST]] : i32 to ui32
// CHECK-NEXT:   %[[CAST_5:.*]] = emitc.cast %[[CAST_4]] : ui32 to ui16
// CHECK-NEXT:   %[[CAST_6:.*]] = emitc.cast %[[CAST_5]] : ui16 to i16
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 1 : i8}> : () -> i8
// CHECK-NEXT:   %[[BITWISE_AND:.*]] = emitc.bitwise_and %[[A]], %[[CONSTANT]] : (i8, i8) -> i8
// CHECK-NEXT:   %[[CAST_7:.*]] = emitc.cast %[[BITWISE_AND]] : i8 to i1
// CHECK-NEXT:   %[[CAST_8:.*]] = emitc.cast %[[CAST_7]] : i1 to ui1
// CHECK-NEXT:   %[[CAST_9:.*]] = emitc.cast %[[CAST_8]] : ui1 to !emitc.size_t
// CHECK-NEXT:   %[[CAST_10:.*]] = emitc.cast %[[CAST_9]] : !emitc.size_t to !emitc.ptrdiff_t
// CHECK-NEXT:   %[[CAST_11:.*]] = emitc.cast %[[CAST_10]] : !emitc.ptrdiff_t to i32
// CHECK-NEXT:   %[[CAST_12:.*]] = emitc.cast %[[CAST_11]] : i32 to !emitc.ptrdiff_t
// CHECK-NEXT:   %[[CAST_13:.*]] = emitc.cast %[[CAST_12]] : !emitc.ptrdiff_t to !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[BITWISE_AND_1:.*]] = emitc.bitwise_and %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT_1]] : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:   %[[CAST_14:.*]] = emitc.cast %[[BITWISE_AND_1]] : !emitc.size_t to i1
// CHECK-NEXT:   %[[CONDITIONAL:.*]] = emitc.conditional %[[CAST_14]], %[[CAST_13]], %[[UNREALIZED_CONVERSION_CAST]] : !emitc.size_t
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CONDITIONAL]] : !emitc.size_t to index
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : index
// CHECK-NEXT: }
func.func @integer_casts(%a: i8, %n: index) -> index {
  %0 = arith.extsi %a : i8 to i32
  %1 = arith.extui %0 : i32 to i64
  %2 = arith.trunci %1 : i64 to i16
  %3 = arith.trunci %2 : i16 to i1
  %4 = arith.index_castui %3 : i1 to index
  %5 = arith.index_cast %4 : index to i32
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.index_castui %n : index to i1
  %8 = arith.select %7, %6, %n : index
  return %8 : index
}

// CHECK-LABEL: func.func @float_casts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f16, %[[B:[a-z0-9_]+]]: i16) -> f32 {
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[A]] : f16 to f64
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[CAST]] : f64 to f32
// CHECK-NEXT:   %[[CAST_2:.*]] = emitc.cast %[[CAST_1]] : f32 to ui32
// CHECK-NEXT:   %[[CAST_3:.*]] = emitc.cast %[[CAST_2]] : ui32 to i32
// CHECK-NEXT:   %[[CAST_4:.*]] = emitc.cast %[[CAST_3]] : i32 to ui32
// CHECK-NEXT:   %[[CAST_5:.*]] = emitc.cast %[[CAST_4]] : ui32 to f32
// CHECK-NEXT:   %[[CAST_6:.*]] = emitc.cast %[[CAST_5]] : f32 to i64
// CHECK-NEXT:   %[[CAST_7:.*]] = emitc.cast %[[CAST_6]] : i64 to f32
// CHECK-NEXT:   return %[[CAST_7]] : f32
// CHECK-NEXT: }
func.func @float_casts(%a: f16, %b: i16) -> f32 {
  %0 = arith.extf %a : f16 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.fptoui %1 : f32 to i32
  %3 = arith.uitofp %2 : i32 to f32
  %4 = arith.fptosi %3 : f32 to i64
  %5 = arith.sitofp %4 : i64 to f32
  return %5 : f32
}
