conversion.target legal ["low"] illegal ["src"]
conversion.type i32 to i64
pdl.pattern @add : benefit(1) {
  %t = type
  %a = operand
  %op = operation "src.add"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "low.add"(%a : !pdl.value)
    replace %op with %new
  }
}
// Its result cannot be legalized; the next rule is tried then.
pdl.pattern @blind_alley : benefit(2) {
  %t = type
  %op = operation "src.choice" -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "src.nothing"
    replace %op with %new
  }
}
pdl.pattern @way_out : benefit(1) {
  %t = type
  %op = operation "src.choice" -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "low.choice"
    replace %op with %new
  }
}
// Folding is as good as a rule.
pdl.pattern @muli : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "low.mul"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}
