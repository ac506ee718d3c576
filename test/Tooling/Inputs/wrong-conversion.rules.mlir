// A conversion with a rule that is wrong: x - y is taken for x + y.
conversion.target legal ["arith", "func"] illegal ["arith.subi", "arith.divsi"]

pdl.pattern @subtract : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.subi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %op with %new
  }
}
pdl.pattern @divide : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.divsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "arith.floordivsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %op with %new
  }
}
