// RUN: not strata opt --allow-unregistered-dialect --split-input-file %s 2>&1 | FileCheck %s
//
// Views that are not well-formed are errors, not views of an older version.

// CHECK: [[#@LINE+2]]:6: error: 'memref.subview' op operand count (2) does not match with the total size (10) specified in attribute 'operandSegmentSizes'
%0:2 = "mine.source"() : () -> (memref<4x8xf64, strided<[?, 1]>>, index)
%1 = "memref.subview"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 9, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf64, strided<[?, 1]>>, index) -> memref<2x4xf64, strided<[?, 1], offset: ?>>

// -----

// CHECK: error: expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 2)
%0:2 = "mine.source"() : () -> (memref<4x8xf64, strided<[?, 1]>>, index)
%1 = "memref.subview"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf64, strided<[?, 1]>>, index) -> memref<2x4xf64, strided<[?, 1], offset: ?>>

// -----

// CHECK: error: 'memref.reinterpret_cast' op
%0 = "mine.source"() : () -> memref<4x8xf64>
%1 = "memref.reinterpret_cast"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (memref<4x8xf64>) -> memref<2x4xf64, strided<[?, 1], offset: ?>>

// -----

// CHECK: error: 'memref.collapse_shape' op
"memref.collapse_shape"() : () -> ()
