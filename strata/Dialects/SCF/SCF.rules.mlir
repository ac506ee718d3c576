// Rules that bring operations of scf into canonical form (docs/rules.md). Rewrites that
// count iterations, or change the values that regions pass, are in C++.

// A conditional whose condition is known. `else` may be absent.
rule @RemoveStaticCondition {
  %r... = scf.if true -> ($ts...) {
    $then
    scf.yield %v... : $ts...
  } else { $else }
} => {
  $then
  return %v...
}
rule @RemoveStaticCondition {
  %r... = scf.if false -> ($ts...) { $then } else {
    $else
    scf.yield %v... : $ts...
  }
} => {
  $else
  return %v...
}
rule @RemoveStaticCondition { scf.if false { $then } } => erase

rule @SingleBlockExecuteInliner benefit(2) {
  %r... = scf.execute_region -> ($ts...) {
    $body
    scf.yield %v... : $ts...
  }
} where !has_attribute(root, "no_inline") => {
  $body
  return %v...
}
