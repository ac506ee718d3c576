// Branches and assertions that are wrong.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^end(%a : i32)
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{type mismatch for bb argument #1 of successor #0}}
  cf.br ^next(%a, %a : i32, i32)
^next(%b: i32, %d: i64):
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %c, ^end, ^next
^next(%b: i32):
  return
^end:
  return
}

// -----

// expected-note@below {{prior use here}}
func.func @f(%a: i32) {
  // expected-error@below {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %a, ^end, ^end
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^end, ^end
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^end, ^end
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{custom op 'cf.cond_br' 'cf.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
  cf.cond_br %c, ^end, ^end {branch_weights = 1}
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^end] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // Sizes of another form are none.
  // expected-error@below {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^end, ^end] {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^end, ^end] : (i1) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%c)[^end, ^end] <{operandSegmentSizes = 1}> : (i1) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%c)[^end, ^end] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{custom op 'cf.switch' expected 'default'}}
  cf.switch %a : i32, [1: ^end]
^end:
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@below {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  cf.switch %a : index, [default: ^end]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{custom op 'cf.switch' expected integer value}}
  cf.switch %a : i32, [default: ^end, one: ^end]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{expected block name}}
  cf.switch %a : i32, [default: ^end, 1: end]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{result number not allowed in argument list}}
  cf.switch %a : i32, [default: ^end(%a#0 : i32)]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{number of operands and types do not match: got 1 operands and 2 types}}
  cf.switch %a : i32, [default: ^end, 1: ^end(%a : i32, i32)]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{branch has 1 operands for successor #2, but target block has 0}}
  cf.switch %a : i32, [default: ^end, 1: ^end, 2: ^end(%a : i32)]
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^end, ^end] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^end, ^end] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^end, ^end] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}

// -----

func.func @f(%c: i1, %a: i32) {
  // expected-error@below {{'cf.switch' op 'case_operand_segments' attribute cannot have negative elements}}
  "cf.switch"(%a)[^end, ^end] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: -1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^end:
  return
}
