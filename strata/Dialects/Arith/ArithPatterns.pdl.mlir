// Rules that bring operations of arith into canonical form (docs/patterns.md). Rules
// for one operation are tried in the order of the file. Folding moves constants to
// the right of commutative operations. Rewrites that compute with floats are in
// ArithPatterns.cpp.

!attribute = !pdl.attribute
!type = !pdl.type
!value = !pdl.value

//===-- Sums and products of constants --------------------------------------===//

// A new operation has the flags that all replaced operations have, except those that the
// combined constant violates: (x + c0) + c1 may be in range where c0 + c1 is not. Numbers
// only: constants of vectors stay apart.

// (x + c0) - c1 -> x + (c0 - c1)
pdl.pattern @SubIRHSAddConstant : benefit(2) {
  %type = type
  %x = operand : %type
  %c0 = operand
  %c1 = operand
  %inner = operation "arith.addi"(%x, %c0 : !value, !value) -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.subi"(%t, %c1 : !value, !value) -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  apply_native_constraint "strata.is_int_or_index"(%type : !type)
  %v = apply_native_constraint "strata.sub"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.addi"(%x, %c : !value, !value) -> (%type : !type)
    replace %outer with %new
  }
}

// A constant with the constant of the operand.
pdl.pattern @CombineConstants : benefit(2) attributes {
  strata.parameters = ["name", "inner", "innerOrder", "outer", "outerOrder", "fold", "foldOrder", "new", "newOrder"],
  strata.instances = [
    ["AddIAddConstant", "addi", [0, 1], "addi", [0, 1], "add", [0, 1], "addi", [0, 1]],  // (x + c0) + c1 -> x + (c0 + c1)
    ["AddISubConstantRHS", "subi", [0, 1], "addi", [0, 1], "sub", [1, 0], "addi", [0, 1]],  // (x - c0) + c1 -> x + (c1 - c0)
    ["AddISubConstantLHS", "subi", [1, 0], "addi", [0, 1], "add", [0, 1], "subi", [1, 0]],  // (c0 - x) + c1 -> (c0 + c1) - x
    ["SubILHSAddConstant", "addi", [0, 1], "subi", [1, 0], "sub", [1, 0], "subi", [1, 0]],  // c1 - (x + c0) -> (c1 - c0) - x
    ["SubIRHSSubConstantRHS", "subi", [0, 1], "subi", [0, 1], "add", [0, 1], "subi", [0, 1]],  // (x - c0) - c1 -> x - (c0 + c1)
    ["SubIRHSSubConstantLHS", "subi", [1, 0], "subi", [0, 1], "sub", [0, 1], "subi", [1, 0]],  // (c0 - x) - c1 -> (c0 - c1) - x
    ["SubILHSSubConstantRHS", "subi", [0, 1], "subi", [1, 0], "add", [0, 1], "subi", [1, 0]],  // c1 - (x - c0) -> (c0 + c1) - x
    ["SubILHSSubConstantLHS", "subi", [1, 0], "subi", [1, 0], "sub", [1, 0], "addi", [0, 1]],  // c1 - (c0 - x) -> x + (c1 - c0)
    ["MulIMulIConstant", "muli", [0, 1], "muli", [0, 1], "mul", [0, 1], "muli", [0, 1]]  // (x * c0) * c1 -> x * (c0 * c1)
  ]
} {
  %type = type
  %x = operand : %type
  %c0 = operand
  %c1 = operand
  %flags0 = attribute
  %flags1 = attribute
  %inner = operation "arith.$inner"(%x, %c0 : !value, !value) {"overflowFlags" = %flags0} -> (%type : !type) {strata.operand_order = "$innerOrder"}
  %t = result 0 of %inner
  %outer = operation "arith.$outer"(%t, %c1 : !value, !value) {"overflowFlags" = %flags1} -> (%type : !type) {strata.operand_order = "$outerOrder"}
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  apply_native_constraint "strata.is_int_or_index"(%type : !type)
  %v = apply_native_constraint "strata.$fold"(%v0, %v1 : !attribute, !attribute) : !attribute {strata.operand_order = "$foldOrder"}
  %held = apply_native_constraint "arith.flags_of_$fold"(%v0, %v1 : !attribute, !attribute) : !attribute {strata.operand_order = "$foldOrder"}
  %common = apply_native_constraint "strata.and"(%flags0, %flags1 : !attribute, !attribute) : !attribute
  %flags = apply_native_constraint "strata.and"(%common, %held : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.$new"(%x, %c : !value, !value) {"overflowFlags" = %flags} -> (%type : !type) {strata.operand_order = "$newOrder"}
    replace %outer with %new
  }
}

// y + x * -1 -> y - x
pdl.pattern @AddIMulNegativeOne : benefit(2) attributes {
  strata.parameters = ["name", "order"],
  strata.instances = [["AddIMulNegativeOneRhs", [0, 1]], ["AddIMulNegativeOneLhs", [1, 0]]]
} {
  %type = type
  %x = operand
  %y = operand
  %c = operand
  %product = operation "arith.muli"(%x, %c : !value, !value) -> (%type : !type)
  %t = result 0 of %product
  %sum = operation "arith.addi"(%y, %t : !value, !value) -> (%type : !type) {strata.operand_order = "$order"}
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_all_ones"(%v : !attribute)
  rewrite %sum {
    %new = operation "arith.subi"(%y, %x : !value, !value) -> (%type : !type)
    replace %sum with %new
  }
}

// (x - y) - x -> 0 - y
pdl.pattern @SubISubILHSRHSLHS : benefit(2) {
  %type = type
  %x = operand
  %y = operand
  %flags0 = attribute
  %flags1 = attribute
  %inner = operation "arith.subi"(%x, %y : !value, !value) {"overflowFlags" = %flags0} -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.subi"(%t, %x : !value, !value) {"overflowFlags" = %flags1} -> (%type : !type)
  %v = apply_native_constraint "strata.zero"(%type : !type) : !attribute
  %flags = apply_native_constraint "strata.and"(%flags0, %flags1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.subi"(%c, %y : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %outer with %new
  }
}

//===-- Extended sums and products -------------------------------------------===//

// The second result is unused.
pdl.pattern @ExtendedWithoutHigh : benefit(1) attributes {
  strata.parameters = ["name", "extended", "op"],
  strata.instances = [
    ["AddUIExtendedToAddI", "arith.addui_extended", "arith.addi"],
    ["MulSIExtendedToMulI", "arith.mulsi_extended", "arith.muli"],
    ["MulUIExtendedToMulI", "arith.mului_extended", "arith.muli"]
  ]
} {
  %type = type
  %second = type
  %x = operand
  %y = operand
  %op = operation "$extended"(%x, %y : !value, !value) -> (%type, %second : !type, !type)
  %high = result 1 of %op
  apply_native_constraint "strata.is_unused"(%high : !value)
  rewrite %op {
    %new = operation "$op"(%x, %y : !value, !value) -> (%type : !type)
    %low = result 0 of %new
    replace %op with (%low, %low : !value, !value)
  }
}

// The product with 1: x, and its sign in all bits. 1 is not -1.
pdl.pattern @MulSIExtendedRHSOne : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.mulsi_extended"(%x, %c : !value, !value) -> (%type, %type : !type, !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_one"(%v : !attribute)
  apply_native_constraint "strata.is_all_ones"(%v : !attribute) {isNegated = true}
  %width = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
  %zero = apply_native_constraint "strata.zero"(%type : !type) : !attribute
  rewrite %op {
    %constant = operation "arith.constant" {"value" = %zero} -> (%type : !type)
    %c0 = result 0 of %constant
    %less = attribute = 2 : i64
    %cmp = operation "arith.cmpi"(%x, %c0 : !value, !value) {"predicate" = %less}
    %sign = result 0 of %cmp
    %ext = operation "arith.extsi"(%sign : !value) -> (%type : !type)
    %high = result 0 of %ext
    replace %op with (%x, %high : !value, !value)
  }
}

//===-- Bits ------------------------------------------------------------------===//

// not (x <p y) -> x <not p y
pdl.pattern @XOrINotCmpI : benefit(2) {
  %i1 = type : i1
  %x = operand
  %y = operand
  %c = operand
  %predicate = attribute
  %cmp = operation "arith.cmpi"(%x, %y : !value, !value) {"predicate" = %predicate} -> (%i1 : !type)
  %t = result 0 of %cmp
  %not = operation "arith.xori"(%t, %c : !value, !value) -> (%i1 : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_one"(%v : !attribute)
  %inverse = apply_native_constraint "arith.inverse_predicate"(%predicate : !attribute) : !attribute
  rewrite %not {
    %new = operation "arith.cmpi"(%x, %y : !value, !value) {"predicate" = %inverse} -> (%i1 : !type)
    replace %not with %new
  }
}

// op(ext(x), ext(y)) -> ext(op(x, y))
pdl.pattern @BitsOfExt : benefit(3) attributes {
  strata.parameters = ["name", "op", "ext"],
  strata.instances = [
    ["XOrIOfExtUI", "arith.xori", "arith.extui"], ["XOrIOfExtSI", "arith.xori", "arith.extsi"],
    ["AndOfExtUI", "arith.andi", "arith.extui"], ["AndOfExtSI", "arith.andi", "arith.extsi"],
    ["OrOfExtUI", "arith.ori", "arith.extui"], ["OrOfExtSI", "arith.ori", "arith.extsi"]
  ]
} {
  %type = type
  %narrow = type
  %x = operand : %narrow
  %y = operand : %narrow
  %ext0 = operation "$ext"(%x : !value) -> (%type : !type)
  %t0 = result 0 of %ext0
  %ext1 = operation "$ext"(%y : !value) -> (%type : !type)
  %t1 = result 0 of %ext1
  %op = operation "$op"(%t0, %t1 : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "$op"(%x, %y : !value, !value) -> (%narrow : !type)
    %t = result 0 of %new
    %ext = operation "$ext"(%t : !value) -> (%type : !type)
    replace %op with %ext
  }
}

//===-- Comparisons -----------------------------------------------------------===//

// Equality is not affected by extension.
pdl.pattern @CmpIExt : benefit(3) attributes {
  strata.parameters = ["name", "ext"],
  strata.instances = [["CmpIExtSI", "arith.extsi"], ["CmpIExtUI", "arith.extui"]]
} {
  %wide = type
  %narrow = type
  %x = operand : %narrow
  %y = operand : %narrow
  %type = type
  %predicate = attribute
  %ext0 = operation "$ext"(%x : !value) -> (%wide : !type)
  %t0 = result 0 of %ext0
  %ext1 = operation "$ext"(%y : !value) -> (%wide : !type)
  %t1 = result 0 of %ext1
  %op = operation "arith.cmpi"(%t0, %t1 : !value, !value) {"predicate" = %predicate} -> (%type : !type)
  %notEqual = attribute = 1 : i64
  apply_native_constraint "strata.ule"(%predicate, %notEqual : !attribute, !attribute)
  rewrite %op {
    %new = operation "arith.cmpi"(%x, %y : !value, !value) {"predicate" = %predicate} -> (%type : !type)
    replace %op with %new
  }
}

//===-- Casts -----------------------------------------------------------------===//

// A cast to a type that holds all values of the first type, and back. An index has 64 bits.
pdl.pattern @IndexCastOfItself : benefit(2) attributes {
  strata.parameters = ["name", "cast"],
  strata.instances = [["IndexCastOfIndexCast", "arith.index_cast"], ["IndexCastUIOfIndexCastUI", "arith.index_castui"]]
} {
  %type = type
  %x = operand : %type
  %mid = type
  %inner = operation "$cast"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "$cast"(%t : !value) -> (%type : !type)
  %before = apply_native_constraint "arith.bit_width"(%type : !type) : !attribute
  %between = apply_native_constraint "arith.bit_width"(%mid : !type) : !attribute
  apply_native_constraint "strata.ule"(%before, %between : !attribute, !attribute)
  rewrite %outer {
    replace %outer with (%x : !value)
  }
}

// One cast in place of two. A zero-extended number is not negative.
pdl.pattern @CastOfCast : benefit(2) attributes {
  strata.parameters = ["name", "inner", "outer", "new"],
  strata.instances = [
    ["IndexCastOfExtSI", "arith.extsi", "arith.index_cast", "arith.index_cast"],
    ["IndexCastUIOfExtUI", "arith.extui", "arith.index_castui", "arith.index_castui"],
    ["BitcastOfBitcast", "arith.bitcast", "arith.bitcast", "arith.bitcast"],
    ["ExtSIOfExtUI", "arith.extui", "arith.extsi", "arith.extui"]
  ]
} {
  %type = type
  %x = operand
  %mid = type
  %inner = operation "$inner"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "$outer"(%t : !value) -> (%type : !type)
  rewrite %outer {
    %new = operation "$new"(%x : !value) -> (%type : !type)
    replace %outer with %new
  }
}

// Truncated to more bits than there were.
pdl.pattern @TruncIExtToExt : benefit(2) attributes {
  strata.parameters = ["name", "ext"],
  strata.instances = [["TruncIExtSIToExtSI", "arith.extsi"], ["TruncIExtUIToExtUI", "arith.extui"]]
} {
  %type = type
  %narrow = type
  %x = operand : %narrow
  %mid = type
  %inner = operation "$ext"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.trunci"(%t : !value) -> (%type : !type)
  %before = apply_native_constraint "strata.bit_width"(%narrow : !type) : !attribute
  %after = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
  apply_native_constraint "strata.ult"(%before, %after : !attribute, !attribute)
  rewrite %outer {
    %new = operation "$ext"(%x : !value) -> (%type : !type)
    replace %outer with %new
  }
}

// The result has only the upper bits of %x: the truncation removes the bits that the shift
// fills in. The shifted number is not negative, so it need
// not fit into the narrow type as a signed number.
pdl.pattern @TruncIShrSIToTrunciShrUI : benefit(2) {
  %type = type
  %wide = type
  %x = operand
  %c = operand
  %isExact = attribute = "isExact"
  %flags = attribute
  %shift = operation "arith.shrsi"(%x, %c : !value, !value) -> (%wide : !type)
  %t = result 0 of %shift
  %trunc = operation "arith.trunci"(%t : !value) {"overflowFlags" = %flags} -> (%type : !type)
  apply_native_constraint "strata.has_attribute"(%shift, %isExact : !pdl.operation, !attribute) {isNegated = true}
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  %before = apply_native_constraint "strata.bit_width"(%wide : !type) : !attribute
  %after = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
  %rest = apply_native_constraint "strata.sub"(%before, %after : !attribute, !attribute) : !attribute
  apply_native_constraint "strata.eq"(%v, %rest : !attribute, !attribute)
  rewrite %trunc {
    %constant = operation "arith.constant" {"value" = %v} -> (%wide : !type)
    %c0 = result 0 of %constant
    %new = operation "arith.shrui"(%x, %c0 : !value, !value) -> (%wide : !type)
    %high = result 0 of %new
    %nuw = attribute = #arith.overflow<nuw>
    %kept = apply_native_rewrite "strata.and"(%flags, %nuw : !attribute, !attribute) : !attribute
    %low = operation "arith.trunci"(%high : !value) {"overflowFlags" = %kept} -> (%type : !type)
    replace %trunc with %low
  }
}

// The rule for exact shifts has the name of the rule for other shifts.
module {
  pdl.pattern @TruncIShrSIToTrunciShrUI : benefit(2) {
    %type = type
    %wide = type
    %x = operand
    %c = operand
    %isExact = attribute
    %flags = attribute
    %shift = operation "arith.shrsi"(%x, %c : !value, !value) {"isExact" = %isExact} -> (%wide : !type)
    %t = result 0 of %shift
    %trunc = operation "arith.trunci"(%t : !value) {"overflowFlags" = %flags} -> (%type : !type)
    %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
    %before = apply_native_constraint "strata.bit_width"(%wide : !type) : !attribute
    %after = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
    %rest = apply_native_constraint "strata.sub"(%before, %after : !attribute, !attribute) : !attribute
    apply_native_constraint "strata.eq"(%v, %rest : !attribute, !attribute)
    rewrite %trunc {
      %constant = operation "arith.constant" {"value" = %v} -> (%wide : !type)
      %c0 = result 0 of %constant
      %new = operation "arith.shrui"(%x, %c0 : !value, !value) {"isExact" = %isExact} -> (%wide : !type)
      %high = result 0 of %new
      %nuw = attribute = #arith.overflow<nuw>
      %kept = apply_native_rewrite "strata.and"(%flags, %nuw : !attribute, !attribute) : !attribute
      %low = operation "arith.trunci"(%high : !value) {"overflowFlags" = %kept} -> (%type : !type)
      replace %trunc with %low
    }
  }
}

// To the smaller type at once; not where rounding is said.
pdl.pattern @TruncFOfIntToFP : benefit(2) attributes {
  strata.parameters = ["name", "cast"],
  strata.instances = [["TruncFSIToFPToSIToFP", "arith.sitofp"], ["TruncFUIToFPToUIToFP", "arith.uitofp"]]
} {
  %type = type
  %x = operand
  %rounding = attribute = "roundingmode"
  %mid = type
  %inner = operation "$cast"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.truncf"(%t : !value) -> (%type : !type)
  apply_native_constraint "strata.has_attribute"(%outer, %rounding : !pdl.operation, !attribute) {isNegated = true}
  rewrite %outer {
    %new = operation "$cast"(%x : !value) -> (%type : !type)
    replace %outer with %new
  }
}

//===-- Floats ----------------------------------------------------------------===//

// Signs that cancel out; the fast-math flags of the outer operation stay.
pdl.pattern @OfNegF : benefit(3) attributes {
  strata.parameters = ["name", "op"],
  strata.instances = [["MulFOfNegF", "arith.mulf"], ["DivFOfNegF", "arith.divf"]]
} {
  %type = type
  %x = operand
  %y = operand
  %flags = attribute
  %neg0 = operation "arith.negf"(%x : !value) -> (%type : !type)
  %t0 = result 0 of %neg0
  %neg1 = operation "arith.negf"(%y : !value) -> (%type : !type)
  %t1 = result 0 of %neg1
  %op = operation "$op"(%t0, %t1 : !value, !value) {"fastmath" = %flags} -> (%type : !type)
  rewrite %op {
    %new = operation "$op"(%x, %y : !value, !value) {"fastmath" = %flags} -> (%type : !type)
    replace %op with %new
  }
}

//===-- Selections ------------------------------------------------------------===//

// A selection among what one on the same condition gave.
pdl.pattern @RedundantSelect : benefit(2) attributes {
  strata.parameters = ["name", "order"],
  strata.instances = [["RedundantSelectFalse", [0, 2, 1]], ["RedundantSelectTrue", [0, 1, 2]]]
} {
  %type = type
  %c = operand
  %x = operand
  %y = operand
  %b = operand
  %inner = operation "arith.select"(%c, %x, %y : !value, !value, !value) -> (%type : !type) {strata.operand_order = "$order"}
  %t = result 0 of %inner
  %outer = operation "arith.select"(%c, %t, %b : !value, !value, !value) -> (%type : !type) {strata.operand_order = "$order"}
  rewrite %outer {
    %new = operation "arith.select"(%c, %x, %b : !value, !value, !value) -> (%type : !type) {strata.operand_order = "$order"}
    replace %outer with %new
  }
}

// select(not c, x, y) -> select(c, y, x)
pdl.pattern @SelectNotCond : benefit(2) {
  %type = type
  %i1 = type : i1
  %c = operand
  %x = operand
  %y = operand
  %one = operand
  %not = operation "arith.xori"(%c, %one : !value, !value) -> (%i1 : !type)
  %t = result 0 of %not
  %select = operation "arith.select"(%t, %x, %y : !value, !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%one : !value) : !attribute
  apply_native_constraint "strata.is_one"(%v : !attribute)
  rewrite %select {
    %new = operation "arith.select"(%c, %y, %x : !value, !value, !value) -> (%type : !type)
    replace %select with %new
  }
}

// select(c, false, true) -> not c
pdl.pattern @SelectI1ToNot : benefit(1) {
  %type = type : i1
  %c = operand
  %x = operand
  %y = operand
  %select = operation "arith.select"(%c, %x, %y : !value, !value, !value) -> (%type : !type)
  %a = apply_native_constraint "strata.constant"(%x : !value) : !attribute
  apply_native_constraint "strata.is_zero"(%a : !attribute)
  %b = apply_native_constraint "strata.constant"(%y : !value) : !attribute
  apply_native_constraint "strata.is_one"(%b : !attribute)
  rewrite %select {
    %true = attribute = true
    %constant = operation "arith.constant" {"value" = %true} -> (%type : !type)
    %one = result 0 of %constant
    %not = operation "arith.xori"(%c, %one : !value, !value) -> (%type : !type)
    replace %select with %not
  }
}

// select(c, 1, 0) -> extui(c)
pdl.pattern @SelectToExtUI : benefit(1) {
  %type = type
  %c = operand
  %x = operand
  %y = operand
  %select = operation "arith.select"(%c, %x, %y : !value, !value, !value) -> (%type : !type)
  apply_native_constraint "strata.is_integer"(%type : !type)
  %bit = attribute = 1 : i64
  %width = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
  apply_native_constraint "strata.ult"(%bit, %width : !attribute, !attribute)
  %a = apply_native_constraint "strata.constant"(%x : !value) : !attribute
  apply_native_constraint "strata.is_one"(%a : !attribute)
  %b = apply_native_constraint "strata.constant"(%y : !value) : !attribute
  apply_native_constraint "strata.is_zero"(%b : !attribute)
  rewrite %select {
    %new = operation "arith.extui"(%c : !value) -> (%type : !type)
    replace %select with %new
  }
}

// select(c, 0, 1) -> extui(not c), under the same name.
module {
  pdl.pattern @SelectToExtUI : benefit(1) {
    %type = type
    %c = operand
    %x = operand
    %y = operand
    %select = operation "arith.select"(%c, %x, %y : !value, !value, !value) -> (%type : !type)
    apply_native_constraint "strata.is_integer"(%type : !type)
    %bit = attribute = 1 : i64
    %width = apply_native_constraint "strata.bit_width"(%type : !type) : !attribute
    apply_native_constraint "strata.ult"(%bit, %width : !attribute, !attribute)
    %a = apply_native_constraint "strata.constant"(%x : !value) : !attribute
    apply_native_constraint "strata.is_zero"(%a : !attribute)
    %b = apply_native_constraint "strata.constant"(%y : !value) : !attribute
    apply_native_constraint "strata.is_one"(%b : !attribute)
    rewrite %select {
      %i1 = type : i1
      %true = attribute = true
      %constant = operation "arith.constant" {"value" = %true} -> (%i1 : !type)
      %one = result 0 of %constant
      %not = operation "arith.xori"(%c, %one : !value, !value) -> (%i1 : !type)
      %t = result 0 of %not
      %new = operation "arith.extui"(%t : !value) -> (%type : !type)
      replace %select with %new
    }
  }
}
