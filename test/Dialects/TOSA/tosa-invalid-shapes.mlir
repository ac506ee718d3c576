// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<5x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 2 : i32}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x4xf32>
// expected-error @+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<2x4xf32>) -> (tensor<4x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x3xf16>
// expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<2x3xf16>) -> (tensor<4x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "v"() : () -> tensor<2x3x1xf32>
// expected-error @+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 3 on operands 0 and 1}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<2x3x1xf32>) -> (tensor<4x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.concat' op expect output rank to match inputs rank, got 3 vs 2}}
%r:1 = "tosa.concat"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3x1xf32>)
// -----
%0 = "v"() : () -> tensor<?x3xf32>
%1 = "v"() : () -> tensor<2x3xf32>
// expected-error @+2 {{'tosa.concat' op inferred type(s) 'tensor<2x6xf32>' are incompatible with return type(s) of operation 'tensor<3x6xf32>'}}
// expected-error @+1 {{'tosa.concat' op failed to infer returned types}}
%r:1 = "tosa.concat"(%0, %1) <{axis = 1 : i32}> : (tensor<?x3xf32>, tensor<2x3xf32>) -> (tensor<3x6xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[-1,-1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<3x2xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[3,3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op cannot reshape 6 elements into 9}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<3x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[2,3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<3x2xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[3,2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<3x2xf16>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[3,2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op new shape does not match result rank}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<6xf32>)
// -----
%0 = "v"() : () -> tensor<*xf32>
%1 = "tosa.const_shape"() <{values = dense<[4,-3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -3}}
%r:1 = "tosa.reshape"(%0, %1)  : (tensor<*xf32>, !tosa.shape<2>) -> (tensor<4x?xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
%r:1 = "tosa.reverse"(%0) <{axis = 2 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reverse' op expected non-negative reverse axis}}
%r:1 = "tosa.reverse"(%0) <{axis = -1 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
%r:1 = "tosa.reverse"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3x1xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.reverse"(%0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf16>)
// -----
%0 = "v"() : () -> tensor<*xf32>
// expected-error @+1 {{'tosa.reverse' op expect output tensor rank (2) to be larger than reverse axis (7)}}
%r:1 = "tosa.reverse"(%0) <{axis = 7 : i32}> : (tensor<*xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected valid permutation indices}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1,1>}> : (tensor<2x3xf32>) -> (tensor<3x2xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1>}> : (tensor<2x3xf32>) -> (tensor<3x2xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1,0>}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1,0>}> : (tensor<2x3xf32>) -> (tensor<3x2x1xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
// expected-error @+1 {{'tosa.transpose' op failed to verify that all of {input1, output} have same element type}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1,0>}> : (tensor<2x3xf32>) -> (tensor<3x2xf16>)
// -----
%0 = "v"() : () -> tensor<*xf32>
// expected-error @+1 {{'tosa.transpose' op expected perms attribute to have size 3 (output rank) but got size 2}}
%r:1 = "tosa.transpose"(%0) <{perms = array<i32: 1,0>}> : (tensor<*xf32>) -> (tensor<3x2x4xf32>)
// -----
%0 = "v"() : () -> tensor<4x6xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%2 = "tosa.const_shape"() <{values = dense<[2,3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.slice"(%0, %1, %2)  : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<2x3xf16>)
// -----
%0 = "v"() : () -> tensor<4x6xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%2 = "tosa.const_shape"() <{values = dense<[2,3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 3}}
%r:1 = "tosa.slice"(%0, %1, %2)  : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<2x3x1xf32>)
// -----
%0 = "v"() : () -> tensor<4x6xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,0,0]> : tensor<3xindex>}> : () -> !tosa.shape<3>
%2 = "tosa.const_shape"() <{values = dense<[2,3,1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
// expected-error @+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
%r:1 = "tosa.slice"(%0, %1, %2)  : (tensor<4x6xf32>, !tosa.shape<3>, !tosa.shape<3>) -> (tensor<2x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
%r:1 = "tosa.tile"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<2x6xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[1,2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.tile"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<2x6xf16>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[1,2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.tile' op expect same input and output tensor rank.}}
%r:1 = "tosa.tile"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<2x6x1xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[1,2,3]> : tensor<3xindex>}> : () -> !tosa.shape<3>
// expected-error @+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 3.}}
%r:1 = "tosa.tile"(%0, %1)  : (tensor<2x3xf32>, !tosa.shape<3>) -> (tensor<2x6xf32>)
// -----
%0 = "v"() : () -> tensor<*xf32>
%1 = "tosa.const_shape"() <{values = dense<[1,2,3]> : tensor<3xindex>}> : () -> !tosa.shape<3>
// expected-error @+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 3.}}
%r:1 = "tosa.tile"(%0, %1)  : (tensor<*xf32>, !tosa.shape<3>) -> (tensor<2x6xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,1,0,2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + 0 + 2 = 5, but got 6}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<3x6xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,-2,0,2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [0, -2]}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<1x5xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,1,0,2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<3x5xf16>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,1,0,2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 2, outputRank: 3}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> (tensor<3x5x1xf32>)
// -----
%0 = "v"() : () -> tensor<2x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[0,1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%2 = "v"() : () -> tensor<1xf32>
// expected-error @+1 {{'tosa.pad' op padding tensor must have 2 * 2 = 4 elements, but got 2}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3xf32>, !tosa.shape<2>, tensor<1xf32>) -> (tensor<3x5xf32>)
// -----
%0 = "v"() : () -> tensor<2x3x!quant.uniform<i8:f32,1.0>>
%1 = "tosa.const_shape"() <{values = dense<[0,1,0,2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "v"() : () -> tensor<1xi8>
// expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 1.000000e+00>'}}
%r:1 = "tosa.pad"(%0, %1, %2)  : (tensor<2x3x!quant.uniform<i8:f32,1.0>>, !tosa.shape<4>, tensor<1xi8>) -> (tensor<3x5x!quant.uniform<i8:f32,1.0>>)
// -----
%0 = "v"() : () -> tensor<2x4x3xf32>
%1 = "v"() : () -> tensor<3x5xi32>
// expected-error @+1 {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
%r:1 = "tosa.gather"(%0, %1)  : (tensor<2x4x3xf32>, tensor<3x5xi32>) -> (tensor<2x5x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x4x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
// expected-error @+1 {{'tosa.gather' op requires output dimension 1 to have size 5, got 6}}
%r:1 = "tosa.gather"(%0, %1)  : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> (tensor<2x6x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x4x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
// expected-error @+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.gather"(%0, %1)  : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> (tensor<2x5x3xf16>)
// -----
%0 = "v"() : () -> tensor<2x8x3xf32>
%1 = "v"() : () -> tensor<3x5xi32>
%2 = "v"() : () -> tensor<2x5x3xf32>
// expected-error @+1 {{'tosa.scatter' op requires indices dimension 0 to have size 2, got 3}}
%r:1 = "tosa.scatter"(%0, %1, %2)  : (tensor<2x8x3xf32>, tensor<3x5xi32>, tensor<2x5x3xf32>) -> (tensor<2x8x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x8x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
%2 = "v"() : () -> tensor<2x6x3xf32>
// expected-error @+1 {{'tosa.scatter' op requires input dimension 1 to have size 5, got 6}}
%r:1 = "tosa.scatter"(%0, %1, %2)  : (tensor<2x8x3xf32>, tensor<2x5xi32>, tensor<2x6x3xf32>) -> (tensor<2x8x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x8x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
%2 = "v"() : () -> tensor<2x5x3xf32>
// expected-error @+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 2, got 3}}
%r:1 = "tosa.scatter"(%0, %1, %2)  : (tensor<2x8x3xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> (tensor<3x8x3xf32>)
// -----
%0 = "v"() : () -> tensor<2x8x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
%2 = "v"() : () -> tensor<2x5x3xf32>
// expected-error @+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
%r:1 = "tosa.scatter"(%0, %1, %2)  : (tensor<2x8x3xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> (tensor<2x8x3xf16>)
// -----
%0 = "v"() : () -> tensor<2x4x3xf32>
%1 = "v"() : () -> tensor<2x5xi32>
%2 = "v"() : () -> tensor<2x5x3xf32>
// expected-error @+1 {{'tosa.scatter' op requires dimensions K >= W, got K=4 and W=5}}
%r:1 = "tosa.scatter"(%0, %1, %2)  : (tensor<2x4x3xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> (tensor<2x4x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[2,1,2,1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%3 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op calculated output height did not match expected: calculated=15, expected=16}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x16x15x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[2,1,2,1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%3 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op calculated output width did not match expected: calculated=15, expected=16}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x16x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[2,0,2,1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%3 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op expect all scale values to be > 0, got 2, 0, 2, 1}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[1,3,2,1]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%3 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((8 - 1) * 1 - 0 + 0) / 3}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "tosa.const_shape"() <{values = dense<[2,1,1,3]> : tensor<4xindex>}> : () -> !tosa.shape<4>
%2 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
%3 = "tosa.const_shape"() <{values = dense<[0,0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((8 - 1) * 1 - 0 + 0) / 3}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x15x15x3xf32>)
// -----
%0 = "v"() : () -> tensor<1x8x8x3xf32>
%1 = "v"() : () -> !tosa.shape<3>
%2 = "v"() : () -> !tosa.shape<2>
%3 = "v"() : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got '!tosa.shape<3>'}}
%r:1 = "tosa.resize"(%0, %1, %2, %3) <{mode=#tosa.resize_mode<BILINEAR>}> : (tensor<1x8x8x3xf32>, !tosa.shape<3>, !tosa.shape<2>, !tosa.shape<2>) -> (tensor<1x8x8x3xf32>)
// -----
// expected-error @+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
%r:1 = "tosa.const_shape"() <{values=dense<1>:tensor<2xindex>}> : () -> (!tosa.shape<3>)
// -----
// expected-error @+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
%r:1 = "tosa.const_shape"() <{values=dense<1>:tensor<2x1xindex>}> : () -> (!tosa.shape<2>)
// -----
// expected-error @+1 {{'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
%r:1 = "tosa.const_shape"() <{values=dense<1>:tensor<2xi64>}> : () -> (!tosa.shape<2>)
// -----
%0 = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%1 = "tosa.const_shape"() <{values = dense<2> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (3), got 4}}
%r:1 = "tosa.concat_shape"(%0, %1)  : (!tosa.shape<1>, !tosa.shape<2>) -> (!tosa.shape<4>)
// -----
%0 = "v"() : () -> !tosa.shape<1>
%1 = "v"() : () -> !tosa.shape<2>
// expected-error @+1 {{'tosa.concat_shape' op shape operand is not compile time resolvable}}
%r:1 = "tosa.concat_shape"(%0, %1)  : (!tosa.shape<1>, !tosa.shape<2>) -> (!tosa.shape<3>)
// -----
%0 = "tosa.const_shape"() <{values = dense<1> : tensor<6xindex>}> : () -> !tosa.shape<6>
%1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%2 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 4 vs 3}}
%r:1 = "tosa.slice_shape"(%0, %1, %2)  : (!tosa.shape<6>, tensor<1xi32>, tensor<1xi32>) -> (!tosa.shape<4>)
// -----
%0 = "tosa.const_shape"() <{values = dense<1> : tensor<6xindex>}> : () -> !tosa.shape<6>
%1 = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
%2 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
%r:1 = "tosa.slice_shape"(%0, %1, %2)  : (!tosa.shape<6>, tensor<1xi32>, tensor<1xi32>) -> (!tosa.shape<3>)
// -----
%0 = "tosa.const_shape"() <{values = dense<1> : tensor<6xindex>}> : () -> !tosa.shape<6>
%1 = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
%2 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (6), got 7}}
%r:1 = "tosa.slice_shape"(%0, %1, %2)  : (!tosa.shape<6>, tensor<1xi32>, tensor<1xi32>) -> (!tosa.shape<3>)
// -----
%0 = "tosa.const_shape"() <{values = dense<1> : tensor<6xindex>}> : () -> !tosa.shape<6>
%1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
%2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// expected-error @+1 {{'tosa.slice_shape' op expected positive size, got 0}}
%r:1 = "tosa.slice_shape"(%0, %1, %2)  : (!tosa.shape<6>, tensor<1xi32>, tensor<1xi32>) -> (!tosa.shape<0>)
// -----
// expected-error @+2 {{custom op 'tosa.variable' expected ranked type}}
tosa.variable @v : tensor<*xi8>
func.func private @after()
// -----
// expected-error @+1 {{invalid rank (must be >= 0): -1}}
%0 = "v"() : () -> !tosa.shape<-1>
// -----
// An operation without a custom form, in front of an error of the lexer.
// expected-error @+1 {{expected '"' in string literal}}
%0 = tosa.const"() : () -> tensor<i32>

// -----

func.func @repeated_key(%a: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'tosa.maximum' duplicate key 'a' in dictionary attribute}}
  %0 = tosa.maximum %a, %a {a = 1 : i32, a = 2 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Many entries are sorted.
func.func @repeated_key_of_many(%a: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'tosa.maximum' duplicate key 'a' in dictionary attribute}}
  %0 = tosa.maximum %a, %a {a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1, h = 1, i = 1, j = 1, k = 1, l = 1, m = 1, n = 1, o = 1, p = 1, q = 1, a = 1} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
