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
} => { %r = arith.cmpi $(arith.inverse_predicate($p)), %x, %y : $t }

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
