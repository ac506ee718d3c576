// RUN: grep 'RUN-FN[:]' %s > %t.padded
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/pad.mlir --transform-interpreter=entry-point=pad %s >> %t.padded
// RUN: %run-fn %s
// RUN: %run-fn %t.padded
//
// Padding keeps results. mlir-opt changes those of the function that says so.

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

// The largest element of negative ones. mlir-opt adds zeros where no padding values are given.
// RUN-FN: largest([[-1, -7, -3], [-4, -5, -6]], [-100, -2]) == [-1, -2]
func.func @largest(%a: tensor<2x3xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %0 = linalg.reduce {arith.maxsi} ins(%a : tensor<2x3xi32>) outs(%o : tensor<2xi32>) dimensions = [1]
  return %0 : tensor<2xi32>
}

#id = affine_map<(m) -> (m)>

// Windows need more elements than the multiple. mlir-opt reads beyond them.
// RUN-FN: window([1, 2, 3, 4, 5, 6, 7], [10, 20, 30], [0, 0, 0, 0, 0]) == [140, 200, 260, 320, 380]
func.func @window(%a: tensor<7xi32>, %b: tensor<3xi32>, %c: tensor<5xi32>) -> tensor<5xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, k) -> (m + k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<7xi32>, tensor<3xi32>) outs(%c : tensor<5xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %p = arith.muli %x, %y : i32
    %sum = arith.addi %z, %p : i32
    linalg.yield %sum : i32
  } -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

// The output has a greater bound than the input, but the size of it.
// RUN-FN: bounded([1, 2, 3, 4, 5, 6, 7, 8], [0, 0, 0, 0, 0, 0, 0, 0]) == [1, 2, 3, 4, 5, 6, 7, 8]
func.func @bounded(%a: tensor<8xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %size = tensor.dim %b, %c0 : tensor<?xi32>
  %min = affine.min affine_map<(d0) -> (d0, 10)>(%size)
  %out = tensor.extract_slice %b[0] [%min] [1] : tensor<?xi32> to tensor<?xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<8xi32>) outs(%out : tensor<?xi32>) {
  ^bb0(%x: i32, %z: i32):
    linalg.yield %x : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// The loop keeps the size of the tensor, which is at most 6.
// RUN-FN: carried([1, 2, 3, 4, 5]) == [4, 8, 12, 16, 20]
func.func @carried(%a: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = tensor.dim %a, %c0 : tensor<?xi32>
  %min = affine.min affine_map<(d0) -> (d0, 6)>(%size)
  %slice = tensor.extract_slice %a[0] [%min] [1] : tensor<?xi32> to tensor<?xi32>
  %sum = scf.for %i = %c0 to %c1 step %c1 iter_args(%t = %slice) -> tensor<?xi32> {
    %0 = linalg.add ins(%t, %t : tensor<?xi32>, tensor<?xi32>) outs(%t : tensor<?xi32>) -> tensor<?xi32>
    scf.yield %0 : tensor<?xi32>
  }
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%sum : tensor<?xi32>) outs(%sum : tensor<?xi32>) {
  ^bb0(%x: i32, %z: i32):
    %y = arith.addi %x, %z : i32
    linalg.yield %y : i32
  } -> tensor<?xi32>
  return %1 : tensor<?xi32>
}
