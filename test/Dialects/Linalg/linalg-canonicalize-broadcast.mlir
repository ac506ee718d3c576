// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Compositions of linalg.transpose and linalg.broadcast.

// Two transpositions are one; attributes are dropped.
// CHECK-LABEL: func.func @transpose_twice
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3x4xf32>, %[[B:[a-z0-9_]+]]: tensor<3x4x2xf32>, %[[C:[a-z0-9_]+]]: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<2x3x4xf32>) outs(%[[C]] : tensor<4x3x2xf32>) permutation = [2, 1, 0]
// CHECK-NEXT:   return %[[TRANSPOSED]] : tensor<4x3x2xf32>
// CHECK-NEXT: }
func.func @transpose_twice(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x3x2xf32>) permutation = [1, 0, 2] {k}
  return %1 : tensor<4x3x2xf32>
}

// -----

// They undo each other.
// CHECK-LABEL: func.func @transpose_back
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x2xf32>, %[[C:[a-z0-9_]+]]: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:   return %[[A]] : tensor<2x?xf32>
// CHECK-NEXT: }
func.func @transpose_back(%a: tensor<2x?xf32>, %b: tensor<?x2xf32>, %c: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x?xf32>) outs(%b : tensor<?x2xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<?x2xf32>) outs(%c : tensor<2x?xf32>) permutation = [1, 0]
  return %1 : tensor<2x?xf32>
}

// -----

// Operations that use each other stay.
// CHECK-LABEL: func.func @transpose_each_other() {
// CHECK-NEXT:   "test.graph"() ({
// CHECK-NEXT:     %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[TRANSPOSED_0:[a-z0-9_]+]] : tensor<4x4xf32>) outs(%[[TRANSPOSED_0]] : tensor<4x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %[[TRANSPOSED_0]] = linalg.transpose ins(%[[TRANSPOSED]] : tensor<4x4xf32>) outs(%[[TRANSPOSED]] : tensor<4x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     "test.use"(%[[TRANSPOSED]]) : (tensor<4x4xf32>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transpose_each_other() {
  "test.graph"() ({
    %0 = linalg.transpose ins(%1 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) permutation = [1, 0]
    %1 = linalg.transpose ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) permutation = [1, 0]
    "test.use"(%0) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  return
}

// -----

// The smaller tensor is transposed.
// CHECK-LABEL: func.func @transpose_broadcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x3xf32>, %[[B:[a-z0-9_]+]]: tensor<?x7x3xf32>, %[[C:[a-z0-9_]+]]: tensor<3x?x7xf32>) -> tensor<3x?x7xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x3xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<3x?xf32>
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<?x3xf32>) outs(%[[EMPTY]] : tensor<3x?xf32>) permutation = [1, 0]
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[TRANSPOSED]] : tensor<3x?xf32>) outs(%[[C]] : tensor<3x?x7xf32>) dimensions = [2]
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<3x?x7xf32>
// CHECK-NEXT: }
func.func @transpose_broadcast(%a: tensor<?x3xf32>, %b: tensor<?x7x3xf32>, %c: tensor<3x?x7xf32>) -> tensor<3x?x7xf32> {
  %0 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%b : tensor<?x7x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<?x7x3xf32>) outs(%c : tensor<3x?x7xf32>) permutation = [2, 0, 1]
  return %1 : tensor<3x?x7xf32>
}

// -----

// Nothing is added.
// CHECK-LABEL: func.func @broadcast_same_shape
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x3xf32>, %[[B:[a-z0-9_]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:   return %[[A]] : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @broadcast_same_shape(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%b : tensor<2x3xf32>) dimensions = []
  return %0 : tensor<2x3xf32>
}

// -----

// A broadcast of a broadcast is one; attributes are dropped.
// CHECK-LABEL: func.func @bcast_bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>, %[[B:[a-z0-9_]+]]: tensor<3x2x4xf32>, %[[C:[a-z0-9_]+]]: tensor<5x3x6x2x4xf32>) -> tensor<5x3x6x2x4xf32> {
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[A]] : tensor<2xf32>) outs(%[[C]] : tensor<5x3x6x2x4xf32>) dimensions = [0, 1, 2, 4]
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<5x3x6x2x4xf32>
// CHECK-NEXT: }
func.func @bcast_bcast(%a: tensor<2xf32>, %b: tensor<3x2x4xf32>, %c: tensor<5x3x6x2x4xf32>) -> tensor<5x3x6x2x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<3x2x4xf32>) dimensions = [0, 2]
  %1 = linalg.broadcast ins(%0 : tensor<3x2x4xf32>) outs(%c : tensor<5x3x6x2x4xf32>) dimensions = [0, 2] {k}
  return %1 : tensor<5x3x6x2x4xf32>
}

// -----

// The broadcast has another use.
// CHECK-LABEL: func.func @bcast_transpose_used
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2xf32>, %[[B:[a-z0-9_]+]]: tensor<2x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[A]] : tensor<2xf32>) outs(%[[B]] : tensor<2x4xf32>) dimensions = [1]
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[BROADCASTED]] : tensor<2x4xf32>) outs(%[[C]] : tensor<4x2xf32>) permutation = [1, 0]  {k}
// CHECK-NEXT:   return %[[TRANSPOSED]], %[[BROADCASTED]] : tensor<4x2xf32>, tensor<2x4xf32>
// CHECK-NEXT: }
func.func @bcast_transpose_used(%a: tensor<2xf32>, %b: tensor<2x4xf32>, %c: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<2x4xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<2x4xf32>) outs(%c : tensor<4x2xf32>) permutation = [1, 0] {k}
  return %1, %0 : tensor<4x2xf32>, tensor<2x4xf32>
}

// -----

// A broadcast of a transposition stays.
// CHECK-LABEL: func.func @transpose_bcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4xf32>, %[[B:[a-z0-9_]+]]: tensor<4x2xf32>, %[[C:[a-z0-9_]+]]: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
// CHECK-NEXT:   %[[TRANSPOSED:.*]] = linalg.transpose ins(%[[A]] : tensor<2x4xf32>) outs(%[[B]] : tensor<4x2xf32>) permutation = [1, 0]  {k}
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[TRANSPOSED]] : tensor<4x2xf32>) outs(%[[C]] : tensor<4x3x2xf32>) dimensions = [1]
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<4x3x2xf32>
// CHECK-NEXT: }
func.func @transpose_bcast(%a: tensor<2x4xf32>, %b: tensor<4x2xf32>, %c: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %0 = linalg.transpose ins(%a : tensor<2x4xf32>) outs(%b : tensor<4x2xf32>) permutation = [1, 0] {k}
  %1 = linalg.broadcast ins(%0 : tensor<4x2xf32>) outs(%c : tensor<4x3x2xf32>) dimensions = [1]
  return %1 : tensor<4x3x2xf32>
}

// -----

// Nothing is left to transpose.
// CHECK-LABEL: func.func @scalar_bcast_transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<f32>, %[[B:[a-z0-9_]+]]: tensor<2x4xf32>, %[[C:[a-z0-9_]+]]: tensor<4x2xf32>) -> tensor<4x2xf32> {
// CHECK-NEXT:   %[[BROADCASTED:.*]] = linalg.broadcast ins(%[[A]] : tensor<f32>) outs(%[[C]] : tensor<4x2xf32>) dimensions = [1, 0]
// CHECK-NEXT:   return %[[BROADCASTED]] : tensor<4x2xf32>
// CHECK-NEXT: }
func.func @scalar_bcast_transpose(%a: tensor<f32>, %b: tensor<2x4xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = linalg.broadcast ins(%a : tensor<f32>) outs(%b : tensor<2x4xf32>) dimensions = [0, 1]
  %1 = linalg.transpose ins(%0 : tensor<2x4xf32>) outs(%c : tensor<4x2xf32>) permutation = [1, 0] {k}
  return %1 : tensor<4x2xf32>
}
