// A counted loop that carries values, and the operation that ends its body.
irdl.dialect @loop attributes {strata.version = 1 : i32, strata.summary = "a counted loop"} {
  irdl.operation @repeat attributes {
    strata.summary = "counted loop with carried values",
    strata.traits = ["SingleBlockImplicitTerminator<loop.next>", "RecursiveMemoryEffects"],
    strata.infer = [["results", "inits", "$_self"]],
    strata.carries = {inits = "inits", results = "results", body = "body"},
    strata.format = "$i `to` $count (`with` zip($values `=` $inits)^ `:` types($inits))? $body attr-dict"
  } {
    %index = irdl.is index
    %inits = irdl.any
    irdl.operands(count: %index, inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1 {strata.arguments = [["i", "count"], ["values", "inits"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @next attributes {
    strata.summary = "end of an iteration",
    strata.traits = ["HasParent<loop.repeat>", "Pure", "ReturnLike", "Terminator"],
    strata.format = "($values^ `:` type($values))? attr-dict"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
}
