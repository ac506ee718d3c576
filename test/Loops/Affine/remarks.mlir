// Remarks name the dependence that prevents a transformation, and two iterations.
// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' -affine-loop-tile=tile-size=4 %s -o /dev/null

func.func @reversed(%a: memref<100x100xf32>) {
  // expected-remark@+1 {{[Missed] Legality | Category:affine-loop-tile | Function=reversed | Reason="flow dependence could be reversed: from iteration (1, 1) to (2, 0)"}}
  affine.for %i = 1 to 99 {
    affine.for %j = 0 to 99 {
      // expected-note@+1 {{second access}}
      %x = affine.load %a[%i - 1, %j + 1] : memref<100x100xf32>
      // expected-note@+1 {{first access}}
      affine.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @tiled(%a: memref<100x100xf32>) {
  // expected-remark@+1 {{[Passed] Tiled | Category:affine-loop-tile | Function=tiled | Sizes="4x4"}}
  affine.for %i = 1 to 99 {
    affine.for %j = 0 to 99 {
      %x = affine.load %a[%i - 1, %j] : memref<100x100xf32>
      affine.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @triangle(%a: memref<100xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the bounds of a loop depend on another loop"}}
  affine.for %i = 0 to 99 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%j] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @carried(%x: f32) -> f32 {
  // expected-remark@+1 {{Reason="a loop carries values"}}
  %r = affine.for %i = 0 to 99 iter_args(%s = %x) -> f32 {
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

func.func @large(%a: memref<100xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the end of a tile may not fit into 64 bits"}}
  affine.for %i = 0 to 9223372036854775807 {
    affine.store %x, %a[0] : memref<100xf32>
  }
  return
}
