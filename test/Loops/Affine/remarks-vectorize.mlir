// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-super-vectorize=virtual-vector-size=4 %s -o /dev/null
// RUN: %opt --split-input-file --remarks-filter='affine-.*' --affine-super-vectorize=virtual-vector-size=4,8 %s 2>&1 | FileCheck %s

func.func @dependent(%a: memref<104xf32>) {
  // expected-remark@+1 {{[Missed] Legality | Category:affine-super-vectorize | Function=dependent | Reason="flow dependence could be reversed: from iteration (1) to (2)"}}
  affine.for %i = 1 to 101 {
    // expected-note@+1 {{second access}}
    %x = affine.load %a[%i - 1] : memref<104xf32>
    // expected-note@+1 {{first access}}
    affine.store %x, %a[%i] : memref<104xf32>
  }
  return
}

// -----

// The loop around a loop that is vectorized is not reported.
// CHECK: [Passed] Vectorized | Category:affine-super-vectorize | Function=vectorized | Sizes="4x8"
func.func @vectorized(%a: memref<64x64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    // expected-remark@+1 {{[Passed] Vectorized | Category:affine-super-vectorize | Function=vectorized | Sizes="4"}}
    affine.for %j = 0 to 64 {
      affine.store %x, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// CHECK: Function=strided | Reason="an access is neither of the next element in the next iteration nor of the same one"
func.func @strided(%a: memref<64xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="an access is neither of the next element in the next iteration nor of the same one"}}
  affine.for %i = 0 to 32 {
    // expected-note@+1 {{operation}}
    affine.store %x, %a[%i * 2] : memref<64xf32>
  }
  return
}

// -----

// CHECK: Function=single | Reason="the loop has no loop in it that can be the next dimension of vectors"
func.func @single(%a: memref<63xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the last vector would store to elements of no iteration"}}
  affine.for %i = 0 to 9 {
    // expected-note@+1 {{operation}}
    affine.store %x, %a[%i] : memref<63xf32>
  }
  return
}

// -----

func.func @transposed(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  // expected-remark@+1 {{Reason="an access is along another dimension of memory"}}
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i, 0] : memref<64x64xf32>
    // expected-note@+1 {{operation}}
    affine.store %x, %b[0, %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @steps(%a: memref<64xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the step is not 1"}}
  affine.for %i = 0 to 64 step 2 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @variable(%a: memref<64xindex>) {
  // expected-remark@+1 {{Reason="an operation uses a value that has no form for vectors"}}
  affine.for %i = 0 to 64 {
    // expected-note@+1 {{operation}}
    affine.store %i, %a[%i] : memref<64xindex>
  }
  return
}

// -----

func.func @call(%a: memref<64xf32>, %f: () -> ()) {
  // expected-remark@+1 {{Reason="an operation has no form for vectors"}}
  affine.for %i = 0 to 64 {
    // expected-note@+1 {{operation}}
    func.call_indirect %f() : () -> ()
  }
  return
}

// -----

func.func @quotient(%a: memref<63xi32>, %x: i32) {
  // expected-remark@+1 {{Reason="an operation may not be executed after the last iteration"}}
  affine.for %i = 0 to 63 {
    %v = affine.load %a[%i] : memref<63xi32>
    // expected-note@+1 {{operation}}
    %w = arith.divsi %x, %v : i32
    affine.store %w, %a[%i] : memref<63xi32>
  }
  return
}

// -----

func.func @sum(%a: memref<64xf32>, %x: f32) -> f32 {
  // expected-remark@+1 {{Reason="the loop carries values"}}
  %r = affine.for %i = 0 to 64 iter_args(%s = %x) -> f32 {
    %v = affine.load %a[%i] : memref<64xf32>
    %t = arith.addf %s, %v : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// -----

// CHECK: Function=rows | Reason="a store is not of a whole vector"
func.func @rows(%a: memref<64x64xf32>, %c: memref<64x1xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.store %x, %c[%i, 0] : memref<64x1xf32>
    // expected-remark@+1 {{[Passed] Vectorized}}
    affine.for %j = 0 to 64 {
      affine.store %x, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
