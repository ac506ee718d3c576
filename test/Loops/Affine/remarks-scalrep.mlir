// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-scalrep %s -o /dev/null
//
// Loads of an element that was stored or loaded before, and that stay.

func.func @overwritten(%a: memref<10xf32>, %x: f32, %y: f32) -> f32 {
  %b = memref.alloca() : memref<10xf32>
  affine.for %i = 0 to 9 {
    affine.store %x, %b[%i] : memref<10xf32>
    affine.for %j = 2 to 9 {
      // expected-note@+1 {{first access}}
      affine.store %y, %b[%j] : memref<10xf32>
      // expected-remark@+2 {{[Missed] Legality | Category:affine-scalrep | Function=overwritten | Reason="flow dependence of a store in between: from iteration (2, 2) to (2, 3)"}}
      // expected-note@+1 {{second access}}
      %v = affine.load %b[%i] : memref<10xf32>
      affine.store %v, %a[%j] : memref<10xf32>
    }
  }
  %r = affine.load %b[0] : memref<10xf32>
  return %r : f32
}

// -----

func.func private @other()
func.func @unknown(%b: memref<10xf32>) -> (f32, f32) {
  %v = affine.load %b[2] : memref<10xf32>
  // expected-note@+1 {{operation}}
  func.call @other() : () -> ()
  // expected-remark@+1 {{Reason="an operation with unknown effects is in between"}}
  %w = affine.load %b[2] : memref<10xf32>
  return %v, %w : f32, f32
}

// -----

func.func @aliases(%b: memref<10xf32>, %c: memref<10xf32>, %x: f32) -> f32 {
  affine.store %x, %b[2] : memref<10xf32>
  // expected-note@+1 {{operation}}
  affine.store %x, %c[2] : memref<10xf32>
  // expected-remark@+1 {{Reason="a store in between may be to the same memory"}}
  %v = affine.load %b[2] : memref<10xf32>
  return %v : f32
}

// -----

func.func @other_region(%b: memref<10xf32>, %x: f32, %p: i1) -> f32 {
  // expected-note@+1 {{operation}}
  affine.store %x, %b[2] : memref<10xf32>
  %r = scf.if %p -> f32 {
    // expected-remark@+1 {{Reason="the load may be executed where the store is not"}}
    %v = affine.load %b[2] : memref<10xf32>
    scf.yield %v : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
