// RUN: strata opt '--one-shot-bufferize=must-infer-memory-space allow-return-allocs-from-loops' --split-input-file --verify-diagnostics %s
// RUN: not strata opt '--one-shot-bufferize=use-encoding-for-memory-space' %S/Inputs/wrong-spaces.mlir 2>&1 | FileCheck %s --check-prefix=ENCODING
// RUN: not strata opt --one-shot-bufferize %S/Inputs/wrong-spaces.mlir 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: strata opt '--one-shot-bufferize=use-encoding-for-memory-space' %S/Inputs/encoding-spaces.mlir | FileCheck %s
// RUN: not strata opt '--one-shot-bufferize=must-infer-memory-space use-encoding-for-memory-space' %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not strata opt --one-shot-bufferize=print-conflicts %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=CONFLICTS
// RUN: not strata opt --one-shot-bufferize=dump-alias-sets %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=SETS
// RUN: not strata opt '--one-shot-bufferize=copy-before-write test-analysis-only' %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not strata opt --one-shot-bufferize=no-analysis-func-filter=f %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=FILTER
// RUN: not strata opt --one-shot-bufferize=unknown-type-conversion=infer-layout-map %S/Inputs/encoding-spaces.mlir 2>&1 | FileCheck %s --check-prefix=LAYOUT
//
// Memory spaces that are not in the program, and options that exclude each other.

// CHECK: memref.alloc() {alignment = 64 : i64} : memref<4xf32, 5>
// ENCODING: wrong-spaces.mlir:2:8: error: cannot be bufferized: dense<1> : tensor<2xi32> is not a supported memory space
// ATTRIBUTE: wrong-spaces.mlir:8:8: error: cannot be bufferized: dense<1> : tensor<2xi32> is not a supported memory space
// BOTH: error: only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize
// CONFLICTS: error: Invalid option: 'print-conflicts' requires 'test-analysis-only'
// SETS: error: Invalid option: 'dump-alias-sets' requires 'test-analysis-only'
// COPY: error: Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'
// FILTER: error: Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'
// LAYOUT: error: Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'

func.func @empty(%f: f32, %i: index) -> f32 {
  // expected-error @+2 {{could not infer memory space}}
  // expected-error @+1 {{failed to bufferize op}}
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  %a = tensor.insert %f into %t[%i] : tensor<4xf32>
  %b = tensor.extract %a[%i] : tensor<4xf32>
  return %b : f32
}

// -----

func.func @loop(%i: index) -> f32 {
  %a = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  // expected-error @+1 {{init_arg and yielded value bufferize to inconsistent memory spaces}}
  %d = scf.for %k = %i to %i step %i iter_args(%x = %a) -> tensor<4xf32> {
    %b = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
    // expected-error @+1 {{failed to bufferize op}}
    scf.yield %b : tensor<4xf32>
  }
  %e = tensor.extract %d[%i] : tensor<4xf32>
  return %e : f32
}
