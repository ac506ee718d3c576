// Notes with the keyword or attribute that is probably meant. They do not count in
// --verify-diagnostics.
// RUN: not %opt --split-input-file %s 2>&1 | FileCheck %s

// CHECK: error: expected '{' to begin a region
// CHECK: note: did you mean 'iter_args'?
func.func @for(%a: index, %x: f32) {
  scf.for %i = %a to %a step %a iter_arg(%y = %x) -> (f32) {
  }
  return
}
// -----
// A keyword that the message names is not suggested.
// CHECK: error: custom op 'scf.for' expected 'step'
// CHECK-NOT: did you mean
func.func @step(%a: index) {
  scf.for %i = %a to %a stp %a {
  }
  return
}
// -----
// CHECK: error: expected ':'
// CHECK: note: did you mean 'overflow'?
func.func @flags(%a: i32) {
  %r = arith.addi %a, %a overflo<nsw> : i32
  return
}
// -----
// CHECK: error: 'arith.cmpi' op requires attribute 'predicate'
// CHECK: note: did you mean 'predicate' by 'predicat'?
func.func @attribute(%a: index) {
  %r = "arith.cmpi"(%a, %a) {predicat = 1 : i64} : (index, index) -> i1
  return
}
// -----
// CHECK: error: expected ':'
// CHECK-NOT: did you mean
func.func @far(%a: i32) {
  %r = arith.addi %a, %a something : i32
  return
}
