// Rules that bring operations of arith into canonical form (docs/patterns.md),
// in the order in which they are tried. Constants are on the right of what is
// commutative; folding puts them there. What needs numbers of floats is in
// ArithPatterns.cpp.

//===-- Sums and products of constants --------------------------------------===//

// Flags of what is made hold only where all that it is made of had them. Numbers
// only: constants of vectors stay apart.

// (x + c0) + c1 -> x + (c0 + c1)
pdl.pattern @AddIAddConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.addi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.addi"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.add"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.addi"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (x - c0) + c1 -> x + (c1 - c0)
pdl.pattern @AddISubConstantRHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.addi"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.sub"(%v1, %v0 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.addi"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (c0 - x) + c1 -> (c0 + c1) - x
pdl.pattern @AddISubConstantLHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%c0, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.addi"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.add"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%c, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// y + x * -1 -> y - x
pdl.pattern @AddIMulNegativeOneRhs : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %c = pdl.operand
  %product = pdl.operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %t = pdl.result 0 of %product
  %sum = pdl.operation "arith.addi"(%y, %t : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_all_ones"(%v : !pdl.attribute)
  pdl.rewrite %sum {
    %new = pdl.operation "arith.subi"(%y, %x : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %sum with %new
  }
}

// x * -1 + y -> y - x
pdl.pattern @AddIMulNegativeOneLhs : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %c = pdl.operand
  %product = pdl.operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %t = pdl.result 0 of %product
  %sum = pdl.operation "arith.addi"(%t, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_all_ones"(%v : !pdl.attribute)
  pdl.rewrite %sum {
    %new = pdl.operation "arith.subi"(%y, %x : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %sum with %new
  }
}

// (x + c0) - c1 -> x + (c0 - c1)
pdl.pattern @SubIRHSAddConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %inner = pdl.operation "arith.addi"(%x, %c0 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%t, %c1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.sub"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.addi"(%x, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// c1 - (x + c0) -> (c1 - c0) - x
pdl.pattern @SubILHSAddConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.addi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%c1, %t : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.sub"(%v1, %v0 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%c, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (x - c0) - c1 -> x - (c0 + c1)
pdl.pattern @SubIRHSSubConstantRHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.add"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (c0 - x) - c1 -> (c0 - c1) - x
pdl.pattern @SubIRHSSubConstantLHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%c0, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.sub"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%c, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// c1 - (x - c0) -> (c0 + c1) - x
pdl.pattern @SubILHSSubConstantRHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%c1, %t : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.add"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%c, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// c1 - (c0 - x) -> x + (c1 - c0)
pdl.pattern @SubILHSSubConstantLHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%c0, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%c1, %t : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.sub"(%v1, %v0 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.addi"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (x - y) - x -> 0 - y
pdl.pattern @SubISubILHSRHSLHS : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.subi"(%x, %y : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.subi"(%t, %x : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.zero"(%type : !pdl.type) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.subi"(%c, %y : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// (x * c0) * c1 -> x * (c0 * c1)
pdl.pattern @MulIMulIConstant : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %c0 = pdl.operand
  %c1 = pdl.operand
  %flags0 = pdl.attribute
  %flags1 = pdl.attribute
  %inner = pdl.operation "arith.muli"(%x, %c0 : !pdl.value, !pdl.value) {"overflowFlags" = %flags0} -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.muli"(%t, %c1 : !pdl.value, !pdl.value) {"overflowFlags" = %flags1} -> (%type : !pdl.type)
  %v0 = pdl.apply_native_constraint "strata.constant"(%c0 : !pdl.value) : !pdl.attribute
  %v1 = pdl.apply_native_constraint "strata.constant"(%c1 : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_int_or_index"(%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.mul"(%v0, %v1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %flags = pdl.apply_native_constraint "strata.and"(%flags0, %flags1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.rewrite %outer {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%type : !pdl.type)
    %c = pdl.result 0 of %constant
    %new = pdl.operation "arith.muli"(%x, %c : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

//===-- Extended sums and products -------------------------------------------===//

// Without a use of the second result.
pdl.pattern @AddUIExtendedToAddI : benefit(1) {
  %type = pdl.type
  %second = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %op = pdl.operation "arith.addui_extended"(%x, %y : !pdl.value, !pdl.value) -> (%type, %second : !pdl.type, !pdl.type)
  %high = pdl.result 1 of %op
  pdl.apply_native_constraint "strata.is_unused"(%high : !pdl.value)
  pdl.rewrite %op {
    %new = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    %low = pdl.result 0 of %new
    pdl.replace %op with (%low, %low : !pdl.value, !pdl.value)
  }
}

// Without a use of the second result.
pdl.pattern @MulSIExtendedToMulI : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %op = pdl.operation "arith.mulsi_extended"(%x, %y : !pdl.value, !pdl.value) -> (%type, %type : !pdl.type, !pdl.type)
  %high = pdl.result 1 of %op
  pdl.apply_native_constraint "strata.is_unused"(%high : !pdl.value)
  pdl.rewrite %op {
    %new = pdl.operation "arith.muli"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    %low = pdl.result 0 of %new
    pdl.replace %op with (%low, %low : !pdl.value, !pdl.value)
  }
}

// The product with 1: x, and its sign in all bits. 1 is not -1.
pdl.pattern @MulSIExtendedRHSOne : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %c = pdl.operand
  %op = pdl.operation "arith.mulsi_extended"(%x, %c : !pdl.value, !pdl.value) -> (%type, %type : !pdl.type, !pdl.type)
  %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_one"(%v : !pdl.attribute)
  pdl.apply_native_constraint "strata.is_all_ones"(%v : !pdl.attribute) {isNegated = true}
  %width = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
  %zero = pdl.apply_native_constraint "strata.zero"(%type : !pdl.type) : !pdl.attribute
  pdl.rewrite %op {
    %constant = pdl.operation "arith.constant" {"value" = %zero} -> (%type : !pdl.type)
    %c0 = pdl.result 0 of %constant
    %less = pdl.attribute = 2 : i64
    %cmp = pdl.operation "arith.cmpi"(%x, %c0 : !pdl.value, !pdl.value) {"predicate" = %less}
    %sign = pdl.result 0 of %cmp
    %ext = pdl.operation "arith.extsi"(%sign : !pdl.value) -> (%type : !pdl.type)
    %high = pdl.result 0 of %ext
    pdl.replace %op with (%x, %high : !pdl.value, !pdl.value)
  }
}

// Without a use of the second result.
pdl.pattern @MulUIExtendedToMulI : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %op = pdl.operation "arith.mului_extended"(%x, %y : !pdl.value, !pdl.value) -> (%type, %type : !pdl.type, !pdl.type)
  %high = pdl.result 1 of %op
  pdl.apply_native_constraint "strata.is_unused"(%high : !pdl.value)
  pdl.rewrite %op {
    %new = pdl.operation "arith.muli"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    %low = pdl.result 0 of %new
    pdl.replace %op with (%low, %low : !pdl.value, !pdl.value)
  }
}

//===-- Bits ------------------------------------------------------------------===//

// not (x <p y) -> x <not p y
pdl.pattern @XOrINotCmpI : benefit(2) {
  %i1 = pdl.type : i1
  %x = pdl.operand
  %y = pdl.operand
  %c = pdl.operand
  %predicate = pdl.attribute
  %cmp = pdl.operation "arith.cmpi"(%x, %y : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%i1 : !pdl.type)
  %t = pdl.result 0 of %cmp
  %not = pdl.operation "arith.xori"(%t, %c : !pdl.value, !pdl.value) -> (%i1 : !pdl.type)
  %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_one"(%v : !pdl.attribute)
  %inverse = pdl.apply_native_constraint "arith.inverse_predicate"(%predicate : !pdl.attribute) : !pdl.attribute
  pdl.rewrite %not {
    %new = pdl.operation "arith.cmpi"(%x, %y : !pdl.value, !pdl.value) {"predicate" = %inverse} -> (%i1 : !pdl.type)
    pdl.replace %not with %new
  }
}

// op(ext(x), ext(y)) -> ext(op(x, y))

pdl.pattern @XOrIOfExtUI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extui"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extui"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.xori"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.xori"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extui"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

pdl.pattern @XOrIOfExtSI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extsi"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.xori"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.xori"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extsi"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

pdl.pattern @AndOfExtUI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extui"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extui"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.andi"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.andi"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extui"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

pdl.pattern @AndOfExtSI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extsi"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.andi"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.andi"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extsi"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

pdl.pattern @OrOfExtUI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extui"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extui"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.ori"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.ori"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extui"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

pdl.pattern @OrOfExtSI : benefit(3) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %ext0 = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extsi"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.ori"(%t0, %t1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.ori"(%x, %y : !pdl.value, !pdl.value) -> (%narrow : !pdl.type)
    %t = pdl.result 0 of %new
    %ext = pdl.operation "arith.extsi"(%t : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %op with %ext
  }
}

//===-- Comparisons -----------------------------------------------------------===//

// Equality is not affected by extension.

pdl.pattern @CmpIExtSI : benefit(3) {
  %wide = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %type = pdl.type
  %predicate = pdl.attribute
  %ext0 = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%wide : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extsi"(%y : !pdl.value) -> (%wide : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.cmpi"(%t0, %t1 : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%type : !pdl.type)
  %notEqual = pdl.attribute = 1 : i64
  pdl.apply_native_constraint "strata.ule"(%predicate, %notEqual : !pdl.attribute, !pdl.attribute)
  pdl.rewrite %op {
    %new = pdl.operation "arith.cmpi"(%x, %y : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%type : !pdl.type)
    pdl.replace %op with %new
  }
}

pdl.pattern @CmpIExtUI : benefit(3) {
  %wide = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %y = pdl.operand : %narrow
  %type = pdl.type
  %predicate = pdl.attribute
  %ext0 = pdl.operation "arith.extui"(%x : !pdl.value) -> (%wide : !pdl.type)
  %t0 = pdl.result 0 of %ext0
  %ext1 = pdl.operation "arith.extui"(%y : !pdl.value) -> (%wide : !pdl.type)
  %t1 = pdl.result 0 of %ext1
  %op = pdl.operation "arith.cmpi"(%t0, %t1 : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%type : !pdl.type)
  %notEqual = pdl.attribute = 1 : i64
  pdl.apply_native_constraint "strata.ule"(%predicate, %notEqual : !pdl.attribute, !pdl.attribute)
  pdl.rewrite %op {
    %new = pdl.operation "arith.cmpi"(%x, %y : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%type : !pdl.type)
    pdl.replace %op with %new
  }
}

//===-- Casts -----------------------------------------------------------------===//

// There and back again.
pdl.pattern @IndexCastOfIndexCast : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %mid = pdl.type
  %inner = pdl.operation "arith.index_cast"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.index_cast"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    pdl.replace %outer with (%x : !pdl.value)
  }
}

pdl.pattern @IndexCastOfExtSI : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %mid = pdl.type
  %inner = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.index_cast"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.index_cast"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// There and back again.
pdl.pattern @IndexCastUIOfIndexCastUI : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %mid = pdl.type
  %inner = pdl.operation "arith.index_castui"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.index_castui"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    pdl.replace %outer with (%x : !pdl.value)
  }
}

pdl.pattern @IndexCastUIOfExtUI : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %mid = pdl.type
  %inner = pdl.operation "arith.extui"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.index_castui"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.index_castui"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

pdl.pattern @BitcastOfBitcast : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %mid = pdl.type
  %inner = pdl.operation "arith.bitcast"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.bitcast"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.bitcast"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// What was extended with zeros is not negative.
pdl.pattern @ExtSIOfExtUI : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %mid = pdl.type
  %inner = pdl.operation "arith.extui"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.extsi"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.extui"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// Truncated to more bits than there were.
pdl.pattern @TruncIExtSIToExtSI : benefit(2) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %mid = pdl.type
  %inner = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.trunci"(%t : !pdl.value) -> (%type : !pdl.type)
  %before = pdl.apply_native_constraint "strata.bit_width"(%narrow : !pdl.type) : !pdl.attribute
  %after = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
  pdl.apply_native_constraint "strata.ult"(%before, %after : !pdl.attribute, !pdl.attribute)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.extsi"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

pdl.pattern @TruncIExtUIToExtUI : benefit(2) {
  %type = pdl.type
  %narrow = pdl.type
  %x = pdl.operand : %narrow
  %mid = pdl.type
  %inner = pdl.operation "arith.extui"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.trunci"(%t : !pdl.value) -> (%type : !pdl.type)
  %before = pdl.apply_native_constraint "strata.bit_width"(%narrow : !pdl.type) : !pdl.attribute
  %after = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
  pdl.apply_native_constraint "strata.ult"(%before, %after : !pdl.attribute, !pdl.attribute)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.extui"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// The upper bits alone: what is shifted in goes.
pdl.pattern @TruncIShrSIToTrunciShrUI : benefit(2) {
  %type = pdl.type
  %wide = pdl.type
  %x = pdl.operand
  %c = pdl.operand
  %isExact = pdl.attribute = "isExact"
  %flags = pdl.attribute
  %shift = pdl.operation "arith.shrsi"(%x, %c : !pdl.value, !pdl.value) -> (%wide : !pdl.type)
  %t = pdl.result 0 of %shift
  %trunc = pdl.operation "arith.trunci"(%t : !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.has_attribute"(%shift, %isExact : !pdl.operation, !pdl.attribute) {isNegated = true}
  %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
  %before = pdl.apply_native_constraint "strata.bit_width"(%wide : !pdl.type) : !pdl.attribute
  %after = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
  %rest = pdl.apply_native_constraint "strata.sub"(%before, %after : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  pdl.apply_native_constraint "strata.eq"(%v, %rest : !pdl.attribute, !pdl.attribute)
  pdl.rewrite %trunc {
    %constant = pdl.operation "arith.constant" {"value" = %v} -> (%wide : !pdl.type)
    %c0 = pdl.result 0 of %constant
    %new = pdl.operation "arith.shrui"(%x, %c0 : !pdl.value, !pdl.value) -> (%wide : !pdl.type)
    %high = pdl.result 0 of %new
    %low = pdl.operation "arith.trunci"(%high : !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    pdl.replace %trunc with %low
  }
}

// The same of exact shifts, under the same name.
module {
  pdl.pattern @TruncIShrSIToTrunciShrUI : benefit(2) {
    %type = pdl.type
    %wide = pdl.type
    %x = pdl.operand
    %c = pdl.operand
    %isExact = pdl.attribute
    %flags = pdl.attribute
    %shift = pdl.operation "arith.shrsi"(%x, %c : !pdl.value, !pdl.value) {"isExact" = %isExact} -> (%wide : !pdl.type)
    %t = pdl.result 0 of %shift
    %trunc = pdl.operation "arith.trunci"(%t : !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
    %v = pdl.apply_native_constraint "strata.constant"(%c : !pdl.value) : !pdl.attribute
    %before = pdl.apply_native_constraint "strata.bit_width"(%wide : !pdl.type) : !pdl.attribute
    %after = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
    %rest = pdl.apply_native_constraint "strata.sub"(%before, %after : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    pdl.apply_native_constraint "strata.eq"(%v, %rest : !pdl.attribute, !pdl.attribute)
    pdl.rewrite %trunc {
      %constant = pdl.operation "arith.constant" {"value" = %v} -> (%wide : !pdl.type)
      %c0 = pdl.result 0 of %constant
      %new = pdl.operation "arith.shrui"(%x, %c0 : !pdl.value, !pdl.value) {"isExact" = %isExact} -> (%wide : !pdl.type)
      %high = pdl.result 0 of %new
      %low = pdl.operation "arith.trunci"(%high : !pdl.value) {"overflowFlags" = %flags} -> (%type : !pdl.type)
      pdl.replace %trunc with %low
    }
  }
}

// To the smaller type at once; not where rounding is said.

pdl.pattern @TruncFSIToFPToSIToFP : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %rounding = pdl.attribute = "roundingmode"
  %mid = pdl.type
  %inner = pdl.operation "arith.sitofp"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.truncf"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.has_attribute"(%outer, %rounding : !pdl.operation, !pdl.attribute) {isNegated = true}
  pdl.rewrite %outer {
    %new = pdl.operation "arith.sitofp"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

pdl.pattern @TruncFUIToFPToUIToFP : benefit(2) {
  %type = pdl.type
  %x = pdl.operand
  %rounding = pdl.attribute = "roundingmode"
  %mid = pdl.type
  %inner = pdl.operation "arith.uitofp"(%x : !pdl.value) -> (%mid : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.truncf"(%t : !pdl.value) -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.has_attribute"(%outer, %rounding : !pdl.operation, !pdl.attribute) {isNegated = true}
  pdl.rewrite %outer {
    %new = pdl.operation "arith.uitofp"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

//===-- Floats ----------------------------------------------------------------===//

// Signs that cancel out; the fast-math flags of the outer operation stay.

pdl.pattern @MulFOfNegF : benefit(3) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %flags = pdl.attribute
  %neg0 = pdl.operation "arith.negf"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %neg0
  %neg1 = pdl.operation "arith.negf"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %neg1
  %op = pdl.operation "arith.mulf"(%t0, %t1 : !pdl.value, !pdl.value) {"fastmath" = %flags} -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.mulf"(%x, %y : !pdl.value, !pdl.value) {"fastmath" = %flags} -> (%type : !pdl.type)
    pdl.replace %op with %new
  }
}

pdl.pattern @DivFOfNegF : benefit(3) {
  %type = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  %flags = pdl.attribute
  %neg0 = pdl.operation "arith.negf"(%x : !pdl.value) -> (%type : !pdl.type)
  %t0 = pdl.result 0 of %neg0
  %neg1 = pdl.operation "arith.negf"(%y : !pdl.value) -> (%type : !pdl.type)
  %t1 = pdl.result 0 of %neg1
  %op = pdl.operation "arith.divf"(%t0, %t1 : !pdl.value, !pdl.value) {"fastmath" = %flags} -> (%type : !pdl.type)
  pdl.rewrite %op {
    %new = pdl.operation "arith.divf"(%x, %y : !pdl.value, !pdl.value) {"fastmath" = %flags} -> (%type : !pdl.type)
    pdl.replace %op with %new
  }
}

//===-- Selections ------------------------------------------------------------===//

// A selection among what one on the same condition gave.

pdl.pattern @RedundantSelectFalse : benefit(2) {
  %type = pdl.type
  %c = pdl.operand
  %x = pdl.operand
  %y = pdl.operand
  %a = pdl.operand
  %inner = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.select"(%c, %a, %t : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.select"(%c, %a, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

pdl.pattern @RedundantSelectTrue : benefit(2) {
  %type = pdl.type
  %c = pdl.operand
  %x = pdl.operand
  %y = pdl.operand
  %b = pdl.operand
  %inner = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %t = pdl.result 0 of %inner
  %outer = pdl.operation "arith.select"(%c, %t, %b : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %outer {
    %new = pdl.operation "arith.select"(%c, %x, %b : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %outer with %new
  }
}

// select(not c, x, y) -> select(c, y, x)
pdl.pattern @SelectNotCond : benefit(2) {
  %type = pdl.type
  %i1 = pdl.type : i1
  %c = pdl.operand
  %x = pdl.operand
  %y = pdl.operand
  %one = pdl.operand
  %not = pdl.operation "arith.xori"(%c, %one : !pdl.value, !pdl.value) -> (%i1 : !pdl.type)
  %t = pdl.result 0 of %not
  %select = pdl.operation "arith.select"(%t, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %v = pdl.apply_native_constraint "strata.constant"(%one : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_one"(%v : !pdl.attribute)
  pdl.rewrite %select {
    %new = pdl.operation "arith.select"(%c, %y, %x : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %select with %new
  }
}

// select(c, false, true) -> not c
pdl.pattern @SelectI1ToNot : benefit(1) {
  %type = pdl.type : i1
  %c = pdl.operand
  %x = pdl.operand
  %y = pdl.operand
  %select = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %a = pdl.apply_native_constraint "strata.constant"(%x : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_zero"(%a : !pdl.attribute)
  %b = pdl.apply_native_constraint "strata.constant"(%y : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_one"(%b : !pdl.attribute)
  pdl.rewrite %select {
    %true = pdl.attribute = true
    %constant = pdl.operation "arith.constant" {"value" = %true} -> (%type : !pdl.type)
    %one = pdl.result 0 of %constant
    %not = pdl.operation "arith.xori"(%c, %one : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %select with %not
  }
}

// select(c, 1, 0) -> extui(c)
pdl.pattern @SelectToExtUI : benefit(1) {
  %type = pdl.type
  %c = pdl.operand
  %x = pdl.operand
  %y = pdl.operand
  %select = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.apply_native_constraint "strata.is_integer"(%type : !pdl.type)
  %bit = pdl.attribute = 1 : i64
  %width = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
  pdl.apply_native_constraint "strata.ult"(%bit, %width : !pdl.attribute, !pdl.attribute)
  %a = pdl.apply_native_constraint "strata.constant"(%x : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_one"(%a : !pdl.attribute)
  %b = pdl.apply_native_constraint "strata.constant"(%y : !pdl.value) : !pdl.attribute
  pdl.apply_native_constraint "strata.is_zero"(%b : !pdl.attribute)
  pdl.rewrite %select {
    %new = pdl.operation "arith.extui"(%c : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %select with %new
  }
}

// The other way round, under the same name.
module {
  // select(c, 0, 1) -> extui(not c)
  pdl.pattern @SelectToExtUI : benefit(1) {
    %type = pdl.type
    %c = pdl.operand
    %x = pdl.operand
    %y = pdl.operand
    %select = pdl.operation "arith.select"(%c, %x, %y : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.apply_native_constraint "strata.is_integer"(%type : !pdl.type)
    %bit = pdl.attribute = 1 : i64
    %width = pdl.apply_native_constraint "strata.bit_width"(%type : !pdl.type) : !pdl.attribute
    pdl.apply_native_constraint "strata.ult"(%bit, %width : !pdl.attribute, !pdl.attribute)
    %a = pdl.apply_native_constraint "strata.constant"(%x : !pdl.value) : !pdl.attribute
    pdl.apply_native_constraint "strata.is_zero"(%a : !pdl.attribute)
    %b = pdl.apply_native_constraint "strata.constant"(%y : !pdl.value) : !pdl.attribute
    pdl.apply_native_constraint "strata.is_one"(%b : !pdl.attribute)
    pdl.rewrite %select {
      %i1 = pdl.type : i1
      %true = pdl.attribute = true
      %constant = pdl.operation "arith.constant" {"value" = %true} -> (%i1 : !pdl.type)
      %one = pdl.result 0 of %constant
      %not = pdl.operation "arith.xori"(%c, %one : !pdl.value, !pdl.value) -> (%i1 : !pdl.type)
      %t = pdl.result 0 of %not
      %new = pdl.operation "arith.extui"(%t : !pdl.value) -> (%type : !pdl.type)
      pdl.replace %select with %new
    }
  }
}
