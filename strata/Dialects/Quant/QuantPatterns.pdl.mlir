// Rules that bring operations of quant into canonical form (docs/patterns.md).

!type = !pdl.type
!value = !pdl.value

// Casts there and back. Not floats that are quantized and back, which are rounded.
pdl.pattern @CastsThereAndBack : benefit(1) attributes {
  strata.parameters = ["name", "there", "back"],
  strata.instances = [
    ["ScastScast", "scast", "scast"],
    ["DcastQcast", "dcast", "qcast"]
  ]
} {
  %type = type
  %between = type
  %x = operand : %type
  %there = operation "quant.$there"(%x : !value) -> (%between : !type)
  %t = result 0 of %there
  %back = operation "quant.$back"(%t : !value) -> (%type : !type)
  rewrite %back {
    replace %back with(%x : !value)
  }
}
