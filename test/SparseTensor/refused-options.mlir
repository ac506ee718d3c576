// RUN: not strata opt --sparsification=sparse-emit-strategy=debug-interface %s 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: not strata opt --sparse-vectorization %s 2>&1 | FileCheck %s --check-prefix=VL
// RUN: not strata opt --sparse-vectorization='vl=4 enable-vla-vectorization=true' %s 2>&1 | FileCheck %s --check-prefix=VLA
// RUN: not strata opt --sparsification-and-bufferization=enable-vla-vectorization=true %s 2>&1 | FileCheck %s --check-prefix=VLA
// RUN: not strata opt --sparsification-and-bufferization=enable-gpu-libgen=true %s 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: not strata opt --sparse-gpu-codegen=num-threads=0 %s 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: not strata opt --sparsifier=gpu-chip=sm_80 %s 2>&1 | FileCheck %s --check-prefix=CHIP
//
// Options that are not implemented.

// DEBUG: error: sparse-emit-strategy=debug-interface is not implemented; use functional
// VL: error: expected a positive vl, found 0
// VLA: error: enable-vla-vectorization is not implemented
// GPU: error: enable-gpu-libgen is not implemented
// THREADS: error: num-threads=0, which asks for calls of libraries, is not implemented; expected a positive number
// CHIP: this value of the option 'gpu-chip' is not implemented
func.func @f() {
  return
}
