// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-infer-shapes))" %s | FileCheck %s
//
// Shapes of results. Other dialects use a cast to the former type.

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>, %[[B:[a-z0-9_]+]]: tensor<1x3xf32>, %[[I:[a-z0-9_]+]]: index) -> (tensor<?x?xf32>, index) {
// CHECK-NEXT:   %[[ABS:.*]] = tosa.abs %[[A]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[ABS]], %[[B]] : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[ADD]] : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[ADD]], %[[I]] : tensor<2x3xf32>
// CHECK-NEXT:   return %[[CAST]], %[[DIM]] : tensor<?x?xf32>, index
// CHECK-NEXT: }
func.func @elements(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>, %i: index) -> (tensor<?x?xf32>, index) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<?x?xf32>
  %1 = tosa.add %0, %b : (tensor<?x?xf32>, tensor<1x3xf32>) -> tensor<?x?xf32>
  %size = tensor.dim %1, %i : tensor<?x?xf32>
  return %1, %size : tensor<?x?xf32>, index
}

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x?xf32>, %[[B:[a-z0-9_]+]]: tensor<2x6xf32>, %[[C:[a-z0-9_]+]]: tensor<1xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>) {
// CHECK-NEXT:   %[[SHAPE:.*]] = tosa.const_shape  {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tosa.reshape %[[B]], %[[SHAPE]] : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<6x2xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[RESHAPE]] : tensor<6x2xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[PADDING:.*]] = tosa.const_shape  {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[B]], %[[PADDING]], %[[C]] : (tensor<2x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x13xf32>
// CHECK-NEXT:   %[[CAST_0:.*]] = tensor.cast %[[PAD]] : tensor<5x13xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[TWO:.*]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[SLICE:.*]] = tosa.slice %[[B]], %[[TWO]], %[[TWO]] : (tensor<2x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
// CHECK-NEXT:   %[[CAST_1:.*]] = tensor.cast %[[SLICE]] : tensor<1x2xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[TILE:.*]] = tosa.tile %[[B]], %[[TWO]] : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<2x12xf32>
// CHECK-NEXT:   %[[CAST_2:.*]] = tensor.cast %[[TILE]] : tensor<2x12xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[CONCAT:.*]] = tosa.concat %[[A]], %[[A]] {axis = 0 : i32} : (tensor<2x3x?xf32>, tensor<2x3x?xf32>) -> tensor<4x3x?xf32>
// CHECK-NEXT:   %[[CAST_3:.*]] = tensor.cast %[[CONCAT]] : tensor<4x3x?xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[ARGMAX:.*]] = tosa.argmax %[[A]] {axis = 1 : i32} : (tensor<2x3x?xf32>) -> tensor<2x?xi32>
// CHECK-NEXT:   %[[CAST_4:.*]] = tensor.cast %[[ARGMAX]] : tensor<2x?xi32> to tensor<*xi32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]], %[[CAST_1]], %[[CAST_2]], %[[CAST_3]], %[[CAST_4]] : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>
// CHECK-NEXT: }
func.func @shapes(%a: tensor<2x3x?xf32>, %b: tensor<2x6xf32>, %c: tensor<1xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>) {
  %shape = tosa.const_shape {values = dense<[6, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %b, %shape : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  %padding = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %b, %padding, %c : (tensor<2x6xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<*xf32>
  %two = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.slice %b, %two, %two : (tensor<2x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  %3 = tosa.tile %b, %two : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  %4 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3x?xf32>, tensor<2x3x?xf32>) -> tensor<*xf32>
  %5 = tosa.argmax %a {axis = 1 : i32} : (tensor<2x3x?xf32>) -> tensor<*xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xi32>
}

// CHECK-LABEL: func.func @convolution
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<1x9x7x3xf32>, %[[W:[a-z0-9_]+]]: tensor<4x3x3x3xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[Z:[a-z0-9_]+]]: tensor<1xf32>, %[[ANY:[a-z0-9_]+]]: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
// CHECK-NEXT:   %[[CONV2D:.*]] = tosa.conv2d %[[X]], %[[W]], %[[B]], %[[Z]], %[[Z]] {acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x9x7x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x3x4xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[CONV2D]] : tensor<1x5x3x4xf32> to tensor<*xf32>
// CHECK-NEXT:   %[[MAX_POOL2D:.*]] = tosa.max_pool2d %[[ANY]] {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<*xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:   %[[CAST_0:.*]] = tensor.cast %[[MAX_POOL2D]] : tensor<?x?x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:   return %[[CAST]], %[[CAST_0]] : tensor<*xf32>, tensor<*xf32>
// CHECK-NEXT: }
func.func @convolution(%x: tensor<1x9x7x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>, %z: tensor<1xf32>, %any: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 2>} : (tensor<1x9x7x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  %1 = tosa.max_pool2d %any {kernel = array<i64: 3, 3>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<*xf32>) -> tensor<*xf32>
  return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// CHECK-LABEL: func.func @condition
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<i1>) -> tensor<*xf32> {
// CHECK-NEXT:   %[[COND_IF:.*]] = tosa.cond_if %[[C]] (%[[ARG3:[a-z0-9_]+]] = %[[A]], %[[ARG4:[a-z0-9_]+]] = %[[B]]) : tensor<i1> (tensor<3xf32>, tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: tensor<3xf32>, %[[Y:[a-z0-9_]+]]: tensor<4xf32>):
// CHECK-NEXT:     %[[ABS:.*]] = tosa.abs %[[X]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:     tosa.yield %[[ABS]] : tensor<3xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:   ^bb0(%[[X_1:[a-z0-9_]+]]: tensor<3xf32>, %[[Y_1:[a-z0-9_]+]]: tensor<4xf32>):
// CHECK-NEXT:     %[[ABS_1:.*]] = tosa.abs %[[Y_1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     tosa.yield %[[ABS_1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[COND_IF]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<*xf32>
// CHECK-NEXT: }
func.func @condition(%a: tensor<3xf32>, %b: tensor<4xf32>, %c: tensor<i1>) -> tensor<*xf32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<3xf32>, tensor<4xf32>) -> tensor<*xf32> {
  ^bb0(%x: tensor<3xf32>, %y: tensor<4xf32>):
    %1 = tosa.abs %x : (tensor<3xf32>) -> tensor<*xf32>
    tosa.yield %1 : tensor<*xf32>
  } else {
  ^bb0(%x: tensor<3xf32>, %y: tensor<4xf32>):
    %1 = tosa.abs %y : (tensor<4xf32>) -> tensor<*xf32>
    tosa.yield %1 : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}

// The argument has any size after the first iteration, also in the condition.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xi32>) -> tensor<*xi32> {
// CHECK-NEXT:   %[[ADD:.*]] = tosa.add %[[A]], %[[A]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[ADD]] : tensor<2xi32> to tensor<?xi32>
// CHECK-NEXT:   %[[WHILE_LOOP:.*]] = tosa.while_loop (%[[ARG1:[a-z0-9_]+]] = %[[CAST]]) : (tensor<?xi32>) -> tensor<?xi32> {
// CHECK-NEXT:     %[[CONST:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[REDUCE_MAX:.*]] = tosa.reduce_max %[[ARG1]] {axis = 0 : i32} : (tensor<?xi32>) -> tensor<1xi32>
// CHECK-NEXT:     %[[GREATER:.*]] = tosa.greater %[[CONST]], %[[REDUCE_MAX]] : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
// CHECK-NEXT:     tosa.yield %[[GREATER]] : tensor<1xi1>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG1_1:[a-z0-9_]+]]: tensor<?xi32>):
// CHECK-NEXT:     %[[CONCAT:.*]] = tosa.concat %[[ARG1_1]], %[[ARG1_1]] {axis = 0 : i32} : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:     tosa.yield %[[CONCAT]] : tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CAST_0:.*]] = tensor.cast %[[WHILE_LOOP]] : tensor<?xi32> to tensor<*xi32>
// CHECK-NEXT:   return %[[CAST_0]] : tensor<*xi32>
// CHECK-NEXT: }
func.func @loop(%a: tensor<2xi32>) -> tensor<*xi32> {
  %0 = tosa.add %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<*xi32>
  %1 = tosa.while_loop (%x = %0) : (tensor<*xi32>) -> tensor<*xi32> {
    %2 = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32>
    %3 = tosa.reduce_max %x {axis = 0 : i32} : (tensor<*xi32>) -> tensor<*xi32>
    %4 = tosa.greater %2, %3 : (tensor<1xi32>, tensor<*xi32>) -> tensor<*xi1>
    tosa.yield %4 : tensor<*xi1>
  } do {
  ^bb0(%x: tensor<*xi32>):
    %5 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    tosa.yield %5 : tensor<*xi32>
  }
  return %1 : tensor<*xi32>
}
