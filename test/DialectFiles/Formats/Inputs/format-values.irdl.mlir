// Operations whose formats tell values by how they begin; see format-values.mlir.
irdl.dialect @fv attributes {strata.version = 1 : i32} {
  irdl.attribute @Wrap attributes {
    strata.enum = {plain, bits, separator = ", ", cases = ["none", "nsw", "nuw"], mnemonic = "wrap", summary = "wrap flags"}
  }
  irdl.attribute @num attributes {strata.missing = ["parse", "print"]}
  irdl.operation @module attributes {
    strata.traits = ["NoTerminator", "SingleBlock"],
    strata.format = "$name ($targets^)? attr-dict-with-keyword $body"
  } {
    %name = irdl.any {strata.kind = "string"}
    %array = irdl.base "#builtin.array"
    %more = irdl.any
    %targets = irdl.all_of(%array, %more) {strata.optional}
    %body = irdl.region
    irdl.attributes {"name" = %name, "targets" = %targets}
    irdl.regions(body: %body)
  }
  irdl.operation @add attributes {
    strata.format = "$value ($wrap^)? attr-dict `:` type($value)"
  } {
    %value = irdl.any
    %wrap = irdl.base @fv::@Wrap {strata.default = "none"}
    irdl.operands(value: %value)
    irdl.attributes {"wrap" = %wrap}
  }
  irdl.operation @same attributes {
    strata.traits = ["::mlir::OpTrait::SameVariadicResultSize"],
    strata.format = "attr-dict `:` type(results)"
  } {
    %value = irdl.any
    %first = irdl.any
    %second = irdl.any
    irdl.results(value: %value, first: variadic %first, second: variadic %second)
  }
  irdl.operation @forward attributes {
    strata.format = "$values attr-dict (`:` type($values)^)?",
    strata.infer = [["results", "values", "$_self", "results are forwarded"]]
  } {
    %any = irdl.any
    %other = irdl.any
    irdl.operands(values: variadic %any)
    irdl.results(results: variadic %other)
  }
  irdl.operation @constant attributes {
    strata.traits = ["FirstAttrDerivedResultType"],
    strata.format = "qualified($value) attr-dict"
  } {
    %value = irdl.base @fv::@num
    %result = irdl.any
    irdl.attributes {"value" = %value}
    irdl.results(result: %result)
  }
}
