pdl.pattern @unknown_op : benefit(1) {
  // CHECK: invalid.pdl.mlir:[[#@LINE+1]]:9: error: unknown operation 'arith.adi'; did you mean 'arith.addi'?
  %op = pdl.operation "arith.adi"
  pdl.rewrite %op with "strata.add"
}
pdl.pattern @unknown_attribute : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute
  // CHECK: [[#@LINE+1]]:9: error: 'arith.constant' has no attribute 'valu'; did you mean 'value'?
  %op = pdl.operation "arith.constant" {"valu" = %a} -> (%t : !pdl.type)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @wrong_attribute : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute = "text"
  %x = pdl.operand
  // CHECK: [[#@LINE+1]]:9: error: attribute 'overflowFlags' of 'arith.addi' cannot be "text"
  %op = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) {"overflowFlags" = %a} -> (%t : !pdl.type)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @operands : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // CHECK: [[#@LINE+1]]:9: error: 'arith.addi' has 2 operands, but the rule specifies 1
  %op = pdl.operation "arith.addi"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @results : benefit(1) {
  %x = pdl.operand
  // CHECK: [[#@LINE+1]]:9: error: 'arith.addi' has 1 result, but the rule specifies 0
  %op = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @few : benefit(1) {
  // CHECK: [[#@LINE+1]]:9: error: 'cf.cond_br' has at least 1 operand, but the rule specifies 0
  %op = pdl.operation "cf.cond_br"
  pdl.rewrite %op { erase %op }
}
pdl.pattern @made : benefit(1) {
  %op = pdl.operation "foo.bar"
  pdl.rewrite %op {
    // CHECK: [[#@LINE+1]]:12: error: unknown operation 'func.retrun'; did you mean 'func.return'?
    %new = operation "func.retrun"
  }
}
pdl.pattern @made_unknown : benefit(1) {
  %op = pdl.operation "foo.bar"
  pdl.rewrite %op {
    // CHECK: [[#@LINE+1]]:12: error: the rule creates operation 'foo.baz' of an unknown dialect
    %new = operation "foo.baz"
  }
}
pdl.pattern @constraint : benefit(1) {
  %op = pdl.operation "foo.bar"
  // CHECK: [[#@LINE+1]]:3: error: no constraint 'strata.has_one_us' is registered; did you mean 'strata.has_one_use'?
  pdl.apply_native_constraint "strata.has_one_us"(%op : !pdl.operation)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @rewrite : benefit(1) {
  %op = pdl.operation "foo.bar"
  // CHECK: [[#@LINE+1]]:3: error: no rewrite 'mine' is registered
  pdl.rewrite %op with "mine"
}
pdl.pattern @arguments : benefit(1) {
  %t = pdl.type
  %op = pdl.operation "foo.bar" -> (%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:3: error: argument #0 of 'strata.is_zero' is '!pdl.attribute', but the rule specifies '!pdl.type'
  pdl.apply_native_constraint "strata.is_zero"(%t : !pdl.type)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @number : benefit(1) {
  %t = pdl.type
  %op = pdl.operation "foo.bar" -> (%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:3: error: 'strata.is_integer' has 1 argument, but the rule specifies 2
  pdl.apply_native_constraint "strata.is_integer"(%t, %t : !pdl.type, !pdl.type)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @negated : benefit(1) {
  %t = pdl.type
  %op = pdl.operation "foo.bar" -> (%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:8: error: a negated constraint cannot have results
  %a = pdl.apply_native_constraint "strata.zero"(%t : !pdl.type) : !pdl.attribute {isNegated = true}
  pdl.rewrite %op { erase %op }
}
pdl.pattern @unreachable : benefit(1) {
  %op = pdl.operation "foo.bar"
  // CHECK: [[#@LINE+1]]:12: error: this operation cannot be reached from the root of the rule
  %other = pdl.operation "foo.baz"
  pdl.apply_native_constraint "strata.same_block"(%op, %other : !pdl.operation, !pdl.operation)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @unbound : benefit(1) {
  %op = pdl.operation "foo.bar"
  %a = pdl.attribute
  // CHECK: [[#@LINE+1]]:3: error: argument #0 of the constraint is unbound
  pdl.apply_native_constraint "strata.is_zero"(%a : !pdl.attribute)
  pdl.rewrite %op { erase %op }
}
pdl.pattern @arguments_of_body : benefit(1) {
// CHECK: [[#@LINE-1]]:1: error: the body of a rule cannot have arguments
^bb0(%x : !pdl.operation):
  %op = pdl.operation "foo.bar"
  pdl.rewrite %op { erase %op }
}
pdl.pattern @used_unbound : benefit(1) {
  %op = pdl.operation "foo.bar"
  %w = pdl.attribute
  pdl.apply_native_constraint "strata.has_one_use"(%op : !pdl.operation)
  pdl.rewrite %op {
    // CHECK: [[#@LINE+1]]:5: error: an operand is unbound
    apply_native_rewrite "strata.add"(%w, %w : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  }
}
pdl.pattern @types : benefit(1) {
  %op = pdl.operation "foo.bar"
  pdl.rewrite %op {
    // CHECK: [[#@LINE+1]]:12: error: cannot infer the result types of 'ub.poison', and the rule does not specify them
    %new = operation "ub.poison"
  }
}
pdl.pattern @predicate : benefit(1) {
  %t = pdl.type
  %op = pdl.operation "foo.bar" -> (%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:3: error: in constraint 'strata.pred: isa<Foo>($_self)': unknown name 'Foo'
  pdl.apply_native_constraint "strata.pred: isa<Foo>($_self)"(%t : !pdl.type)
  pdl.rewrite %op { erase %op }
}
