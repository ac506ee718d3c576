// RUN: grep 'RUN-FN[:]' %s > %t.forward
// RUN: strata opt --affine-scalrep --affine-loop-invariant-code-motion %s >> %t.forward
// RUN: grep 'RUN-FN[:]' %s > %t.vector
// RUN: strata opt --affine-super-vectorize=virtual-vector-size=4 %s >> %t.vector
// RUN: grep 'RUN-FN[:]' %s > %t.jam
// RUN: strata opt --affine-loop-unroll-jam %s >> %t.jam
// RUN: %run-fn %s
// RUN: %run-fn %t.forward
// RUN: %run-fn %t.vector
// RUN: %run-fn %t.jam
//
// Views and casts of a memref, and calls that get them, access the memory of the memref.

func.func private @fill(%m: memref<?xi32>) {
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 8 {
    memref.store %five, %m[%i] : memref<?xi32>
  }
  return
}

// The call writes the elements that the loop reads again.
// RUN-FN: call(3, 0) == 8
// RUN-FN: call(3, 7) == 8
func.func @call(%x: i32, %place: index) -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %out = memref.alloca() : memref<8xi32>
  %view = memref.cast %t : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xi32>
    %before = affine.load %t[%i] : memref<8xi32>
    func.call @fill(%view) : (memref<?xi32>) -> ()
    %after = affine.load %t[%i] : memref<8xi32>
    %sum = arith.addi %before, %after : i32
    affine.store %sum, %out[%i] : memref<8xi32>
  }
  %r = memref.load %out[%place] : memref<8xi32>
  return %r : i32
}

// A store through a view between a store and a load, for the places 4 to 7.
// RUN-FN: subview(3, 3) == 3
// RUN-FN: subview(3, 4) == 5
// RUN-FN: subview(3, 7) == 5
func.func @subview(%x: i32, %place: index) -> i32 {
  %t = memref.alloca() : memref<8xi32>
  %out = memref.alloca() : memref<8xi32>
  %five = arith.constant 5 : i32
  %upper = memref.subview %t[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xi32>
    affine.for %j = 0 to 4 {
      affine.store %five, %upper[%j] : memref<4xi32, strided<[1], offset: 4>>
    }
    %last = affine.load %t[%i] : memref<8xi32>
    affine.store %last, %out[%i] : memref<8xi32>
  }
  %r = memref.load %out[%place] : memref<8xi32>
  return %r : i32
}

// A load that is the same in all iterations, except that the view is stored to.
// RUN-FN: invariant(2) == 5
func.func @invariant(%x: i32) -> i32 {
  %t = memref.alloca() : memref<8xi32>
  affine.for %i = 0 to 8 {
    affine.store %x, %t[%i] : memref<8xi32>
  }
  %five = arith.constant 5 : i32
  %upper = memref.subview %t[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  %last = affine.for %i = 0 to 4 iter_args(%old = %x) -> i32 {
    %now = affine.load %t[6] : memref<8xi32>
    affine.store %five, %upper[%i] : memref<4xi32, strided<[1], offset: 4>>
    affine.yield %now : i32
  }
  return %last : i32
}
