// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// A loop that is a reduction does not fill its result again in each iteration, unlike that of mlir-opt; producers that cannot be tiled are copied.

module attributes {transform.with_named_sequence} {

// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @destination
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: tensor<100x30xf32>, %[[RHS:[a-z0-9_]+]]: tensor<30x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[ZEROS:.*]] = linalg.fill ins(%[[CST]] : f32) outs(%[[INIT]] : tensor<100x40xf32>) -> tensor<100x40xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   %[[C40:.*]] = arith.constant 40 : index
// CHECK-NEXT:   %[[C30:.*]] = arith.constant 30 : index
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C100]] step %[[C10]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[ZEROS]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_0]] to %[[C40]] step %[[C20]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG7:[a-z0-9_]+]] = %[[C0_1]] to %[[C30]] step %[[C5]] iter_args(%[[ARG8:[a-z0-9_]+]] = %[[ARG6]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:         %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[LHS]][%[[ARG3]], %[[ARG7]]] [10, 5] [1, 1] : tensor<100x30xf32> to tensor<10x5xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[RHS]][%[[ARG7]], %[[ARG5]]] [5, 20] [1, 1] : tensor<30x40xf32> to tensor<5x20xf32>
// CHECK-NEXT:         %[[EXTRACTED_SLICE_3:.*]] = tensor.extract_slice %[[ARG8]][%[[ARG3]], %[[ARG5]]] [10, 20] [1, 1] : tensor<100x40xf32> to tensor<10x20xf32>
// CHECK-NEXT:         %[[MATMUL:.*]] = linalg.matmul ins(%[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_2]] : tensor<10x5xf32>, tensor<5x20xf32>) outs(%[[EXTRACTED_SLICE_3]] : tensor<10x20xf32>) -> tensor<10x20xf32>
// CHECK-NEXT:         %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[MATMUL]] into %[[ARG8]][%[[ARG3]], %[[ARG5]]] [10, 20] [1, 1] : tensor<10x20xf32> into tensor<100x40xf32>
// CHECK-NEXT:         scf.yield %[[INSERTED_SLICE]] : tensor<100x40xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[FOR_2]] : tensor<100x40xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<100x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<100x40xf32>
// CHECK-NEXT: }
func.func @destination(%lhs: tensor<100x30xf32>, %rhs: tensor<30x40xf32>, %init: tensor<100x40xf32>) -> tensor<100x40xf32> {
  %zero = arith.constant 0.0 : f32
  %zeros = linalg.fill ins(%zero : f32) outs(%init : tensor<100x40xf32>) -> tensor<100x40xf32>
  %sum = linalg.matmul ins(%lhs, %rhs : tensor<100x30xf32>, tensor<30x40xf32>) outs(%zeros : tensor<100x40xf32>) -> tensor<100x40xf32>
  return %sum : tensor<100x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:3 = transform.structured.fuse %f tile_sizes [10, 20, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:[a-z0-9_]+]]:3 = transform.structured.fuse %[[F]] tile_sizes [10, 20, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @copies
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: tensor<100x40xf32>, %[[INIT:[a-z0-9_]+]]: tensor<100x40xf32>) -> tensor<100x40xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<1.000000e+00> : tensor<100x40xf32>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<100x40xf32>
// CHECK-NEXT:   %[[EXP:.*]] = linalg.exp ins(%[[IN]] : tensor<100x40xf32>) outs(%[[EMPTY]] : tensor<100x40xf32>) -> tensor<100x40xf32>
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[C100]] step %[[C10]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[INIT]]) -> (tensor<100x40xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[IN]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[EMPTY_1:.*]] = tensor.empty() : tensor<100x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[EMPTY_1]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_1:.*]] = tensor.extract_slice %[[EMPTY]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[EXP_1:.*]] = linalg.exp ins(%[[EXTRACTED_SLICE]] : tensor<10x40xf32>) outs(%[[EXTRACTED_SLICE_1]] : tensor<10x40xf32>) -> tensor<10x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_2:.*]] = tensor.extract_slice %[[EXP]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<1.000000e+00> : tensor<100x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_4:.*]] = tensor.extract_slice %[[CST_3]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_5:.*]] = tensor.extract_slice %[[CST]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_6:.*]] = tensor.extract_slice %[[ARG3]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<100x40xf32> to tensor<10x40xf32>
// CHECK-NEXT:     %[[ADD:.*]] = linalg.add ins(%[[EXP_1]], %[[EXTRACTED_SLICE_5]] : tensor<10x40xf32>, tensor<10x40xf32>) outs(%[[EXTRACTED_SLICE_6]] : tensor<10x40xf32>) -> tensor<10x40xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[ADD]] into %[[ARG3]][%[[ARG2]], 0] [10, 40] [1, 1] : tensor<10x40xf32> into tensor<100x40xf32>
// CHECK-NEXT:     scf.yield %[[INSERTED_SLICE]] : tensor<100x40xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<100x40xf32>
// CHECK-NEXT: }
func.func @copies(%in: tensor<100x40xf32>, %init: tensor<100x40xf32>) -> tensor<100x40xf32> {
  %ones = arith.constant dense<1.0> : tensor<100x40xf32>
  %empty = tensor.empty() : tensor<100x40xf32>
  %exp = linalg.exp ins(%in : tensor<100x40xf32>) outs(%empty : tensor<100x40xf32>) -> tensor<100x40xf32>
  %sum = linalg.add ins(%exp, %ones : tensor<100x40xf32>, tensor<100x40xf32>) outs(%init : tensor<100x40xf32>) -> tensor<100x40xf32>
  return %sum : tensor<100x40xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.fuse %f tile_sizes [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.add"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[T:[a-z0-9_]+]], %[[L:.*]] = transform.structured.fuse %[[F]] tile_sizes [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
