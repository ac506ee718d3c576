// An operation with operands before and after a region whose arguments have names.
irdl.dialect @late attributes {strata.version = 1 : i32} {
  irdl.operation @op attributes {
    strata.traits = ["SingleBlock", "AttrSizedOperandSegments"],
    strata.format = "$i `=` $count $body (`late` $late^)? (`later` $later^)? attr-dict"
  } {
    %index = irdl.is index
    %i32 = irdl.is i32
    irdl.operands(late: variadic %i32, count: %index, later: variadic %i32)
    %body = irdl.region with size 1 {strata.arguments = [["i", "count"]]}
    irdl.regions(body: %body)
  }
  irdl.operation @next attributes {strata.traits = ["Terminator"], strata.format = "attr-dict"} {}
}
