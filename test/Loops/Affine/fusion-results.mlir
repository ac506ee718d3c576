// RUN: grep 'RUN-FN[:]' %s > %t.greedy
// RUN: strata opt --affine-loop-fusion %s >> %t.greedy
// RUN: grep 'RUN-FN[:]' %s > %t.maximal
// RUN: strata opt --affine-loop-fusion=maximal %s >> %t.maximal
// RUN: grep 'RUN-FN[:]' %s > %t.sibling
// RUN: strata opt --affine-loop-fusion=mode=sibling %s >> %t.sibling
// RUN: %run-fn %s
// RUN: %run-fn %t.greedy
// RUN: %run-fn %t.maximal
// RUN: %run-fn %t.sibling
//
// Programs have the same results after fusion. mlir-opt changes the results of these functions.

func.func private @iota(%a: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<8xi32>
  }
  return
}

func.func private @digits(%a: memref<8xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %a[%i] : memref<8xi32>
    %t = arith.muli %s, %ten : i32
    %u = arith.addi %t, %x : i32
    affine.yield %u : i32
  }
  return %sum : i32
}

// Another value of the memory is stored to between the nests.
// RUN-FN: view() == 55554567
func.func private @viewed(%in: memref<8xi32>, %tmp: memref<8xi32>, %out: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %in[%i] : memref<8xi32>
    affine.store %x, %tmp[%i] : memref<8xi32>
  }
  %view = memref.subview %tmp[0][4][1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 4 {
    affine.store %five, %view[%i] : memref<4xi32, strided<[1]>>
  }
  affine.for %j = 0 to 8 {
    %x = affine.load %tmp[%j] : memref<8xi32>
    affine.store %x, %out[%j] : memref<8xi32>
  }
  return
}
func.func @view() -> i32 {
  %in = memref.alloca() : memref<8xi32>
  %tmp = memref.alloca() : memref<8xi32>
  %out = memref.alloca() : memref<8xi32>
  call @iota(%in) : (memref<8xi32>) -> ()
  call @viewed(%in, %tmp, %out) : (memref<8xi32>, memref<8xi32>, memref<8xi32>) -> ()
  %digits = call @digits(%out) : (memref<8xi32>) -> i32
  return %digits : i32
}

// The call stores through a cast.
// RUN-FN: call() == 55555555
func.func private @escape(%memory: memref<?xi32>) {
  %five = arith.constant 5 : i32
  affine.for %i = 0 to 8 {
    memref.store %five, %memory[%i] : memref<?xi32>
  }
  return
}
func.func private @called(%in: memref<8xi32>, %tmp: memref<8xi32>, %out: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %in[%i] : memref<8xi32>
    affine.store %x, %tmp[%i] : memref<8xi32>
  }
  %cast = memref.cast %tmp : memref<8xi32> to memref<?xi32>
  func.call @escape(%cast) : (memref<?xi32>) -> ()
  affine.for %j = 0 to 8 {
    %x = affine.load %tmp[%j] : memref<8xi32>
    affine.store %x, %out[%j] : memref<8xi32>
  }
  return
}
func.func @call() -> i32 {
  %in = memref.alloca() : memref<8xi32>
  %tmp = memref.alloca() : memref<8xi32>
  %out = memref.alloca() : memref<8xi32>
  call @iota(%in) : (memref<8xi32>) -> ()
  call @called(%in, %tmp, %out) : (memref<8xi32>, memref<8xi32>, memref<8xi32>) -> ()
  %digits = call @digits(%out) : (memref<8xi32>) -> i32
  return %digits : i32
}

// The source updates its memory in place: it must be executed once.
// RUN-FN: in_place() == 2468
func.func private @updated(%a: memref<8xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %a[%i] : memref<8xi32>
  }
  affine.for %i = 1 to 5 {
    %x = affine.load %a[%i] : memref<8xi32>
    affine.store %x, %b[%i + 3] : memref<8xi32>
  }
  return
}
func.func @in_place() -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.alloca() : memref<8xi32>
  %b = memref.alloca() : memref<8xi32>
  call @iota(%a) : (memref<8xi32>) -> ()
  affine.for %i = 0 to 8 {
    memref.store %zero, %b[%i] : memref<8xi32>
  }
  call @updated(%a, %b) : (memref<8xi32>, memref<8xi32>) -> ()
  %digits = call @digits(%b) : (memref<8xi32>) -> i32
  return %digits : i32
}

// Only elements of the diagonal are loaded; the others are results, too.
// RUN-FN: diagonal() == 99
func.func private @filled(%a: memref<8x8xi32>, %b: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %a[%i, %j] : memref<8x8xi32>
    }
  }
  affine.for %i = 0 to 8 {
    %y = affine.load %a[%i, %i] : memref<8x8xi32>
    affine.store %y, %b[%i] : memref<8xi32>
  }
  return
}
func.func @diagonal() -> i32 {
  %zero = arith.constant 0 : i32
  %x = arith.constant 9 : i32
  %ten = arith.constant 10 : i32
  %a = memref.alloca() : memref<8x8xi32>
  %b = memref.alloca() : memref<8xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      memref.store %zero, %a[%i, %j] : memref<8x8xi32>
    }
  }
  call @filled(%a, %b, %x) : (memref<8x8xi32>, memref<8xi32>, i32) -> ()
  %p = affine.load %a[2, 5] : memref<8x8xi32>
  %q = affine.load %b[2] : memref<8xi32>
  %r = arith.muli %p, %ten : i32
  %s = arith.addi %r, %q : i32
  return %s : i32
}
