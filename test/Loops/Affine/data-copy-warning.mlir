// RUN: strata opt --affine-data-copy-generate=fast-mem-capacity=1 --verify-diagnostics %s -o - \
// RUN:   | FileCheck %s
//
// A loop whose buffers have more bytes than the fast memory is copied nevertheless if it has no loops.

// CHECK-LABEL: func.func @large
// CHECK: memref.alloc() : memref<1xvector<512xf32>, 1>
func.func @large(%a: memref<8xvector<512xf32>>) {
  // expected-warning@+1 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xvector<512xf32>>
  }
  return
}
