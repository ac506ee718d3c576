// RUN: %opt --split-input-file --verify-diagnostics %s | FileCheck %s
//
// Mappings are attributes of dialects with the interface for devices. Attributes of dialects
// without definitions are accepted.

func.func @accepted(%n: index) {
  // CHECK: mapping = [#gpu.thread<y>, #gpu.thread<x>]
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  // CHECK: mapping = []
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = []}
  // CHECK: mapping = [#gpu.thread<x>, #gpu.mask<5>]
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<5>]}
  // CHECK: mapping = [#test_dyn.x]
  scf.forall (%i) in (%n) {
  } {mapping = [#test_dyn.x]}
  return
}
// -----
func.func @masks(%n: index) {
  // expected-error @+1 {{'scf.forall' op "mapping" supports at most one device masking attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<1>, #gpu.mask<2>]}
  return
}
// -----
func.func @number(%n: index) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// -----
func.func @other_dialect(%n: index) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>, #arith.fastmath<none>]}
  return
}
// -----
func.func @size(%n: index) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
