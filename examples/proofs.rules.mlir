// Rules for `strata prove` (docs/proofs.md): one is right, one is wrong, and one cannot be decided.

rule @plus_negated {
  %n = arith.subi 0, %y : $t
  %r = arith.addi %x, %n : $t
} => { %r = arith.subi %x, %y : $t }
rule @swapped { %r = arith.subi %x, %y : $t } => { %r = arith.subi %y, %x : $t }
rule @remainder { %r = arith.remf %x, %x : $t } => { %r = arith.subf %x, %x : $t }
