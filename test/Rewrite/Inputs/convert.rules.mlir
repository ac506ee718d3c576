conversion.target legal ["low"] illegal ["src"]
conversion.type i32 to i64
pdl.pattern @add : benefit(1) {
  %t = pdl.type
  %a = pdl.operand
  %b = pdl.operand
  %op = pdl.operation "src.add"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %i64 = pdl.type : i64
    %new = pdl.operation "low.add"(%a, %b : !pdl.value, !pdl.value) -> (%i64 : !pdl.type)
    pdl.replace %op with %new
  }
}
