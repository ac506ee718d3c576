// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-optional-decompositions))" %s | FileCheck %s
//
// Convolutions by simpler operations

// CHECK-LABEL: func.func @depthwise
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x10x11x2xf32>, %[[W:[a-z0-9_]+]]: tensor<1x1x2x3xf32>, %[[B:[a-z0-9_]+]]: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<[1, 1, 1, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[CONST_SHAPE_1:.*]] = tosa.const_shape  {values = dense<[4, 12, 12, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[CONST_SHAPE_2:.*]] = tosa.const_shape  {values = dense<[1, 1, 1, 2, 3]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_SHAPE_3:.*]] = tosa.const_shape  {values = dense<[0, 0, 1, 1, 0, 1, 0, 0, 0, 0]> : tensor<10xindex>} : () -> !tosa.shape<10>
// CHECK-NEXT:   %[[CONST_SHAPE_4:.*]] = tosa.const_shape  {values = dense<[4, 10, 11, 2, 1]> : tensor<5xindex>} : () -> !tosa.shape<5>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tosa.reshape %[[A]], %[[CONST_SHAPE_4]] : (tensor<4x10x11x2xf32>, !tosa.shape<5>) -> tensor<4x10x11x2x1xf32>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[RESHAPE]], %[[CONST_SHAPE_3]], %[[CONST_1]] : (tensor<4x10x11x2x1xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<4x12x12x2x1xf32>
// CHECK-NEXT:   %[[RESHAPE_1:.*]] = tosa.reshape %[[W]], %[[CONST_SHAPE_2]] : (tensor<1x1x2x3xf32>, !tosa.shape<5>) -> tensor<1x1x1x2x3xf32>
// CHECK-NEXT:   %[[MUL:.*]] = tosa.mul %[[PAD]], %[[RESHAPE_1]], %[[CONST]] : (tensor<4x12x12x2x1xf32>, tensor<1x1x1x2x3xf32>, tensor<1xi8>) -> tensor<4x12x12x2x3xf32>
// CHECK-NEXT:   %[[RESHAPE_2:.*]] = tosa.reshape %[[MUL]], %[[CONST_SHAPE_1]] : (tensor<4x12x12x2x3xf32>, !tosa.shape<4>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT:   %[[RESHAPE_3:.*]] = tosa.reshape %[[B]], %[[CONST_SHAPE]] : (tensor<6xf32>, !tosa.shape<4>) -> tensor<1x1x1x6xf32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[RESHAPE_2]], %[[RESHAPE_3]] : (tensor<4x12x12x6xf32>, tensor<1x1x1x6xf32>) -> tensor<4x12x12x6xf32>
// CHECK-NEXT:   return %[[ADD]] : tensor<4x12x12x6xf32>
// CHECK-NEXT: }
func.func @depthwise(%a: tensor<4x10x11x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x12x12x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x11x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x12x12x6xf32>
  return %0 : tensor<4x12x12x6xf32>
}

// CHECK-LABEL: func.func @transposed
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x16x14x3xf32>, %[[W:[a-z0-9_]+]]: tensor<5x3x6x3xf32>, %[[B:[a-z0-9_]+]]: tensor<5xf32>) -> tensor<2x19x20x5xf32> {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[REVERSE:.*]] = tosa.reverse %[[W]] {axis = 1 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:   %[[REVERSE_1:.*]] = tosa.reverse %[[REVERSE]] {axis = 2 : i32} : (tensor<5x3x6x3xf32>) -> tensor<5x3x6x3xf32>
// CHECK-NEXT:   %[[CONV2D:.*]] = tosa.conv2d %[[A]], %[[REVERSE_1]], %[[B]], %[[CONST]], %[[CONST]] {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 3, 2, 4, 7>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x19x20x5xf32>
// CHECK-NEXT:   return %[[CONV2D]] : tensor<2x19x20x5xf32>
// CHECK-NEXT: }
func.func @transposed(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>) -> tensor<2x19x20x5xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 1, 0, -1, 2>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x19x20x5xf32>
  return %0 : tensor<2x19x20x5xf32>
}
