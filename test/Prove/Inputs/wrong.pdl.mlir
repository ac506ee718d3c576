// Wrong rules of many kinds. Each has an operand order, a type, a constant or a flag that is not the
// right one.
!attribute = !pdl.attribute
!type = !pdl.type
!value = !pdl.value

// x - y is not y - x
pdl.pattern @SubCommutes : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.subi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.subi"(%y, %x : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// a signed quotient is not the unsigned one
pdl.pattern @DivisionSign : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.divsi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.divui"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// the sign of the dividend decides
pdl.pattern @RemainderSign : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.remui"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.remsi"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// copies of the sign are not zeros
pdl.pattern @ShiftSign : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.shrsi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.shrui"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// a rounded quotient
pdl.pattern @CeilIsFloor : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.ceildivsi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.floordivsi"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// negative quotients round down
pdl.pattern @FloorIsTruncation : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.floordivsi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.divsi"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// maxsi is not maxui
pdl.pattern @MaxSign : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.maxsi"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.maxui"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// the carry
pdl.pattern @OrIsAdd : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.ori"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.addi"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// minimumf is NaN if an operand is
pdl.pattern @MinimumIgnoresNaN : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.minimumf"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.minnumf"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// the sign
pdl.pattern @SubIsAddOfFloats : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.subf"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %new = operation "arith.addf"(%x, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}

// a - b may not overflow where b - a does
pdl.pattern @KeptFlag : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %flags = attribute = #arith.overflow<nuw>
  %op = operation "arith.subi"(%x, %y : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
  rewrite %op {
    %new = operation "arith.subi"(%y, %x : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %op with %new
  }
}

// x * -1
pdl.pattern @MulByAllOnes : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.muli"(%x, %c : !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_all_ones"(%v : !attribute)
  rewrite %op {
    replace %op with (%x : !value)
  }
}

// -0.0 + 0.0 is 0.0
pdl.pattern @AddOfZeroFloat : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.addf"(%x, %c : !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_zero"(%v : !attribute)
  rewrite %op {
    replace %op with (%x : !value)
  }
}

// only the lowest bit
pdl.pattern @AndWithOne : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.andi"(%x, %c : !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_one"(%v : !attribute)
  rewrite %op {
    replace %op with (%x : !value)
  }
}

// only if it is 1
pdl.pattern @QuotientByPowerOfTwo : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.divui"(%x, %c : !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_power_of_two"(%v : !attribute)
  rewrite %op {
    replace %op with (%x : !value)
  }
}

// poison, except in one bit
pdl.pattern @ShiftByNegative : benefit(1) {
  %type = type
  %x = operand
  %c = operand
  %op = operation "arith.shli"(%x, %c : !value, !value) -> (%type : !type)
  %v = apply_native_constraint "strata.constant"(%c : !value) : !attribute
  apply_native_constraint "strata.is_one"(%v : !attribute)
  rewrite %op {
    replace %op with (%x : !value)
  }
}

// (x - c0) + c1
pdl.pattern @SumOfDifferences : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %inner = operation "arith.subi"(%x, %c0 : !value, !value) -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.addi"(%t, %c1 : !value, !value) -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.add"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.addi"(%x, %c : !value, !value) -> (%type : !type)
    replace %outer with %new
  }
}

// c0 + c1 may overflow
pdl.pattern @KeptFlagsOfSums : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %flags = attribute
  %inner = operation "arith.addi"(%x, %c0 : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.addi"(%t, %c1 : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.add"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.addi"(%x, %c : !value, !value) {"overflowFlags" = %flags} -> (%type : !type)
    replace %outer with %new
  }
}

// c0 + c1 may reach the width, and wraps around
pdl.pattern @ShiftsAdd : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %inner = operation "arith.shrsi"(%x, %c0 : !value, !value) -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.shrsi"(%t, %c1 : !value, !value) -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.add"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.shrsi"(%x, %c : !value, !value) -> (%type : !type)
    replace %outer with %new
  }
}

// c0 * c1 may wrap around
pdl.pattern @QuotientOfQuotient : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %inner = operation "arith.divui"(%x, %c0 : !value, !value) -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.divui"(%t, %c1 : !value, !value) -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.mul"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.divui"(%x, %c : !value, !value) -> (%type : !type)
    replace %outer with %new
  }
}

// (x & c0) | c1
pdl.pattern @OrOfAnd : benefit(1) {
  %type = type
  %x = operand
  %c0 = operand
  %c1 = operand
  %inner = operation "arith.andi"(%x, %c0 : !value, !value) -> (%type : !type)
  %t = result 0 of %inner
  %outer = operation "arith.ori"(%t, %c1 : !value, !value) -> (%type : !type)
  %v0 = apply_native_constraint "strata.constant"(%c0 : !value) : !attribute
  %v1 = apply_native_constraint "strata.constant"(%c1 : !value) : !attribute
  %v = apply_native_constraint "strata.or"(%v0, %v1 : !attribute, !attribute) : !attribute
  rewrite %outer {
    %constant = operation "arith.constant" {"value" = %v} -> (%type : !type)
    %c = result 0 of %constant
    %new = operation "arith.ori"(%x, %c : !value, !value) -> (%type : !type)
    replace %outer with %new
  }
}

// the sign of the narrow number
pdl.pattern @SignOfZeroExtension : benefit(1) {
  %type = type
  %x = operand
  %mid = type
  %inner = operation "arith.extui"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.extsi"(%t : !value) -> (%type : !type)
  rewrite %outer {
    %new = operation "arith.extsi"(%x : !value) -> (%type : !type)
    replace %outer with %new
  }
}

// rounded twice
pdl.pattern @TruncationOfFloats : benefit(1) {
  %type = type
  %x = operand
  %mid = type
  %inner = operation "arith.truncf"(%x : !value) -> (%mid : !type)
  %t = result 0 of %inner
  %outer = operation "arith.truncf"(%t : !value) -> (%type : !type)
  rewrite %outer {
    %new = operation "arith.truncf"(%x : !value) -> (%type : !type)
    replace %outer with %new
  }
}

// The predicate of swapped operands, not the inverse
pdl.pattern @InversePredicate : benefit(1) {
  %i1 = type : i1
  %x = operand
  %y = operand
  %predicate = attribute
  %cmp = operation "arith.cmpi"(%x, %y : !value, !value) {"predicate" = %predicate} -> (%i1 : !type)
  rewrite %cmp {
    %new = operation "arith.cmpi"(%y, %x : !value, !value) {"predicate" = %predicate} -> (%i1 : !type)
    replace %cmp with %new
  }
}

// select(c, x, y) reads only one of x and y
pdl.pattern @SelectReadsBoth : benefit(1) {
  %i1 = type : i1
  %c = operand
  %x = operand
  %one = operand
  %select = operation "arith.select"(%c, %x, %one : !value, !value, !value) -> (%i1 : !type)
  %v = apply_native_constraint "strata.constant"(%one : !value) : !attribute
  apply_native_constraint "strata.is_zero"(%v : !attribute)
  rewrite %select {
    %new = operation "arith.andi"(%c, %x : !value, !value) -> (%i1 : !type)
    replace %select with %new
  }
}

// A division is executed that was not
pdl.pattern @SpeculatedDivision : benefit(1) {
  %type = type
  %x = operand
  %y = operand
  %op = operation "arith.muli"(%x, %y : !value, !value) -> (%type : !type)
  rewrite %op {
    %q = operation "arith.divui"(%x, %y : !value, !value) -> (%type : !type)
    %t = result 0 of %q
    %p = operation "arith.muli"(%t, %y : !value, !value) -> (%type : !type)
    %s = result 0 of %p
    %r = operation "arith.remui"(%x, %y : !value, !value) -> (%type : !type)
    %u = result 0 of %r
    %a = operation "arith.addi"(%s, %u : !value, !value) -> (%type : !type)
    %b = result 0 of %a
    %new = operation "arith.muli"(%b, %y : !value, !value) -> (%type : !type)
    replace %op with %new
  }
}
