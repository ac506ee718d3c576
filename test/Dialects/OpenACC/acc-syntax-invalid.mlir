// Errors in clauses, and conditions between clauses of loops.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @word(%i: i32, %n: index) {
  // expected-error @+1 {{expect at least one of num, dim or static values}}
  acc.loop gang({zork=%i : i32}) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
}
// -----
func.func @construct(%n: index) {
  // expected-error @+1 {{expected compute construct name}}
  acc.loop combined(zork) control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
}
// -----
// expected-error @+1 {{expected symbol reference or string}}
acc.routine @r func(@f) bind(1)
// -----
func.func @no_mode(%n: index) {
  // expected-error @+1 {{at least one of auto, independent, seq must be present}}
  acc.loop control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>}
  return
}
// -----
func.func @two_modes(%n: index) {
  // expected-error @+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @sequential_gang(%n: index) {
  // expected-error @+1 {{gang, worker or vector cannot appear with seq}}
  acc.loop gang control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @unstructured(%n: index) {
  // expected-error @+1 {{unstructured acc.loop must not have induction variables}}
  acc.loop control(%k : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>], unstructured}
  return
}
