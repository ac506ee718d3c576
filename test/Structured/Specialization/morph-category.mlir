// AUTOUPDATE
// RUN: strata opt --linalg-morph-ops=named-to-category %s | FileCheck %s
//
// Named operations as operations of a category.

// One input.
// CHECK-LABEL: func.func @exp
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%[[A]] : tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[ELEMENTWISE]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @exp(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.exp ins(%a: tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Three inputs.
// CHECK-LABEL: func.func @sel
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: tensor<4x8xi1>, %[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[C:[a-z0-9_]+]]: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:   %[[ELEMENTWISE:.*]] = linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%[[P]], %[[A]], %[[C]] : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%[[C]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:   return %[[ELEMENTWISE]] : tensor<4x8xf32>
// CHECK-NEXT: }
func.func @sel(%p: tensor<4x8xi1>, %a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.select ins(%p, %a, %c: tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Products stay.
// CHECK-LABEL: func.func @mm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf32>, %[[B:[a-z0-9_]+]]: tensor<8x16xf32>, %[[C:[a-z0-9_]+]]: tensor<4x16xf32>) -> tensor<4x16xf32> {
// CHECK-NEXT:   %[[MATMUL:.*]] = linalg.matmul {foo} ins(%[[A]], %[[B]] : tensor<4x8xf32>, tensor<8x16xf32>) outs(%[[C]] : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT:   return %[[MATMUL]] : tensor<4x16xf32>
// CHECK-NEXT: }
func.func @mm(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul {foo} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
