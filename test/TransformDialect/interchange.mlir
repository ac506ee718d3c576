// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Another order of loops, also of the indices in the body.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x16xindex>, %[[B:[a-z0-9_]+]]: tensor<16x8xindex>) -> tensor<16x8xindex> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<8x16xindex>) outs(%[[B]] : tensor<16x8xindex>) attrs =  {new} {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[INDEX:.*]] = linalg.index 1 : index
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map2(%[[I]], %[[INDEX]])
// CHECK-NEXT:     %[[S:.*]] = arith.addi %[[X]], %[[APPLY]] : index
// CHECK-NEXT:     linalg.yield %[[S]] : index
// CHECK-NEXT:   } -> tensor<16x8xindex>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<16x8xindex>
// CHECK-NEXT: }
func.func @transpose(%a: tensor<8x16xindex>, %b: tensor<16x8xindex>) -> tensor<16x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x16xindex>) outs(%b : tensor<16x8xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %s = arith.addi %x, %i : index
    linalg.yield %s : index
  } -> tensor<16x8xindex>
  return %0 : tensor<16x8xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.interchange %f iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %x "new" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.generic"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[X_1:.*]] = transform.structured.interchange %[[F]] iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[X_1]] "new" : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @transpose
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8x16xindex>, %[[B:[a-z0-9_]+]]: tensor<16x8xindex>) -> tensor<16x8xindex> {
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[A]] : tensor<8x16xindex>) outs(%[[B]] : tensor<16x8xindex>) {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[I:.*]] = linalg.index 0 : index
// CHECK-NEXT:     %[[S:.*]] = arith.addi %[[X]], %[[I]] : index
// CHECK-NEXT:     linalg.yield %[[S]] : index
// CHECK-NEXT:   } -> tensor<16x8xindex>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<16x8xindex>
// CHECK-NEXT: }
func.func @transpose(%a: tensor<8x16xindex>, %b: tensor<16x8xindex>) -> tensor<16x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x16xindex>) outs(%b : tensor<16x8xindex>) {
  ^bb0(%x: index, %y: index):
    %i = linalg.index 0 : index
    %s = arith.addi %x, %i : index
    linalg.yield %s : index
  } -> tensor<16x8xindex>
  return %0 : tensor<16x8xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.interchange %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[F:.*]] = transform.structured.match ops{["linalg.generic"]} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[X_1:.*]] = transform.structured.interchange %[[F]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.yield
