// RUN: grep 'RUN-FN[:]' %s > %t.fused
// RUN: strata opt --linalg-fuse-elementwise-ops %s >> %t.fused
// RUN: grep 'RUN-FN[:]' %s > %t.unit
// RUN: strata opt --linalg-fold-unit-extent-dims %s >> %t.unit
// RUN: grep 'RUN-FN[:]' %s > %t.slices
// RUN: strata opt --linalg-fold-unit-extent-dims=use-rank-reducing-slices %s >> %t.slices
// RUN: grep 'RUN-FN[:]' %s > %t.named
// RUN: strata opt --linalg-specialize-generic-ops %s >> %t.named
// RUN: %run-fn %s
// RUN: %run-fn %t.fused
// RUN: %run-fn %t.unit
// RUN: %run-fn %t.slices
// RUN: %run-fn %t.named
//
// Passes keep the results. mlir-opt changes those of the functions that say so.

#id = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#first = affine_map<(d0, d1) -> (d0, 0)>

// RUN-FN: window([1, 2, 3, 4], [1, 1], [0, 0, 0]) == [4, 8, 12]
func.func @window(%x: tensor<4xi32>, %kernel: tensor<2xi32>, %init: tensor<3xi32>) -> tensor<3xi32> {
  %numbered = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %number = arith.index_cast %i : index to i32
    %sum = arith.addi %in, %number : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  %sums = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, #row], iterator_types = ["parallel", "reduction"]} ins(%numbered, %kernel : tensor<4xi32>, tensor<2xi32>) outs(%init : tensor<3xi32>) {
  ^bb0(%in: i32, %factor: i32, %out: i32):
    %product = arith.muli %in, %factor : i32
    %sum = arith.addi %out, %product : i32
    linalg.yield %sum : i32
  } -> tensor<3xi32>
  return %sums : tensor<3xi32>
}

// mlir-opt reads elements of the initial value after it has written them.
// RUN-FN: broadcast([1, 2], [10, 20], [[0, 0, 0], [0, 0, 0]]) == [[11, 11, 11], [22, 22, 22]]
func.func @broadcast(%x: tensor<2xi32>, %y: tensor<2xi32>, %init: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %sums = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<2xi32>) outs(%y : tensor<2xi32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %in, %out : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  %broadcast = linalg.generic {indexing_maps = [#row, #rows], iterator_types = ["parallel", "parallel"]} ins(%sums : tensor<2xi32>) outs(%init : tensor<2x3xi32>) {
  ^bb0(%in: i32, %out: i32):
    linalg.yield %in : i32
  } -> tensor<2x3xi32>
  return %broadcast : tensor<2x3xi32>
}

// mlir-opt loses the second column.
// RUN-FN: column([5, 6], [[1, 2], [3, 4]]) == [[6, 2], [9, 4]]
func.func @column(%x: tensor<2xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %sums = linalg.generic {indexing_maps = [#id, affine_map<(d0) -> (d0, 0)>], iterator_types = ["parallel"]} ins(%x : tensor<2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %in, %out : i32
    linalg.yield %sum : i32
  } -> tensor<2x2xi32>
  return %sums : tensor<2x2xi32>
}

// There are no iterations: mlir-opt loses the initial value.
// RUN-FN: last(2) == [7, 7]
func.func @last(%value: i32) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %x = tensor.empty(%c0) : tensor<2x?xi32>
  %empty = tensor.empty() : tensor<2xi32>
  %init = linalg.fill ins(%seven : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %last = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x?xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %in, %value : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %last : tensor<2xi32>
}

// RUN-FN: unit([[1, 2, 3]], [[10]]) == [[48]]
func.func @unit(%x: tensor<1x3xi32>, %init: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %sums = linalg.generic {indexing_maps = [#rows, #first], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<1x3xi32>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %number = arith.index_cast %k : index to i32
    %product = arith.muli %in, %number : i32
    %partial = arith.addi %out, %product : i32
    %sum = arith.addi %partial, %in : i32
    linalg.yield %sum : i32
  } -> tensor<1x1xi32>
  %twice = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%sums : tensor<1x1xi32>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    %twice = arith.addi %in, %in : i32
    linalg.yield %twice : i32
  } -> tensor<1x1xi32>
  return %twice : tensor<1x1xi32>
}

// mlir-opt drops the unsigned casts.
// RUN-FN: unsigned_product([[-1, 1]], [[1], [1]], [[0]]) == [[256]]
func.func @unsigned_product(%x: tensor<1x2xi8>, %y: tensor<2x1xi8>, %init: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %product = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<1x2xi8>, tensor<2x1xi8>) outs(%init : tensor<1x1xi32>) {
  ^bb0(%a: i8, %b: i8, %out: i32):
    %wide_a = arith.extui %a : i8 to i32
    %wide_b = arith.extui %b : i8 to i32
    %product = arith.muli %wide_a, %wide_b : i32
    %sum = arith.addi %out, %product : i32
    linalg.yield %sum : i32
  } -> tensor<1x1xi32>
  return %product : tensor<1x1xi32>
}

// mlir-opt drops the transposition of the second input.
// RUN-FN: transposed([[1, 2], [3, 4]], [[1, 0], [5, 1]], [[0, 0], [0, 0]]) == [[1, 7], [3, 19]]
func.func @transposed(%x: tensor<2x2xi32>, %y: tensor<2x2xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %product = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<2x2xi32>, tensor<2x2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %product = arith.muli %a, %b : i32
    %sum = arith.addi %out, %product : i32
    linalg.yield %sum : i32
  } -> tensor<2x2xi32>
  return %product : tensor<2x2xi32>
}
