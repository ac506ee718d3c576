// RUN: grep 'RUN-FN[:]' %s > %t.vectors
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/results.mlir --transform-interpreter=entry-point=masked --lower-vector-mask %s >> %t.vectors
// RUN: grep 'RUN-FN[:]' %s > %t.patterns
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/results.mlir --transform-interpreter=entry-point=children %s >> %t.patterns
// RUN: %run-fn %s
// RUN: %run-fn %t.vectors
// RUN: %run-fn %t.patterns
//
// The vectorization keeps results, also where vectors are larger than tensors. mlir-opt changes those of the
// functions that say so.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#all = affine_map<(d0, d1) -> ()>

// RUN-FN: scaled([[1, 2, 3], [4, 5, 6]], [10, 20, 30], 2, [[0, 0, 0], [0, 0, 0]]) == [[20, 80, 180], [80, 200, 360]]
func.func @scaled(%a: tensor<2x3xi32>, %v: tensor<3xi32>, %s: i32, %o: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #column, #all, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %v, %s : tensor<2x3xi32>, tensor<3xi32>, i32) outs(%o : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32, %out: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.muli %1, %z : i32
    linalg.yield %2 : i32
  } -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// RUN-FN: sums([[1, 2, 3], [4, 5, 6]], [10, 20]) == [16, 35]
func.func @sums(%a: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.reduce {arith.addi} ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) dimensions = [1]
  return %0 : tensor<2xi32>
}

// RUN-FN: largest([[1, 7, 3], [4, 5, 6]]) == 7
func.func @largest(%a: tensor<2x3xi32>) -> i32 {
  %least = arith.constant dense<-100> : tensor<i32>
  %0 = linalg.generic {indexing_maps = [#id, #all], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<2x3xi32>) outs(%least : tensor<i32>) {
  ^bb0(%x: i32, %out: i32):
    %1 = arith.maxsi %out, %x : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  %1 = tensor.extract %0[] : tensor<i32>
  return %1 : i32
}

// The constant is added for each element. mlir-opt adds it once.
// RUN-FN: count([[1, 2, 3], [4, 5, 6]], [10, 20]) == [13, 23]
func.func @count(%a: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) {
  ^bb0(%x: i32, %out: i32):
    %one = arith.constant 1 : i32
    %1 = arith.addi %out, %one : i32
    linalg.yield %1 : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// Elements that are not in the tensors are not divided by. mlir-opt divides by undefined values.
// RUN-FN: quotients([[10, 20, 30], [40, 50, 60]], [[1, 2, 3], [4, 5, 6]]) == [[10, 10, 10], [10, 10, 10]]
func.func @quotients(%a: tensor<2x3xi32>, %b: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<2x3xi32>, tensor<2x3xi32>) outs(%a : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32, %out: i32):
    %1 = arith.divsi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// RUN-FN: places([[0, 0, 0], [0, 0, 0]]) == [[0, 1, 2], [10, 11, 12]]
func.func @places(%o: tensor<2x3xindex>) -> tensor<2x3xindex> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<2x3xindex>) {
  ^bb0(%out: index):
    %ten = arith.constant 10 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %1 = arith.muli %i, %ten : index
    %2 = arith.addi %1, %j : index
    linalg.yield %2 : index
  } -> tensor<2x3xindex>
  return %0 : tensor<2x3xindex>
}

// RUN-FN: transposed([[1, 2, 3], [4, 5, 6]], [[0, 0], [0, 0], [0, 0]]) == [[1, 4], [2, 5], [3, 6]]
func.func @transposed(%a: tensor<2x3xi32>, %o: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %0 = linalg.transpose ins(%a : tensor<2x3xi32>) outs(%o : tensor<3x2xi32>) permutation = [1, 0]
  return %0 : tensor<3x2xi32>
}

// RUN-FN: padded([[1, 2, 3], [4, 5, 6]]) == [[1, 2, 3, 9], [4, 5, 6, 9], [9, 9, 9, 9]]
func.func @padded(%a: tensor<2x3xi32>) -> tensor<3x4xi32> {
  %0 = tensor.pad %a low[0, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    %nine = arith.constant 9 : i32
    tensor.yield %nine : i32
  } : tensor<2x3xi32> to tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

// Elements beside the slice stay. mlir-opt writes zeros there.
// RUN-FN: inserted([[1, 2]], [[7, 7, 7, 7], [7, 7, 7, 7], [7, 7, 7, 7], [7, 7, 7, 7]]) == [[1, 2, 7, 7], [7, 7, 7, 7], [7, 7, 7, 7], [7, 7, 7, 7]]
func.func @inserted(%a: tensor<1x2xi32>, %b: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = tensor.insert_slice %a into %b[0, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

// The slice lies in the first and the last dimension. mlir-opt writes to the last two.
// RUN-FN: column([[1, 2], [3, 4]], [[[7, 7], [7, 7]], [[7, 7], [7, 7]]]) == [[[7, 7], [1, 2]], [[7, 7], [3, 4]]]
func.func @column(%a: tensor<2x2xi32>, %b: tensor<2x2x2xi32>) -> tensor<2x2x2xi32> {
  %0 = tensor.insert_slice %a into %b[0, 1, 0] [2, 1, 2] [1, 1, 1] : tensor<2x2xi32> into tensor<2x2x2xi32>
  return %0 : tensor<2x2x2xi32>
}
