// Poison tensors of dynamic sizes cannot be the outputs of scf.forall, nor its inserted values.
// RUN: not %strata interpret %s --entry=output 1 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not %strata interpret %s --entry=output 0 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not %strata interpret %s --entry=source 1 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not %strata interpret %s --entry=large --max-memory=500 2>&1 | FileCheck %s --check-prefix=LARGE

func.func @output(%n: index) -> tensor<?xf32> {
  %p = ub.poison : tensor<?xf32>
  %v = arith.constant dense<[1.0]> : tensor<1xf32>
  // OUTPUT: [[@LINE+1]]:8: error: an operand is poison
  %r = scf.forall (%i) in (%n) shared_outs(%o = %p) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
func.func @source(%n: index) -> tensor<2xf32> {
  %p = ub.poison : tensor<?xf32>
  %q = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // SOURCE: [[@LINE+1]]:8: error: the source of 'tensor.parallel_insert_slice' is poison
  %r = scf.forall (%i) in (%n) shared_outs(%o = %q) -> (tensor<2xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i] [%n] [1] : tensor<?xf32> into tensor<2xf32>
    }
  }
  return %r : tensor<2xf32>
}

// A memref with strides of 0 has more elements than its memory.
func.func @large() {
  %m = memref.alloca() : memref<1xf32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [1000000, 100000], strides: [0, 0]
      : memref<1xf32> to memref<1000000x100000xf32, strided<[0, 0]>>
  // LARGE: [[@LINE+1]]:3: error: {{.*}}limit
  memref.copy %r, %r : memref<1000000x100000xf32, strided<[0, 0]>>
      to memref<1000000x100000xf32, strided<[0, 0]>>
  return
}
