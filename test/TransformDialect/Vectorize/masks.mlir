// AUTOUPDATE
// RUN: %opt %s --transform-interpreter | FileCheck %s
//
// Reads, writes and reductions are masked where vectors are larger than tensors or have dynamic sizes.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0, d1) -> (d0, 0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1, d0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x16xf32>, %[[C:[a-z0-9_]+]]: tensor<?x16xf32>) -> tensor<?x16xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[DIM]], %[[C8]] : vector<4x16xi1>
// CHECK-NEXT:   %[[MASK:.*]] = vector.mask %[[CREATE_MASK]] { vector.transfer_read %[[A]][%[[C0_0]], %[[C0_0]]], %[[POISON]] {in_bounds = [true, true, true], permutation_map = #map} : tensor<?x8xf32>, vector<4x16x16xf32> } : vector<4x16xi1> -> vector<4x16x16xf32>
// CHECK-NEXT:   %[[POISON_1:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[CREATE_MASK_1:.*]] = vector.create_mask %[[C8]], %[[C16]] : vector<16x16xi1>
// CHECK-NEXT:   %[[MASK_1:.*]] = vector.mask %[[CREATE_MASK_1]] { vector.transfer_read %[[B]][%[[C0_0]], %[[C0_0]]], %[[POISON_1]] {in_bounds = [true, true, true], permutation_map = #map1} : tensor<8x16xf32>, vector<4x16x16xf32> } : vector<16x16xi1> -> vector<4x16x16xf32>
// CHECK-NEXT:   %[[POISON_2:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[CREATE_MASK_2:.*]] = vector.create_mask %[[DIM]], %[[C16]] : vector<4x16xi1>
// CHECK-NEXT:   %[[MASK_2:.*]] = vector.mask %[[CREATE_MASK_2]] { vector.transfer_read %[[C]][%[[C0_0]], %[[C0_0]]], %[[POISON_2]] {in_bounds = [true, true]} : tensor<?x16xf32>, vector<4x16xf32> } : vector<4x16xi1> -> vector<4x16xf32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[MASK]], %[[MASK_1]] : vector<4x16x16xf32>
// CHECK-NEXT:   %[[CREATE_MASK_3:.*]] = vector.create_mask %[[DIM]], %[[C16]], %[[C8]] : vector<4x16x16xi1>
// CHECK-NEXT:   %[[MASK_3:.*]] = vector.mask %[[CREATE_MASK_3]] { vector.multi_reduction <add>, %[[MULF]], %[[MASK_2]] [2] : vector<4x16x16xf32> to vector<4x16xf32> } : vector<4x16x16xi1> -> vector<4x16xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[MASK_4:.*]] = vector.mask %[[CREATE_MASK_2]] { vector.transfer_write %[[MASK_3]], %[[C]][%[[C0_1]], %[[C0_1]]] {in_bounds = [true, true]} : vector<4x16xf32>, tensor<?x16xf32> } : vector<4x16xi1> -> tensor<?x16xf32>
// CHECK-NEXT:   return %[[MASK_4]] : tensor<?x16xf32>
// CHECK-NEXT: }
func.func @product(%a: tensor<?x8xf32>, %b: tensor<8x16xf32>, %c: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x16xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// CHECK-LABEL: func.func @scalable
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x8xf32>, %[[B:[a-z0-9_]+]]: memref<?x8xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[A]], %[[C0]] : memref<?x8xf32>
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[CREATE_MASK:.*]] = vector.create_mask %[[DIM]], %[[C8]] : vector<4x[8]xi1>
// CHECK-NEXT:   %[[MASK:.*]] = vector.mask %[[CREATE_MASK]] { vector.transfer_read %[[A]][%[[C0_0]], %[[C0_0]]], %[[POISON]] {in_bounds = [true, true]} : memref<?x8xf32>, vector<4x[8]xf32> } : vector<4x[8]xi1> -> vector<4x[8]xf32>
// CHECK-NEXT:   %[[POISON_1:.*]] = ub.poison : f32
// CHECK-NEXT:   %[[MASK_1:.*]] = vector.mask %[[CREATE_MASK]] { vector.transfer_read %[[B]][%[[C0_0]], %[[C0_0]]], %[[POISON_1]] {in_bounds = [true, true]} : memref<?x8xf32>, vector<4x[8]xf32> } : vector<4x[8]xi1> -> vector<4x[8]xf32>
// CHECK-NEXT:   %[[EXP:.*]] = math.exp %[[MASK]] : vector<4x[8]xf32>
// CHECK-NEXT:   %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT:   vector.mask %[[CREATE_MASK]] { vector.transfer_write %[[EXP]], %[[B]][%[[C0_1]], %[[C0_1]]] {in_bounds = [true, true]} : vector<4x[8]xf32>, memref<?x8xf32> } : vector<4x[8]xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scalable(%a: memref<?x8xf32>, %b: memref<?x8xf32>) {
  linalg.exp ins(%a : memref<?x8xf32>) outs(%b : memref<?x8xf32>)
  return
}

// CHECK-LABEL: func.func @static
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8xi32>, %[[B:[a-z0-9_]+]]: memref<i32>) {
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[C0]]], %[[POISON]] : memref<8xi32>, vector<8xi32>
// CHECK-NEXT:   %[[POISON_1:.*]] = ub.poison : i32
// CHECK-NEXT:   %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[B]][], %[[POISON_1]] : memref<i32>, vector<i32>
// CHECK-NEXT:   %[[EXTRACT:.*]] = vector.extract %[[TRANSFER_READ_1]][] : i32 from vector<i32>
// CHECK-NEXT:   %[[MULTI_REDUCTION:.*]] = vector.multi_reduction <maxsi>, %[[TRANSFER_READ]], %[[EXTRACT]] [0] : vector<8xi32> to i32
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[BROADCAST:.*]] = vector.broadcast %[[MULTI_REDUCTION]] : i32 to vector<i32>
// CHECK-NEXT:   vector.transfer_write %[[BROADCAST]], %[[B]][] : vector<i32>, memref<i32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @static(%a: memref<8xi32>, %b: memref<i32>) {
  linalg.reduce {arith.maxsi} ins(%a : memref<8xi32>) outs(%b : memref<i32>) dimensions = [0]
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %f vector_sizes [4, 16, 16] : !transform.any_op
  %g = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %g vector_sizes [4, [8]] : !transform.any_op
  %h = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %h : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.matmul"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.structured.vectorize %[[F]] vector_sizes [4, 16, 16] : !transform.any_op
// CHECK-NEXT:   %[[G:.*]] = transform.structured.match ops{["linalg.exp"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.structured.vectorize %[[G]] vector_sizes [4, [8]] : !transform.any_op
// CHECK-NEXT:   %[[H:.*]] = transform.structured.match ops{["linalg.reduce"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.structured.vectorize %[[H]] : !transform.any_op
// CHECK-NEXT:   transform.yield
