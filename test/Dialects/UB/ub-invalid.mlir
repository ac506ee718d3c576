// Undefined behaviour that is wrong.
// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @untyped() {
  // expected-error@+1 {{expected ':'}}
  %0 = ub.poison
  ub.unreachable
}

// -----

func.func @wrong_value() {
  // expected-error@below {{custom op 'ub.poison' 'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = ub.poison {value = 1} : i32
  ub.unreachable
}

// -----

func.func @wrong_property() {
  // expected-error@below {{Invalid attribute `value` in property conversion: 1 : i64}}
  %0 = "ub.poison"() <{value = 1}> : () -> i32
  ub.unreachable
}

// -----

func.func @results() {
  // expected-error@below {{'ub.poison' op requires one result}}
  %0:2 = "ub.poison"() : () -> (i32, i32)
  ub.unreachable
}

// -----

func.func @operands(%a: i32) {
  // expected-error@below {{'ub.unreachable' op requires zero operands}}
  "ub.unreachable"(%a) : (i32) -> ()
}

// -----

func.func @not_last() {
  // expected-error@below {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  ub.unreachable
}
