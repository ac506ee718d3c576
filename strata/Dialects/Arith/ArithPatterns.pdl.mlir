// Rules that bring operations of arith into canonical form (docs/patterns.md).
// Flags of what is made hold only where all that it is made of had them.

// addi(addi(x, c0), c1) -> addi(x, c0 + c1)
pdl.pattern @AddIAddConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.addi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %sum = pdl.result 0 of %inner
  %outer = pdl.operation "arith.addi"(%sum, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  %v = pdl.apply_native_constraint "strata.add"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %add = pdl.operation "arith.addi"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %add
  }
}

// muli(muli(x, c0), c1) -> muli(x, c0 * c1)
pdl.pattern @MulIMulIConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.muli"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %product = pdl.result 0 of %inner
  %outer = pdl.operation "arith.muli"(%product, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  %v = pdl.apply_native_constraint "strata.mul"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %mul = pdl.operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %mul
  }
}
