// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' -affine-parallelize=parallel-reductions=1 %s -o /dev/null

func.func @reduced(%a: memref<100xf32>, %x: f32) -> f32 {
  // expected-remark@+1 {{[Passed] Parallelized | Category:affine-parallelize | Function=reduced | Reductions=1}}
  %r = affine.for %i = 0 to 99 iter_args(%s = %x) -> f32 {
    %y = affine.load %a[%i] : memref<100xf32>
    %sum = arith.addf %s, %y : f32
    affine.yield %sum : f32
  }
  return %r : f32
}

// -----

func.func @other_value(%a: memref<100xf32>, %x: f32) -> f32 {
  // expected-remark@+1 {{Reason="the loop carries a value that is no reduction"}}
  %r = affine.for %i = 0 to 99 iter_args(%s = %x) -> f32 {
    %y = affine.load %a[%i] : memref<100xf32>
    affine.yield %y : f32
  }
  return %r : f32
}

// -----

func.func @not_affine(%a: memref<100xf32>, %x: f32) {
  // expected-remark@+1 {{Reason="memory is accessed by operations that are not affine"}}
  affine.for %i = 0 to 99 {
    memref.store %x, %a[%i] : memref<100xf32>
  }
  return
}
