irdl.dialect @bad attributes {strata.version = 1 : i32, strata.summary = "with bad examples"} {
  irdl.type @box attributes {
    strata.summary = "a box", strata.format = "`<` $size `>`",
    strata.examples = ["i32", "!bad.box<", "!bad.box< 4>"]
  } {
    %size = irdl.any {strata.kind = "i64"}
    irdl.parameters(size: %size)
  }
  irdl.attribute @mark attributes {strata.summary = "a mark", strata.examples = ["unit"]}
  irdl.operation @neg attributes {
    strata.summary = "negation",
    strata.format = "$x attr-dict `:` type($x)",
    strata.infer = [["y", "x", "$_self"]],
    strata.examples = [
      "%y = bad.neg %x : i32",
      "%y = bad.neg %x :",
      "%y = bad.neg %x {s = \"\\\\\"} : i32\0A%z = bad.neg %x : i64",
      "%y = bad.neg %x : f32",
      "%y = bad.neg %y#1 : i32",
      "func.return",
      "%y = \"bad.neg\"(%x) : (i32) -> i32\n%z = bad.neg %y : i32",
      "%y = bad.neg %x : i32\ncf.br ^next\n%z = bad.neg %x : i32",
      "%y = bad.neg %x : i32 func.call @f() : () -> () func.func private @g()",
      "",
      "other.op"
    ]
  } {
    %x = irdl.c_pred "integer" {strata.summary = "integer"}
    irdl.operands(x: %x)
    %y = irdl.any {strata.summary = "integer"}
    irdl.results(y: %y)
  }
  irdl.operation @quoted attributes {
    strata.summary = "the name of the attribute is a string", strata.format = "attr-dict",
    "strata.examples" = ["bad.quoted", "bad.quote"]
  }
}
