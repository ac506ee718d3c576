fold @f { %r = arith.addi %x, %y : $t } => { %r = arith.subi %x, %y : $t }
