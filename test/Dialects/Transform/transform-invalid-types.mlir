// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
//
// Types that differ between operations and the sequences they refer to.

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{ancestor transform op}}
  transform.named_sequence @outer(%x: !transform.any_op) {
    builtin.module attributes {transform.with_named_sequence} {
      // expected-error@+1 {{cannot be defined inside another transform op}}
      transform.named_sequence @inner(%y: !transform.any_op) { transform.yield }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
  transform.named_sequence @a(%x: !transform.any_op) -> !transform.any_value { transform.yield %x : !transform.any_op }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{mismatching type interfaces for matcher result and op result #0}}
   transform.collect_matching @m in %a : (!transform.any_op) -> (!transform.any_value)
 }
}

// -----

module attributes {transform.with_named_sequence} {
 // expected-note@+1 {{symbol declaration}}
 transform.named_sequence @m() { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{the number of operands (1) doesn't match the number of matcher arguments (0) for @m}}
   transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 // expected-note@+1 {{symbol declaration}}
 transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) { transform.yield }
 transform.named_sequence @n() { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{mismatching type interfaces for operand and matcher argument #0 of matcher @m}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly})-> !transform.any_op { transform.yield %a : !transform.any_op }
 // expected-note@+1 {{symbol declaration}}
 transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{mismatching type interfaces for action result #0 of action @n and op result}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
 }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.apply_conversion_patterns' op expected 1 or 2 regions}}
   "transform.apply_conversion_patterns"(%a) ({}, {}, {}) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
   "transform.apply_conversion_patterns"(%a) ({}, {}) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result}}
  %mu:3 = transform.structured.multitile_sizes %a {dimension = 0, target_size = 3, divisor = 2} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.sequence' expected types to be provided for all operands}}
  transform.sequence %a, %a : (!transform.any_op, !transform.any_op, !transform.any_op) failures(propagate) {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
  }
}

// -----

%a = "t.t"() : () -> !transform.any_op
// expected-error@+1 {{'transform.sequence' op expects the number of operands to match the number of block arguments}}
transform.sequence %a : !transform.any_op failures(propagate) {
^bb0(%b: !transform.any_op, %c: !transform.any_op):
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected '=' after key in key-value pair}}
   %x = transform.apply_registered_pass "canonicalize" with options = {a 1} to %a: (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
   %x:2 = "transform.split_handle"(%a) <{pass_through_empty_handle = true, fail_on_payload_too_small = true, overflow_result = -1}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected a non-empty body block}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "lib"}> ({
    ^bb0(%arg14: !transform.any_op):
    }) : () -> ()
}
