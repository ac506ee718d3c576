// RUN: not %opt %s 2>&1 | FileCheck %s
//
// Fewer steps than induction variables.

func.func @steps(%a: index) {
  // CHECK: [[@LINE+1]]:3: error: custom op 'scf.parallel' expected 2 operands 'step', but found 1
  scf.parallel (%i, %j) = (%a) to (%a) step (%a) {
  }
  return
}
