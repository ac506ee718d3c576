// RUN: %strata run -O3 %s --entry=sums '[1, 2]' '[3, 4, 5]' | FileCheck %s --check-prefix=SUMS
// RUN: %strata interpret %s --entry=sums '[1, 2]' '[3, 4, 5]' | FileCheck %s --check-prefix=SUMS
// RUN: %strata run -O3 %s --entry=of_unknown_size '[1, 2]' '[3]' | FileCheck %s --check-prefix=UNKNOWN
// RUN: strata opt %s --optimize-tensors | FileCheck %s
//
// Inputs of a concatenation are computed in its memory.
//
// REQUIRES: codegen

// SUMS: [2, 3, 4, 5, 6]
// UNKNOWN: [1, 2, 3]

// CHECK-LABEL: func.func @sums(
// CHECK: memref.alloc() {{.*}}: memref<5xi32>
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: return
func.func @sums(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<5xi32> {
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<2xi32>
  %f = tensor.empty() : tensor<3xi32>
  %a = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%x : tensor<2xi32>) outs(%e : tensor<2xi32>) {
  ^bb0(%v: i32, %o: i32):
    %s = arith.addi %v, %one : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%y : tensor<3xi32>) outs(%f : tensor<3xi32>) {
  ^bb0(%v: i32, %o: i32):
    %s = arith.addi %v, %one : i32
    linalg.yield %s : i32
  } -> tensor<3xi32>
  %all = tensor.concat dim(0) %a, %b : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  return %all : tensor<5xi32>
}

func.func @of_unknown_size(%x: tensor<?xi32>, %y: tensor<1xi32>) -> tensor<?xi32> {
  %all = tensor.concat dim(0) %x, %y : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>
  return %all : tensor<?xi32>
}
