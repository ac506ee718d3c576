// Operations about themselves, in code that is not reached and in graphs, are not
// rewritten for ever.
// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --canonicalize=region-simplify=disabled %s | FileCheck %s

// CHECK-LABEL: func.func @unreachable()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable() {
  return
^never:
  %one = arith.constant 1 : i64
  %sum = arith.addi %sum, %one : i64
  cf.br ^never
}

// CHECK: %[[SUM:.*]] = arith.addi %[[SUM]], %{{.*}} : i32
%two = arith.constant 2 : i32
%sum = arith.addi %sum, %two : i32
"t.use"(%sum) : (i32) -> ()
