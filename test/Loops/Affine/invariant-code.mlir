// RUN: %opt --affine-loop-invariant-code-motion %s | FileCheck %s
//
// Operations and accesses that are the same in all iterations move out of loops.

// CHECK-LABEL: func.func @nest
// CHECK-SAME: %[[A:[a-z0-9]*]]: memref<10xf32>, %[[B:[a-z0-9]*]]: memref<10xf32>
// CHECK: %[[C:.*]] = arith.constant
// CHECK: affine.for %[[I:.*]] = 0 to 10
// CHECK:   %[[X:.*]] = affine.load %[[A]][%[[I]]]
// CHECK:   %[[Y:.*]] = arith.addf %[[X]], %[[C]]
// CHECK:   affine.for %[[J:.*]] = 0 to 10
// CHECK-NEXT: affine.store %[[Y]], %[[B]][%[[J]]]
func.func @nest(%a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %c = arith.constant 1.0 : f32
      %x = affine.load %a[%i] : memref<10xf32>
      %y = arith.addf %x, %c : f32
      affine.store %y, %b[%j] : memref<10xf32>
    }
  }
  return
}

// A loop is moved as a whole, and so are branches.
// CHECK-LABEL: func.func @inner_loop
// CHECK: affine.for
// CHECK:   affine.store
// CHECK: affine.if
// CHECK:   affine.store
// CHECK: affine.for
// CHECK-NEXT: }
func.func @inner_loop(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %y = affine.load %a[%j] : memref<10xf32>
      affine.store %y, %b[%j] : memref<10xf32>
    }
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      affine.store %x, %c[0] : memref<10xf32>
    }
  }
  return
}

// The loop may have no iterations; the element loaded by the second one is in bounds nevertheless.
// CHECK-LABEL: func.func @maybe_empty
// CHECK: affine.for
// CHECK-NEXT: affine.store
// CHECK: affine.load
// CHECK: affine.for
// CHECK-NEXT: memref.store
// CHECK: affine.for
// CHECK-NEXT: affine.load
// CHECK: affine.for
// CHECK-NEXT: arith.divsi
func.func @maybe_empty(%a: memref<10xf32>, %b: memref<10xf32>, %d: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
    affine.store %x, %b[3] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %a[9] : memref<10xf32>
    memref.store %y, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %d[9] : memref<?xf32>
    memref.store %y, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %q = arith.divsi %n, %n : index
    memref.store %x, %b[%q] : memref<10xf32>
  }
  return
}

// The second inner loop always has an iteration, the third one has iterations if the outer one has.
// CHECK-LABEL: func.func @triangular
// CHECK: affine.for
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.store
// CHECK: affine.for
// CHECK-NEXT: affine.store
// CHECK-NEXT: affine.for
// CHECK-NEXT: }
// CHECK: affine.for %{{.*}} = 0 to %[[N:.*]] {
// CHECK-NEXT: affine.store
// CHECK: affine.for %{{.*}} = 0 to %[[N]] {
// CHECK-NEXT: }
func.func @triangular(%b: memref<10xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %b[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 10 {
      affine.store %x, %b[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %x, %b[%j] : memref<10xf32>
    }
  }
  return
}

// Stores stay where the memory has other accesses, also through a view or a call.
// CHECK-LABEL: func.func @other_accesses
// CHECK: affine.for
// CHECK-NEXT: affine.store
// CHECK: affine.for
// CHECK-NEXT: affine.load
// CHECK: memref.cast
// CHECK: affine.for
// CHECK-NEXT: affine.store
// CHECK: affine.for
// CHECK-NEXT: call
// CHECK-NEXT: affine.load
func.func private @unknown()
func.func @other_accesses(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %b[3] : memref<10xf32>
    affine.store %x, %b[4] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %a[4] : memref<10xf32>
    affine.store %y, %a[%i] : memref<10xf32>
  }
  %v = memref.cast %a : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %a[0] : memref<10xf32>
    %y = affine.load %v[0] : memref<?xf32>
    affine.store %y, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    func.call @unknown() : () -> ()
    %y = affine.load %a[0] : memref<10xf32>
    affine.store %y, %b[%i] : memref<10xf32>
  }
  return
}

// Values that the loop carries are not the same in all iterations, and memory that was freed is not
// loaded in addition.
// CHECK-LABEL: func.func @carried
// CHECK: affine.for
// CHECK-NEXT: arith.addf
// CHECK: memref.dealloc
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @carried(%b: memref<10xf32>, %n: index, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %y = arith.addf %s, %x : f32
    affine.yield %y : f32
  }
  %m = memref.alloc() : memref<10xf32>
  memref.dealloc %m : memref<10xf32>
  affine.for %i = 0 to %n {
    %y = affine.load %m[0] : memref<10xf32>
    affine.store %y, %b[%i] : memref<10xf32>
  }
  return %r : f32
}
