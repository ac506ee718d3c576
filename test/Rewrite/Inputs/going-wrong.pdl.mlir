// Rules that are well-formed and go wrong where they are applied.
pdl.pattern @count : benefit(1) {
  %types = types
  %op = operation "t.count" -> (%types : !pdl.range<type>)
  %x = result 0 of %op
  rewrite %op {
    %none = range : !pdl.range<value>
    // CHECK-DAG: :[[#@LINE+1]]:5: error: cannot replace the 2 results of 't.count' with 0 values in rule 'count'
    replace %op with (%none : !pdl.range<value>)
  }
}
pdl.pattern @used : benefit(1) {
  %t = type
  %op = operation "t.used" -> (%t : !pdl.type)
  rewrite %op {
    // CHECK-DAG: :[[#@LINE+1]]:5: error: cannot erase 't.used', whose results are used in rule 'used'
    erase %op
  }
}
pdl.pattern @gone : benefit(1) {
  %t = type
  %op = operation "t.gone" -> (%t : !pdl.type)
  rewrite %op {
    %r = result 0 of %op
    erase %op
    // CHECK-DAG: :[[#@LINE+1]]:12: error: an operand is null in rule 'gone'
    %new = operation "t.new"(%r : !pdl.value)
  }
}
pdl.pattern @twice : benefit(1) {
  %op = operation "t.twice"
  rewrite %op {
    erase %op
    // CHECK-DAG: :[[#@LINE+1]]:5: error: the operation to erase is null in rule 'twice'
    erase %op
  }
}
pdl.pattern @missing : benefit(1) {
  %t = type
  %op = operation "t.missing" -> (%t : !pdl.type)
  rewrite %op {
    %r = result 3 of %op
    // CHECK-DAG: :[[#@LINE+1]]:5: error: a replacement value is null in rule 'missing'
    replace %op with (%r : !pdl.value)
  }
}
pdl.pattern @self : benefit(1) {
  %t = type
  %op = operation "t.self" -> (%t : !pdl.type)
  rewrite %op {
    // CHECK-DAG: :[[#@LINE+1]]:5: error: cannot replace 't.self' with a value defined inside it in rule 'self'
    replace %op with %op
  }
}
pdl.pattern @late : benefit(1) {
  %a = attribute
  %b = attribute
  %op = operation "t.late" {"a" = %a, "b" = %b}
  rewrite %op {
    erase %op
    // CHECK-DAG: :[[#@LINE+1]]:12: error: a native failed after the rule had already changed the IR in rule 'late'
    %sum = apply_native_rewrite "strata.add"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  }
}
// Early enough: the rule does not match.
pdl.pattern @early : benefit(1) {
  %a = attribute
  %b = attribute
  %op = operation "t.early" {"a" = %a, "b" = %b}
  rewrite %op {
    %sum = apply_native_rewrite "strata.add"(%a, %b : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    erase %op
  }
}
// After one that goes wrong, the operation is not offered to others.
pdl.pattern @after : benefit(1) {
  %op = operation "t.twice"
  rewrite %op {
    erase %op
  }
}
