module {
  func.func @f(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>, %arg3: tensor<?xi32>, %arg4: tensor<1x2xf32>, %arg5: tensor<f32>) {
    %0 = tosa.const_shape  {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg1, %0 : (tensor<3xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
    %2 = tosa.add %arg0, %1 : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
    %3 = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %4 = tosa.reshape %arg2, %3 : (tensor<i32>, !tosa.shape<2>) -> tensor<1x1xi32>
    %5 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.mul %4, %arg0, %5 : (tensor<1x1xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
    %7 = tosa.const_shape  {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %8 = tosa.reshape %arg3, %7 : (tensor<?xi32>, !tosa.shape<2>) -> tensor<1x?xi32>
    %9 = tosa.arithmetic_right_shift %arg0, %8 {round = true} : (tensor<2x3xi32>, tensor<1x?xi32>) -> tensor<2x3xi32>
    %cst = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %10 = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
    %12 = tosa.reshape %arg5, %11 : (tensor<f32>, !tosa.shape<1>) -> tensor<1xf32>
    %13 = tosa.pad %arg4, %10, %12 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
    %14 = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %15 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %16 = tosa.pad %arg4, %14, %15 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
    return
  }
  func.func @unsigned(%arg0: tensor<2xui8>) -> tensor<2xi8> {
    %0 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
    %1 = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xui8>}> : () -> tensor<1xui8>
    %3 = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = tosa.rescale %arg0, %0, %1, %2, %3 {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2xi8>
    return %4 : tensor<2xi8>
  }
  func.func @pad_quantized(%arg0: tensor<2x3xi8>) -> tensor<4x5xi8> {
    %0 = "tosa.const"() <{values = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %1 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.pad %arg0, %1, %2 {my.attr = 3 : i32} : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<4x5xi8>
    return %3 : tensor<4x5xi8>
  }
}

