// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' -pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' %s -o /dev/null

func.func @jammed(%a: memref<100x100xf32>, %x: f32) {
  // expected-remark@+1 {{[Passed] UnrolledAndJammed | Category:affine-loop-unroll-jam | Function=jammed | Factor=2}}
  affine.for %i = 0 to 99 {
    affine.for %j = 0 to 99 {
      affine.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @triangle(%a: memref<100x100xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="the bounds of an inner loop depend on the loop"}}
  affine.for %i = 0 to 99 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

func.func @carried(%x: f32) -> f32 {
  // expected-remark@+1 {{Reason="the loop carries values"}}
  %r = affine.for %i = 0 to 99 iter_args(%s = %x) -> f32 {
    affine.yield %s : f32
  }
  return %r : f32
}
