// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale},tosa-to-tensor),reconcile-unrealized-casts)" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// Results where mlir-opt's are different, or where it fails

// RUN-FN: largest([[-inf, 1.0], [-inf, -inf]]) == [[-inf, 1.0]]
func.func @largest(%a: tensor<2x2xf32>) -> tensor<1x2xf32> {
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x2xf32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

// RUN-FN: argmax([[-inf, 1.0], [2.0, 2.0]]) == [1, 1]
func.func @argmax(%a: tensor<2x2xf32>) -> tensor<2xi32> {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x2xf32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// RUN-FN: pool([[[[-inf], [-inf]], [[-inf], [-inf]]]]) == [[[[-inf]]]]
func.func @pool(%a: tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32> {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
  return %0 : tensor<1x1x1x1xf32>
}

// RUN-FN: widen([1, 200]) == [1, 200]
func.func @widen(%a: tensor<2xi8>) -> tensor<2xi32> {
  %0 = builtin.unrealized_conversion_cast %a : tensor<2xi8> to tensor<2xui8>
  %1 = tosa.cast %0 : (tensor<2xui8>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

// RUN-FN: negate([1, -128], [3]) == [5, 127]
func.func @negate(%a: tensor<2xi8>, %zero: tensor<1xi8>) -> tensor<2xi8> {
  %0 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.negate %a, %zero, %0 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}

// Positions -1/2, 0, 1/2, 1: the first is at the left of the image, so that its weights are those of the first column.
// RUN-FN: resize([[[[10], [20]]]]) == [[[[20], [20], [30], [40]]]]
func.func @resize(%x: tensor<1x1x2x1xi8>) -> tensor<1x1x4x1xi32> {
  %scale = tosa.const_shape {values = dense<[1, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x1x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x4x1xi32>
  return %0 : tensor<1x1x4x1xi32>
}

// RUN-FN: rescale([100, -50], [-128]) == [-112, 0]
func.func @rescale(%x: tensor<2xi8>, %zero: tensor<1xi8>) -> tensor<2xi8> {
  %multiplier = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %none = "tosa.const"() <{values = dense<84> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %multiplier, %shift, %none, %zero {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
