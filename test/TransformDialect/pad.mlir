// AUTOUPDATE
// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// Operands are padded to constant bounds of their sizes.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0) -> (-d0 + 12, 7)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (-s0 + 8)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<24x12xf32>, %[[B:[a-z0-9_]+]]: tensor<12x25xf32>, %[[C:[a-z0-9_]+]]: tensor<24x25xf32>, %[[I:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: index) -> tensor<24x25xf32> {
// CHECK-NEXT:   %[[MIN:.*]] = affine.min #map(%[[K]])
// CHECK-NEXT:   %[[X:.*]] = tensor.extract_slice %[[A]][%[[I]], %[[K]]] [4, %[[MIN]]] [1, 1] : tensor<24x12xf32> to tensor<4x?xf32>
// CHECK-NEXT:   %[[Y:.*]] = tensor.extract_slice %[[B]][%[[K]], 0] [%[[MIN]], 25] [1, 1] : tensor<12x25xf32> to tensor<?x25xf32>
// CHECK-NEXT:   %[[Z:.*]] = tensor.extract_slice %[[C]][%[[I]], 0] [4, 25] [1, 1] : tensor<24x25xf32> to tensor<4x25xf32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[MIN]]]
// CHECK-NEXT:   %[[PADDED:.*]] = tensor.pad %[[X]] nofold low[0, 0] high[0, %[[APPLY]]] {
// CHECK-NEXT:   ^bb0(%[[ARG5:[a-z0-9_]+]]: index, %[[ARG6:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST]] : f32
// CHECK-NEXT:   } : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[MIN]]]
// CHECK-NEXT:   %[[PADDED_3:.*]] = tensor.pad %[[Y]] nofold low[0, 0] high[%[[APPLY_1]], 7] {
// CHECK-NEXT:   ^bb0(%[[ARG5_1:[a-z0-9_]+]]: index, %[[ARG6_1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST_2]] : f32
// CHECK-NEXT:   } : tensor<?x25xf32> to tensor<8x32xf32>
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[PADDED_5:.*]] = tensor.pad %[[Z]] low[0, 0] high[0, 7] {
// CHECK-NEXT:   ^bb0(%[[ARG5_2:[a-z0-9_]+]]: index, %[[ARG6_2:[a-z0-9_]+]]: index):
// CHECK-NEXT:     tensor.yield %[[CST_4]] : f32
// CHECK-NEXT:   } : tensor<4x25xf32> to tensor<4x32xf32>
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0_7:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul ins(%[[PADDED]], %[[PADDED_3]] : tensor<4x8xf32>, tensor<8x32xf32>) outs(%[[PADDED_5]] : tensor<4x32xf32>) -> tensor<4x32xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_8:.*]] = tensor.extract_slice %[[MATMUL]][0, 0] [4, 25] [1, 1] : tensor<4x32xf32> to tensor<4x25xf32>
// CHECK-NEXT:   %[[MATERIALIZE_IN_DESTINATION:.*]] = bufferization.materialize_in_destination %[[EXTRACTED_SLICE_8]] in %[[Z]] : (tensor<4x25xf32>, tensor<4x25xf32>) -> tensor<4x25xf32>
// CHECK-NEXT:   %[[R:.*]] = tensor.insert_slice %[[MATERIALIZE_IN_DESTINATION]] into %[[C]][%[[I]], 0] [4, 25] [1, 1] : tensor<4x25xf32> into tensor<24x25xf32>
// CHECK-NEXT:   return %[[R]] : tensor<24x25xf32>
// CHECK-NEXT: }
func.func @product(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>, %i: index, %k: index) -> tensor<24x25xf32> {
  %size = affine.min affine_map<(d0) -> (12 - d0, 7)>(%k)
  %x = tensor.extract_slice %a[%i, %k] [4, %size] [1, 1] : tensor<24x12xf32> to tensor<4x?xf32>
  %y = tensor.extract_slice %b[%k, 0] [%size, 25] [1, 1] : tensor<12x25xf32> to tensor<?x25xf32>
  %z = tensor.extract_slice %c[%i, 0] [4, 25] [1, 1] : tensor<24x25xf32> to tensor<4x25xf32>
  %p = linalg.matmul ins(%x, %y : tensor<4x?xf32>, tensor<?x25xf32>) outs(%z : tensor<4x25xf32>) -> tensor<4x25xf32>
  %r = tensor.insert_slice %p into %c[%i, 0] [4, 25] [1, 1] : tensor<4x25xf32> into tensor<24x25xf32>
  return %r : tensor<24x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %f pad_to_multiple_of [8, 8] {padding_dimensions = [1, 2], nofold_flags = [1, 1, 0], padding_values = [0.0 : f32, "0.0", 0.0 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[PADDED_1:[a-z0-9_]+]], %[[PAD:[a-z0-9_]+]], %[[COPY:.*]] = transform.structured.pad %[[F]] pad_to_multiple_of [8, 8] {nofold_flags = [1, 1, 0], padding_dimensions = [1, 2], padding_values = [0.000000e+00 : f32, "0.0", 0.000000e+00 : f32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CHECK-NEXT:   transform.yield
