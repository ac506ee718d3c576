// A rule with a mistake: x - y does not become x + y.
pdl.pattern @drop_sign : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.subi"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  rewrite %op {
    %sum = operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    replace %op with %sum
  }
}
