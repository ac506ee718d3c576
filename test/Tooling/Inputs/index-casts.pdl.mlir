pdl.pattern @back : benefit(1) {
  %type = type
  %x = operand : %type
  %mid = type
  %inner = operation "arith.index_cast"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = result 0 of %inner
  %outer = operation "arith.index_cast"(%t : !pdl.value) -> (%type : !pdl.type)
  rewrite %outer {
    replace %outer with (%x : !pdl.value)
  }
}
