// RUN: %opt %s | FileCheck %s
// RUN: %opt --emit-bytecode %s | %opt | FileCheck %s

// CHECK-LABEL: func.func @control
// CHECK:         } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true, remote_memory = true>}
func.func @control(%x: memref<i32>) {
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%o : i32)
  } {atomic_control = #omp.atomic_control<remote_memory = true, fine_grained_memory = false, ignore_denormal_mode = true>}
  return
}
