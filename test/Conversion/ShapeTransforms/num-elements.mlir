// AUTOUPDATE
// RUN: strata opt --shape-to-shape-lowering %s | FileCheck %s
//
// The number of elements as a reduction

// CHECK-LABEL: func.func @num_elements(
// CHECK-SAME: {{^}}%[[S:[a-z0-9_]+]]: !shape.shape) -> !shape.size {
// CHECK-NEXT:   %[[C1:.*]] = shape.const_size 1
// CHECK-NEXT:   %[[REDUCE:.*]] = shape.reduce(%[[S]], %[[C1]]) : !shape.shape -> !shape.size {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: !shape.size, %[[ARG3:[a-z0-9_]+]]: !shape.size):
// CHECK-NEXT:     %[[MUL:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     shape.yield %[[MUL]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[REDUCE]] : !shape.size
// CHECK-NEXT: }
func.func @num_elements(%s: !shape.shape) -> !shape.size {
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  return %n : !shape.size
}

// CHECK-LABEL: func.func @num_elements_index
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[REDUCE:.*]] = shape.reduce(%[[S]], %[[C1]]) : tensor<?xindex> -> index {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[MUL:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : index, index -> index
// CHECK-NEXT:     shape.yield %[[MUL]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[REDUCE]] : index
// CHECK-NEXT: }
func.func @num_elements_index(%s: tensor<?xindex>) -> index {
  %n = shape.num_elements %s : tensor<?xindex> -> index
  return %n : index
}

// CHECK-LABEL: func.func @num_elements_mixed
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:   %[[C1:.*]] = shape.const_size 1
// CHECK-NEXT:   %[[REDUCE:.*]] = shape.reduce(%[[S]], %[[C1]]) : tensor<?xindex> -> !shape.size {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: !shape.size):
// CHECK-NEXT:     %[[MUL:.*]] = shape.mul %[[ARG2]], %[[ARG3]] : index, !shape.size -> !shape.size
// CHECK-NEXT:     shape.yield %[[MUL]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[REDUCE]] : !shape.size
// CHECK-NEXT: }
func.func @num_elements_mixed(%s: tensor<?xindex>) -> !shape.size {
  %n = shape.num_elements %s : tensor<?xindex> -> !shape.size
  return %n : !shape.size
}

// CHECK-LABEL: shape.func @f
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: !shape.shape) -> !shape.size {
// CHECK-NEXT:   %[[NUM_ELEMENTS:.*]] = num_elements %[[S]] : !shape.shape -> !shape.size
// CHECK-NEXT:   return %[[NUM_ELEMENTS]] : !shape.size
// CHECK-NEXT: }
shape.func @f(%s: !shape.shape) -> !shape.size {
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  shape.return %n : !shape.size
}
