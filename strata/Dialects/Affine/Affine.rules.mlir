// Rules that bring operations of affine into canonical form (docs/rules.md). Rewrites that
// compute maps and sets are in C++.

// A conditional whose condition is known. `else` may be absent.
rule @AlwaysTrueOrFalseIf {
  %r... = affine.if affine_set<() : (0 == 0)>() -> $ts... {
    $then
    affine.yield %v... : $ts...
  } else { $else }
} => {
  $then
  return %v...
}
rule @AlwaysTrueOrFalseIf {
  %r... = affine.if affine_set<() : (1 == 0)>() -> $ts... { $then } else {
    $else
    affine.yield %v... : $ts...
  }
} => {
  $else
  return %v...
}
rule @AlwaysTrueOrFalseIf { affine.if affine_set<() : (1 == 0)>() { $then } } => erase

// The extremum of one value.
rule for ($op) in @CanonicalizeSingleResultAffineMinMaxOp("affine.min"),
    @CanonicalizeSingleResultAffineMinMaxOp("affine.max") {
  %r = $op(%xs...) {map = $m} : ($ts...) -> index
} where $m is cast<AffineMapAttr>($_self).getAffineMap().getNumResults() == 1
  => { %r = "affine.apply"(%xs...) {map = $m} : ($ts...) -> index }
