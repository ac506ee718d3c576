// A dialect whose operations have costs: `acme.cost` is an attribute of the
// extension in main.cpp.
irdl.dialect @dsp attributes {
  strata.version = 1 : i32,
  strata.summary = "operations of a signal processor"
} {
  irdl.operation @mac attributes {
    strata.summary = "multiply and add",
    strata.format = "$a `,` $b `,` $sum attr-dict `:` type($a)",
    strata.traits = ["Pure", "SameOperandsAndResultType"],
    acme.cost = {cycles = "2"}
  } {
    %a = irdl.any {strata.summary = "number"}
    %b = irdl.any {strata.summary = "number"}
    %sum = irdl.any {strata.summary = "number"}
    %result = irdl.any {strata.summary = "number"}
    irdl.operands(a: %a, b: %b, sum: %sum)
    irdl.results(result: %result)
  }
  irdl.operation @wait attributes {
    strata.summary = "wait for some cycles",
    strata.format = "$count attr-dict",
    acme.cost = {cycles = "1", times = "count"}
  } {
    %count = irdl.base "#builtin.integer" {strata.summary = "number of cycles", strata.kind = "i32"}
    irdl.attributes {"count" = %count}
  }
}
