// Rules that bring operations of tensor into canonical form (docs/rules.md). Rewrites that
// compute slices, paddings and groups of dimensions are in C++.

//===-- Casts -----------------------------------------------------------------===//

rule @ChainedTensorBitcast {
  %a = tensor.bitcast %x : $s to $m
  %r = tensor.bitcast %a : $m to $t
} => { %r = tensor.bitcast %x : $s to $t }

// Unless the first cast says more than the other types.
rule @ChainedTensorCast {
  %a = tensor.cast %x : $s to $m
  %r = tensor.cast %a : $m to $t
} where is_same(tensor.join($s, $m, $t), tensor.join($s, $t)) => { %r = tensor.cast %x : $s to $t }

// The operand must have a dimension.
rule @DimOfCastOp {
  %a = tensor.cast %x : $s to $m
  %r = tensor.dim %a, %i : $m
} where $s is !rank(0) => { %r = tensor.dim %x, %i : $s }

rule @ExtractFromTensorCast {
  %a = tensor.cast %x : $s to $m
  %r = tensor.extract %a[%i...] : $m
} where $s is ranked_tensor => { %r = tensor.extract %x[%i...] : $s }

// One element is cast instead of all.
rule @ExtractElementFromIndexCast {
  %a = arith.index_cast %x : $s to $m
  %r = tensor.extract %a[%i...] : $m
} where $s is ranked_tensor => {
  %e = tensor.extract %x[%i...] : $s
  %r = arith.index_cast %e : $_ to $_
}

//===-- Sizes -----------------------------------------------------------------===//

// Constant sizes become a part of the type.
rule @ReplaceEmptyTensorStaticShapeDims {
  %r = tensor.empty(%sizes...) : $t
} where $n = static_type($t, %sizes...), %others... = variable_sizes(%sizes...) => {
  %e = tensor.empty(%others...) : $n
  %r = tensor.cast %e : $n to $t
}
rule @StaticTensorGenerate {
  %r = tensor.generate %sizes... { $body } : $t
} where $n = static_type($t, %sizes...), %others... = variable_sizes(%sizes...) => {
  %e = tensor.generate %others... { $body } : $n
  %r = tensor.cast %e : $n to $t
}

// A cast to a type that says more, and a size, of a tensor without contents.
rule @FoldEmptyTensorWithCastOp {
  %e = tensor.empty(%sizes...) : $s
  %r = tensor.cast %e : $s to $t
} where tensor.says_at_least($t, $s), %left... = sizes_left(%sizes..., $s, $t) => { %r = tensor.empty(%left...) : $t }
rule @FoldEmptyTensorWithDimOp {
  %e = tensor.empty(%sizes...) : $t
  %r = tensor.dim %e, %i : $t
} where %size = size_of_dim(%sizes..., $t, %i), !is_same(%size, %r) => %size

// The size is an element of the shape.
rule @DimOfReshapeOp {
  %a = tensor.reshape %x(%shape) : ($s, $n) -> $m
  %r = tensor.dim %a, %i : $m
} where is_index(element_type($n)) => { %r = tensor.extract %shape[%i] : $n }
rule @DimOfReshapeOp {
  %a = tensor.reshape %x(%shape) : ($s, $n) -> $m
  %r = tensor.dim %a, %i : $m
} where !is_index(element_type($n)) => {
  %e = tensor.extract %shape[%i] : $n
  %r = arith.index_cast %e : $_ to index
}

//===-- Elements --------------------------------------------------------------===//

rule @SingleInputConcatOp benefit(2) {
  %r = tensor.concat dim($d) %x : ($s) -> $t
} => { %r = tensor.cast %x : $s to $t }

// Given elements with the shape of the result.
rule @FoldReshapeWithSplat {
  %a = tensor.splat %x[%sizes...] : $s
  %r = tensor.collapse_shape %a $g : $s into $t
} where $t is static_shape => { %r = tensor.splat %x : $t }
rule @FoldReshapeWithSplat {
  %a = tensor.splat %x[%sizes...] : $s
  %r = "tensor.expand_shape"(%a, %o...) : ($s, $os...) -> $t
} where $t is static_shape => { %r = tensor.splat %x : $t }
rule @FoldReshapeWithFromElements {
  %a = tensor.from_elements %xs... : $s
  %r = tensor.collapse_shape %a $g : $s into $t
} where $t is static_shape => { %r = tensor.from_elements %xs... : $t }
rule @FoldReshapeWithFromElements {
  %a = tensor.from_elements %xs... : $s
  %r = "tensor.expand_shape"(%a, %o...) : ($s, $os...) -> $t
} where $t is static_shape => { %r = tensor.from_elements %xs... : $t }

//===-- Folds -----------------------------------------------------------------===//

fold for ($op) in @CastSame(tensor.cast), @BitcastSame(tensor.bitcast) { %r = $op %x : $t to $t } => %x
fold @RankOfType { %r = tensor.rank %x : $t } where $n = number(rank($t), index) => $($n)
fold @ConcatOfOne { %r = tensor.concat dim($d) %x : ($t) -> $t } => %x
fold @PadNothing {
  %r = "tensor.pad"(%x, %low..., %high...) ({ $body }) {operandSegmentSizes = array<i32: 1, 1, 1>}
    : ($t, $ls..., $hs...) -> $t
} where $t is static_shape, !has_attribute(root, "nofold") => %x
