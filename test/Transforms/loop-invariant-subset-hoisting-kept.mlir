// RUN: %opt --allow-unregistered-dialect %s >%t.before
// RUN: %opt --allow-unregistered-dialect --loop-invariant-subset-hoisting %s >%t.after
// RUN: diff %t.before %t.after
//
// Operations that must stay although mlir-opt moves them: the result would change.

// After the insertion, the slice of this iteration is extracted.
func.func @mid_chain_extract(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "test.foo"() : () -> tensor<5xf32>
    %2 = "tensor.insert_slice"(%1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %3 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %4 = "test.foo"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "tensor.insert_slice"(%4, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 30>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%5) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Both results of the inner loop are used; the slice is in both.
func.func @two_nested_inits(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4:2 = "scf.for"(%arg1, %arg2, %arg3, %3, %3) ({
    ^bb0(%arg6: index, %arg7: tensor<?xf32>, %arg8: tensor<?xf32>):
      "scf.yield"(%arg7, %arg8) : (tensor<?xf32>, tensor<?xf32>) -> ()
    }) : (index, index, index, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    "test.use"(%4#1) : (tensor<?xf32>) -> ()
    "scf.yield"(%4#0) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The elements 10, 9, 8, 7 and 6, and 7 and 8.
func.func @neg_stride2(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 5>, static_strides = array<i64: -1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<2xf32>
    %3 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "tensor.insert_slice"(%3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 5>, static_strides = array<i64: -1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The stride may be negative.
func.func @dyn_stride_after(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 3>, static_sizes = array<i64: 2>, static_strides = array<i64: -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<2xf32>
    %2 = "tensor.extract_slice"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<3xf32>
    %3 = "test.foo"(%2) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = "tensor.insert_slice"(%3, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A vector read under a mask differs from the written one.
func.func @maskread(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: vector<5xi1>, %arg6: vector<5xi1>, %arg7: f32) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg8: index, %arg9: tensor<?xf32>):
    %1 = "vector.transfer_read"(%arg9, %arg4, %arg7, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<?xf32>, index, f32, vector<5xi1>) -> vector<5xf32>
    %2 = "test.foo"(%1) : (vector<5xf32>) -> vector<5xf32>
    %3 = "vector.transfer_write"(%2, %arg9, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// So does a vector read out of bounds.
func.func @transfer(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 5 : index
  %2 = arith.constant 0.000000e+00 : f32
  %3 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %4 = "vector.transfer_read"(%arg5, %0, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<?xf32>, index, f32) -> vector<5xf32>
    %5 = "vector.transfer_read"(%arg5, %1, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<?xf32>, index, f32) -> vector<5xf32>
    %6 = "test.foo"(%4) : (vector<5xf32>) -> vector<5xf32>
    %7 = "vector.transfer_write"(%6, %arg5, %0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%7) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// Vectors that are transposed between reading and writing.
func.func @tr_perm_diff(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?x?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg6: index, %arg7: tensor<?x?xf32>):
    %1 = "vector.transfer_read"(%arg7, %arg4, %arg4, %arg5) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<5x5xf32>
    %2 = "test.foo"(%1) : (vector<5x5xf32>) -> vector<5x5xf32>
    %3 = "vector.transfer_write"(%2, %arg7, %arg4, %arg4) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<5x5xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    "scf.yield"(%3) : (tensor<?x?xf32>) -> ()
  }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
