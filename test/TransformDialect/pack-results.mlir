// RUN: grep 'RUN-FN[:]' %s > %t.packed
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/pack.mlir --transform-interpreter=entry-point=pack %s >> %t.packed
// RUN: grep 'RUN-FN[:]' %s > %t.lowered
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/pack.mlir --transform-interpreter=entry-point=lower %s >> %t.lowered
// RUN: grep 'RUN-FN[:]' %s > %t.transposed
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/pack.mlir --transform-interpreter=entry-point=transpose %s >> %t.transposed
// RUN: %run-fn %s
// RUN: %run-fn %t.packed
// RUN: %run-fn %t.lowered
// RUN: %run-fn %t.transposed
//
// Packing keeps results, also where tiles add elements. mlir-opt changes those of the functions that say so.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// RUN-FN: product([[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[100, 0], [0, 100]]) == [[122, 28], [49, 164]]
func.func @product(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>, %c: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// RUN-FN: dynamic([[1.5, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[100, 0], [0, 100]]) == [[122.5, 29], [49, 164]]
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The largest element of negative ones. mlir-opt compares with the zeros that tiles add.
// RUN-FN: largest([[-1, -7, -3], [-4, -5, -6]], [-100, -2]) == [-1, -2]
func.func @largest(%a: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.reduce {arith.maxsi} ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) dimensions = [1]
  return %0 : tensor<2xi32>
}

// Indices are those of elements. mlir-opt gives those of tiles.
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

// RUN-FN: layout([[1, 2, 3], [4, 5, 6]]) == [[1, 2, 3], [4, 5, 6]]
func.func @layout(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x1x2x2xi32>
  %f = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.pack %a padding_value(%zero : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x3xi32> -> tensor<2x1x2x2xi32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %f : tensor<2x1x2x2xi32> -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

#matrix = affine_map<(m, k) -> (m, k)>
#rows = affine_map<(m, k) -> (m)>

// RUN-FN: finite([[1, 1, 1], [1, 1, 1]], [1.5, 2], [0, 0]) == [4.5, 6]
func.func @finite(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.generic {indexing_maps = [#matrix, #rows, #rows], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x3xf32>, tensor<2xf32>) outs(%c : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y fastmath<nnan,ninf> : f32
    %sum = arith.addf %z, %p : f32
    linalg.yield %sum : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// RUN-FN: scaled([[1, 2, 3], [4, 5, 6]], [10, 20], [1, 2]) == [61, 302]
func.func @scaled(%a: tensor<2x3xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.generic {indexing_maps = [#matrix, #rows, #rows], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<2x3xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %sum = arith.addi %z, %p : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
