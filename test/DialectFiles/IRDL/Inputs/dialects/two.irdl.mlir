#note = "files with aliases are read as a whole"
irdl.dialect @two attributes {strata.summary = #note} {
  irdl.type @pair
  irdl.operation @make attributes {strata.format = "attr-dict"} {
    %0 = irdl.base @two::@pair
    irdl.results(pair: %0)
  }
}
