irdl.dialect @loop attributes {strata.version = 1 : i32} {
  irdl.operation @count attributes {
    strata.counts = {lower = "from", upper = "to", step = "by", body = "body"},
    strata.format = "$i `from` $from `to` $to `by` $by $body attr-dict"
  } {
    %from = irdl.is index
    %to = irdl.is index
    irdl.operands(from: %from, to: %to)
    %by = irdl.any {strata.kind = "index"}
    irdl.attributes {"by" = %by}
    %body = irdl.region with size 1 {strata.arguments = [["i", "from"]]}
    irdl.regions(body: %body)
  }
}
