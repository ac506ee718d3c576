// RUN: grep 'RUN-FN[:]' %s > %t.mlir
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor))" %s >> %t.mlir
// RUN: %run-fn %t.mlir
//
// A model with a convolution, a pool, a layer and softmax. The numbers are those of Inputs/model.py, which computes
// them without tensors.

// RUN-FN: model([[[[0.1], [0.2], [-0.1], [0.3]], [[0.4], [-0.2], [0.0], [0.1]], [[-0.3], [0.5], [0.2], [-0.4]], [[0.6], [0.1], [-0.5], [0.2]]]]) == [[[1488, 3026, 5486]]]
func.func @model(%image: tensor<1x4x4x1xf32>) -> tensor<1x1x3xi32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %w = "tosa.const"() <{values = dense<[[[[1.0],[0.0],[-1.0]],[[2.0],[0.0],[-2.0]],[[1.0],[0.0],[-1.0]]],[[[0.5],[0.5],[0.5]],[[0.5],[0.5],[0.5]],[[0.5],[0.5],[0.5]]]]> : tensor<2x3x3x1xf32>}> : () -> tensor<2x3x3x1xf32>
  %b = "tosa.const"() <{values = dense<[0.5, -0.25]> : tensor<2xf32>}> : () -> tensor<2xf32>

  // Convolution, activation and pool
  %conv = tosa.conv2d %image, %w, %b, %zp, %zp {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x4x4x1xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  %relu = tosa.clamp %conv {min_val = 0.0 : f32, max_val = 2.0 : f32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %pool = tosa.max_pool2d %relu {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>

  // A layer whose inputs are all elements
  %shape = tosa.const_shape {values = dense<[1, 1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %flat = tosa.reshape %pool, %shape : (tensor<1x2x2x2xf32>, !tosa.shape<3>) -> tensor<1x1x8xf32>
  %m = "tosa.const"() <{values = dense<[[[0.1, 0.2, 0.3],[-0.1, 0.0, 0.1],[0.2, -0.2, 0.1],[0.0, 0.3, -0.1],[0.05, 0.1, 0.15],[0.2, 0.1, 0.0],[-0.3, 0.1, 0.2],[0.1, 0.1, 0.1]]]> : tensor<1x8x3xf32>}> : () -> tensor<1x8x3xf32>
  %logits = tosa.matmul %flat, %m, %zp, %zp : (tensor<1x1x8xf32>, tensor<1x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x3xf32>

  // Softmax
  %max = tosa.reduce_max %logits {axis = 2 : i32} : (tensor<1x1x3xf32>) -> tensor<1x1x1xf32>
  %centered = tosa.sub %logits, %max : (tensor<1x1x3xf32>, tensor<1x1x1xf32>) -> tensor<1x1x3xf32>
  %exp = tosa.exp %centered : (tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  %sum = tosa.reduce_sum %exp {axis = 2 : i32} : (tensor<1x1x3xf32>) -> tensor<1x1x1xf32>
  %inverse = tosa.reciprocal %sum : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %softmax = tosa.mul %exp, %inverse, %shift : (tensor<1x1x3xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x3xf32>

  // Ten thousandths
  %factor = "tosa.const"() <{values = dense<10000.0> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %scaled = tosa.mul %softmax, %factor, %shift : (tensor<1x1x3xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x3xf32>
  %result = tosa.cast %scaled : (tensor<1x1x3xf32>) -> tensor<1x1x3xi32>
  return %result : tensor<1x1x3xi32>
}
