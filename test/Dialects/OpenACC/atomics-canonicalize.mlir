// RUN: %opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @captures(
// CHECK-SAME: %[[V:.*]]: memref<i32>, %[[X:.*]]: memref<i32>, %[[E:.*]]: i32)
func.func @captures(%v: memref<i32>, %x: memref<i32>, %e: i32) {
  // A pair stays one.
  // CHECK: acc.atomic.capture {
  // CHECK-NEXT: acc.atomic.update %[[X]]
  // CHECK: arith.addi
  // CHECK: acc.atomic.read %[[V]] = %[[X]]
  acc.atomic.capture {
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      %new = arith.addi %a, %e : i32
      acc.yield %new : i32
    }
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  // CHECK: acc.atomic.capture {
  // CHECK-NEXT: acc.atomic.read %[[V]] = %[[X]]
  // CHECK-NEXT: acc.atomic.update %[[X]]
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      acc.yield %a : i32
    }
  }
  // CHECK: acc.atomic.capture {
  // CHECK-NEXT: acc.atomic.read %[[V]] = %[[X]]
  // CHECK-NEXT: acc.atomic.write %[[X]] = %[[E]]
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.update %x : memref<i32> {
    ^bb0(%a: i32):
      acc.yield %e : i32
    }
  }
  return
}

// CHECK-LABEL: func.func @updates(
// CHECK-SAME: %[[X:.*]]: memref<i32>, %[[E:.*]]: i32, %[[C:.*]]: i1)
// CHECK-NEXT: acc.atomic.write %[[X]] = %[[E]] : memref<i32>, i32
// CHECK-NEXT: acc.atomic.write if(%[[C]]) %[[X]] = %[[E]] : memref<i32>, i32
// CHECK-NEXT: return
func.func @updates(%x: memref<i32>, %e: i32, %c: i1) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a : i32
  }
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %e : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %e : i32
  }
  return
}

// CHECK-LABEL: func.func @effects(
// CHECK: acc.atomic.update
// CHECK: func.call @log()
func.func private @log()
func.func @effects(%x: memref<i32>) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    func.call @log() : () -> ()
    acc.yield %a : i32
  }
  return
}
