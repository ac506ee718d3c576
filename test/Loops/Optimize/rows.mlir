// RUN: %run-fn -O3 %s
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v4})' --verify-each -o /dev/null
//
// Nests over the rows of arrays: fused, reduced by vectors, gathered and transposed. Elements are small integers:
// results are exact in any order.

// RUN-FN: normalize(40) == 2340
// RUN-FN: normalize(1) == 0
// RUN-FN: normalize(0) == 0
// RUN-FN: largest(65) == 32
// RUN-FN: largest(3) == -24
// RUN-FN: largest_is_nan(70) == true
// RUN-FN: sign_of_zero() == true
// RUN-FN: gather_rows(37) == 4041
// RUN-FN: transpose(45) == 4095
// RUN-FN: transpose(1) == 3
// RUN-FN: sum_of_overlapping() == 260
func.func private @fill(%a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1) mod 64 - 31)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      %y = arith.sitofp %x : i32 to f32
      affine.store %y, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// The sum of |x - largest| of rows: the maximum, differences and sums are one nest.
func.func @normalize(%n: index) -> f32 {
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant -1000.0 : f32
  %x = memref.alloc(%c3, %n) : memref<?x?xf32>
  %y = memref.alloc(%c3, %n) : memref<?x?xf32>
  %largest = memref.alloc() : memref<3xf32>
  %sums = memref.alloc() : memref<3xf32>
  func.call @fill(%x) : (memref<?x?xf32>) -> ()
  affine.for %i = 0 to 3 {
    affine.store %lowest, %largest[%i] : memref<3xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to %n {
      %value = affine.load %x[%i, %j] : memref<?x?xf32>
      %old = affine.load %largest[%i] : memref<3xf32>
      %new = arith.maximumf %old, %value : f32
      affine.store %new, %largest[%i] : memref<3xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to %n {
      %value = affine.load %x[%i, %j] : memref<?x?xf32>
      %most = affine.load %largest[%i] : memref<3xf32>
      %difference = arith.subf %most, %value : f32
      affine.store %difference, %y[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.store %zero, %sums[%i] : memref<3xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to %n {
      %value = affine.load %y[%i, %j] : memref<?x?xf32>
      %old = affine.load %sums[%i] : memref<3xf32>
      %new = arith.addf %old, %value fastmath<reassoc> : f32
      affine.store %new, %sums[%i] : memref<3xf32>
    }
  }
  %all = affine.for %i = 0 to 3 iter_args(%sum = %zero) -> (f32) {
    %value = affine.load %sums[%i] : memref<3xf32>
    %next = arith.addf %sum, %value : f32
    affine.yield %next : f32
  }
  return %all : f32
}

func.func private @largest_of(%x: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %largest = memref.alloc() : memref<2xf32>
  affine.for %i = 0 to 2 {
    %first = affine.load %x[%i, 0] : memref<?x?xf32>
    affine.store %first, %largest[%i] : memref<2xf32>
  }
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to %n {
      %value = affine.load %x[%i, %j] : memref<?x?xf32>
      %old = affine.load %largest[%i] : memref<2xf32>
      %new = arith.maximumf %value, %old : f32
      affine.store %new, %largest[%i] : memref<2xf32>
    }
  }
  %result = memref.load %largest[%c1] : memref<2xf32>
  return %result : f32
}
func.func @largest(%n: index) -> f32 {
  %c2 = arith.constant 2 : index
  %x = memref.alloc(%c2, %n) : memref<?x?xf32>
  func.call @fill(%x) : (memref<?x?xf32>) -> ()
  %result = func.call @largest_of(%x) : (memref<?x?xf32>) -> f32
  return %result : f32
}
// A NaN with a sign.
func.func @largest_is_nan(%n: index) -> i1 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %nan = arith.constant 0xFFC00000 : f32
  %x = memref.alloc(%c2, %n) : memref<?x?xf32>
  func.call @fill(%x) : (memref<?x?xf32>) -> ()
  memref.store %nan, %x[%c1, %c5] : memref<?x?xf32>
  %result = func.call @largest_of(%x) : (memref<?x?xf32>) -> f32
  %isnan = arith.cmpf uno, %result, %result : f32
  return %isnan : i1
}
// The maximum of zeros of both signs is positive, their minimum negative.
func.func @sign_of_zero() -> i1 {
  %c3 = arith.constant 3 : index
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %x = memref.alloc() : memref<64x5xf32>
  %most = memref.alloc() : memref<64xf32>
  %least = memref.alloc() : memref<64xf32>
  affine.for %j = 0 to 64 {
    affine.store %minus, %most[%j] : memref<64xf32>
    affine.store %plus, %least[%j] : memref<64xf32>
    affine.for %i = 0 to 5 {
      affine.store %minus, %x[%j, %i] : memref<64x5xf32>
    }
    affine.store %plus, %x[%j, 2] : memref<64x5xf32>
  }
  affine.for %j = 0 to 64 {
    affine.for %i = 0 to 5 {
      %value = affine.load %x[%j, %i] : memref<64x5xf32>
      %old = affine.load %most[%j] : memref<64xf32>
      %new = arith.maximumf %old, %value : f32
      affine.store %new, %most[%j] : memref<64xf32>
    }
  }
  affine.for %j = 0 to 64 {
    affine.for %i = 0 to 5 {
      %value = affine.load %x[%j, %i] : memref<64x5xf32>
      %old = affine.load %least[%j] : memref<64xf32>
      %new = arith.minimumf %old, %value : f32
      affine.store %new, %least[%j] : memref<64xf32>
    }
  }
  %a = memref.load %most[%c3] : memref<64xf32>
  %b = memref.load %least[%c3] : memref<64xf32>
  %quotient = arith.divf %one, %a : f32
  %other = arith.divf %one, %b : f32
  %ispositive = arith.cmpf ogt, %quotient, %plus : f32
  %isnegative = arith.cmpf olt, %other, %plus : f32
  %both = arith.andi %ispositive, %isnegative : i1
  return %both : i1
}

func.func private @gather(%table: memref<10x?xf32>, %rows: memref<7xi32>, %y: memref<7x?xf32>) {
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c1 : memref<7x?xf32>
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to %n {
      %row = affine.load %rows[%i] : memref<7xi32>
      %index = arith.index_cast %row : i32 to index
      %value = memref.load %table[%index, %j] : memref<10x?xf32>
      affine.store %value, %y[%i, %j] : memref<7x?xf32>
    }
  }
  return
}
func.func @gather_rows(%n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %table = memref.alloc(%n) : memref<10x?xf32>
  %rows = memref.alloc() : memref<7xi32>
  %y = memref.alloc(%n) : memref<7x?xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %s = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 mod 4)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      %value = arith.sitofp %x : i32 to f32
      affine.store %value, %table[%i, %j] : memref<10x?xf32>
    }
  }
  affine.for %i = 0 to 7 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 3) mod 10)>(%i)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %rows[%i] : memref<7xi32>
  }
  func.call @gather(%table, %rows, %y) : (memref<10x?xf32>, memref<7xi32>, memref<7x?xf32>) -> ()
  %all = affine.for %i = 0 to 7 iter_args(%outer = %zero) -> (f32) {
    %sum = affine.for %j = 0 to %n iter_args(%inner = %outer) -> (f32) {
      %value = affine.load %y[%i, %j] : memref<7x?xf32>
      %next = arith.addf %inner, %value : f32
      affine.yield %next : f32
    }
    affine.yield %sum : f32
  }
  return %all : f32
}

func.func private @transpose_to(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %value = affine.load %x[%i, %j] : memref<?x?xf32>
      affine.store %value, %y[%j, %i] : memref<?x?xf32>
    }
  }
  return
}
// The number of elements that are where they belong.
func.func @transpose(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%n]
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %x = memref.alloc(%m, %n) : memref<?x?xf32>
  %y = memref.alloc(%n, %m) : memref<?x?xf32>
  func.call @fill(%x) : (memref<?x?xf32>) -> ()
  func.call @transpose_to(%x, %y) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  %all = affine.for %i = 0 to %m iter_args(%outer = %zero) -> (i32) {
    %sum = affine.for %j = 0 to %n iter_args(%inner = %outer) -> (i32) {
      %from = affine.load %x[%i, %j] : memref<?x?xf32>
      %to = affine.load %y[%j, %i] : memref<?x?xf32>
      %same = arith.cmpf oeq, %from, %to : f32
      %number = arith.extui %same : i1 to i32
      %next = arith.addi %inner, %number : i32
      affine.yield %next : i32
    }
    affine.yield %sum : i32
  }
  return %all : i32
}

// The sums are part of the rows that are summed: iterations keep their order.
func.func private @sum_rows(%x: memref<4x64xf32>, %sums: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 64 {
      %value = affine.load %x[%i, %j] : memref<4x64xf32>
      %old = affine.load %sums[%i] : memref<4xf32>
      %new = arith.addf %old, %value fastmath<reassoc> : f32
      affine.store %new, %sums[%i] : memref<4xf32>
    }
  }
  return
}
func.func @sum_of_overlapping() -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %x = memref.alloc() : memref<4x64xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 64 {
      affine.store %one, %x[%i, %j] : memref<4x64xf32>
    }
  }
  %part = memref.reinterpret_cast %x to offset: [0], sizes: [4], strides: [1] : memref<4x64xf32> to memref<4xf32>
  func.call @sum_rows(%x, %part) : (memref<4x64xf32>, memref<4xf32>) -> ()
  %all = affine.for %i = 0 to 4 iter_args(%sum = %zero) -> (f32) {
    %value = affine.load %part[%i] : memref<4xf32>
    %next = arith.addf %sum, %value : f32
    affine.yield %next : f32
  }
  return %all : f32
}
