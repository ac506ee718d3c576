// RUN: strata opt --split-input-file --verify-diagnostics %s
//
// Regions of declarations for variables, reductions and mapped types.

// expected-error@+1 {{Region argument type mismatch: got 'f32' expected 'i32'.}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: f32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}

// -----

// expected-error@+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%b : i32)
}

// -----

// expected-error@+1 {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: None}}
  omp.yield
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: 'i32', 'i32'}}
  omp.yield(%a, %b : i32, i32)
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  omp.terminator
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  // expected-error@+1 {{Did not expect any values to be yielded.}}
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 alloc {
  omp.yield
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op region #0 ('allocRegion') failed to verify constraint: region with at most 1 blocks}}
omp.declare_reduction @r : i32 alloc {
  cf.br ^bb1
^bb1:
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : i32 init {
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @r : i32 alloc {
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 alloc {
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} init {
^bb0(%a: i32, %b: f32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: !llvm.ptr):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: f32):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty initializer region}}
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({}, {}, {}, {}, {}, {}) : () -> ()

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty reduction region}}
"omp.declare_reduction"() <{sym_name = "r", type = i32}> ({}, {
^bb0(%a: i32):
  omp.yield(%a : i32)
}, {}, {}, {}, {}) : () -> ()

// -----

// expected-error@+1 {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
  omp.terminator
}

// -----

omp.declare_mapper @m : i32 {
  // expected-error@+1 {{'omp.declare_mapper.info' op must be the last operation in the parent block}}
  omp.declare_mapper.info
  omp.terminator
}
