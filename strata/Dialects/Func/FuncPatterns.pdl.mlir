// Rules that bring operations of func into canonical form (docs/patterns.md).

// A call of a function that is known. Attributes of the call do not stay.
pdl.pattern @CallIndirectOp : benefit(1) {
  %types = pdl.types
  %callee = pdl.operand
  %args = pdl.operands
  %indirect = pdl.operation "func.call_indirect"(%callee, %args : !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
  %name = pdl.apply_native_constraint "strata.constant"(%callee : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_symbol_ref"(%name : !pdl.attribute)
  pdl.rewrite %indirect {
    %call = pdl.operation "func.call"(%args : !pdl.range<value>) {"callee" = %name} -> (%types : !pdl.range<type>)
    pdl.replace %indirect with %call
  }
}
