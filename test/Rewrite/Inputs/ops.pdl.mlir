// One rule for each thing that rules can say; operations of `t` are not defined.

// A constant attribute, and a new operation of types that are said.
pdl.pattern @attribute : benefit(1) {
  %zero = attribute = 0 : i32
  %t = type : i32
  %op = operation "t.attr" {"v" = %zero} -> (%t : !pdl.type)
  rewrite %op {
    %one = attribute = 1 : i64
    %long = type : i32
    %new = operation "t.attr_is_zero" {"w" = %one} -> (%long : !pdl.type)
    replace %op with %new
  }
}

// Operands one by one and the rest; attributes of a type.
pdl.pattern @operands : benefit(1) {
  %t = type
  %x = operand : %t
  %same = types : [f32, f64]
  %rest = operands : %same
  %a = attribute : %t
  %op = operation "t.operands"(%x, %rest : !pdl.value, !pdl.range<value>) {"v" = %a}
  rewrite %op {
    %all = range %rest, %x : !pdl.range<value>, !pdl.value
    %new = operation "t.operands_found"(%all : !pdl.range<value>) {"v" = %a}
    erase %op
  }
}

// The same value twice.
pdl.pattern @equal : benefit(1) {
  %x = operand
  %op = operation "t.equal"(%x, %x : !pdl.value, !pdl.value)
  rewrite %op {
    %new = operation "t.equal_found"(%x : !pdl.value)
    erase %op
  }
}

// Results by number and all of them.
pdl.pattern @results : benefit(1) {
  %types = types
  %def = operation "t.def" -> (%types : !pdl.range<type>)
  %second = result 1 of %def
  %all = results of %def
  %op = operation "t.results"(%second : !pdl.value)
  rewrite %op {
    %new = operation "t.results_found"(%all : !pdl.range<value>) -> (%types : !pdl.range<type>)
    erase %op
  }
}

// All operands are the results of one operation.
pdl.pattern @all_results : benefit(1) {
  %types = types
  %def = operation "t.def" -> (%types : !pdl.range<type>)
  %all = results of %def
  %op = operation "t.all_results"(%all : !pdl.range<value>)
  rewrite %op {
    %new = operation "t.all_results_found"(%all : !pdl.range<value>)
    erase %op
  }
}

// Two operations with the same operand: one is found from the other.
pdl.pattern @users : benefit(1) {
  %x = operand
  %a = operation "t.user_a"(%x : !pdl.value)
  %b = operation "t.user_b"(%x : !pdl.value)
  rewrite {
    %new = operation "t.users_found"(%x : !pdl.value)
    erase %b
    erase %a
  }
}

// Two equal operations are not the same one.
pdl.pattern @twins : benefit(1) {
  %x = operand
  %t = type
  %a = operation "t.twin"(%x : !pdl.value) -> (%t : !pdl.type)
  %b = operation "t.twin"(%x : !pdl.value) -> (%t : !pdl.type)
  apply_native_constraint "strata.same_block"(%a, %b : !pdl.operation, !pdl.operation)
  rewrite %a {
    %new = operation "t.twins_found"(%x : !pdl.value) -> (%t : !pdl.type)
    replace %b with %new
    replace %a with %new
  }
}

// Any operation with an attribute.
pdl.pattern @any : benefit(1) {
  %unit = attribute = unit
  %op = operation {"erase_me" = %unit}
  rewrite %op { erase %op }
}

// Computations: a sum, a type, a condition that must not hold.
pdl.pattern @natives : benefit(1) {
  %a = attribute
  %b = attribute
  %op = operation "t.sum" {"a" = %a, "b" = %b}
  apply_native_constraint "strata.eq"(%a, %b : !pdl.attribute, !pdl.attribute) {isNegated = true}
  %sum = apply_native_constraint "strata.add"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  rewrite %op {
    %double = apply_native_rewrite "strata.add"(%sum, %sum : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    %new = operation "t.sum_found" {"sum" = %sum, "double" = %double}
    erase %op
  }
}

// A predicate of the language of dialect files.
pdl.pattern @predicate : benefit(1) {
  %t = type
  %x = operand : %t
  apply_native_constraint "strata.pred: vector_of(any_float) && rank(2)"(%t : !pdl.type)
  %op = operation "t.predicate"(%x : !pdl.value)
  rewrite %op {
    %new = operation "t.predicate_found"(%x : !pdl.value)
    erase %op
  }
}

// Types follow from the definition, and from the replaced operation.
pdl.pattern @infer : benefit(1) {
  %t = type
  %x = operand
  %op = operation "t.add"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %sum = operation "arith.addi"(%x, %x : !pdl.value, !pdl.value)
    %s = result 0 of %sum
    %new = operation "t.add_found"(%s : !pdl.value)
    replace %op with %new
  }
}

// The better rule is tried first, the earlier one of equal ones.
pdl.pattern @good : benefit(1) {
  %op = operation "t.choice"
  rewrite %op { %new = operation "t.choice_good"  erase %op }
}
pdl.pattern @better : benefit(2) {
  %op = operation "t.choice"
  rewrite %op { %new = operation "t.choice_better"  erase %op }
}
pdl.pattern @as_good : benefit(2) {
  %op = operation "t.choice"
  rewrite %op { %new = operation "t.choice_as_good"  erase %op }
}
