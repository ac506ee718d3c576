// RUN: strata opt --convert-to-llvm %s | FileCheck %s
// RUN: strata opt --finalize-memref-to-llvm %s | FileCheck %s --check-prefix=PARTIAL
//
// The region of memref.generic_atomic_rmw becomes a loop. It stays if its operations do.

// CHECK-LABEL: llvm.func @integer
// CHECK: %[[ADDRESS:.*]] = llvm.getelementptr
// CHECK: %[[FIRST:.*]] = llvm.load %[[ADDRESS]] : !llvm.ptr -> i32
// CHECK: llvm.br ^[[LOOP:.*]](%[[FIRST]] : i32)
// CHECK: ^[[LOOP]](%[[OLD:.*]]: i32):
// CHECK: %[[NEW:.*]] = llvm.mul %[[OLD]], %[[OLD]] : i32
// CHECK: %[[PAIR:.*]] = llvm.cmpxchg %[[ADDRESS]], %[[OLD]], %[[NEW]] acq_rel monotonic : !llvm.ptr, i32
// CHECK: %[[FOUND:.*]] = llvm.extractvalue %[[PAIR]][0]
// CHECK: %[[STORED:.*]] = llvm.extractvalue %[[PAIR]][1]
// CHECK: llvm.cond_br %[[STORED]], ^[[REST:.*]], ^[[LOOP]](%[[FOUND]] : i32)
// CHECK: ^[[REST]]:
// CHECK: llvm.return %[[FOUND]] : i32
// PARTIAL: memref.generic_atomic_rmw
func.func @integer(%m: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %1 = arith.muli %old, %old : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}

// The bits of floats are compared.
// CHECK-LABEL: llvm.func @float
// CHECK: llvm.br ^[[LOOP:.*]](%{{.*}} : i16)
// CHECK: ^[[LOOP]](%[[OLD:.*]]: i16):
// CHECK: %[[NUMBER:.*]] = llvm.bitcast %[[OLD]] : i16 to f16
// CHECK: llvm.br ^[[BODY:.*]](%[[NUMBER]] : f16)
// CHECK: ^[[BODY]](%[[ARGUMENT:.*]]: f16):
// CHECK: %[[NEW:.*]] = llvm.fmul %[[ARGUMENT]]
// CHECK: %[[BITS:.*]] = llvm.bitcast %[[NEW]] : f16 to i16
// CHECK: llvm.cmpxchg %{{.*}}, %[[OLD]], %[[BITS]] acq_rel monotonic : !llvm.ptr, i16
func.func @float(%m: memref<4xf16>, %i: index, %v: f16) -> f16 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf16> {
  ^bb0(%old: f16):
    %1 = arith.mulf %old, %v : f16
    memref.atomic_yield %1 : f16
  }
  return %0 : f16
}

// CHECK-LABEL: llvm.func @extended
// CHECK: memref.generic_atomic_rmw
func.func @extended(%m: memref<4xf80>, %i: index) -> f80 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf80> {
  ^bb0(%old: f80):
    memref.atomic_yield %old : f80
  }
  return %0 : f80
}
