// RUN: not %opt --split-input-file %s 2>&1 | FileCheck %s
//
// Lists of other lengths than that of the induction variables.

func.func @lower(%a: index) {
  // CHECK: [[@LINE+2]]:27: error: custom op 'scf.parallel' expected 2 operands
  // CHECK: note: 'lowerBound' has 1, but 'inductionVars' has 2
  scf.parallel (%i, %j) = (%a) to (%a, %a) step (%a, %a) {
  }
  return
}
// -----
func.func @upper(%a: index) {
  // CHECK: [[@LINE+2]]:31: error: custom op 'scf.parallel' expected 1 operands
  // CHECK: note: 'upperBound' has 2, but 'inductionVars' has 1
  scf.parallel (%i) = (%a) to (%a, %a) step (%a) {
  }
  return
}
// -----
func.func @steps(%a: index) {
  // CHECK: [[@LINE+2]]:53: error: custom op 'scf.parallel' expected 2 operands
  // CHECK: note: 'step' has 0, but 'inductionVars' has 2
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step () {
  }
  return
}
// -----
func.func @variables(%a: index) {
  // CHECK: [[@LINE+1]]:15: error: expected '(' in argument list
  scf.parallel %i = (%a) to (%a) step (%a) {
  }
  return
}
