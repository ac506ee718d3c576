// Switches that do not fit together; MLIR does not survive them.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op 'case_operand_segments' attribute must have 1 elements, but got 0}}
  "cf.switch"(%a)[^end, ^end] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op requires attribute 'case_values'}}
  "cf.switch"(%a)[^end, ^end] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}

// -----

// Negative cases are printed without sign, as mlir-opt does; of 64 bits and more
// they are not read back.
func.func @f(%a: i64) {
  // expected-error@below {{integer value too large}}
  cf.switch %a : i64, [default: ^bb1, 18446744073709551615: ^bb1]
^bb1:
  return
}
