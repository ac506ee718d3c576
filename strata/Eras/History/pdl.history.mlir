// Attributes of rules had no `=` until LLVM 14.
module attributes {
  history.dialects = [["pdl_old", "2020-2021"]],
  history.renamed = [
    ["pdl.attribute", "pdl_old.attribute", "2020-2021", "^[^:={ \n]"]]
} {
  irdl.dialect @pdl_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations of pdl that were written otherwise"
  } {
    irdl.operation @attribute attributes {
      strata.summary = "a constant",
      strata.format = "$value attr-dict"
    } {
      %value = irdl.any
      %result = irdl.is !pdl.attribute
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
  }
  pdl.pattern @attribute : benefit(1) {
    %value = attribute
    %type = type
    %old = operation "pdl_old.attribute" {"value" = %value} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "pdl.attribute" {"value" = %value} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
}
