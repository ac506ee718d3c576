// Memory on the stack, of any size and of a limited one.
module attributes {transform.with_named_sequence} {
func.func @a(%n: index, %s: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() {alignment = 64} : memref<4x8xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  %d = memref.alloc() : memref<100000xf32>
  %e = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %f = memref.alloc() {foo.bar} : memref<4xf32, 3>
  %g = memref.alloc() : memref<4xf32>
  "use"(%a, %b, %c, %d, %e, %f, %g) : (memref<4xf32>, memref<4x8xf32>, memref<?xf32>, memref<100000xf32>, memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<4xf32, 3>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %c : memref<?xf32>
  %i1 = memref.cast %g : memref<4xf32> to memref<?xf32>
  memref.dealloc %i1 : memref<?xf32>
  return
}
func.func @r(%n: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  scf.if %n { 
    memref.dealloc %b : memref<8xf32>
  } else {
    memref.dealloc %c : memref<8xf32>
    memref.dealloc %b : memref<8xf32>
  }
  return %a : memref<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%n: index, %s: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() {alignment = 64} : memref<4x8xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  %d = memref.alloc() : memref<100000xf32>
  %e = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %f = memref.alloc() {foo.bar} : memref<4xf32, 3>
  %g = memref.alloc() : memref<4xf32>
  "use"(%a, %b, %c, %d, %e, %f, %g) : (memref<4xf32>, memref<4x8xf32>, memref<?xf32>, memref<100000xf32>, memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<4xf32, 3>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %c : memref<?xf32>
  %i1 = memref.cast %g : memref<4xf32> to memref<?xf32>
  memref.dealloc %i1 : memref<?xf32>
  return
}
func.func @r(%n: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  scf.if %n { 
    memref.dealloc %b : memref<8xf32>
  } else {
    memref.dealloc %c : memref<8xf32>
    memref.dealloc %b : memref<8xf32>
  }
  return %a : memref<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca size_limit(32)
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%n: index, %s: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() {alignment = 64} : memref<4x8xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  %d = memref.alloc() : memref<100000xf32>
  %e = memref.alloc()[%s] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %f = memref.alloc() {foo.bar} : memref<4xf32, 3>
  %g = memref.alloc() : memref<4xf32>
  "use"(%a, %b, %c, %d, %e, %f, %g) : (memref<4xf32>, memref<4x8xf32>, memref<?xf32>, memref<100000xf32>, memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<4xf32, 3>, memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %c : memref<?xf32>
  %i1 = memref.cast %g : memref<4xf32> to memref<?xf32>
  memref.dealloc %i1 : memref<?xf32>
  return
}
func.func @r(%n: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  scf.if %n { 
    memref.dealloc %b : memref<8xf32>
  } else {
    memref.dealloc %c : memref<8xf32>
    memref.dealloc %b : memref<8xf32>
  }
  return %a : memref<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca size_limit(16)
    } : !transform.any_op
    transform.yield
  }
}
