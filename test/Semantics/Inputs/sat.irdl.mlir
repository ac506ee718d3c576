// Saturating arithmetic and averages, declared by their values.
irdl.dialect @sat attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.summary = "saturating arithmetic"
} {
  irdl.attribute @mode attributes {
    strata.enum = {plain, cases = ["down", "up"]}
  }
  irdl.operation @addu attributes {
    strata.computes = "uadd_overflow(lhs, rhs) ? -1 : lhs + rhs",
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "Elementwise"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %t = irdl.c_pred "signless_integer || vector_of(signless_integer) || tensor_of(signless_integer)"
    irdl.operands(lhs: %t, rhs: %t)
    irdl.results(result: %t)
  }
  irdl.operation @subu attributes {
    strata.like = "addu",
    strata.computes = "ult(lhs, rhs) ? 0 : lhs - rhs",
    strata.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"]
  } {}
  irdl.operation @div attributes {
    strata.like = "subu",
    strata.computes = "udiv(lhs, rhs)",
    strata.poison_if = "exact && urem(lhs, rhs) != 0",
    strata.undefined_if = "rhs == 7",
    strata.format = "(`exact` $exact^)? $lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %exact = irdl.is unit {strata.optional}
    irdl.attributes {"exact" = %exact}
  }
  irdl.operation @avg attributes {
    strata.like = "subu",
    strata.computes = "switch(mode, down: (lhs & rhs) + lshr(lhs ^ rhs, 1), up: (lhs | rhs) - lshr(lhs ^ rhs, 1))",
    strata.format = "$mode `,` $lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %mode = irdl.base @sat::@mode
    irdl.attributes {"mode" = %mode}
  }
  irdl.operation @clamp attributes {
    strata.computes = "x < 0.0 ? 0.0 : x > 1.0 ? 1.0 : x",
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    strata.format = "$x attr-dict `:` type($result)"
  } {
    %t = irdl.c_pred "any_float"
    irdl.operands(x: %t)
    irdl.results(result: %t)
  }
  irdl.operation @split attributes {
    strata.computes = ["trunc(x, low)", "trunc(lshr(x, width(low)), high)"],
    strata.traits = ["Pure"],
    strata.format = "$x attr-dict `:` type($x) `->` type($low) `,` type($high)"
  } {
    %x = irdl.c_pred "signless_integer"
    %low = irdl.c_pred "signless_integer"
    %high = irdl.c_pred "signless_integer"
    irdl.operands(x: %x)
    irdl.results(low: %low, high: %high)
  }
}
