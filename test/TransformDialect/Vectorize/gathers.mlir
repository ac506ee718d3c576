// RUN: grep 'RUN-FN[:]' %s > %t.gathers
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/gathers.mlir --transform-interpreter=entry-point=gathers --lower-vector-mask %s >> %t.gathers
// RUN: FileCheck %s < %t.gathers
// RUN: %run-fn %s
// RUN: %run-fn %t.gathers
//
// Gathers in place of extractions with indices that depend on the iteration. mlir-opt lets the last index exceed the
// last dimension.

// CHECK-LABEL: func.func @column
// CHECK: vector.gather
// RUN-FN: column([[1, 2], [3, 4], [5, 6]], 1) == [2, 4, 6]
func.func @column(%t: tensor<3x2xi32>, %place: index) -> tensor<3xi32> {
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %x = tensor.extract %t[%i, %place] : tensor<3x2xi32>
    linalg.yield %x : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// CHECK-LABEL: func.func @diagonal
// CHECK: vector.gather
// RUN-FN: diagonal([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], 1) == [3, 8]
func.func @diagonal(%t: tensor<?x?x?xi32>, %place: index) -> tensor<2xi32> {
  %e = tensor.empty() : tensor<2xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<2xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %x = tensor.extract %t[%i, %place, %i] : tensor<?x?x?xi32>
    linalg.yield %x : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// CHECK-LABEL: func.func @only
// CHECK-NOT: linalg.generic
// RUN-FN: only(7) == [7, 7, 7]
func.func @only(%x: i32) -> tensor<3xi32> {
  %t = tensor.from_elements %x : tensor<i32>
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi32>) {
  ^bb0(%old: i32):
    %y = tensor.extract %t[] : tensor<i32>
    linalg.yield %y : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
