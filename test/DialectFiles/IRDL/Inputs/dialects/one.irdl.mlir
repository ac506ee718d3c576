irdl.dialect @one attributes {strata.summary = "operations one by one"} {
  irdl.type @box {
    %0 = irdl.any
    irdl.parameters(value: %0)
  }
  irdl.operation @make attributes {strata.format = "attr-dict `:` type($box)"} {
    %0 = irdl.base @one::@box
    irdl.results(box: %0)
  }
  irdl.operation @take attributes {strata.format = "$box $nothing attr-dict `:` type($box)"} {
    %0 = irdl.base @one::@box
    irdl.operands(box: %0)
  }
  irdl.operation @other attributes {strata.format = "$value attr-dict `:` type($value)"} {
    %0 = irdl.base "!two.pair"
    irdl.operands(value: %0)
  }
}
