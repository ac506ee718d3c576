// Rules of pix.irdl.mlir, which canonicalization applies. `strata prove` proves them.

rule @average_of_itself { %r = pix.average %x, %x : $t } => %x
rule @distance_to_zero { %r = pix.distance %x, 0 : $t } => %x
rule @add_inverted { %i = pix.invert %x : $t %r = pix.add %x, %i : $t } => -1
