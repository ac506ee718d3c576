// Rules that bring operations of linalg into canonical form (docs/rules.md). Rewrites that
// compute shapes, create tensors or concern all structured operations are in C++.

// Not of transposes that are operands of each other.
rule @FoldTransposeWithTranspose {
  %a = "linalg.transpose"(%x, %i) ({ $inner }) {permutation = $p} : ($s, $m) -> $m
  %r = "linalg.transpose"(%a, %init) ({ $body }) {permutation = $q} : ($m, $t) -> $t
} where !is_same(%x, %r) => {
  %r = "linalg.transpose"(%x, %init) ({ $body }) {permutation = $(permuted($p, $q))} : ($s, $t) -> $t
}

fold @TransposeByIdentity {
  %r = "linalg.transpose"(%x, %init) ({ $body }) {permutation = $p} : ($t, $s) -> $t
} where $t is tensor, counts_up($p) => %x
