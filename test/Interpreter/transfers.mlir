// RUN: strata interpret %s --entry=both_ways [1,2,3,4,5,6,7,8] | FileCheck %s --check-prefix=BOTH
// RUN: strata interpret %s --entry=early | FileCheck %s --check-prefix=EARLY
// RUN: strata interpret %s --entry=late_source | FileCheck %s --check-prefix=LATE
// RUN: strata interpret %s --entry=strided | FileCheck %s --check-prefix=STRIDED
// RUN: strata interpret %s --entry=double_buffer | FileCheck %s --check-prefix=DOUBLE
// RUN: not strata interpret %s --entry=no_wait 2>&1 | FileCheck %s --check-prefix=NO-WAIT
// RUN: not strata interpret %s --entry=no_start 2>&1 | FileCheck %s --check-prefix=NO-START
// RUN: not strata interpret %s --entry=count 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not strata interpret %s --entry=one_element 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not strata interpret %s --entry=begin 2>&1 | FileCheck %s --check-prefix=BEGIN
// RUN: not strata interpret %s --entry=negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not strata interpret %s --entry=spaces 2>&1 | FileCheck %s --check-prefix=SPACES
// RUN: not strata interpret %s --entry=rows 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not strata interpret %s --entry=outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
//
// Asynchronous copies.

// BOTH: [1, 2, 5, 6, 7, 8, 7, 8]
func.func @both_ways(%a: memref<8xi32>) -> memref<8xi32> {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %buffer = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %a[%four], %buffer[%zero, %zero], %four, %tag[%zero] : memref<8xi32>, memref<2x2xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %four : memref<1xi32>
  affine.dma_start %buffer[0, 0], %a[symbol(%two)], %tag[0], %four : memref<2x2xi32, 1>, memref<8xi32>, memref<1xi32>
  affine.dma_wait %tag[0], %four : memref<1xi32>
  return %a : memref<8xi32>
}

func.func private @start(%value: i32, %from: memref<1xi32>, %to: memref<1xi32, 1>, %tag: memref<1xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %value, %from[%zero] : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero] : memref<1xi32>, memref<1xi32, 1>, memref<1xi32>
  return
}

// Memory that is used before the wait has its old elements.
// EARLY: 7
// EARLY-NEXT: 5
func.func @early() -> (i32, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %from = memref.alloc() : memref<1xi32>
  %to = memref.alloc() : memref<1xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.store %seven, %to[%zero] : memref<1xi32, 1>
  call @start(%five, %from, %to, %tag) : (i32, memref<1xi32>, memref<1xi32, 1>, memref<1xi32>) -> ()
  %before = memref.load %to[%zero] : memref<1xi32, 1>
  memref.dma_wait %tag[%zero], %one : memref<1xi32>
  %after = memref.load %to[%zero] : memref<1xi32, 1>
  return %before, %after : i32, i32
}

// LATE: 7
func.func @late_source() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %from = memref.alloc() : memref<1xi32>
  %to = memref.alloc() : memref<1xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  call @start(%five, %from, %to, %tag) : (i32, memref<1xi32>, memref<1xi32, 1>, memref<1xi32>) -> ()
  memref.store %seven, %from[%zero] : memref<1xi32>
  memref.dma_wait %tag[%zero], %one : memref<1xi32>
  %after = memref.load %to[%zero] : memref<1xi32, 1>
  return %after : i32
}

// Rows of two elements, four elements apart in the default memory space.
// STRIDED: {{\[}}[1, 2], [5, 6]]
func.func @strided() -> memref<2x2xi32, 1> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %from = memref.alloc() : memref<3x4xi32>
  %to = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %j)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %from[%i, %j] : memref<3x4xi32>
    }
  }
  memref.dma_start %from[%zero, %one], %to[%zero, %zero], %four, %tag[%zero], %four, %two : memref<3x4xi32>, memref<2x2xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %four : memref<1xi32>
  return %to : memref<2x2xi32, 1>
}

// The next part is copied while this one is used.
// DOUBLE: 28
func.func @double_buffer() -> i32 {
  %two = arith.constant 2 : index
  %from = memref.alloc() : memref<8xi32>
  %buffer = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<2xi32>
  %sum = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    %number = arith.index_cast %i : index to i32
    affine.store %number, %from[%i] : memref<8xi32>
  }
  affine.store %zero, %sum[0] : memref<1xi32>
  affine.dma_start %from[0], %buffer[0, 0], %tag[0], %two : memref<8xi32>, memref<2x2xi32, 1>, memref<2xi32>
  affine.for %i = 0 to 4 {
    affine.if affine_set<(d0) : (2 - d0 >= 0)>(%i) {
      affine.dma_start %from[%i * 2 + 2], %buffer[(%i + 1) mod 2, 0], %tag[(%i + 1) mod 2], %two : memref<8xi32>, memref<2x2xi32, 1>, memref<2xi32>
    }
    affine.dma_wait %tag[%i mod 2], %two : memref<2xi32>
    affine.for %j = 0 to 2 {
      %x = affine.load %buffer[%i mod 2, %j] : memref<2x2xi32, 1>
      %y = affine.load %sum[0] : memref<1xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %sum[0] : memref<1xi32>
    }
  }
  %r = affine.load %sum[0] : memref<1xi32>
  return %r : i32
}

// NO-WAIT: transfers.mlir:[[#@LINE+7]]:3: error: the program does not wait for the copy
func.func @no_wait() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %from = memref.alloc() : memref<1xi32>
  %to = memref.alloc() : memref<1xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero] : memref<1xi32>, memref<1xi32, 1>, memref<1xi32>
  return
}

// NO-START: error: no copy was started with this tag
func.func @no_start() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_wait %tag[%zero], %one : memref<1xi32>
  return
}

// COUNT: error: the copy has 1 elements, not 2
// COUNT: note: it was started here
func.func @count() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %from = memref.alloc() : memref<1xi32>
  %to = memref.alloc() : memref<1xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero] : memref<1xi32>, memref<1xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %two : memref<1xi32>
  return
}

// OUTSIDE: error: index 3 of dimension 0 is outside of its size, 3
func.func @outside() {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %from = memref.alloc() : memref<2x2xi32>
  %to = memref.alloc() : memref<3xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero, %zero], %to[%zero], %four, %tag[%zero] : memref<2x2xi32>, memref<3xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %four : memref<1xi32>
  return
}

// ONE: error: the copy is outside of the memory
func.func @one_element() {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %from = memref.alloc() : memref<i32>
  %to = memref.alloc() : memref<3xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[], %to[%zero], %two, %tag[%zero] : memref<i32>, memref<3xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %two : memref<1xi32>
  return
}

// BEGIN: error: index 2 of dimension 1 is outside of its size, 2
func.func @begin() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %from = memref.alloc() : memref<2x2xi32>
  %to = memref.alloc() : memref<3xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero, %two], %to[%zero], %one, %tag[%zero] : memref<2x2xi32>, memref<3xi32, 1>, memref<1xi32>
  memref.dma_wait %tag[%zero], %one : memref<1xi32>
  return
}

// NEGATIVE: error: the number of elements is negative
func.func @negative() {
  %zero = arith.constant 0 : index
  %count = arith.constant -1 : index
  %from = memref.alloc() : memref<2xi32>
  %to = memref.alloc() : memref<2xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %count, %tag[%zero] : memref<2xi32>, memref<2xi32, 1>, memref<1xi32>
  return
}

// SPACES: error: a copy with a stride must be between the default memory space and another one
func.func @spaces() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %from = memref.alloc() : memref<2xi32>
  %to = memref.alloc() : memref<2xi32>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero], %one, %one : memref<2xi32>, memref<2xi32>, memref<1xi32>
  return
}

// ROWS: error: the stride of a copy must not be negative, and its rows must have elements
func.func @rows() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %from = memref.alloc() : memref<2xi32>
  %to = memref.alloc() : memref<2xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero], %one, %zero : memref<2xi32>, memref<2xi32, 1>, memref<1xi32>
  return
}
