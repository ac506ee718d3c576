// RUN: strata opt --int-range-optimizations %s | FileCheck %s
//
// Ranges of block arguments that the simplification of regions erases do not become those of
// new ones.

// CHECK-LABEL: @other_argument
// CHECK:         %[[N:.*]] = index.constant 3
// CHECK-NOT:     arith.constant 0 : index
// CHECK:         return
func.func @other_argument() -> index {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %n = index.constant 3
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %more = arith.cmpi slt, %i, %c4 : i32
  cf.cond_br %more, ^body, ^between
^body:
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next : i32)
^between:
  cf.br ^never(%c0, %n : i32, index)
^never(%j: i32, %result: index):
  %negative = arith.cmpi slt, %j, %c0 : i32
  cf.cond_br %negative, ^again, ^end
^again:
  %after = arith.addi %j, %c1 : i32
  cf.br ^never(%after, %result : i32, index)
^end:
  return %result : index
}
