// Parameterised rules; operations of `t` are not defined.

// Strings with parameters: names of operations, attributes and natives, parts of
// them, constants of any kind, and orders of operands.
pdl.pattern @family : benefit(2) attributes {
  strata.parameters = ["name", "op", "new", "attr", "compute", "other", "order", "label"],
  strata.instances = [
    ["sum", "add", "t.sum", "v", "strata.add", 1 : i32, [0, 1], "sum"],
    ["difference", "sub", "t.difference", "w", "strata.sub", 10 : i32, [1, 0], "dif"],
    ["never", "sub", "t.never", "w", "strata.sub", 10 : i32, [0, 1], "dif"]
  ]
} {
  %t = type : i32
  %x = operand
  %y = operand
  %number = attribute
  %op = operation "t.$op"(%x, %y : !pdl.value, !pdl.value) {"$attr" = %number} -> (%t : !pdl.type)
  %other = attribute = "$other"
  %made = apply_native_constraint "$compute"(%number, %other : !pdl.attribute, !pdl.attribute) : !pdl.attribute {strata.operand_order = "$order"}
  rewrite %op {
    %label = attribute = "$label of $op, 5$"
    %new = operation "$new"(%x, %y : !pdl.value, !pdl.value) {"$attr" = %made, "label" = %label} -> (%t : !pdl.type) {strata.operand_order = "$order"}
    replace %op with %new
  }
}

// `$_self` of a predicate is not a parameter.
pdl.pattern @predicates : benefit(1) attributes {
  strata.parameters = ["name", "predicate"],
  strata.instances = [["of_i8", "signless_integer(8)"], ["of_f32", "any_float"]]
} {
  %t = type
  apply_native_constraint "strata.pred: isa<IntegerType>($_self) || $predicate"(%t : !pdl.type)
  %op = operation "t.is" -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "t.$name" -> (%t : !pdl.type)
    replace %op with %new
  }
}

// Parameters at any depth of constants.
pdl.pattern @constants : benefit(1) attributes {
  strata.parameters = ["name", "value", "callee"],
  strata.instances = [["nested", 7 : i8, "callee"]]
} {
  %op = operation "t.nest"
  rewrite %op {
    %c = attribute = {k = "$value", l = [["$value"], 1 : i32, "of $callee"]}
    %d = attribute = @"$callee"::@"x_$callee"
    %n = operation "t.nested" {"c" = %c, "d" = %d}
    replace %op with %n
  }
}
