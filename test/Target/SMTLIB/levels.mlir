// RUN: %strata translate --export-smtlib %s | FileCheck %s

// After a reset sorts are declared again, and names stay different.

smt.solver () : () -> () {
  %a = smt.declare_fun "assert" : !smt.sort<"String">
  smt.reset
  %b = smt.declare_fun "@b" : !smt.sort<"String">
  smt.push 1
  %c = smt.declare_fun "b" : !smt.bool
  smt.assert %c
  smt.pop 1
  %d = smt.eq %b, %b : !smt.sort<"String">
  smt.assert %d
}
// CHECK:      (declare-sort String_0 0)
// CHECK-NEXT: (declare-const assert_0 String_0)
// CHECK-NEXT: (reset)
// CHECK-NEXT: (declare-sort String_0 0)
// CHECK-NEXT: (declare-const _b String_0)
// CHECK-NEXT: (push 1)
// CHECK-NEXT: (declare-const b Bool)
// CHECK-NEXT: (assert b)
// CHECK-NEXT: (pop 1)
// CHECK-NEXT: (assert (let ((tmp (= _b _b)))
