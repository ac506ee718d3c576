// RUN: %opt %s --affine-nest-costs=cpu=x86-64-v3 --remarks-filter='.*' -o /dev/null 2>&1 | FileCheck %s
//
// Operations and bytes of nests, as numbers, as formulas with the names of the source, or of one iteration.

// CHECK: nest-costs.mlir:[[@LINE+3]]:3: remark: [Analysis] NestCosts | Category:affine-nest-costs | Function=axpy | AccessedBytes="12*n", Executions=1, FloatBits=32, Flops="2*n", Intensity="0.166667", IterationBytes=12, IterationFlops=2, LoadedBytes="8*n", Processor="x86-64-v3", StoredBytes="4*n"
// CHECK: nest-costs.mlir:[[@LINE+7]]:5: note: last operation
func.func @axpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<?xf32>
    %1 = arith.mulf %a, %0 : f32
    %2 = affine.load %y[%i] : memref<?xf32>
    %3 = arith.addf %1, %2 : f32
    affine.store %3, %y[%i] : memref<?xf32>
  }
  return
}

// CHECK: remark: [Analysis] NestCosts | {{.*}}Function=sizes | AccessedBytes="8*dim(x, 0)", Executions=1, FloatBits=64, Flops="dim(x, 0)", Intensity="0.125"
func.func @sizes(%x: memref<?xf64>, %r: memref<1xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = affine.for %i = 0 to %n iter_args(%t = %s) -> f64 {
    %0 = affine.load %x[%i] : memref<?xf64>
    %1 = arith.addf %t, %0 : f64
    affine.yield %1 : f64
  }
  return %sum : f64
}

// CHECK: remark: [Analysis] NestCosts | {{.*}}Function=unknown | Executions=1, FloatBits=32, IterationBytes=16, IterationFlops=1, Processor="x86-64-v3"
// CHECK: note: inner loop
// CHECK: nest-costs.mlir:[[@LINE+6]]:5: note: not counted
func.func @unknown(%sizes: memref<8xindex>, %x: memref<?xf32>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 8 {
    %n = affine.load %sizes[%i] : memref<8xindex>
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %x[%j] : memref<?xf32>
      %1 = arith.mulf %a, %0 : f32
      memref.store %1, %x[%j] : memref<?xf32>
    }
  }
  return
}
