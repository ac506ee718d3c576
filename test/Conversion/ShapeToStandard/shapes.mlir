// AUTOUPDATE
// RUN: strata opt --convert-shape-to-std %s | FileCheck %s
//
// Shapes as tensors of extents, and those that may be errors

// CHECK-LABEL: func.func @any
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xindex>, %[[B:[a-z0-9_]+]]: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:   return %[[A]] : tensor<?xindex>
// CHECK-NEXT: }
func.func @any(%a: tensor<?xindex>, %b: tensor<2xindex>) -> tensor<?xindex> {
  %0 = shape.any %a, %b : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: func.func @const_shape() -> tensor<3xindex> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[C1]], %[[C2]], %[[C3]] : tensor<3xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:   return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT: }
func.func @const_shape() -> tensor<3xindex> {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK-LABEL: func.func @const_shape_shape() -> !shape.shape {
// CHECK-NEXT:   %[[CONST_SHAPE:.*]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:   return %[[CONST_SHAPE]] : !shape.shape
// CHECK-NEXT: }
func.func @const_shape_shape() -> !shape.shape {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  return %0 : !shape.shape
}

// CHECK-LABEL: func.func @shape_of(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<1x?x5xf32>) -> tensor<3xindex> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[T]], %[[C1_0]] : tensor<1x?x5xf32>
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[C1]], %[[DIM]], %[[C5]] : tensor<3xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:   return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT: }
func.func @shape_of(%t: tensor<1x?x5xf32>) -> tensor<3xindex> {
  %s = shape.shape_of %t : tensor<1x?x5xf32> -> tensor<3xindex>
  return %s : tensor<3xindex>
}

// CHECK-LABEL: func.func @shape_of_unranked
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<*xf32>) -> tensor<?xindex> {
// CHECK-NEXT:   %[[RANK:.*]] = tensor.rank %[[T]] : tensor<*xf32>
// CHECK-NEXT:   %[[GENERATED:.*]] = tensor.generate %[[RANK]] {
// CHECK-NEXT:   ^bb0(%[[ARG1:[a-z0-9_]+]]: index):
// CHECK-NEXT:     %[[DIM:.*]] = tensor.dim %[[T]], %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     tensor.yield %[[DIM]] : index
// CHECK-NEXT:   } : tensor<?xindex>
// CHECK-NEXT:   return %[[GENERATED]] : tensor<?xindex>
// CHECK-NEXT: }
func.func @shape_of_unranked(%t: tensor<*xf32>) -> tensor<?xindex> {
  %s = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  return %s : tensor<?xindex>
}

// CHECK-LABEL: func.func @to_extent_tensor
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[S]] : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:   return %[[CAST]] : tensor<3xindex>
// CHECK-NEXT: }
func.func @to_extent_tensor(%s: tensor<?xindex>) -> tensor<3xindex> {
  %t = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<3xindex>
  return %t : tensor<3xindex>
}

// CHECK-LABEL: func.func @from_extents
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> !shape.shape {
// CHECK-NEXT:   %[[S:.*]] = shape.from_extents %[[A]], %[[B]] : index, index
// CHECK-NEXT:   return %[[S]] : !shape.shape
// CHECK-NEXT: }
func.func @from_extents(%a: index, %b: index) -> !shape.shape {
  %s = shape.from_extents %a, %b : index, index
  return %s : !shape.shape
}

// CHECK-LABEL: func.func @reduce_shape
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: !shape.shape, %[[INIT:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:   %[[N:.*]] = shape.reduce(%[[S]], %[[INIT]]) : !shape.shape -> !shape.size {
// CHECK-NEXT:   ^bb0(%[[I:[a-z0-9_]+]]: index, %[[E:[a-z0-9_]+]]: !shape.size, %[[ACC:[a-z0-9_]+]]: !shape.size):
// CHECK-NEXT:     %[[X:.*]] = shape.mul %[[ACC]], %[[E]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     shape.yield %[[X]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[N]] : !shape.size
// CHECK-NEXT: }
func.func @reduce_shape(%s: !shape.shape, %init: !shape.size) -> !shape.size {
  %n = shape.reduce(%s, %init) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %acc: !shape.size):
    %x = shape.mul %acc, %e : !shape.size, !shape.size -> !shape.size
    shape.yield %x : !shape.size
  }
  return %n : !shape.size
}

// CHECK-LABEL: func.func @split_at
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>, %[[I:[a-z0-9_]+]]: index) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[S]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[I]], %[[DIM]] : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[I]], %[[C0]] : index
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[ADDI]], %[[I]] : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[S]][%[[C0]]] [%[[SELECT]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:   %[[SUBI:.*]] = arith.subi %[[DIM]], %[[SELECT]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[S]][%[[SELECT]]] [%[[SUBI]]] [%[[C1]]] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:   return %[[EXTRACTED_SLICE]], %[[EXTRACTED_SLICE_0]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: }
func.func @split_at(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %h, %t = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}

// CHECK-LABEL: func.func @reduce(
// CHECK-SAME: {{^}}%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[S]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG1:[a-z0-9_]+]] = %[[C0]] to %[[DIM]] step %[[C1_0]] iter_args(%[[ARG2:[a-z0-9_]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[S]][%[[ARG1]]] : tensor<?xindex>
// CHECK-NEXT:     %[[X:.*]] = arith.muli %[[ARG2]], %[[EXTRACTED]] : index
// CHECK-NEXT:     scf.yield %[[X]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : index
// CHECK-NEXT: }
func.func @reduce(%s: tensor<?xindex>) -> index {
  %init = arith.constant 1 : index
  %n = shape.reduce(%s, %init) : tensor<?xindex> -> index {
  ^bb0(%i: index, %e: index, %acc: index):
    %x = arith.muli %acc, %e : index
    shape.yield %x : index
  }
  return %n : index
}
