// Poison is a constant: equal ones become one, and others are told apart by type.
// RUN: %opt --canonicalize=enable-patterns=none %s | FileCheck %s

// CHECK-LABEL: func.func @poison()
func.func @poison() -> (i32, i32, f32) {
  // CHECK-DAG: %[[INT:.*]] = ub.poison : i32
  // CHECK-DAG: %[[FLOAT:.*]] = ub.poison : f32
  // CHECK: return %[[INT]], %[[INT]], %[[FLOAT]] : i32, i32, f32
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : f32
  return %0, %1, %2 : i32, i32, f32
}

// Folds to poison create this operation, in other dialects too.
// CHECK-LABEL: func.func @made()
func.func @made() -> vector<2xf16> {
  // CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<2xf16>
  // CHECK-NEXT: return %[[POISON]] : vector<2xf16>
  %0 = ub.poison : vector<2xf32>
  %1 = arith.truncf %0 : vector<2xf32> to vector<2xf16>
  return %1 : vector<2xf16>
}
