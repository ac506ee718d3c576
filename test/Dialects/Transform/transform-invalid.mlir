// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Sequences, their arguments and the symbols that refer to them.

// expected-note@+1 {{symbol table operation}}
module {
  // expected-error@+1 {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @a(%x: !transform.any_op) { transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
  transform.named_sequence @a(%x: !transform.any_op) { transform.yield %x : !transform.any_op }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected 'transform.yield' as terminator}}
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "lib"}> ({
    ^bb0(%arg14: !transform.any_op):
      // expected-note@+1 {{terminator}}
      "transform.apply_cse"(%arg14) : (!transform.any_op) -> ()
    }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.loop.unroll %x {factor = 4}: !transform.any_op
 transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed}) { transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed, transform.readonly}) { transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @a(%x: !transform.any_op {transform.consumed = 1}) { transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence private @e(!transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%x: !transform.any_op) { transform.yield }
  transform.named_sequence @a(%x: !transform.any_op) { 
   // expected-error@+2 {{TransformOpInterface requires memory effects on operands to be specified}}
   // expected-note@+1 {{no effects specified for operand #0}}
   transform.include @b failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op) { 
   // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
   transform.include @b failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @a(%x: !transform.any_op) { 
   // expected-error@+1 {{incorrect number of operands for callee}}
   transform.include @b failures(propagate) () : () -> ()
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @a(%x: !transform.any_op) { 
   // expected-error@+1 {{incorrect number of results for callee}}
   %q = transform.include @b failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @a(%x: !transform.any_value) { 
   // expected-error@+1 {{'transform.include' op operand type mismatch: expected operand type '!transform.any_op', but provided '!transform.any_value' for operand number 0}}
   transform.include @b failures(propagate) (%x) : (!transform.any_value) -> ()
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) ->!transform.any_op { transform.yield %x : !transform.any_op }
  transform.named_sequence @a(%x: !transform.any_op) { 
   // expected-error@+1 {{'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
   %p = transform.include @b failures(propagate) (%x) : (!transform.any_op) -> !transform.any_value
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) { 
    transform.include @b failures(propagate) (%x) : (!transform.any_op) -> ()
  transform.yield }
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
^bb0:
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: i32):
}

// -----

// expected-note@+1 {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects the type of the block argument to match the type of the operand}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.op<"x">):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+2 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
  // expected-note@+1 {{terminator}}
  %c = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
  %c = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
    %p = transform.param.constant 1 -> !transform.any_param
    // expected-note@+1 {{terminator}}
    transform.yield %p : !transform.any_param
  }
}

// -----

// expected-note@+1 {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{op without interface}}
  %0 = "t.foo"() : () -> i32
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{used here as operand #0}}
  transform.loop.unroll %a {factor = 4}: !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  transform.loop.unroll %a {factor = 4}: !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.loop.unroll' 'transform.loop.unroll' op attribute 'factor' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  transform.loop.unroll %a {factor = 0}: !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects the same number of targets as the body has block arguments}}
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_value):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %r = transform.foreach %a : !transform.any_op -> !transform.any_op{
  ^bb0(%b: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %r = transform.foreach %a : !transform.any_op -> !transform.any_op{
  ^bb0(%b: !transform.any_op):
  %p = transform.param.constant 1 -> !transform.any_param
    transform.yield %p : !transform.any_param
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.alternatives' op expects the entry block to have at least one argument}}
  transform.alternatives %a : !transform.any_op {
  ^bb0:
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+2 {{'transform.alternatives' op expects terminator operands to have the same type as results of the operation}}
  // expected-note@+1 {{terminator}}
  %x = transform.alternatives %a : !transform.any_op -> !transform.any_op {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.alternatives' op expects at least one region}}
  "transform.alternatives"(%a) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.get_operand' op expected the listed values to be unique}}
   %p = transform.get_operand %a[0, 0] : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list}}
   %x = "transform.get_operand"(%a) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.get_result' op cannot both request 'all' and specific values in the list}}
   %x = "transform.get_result"(%a) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.get_result' op must request specific values in the list if 'all' is not specified}}
   %x = "transform.get_result"(%a) <{is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
   %x:2 = transform.split_handle %a {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
   %x = transform.split_handle %a  : (!transform.any_op) -> (!transform.any_value)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
   // expected-error@+1 {{'transform.merge_handles' op expected 1 or more operands, but found 0}}
   %x = "transform.merge_handles"() : () -> !transform.any_op
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{first non-pattern op}}
  sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
  // expected-note@+1 {{second non-pattern op}}
  sequence %a : !transform.any_op failures(propagate) {
  ^bb0(%b: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.with_pdl_patterns {
^bb0(%a: i32):
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{offending op}}
  "test.foo"() : () -> ()
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
}
