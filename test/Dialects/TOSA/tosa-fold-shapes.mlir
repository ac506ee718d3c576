// AUTOUPDATE
// Folds of shapes and reductions, without patterns.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// A dimension of size 1 is reduced already.
// CHECK-LABEL: func.func @reductions
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<1x?xi1>, %[[A:[a-z0-9_]+]]: tensor<1x3xi32>) -> (tensor<1x?xi1>, tensor<1x?xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<3xi32>, tensor<1x1xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT:   %[[REDUCE_SUM:.*]] = tosa.reduce_sum %[[A]] {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:   return %[[P]], %[[P]], %[[A]], %[[A]], %[[A]], %[[A]], %[[CONST]], %[[REDUCE_SUM]] : tensor<1x?xi1>, tensor<1x?xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<3xi32>, tensor<1x1xi32>
// CHECK-NEXT: }
func.func @reductions(%p: tensor<1x?xi1>, %a: tensor<1x3xi32>) -> (tensor<1x?xi1>, tensor<1x?xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<3xi32>, tensor<1x1xi32>) {
  %0 = tosa.reduce_all %p {axis = 0 : i32} : (tensor<1x?xi1>) -> tensor<1x?xi1>
  %1 = tosa.reduce_any %p {axis = 0 : i32} : (tensor<1x?xi1>) -> tensor<1x?xi1>
  %2 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %3 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %4 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %5 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %6 = tosa.argmax %a {axis = 0 : i32} : (tensor<1x3xi32>) -> tensor<3xi32>
  %7 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x1xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1x?xi1>, tensor<1x?xi1>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<3xi32>, tensor<1x1xi32>
}

// CHECK-LABEL: func.func @no_effect
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>, %[[D:[a-z0-9_]+]]: tensor<?x3xf32>, %[[U:[a-z0-9_]+]]: tensor<2x1xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) {
// CHECK-NEXT:   %[[REVERSE:.*]] = tosa.reverse %[[A]] {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   return %[[A]], %[[D]], %[[D]], %[[D]], %[[D]], %[[A]], %[[U]], %[[REVERSE]] : tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>
// CHECK-NEXT: }
func.func @no_effect(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %u: tensor<2x1xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>) {
  %none = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %ones = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %all = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %pads = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %pad = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.slice %a, %none, %all : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %1 = tosa.tile %d, %ones : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  %2 = tosa.pad %d, %pads, %pad : (tensor<?x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x3xf32>
  %3 = tosa.transpose %d {perms = array<i32: 0, 1>} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = tosa.reshape %d, %all : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  %5 = tosa.concat %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = tosa.reverse %u {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %7 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @resize
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) {
// CHECK-NEXT:   %[[SCALE:.*]] = tosa.const_shape  {values = dense<[2, 2, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[ONE:.*]] = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[RESIZE:.*]] = tosa.resize %[[A]], %[[SCALE]], %[[ONE]], %[[ONE]] {mode = BILINEAR} : (tensor<1x5x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x6x2xf32>
// CHECK-NEXT:   return %[[A]], %[[RESIZE]] : tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>
// CHECK-NEXT: }
func.func @resize(%a: tensor<1x5x6x2xf32>) -> (tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>) {
  %scale = tosa.const_shape {values = dense<[2, 2, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %no = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %one = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %no, %no {mode = BILINEAR} : (tensor<1x5x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x6x2xf32>
  %1 = tosa.resize %a, %scale, %one, %one {mode = BILINEAR} : (tensor<1x5x6x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x6x2xf32>
  return %0, %1 : tensor<1x5x6x2xf32>, tensor<1x5x6x2xf32>
}

// CHECK-LABEL: func.func @constants() -> (tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1x2xi32>) {
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<{{\[\[}}4, 5]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
// CHECK-NEXT:   %[[FEW:.*]] = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_1:.*]] = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_1:.*]] = "tosa.const"() <{values = dense<1> : tensor<6xi32>}> : () -> tensor<6xi32>
// CHECK-NEXT:   %[[CONST_2:.*]] = "tosa.const"() <{values = dense<1> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT:   %[[SPLAT:.*]] = "tosa.const"() <{values = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT:   %[[CONST_3:.*]] = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[CONST_4:.*]] = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[SLICE:.*]] = tosa.slice %[[FEW]], %[[CONST_SHAPE]], %[[CONST_SHAPE_1]] : (tensor<3xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi32>
// CHECK-NEXT:   return %[[CONST_1]], %[[CONST_2]], %[[SPLAT]], %[[CONST_3]], %[[CONST_4]], %[[SLICE]], %[[CONST]] : tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1x2xi32>
// CHECK-NEXT: }
func.func @constants() -> (tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1x2xi32>) {
  %splat = "tosa.const"() <{values = dense<1> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %few = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %more = "tosa.const"() <{values = dense<[4, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %row = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %six = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %one = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %two = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %splat, %six : (tensor<2x3xi32>, !tosa.shape<1>) -> tensor<6xi32>
  %1 = tosa.transpose %splat {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = tosa.reverse %splat {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.slice %0, %one, %two : (tensor<6xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi32>
  %4 = tosa.slice %few, %one, %one : (tensor<3xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi32>
  %5 = tosa.slice %few, %one, %two : (tensor<3xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi32>
  %6 = tosa.reshape %more, %row : (tensor<2xi32>, !tosa.shape<2>) -> tensor<1x2xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>, tensor<1x2xi32>
}

// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<6x3xf32>, tensor<4x6xf32>) {
// CHECK-NEXT:   %[[T:.*]] = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tosa.reshape %[[A]], %[[T]] : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
// CHECK-NEXT:   %[[CONCAT:.*]] = tosa.concat %[[A]], %[[A]] {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:   %[[CONCAT_1:.*]] = tosa.concat %[[A]], %[[A]], %[[A]] {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT:   %[[CONCAT_2:.*]] = tosa.concat %[[CONCAT]], %[[CONCAT]] {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:   return %[[RESHAPE]], %[[CONCAT_1]], %[[CONCAT_2]] : tensor<3x2xf32>, tensor<6x3xf32>, tensor<4x6xf32>
// CHECK-NEXT: }
func.func @nested(%a: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<6x3xf32>, tensor<4x6xf32>) {
  %six = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %six : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %1 = tosa.reshape %0, %t : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %2 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.concat %2, %a {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  %4 = tosa.concat %2, %2 {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  return %1, %3, %4 : tensor<3x2xf32>, tensor<6x3xf32>, tensor<4x6xf32>
}
