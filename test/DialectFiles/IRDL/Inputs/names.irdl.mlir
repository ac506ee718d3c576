// Operations whose results and block arguments have names; see names.mlir.
irdl.dialect @name attributes {strata.version = 1 : i32} {
  irdl.attribute @Axis attributes {
    strata.enum = {plain, cases = ["x", "y"]}
  }
  irdl.attribute @Side attributes {
    strata.enum = {cases = ["left", "right"]}
  }
  irdl.operation @const attributes {
    strata.format = "$value attr-dict",
    strata.result_names = ["c{value}"]
  } {
    %value = irdl.any {strata.kind = "i64"}
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @unsigned attributes {
    strata.format = "$value attr-dict",
    strata.result_names = ["c{value}"]
  } {
    %value = irdl.any {strata.kind = "u8"}
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @flag attributes {
    strata.format = "$value attr-dict",
    strata.result_names = ["{value}"]
  } {
    %value = irdl.any {strata.kind = "bool"}
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @text attributes {
    strata.format = "($value^)? attr-dict",
    strata.result_names = ["{value}"]
  } {
    %value = irdl.any {strata.kind = "string", strata.optional}
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @symbol attributes {
    strata.format = "$value attr-dict",
    strata.result_names = ["at_{value}"]
  } {
    %value = irdl.base "#builtin.symbol_ref"
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @cases attributes {
    strata.format = "$axis $side attr-dict",
    strata.result_names = ["id_{axis}_{side}"]
  } {
    %axis = irdl.base @name::@Axis
    %side = irdl.base @name::@Side
    %result = irdl.is index
    irdl.attributes {"axis" = %axis, "side" = %side}
    irdl.results(result: %result)
  }
  irdl.operation @any attributes {
    strata.format = "$value attr-dict",
    strata.result_names = ["{value}"]
  } {
    %value = irdl.any
    %result = irdl.is index
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
  irdl.operation @several attributes {
    strata.format = "$value attr-dict `:` `(` type($first) `,` type($others) `)`",
    strata.result_names = ["first", "c{value}"]
  } {
    %value = irdl.any {strata.kind = "i64"}
    %first = irdl.any
    %others = irdl.any
    irdl.attributes {"value" = %value}
    irdl.results(first: %first, others: variadic %others)
  }
  irdl.operation @region attributes {
    strata.format = "$key $body attr-dict",
    strata.argument_names = ["{key}", "plain"]
  } {
    %key = irdl.any {strata.kind = "string"}
    %body = irdl.region
    irdl.attributes {"key" = %key}
    irdl.regions(body: %body)
  }
  irdl.operation @end attributes {
    strata.format = "attr-dict",
    strata.traits = ["Terminator"]
  }
}
