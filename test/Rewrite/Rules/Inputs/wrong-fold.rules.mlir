fold @f { %r = arith.addi %x, %y : $t } => { %r = arith.subi %x, %y : $t }
fold @g { %r = arith.addi %x, %x : $t } => { %r = arith.addi %x, 1 : $t }
