// Rewrites of mlir-opt 22.1 that docs/mlir-differences.md lists as wrong, as rules.
!attribute = !pdl.attribute
!type = !pdl.type
!value = !pdl.value

// (x + c0) + c1 -> x + (c0 + c1), with the flags that both have
pdl.pattern @SumKeepsFlags : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %flags0 = attribute
  %flags1 = attribute
  %inner = operation "arith.addi"(%x, %c0 : !value, !value) {"overflowFlags" = %flags0} -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.addi"(%t, %c1 : !value, !value) {"overflowFlags" = %flags1} -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.add"(%v0, %v1 : !attribute, !attribute) : !attribute
  %flags = apply_native_constraint "strata.and"(%flags0, %flags1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.addi"(%x, %c : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %outer with %new
  }
}

// trunci of trunci with the flags of the outer one
pdl.pattern @TruncationKeepsFlags : benefit(1) {
  %type = type
  %mid = type
  %x = operand
  %flags = attribute
  %inner = operation "arith.trunci"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.trunci"(%t : !value) {"overflowFlags" = %flags} -> (%type : !type)
  rewrite %outer {
    %new = operation "arith.trunci"(%x : !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %outer with %new
  }
}

// trunci(shrsi(x, c)) -> trunci(shrui(x, c)) with the same flags
pdl.pattern @ShiftKeepsFlags : benefit(1) {
  %type = type
  %wide = type
  %x = operand
  %c = operand
  %flags = attribute
  %shift = operation "arith.shrsi"(%x, %c : !value, !value) -> (%wide : !type)
  %t = result 0 of %shift
  %trunc = operation "arith.trunci"(%t : !value) {"overflowFlags" = %flags} -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  %before = apply_native_constraint "strata.bit_width"(%wide : !type) : !attribute
  %after = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
  %rest = apply_native_constraint "strata.sub"(%before, %after : !attribute, !attribute) : !attribute
  apply_native_constraint "strata.eq"(%v, %rest : !attribute, !attribute)
  rewrite %trunc {
    %new = operation "arith.shrui"(%x, %c : !value, !value) -> (%wide : !type)
    %high = result 0 of %new
    %low = operation "arith.trunci"(%high : !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %trunc with %low
  }
}

// A cast from index to a narrow integer and back
pdl.pattern @CastThereAndBack : benefit(1) {
  %type = type
  %mid = type
  %x = operand : %type
  %inner = operation "arith.index_cast"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.index_cast"(%t : !value) -> (%type : !type)
  rewrite %outer {
    replace %outer with (%x : !value)
  }
}
