// Parallel loops are executed by threads.

// REQUIRES: codegen

// RUN: %strata run %s 10 zeros:7x3xf64 --print-arguments | FileCheck %s --match-full-lines
// RUN: %strata run %s 10 zeros:7x3xf64 --print-arguments --threads=1 | FileCheck %s --match-full-lines
// RUN: %strata run %s 10 zeros:7x3xf64 --print-arguments --threads=3 | FileCheck %s --match-full-lines
// RUN: %strata run %s 10 zeros:7x3xf64 --print-arguments --threads=64 -O2 | FileCheck %s --match-full-lines
// RUN: %strata run %s 10 zeros:0x3xf64 -e nested --threads=2 | FileCheck %s --check-prefix=EMPTY --match-full-lines
// RUN: %strata run %s 10 zeros:5x3xf64 -e nested --threads=2 | FileCheck %s --check-prefix=NESTED --match-full-lines
// RUN: %strata run %s 3 --threads=2 -e affine --repeat=20 | FileCheck %s --check-prefix=AFFINE --match-full-lines
// RUN: not %strata run %s -g 7 --threads=2 -e fault 2>&1 | FileCheck %s --check-prefix=FAULT
// RUN: not %strata run %s 0 --threads=8 -e faults 2>&1 | FileCheck %s --check-prefix=FAULTS
// RUN: not %strata run %s 1 --threads=2 -e overflow 2>&1 | FileCheck %s --check-prefix=OVERFLOW

// CHECK: 93
// CHECK-NEXT: {{\[\[}}0, 0, 0], [10, 11, 12], [0, 0, 0], [30, 31, 32], [0, 0, 0], [50, 51, 52], [0, 0, 0]]
func.func @main(%n: index, %m: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  scf.parallel (%i, %j) = (%c1, %c0) to (%rows, %columns) step (%c2, %c1) {
    %first = arith.muli %i, %n : index
    %place = arith.addi %first, %j : index
    %integer = arith.index_cast %place : index to i64
    %float = arith.sitofp %integer : i64 to f64
    memref.store %float, %m[%i, %j] : memref<?x?xf64>
    scf.reduce
  }
  %zero = arith.constant 0.0 : f64
  %sum = scf.parallel (%i) = (%c0) to (%rows) step (%c1) init(%zero) -> f64 {
    %x = memref.load %m[%i, %c1] : memref<?x?xf64>
    scf.reduce(%x : f64) {
    ^bb0(%a: f64, %b: f64):
      %s = arith.addf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  return %sum : f64
}

// A loop in a loop, of a function that is called.
func.func private @row(%m: memref<?x?xf64>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  scf.parallel (%j) = (%c0) to (%columns) step (%c1) {
    memref.store %one, %m[%i, %j] : memref<?x?xf64>
    scf.reduce
  }
  return
}
// EMPTY: 0
// NESTED: 15
func.func @nested(%n: index, %m: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  scf.parallel (%i) = (%c0) to (%rows) step (%c1) {
    func.call @row(%m, %i, %n) : (memref<?x?xf64>, index, index) -> ()
    scf.reduce
  }
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%outer = %zero) -> f64 {
    %r = scf.for %j = %c0 to %columns step %c1 iter_args(%s = %outer) -> f64 {
      %x = memref.load %m[%i, %j] : memref<?x?xf64>
      %next = arith.addf %s, %x : f64
      scf.yield %next : f64
    }
    scf.yield %r : f64
  }
  return %sum : f64
}

// AFFINE: 9
func.func @affine(%n: index) -> f32 {
  %one = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %zero = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %three = arith.constant 3.0 : f32
    %x = arith.mulf %three, %one : f32
    affine.store %x, %m[%i] : memref<?xf32>
  }
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> f32 {
    %x = affine.load %m[%i] : memref<?xf32>
    %next = arith.addf %s, %x : f32
    affine.yield %next : f32
  }
  memref.dealloc %m : memref<?xf32>
  return %sum : f32
}

// In the second half of the iterations, which another thread executes.
// FAULT: parallel.mlir:[[@LINE+8]]:10: error: division by zero, or overflow of a division (SIGFPE) in function '@fault_parallel_loop'
func.func @fault(%n: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %k = arith.index_cast %i : index to i32
    %d = arith.subi %n, %k : i32
    %q = arith.divsi %n, %d : i32
    vector.print %q : i32
    scf.reduce
  }
  return
}

// All threads fail at once, and one of them reports it.
// FAULTS: error: division by zero, or overflow of a division (SIGFPE) in function '@faults_parallel_loop'
func.func @faults(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %m = memref.alloc() : memref<1000xindex>
  scf.parallel (%i) = (%c0) to (%c1000) step (%c1) {
    %q = arith.divsi %i, %n : index
    memref.store %q, %m[%i] : memref<1000xindex>
    scf.reduce
  }
  return
}

// OVERFLOW: error: stack overflow in function '@recurse'
func.func private @recurse(%i: index, %m: memref<?xi64>) -> i64 {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %next = arith.addi %i, %c1 : index
  %x = memref.load %m[%c0] : memref<?xi64>
  %r = func.call @recurse(%next, %m) : (index, memref<?xi64>) -> i64
  %s = arith.addi %r, %x : i64
  return %s : i64
}
func.func @overflow(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<?xi64>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %is_second = arith.cmpi eq, %i, %c1 : index
    scf.if %is_second {
      %r = func.call @recurse(%i, %m) : (index, memref<?xi64>) -> i64
      memref.store %r, %m[%c0] : memref<?xi64>
    }
    scf.reduce
  }
  return
}
