// Folds and rules of index (docs/rules.md). Computed numbers must be the same for indices of 32
// and of 64 bits.

fold for ($op) in @AddZero(index.add), @SubZero(index.sub) { %r = $op %x, 0 } => %x
fold @MulOne { %r = index.mul %x, 1 } => %x
fold @MulZero { %r = index.mul %x, 0 } => 0

// The result is the same for all numbers.
fold @CmpSame { %r = index.cmp $p(%x, %x) } where $z = zero(index), $v = computed(%r, $z, $z) => $($v)

// (x op c) op d -> x op (c op d)
rule for ($op) in @AddConstants(index.add), @AndConstants(index.and), @MaxSConstants(index.maxs),
    @MaxUConstants(index.maxu), @MinSConstants(index.mins), @MinUConstants(index.minu), @MulConstants(index.mul),
    @OrConstants(index.or), @XOrConstants(index.xor) {
  %a = $op %x, %c
  %r = $op %a, %d
} where $v = computed(%r, %c, %d) => { %r = $op %x, $($v) }
