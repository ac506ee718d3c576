// RUN: %strata check-passes %s --entry=main --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'

// Sizes that are computed in the loop around the nests are different numbers: the load of %B at %d1
// depends on the nest before it, though the one at %d0 does not.

func.func private @f(%A: memref<?x?xi32>, %P: memref<10xi32>, %R: memref<20xi32>, %R2: memref<20xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 1 {
    %B = memref.alloc() : memref<20xi32>
    %O = memref.alloc() : memref<20xi32>
    %d0 = memref.dim %A, %c0 : memref<?x?xi32>
    %d1 = memref.dim %A, %c1 : memref<?x?xi32>
    %z = arith.constant 0 : i32
    affine.for %m = 0 to 20 {
      affine.store %z, %B[%m] : memref<20xi32>
    }
    affine.for %k = 0 to 4 {
      %v = affine.load %P[%k] : memref<10xi32>
      affine.store %v, %B[%k*2 + symbol(%d0)] : memref<20xi32>
      affine.store %v, %O[%k] : memref<20xi32>
    }
    affine.for %m = 0 to 3 {
      %x0 = affine.load %B[%m*2 + symbol(%d0) + 1] : memref<20xi32>
      affine.store %x0, %R[%m + 8] : memref<20xi32>
      %x = affine.load %B[%m*2 + symbol(%d1) + 1] : memref<20xi32>
      affine.store %x, %R[%m + 1] : memref<20xi32>
    }
    affine.for %m = 0 to 4 {
      %x = affine.load %O[%m] : memref<20xi32>
      affine.store %x, %R2[%m + 5] : memref<20xi32>
    }
    memref.dealloc %B : memref<20xi32>
  }
  return
}
func.func @main() -> (i32, i32, i32) {
  %A = memref.alloc() : memref<2x1xi32>
  %Ad = memref.cast %A : memref<2x1xi32> to memref<?x?xi32>
  %P = memref.alloc() : memref<10xi32>
  %R = memref.alloc() : memref<20xi32>
  %Q = memref.alloc() : memref<20xi32>
  affine.for %i = 0 to 10 {
    %t = arith.index_cast %i : index to i32
    %c7 = arith.constant 7 : i32
    %u = arith.addi %t, %c7 : i32
    memref.store %u, %P[%i] : memref<10xi32>
  }
  func.call @f(%Ad, %P, %R, %Q) : (memref<?x?xi32>, memref<10xi32>, memref<20xi32>, memref<20xi32>) -> ()
  %x = affine.load %R[1] : memref<20xi32>
  %y = affine.load %R[2] : memref<20xi32>
  %z = affine.load %R[3] : memref<20xi32>
  return %x, %y, %z : i32, i32, i32
}
