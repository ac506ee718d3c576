// Operations that are like others, and named predicates.
irdl.dialect @fam attributes {
  strata.version = 1 : i32,
  strata.summary = "families of operations",
  strata.named_predicates = [
    ["number_like", "any_float || signless_integer", "number"],
    ["numbers", "number_like || vector_of(number_like)", "number or vector of numbers"]
  ]
} {
  // An operation may precede its base.
  irdl.operation @sub attributes {
    strata.like = "add", strata.class = "SubOp", strata.summary = "difference",
    strata.traits = ["Pure", "SameOperandsAndResultType"]
  }
  irdl.operation @add attributes {
    strata.class = "AddOp", strata.summary = "sum",
    strata.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($result)"
  } {
    %lhs = irdl.c_pred "numbers"
    %rhs = irdl.c_pred "numbers"
    %result = irdl.c_pred "numbers"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.results(result: %result)
  }
  // Like one that is like another, with results of its own.
  irdl.operation @less attributes {
    strata.like = "sub", strata.class = "LessOp", strata.summary = "comparison",
    strata.traits = ["Pure", "SameTypeOperands"],
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
  } {
    %result = irdl.c_pred "bool_like || vector_of(bool_like)" {strata.summary = "bool or vector of bools"}
    irdl.results(result: %result)
  }
  // Lists that are present and empty are not copied.
  irdl.operation @nothing attributes {
    strata.like = "add", strata.class = "NothingOp", strata.summary = "nothing",
    strata.traits = ["Pure"], strata.format = "attr-dict"
  } {
    irdl.operands()
    irdl.results()
  }
}
