// RUN: strata opt --sparsification-and-bufferization --sparse-storage-specifier-to-llvm %s -o %t.mlir
// RUN: %strata run --entry=difference %t.mlir | FileCheck %s --check-prefix=DIFFERENCE
// RUN: %strata run --entry=left_region %t.mlir | FileCheck %s --check-prefix=LEFT
// RUN: %strata run --entry=right_region %t.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %strata run --entry=absent %t.mlir | FileCheck %s --check-prefix=ABSENT
// RUN: %strata run --entry=no_element %t.mlir | FileCheck %s --check-prefix=NONE
// RUN: %strata run --entry=selected %t.mlir | FileCheck %s --check-prefix=SELECTED
// RUN: strata opt --sparsification-and-bufferization=sparse-emit-strategy=sparse-iterator --sparse-storage-specifier-to-llvm %s -o %t.iterators.mlir
// RUN: %strata run --entry=left_region %t.iterators.mlir | FileCheck %s --check-prefix=LEFT
// RUN: %strata run --entry=no_element %t.iterators.mlir | FileCheck %s --check-prefix=NONE
// REQUIRES: codegen

// An operation with an empty region has no element there: sums have their other operand, binary
// operations the region for one operand.

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#map = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
#maps = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}

func.func private @left() -> tensor<4xi64, #SV> {
  %c = arith.constant dense<[1, 2, 0, 0]> : tensor<4xi64>
  %a = sparse_tensor.convert %c : tensor<4xi64> to tensor<4xi64, #SV>
  return %a : tensor<4xi64, #SV>
}
func.func private @right() -> tensor<4xi64, #SV> {
  %c = arith.constant dense<[0, 3, 4, 0]> : tensor<4xi64>
  %a = sparse_tensor.convert %c : tensor<4xi64> to tensor<4xi64, #SV>
  return %a : tensor<4xi64, #SV>
}

// DIFFERENCE: [0, -3, -4, 0]
func.func @difference() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %b = call @right() : () -> tensor<4xi64, #SV>
  %x = arith.constant dense<0> : tensor<4xi64>
  %0 = linalg.generic #maps ins(%a, %b : tensor<4xi64, #SV>, tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %q: i64, %o: i64):
    %1 = sparse_tensor.unary %p : i64 to i64 present={} absent={}
    %2 = arith.subi %1, %q : i64
    linalg.yield %2 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// The inner operation has no element where both have one.
// LEFT: [10, 20, 4, 0]
func.func @left_region() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %b = call @right() : () -> tensor<4xi64, #SV>
  %x = arith.constant dense<0> : tensor<4xi64>
  %ten = arith.constant 10 : i64
  %0 = linalg.generic #maps ins(%a, %b : tensor<4xi64, #SV>, tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %q: i64, %o: i64):
    %1 = sparse_tensor.binary %p, %q : i64, i64 to i64 overlap={} left={} right=identity
    %2 = sparse_tensor.binary %p, %1 : i64, i64 to i64
      overlap={
      ^bb0(%u: i64, %v: i64):
        %3 = arith.subi %u, %v : i64
        sparse_tensor.yield %3 : i64
      }
      left={
      ^bb0(%u: i64):
        %3 = arith.muli %u, %ten : i64
        sparse_tensor.yield %3 : i64
      }
      right=identity
    linalg.yield %2 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// RIGHT: [0, 3, 4, 0]
func.func @right_region() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %b = call @right() : () -> tensor<4xi64, #SV>
  %x = arith.constant dense<0> : tensor<4xi64>
  %0 = linalg.generic #maps ins(%a, %b : tensor<4xi64, #SV>, tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %q: i64, %o: i64):
    %1 = sparse_tensor.unary %p : i64 to i64 present={} absent={}
    %2 = sparse_tensor.binary %1, %q : i64, i64 to i64
      overlap={
      ^bb0(%u: i64, %v: i64):
        %3 = arith.subi %u, %v : i64
        sparse_tensor.yield %3 : i64
      }
      left={
      ^bb0(%u: i64):
        %3 = arith.muli %u, %u : i64
        sparse_tensor.yield %3 : i64
      }
      right=identity
    linalg.yield %2 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// ABSENT: [7, 7, 7, 7]
func.func @absent() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %x = arith.constant dense<0> : tensor<4xi64>
  %seven = arith.constant 7 : i64
  %0 = linalg.generic #map ins(%a : tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %o: i64):
    %1 = sparse_tensor.unary %p : i64 to i64 present={} absent={}
    %2 = sparse_tensor.unary %1 : i64 to i64 present={} absent={ sparse_tensor.yield %seven : i64 }
    linalg.yield %2 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// The region of an operand without element is not computed.
// NONE: [0, 2, 3, 0]
func.func @no_element() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %b = call @right() : () -> tensor<4xi64, #SV>
  %x = arith.constant dense<[0, 2, 3, 0]> : tensor<4xi64>
  %0 = linalg.generic #maps ins(%a, %b : tensor<4xi64, #SV>, tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %q: i64, %o: i64):
    %1 = sparse_tensor.unary %p : i64 to i64 present={} absent={}
    %2 = sparse_tensor.binary %1, %q : i64, i64 to i64
      overlap={}
      left={
      ^bb0(%u: i64):
        %3 = arith.muli %u, %u : i64
        sparse_tensor.yield %3 : i64
      }
      right={}
    %4 = arith.addi %o, %2 : i64
    linalg.yield %4 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// A dense output has the selected elements.
// SELECTED: [0, 2, 0, 0]
func.func @selected() -> tensor<4xi64> {
  %a = call @left() : () -> tensor<4xi64, #SV>
  %x = tensor.empty() : tensor<4xi64>
  %one = arith.constant 1 : i64
  %0 = linalg.generic #map ins(%a : tensor<4xi64, #SV>) outs(%x : tensor<4xi64>) {
  ^bb0(%p: i64, %o: i64):
    %1 = sparse_tensor.select %p : i64 {
    ^bb0(%u: i64):
      %2 = arith.cmpi sgt, %u, %one : i64
      sparse_tensor.yield %2 : i1
    }
    linalg.yield %1 : i64
  } -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
