// Examples of every kind; check.test and docs.test use them.
irdl.dialect @ex attributes {strata.version = 1 : i32, strata.summary = "with examples"} {
  irdl.type @box attributes {
    strata.summary = "a box", strata.format = "`<` $size `>`",
    strata.examples = ["!ex.box<4>", "tensor<2x!ex.box<1>>"]
  } {
    %size = irdl.any {strata.kind = "i64"}
    irdl.parameters(size: %size)
  }
  irdl.attribute @mark attributes {strata.summary = "a mark", strata.examples = ["#ex.mark", "[#ex.mark, 1]"]}
  irdl.operation @neg attributes {
    strata.summary = "negation",
    strata.format = "$x attr-dict `:` type($x)",
    strata.infer = [["y", "x", "$_self"]],
    strata.examples = [
      "%y = ex.neg %x : i32",
      "// Its own symbols are known.\n%y = ex.neg %x : i64 // a comment\nfunc.call @g(%y) : (i64) -> ()\nfunc.func private @g(i64)",
      "%y = ex.neg %x\n    {size = 4 : i64} : i64\nfunc.call @f(%y) : (i64) -> ()\ncf.cond_br %c, ^next(%y, %x : i64, i64), ^end"
    ]
  } {
    %x = irdl.c_pred "integer" {strata.summary = "integer"}
    irdl.operands(x: %x)
    %y = irdl.any {strata.summary = "integer"}
    irdl.results(y: %y)
  }
  // An operation that is like another one does not inherit its examples.
  irdl.operation @not attributes {strata.like = "neg", strata.summary = "complement"}
  irdl.operation @loop attributes {
    strata.summary = "a loop",
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "$n $body attr-dict",
    strata.examples = ["ex.loop %n {\n  %buffer = memref.alloca() : memref<4xi32>\n  %x = affine.load %buffer[%i + 1] : memref<4xi32>\n  scf.execute_region {\n    cf.br ^bb1\n  ^bb1:  // pred: ^bb0\n    scf.yield\n  }\n}"]
  } {
    %n = irdl.is index {strata.summary = "index"}
    irdl.operands(n: %n)
    %body = irdl.region with size 1 {strata.summary = "body"}
    irdl.regions(body: %body)
  }
}
