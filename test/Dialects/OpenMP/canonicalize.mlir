// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s
// An atomic update that does not use the old value is a store.

// CHECK-LABEL: @store
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: i32)
func.func @store(%x: !llvm.ptr, %i: i32) {
  // CHECK: %[[C:.*]] = arith.constant 10 : i32
  // CHECK: omp.atomic.write %[[ARG0_1:[a-z0-9_]+]] = %[[ARG1]] : !llvm.ptr, i32
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%old: i32):
    omp.yield(%i : i32)
  }
  // CHECK: omp.atomic.write %[[ARG0_2:[a-z0-9_]+]] = %[[C]] hint(contended) memory_order(seq_cst) : !llvm.ptr, i32
  omp.atomic.update hint(contended) memory_order(seq_cst) %x : !llvm.ptr {
  ^bb0(%old: i32):
    %c = arith.constant 10 : i32
    omp.yield(%c : i32)
  }
  return
}

// One that keeps it does nothing.
// CHECK-LABEL: @nothing
// CHECK-NEXT: return
func.func @nothing(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%old: i32):
    omp.yield(%old : i32)
  }
  return
}

// CHECK-LABEL: @update
// CHECK: omp.atomic.update
func.func @update(%x: !llvm.ptr, %i: i32) {
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%old: i32):
    %c = arith.addi %i, %i : i32
    omp.yield(%c : i32)
  }
  return
}

// Constants stay in a region that runs on a device.
// CHECK-LABEL: @target
// CHECK-NEXT: omp.target {
// CHECK-NEXT: arith.constant
func.func @target(%b: i1) {
  omp.target {
    %c = arith.constant 10 : i32
    "test.use"(%c) : (i32) -> ()
    omp.terminator
  }
  return
}

// A region without effects does not need threads.
// CHECK-LABEL: @parallel
// CHECK-NEXT: return
func.func @parallel(%a: i32) {
  omp.parallel {
    %x = arith.addi %a, %a : i32
    omp.terminator
  }
  return
}
