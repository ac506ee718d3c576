module {
  pdl.pattern @rule : benefit(1) {
    %0 = attribute = 10 : i64
    %1 = operation  {"a" = %0}
    rewrite %1 with "rewriter"
  }
}

