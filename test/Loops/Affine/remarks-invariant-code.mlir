// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-loop-invariant-code-motion %s -o /dev/null
//
// Operations that use nothing of the loop, and that stay in it.

func.func @stored(%b: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    // expected-remark@+2 {{[Missed] Legality | Category:affine-loop-invariant-code-motion | Function=stored | Reason="flow dependence could be reversed: from iteration (3) to (4)"}}
    // expected-note@+1 {{second access}}
    %v = affine.load %b[3] : memref<10xf32>
    %w = arith.addf %v, %x : f32
    // expected-note@+1 {{first access}}
    affine.store %w, %b[%i] : memref<10xf32>
  }
  return
}

// -----

// The store before the load is in the same iteration.
func.func @same_iteration(%b: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 1 {
    // expected-note@+1 {{first access}}
    affine.store %x, %b[%i] : memref<10xf32>
    // expected-remark@+2 {{Reason="flow dependence could be reversed: from iteration (0) to (0)"}}
    // expected-note@+1 {{second access}}
    %v = affine.load %b[0] : memref<10xf32>
  }
  return
}

// -----

func.func @other_elements(%b: memref<10xf32>, %x: f32) {
  affine.for %i = 4 to 10 {
    // expected-remark@+1 {{Reason="another operation accesses the memory"}}
    %v = affine.load %b[3] : memref<10xf32>
    // expected-note@+1 {{operation}}
    affine.store %x, %b[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @empty(%b: memref<10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    // expected-remark@+1 {{Reason="the operation may not be executed if the loop has no iterations"}}
    affine.store %x, %b[3] : memref<10xf32>
  }
  return
}

// -----

func.func private @other()
func.func @calls(%b: memref<10xf32>, %x: i32, %y: i32) {
  affine.for %i = 0 to 10 {
    // expected-remark@+2 {{Reason="the operation has effects and is no access of affine"}}
    // expected-note@+1 {{operation}}
    func.call @other() : () -> ()
    // expected-remark@+1 {{Reason="an operation with unknown effects is in the loop"}}
    %v = affine.load %b[3] : memref<10xf32>
    // expected-remark@+1 {{Reason="an operation before it may not return"}}
    %w = arith.divsi %x, %y : i32
  }
  return
}
