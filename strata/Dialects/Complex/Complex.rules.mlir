// Folds and rules of complex (docs/rules.md). A constant is an array of its parts.

fold @CreateOfParts {
  %re = complex.re %z : $t
  %im = complex.im %z : $t
  %r = complex.create %re, %im : $t
} => %z
fold for ($part, $i) in @ReConstant(complex.re, 0), @ImConstant(complex.im, 1) {
  %r = $part %z : $t
} where $v = element(%z, $i) => $($v)
fold for ($part, $v) in @ReCreate(complex.re, %a), @ImCreate(complex.im, %b) {
  %z = complex.create %a, %b : $t
  %r = $part %z : $t
} => $v

// (x - y) + y -> x, (x + y) - y -> x
fold for ($a, $b) in @AddSub(%s, %y), @AddOfSub(%y, %s) {
  %s = complex.sub %x, %y : $t
  %r = complex.add $a, $b : $t
} => %x
fold @SubAdd {
  %s = complex.add %x, %y : $t
  %r = complex.sub %s, %y : $t
} => %x
fold for ($op) in @AddZero(complex.add), @SubZero(complex.sub) {
  %r = $op %x, %c : $t
} where is_any_zero(element(%c, 0)), is_any_zero(element(%c, 1)) => %x
fold for ($op) in @MulOne(complex.mul), @DivOne(complex.div) {
  %r = $op %x, %c : $t
} where is_one(element(%c, 0)), is_any_zero(element(%c, 1)) => %x

fold for ($op, $inner) in @NegNeg(complex.neg, complex.neg), @ConjConj(complex.conj, complex.conj),
    @ExpLog(complex.exp, complex.log), @LogExp(complex.log, complex.exp) {
  %a = $inner %x : $t
  %r = $op %a : $t
} => %x
fold @BitcastSame { %r = complex.bitcast %x : $t to $t } => %x

// A part of the negative of a number that was made of parts.
rule for ($part, $v) in @FoldReNeg(complex.re, %a), @FoldImNeg(complex.im, %b) {
  %z = complex.create %a, %b : complex<$t>
  %n = complex.neg %z fastmath<$f> : complex<$t>
  %r = $part %n : complex<$t>
} => { %r = arith.negf $v fastmath<$f> : $t }
