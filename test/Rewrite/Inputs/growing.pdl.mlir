pdl.pattern @twice : benefit(1) {
  %op = operation "t.a"
  rewrite %op {
    %one = operation "t.a"
    %two = operation "t.a"
    erase %op
  }
}
