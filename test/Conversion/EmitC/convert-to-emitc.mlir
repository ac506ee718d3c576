// AUTOUPDATE
// RUN: %opt --convert-to-emitc %s | FileCheck %s
//
// All dialects in one conversion. Operations without an equivalent stay.

// CHECK-LABEL: emitc.func private @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !emitc.size_t) -> !emitc.size_t attributes {specifiers = ["static"]} {
// CHECK-NEXT:   return %[[A]] : !emitc.size_t
// CHECK-NEXT: }
func.func private @f(%a: index) -> index {
  return %a : index
}

// CHECK-LABEL: emitc.func @sum
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: !emitc.array<4xf32>, %[[N:[a-z0-9_]+]]: !emitc.size_t) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = "emitc.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
// CHECK-NEXT:   assign %[[CONSTANT_2]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:   for %[[ARG2:[a-z0-9_]+]] = %[[CONSTANT]] to %[[N]] step %[[CONSTANT_1]]  : !emitc.size_t {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE]] : <f32>
// CHECK-NEXT:     %[[CALL:.*]] = call @f(%[[ARG2]]) : (!emitc.size_t) -> !emitc.size_t
// CHECK-NEXT:     %[[SUBSCRIPT:.*]] = subscript %[[M]][%[[CALL]]] : (!emitc.array<4xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
// CHECK-NEXT:     %[[LOAD_1:.*]] = load %[[SUBSCRIPT]] : <f32>
// CHECK-NEXT:     %[[ADD:.*]] = add %[[LOAD]], %[[LOAD_1]] : (f32, f32) -> f32
// CHECK-NEXT:     assign %[[ADD]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = load %[[VARIABLE]] : <f32>
// CHECK-NEXT:   return %[[LOAD_2]] : f32
// CHECK-NEXT: }
func.func @sum(%m: memref<4xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %k = func.call @f(%i) : (index) -> index
    %v = memref.load %m[%k] : memref<4xf32>
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @several
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:   return %[[A]], %[[A]] : i32, i32
// CHECK-NEXT: }
func.func @several(%a: i32) -> (i32, i32) {
  return %a, %a : i32, i32
}

// CHECK-LABEL: emitc.func @divui
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !emitc.size_t) -> !emitc.size_t {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : !emitc.size_t to index
// CHECK-NEXT:   %[[DIVUI:.*]] = arith.divui %[[UNREALIZED_CONVERSION_CAST]], %[[UNREALIZED_CONVERSION_CAST]] : index
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[DIVUI]] : index to !emitc.size_t
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : !emitc.size_t
// CHECK-NEXT: }
func.func @divui(%a: index) -> index {
  %0 = arith.divui %a, %a : index
  return %0 : index
}
