// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
%r:1 = "tosa.argmax"(%0) <{axis = 2 : i32}> : (tensor<2x3xf32>) -> (tensor<3xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op expected output shape '3', got '3, 1'}}
%r:1 = "tosa.argmax"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<3x1xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op expected output shape '3', got '2'}}
%r:1 = "tosa.argmax"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<2xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.argmax' op result tensor is not of integer type}}
%r:1 = "tosa.argmax"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = 2 : i32}> : (tensor<2x3xf32>) -> (tensor<1x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = -1 : i32}> : (tensor<2x3xf32>) -> (tensor<1x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<1x3x1xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x3xf32>' are incompatible with return type(s) of operation 'tensor<1x3xf16>'}}
// expected-error @+1 {{'tosa.reduce_sum' op failed to infer returned types}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<1x3xf16>)
// -----
%0 = "v"() : () -> tensor<*xf32>
// expected-error @+1 {{'tosa.reduce_sum' op expect output tensor rank (2) to be larger than reduce axis (5)}}
%r:1 = "tosa.reduce_sum"(%0) <{axis = 5 : i32}> : (tensor<*xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+1 {{'tosa.reduce_all' op expect input tensor rank (2) to be larger than reduce axis (2)}}
%r:1 = "tosa.reduce_all"(%0) <{axis = 2 : i32}> : (tensor<2x3xi1>) -> (tensor<1x3xi1>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+1 {{'tosa.reduce_all' op reduce axis must not be negative}}
%r:1 = "tosa.reduce_all"(%0) <{axis = -1 : i32}> : (tensor<2x3xi1>) -> (tensor<1x3xi1>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+1 {{'tosa.reduce_all' op expect reduced dimension size to be 1, got 2}}
%r:1 = "tosa.reduce_all"(%0) <{axis = 0 : i32}> : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+1 {{'tosa.reduce_all' op expect output tensor rank to be equal to input tensor rank}}
%r:1 = "tosa.reduce_all"(%0) <{axis = 0 : i32}> : (tensor<2x3xi1>) -> (tensor<1x3x1xi1>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+2 {{'tosa.reduce_all' op inferred type(s) 'tensor<1x3xi1>' are incompatible with return type(s) of operation 'tensor<1x3xf16>'}}
// expected-error @+1 {{'tosa.reduce_all' op failed to infer returned types}}
%r:1 = "tosa.reduce_all"(%0) <{axis = 0 : i32}> : (tensor<2x3xi1>) -> (tensor<1x3xf16>)
// -----
%0 = "v"() : () -> tensor<*xi1>
// expected-error @+1 {{'tosa.reduce_all' op expect output tensor rank (2) to be larger than reduce axis (5)}}
%r:1 = "tosa.reduce_all"(%0) <{axis = 5 : i32}> : (tensor<*xi1>) -> (tensor<2x3xi1>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<256xi8>
// expected-error @+1 {{'tosa.table' op dim(result, 1) = 4 doesn't match dim(input, 1) = 3}}
%r:1 = "tosa.table"(%0, %1)  : (tensor<2x3xi8>, tensor<256xi8>) -> (tensor<2x4xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<256xi8>
// expected-error @+1 {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
%r:1 = "tosa.table"(%0, %1)  : (tensor<2x3xi8>, tensor<256xi8>) -> (tensor<2x3x1xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
%1 = "v"() : () -> tensor<2x3xf32>
%2 = "v"() : () -> tensor<2x3xf16>
// expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
%r:1 = "tosa.select"(%0, %1, %2)  : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf16>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
%1 = "v"() : () -> tensor<2x3xf32>
%2 = "v"() : () -> tensor<2x4xf16>
// expected-error @+1 {{'tosa.select' op operands don't have broadcast-compatible shapes}}
%r:1 = "tosa.select"(%0, %1, %2)  : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x4xf16>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x2x3xf32>
%1 = "v"() : () -> tensor<1x3x4xf16>
%2 = "v"() : () -> tensor<1xf32>
%3 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f16' and 'f32'}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3xf32>, tensor<1x3x4xf16>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x2x4xf32>)
// -----
%0 = "v"() : () -> tensor<1x2x3xf32>
%1 = "v"() : () -> tensor<1x3x4xf32>
%2 = "v"() : () -> tensor<1xf16>
%3 = "v"() : () -> tensor<1xf16>
// expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1x2x4xf32>)
// -----
%0 = "v"() : () -> tensor<1x2x3xi16>
%1 = "v"() : () -> tensor<1x3x4xi16>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
%3 = "v"() : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<1x2x4xi48>)
// -----
%0 = "v"() : () -> tensor<1x2x3xi16>
%1 = "v"() : () -> tensor<1x3x4xi16>
%2 = "v"() : () -> tensor<1xi16>
%3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<1x2x4xi48>)
// -----
%0 = "v"() : () -> tensor<1x2x3x!quant.uniform<i8:f32,1.0>>
%1 = "v"() : () -> tensor<1x3x4x!quant.uniform<i16:f32,1.0>>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3x!quant.uniform<i8:f32,1.0>>, tensor<1x3x4x!quant.uniform<i16:f32,1.0>>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x4xi32>)
// -----
%0 = "v"() : () -> tensor<1x2x3x!quant.uniform<i8:f32,1.0>>
%1 = "v"() : () -> tensor<1x3x4xi8>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e+00>' and 'i8'}}
%r:1 = "tosa.matmul"(%0, %1, %2, %3)  : (tensor<1x2x3x!quant.uniform<i8:f32,1.0>>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<1x2x4xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
%r:1 = "tosa.clamp"(%0) <{min_val = 2.0:f32, max_val = 1.0:f32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
%r:1 = "tosa.clamp"(%0) <{min_val = 0.0:f16, max_val = 1.0:f16}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FFFFFFF : f32, max_val=1.000000e+00 : f32}}
%r:1 = "tosa.clamp"(%0) <{min_val = 0x7FFFFFFF:f32, max_val = 1.0:f32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, max_val=0x7FFFFFFF : f32}}
%r:1 = "tosa.clamp"(%0) <{min_val = 1.0:f32, max_val = 0x7FFFFFFF:f32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xui8>
// expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=100 : ui8}}
%r:1 = "tosa.clamp"(%0) <{min_val = 200:ui8, max_val = 100:ui8}> : (tensor<2x3xui8>) -> (tensor<2x3xui8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
// expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=100 : i8, max_val=-100 : i8}}
%r:1 = "tosa.clamp"(%0) <{min_val = 100:i8, max_val = -100:i8}> : (tensor<2x3xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi1>
// expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=true, max_val=false}}
%r:1 = "tosa.clamp"(%0) <{min_val = true, max_val = false}> : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
%1 = "v"() : () -> tensor<1x4x8xf32>
// expected-error @+1 {{'tosa.fft2d' op requires the same shape for all operands and results}}
%r:2 = "tosa.fft2d"(%0, %1) <{inverse=true}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x9xf32>)
// -----
%0 = "v"() : () -> tensor<1x5x8xf32>
%1 = "v"() : () -> tensor<1x5x8xf32>
// expected-error @+1 {{'tosa.fft2d' op expected height to be a power of two, got 5}}
%r:2 = "tosa.fft2d"(%0, %1) <{inverse=true}> : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<1x5x8xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x7xf32>
%1 = "v"() : () -> tensor<1x4x7xf32>
// expected-error @+1 {{'tosa.fft2d' op expected width to be a power of two, got 7}}
%r:2 = "tosa.fft2d"(%0, %1) <{inverse=true}> : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> (tensor<1x4x7xf32>, tensor<1x4x7xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
%1 = "v"() : () -> tensor<1x4x8xf16>
// expected-error @+1 {{'tosa.fft2d' op requires the same element type for all operands and results}}
%r:2 = "tosa.fft2d"(%0, %1) <{inverse=true}> : (tensor<1x4x8xf32>, tensor<1x4x8xf16>) -> (tensor<1x4x8xf32>, tensor<1x4x9xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x6xf32>', 'tensor<1x4x5xf32>'}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x5xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 6}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
// -----
%0 = "v"() : () -> tensor<1x5x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected height to be a power of two, got 5}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x5x8xf32>) -> (tensor<1x5x5xf32>, tensor<1x5x5xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x9xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected width to be a power of two, got 9}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x4x9xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<2x4x5xf32>'}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
// -----
%0 = "v"() : () -> tensor<1x4x8xf32>
// expected-error @+1 {{'tosa.rfft2d' op requires the same element type for all operands and results}}
%r:2 = "tosa.rfft2d"(%0)  : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf16>, tensor<1x4x5xf16>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi16>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=false, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xf32>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi16>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<2xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<2xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 2 }}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi32>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 1}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got 1}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=false}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> (tensor<2x3xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xi16>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
%4 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 1}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=true, output_unsigned=false}> : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> (tensor<2x3xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xi8>
%1 = "v"() : () -> tensor<1xi32>
%2 = "v"() : () -> tensor<1xi8>
%3 = "v"() : () -> tensor<1xi8>
%4 = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.rescale' op expect output_zp of 0 or 32768 for unsigned int16 output, got 7}}
%r:1 = "tosa.rescale"(%0, %1, %2, %3, %4) <{scale32=true, rounding_mode=#tosa.rounding_mode<SINGLE_ROUND>, per_channel=false, input_unsigned=false, output_unsigned=true}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> (tensor<2x3xi16>)
// -----
%0 = "v"() : () -> tensor<4x33xf8E5M2>
%1 = "v"() : () -> tensor<4x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
%r:1 = "tosa.cast_from_block_scaled"(%0, %1) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> (tensor<4x33xf32>)
// -----
%0 = "v"() : () -> tensor<4x32xf8E5M2>
%1 = "v"() : () -> tensor<4x2xf8E8M0FNU>
// expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
%r:1 = "tosa.cast_from_block_scaled"(%0, %1) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> (tensor<4x32xf32>)
// -----
%0 = "v"() : () -> tensor<4x32xf8E5M2>
%1 = "v"() : () -> tensor<5x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and input_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
%r:1 = "tosa.cast_from_block_scaled"(%0, %1) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<5x1xf8E8M0FNU>) -> (tensor<4x32xf32>)
// -----
%0 = "v"() : () -> tensor<4x32xf8E5M2>
%1 = "v"() : () -> tensor<4x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and output_data ('tensor<4x31xf32>')}}
%r:1 = "tosa.cast_from_block_scaled"(%0, %1) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> (tensor<4x31xf32>)
// -----
%0 = "v"() : () -> tensor<4x33xf32>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
%r:2 = "tosa.cast_to_block_scaled"(%0) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x33xf32>) -> (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>)
// -----
%0 = "v"() : () -> tensor<4x32xf32>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<4x31xf8E5M2>')}}
%r:2 = "tosa.cast_to_block_scaled"(%0) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x31xf8E5M2>, tensor<4x1xf8E8M0FNU>)
// -----
%0 = "v"() : () -> tensor<4x32xf32>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (2) to be equal to last dimension of output_data / block_size (1)}}
%r:2 = "tosa.cast_to_block_scaled"(%0) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x2xf8E8M0FNU>)
// -----
%0 = "v"() : () -> tensor<4x32xf32>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E5M2>') and output_scale ('tensor<5x1xf8E8M0FNU>') except for the last dimension}}
%r:2 = "tosa.cast_to_block_scaled"(%0) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<5x1xf8E8M0FNU>)
// -----
%0 = "v"() : () -> tensor<4x32xbf16>
// expected-error @+1 {{'tosa.cast_to_block_scaled' op result #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x32xf16>'}}
%r:2 = "tosa.cast_to_block_scaled"(%0) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xbf16>) -> (tensor<4x32xf16>, tensor<4x1xf8E8M0FNU>)
// -----
%0 = "v"() : () -> tensor<4x8x33xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x33xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=33, block_size=32}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x33xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x33xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x2xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 2, got 1}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x2xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<5x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 4, got 5}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<5x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x9x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 8, got 9}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x9x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<5x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 5, got 4}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<5x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x64xf8E5M2>
%3 = "v"() : () -> tensor<4x16x2xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 32, got 64}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x64xf8E5M2>, tensor<4x16x2xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x17x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 16, got 17}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x17x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf8E5M2>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expected output shape 5, 8, 16 to be compatible with expected output shape 4, 8, 16}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<5x8x16xf32>)
// -----
%0 = "v"() : () -> tensor<4x8x32xf8E5M2>
%1 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
%2 = "v"() : () -> tensor<4x16x32xf4E2M1FN>
%3 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
// expected-error @+1 {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E5M2' and 'f4E2M1FN'}}
%r:1 = "tosa.matmul_t_block_scaled"(%0, %1, %2, %3) <{block_size=#tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf4E2M1FN>, tensor<4x16x1xf8E8M0FNU>) -> (tensor<4x8x16xf32>)
// -----
// expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
%r:1 = "tosa.const"() <{values=dense<1.0>:tensor<2xf32>}> : () -> (tensor<2xi32>)
// -----
// expected-error @+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
%r:1 = "tosa.const"() <{values=dense<1.0>:tensor<2xf32>}> : () -> (tensor<3xf32>)
// -----
// expected-error @+1 {{'tosa.const' op expected tensors for attr/result type}}
%r:1 = "tosa.const"() <{values=dense<1>:vector<2xi8>}> : () -> (tensor<2xi8>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.negate' op requires the same shape for input1 and output}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<2x3xf16>)
// -----
%0 = "v"() : () -> tensor<2x3xi16>
%1 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3xi16>)
// -----
%0 = "v"() : () -> tensor<2x3xi16>
%1 = "v"() : () -> tensor<1xi16>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3xi16>)
// -----
%0 = "v"() : () -> tensor<2x3xi16>
%1 = "v"() : () -> tensor<1xi16>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
// expected-error @+1 {{'tosa.negate' op expect input and output to have same element type, got 'i16' and 'i32'}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xi16>, tensor<1xi16>, tensor<1xi16>) -> (tensor<2x3xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<1xf32>
%2 = "v"() : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.negate' op expect both output and its zero point are the same element type, got 'f32' and 'i32'}}
%r:1 = "tosa.negate"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xi32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x3xf32>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op require shift to be 0 for float type}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xi16>
%1 = "v"() : () -> tensor<2x3xi8>
%2 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x3xi16>, tensor<2x3xi8>, tensor<1xi8>) -> (tensor<2x3xi32>)
// -----
%0 = "v"() : () -> tensor<2x3xf16>
%1 = "v"() : () -> tensor<2x3xf16>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op requires the same element type for all operands and results}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x3xf16>, tensor<2x3xf16>, tensor<1xi8>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x4xf32>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x3xf32>' and 'tensor<2x4xf32>'}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<1xi8>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<3xf32>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x3xf32>, tensor<3xf32>, tensor<1xi8>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x1xf32>
%1 = "v"() : () -> tensor<1x3xf32>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op result type has different rank than a, got 3 vs 2}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<2x1xf32>, tensor<1x3xf32>, tensor<1xi8>) -> (tensor<1x2x3xf32>)
// -----
%0 = "v"() : () -> tensor<*xf32>
%1 = "v"() : () -> tensor<1x3xf32>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.mul' op result type has different rank than b, got 3 vs 2}}
%r:1 = "tosa.mul"(%0, %1, %2)  : (tensor<*xf32>, tensor<1x3xf32>, tensor<1xi8>) -> (tensor<1x2x3xf32>)
// -----
// Constants of floats are zero points as well.
func.func @f(%a: tensor<2x3xf32>) {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %one = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %zero, %zero : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  // expected-error @+1 {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %1 = tosa.negate %a, %zero, %one : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}
