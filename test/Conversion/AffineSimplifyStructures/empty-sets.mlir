// RUN: %strata opt %s --affine-simplify-structures --allow-unregistered-dialect | FileCheck %s

// Conditions that no integers satisfy are found exactly. Constraints that are not affine count as ones
// that may be satisfied.

// CHECK: #[[OPEN:.*]] = affine_set<()[s0, s1] : (s0 * s1 - 4 >= 0, s0 - 2 >= 0)>

// CHECK: func.func @sets
func.func @sets(%i: index, %j: index, %n: index) {
  // CHECK-NOT: "test.
  affine.if affine_set<(d0, d1) : (d0 + d1 - 10 >= 0, -d0 + 4 >= 0, -d1 + 4 >= 0)>(%i, %j) {
    "test.sum"() : () -> ()
  }
  affine.if affine_set<(d0, d1) : (d0 * 3 - d1 * 2 == 0, d0 - 1 >= 0, -d0 + 1 >= 0)>(%i, %j) {
    "test.parity"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 floordiv 4 - 3 >= 0, -d0 + 11 >= 0)>(%i) {
    "test.quotient"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 mod 4 - 4 >= 0)>(%i) {
    "test.remainder"() : () -> ()
  }
  // It has rational points.
  affine.if affine_set<(d0, d1) : (d0 * 5 - d1 * 7 - 1 >= 0, d1 * 7 - d0 * 5 + 3 >= 0, d0 >= 0, -d0 + 1 >= 0, d1 >= 0, -d1 + 1 >= 0)>(%i, %j) {
    "test.integers"() : () -> ()
  }
  affine.if affine_set<(d0)[s0] : (d0 * s0 - 3 >= 0, d0 - 5 >= 0, -d0 - s0 >= 0, s0 >= 0)>(%i)[%n] {
    "test.partly_affine"() : () -> ()
  }
  // CHECK: affine.if #[[OPEN]]()[%{{.*}}, %{{.*}}]
  // CHECK-NEXT: "test.open"
  affine.if affine_set<(d0)[s0] : (d0 * s0 - 4 >= 0, s0 - 2 >= 0)>(%i)[%n] {
    "test.open"() : () -> ()
  }
  return
}
