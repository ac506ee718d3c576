rule @add_zero { %r = sat.add %x, 0 : $t } => %x
rule @bits { %r = sat.add %x, %y : $t } where $t is signless_integer(1) => { %r = arith.ori %x, %y : $t }
