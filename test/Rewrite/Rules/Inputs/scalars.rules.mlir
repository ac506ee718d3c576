rule @constants {
  %a = arith.addi %x, %c0 : $t
  %r = arith.subi %a, %c1 : $t
} => { %r = arith.addi %x, $(%c0 - %c1 + 1) : $t }

rule @float { %r = arith.mulf %x, 1.0 : $t } => %x

rule @flags {
  %a = arith.muli %x, %y overflow<$f> : $t
  %r = arith.addi %a, %x overflow<$g> : $t
} where !has_attribute(%r, "keep") => { %r = arith.muli %x, 3 overflow<$($f & $g)> : $t }

rule for ($from, $to) in @eq(eq, ne), @slt(slt, sge) {
  %c = arith.cmpi $from, %x, %y : $t
  %r = arith.xori %c, true : i1
} => { %r = arith.cmpi $to, %x, %y : $t }

// A condition on the text of a hole, which comes first.
rule for ($n) in @known(8), @unknown(9) { %r = arith.divsi %x, $n : $t } where // not 9
  $n == 8 => %x

rule @cases { %r = arith.cmpi $p, %x, %x : $t } where one_of($p, sle, uge) => true

rule @vectors { %r = vector.extract %v[0] : $t from vector<1x$t> } where $t is any_float => {
  %f = vector.shape_cast %v : vector<1x$t> to vector<1x1x$t>
  %r = vector.extract %f[0, 0] : $t from vector<1x1x$t>
}

rule @lists {
  %r... = func.call @old(%all...) : ($ts...) -> ($us...)
} => { %r... = func.call @new(%all..., 1) : ($ts..., i32) -> ($us...) }

rule @two_results {
  %low, %high = arith.mului_extended %x, 1 : $t
} => %x, 0

rule @erased { "test.drop"(%x) : ($t) -> () } => erase

rule @more_important benefit(9) { %r = arith.addi %x, 7 : $t } => 42
rule @less_important { %r = arith.addi %x, 7 : $t } => 43
