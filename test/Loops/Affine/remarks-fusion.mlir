// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-loop-fusion %s -o /dev/null
// RUN: %opt --split-input-file --remarks-filter='affine-.*' --affine-loop-fusion=mode=sibling %s 2>&1 | FileCheck %s
//
// Remarks on loops that load what a nest before them stores.

func.func @fused(%a: memref<10xf32>, %b: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  // expected-remark@+1 {{[Passed] Fused | Category:affine-loop-fusion | Function=fused}}
  affine.for %i = 0 to 10 {
    %x = affine.load %t[%i] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  return
}

// -----

// Element 4 would be stored in the fourth iteration, and loaded in the fifth one.
func.func @overwritten(%a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    // expected-note@+1 {{first access}}
    %v = affine.load %b[9 - %i] : memref<10xf32>
    affine.store %v, %a[%i] : memref<10xf32>
  }
  // expected-remark@+1 {{[Missed] Legality | Category:affine-loop-fusion | Function=overwritten | Reason="anti dependence would not be kept: from iteration (5) to (4)"}}
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    // expected-note@+1 {{second access}}
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @carries(%a: memref<10xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  // expected-remark@+1 {{Reason="the loop carries values"}}
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %v = affine.load %a[%i] : memref<10xf32>
    %t = arith.addf %s, %v : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// -----

func.func @carrying_source(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) -> f32 {
  // expected-note@+1 {{operation}}
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    affine.store %s, %a[%i] : memref<10xf32>
    %t = arith.addf %s, %s : f32
    affine.yield %t : f32
  }
  // expected-remark@+1 {{Reason="the nest that stores what it loads carries values"}}
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return %r : f32
}

// -----

func.func @repeated(%a: memref<10xf32>, %b: memref<10x10xf32>) {
  // expected-note@+1 {{operation}}
  affine.for %i = 0 to 10 {
    %v = affine.load %b[%i, 0] : memref<10x10xf32>
    affine.for %j = 0 to 10 {
      affine.store %v, %a[%i] : memref<10xf32>
    }
  }
  // expected-remark@+1 {{Reason="too many operations would be repeated"}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %a[%j] : memref<10xf32>
      affine.store %v, %b[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

func.func private @other()
func.func @between(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32) {
  // expected-note@+1 {{operation}}
  affine.for %i = 0 to 10 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  func.call @other() : () -> ()
  // expected-remark@+1 {{Reason="other operations must be executed between the nests"}}
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}

// -----

// Nests that load the same memory.
// CHECK: [Missed] Legality | Category:affine-loop-fusion | Function=siblings | Reason="the nest has iterations that load other elements"
func.func @siblings(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %c[%i] : memref<10xf32>
  }
  return
}
