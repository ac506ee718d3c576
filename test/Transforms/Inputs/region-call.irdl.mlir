// A call with a region, to which it passes the operands as well.
irdl.dialect @c attributes {strata.version = 1 : i32} {
  irdl.operation @call attributes {
    strata.interfaces = ["CallOpInterface"],
    strata.flow = [["parent", "body", "inputs"], ["body", "parent"]]
  } {
    %any = irdl.any
    irdl.operands(inputs: variadic %any)
    %symbol = irdl.base "#builtin.symbol_ref" {strata.summary = "callee"}
    irdl.attributes {"callee" = %symbol}
    %r = irdl.any
    irdl.results(results: variadic %r)
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @next attributes {strata.traits = ["Terminator", "ReturnLike"]} {
    %any = irdl.any
    irdl.operands(inputs: variadic %any)
  }
}
