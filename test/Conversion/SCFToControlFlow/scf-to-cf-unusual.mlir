// RUN: not strata opt --split-input-file --convert-scf-to-cf %s 2> %t | FileCheck %s
// RUN: FileCheck --check-prefix=ERROR %s < %t
//
// Loops without dimensions, and with bounds that are left over.

// CHECK-LABEL: func.func @once
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: memref<f32>)
// CHECK-NEXT: memref.store %[[ARG0]], %[[ARG1]][]
// CHECK-NEXT: return
func.func @once(%x: f32, %m: memref<f32>) {
  scf.forall () in () {
    memref.store %x, %m[] : memref<f32>
  }
  return
}

// -----

func.func @left_over(%i: index) {
  // ERROR: [[#@LINE+2]]:3: error: failed to legalize operation 'scf.parallel' that was explicitly marked illegal
  // ERROR: [[#@LINE+1]]:3: note: {{.*}} does not match: there are not as many bounds as steps
  "scf.parallel"(%i, %i, %i, %i, %i) ({
  ^bb0(%iv: index):
    scf.reduce
  }) {operandSegmentSizes = array<i32: 2, 2, 1, 0>} : (index, index, index, index, index) -> ()
  return
}
