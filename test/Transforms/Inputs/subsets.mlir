// Slices of tensors, and vectors, in loops, for comparison with mlir-opt.

// A slice that each iteration extracts and inserts at the same place is carried.
func.func @basic(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Two slices that have nothing in common, with another carried value.
func.func @disjoint(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?xf32>, index) {
  %0:2 = "scf.for"(%arg1, %arg2, %arg3, %arg0, %arg1) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>, %arg6: index):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<6xf32>
    %3 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "test.bar"(%2) : (tensor<6xf32>) -> tensor<6xf32>
    %5 = "tensor.insert_slice"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xf32>, tensor<?xf32>) -> tensor<?xf32>
    %6 = "tensor.insert_slice"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %7 = "test.k"(%arg6) : (index) -> index
    "scf.yield"(%6, %7) : (tensor<?xf32>, index) -> ()
  }) : (index, index, index, tensor<?xf32>, index) -> (tensor<?xf32>, index)
  return %0#0, %0#1 : tensor<?xf32>, index
}

// Slices that overlap stay.
func.func @overlap(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<6xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<6xf32>
    %3 = "test.foo"(%1) : (tensor<6xf32>) -> tensor<6xf32>
    %4 = "test.bar"(%2) : (tensor<6xf32>) -> tensor<6xf32>
    %5 = "tensor.insert_slice"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xf32>, tensor<?xf32>) -> tensor<?xf32>
    %6 = "tensor.insert_slice"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// As does one that is not inserted,
func.func @extract_only(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<6xf32>
    "test.use"(%1) : (tensor<6xf32>) -> ()
    "scf.yield"(%arg5) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// or not extracted.
func.func @insert_only(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "test.foo"() : () -> tensor<5xf32>
    %2 = "tensor.insert_slice"(%1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%2) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The order of both in the text does not matter, as long as the extraction is from
// the value before.
func.func @insert_then_extract_old(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "test.foo"() : () -> tensor<5xf32>
    %2 = "tensor.insert_slice"(%1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %3 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    "test.use"(%3) : (tensor<5xf32>) -> ()
    "scf.yield"(%2) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Another extraction of the same elements keeps both where they are.
func.func @two_extracts(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %3 = "test.foo"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %4 = "tensor.insert_slice"(%3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// As does any other use of the value,
func.func @other_use(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    "test.use"(%arg5) : (tensor<?xf32>) -> ()
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// and an offset that differs from one iteration to the next.
func.func @variant(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A slice leaves all loops that it can.
func.func @nested(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "scf.for"(%arg1, %arg2, %arg3, %arg5) ({
    ^bb0(%arg6: index, %arg7: tensor<?xf32>):
      %2 = "tensor.extract_slice"(%arg7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
      %3 = "test.foo"(%2) : (tensor<5xf32>) -> tensor<5xf32>
      %4 = "tensor.insert_slice"(%3, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
      "scf.yield"(%4) : (tensor<?xf32>) -> ()
    }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%1) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The slice of a slice.
func.func @slice_of_slice(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<2xf32>
    %3 = "test.foo"(%2) : (tensor<2xf32>) -> tensor<2xf32>
    %4 = "tensor.insert_slice"(%3, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "tensor.insert_slice"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%5) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The order of added values is that of the uses.
func.func @extract_order3(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %3 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 20>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %4 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "test.foo"(%2) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "test.foo"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %7 = "tensor.insert_slice"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %8 = "tensor.insert_slice"(%5, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 10>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %9 = "tensor.insert_slice"(%6, %8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 20>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%9) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Slices of two values.
func.func @two_args(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = "scf.for"(%arg2, %arg3, %arg4, %arg0, %arg1) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>, %arg7: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "tensor.extract_slice"(%arg7) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %5 = "test.foo"(%4) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "tensor.insert_slice"(%5, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3, %6) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// An extraction after the insertion of another slice.
func.func @chain_extract_second(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 30>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %5 = "test.foo"(%4) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "tensor.insert_slice"(%5, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 30>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A slice of unknown size after a carried one.
func.func @variant_insert_but_disjoint(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "test.foo"() : () -> index
    %4 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %5 = "tensor.extract_slice"(%4, %3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<?xf32>
    %6 = "tensor.insert_slice"(%5, %4, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Inner loops may access other elements freely.
func.func @nested_disjoint2(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "scf.for"(%arg1, %arg2, %arg3, %3) ({
    ^bb0(%arg6: index, %arg7: tensor<?xf32>):
      %5 = "tensor.extract_slice"(%arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 20>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<?xf32>
      %6 = "test.foo"(%5) : (tensor<?xf32>) -> tensor<?xf32>
      %7 = "tensor.insert_slice"(%6, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 20>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
      "scf.yield"(%7) : (tensor<?xf32>) -> ()
    }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// But not where they may touch the slice.
func.func @nested_overlap(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "scf.for"(%arg1, %arg2, %arg3, %3) ({
    ^bb0(%arg6: index, %arg7: tensor<?xf32>):
      %5 = "tensor.extract_slice"(%arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<?xf32>
      %6 = "test.foo"(%5) : (tensor<?xf32>) -> tensor<?xf32>
      %7 = "tensor.insert_slice"(%6, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
      "scf.yield"(%7) : (tensor<?xf32>) -> ()
    }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Offsets are compared by value,
func.func @consts_outside(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = arith.constant 0 : index
  %1 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %2 = "tensor.extract_slice"(%arg5, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %3 = "test.foo"(%2) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "tensor.insert_slice"(%3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%4) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// and as sums.
func.func @dyn_eq_addi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = arith.constant 3 : index
  %1 = arith.addi %arg4, %0 : index
  %2 = arith.addi %0, %arg4 : index
  %3 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %4 = "tensor.extract_slice"(%arg6, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %5 = "test.foo"(%4) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "tensor.insert_slice"(%5, %arg6, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// Sums tell that slices are disjoint,
func.func @dyn_disjoint_addi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = arith.constant 5 : index
  %1 = arith.addi %arg4, %0 : index
  %2 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %3 = "tensor.extract_slice"(%arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %4 = "tensor.extract_slice"(%arg6, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %5 = "test.foo"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "tensor.insert_slice"(%5, %arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// or may overlap.
func.func @dyn_overlap_addi(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = arith.constant 4 : index
  %1 = arith.addi %arg4, %0 : index
  %2 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %3 = "tensor.extract_slice"(%arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %4 = "tensor.extract_slice"(%arg6, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %5 = "test.foo"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "tensor.insert_slice"(%5, %arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%6) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// A slice after another one of unknown size.
func.func @dyn_disjoint_dynsize(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<?xf32> {
  %0 = arith.addi %arg4, %arg5 : index
  %1 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg6: index, %arg7: tensor<?xf32>):
    %2 = "tensor.extract_slice"(%arg7, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index, index) -> tensor<?xf32>
    %3 = "tensor.extract_slice"(%arg7, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %4 = "test.foo"(%2) : (tensor<?xf32>) -> tensor<?xf32>
    %5 = "tensor.insert_slice"(%4, %arg7, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
    "scf.yield"(%5) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// Multiples.
func.func @dyn_disjoint_muli(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = arith.constant 5 : index
  %1 = arith.addi %arg4, %0 : index
  %2 = arith.muli %arg4, %0 : index
  %3 = arith.muli %1, %0 : index
  %4 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %5 = "tensor.extract_slice"(%arg6, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %6 = "tensor.extract_slice"(%arg6, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<5xf32>
    %7 = "test.foo"(%5) : (tensor<5xf32>) -> tensor<5xf32>
    %8 = "tensor.insert_slice"(%7, %arg6, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%8) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %4 : tensor<?xf32>
}

// Slices are disjoint if they are in one dimension.
func.func @reduce_rank(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?x?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 5>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>) -> tensor<5xf32>
    %2 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 6>, static_sizes = array<i64: 1, 5>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>) -> tensor<5xf32>
    %3 = "tensor.extract_slice"(%arg5, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 6>, static_sizes = array<i64: 1, 5>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<5xf32>
    %4 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "tensor.insert_slice"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 5>, static_strides = array<i64: 1, 1>}> : (tensor<5xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "scf.yield"(%5) : (tensor<?x?xf32>) -> ()
  }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The inserted value must have the type of the extracted one.
func.func @type_differs(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<?xf32>
    %2 = "test.foo"() : () -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Attributes of all operations are kept.
func.func @loop_attrs(%arg0: tensor<?xf32>, %arg1: i32, %arg2: i32, %arg3: i32) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) <{unsignedCmp}> ({
  ^bb0(%arg4: i32, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3) : (tensor<?xf32>) -> ()
  }) {bar, foo = 1 : i64} : (i32, i32, i32, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A slice that is not changed.
func.func @insert_source_is_extract(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "tensor.insert_slice"(%1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%2) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Two values that begin as the same.
func.func @same_init(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = "scf.for"(%arg1, %arg2, %arg3, %arg0, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>, %arg6: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%3, %arg6) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  "test.use"(%0#0, %0#0) : (tensor<?xf32>, tensor<?xf32>) -> ()
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// Values that are passed on to another place.
func.func @swap(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = "scf.for"(%arg2, %arg3, %arg4, %arg0, %arg1) ({
  ^bb0(%arg5: index, %arg6: tensor<?xf32>, %arg7: tensor<?xf32>):
    %1 = "tensor.extract_slice"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "tensor.insert_slice"(%2, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "scf.yield"(%arg7, %3) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// Vectors. Reads alone may be out of bounds.
func.func @transfer(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 5 : index
  %2 = arith.constant 0.000000e+00 : f32
  %3 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg4: index, %arg5: tensor<?xf32>):
    %4 = "vector.transfer_read"(%arg5, %0, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<?xf32>, index, f32) -> vector<5xf32>
    %5 = "vector.transfer_read"(%arg5, %1, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<?xf32>, index, f32) -> vector<5xf32>
    %6 = "test.foo"(%4) : (vector<5xf32>) -> vector<5xf32>
    %7 = "vector.transfer_write"(%6, %arg5, %0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<5xf32>, tensor<?xf32>, index) -> tensor<?xf32>
    "scf.yield"(%7) : (tensor<?xf32>) -> ()
  }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// Their dimensions may be in another order.
func.func @transfer2d(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 5 : index
  %2 = arith.constant 0.000000e+00 : f32
  %3 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?x?xf32>):
    %4 = "vector.transfer_read"(%arg6, %0, %arg4, %2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<5x5xf32>
    %5 = "vector.transfer_read"(%arg6, %1, %arg4, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<5xf32>
    %6 = "test.foo"(%4, %5) : (vector<5x5xf32>, vector<5xf32>) -> vector<5x5xf32>
    %7 = "vector.transfer_write"(%6, %arg6, %0, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (vector<5x5xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    "scf.yield"(%7) : (tensor<?x?xf32>) -> ()
  }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}

// Some dimensions may have one element.
func.func @transfer_minor(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 0.000000e+00 : f32
  %3 = "scf.for"(%arg1, %arg2, %arg3, %arg0) ({
  ^bb0(%arg5: index, %arg6: tensor<?x?xf32>):
    %4 = "vector.transfer_read"(%arg6, %0, %arg4, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<5xf32>
    %5 = "vector.transfer_read"(%arg6, %1, %arg4, %2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (tensor<?x?xf32>, index, index, f32) -> vector<5xf32>
    %6 = "tensor.extract_slice"(%arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 2, -9223372036854775808>, static_sizes = array<i64: 7, 7>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<7x7xf32>
    %7 = "test.foo"(%4, %5) : (vector<5xf32>, vector<5xf32>) -> vector<5xf32>
    %8 = "vector.transfer_write"(%7, %arg6, %0, %arg4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<5xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    "scf.yield"(%8) : (tensor<?x?xf32>) -> ()
  }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %3 : tensor<?x?xf32>
}
