// Operations whose maps follow from their attributes hold them in a discardable
// attribute. The generic form shows it and the custom form leaves it out, however the
// operation was read.
// RUN: %opt %s --mlir-print-op-generic --mlir-print-local-scope | FileCheck %s --check-prefix=GENERIC
// RUN: %opt %s | FileCheck %s --check-prefix=CUSTOM
// RUN: %opt %s --emit-bytecode | %opt | FileCheck %s --check-prefix=CUSTOM
// RUN: %opt %s --emit-bytecode -o %t.bc && %opt %s --mlir-print-op-generic --mlir-print-debuginfo | %opt --emit-bytecode | cmp - %t.bc

// GENERIC: "linalg.dot"
// GENERIC: {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]}
// CUSTOM: linalg.dot ins(
func.func @fixed(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%c : memref<f32>)
  return
}

// GENERIC: "linalg.conv_1d_ncw_fcw"
// GENERIC: {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], mark}
// CUSTOM: linalg.conv_1d_ncw_fcw {mark, strides = dense<2> : tensor<1xi64>} ins(
func.func @strides(%a: tensor<1x2x10xf32>, %b: tensor<3x2x3xf32>, %c: tensor<1x3x4xf32>) -> tensor<1x3x4xf32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : tensor<1xi64>, mark}
    ins(%a, %b : tensor<1x2x10xf32>, tensor<3x2x3xf32>) outs(%c : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  return %0 : tensor<1x3x4xf32>
}

// An attribute that is written stays.
// GENERIC: "linalg.dot"
// GENERIC: {linalg.memoized_indexing_maps = []}
// CUSTOM: linalg.dot ins(
func.func @given(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<f32>) {
  linalg.dot {linalg.memoized_indexing_maps = []} ins(%a, %b : memref<8xf32>, memref<8xf32>) outs(%c : memref<f32>)
  return
}

// Generic form without the attribute.
// GENERIC: "linalg.dot"
// GENERIC: {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]}
// CUSTOM: linalg.dot ins(
func.func @generic(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<8xf32>, memref<8xf32>, memref<f32>) -> ()
  return
}
