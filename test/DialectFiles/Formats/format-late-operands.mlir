// Operands after a region with named arguments; errors of operands before it come first.
// RUN: %opt --irdl-file=%S/Inputs/late-operands.irdl.mlir %s --split-input-file --verify-diagnostics --mlir-print-op-generic | FileCheck %s

// CHECK-LABEL: sym_name = "f"
// CHECK:       "late.op"(%[[X:.*]], %[[Y:.*]], %[[N:.*]]) <{operandSegmentSizes = array<i32: 2, 1, 0>}>
// CHECK:       "late.op"(%[[N]], %[[X]]) <{operandSegmentSizes = array<i32: 0, 1, 1>}>
// CHECK:       "late.op"(%[[X]], %[[N]], %[[Y]]) <{operandSegmentSizes = array<i32: 1, 1, 1>}>
// CHECK:       "late.op"(%[[N]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}>
func.func @f(%x: i32, %y: i32, %n: index) {
  late.op %i = %n { late.next } late %x, %y
  late.op %i = %n { late.next } later %x
  late.op %i = %n { late.next } late %x later %y
  late.op %i = %n { late.next }
  return
}

// -----

func.func @before(%x: i32) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  late.op %i = %unknown { "late.wrong"() : () -> () } late %x
  return
}

// -----

func.func @behind(%n: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  late.op %i = %n { late.next } late %unknown
  return
}
