irdl.dialect @w attributes {strata.version = 1 : i32} {
  irdl.type @t attributes {strata.summary = "two\nlines"}
  irdl.attribute @e attributes {
    strata.summary = "cases",
    strata.enum = {cases = ["a", "b"], values = [1, 1]}
  }
  irdl.type @u attributes {strata.summary = "u"}
  irdl.operation @bare
  irdl.operation @generic attributes {
    strata.summary = "copy",
    strata.format = "attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %unused = irdl.any
    %region = irdl.region
    %int = irdl.base "!builtin.integer"
    irdl.results(some_value: %int, someValue: %any)
  }
  irdl.operation @Generic attributes {
    strata.summary = "Copy",
    strata.missing = ["print"],
    strata.class = "GenericOp"
  } {
    %e = irdl.base @w::@e {strata.summary = "e"}
    irdl.attributes {"e" = %e}
  }
}
