module {
  func.func @f(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<1x7x7x9xi8>, %arg2: tensor<13x21x3xf32>, %arg3: tensor<4x3x3x9xf32>, %arg4: tensor<4xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x9xf32>
    %3 = "tosa.const"() <{values = dense<-3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %4 = "tosa.const"() <{values = dense<4> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = tosa.avg_pool2d %arg1, %3, %4 {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x9xi8>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = tosa.conv2d %arg0, %arg3, %arg4, %6, %7 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<4x3x3x9xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x4xf32>
    %9 = "tosa.const"() <{values = dense<[1, 0, 2]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %10 = tosa.transpose %arg2 {perms = array<i32: 1, 0, 2>} : (tensor<13x21x3xf32>) -> tensor<21x13x3xf32>
    %11 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %12 = tosa.mul %arg2, %arg2, %11 : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
    %13 = tosa.clamp %arg2 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
    %14 = tosa.const_shape  {values = dense<[7, 63]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %15 = tosa.reshape %arg0, %14 : (tensor<1x7x7x9xf32>, !tosa.shape<2>) -> tensor<7x63xf32>
    %16 = tosa.const_shape  {values = dense<[0, 1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %17 = tosa.const_shape  {values = dense<2> : tensor<3xindex>} : () -> !tosa.shape<3>
    %18 = tosa.slice %arg2, %16, %17 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x2xf32>
    %19 = tosa.const_shape  {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %20 = tosa.tile %arg2, %19 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<26x21x6xf32>
    %21 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %22 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %23 = tosa.negate %arg2, %21, %22 : (tensor<13x21x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<13x21x3xf32>
    %24 = "tosa.const"() <{values = dense<42> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "tosa.const"() <{values = dense<14> : tensor<1xi8>}> : () -> tensor<1xi8>
    %26 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
    %27 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %28 = tosa.rescale %arg1, %24, %25, %26, %27 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<1x7x7x9xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<1x7x7x9xi32>
    return
  }
  func.func @g(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x4x8x!quant.uniform<u8:f32, 5.000000e-01:3>>, %arg4: tensor<1x8x4xi8>, %arg5: i32, %arg6: i8) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.const_shape  {values = dense<[2, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[4, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %5 = tosa.reshape %arg0, %2 : (tensor<2x3xf32>, !tosa.shape<4>) -> tensor<2x1x1x3xf32>
    %6 = tosa.reshape %arg1, %3 : (tensor<4x3xf32>, !tosa.shape<4>) -> tensor<4x1x1x3xf32>
    %7 = tosa.conv2d %5, %6, %arg2, %0, %1 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x1x1x3xf32>, tensor<4x1x1x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x1x1x4xf32>
    %8 = tosa.reshape %7, %4 : (tensor<2x1x1x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
    %9 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
    %11 = "tosa.const"() <{values = dense<4> : tensor<1xui8>}> : () -> tensor<1xui8>
    %12 = tosa.negate %arg3, %10, %11 : (tensor<1x4x8x!quant.uniform<u8:f32, 5.000000e-01:3>>, tensor<1xui8>, tensor<1xui8>) -> tensor<1x4x8x!quant.uniform<u8:f32, 5.000000e-01:3>>
    %13 = tosa.apply_scale %arg5, %arg5, %arg6 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
    %14 = tosa.reduce_product %arg0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    return
  }
}

