// RUN: strata opt --allow-unregistered-dialect --ownership-based-buffer-deallocation --split-input-file --verify-diagnostics %s
//
// Memory that is freed already, and operations of which too little is known.

func.func @freed(%a: memref<4xf32>) {
  // expected-error @+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

func.func @conditional(%a: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}

// -----

func.func @unknown(%a: memref<4xf32>) {
  // expected-error @+1 {{ops with unknown memory side effects are not supported}}
  "test.foo"(%a) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @switch(%c: i32) {
  // expected-error @+1 {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %c : i32, [default: ^a, 1: ^b]
^a:
  return
^b:
  return
}

// -----

// expected-error @+1 {{Only structured control-flow loops are supported.}}
func.func @loop(%c: i1, %a: memref<4xf32>) {
  cf.br ^a
^a:
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^a, ^b
^b:
  return
}

// -----

func.func @region(%a: memref<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %x = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  return %x : f32
}
