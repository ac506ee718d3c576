// AUTOUPDATE
// RUN: strata opt --resolve-shaped-type-result-dims %s | FileCheck %s
// RUN: strata opt --resolve-ranked-shaped-type-result-dims %s | FileCheck %s
//
// Sizes of results are those of operands.

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: func.func @pad
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: tensor<?x4xf32>, %[[LOW:[a-z0-9_]+]]: index, %[[VALUE:[a-z0-9_]+]]: f32) -> index {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[SIZE:.*]] = tensor.dim %[[SOURCE]], %[[ZERO]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[SIZE]], %[[LOW]]]
// CHECK-NEXT:   return %[[APPLY]] : index
// CHECK-NEXT: }
func.func @pad(%source: tensor<?x4xf32>, %low: index, %value: f32) -> index {
  %zero = arith.constant 0 : index
  %padded = tensor.pad %source low[%low, 0] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %value : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %size = tensor.dim %padded, %zero : tensor<?x4xf32>
  return %size : index
}

// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ROWS:.*]] = tensor.dim %[[A]], %[[ZERO]] : tensor<?x?xf32>
// CHECK-NEXT:   %[[COLUMNS:.*]] = tensor.dim %[[B]], %[[ONE]] : tensor<?x?xf32>
// CHECK-NEXT:   return %[[ROWS]], %[[COLUMNS]] : index, index
// CHECK-NEXT: }
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %product = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %rows = tensor.dim %product, %zero : tensor<?x?xf32>
  %columns = tensor.dim %product, %one : tensor<?x?xf32>
  return %rows, %columns : index, index
}

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: tensor<?x4xf32>, %[[N:[a-z0-9_]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[SOURCE]], %[[ZERO]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map1()[%[[DIM]]]
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[SOURCE]], %[[ZERO]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[SOURCE]], %[[ZERO]] : tensor<?x4xf32>
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map2()[%[[DIM_0]], %[[DIM_1]]]
// CHECK-NEXT:   return %[[APPLY]], %[[N]], %[[APPLY_1]], %[[N]] : index, index, index, index
// CHECK-NEXT: }
func.func @shapes(%source: tensor<?x4xf32>, %n: index) -> (index, index, index, index) {
  %zero = arith.constant 0 : index
  %line = tensor.collapse_shape %source [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %pairs = tensor.expand_shape %source [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %both = tensor.concat dim(0) %source, %source : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %inserted = tensor.insert_slice %source into %both[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  %a = tensor.dim %line, %zero : tensor<?xf32>
  %b = tensor.dim %pairs, %zero : tensor<?x2x4xf32>
  %c = tensor.dim %inserted, %zero : tensor<?x4xf32>
  %empty = tensor.empty(%n) : tensor<?x4xf32>
  %d = tensor.dim %empty, %zero : tensor<?x4xf32>
  return %a, %b, %c, %d : index, index, index, index
}

// The argument of scf.forall has the size of its operand; other loops may change sizes.
// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[ZERO]] to %[[N]] step %[[ONE]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[SOURCE]]) -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[NEXT:.*]] = tensor.concat dim(0) %[[ARG3]], %[[SOURCE]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     scf.yield %[[NEXT]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[FOR]], %[[ZERO]] : tensor<?xf32>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @loops(%source: tensor<?xf32>, %n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %result = scf.forall (%i) in (%n) shared_outs(%out = %source) -> tensor<?xf32> {
    %size = tensor.dim %out, %zero : tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %source into %out[0] [%size] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  %grown = scf.for %i = %zero to %n step %one iter_args(%part = %source) -> tensor<?xf32> {
    %next = tensor.concat dim(0) %part, %source : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  %size = tensor.dim %grown, %zero : tensor<?xf32>
  return %size : index
}
