// RUN: %strata run %s --entry=softmax '[[1, 2, 3], [0, 0, 0]]' | FileCheck %s --check-prefix=SOFTMAX
// RUN: %strata interpret %s --entry=softmax '[[1, 2, 3], [0, 0, 0]]' | FileCheck %s --check-prefix=SOFTMAX
// RUN: %strata run %s --entry=softmax_of_columns '[[1, 2], [1, 2]]' | FileCheck %s --check-prefix=COLUMNS
// RUN: %strata interpret %s --entry=softmax_of_columns '[[1, 2], [1, 2]]' | FileCheck %s --check-prefix=COLUMNS
// RUN: %strata run %s --entry=softmax_in_place '[[1, 2, 3], [0, 0, 0]]' | FileCheck %s --check-prefix=PLACE
// RUN: %strata interpret %s --entry=softmax_in_place '[[1, 2, 3], [0, 0, 0]]' | FileCheck %s --check-prefix=PLACE
// RUN: %strata run %s --entry=pack '[[1, 2, 3], [4, 5, 6], [7, 8, 9]]' | FileCheck %s --check-prefix=PACK
// RUN: %strata interpret %s --entry=pack '[[1, 2, 3], [4, 5, 6], [7, 8, 9]]' | FileCheck %s --check-prefix=PACK
// RUN: %strata run %s --entry=pack_permuted '[[1, 2, 3, 4], [5, 6, 7, 8]]' 2 | FileCheck %s --check-prefix=PERMUTED
// RUN: %strata interpret %s --entry=pack_permuted '[[1, 2, 3, 4], [5, 6, 7, 8]]' 2 | FileCheck %s --check-prefix=PERMUTED
// RUN: %strata run %s --entry=there_and_back '[[1, 2, 3], [4, 5, 6], [7, 8, 9]]' | FileCheck %s --check-prefix=BACK
// RUN: %strata interpret %s --entry=there_and_back '[[1, 2, 3], [4, 5, 6], [7, 8, 9]]' | FileCheck %s --check-prefix=BACK
// RUN: %strata opt --expand-structured %s | FileCheck %s --check-prefix=EXPANDED
// RUN: not %strata run %s --entry=calls_unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
//
// REQUIRES: codegen
//
// Softmax and layouts in tiles. @unknown cannot be lowered, which matters only if it is reached.

// EXPANDED-NOT: linalg.{{softmax|pack|unpack}}

// SOFTMAX: {{\[\[}}0.09003{{[0-9]*}}, 0.24472{{[0-9]*}}, 0.66524{{[0-9]*}}], [0.33333{{[0-9]*}}, 0.33333{{[0-9]*}}, 0.33333{{[0-9]*}}]]
func.func @softmax(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %zero = arith.constant 0 : index
  %n = tensor.dim %x, %zero : tensor<?x3xf32>
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<?x3xf32>) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// COLUMNS: {{\[\[}}0.5, 0.5], [0.5, 0.5]]
func.func @softmax_of_columns(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.softmax dimension(0) ins(%x : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// PLACE: {{\[\[}}0.09003{{[0-9]*}}, 0.24472{{[0-9]*}}, 0.66524{{[0-9]*}}], [0.33333{{[0-9]*}}, 0.33333{{[0-9]*}}, 0.33333{{[0-9]*}}]]
func.func @softmax_in_place(%x: memref<2x3xf32>) -> memref<2x3xf32> {
  linalg.softmax dimension(1) ins(%x : memref<2x3xf32>) outs(%x : memref<2x3xf32>)
  return %x : memref<2x3xf32>
}

// PACK: {{\[\[\[\[}}1, 2], [4, 5]], {{\[\[}}3, 0], [6, 0]]], {{\[\[\[}}7, 8], [0, 0]], {{\[\[}}9, 0], [0, 0]]]]
func.func @pack(%x: tensor<3x3xi32>) -> tensor<2x2x2x2xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2x2x2xi32>
  %0 = linalg.pack %x padding_value(%zero : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x3xi32> -> tensor<2x2x2x2xi32>
  return %0 : tensor<2x2x2x2xi32>
}

// The outer dimensions are exchanged; tiles of a size that is not constant divide the columns.
// PERMUTED: {{\[\[\[}}1, 2], [5, 6]], {{\[\[}}3, 4], [7, 8]]]
func.func @pack_permuted(%x: tensor<2x4xi32>, %size: index) -> tensor<2x2x?xi32> {
  %e = tensor.empty(%size) : tensor<2x2x?xi32>
  %0 = linalg.pack %x outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%size] into %e : tensor<2x4xi32> -> tensor<2x2x?xi32>
  return %0 : tensor<2x2x?xi32>
}

// BACK: {{\[\[}}1, 2, 3], [4, 5, 6], [7, 8, 9]]
func.func @there_and_back(%x: tensor<3x3xi32>) -> tensor<3x3xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<2x2x2x2xi32>
  %0 = linalg.pack %x padding_value(%zero : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<3x3xi32> -> tensor<2x2x2x2xi32>
  %f = tensor.empty() : tensor<3x3xi32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %f : tensor<2x2x2x2xi32> -> tensor<3x3xi32>
  return %1 : tensor<3x3xi32>
}

func.func @unknown(%x: tensor<2x6x6x5xf32>, %e: tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x6x6x5xf32>) outs(%e : tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32>
  return %0 : tensor<6x6x1x1x2x5xf32>
}

// UNKNOWN: error: 'linalg.winograd_input_transform'
func.func @calls_unknown() {
  %x = tensor.empty() : tensor<2x6x6x5xf32>
  %e = tensor.empty() : tensor<6x6x1x1x2x5xf32>
  %0 = func.call @unknown(%x, %e) : (tensor<2x6x6x5xf32>, tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32>
  return
}
