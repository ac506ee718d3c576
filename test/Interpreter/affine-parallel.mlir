// RUN: %strata interpret %s --entry=bounds 7 | FileCheck %s --check-prefix=BOUNDS
// RUN: %strata interpret %s --entry=reductions 4 | FileCheck %s --check-prefix=SOME
// RUN: %strata interpret %s --entry=reductions 0 | FileCheck %s --check-prefix=NONE
// RUN: %strata check-passes %s --pass-pipeline='builtin.module(lower-affine,canonicalize)' | FileCheck %s --check-prefix=LOWERED
// RUN: not %strata interpret %s --entry=assign 2>&1 | FileCheck %s --check-prefix=ASSIGN

// The least of the upper bounds and the greatest of the lower ones are used.
// BOUNDS: {{\[\[}}-1, -1, -1], [-1, 1, -1], [-1, 3, -1], [-1, -1, -1]]
func.func @bounds(%n: index) -> memref<4x3xi32> {
  %m = memref.alloc() : memref<4x3xi32>
  %minus_one = arith.constant -1 : i32
  linalg.fill ins(%minus_one : i32) outs(%m : memref<4x3xi32>)
  affine.parallel (%i, %j) = (max(1, %n - 9), 1) to (min(3, %n), 3) step (1, 2) {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1)>(%i, %j)
    %1 = arith.index_cast %0 : index to i32
    affine.store %1, %m[%i, %j] : memref<4x3xi32>
  }
  return %m : memref<4x3xi32>
}

// SOME: {{^}}6
// SOME-NEXT: {{^}}0
// SOME-NEXT: {{^}}3
// SOME-NEXT: {{^}}0
// NONE: {{^}}0
// NONE-NEXT: {{^}}1
// NONE-NEXT: {{^}}0
// NONE-NEXT: {{^}}+Inf
func.func @reductions(%n: index) -> (i32, f64, i32, f32) {
  %0:4 = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("addi", "mulf", "ori", "minimumf") -> (i32, f64, i32, f32) {
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f64
    %3 = arith.sitofp %1 : i32 to f32
    affine.yield %1, %2, %1, %3 : i32, f64, i32, f32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, f64, i32, f32
}

// LOWERED: 40 calls, 40 with the same results after each pass

// ASSIGN: error: {{.*}}the reduction has no initial value
func.func private @assign() -> i32 {
  %one = arith.constant 1 : i32
  %0 = affine.parallel (%i) = (0) to (4) reduce ("assign") -> (i32) {
    affine.yield %one : i32
  }
  return %0 : i32
}
