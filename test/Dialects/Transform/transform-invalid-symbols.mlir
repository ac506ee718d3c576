// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+2 {{'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface}}
   // expected-note@+1 {{op without interface}}
   transform.apply_patterns to %a { transform.apply_cse to %a : !transform.any_op } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+2 {{'transform.apply_conversion_patterns' op expected pattern children ops to implement ConversionPatternDescriptorOpInterface}}
   // expected-note@+1 {{op without interface}}
   transform.apply_conversion_patterns to %a { transform.apply_cse to %a : !transform.any_op } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   %p = transform.param.constant 1 -> !transform.any_param
   // expected-error@+1 {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
   %x = "transform.apply_registered_pass"(%a, %p) <{options = {}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 0 is out of bounds for the number of dynamic options: 0}}
   %x = "transform.apply_registered_pass"(%a) <{options = {x = #transform.param_operand<index = 0>}, pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
   %x = transform.apply_registered_pass "canonicalize" with options = {a = 1, a = 2} to %a: (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected '=' after key in key-value pair}}
   %x = transform.apply_registered_pass "canonicalize" with options = {a : 1} to %a: (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+2 {{expected attribute value}}
   // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'a'}}
   %x = transform.apply_registered_pass "canonicalize" with options = {a = } to %a: (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected key to either be an identifier or a string}}
   %x = transform.apply_registered_pass "canonicalize" with options = {1 = 2} to %a: (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   %p = transform.param.constant 1 -> !transform.any_param
   // expected-error@+1 {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
   %x = "transform.apply_registered_pass"(%a, %p) <{options = {x = #transform.param_operand<index = 0>, y = #transform.param_operand<index = 0>}, pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

module {
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{unresolved matcher symbol @foo}}
   %x = transform.collect_matching @foo in %a : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 func.func private @foo()
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{unresolved matcher symbol @foo}}
   %x = transform.collect_matching @foo in %a : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{expected the matcher to yield as many values as op has results (1), got 0}}
   %x = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{expected the matcher to take one operation handle argument}}
   transform.collect_matching @m in %a : (!transform.any_op) -> ()
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op ) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{expected the matcher argument to be marked readonly}}
   transform.collect_matching @m in %a : (!transform.any_op) -> ()
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly} ) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{expected the matcher to take one operation handle argument}}
   transform.collect_matching @m in %a : (!transform.any_op) -> ()
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{unresolved action symbol @n}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{unresolved matcher symbol @n}}
   transform.foreach_match in %a @n -> @m : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{mismatching number of matcher results and action arguments between @m (0) and @n (1)}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
 transform.named_sequence @n(%a: !transform.any_value {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{mismatching type interfaces for matcher result and action argument #0of matcher @m and action @n}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 // expected-warning@+2 {{op argument #0 is not consumed in the body but is marked as consumed}}
 // expected-note@+1 {{symbol declaration}}
 transform.named_sequence @m(%a: !transform.any_op {transform.consumed}) -> !transform.any_op { transform.yield %a : !transform.any_op }
 transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.foreach_match' op does not expect matcher symbol to consume its operand #0}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
 // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
 transform.named_sequence @n(%a: !transform.any_op) { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly})  { transform.yield }
 // expected-note@+1 {{symbol declaration}}
 transform.named_sequence @n() -> !transform.any_op { %a = "x.x"() : () -> !transform.any_op
 transform.yield %a : !transform.any_op}
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{the number of action results (1) for @n doesn't match the number of extra op results (0)}}
   transform.foreach_match in %a @m -> @n : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly})  { transform.yield }
 transform.named_sequence @n() -> !transform.any_op { %a = "x.x"() : () -> !transform.any_op
 transform.yield %a : !transform.any_op}
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.foreach_match' op expected the same number of matchers and actions}}
   "transform.foreach_match"(%a) <{actions = [@n], matchers = [@m, @m]}> : (!transform.any_op) -> !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @m(%a: !transform.any_op {transform.readonly})  { transform.yield }
 transform.sequence failures(propagate) {
 ^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.foreach_match' op expected at least one match/action pair}}
   "transform.foreach_match"(%a) <{actions = [], matchers = []}> : (!transform.any_op) -> !transform.any_op
 }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
    transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) { transform.yield }
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
 // expected-error@+1 {{'transform.cast' op result #0 must be TransformHandleTypeInterface instance, but got '!transform.any_value'}}
 %x = transform.cast %a : !transform.any_op to !transform.any_value
}

// -----

// expected-error@+1 {{failed to verify 'type': integer type of at most 64 bits}}
%x = "x.x"() : () -> !transform.param<memref<f32>>

// -----

// expected-error@+1 {{unknown  type `foo` in dialect `transform`}}
%x = "x.x"() : () -> !transform.foo
