conversion.target legal ["low"] illegal ["src"]
conversion.type i2 to i16, i17
conversion.type i4 to i5
conversion.type i5 to i6
conversion.type {
^bb0(%t : !pdl.type):
  check "strata.is_float"(%t : !pdl.type)
  refuse
}
pdl.pattern @typed : benefit(1) {
  %t = type : i32
  %op = operation "src.typed" -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "low.typed"
    replace %op with %new
  }
}
pdl.pattern @attribute : benefit(1) {
  %a = attribute = 1 : i32
  %op = operation "src.attribute" {"a" = %a}
  rewrite %op {
    %new = operation "low.attribute"
    replace %op with %new
  }
}
pdl.pattern @one : benefit(1) {
  %a = operand
  %op = operation "src.one"(%a : !pdl.value)
  rewrite %op {
    %new = operation "low.one"(%a : !pdl.value)
    replace %op with %new
  }
}
pdl.pattern @renamed : benefit(1) {
  %a = attribute
  %op = operation "src.renamed" {"a" = %a}
  rewrite %op {
    %b = apply_native_rewrite "strata.renamed: arith.fastmath"(%a : !pdl.attribute) : !pdl.attribute
    %new = operation "low.renamed" {"a" = %b}
    replace %op with %new
  }
}
pdl.pattern @widest : benefit(1) {
  %t = type
  %op = operation "src.widest" -> (%t : !pdl.type)
  %new = apply_native_constraint "convertType"(%t : !pdl.type) : !pdl.type
  %width = apply_native_constraint "strata.bit_width"(%new : !pdl.type) : !pdl.attribute
  rewrite %op {
    %made = operation "low.widest" {"width" = %width} -> (%new : !pdl.type)
    replace %op with %made
  }
}
