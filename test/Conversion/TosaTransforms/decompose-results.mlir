// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-optional-decompositions,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor))" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// Decomposed convolutions with zero points and padding. The numbers are sums of products, computed one by one.

// RUN-FN: transposed([[[[1], [2]], [[3], [4]]]], [[[[1], [2], [3]], [[4], [5], [6]], [[7], [8], [9]]]]) == [[[[100], [100], [100], [100], [100], [100]], [[100], [99], [100], [101], [100], [100]], [[100], [102], [103], [104], [100], [100]], [[100], [104], [106], [110], [100], [100]], [[106], [114], [109], [112], [100], [100]], [[112], [129], [118], [121], [100], [100]]]]
func.func @transposed(%x: tensor<1x2x2x1xi8>, %w: tensor<1x3x3x1xi8>) -> tensor<1x6x6x1xi32> {
  %bias = "tosa.const"() <{values = dense<100> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zx = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %x, %w, %bias, %zx, %zw {acc_type = i32, out_pad = array<i64: 1, 0, -1, 2>, stride = array<i64: 2, 2>} : (tensor<1x2x2x1xi8>, tensor<1x3x3x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x1xi32>
  return %0 : tensor<1x6x6x1xi32>
}

// RUN-FN: depthwise([[[[3, 5], [7, 9]]]], [[[[4], [6]]]]) == [[[[10, 10], [14, 26], [22, 42]]]]
func.func @depthwise(%x: tensor<1x1x2x2xi8>, %w: tensor<1x1x2x1xi8>) -> tensor<1x1x3x2xi32> {
  %bias = "tosa.const"() <{values = dense<10> : tensor<2xi32>}> : () -> tensor<2xi32>
  %zx = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zw = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %x, %w, %bias, %zx, %zw {acc_type = i32, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x1x2x2xi8>, tensor<1x1x2x1xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x3x2xi32>
  return %0 : tensor<1x1x3x2xi32>
}
