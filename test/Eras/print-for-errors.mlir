// Operations that LLVM 16 lacks.
// RUN: %opt --print-for=16 --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @operation() -> f32 {
  // expected-error @below {{'ub.poison' cannot be printed for LLVM 16: operation 'ub.poison' requires LLVM 19 or later}}
  %x = ub.poison : f32
  // expected-error @below {{'math.isnan' cannot be printed for LLVM 16: operation 'math.isnan' requires LLVM 22 or later}}
  %y = math.isnan %x : f32
  return %x : f32
}

// -----

func.func @attribute(%x: i32) {
  // expected-error @below {{'arith.addi' cannot be printed for LLVM 16: attribute 'overflowFlags' requires LLVM 19 or later}}
  %y = arith.addi %x, %x overflow<nsw> : i32
  return
}

// -----

// expected-error @below {{'func.func' cannot be printed for LLVM 16: type 'tf32' requires LLVM 19 or later}}
func.func private @type(tf32)

// -----

// expected-error @below {{'func.func' cannot be printed for LLVM 16: a vector with a scalable dimension in front of one that is not scalable requires LLVM 19 or later}}
func.func private @vector(vector<[4]x4xi1>)

// -----

func.func @case(%x: f32, %m: memref<4xf32>, %i: index) {
  // expected-error @below {{'memref.atomic_rmw' cannot be printed for LLVM 16: case 'maxnumf' of 'arith.AtomicRMWKind' requires LLVM 19 or later}}
  %y = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

// expected-error @below {{'t.op' cannot be printed for LLVM 16: attribute '#llvm.framePointerKind' requires LLVM 19 or later}}
"t.op"() {a = #llvm.framePointerKind<all>} : () -> ()

// -----

// expected-error @below {{'t.op' cannot be printed for LLVM 16: attribute 'distinct' requires LLVM 19 or later}}
"t.op"() {a = distinct[0]<1 : i32>} : () -> ()

// -----

// A form that the version does not have.
func.func @form(%x: i32) {
  // expected-error @below {{'scf.for' cannot be printed for LLVM 16: a loop over integers that are not 'index' requires LLVM 19 or later}}
  scf.for %i = %x to %x step %x : i32 {
  }
  return
}

// -----

// The name is the one that the version has.
func.func @name(%n: index) {
  // expected-error @below {{'scf.foreach_thread' cannot be printed for LLVM 16: a lower bound other than 0 or a step other than 1 requires LLVM 19 or later}}
  scf.forall (%i) = (1) to (%n) step (1) {
  }
  return
}

// -----

// The reduction propagates NaN.
func.func @nan(%v: vector<4xf32>) -> f32 {
  // expected-error @below {{'vector.reduction' cannot be printed for LLVM 16: a reduction that propagates NaN requires LLVM 19 or later}}
  %x = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  return %x : f32
}
