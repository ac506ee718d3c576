// AUTOUPDATE
// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// All structured operations of functions become operations of vectors, which are simplified.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @layer
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf16>, %[[B:[a-z0-9_]+]]: tensor<8x16xf16>, %[[S:[a-z0-9_]+]]: tensor<16xf32>, %[[O:[a-z0-9_]+]]: tensor<4x16xf32>) -> tensor<4x16xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<1.000000e+00> : vector<16xf32>
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[POISON_1:.*]] = ub.poison : f16
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0.000000e+00> : vector<4x16xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[C0]], %[[C0]]], %[[POISON_1]] {in_bounds = [true, true]} : tensor<4x8xf16>, vector<4x8xf16>
// CHECK-NEXT:   %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[B]][%[[C0]], %[[C0]]], %[[POISON_1]] {in_bounds = [true, true]} : tensor<8x16xf16>, vector<8x16xf16>
// CHECK-NEXT:   %[[CONTRACT:.*]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[TRANSFER_READ]], %[[TRANSFER_READ_1]], %[[CST_0]] : vector<4x8xf16>, vector<8x16xf16> into vector<4x16xf32>
// CHECK-NEXT:   %[[TRANSFER_READ_2:.*]] = vector.transfer_read %[[S]][%[[C0]]], %[[POISON]] {in_bounds = [true]} : tensor<16xf32>, vector<16xf32>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[TRANSFER_READ_2]], %[[CST]] : vector<16xf32>
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[ADDF]] : vector<16xf32> to vector<4x16xf32>
// CHECK-NEXT:   %[[ADDF_1:.*]] = arith.addf %[[CONTRACT]], %[[BROADCAST]] : vector<4x16xf32>
// CHECK-NEXT:   %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[ADDF_1]], %[[O]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x16xf32>, tensor<4x16xf32>
// CHECK-NEXT:   return %[[TRANSFER_WRITE]] : tensor<4x16xf32>
// CHECK-NEXT: }
func.func @layer(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %s: tensor<16xf32>, %o: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %filled = linalg.fill ins(%zero : f32) outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  %product = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%filled : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%product, %s : tensor<4x16xf32>, tensor<16xf32>) outs(%o : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %z = arith.addf %y, %one : f32
    %w = arith.addf %x, %z : f32
    linalg.yield %w : f32
  } -> tensor<4x16xf32>
  return %sum : tensor<4x16xf32>
}

// CHECK-LABEL: func.func @columns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8x4xf32>, %[[B:[a-z0-9_]+]]: memref<8x4xf32>, %[[C:[a-z0-9_]+]]: memref<4x8xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[C0]], %[[C0]]], %[[POISON]] {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
// CHECK-NEXT:   %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[B]][%[[C0]], %[[C0]]], %[[POISON]] {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[TRANSFER_READ]], %[[TRANSFER_READ_1]] : vector<8x4xf32>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[MULF]], [1, 0] : vector<8x4xf32> to vector<4x8xf32>
// CHECK-NEXT:   vector.transfer_write %[[TRANSPOSE]], %[[C]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32>
// CHECK-NEXT:   %[[TRANSFER_READ_2:.*]] = vector.transfer_read %[[A]][%[[C0]], %[[C0]]], %[[POISON]] {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
// CHECK-NEXT:   vector.transfer_write %[[TRANSFER_READ_2]], %[[B]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x4xf32>, memref<8x4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @columns(%a: memref<8x4xf32>, %b: memref<8x4xf32>, %c: memref<4x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<8x4xf32>, memref<8x4xf32>) outs(%c : memref<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %z = arith.mulf %x, %y : f32
    linalg.yield %z : f32
  }
  memref.copy %a, %b : memref<8x4xf32> to memref<8x4xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.vectorize_children_and_apply_patterns %f {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[NEW:.*]] = transform.structured.vectorize_children_and_apply_patterns %[[F]] {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.yield
