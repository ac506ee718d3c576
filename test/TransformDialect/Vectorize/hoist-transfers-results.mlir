// RUN: grep 'RUN-FN[:]' %s > %t.hoisted
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/hoist.mlir --transform-interpreter=entry-point=hoist %s >> %t.hoisted
// RUN: %run-fn %s
// RUN: %run-fn %t.hoisted
//
// Transfers stay in loops that access the same memory otherwise, or where they are outside of the memory.
// mlir-opt changes the results of the functions that say so.

// RUN-FN: sums(4) == 20
func.func @sums(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %five = arith.constant dense<5> : vector<4xi32>
  %m = memref.alloca() : memref<8xi32>
  %zeros = arith.constant dense<0> : vector<4xi32>
  vector.transfer_write %zeros, %m[%c0] : vector<4xi32>, memref<8xi32>
  scf.for %k = %c0 to %n step %c1 {
    %x = vector.transfer_read %m[%c0], %zero : memref<8xi32>, vector<4xi32>
    %y = arith.addi %x, %five : vector<4xi32>
    vector.transfer_write %y, %m[%c0] : vector<4xi32>, memref<8xi32>
  }
  %r = memref.load %m[%c1] : memref<8xi32>
  return %r : i32
}

// The loop also writes through a view. mlir-opt moves the read and the write of the vector out of it.
// RUN-FN: view() == 105
func.func @view() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %hundred = arith.constant 100 : i32
  %five = arith.constant dense<5> : vector<4xi32>
  %m = memref.alloca() : memref<4xi32>
  %view = memref.subview %m[0] [4] [1] : memref<4xi32> to memref<4xi32, strided<[1]>>
  scf.for %k = %c0 to %c4 step %c1 {
    memref.store %hundred, %view[%c1] : memref<4xi32, strided<[1]>>
    %x = vector.transfer_read %m[%c0], %zero {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
    %y = arith.addi %x, %five : vector<4xi32>
    vector.transfer_write %y, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  }
  %r = memref.load %m[%c1] : memref<4xi32>
  return %r : i32
}

// The vector is written under a condition.
// RUN-FN: conditional() == 3
func.func @conditional() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %ones = arith.constant dense<1> : vector<4xi32>
  %m = memref.alloca() : memref<4xi32>
  vector.transfer_write %ones, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  scf.for %k = %c0 to %c4 step %c1 {
    %x = vector.transfer_read %m[%c0], %zero {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
    %y = arith.addi %x, %ones : vector<4xi32>
    %isOdd = arith.index_cast %k : index to i32
    %bit = arith.trunci %isOdd : i32 to i1
    scf.if %bit {
      vector.transfer_write %y, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
    }
  }
  %r = memref.load %m[%c1] : memref<4xi32>
  return %r : i32
}

// The vector is read through a view of the memory that the loop writes.
// RUN-FN: written() == [3, 3]
func.func @written() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<4xi32>
  %none = arith.constant dense<0> : vector<2xi32>
  %m = memref.alloca() : memref<4xi32>
  vector.transfer_write %zeros, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  %view = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%sum = %none) -> vector<2xi32> {
    %x = vector.transfer_read %view[%c0], %zero {in_bounds = [true]} : memref<2xi32, strided<[1]>>, vector<2xi32>
    %number = arith.index_cast %k : index to i32
    %numbers = vector.broadcast %number : i32 to vector<4xi32>
    vector.transfer_write %numbers, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
    %new = arith.addi %sum, %x : vector<2xi32>
    scf.yield %new : vector<2xi32>
  }
  return %r : vector<2xi32>
}

// The memory that the loop changes is also read through a view.
// RUN-FN: viewed() == [6, 6]
func.func @viewed() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<4xi32>
  %ones = arith.constant dense<1> : vector<4xi32>
  %none = arith.constant dense<0> : vector<2xi32>
  %m = memref.alloca() : memref<4xi32>
  vector.transfer_write %zeros, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
  %view = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%sum = %none) -> vector<2xi32> {
    %x = vector.transfer_read %m[%c0], %zero {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
    %part = vector.transfer_read %view[%c0], %zero {in_bounds = [true]} : memref<2xi32, strided<[1]>>, vector<2xi32>
    %y = arith.addi %x, %ones : vector<4xi32>
    vector.transfer_write %y, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32>
    %new = arith.addi %sum, %part : vector<2xi32>
    scf.yield %new : vector<2xi32>
  }
  return %r : vector<2xi32>
}

// The vector is wider than the memory: each iteration reads the padding.
// RUN-FN: wide() == [6, 6, 0, 0]
func.func @wide() -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<4xi32>
  %ones = arith.constant dense<1> : vector<4xi32>
  %m = memref.alloca() : memref<2xi32>
  vector.transfer_write %zeros, %m[%c0] : vector<4xi32>, memref<2xi32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%sum = %zeros) -> vector<4xi32> {
    %x = vector.transfer_read %m[%c0], %zero : memref<2xi32>, vector<4xi32>
    %y = arith.addi %x, %ones : vector<4xi32>
    vector.transfer_write %y, %m[%c0] : vector<4xi32>, memref<2xi32>
    %new = arith.addi %sum, %x : vector<4xi32>
    scf.yield %new : vector<4xi32>
  }
  return %r : vector<4xi32>
}

// Two arguments are the same memory.
func.func private @sumWhileStoring(%p: memref<2xi32>, %q: memref<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<2xi32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%sum = %zeros) -> vector<2xi32> {
    %x = vector.transfer_read %p[%c0], %zero {in_bounds = [true]} : memref<2xi32>, vector<2xi32>
    %number = arith.index_cast %k : index to i32
    memref.store %number, %q[%c0] : memref<2xi32>
    %new = arith.addi %sum, %x : vector<2xi32>
    scf.yield %new : vector<2xi32>
  }
  return %r : vector<2xi32>
}
// RUN-FN: same() == [3, 0]
func.func @same() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %zeros = arith.constant dense<0> : vector<2xi32>
  vector.transfer_write %zeros, %m[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  %r = func.call @sumWhileStoring(%m, %m) : (memref<2xi32>, memref<2xi32>) -> vector<2xi32>
  return %r : vector<2xi32>
}

// The places of the transfers are outside of the memory, in a loop that is not executed.
// RUN-FN: outside(0, 50) == 0
func.func @outside(%n: index, %place: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<2xi32>
  %m = memref.alloca() : memref<2xi32>
  %rows = memref.alloca() : memref<2x2xi32>
  vector.transfer_write %zeros, %m[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  scf.for %k = %c0 to %n step %c1 {
    %x = vector.transfer_read %m[%place], %zero : memref<2xi32>, vector<2xi32>
    %y = vector.transfer_read %rows[%place, %c0], %zero : memref<2x2xi32>, vector<2xi32>
    %sum = arith.addi %x, %y : vector<2xi32>
    vector.transfer_write %sum, %m[%place] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  }
  %r = memref.load %m[%c0] : memref<2xi32>
  return %r : i32
}
