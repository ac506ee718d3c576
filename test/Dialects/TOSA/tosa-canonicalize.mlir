// AUTOUPDATE
// Patterns of concatenations, slices, transpositions, choices and clamps.
// RUN: %opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @concat_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[A]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:   return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @concat_cast(%a: tensor<2xf32>) -> (tensor<?xf32>) {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<2xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A slice of both inputs stays.
// CHECK-LABEL: func.func @slice_of_concat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<5xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<4xf32>) {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_1:.*]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_2:.*]] = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONCAT:.*]] = tosa.concat %[[A]], %[[B]] {axis = 0 : i32} : (tensor<4xf32>, tensor<5xf32>) -> tensor<9xf32>
// CHECK-NEXT:   %[[SLICE:.*]] = tosa.slice %[[B]], %[[CONST_SHAPE_1]], %[[CONST_SHAPE_2]] : (tensor<5xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
// CHECK-NEXT:   %[[SLICE_1:.*]] = tosa.slice %[[CONCAT]], %[[CONST_SHAPE_2]], %[[CONST_SHAPE_2]] : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
// CHECK-NEXT:   %[[SLICE_2:.*]] = tosa.slice %[[B]], %[[CONST_SHAPE_1]], %[[CONST_SHAPE]] : (tensor<5xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
// CHECK-NEXT:   return %[[SLICE]], %[[SLICE_1]], %[[SLICE_2]] : tensor<3xf32>, tensor<3xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @slice_of_concat(%a: tensor<4xf32>, %b: tensor<5xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<4xf32>) {
  %s = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %l = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %m = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4xf32>, tensor<5xf32>) -> tensor<9xf32>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  %2 = tosa.slice %0, %l, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  %3 = tosa.slice %0, %s, %m : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<4xf32>
}

// The end of the elements must be known.
// CHECK-LABEL: func.func @slice_of_pad
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<?xf32>) -> (tensor<18xf32>, tensor<5xf32>, tensor<19xf32>, tensor<5xf32>) {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[CONST_SHAPE_1:.*]] = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_2:.*]] = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[CONST:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:   %[[CONST_SHAPE_3:.*]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_4:.*]] = tosa.const_shape  {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:   %[[CONST_SHAPE_5:.*]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:   %[[PAD:.*]] = tosa.pad %[[A]], %[[CONST_SHAPE_5]], %[[CONST]] : (tensor<16xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<18xf32>
// CHECK-NEXT:   %[[SLICE:.*]] = tosa.slice %[[A]], %[[CONST_SHAPE_1]], %[[CONST_SHAPE_4]] : (tensor<16xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
// CHECK-NEXT:   %[[PAD_1:.*]] = tosa.pad %[[A]], %[[CONST_SHAPE]], %[[CONST]] : (tensor<16xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<19xf32>
// CHECK-NEXT:   %[[P3:.*]] = tosa.pad %[[D]], %[[CONST_SHAPE_2]], %[[CONST]] : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[S3:.*]] = tosa.slice %[[P3]], %[[CONST_SHAPE_3]], %[[CONST_SHAPE_4]] : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
// CHECK-NEXT:   return %[[PAD]], %[[SLICE]], %[[PAD_1]], %[[S3]] : tensor<18xf32>, tensor<5xf32>, tensor<19xf32>, tensor<5xf32>
// CHECK-NEXT: }
func.func @slice_of_pad(%a: tensor<16xf32>, %d: tensor<?xf32>) -> (tensor<18xf32>, tensor<5xf32>, tensor<19xf32>, tensor<5xf32>) {
  %p = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %one = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %n = tosa.const_shape {values = dense<[18]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %five = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %m = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %p0 = tosa.pad %a, %p, %c : (tensor<16xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<20xf32>
  %s0 = tosa.slice %p0, %one, %n : (tensor<20xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<18xf32>
  %p1 = tosa.pad %a, %p, %c : (tensor<16xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<20xf32>
  %s1 = tosa.slice %p1, %five, %five : (tensor<20xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
  %p2 = tosa.pad %a, %p, %c : (tensor<16xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<20xf32>
  %s2 = tosa.slice %p2, %one, %m : (tensor<20xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<19xf32>
  %p3 = tosa.pad %d, %p, %c : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  %s3 = tosa.slice %p3, %one, %five : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
  return %s0, %s1, %s2, %s3 : tensor<18xf32>, tensor<5xf32>, tensor<19xf32>, tensor<5xf32>
}

// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x4xf32>, %[[D:[a-z0-9_]+]]: tensor<1x?x4xf32>, %[[E:[a-z0-9_]+]]: tensor<1x?x?xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<?x1x4xf32>, tensor<?x1x?xf32>) {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = tosa.const_shape  {values = dense<[-1, 1, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = tosa.transpose %[[A]] {perms = array<i32: 2, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:   %[[RESHAPE:.*]] = tosa.reshape %[[D]], %[[CONST_SHAPE]] : (tensor<1x?x4xf32>, !tosa.shape<3>) -> tensor<?x1x4xf32>
// CHECK-NEXT:   %[[TRANSPOSE_1:.*]] = tosa.transpose %[[E]] {perms = array<i32: 1, 0, 2>} : (tensor<1x?x?xf32>) -> tensor<?x1x?xf32>
// CHECK-NEXT:   return %[[TRANSPOSE]], %[[A]], %[[RESHAPE]], %[[TRANSPOSE_1]] : tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<?x1x4xf32>, tensor<?x1x?xf32>
// CHECK-NEXT: }
func.func @transpose(%a: tensor<2x3x4xf32>, %d: tensor<1x?x4xf32>, %e: tensor<1x?x?xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<?x1x4xf32>, tensor<?x1x?xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  %3 = tosa.transpose %d {perms = array<i32: 1, 0, 2>} : (tensor<1x?x4xf32>) -> tensor<?x1x4xf32>
  %4 = tosa.transpose %e {perms = array<i32: 1, 0, 2>} : (tensor<1x?x?xf32>) -> tensor<?x1x?xf32>
  return %1, %2, %3, %4 : tensor<4x3x2xf32>, tensor<2x3x4xf32>, tensor<?x1x4xf32>, tensor<?x1x?xf32>
}

// CHECK-LABEL: func.func @select_not
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<2xi1>, %[[A:[a-z0-9_]+]]: tensor<2xi32>, %[[B:[a-z0-9_]+]]: tensor<1xi32>) -> tensor<2xi32> {
// CHECK-NEXT:   %[[SELECT:.*]] = tosa.select %[[P]], %[[B]], %[[A]] : (tensor<2xi1>, tensor<1xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:   return %[[SELECT]] : tensor<2xi32>
// CHECK-NEXT: }
func.func @select_not(%p: tensor<2xi1>, %a: tensor<2xi32>, %b: tensor<1xi32>) -> (tensor<2xi32>) {
  %0 = tosa.logical_not %p : (tensor<2xi1>) -> tensor<2xi1>
  %1 = tosa.select %0, %a, %b : (tensor<2xi1>, tensor<2xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}
