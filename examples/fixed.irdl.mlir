// Numbers with 16 fractional bits, in an i32.
irdl.dialect @fixed attributes {strata.version = 1 : i32, strata.summary = "fixed-point numbers"} {
  irdl.operation @add attributes {
    strata.summary = "sum", strata.traits = ["Pure", "Commutative"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %number = irdl.is i32
    irdl.operands(lhs: %number, rhs: %number)
    irdl.results(result: %number)
  }
  irdl.operation @mul attributes {
    strata.summary = "product, rounded down", strata.traits = ["Pure", "Commutative"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %number = irdl.is i32
    irdl.operands(lhs: %number, rhs: %number)
    irdl.results(result: %number)
  }
}
