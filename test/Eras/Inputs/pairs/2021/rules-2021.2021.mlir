pdl.pattern @rule : benefit(1) {
  %value = pdl.attribute 10 : i64
  %root = pdl.operation {"a" = %value}
  pdl.rewrite %root with "rewriter"
}
