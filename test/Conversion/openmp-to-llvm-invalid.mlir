// Operations that need an address do not take descriptors of memrefs.
// RUN: %opt --split-input-file --verify-diagnostics --mlir-print-op-on-diagnostic=false --convert-openmp-to-llvm %s

func.func @f(%m: memref<1xi32>, %i: i32) {
  // expected-error @+2 {{failed to legalize operation 'omp.atomic.write' that was explicitly marked illegal}}
  // expected-note @+1 {{pattern 'retype' does not match}}
  omp.atomic.write %m = %i : memref<1xi32>, i32
  return
}

// -----

func.func @f(%m: memref<1xi32>, %i: i32) {
  // expected-error @+2 {{failed to legalize operation 'omp.flush' that was explicitly marked illegal}}
  // expected-note @+1 {{pattern 'retype' does not match}}
  omp.flush(%m : memref<1xi32>)
  return
}

// -----

func.func @f(%m: memref<1xi32>, %i: i32) {
  // expected-error @+2 {{failed to legalize operation 'omp.threadprivate' that was explicitly marked illegal}}
  // expected-note @+1 {{pattern 'retype' does not match}}
  %t = omp.threadprivate %m : memref<1xi32> -> memref<1xi32>
  return
}
