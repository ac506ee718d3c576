// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=tile_for -o %t.tile_for.mlir
// RUN: strata interpret --entry sum %t.tile_for.mlir 5 | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=tile_threads -o %t.tile_threads.mlir
// RUN: strata interpret --entry sum %t.tile_threads.mlir 5 | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=fuse -o %t.fuse.mlir
// RUN: strata interpret --entry sum %t.fuse.mlir 5 | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=fuse_reduction -o %t.fuse_reduction.mlir
// RUN: strata interpret --entry sum %t.fuse_reduction.mlir 5 | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=reduce -o %t.reduce.mlir
// RUN: strata interpret --entry sum %t.reduce.mlir 5 | FileCheck %s
// RUN: %opt %s --transform-preload-library=transform-library-paths=%S/Inputs/tile.mlir --transform-interpreter=entry-point=reduce_threads -o %t.reduce_threads.mlir
// RUN: strata interpret --entry sum %t.reduce_threads.mlir 5 | FileCheck %s
//
// Tiled and fused operations compute the same, also for sizes that tiles do not divide.
//
// CHECK: 681520

func.func @sum(%seed: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<7x11xi64>
  %e2 = tensor.empty() : tensor<11x5xi64>
  %e3 = tensor.empty() : tensor<7x5xi64>
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<7x11xi64>) {
  ^bb0(%x: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c3 = arith.constant 3 : index
    %m = arith.muli %i, %c3 : index
    %k = arith.addi %m, %j : index
    %l = arith.index_cast %k : index to i64
    %n = arith.addi %l, %seed : i64
    linalg.yield %n : i64
  } -> tensor<7x11xi64>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e2 : tensor<11x5xi64>) {
  ^bb0(%x: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c7 = arith.constant 7 : index
    %m = arith.muli %j, %c7 : index
    %k = arith.subi %m, %i : index
    %l = arith.index_cast %k : index to i64
    linalg.yield %l : i64
  } -> tensor<11x5xi64>
  %f = linalg.fill ins(%seed : i64) outs(%e3 : tensor<7x5xi64>) -> tensor<7x5xi64>
  %p = linalg.matmul ins(%a, %b : tensor<7x11xi64>, tensor<11x5xi64>) outs(%f : tensor<7x5xi64>) -> tensor<7x5xi64>
  %e4 = tensor.empty() : tensor<i64>
  %z = linalg.fill ins(%zero : i64) outs(%e4 : tensor<i64>) -> tensor<i64>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%p : tensor<7x5xi64>) outs(%z : tensor<i64>) attrs = {last} {
  ^bb0(%x: i64, %y: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c2 = arith.constant 2 : index
    %m = arith.muli %j, %c2 : index
    %k = arith.addi %m, %i : index
    %l = arith.index_cast %k : index to i64
    %q = arith.muli %l, %x : i64
    %r = arith.addi %q, %y : i64
    linalg.yield %r : i64
  } -> tensor<i64>
  %r = tensor.extract %s[] : tensor<i64>
  return %r : i64
}
