// AUTOUPDATE
// Patterns of clamps, pools and convolutions.
// RUN: %opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @clamp_i8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT:   return %[[A]] : tensor<2xi8>
// CHECK-NEXT: }
func.func @clamp_i8(%a: tensor<2xi8>) -> (tensor<2xi8>) {
  %0 = tosa.clamp %a {min_val = -128 : i8, max_val = 127 : i8, nan_mode = IGNORE} : (tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

// CHECK-LABEL: func.func @clamp_ui8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xui8>) -> tensor<2xui8> {
// CHECK-NEXT:   return %[[A]] : tensor<2xui8>
// CHECK-NEXT: }
func.func @clamp_ui8(%a: tensor<2xui8>) -> (tensor<2xui8>) {
  %0 = tosa.clamp %a {min_val = 0 : ui8, max_val = 255 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// CHECK-LABEL: func.func @clamp_f32
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   return %[[A]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @clamp_f32(%a: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// NaN becomes the lower bound.
// CHECK-LABEL: func.func @clamp_nan
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32, nan_mode = IGNORE} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   return %[[CLAMP]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @clamp_nan(%a: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = IGNORE} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @clamps_i8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 2 : i8, min_val = -2 : i8, nan_mode = IGNORE} : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:   return %[[CLAMP]] : tensor<2xi8>
// CHECK-NEXT: }
func.func @clamps_i8(%a: tensor<2xi8>) -> (tensor<2xi8>) {
  %0 = tosa.clamp %a {min_val = -2 : i8, max_val = 4 : i8, nan_mode = IGNORE} : (tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.clamp %0 {min_val = -4 : i8, max_val = 2 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}

// CHECK-LABEL: func.func @clamps_f32
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   return %[[CLAMP]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @clamps_f32(%a: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = tosa.clamp %a {min_val = -0.0 : f32, max_val = 6.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 8.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @clamps_nan
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   %[[CLAMP_1:.*]] = tosa.clamp %[[CLAMP]] {max_val = 8.000000e+00 : f32, min_val = 1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:   return %[[CLAMP_1]] : tensor<2xf32>
// CHECK-NEXT: }
func.func @clamps_nan(%a: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.clamp %0 {min_val = 1.0 : f32, max_val = 8.0 : f32, nan_mode = IGNORE} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @clamps_apart
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi8>) -> tensor<2xi8> {
// CHECK-NEXT:   %[[CLAMP:.*]] = tosa.clamp %[[A]] {max_val = 5 : i8, min_val = 0 : i8} : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:   %[[CLAMP_1:.*]] = tosa.clamp %[[CLAMP]] {max_val = 8 : i8, min_val = 5 : i8} : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:   return %[[CLAMP_1]] : tensor<2xi8>
// CHECK-NEXT: }
func.func @clamps_apart(%a: tensor<2xi8>) -> (tensor<2xi8>) {
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 5 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.clamp %0 {min_val = 5 : i8, max_val = 8 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return %1 : tensor<2xi8>
}

// CHECK-LABEL: func.func @max_pool(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32> {
// CHECK-NEXT:   return %[[A]] : tensor<4x1x1x3xf32>
// CHECK-NEXT: }
func.func @max_pool(%a: tensor<4x1x1x3xf32>) -> (tensor<4x1x1x3xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
  return %0 : tensor<4x1x1x3xf32>
}

// CHECK-LABEL: func.func @max_pool_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x10x10x3xf32>) -> tensor<1x10x10x3xf32> {
// CHECK-NEXT:   %[[MAX_POOL2D:.*]] = tosa.max_pool2d %[[A]] {kernel = array<i64: 4, 4>, pad = array<i64: 2, 1, 0, 3>, stride = array<i64: 1, 1>} : (tensor<1x10x10x3xf32>) -> tensor<1x10x10x3xf32>
// CHECK-NEXT:   return %[[MAX_POOL2D]] : tensor<1x10x10x3xf32>
// CHECK-NEXT: }
func.func @max_pool_pad(%a: tensor<1x10x10x3xf32>) -> (tensor<1x10x10x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<1x10x10x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x12x12x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 4, 4>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x12x12x3xf32>) -> tensor<1x10x10x3xf32>
  return %1 : tensor<1x10x10x3xf32>
}

// The padding is not less than the kernel.
// CHECK-LABEL: func.func @max_pool_large_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x10x10x3xf32>) -> tensor<1x12x9x3xf32> {
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[0, 0, 3, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:   %[[C:.*]] = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[A]], %[[P]], %[[C]] : (tensor<1x10x10x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x14x12x3xf32>
// CHECK-NEXT:   %[[MAX_POOL2D:.*]] = tosa.max_pool2d %[[PAD]] {kernel = array<i64: 4, 4>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x14x12x3xf32>) -> tensor<1x12x9x3xf32>
// CHECK-NEXT:   return %[[MAX_POOL2D]] : tensor<1x12x9x3xf32>
// CHECK-NEXT: }
func.func @max_pool_large_pad(%a: tensor<1x10x10x3xf32>) -> (tensor<1x12x9x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 3, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<1x10x10x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x14x12x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 4, 4>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x14x12x3xf32>) -> tensor<1x12x9x3xf32>
  return %1 : tensor<1x12x9x3xf32>
}

// CHECK-LABEL: func.func @max_pool_zeros
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x10x10x3xf32>) -> tensor<1x9x9x3xf32> {
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[A]], %[[P]], %[[CONST]] : (tensor<1x10x10x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x12x12x3xf32>
// CHECK-NEXT:   %[[MAX_POOL2D:.*]] = tosa.max_pool2d %[[PAD]] {kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x12x12x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:   return %[[MAX_POOL2D]] : tensor<1x9x9x3xf32>
// CHECK-NEXT: }
func.func @max_pool_zeros(%a: tensor<1x10x10x3xf32>) -> (tensor<1x9x9x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<1x10x10x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x12x12x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x12x12x3xf32>) -> tensor<1x9x9x3xf32>
  return %1 : tensor<1x9x9x3xf32>
}

// CHECK-LABEL: func.func @conv2d_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8x4x3xi8>, %[[W:[a-z0-9_]+]]: tensor<3x3x3x3xi8>, %[[B:[a-z0-9_]+]]: tensor<3xi32>) -> tensor<1x10x8x3xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONV2D:.*]] = tosa.conv2d %[[A]], %[[W]], %[[B]], %[[CONST]], %[[CONST]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x8x4x3xi8>, tensor<3x3x3x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
// CHECK-NEXT:   return %[[CONV2D]] : tensor<1x10x8x3xi32>
// CHECK-NEXT: }
func.func @conv2d_pad(%a: tensor<1x8x4x3xi8>, %w: tensor<3x3x3x3xi8>, %b: tensor<3xi32>) -> (tensor<1x10x8x3xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x8x3xi8>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x10x8x3xi8>, tensor<3x3x3x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
  return %1 : tensor<1x10x8x3xi32>
}

// CHECK-LABEL: func.func @depthwise_conv2d_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8x4x3xi8>, %[[W:[a-z0-9_]+]]: tensor<3x3x3x1xi8>, %[[B:[a-z0-9_]+]]: tensor<3xi32>) -> tensor<1x10x8x3xi32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[DEPTHWISE_CONV2D:.*]] = tosa.depthwise_conv2d %[[A]], %[[W]], %[[B]], %[[CONST]], %[[CONST]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 2, 2, 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x8x4x3xi8>, tensor<3x3x3x1xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
// CHECK-NEXT:   return %[[DEPTHWISE_CONV2D]] : tensor<1x10x8x3xi32>
// CHECK-NEXT: }
func.func @depthwise_conv2d_pad(%a: tensor<1x8x4x3xi8>, %w: tensor<3x3x3x1xi8>, %b: tensor<3xi32>) -> (tensor<1x10x8x3xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x8x3xi8>
  %1 = tosa.depthwise_conv2d %0, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x10x8x3xi8>, tensor<3x3x3x1xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
  return %1 : tensor<1x10x8x3xi32>
}

// The padding differs from the zero point.
// CHECK-LABEL: func.func @conv2d_other_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x8x4x3xi8>, %[[W:[a-z0-9_]+]]: tensor<3x3x3x3xi8>, %[[B:[a-z0-9_]+]]: tensor<3xi32>) -> tensor<1x10x8x3xi32> {
// CHECK-NEXT:   %[[P:.*]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
// CHECK-NEXT:   %[[C:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[Z:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[A]], %[[P]], %[[C]] : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x8x3xi8>
// CHECK-NEXT:   %[[CONV2D:.*]] = tosa.conv2d %[[PAD]], %[[W]], %[[B]], %[[Z]], %[[Z]] {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x10x8x3xi8>, tensor<3x3x3x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
// CHECK-NEXT:   return %[[CONV2D]] : tensor<1x10x8x3xi32>
// CHECK-NEXT: }
func.func @conv2d_other_pad(%a: tensor<1x8x4x3xi8>, %w: tensor<3x3x3x3xi8>, %b: tensor<3xi32>) -> (tensor<1x10x8x3xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x8x3xi8>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x10x8x3xi8>, tensor<3x3x3x3xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x8x3xi32>
  return %1 : tensor<1x10x8x3xi32>
}
