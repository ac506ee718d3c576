// RUN: %strata interpret %s --entry=elements | FileCheck %s --check-prefix=ELEMENTS
// RUN: %strata interpret %s --entry=passed_on true 4 | FileCheck %s --check-prefix=UNUSED
// RUN: not %strata interpret %s --entry=passed_on false 4 2>&1 | FileCheck %s --check-prefix=USED
// RUN: %strata interpret %s --entry=returned | FileCheck %s --check-prefix=RETURNED
// RUN: not %strata interpret %s --entry=function 2>&1 | FileCheck %s --check-prefix=FUNCTION
//
// Poison of memrefs, and of tensors whose sizes are unknown, may be passed on.

// ELEMENTS: [poison, 3]
// ELEMENTS-NEXT: [poison, poison, poison]
// ELEMENTS-NEXT: (poison, poison)
// ELEMENTS-NEXT: poison
func.func @elements() -> (vector<2xi32>, tensor<3xi8>, complex<f32>, i1) {
  %three = arith.constant 3 : i32
  %v = ub.poison : vector<2xi32>
  %w = vector.insert %three, %v[1] : i32 into vector<2xi32>
  %t = ub.poison : tensor<3xi8>
  %c = ub.poison : complex<f32>
  %p = ub.poison : i1
  return %w, %t, %c, %p : vector<2xi32>, tensor<3xi8>, complex<f32>, i1
}

func.func private @load(%m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<?xi32>
  return %0 : i32
}

// UNUSED: 7
// USED: error: {{.*}}an operand is poison
func.func @passed_on(%c: i1, %size: index) -> i32 {
  %zero = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %p = ub.poison : memref<?xi32>
  %m = memref.alloc(%size) : memref<?xi32>
  memref.store %seven, %m[%zero] : memref<?xi32>
  %0 = arith.select %c, %m, %p : memref<?xi32>
  %1 = scf.if %c -> memref<?xi32> {
    scf.yield %0 : memref<?xi32>
  } else {
    scf.yield %p : memref<?xi32>
  }
  cf.br ^bb1(%1 : memref<?xi32>)
^bb1(%2: memref<?xi32>):
  %3 = func.call @load(%2, %zero) : (memref<?xi32>, index) -> i32
  return %3 : i32
}

// RETURNED: poison
// RETURNED-NEXT: poison
func.func @returned() -> (memref<4xf32>, tensor<?xf32>) {
  %m = ub.poison : memref<4xf32>
  %t = ub.poison : tensor<?xf32>
  return %m, %t : memref<4xf32>, tensor<?xf32>
}

// FUNCTION: error: {{.*}}the interpreter has no poison of this type
func.func @function() {
  %f = ub.poison : (i32) -> i32
  return
}
