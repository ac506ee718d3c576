// Lengths in meters, for the plugin in Units.cpp.
irdl.dialect @units attributes {strata.version = 1 : i32, strata.summary = "lengths in meters"} {
  irdl.operation @length attributes {
    strata.summary = "a length", strata.traits = ["Pure"],
    strata.format = "$meters attr-dict"
  } {
    %meters = irdl.any {strata.kind = "i64", strata.summary = "number of meters"}
    %result = irdl.is i64
    irdl.attributes {"meters" = %meters}
    irdl.results(result: %result)
  }
  irdl.operation @sum attributes {
    strata.summary = "the sum of two lengths", strata.traits = ["Pure", "Commutative"],
    strata.format = "$lhs `,` $rhs attr-dict"
  } {
    %i64 = irdl.is i64
    irdl.operands(lhs: %i64, rhs: %i64)
    irdl.results(result: %i64)
  }
}
