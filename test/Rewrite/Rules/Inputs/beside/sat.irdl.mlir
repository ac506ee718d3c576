// Saturating arithmetic.
irdl.dialect @sat attributes {strata.version = 1 : i32, strata.constants = ["arith.constant"]} {
  irdl.operation @add attributes {
    strata.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %t = irdl.c_pred "signless_integer"
    irdl.operands(lhs: %t, rhs: %t)
    irdl.results(result: %t)
  }
}
