// RUN: strata opt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
//
// The region of an atomic update has no effects.

func.func @store(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    memref.store %old, %m[%i] : memref<4xf32>
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @inside(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    scf.if %c {
      // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
      %1 = memref.load %m[%i] : memref<4xf32>
    }
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @unknown(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    // expected-error@+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %new = "test.unknown"(%old) : (f32) -> f32
    memref.atomic_yield %new : f32
  }
  return
}
