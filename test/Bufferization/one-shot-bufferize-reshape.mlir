// RUN: strata opt --pass-pipeline='builtin.module(one-shot-bufferize{bufferize-function-boundaries=true})' %s | FileCheck %s
//
// A memref of one dimension with strided<[1]> is expanded to one without a layout.

// CHECK-LABEL: func.func @first
// CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [1, 1] : memref<1xf64, strided<[1]>> into memref<1x1xf64>
func.func @first(%t: tensor<2xf64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<1x1xf64> {
  %s = tensor.extract_slice %t[0] [1] [1] : tensor<2xf64> to tensor<1xf64>
  %e = tensor.expand_shape %s [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
  return %e : tensor<1x1xf64>
}

// CHECK-LABEL: func.func @later
// CHECK: memref.expand_shape %{{.*}} {{\[\[}}0, 1]] output_shape [1, 4] : memref<4xf64, strided<[1], offset: 4>> into memref<1x4xf64, strided<[4, 1], offset: 4>>
func.func @later(%t: tensor<8xf64> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<1x4xf64> {
  %s = tensor.extract_slice %t[4] [4] [1] : tensor<8xf64> to tensor<4xf64>
  %e = tensor.expand_shape %s [[0, 1]] output_shape [1, 4] : tensor<4xf64> into tensor<1x4xf64>
  return %e : tensor<1x4xf64>
}
