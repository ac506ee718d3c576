// Rules that bring operations of memref into canonical form (docs/rules.md). Rewrites that
// compute layouts and slices, or look at users, are in C++.

// Constant sizes become a part of the type.
rule for ($op, $attrs) in @SimplifyAllocConst(memref.alloc, {alignment = $a}),
    @SimplifyAllocConst(memref.alloca, {alignment = $a}),
    @SimplifyAllocConst(memref.alloc, {}), @SimplifyAllocConst(memref.alloca, {}) {
  %r = $op(%sizes...)[%symbols...] $attrs : $t
} where $n = static_type($t, %sizes...), %others... = variable_sizes(%sizes...) => {
  %m = $op(%others...)[%symbols...] $attrs : $n
  %r = memref.cast %m : $n to $t
}
rule @ViewOpShapeFolder {
  %r = memref.view %x[%shift][%sizes...] : $s to $t
} where $n = static_type($t, %sizes...), %others... = variable_sizes(%sizes...) => {
  %v = memref.view %x[%shift][%others...] : $s to $n
  %r = memref.cast %v : $n to $t
}

// The source of a view has the identity layout.
rule @ViewOpMemrefCastFolder {
  %c = memref.cast %x : $s to $m
  %r = memref.view %c[%shift][%sizes...] : $m to $t
} where $s is MemRefType::get($_self.getShape(), $_self.getElementType(), nullptr, $_self.getMemorySpace()) == $_self
  => { %r = memref.view %x[%shift][%sizes...] : $s to $t }

// Copies of nothing, and to the same place.
rule for ($empty) in @FoldEmptyCopy($s), @FoldEmptyCopy($t) {
  memref.copy %x, %y : $s to $t
} where contains(shape($empty), 0) => erase
rule @FoldSelfCopy { memref.copy %x, %x : $t to $t } => erase

// Back to the shape before both, with another layout.
rule @CollapseOfExpandToCast {
  %a = "memref.expand_shape"(%x, %sizes...) {reassociation = $g} : ($s, $ts...) -> $m
  %r = memref.collapse_shape %a $g : $m into $t
} where is_same(shape($s), shape($t)), memref.says_at_least($s, $t), memref.says_at_least($t, $s)
  => { %r = memref.cast %x : $s to $t }

//===-- Folds -----------------------------------------------------------------===//

fold for ($op) in @CastSame(memref.cast), @MemorySpaceCastSame(memref.memory_space_cast) {
  %r = $op %x : $t to $t
} => %x
fold @CastOfCast {
  %a = memref.cast %x : $s to $m
  %r = memref.cast %a : $m to $t
} where $s is ranked_memref, memref.is_cast($s, $t) => { %r = memref.cast %x : $s to $t }
fold @MemorySpaceCastOfCast {
  %a = memref.memory_space_cast %x : $s to $m
  %r = memref.memory_space_cast %a : $m to $t
} => { %r = memref.memory_space_cast %x : $s to $t }
fold @AssumeAlignmentTwice {
  %a = memref.assume_alignment %x, $n : $t
  %r = memref.assume_alignment %a, $n : $t
} => %a
fold @RankOfType { %r = memref.rank %x : $t } where $n = number(rank($t), index) => $($n)
fold @ViewOfAll {
  %r = memref.view %x[%shift][%sizes...] : $t to $t
} where $t is static_shape, is_zero(%shift) => %x
