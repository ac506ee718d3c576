pdl.pattern @p : benefit(1) {
  %type = pdl.type
  pdl.apply_native_constraint "c"[true, 4 : i32](%type : !pdl.type)
  %root = pdl.operation -> (%type : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.apply_native_rewrite "n"[1 : i32](%root : !pdl.operation) : !pdl.type
    %op = pdl.operation "t.t" -> (%new : !pdl.type)
  }
}
pdl.pattern @q : benefit(1) {
  %root = pdl.operation
  pdl.rewrite %root with "r"["text"]
}
