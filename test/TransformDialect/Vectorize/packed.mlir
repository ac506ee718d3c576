// RUN: grep 'RUN-FN[:]' %s > %t.vectors
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/packed.mlir --transform-interpreter=entry-point=plain %s >> %t.vectors
// RUN: grep 'RUN-FN[:]' %s > %t.masked
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/packed.mlir --transform-interpreter=entry-point=masked --lower-vector-mask %s >> %t.masked
// RUN: %run-fn %s
// RUN: %run-fn %t.vectors
// RUN: %run-fn %t.masked
//
// The vectorization of packed layouts keeps results.

// RUN-FN: packed([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]) == [[[[1, 5], [2, 6]], [[9, 0], [10, 0]]], [[[3, 7], [4, 8]], [[11, 0], [12, 0]]]]
func.func @packed(%a: tensor<3x4xi32>) -> tensor<2x2x2x2xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2x2x2xi32>
  %0 = linalg.pack %a padding_value(%zero : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<3x4xi32> -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

// RUN-FN: unpacked([[[[1, 5], [2, 6]], [[9, 0], [10, 0]]], [[[3, 7], [4, 8]], [[11, 0], [12, 0]]]]) == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
func.func @unpacked(%a: tensor<2x2x2x2xi32>) -> tensor<3x4xi32> {
  %e = tensor.empty() : tensor<3x4xi32>
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<2x2x2x2xi32> -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}
