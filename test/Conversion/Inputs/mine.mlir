conversion.elementwise "mine.sum" to "llvm.add" renamed {flags = "mine.flags"}

pdl.pattern @twice : benefit(1) {
  %t = type
  %x = operand
  %op = operation "mine.twice"(%x : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.fadd"(%x, %x : !pdl.value, !pdl.value)
    replace %op with %new
  }
}
