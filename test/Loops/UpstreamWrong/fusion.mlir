// RUN: grep 'RUN-FN[:]' %s > %t.greedy
// RUN: strata opt --affine-loop-fusion %s >> %t.greedy
// RUN: grep 'RUN-FN[:]' %s > %t.maximal
// RUN: strata opt --affine-loop-fusion=maximal %s >> %t.maximal
// RUN: %run-fn %s
// RUN: %run-fn %t.greedy
// RUN: %run-fn %t.maximal
//
// mlir-opt changes the results of these functions.

// A source stores to memory that it loads: mlir-opt creates a buffer to which nothing is stored.
func.func private @three_nests(%a: memref<14x14xi32>, %b: memref<14x14xi32>) {
  affine.for %i0 = 3 to 8 {
    affine.for %j0 = 3 to 11 {
      %left0 = affine.load %b[%i0 + 1, %j0 - 2] : memref<14x14xi32>
      %right0 = affine.load %b[%i0 + 1, %j0 + 2] : memref<14x14xi32>
      %sum0 = arith.addi %left0, %right0 : i32
      affine.store %sum0, %b[%i0 - 1, %j0 - 1] : memref<14x14xi32>
    }
  }
  affine.for %i1 = 3 to 8 {
    affine.for %j1 = 3 to 11 {
      %left1 = affine.load %a[%i1, %j1 + 1] : memref<14x14xi32>
      %right1 = affine.load %a[%i1 + 1, %j1 + 2] : memref<14x14xi32>
      %sum1 = arith.addi %left1, %right1 : i32
      affine.store %sum1, %a[%j1 + 1, %i1 - 1] : memref<14x14xi32>
      %left2 = affine.load %b[%i1 - 1, %j1 + 1] : memref<14x14xi32>
      %right2 = affine.load %a[%i1 - 1, %j1 - 2] : memref<14x14xi32>
      %sum2 = arith.addi %left2, %right2 : i32
      affine.store %sum2, %a[%i1, %j1] : memref<14x14xi32>
    }
  }
  affine.for %i2 = 3 to 12 {
    affine.for %j2 = 3 to 12 {
      %left3 = affine.load %a[%i2 + 2, %j2 + 2] : memref<14x14xi32>
      %right3 = affine.load %b[%i2 - 1, %j2 + 2] : memref<14x14xi32>
      %sum3 = arith.addi %left3, %right3 : i32
      affine.store %sum3, %a[%j2 + 2, %i2] : memref<14x14xi32>
    }
  }
  return
}
func.func private @fill(%a: memref<14x14xi32>, %factor: i32) {
  affine.for %i = 0 to 14 {
    affine.for %j = 0 to 14 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 14 + d1)>(%i, %j)
      %x = arith.index_cast %place : index to i32
      %y = arith.muli %x, %factor : i32
      memref.store %y, %a[%i, %j] : memref<14x14xi32>
    }
  }
  return
}
func.func private @hash(%a: memref<14x14xi32>, %start: i32) -> i32 {
  %factor = arith.constant 31 : i32
  %sum = affine.for %i = 0 to 14 iter_args(%s = %start) -> i32 {
    %row = affine.for %j = 0 to 14 iter_args(%t = %s) -> i32 {
      %x = memref.load %a[%i, %j] : memref<14x14xi32>
      %u = arith.muli %t, %factor : i32
      %v = arith.addi %u, %x : i32
      affine.yield %v : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}
// RUN-FN: updates() == -275094991
func.func @updates() -> i32 {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %a = memref.alloc() : memref<14x14xi32>
  %b = memref.alloc() : memref<14x14xi32>
  func.call @fill(%a, %three) : (memref<14x14xi32>, i32) -> ()
  func.call @fill(%b, %five) : (memref<14x14xi32>, i32) -> ()
  func.call @three_nests(%a, %b) : (memref<14x14xi32>, memref<14x14xi32>) -> ()
  %h = func.call @hash(%a, %zero) : (memref<14x14xi32>, i32) -> i32
  %r = func.call @hash(%b, %h) : (memref<14x14xi32>, i32) -> i32
  memref.dealloc %a : memref<14x14xi32>
  memref.dealloc %b : memref<14x14xi32>
  return %r : i32
}

// The target stores to the memory that the source loads, and does not need all of its iterations.
// RUN-FN: shifted(0) == 1
// RUN-FN: shifted(8) == 9
// RUN-FN: shifted(9) == 9
// RUN-FN: copied(0) == 0
// RUN-FN: copied(9) == 9
func.func private @shift(%a: memref<10xi32>, %b: memref<10xi32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    affine.store %x, %b[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 9 {
    %x = affine.load %b[%i + 1] : memref<10xi32>
    affine.store %x, %a[%i] : memref<10xi32>
  }
  return
}
func.func private @iota(%a: memref<10xi32>) {
  affine.for %i = 0 to 10 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<10xi32>
  }
  return
}
func.func @shifted(%at: index) -> i32 {
  %a = memref.alloc() : memref<10xi32>
  %b = memref.alloc() : memref<10xi32>
  func.call @iota(%a) : (memref<10xi32>) -> ()
  func.call @shift(%a, %b) : (memref<10xi32>, memref<10xi32>) -> ()
  %r = memref.load %a[%at] : memref<10xi32>
  memref.dealloc %a : memref<10xi32>
  memref.dealloc %b : memref<10xi32>
  return %r : i32
}
func.func @copied(%at: index) -> i32 {
  %a = memref.alloc() : memref<10xi32>
  %b = memref.alloc() : memref<10xi32>
  func.call @iota(%a) : (memref<10xi32>) -> ()
  func.call @shift(%a, %b) : (memref<10xi32>, memref<10xi32>) -> ()
  %r = memref.load %b[%at] : memref<10xi32>
  memref.dealloc %a : memref<10xi32>
  memref.dealloc %b : memref<10xi32>
  return %r : i32
}
