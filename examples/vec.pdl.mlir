// Rules for the dialect of vec.irdl.mlir, read when a tool starts.

// The sum of one vector is the vector.
pdl.pattern @single : benefit(1) {
  %type = type
  %v = operand : %type
  %add = operation "vec.add"(%v : !pdl.value) -> (%type : !pdl.type)
  rewrite %add {
    replace %add with (%v : !pdl.value)
  }
}

// An element of a sum is the sum of elements. Only that element is computed.
pdl.pattern @element_of_sum : benefit(1) {
  %type = type
  %element = type
  %a = operand
  %b = operand
  %i = operand
  %nearest = attribute = #vec.rounding<nearest>
  %add = operation "vec.add"(%a, %b : !pdl.value, !pdl.value) {"rounding" = %nearest} -> (%type : !pdl.type)
  %sum = result 0 of %add
  apply_native_constraint "strata.has_one_use"(%sum : !pdl.value)
  apply_native_constraint "strata.is_float"(%element : !pdl.type)
  %extract = operation "vec.extract"(%sum, %i : !pdl.value, !pdl.value) -> (%element : !pdl.type)
  rewrite %extract {
    %extract_a = operation "vec.extract"(%a, %i : !pdl.value, !pdl.value)
    %extract_b = operation "vec.extract"(%b, %i : !pdl.value, !pdl.value)
    %x = result 0 of %extract_a
    %y = result 0 of %extract_b
    %scalar = operation "arith.addf"(%x, %y : !pdl.value, !pdl.value)
    replace %extract with %scalar
  }
}
