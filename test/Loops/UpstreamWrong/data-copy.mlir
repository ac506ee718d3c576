// RUN: grep 'RUN-FN[:]' %s > %t.copies
// RUN: strata opt --affine-data-copy-generate %s >> %t.copies
// RUN: grep 'RUN-FN[:]' %s > %t.dma
// RUN: strata opt --affine-data-copy-generate=generate-dma %s > %t.ir
// RUN: FileCheck %s < %t.ir
// RUN: %run-fn %s
// RUN: %run-fn %t.copies
// RUN: strata interpret %t.ir --entry=gaps | FileCheck %s --check-prefix=GAPS
// RUN: strata interpret %t.ir --entry=beside | FileCheck %s --check-prefix=BESIDE
//
// mlir-opt copies elements back that were neither stored nor copied to the buffer.

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

func.func private @sevens(%a: memref<8xi32>) {
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 8 {
    memref.store %seven, %a[%i] : memref<8xi32>
  }
  return
}

// Each second element is stored.
// RUN-FN: gaps() == 17171717
// GAPS: 17171717
// CHECK-LABEL: func.func private @each_second
// CHECK: affine.dma_start {{.*}} memref<8xi32>, memref<7xi32, 1>
// CHECK: affine.dma_start {{.*}} memref<7xi32, 1>, memref<8xi32>
func.func private @each_second(%a: memref<8xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 4 {
    affine.store %one, %a[%i * 2] : memref<8xi32>
  }
  return
}
func.func @gaps() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  func.call @sevens(%a) : (memref<8xi32>) -> ()
  func.call @each_second(%a) : (memref<8xi32>) -> ()
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  memref.dealloc %a : memref<8xi32>
  return %r : i32
}

// An operation of memref stores beside the loads and stores of affine.
// RUN-FN: beside() == 22777777
// BESIDE: 22777777
// CHECK-LABEL: func.func private @store_beside
// CHECK-NOT: affine.dma_start
func.func private @store_beside(%a: memref<8xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 2 {
    memref.store %one, %a[%i] : memref<8xi32>
    %x = affine.load %a[%i] : memref<8xi32>
    %y = arith.addi %x, %one : i32
    affine.store %y, %a[%i] : memref<8xi32>
  }
  return
}
func.func @beside() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  func.call @sevens(%a) : (memref<8xi32>) -> ()
  func.call @store_beside(%a) : (memref<8xi32>) -> ()
  %r = func.call @digits(%a) : (memref<8xi32>) -> i32
  memref.dealloc %a : memref<8xi32>
  return %r : i32
}
