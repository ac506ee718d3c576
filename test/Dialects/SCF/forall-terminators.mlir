// RUN: %opt %s | FileCheck %s
// RUN: %opt %s | %opt | FileCheck %s

// With outputs the terminator is printed, even if it is empty.
// CHECK-LABEL: func @empty_terminators
func.func @empty_terminators(%t: tensor<?xf32>) {
  // CHECK: scf.forall (%{{.*}}) in (4) shared_outs
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: }
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<?xf32> {
  }
  // CHECK: scf.forall (%{{.*}}) in (4) {
  // CHECK-NEXT: }
  scf.forall (%i) in (4) {
  }
  return
}
