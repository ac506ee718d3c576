// Folds and rules of shape (docs/rules.md). Folds of lists of extents are in ShapeFolds.cpp.

fold for ($op, $v) in @AddSizes(shape.add, %a + %b), @MulSizes(shape.mul, %a * %b),
    @DivSizes(shape.div, sdiv_floor(%a, %b)) {
  %r = $op %a, %b : $t, $u -> $w
} where $c = $v => $($c)
fold for ($op) in @MaxSame(shape.max), @MinSame(shape.min) { %r = $op %x, %x : $t, $t -> $t } => %x
fold @GetExtentOfConstant { %r = shape.get_extent %s, %d : $t, $u -> $w } where $v = element(%s, %d) => $($v)
fold @CstrRequireConstant { %r = shape.cstr_require %p, $message } where is_constant(%p) => $(%p)

fold @SizeToIndexConstant { %r = shape.size_to_index %c : $t } where is_constant(%c) => $(%c)
fold @SizeToIndexOfIndex { %r = shape.size_to_index %x : index } => %x
rule @SizeToIndexOfIndexToSize {
  %a = shape.index_to_size %x
  %r = shape.size_to_index %a : !shape.size
} => %x
fold @IndexToSizeConstant { %r = shape.index_to_size %c } where is_constant(%c) => $(%c)
rule @IndexToSizeOfSizeToIndex {
  %a = shape.size_to_index %x : !shape.size
  %r = shape.index_to_size %a
} => %x

rule @RankShapeOfCanonicalizationPattern {
  %s = shape.shape_of %x : $t -> $s
  %r = shape.rank %s : $s -> index
} where $n = rank($t), $c = number($n, index) => { %r = "arith.constant"() <{value = $c}> : () -> index }
rule @RankShapeOfCanonicalizationPattern {
  %s = shape.shape_of %x : $t -> $s
  %r = shape.rank %s : $s -> !shape.size
} where $n = rank($t), $c = number($n, index) => { %r = shape.const_size $c }
rule @CstrEqEqOps { %r = shape.cstr_eq %xs... : $ts... } where all_same(%xs...) => { %r = shape.const_witness true }
rule @AssumingAllOneOp { %r = shape.assuming_all %w } => %w
