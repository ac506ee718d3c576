// AUTOUPDATE
// RUN: %opt --convert-memref-to-emitc --split-input-file %s | FileCheck %s
//
// Memrefs as arrays and pointers.

memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global @shared : memref<4xi32> = uninitialized
memref.global "private" @number : memref<i32> = dense<5>

// CHECK: emitc.global static const @table : !emitc.array<2x2xf32> = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
// CHECK-NEXT: emitc.global extern @shared : !emitc.array<4xi32>
// CHECK-NEXT: emitc.global static @number : i32 = 5
// CHECK-LABEL: func.func @globals
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[GET_GLOBAL:.*]] = emitc.get_global @table : !emitc.array<2x2xf32>
// CHECK-NEXT:   %[[SUBSCRIPT:.*]] = emitc.subscript %[[GET_GLOBAL]][%[[I]], %[[I]]] : (!emitc.array<2x2xf32>, index, index) -> !emitc.lvalue<f32>
// CHECK-NEXT:   %[[LOAD:.*]] = emitc.load %[[SUBSCRIPT]] : <f32>
// CHECK-NEXT:   %[[GET_GLOBAL_1:.*]] = emitc.get_global @number : !emitc.lvalue<i32>
// CHECK-NEXT:   %[[ADDRESS_OF:.*]] = emitc.address_of %[[GET_GLOBAL_1]] : !emitc.lvalue<i32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @globals(%i: index) -> f32 {
  %0 = memref.get_global @table : memref<2x2xf32>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32>
  %2 = memref.get_global @number : memref<i32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @variable
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<4xi32> to !emitc.array<4xi32>
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xi32>
// CHECK-NEXT:   %[[SUBSCRIPT:.*]] = emitc.subscript %[[VARIABLE]][%[[I]]] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[V]] : i32 to %[[SUBSCRIPT]] : <i32>
// CHECK-NEXT:   %[[SUBSCRIPT_1:.*]] = emitc.subscript %[[UNREALIZED_CONVERSION_CAST]][%[[I]]] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
// CHECK-NEXT:   %[[LOAD:.*]] = emitc.load %[[SUBSCRIPT_1]] : <i32>
// CHECK-NEXT:   %[[SUBSCRIPT_2:.*]] = emitc.subscript %[[UNREALIZED_CONVERSION_CAST]][%[[I]]] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.assign %[[LOAD]] : i32 to %[[SUBSCRIPT_2]] : <i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @variable(%a: memref<4xi32>, %i: index, %v: i32) {
  %0 = memref.alloca() : memref<4xi32>
  memref.store %v, %0[%i] : memref<4xi32>
  %1 = memref.load %a[%i] : memref<4xi32>
  memref.store %1, %a[%i] : memref<4xi32>
  return
}

// -----

// Headers of the functions that are called are included.
// CHECK: emitc.include <"stdlib.h">
// CHECK-NEXT: emitc.include <"string.h">
// CHECK-LABEL: func.func @copy
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<2x3xi8>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : memref<2x3xi8> to !emitc.array<2x3xi8>
// CHECK-NEXT:   %[[CALL_OPAQUE:.*]] = emitc.call_opaque "sizeof"() {args = [i8]} : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 6 : index}> : () -> index
// CHECK-NEXT:   %[[MUL:.*]] = emitc.mul %[[CALL_OPAQUE]], %[[CONSTANT]] : (!emitc.size_t, index) -> !emitc.size_t
// CHECK-NEXT:   %[[CALL_OPAQUE_1:.*]] = emitc.call_opaque "malloc"(%[[MUL]]) : (!emitc.size_t) -> !emitc.ptr<!emitc.opaque<"void">>
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[CALL_OPAQUE_1]] : !emitc.ptr<!emitc.opaque<"void">> to !emitc.ptr<i8>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CAST]] : !emitc.ptr<i8> to !emitc.array<2x3xi8>
// CHECK-NEXT:   %[[CALL_OPAQUE_2:.*]] = emitc.call_opaque "sizeof"() {args = [i8]} : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 6 : index}> : () -> index
// CHECK-NEXT:   %[[MUL_1:.*]] = emitc.mul %[[CALL_OPAQUE_2]], %[[CONSTANT_1]] : (!emitc.size_t, index) -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = "emitc.constant"() <{value = 64 : index}> : () -> !emitc.size_t
// CHECK-NEXT:   %[[CALL_OPAQUE_3:.*]] = emitc.call_opaque "aligned_alloc"(%[[CONSTANT_2]], %[[MUL_1]]) : (!emitc.size_t, !emitc.size_t) -> !emitc.ptr<!emitc.opaque<"void">>
// CHECK-NEXT:   %[[CAST_1:.*]] = emitc.cast %[[CALL_OPAQUE_3]] : !emitc.ptr<!emitc.opaque<"void">> to !emitc.ptr<i8>
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = "emitc.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT:   %[[SUBSCRIPT:.*]] = emitc.subscript %[[UNREALIZED_CONVERSION_CAST]][%[[CONSTANT_3]], %[[CONSTANT_3]]] : (!emitc.array<2x3xi8>, index, index) -> !emitc.lvalue<i8>
// CHECK-NEXT:   %[[ADDRESS_OF:.*]] = emitc.address_of %[[SUBSCRIPT]] : !emitc.lvalue<i8>
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = "emitc.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT:   %[[SUBSCRIPT_1:.*]] = emitc.subscript %[[UNREALIZED_CONVERSION_CAST_1]][%[[CONSTANT_4]], %[[CONSTANT_4]]] : (!emitc.array<2x3xi8>, index, index) -> !emitc.lvalue<i8>
// CHECK-NEXT:   %[[ADDRESS_OF_1:.*]] = emitc.address_of %[[SUBSCRIPT_1]] : !emitc.lvalue<i8>
// CHECK-NEXT:   %[[CALL_OPAQUE_4:.*]] = emitc.call_opaque "sizeof"() {args = [i8]} : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = "emitc.constant"() <{value = 6 : index}> : () -> index
// CHECK-NEXT:   %[[MUL_2:.*]] = emitc.mul %[[CALL_OPAQUE_4]], %[[CONSTANT_5]] : (!emitc.size_t, index) -> !emitc.size_t
// CHECK-NEXT:   emitc.call_opaque "memcpy"(%[[ADDRESS_OF_1]], %[[ADDRESS_OF]], %[[MUL_2]]) : (!emitc.ptr<i8>, !emitc.ptr<i8>, !emitc.size_t) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @copy(%a: memref<2x3xi8>) {
  %0 = memref.alloc() : memref<2x3xi8>
  %1 = memref.alloc() {alignment = 64} : memref<2x3xi8>
  memref.copy %a, %0 : memref<2x3xi8> to memref<2x3xi8>
  return
}

// -----

emitc.include <"stdlib.h">

// CHECK: emitc.include <"stdlib.h">
// CHECK-LABEL: func.func @included() {
// CHECK-NEXT:   %[[CALL_OPAQUE:.*]] = emitc.call_opaque "sizeof"() {args = [f32]} : () -> !emitc.size_t
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 4 : index}> : () -> index
// CHECK-NEXT:   %[[MUL:.*]] = emitc.mul %[[CALL_OPAQUE]], %[[CONSTANT]] : (!emitc.size_t, index) -> !emitc.size_t
// CHECK-NEXT:   %[[CALL_OPAQUE_1:.*]] = emitc.call_opaque "malloc"(%[[MUL]]) : (!emitc.size_t) -> !emitc.ptr<!emitc.opaque<"void">>
// CHECK-NEXT:   %[[CAST:.*]] = emitc.cast %[[CALL_OPAQUE_1]] : !emitc.ptr<!emitc.opaque<"void">> to !emitc.ptr<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @included() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
