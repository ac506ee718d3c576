// RUN: not %strata analyze bounds %s 2>&1 | FileCheck %s
// RUN: %strata analyze bounds --entry=inside %s | count 0

// CHECK: analyze-bounds.mlir:[[#@LINE+5]]:12: error: index -1 of dimension 1 is outside of the memory, which has 10 elements there, in iteration (0, 0)
// CHECK: analyze-bounds.mlir:[[#@LINE+5]]:7: error: index 10 of dimension 0 is outside of the memory, which has 10 elements there, in iteration (9, {{[0-9]+}})
func.func @outside(%a: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %a[%i, %j - 1] : memref<10x10xf32>
      affine.store %x, %a[%i + 1, %j] : memref<10x10xf32>
    }
  }
  return
}

// CHECK: analyze-bounds.mlir:[[#@LINE+3]]:3: error: index 4 of dimension 0 is outside of the memory, which has 4 elements there{{$}}
func.func @constant(%a: memref<4xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  memref.store %x, %a[%c4] : memref<4xf32>
  return
}

// Iterations that are not executed, or not known to be, are not reported.
// CHECK-NOT: error:
func.func @inside(%a: memref<10x10xf32>, %x: f32, %n: index, %b: memref<?xf32>, %flag: i1) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 10 {
      affine.store %x, %a[%j - %i, %j] : memref<10x10xf32>
    }
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      affine.store %x, %a[%i - 1, 0] : memref<10x10xf32>
    }
    scf.if %flag {
      affine.store %x, %a[%i + 10, 0] : memref<10x10xf32>
    }
    affine.store %x, %b[%i - 1] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %a[%i + 100, 0] : memref<10x10xf32>
  }
  affine.for %i = 3 to 3 {
    affine.store %x, %a[%i + 100, 0] : memref<10x10xf32>
  }
  scf.while : () -> () {
    scf.condition(%flag)
  } do {
    affine.store %x, %a[100, 0] : memref<10x10xf32>
    scf.yield
  }
  return
}

func.func @blocks(%a: memref<10xf32>, %x: f32, %flag: i1) {
  cf.cond_br %flag, ^store, ^done
^store:
  affine.store %x, %a[100] : memref<10xf32>
  cf.br ^done
^done:
  return
}
