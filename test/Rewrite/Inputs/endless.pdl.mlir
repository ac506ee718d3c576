pdl.pattern @there : benefit(1) {
  %op = operation "t.a"
  rewrite %op { %new = operation "t.b"  erase %op }
}
pdl.pattern @back : benefit(1) {
  %op = operation "t.b"
  rewrite %op { %new = operation "t.a"  erase %op }
}
