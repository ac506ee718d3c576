// RUN: grep 'RUN-FN[:]' %s > %t.buffers
// RUN: %opt --transform-preload-library=transform-library-paths=%S/Inputs/bufferize-to-allocation.mlir --transform-interpreter %s >> %t.buffers
// RUN: %run-fn %s
// RUN: %run-fn %t.buffers
//
// Operations in new memory keep results. mlir-opt fails for padding that is not a constant.

// RUN-FN: pad([[1, 2], [3, 4]]) == [[0, 0, 0, 0], [0, 1, 2, 3], [0, 3, 4, 6]]
func.func @pad(%t: tensor<2x2xindex>) -> tensor<3x4xindex> {
  %padded = tensor.pad %t low[1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %product = arith.muli %i, %j : index
    tensor.yield %product : index
  } : tensor<2x2xindex> to tensor<3x4xindex>
  return %padded : tensor<3x4xindex>
}

// RUN-FN: fill([1, 2], 5) == ([5, 5], [1, 2])
func.func @fill(%t: tensor<?xi32>, %x: i32) -> (tensor<?xi32>, tensor<?xi32>) {
  %filled = linalg.fill ins(%x : i32) outs(%t : tensor<?xi32>) -> tensor<?xi32>
  return %filled, %t : tensor<?xi32>, tensor<?xi32>
}

// RUN-FN: insert([1, 2], 1, 5) == ([1, 5], [1, 2])
func.func @insert(%t: tensor<2xi32>, %i: index, %x: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %inserted = tensor.insert %x into %t[%i] : tensor<2xi32>
  return %inserted, %t : tensor<2xi32>, tensor<2xi32>
}
