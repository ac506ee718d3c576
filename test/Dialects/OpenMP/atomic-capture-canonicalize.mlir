// RUN: strata opt --canonicalize %s | FileCheck %s
//
// A capture stays a pair of atomic operations of which one reads.

// CHECK-LABEL: @read_then_update
// CHECK:         omp.atomic.read
// CHECK-NEXT:    omp.atomic.write %{{.*}} = %{{.*}} : memref<i32>, i32
func.func @read_then_update(%x: memref<i32>, %v: memref<i32>, %new: i32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%new : i32)
    }
  }
  return
}

// A store cannot come before the read.
// CHECK-LABEL: @update_then_read
// CHECK:         omp.atomic.update
// CHECK:         omp.atomic.read
func.func @update_then_read(%x: memref<i32>, %v: memref<i32>, %new: i32) {
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}

// An update that changes nothing stays.
// CHECK-LABEL: @unchanged
// CHECK:         omp.atomic.read
// CHECK-NEXT:    omp.atomic.update
func.func @unchanged(%x: memref<i32>, %v: memref<i32>) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%old: i32):
      omp.yield(%old : i32)
    }
  }
  return
}
