// Declarations for C.

// REQUIRES: codegen

// RUN: %strata compile %s --emit=ll --emit-header=%t.h > %t.ll
// RUN: FileCheck %s --input-file=%t.h

// CHECK: #ifndef HEADER_MLIR_TMP_H
// CHECK: #include <stdint.h>

// Headers of several files may define the same descriptor.
// CHECK: #ifndef STRATA_MEMREF_2D_FLOAT
// CHECK-NEXT: #define STRATA_MEMREF_2D_FLOAT
// CHECK-NEXT: struct memref_2d_float {
// CHECK-NEXT: float *allocated, *aligned;
// CHECK-NEXT: int64_t offset;
// CHECK-NEXT: int64_t sizes[2], strides[2];
// CHECK-NEXT: };
// CHECK-NEXT: #endif
// CHECK: int32_t first(float *arg0_allocated, float *arg0_aligned, int64_t arg0_offset, int64_t arg0_size0, int64_t arg0_size1, int64_t arg0_stride0, int64_t arg0_stride1, int64_t arg1);
// CHECK-NEXT: int32_t _mlir_ciface_first(struct memref_2d_float *arg0, int64_t arg1);
func.func @first(%m: memref<?x4xf32>, %i: index) -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// CHECK: struct second_results {
// CHECK-NEXT: struct memref_2d_float result0;
// CHECK-NEXT: bool result1;
// CHECK-NEXT: };
// CHECK: void _strata_c_second(struct second_results *results, float *arg0_allocated,
// CHECK-NEXT: static inline struct second_results second(float *arg0_allocated,
// CHECK: void _mlir_ciface_second(struct second_results *results, struct memref_2d_float *arg0, bool arg1);
func.func @second(%m: memref<2x4xf32>, %b: i1) -> (memref<2x4xf32>, i1) attributes {llvm.emit_c_interface} {
  return %m, %b : memref<2x4xf32>, i1
}

// CHECK: void third(void);
func.func @third() {
  return
}

// CHECK-NOT: hidden
func.func private @hidden() {
  return
}

// CHECK: /* 'odd' has types that C does not have. */
func.func @odd(%a: i7) {
  return
}

// CHECK: #endif
