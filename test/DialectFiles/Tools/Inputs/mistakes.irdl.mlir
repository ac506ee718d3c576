irdl.dialect @m attributes {strata.version = 1 : i32, strata.summary = "mistakes", namespace = "mm"} {
  irdl.operation @inner attributes {
    strata.summary = "inner", format = "attr-dict", strat.class = "InnerOp",
    strata.format = "attr-dict", strata.traits = ["HasParent<m.parnt>"]
  } {}
  irdl.operation @parent attributes {
    strata.summary = "outer", strata.format = "attr-dict",
    strata.traits = ["ParentOneOf<m.parent, other.op>"]
  } {}
}
irdl.dialect @plain {
  irdl.operation @o attributes {strata.fromat = "attr-dict"} {}
}
