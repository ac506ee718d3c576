// RUN: %run-fn -O3 %s
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v3})' --verify-each -o %t
// RUN: FileCheck %s < %t
// CHECK: vector.maskedstore
//
// Products of sizes that are no multiples of tiles, with elements that are small integers: results are exact.

// RUN-FN: sum_of_product(37, 29, 41) == 1214
// RUN-FN: sum_of_product(1, 1, 1) == -75
// RUN-FN: sum_of_product(0, 5, 3) == 0
// RUN-FN: sum_of_product(5, 0, 3) == 0
// RUN-FN: sum_of_product(5, 3, 0) == 0
// RUN-FN: square_of(2) == 12
func.func private @fill(%a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 7) mod 11 - 5)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      %y = arith.sitofp %x : i32 to f32
      affine.store %y, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func private @multiply(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %zero = arith.constant 0.0 : f32
      memref.store %zero, %c[%i, %j] : memref<?x?xf32>
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %product = arith.mulf %x, %y : f32
        %old = memref.load %c[%i, %j] : memref<?x?xf32>
        %new = arith.addf %old, %product : f32
        memref.store %new, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
/// A sum in which each element has a factor of its own.
func.func private @hash(%a: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to %m iter_args(%outer = %zero) -> f32 {
    %row = affine.for %j = 0 to %n iter_args(%inner = %outer) -> f32 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1 * 3) mod 7 - 3)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      %factor = arith.sitofp %x : i32 to f32
      %element = affine.load %a[%i, %j] : memref<?x?xf32>
      %term = arith.mulf %element, %factor : f32
      %next = arith.addf %inner, %term : f32
      affine.yield %next : f32
    }
    affine.yield %row : f32
  }
  return %sum : f32
}
func.func @sum_of_product(%m: index, %n: index, %k: index) -> f32 {
  %a = memref.alloc(%m, %k) : memref<?x?xf32>
  %b = memref.alloc(%k, %n) : memref<?x?xf32>
  %c = memref.alloc(%m, %n) : memref<?x?xf32>
  call @fill(%a) : (memref<?x?xf32>) -> ()
  call @fill(%b) : (memref<?x?xf32>) -> ()
  call @multiply(%a, %b, %c) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %sum = call @hash(%c) : (memref<?x?xf32>) -> f32
  return %sum : f32
}
/// All arguments are one memory.
func.func @square_of(%n: index) -> f32 {
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  call @fill(%a) : (memref<?x?xf32>) -> ()
  call @multiply(%a, %a, %a) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %sum = call @hash(%a) : (memref<?x?xf32>) -> f32
  return %sum : f32
}
