// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --allow-unregistered-dialect --split-input-file | FileCheck %s
//
// Patterns that a script applies, and loops.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> vector<4x8xf32> {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<0.000000e+00> : vector<4x8xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[I]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:   %[[INSERT:.*]] = vector.insert %[[TRANSFER_READ]], %[[CST_0]] [0] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[A]][%[[APPLY]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:   %[[INSERT_1:.*]] = vector.insert %[[TRANSFER_READ_1]], %[[INSERT]] [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ_2:.*]] = vector.transfer_read %[[A]][%[[APPLY_1]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:   %[[INSERT_2:.*]] = vector.insert %[[TRANSFER_READ_2]], %[[INSERT_1]] [2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2()[%[[I]]]
// CHECK-NEXT:   %[[TRANSFER_READ_3:.*]] = vector.transfer_read %[[A]][%[[APPLY_2]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:   %[[INSERT_3:.*]] = vector.insert %[[TRANSFER_READ_3]], %[[INSERT_2]] [3] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:   return %[[INSERT_3]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @f(%a: memref<?x?xf32>, %i: index, %n: index) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %f0 = arith.constant 0.0 : f32
  %s = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %0 = vector.transfer_read %s[%c0, %c0], %f0 {in_bounds = [true, true]} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { 
    transform.apply_patterns.memref.fold_memref_alias_ops
  } : !transform.any_op
  transform.apply_patterns to %f { 
    transform.apply_patterns.vector.transfer_to_scf full_unroll = true
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.memref.fold_memref_alias_ops
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.transfer_to_scf full_unroll = true
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) -> vector<4x8xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOCA:.*]] = memref.alloca() : memref<vector<8x4xf32>>
// CHECK-NEXT:   %[[TYPE_CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x4xf32>> to memref<8xvector<4xf32>>
// CHECK-NEXT:   scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     %[[TRANSFER_READ:.*]] = vector.transfer_read %[[A]][%[[ARG3]], %[[C0]]], %[[CST]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     memref.store %[[TRANSFER_READ]], %[[TYPE_CAST]][%[[ARG3]]] : memref<8xvector<4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<vector<8x4xf32>>
// CHECK-NEXT:   %[[TRANSPOSE:.*]] = vector.transpose %[[LOAD]], [1, 0] : vector<8x4xf32> to vector<4x8xf32>
// CHECK-NEXT:   return %[[TRANSPOSE]] : vector<4x8xf32>
// CHECK-NEXT: }
func.func @f(%a: memref<?x?xf32>, %i: index, %n: index) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %0 = vector.transfer_read %a[%c0, %c0], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { 
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.apply_patterns to %f { 
    transform.apply_patterns.vector.transfer_to_scf
  } : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.transfer_permutation_patterns
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.vector.transfer_to_scf
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<16xf32>, %[[I:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C16:.*]] = arith.constant 16 : index
// CHECK-NEXT:   scf.for %[[IV:[a-z0-9_]+]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:     "x.use"(%[[C4]]) : (index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: memref<16xf32>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %iv = %c0 to %c16 step %c4 {
    %m = affine.min affine_map<(d0) -> (-d0 + 16, 4)>(%iv)
    "x.use"(%m) : (index) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { 
    transform.apply_patterns.scf.for_loop_canonicalization
    transform.apply_patterns.canonicalization
  } {apply_cse} : !transform.any_op
  %l = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_licm to %l : !transform.any_op
  transform.apply_patterns to %l { 
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %l : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[F]] {
// CHECK-NEXT:     transform.apply_patterns.scf.for_loop_canonicalization
// CHECK-NEXT:     transform.apply_patterns.canonicalization
// CHECK-NEXT:   } {apply_cse} : !transform.any_op
// CHECK-NEXT:   %[[L:.*]] = transform.structured.match ops{["scf.for"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.apply_licm to %[[L]] : !transform.any_op
// CHECK-NEXT:   transform.apply_patterns to %[[L]] {
// CHECK-NEXT:     transform.apply_patterns.canonicalization
// CHECK-NEXT:   } : !transform.any_op
// CHECK-NEXT:   transform.loop.hoist_loop_invariant_subsets %[[L]] : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG:[a-z0-9_]+]]: tensor<8xf32>, %[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG]][0] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[FOR:[a-z0-9_]+]]:2 = scf.for %[[ARG4:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[C]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[ARG]], %[[ARG6:[a-z0-9_]+]] = %[[EXTRACTED_SLICE]]) -> (tensor<8xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %[[Y:.*]] = "x.y"(%[[ARG6]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.yield %[[ARG5]], %[[Y]] : tensor<8xf32>, tensor<4xf32>
// CHECK-NEXT:   } {hoisted}
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FOR]]#1 into %[[FOR]]#0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @f(%arg: tensor<8xf32>, %a: index, %b: index, %c: index) -> tensor<8xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%t = %arg) -> tensor<8xf32> {
    %x = tensor.extract_slice %t[0][4][1] : tensor<8xf32> to tensor<4xf32>
    %y = "x.y"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %z = tensor.insert_slice %y into %t[0][4][1] : tensor<4xf32> into tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %l = transform.structured.match ops{["scf.for"]} in %r : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %l : !transform.any_op
  transform.annotate %l "hoisted" : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[R:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[L:.*]] = transform.structured.match ops{["scf.for"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["func.func"]} in %[[R]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.hoist_loop_invariant_subsets %[[L]] : !transform.any_op
// CHECK-NEXT:   transform.annotate %[[L]] "hoisted" : !transform.any_op
// CHECK-NEXT:   transform.yield
