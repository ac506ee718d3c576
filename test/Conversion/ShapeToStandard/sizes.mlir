// AUTOUPDATE
// RUN: strata opt --convert-shape-to-std %s | FileCheck %s
//
// Sizes as index values

// CHECK-LABEL: func.func @binary(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[A]], %[[B]] : index
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[A]], %[[B]] : index
// CHECK-NEXT:   return %[[ADDI]], %[[MULI]] : index, index
// CHECK-NEXT: }
func.func @binary(%a: index, %b: index) -> (index, index) {
  %0 = shape.add %a, %b : index, index -> index
  %1 = shape.mul %a, %b : index, index -> index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @binary_size
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !shape.size, %[[B:[a-z0-9_]+]]: !shape.size) -> !shape.size {
// CHECK-NEXT:   %[[ADD:.*]] = shape.add %[[A]], %[[B]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   return %[[ADD]] : !shape.size
// CHECK-NEXT: }
func.func @binary_size(%a: !shape.size, %b: !shape.size) -> !shape.size {
  %0 = shape.add %a, %b : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK-LABEL: func.func @const_size_to_index() -> index {
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C5_0:.*]] = arith.constant 5 : index
// CHECK-NEXT:   return %[[C5_0]] : index
// CHECK-NEXT: }
func.func @const_size_to_index() -> index {
  %0 = shape.const_size 5
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// CHECK-LABEL: func.func @rank(
// CHECK-SAME: {{^}}%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[S]], %[[C0]] : tensor<?xindex>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @rank(%s: tensor<?xindex>) -> index {
  %0 = shape.rank %s : tensor<?xindex> -> index
  return %0 : index
}

// CHECK-LABEL: func.func @rank_size
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:   %[[RANK:.*]] = shape.rank %[[S]] : tensor<?xindex> -> !shape.size
// CHECK-NEXT:   return %[[RANK]] : !shape.size
// CHECK-NEXT: }
func.func @rank_size(%s: tensor<?xindex>) -> !shape.size {
  %0 = shape.rank %s : tensor<?xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK-LABEL: func.func @get_extent_of_dyn
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[DIM]], %[[DIM_0]] : tensor<2xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[T]], %[[I]] : tensor<?x?xf32>
// CHECK-NEXT:   return %[[DIM_1]] : index
// CHECK-NEXT: }
func.func @get_extent_of_dyn(%t: tensor<?x?xf32>, %i: index) -> index {
  %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %e = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  return %e : index
}

// CHECK-LABEL: func.func @get_extent(
// CHECK-SAME: {{^}}%[[S:[a-z0-9_]+]]: tensor<?xindex>, %[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[S]][%[[I]]] : tensor<?xindex>
// CHECK-NEXT:   return %[[EXTRACTED]] : index
// CHECK-NEXT: }
func.func @get_extent(%s: tensor<?xindex>, %i: index) -> index {
  %e = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  return %e : index
}

// CHECK-LABEL: func.func @dim(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[DIM]], %[[DIM_0]] : tensor<2xindex>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[FROM_ELEMENTS]] : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[T]], %[[I]] : tensor<?x?xf32>
// CHECK-NEXT:   return %[[DIM_1]] : index
// CHECK-NEXT: }
func.func @dim(%t: tensor<?x?xf32>, %i: index) -> index {
  %e = shape.dim %t, %i : tensor<?x?xf32>, index -> index
  return %e : index
}

// CHECK-LABEL: func.func @dim_static
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<5x?xf32>) -> index {
// CHECK-NEXT:   %[[C:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   return %[[C5]] : index
// CHECK-NEXT: }
func.func @dim_static(%t: tensor<5x?xf32>) -> index {
  %c = arith.constant 0 : index
  %e = shape.dim %t, %c : tensor<5x?xf32>, index -> index
  return %e : index
}
