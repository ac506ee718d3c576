// RUN: grep 'RUN-FN[:]' %s > %t.hoisted
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/hoist.mlir --transform-interpreter=entry-point=hoist %s >> %t.hoisted
// RUN: %run-fn %s
// RUN: %run-fn %t.hoisted
//
// Transfers stay in loops that access the same memory otherwise. mlir-opt changes the results of the functions
// that say so.

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
