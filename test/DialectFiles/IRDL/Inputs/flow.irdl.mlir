// Loops and conditionals with declared control flow.
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @repeat attributes {
    strata.traits = ["SingleBlock"],
    strata.carries = {inits = "inits", results = "results", body = "body"}
  } {
    %index = irdl.is index
    %inits = irdl.any
    irdl.operands(count: %index, inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(body: %body)
  }
  irdl.operation @loop attributes {
    strata.flow = [["parent", "body", "inits"], ["parent", "parent", "inits"], ["body", "body"], ["body", "parent"]]
  } {
    %index = irdl.is index
    %inits = irdl.any
    irdl.operands(count: %index, inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %body = irdl.region {strata.arguments = [["i", "count"], ["values", "inits"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @while attributes {
    strata.flow = [["parent", "before", "inits"], ["before", "parent", "passed", "!test"], ["before", "after", "passed", "test"], ["after", "before"]]
  } {
    %inits = irdl.any
    irdl.operands(inits: variadic %inits)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %before = irdl.region
    %after = irdl.region
    irdl.regions(before: %before, after: %after)
  }
  irdl.operation @choose attributes {
    strata.flow = [["parent", "yes", "", "test"], ["parent", "no", "", "!test"], ["yes", "parent"], ["no", "parent"]]
  } {
    %i1 = irdl.is i1
    irdl.operands(test: %i1)
    %results = irdl.any
    irdl.results(results: variadic %results)
    %yes = irdl.region
    %no = irdl.region
    irdl.regions(yes: %yes, no: %no)
  }
  irdl.operation @next attributes {strata.traits = ["Terminator", "ReturnLike"]} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
  // An operation with the passed operand, in segments.
  irdl.operation @continue attributes {strata.traits = ["Terminator", "AttrSizedOperandSegments"]} {
    %i1 = irdl.is i1
    %passed = irdl.any
    %other = irdl.any
    irdl.operands(test: %i1, passed: variadic %passed, other: variadic %other)
  }
  irdl.operation @stop attributes {strata.traits = ["Terminator"]} {}
}
