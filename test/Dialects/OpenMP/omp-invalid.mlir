// Errors of clauses, and of operations in places where they must not be.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics --mlir-print-op-on-diagnostic=false %s

// -----

omp.private {type = private} @p1 : i32
omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op accumulator variable used more than once}}
  omp.parallel private(@p1 %v -> %w : i32) private_barrier reduction(byref @r2 %p -> %q, @r2 %p -> %q2 : !llvm.ptr, !llvm.ptr) {omp.terminator}

  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1:i64}

  return
}

// -----

omp.declare_reduction @r1 : i32 init {
^bb0(%a: i32):
  %out = arith.constant 0 : i32
  omp.yield(%out : i32)
} combiner {
^bb1(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'i32'}}
  omp.parallel reduction(@r1 %i -> %q : i32) {omp.terminator}
  return
}

// -----

omp.private {type = private} @p1 : i32
omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected '='}}
  omp.wsloop schedule(dynamic = %i : i32, nonmonotonic, simd) ordered(2) order(reproducible:concurrent) nowait linear(%m : memref<1xi32> = %i : i32) allocate(%m : memref<1xi32> -> %m : memref<1xi32>) private(@p1 %v -> %w : i32) reduction(@r2 %p -> %q : !llvm.ptr) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop schedule(guided, none, simd) ordered(0) order(concurrent) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {omp.composite}
  return
}

// -----

omp.private {type = private} @p1 : i32
omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected ':'}}
  omp.simd aligned(%p -> 32 : i64, %m -> 16 : i64 : !llvm.ptr, memref<1xi32>) if(%b) nontemporal(%p, %m : !llvm.ptr, memref<1xi32>) order(concurrent) safelen(4) simdlen(2) private(@p1 %v -> %w : i32) reduction(@r2 %p -> %q : !llvm.ptr) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = private} @p1 : i32
omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop grainsize(%i : i32) if(%b) nogroup untied mergeable final(%b) priority(%i : i32) allocate(%m : memref<1xi32> -> %m : memref<1xi32>) private(@p1 %v -> %w : i32) reduction(@r2 %p -> %q : !llvm.ptr)   {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = private} @p1 : i32
omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected '{' to begin a region}}
  omp.task allocate(%m : memref<1xi32> -> %m : memref<1xi32>) depend(taskdependin -> %m : memref<1xi32>, taskdependinout -> %p : !llvm.ptr) final(%b) if(%b) in_reduction(@r2 %p -> %q : !llvm.ptr) mergeable priority(%i : i32) untied event_handle(%p : !llvm.ptr) private(@p1 %v -> %w : i32) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+2 {{expected '->'}}
  // expected-error @+1 {{custom op 'omp.target' invalid `has_device_addr` format}}
  omp.target depend(taskdependin -> %m : memref<1xi32>) device(%i : i32) if(%b) nowait thread_limit(%i : i32) is_device_ptr(%p : !llvm.ptr) has_device_addr(%p : !llvm.ptr) bare { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, implicit, to, close, present, ompx_hold, private, literal, return_param, ptr_and_obj) capture(ByCopy) -> !llvm.ptr {name = "x", partial_map = true}
  // expected-error @+1 {{invalid mapper id}}
  %s2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(none) capture(This) var_ptr_ptr(%p : !llvm.ptr) members(%s, %s : [1,2], [3] : !llvm.ptr, !llvm.ptr)  mapper(@mm) -> !llvm.ptr {name = "x"}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.map.info' expected 'map_clauses'}}
  %s2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) var_ptr_ptr(%p : !llvm.ptr) map_clauses(storage) capture(VLAType)   members(%s : [1,2] : !llvm.ptr) -> !llvm.ptr {name = "x"}
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(attach, return_param) capture(ByCopy) -> !llvm.ptr {partial_map = false}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected non-function type}}
  %q = omp.target_allocmem %i : i32, vector<?x?xi64>, %i, %i : i32, i32 {a}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected ')'}}
  omp.allocate_dir(%p : !llvm.ptr) align(2) allocator(%i : i32)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
 omp.wsloop ordered(1) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1:i64}
  // expected-error @+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region par_level_simd {omp.terminator}
      omp.yield
    }
   }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected SSA operand}}
 omp.wsloop linear(%m = %i : memref<1xi32>, i32) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
   }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.wsloop' op operand #3 must be variadic of 32-bit signless integer, but got 'i64'}}
 "omp.wsloop"(%m, %p, %i, %l) <{operandSegmentSizes = array<i32: 0, 0, 2, 2, 0, 0, 0>,  linear_var_types = [i32, i64]}> ({
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
   }) : (memref<1xi32>, !llvm.ptr, i32, i64) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{missing map operation}}
  omp.target_update map_entries(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{cannot name an operation with no results}}
  omp.parallel { %0 = omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield }
  omp.terminator }

  return
}

// -----

omp.private {type = private} @p1 : i32
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%v) <{operandSegmentSizes = array<i32: 0,0,0,0,1,0>, private_syms = [@p1]}> ({
    omp.terminator}) : (i32) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.parallel' invalid clause value: 'zzz'}}
  omp.parallel proc_bind(zzz) {omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.parallel' `if` clause can appear at most once in the expansion of the oilist directive}}
  omp.parallel if(%b) if(%b) {omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+2 {{expected attribute value}}
  // expected-error @+1 {{custom op 'omp.parallel' invalid `private` format}}
  omp.parallel private(%v -> %w : i32) {omp.terminator}
  return
}

// -----

omp.private {type = private} @p1 : i32
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.parallel' invalid `private` format}}
  omp.parallel private(@p1 %v -> %w : i32, i32) {omp.terminator}
  return
}

// -----

omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.parallel' invalid `reduction` format}}
  omp.parallel reduction(mod: foo, @r2 %p -> %q : !llvm.ptr) {omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.taskloop' invalid grainsize modifier : 'foo'}}
  omp.taskloop grainsize(foo, %i : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected ','}}
  omp.taskloop num_tasks(strict %i : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(foo) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.wsloop'  unknown modifier type: foo}}
  omp.wsloop schedule(static, foo) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(static, monotonic, simd, foo) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.wsloop' invalid clause value: 'foo'}}
  omp.wsloop order(foo) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.atomic.write' foo is not a valid hint}}
  omp.atomic.write %p = %i hint(foo) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.atomic.write' expected valid keyword}}
  omp.atomic.write %p = %i hint() : !llvm.ptr, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.atomic.write' invalid clause value: 'foo'}}
  omp.atomic.write %p = %i memory_order(foo) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.map.info' op requires attribute 'map_capture_type'}}
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(foo) -> !llvm.ptr
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected 'x'}}
  %q = omp.target_allocmem %i : i32, !llvm.array<4xi32>, %i, %i : i32, i32 {a}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
  // expected-error @+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%x,%x,%x) ({ 
    ^bb0(%a: index, %z: index):
      omp.yield
    }) : (index,index,index) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{custom op 'omp.loop_nest' expected 1 operands}}
  omp.wsloop { omp.loop_nest (%a) : index = (%x,%x) to (%x) step (%x) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{empty block: expect at least a terminator}}
  omp.wsloop { omp.loop_nest (%a) : index = (%x) to (%x) step (%x) { } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
  omp.wsloop { omp.loop_nest (%a, %a2) : index = (%x,%x) to (%x,%x) step (%x,%x) collapse(3) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
  omp.wsloop { omp.loop_nest (%a) : index = (%x) to (%x) step (%x) tiles(2,3) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop_nest' op must represent at least one loop}}
  omp.wsloop { omp.loop_nest () : index = () to () step () { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected ')' in argument list}}
  omp.wsloop { omp.loop_nest (%a : index) : index = (%x) to (%x) inclusive step (%x) tiles(2) { omp.yield }  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%i) ({ ^bb0(%iv: i64): omp.terminator }) : (i32) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%i) ({ omp.terminator }) : (i32) -> ()

  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+2 {{'arith.addi' op using value defined outside the region}}
  // expected-note @+1 {{required by region isolation constraints}}
  omp.target { %c = arith.addi %i, %i : i32
 omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.sections' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  omp.sections { cf.br ^bb1
  ^bb1:
   omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.wsloop' op expects region #0 to have 0 or 1 blocks}}
  omp.wsloop { cf.br ^bb1
  ^bb1:
   omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections { omp.single { omp.terminator }
   omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section { 
   omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.critical' op expected symbol reference @nn to point to a critical declaration}}
  omp.critical(@nn) { omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{failed to lookup privatizer op with symbol: '@nn'}}
  omp.parallel private(@nn %i -> %a : i32) { omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op expected symbol reference @nn to point to a reduction declaration}}
  omp.parallel reduction(@nn %p -> %a : !llvm.ptr) { omp.terminator}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{only updated value must be returned}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%z: i32):
    omp.yield
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{the region must accept exactly one argument}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0:
    omp.yield(%i: i32)
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<1xi32> {
  ^bb0(%z: i64):
    omp.yield(%z: i64)
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{input and yielded value must have the same type}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%z: i64):
    omp.yield(%i: i32)
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+2 {{'omp.atomic.update' op expects regions to end with 'omp.yield', found 'omp.terminator'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'omp.yield'}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%z: i64):
    omp.terminator
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acq_rel) %p : !llvm.ptr {
  ^bb0(%z: i64):
    omp.yield(%z : i64)
  }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %p = %m memory_order(release) : !llvm.ptr, memref<1xi32>, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %p = %i memory_order(acquire) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{address must dereference to value type}}
  omp.atomic.write %m = %l : memref<1xi32>, i64
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture { 
    omp.atomic.write %m = %i : memref<1xi32>, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  omp.atomic.capture { 
  // expected-error @+1 {{invalid sequence of operations in the capture region}}
    omp.atomic.write %m = %i : memref<1xi32>, i32
    omp.atomic.write %m = %i : memref<1xi32>, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  omp.atomic.capture { 
  // expected-error @+1 {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %p = %m : !llvm.ptr, memref<1xi32>, i32
    omp.atomic.write %p = %i : !llvm.ptr, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture { 
    omp.atomic.read %p = %m memory_order(seq_cst) : !llvm.ptr, memref<1xi32>, i32
    omp.atomic.write %m = %i : memref<1xi32>, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture { 
    omp.atomic.read %p = %m hint(contended) : !llvm.ptr, memref<1xi32>, i32
    omp.atomic.write %m = %i : memref<1xi32>, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.atomic.write' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %m = %i hint(contended, uncontended) : memref<1xi32>, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.atomic.write' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.write %m = %i hint(speculative, nonspeculative) : memref<1xi32>, i32
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel { omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
   omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
   omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop { omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop { omp.simd { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } 
  omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%i : i32) num_tasks(%i : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  omp.taskloop in_reduction(@r2 %p -> %q : !llvm.ptr) reduction(@r2 %p -> %q2 : !llvm.ptr) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(5) safelen(2) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%i : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected num_teams upper bound and lower bound to be the same type}}
  omp.teams num_teams(%i : i32 to %l : i64) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
  omp.teams { omp.teams { omp.terminator }
  omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected num_teams upper bound to be defined if the lower bound is defined}}
  "omp.teams"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({ omp.terminator }) : (i32) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.single' op expected symbol reference @nn to point to a copy function}}
  omp.single copyprivate(%p -> @nn : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @cpf(%a: !llvm.ptr, %b: !llvm.ptr) { return }
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.single' op expected copy function arguments' type ('!llvm.ptr') to be the same as copyprivate variable's type ('memref<1xi32>')}}
  omp.single copyprivate(%m -> @cpf : memref<1xi32>) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.single' op expected copy function @f to have 2 operands}}
  omp.single copyprivate(%p -> @f : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByCopy) -> !llvm.ptr
  // expected-error @+1 {{to and alloc map types are permitted}}
  omp.target_enter_data map_entries(%s : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr
  // expected-error @+1 {{from, release and delete map types are permitted}}
  omp.target_exit_data map_entries(%s : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByCopy) -> !llvm.ptr
  // expected-error @+1 {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%s : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByCopy) -> !llvm.ptr
  // expected-error @+1 {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%s : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByCopy) -> !llvm.ptr
  // expected-error @+1 {{to, from, tofrom and alloc map types are permitted}}
  omp.target map_entries(%s -> %r : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected extent or upperbound.}}
  %z = omp.map.bounds stride(%x : index)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
  omp.wsloop ordered(1) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%l : i64)
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
  omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 2 : i64}
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
  omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.ordered.region {omp.terminator}
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.new_cli' op CLI has no generator}}
  %c = omp.new_cli
  // expected-note @+1 {{see consumer here: "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.new_cli' op CLI must have at most one consumer}}
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%i) { omp.terminator }
  // expected-note @+1 {{second consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  // expected-note @+1 {{first consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %c = omp.new_cli
  // expected-note @+1 {{second generator here:}}
  omp.canonical_loop(%c) %iv : i32 in range(%i) { omp.terminator }
  // expected-note @+1 {{first generator here:}}
  omp.canonical_loop(%c) %iv2 : i32 in range(%i) { omp.terminator }

  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  omp.atomic.capture { 
  // expected-error @+1 {{updated variable in atomic.update must be captured in second operation}}
    omp.atomic.update %m : memref<1xi32> {
    ^bb0(%z: i32):
      omp.yield(%i : i32)
    }
    omp.atomic.read %p = %p2 : !llvm.ptr, !llvm.ptr, i32
    omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
  omp.wsloop { "omp.loop_nest"(%i, %i, %i) ({
    ^bb0(%a: index):
      omp.yield
    }) : (i32, i32, i32) -> () }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({ 
  ^bb0(%a: !llvm.ptr):
    omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op unexpected reduction symbol references}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = [@r2]}> ({ omp.terminator }) : () -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.parallel' op expected as many reduction symbol references as reduction variables}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @different(%a: !llvm.ptr, %b: i32) { return }

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.single' op expected copy function @different arguments to have the same type}}
  omp.single copyprivate(%p -> @different : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.task' op unexpected depend values}}
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>, depend_kinds = [#omp<clause_task_depend(taskdependin)>]}> ({ omp.terminator }) : () -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.target_update' op expected as many depend values as depend variables}}
  "omp.target_update"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<1xi32>) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.simd' op expected as many alignment values as aligned variables}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({ omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.simd' op unexpected alignment values attribute}}
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, alignments = [4 : i64]}> ({ omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }) : () -> ()
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{Cannot find privatizer '@nn'}}
  omp.simd private(@nn %i -> %z : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

omp.private {type = firstprivate} @p3 : i32 copy {
^bb0(%m: i32, %a: i32):
  omp.yield(%a : i32)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@p3 %i -> %z : i32) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  %t = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  // expected-error @+1 {{map argument is not a map entry operation}}
  omp.target_update map_entries(%t : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%p -> %k : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.target_data' op 'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%p -> %k : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.map.info' op 'members' arguments must be defined by 'omp.map.info' ops}}
  %s = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByCopy) members(%p : [0] : !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
  omp.distribute { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.ordered.region { omp.terminator }
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
  omp.wsloop ordered(0) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.ordered depend_type(dependsource) depend_vec(%l : i64)
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
  omp.parallel { omp.cancel cancellation_construct_type(loop)
   omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
  omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(parallel)
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{A worksharing construct that is canceled must not have a nowait clause}}
  omp.wsloop nowait { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop)
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{A worksharing construct that is canceled must not have an ordered clause}}
  omp.wsloop ordered(1) { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.cancel cancellation_construct_type(loop)
  omp.yield } }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{A sections construct that is canceled must not have a nowait clause}}
  omp.sections nowait { omp.section { omp.cancel cancellation_construct_type(sections)
  omp.terminator } 
  omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
  omp.single { omp.cancel cancellation_construct_type(sections)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
  omp.single { omp.cancellation_point cancellation_construct_type(sections)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
  omp.single { omp.cancellation_point cancellation_construct_type(parallel)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
  omp.single { omp.cancellation_point cancellation_construct_type(loop)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
  omp.single { omp.cancellation_point cancellation_construct_type(taskgroup)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
  omp.single { omp.cancel cancellation_construct_type(taskgroup)
  omp.terminator } 
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%p : !llvm.ptr)
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { "test.foo"() : () -> () }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
  omp.simd { omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute { omp.taskloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } } {omp.composite}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop { omp.simd { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
  omp.workshare { omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} }
  omp.terminator }
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel { 
   omp.barrier
   omp.distribute { omp.wsloop { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } {omp.composite} } {omp.composite}
   omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  // expected-error @+1 {{'omp.composite' attribute missing from composite operation}}
  omp.parallel { omp.distribute { omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) { omp.yield } } 
   omp.terminator }
  return
}

// -----

omp.declare_reduction @r2 : !llvm.ptr alloc {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb1(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} atomic {
^bb2(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb2(%a: !llvm.ptr):
  omp.yield
} data_ptr_ptr {
^bb2(%a: !llvm.ptr):
  omp.yield (%a : !llvm.ptr)
}
func.func @f(%b: i1, %i: i32, %m: memref<1xi32>, %v: i32, %l: i64, %x: index, %p: !llvm.ptr, %p2: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @r2 %p -> %q : !llvm.ptr) {
    omp.loop_nest (%a) : i32 = (%i) to (%i) step (%i) {
  // expected-error @+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
      omp.scan
      omp.yield
    }
  }
  return
}

// -----

// expected-error @+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
"omp.atomic.capture"() ({}) : () -> ()

// -----

func.func @control(%x: memref<i32>) {
  // expected-error @+1 {{invalid properties {atomic_control = 1 : i64} for op omp.atomic.update: Invalid attribute `atomic_control` in property conversion: 1 : i64}}
  "omp.atomic.update"(%x) <{atomic_control = 1}> ({
  ^bb0(%o: i32):
    "omp.yield"(%o) : (i32) -> ()
  }) : (memref<i32>) -> ()
  return
}
