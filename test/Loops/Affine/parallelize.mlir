// RUN: %opt --affine-parallelize %s | FileCheck %s
// RUN: %opt --pass-pipeline="builtin.module(func.func(affine-parallelize{max-nested=1}))" %s | FileCheck %s --check-prefix=NESTED
// RUN: %opt --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=1}))" %s | FileCheck %s --check-prefix=REDUCE
//
// Loops whose iterations access different elements become parallel.

// CHECK-LABEL: func.func @copy
// CHECK: affine.parallel (%[[I:.*]]) = (0) to (10)
// CHECK: affine.parallel (%[[J:.*]]) = (max(%[[I]], 2)) to (min(%[[N:.*]], 20)) step (2)
// NESTED-LABEL: func.func @copy
// NESTED: affine.parallel
// NESTED: affine.for
func.func @copy(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0, 2)>(%i) to min affine_map<(d0) -> (d0, 20)>(%n) step 2 {
      %x = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.store %x, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// Rows depend on the row before.
// CHECK-LABEL: func.func @rows
// CHECK: affine.for
// CHECK: affine.parallel
func.func @rows(%a: memref<10x10xf32>) {
  affine.for %i = 1 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %a[%i - 1, %j] : memref<10x10xf32>
      affine.store %x, %a[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// Even elements are read, and odd ones written.
// CHECK-LABEL: func.func @parity
// CHECK: affine.parallel
func.func @parity(%a: memref<40xf32>) {
  affine.for %i = 0 to 19 {
    %x = affine.load %a[%i * 2] : memref<40xf32>
    affine.store %x, %a[%i * 2 + 1] : memref<40xf32>
  }
  return
}

// A view is the same memory.
// CHECK-LABEL: func.func @view
// CHECK: affine.for
func.func @view(%t: memref<8xi32>) {
  %v = memref.subview %t[1][7][1] : memref<8xi32> to memref<7xi32, strided<[1], offset: 1>>
  affine.for %i = 0 to 7 {
    %x = affine.load %t[%i] : memref<8xi32>
    affine.store %x, %v[%i] : memref<7xi32, strided<[1], offset: 1>>
  }
  return
}

// A call may access everything.
// CHECK-LABEL: func.func @call
// CHECK: affine.for
func.func private @unknown()
func.func @call(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %a[%i] : memref<8xf32>
    func.call @unknown() : () -> ()
  }
  return
}

// Memory that an iteration creates is its own.
// CHECK-LABEL: func.func @own
// CHECK: affine.parallel
func.func @own(%a: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    %own = memref.alloc() : memref<1xf32>
    affine.store %x, %own[0] : memref<1xf32>
    %y = affine.load %own[0] : memref<1xf32>
    affine.store %y, %a[%i] : memref<8xf32>
  }
  return
}

// Flags of the sum do not hold for another order.
// CHECK-LABEL: func.func @sum
// CHECK: affine.for
// REDUCE-LABEL: func.func @sum
// REDUCE-SAME: %[[INIT:[a-z0-9]*]]: i32
// REDUCE: %[[SUM:.*]] = affine.parallel (%{{.*}}) = (0) to (8) reduce ("addi") -> (i32)
// REDUCE: %[[TOTAL:.*]] = arith.addi %[[INIT]], %[[SUM]] : i32
// REDUCE: return %[[TOTAL]]
func.func @sum(%a: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %init) -> (i32) {
    %x = affine.load %a[%i] : memref<8xi32>
    %t = arith.addi %x, %s overflow<nsw> : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// The carried value is used twice.
// REDUCE-LABEL: func.func @not_a_reduction
// REDUCE: affine.for
func.func @not_a_reduction(%a: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %init) -> (i32) {
    affine.store %s, %a[%i] : memref<8xi32>
    %t = arith.addi %s, %init : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// The view is another one in each iteration, so that all iterations access one element.
// CHECK-LABEL: func.func @moving_view
// CHECK: affine.for
func.func @moving_view(%a: memref<40xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %offset = affine.apply affine_map<(d0) -> (20 - d0)>(%i)
    %v = memref.subview %a[%offset] [20] [1] : memref<40xi32> to memref<20xi32, strided<[1], offset: ?>>
    affine.store %x, %v[%i] : memref<20xi32, strided<[1], offset: ?>>
  }
  return
}

// A memref that a loop carries is not one of the loop.
// CHECK-LABEL: func.func @carried_memref
// CHECK: affine.for
func.func @carried_memref(%x: i32) {
  affine.for %i = 0 to 8 {
    %m = memref.alloc() : memref<8xi32>
    %r = affine.for %j = 0 to 8 iter_args(%b = %m) -> memref<8xi32> {
      memref.store %x, %b[%j] : memref<8xi32>
      affine.yield %b : memref<8xi32>
    }
  }
  return
}

// The second sum is of the first one.
// REDUCE-LABEL: func.func @sum_of_sum
// REDUCE: affine.parallel
// REDUCE: affine.parallel
func.func @sum_of_sum(%a: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %init) -> (i32) {
    %x = affine.load %a[%i] : memref<8xi32>
    %t = arith.addi %s, %x : i32
    affine.yield %t : i32
  }
  %q = affine.for %i = 0 to 8 iter_args(%s = %init) -> (i32) {
    %t = arith.addi %s, %r : i32
    affine.yield %t : i32
  }
  return %q : i32
}

// affine.parallel has no such reduction.
// REDUCE-LABEL: func.func @unsupported
// REDUCE: affine.for
func.func @unsupported(%a: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %init) -> (i32) {
    %x = affine.load %a[%i] : memref<8xi32>
    %t = arith.xori %s, %x : i32
    affine.yield %t : i32
  }
  return %r : i32
}
