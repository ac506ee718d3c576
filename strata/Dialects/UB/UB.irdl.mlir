// Undefined behaviour, said openly.
irdl.dialect @ub attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["ub.poison"],
  strata.summary = "undefined behaviour",
  strata.description = "Values and places that must not matter: a poison value may be taken for any other, and control does not reach an unreachable operation. Transformations use them to say what they know."
} {
  irdl.attribute @"#poison" attributes {
    strata.class = "PoisonAttr",
    strata.summary = "a value that is poison as a whole",
    strata.examples = ["#ub.poison"],
    strata.interfaces = ["PoisonAttrInterface"]
  }
  irdl.operation @poison attributes {
    strata.class = "PoisonOp",
    strata.summary = "a poison value",
    strata.description = "Yields a value of any type that is poison. `value` says what of it is; by default all. What is computed from poison is poison too, unless an operation says otherwise.",
    strata.examples = ["%any = ub.poison : vector<4xf32>"],
    strata.traits = ["ConstantLike", "Pure"],
    strata.format = "attr-dict (`<` $value^ `>`)? `:` type($result)"
  } {
    %value = irdl.base @ub::@"#poison" {strata.default = "#ub.poison", strata.summary = "PoisonAttrInterface instance"}
    %result = irdl.any
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @unreachable attributes {
    strata.class = "UnreachableOp",
    strata.summary = "a place that is never reached",
    strata.description = "Ends a block that control never gets to the end of. Reaching it is undefined.",
    strata.examples = ["ub.unreachable"],
    strata.traits = ["Terminator"],
    strata.format = "attr-dict"
  }
}
