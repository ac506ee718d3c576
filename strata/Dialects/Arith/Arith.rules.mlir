// Rules that bring operations of arith into canonical form (docs/rules.md). Rules for one
// operation are tried in the order of the file. Folding moves constants to the right of
// commutative operations. Rewrites that compute with floats are in ArithPatterns.cpp.

//===-- Sums and products of constants --------------------------------------===//

// A new operation has the flags that all replaced operations have, except those that the
// combined constant violates: (x + c0) + c1 may be in range where c0 + c1 is not. Numbers
// only: constants of vectors stay apart.

rule @SubIRHSAddConstant {
  %a = arith.addi %x, %c0 : $t
  %r = arith.subi %a, %c1 : $t
} where is_int_or_index($t) => { %r = arith.addi %x, $(%c0 - %c1) : $t }

rule @AddIAddConstant {
  %a = arith.addi %x, %c0 overflow<$f> : $t
  %r = arith.addi %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_add(%c0, %c1)
  => { %r = arith.addi %x, $(%c0 + %c1) overflow<$($f & $g & $held)> : $t }

rule @AddISubConstantRHS {
  %a = arith.subi %x, %c0 overflow<$f> : $t
  %r = arith.addi %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_sub(%c1, %c0)
  => { %r = arith.addi %x, $(%c1 - %c0) overflow<$($f & $g & $held)> : $t }

rule @AddISubConstantLHS {
  %a = arith.subi %c0, %x overflow<$f> : $t
  %r = arith.addi %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_add(%c0, %c1)
  => { %r = arith.subi $(%c0 + %c1), %x overflow<$($f & $g & $held)> : $t }

rule @SubILHSAddConstant {
  %a = arith.addi %x, %c0 overflow<$f> : $t
  %r = arith.subi %c1, %a overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_sub(%c1, %c0)
  => { %r = arith.subi $(%c1 - %c0), %x overflow<$($f & $g & $held)> : $t }

rule @SubIRHSSubConstantRHS {
  %a = arith.subi %x, %c0 overflow<$f> : $t
  %r = arith.subi %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_add(%c0, %c1)
  => { %r = arith.subi %x, $(%c0 + %c1) overflow<$($f & $g & $held)> : $t }

rule @SubIRHSSubConstantLHS {
  %a = arith.subi %c0, %x overflow<$f> : $t
  %r = arith.subi %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_sub(%c0, %c1)
  => { %r = arith.subi $(%c0 - %c1), %x overflow<$($f & $g & $held)> : $t }

rule @SubILHSSubConstantRHS {
  %a = arith.subi %x, %c0 overflow<$f> : $t
  %r = arith.subi %c1, %a overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_add(%c0, %c1)
  => { %r = arith.subi $(%c0 + %c1), %x overflow<$($f & $g & $held)> : $t }

rule @SubILHSSubConstantLHS {
  %a = arith.subi %c0, %x overflow<$f> : $t
  %r = arith.subi %c1, %a overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_sub(%c1, %c0)
  => { %r = arith.addi %x, $(%c1 - %c0) overflow<$($f & $g & $held)> : $t }

rule @MulIMulIConstant {
  %a = arith.muli %x, %c0 overflow<$f> : $t
  %r = arith.muli %a, %c1 overflow<$g> : $t
} where is_int_or_index($t), $held = arith.flags_of_mul(%c0, %c1)
  => { %r = arith.muli %x, $(%c0 * %c1) overflow<$($f & $g & $held)> : $t }

rule for ($a, $b) in @AddIMulNegativeOneRhs(%y, %p), @AddIMulNegativeOneLhs(%p, %y) {
  %p = arith.muli %x, -1 : $t
  %r = arith.addi $a, $b : $t
} => { %r = arith.subi %y, %x : $t }

rule @SubISubILHSRHSLHS {
  %a = arith.subi %x, %y overflow<$f> : $t
  %r = arith.subi %a, %x overflow<$g> : $t
} => { %r = arith.subi 0, %y overflow<$($f & $g)> : $t }

//===-- Extended sums and products -------------------------------------------===//

rule for ($extended, $op) in @AddUIExtendedToAddI("arith.addui_extended", arith.addi),
    @MulSIExtendedToMulI("arith.mulsi_extended", arith.muli),
    @MulUIExtendedToMulI("arith.mului_extended", arith.muli) {
  %low, %high = $extended(%x, %y) : ($t, $t) -> ($t, $u)
} where is_unused(%high) => {
  %sum = $op %x, %y : $t
  return %sum, %sum
}

// The product with 1: x, and its sign in all bits. 1 is not -1.
rule @MulSIExtendedRHSOne {
  %low, %high = arith.mulsi_extended %x, 1 : $t
} where bit_width($t) > 1 => {
  %less = arith.cmpi slt, %x, 0 : $t
  %sign = arith.extsi %less : $_ to $t
  return %x, %sign
}

//===-- Bits ------------------------------------------------------------------===//

// not (x <p y) -> x <not p y
rule @XOrINotCmpI {
  %c = arith.cmpi $p, %x, %y : $t
  %r = arith.xori %c, true : i1
} where $q = mapped($p, eq, ne, ne, eq, slt, sge, sge, slt, sle, sgt, sgt, sle, ult, uge, uge, ult, ule, ugt, ugt, ule)
  => { %r = arith.cmpi $q, %x, %y : $t }

rule for ($op, $ext) in @XOrIOfExtUI(arith.xori, arith.extui), @XOrIOfExtSI(arith.xori, arith.extsi),
    @AndOfExtUI(arith.andi, arith.extui), @AndOfExtSI(arith.andi, arith.extsi),
    @OrOfExtUI(arith.ori, arith.extui), @OrOfExtSI(arith.ori, arith.extsi) {
  %a = $ext %x : $n to $t
  %b = $ext %y : $n to $t
  %r = $op %a, %b : $t
} => {
  %s = $op %x, %y : $n
  %r = $ext %s : $n to $t
}

//===-- Comparisons -----------------------------------------------------------===//

// Equality is not affected by extension.
rule for ($ext) in @CmpIExtSI(arith.extsi), @CmpIExtUI(arith.extui) {
  %a = $ext %x : $n to $t
  %b = $ext %y : $n to $t
  %r = arith.cmpi $p, %a, %b : $t
} where one_of($p, eq, ne) => { %r = arith.cmpi $p, %x, %y : $n }

//===-- Casts -----------------------------------------------------------------===//

// A cast to a type that holds all values of the first type, and back. An index has 64 bits.
rule for ($cast) in @IndexCastOfIndexCast(arith.index_cast), @IndexCastUIOfIndexCastUI(arith.index_castui) {
  %a = $cast %x : $t to $m
  %r = $cast %a : $m to $t
} where ule(arith.bit_width($t), arith.bit_width($m)) => %x

// One cast in place of two. A zero-extended number is not negative.
rule for ($inner, $outer, $new) in @IndexCastOfExtSI(arith.extsi, arith.index_cast, arith.index_cast),
    @IndexCastUIOfExtUI(arith.extui, arith.index_castui, arith.index_castui),
    @BitcastOfBitcast(arith.bitcast, arith.bitcast, arith.bitcast),
    @ExtSIOfExtUI(arith.extui, arith.extsi, arith.extui) {
  %a = $inner %x : $n to $m
  %r = $outer %a : $m to $t
} => { %r = $new %x : $n to $t }

// Truncated to more bits than there were.
rule for ($ext) in @TruncIExtSIToExtSI(arith.extsi), @TruncIExtUIToExtUI(arith.extui) {
  %a = $ext %x : $n to $m
  %r = arith.trunci %a : $m to $t
} where ult(bit_width($n), bit_width($t)) => { %r = $ext %x : $n to $t }

// The result has only the upper bits of %x: the truncation removes the bits that the shift
// fills in. The shifted number is not negative, so it need not fit into the narrow type as a
// signed number. An exact shift stays exact.
rule @TruncIShrSIToTrunciShrUI {
  %s = arith.shrsi %x, %c : $w
  %r = arith.trunci %s overflow<$f> : $w to $t
} where !has_attribute(%s, "isExact"), %c == bit_width($w) - bit_width($t) => {
  %u = arith.shrui %x, $(%c) : $w
  %r = arith.trunci %u overflow<$($f & #arith.overflow<nuw>)> : $w to $t
}
module {
  rule @TruncIShrSIToTrunciShrUI {
    %s = arith.shrsi %x, %c exact : $w
    %r = arith.trunci %s overflow<$f> : $w to $t
  } where %c == bit_width($w) - bit_width($t) => {
    %u = arith.shrui %x, $(%c) exact : $w
    %r = arith.trunci %u overflow<$($f & #arith.overflow<nuw>)> : $w to $t
  }
}

// To the smaller type where the larger one does not round; not where a rounding mode is said.
rule for ($cast, $signed) in @TruncFSIToFPToSIToFP(arith.sitofp, true), @TruncFUIToFPToUIToFP(arith.uitofp, false) {
  %a = $cast %x : $n to $m
  %r = arith.truncf %a : $m to $t
} where !has_attribute(%r, "roundingmode"), holds_integers($m, $n, $signed) => { %r = $cast %x : $n to $t }

//===-- Floats ----------------------------------------------------------------===//

// Signs that cancel out; the fast-math flags of the outer operation stay.
rule for ($op) in @MulFOfNegF(arith.mulf), @DivFOfNegF(arith.divf) {
  %a = arith.negf %x : $t
  %b = arith.negf %y : $t
  %r = $op %a, %b fastmath<$f> : $t
} => { %r = $op %x, %y fastmath<$f> : $t }

//===-- Selections ------------------------------------------------------------===//

// A selection from the result of another one with the same condition.
rule @RedundantSelectFalse {
  %a = arith.select %c, %y, %x : $c, $t
  %r = arith.select %c, %b, %a : $c, $t
} => { %r = arith.select %c, %b, %x : $c, $t }
rule @RedundantSelectTrue {
  %a = arith.select %c, %x, %y : $c, $t
  %r = arith.select %c, %a, %b : $c, $t
} => { %r = arith.select %c, %x, %b : $c, $t }

// select(not c, x, y) -> select(c, y, x)
rule @SelectNotCond {
  %n = arith.xori %c, true : i1
  %r = arith.select %n, %x, %y : $t
} => { %r = arith.select %c, %y, %x : $t }

// select(c, false, true) -> not c
rule @SelectI1ToNot { %r = arith.select %c, false, true : i1 } => { %r = arith.xori %c, true : i1 }

// select(c, 1, 0) -> extui(c)
rule @SelectToExtUI {
  %r = arith.select %c, 1, 0 : $t
} where is_integer($t), bit_width($t) > 1 => { %r = arith.extui %c : i1 to $t }

// select(c, 0, 1) -> extui(not c), under the same name.
module {
  rule @SelectToExtUI {
    %r = arith.select %c, 0, 1 : $t
  } where is_integer($t), bit_width($t) > 1 => {
    %n = arith.xori %c, true : i1
    %r = arith.extui %n : i1 to $t
  }
}

//===-- Folds: integers ---------------------------------------------------------===//

// Constants fold by the declarations in the dialect file.
fold for ($op) in @AddIZero(arith.addi), @SubIZero(arith.subi), @OrIZero(arith.ori), @XOrIZero(arith.xori),
    @ShLIZero(arith.shli), @ShRUIZero(arith.shrui), @ShRSIZero(arith.shrsi) {
  %r = $op %x, 0 : $t
} => %x
fold for ($op) in @MulIOne(arith.muli), @DivUIOne(arith.divui), @DivSIOne(arith.divsi),
    @CeilDivUIOne(arith.ceildivui), @CeilDivSIOne(arith.ceildivsi), @FloorDivSIOne(arith.floordivsi) {
  %r = $op %x, 1 : $t
} => %x
fold for ($op) in @MulIZero(arith.muli), @AndIZero(arith.andi) { %r = $op %x, %z : $t } where is_zero(%z) => %z
fold for ($op) in @RemUIOne(arith.remui), @RemSIOne(arith.remsi) { %r = $op %x, 1 : $t } => 0
fold for ($op) in @SubISame(arith.subi), @XOrISame(arith.xori) { %r = $op %x, %x : $t } => 0

// (x - y) + y -> x, (x + y) - y -> x, (x + y) - x -> y
fold for ($a, $b) in @AddISubI(%s, %y), @AddIOfSubI(%y, %s) {
  %s = arith.subi %x, %y : $t
  %r = arith.addi $a, $b : $t
} => %x
fold for ($b, $v) in @SubIAddIRhs(%y, %x), @SubIAddILhs(%x, %y) {
  %s = arith.addi %x, %y : $t
  %r = arith.subi %s, $b : $t
} => $v

// (x * y) / y -> x, where the product does not wrap around.
fold for ($op, $flag, $b, $v) in @DivUIMulIRhs(arith.divui, nuw, %y, %x), @DivUIMulILhs(arith.divui, nuw, %x, %y),
    @DivSIMulIRhs(arith.divsi, nsw, %y, %x), @DivSIMulILhs(arith.divsi, nsw, %x, %y) {
  %p = arith.muli %x, %y overflow<$f> : $t
  %r = $op %p, $b : $t
} where has_flags($f, $flag) => $v

fold @AddUIExtendedZero { %s, %c = arith.addui_extended %x, 0 : $t, $u } => %x, 0
fold for ($op) in @MulSIExtendedZero(arith.mulsi_extended), @MulUIExtendedZero(arith.mului_extended) {
  %low, %high = $op %x, 0 : $t
} => 0, 0
fold @MulUIExtendedOne { %low, %high = arith.mului_extended %x, 1 : $t } => %x, 0

//===-- Folds: bits ---------------------------------------------------------------===//

fold @AndIAllOnes { %r = arith.andi %x, -1 : $t } => %x
fold @OrIAllOnes { %r = arith.ori %x, -1 : $t } => -1

// x & ~x -> 0, x | ~x -> -1
fold for ($a, $b) in @AndINot(%n, %x), @AndIOfNot(%x, %n) {
  %n = arith.xori %x, -1 : $t
  %r = arith.andi $a, $b : $t
} => 0
fold for ($a, $b) in @OrINot(%n, %x), @OrIOfNot(%x, %n) {
  %n = arith.xori %x, %m : $t
  %r = arith.ori $a, $b : $t
} where is_all_ones(%m) => %m

// (x & y) & y -> x & y, (x ^ y) ^ y -> x
fold for ($a, $b) in @AndIAndIRhs(%n, %y), @AndIAndILhs(%n, %x), @AndIOfAndIRhs(%y, %n), @AndIOfAndILhs(%x, %n) {
  %n = arith.andi %x, %y : $t
  %r = arith.andi $a, $b : $t
} => %n
fold for ($a, $b, $v) in @XOrIXOrIRhs(%n, %y, %x), @XOrIXOrILhs(%n, %x, %y), @XOrIOfXOrIRhs(%y, %n, %x),
    @XOrIOfXOrILhs(%x, %n, %y) {
  %n = arith.xori %x, %y : $t
  %r = arith.xori $a, $b : $t
} => $v

//===-- Folds: floats -------------------------------------------------------------===//

// 0 is not neutral: -0 + 0 is 0.
fold for ($op, $c) in @AddFNegativeZero(arith.addf, -0.0), @SubFZero(arith.subf, 0.0), @MulFOne(arith.mulf, 1.0),
    @DivFOne(arith.divf, 1.0) {
  %r = $op %x, $c : $t
} => %x
// Without NaN and signs of zeros a product with zero is that zero.
fold @MulFZero { %r = arith.mulf %x, %z fastmath<$f> : $t } where is_any_zero(%z), has_flags($f, nnan, nsz) => %z
fold @NegFNegF {
  %a = arith.negf %x : $t
  %r = arith.negf %a : $t
} => %x

//===-- Folds: minima and maxima --------------------------------------------------===//

fold for ($op) in @MaxSISame(arith.maxsi), @MaxUISame(arith.maxui), @MinSISame(arith.minsi), @MinUISame(arith.minui),
    @MaximumFSame(arith.maximumf), @MaxNumFSame(arith.maxnumf), @MinimumFSame(arith.minimumf),
    @MinNumFSame(arith.minnumf) {
  %r = $op %x, %x : $t
} => %x
// The number that is always taken, and the one that never is.
fold for ($op, $test) in @MaxSIMax(arith.maxsi, is_signed_max(%c)), @MaxUIMax(arith.maxui, is_all_ones(%c)),
    @MinSIMin(arith.minsi, is_signed_min(%c)), @MinUIMin(arith.minui, is_zero(%c)) {
  %r = $op %x, %c : $t
} where $test => %c
fold for ($op, $test) in @MaxSIMin(arith.maxsi, is_signed_min(%c)), @MaxUIMin(arith.maxui, is_zero(%c)),
    @MinSIMax(arith.minsi, is_signed_max(%c)), @MinUIMax(arith.minui, is_all_ones(%c)),
    @MaxNumFNaN(arith.maxnumf, is_nan(%c)), @MinNumFNaN(arith.minnumf, is_nan(%c)) {
  %r = $op %x, %c : $t
} where $test => %x
fold @MaximumFInfinity {
  %r = arith.maximumf %x, %c : $t
} where is_infinity(%c), is_negative(%c) => %x
fold @MinimumFInfinity {
  %r = arith.minimumf %x, %c : $t
} where is_infinity(%c), !is_negative(%c) => %x

//===-- Folds: casts ----------------------------------------------------------------===//

fold for ($ext) in @ExtUIExtUI(arith.extui), @ExtSIExtSI(arith.extsi) {
  %a = $ext %x : $n to $m
  %r = $ext %a : $m to $t
} => { %r = $ext %x : $n to $t }
// The truncation of an extension is its source, or the truncation of that.
fold for ($ext) in @TruncIExtUISame(arith.extui), @TruncIExtSISame(arith.extsi) {
  %a = $ext %x : $t to $m
  %r = arith.trunci %a : $m to $t
} => %x
fold for ($ext) in @TruncIExtUI(arith.extui), @TruncIExtSI(arith.extsi) {
  %a = $ext %x : $n to $m
  %r = arith.trunci %a : $m to $t
} where bit_width($n) > bit_width($t) => { %r = arith.trunci %x : $n to $t }
// %x is in range if both truncations say so.
fold @TruncITruncI {
  %a = arith.trunci %x overflow<$f> : $n to $m
  %r = arith.trunci %a overflow<$g> : $m to $t
} => { %r = arith.trunci %x overflow<$($f & $g)> : $n to $t }

// If both may be contracted, the precision lost by the truncation may be kept.
fold @ExtFTruncF {
  %a = arith.truncf %x fastmath<$f> : $t to $m
  %r = arith.extf %a fastmath<$g> : $m to $t
} where has_flags($f, contract), has_flags($g, contract) => %x
fold @TruncFExtFSame {
  %a = arith.extf %x : $t to $m
  %r = arith.truncf %a : $m to $t
} where holds_floats($m, $t) => %x
fold @TruncFExtF {
  %a = arith.extf %x : $n to $m
  %r = arith.truncf %a : $m to $t
} where bit_width($n) > bit_width($t), holds_floats($m, $n) => { %r = arith.truncf %x : $n to $t }

fold @BitcastSame { %r = arith.bitcast %x : $t to $t } => %x
fold @BitcastPoison { %r = arith.bitcast %p : $n to $t } where is_poison(%p), !is_shaped($n) => $(%p)

//===-- Folds: comparisons ------------------------------------------------------------===//

// The result is the same for all numbers.
fold @CmpISame { %r = arith.cmpi $p, %x, %x : $t } where $z = zero($t), $v = computed(%r, $z, $z) => $($v)
fold for ($ext) in @CmpIExtSIBool(arith.extsi), @CmpIExtUIBool(arith.extui) {
  %a = $ext %x : $n to $t
  %r = arith.cmpi ne, %a, 0 : $t
} where bit_width($n) == 1 => %x
fold for ($p, $c) in @CmpINotFalse(ne, 0), @CmpIIsTrue(eq, 1) {
  %r = arith.cmpi $p, %x, $c : $t
} where bit_width($t) == 1 => %x
// Constants on the right.
fold @CmpIOfConstant {
  %r = arith.cmpi $p, %c, %x : $t
} where is_constant(%c), !is_constant(%x),
  $q = mapped($p, slt, sgt, sgt, slt, sle, sge, sge, sle, ult, ugt, ugt, ult, ule, uge, uge, ule)
  => { %r = arith.cmpi $q, %x, %c : $t }

// Numbers only. With NaN the other operand does not matter.
fold for ($test, $a, $b) in @CmpFNaNLhs(is_nan(%x), %x, %x), @CmpFNaNRhs(is_nan(%y), %y, %y),
    @CmpFConstants(is_constant(%y), %x, %y) {
  %r = arith.cmpf $p, %x, %y : $t
} where $test, is_float($t), !is_poison($a), !is_poison($b), $v = computed(%r, $a, $b) => $($v)

//===-- Folds: selections -------------------------------------------------------------===//

fold @SelectSame { %r = arith.select %c, %x, %x : $c, $t } => %x
fold for ($test, $v) in @SelectTrue(is_one(%c), %x), @SelectFalse(is_zero(%c), %y) {
  %r = arith.select %c, %x, %y : $c, $t
} where $test => $v
fold for ($p, $v) in @SelectPoisonTrue(%x, %y), @SelectPoisonFalse(%y, %x) {
  %r = arith.select %c, %x, %y : $c, $t
} where is_poison($p) => $v
fold @SelectTrueFalse { %r = arith.select %c, true, false : i1 } => %c
// Both cases of an (in)equality give the value that is selected if they differ.
fold for ($p, $a, $b, $v) in @SelectEq(eq, %x, %y, %y), @SelectEqSwapped(eq, %y, %x, %y), @SelectNe(ne, %x, %y, %x),
    @SelectNeSwapped(ne, %y, %x, %x) {
  %c = arith.cmpi $p, $a, $b : $t
  %r = arith.select %c, %x, %y : $c, $t
} => $v
