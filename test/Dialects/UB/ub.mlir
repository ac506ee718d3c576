// Undefined behaviour, read and printed.
// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %roundtrip | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @poison()
func.func @poison() {
  // CHECK-NEXT: %{{.*}} = ub.poison : i32
  // GENERIC: %{{.*}} = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %0 = ub.poison : i32
  // CHECK-NEXT: %{{.*}} = ub.poison {user} : vector<4xf32>
  %1 = ub.poison {user} : vector<4xf32>
  // The default is not printed.
  // CHECK-NEXT: %{{.*}} = ub.poison : i32
  %2 = ub.poison <#ub.poison> : i32
  // CHECK-NEXT: %{{.*}} = ub.poison : i32
  %3 = "ub.poison"() : () -> i32
  // CHECK-NEXT: ub.unreachable {user}
  ub.unreachable {user}
}

// CHECK: "test_ops.op"() {a = #ub.poison} : () -> ()
"test_ops.op"() {a = #ub.poison} : () -> ()
