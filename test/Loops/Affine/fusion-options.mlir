// RUN: strata opt --affine-loop-fusion=mode=producer %s | FileCheck %s --check-prefix=PRODUCER
// RUN: strata opt --affine-loop-fusion=mode=sibling %s | FileCheck %s --check-prefix=SIBLING
// RUN: strata opt --affine-loop-fusion=compute-tolerance=0.0 %s | FileCheck %s --check-prefix=NONE
// RUN: strata opt --affine-loop-fusion=maximal %s | FileCheck %s --check-prefix=MAXIMAL
// RUN: strata opt --affine-loop-fusion="fast-mem-space=2 local-buf-threshold=1" %s \
// RUN:   | FileCheck %s --check-prefix=FAST
// RUN: strata opt --affine-loop-fusion="fast-mem-space=2 local-buf-threshold=0" %s \
// RUN:   | FileCheck %s --check-prefix=SLOW
//
// The options of affine-loop-fusion.

// PRODUCER-LABEL: func.func @both
// PRODUCER-COUNT-2: affine.for
// PRODUCER-NOT: affine.for
// PRODUCER: return
// SIBLING-LABEL: func.func @both
// SIBLING-COUNT-2: affine.for
// SIBLING-NOT: affine.for
// SIBLING: return
// FAST-LABEL: func.func @both
// FAST: memref.alloc() : memref<1xf32, 2>
// SLOW-LABEL: func.func @both
// SLOW: memref.alloc() : memref<1xf32>
func.func @both(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  %tmp = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %tmp[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %tmp[%i] : memref<10xf32>
    affine.store %x, %c[%i] : memref<10xf32>
  }
  return
}

// Each element of the source is computed for sixteen elements of the target.
// NONE-LABEL: func.func @repeated
// NONE-COUNT-3: affine.for
// MAXIMAL-LABEL: func.func @repeated
// MAXIMAL: affine.for
// MAXIMAL-NEXT: affine.for
// MAXIMAL-NOT: affine.for
// MAXIMAL: return
func.func @repeated(%x: f32, %y: f32, %result: memref<16x16xf32>) {
  %tmp = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %a = arith.addf %x, %y : f32
    %b = arith.mulf %a, %y : f32
    %c = arith.mulf %b, %y : f32
    %d = arith.mulf %c, %y : f32
    affine.store %d, %tmp[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %tmp[%j] : memref<16xf32>
      affine.store %v, %result[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
