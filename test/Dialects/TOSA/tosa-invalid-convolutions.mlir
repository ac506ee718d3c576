// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 7 != (4 - 1) * 1 + 0 + 0 + 3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x7x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 7 != (4 - 1) * 1 + 0 + 0 + 3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x7x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (9) or 1, got 8}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x9xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 0,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: -3,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-3 and KH=3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,-3,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-3 and KW=3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,-3,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-3 and KW=3}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,-3>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op accumulator type for f32 tensor is not f32}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f16, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expect both bias and result to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x6x6x8xf16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x3x3x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf16>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.transpose_conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf16>, tensor<1xf32>) -> (tensor<1x6x6x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x3x3x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.transpose_conv2d' op accumulator type for i8 tensor is not i32}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=i48, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xi8>, tensor<8x3x3x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x6x6x8xi32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi16>
%1 = "v"() : () -> tensor<8x3x3x4xi8>
%2 = "v"() : () -> tensor<8xi48>
%3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.transpose_conv2d' op input zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.transpose_conv2d"(%0, %1, %2, %3, %4) <{acc_type=i48, out_pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x4xi16>, tensor<8x3x3x4xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> (tensor<1x6x6x8xi48>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<1x1x4x2xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=4, expected=5}}
%r:1 = "tosa.depthwise_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x5x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<1x1x4x2xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.depthwise_conv2d' op calculated output width did not match expected: calculated=4, expected=5}}
%r:1 = "tosa.depthwise_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x5x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<1x1x4x2xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (9) or 1, got 8}}
%r:1 = "tosa.depthwise_conv2d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1>}> : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x9xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x1x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv3d' op calculated output depth did not match expected: calculated=4, expected=5}}
%r:1 = "tosa.conv3d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0,0,0>, stride=array<i64: 1,1,1>, dilation=array<i64: 1,1,1>}> : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x5x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x1x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv3d' op calculated output height did not match expected: calculated=4, expected=5}}
%r:1 = "tosa.conv3d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0,0,0>, stride=array<i64: 1,1,1>, dilation=array<i64: 1,1,1>}> : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x5x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x1x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv3d' op calculated output width did not match expected: calculated=4, expected=5}}
%r:1 = "tosa.conv3d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0,0,0>, stride=array<i64: 1,1,1>, dilation=array<i64: 1,1,1>}> : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x5x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x1x4xf32>
%2 = "v"() : () -> tensor<8xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
%r:1 = "tosa.conv3d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0,0,0>, stride=array<i64: 2,1,1>, dilation=array<i64: 1,1,1>}> : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x1x4xf32>
%2 = "v"() : () -> tensor<3xf32>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv3d' op bias channels expected to be equal to output channels (8) or 1, got 3}}
%r:1 = "tosa.conv3d"(%0, %1, %2, %3, %4) <{acc_type=f32, pad=array<i64: 0,0,0,0,0,0>, stride=array<i64: 1,1,1>, dilation=array<i64: 1,1,1>}> : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=i32, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f16' and 'f32'}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f32, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf16>
// expected-error @+1 {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 0, 1}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f32, kernel=array<i64: 0,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf16>) -> (tensor<1x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.avg_pool2d' op expect all stride values to be >= 1, got 0, 1}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f32, kernel=array<i64: 1,1>, pad=array<i64: -1,0,0,0>, stride=array<i64: 0,1>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=1, pad_bottom=2, kernel_y=2}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f32, kernel=array<i64: 2,1>, pad=array<i64: 1,2,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.avg_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (4 + 0 + 0 - 1) / 2}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f32, kernel=array<i64: 2,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 2,2>}> : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x2x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xi16>
%1 = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
%2 = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=i32, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<1x4x4x8xi16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xi16>
%1 = "v"() : () -> tensor<1xi16>
%2 = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=i32, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<1x4x4x8xi16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xi16>
%1 = "v"() : () -> tensor<1xi16>
%2 = "v"() : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=i48, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<1x4x4x8xi16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf16>
%1 = "v"() : () -> tensor<1xf16>
%2 = "v"() : () -> tensor<1xf16>
// expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=i32, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x4x4x8xf16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xbf16>
%1 = "v"() : () -> tensor<1xbf16>
%2 = "v"() : () -> tensor<1xbf16>
// expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
%r:1 = "tosa.avg_pool2d"(%0, %1, %2) <{acc_type=f16, kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<1x4x4x8xbf16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
// expected-error @+1 {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.max_pool2d"(%0) <{kernel=array<i64: 1,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>) -> (tensor<1x4x4x8xf16>)
// -----
%0 = "v"() : () -> tensor<1x4x4x8xf32>
// expected-error @+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=3, expected=4}}
%r:1 = "tosa.max_pool2d"(%0) <{kernel=array<i64: 2,1>, pad=array<i64: 0,0,0,0>, stride=array<i64: 1,1>}> : (tensor<1x4x4x8xf32>) -> (tensor<1x4x4x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xf32>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xf32>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'i8' and 'f32'}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xf32>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i64, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i48, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<3xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (8) or 1, got 3}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<3xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi16>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi16>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i8' and 'i16'}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi16>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi16>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi48>
%3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i48, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi16>,tensor<8x1x1x4xi8>,tensor<8xi48>,tensor<1xi16>,tensor<1xi8>) -> tensor<1x4x4x8xi48>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi4>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "tosa.const"() <{values = dense<1> : tensor<1xi4>}> : () -> tensor<1xi4>
// expected-error @+1 {{'tosa.conv2d' op weight zero point must be zero for non-int8 integer types}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi4>,tensor<8xi32>,tensor<1xi8>,tensor<1xi4>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got 0, -1, 0, 0}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,-1,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 0,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expect all dilation values to be >= 1, got 0, 1}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 0,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op calculated output height did not match expected: calculated=4, expected=5}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x5x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=4, expected=5}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x5x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 2,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xi8>
%1 = "v"() : () -> tensor<8x1x1x4xi8>
%2 = "v"() : () -> tensor<8xi32>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,2>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xi8>,tensor<8x1x1x4xi8>,tensor<8xi32>,tensor<1xi8>,tensor<1xi8>) -> tensor<1x4x4x8xi32>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf8E5M2>
%1 = "v"() : () -> tensor<8x1x1x4xf8E5M2>
%2 = "v"() : () -> tensor<8xf16>
%3 = "v"() : () -> tensor<1xf8E5M2>
%4 = "v"() : () -> tensor<1xf8E5M2>
// expected-error @+1 {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=f32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xf8E5M2>,tensor<8x1x1x4xf8E5M2>,tensor<8xf16>,tensor<1xf8E5M2>,tensor<1xf8E5M2>) -> tensor<1x4x4x8xf16>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf16>
%1 = "v"() : () -> tensor<8x1x1x4xf16>
%2 = "v"() : () -> tensor<8xf16>
%3 = "v"() : () -> tensor<1xf16>
%4 = "v"() : () -> tensor<1xf16>
// expected-error @+1 {{'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=i32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xf16>,tensor<8x1x1x4xf16>,tensor<8xf16>,tensor<1xf16>,tensor<1xf16>) -> tensor<1x4x4x8xf16>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xbf16>
%1 = "v"() : () -> tensor<8x1x1x4xbf16>
%2 = "v"() : () -> tensor<8xbf16>
%3 = "v"() : () -> tensor<1xbf16>
%4 = "v"() : () -> tensor<1xbf16>
// expected-error @+1 {{'tosa.conv2d' op accumulator type for bf16 tensor is not f32}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=f16, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xbf16>,tensor<8x1x1x4xbf16>,tensor<8xbf16>,tensor<1xbf16>,tensor<1xbf16>) -> tensor<1x4x4x8xbf16>
// -----
%0 = "v"() : () -> tensor<1x4x4x4xf32>
%1 = "v"() : () -> tensor<8x1x1x4xf32>
%2 = "v"() : () -> tensor<8xf16>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
%5 = "tosa.conv2d"(%0,%1,%2,%3,%4) <{acc_type=f32, pad = array<i64: 0,0,0,0>, stride=array<i64: 1,1>, dilation=array<i64: 1,1> }> : (tensor<1x4x4x4xf32>,tensor<8x1x1x4xf32>,tensor<8xf16>,tensor<1xf32>,tensor<1xf32>) -> tensor<1x4x4x8xf32>
